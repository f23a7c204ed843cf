### Many coups: `croupier simulate`.

simulate-waiting = Making ready: the first time, the rules are compiled, which takes a minute
simulate-playing = Playing { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}
simulate-rate = { $rate } a second
simulate-stopped = Stopped after { $done } of { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}. To go on: { $again }
simulate-died = The processes that play were killed again and again, perhaps for want of memory; { $done } of { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
} are kept. To go on with one process: { $again }
simulate-not-kept = Stopped after { $done } of { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}, which could not be kept: { $why }. Name a file that can be written with --resume.
simulate-unkept = What was played could not be kept: { $why }
simulate-how-caribbean = { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, strategy { $strategy }, ante { $ante }, seed { $seed }
simulate-how-stud = { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}, { $seats } players, tables of { $session ->
    [one] { $session } coup
   *[other] { $session } coups
}, seed { $seed }

## Caribbean Stud

simulate-part-worth = Worth, without the progressive
simulate-part-outcomes = How a hand ends
simulate-part-progressive = The progressive bet and its meter
simulate-part-sessions = Sessions of { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}
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
    [none] { $sessions ->
        [one] { $sessions } session
       *[other] { $sessions } sessions
    }
   *[other] { $sessions ->
        [one] { $sessions } session
       *[other] { $sessions } sessions
    } with the progressive bet, the meter showing { $meter } all along
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
chart-simulated-sessions = { $sessions ->
    [one] { $sessions } session
   *[other] { $sessions } sessions
} played, seed { $seed }
chart-simulated-dots = Dots: the exact chances
chart-simulated-players = What each player wins, with its 95% interval
chart-simulated-antes = Antes a coup
chart-simulated-coups = { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}, seed { $seed }

## What is refused

simulation-coups = --coups { $coups }: from 1 to { $most } are played
simulation-seats = --seats { $seats }: this table has 1 to { $most }
simulation-ante = an ante is above zero
simulation-stakes = the sheet has the stakes 0 to { $last }
simulation-seed = { $seed }: a seed is a whole number from 0 to { $most }
simulation-session = --session { $coups }: a session has 1 to { $most } coups
simulation-players = the players named are { $players }: this table seats 2 to { $most }
simulation-player = there is no player “{ $name }”: there are { $known }
simulation-trained-two = for two, croupier train says what the trained player wins: name three players or more
simulation-peek = seat { $who } cannot see a hole card of seat { $whom }
simulation-peek-deal = one hole card is seen where each hand has one: in the open deal
simulation-sharing-exposed = sharing is weighed where the dealer exposes one card
simulation-common-hits = hands that won of the meter in { $coups } coups: { $hands }; simulate a sheet that pays shares of it for rare hands only, or with --no-progressive
simulation-workers = --workers { $workers }: from 1 to { $most } processes play
simulation-workers-died = processes that play were killed again and again, perhaps for want of memory: take fewer, like --workers 1
simulation-cluster-missing = a cluster needs Dask: install croupier[cluster], here and on the workers
simulation-cluster-address = “{ $address }” is no scheduler’s address: say it as dask scheduler does, like { $example }
simulation-cluster-silent = no Dask scheduler answers at { $address }: say the address as dask scheduler does, like { $example }
simulation-cluster-idle = the scheduler at { $address } has no workers: start some with dask worker { $address }
simulation-kept-none = { $path }: this is no kept simulation; name another file
simulation-kept-no-file = { $path }: this is no file that can be written; name one
simulation-kept-version = { $path }: kept by another version of Croupier, { $version }, whose chunks are not ours; take that version, or begin anew with another file
simulation-kept-damaged = { $path }: this file is damaged; begin anew with another
simulation-kept-other-sheet = { $path }: kept of another simulation, its sheet has other rules; name another file
simulation-kept-other = { $path }: kept of another simulation, { $option } was { $was } and is now { $now }; say it as it was, or name another file
simulation-kept-busy = { $path }: another process works on this file; wait for its end, or name another
simulation-training-none = { $path }: this is no kept training; name another file
simulation-training-other = { $path }: this training is of another sheet than { $name }; name another file
simulation-training-streets = training needs all face-down cards on the first street

simulate-refused-option = { $option } is of { $game }, and this sheet is of { $other }
simulate-refused-seats = --seats { $seats }: the players named with --players are { $players }
simulate-refused-stake = --ante { $ante }: the sheet’s stakes have the antes { $known }
simulate-refused-amount = { $option } { $text }: an amount is zero or more, like 10.00
simulate-refused-workers = --workers is of this machine: a cluster, --on, has its own
simulate-refused-picture = --plot { $path }: a chart is drawn as .svg or .png; end the name in one
simulate-refused-dark = --dark is of a chart: say where to draw it, with --plot FILE
simulate-refused-folder = { $path }: there is no folder { $folder }
simulate-refused-file = { $path }: this is no file that can be written; name one
simulate-refused-same = { $path }: two options name this file; name another for one of them
simulate-refused-parquet = --parquet needs PyArrow: install croupier[parquet]
