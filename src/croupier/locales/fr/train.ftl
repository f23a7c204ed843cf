# L'entraînement d'un joueur de stud contre lui-même : croupier train.

train-learning = entraînement
train-stopped = Arrêté, et rien n’est gardé ; avec --keep FICHIER, la même commande reprendrait.
train-done = { $deals ->
    [one] { $deals } donne parcourue
   *[other] { $deals } donnes parcourues
} à { $name }. Antes par coup à deux, avec la moitié de l’intervalle à 99 % :
train-against = { $name } : { $antes } ± { $error } ({ $coups } coups)
train-exploitable = La meilleure réponse lui gagne { $antes } antes par coup, exactement.
train-answer = Une réponse entraînée contre lui gagne { $antes } ± { $error } antes par coup.
train-stopped-kept = Arrêté à { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} ; la même commande reprend d’ici.
train-refused-game = { $name } : l’entraînement est pour le stud ; le Caribbean Stud a son meilleur jeu, exact
train-refused-seed = { $path } : gardé avec --seed { $seed } ; continuez avec celle-ci, ou nommez un autre fichier
