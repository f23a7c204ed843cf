# Les noms des mains. Les rangs sont joints par des traits d’union ; le mot de la maison pour une
# combinaison remplace $class.

rank-2 = deux
rank-3 = trois
rank-4 = quatre
rank-5 = cinq
rank-6 = six
rank-7 = sept
rank-8 = huit
rank-9 = neuf
rank-T = dix
rank-J = { $count ->
    [one] valet
   *[other] valets
}
rank-Q = { $count ->
    [one] dame
   *[other] dames
}
rank-K = { $count ->
    [one] roi
   *[other] rois
}
rank-A = as

class-royal-flush = quinte flush royale
class-straight-flush = quinte flush
class-four-of-a-kind = carré
class-full-house = full
class-flush = couleur
class-straight = quinte
class-three-of-a-kind = brelan
class-two-pair = double paire
class-pair = paire
class-high-card = hauteur

hand-royal-flush = { $class }
hand-straight-flush = { $class }, hauteur { $ranks }
hand-four-of-a-kind = { $class } { $first ->
    [A] d’{ $first-many }
   *[other] de { $first-many }
}
hand-full-house = { $class } aux { $first-many } par les { $second-many }
hand-flush = { $class }, hauteur { $ranks }
hand-straight = { $class }, hauteur { $ranks }
hand-three-of-a-kind = { $class } { $first ->
    [A] d’{ $first-many }
   *[other] de { $first-many }
}
hand-two-pair = { $class }, { $first-many } et { $second-many }
hand-pair = { $class } { $first ->
    [A] d’{ $first-many }
   *[other] de { $first-many }
}
hand-high-card = hauteur { $ranks }
hand-high-card-renamed = { $class }, hauteur { $ranks }
hand-kickers = { $hand }, { $count ->
    [one] kicker
   *[other] kickers
} { $kickers }
