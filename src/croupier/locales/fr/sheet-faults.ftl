### Ce qui peut être faux dans une fiche de règles. Chaque faute a deux messages : ce qui est faux
### et, après un point-virgule sur la même ligne, ce qui serait juste.

## Le fichier ne se lit pas

fault-no-sheet = aucune fiche fournie ne porte ce nom
fault-no-sheet-mend = vouliez-vous dire { $near } ? un fichier contient un / ou finit par .toml
fault-no-sheet-far = aucune fiche fournie ne porte ce nom
fault-no-sheet-far-mend = il y a { $known } ; un fichier contient un / ou finit par .toml
fault-no-file = le fichier ne se lit pas : { $why }
fault-no-file-mend = vérifiez le chemin ; croupier sheet list nomme les fiches fournies
fault-too-large = le fichier dépasse { $limit } octets
fault-too-large-mend = une fiche de règles est une page de texte TOML
fault-not-utf8 = l’octet { $byte } n’est pas du texte UTF-8
fault-not-utf8-mend = enregistrez la fiche en texte UTF-8
fault-not-toml = ceci n’est pas du TOML : { $why }
fault-not-toml-mend = une ligne est clé = valeur, une section commence par [nom], un texte est entre "guillemets"
fault-too-deep = des crochets s’emboîtent sans fin
fault-too-deep-mend = une fiche de règles n’a que trois niveaux

## Clés

fault-missing = il manque « { $name } »
fault-missing-mend = ajoutez la ligne ; croupier sheet schema décrit chaque clé
fault-unknown-key = la clé « { $name } » est inconnue
fault-unknown-key-mend = vouliez-vous dire « { $near } » ?
fault-unknown-key-far = la clé « { $name } » est inconnue
fault-unknown-key-far-mend = connues ici : { $known }
fault-no-game = la fiche ne dit pas pour quel jeu elle est faite
fault-no-game-mend = écrivez game = l’un de { $known }
fault-unknown-game = { $value } n’est pas un jeu que Croupier connaît
fault-unknown-game-mend = les jeux sont { $known }
fault-other-game = le jeu ne peut pas devenir { $value }
fault-other-game-mend = chargez une fiche de ce jeu
fault-no-equals = { $value } n’est pas un réglage
fault-no-equals-mend = écrivez CLÉ=VALEUR, par exemple raise.pays.flush=6
fault-no-such-place = il n’y a pas de ligne { $name }
fault-no-such-place-mend = les lignes se comptent depuis 0 ; la dernière est { $most }
fault-no-section = « { $name } » est une valeur simple, sans clés à elle
fault-no-section-mend = arrêtez la clé là

## Valeurs seules

fault-not-count = { $value } n’est pas un nombre entier
fault-not-count-mend = écrivez-le sans guillemets ni décimales, par exemple 7
fault-not-flag = { $value } n’est ni true ni false
fault-not-flag-mend = écrivez true ou false, sans guillemets
fault-not-text = { $value } n’est pas du texte
fault-not-text-mend = mettez-le entre guillemets, par exemple "A K"
fault-not-list = { $value } n’est pas une liste
fault-not-list-mend = écrivez les valeurs entre crochets, séparées par des virgules
fault-not-section = { $value } n’est pas une section avec des clés
fault-not-section-mend = écrivez [section] avec une ligne par clé
fault-not-currency = { $value } n’est pas un code de monnaie
fault-not-currency-mend = écrivez trois majuscules, par exemple "CAD" ou "EUR"
fault-not-amount = { $value } n’est pas un montant
fault-not-amount-mend = écrivez-le entre guillemets avec deux décimales au plus, par exemple "5.00"
fault-negative = { $value } est négatif
fault-negative-mend = un montant est nul ou positif, par exemple "5.00"
fault-not-percent = { $value } n’est pas un pourcentage
fault-not-percent-mend = écrivez-le entre guillemets, par exemple "2.5%"
fault-not-pay = { $value } n’est pas une cote « contre 1 »
fault-not-pay-mend = écrivez un nombre à partir de 0 : 7, 1.5 ou "3 to 2"
fault-not-prize = { $value } n’est pas un lot
fault-not-prize-mend = écrivez une part du compteur comme "10%", ou un montant comme "500.00"
fault-not-a-choice = { $value } n’est pas un des choix
fault-not-a-choice-mend = écrivez { $known }
fault-too-small = { $value } est trop petit
fault-too-small-mend = le minimum est { $bound }
fault-too-great = { $value } est trop grand
fault-too-great-mend = le maximum est { $bound }
fault-empty = rien n’est indiqué ici
fault-empty-mend = indiquez au moins un élément
fault-too-many = il y a ici plus d’éléments qu’aucun jeu n’en a
fault-too-many-mend = indiquez-en au plus { $bound }
fault-not-words = { $value } n’est pas une ligne de texte
fault-not-words-mend = écrivez de 1 à 80 caractères sur une ligne
fault-and-more = { $count ->
    [one] une autre clé est en faute
   *[other] { $count } autres clés sont en faute
}
fault-and-more-mend = corrigez d’abord celles-ci
fault-refused = { $value } ne convient pas : { $why }
fault-refused-mend = croupier sheet schema décrit chaque clé
fault-zero = le montant est nul
fault-zero-mend = écrivez un montant au-dessus de zéro, par exemple "1.00"
fault-over-100 = { $value } dépasse le tout
fault-over-100-mend = écrivez au plus "100%"
fault-too-much-money = une telle somme ne peut être tenue exactement
fault-too-much-money-mend = restez à { $most } ou moins

## Des lignes qui ne vont pas ensemble

fault-unknown-class = « { $name } » n’est pas une combinaison d’ici
fault-unknown-class-mend = vouliez-vous dire « { $near } » ?
fault-unknown-class-far = « { $name } » n’est pas une combinaison d’ici
fault-unknown-class-far-mend = les combinaisons sont { $known }
fault-class-twice = « { $name } » figure deux fois dans l’ordre
fault-class-twice-mend = retirez-en une
fault-class-missing = il manque { $names } dans l’ordre
fault-class-missing-mend = ajoutez ce qui manque ; seules "royal flush" et "straight flush" peuvent manquer
fault-class-never = aucune main ne peut être « { $name } » à cette place de l’ordre
fault-class-never-mend = placez-la au-dessus de la combinaison qui prend ses mains, ou retirez-la
fault-row-missing = le tableau n’a pas de ligne pour « { $name } »
fault-row-missing-mend = ajoutez une ligne comme "{ $name }" = 1
fault-row-missing-pair = le tableau n’a pas de ligne pour « { $name } »
fault-row-missing-pair-mend = ajoutez "{ $name }" = 1, ou écrivez "pair of aces or kings" = 1 à la place de "pair" et de "high card"
fault-row-replaced = « { $name } » et « pair of aces or kings » figurent au même tableau
fault-row-replaced-mend = gardez soit "pair" et "high card", soit "pair of aces or kings" seule
fault-pays-decrease = « { $higher } » est payée { $pay }, « { $lower } », plus basse, { $more }
fault-pays-decrease-mend = payez la main la plus haute au moins { $more }
fault-prize-missing = « { $name } » n’a pas de lot, alors que « { $lower } », plus basse, en a un
fault-prize-missing-mend = ajoutez une ligne comme "{ $name }" = "500.00"
fault-prize-low-at-seed = au montant de départ de { $seed }, { $pay } pour « { $higher } » vaut moins que { $more } pour « { $lower } », plus basse
fault-prize-low-at-seed-mend = augmentez la part ou le montant de départ, si ce n’est pas voulu
fault-shares-over-100 = avec { $seats } places, { $value } chacune pourraient prendre { $together } d’un seul compteur
fault-shares-over-100-mend = baissez la part, réduisez les places ou écrivez order = "seat"
fault-returns-over-1 = à la longue, la mise progressive rend { $total } : { $fixed } par les lots fixes, { $contribution } par le compteur, { $seed } par le montant de départ
fault-returns-over-1-mend = baissez la contribution, le montant de départ ou les lots fixes pour rester sous 100 %
fault-odd-cents = { $pay } sur une mise de { $bet } ne tombe pas juste au centime
fault-odd-cents-mend = choisissez la cote ou table.unit pour que cela tombe juste ; sinon on arrondit vers le bas
fault-not-rank = { $value } n’est pas un rang
fault-not-rank-mend = écrivez de "2" à "9", "10", "J", "Q", "K" ou "A"
fault-not-deck = { $value } ne désigne aucun jeu de cartes
fault-not-deck-mend = écrivez la carte la plus basse comme "7", ou "11 - players"
fault-deck-too-short = un jeu à partir de { $value } n’a pas de quinte
fault-deck-too-short-mend = la carte la plus basse va de "2" à "10"
fault-deck-too-short-for = à { $players } joueurs, « { $value } » laisse un jeu sans quinte
fault-deck-too-short-for-mend = la carte la plus basse va de "2" à "10" pour tout nombre de joueurs
fault-deck-too-small = { $players } joueurs demandent { $needed } cartes, le jeu en a { $cards }
fault-deck-too-small-mend = au plus { $most } places, ou un jeu plus grand
fault-deck-too-small-with-dealer = { $players ->
    [one] un joueur
   *[other] { $players } joueurs
} et le croupier demandent { $needed } cartes, le jeu en a { $cards }
fault-deck-too-small-with-dealer-mend = au plus { $most } places, ou un jeu plus grand
fault-no-such-hand = « { $value } » n’est pas une main pour ouvrir
fault-no-such-hand-mend = écrivez des rangs comme "A K" ou "Q Q", une combinaison comme "pair", ou "any"
fault-min-above-max = la mise minimale de { $min } dépasse la maximale, { $max }
fault-min-above-max-mend = échangez-les, ou corrigez celle qui est fausse
fault-not-whole-units = { $value } ne compte pas d’unités entières de { $unit }
fault-not-whole-units-mend = écrivez "{ $below }" ou "{ $above }", ou changez table.unit
fault-bank-below-ante = la cave de { $bank } est sous l’ante de { $ante }
fault-bank-below-ante-mend = une cave contient au moins un ante
fault-stake-twice = l’ante de { $ante } figure déjà à la ligne { $first } des enjeux
fault-stake-twice-mend = une ligne par ante
fault-not-five-cards = les tours distribuent { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
fault-not-five-cards-mend = down et up de tous les tours font cinq ensemble
fault-empty-street = ce tour ne distribue aucune carte
fault-empty-street-mend = donnez-lui down = 1 ou up = 1, ou retirez-le
fault-blind-not-higher = { $name } vaut { $size ->
    [one] { $size } ante
   *[other] { $size } antes
}, pas plus que { $before } avec { $less }
fault-blind-not-higher-mend = chaque blind est plus haut que le précédent
fault-over-never = over demande { $players } joueurs, la table a { $seats } places
fault-over-never-mend = ajoutez des places, baissez players ou retirez over
