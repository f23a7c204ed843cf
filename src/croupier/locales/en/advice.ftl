# Advice on a decision: at practice tables, and in croupier play.

refused-advice-busy = Your last question for advice is still being worked out.
refused-advice-failed = This advice could not be worked out; play goes on.
refused-advice-house = There is no advice at a table that plays for money: sit down at a practice table.
refused-advice-no-decision = There is nothing for you to decide now: ask on your turn, once the cards are dealt.
refused-advice-no-hand = You hold no hand in this coup on which there could be advice.
