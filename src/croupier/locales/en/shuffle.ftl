# What `croupier record verify` says of a coup's paper: what holds, what does not, what is not known.

verify-proved = proved
verify-failed = FAILED
verify-unproved = not proved
verify-result-ok = Nothing on this paper is refuted.
verify-result-failed = This paper is refuted.

verify-no-proofs = The paper has no proofs of the shuffle: how the deck came to its order is not known.
verify-no-shares = No seat added bytes to the shuffle: nothing shows that the house drew its own bytes by chance.
verify-share = What seat { NUMBER($seat) } opened is what it committed to with its bet.
verify-share-failed = What seat { NUMBER($seat) } opened is not what it committed to.
verify-share-replaced = Seat { NUMBER($seat) } did not open its bytes, so its commitment stands in their place. Whether it was asked is not known.
verify-seed-sealed = The seed is sealed: the order of the whole deck, and that the house’s bytes are those it committed to, can be checked by an inspector or auditor only.
verify-commitment = The house’s bytes are those that it committed to.
verify-commitment-failed = The house’s bytes are not those that it committed to.
verify-root = The bytes of house and seats make the seed, the seed makes the order, and the root holds every card of it.
verify-root-failed = The root is not that of the order which the bytes of house and seats make.
verify-not-dealt = There is no root: no card was dealt.
verify-order = The deck lay in the order that the seed makes.
verify-order-failed = The deck did not lie in the order that the seed makes.
verify-witness = When they were shown stands on no paper. Compare with what you noted, table { $table }, coup { $coup }: before the bets the commitment { $commitment }, before the first card the root { $root }.
verify-settled = Played again by the sheet, every act is allowed and every payment comes out as written.
verify-settled-failed = Played again by the sheet, the coup does not come out as written:
verify-voided = The coup was voided, and every bet went back.
verify-unfinished = The coup is not over: every act is allowed, and nothing is settled yet.
verify-not-settled = The paper has not what it takes to settle the coup again.
verify-cards = { $count ->
    [0] The paper opens no card.
    [one] The card that the paper opens is in the root, at its position.
   *[other] All { NUMBER($count) } cards that the paper opens are in the root, each at its position.
}
verify-cards-failed = { $lost ->
    [one] A card is not in the root at its position: { $cards }
   *[other] { NUMBER($lost) } cards are not in the root at their positions: { $cards }
}
verify-named = Every card that the paper names has its proof.
verify-named-failed = The paper names a card without a proof.
verify-sheet-failed = The sheet is not the one that its digest names.
verify-not-over = The coup was not over, or was voided: that each card lay where the rules deal it, and who is paid what, is not checked.
verify-places = Each card that this seat saw lay where the rules deal it. Hands that stayed hidden count as what the rules take them for: folded, beaten, no prize.
verify-places-failed = { $count ->
    [one] A card that this seat saw has no proof at the position from which the rules deal it.
   *[other] { NUMBER($count) } cards that this seat saw have no proof at the positions from which the rules deal them.
}

fault-paper-not-a-share = “{ $line }” is no share of a seat
fault-paper-not-a-share-mend = a share is written SEAT COMMITMENT [BYTES], like "3 9f2c… 04b1…"
fault-paper-not-an-opened-card = “{ $line }” opens no card
fault-paper-not-an-opened-card-mend = a card is opened by POSITION CARD SALT PATH…, like "0 Ah 77e0… 5d3a…"
