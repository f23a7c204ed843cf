### What posted rules must tell, in twelve items; Québec's by-law S-13.1, r. 3.1, s. 11 names them.
### An item's sentences stand here and in sheet.ftl, which tells how a coup goes.

rules-item-players = Number of players
rules-item-cards = The cards
rules-item-object = The object of the game
rules-item-wagers = The wagers
rules-item-betting = When and how to bet
rules-item-commission = Commission
rules-item-options = The player’s options
rules-item-dealer = The dealer’s strategy
rules-item-bank = The bank
rules-item-handling = Handling the cards
rules-item-results = When one wins, loses or pushes
rules-item-odds = The odds

## Caribbean Stud

rules-cs-players = { $seats ->
    [one] One player, with one hand, against the dealer.
   *[other] One to { $seats } players, each with one hand, against the dealer.
}
rules-cs-cards = Played with { $deck }, shuffled anew for every coup; there is no joker and no wild card.
rules-cs-object = To hold five cards that rank higher than the dealer’s five.
rules-cs-additional = The additional bet, made after the cards are seen, is exactly { $multiple ->
    [one] the ante.
    [2] twice the ante.
   *[other] { $multiple } times the ante.
}
rules-cs-commission = The house takes no commission on any bet or prize.
rules-cs-contribution = Of each progressive bet { $share } goes to the meter; the rest is the house’s.
rules-cs-options = Before the deal a player bets or sits the coup out. With five cards in hand a player makes the additional bet or folds; no card is drawn or exchanged, and no other bet is made.
rules-cs-dealer = The dealer decides nothing: the five cards dealt are played as they are.
rules-cs-bank = The house is the bank: it pays every winning bet and takes every losing one.
rules-cs-even = The ante, when it wins, is paid 1 to 1.
rules-cs-pays = The additional bet, when it wins, is paid: { $pays }.
rules-cs-prizes = The progressive bet wins: { $prizes }.
rules-cs-cap = One additional bet wins at most { $amount }.
rules-cs-return = With best play the ante and the additional bet lose { $edge } of the ante on average in the long run, { $risk } of all that is bet.
rules-cs-return-progressive = The progressive bet apart gives back { $share } in the long run; what the meter shows decides at any moment.

## Five card stud

rules-st-players = Two to { $seats } players at one table, against each other.
rules-st-cards = The deck goes by the players dealt in and is shuffled anew for every coup: { $decks }. There is no joker and no wild card.
rules-st-deck = { $players } players: { $cards } cards, from the { $lowest } up
rules-st-object = To win the pot: with the best five cards at the showdown, or as the last who has not folded.
rules-st-stakes = The stakes of this sheet: { $stakes }.
rules-st-stake = ante { $ante } with a bank of { $bank }
rules-st-options = In turn a player checks where nothing is bet, opens, calls, raises within the limit, or folds; a blind may be taken or declined. No card is drawn or exchanged.
rules-st-options-no-blinds = In turn a player checks where nothing is bet, opens, calls, raises within the limit, or folds. No card is drawn or exchanged.
rules-st-dealer = The dealer holds no hand and decides nothing: the dealer deals, keeps the bets in order and pays out the pot.
rules-st-bank = The house banks nothing. Each player plays with the chips in front, bought before the first coup between bank and maximum bank, and can win or lose no others.
rules-st-handling = A player looks at no hand but the own, shows it to nobody and says nothing about it before the showdown.
rules-st-last = Who is left alone, the others having folded, wins the pot without showing.
rules-st-lose = A beaten or folded hand loses what it put in.
rules-st-odds = There are no fixed odds: the pot pays what the players put in, less what the dealer keeps.
rules-st-order = Hands from the highest: { $hands }.
