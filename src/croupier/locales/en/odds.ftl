### The worth of a sheet: `croupier odds`.

odds-counting = Counting every deal of { $cards } cards

## Strategies as sentences. $hand is a hand of the player's, $ranks are ranks of cards.

odds-line-raise = Raise with { $hand }.
odds-line-raise-if = Raise with { $hand } if { $conditions }.
odds-line-fold = Fold { $hand }.
odds-line-fold-if = Fold { $hand } if { $conditions }.
odds-line-else-raise = Raise with everything else.
odds-line-else-fold = Fold everything else.
odds-and = { " and " }
odds-if-exposed = the dealer shows { $ranks }
odds-if-matches = the dealer’s card has the rank of one of yours
odds-if-matches-not = the dealer’s card has the rank of none of yours
odds-if-has = your hand has { $number ->
    [one] a card of the rank { $ranks }
   *[other] one of the ranks { $ranks }
}
odds-if-has-no = your hand has { $number ->
    [one] no { $ranks }
   *[other] none of the ranks { $ranks }
}
odds-if-below = the dealer’s card is lower than { $place ->
    [1] your highest card
    [2] your second highest card
    [3] your third highest card
    [4] your fourth highest card
   *[other] your lowest card
}
odds-if-above = the dealer’s card is higher than { $place ->
    [1] your highest card
    [2] your second highest card
    [3] your third highest card
    [4] your fourth highest card
   *[other] your lowest card
}
odds-ranks-run = { $low } to { $high }
odds-ranks-or = { $some } or { $last }
odds-hand-any = any hand
odds-hand-high = { $ranks } high
odds-hand-of = { $name }, { $ranks }
odds-hand-better = { $hand } or better
odds-hand-lower = { $hand } and lower
odds-hand-span = { $low } to { $high }
odds-always = Every hand from { $hand } up is raised, whatever the dealer shows.
odds-never = Every hand up to { $hand } is folded, whatever the dealer shows.
odds-between = Between them it depends on the dealer’s card.

## The page

odds-title = { $name }, { $house }
odds-how = { $strategy ->
    [optimal] best play
   *[other] strategy: { $strategy }
}{ $seen ->
    [one] , one dealer card seen
   *[other] , { $seen } dealer cards seen
}{ $dead ->
    [0] { "" }
    [one] , one dead card
   *[other] , { $dead } dead cards
}{ $ante ->
    [none] { "" }
   *[other] , pays for an ante of { $ante }
}
odds-digest = sheet { $digest }
odds-part-worth = Worth
odds-part-outcomes = How a deal ends, results in antes
odds-part-strategy = Best play
odds-part-learn = Rules that are easier to learn, and what each costs
odds-part-compare = Compared
odds-part-changes = Lines that differ
odds-house-edge = House edge, of the ante
odds-element-of-risk = House edge, of all that is bet
odds-average-bet = Average bet, in antes
odds-standard-deviation = Standard deviation, in antes
odds-raise-frequency = Hands raised
odds-dealer-opens = The dealer opens
odds-deals = Deals counted
odds-net = The player’s result over all of them, in antes
odds-outcome = Outcome
odds-count = Deals
odds-chance = Chance
odds-result = Result
odds-brings = Brings
odds-end-fold = folded
odds-end-no_open = the dealer does not open
odds-end-lose = the dealer is higher
odds-end-push = equal hands
odds-end-win = won: { $hand }
odds-chart = How often best play raises with a hand (lines) against a dealer card (columns)
odds-hand = Hand
odds-all = All
odds-rule = Rule
odds-edge = House edge
odds-cost = Costs
odds-points = { $points } points
odds-percent = { $number }%
odds-figure = Figure
odds-before = Before
odds-after = After
odds-difference = Difference
odds-line = Line
odds-none = –
odds-learn-how = One point is one percent of the ante. Each rule can be played with --strategy.
odds-best-play = best play
