# Why a live table or the house refuses something: one sentence for each code. Amounts are written as money.

refused-account-needed = This table plays for money: log in to an account first.
refused-adjustment = An adjustment names an amount, two accounts and the reason.
refused-already-seated = You sit at seat { $seat } of this table already.
refused-amount = The amount must be at least { $low }.
refused-amount-most = The amount must be at most { $high }.
refused-books = The books do not allow it.
refused-buy-least = Sit down with at least { $low }, not { $chips }.
refused-buy-most = Sit down with at most { $high }, not { $chips }.
refused-excluded = You excluded yourself from play; that holds until it ends.
refused-extension = The clock is given up to { $hours } hours more at a time.
refused-float-short = The float holds { $chips }: { $need } cannot be taken.
refused-id-used = This id stands for another act already.
refused-leaving = You are leaving already; the seat is free when the coup is over.
refused-long-id = An id has at most { $characters } characters, all of them printable.
refused-meter-differs = Other tables feed this meter by other rules: name another meter.
refused-meter-hit = A share of this meter waits to be paid: its parameters change only between hits.
refused-meter-short = The meter holds { $chips }, this coup brought { $need }: adjust the meter first, then sign.
refused-next-coup = You are dealt in with the next coup.
refused-no-account = There is no such account to adjust ({ $account }).
refused-no-adjustment = No adjustment { $number } waits for a signature.
refused-no-alert = There is no alert { $number }, or it was acknowledged.
refused-no-coup = No coup is being played.
refused-no-jackpot = No jackpot of this coup and seat is to be paid.
refused-no-rake = There is no rake to take.
refused-no-request = Nobody has asked for it yet: ask first, another member of the staff signs.
refused-no-void = Nobody has asked to void coup { $coup }.
refused-not-paused = The table is not paused.
refused-not-seated = You do not sit at this table.
refused-other-currency = The tables of this house play in { $currency }.
refused-own-limit = { $kind ->
    [stake] You allowed yourself bets of up to { $high }, not { $amount }.
    [buy-day] You allowed yourself chips for { $high } a day: { $amount } more is too much.
    [loss-day] You allowed yourself to lose { $high } a day: { $amount } more might be lost.
    [loss-week] You allowed yourself to lose { $high } a week: { $amount } more might be lost.
   *[other] You set yourself a limit of { $high }.
}
refused-paused = The table is paused: the clock waits, and so does every act.
refused-practice-table = This is a practice table: its chips are worth nothing.
refused-role = This is done by: { $roles }.
refused-same-bank = You left this table a short while ago: come back with { $exact }, not { $chips }.
refused-seat-taken = Seat { $seat } is taken.
refused-second-signature = Another member of the staff must sign.
refused-seed-differs = These bytes are not the ones that you committed to.
refused-share-seed = Bytes for the shuffle: { $why }.
refused-signature-waits = It waits for the second signature already.
refused-staff-seated = Who sits at a table does not decide there.
refused-stale-coup = That was for coup { $coup }; the table is at coup { $now }.
refused-stale-turn = Too late: that was for turn { $turn } of the coup, which is at turn { $now }.
refused-table-closed = The table is closed.
refused-table-closing = The table closes after this coup.
refused-table-exists = There is, or was, a table { $table } already.
refused-table-full = { $seats ->
    [one] The only seat is taken.
   *[other] All { $seats } seats are taken.
}
refused-table-id = A table's id is 1 to 40 visible letters without a colon.
refused-busy = The house writes as fast as its disk takes it, and no more now: ask again in a moment.
refused-table-stopped = The table stands still: something failed, and the staff has been called.
refused-top-up-later = Chips can be added between coups.
refused-top-up-most = At most { $high } can be added now.
refused-unknown-request = There is no such request here ({ $request }).
refused-unknown-table-seat = There is no seat { $seat }: the table has { $seats }.
refused-void-waits = A void waits for its second signature: sign it or refuse it first.
refused-wallet-short = There are { $chips } in your wallet; { $need } are needed.
refused-long-reason = A reason has at most { $characters } characters.
refused-own-account = Nobody of the staff decides about their own money: two others do.
refused-reason = Say why: the reason stays in the journal with your name.
refused-seed-early = Coup { $coup } is not over: its seed stays shut until it is.
