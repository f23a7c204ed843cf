### The progressive bet on the page of `croupier odds`.

progressive-part = The progressive bet, for one: the bet does not come back
progressive-fixed = Given back by prizes of an amount
progressive-per-meter = And by each 10,000 on the meter
progressive-at-seed = Given back with the meter at its seed
progressive-at-meter = Given back at the meter asked for
progressive-long-run = Given back in the long run
progressive-deviation = Standard deviation of one bet
progressive-break-even = Even when the meter shows
progressive-break-even-paid = Even with shares rounded down to the cent
progressive-together = Even together with an ante of { $ante }
progressive-mean = The meter at a hit, on average in the long run
progressive-several = Cost of several jackpots in one coup, { $players } bets, at { $meter }
progressive-several-games = Coups for one with several jackpots
progressive-points = { $number } points
progressive-never = never
progressive-prize = Prize
progressive-share = { $share } of the meter
progressive-one-in = One in
