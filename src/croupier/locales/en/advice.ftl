# Advice on a decision: at practice tables, and in croupier play.

refused-advice-busy = Your last question for advice is still being worked out.
refused-advice-failed = This advice could not be worked out; play goes on.
refused-advice-house = There is no advice at a table that plays for money: sit down at a practice table.
refused-advice-no-decision = There is nothing for you to decide now: ask on your turn, once the cards are dealt.
refused-advice-no-hand = You hold no hand in this coup on which there could be advice.

# In the terminal

play-words-advice = ! advice
play-hint-advice = !: advice
play-advice-kind-raise = raise
play-advice-kind-fold = fold
play-advice-kind-check = check
play-advice-kind-call = call
play-advice-kind-open = open
play-advice-worth = { $antes } antes, { $money } on average
play-advice-often = the trained strategy: { $share }
play-advice-best = the best
play-advice-chances = { $rivals ->
    [one] Against one unknown hand you win { $win } of the time, and share { $share }.
   *[other] Against { $rivals } unknown hands you win { $win } of the time, and share { $share }.
}
play-advice-needed = You may expect { $equity } of the pot; a call needs { $needed }.
play-advice-was-best = Nothing was better.
play-advice-cost = That cost { $antes } antes, { $money }, on average: { $best } was better.
play-advice-cost-about = By these chances, that cost some { $antes } antes, { $money }: { $best } was better.
play-advice-share = The trained strategy does so { $share } of the time.
play-advice-tally = { $decisions ->
    [one] One decision was looked at
   *[other] { $decisions } decisions were looked at
}; not the best: { $mistakes }. Cost on average: { $antes } antes, { $money }.
play-advice-tally-best = { $decisions ->
    [one] One decision was looked at: nothing was better.
   *[other] { $decisions } decisions were looked at: nothing was better.
}

# The bots at stud, by how they play

play-bot-way = { $who } (bot, { $way })
play-way-tight = tight
play-way-loose = loose
play-way-calling = calling
play-way-bold = bold
play-way-trained = trained
