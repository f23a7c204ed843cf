# The server: its page, why it refuses a request or ends a connection, and what croupier serve says.

server-page-what = Live tables of Caribbean Stud and five card stud, played by their rule sheets. Programs play over the WebSocket; the pages for people are not built here yet: “make pages” builds them, then start the house again.
server-page-tables = Tables
server-page-table = { $name }: seats taken: { $taken } of { $seats }
server-page-jackpot = jackpot { $amount }
server-page-programs = For programs

refused-host = This house does not answer to that name.
refused-origin = This came from another site’s page, or from a browser that does not say from which.
refused-too-fast = Too fast: at most { $per_second } a second. Wait a moment.
refused-too-large = Too large: at most { $bytes } bytes.
refused-malformed = That cannot be read: { $why }.
refused-not-found = There is nothing here.
refused-sheet-edit = This makes no sheet, at { $key }: { $why }
refused-odds-refused = That cannot be worked out: { $why }
refused-odds-position = { $why }
refused-odds-busy = Too many ask what sheets are worth just now. Wait a moment.
refused-odds-long = That takes longer than { $seconds } s, and was given up. Ask for less.
refused-odds-failed = It could not be worked out; the house plays on. Ask again, or run croupier odds.
refused-method = That is not done with this address.
refused-failed = Something failed here; it is in the log.
refused-login-needed = Log in first.
refused-login = Name or password are wrong.
refused-locked = Too many failed logins: this name is locked for half an hour.
refused-pause = By the limit on time that you set, you have an hour’s pause now: log in again after it.
refused-registration = This house opens accounts at the cashier.
refused-password = { $why }.
refused-name = { $why }.
refused-no-table = There is no table { $table }.
refused-no-sheet = There is no sheet { $sheet } here.
refused-no-person = Nobody is called { $name }.
refused-no-such-coup = The table has played no such coup.
refused-coup-not-over = The coup is not over: its record is.
refused-own-record = Whoever sat at a coup may read its record, and the inspector.
refused-voided-paper = The coup was voided: its cards are opened by two members of the staff together.
refused-paper-rules = The coup was played under version { $found } of the rules; this Croupier knows { $known } and cannot write its record.
refused-hello-first = Say hello first, not { $type }.
refused-hello-twice = You have said hello already.
refused-version = This house speaks version { $known } of the protocol, not { $asked }.
refused-too-many-sockets = Too many connections from one address: at most { $most }.

closed-late = nothing was said for too long
closed-hello = the first message is a hello
closed-version = another version of the protocol
closed-session = the session is over: log in again
closed-flood = far too many messages
closed-sockets = too many connections of one person: at most { $most }

serve-opened = Opened for practice: { $name }
serve-ready = Croupier plays at { $url }
serve-store = The store is { $url }
serve-stop = Ctrl-C stops it; what is in play is taken up again at the next start.
serve-stopping = Stopping: what was done is written, open coups are taken up again at the next start.
serve-stopped = Stopped.
serve-proxy = Browsers come by { $url }, through your proxy.
serve-plain = Without TLS everybody on the way can read passwords and sessions.
serve-other-rules = Coup { $coup } at table { $table } was begun by version { $rules } of the rules, and this is version { $known }: it is voided now. Every bet goes back, and what it brought to the meter; the next coup follows.
serve-paid-rules = Coup { $coup } at table { $table } was begun and ended by version { $rules } of the rules, and this is version { $known }: it is closed as it ended.
serve-standing = { $count ->
    [one] A table stands still, as its coup cannot be played again: { $tables }. The alerts say why; an inspector gives the bets back by adjustments that two sign.
   *[other] { $count } tables stand still, as their coups cannot be played again: { $tables }. The alerts say why; an inspector gives the bets back by adjustments that two sign.
}
serve-unreadable = Table { $table } cannot be read by this version, and stays closed: { $why }
serve-alerts = { $count ->
    [one] One alert waits for the staff.
   *[other] { $count } alerts wait for the staff.
}

staff-added = { $name } may now act as: { $roles }.
staff-password = The password, shown this once: { $password }
staff-new-password = Password (nothing: one is made):
staff-password-again = Once more:
