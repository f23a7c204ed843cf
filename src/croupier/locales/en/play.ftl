# What is said at the table in the terminal. $who is a bot's name; $you is yes where the sentence is
# about the person who plays. Words to enter stand in one line, the key first.

play-name = You
play-bot = { $who } (bot)

play-words-check = c check k
play-words-call = c call
play-words-open = o open bet
play-words-raise = r raise relance
play-words-fold = f fold
play-words-blind = b blind buio controbuio over
play-words-decline = n no decline
play-words-yes = y yes
play-words-no = n no
play-words-buy = b buy
play-words-top-up = t top-up topup
play-words-rules = ? rules help
play-words-leave = q quit leave exit

# Sitting down

play-welcome = Welcome. Which game?
play-game-caribbean = each against the dealer, with a jackpot
play-game-open = one card down, four up, bets between
play-game-closed = five cards down, one round of bets
play-choose = 1 to { $most } · Enter: 1 · q: leave
play-want-number = “{ $entry }” is not on the list: a number from 1 to { $most }, or q to leave.
play-seated = You sit at seat { $seat }, with { $bots }, who { $count ->
    [one] is a bot
   *[other] are bots
}.
play-seated-alone = You sit at seat { $seat }, alone with the dealer.
play-stake = ante { $ante }, bank { $bank }, at most { $most }
play-refused-seats = this sheet’s table has { $low } to { $high } seats
play-refused-no-stakes = this sheet has no stakes, only limits
play-refused-stake = this sheet has stakes 1 to { $high }
play-ask-bank = How many chips do you buy? { $low } to { $high }
play-want-bank = The bank you sit down with is { $low } to { $high }.

# What may be entered

play-hint-rules = ?: rules
play-hint-leave = q: leave
play-hint-enter = Enter: { $what }
play-hint-yes-no = { $yes }: yes · { $no }: no · Enter: { $usual }
play-hint-buy = { $key }: buy { $amount } more
play-hint-additional = { $key }: additional bet of { $amount }
play-hint-fold = { $key }: fold
play-hint-check = { $key }: check
play-hint-call = { $key }: call { $low }
play-hint-open = { $key } AMOUNT: open for { $low }–{ $high }
play-hint-open-exact = { $key }: open for { $low }
play-hint-raise = { $key } AMOUNT: raise to { $low }–{ $high }
play-hint-raise-exact = { $key }: raise to { $low }
play-hint-blind = { $key }: play { $name }, { $low }
play-hint-decline = { $key }: do not
play-hint-next = Enter: next coup
play-hint-top-up = { $key } AMOUNT: add to your bank, at most { $amount }
play-more = Enter: more · q: back to the game
play-back-to-game = Back to the game.

play-no-amount = “{ $entry }” is not an amount: write it like 20 or 12.50.
play-want-amount = “{ $entry }” is not an amount: write a number like 20, or just Enter.
play-want-yes-no = “{ $entry }” is neither: { $yes } for yes, { $no } for no, or just Enter.
play-want-decision = “{ $entry }” is no decision: { $raise } makes the additional bet, { $fold } folds.
play-want-act = “{ $entry }” means nothing here: enter one of { $keys }; ? shows the rules, q leaves.
play-want-some-decision = Enter { $raise } for the additional bet, or { $fold } to fold.
play-want-some-act = Enter one of { $keys }; ? shows the rules, q leaves.
play-need-amount = How much? { $low } to { $high }, like { $sample }.
play-want-next = Just Enter for the next coup, or q to leave.
play-want-top-up = Write { $key } and an amount of at most { $amount }.
play-bank-empty = There is nothing in front of you: add to your bank, or q to leave.
play-chips-low = { $chips } are too little for the least ante with its additional bet.
play-buy-or-leave = { $key } buys chips, q leaves.

# The coup

play-title = { $name } · coup { NUMBER($number) }
play-title-ante = ante { $amount }
play-title-deck = { $count } cards, { $lowest } and up
play-jackpot = jackpot { $amount }
play-chips = You have { $amount } in chips.
play-ask-ante = Your ante? { $low } to { $high }
play-ask-progressive = And { $amount } on the progressive?
play-bet = { $you ->
    [yes] You ante { $amount }.
   *[no] { $who } antes { $amount }.
}
play-bet-progressive = { $you ->
    [yes] You ante { $amount }, and { $dollar } on the progressive.
   *[no] { $who } antes { $amount }, and { $dollar } on the progressive.
}
play-buys = { $you ->
    [yes] You buy { $amount } in chips.
   *[no] { $who } buys { $amount } in chips.
}
play-no-more-bets = “Rien ne va plus.”
play-dealt-five = Five cards to each player and to the dealer, who turns up { $count ->
    [0] none.
    [one] one:
   *[other] { $count }:
}
play-dealer = Dealer
play-your-hand = You
play-you-hold = You hold: { $hand }
play-to-decide = your decision
play-has-decided = has decided
play-own-additional = You put your cards down, with { $amount } beside them.
play-own-fold = You fold; your cards go down.
play-additional = { $who } makes the additional bet, { $amount }.
play-folded = { $who } folds.
play-dealer-opens = “Dealer opens: { $hand }.”
play-dealer-shut = “Dealer does not open: { $hand }.”
play-hit = { $you ->
    [yes] You hit the progressive with { $hand }: { $prize }!
   *[no] { $who } hits the progressive with { $hand }: { $prize }!
}
play-your-result = You:
play-others = The others:

play-column-seat = Seat
play-column-chips = Chips
play-column-ante = Ante
play-column-progressive = Progressive
play-column-decision = Decision
play-column-bank = {"  "}Bank
play-column-front = In front
play-column-cards = Cards

play-marker = { $you ->
    [yes] The marker is yours: the first card goes to your left.
   *[no] { $who } has the marker: the first card goes to the left of it.
}
play-antes = Everyone antes { $amount }: { $total } in the pot.
play-ante-short = { $you ->
    [yes] You have only { $amount } for the ante, and are all-in.
   *[no] { $who } has only { $amount } for the ante, and is all-in.
}
play-dealt-down = { $count ->
    [one] One card down to each.
   *[other] { $count } cards down to each.
}
play-dealt-up = Up:
play-pot = Pot { $amount }
play-raises-left = { $count ->
    [0] no raise left
    [one] one raise left
   *[other] { $count } raises left
}
play-shows-best = best show: { $who }, { $hand }
play-out = folded
play-all-in = all-in
play-with-all-in = { $said } All-in.
play-did-blind = { $you ->
    [yes] You play { $name }, { $amount }.
   *[no] { $who } plays { $name }, { $amount }.
}
play-did-blind-declined = { $who } does not play { $name }.
play-did-checked = { $you ->
    [yes] You check.
   *[no] { $who } checks.
}
play-did-opened = { $you ->
    [yes] You open for { $amount }.
   *[no] { $who } opens for { $amount }.
}
play-did-called = { $you ->
    [yes] You call, { $amount }.
   *[no] { $who } calls, { $amount }.
}
play-did-raised = { $you ->
    [yes] You raise to { $amount }.
   *[no] { $who } raises to { $amount }.
}
play-did-folded = { $you ->
    [yes] You fold.
   *[no] { $who } folds.
}
play-did-bet-returned = { $you ->
    [yes] { $amount } come back to you: nobody matched them.
   *[no] { $amount } come back to { $who }: nobody matched them.
}
play-did-hand-mucked = { $you ->
    [yes] Your hand is beaten and stays hidden.
   *[no] { $who } is beaten and does not show.
}
play-rake = The dealer keeps { $amount } of the pots.
play-pot-main = The pot, { $amount },
play-pot-side = Side pot { $number }, { $amount },
play-pot-won = { $you ->
    [yes] { $pot } is yours.
   *[no] { $pot } goes to { $who }.
}
play-pot-shared = { $pot } is shared: { $shares }.
play-pot-share = { $who } { $amount }

play-bank = Your bank is { $amount }.
play-tops-up = { $who } brings the bank back to { $amount }.

# Leaving

play-left-bets = No more bets had been called: what lay down goes back to its players.
play-left-decision = Whoever leaves without a decision folds: the ante is lost.
play-left-blinds = Whoever leaves plays no blind, and then checks where that is free, else folds.
play-left-betting = Whoever leaves checks where that is free, else folds; what was bet stays in.
play-leave = You leave with { $left } of the { $brought } brought:
play-recorded = { $count ->
    [one] One coup is recorded in { $folder }
   *[other] { $count } coups are recorded in { $folder }
}
play-read-record = The last coup as a story, every card shown:
play-not-recorded = Not every coup could be recorded: { $why }
play-seed = The same cards again:
play-goodbye = “Thank you, and until next time.”
play-goodbye-early = Until next time.
