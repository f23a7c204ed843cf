# Les règles d’une fiche. Le reste se trouve dans sheet.ftl et rules.ftl.

pages-rules-table = À la table
pages-rules-worth = Ce qu’elle vaut
pages-rules-toml = La fiche (TOML)
pages-rules-print = Imprimer
pages-rules-contents = Sur cette page
pages-rules-tap = Après chaque phrase viennent les clauses qui le disent. Touchez-en une pour la lire.
pages-rules-return = Rendement théorique
pages-rules-return-ante = de l’ante revient, avec le meilleur jeu
pages-rules-return-stake = de tout ce qui est misé, ante et relance
pages-rules-return-progressive = de la mise progressive, à la longue
pages-rules-return-how = En moyenne sur un très grand nombre de coups, compté exactement à partir de cette fiche. La mise progressive est à part : à chaque instant, le compteur décide de ce qu’elle vaut.
pages-rules-return-later = On compte les rendements. Ils paraîtront ici.
pages-rules-posted = Les règles affichées
pages-rules-posted-how = En douze points, ceux que demande l’article 11 du règlement québécois S-13.1, r. 3.1.
pages-rules-rulings = Les décisions
pages-rules-rulings-how = Ce que la fiche imprimée laisse ouvert, et la décision qui y répond.
