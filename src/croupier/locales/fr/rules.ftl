### Ce que des règles affichées doivent dire, en douze points ; le règlement québécois S-13.1, r. 3.1, a. 11 les nomme.

rules-item-players = Nombre de joueurs
rules-item-cards = Les cartes
rules-item-object = Le but du jeu
rules-item-wagers = Les mises
rules-item-betting = Quand et comment miser
rules-item-commission = Commission
rules-item-options = Les choix du joueur
rules-item-dealer = La stratégie du croupier
rules-item-bank = Qui paie et qui encaisse
rules-item-handling = La manipulation des cartes
rules-item-results = Quand on gagne, perd ou reprend sa mise
rules-item-odds = Les cotes

## Caribbean Stud

rules-cs-players = { $seats ->
    [one] Un seul joueur, avec une seule main, contre le croupier.
   *[other] De un à { $seats } joueurs, chacun avec une seule main, contre le croupier.
}
rules-cs-cards = On joue avec { $deck }, mélangé de nouveau à chaque coup ; il n’y a ni joker ni carte passe-partout.
rules-cs-object = Avoir cinq cartes d’un rang plus élevé que les cinq du croupier.
rules-cs-additional = La relance, faite après avoir vu ses cartes, est d’exactement { $multiple ->
    [1] l’ante.
    [2] deux fois l’ante.
   *[other] { $multiple } fois l’ante.
}
rules-cs-commission = La maison ne prend aucune commission sur une mise ou un lot.
rules-cs-contribution = De chaque mise progressive, { $share } vont au compteur ; le reste est à la maison.
rules-cs-options = Avant la donne, on mise ou on passe le coup. Avec ses cinq cartes en main, on relance ou on se couche ; aucune carte n’est tirée ni échangée et il n’y a pas d’autre mise.
rules-cs-dealer = Le croupier ne décide de rien : il joue les cinq cartes reçues telles quelles.
rules-cs-bank = La maison joue contre chacun : elle paie chaque mise gagnante et prend chaque mise perdante.
rules-cs-even = L’ante gagnant est payé 1 contre 1.
rules-cs-pays = La relance gagnante est payée : { $pays }.
rules-cs-prizes = La mise progressive gagne : { $prizes }.
rules-cs-cap = Une relance gagne au plus { $amount }.
rules-cs-return = Avec le meilleur jeu, l’ante et la relance perdent à la longue { $edge } de l’ante en moyenne, soit { $risk } de tout ce qui est misé.
rules-cs-return-progressive = La mise progressive, à part, rend { $share } à la longue ; à chaque instant, c’est le montant du compteur qui décide.

## Stud à cinq cartes

rules-st-players = De deux à { $seats } joueurs à une table, les uns contre les autres.
rules-st-cards = Le jeu de cartes dépend du nombre de joueurs servis et il est mélangé de nouveau à chaque coup : { $decks }. Il n’y a ni joker ni carte passe-partout.
rules-st-deck = { $players } joueurs : { $cards } cartes, plus basse : { $lowest }
rules-st-object = Gagner le pot : avec les cinq meilleures cartes à l’abattage, ou en restant le dernier à ne pas s’être couché.
rules-st-stakes = Les enjeux de la table : { $stakes }.
rules-st-stake = ante de { $ante } avec une cave de { $bank }
rules-st-options = À son tour, on passe parole si rien n’est misé, on ouvre, on suit, on relance dans la limite ou on se couche ; un blind peut être pris ou refusé. Aucune carte n’est tirée ni échangée.
rules-st-options-no-blinds = À son tour, on passe parole si rien n’est misé, on ouvre, on suit, on relance dans la limite ou on se couche. Aucune carte n’est tirée ni échangée.
rules-st-dealer = Le croupier n’a pas de main et ne décide de rien : il donne les cartes, veille aux mises et paie le pot.
rules-st-bank = La maison ne joue pas et ne paie rien. Chacun joue avec les jetons devant lui, achetés avant le premier coup entre la cave et la cave maximale, et ne peut en gagner ni en perdre d’autres.
rules-st-handling = On ne regarde que sa propre main, on ne la montre à personne et on n’en dit rien avant l’abattage.
rules-st-last = Qui reste seul, les autres s’étant couchés, gagne le pot sans montrer.
rules-st-lose = Une main battue ou couchée perd ce qu’elle a versé.
rules-st-odds = Il n’y a pas de cotes fixes : le pot rend ce que les joueurs y ont mis, moins ce que le croupier retient.
rules-st-order = Les mains, de la plus haute à la plus basse : { $hands }.
