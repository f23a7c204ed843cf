### Ce qui vaut là où la fiche imprimée se tait : une phrase par décision, comme on la dirait à un joueur.

## Caribbean Stud

ruling-R-QC-1 = La dernière ligne du tableau, « Paire d’as / rois », se lit « une paire, ou as-roi » : toute main gagnante sous la double paire est payée à cette ligne, sauf si la fiche s’en tient à la lettre.
ruling-R-QC-2 = Entre combinaisons égales, toutes les autres cartes comptent, de la plus haute à la plus basse, sauf si la fiche ne laisse décider que la première.
ruling-R-QC-3 = La table a le nombre de places que dit la fiche ; sept est l’usage, et neuf le plus qu’un jeu de cartes puisse servir.
ruling-R-QC-4 = Les limites affichées à la table valent pour l’ante seul, et l’ante se compte en unités entières de la table.
ruling-R-QC-5 = Le joueur qui se couche garde sa mise progressive : une main gagnante est montrée et payée avant que les cartes soient ramassées, sauf si la fiche dit autrement.
ruling-R-QC-6 = Plusieurs gros lots dans un même coup se paient place par place depuis la gauche du croupier, chacun sur ce que le précédent a laissé au compteur, sauf si la fiche les fait partager.
ruling-R-QC-7 = Le compteur part de son montant de départ, et une part fixe de chaque dollar progressif s’y ajoute.
ruling-R-QC-8 = Le compteur compte en millionièmes et affiche des cents entiers ; une part se prend sur le montant affiché, arrondie au cent inférieur, et le reste demeure au compteur.
ruling-R-QC-9 = Qui ne décide pas à temps se couche ; après « Rien ne va plus », les mises restent comme elles sont.
ruling-R-QC-10 = Quand l’inspecteur annule un coup, toutes ses mises sont rendues, les dollars progressifs aussi, et le compteur perd ce que ce coup y avait ajouté.
ruling-R-QC-11 = Le gain d’une main n’a pas de plafond, sauf si la fiche en fixe un ; il ne touche que la relance, jamais le progressif.
ruling-R-QC-12 = Cinq cartes en un paquet vont à chaque place depuis la gauche du croupier, qui se sert en dernier et retourne sa dernière carte.
ruling-R-QC-13 = Le dollar progressif est pris dans tous les cas : le lot est payé pour lui, et le dollar lui-même ne revient pas.
ruling-R-QC-14 = Un ante n’est accepté que d’un joueur dont les jetons couvrent aussi la relance, et le dollar progressif s’il est misé.
ruling-R-QC-15 = Un gros lot compte quand la main est retournée, au montant affiché à cet instant ; les lots fixes se paient aussitôt, une part du compteur après deux signatures du personnel.
ruling-R-QC-16 = Qui montre ses cartes ou en parle garde ses mises en jeu et passe le coup suivant.

## Five card stud

ruling-R-CM-1 = Les tours de la fiche disent comment viennent les cinq cartes : une cachée et une visible, puis trois visibles avec une mise après chacune, ou les cinq cachées avec un seul tour de mises.
ruling-R-CM-2 = La carte la plus basse du jeu dépend des joueurs servis, comptés à la clôture des antes : onze moins leur nombre, sauf si la fiche nomme un rang.
ruling-R-CM-3 = Toute quinte flush s’appelle quinte flush royale et se classe par sa plus haute carte ; l’as peut aussi se placer sous la plus basse carte du jeu pour former la plus basse quinte.
ruling-R-CM-4 = Au premier tour parle d’abord le joueur à gauche du marqueur, ou du dernier blind ; ensuite la meilleure main visible, ou celui à gauche du marqueur si la fiche le dit.
ruling-R-CM-5 = La première mise d’un coup vaut exactement tous les antes ensemble, à quelque tour qu’elle soit faite ; les tours suivants s’ouvrent au moins à ce montant, et les antes ne font partie d’aucune mise.
ruling-R-CM-6 = Une relance vaut au moins la dernière mise ou relance complète, et au plus ce que permet la fiche : tout le tapis, le pot, ou une somme fixe.
ruling-R-CM-7 = Le nombre de relances est limité, par coup ou par tour selon la fiche ; ni l’ouverture ni un blind n’en est une.
ruling-R-CM-8 = Un tapis inférieur à une relance complète n’use aucune relance, et seul le joueur qui fait face à une relance complète au total peut relancer encore.
ruling-R-CM-9 = Les blinds sont volontaires, chacun seulement après le précédent : tant de fois tous les antes ensemble, ou un seul ante si la fiche le dit ; ils remplacent l’ouverture, et le dernier peut encore relancer.
ruling-R-CM-10 = Un joueur à court de jetons joue pour ce que chacun a égalé ; ce que personne n’a pu égaler est rendu d’abord, et chaque couche du pot va au meilleur de ceux qui y ont payé.
ruling-R-CM-11 = Les mises se font en unités entières de la table, sauf un tapis ; un pot partagé se divise au centime, et les centimes restants vont un à un depuis la gauche du marqueur.
ruling-R-CM-12 = Le croupier garde le prélèvement sur tous les pots ensemble s’ils dépassent la limite une fois rendus les jetons non égalés, arrondi au centime inférieur.
ruling-R-CM-13 = Le premier achat est entre la cave et la cave maximale, et aucun jeton ne quitte la table tant que son joueur est assis.
ruling-R-CM-14 = Entre deux coups, un joueur peut remonter sa cave à celle du gagnant, jamais au-dessus de la cave maximale sauf si la fiche lève ce plafond ; une cave inférieure à celle de la table peut toujours y être ramenée.
ruling-R-CM-15 = Sans ante, pas de cartes ; qui a moins qu’un ante joue à tapis pour ce qu’il a.
ruling-R-CM-16 = Qui n’agit pas à temps passe la parole si c’est gratuit, et sinon se couche.
ruling-R-CM-17 = Le dernier à miser ou relancer montre d’abord, puis les autres dans le sens horaire ; une main battue peut rester cachée.
ruling-R-CM-18 = Quand l’inspecteur constate une infraction, la main est morte et ce qui fut misé reste au pot ; le joueur part avec ses autres jetons.
ruling-R-CM-19 = Un coup annulé par l’inspecteur avant les antes suivants est défait : chaque jeton revient, sans prélèvement, et le marqueur reste.
ruling-R-CM-20 = La table a le nombre de places que dit la fiche, et le premier marqueur est tiré au sort.
