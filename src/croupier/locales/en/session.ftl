### A session on the page of `croupier odds --session`.

session-part = A session
session-part-progressive = A session with the progressive bet
session-part-range = What to expect after many coups
session-asked = { $coups ->
    [one] One coup
   *[other] { $coups } coups
} with an ante of { $ante }. Chances are right to { $bound }.
session-asked-meter = { $coups ->
    [one] One coup
   *[other] { $coups } coups
} with an ante of { $ante } and the progressive bet, the meter showing { $meter } all along. Chances are right to { $bound }.
session-mean = Result on average
session-deviation = Standard deviation of the result
session-ahead = Chance to be ahead at the end
session-even = Chance to be even
session-behind = Chance to be behind
session-ruin = Chance that { $bankroll } do not last: the next coup and its raise not covered
session-played = Coups played with them on average
session-cost = Costs an hour on average, coups an hour: { $pace }
session-hours = Hours
session-at-most = Result at most
session-with-chance = With a chance of
session-range = Nine times of ten a player’s average result, in percent of the ante, lies between these. Volatility index { $index }: 1.645 standard deviations of one coup, in antes.
session-coups = Coups
session-from = From
session-to = To
