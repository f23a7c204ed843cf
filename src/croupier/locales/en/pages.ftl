# The pages' frame, the lobby and what both tables share.

pages-skip = To the page
pages-nav = Pages
pages-loading = One moment …
pages-close = Close
pages-cancel = Cancel
pages-unreachable = The house cannot be reached. Check the connection, then try again.
pages-nothing-here = There is nothing at this address
pages-to-lobby = To the lobby
pages-line-lost = The connection was lost. Your seat is kept; coming back …
pages-line-broken = The house ended the connection.
pages-line-again = Connect again

pages-lobby = Lobby
pages-table = Table
pages-settings = Settings
pages-my-coups = My coups
pages-my-account = My account
pages-inspector = Inspector
pages-cashier = Cashier
pages-manager = Manager
pages-rules = Rules
pages-odds = Odds
pages-language = Language
pages-session = { $minutes ->
    [one] { $minutes } minute · { $result }
   *[other] { $minutes } minutes · { $result }
}

pages-sign-in = Sign in
pages-sign-out = Sign out
pages-sign-in-why = Practice tables need no account. At the house’s tables one plays with chips from the cashier.
pages-name = Name
pages-password = Password
pages-register = Open an account

pages-welcome = Take a seat
pages-welcome-how = Practice costs nothing and needs no account.
pages-jackpot = Jackpot
pages-jackpot-practice = Practice jackpot
pages-game-caribbean-stud = Caribbean Stud Poker
pages-game-caribbean-stud-how = Each player against the dealer, with a progressive jackpot.
pages-game-five-card-stud = Five card stud
pages-game-five-card-stud-how = Player against player: buio, raises, side pots.
pages-practice-caribbean-stud = Practice table
pages-practice-five-card-stud = Practice table
pages-play-chips = play chips, bots at the table
pages-ante-range = ante { $low } to { $high }
pages-ante-exact = ante { $ante }
pages-bank-range = bank { $low } to { $high }
pages-bank-least = bank of { $low } or more
pages-free-seats = { $count ->
    [0] no seat free of { $of }
    [one] { $count } seat free of { $of }
   *[other] { $count } seats free of { $of }
}
pages-play = Play
pages-watch = Watch
pages-no-tables = No table is open.
pages-status-paused = paused
pages-status-stopped = standing still
pages-status-closed = closed
pages-void-rate = { $voided ->
    [one] { $voided } coup of { NUMBER($coups) } was voided.
   *[other] { $voided } coups of { NUMBER($coups) } were voided.
}

pages-theme = Light or dark
pages-theme-auto = as the device
pages-theme-light = light
pages-theme-dark = dark
pages-deck = Colours of the suits
pages-deck-four = four colours
pages-deck-two = two colours
pages-deck-safe = four, for the colour-blind
pages-sound = A sound when it is your turn
pages-text-table = Tables as text

# Cards for the ear. $rank is a word of hands.ftl.
pages-card-club = { $rank } of clubs
pages-card-diamond = { $rank } of diamonds
pages-card-heart = { $rank } of hearts
pages-card-spade = { $rank } of spades
pages-cards-down = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
pages-dealt-down = Face down, { $number ->
    [one] to seat { $seats }
   *[other] to each of seats { $seats }
}: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
pages-no-cards = no cards

# A table
pages-seconds-left = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}
pages-seat = seat { $seat }
pages-seat-free = free seat
pages-seat-you = you
pages-seat-bot = { $name } (bot)
pages-seat-bot-way = { $name } (bot, { $way })
pages-seat-absent = absent
pages-seat-away = connection lost
pages-seat-leaving = leaving
pages-seats = Seats
pages-dealer = Dealer
pages-your-bank = Your bank
pages-you-hold = You hold: { $hand }
pages-sit = Sit down
pages-sit-at = Sit at seat { $seat }
pages-sit-how = How many chips do you bring? { $low } to { $high }
pages-sit-chips = Chips
pages-stand = Leave the table
pages-stand-sure = Leave now? Between coups you go at once, else when the coup is over; your chips go with you.
pages-back-in = I am back
pages-top-up = Add chips
pages-top-up-most = How many chips do you add? { $high } at most
pages-top-up-none = Nothing may be added now.
pages-call-inspector = Call the inspector
pages-inspector-called = The inspector has been called. The clock waits.
pages-table-paused = The table is paused.
pages-table-stopped = This table stands still: something could not be written. Nothing is lost.
pages-no-more-bets = Rien ne va plus
pages-this-coup = This coup
pages-coup-number = Coup { NUMBER($number) }
pages-seal = The seal of this coup: { $seal }
pages-between-coups = The next coup begins shortly.
pages-your-turn = Your turn
pages-waiting-for = Waiting for { $who }
pages-text-on = Table as text
pages-text-off = Table as a picture
pages-refused = { $text } ({ $clause })

pages-practice = practice
pages-menu = Menu
pages-felt = The table
pages-acts = What you may do
pages-table-closed = This table is closed.
pages-table-full = All seats are taken: you are watching.
pages-sit-how-least = How many chips do you bring? { $low } at least
pages-wait = One moment …

# Caribbean Stud
pages-raise-pays = The additional bet pays
pages-pays = pays { $pay }
pages-dealer-shows = The dealer shows { $cards }.
pages-ante = Ante
pages-progressive = Progressive
pages-progressive-on = with the progressive
pages-progressive-off = without the progressive
pages-additional = Additional bet
pages-folded = folded
pages-decided = has decided
pages-no-bet = no bet
pages-chips = Chips
pages-add-chip = Add { $amount } to the ante
pages-undo = Undo
pages-clear = Clear
pages-double = Double
pages-bet = Bet { $amount }
pages-bet-progressive = Bet { $amount } and the progressive
pages-bet-lies = { $amount } lies
pages-bet-how = Tap a chip, then bet. You may change it until “Rien ne va plus”.
pages-take-back = Take the bet back
pages-fold = Fold
pages-raise-by = Raise { $amount }
pages-you-raised = You bet { $amount } more. The others decide.
pages-you-folded = You folded. The others decide.
pages-phase-bets = Bets are open
pages-phase-decisions = Raise or fold
pages-phase-exposure = The hands are shown
pages-phase-done = The coup is over
pages-phase-between = Between two coups

# Advice at practice tables
pages-advice = Advice
pages-advice-off = none
pages-advice-before = before I decide
pages-advice-after = after I decided
pages-advice-best = the best choice
pages-advice-chances = You win { $win } of the time, and share { $share }.
pages-advice-needed = You may expect { $equity } of the pot; a call needs { $needed }.
pages-antes = { $antes } antes
pages-choice-fold = Fold
pages-choice-raise = Raise
pages-choice-call = Call
pages-choice-check = Check
pages-choice-open = Open
pages-choice-blind = Take the blind
pages-choice-decline = Decline the blind
pages-tally = { $mistakes ->
    [one] { $mistakes } mistake in { NUMBER($decisions) }.
   *[other] { $mistakes } mistakes in { NUMBER($decisions) }.
}
pages-tally-cost = Cost: { $antes } antes, { $money }.
