### Beaucoup de coups: `croupier simulate`.

simulate-waiting = Préparation : la première fois, les règles sont compilées, ce qui prend une minute
simulate-playing = { $coups ->
    [one] { $coups } coup se joue
   *[other] { $coups } coups se jouent
}
simulate-rate = { $rate } par seconde
simulate-stopped = Arrêt après { $done } sur { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}. Pour continuer : { $again }
simulate-died = Les processus qui jouent ont été tués à plusieurs reprises, peut-être faute de mémoire ; { $done } sur { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
} sont gardés. Pour continuer avec un seul processus : { $again }
simulate-not-kept = Arrêt après { $done } sur { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}, qui n’ont pas pu être gardés : { $why }. Nommez avec --resume un fichier où l’on peut écrire.
simulate-unkept = Ce qui a été joué n’a pas pu être gardé : { $why }
simulate-how-caribbean = { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}, { $seats ->
    [one] une place
   *[other] { $seats } places
}, stratégie { $strategy }, ante de { $ante }, graine { $seed }
simulate-how-stud = { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}, { $seats } joueurs, tables de { $session ->
    [one] { $session } coup
   *[other] { $session } coups
}, graine { $seed }

## Caribbean Stud

simulate-part-worth = Valeur, sans le progressif
simulate-part-outcomes = Comment une main finit
simulate-part-progressive = La mise progressive et son compteur
simulate-part-sessions = Séances de { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}
simulate-head-found = Simulé
simulate-head-exact = Exact
simulate-head-verdict = Accord
simulate-head-outcome = Issue
simulate-head-hands = Mains
simulate-head-share = Part
simulate-edge = Avantage de la maison, sur l’ante
simulate-interval = Intervalle à { $level }
simulate-range = { $low } à { $high }
simulate-deviation = Écart-type, en antes
simulate-raised = Mains relancées
simulate-net = Résultat de tous les joueurs
simulate-hold = Ce que la maison garde de toutes les mises
simulate-agrees = oui
simulate-misses = non
simulate-verdict-agrees = La valeur exacte est dans l’intervalle à 99 %, à { $off } erreurs-types de ce qui a été trouvé : elles s’accordent.
simulate-verdict-misses = La valeur exacte est hors de l’intervalle à 99 %, à { $off } erreurs-types de ce qui a été trouvé. Par hasard, cela arrive à une graine sur cent : essayez-en une autre.
simulate-progressive-net = Résultat de tous les joueurs avec cette mise
simulate-meter-start = Le compteur au début
simulate-meter-fed = Versé par les mises
simulate-meter-seeds = Nouveaux montants de départ
simulate-meter-paid = Gagné
simulate-meter-end = À la fin
simulate-meter-least = Au moins
simulate-meter-most = Au plus
simulate-meter-mean = En moyenne
simulate-sessions-how = { $meter ->
    [none] { $sessions ->
        [one] { $sessions } séance
       *[other] { $sessions } séances
    }
   *[other] { $sessions ->
        [one] { $sessions } séance
       *[other] { $sessions } séances
    } avec la mise progressive, le compteur affichant { $meter } tout du long
}
simulate-ahead = Gagnantes à la fin
simulate-ruin = { $bankroll } ne suffisent pas
simulate-result = Résultat d’au plus
simulate-chips = Fiches, au plus

## Stud

simulate-part-rake = Le prélèvement par mise
simulate-part-stake = Joueurs, ante de { $ante }
simulate-head-ante = Ante
simulate-head-rake-a-coup = Par coup
simulate-head-interval = Intervalle à 95 %
simulate-head-raked = Prélevés
simulate-head-showdowns = Abattages
simulate-head-evening = Séance, en antes
simulate-head-pot = Pot moyen
simulate-head-player = Place
simulate-head-antes = Antes par coup
simulate-head-folded = Passées
simulate-head-alone = Seules en jeu
simulate-head-won = Gagnées
simulate-head-shared = Partagées
simulate-head-lost = Perdues
simulate-head-lost-bank = Cave perdue

## Graphiques

chart-simulated-share = Part des séances
chart-simulated-sessions = { $sessions ->
    [one] { $sessions } séance jouée
   *[other] { $sessions } séances jouées
}, graine { $seed }
chart-simulated-dots = Points : les probabilités exactes
chart-simulated-players = Ce que gagne chaque joueur, avec son intervalle à 95 %
chart-simulated-antes = Antes par coup
chart-simulated-coups = { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}, graine { $seed }

## Ce qui est refusé

simulation-coups = --coups { $coups } : on en joue de 1 à { $most }
simulation-seats = --seats { $seats } : cette table a de 1 à { $most } places
simulation-ante = une ante est au-dessus de zéro
simulation-stakes = la fiche a les enjeux 0 à { $last }
simulation-seed = { $seed } : une graine est un nombre entier de 0 à { $most }
simulation-session = --session { $coups } : une séance a de 1 à { $most } coups
simulation-players = nombre de joueurs nommés : { $players } ; cette table en assoit de 2 à { $most }
simulation-player = il n’y a pas de joueur « { $name } » : il y a { $known }
simulation-trained-two = à deux, croupier train dit ce que gagne le joueur entraîné : nommez trois joueurs ou plus
simulation-peek = la place { $who } ne peut pas voir une carte fermée de la place { $whom }
simulation-peek-deal = on voit une carte fermée là où chaque main en a une : à la donne ouverte
simulation-sharing-exposed = le partage se mesure là où le croupier expose une carte
simulation-common-hits = mains qui ont gagné du compteur en { $coups } coups : { $hands } ; simulez une fiche qui n’en paie des parts que pour des mains rares, ou avec --no-progressive
simulation-workers = --workers { $workers } : de 1 à { $most } processus jouent
simulation-workers-died = les processus qui jouent ont été tués à plusieurs reprises, peut-être faute de mémoire : prenez-en moins, par exemple --workers 1
simulation-cluster-missing = un cluster demande Dask : installez croupier[cluster], ici et sur les machines qui jouent
simulation-cluster-address = « { $address } » n’est pas l’adresse d’un ordonnanceur : écrivez-la comme dask scheduler la dit, par exemple { $example }
simulation-cluster-silent = aucun ordonnanceur Dask ne répond à { $address } : écrivez l’adresse comme dask scheduler la dit, par exemple { $example }
simulation-cluster-idle = personne ne travaille pour l’ordonnanceur à { $address } : lancez dask worker { $address }
simulation-kept-none = { $path } : ce n’est pas une simulation gardée ; nommez un autre fichier
simulation-kept-no-file = { $path } : on ne peut pas y écrire comme dans un fichier ; nommez un fichier
simulation-kept-version = { $path } : gardé par une autre version de Croupier, { $version }, qui découpe autrement ; prenez cette version, ou recommencez avec un autre fichier
simulation-kept-damaged = { $path } : ce fichier est abîmé ; recommencez avec un autre
simulation-kept-other-sheet = { $path } : gardé d’une autre simulation, sa fiche a d’autres règles ; nommez un autre fichier
simulation-kept-other = { $path } : gardé d’une autre simulation, { $option } était { $was } et est maintenant { $now } ; écrivez-le comme avant, ou nommez un autre fichier
simulation-kept-busy = { $path } : un autre processus travaille sur ce fichier ; attendez sa fin, ou nommez-en un autre
simulation-training-none = { $path } : ce n’est pas un entraînement gardé ; nommez un autre fichier
simulation-training-other = { $path } : cet entraînement est d’une autre fiche que { $name } ; nommez un autre fichier
simulation-training-streets = l’entraînement demande que toutes les cartes fermées soient données au premier tour

simulate-refused-option = { $option } est du { $game }, et cette fiche est du { $other }
simulate-refused-seats = --seats { $seats } : le nombre de joueurs nommés par --players est { $players }
simulate-refused-stake = --ante { $ante } : les enjeux de la fiche ont les antes { $known }
simulate-refused-amount = { $option } { $text } : un montant est zéro ou plus, par exemple 10.00
simulate-refused-workers = --workers est de cette machine : un cluster, --on, a les siens
simulate-refused-picture = --plot { $path } : un graphique se dessine en .svg ou en .png ; terminez le nom ainsi
simulate-refused-dark = --dark est d’un graphique : dites où le dessiner, avec --plot FICHIER
simulate-refused-folder = { $path } : il n’y a pas de dossier { $folder }
simulate-refused-file = { $path } : on ne peut pas y écrire comme dans un fichier ; nommez un fichier
simulate-refused-same = { $path } : deux options nomment ce fichier ; nommez-en un autre pour l’une d’elles
simulate-refused-parquet = --parquet demande PyArrow : installez croupier[parquet]
