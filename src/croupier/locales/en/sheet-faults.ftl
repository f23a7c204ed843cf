### What can be wrong with a rule sheet. Each fault is two messages: what is wrong, and, after a
### semicolon in the same line, what would be right.

## The file cannot be read

fault-no-sheet = there is no shipped sheet of this name
fault-no-sheet-mend = did you mean { $near }? a file needs a / or ends in .toml
fault-no-sheet-far = there is no shipped sheet of this name
fault-no-sheet-far-mend = there are { $known }; a file needs a / or ends in .toml
fault-no-file = the file cannot be read: { $why }
fault-no-file-mend = check the path; croupier sheet list names the shipped sheets
fault-too-large = the file has more than { $limit } bytes
fault-too-large-mend = a rule sheet is one page of TOML text
fault-not-utf8 = the byte { $byte } is not UTF-8 text
fault-not-utf8-mend = save the sheet as text in UTF-8
fault-not-toml = this is not TOML: { $why }
fault-not-toml-mend = a line is key = value, a section starts with [name], text stands in "quotes"
fault-too-deep = brackets stand inside brackets without end
fault-too-deep-mend = a rule sheet needs three levels at most

## Keys

fault-missing = "{ $name }" is missing
fault-missing-mend = add the line; croupier sheet schema describes every key
fault-unknown-key = the key "{ $name }" is unknown
fault-unknown-key-mend = did you mean "{ $near }"?
fault-unknown-key-far = the key "{ $name }" is unknown
fault-unknown-key-far-mend = known here: { $known }
fault-no-game = the sheet does not say which game it is for
fault-no-game-mend = write game = one of { $known }
fault-unknown-game = { $value } is no game that Croupier knows
fault-unknown-game-mend = the games are { $known }
fault-other-game = the game cannot be changed to { $value }
fault-other-game-mend = load a sheet of that game
fault-no-equals = { $value } is no setting
fault-no-equals-mend = write KEY=VALUE, like raise.pays.flush=6
fault-no-such-place = there is no line { $name }
fault-no-such-place-mend = lines count from 0; the last is { $most }
fault-no-section = "{ $name }" is a single value and has no keys of its own
fault-no-section-mend = end the key there

## Single values

fault-not-count = { $value } is not a whole number
fault-not-count-mend = write it without quotes or decimals, like 7
fault-not-flag = { $value } is neither true nor false
fault-not-flag-mend = write true or false, without quotes
fault-not-text = { $value } is not text
fault-not-text-mend = put it in quotes, like "A K"
fault-not-list = { $value } is not a list
fault-not-list-mend = write values in square brackets, parted by commas
fault-not-section = { $value } is not a section with keys
fault-not-section-mend = write it as [section] with a line for each key
fault-not-currency = { $value } is no currency code
fault-not-currency-mend = write three capital letters, like "CAD" or "EUR"
fault-not-amount = { $value } is not an amount of money
fault-not-amount-mend = write it in quotes with at most two decimals, like "5.00"
fault-negative = { $value } is negative
fault-negative-mend = an amount is zero or more, like "5.00"
fault-not-percent = { $value } is not a percentage
fault-not-percent-mend = write it in quotes, like "2.5%"
fault-not-pay = { $value } is not a pay "to 1"
fault-not-pay-mend = write a number from 0 up, like 7, 1.5 or "3 to 2"
fault-not-prize = { $value } is not a prize
fault-not-prize-mend = write a share of the meter like "10%", or an amount like "500.00"
fault-not-a-choice = { $value } is not one of the choices
fault-not-a-choice-mend = write { $known }
fault-too-small = { $value } is too small
fault-too-small-mend = the least is { $bound }
fault-too-great = { $value } is too great
fault-too-great-mend = the most is { $bound }
fault-empty = nothing is listed here
fault-empty-mend = list at least one
fault-too-many = more is listed here than any game has
fault-too-many-mend = list at most { $bound }
fault-not-words = { $value } is not a line of text
fault-not-words-mend = write 1 to 80 characters in one line
fault-and-more = { $count ->
    [one] one more key is at fault
   *[other] { $count } more keys are at fault
}
fault-and-more-mend = mend those above first
fault-refused = { $value } does not stand: { $why }
fault-refused-mend = croupier sheet schema describes every key
fault-zero = the amount is zero
fault-zero-mend = write an amount above zero, like "1.00"
fault-over-100 = { $value } is more than the whole
fault-over-100-mend = write at most "100%"
fault-too-much-money = so much money cannot be kept exactly
fault-too-much-money-mend = stay at { $most } or below

## Lines that do not go together

fault-unknown-class = "{ $name }" is no class of hands here
fault-unknown-class-mend = did you mean "{ $near }"?
fault-unknown-class-far = "{ $name }" is no class of hands here
fault-unknown-class-far-mend = the classes are { $known }
fault-class-twice = "{ $name }" stands twice in the order
fault-class-twice-mend = leave it out once
fault-class-missing = the order lacks { $names }
fault-class-missing-mend = add what is missing; only the royal flush and the straight flush may be left out
fault-class-never = no hand can ever be a "{ $name }" in this place of the order
fault-class-never-mend = move it above the class that takes its hands, or leave it out
fault-row-missing = the chart has no row for "{ $name }"
fault-row-missing-mend = add a line such as "{ $name }" = 1
fault-row-missing-pair = the chart has no row for "{ $name }"
fault-row-missing-pair-mend = add "{ $name }" = 1, or write "pair of aces or kings" = 1 in place of both "pair" and "high card"
fault-row-replaced = "{ $name }" and "pair of aces or kings" stand in one chart
fault-row-replaced-mend = keep either "pair" and "high card", or "pair of aces or kings" alone
fault-pays-decrease = "{ $higher }" is paid { $pay }, the lower "{ $lower }" { $more }
fault-pays-decrease-mend = pay the higher hand at least { $more }
fault-prize-missing = "{ $name }" has no prize, though the lower "{ $lower }" has
fault-prize-missing-mend = add a line such as "{ $name }" = "500.00"
fault-prize-low-at-seed = at the seed of { $seed }, { $pay } for "{ $higher }" is less than { $more } for the lower "{ $lower }"
fault-prize-low-at-seed-mend = raise the share or the seed, if that is not meant
fault-shares-over-100 = with { $seats } seats, { $value } each could take { $together } of one meter
fault-shares-over-100-mend = lower the share, seat fewer, or write order = "seat"
fault-returns-over-1 = in the long run the progressive bet gives back { $total }: { $fixed } by fixed prizes, { $contribution } by the meter, { $seed } by the seed
fault-returns-over-1-mend = lower the contribution, the seed or the fixed prizes to keep it under 100%
fault-odd-cents = { $pay } on a bet of { $bet } does not come out in whole cents
fault-odd-cents-mend = choose the pay or table.unit so that it does; else the payment is rounded down
fault-not-rank = { $value } is no rank
fault-not-rank-mend = write "2" to "9", "10", "J", "Q", "K" or "A"
fault-not-deck = { $value } names no deck
fault-not-deck-mend = write the lowest rank like "7", or "11 - players"
fault-deck-too-short = a deck from { $value } up has no straights
fault-deck-too-short-mend = the lowest rank is "2" to "10"
fault-deck-too-short-for = with { $players } players, "{ $value }" leaves a deck without straights
fault-deck-too-short-for-mend = the lowest rank is "2" to "10" for every number of players
fault-deck-too-small = { $players } players need { $needed } cards, the deck has { $cards }
fault-deck-too-small-mend = seat at most { $most }, or use a larger deck
fault-deck-too-small-with-dealer = { $players ->
    [one] one player
   *[other] { $players } players
} and the dealer need { $needed } cards, the deck has { $cards }
fault-deck-too-small-with-dealer-mend = seat at most { $most }, or use a larger deck
fault-no-such-hand = "{ $value }" is no hand to open with
fault-no-such-hand-mend = write ranks such as "A K" or "Q Q", a class such as "pair", or "any"
fault-min-above-max = the least bet of { $min } is above the most, { $max }
fault-min-above-max-mend = swap them, or mend the wrong one
fault-not-whole-units = { $value } is not in whole units of { $unit }
fault-not-whole-units-mend = write "{ $below }" or "{ $above }", or change table.unit
fault-bank-below-ante = the bank of { $bank } is below the ante of { $ante }
fault-bank-below-ante-mend = a bank holds at least one ante
fault-stake-twice = the ante of { $ante } stands already in line { $first } of the stakes
fault-stake-twice-mend = one line for each ante
fault-not-five-cards = the streets deal { $cards ->
    [one] one card
   *[other] { $cards } cards
}
fault-not-five-cards-mend = down and up of all streets make five together
fault-empty-street = this street deals no card
fault-empty-street-mend = give it down = 1 or up = 1, or leave it out
fault-blind-not-higher = { $name } is { $size ->
    [one] one ante
   *[other] { $size } antes
}, not above { $before } with { $less }
fault-blind-not-higher-mend = each blind is higher than the one before
fault-over-never = over needs { $players } players, the table seats { $seats }
fault-over-never-mend = seat more, lower players, or leave over out
