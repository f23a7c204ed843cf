### What holds where a printed sheet is silent: one sentence a ruling, as a player would be told.

## Caribbean Stud

ruling-R-QC-1 = The chart’s last row, ‘Pair of Aces / Kings’, is read as ‘a pair, or ace-king’: every winning hand below two pair is paid that row, unless the sheet keeps to the letter.
ruling-R-QC-2 = Between equal combinations all the other cards count, from the highest down, unless the sheet lets only the first of them decide.
ruling-R-QC-3 = The table has as many seats as the sheet says; seven is usual, and nine is the most that one deck can serve.
ruling-R-QC-4 = The limits shown at the table are for the ante alone, and an ante is in whole units of the table.
ruling-R-QC-5 = A player who folds keeps the progressive bet: a winning hand is shown and paid before the cards are taken away, unless the sheet says otherwise.
ruling-R-QC-6 = Several jackpots in one game are paid seat by seat from the dealer’s left, each from what the one before left in the meter, unless the sheet says that they share.
ruling-R-QC-7 = The meter starts at its seed, and a fixed part of every progressive dollar is added to it.
ruling-R-QC-8 = The meter counts in millionths and shows whole cents; a share of it is taken of what is shown, rounded down to the cent, and the rest stays in the meter.
ruling-R-QC-9 = Who does not decide in time folds; after ‘Rien ne va plus’ the bets stand as they lie.
ruling-R-QC-10 = When the inspector voids a game, every bet of it comes back, the progressive dollars too, and the meter gives up what this game had added.
ruling-R-QC-11 = There is no cap on what a hand may win, unless the sheet sets one; a cap is for the additional bet only, never for the progressive.
ruling-R-QC-12 = Five cards go in one packet to each seat from the dealer’s left, the dealer’s own come last, and the last of them is turned up.
ruling-R-QC-13 = The progressive dollar is taken in every case: the prize is paid for it, and the dollar itself does not come back.
ruling-R-QC-14 = An ante is accepted only from a player whose chips also cover the additional bet, and the progressive dollar if that is bet.
ruling-R-QC-15 = A jackpot counts when the hand is turned up, at the amount on display at that moment; fixed prizes are paid at once, a share of the meter once two members of staff have signed.
ruling-R-QC-16 = Who shows or discusses cards keeps the bets in play and sits out the next game.

## Five card stud

ruling-R-CM-1 = The streets of the sheet say how the five cards come: one down and one up, then three more up with a bet after each, or all five down with a single round of bets.
ruling-R-CM-2 = The lowest card of the deck goes by the players dealt in, counted when the antes close: eleven less their number, unless the sheet names a rank.
ruling-R-CM-3 = Any straight flush is called royal flush and ranks by its top card; the ace may also stand below the lowest card of the deck to make the lowest straight.
ruling-R-CM-4 = In the first round the player left of the marker, or of the last blind, speaks first; later the best hand showing speaks first, or the one left of the marker if the sheet says so.
ruling-R-CM-5 = The first bet of a coup is exactly all the antes together, in whichever round it is made; later rounds open with at least that much, and the antes belong to no bet.
ruling-R-CM-6 = A raise is at least as large as the last full bet or raise, and at most what the sheet allows: everything in front, the pot, or a fixed size.
ruling-R-CM-7 = Only so many raises are allowed, counted over the whole coup or each round as the sheet says; neither the opening nor a blind counts as one.
ruling-R-CM-8 = An all-in for less than a full raise uses up no raise, and only a player who faces a full raise in total may raise again.
ruling-R-CM-9 = The blinds are voluntary, each only upon the one before: so many times all the antes together, or one ante if the sheet says so; they take the place of the opening, and the last of them may still raise.
ruling-R-CM-10 = A player short of chips plays for what each other player matched; what nobody could match goes back first, and each further layer of the pot goes to the best of those who paid into it.
ruling-R-CM-11 = Bets are in whole units of the table, except an all-in; a shared pot is split to the cent, and odd cents go one each from the marker’s left.
ruling-R-CM-12 = The dealer keeps the rake of all pots together if they are above the limit once unmatched chips are back, rounded down to the cent.
ruling-R-CM-13 = The first purchase is between the bank and the maximum bank, and no chips leave the table while their owner is seated.
ruling-R-CM-14 = Between two coups a player may top up to the bank of the winner, never above the maximum bank unless the sheet drops that cap; a bank below the table’s may always be filled up to it.
ruling-R-CM-15 = Without an ante there are no cards; a player with less than an ante plays all-in for what is there.
ruling-R-CM-16 = Who does not act in time checks if that costs nothing, and otherwise folds.
ruling-R-CM-17 = The last to bet or raise shows first, then the others clockwise; a beaten hand need not be shown.
ruling-R-CM-18 = When the inspector finds a violation the hand is dead and what was bet stays in the pot; the player leaves with the other chips.
ruling-R-CM-19 = A coup voided by the inspector before the next antes is undone: every chip goes back, there is no rake, and the marker stays.
ruling-R-CM-20 = The table has as many seats as the sheet says, and the first marker is drawn by lot.
