### La fiche de règles en une page, sa vérification, et la liste des fiches fournies.

sheet-line = { $what } ; { $mend }
sheet-percent = { $number } %
sheet-warning = attention : { $line }

## croupier sheet list

sheet-list-name = Règles
sheet-list-sheet = Fiche
sheet-how-caribbean = { $seats ->
    [one] une place
   *[other] { $seats } places
} contre le croupier, { $exposed ->
    [0] aucune carte du croupier visible
    [one] une carte du croupier visible
   *[other] { $exposed } cartes du croupier visibles
}
sheet-how-stud-open = jusqu’à { $seats } joueurs, cartes visibles tour après tour
sheet-how-stud-closed = jusqu’à { $seats } joueurs, toutes les cartes cachées

## croupier sheet check

sheet-check-sound = { $file } : en ordre, { $warnings ->
    [0] aucun avertissement
    [one] un avertissement
   *[other] { $warnings } avertissements
}
sheet-check-open = Ce que la fiche imprimée laisse ouvert, et la décision qui le comble
sheet-check-ruling = Décision
sheet-check-line = Ligne
sheet-check-default = par défaut
sheet-check-sentence = Ce qu’elle dit
sheet-check-setting = Dans la fiche
sheet-check-none = aucun

## croupier sheet show

sheet-title-by = { $name }, { $house }
sheet-digest = empreinte { $digest }
sheet-part-table = À la table
sheet-part-hands = Les mains, de la plus haute à la plus basse
sheet-part-coup = Le déroulement d’un coup
sheet-part-stakes = Enjeux
sheet-part-deck = Le jeu de cartes
sheet-part-jackpot = Le gros lot progressif
sheet-part-between = Entre deux coups

sheet-seats = Places
sheet-ante = Ante
sheet-ante-limits = de { $min } à { $max }
sheet-unit = Mises par
sheet-clock = Horloge
sheet-clock-caribbean = { $bets } s pour miser, { $decision } s pour décider
sheet-clock-stud = { $act } s pour agir, { $blinds } s pour prendre un blind
sheet-max-payout = Une relance gagne au plus
sheet-max-payout-none = sans plafond
sheet-deck-full = un jeu de 52 cartes
sheet-deck-from = { $cards } cartes, plus basse : { $rank }
sheet-deck = Jeu
sheet-ace-low = As aussi bas
sheet-ace-low-yes = oui : { $example } est une quinte
sheet-ace-low-no = non
sheet-kickers = Mains égales
sheet-kickers-all = toutes les autres cartes comptent ; jamais les enseignes
sheet-kickers-first = une autre carte compte ; jamais les enseignes

sheet-hand = Main
sheet-example = Exemple
sheet-pays = Relance
sheet-prize = Progressif
sheet-to-one = { $num } contre { $den }
sheet-letter-note = * d’as ou de rois ; toute autre paire gagnante reprend sa relance
sheet-pushes = rendue
sheet-share-whole = tout le compteur
sheet-share = { $share } du compteur

sheet-cs-ante = Chaque joueur mise un ante de { $min } à { $max }, par { $unit } ; ses jetons doivent couvrir { $times } fois l’ante.
sheet-cs-progressive = À côté de l’ante, un joueur peut placer la mise progressive de { $bet }.
sheet-cs-closed = Après { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, le croupier annonce « Rien ne va plus » : les mises restent comme elles sont.
sheet-cs-deal = Cinq cartes cachées vont à chaque place depuis la gauche du croupier, puis cinq au croupier ; { $exposed ->
    [0] aucune des siennes n’est retournée.
    [one] la dernière des siennes est retournée.
   *[other] les { $exposed } dernières des siennes sont retournées.
}
sheet-cs-decide = Chaque joueur regarde et, en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, relance d’exactement { $multiple ->
    [1] l’ante
    [2] deux fois l’ante
   *[other] { $multiple } fois l’ante
}, ou se couche et perd l’ante. On ne montre pas ses cartes, on n’en parle pas.
sheet-cs-opens = Quand tous ont décidé, la main du croupier est retournée. Il ouvre avec { $hand } ou mieux.
sheet-cs-opens-any = Quand tous ont décidé, la main du croupier est retournée. Il ouvre toujours.
sheet-cs-no-open = Il n’ouvre pas : tout ante resté en jeu est payé à égalité, la relance est rendue.
sheet-cs-higher = Il ouvre et le joueur est plus haut : l’ante est payé à égalité, la relance selon le tableau.
sheet-cs-lower = Il ouvre et le joueur est plus bas : ante et relance sont perdus.
sheet-cs-equal = Il ouvre et les mains sont égales : les deux mises sont rendues.
sheet-cs-prizes = La mise progressive est payée sur la seule main du joueur, quelle que soit celle du croupier ; la mise elle-même n’est pas rendue.
sheet-cs-seed = Le compteur part de
sheet-cs-bet = Mise
sheet-cs-contribution = Part de chaque mise au compteur
sheet-cs-folded = Une main couchée
sheet-cs-folded-yes = garde sa mise progressive
sheet-cs-folded-no = perd sa mise progressive
sheet-cs-order = Plusieurs gagnants
sheet-cs-order-seat = l’un après l’autre depuis la gauche du croupier, chacun sur ce qui reste
sheet-cs-order-share = les petites parts d’abord, celles de tout le compteur se partagent le reste

sheet-stake-ante = Ante
sheet-stake-bank = Cave
sheet-stake-banks = n°
sheet-stake-maximum = Cave maximale
sheet-players = Joueurs
sheet-lowest = Carte la plus basse
sheet-cards = Cartes

sheet-st-ante = Avant la donne, chaque joueur pose l’ante de la table. À qui il en manque, ce qu’il a est posé et il est à tapis ; sans rien, pas de cartes.
sheet-st-blinds = À gauche du marqueur, chacun à son tour peut prendre un blind avant la donne : { $blinds }. { $of ->
    [antes] La mesure est la somme de tous les antes au pot.
   *[ante] La mesure est un seul ante.
}
sheet-st-blind = { $name } { $times } fois
sheet-st-blind-over = { $name } { $times } fois (dès { $players } joueurs)
sheet-st-street = { $cards ->
    [first] Chaque joueur reçoit
   *[more] Chaque joueur resté reçoit
} { $down ->
    [0] { $up ->
        [1] une carte visible
       *[other] { $up } cartes visibles
    }
    [1] { $up ->
        [0] une carte cachée
        [1] une carte cachée et une visible
       *[other] une carte cachée et { $up } visibles
    }
   *[other] { $up ->
        [0] { $down } cartes cachées
        [1] { $down } cartes cachées et une visible
       *[other] { $down } cartes cachées et { $up } visibles
    }
} ; un tour de mises suit.
sheet-st-streets-same = De même encore { $times ->
    [1] une fois
   *[other] { $times } fois
} : { $up ->
    [1] une carte visible
   *[other] { $up } cartes visibles
}, puis un tour de mises.
sheet-st-first = Parle d’abord le joueur à gauche du marqueur, ou du dernier blind{ $later ->
    [best] {" "}; aux tours suivants, la meilleure main visible.
    [marker] , à chaque tour.
   *[none] .
}
sheet-st-opening = La première mise d’un coup vaut exactement tous les antes ensemble : pour un ante de { $ante } et { $players } joueurs, { $amount }. Qui ne mise pas peut passer la parole.
sheet-st-raises = { $raises ->
    [0] Personne ne peut relancer.
    [1] Une relance est permise { $per ->
        [coup] par coup.
       *[round] par tour.
    }
   *[other] Au plus { $raises } relances sont permises { $per ->
        [coup] par coup.
       *[round] par tour.
    }
}
sheet-st-size-no-limit = Une relance vaut au moins la dernière mise ou relance complète, au plus tous les jetons du joueur.
sheet-st-size-pot = Une relance vaut au moins la dernière mise ou relance complète, au plus le pot une fois suivi.
sheet-st-size-fixed = Une relance vaut exactement la dernière mise ou relance complète.
sheet-st-short = Qui est à court de jetons reste avec ce qu’il a devant lui ; ce que les autres misent au-dessus se joue en pots annexes.
sheet-st-showdown = Le dernier à miser ou relancer montre d’abord. Les cinq meilleures cartes gagnent le pot ; les mains égales le partagent au centime.
sheet-st-rake = Quand les pots dépassent { $above } ensemble, le croupier en garde { $rate }.
sheet-st-no-rake = Le croupier ne garde rien du pot.
sheet-st-marker = Le marqueur avance d’un joueur, dans le sens horaire.
sheet-st-topup-capped = Un joueur peut remonter sa cave à celle du gagnant, jamais au-dessus de la cave maximale ; une cave inférieure à celle de la table peut y être ramenée.
sheet-st-topup-free = Un joueur peut remonter sa cave à celle du gagnant ; une cave inférieure à celle de la table peut y être ramenée.
sheet-st-leave = Les jetons restent à la table tant que leur joueur est assis.
