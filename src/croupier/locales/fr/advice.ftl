# Conseils sur une décision : aux tables d'entraînement, et dans croupier play.

refused-advice-busy = Votre dernière demande de conseil est encore à l’étude.
refused-advice-failed = Ce conseil n’a pas pu être calculé ; le jeu continue.
refused-advice-house = Pas de conseil à une table où l’on joue de l’argent : prenez place à une table d’entraînement.
refused-advice-no-decision = Vous n’avez rien à décider maintenant : demandez à votre tour, une fois les cartes données.
refused-advice-no-hand = Vous n’avez dans ce coup aucune main sur laquelle donner conseil.
