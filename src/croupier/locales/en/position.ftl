# What is wrong with a position at the stud table, as it is written: a word a seat.

position-card = seat { $seat }: { $text } is no card: write a rank (2 to 9, T or 10, J, Q, K, A) and a suit (c, d, h, s) like Ah, ? for a hidden one, x for folded
position-colon = seat { $seat }, { $text }: one colon parts hidden from shown
position-shown-unknown = seat { $seat }, { $text }: a shown card is known; ? stands before the colon, cards still to come are not written
position-hand = seat { $seat }, { $text }: a hand has { $cards } cards
position-stranger = seat { $seat }: the card { $card } is not in this deck: its lowest rank is { $rank }
position-twice = seat { $seat }: the card { $card } stands twice, at seat { $other } too
position-hidden = seat { $seat } has { $cards ->
    [one] { $cards } hidden card
   *[other] { $cards } hidden cards
}: where { $up } show, { $down } lie face down
position-folded = seat { $seat } folded and shows { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}: those still in show { $up }, so it had no more
position-uneven = seat { $seat } shows { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} and seat { $other } { $up }: all hands still in show as many
position-street = seat { $seat } shows { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}: by this sheet a hand shows { $counts }, street by street
position-all-folded = every seat has folded: write at least one that is still in
position-players-few = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} written, and { $players ->
    [one] { $players } player
   *[other] { $players } players
} dealt in: who folded counts as well
position-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
} dealt in: this table takes 2 to { $most }; write a seat for each, folded ones with x, or say how many
position-deck = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} left of a deck from { $rank } up, and the hands still need { $needed }: take a lower lowest card
position-rank = lowest: { $text } is no rank: use 2 to 9, T or 10, J, Q, K, A
position-lowest = lowest { $text }: a deck starts at { $least } to { $most }
position-game = { $name } is a sheet of { $game }: chances are told at a stud table, like five-card-stud-casino
