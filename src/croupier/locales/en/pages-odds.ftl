# What a sheet is worth. What is not here stands in odds.ftl, progressive.ftl, session.ftl and chances.ftl.

pages-odds-what = What the sheet is worth: every deal counted, nothing sampled.
pages-odds-what-stud = What the sheet is worth: every deal counted; where chances must be sampled, their error is told.
pages-odds-sheet = The sheet
pages-odds-sheet-how = Change a line and the worth follows. The tables play by the sheet as it is.
pages-odds-to-one = Pays, to 1
pages-odds-opens = Dealer opens with
pages-odds-multiple = Raise, × ante
pages-odds-jackpot-bet = Progressive bet
pages-odds-jackpot-seed = Meter begins at
pages-odds-jackpot-contribution = To the meter
pages-odds-rake-above = Rake on pots above
pages-odds-rake-rate = Rake, share
pages-odds-was = was { $value }
pages-odds-nothing = not there
pages-odds-others = Other changed lines
pages-odds-reset = Back to the sheet
pages-odds-edited = { $count ->
    [one] One line differs from the sheet. The address keeps it.
   *[other] { $count } lines differ from the sheet. The address keeps them.
}
pages-odds-counting = Counting every deal…
pages-odds-again = Ask again
pages-odds-faulty = This makes no sheet. The numbers are the last that held.
pages-odds-return = Return to the player, of the ante
pages-odds-break-even = The progressive is even from
pages-odds-counted = Best play, over { $deals } deals.
pages-odds-of-ante = % of the ante
pages-odds-and-better = or better
pages-odds-and-lower = or lower
pages-odds-always = always raised
pages-odds-some = raised so often, in percent
pages-odds-never = always folded
pages-odds-meter = If the meter shows
pages-odds-at-meter = Given back with the meter at { $meter }
pages-odds-bankroll = Money at hand
pages-odds-session-of = { $coups ->
    [one] One coup with an ante of { $ante }, by best play.
   *[other] { $coups } coups with an ante of { $ante }, by best play.
}
pages-odds-of-pot = of { $pot }
pages-odds-out-of-order = more frequent than the class below it
pages-odds-no-amount = That is no amount: write it like 500.00
pages-odds-take = To take away
pages-odds-take-how = The sheet as it is edited, all figures as programs want them, each table for itself; charts under each chart.
pages-odds-json = All figures (JSON)
pages-odds-csv = Tables (CSV)
pages-odds-table-outcomes = outcomes
pages-odds-table-distribution = results
pages-odds-table-pays = pays
pages-odds-table-strategy = best play
pages-odds-table-rules = easier rules
pages-odds-table-classes = hands
pages-odds-table-shows = best shows
pages-odds-table-rake = rake by pot
pages-odds-table-stakes = rake by stake

# The calculator of chances at the stud table.
pages-chances-title = Each seat’s chance
pages-chances-how = Seats stand clockwise from the left of the marker. Choose a place, then its card. A hidden card that nobody knows stays face down; of a folded hand enter what was seen, for it is out of the deck.
pages-chances-clear = Clear
pages-chances-folded = Folded
pages-chances-hidden = Hidden card { $number }: { $card }
pages-chances-shown = Card { $number } up: { $card }
pages-chances-unknown = unknown
pages-chances-empty = to be chosen
pages-chances-lacks = { $count ->
    [one] one card still to be chosen
   *[other] { $count } cards still to be chosen
}
pages-chances-pick-hidden = Seat { $seat }: hidden card { $number } of { $of }
pages-chances-pick-shown = Seat { $seat }: card { $number } of { $of } up
pages-chances-taken = { $card }: lies at seat { $seat }
pages-chances-keys = By keys: arrows, or a rank and then a suit (c, d, h, s); Backspace takes the card away.
pages-chances-no-hidden = Unknown
pages-chances-no-shown = No card
pages-chances-done = Done
pages-chances-json = Chances (JSON)
pages-chances-csv = Chances (CSV)
