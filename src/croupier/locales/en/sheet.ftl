### The rule sheet as a page, its check, and the list of shipped sheets.

sheet-line = { $what }; { $mend }
sheet-percent = { $number }%
sheet-warning = warning: { $line }

## croupier sheet list

sheet-list-name = Rules
sheet-list-sheet = Sheet
sheet-how-caribbean = { $seats ->
    [one] one seat
   *[other] { $seats } seats
} against the dealer, { $exposed ->
    [0] no dealer’s card shown
    [one] one dealer’s card shown
   *[other] { $exposed } dealer’s cards shown
}
sheet-how-stud-open = up to { $seats } players, cards face up street by street
sheet-how-stud-closed = up to { $seats } players, all cards face down

## croupier sheet check

sheet-check-sound = { $file }: sound, { $warnings ->
    [0] no warning
    [one] one warning
   *[other] { $warnings } warnings
}
sheet-check-open = What the printed sheet leaves open, and the ruling that fills it
sheet-check-ruling = Ruling
sheet-check-line = Line
sheet-check-default = default
sheet-check-sentence = What it says
sheet-check-setting = In the sheet
sheet-check-none = none

## croupier sheet show

sheet-title-by = { $name }, { $house }
sheet-digest = digest { $digest }
sheet-part-table = At the table
sheet-part-hands = Hands, highest first
sheet-part-coup = How a coup goes
sheet-part-stakes = Stakes
sheet-part-deck = The deck
sheet-part-jackpot = The progressive jackpot
sheet-part-between = Between two coups

sheet-seats = Seats
sheet-ante = Ante
sheet-ante-limits = { $min } to { $max }
sheet-unit = Bets in whole
sheet-clock = Clock
sheet-clock-caribbean = { $bets } s to bet, { $decision } s to decide
sheet-clock-stud = { $act } s to act, { $blinds } s to take a blind
sheet-max-payout = At most, one raise wins
sheet-max-payout-none = no cap
sheet-deck-full = one deck of 52 cards
sheet-deck-from = { $cards } cards, from the { $rank } up
sheet-deck = Deck
sheet-ace-low = Ace also low
sheet-ace-low-yes = yes: { $example } is a straight
sheet-ace-low-no = no
sheet-kickers = Equal hands
sheet-kickers-all = every further card counts; suits never
sheet-kickers-first = one further card counts; suits never

sheet-hand = Hand
sheet-example = Example
sheet-pays = Raise pays
sheet-prize = Progressive pays
sheet-to-one = { $num } to { $den }
sheet-letter-note = * of aces or kings; any other winning pair has its raise back
sheet-pushes = comes back
sheet-share-whole = the whole meter
sheet-share = { $share } of the meter

sheet-cs-ante = Each player bets an ante of { $min } to { $max } in whole { $unit }; the chips must cover { $times } times the ante.
sheet-cs-progressive = Beside the ante a player may place the progressive bet of { $bet }.
sheet-cs-closed = After { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} the dealer says ‘Rien ne va plus’: bets stand as they lie.
sheet-cs-deal = Five cards face down go to each seat from the dealer’s left, then five to the dealer; { $exposed ->
    [0] none of these is turned up.
    [one] the last of these is turned up.
   *[other] the last { $exposed } of these are turned up.
}
sheet-cs-decide = Each player looks and, within { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}, raises by exactly { $multiple ->
    [one] the ante
    [2] twice the ante
   *[other] { $multiple } times the ante
}, or folds and loses the ante. No cards are shown, nothing is said.
sheet-cs-opens = When all have decided the dealer’s hand is turned up. It opens with { $hand } or better.
sheet-cs-opens-any = When all have decided the dealer’s hand is turned up. It always opens.
sheet-cs-no-open = It does not open: every ante that stayed in is paid even money, the raise comes back.
sheet-cs-higher = It opens and the player is higher: the ante is paid even money, the raise by the chart.
sheet-cs-lower = It opens and the player is lower: ante and raise are lost.
sheet-cs-equal = It opens and the hands are equal: both bets come back.
sheet-cs-prizes = The progressive bet is paid by the player’s hand alone, whatever the dealer holds; the bet itself does not come back.
sheet-cs-seed = Meter begins at
sheet-cs-bet = Bet
sheet-cs-contribution = Of each bet to the meter
sheet-cs-folded = A folded hand
sheet-cs-folded-yes = keeps its progressive bet
sheet-cs-folded-no = loses its progressive bet
sheet-cs-order = Several winners
sheet-cs-order-seat = one after the other from the dealer’s left, each of what is left
sheet-cs-order-share = smaller shares first, those of the whole meter divide the rest

sheet-stake-ante = Ante
sheet-stake-bank = Bank
sheet-stake-banks = n°
sheet-stake-maximum = Maximum bank
sheet-players = Players
sheet-lowest = Lowest card
sheet-cards = Cards

sheet-st-ante = Before the deal every player puts in the ante of the table. Short of it, what is there goes in and the player is all-in; with nothing, no cards.
sheet-st-blinds = Left of the marker, each in turn may take a blind before the deal: { $blinds }. { $of ->
    [antes] The measure is all antes in the pot together.
   *[ante] The measure is one ante.
}
sheet-st-blind = { $name } { $times } times
sheet-st-blind-over = { $name } { $times } times (from { $players } players)
sheet-st-street = { $cards ->
    [first] Each player gets
   *[more] Each player left gets
} { $down ->
    [0] { $up ->
        [one] one card face up
       *[other] { $up } cards face up
    }
    [one] { $up ->
        [0] one card face down
        [one] one card face down and one face up
       *[other] one card face down and { $up } face up
    }
   *[other] { $up ->
        [0] { $down } cards face down
        [one] { $down } cards face down and one face up
       *[other] { $down } cards face down and { $up } face up
    }
}; a round of betting follows.
sheet-st-streets-same = The same { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
} more: { $up ->
    [one] one card face up
   *[other] { $up } cards face up
}, then a round of betting.
sheet-st-first = First speaks the player left of the marker, or of the last blind{ $later ->
    [best] ; in later rounds the best hand showing.
    [marker] , in every round.
   *[none] .
}
sheet-st-opening = The first bet of a coup is exactly all the antes together, for an ante of { $ante } and { $players } players { $amount }. Who does not bet may check.
sheet-st-raises = { $raises ->
    [0] Nobody may raise.
    [one] One raise is allowed { $per ->
        [coup] in a coup.
       *[round] in a round.
    }
   *[other] At most { $raises } raises are allowed { $per ->
        [coup] in a coup.
       *[round] in a round.
    }
}
sheet-st-size-no-limit = A raise is at least the last full bet or raise, at most all the player’s chips.
sheet-st-size-pot = A raise is at least the last full bet or raise, at most the pot after the call.
sheet-st-size-fixed = A raise is exactly the last full bet or raise.
sheet-st-short = Who is short of chips stays in with what is in front; what others bet above that is played for in side pots.
sheet-st-showdown = The last to bet or raise shows first. The best five cards win the pot; equal hands share it to the cent.
sheet-st-rake = When the pots are above { $above } together, the dealer keeps { $rate } of them.
sheet-st-no-rake = The dealer keeps nothing of the pot.
sheet-st-marker = The marker moves on by one player, clockwise.
sheet-st-topup-capped = A player may top up to the winner’s bank, never above the maximum bank; a bank below the table’s may be filled up to it.
sheet-st-topup-free = A player may top up to the winner’s bank; a bank below the table’s may be filled up to it.
sheet-st-leave = Chips stay on the table while their owner is seated.
