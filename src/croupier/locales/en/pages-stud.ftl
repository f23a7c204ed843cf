# The table of five card stud. Amounts are written as the language writes money; $name is buio,
# controbuio or over.

pages-stud-bank = bank
pages-stud-marker = the marker
pages-stud-in-front = in front
pages-stud-all-in = all-in
pages-stud-folded = folded
pages-stud-pot = Pot
pages-stud-main-pot = Main pot
pages-stud-side-pot = Side pot { $number }
pages-stud-with-bets = { $amount } in all
pages-stud-level = Bet { $amount }
pages-stud-no-bet = No bet yet
pages-stud-raises-left = { $count ->
    [0] no raise left
    [one] { $count } raise left
   *[other] { $count } raises left
}
pages-stud-lowest = lowest card: { $rank }
pages-stud-blind-you = Do you play { $name }, { $amount }?
pages-stud-blind-who = { $who } may play { $name }, { $amount }
pages-stud-offered = { $name } is offered: { $amount }
pages-stud-waiting = The next coup begins shortly. You are dealt in with its antes.
pages-stud-alone = The game begins when two have chips in front of them.
pages-stud-cards = Your cards: { $own }
pages-stud-cards-two = Face down: { $own }; face up: { $up }
pages-stud-shows = Shows { $cards }.
pages-stud-sits-out = not dealt in
pages-stud-result = Who is paid what
pages-stud-order = Hands, highest first
pages-stud-phase-blinds = Before the deal
pages-stud-phase-deal = The cards are dealt
pages-stud-phase-betting = Round { $number }

# What one may do
pages-stud-check = Check
pages-stud-call = Call { $amount }
pages-stud-open = Open for { $amount }
pages-stud-raise = Raise to { $amount }
pages-stud-raise-none = Raise
pages-stud-take = Play { $name }, { $amount }
pages-stud-decline = Decline { $name }
pages-stud-open-exact = Open for { $amount } exactly
pages-stud-raise-exact = Raise to { $amount } exactly
pages-stud-open-bounds = Open for { $low } to { $high }
pages-stud-raise-bounds = Raise to { $low }, at most { $high }
pages-stud-high-all-in = { $high } is all-in
pages-stud-amount = How much in front, in all
pages-stud-slider = How much, by a slider
pages-stud-less = Less
pages-stud-more = More
pages-stud-add = Add { $amount }
pages-stud-least = Min
pages-stud-size-pot = Pot
pages-stud-all = Bank
pages-stud-top-up = Add chips, up to { $amount }
