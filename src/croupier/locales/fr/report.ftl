### Les graphiques, et le rapport sur ce que vaut une fiche : `croupier odds --plot`, `--report`.

## Les graphiques

chart-of-sheet = { $name }, { $house }
chart-outcomes = Comment finit une donne, et ce que cela rapporte
chart-outcomes-net = Tous les résultats ensemble : un avantage de la maison de { $edge } de l’ante, sur { $deals } donnes
chart-chance = Probabilité
chart-brings = Part du résultat moyen, en % de l’ante
chart-strategy = { $strategy ->
    [optimal] Le meilleur jeu : combien de fois on relance
   *[other] { $strategy } : combien de fois on relance
}
chart-strategy-how = En pour cent, sur toutes les mains d’une ligne et toutes les enseignes ; 0 : jamais, 100 : toujours
chart-exposed = La carte exposée du croupier
chart-all = toutes
chart-jackpot = Ce que rend la mise progressive
chart-jackpot-how = Pour une mise de { $bet }, mise non rendue avec le lot
chart-meter = Compteur, { $currency }
chart-return = Rendement
chart-long-run = à long terme { $share }
chart-break-even = équilibre dès { $meter }
chart-at-seed = { $share } à la valeur de départ de { $seed }
chart-session = { $coups ->
    [one] Le résultat d’un coup
   *[other] Le résultat de { $coups } coups
}
chart-session-ends = En gain { $ahead }, à zéro { $even }, en perte { $behind }
chart-session-how = Moyenne { $mean } antes ; les { $drawn } du milieu des séances sont dessinés
chart-result = { $coups ->
    [one] Résultat après un coup, en antes
   *[other] Résultat après { $coups } coups, en antes
}
chart-chance-of = Probabilité par tranche, large en antes de : { $wide }
chart-quantile = { $result } ou moins|dans { $level } des séances
chart-rake = Ce que garde le croupier
chart-rake-how = { $rate } de tous les pots ensemble au-dessus de { $above }, sinon rien
chart-cliff-how = De { $first } à { $last }, gagner moins, c’est gagner plus
chart-rake-rate = Part du pot qui est gardée
chart-rate = Gardé
chart-cliff = La marche au seuil
chart-pot = Pot, { $currency }
chart-paid = Payé aux gagnants, { $currency }
chart-cliff-point = { $pot } paie { $net }
chart-order = L’ordre des mains face au jeu de cartes
chart-order-how = Probabilité de chaque classe pour cinq cartes, par nombre de joueurs ; la plus haute est en haut
chart-order-wrong = ▼ plus fréquente que la classe au-dessous : { $wrong } voisinages sur { $every }
chart-deck = { $players } joueurs|{ $cards } cartes

## Le rapport

report-title = { $name }, { $house } : ce que vaut la fiche
report-by = { $house } · ce que vaut la fiche, compté
report-made-by = Fait par Croupier { $version } à partir de la seule fiche de règles. La même fiche, le même jeu et la même date font la même page.
report-game = Jeu
report-game-caribbean-stud = Caribbean Stud Poker
report-game-five-card-stud = Stud à cinq cartes
report-house = Maison
report-currency = Monnaie
report-digest = Empreinte de la fiche (SHA-256)
report-rules = Règles
report-rules-version = version { $rules } des règles, Croupier { $version }
report-played = Joué
report-date = Date
report-part-worth = Rendement
report-part-pays = Table des paiements et ordre des mains
report-part-outcomes = Résultats, comptes exacts
report-part-ranges = Rendements à attendre
report-part-progressive = La mise progressive, à part
report-part-method = Méthode et contrôles
report-part-rulings = Décisions qui complètent la fiche
report-part-sheet = La fiche
report-rtp-ante = rendement pour le joueur, sur l’ante
report-rtp-stake = rendement pour le joueur, sur tout ce qui est misé
report-hit-frequency = fréquence de gain
report-volatility = indice de volatilité, en antes
report-rtp-how = Le rendement de l’ante est un ante plus le résultat moyen du joueur, sur un ante ; celui de tout ce qui est misé a l’ante et la relance au dénominateur. La mise progressive n’entre dans aucun des deux.
report-volatility-how = L’indice de volatilité est de 1,645 écart type d’un coup : divisé par la racine du nombre de coups, c’est l’écart du résultat moyen, neuf fois sur dix.
report-hit-how = Un gain est un coup après lequel le joueur a plus qu’avant : gagné, ou le croupier n’a pas ouvert.
report-deviation-per-stake = Écart type, en mises moyennes
report-extremes = Plus petit et plus grand résultat, en antes
report-extremes-are = { $least } et { $most }, celui-ci une fois sur { $one }
report-class = Main
report-example = Exemple
report-pays = Relance, × { $multiple }, payée
report-prize = Progressif
report-ante-pays = L’ante est payé 1 contre 1. Si le croupier n’ouvre pas, l’ante est payé et la relance revient.
report-raise = Relance
report-raise-is = { $multiple } × l’ante
report-opens = Le croupier ouvre à partir de
report-exposed = Cartes du croupier vues
report-deck = Cartes du jeu
report-one-in = Une sur
report-result = Résultat, antes
report-brings = Ajoute, % de l’ante
report-all = tout
report-by-result = Par résultat
report-coups = Coups
report-range = { $low } à { $high }
report-ranges-how = Le rendement de l’ante sur autant de coups se trouve entre ces bornes avec la probabilité de la colonne ; autant du reste est au-dessous qu’au-dessus.
report-no-chart = Le tableau aurait { $lines } lignes, trop pour être lu ; --csv les donne.
report-cost = Coûte, % de l’ante
report-contribution-return = Rendu à long terme par la part de chaque mise au compteur
report-seed-return = Rendu à long terme par les valeurs de départ
report-hit-progressive = Mises qui gagnent un lot
report-deviation-at-seed = Écart type d’une mise, le compteur à sa valeur de départ
report-prize-at-seed = Lot à la valeur de départ
report-gives-back = Rend
report-progressive-how = Une mise de { $bet } à côté de l’ante, payée selon la seule main du joueur. La mise elle-même n’est pas rendue avec le lot.
report-progressive-unknown = Les mains qui gardent la mise n’ont pas été comptées pour ce jeu.
report-method-count = Chaque donne a été comptée : chaque main du joueur avec chaque carte exposée et toutes les autres cartes du croupier. Rien n’a été échantillonné, et toute somme est un nombre entier ou une fraction exacte jusqu’à son écriture décimale.
report-method-pays = Le résultat d’un coup vient des fonctions qui règlent les coups à la table ; un paiement se lit dans la fiche et nulle part ailleurs. Le meilleur jeu relance là où cela rapporte plus que d’abandonner, main par main et carte par carte.
report-method-ranges = Les résultats de nombreux coups sont la puissance de la distribution d’un coup, par une transformée de Fourier discrète dont l’erreur est bornée au-dessous de ce qui est imprimé ici ; les coups sont tenus pour indépendants.
report-method-stud = Les mains d’une classe sont comptées par les rangs et les enseignes qui la font, dans le jeu distribué à chaque nombre de joueurs ; rien n’a été échantillonné. La meilleure main visible est comptée en distribuant à chacun ce que les autres ont laissé.
report-method-rake = Le prélèvement vient de la fonction qui le prend à la table.
report-checks = Nombres atteints par deux chemins
report-check-what = Quoi
report-check-one = Un chemin
report-check-other = L’autre
report-check-holds = Égaux
report-holds = oui
report-fails = NON
report-check-deals = Donnes : mains de { $cards } cartes × cartes exposées × autres du croupier ; tous les résultats ensemble
report-check-outcomes = Toutes les fins ; toutes les donnes
report-check-results = Tous les résultats ; toutes les donnes
report-check-net = Résultat par fin ; résultat par distribution
report-check-classes = Cinq cartes sur { $cards } ; toutes les classes ensemble
report-check-fixed = Progressif, lots fixes : par le contrôle de la fiche ; par le compte
report-check-long-run = Progressif, long terme : par le contrôle de la fiche ; par le compte
report-check-hits = Progressif, gains : par classes ; par probabilités
report-check-show = { $cards } cartes, { $up } visibles : tous les ensembles ; toutes les classes
report-check-shows = { $cards } cartes, { $players } joueurs, { $up } visibles : toutes les donnes ; toutes les meilleures
report-five-cards = Mains de cinq cartes
report-in-order = Dans chaque jeu de la fiche, chaque classe est plus rare que celle au-dessous.
report-ruling-id = Décision
report-ruling-says = Ce qu’elle dit
report-ruling-setting = Dans la fiche
report-rulings-how = Ce que la fiche imprimée laisse ouvert, et la décision qui y répond.
report-sheet-how = Tout entière, chaque valeur par défaut écrite. L’empreinte ci-dessus est celle de ces lignes.
