# Ce qui ne va pas dans une position à la table de stud, telle qu’elle s’écrit : un mot par place.

position-card = place { $seat } : { $text } n’est pas une carte ; écrivez un rang (2 à 9, T ou 10, J, Q, K, A) et une couleur (c, d, h, s), comme Ah, ? pour une carte cachée, x pour une main couchée
position-colon = place { $seat }, { $text } : un seul deux-points sépare les cartes cachées des visibles
position-shown-unknown = place { $seat }, { $text } : une carte visible est connue ; ? se met avant le deux-points, et les cartes à venir ne s’écrivent pas
position-hand = place { $seat }, { $text } : une main a { $cards } cartes
position-stranger = place { $seat } : la carte { $card } n’est pas dans ce jeu, dont le rang le plus bas est { $rank }
position-twice = place { $seat } : la carte { $card } s’y trouve, et aussi à la place { $other }
position-hidden = la place { $seat } a { $cards ->
    [one] { $cards } carte cachée
   *[other] { $cards } cartes cachées
} : quand { $up } sont visibles, { $down } sont face cachée
position-folded = la place { $seat } s’est couchée et montre { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : les mains en jeu en montrent { $up }, elle n’en avait pas davantage
position-uneven = la place { $seat } montre { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} et la place { $other } en montre { $up } : toutes les mains en jeu en montrent autant
position-street = la place { $seat } montre { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : selon cette fiche une main en montre { $counts }, tour après tour
position-all-folded = toutes les places se sont couchées : écrivez-en au moins une qui joue encore
position-players-few = { $seats ->
    [one] { $seats } place écrite
   *[other] { $seats } places écrites
} et { $players ->
    [one] { $players } joueur servi
   *[other] { $players } joueurs servis
} : qui s’est couché compte aussi
position-players = { $players ->
    [one] { $players } joueur servi
   *[other] { $players } joueurs servis
} : cette table en prend de 2 à { $most } ; écrivez une place pour chacun, avec x pour les mains couchées, ou dites combien
position-deck = { $cards ->
    [one] il reste { $cards } carte
   *[other] il reste { $cards } cartes
} d’un jeu à partir du { $rank }, et il en faut encore { $needed } aux mains : prenez une carte la plus basse plus petite
position-rank = carte la plus basse : { $text } n’est pas un rang ; écrivez 2 à 9, T ou 10, J, Q, K, A
position-lowest = carte la plus basse { $text } : un jeu commence de { $least } à { $most }
position-game = { $name } est une fiche de { $game } : les chances se disent à une table de stud, comme five-card-stud-casino
