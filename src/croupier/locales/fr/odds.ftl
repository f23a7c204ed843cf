### La valeur d’une fiche : `croupier odds`.

odds-counting = Dénombrement de toutes les donnes de { $cards } cartes

## Les stratégies en phrases. $hand est une main du joueur, $ranks des rangs de cartes.

odds-line-raise = Relancer avec : { $hand }.
odds-line-raise-if = Relancer avec : { $hand }, si { $conditions }.
odds-line-fold = Se coucher avec : { $hand }.
odds-line-fold-if = Se coucher avec : { $hand }, si { $conditions }.
odds-line-else-raise = Relancer avec tout le reste.
odds-line-else-fold = Se coucher avec tout le reste.
odds-and = { " et si " }
odds-if-exposed = la carte visible du croupier est : { $ranks }
odds-if-matches = la carte visible a le rang d’une des vôtres
odds-if-matches-not = la carte visible n’a le rang d’aucune des vôtres
odds-if-has = votre main contient : { $ranks }
odds-if-has-no = votre main ne contient pas : { $ranks }
odds-if-below = la carte visible est plus basse que { $place ->
    [1] votre plus haute carte
    [2] votre deuxième carte
    [3] votre troisième carte
    [4] votre quatrième carte
   *[other] votre plus basse carte
}
odds-if-above = la carte visible est plus haute que { $place ->
    [1] votre plus haute carte
    [2] votre deuxième carte
    [3] votre troisième carte
    [4] votre quatrième carte
   *[other] votre plus basse carte
}
odds-ranks-run = { $low } à { $high }
odds-ranks-or = { $some } ou { $last }
odds-hand-any = n’importe quelle main
odds-hand-high = { $ranks }
odds-hand-of = { $name }, { $ranks }
odds-hand-better = { $hand } ou mieux
odds-hand-lower = { $hand } et moins
odds-hand-span = de { $low } à { $high }
odds-always = À partir de { $hand }, toute main est relancée, quelle que soit la carte visible.
odds-never = Jusqu’à { $hand }, toute main est abandonnée, quelle que soit la carte visible.
odds-between = Entre les deux, cela dépend de la carte visible.

## La page

odds-title = { $name }, { $house }
odds-how = { $strategy ->
    [optimal] meilleur jeu
   *[other] stratégie : { $strategy }
}{ $seen ->
    [0] , aucune carte du croupier vue
    [one] , une carte du croupier vue
   *[other] , { $seen } cartes du croupier vues
}{ $dead ->
    [0] { "" }
    [one] , une carte morte
   *[other] , { $dead } cartes mortes
}{ $ante ->
    [none] { "" }
   *[other] , gains pour un ante de { $ante }
}
odds-digest = fiche { $digest }
odds-part-worth = Valeur
odds-part-outcomes = Comment finit une donne, résultats en antes
odds-part-strategy = Le meilleur jeu
odds-part-learn = Des règles plus faciles à apprendre, et ce que chacune coûte
odds-part-compare = Comparaison
odds-part-changes = Lignes qui diffèrent
odds-house-edge = Avantage de la maison, sur l’ante
odds-element-of-risk = Avantage de la maison, sur tout ce qui est misé
odds-average-bet = Mise moyenne, en antes
odds-standard-deviation = Écart type, en antes
odds-raise-frequency = Mains relancées
odds-dealer-opens = Le croupier ouvre
odds-deals = Donnes dénombrées
odds-net = Résultat du joueur sur toutes, en antes
odds-outcome = Issue
odds-count = Donnes
odds-chance = Chance
odds-result = Résultat
odds-brings = Apporte
odds-end-fold = abandon
odds-end-no_open = le croupier n’ouvre pas
odds-end-lose = le croupier est plus haut
odds-end-push = mains égales
odds-end-win = gain : { $hand }
odds-chart = Part des mains relancées par le meilleur jeu : main (lignes), carte visible (colonnes)
odds-hand = Main
odds-all = Toutes
odds-rule = Règle
odds-edge = Avantage
odds-cost = Coûte
odds-points = { $points } points
odds-percent = { $number } %
odds-figure = Grandeur
odds-before = Avant
odds-after = Après
odds-difference = Différence
odds-line = Ligne
odds-none = –
odds-learn-how = Un point est un pour cent de l’ante. Chaque règle se joue avec --strategy.
odds-best-play = meilleur jeu
