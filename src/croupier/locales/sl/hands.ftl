# Imena kombinacij. Range povezuje vezaj; hišno ime kombinacije nadomesti $class.
# $first-three je beseda za tri (kralji, dame), $first-five za pet in za »par« (kraljev, dam).

rank-2 = { $count ->
    [one] dvojka
    [two] dvojki
    [few] dvojke
   *[other] dvojk
}
rank-3 = { $count ->
    [one] trojka
    [two] trojki
    [few] trojke
   *[other] trojk
}
rank-4 = { $count ->
    [one] štirica
    [two] štirici
    [few] štirice
   *[other] štiric
}
rank-5 = { $count ->
    [one] petica
    [two] petici
    [few] petice
   *[other] petic
}
rank-6 = { $count ->
    [one] šestica
    [two] šestici
    [few] šestice
   *[other] šestic
}
rank-7 = { $count ->
    [one] sedmica
    [two] sedmici
    [few] sedmice
   *[other] sedmic
}
rank-8 = { $count ->
    [one] osmica
    [two] osmici
    [few] osmice
   *[other] osmic
}
rank-9 = { $count ->
    [one] devetka
    [two] devetki
    [few] devetke
   *[other] devetk
}
rank-T = { $count ->
    [one] desetka
    [two] desetki
    [few] desetke
   *[other] desetk
}
rank-J = { $count ->
    [one] fant
    [two] fanta
    [few] fanti
   *[other] fantov
}
rank-Q = { $count ->
    [one] dama
    [two] dami
    [few] dame
   *[other] dam
}
rank-K = { $count ->
    [one] kralj
    [two] kralja
    [few] kralji
   *[other] kraljev
}
rank-A = { $count ->
    [one] as
    [two] asa
    [few] asi
   *[other] asov
}

class-royal-flush = kraljeva lestvica
class-straight-flush = barvna lestvica
class-four-of-a-kind = poker
class-full-house = full
class-flush = barva
class-straight = lestvica
class-three-of-a-kind = tris
class-two-pair = dva para
class-pair = par
class-high-card = najvišja karta

hand-royal-flush = { $class }
hand-straight-flush = { $class }, najvišja karta { $ranks }
hand-four-of-a-kind = { $class } { $first-five }
hand-full-house = { $class }, tris { $first-five } in par { $second-five }
hand-flush = { $count ->
    [5] { $class }, { $ranks }
    [one] { $class }, najvišja karta { $ranks }
    [two] { $class }, najvišji karti { $ranks }
    [few] { $class }, najvišje karte { $ranks }
   *[other] { $class }, najvišje karte { $ranks }
}
hand-straight = { $class }, najvišja karta { $ranks }
hand-three-of-a-kind = { $class } { $first-five }
hand-two-pair = { $class }, { $first-three } in { $second-three }
hand-pair = { $class } { $first-five }
hand-high-card = { $count ->
    [one] najvišja karta { $ranks }
    [two] najvišji karti { $ranks }
    [few] najvišje karte { $ranks }
   *[other] najvišje karte { $ranks }
}
hand-high-card-renamed = { $class }, { $ranks }
hand-kickers = { $hand }, { $count ->
    [one] stranska karta
    [two] stranski karti
    [few] stranske karte
   *[other] stranske karte
} { $kickers }
