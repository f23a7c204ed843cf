# My coups: the list, the replay, the proof.

pages-coups-game = Game
pages-coups-result = Result
pages-coups-all = all
pages-coups-won = won
pages-coups-lost = lost
pages-coups-day = Day
pages-coups-more = Earlier ones
pages-coups-none = No coup yet.
pages-coups-nobody = You have not played here yet.
pages-coups-voided = voided
pages-coup-why = Who was paid what, and why
pages-coup-record = The record (TOML)
pages-coup-phh = Poker hand history (PHH)
pages-replay = The coup, step by step
pages-replay-pot = In the pot: { $amount }
pages-replay-first = To the beginning
pages-replay-back = One step back
pages-replay-next = One step on
pages-replay-last = To the end
pages-replay-step = Step { NUMBER($at) } of { NUMBER($of) }
pages-proof = The shuffle
pages-proof-how = Checked here, by your browser alone, from what the house showed before the bets and before the first card.
pages-proof-impossible = This browser cannot check it: it needs a safe connection (https).
pages-proof-cards-failed = { $lost ->
    [one] One card is not in the root at its position.
   *[other] { NUMBER($lost) } cards are not in the root at their positions.
}
pages-proof-values = The values
pages-proof-commitment = Commitment, before the bets
pages-proof-root = Root, before the first card
pages-proof-seed = The house’s bytes
