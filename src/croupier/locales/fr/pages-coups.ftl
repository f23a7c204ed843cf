# Mes coups : la liste, la reprise pas à pas, la preuve.

pages-coups-game = Jeu
pages-coups-result = Résultat
pages-coups-all = tous
pages-coups-won = gagnés
pages-coups-lost = perdus
pages-coups-day = Jour
pages-coups-more = Les précédents
pages-coups-none = Encore aucun coup.
pages-coups-nobody = Vous n’avez pas encore joué ici.
pages-coups-voided = annulé
pages-coup-why = Qui a été payé, combien et pourquoi
pages-coup-record = Le procès-verbal (TOML)
pages-coup-phh = Historique de main (PHH)
pages-replay = Le coup, pas à pas
pages-replay-pot = Dans le pot : { $amount }
pages-replay-first = Au début
pages-replay-back = Un pas en arrière
pages-replay-next = Un pas en avant
pages-replay-last = À la fin
pages-replay-step = Pas { NUMBER($at) } sur { NUMBER($of) }
pages-proof = Le mélange
pages-proof-how = Vérifié ici, par votre seul navigateur, à partir de ce que la maison a montré avant les mises et avant la première carte.
pages-proof-impossible = Ce navigateur ne peut le vérifier : il faut une connexion sûre (https).
pages-proof-cards-failed = { $lost ->
    [one] Une carte n’est pas dans la racine à sa position.
   *[other] { NUMBER($lost) } cartes ne sont pas dans la racine à leurs positions.
}
pages-proof-values = Les valeurs
pages-proof-commitment = Engagement, avant les mises
pages-proof-root = Racine, avant la première carte
pages-proof-seed = Les octets de la maison
