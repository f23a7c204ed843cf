# L'entraînement d'un joueur de stud contre lui-même : croupier train.

train-learning = entraînement
train-stopped = Arrêté ; avec --keep FICHIER, la même commande reprend d’ici.
train-done = { $deals } donnes parcourues à { $name }. Antes par coup à deux, avec la moitié de l’intervalle à 99 % :
train-against = { $name } : { $antes } ± { $error } ({ $coups } coups)
train-exploitable = La meilleure réponse lui gagne { $antes } antes par coup, exactement.
train-answer = Une réponse entraînée contre lui gagne { $antes } ± { $error } antes par coup.
