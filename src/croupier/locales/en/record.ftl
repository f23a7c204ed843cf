# What is wrong with a coup on paper (a file to settle, a record), and how to mend it.

fault-paper-no-file = it cannot be read ({ $why })
fault-paper-no-file-mend = give the path of a file, or - for standard input
fault-paper-too-large = it is larger than { NUMBER($limit) } bytes, which no coup needs
fault-paper-too-large-mend = give the file of one coup
fault-paper-not-utf8 = byte { $byte } is not UTF-8 text
fault-paper-not-utf8-mend = save the file as UTF-8
fault-paper-not-toml = it is not TOML: { $why }
fault-paper-not-toml-mend = mend the line; text stands in quotes, like cards = "Ah Kd 9s 4c 2h"
fault-paper-too-deep = its brackets are nested too deeply
fault-paper-too-deep-mend = write it as the example of --help
fault-paper-unknown-key = there is no key “{ $name }” here
fault-paper-unknown-key-mend = did you mean “{ $near }”?
fault-paper-unknown-key-far = there is no key “{ $name }” here
fault-paper-unknown-key-far-mend = known are { $known }
fault-paper-missing = the key “{ $name }” is missing
fault-paper-missing-mend = add a line { $name } = …
fault-paper-not-flag = { $value } is neither true nor false
fault-paper-not-flag-mend = write true or false, without quotes
fault-paper-not-text = { $value } is not text
fault-paper-not-text-mend = put it in quotes
fault-paper-not-count = { $value } is not a whole number
fault-paper-not-count-mend = write a whole number, like 3
fault-paper-not-list = { $value } is not a list
fault-paper-not-list-mend = write a [[…]] section for each, or [ … ] around them
fault-paper-not-section = { $value } is not a section
fault-paper-not-section-mend = write a [[…]] section with its keys below
fault-paper-too-few = there { $found ->
    [0] is none
    [one] is only one
   *[other] are only { $found }
}
fault-paper-too-few-mend = give at least { $bound }
fault-paper-too-many = there are { $found }
fault-paper-too-many-mend = give at most { $bound }
fault-paper-not-amount = { $value } is not an amount
fault-paper-not-amount-mend = write it as text in quotes, like "12.50"
fault-paper-negative = { $value } is less than nothing
fault-paper-negative-mend = amounts are zero or more
fault-paper-refused = { $value } is refused
fault-paper-refused-mend = { $why }
fault-paper-no-sheet-named = it names no rule sheet
fault-paper-no-sheet-named-mend = add a line like sheet = "caribbean-stud-quebec"
fault-paper-no-progressive = the sheet has no progressive bet
fault-paper-no-progressive-mend = take the line out
fault-paper-no-ante = the seat has no ante
fault-paper-no-ante-mend = give the ante that lay there, or take the seat out
fault-paper-raise-without-ante = an additional bet without an ante [QC-7]
fault-paper-raise-without-ante-mend = give the ante; the additional bet is a multiple of it
fault-paper-progressive-without-ante = a progressive bet without an ante is refused [R-QC-13]
fault-paper-progressive-without-ante-mend = give the ante that lay there, or take the seat out
fault-paper-card-count = { $found ->
    [0] no card
    [one] one card
   *[other] { $found } cards
}, where a hand has { $wanted }
fault-paper-card-count-mend = give { $wanted } cards parted by spaces, like "Ah Kd 9s 4c 2h"
fault-paper-not-a-card = “{ $word }” is no card
fault-paper-not-a-card-mend = write a rank (2 to 9, T or 10, J, Q, K, A) and a suit (c, d, h, s), like Ah
fault-paper-card-twice = the card { $card } stands at { $where } already
fault-paper-card-twice-mend = one deck has each card once
fault-paper-card-twice-here = the card { $card } stands twice
fault-paper-card-twice-here-mend = one deck has each card once
fault-paper-not-in-deck = the card { $card } is not in this deck, whose lowest rank is { $lowest }
fault-paper-not-in-deck-mend = check the card; the deck’s lowest rank is the key "lowest"
fault-paper-not-a-rank = “{ $value }” is no rank
fault-paper-not-a-rank-mend = write 2 to 9, T or 10
fault-paper-deck-too-short = a deck that starts at { $value } is too short for a straight
fault-paper-deck-too-short-mend = write 2 to 9, T or 10
fault-paper-too-many-seats = there { $found ->
    [one] is one seat
   *[other] are { $found } seats
}, and the sheet’s table has { $seats }
fault-paper-too-many-seats-mend = take out who did not play, or change table.seats in the sheet
fault-paper-nobody-left = every seat has folded
fault-paper-nobody-left-mend = one seat at least stays in and takes the pot
fault-paper-nothing-put-in = the seat put nothing in
fault-paper-nothing-put-in-mend = who antes nothing is not dealt in: take the seat out
fault-paper-no-cards = the seat did not fold and shows no cards
fault-paper-no-cards-mend = add a line like cards = "Ah Ad 9s 8c 7h", or folded = true
fault-paper-no-record = it is no record of a coup
fault-paper-no-record-mend = a record has the key "_history"; what “croupier record export” writes is for other programs
fault-paper-unsettled = the coup is not over, or was voided: there is nothing to settle
fault-paper-unsettled-mend = tell it with “croupier record show”
fault-paper-rules = it was written under version { $found } of the rules, and this Croupier plays version { $known }
fault-paper-rules-mend = read it with the Croupier that wrote it
fault-paper-digest = the record’s sheet is not the one that its digest names
fault-paper-digest-mend = the sheet was changed after the coup: take the record from its source again
fault-paper-not-an-act = “{ $line }” is no act of a coup
fault-paper-not-an-act-mend = an act is written { $how }
fault-paper-not-a-seat = “{ $name }” is no seat
fault-paper-not-a-seat-mend = seats are numbered from 1
fault-paper-opening = the coup cannot begin like this: { $why }
fault-paper-opening-mend = check stake, banks, marker and chips
fault-paper-act-refused = act { $number }, “{ $line }”, is refused: { $why }
fault-paper-act-refused-mend = the rules do not allow this coup; the record is not true
fault-paper-differs = it does not say what the acts of the record lead to
fault-paper-differs-mend = { $said } should be { $right }

# A coup's record, told as a story.

record-title = { $name }, { $house }
record-digest = Rules { $digest }, version { $rules }
record-hidden = This record holds hidden cards: it is the house’s paper.
record-step = Act { $number } of { $count }: { $act }
record-next = Enter: next; q: leave
record-exported = { $file } written.
record-export-onto = -o { $file }: that is the record itself, and an export cannot be replayed; write to another file
record-seat-unknown = nobody sat there; the coup has seats { $known }
record-same = Played again, the coup is the same.
record-unfinished = The coup is not over: { $waiting } to act.
record-house = the house
record-seat = seat { $seat }
record-house-begins = The house
record-seat-begins = Seat { $seat }

story-no-more-bets = Rien ne va plus.
story-deck-set = The deck, from the top: { $deck }
story-folded = Seat { $seat } folds.
story-hand-shown = Seat { $seat } shows { $cards }: { $hand }.
story-violation = The inspector records a violation by seat { $seat }: { $reason }.
story-voided = The inspector voids the coup: { $reason }. Every bet goes back.
story-coup-ended = The coup is over.
story-joined = Seat { $seat } has { $chips } in chips now.
story-joined-left = Seat { $seat } is given up.
story-bet-placed = Seat { $seat } antes { $ante }.
story-bet-placed-progressive = Seat { $seat } antes { $ante }, and { $progressive } on the progressive.
story-bet-taken-back = Seat { $seat } takes its bets back.
story-meter-fed = { $amount } goes to the jackpot.
story-meter-unfed = { $amount } leaves the jackpot again.
story-hand-dealt = Five cards to seat { $seat }, face down.
story-own-hand = Seat { $seat } looks: { $cards }: { $hand }.
story-dealer-exposed = The dealer exposes { $cards }.
story-decided = Seat { $seat } has decided.
story-own-decision-fold = Seat { $seat } will fold.
story-own-decision = Seat { $seat } will bet { $amount } more.
story-additional-bet = Seat { $seat } makes the additional bet, { $amount }.
story-dealer-shown-opens = The dealer shows { $cards }: { $hand }; the dealer opens.
story-dealer-shown-shut = The dealer shows { $cards }: { $hand }; the dealer does not open.
story-progressive-hit = Seat { $seat } hits the progressive with { $hand }: { $prize }. The jackpot shows { $after }.
story-bet-won = Seat { $seat }, { $bet }: { $amount } won.
story-bet-lost = Seat { $seat }, { $bet }: { $amount } lost.
story-bet-push = Seat { $seat }, { $bet }: { $stake } comes back.
story-bet-name-ante = ante
story-bet-name-raise = additional bet
story-bet-name-progressive = progressive
story-ante = Seat { $seat } antes { $amount }.
story-blind = Seat { $seat } plays { $name }, { $amount }.
story-blind-declined = Seat { $seat } does not play { $name }.
story-card-down = A card to seat { $seat }, face down.
story-own-card = Seat { $seat } looks: { $card }.
story-card-up = Seat { $seat } gets { $card }.
story-checked = Seat { $seat } checks.
story-opened = Seat { $seat } opens for { $to }.
story-opened-short = Seat { $seat } opens for { $to }, all-in and short.
story-called = Seat { $seat } calls { $amount }.
story-raised = Seat { $seat } raises to { $to }.
story-raised-short = Seat { $seat } raises to { $to }, all-in and short of a full raise.
story-bet-returned = { $amount } comes back to seat { $seat }: nobody matched it.
story-hand-mucked = Seat { $seat } does not show: the hand is beaten.
story-rake = The dealer keeps { $amount }.
story-pot-main = The main pot of { $amount }: { $shares }.
story-pot-side = Side pot { $number } of { $amount }: { $shares }.
story-pot-share = { $share } to seat { $seat }

# Under “croupier hand”.
ranked-deck = Ranked with a deck of { $cards } cards, { $lowest } and up.
ranked-deck-longer = No deck of this sheet has a { $rank }: ranked with all 52 cards.
