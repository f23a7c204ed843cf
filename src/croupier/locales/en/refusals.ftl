# Why an act is refused: one sentence for each code of IllegalAction. Amounts are written as money.

refused-coup-over = The coup is over.
refused-unknown-action = This game knows no such act ({ $action }).
refused-other-game = This game knows no such act ({ $action }).
refused-house-only = Only the house does that, not seat { $seat }.
refused-unknown-seat = There is no player at seat { $seat }.
refused-wrong-moment = { $phase ->
    [blinds] Not now: the blinds are being offered.
    [deal] Not now: the dealer is about to deal.
    [betting] Not now: the cards are dealt and the bets are going round.
   *[other] Not now.
}

refused-bets-closed = Rien ne va plus: no more bets.
refused-bets-stand = Bets that are down at “Rien ne va plus” stand; nothing is taken back.
refused-barred = Seat { $seat } sits this game out after a violation.
refused-no-progressive = This table has no progressive bet.
refused-progressive-without-ante = The progressive bet needs an ante beside it.
refused-ante-limits = The ante is { $low } to { $high } at this table, not { $ante }.
refused-ante-unit = The ante is in whole { $unit }, not { $ante }.
refused-chips-short = An ante of { $ante } needs { $need } in chips, to cover the additional bet; there are { $chips }.
refused-no-bet = Seat { $seat } has no bet to take back.
refused-no-bets = Nobody has bet: there is no game to deal.
refused-raise-exact = The additional bet is exactly { $exact }, not { $to }.
refused-already-dealt = The cards are dealt already.
refused-not-dealt = The cards are not dealt yet.
refused-no-hand = Seat { $seat } has no hand in this game.
refused-already-decided = Seat { $seat } has decided, and that stands.
refused-undecided = The hands are exposed when all have decided; still to decide: { $seats }.
refused-meter-negative = A jackpot is never below zero.
refused-deck = The deck is { $cards } different cards, each once.
refused-wrong-deck = The deck of this coup is { $cards } different cards, each once.

refused-not-dealt-in = Seat { $seat } is not dealt in.
refused-not-your-turn = It is seat { $turn }’s turn, not seat { $seat }’s.
refused-check-facing-bet = There is a bet: call { $price }, or fold.
refused-nothing-to-call = There is nothing to call: check.
refused-already-opened = The betting is open at { $level }: call, raise or fold.
refused-opening-closed = Who called the short opening may not open on top of it.
refused-opening-exact = The opening bet is exactly { $exact }, not { $to }.
refused-opening-least = The opening bet is at least { $low }, not { $to }.
refused-opening-most = The opening bet is at most { $high }, not { $to }.
refused-opening-unit = Bets are in whole { $unit }; { $to } is not, and it is not all-in.
refused-raise-least = The least raise is to { $low }, not to { $to }.
refused-raise-most = The most to raise to is { $high }, not { $to }.
refused-raise-unit = Bets are in whole { $unit }; { $to } is not, and it is not all-in.
refused-nothing-to-raise = Nobody has opened in full: there is nothing to raise.
refused-raise-cap = { $raises ->
    [0] There are no raises in this game: call or fold.
    [one] The one raise is made: call or fold.
   *[other] All { $raises } raises are made: call or fold.
}
refused-raise-closed = The short all-in of { $faced } more is less than a full raise of { $full }: it does not reopen the betting to you.
refused-only-call = With { $chips } left you can call all-in or fold, not raise.
refused-nobody-to-answer = Nobody is left with chips to answer: call or fold.
