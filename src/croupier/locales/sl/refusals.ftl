# Zakaj je dejanje zavrnjeno: en stavek za vsako kodo IllegalAction. Zneski so zapisani kot denar.

refused-coup-over = Coup je končan.
refused-unknown-action = Ta igra takega dejanja ne pozna ({ $action }).
refused-other-game = Ta igra takega dejanja ne pozna ({ $action }).
refused-house-only = To stori samo hiša, ne sedež { $seat }.
refused-unknown-seat = Na sedežu { $seat } ni igralca.
refused-wrong-moment = { $phase ->
    [blinds] Ne zdaj: ponujajo se blindi.
    [deal] Ne zdaj: krupje bo ravnokar delil.
    [betting] Ne zdaj: karte so razdeljene in stave tečejo.
   *[other] Ne zdaj.
}

refused-bets-closed = Rien ne va plus: stav ni več.
refused-bets-stand = Stave, ki ležijo ob »Rien ne va plus«, veljajo; nič se ne vzame nazaj.
refused-barred = Sedež { $seat } po kršitvi te igre ne igra.
refused-no-progressive = Ta miza nima progresivne stave.
refused-progressive-without-ante = Poleg progresivne stave mora biti ante.
refused-ante-limits = Ante je za to mizo { $low } do { $high }, ne { $ante }.
refused-ante-unit = Ante je večkratnik { $unit }, { $ante } pa ni.
refused-chips-short = Za ante { $ante } je treba imeti { $need } v žetonih, ker morajo pokriti tudi dodatno stavo; na voljo je { $chips }.
refused-no-bet = Sedež { $seat } nima stave, ki bi jo lahko vzel nazaj.
refused-no-bets = Nihče ni stavil: igre, za katero bi se delilo, ni.
refused-raise-exact = Dodatna stava je natanko { $exact }, ne { $to }.
refused-already-dealt = Karte so že razdeljene.
refused-not-dealt = Karte še niso razdeljene.
refused-no-hand = Sedež { $seat } v tej igri nima roke.
refused-already-decided = Sedež { $seat } se je odločil in to velja.
refused-undecided = Roke se odkrijejo, ko so se odločili vsi; odločiti se morajo še: { $seats }.
refused-meter-negative = Jackpot ni nikoli pod ničlo.
refused-deck = V paketu je { $cards ->
    [one] { $cards } različna karta
    [two] { $cards } različni karti
    [few] { $cards } različne karte
   *[other] { $cards } različnih kart
}, vsaka enkrat.
refused-wrong-deck = V paketu tega coupa je { $cards ->
    [one] { $cards } različna karta
    [two] { $cards } različni karti
    [few] { $cards } različne karte
   *[other] { $cards } različnih kart
}, vsaka enkrat.

refused-not-dealt-in = Sedež { $seat } nima kart.
refused-not-your-turn = Na potezi je sedež { $turn }, ne sedež { $seat }.
refused-check-facing-bet = Stava je odprta: izenačite { $price } ali odstopite.
refused-nothing-to-call = Ničesar ni treba izenačiti: recite naprej.
refused-already-opened = Stave so odprte pri { $level }: izenačite, povišajte ali odstopite.
refused-opening-closed = Kdor je izenačil kratko otvoritev, je ne more dopolniti do polne.
refused-opening-exact = Otvoritvena stava je natanko { $exact }, ne { $to }.
refused-opening-least = Otvoritvena stava je vsaj { $low }, ne { $to }.
refused-opening-most = Otvoritvena stava je največ { $high }, ne { $to }.
refused-opening-unit = Stave so večkratniki { $unit }; { $to } ni, in tudi all-in ni.
refused-raise-least = Povišati je treba vsaj na { $low }, ne na { $to }.
refused-raise-most = Povišati je mogoče največ na { $high }, ne na { $to }.
refused-raise-unit = Stave so večkratniki { $unit }; { $to } ni, in tudi all-in ni.
refused-nothing-to-raise = Nihče ni odprl v celoti: ni kaj povišati.
refused-raise-cap = { $raises ->
    [0] V tej igri povišanj ni: izenačite ali odstopite.
    [1] Edino povišanje je izrabljeno: izenačite ali odstopite.
    [2] Obe povišanji sta izrabljeni: izenačite ali odstopite.
    [one] Vseh povišanj je { $raises } in so izrabljena: izenačite ali odstopite.
    [two] Vseh povišanj je { $raises } in so izrabljena: izenačite ali odstopite.
    [few] Vsa { $raises } povišanja so izrabljena: izenačite ali odstopite.
   *[other] Vseh { $raises } povišanj je izrabljenih: izenačite ali odstopite.
}
refused-raise-closed = Kratki all-in, { $faced } več, je manj kot polno povišanje { $full }: stav za vas ne odpre znova.
refused-only-call = S preostalimi { $chips } lahko izenačite z all-in ali odstopite, ne morete pa povišati.
refused-nobody-to-answer = Nihče več nima žetonov, da bi odgovoril: izenačite ali odstopite.
