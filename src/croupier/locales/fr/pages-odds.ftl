# Ce que vaut une fiche. Le reste se trouve dans odds.ftl, progressive.ftl, session.ftl et chances.ftl.

pages-odds-what = Ce que vaut la fiche : chaque donne comptée, aucune tirée au sort.
pages-odds-what-stud = Ce que vaut la fiche : chaque donne comptée ; là où des chances doivent être tirées au sort, leur erreur est dite.
pages-odds-sheet = La fiche
pages-odds-sheet-how = Changez une ligne : la valeur suit. Les tables jouent selon la fiche telle qu’elle est.
pages-odds-to-one = Paie, contre 1
pages-odds-opens = Le croupier ouvre avec
pages-odds-multiple = Relance, × ante
pages-odds-jackpot-bet = Mise progressive
pages-odds-jackpot-seed = Compteur au départ
pages-odds-jackpot-contribution = Part au compteur
pages-odds-rake-above = Prélèvement au-dessus de
pages-odds-rake-rate = Part prélevée
pages-odds-was = était { $value }
pages-odds-nothing = absent
pages-odds-others = Autres lignes changées
pages-odds-reset = Revenir à la fiche
pages-odds-edited = { $count ->
    [one] Une ligne diffère de la fiche. L’adresse la garde.
   *[other] { $count } lignes diffèrent de la fiche. L’adresse les garde.
}
pages-odds-counting = On compte toutes les donnes…
pages-odds-again = Demander de nouveau
pages-odds-faulty = Cela ne fait pas une fiche. Les nombres sont les derniers qui tenaient.
pages-odds-return = Rendement pour le joueur, sur l’ante
pages-odds-break-even = Le progressif s’équilibre dès
pages-odds-counted = Le meilleur jeu, sur { $deals } donnes.
pages-odds-of-ante = % de l’ante
pages-odds-and-better = ou mieux
pages-odds-and-lower = ou moins
pages-odds-always = toujours relancé
pages-odds-some = relancé aussi souvent, en pour cent
pages-odds-never = toujours couché
pages-odds-meter = Si le compteur affiche
pages-odds-at-meter = Rendu quand le compteur affiche { $meter }
pages-odds-bankroll = Argent disponible
pages-odds-session-of = { $coups ->
    [one] { $coups } coup avec un ante de { $ante }, au meilleur jeu.
   *[other] { $coups } coups avec un ante de { $ante }, au meilleur jeu.
}
pages-odds-of-pot = sur { $pot }
pages-odds-out-of-order = plus fréquente que la classe au-dessous
pages-odds-no-amount = Ce n’est pas un montant : écrivez-le comme 500,00
pages-odds-take = À emporter
pages-odds-take-how = La fiche telle qu’elle est modifiée, tous les nombres pour les programmes, chaque tableau à part ; les graphiques sous chacun d’eux.
pages-odds-json = Tous les nombres (JSON)
pages-odds-csv = Tableaux (CSV)
pages-odds-table-outcomes = issues
pages-odds-table-distribution = résultats
pages-odds-table-pays = paiements
pages-odds-table-strategy = meilleur jeu
pages-odds-table-rules = règles plus faciles
pages-odds-table-classes = mains
pages-odds-table-shows = meilleures mains visibles
pages-odds-table-rake = prélèvement par pot
pages-odds-table-stakes = prélèvement par enjeu

# Le calculateur des chances à la table de stud.
pages-chances-title = La chance de chaque place
pages-chances-how = Les places se suivent dans le sens horaire depuis la gauche du marqueur. Choisissez un emplacement, puis sa carte. Une carte cachée que personne ne connaît reste face cachée ; d’une main couchée, entrez ce qui a été vu : ces cartes ne sont plus dans le jeu.
pages-chances-clear = Effacer
pages-chances-folded = Couchée
pages-chances-hidden = Carte cachée { $number } : { $card }
pages-chances-shown = Carte visible { $number } : { $card }
pages-chances-unknown = inconnue
pages-chances-empty = à choisir
pages-chances-lacks = { $count ->
    [one] encore une carte à choisir
   *[other] encore { $count } cartes à choisir
}
pages-chances-pick-hidden = Place { $seat } : carte cachée { $number } sur { $of }
pages-chances-pick-shown = Place { $seat } : carte visible { $number } sur { $of }
pages-chances-taken = { $card } : se trouve à la place { $seat }
pages-chances-keys = Au clavier : les flèches, ou un rang puis une couleur (c, d, h, s) ; la touche d’effacement retire la carte.
pages-chances-no-hidden = Inconnue
pages-chances-no-shown = Aucune carte
pages-chances-done = Terminé
pages-chances-json = Chances (JSON)
pages-chances-csv = Chances (CSV)
