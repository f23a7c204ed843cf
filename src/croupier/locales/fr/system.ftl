# Ce qui remédie à un refus du système : fichier, dossier.

system-mend-path = vérifiez le chemin
system-mend-name = choisissez un autre nom
system-mend-folder = nommez un fichier, pas un dossier
system-mend-rights = choisissez un endroit où vous pouvez lire et écrire
system-mend-room = faites de la place, ou choisissez un autre disque
