# Come si chiamano le mani. I valori sono uniti da trattini; la parola della casa per una
# combinazione sostituisce $class.

rank-2 = due
rank-3 = tre
rank-4 = quattro
rank-5 = cinque
rank-6 = sei
rank-7 = sette
rank-8 = otto
rank-9 = nove
rank-T = dieci
rank-J = { $count ->
    [one] fante
   *[other] fanti
}
rank-Q = { $count ->
    [one] donna
   *[other] donne
}
rank-K = re
rank-A = { $count ->
    [one] asso
   *[other] assi
}

class-royal-flush = scala reale
class-straight-flush = scala colore
class-four-of-a-kind = poker
class-full-house = full
class-flush = colore
class-straight = scala
class-three-of-a-kind = tris
class-two-pair = doppia coppia
class-pair = coppia
class-high-card = carta alta

hand-royal-flush = { $class }
hand-straight-flush = { $class } { $ranks ->
    [otto] all’{ $ranks }
    [asso] all’{ $ranks }
    [donna] alla { $ranks }
   *[other] al { $ranks }
}
hand-four-of-a-kind = { $class } { $first ->
    [A] d’{ $first-many }
   *[other] di { $first-many }
}
hand-full-house = { $class } { $first ->
    [A] d’{ $first-many }
   *[other] di { $first-many }
} con { $second-many }
hand-flush = { $count ->
    [one] { $class } { $ranks ->
        [otto] all’{ $ranks }
        [asso] all’{ $ranks }
        [donna] alla { $ranks }
       *[other] al { $ranks }
    }
   *[other] { $class }, { $ranks }
}
hand-straight = { $class } { $ranks ->
    [otto] all’{ $ranks }
    [asso] all’{ $ranks }
    [donna] alla { $ranks }
   *[other] al { $ranks }
}
hand-three-of-a-kind = { $class } { $first ->
    [A] d’{ $first-many }
   *[other] di { $first-many }
}
hand-two-pair = { $class } { $first ->
    [A] d’{ $first-many }
   *[other] di { $first-many }
} e { $second-many }
hand-pair = { $class } { $first ->
    [A] d’{ $first-many }
   *[other] di { $first-many }
}
hand-high-card = carta alta { $ranks }
hand-high-card-renamed = { $class }, { $ranks }
hand-kickers = { $hand }, kicker { $kickers }
