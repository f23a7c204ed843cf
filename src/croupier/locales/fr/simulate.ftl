### Beaucoup de coups: `croupier simulate`.

simulate-waiting = Préparation : la première fois, les règles sont compilées, ce qui prend une minute
simulate-playing = { $coups } coups se jouent
simulate-rate = { $rate } par seconde
simulate-stopped = Arrêt après { $done } coups sur { $coups }. Pour continuer : { $again }
simulate-how-caribbean = { $coups } coups, { $seats ->
    [one] une place
   *[other] { $seats } places
}, stratégie { $strategy }, ante de { $ante }, graine { $seed }
simulate-how-stud = { $coups } coups, { $seats } joueurs, tables de { $session } coups, graine { $seed }

## Caribbean Stud

simulate-part-worth = Valeur, sans le progressif
simulate-part-outcomes = Comment une main finit
simulate-part-progressive = La mise progressive et son compteur
simulate-part-sessions = Séances de { $coups } coups
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
    [none] { $sessions } séances
   *[other] { $sessions } séances avec la mise progressive, le compteur affichant { $meter } tout du long
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
chart-simulated-sessions = { $sessions } séances jouées, graine { $seed }
chart-simulated-dots = Points : les probabilités exactes
chart-simulated-players = Ce que gagne chaque joueur, avec son intervalle à 95 %
chart-simulated-antes = Antes par coup
chart-simulated-coups = { $coups } coups, graine { $seed }
