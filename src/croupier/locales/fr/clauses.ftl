### Les clauses des deux fiches imprimées, chacune en une phrase pour les joueurs.

## Caribbean Stud

clause-QC-1 = On joue avec un jeu de 52 cartes ; l’as est haut, et peut aussi être bas dans as-deux-trois-quatre-cinq.
clause-QC-2 = L’ante doit être à sa place avant « Rien ne va plus » et la donne.
clause-QC-3 = Toute mise respecte les limites affichées à la table.
clause-QC-4 = Chaque joueur ne joue qu’une main.
clause-QC-5 = On mise avec des jetons de valeur achetés au croupier.
clause-QC-6 = Chaque joueur à son tour et le croupier reçoivent cinq cartes cachées, et une de celles du croupier est retournée.
clause-QC-7 = Ayant vu sa main, le joueur ajoute une relance d’exactement deux fois l’ante, ou abandonne l’ante.
clause-QC-8 = Les joueurs ne montrent pas leurs cartes et n’en parlent pas.
clause-QC-9 = Le croupier retourne ses cartes, rangées en la plus haute main, seulement quand tous les joueurs ont décidé.
clause-QC-10 = Le croupier ouvre avec as et roi, ou toute main plus haute.
clause-QC-11 = Si le croupier ouvre, les mains de tous ceux qui ont relancé sont retournées l’une après l’autre.
clause-QC-12 = Les mains se classent de la quinte flush royale à la paire dans l’ordre de la fiche.
clause-QC-13 = Entre mains de même combinaison, la carte la plus haute décide ; si rien ne tranche, elles sont égales.
clause-QC-14 = Le croupier n’ouvre pas : l’ante est payé à égalité et la relance est rendue.
clause-QC-15 = Le croupier ouvre et la main du joueur est plus haute : l’ante est payé à égalité, la relance selon le tableau.
clause-QC-16 = Le croupier ouvre et la main du joueur est plus basse : ante et relance sont perdus.
clause-QC-17 = Le croupier ouvre et les mains sont égales : les deux mises sont rendues.
clause-QC-18 = Le tableau dit ce que la relance est payée pour chaque main.
clause-QC-19 = La mise progressive est d’un dollar, à côté de l’ante, placée avant « Rien ne va plus ».
clause-QC-20 = La mise progressive gagne à partir de la couleur, quelle que soit la main du croupier.
clause-QC-21 = Le montant du gros lot est affiché à la table.

## Five card stud

clause-CM-1 = La maison fixe l’ante, et avec lui la cave et la cave maximale.
clause-CM-2 = Chaque joueur pose un ante avant chaque coup.
clause-CM-3 = Les cartes se donnent dans le sens horaire, et après chaque coup le marqueur avance : un autre joueur est servi le premier.
clause-CM-4 = Chaque joueur reçoit cinq cartes et joue la meilleure combinaison qu’elles forment.
clause-CM-5 = La première mise d’ouverture vaut exactement tous les antes ensemble.
clause-CM-6 = Après l’ouverture on peut relancer, trois fois au plus dans un coup.
clause-CM-7 = La parole passe dans le sens horaire.
clause-CM-8 = Les trois joueurs à gauche du marqueur peuvent jouer buio, controbuio et, à cinq joueurs, over : deux, quatre et huit antes de chaque joueur.
clause-CM-9 = Les mains se classent de la quinte flush royale à la carte haute, la couleur au-dessus du full.
clause-CM-10 = Un joueur à court de jetons reste avec ce qu’il a devant lui ; si cette main gagne, le reste du pot va au deuxième.
clause-CM-11 = Entre deux coups, les joueurs peuvent remonter leur cave à celle du gagnant.
clause-CM-12 = Entre combinaisons égales, la carte suivante la plus haute gagne ; si toutes sont égales, le pot est partagé, et les enseignes ne comptent jamais.
clause-CM-13 = D’un pot au-dessus de la limite, le croupier garde un petit pourcentage.
clause-CM-14 = Après le coup, le pot va au gagnant, et le suivant peut commencer.
clause-CM-15 = Les joueurs n’échangent aucune information pendant le jeu.
clause-CM-16 = On mise et relance vite et sans commentaire.
clause-CM-17 = Qui enfreint les règles quitte le jeu et perd ce qu’il a misé.
clause-CM-18 = L’inspecteur règle tout différend, et sa décision est définitive.
