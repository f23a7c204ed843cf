# Chances at the stud table, and what a stud sheet is worth.

chances-counting = Counting the deals…
chances-deck = { $cards } cards from the { $lowest } up, { $players } players dealt in, { $come ->
    [0] no card to come
    [one] one card to come for each hand still in
   *[other] { $come } cards to come for each hand still in
}.
chances-seat = Seat
chances-cards = Cards
chances-holds = Holds
chances-win = Wins
chances-share = Shares
chances-equity = Equity
chances-between = 99% between
chances-speaks = Speaks next
chances-folded = folded
chances-exact = Counted exactly, over { $deals ->
    [one] the one way to deal the rest.
   *[other] all { $deals } ways to deal the rest.
}
chances-sampled = { $samples ->
    [one] one sample
   *[other] { $samples } samples
} of { $deals ->
    [one] one way
   *[other] { $deals } ways
} to deal the rest, seed { $seed }; standard error of an equity at most { $error }.
chances-first = * Seat { $seat } speaks first, blinds apart.
chances-classes = What each hand becomes
chances-of-seat = Seat { $seat }

chances-part-decks = The order of hands against the deck
chances-part-shows = The best show of all hands, who speaks first
chances-part-rake = The rake
chances-deck-of = { $players } players, { $cards } cards
chances-pair-here = * { $higher } above { $lower }: out of order by frequency with { $wrong } cards, in order with { $right }.
chances-pair-elsewhere = { $higher } above { $lower }: in order with { $right } cards; out of order only with { $wrong }, which this sheet does not play with.
chances-players = Players
chances-up = Cards up
chances-rake = The dealer keeps { $rate } of all pots together when they are above { $above }.
chances-cliff = A pot of { $threshold } pays { $threshold }, one of { $first } pays { $net }: from { $first } to { $last } winning less is winning more. { $level } pays as much as { $threshold } again.
chances-pot = Pot
chances-kept = Rake
chances-paid = Paid
chances-rate = Rate
chances-ante = Ante
chances-lines = What is kept of typical pots: the antes alone; the opening (as much as all antes) called by one player, or by all; two players all-in for a bank each, the others’ antes beside; every player all-in for a bank.
chances-line-antes = Antes
chances-line-one-call = One calls
chances-line-all-call = All call
chances-line-heads-up-banks = Two banks
chances-line-all-banks = All banks
