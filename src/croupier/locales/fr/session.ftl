### Une séance sur la page de `croupier odds --session`.

session-part = Une séance
session-part-progressive = Une séance avec la mise progressive
session-part-range = À quoi s’attendre après beaucoup de coups
session-asked = { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
} avec un ante de { $ante }. Chances exactes à { $bound } près.
session-asked-meter = { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
} avec un ante de { $ante } et la mise progressive, le compteur affichant toujours { $meter }. Chances exactes à { $bound } près.
session-mean = Résultat moyen
session-deviation = Écart type du résultat
session-ahead = Chance d’être en gain à la fin
session-even = Chance d’être à égalité
session-behind = Chance d’être en perte
session-ruin = Chance que { $bankroll } ne suffisent pas : le coup suivant et sa relance ne sont plus couverts
session-played = Coups joués avec eux en moyenne
session-cost = Coûte par heure en moyenne, coups par heure : { $pace }
session-hours = Heures
session-at-most = Résultat au plus
session-with-chance = Avec une chance de
session-range = Neuf fois sur dix, le résultat moyen d’un joueur, en pour cent de l’ante, est entre ces deux. Indice de volatilité { $index } : 1,645 écart type d’un coup, en antes.
session-coups = Coups
session-from = De
session-to = À
