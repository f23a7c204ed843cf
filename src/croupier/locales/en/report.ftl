### Charts, and the report on what a sheet is worth: `croupier odds --plot`, `--report`.

## Charts

chart-of-sheet = { $name }, { $house }
chart-outcomes = How a deal ends, and what that brings
chart-outcomes-net = All outcomes together: a house edge of { $edge } of the ante, over { $deals } deals
chart-chance = Chance
chart-brings = Adds to the mean result, in % of the ante
chart-strategy = { $strategy ->
    [optimal] Best play: how often a hand is raised
   *[other] { $strategy }: how often a hand is raised
}
chart-strategy-how = In percent, over all hands of a line and all suits; 0 is never, 100 always
chart-exposed = The dealer’s exposed card
chart-all = all
chart-jackpot = What the progressive bet gives back
chart-jackpot-how = Of a bet of { $bet }, for one: the bet itself does not come back with a prize
chart-meter = Meter, { $currency }
chart-return = Return
chart-long-run = in the long run { $share }
chart-break-even = even from { $meter }
chart-at-seed = { $share } at the seed of { $seed }
chart-session = { $coups ->
    [one] The result of one coup
   *[other] The result of { $coups } coups
}
chart-session-ends = Ahead { $ahead }, even { $even }, behind { $behind }
chart-session-how = Mean { $mean } antes; the middle { $drawn } of all sessions is drawn
chart-result = { $coups ->
    [one] Result after one coup, in antes
   *[other] Result after { $coups } coups, in antes
}
chart-chance-of = Chance, for each { $wide }-ante step
chart-quantile = { $result } or less|in { $level } of sessions
chart-rake = What the dealer keeps
chart-rake-how = { $rate } of all pots together when they are above { $above }, else nothing
chart-cliff-how = From { $first } to { $last } winning less is winning more
chart-rake-rate = Part of the pot that is kept
chart-rate = Kept
chart-cliff = The cliff at the threshold
chart-pot = Pot, { $currency }
chart-paid = Paid to the winners, { $currency }
chart-cliff-point = { $pot } pays { $net }
chart-order = The order of hands against the deck
chart-order-how = Chance of each class for five cards, by number of players; the highest class stands on top
chart-order-wrong = ▼ more frequent than the class below it: { $wrong } of { $every } neighbours
chart-deck = { $players } players|{ $cards } cards

## The report

report-title = { $name }, { $house }: what the sheet is worth
report-by = { $house } · what the sheet is worth, counted
report-made-by = Made by Croupier { $version } from the rule sheet alone. The same sheet, play and date make the same page.
report-game = Game
report-game-caribbean-stud = Caribbean Stud Poker
report-game-five-card-stud = Five card stud
report-house = House
report-currency = Currency
report-digest = Digest of the sheet (SHA-256)
report-rules = Rules
report-rules-version = version { $rules } of the rules, Croupier { $version }
report-played = Played
report-date = Date
report-part-worth = Return
report-part-pays = Pay table and hand order
report-part-outcomes = Outcomes, exact counts
report-part-ranges = Range of returns to expect
report-part-progressive = The progressive bet, apart
report-part-method = Method and checks
report-part-rulings = Rulings that fill the sheet
report-part-sheet = The sheet
report-rtp-ante = return to player, of the ante
report-rtp-stake = return to player, of all that is bet
report-hit-frequency = hit frequency
report-volatility = volatility index, in antes
report-rtp-how = The return of the ante is one ante and the player’s mean result, over one ante; the return of all that is bet has ante and additional bet below the line. The progressive bet is in neither.
report-volatility-how = The volatility index is 1.645 standard deviations of one coup: divided by the root of the number of coups it is how far the mean result strays, nine times of ten.
report-hit-how = A hit is a coup after which the player has more than before: won, or the dealer did not open.
report-deviation-per-stake = Standard deviation, in average bets
report-extremes = Least and greatest result, in antes
report-extremes-are = { $least } and { $most }, the latter once in { $one }
report-class = Hand
report-example = Example
report-pays = Additional bet, × { $multiple }, is paid
report-prize = Progressive
report-ante-pays = The ante is paid 1 to 1. Where the dealer does not open, the ante is paid and the additional bet comes back.
report-raise = Additional bet
report-raise-is = { $multiple } × the ante
report-opens = The dealer opens from
report-exposed = Dealer cards seen
report-deck = Cards in the deck
report-one-in = One in
report-result = Result, antes
report-brings = Adds, % of the ante
report-all = all
report-by-result = By result
report-coups = Coups
report-range = { $low } to { $high }
report-ranges-how = The return of the ante over so many coups lies between these with the chance above the column; as much of the rest lies below as above.
report-no-chart = The chart would have { $lines } lines, too many to read; --csv has them.
report-cost = Costs, % of the ante
report-contribution-return = Given back in the long run by the meter’s part of each bet
report-seed-return = Given back in the long run by the seeds
report-hit-progressive = Bets that win a prize
report-deviation-at-seed = Standard deviation of one bet, the meter at its seed
report-prize-at-seed = Prize at the seed
report-gives-back = Gives back
report-progressive-how = A bet of { $bet } beside the ante, paid by the player’s hand alone. Returns are for one: the bet itself does not come back with a prize.
report-progressive-unknown = Which hands keep the bet was not counted for this play.
report-method-count = Every deal was counted: each hand of the player with each exposed card and each of the dealer’s other cards. No deal was sampled, and every sum is an exact whole number or fraction until it is written as a decimal.
report-method-pays = A coup’s result comes from the functions that settle coups at the table; a pay is read from the sheet and nowhere else. Best play raises where that brings more than folding, hand by hand and card by card.
report-method-ranges = The results of many coups are the power of one coup’s distribution, by a discrete Fourier transform whose error is bounded below what is printed here; coups are taken as independent.
report-method-stud = Hands of a class are counted by the ranks and suits that make it, on the deck that is dealt to each number of players; no hand was sampled. The best show is counted by dealing each player’s cards out of what the others left.
report-method-rake = The rake comes from the function that takes it at the table.
report-checks = Numbers reached on two ways
report-check-what = What
report-check-one = One way
report-check-other = The other
report-check-holds = Equal
report-holds = yes
report-fails = NO
report-check-deals = Deals: hands of { $cards } cards × exposed cards × the dealer’s others; all outcomes together
report-check-outcomes = All outcomes; all deals
report-check-results = All results; all deals
report-check-net = Result by outcome; result by distribution
report-check-classes = Five of { $cards } cards; all classes together
report-check-fixed = Progressive, fixed prizes: by the sheet’s check; by the count
report-check-long-run = Progressive, long run: by the sheet’s check; by the count
report-check-hits = Progressive, hits: by classes; by chances
report-check-show = { $cards } cards, { $up } up: all sets; all classes
report-check-shows = { $cards } cards, { $players } players, { $up } up: all deals; all best shows
report-five-cards = Hands of five cards
report-in-order = On every deck the sheet plays with, each class is rarer than the one below it.
report-ruling-id = Ruling
report-ruling-says = What it says
report-ruling-setting = In the sheet
report-rulings-how = What the printed sheet leaves open, and the ruling that fills it.
report-sheet-how = All of it, every default written out. The digest above is of these lines.
