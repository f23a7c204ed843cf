# Les chances à la table de stud, et ce que vaut une fiche de stud.

chances-counting = On compte les donnes…
chances-deck = { $cards } cartes à partir du { $lowest }, { $players } joueurs servis, { $come ->
    [0] aucune carte à venir
    [one] une carte à venir pour chaque main en jeu
   *[other] { $come } cartes à venir pour chaque main en jeu
}.
chances-seat = Place
chances-cards = Cartes
chances-holds = Tient
chances-win = Gagne
chances-share = Partage
chances-equity = Équité
chances-between = 99 % entre
chances-speaks = Parlera
chances-folded = couchée
chances-exact = Compté exactement, sur { $deals ->
    [one] la seule façon de donner le reste.
   *[other] les { $deals } façons de donner le reste.
}
chances-sampled = { $samples ->
    [one] { $samples } tirage
   *[other] { $samples } tirages
} sur { $deals ->
    [one] { $deals } façon
   *[other] { $deals } façons
} de donner le reste, graine { $seed } ; erreur type d’une équité d’au plus { $error }.
chances-first = * La place { $seat } parle en premier, blinds à part.
chances-classes = Ce que devient chaque main
chances-of-seat = Place { $seat }

chances-part-decks = L’ordre des mains face au jeu de cartes
chances-part-shows = La meilleure main visible de toutes, qui parle en premier
chances-part-rake = Le prélèvement
chances-deck-of = { $players } joueurs, { $cards } cartes
chances-pair-here = * { $higher } au-dessus de { $lower } : à rebours des fréquences avec { $wrong } cartes, conforme avec { $right }.
chances-pair-elsewhere = { $higher } au-dessus de { $lower } : conforme avec { $right } cartes ; à rebours seulement avec { $wrong }, que cette fiche ne joue pas.
chances-players = Joueurs
chances-up = Cartes visibles
chances-rake = Le donneur garde { $rate } de tous les pots ensemble quand ils dépassent { $above }.
chances-cliff = Un pot de { $threshold } paie { $threshold }, un pot de { $first } paie { $net } : de { $first } à { $last }, gagner moins c’est gagner plus. { $level } paie de nouveau autant que { $threshold }.
chances-pot = Pot
chances-kept = Prélèvement
chances-paid = Payé
chances-rate = Taux
chances-ante = Ante
chances-lines = Ce qui est gardé de pots courants : les antes seuls ; l’ouverture (autant que tous les antes) suivie par un joueur, ou par tous ; deux joueurs à tapis d’une cave chacun, les antes des autres à côté ; tous les joueurs à tapis d’une cave.
chances-line-antes = Antes
chances-line-one-call = Un suit
chances-line-all-call = Tous suivent
chances-line-heads-up-banks = Deux caves
chances-line-all-banks = Toutes
