### The clauses of the two printed sheets, each in a sentence for players.

## Caribbean Stud

clause-QC-1 = The game is played with one deck of 52; the ace is high, and may also be low in ace-two-three-four-five.
clause-QC-2 = The ante must lie in its place before ‘Rien ne va plus’ is said and the cards are dealt.
clause-QC-3 = Every bet keeps to the limits shown at the table.
clause-QC-4 = Each player plays a single hand.
clause-QC-5 = Bets are made with value chips bought from the dealer.
clause-QC-6 = Every player in turn and the dealer get five cards face down, and one of the dealer’s is turned up.
clause-QC-7 = Having seen the hand, a player adds a bet of exactly twice the ante, or gives the ante up.
clause-QC-8 = Players neither show their cards nor talk about them.
clause-QC-9 = The dealer turns the cards up, arranged as the highest hand, only when every player has decided.
clause-QC-10 = The dealer opens with ace and king, or any higher hand.
clause-QC-11 = If the dealer opens, the hands of all who made the additional bet are turned up one after the other.
clause-QC-12 = The hands rank from royal flush down to a pair in the order of the sheet.
clause-QC-13 = Between hands of the same combination the highest card decides; if that settles nothing they are equal.
clause-QC-14 = The dealer did not open: the ante is paid even money and the additional bet is handed back.
clause-QC-15 = The dealer opened and the player’s hand is higher: the ante is paid even money, the additional bet by the chart.
clause-QC-16 = The dealer opened and the player’s hand is lower: ante and additional bet are lost.
clause-QC-17 = The dealer opened and the hands are equal: both bets are handed back.
clause-QC-18 = The chart says what the additional bet is paid for each hand.
clause-QC-19 = The progressive bet is one dollar beside the ante, placed before ‘Rien ne va plus’.
clause-QC-20 = The progressive bet wins on a flush or better, whatever the dealer holds.
clause-QC-21 = The amount of the jackpot stands on the display at the table.

## Five card stud

clause-CM-1 = The house sets the ante, and with it the bank and the maximum bank.
clause-CM-2 = Every player puts in an ante before every coup.
clause-CM-3 = Cards are dealt clockwise, and after each coup the marker moves on, so that another player is dealt first.
clause-CM-4 = Each player gets five cards and plays the best combination they make.
clause-CM-5 = The first opening bet is exactly as much as all the antes together.
clause-CM-6 = Players after the opening may raise, three times at most in one coup.
clause-CM-7 = The turn to bet goes clockwise.
clause-CM-8 = The three players left of the marker may play buio, controbuio and, with five players, over: two, four and eight antes of each player.
clause-CM-9 = The hands rank from royal flush down to high card, with a flush above a full house.
clause-CM-10 = A player short of chips stays in with what is in front; if that hand wins, the rest of the pot goes to the second best.
clause-CM-11 = Between two coups players may raise their bank to that of the winner.
clause-CM-12 = Between equal combinations the higher next card wins; when all cards are equal the pot is shared, and suits never count.
clause-CM-13 = Of a pot above the limit the dealer keeps a small percentage.
clause-CM-14 = After the coup the pot goes to the winner, and the next one can begin.
clause-CM-15 = Players exchange no information during the game.
clause-CM-16 = Bets and raises are made quickly and without comment.
clause-CM-17 = Who breaks the rules leaves the game and loses what was bet.
clause-CM-18 = The inspector settles every dispute, and that decision is final.
