### Many coups: `croupier simulate`.

simulate-waiting = Making ready: the first time, the rules are compiled, which takes a minute
simulate-playing = Playing { $coups } coups
simulate-rate = { $rate } a second
simulate-stopped = Stopped after { $done } of { $coups } coups. To go on: { $again }
simulate-how-caribbean = { $coups } coups, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, strategy { $strategy }, ante { $ante }, seed { $seed }
simulate-how-stud = { $coups } coups, { $seats } players, tables of { $session } coups, seed { $seed }

## Caribbean Stud

simulate-part-worth = Worth, without the progressive
simulate-part-outcomes = How a hand ends
simulate-part-progressive = The progressive bet and its meter
simulate-part-sessions = Sessions of { $coups } coups
simulate-head-found = Simulated
simulate-head-exact = Exact
simulate-head-verdict = Agree
simulate-head-outcome = Outcome
simulate-head-hands = Hands
simulate-head-share = Share
simulate-edge = House edge, of the ante
simulate-interval = { $level } interval
simulate-range = { $low } to { $high }
simulate-deviation = Standard deviation, in antes
simulate-raised = Hands raised
simulate-net = All players’ result
simulate-hold = Hold: what the house kept of all bets
simulate-agrees = yes
simulate-misses = no
simulate-verdict-agrees = The exact value lies within the 99% interval, { $off } standard errors from what was found: they agree.
simulate-verdict-misses = The exact value lies outside of the 99% interval, { $off } standard errors from what was found. By chance that happens to one seed of a hundred: try another.
simulate-progressive-net = All players’ result with this bet
simulate-meter-start = The meter at the beginning
simulate-meter-fed = Put in by the bets
simulate-meter-seeds = New seeds
simulate-meter-paid = Won of it
simulate-meter-end = At the end
simulate-meter-least = Least
simulate-meter-most = Most
simulate-meter-mean = On average
simulate-sessions-how = { $meter ->
    [none] { $sessions } sessions
   *[other] { $sessions } sessions with the progressive bet, the meter showing { $meter } all along
}
simulate-ahead = Ahead at the end
simulate-ruin = { $bankroll } do not last
simulate-result = Result at most
simulate-chips = Chips at most

## Stud

simulate-part-rake = The rake by stake
simulate-part-stake = Players, ante { $ante }
simulate-head-ante = Ante
simulate-head-rake-a-coup = A coup
simulate-head-interval = 95% interval
simulate-head-raked = Raked
simulate-head-showdowns = Showdowns
simulate-head-evening = Evening, in antes
simulate-head-pot = Mean pot
simulate-head-player = Seat
simulate-head-antes = Antes a coup
simulate-head-folded = Folded
simulate-head-alone = Left alone
simulate-head-won = Won
simulate-head-shared = Shared
simulate-head-lost = Lost
simulate-head-lost-bank = Bank lost

## Charts

chart-simulated-share = Share of sessions
chart-simulated-sessions = { $sessions } sessions played, seed { $seed }
chart-simulated-dots = Dots: the exact chances
chart-simulated-players = What each player wins, with its 95% interval
chart-simulated-antes = Antes a coup
chart-simulated-coups = { $coups } coups, seed { $seed }
