# One's own account: what one has, what one allows oneself, how one leaves.

pages-own-guest = You are { $name }: a guest
pages-own-guest-what = A guest plays at practice tables, with chips that are worth nothing. This browser alone knows you; for { $days } days it keeps your seat and your coups.
pages-own-guest-account = At the house’s tables one plays with an account.
pages-own-guest-registration = You open one yourself, with a name and a password.
pages-own-guest-cashier = The cashier opens one, and sells the chips.
pages-own-chips = Chips
pages-own-wallet = In the wallet
pages-own-tables = At tables
pages-own-go-table = Go to table { $table }
pages-own-session = This session
pages-own-since = Since
pages-own-playing = Time
pages-own-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
pages-own-result = Result at the house’s tables
pages-own-idle = Ends when nothing was done until
pages-own-role = Staff

pages-own-limits = Limits that I set myself
pages-own-limits-how = A stricter limit holds at once. A looser one, or none, holds after 24 hours. The house’s tables and the cashier keep to them; practice does not count.
pages-own-limit-buy-day = Chips bought in a day
pages-own-limit-loss-day = Loss in a day
pages-own-limit-loss-week = Loss in a week
pages-own-limit-stake = One bet
pages-own-limit-session-minutes = Time without a pause
pages-own-limit-session-how = When it is over you are logged out, and there is an hour’s pause.
pages-own-none = no limit
pages-own-pending = from { $when }: { $limit }
pages-own-change = Change
pages-own-at-most = At most
pages-own-minutes-at-most = Minutes at most
pages-own-set = Set this limit
pages-own-take-away = No limit
pages-own-holds-now = { $name }: { $limit }. It holds now.
pages-own-holds-later = { $name }: { $limit }. It holds from { $when }.

pages-own-exclude = Exclude myself
pages-own-exclude-how = You then sit down at none of the house’s tables and add no chips. What you have stays yours, and the cashier pays it out. Nobody can take it back: you cannot, and the house cannot.
pages-own-exclude-for = For how long?
pages-own-exclude-days = { $days ->
    [one] { $days } day
   *[other] { NUMBER($days) } days
}
pages-own-exclude-ever = for good
pages-own-exclude-ask = Exclude myself …
pages-own-exclude-until = You would be excluded until { $when }.
pages-own-exclude-good = You would be excluded for good.
pages-own-exclude-sure = I know that nobody can take this back.
pages-own-exclude-go = Exclude me
pages-own-excluded = You are excluded from the house’s tables until { $when }.
pages-own-excluded-good = You are excluded from the house’s tables for good.

pages-own-secret = Password and sessions
pages-own-secret-old = Password now
pages-own-secret-new = New password
pages-own-secret-length = { $low } to { $high } characters
pages-own-secret-set = Change the password
pages-own-secret-done = The password is changed. Whoever was logged in elsewhere no longer is.
pages-own-everywhere = Log out everywhere
pages-own-everywhere-how = Ends every session of yours, in all browsers and programs, this one included.
