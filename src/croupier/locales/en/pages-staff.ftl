# The consoles of the staff: inspector, cashier, manager; and the display of the jackpot.

pages-staff-sign-in = This console is the staff’s. Sign in first.
pages-staff-not-yours = { $name } has no role for this console.
pages-staff-seated = You sit at this table: who sits there decides nothing there.
pages-staff-stopped = The whole house stands still: its store takes nothing any more. What was acknowledged is there.
pages-no-such-table = There is no such table now; what was done there stands below.
pages-act-done = Done.
pages-reason = Reason
pages-amount = Amount
pages-choose = Choose …
pages-account = Account

# Alerts. The values are those of the house's alerts.

pages-alerts = Alerts
pages-alerts-sound = A sound with each new alert
pages-alerts-none = Nothing rings.
pages-acknowledge = Acknowledge
pages-alert-inspector-called = Seat { $seat } calls the inspector in coup { NUMBER($coup) }
pages-alert-void-requested = Coup { NUMBER($coup) } is to be voided: a second signature is wanted
pages-alert-float-differs = The float was counted at { $counted }; the books say { $booked }
pages-alert-float-short = The float is below nothing: fill it
pages-alert-jackpot = Jackpot of { $amount } at seat { $seat } in coup { NUMBER($coup) }: two of the staff pay it
pages-alert-table-stopped = The table cannot go on: { $why }
pages-alert-other-rules = Coup { NUMBER($coup) } was begun by version { $rules } of the rules and closed by version { $known }

# What waits for a second signature.

pages-waiting = Waiting for a second signature
pages-waiting-none = Nothing waits.
pages-asked-by = asked for by { $who }
pages-sign = Sign
pages-sign-another = Sign as another
pages-sign-another-how = Somebody else of the staff signs here with name and password; whoever is signed in stays so.
pages-refuse = Do not sign
pages-jackpot-ask = Ask that it be paid
pages-waits-void = Void coup { NUMBER($coup) } at { $table }
pages-waits-jackpot = Pay { $amount } to { $person }: seat { $seat }, coup { NUMBER($coup) }, { $table }
pages-waits-adjustment = { $account } gains { $amount }, { $against } loses it
pages-waits-opening = Open { $name }: the meter { $meter } stands at { $seed } and takes { $share } of each bet
pages-waits-seed = Open the seed of coup { NUMBER($coup) } at { $table }

# All tables.

pages-tables = Tables
pages-col-status = Status
pages-col-limits = Limits
pages-col-pace = Coups an hour
pages-col-hold = Hold
pages-col-voids = Voided
pages-float = Float
pages-hold-what = Coups are those of the last hour. Hold is what the table kept of all that people bet there in the last 24 hours, with jackpots and rake.
pages-unreadable = Table { $table } cannot be read by this version: { $why }
pages-stands-open = open
pages-stands-paused = paused
pages-stands-stopped = standing still
pages-stands-void = a void waits
pages-stands-closing = closes after this coup
pages-stands-closed = closed
pages-paused-called = The inspector is called.
pages-paused-inspector = By the inspector.

# One table.

pages-to-decide = to decide
pages-nobody-sits = Nobody sits here.
pages-said-none = Nothing was said since this page looks on.
pages-record-of = Record of coup { NUMBER($coup) }
pages-pause = Pause the table
pages-pause-how = The clock stands, and so does every act.
pages-resume = Go on
pages-resume-how = The clock goes on from where it stood.
pages-extend = Give more time
pages-extend-how = More time for the decision that is waited for.
pages-extend-by = How much
pages-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
pages-violation = Record a violation
pages-violation-what = What happened
pages-seat-which = Seat
pages-seat-none = no seat in particular
pages-void = Void coup { NUMBER($coup) }
pages-void-ask = Ask for the void
pages-void-asked = Asked: the table waits until another signs.
pages-void-waits = A void waits for its second signature.
pages-close-table = Close the table
pages-close-table-how = This coup is played to its end; then the seats are given up and the chips go back.
pages-ruling = Settle a dispute
pages-ruling-how = The decision is final and stays in the record with its reason.
pages-rule = Write the decision down
pages-decision = Decision
pages-coup = Coup
pages-clause = Clause
pages-clause-none = no clause in particular
pages-record-read = What the record says of coup { NUMBER($coup) }
pages-record-replay = Step by step
pages-record-none = The record explains no payment.
pages-seed = Seed of a voided coup
pages-seed-how = The cards of a voided coup stay secret. Two of the staff together open its seed; both names stay in the log.
pages-seed-ask = Ask for the seed
pages-seed-asked = Asked; it is opened once another signs.
pages-seed-is = Seed of coup { NUMBER($coup) }, { $table }:

# The log of acts.

pages-log = What the staff did here
pages-log-house = The house’s log
pages-log-none = Nothing yet.
pages-log-older = Older
pages-act-table-opened = table opened
pages-act-table-closed = table closed
pages-act-inspector-called = seat { $seat } called the inspector
pages-act-paused = table paused
pages-act-resumed = table resumed
pages-act-clock-extended = { $seconds ->
    [one] { $seconds } second more
   *[other] { $seconds } seconds more
}
pages-act-violation = violation by seat { $seat } in coup { NUMBER($coup) }
pages-act-ruled = decision about coup { NUMBER($coup) }
pages-act-void-requested = void of coup { NUMBER($coup) } asked for
pages-act-void-signed = coup { NUMBER($coup) } voided
pages-act-void-refused = void of coup { NUMBER($coup) } not signed
pages-act-seed-requested = seed of coup { NUMBER($coup) } asked for
pages-act-seed-published = seed of coup { NUMBER($coup) } opened to two
pages-act-float-filled = float filled with { $amount }
pages-act-float-credited = { $amount } from the float to the vault
pages-act-float-counted = float counted ({ $moment ->
        [opening] opening
        [closing] closing
       *[other] between
    }): { $counted }, books { $booked }
pages-act-rake-dropped = rake of { $amount } taken
pages-act-closing = table to be closed
pages-act-meter-opened = meter { $meter } opened at { $amount }
pages-act-meter-changed = meter { $meter } goes on by other parameters
pages-act-vault-stocked = { $sign ->
    [out] { $amount } out of the vault
   *[other] { $amount } into the vault
}
pages-act-wallet-sold = chips for { $amount } sold to { $person }
pages-act-wallet-redeemed = chips for { $amount } taken back from { $person }
pages-act-staff-changed = roles of { $person }: { $roles }
pages-act-adjustment-requested = correction asked for: { $account } gains { $amount }, { $against } loses it
pages-act-adjustment-signed = correction carried out: { $account } gains { $amount }, { $against } loses it
pages-act-jackpot-requested = payment of the jackpot of coup { NUMBER($coup) }, seat { $seat }, asked for
pages-act-jackpot-signed = jackpot of { $amount } paid: coup { NUMBER($coup) }, seat { $seat }
pages-act-acknowledged = alert acknowledged
pages-act-opening-requested = opening of { $table } with its own meter asked for
pages-act-opening-signed = opening of { $table } signed
pages-act-opening-refused = opening of { $table } not signed
pages-act-adjustment-refused = correction not signed: { $account } would gain { $amount }, { $against } lose it
pages-act-opening = { $table } opened by a manager
pages-act-account-opened = account opened for { $person }
pages-act-unlocked = failed logins of { $person } forgotten
pages-act-revoked = sessions of { $person } ended

# Accounts of the books.

pages-account-wallet = wallet of { $person }
pages-account-bank = chips at seat { $seat } of { $table }
pages-account-bets = bets at { $table }
pages-account-float = float of { $table }
pages-account-rake = rake of { $table }
pages-account-progressive = meter { $meter }
pages-account-reserved = reserved jackpot of { $table }, coup { NUMBER($coup) }, seat { $seat }
pages-account-vault = vault
pages-account-cage = cage
pages-account-practice = play chips
pages-account-house = the house

# The cashier.

pages-find-account = Find an account
pages-name-part = Name, or a part of it
pages-find = Find
pages-found-nobody = Nobody is called so.
pages-open-account = Open an account
pages-account-none = Find an account, or open one.
pages-password-once = The password, shown this once:
pages-wallet = Wallet
pages-at-tables = At tables
pages-sell = Sell chips
pages-sell-how = Money taken
pages-redeem = Take chips back
pages-redeem-how = Money given
pages-floats = The tables’ banks
pages-vault = Vault
pages-cage = Chips sold and not back
pages-rake = Rake
pages-float-acts = Count, fill, credit
pages-count = Write the count down
pages-count-when = Count for
pages-count-opening = opening the bank
pages-count-closing = closing the bank
pages-count-between = in between
pages-counted = Counted
pages-fill = Fill the float
pages-fill-how = From the vault
pages-credit = Credit the vault
pages-credit-how = To the vault
pages-drop-rake = Take the rake
pages-drop-rake-how = All of it but that of the coup in play.

# The manager.

pages-open-table = Open a table
pages-open-table-ask = Ask for the table
pages-open-table-asked = Asked: the table opens once another signs.
pages-table-id = Id of the table
pages-sheet = Rule sheet
pages-stake = Stake
pages-stake-line = ante { $ante }, bank { $bank }, at most { $most }
pages-ante-low = Least ante (the sheet: { $ante })
pages-ante-high = Most ante (the sheet: { $ante })
pages-meter-seed = Seed of the meter (the sheet: { $seed })
pages-meter-share = Share of each bet in percent (the sheet: { $share })
pages-meter-name = Name of the meter, where it is another
pages-meter-two = Other parameters of the meter take a second signature.
pages-practice-table = for practice
pages-bots = Bots
pages-vault-move = Move chips
pages-vault-way = Direction
pages-vault-in = into the vault
pages-vault-out = out of the vault
pages-adjust = Correct the books
pages-adjust-how = One account gains what another loses; two of the staff sign.
pages-adjust-ask = Ask for the correction
pages-adjust-asked = Asked: it is carried out once another signs.
pages-adjust-gains = Account that gains
pages-adjust-loses = Account that loses
pages-people = People and roles
pages-person-add = Add somebody
pages-password-of = The password of { $name }, shown this once:
pages-roles = Roles
pages-roles-set = Set the roles
pages-roles-how = All sessions of this person end; the change stays in the log.
pages-role-player = player
pages-role-cashier = cashier
pages-role-inspector = inspector
pages-role-manager = manager
pages-roles-are = { $name }: { $roles }.
pages-role-none = no role
pages-unlock = Unlock
pages-unlocked = Failed logins of { $name } are forgotten.
pages-revoke = End sessions
pages-revoked = All sessions of { $name } are over.

# The display.

pages-no-jackpot = No jackpot is shown here.
