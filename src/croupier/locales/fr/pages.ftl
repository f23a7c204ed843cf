# Le cadre des pages, le hall, et ce que les deux tables ont en commun.

pages-skip = Aller à la page
pages-nav = Pages
pages-loading = Un instant…
pages-close = Fermer
pages-cancel = Annuler
pages-unreachable = La maison ne répond pas. Vérifiez la connexion, puis réessayez.
pages-nothing-here = Il n’y a rien à cette adresse
pages-to-lobby = Vers le hall
pages-line-lost = La connexion est perdue. Votre place est gardée ; retour en cours…
pages-line-broken = La maison a mis fin à la connexion.
pages-line-again = Se reconnecter

pages-lobby = Hall
pages-table = Table
pages-settings = Réglages
pages-my-coups = Mes coups
pages-my-account = Mon compte
pages-inspector = Inspecteur
pages-cashier = Caisse
pages-manager = Direction
pages-rules = Règles
pages-odds = Probabilités
pages-language = Langue
pages-session = { $minutes ->
    [one] { $minutes } minute · { $result }
   *[other] { $minutes } minutes · { $result }
}

pages-sign-in = Se connecter
pages-sign-out = Se déconnecter
pages-sign-in-why = Les tables d’entraînement ne demandent aucun compte. Aux tables de la maison, on joue avec des jetons de la caisse.
pages-name = Nom
pages-password = Mot de passe
pages-register = Ouvrir un compte

pages-welcome = Prenez place
pages-welcome-how = L’entraînement ne coûte rien et ne demande aucun compte.
pages-jackpot = Jackpot
pages-jackpot-practice = Jackpot d’entraînement
pages-game-caribbean-stud = Poker Caribbean Stud
pages-game-caribbean-stud-how = Chaque joueur contre le croupier, avec un jackpot progressif.
pages-game-five-card-stud = Stud à cinq cartes
pages-game-five-card-stud-how = Joueur contre joueur : buio, relances, pots secondaires.
pages-practice-caribbean-stud = Table d’entraînement
pages-practice-five-card-stud = Table d’entraînement
pages-play-chips = jetons fictifs, des robots à la table
pages-ante-range = ante de { $low } à { $high }
pages-ante-exact = ante de { $ante }
pages-bank-range = cave de { $low } à { $high }
pages-bank-least = cave d’au moins { $low }
pages-free-seats = { $count ->
    [0] aucune place libre sur { $of }
    [one] { $count } place libre sur { $of }
   *[other] { $count } places libres sur { $of }
}
pages-play = Jouer
pages-watch = Regarder
pages-no-tables = Aucune table n’est ouverte.
pages-status-paused = en pause
pages-status-stopped = à l’arrêt
pages-status-closed = fermée
pages-void-rate = { $voided ->
    [one] { $voided } coup sur { NUMBER($coups) } a été annulé.
   *[other] { $voided } coups sur { NUMBER($coups) } ont été annulés.
}

pages-theme = Clair ou sombre
pages-theme-auto = comme l’appareil
pages-theme-light = clair
pages-theme-dark = sombre
pages-deck = Couleurs des enseignes
pages-deck-four = quatre couleurs
pages-deck-two = deux couleurs
pages-deck-safe = quatre, pour daltoniens
pages-sound = Un son quand c’est à vous
pages-text-table = Tables en texte

# Les cartes pour l’oreille. $rank est un mot de hands.ftl.
pages-card-club = { $rank } de trèfle
pages-card-diamond = { $rank } de carreau
pages-card-heart = { $rank } de cœur
pages-card-spade = { $rank } de pique
pages-cards-down = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
pages-dealt-down = { $count ->
    [one] Une carte cachée
   *[other] { $count } cartes cachées
} { $number ->
    [one] à la place { $seats }
   *[other] à chacune des places { $seats }
}.
pages-no-cards = aucune carte

# Une table
pages-seconds-left = { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
}
pages-seat = place { $seat }
pages-seat-free = place libre
pages-seat-you = vous
pages-seat-bot = { $name } (robot)
pages-seat-bot-way = { $name } (robot, { $way })
pages-seat-absent = absent
pages-seat-away = connexion perdue
pages-seat-leaving = s’en va
pages-seats = Places
pages-dealer = Croupier
pages-your-bank = Votre cave
pages-you-hold = Vous avez : { $hand }
pages-sit = S’asseoir
pages-sit-at = S’asseoir à la place { $seat }
pages-sit-how = Combien de jetons apportez-vous ? De { $low } à { $high }
pages-sit-chips = Jetons
pages-stand = Quitter la table
pages-stand-sure = Partir maintenant ? Entre deux coups, vous partez aussitôt, sinon à la fin du coup ; vos jetons vous suivent.
pages-back-in = Je suis de retour
pages-top-up = Ajouter des jetons
pages-top-up-most = Combien de jetons ajoutez-vous ? { $high } au plus
pages-top-up-none = On ne peut rien ajouter en ce moment.
pages-call-inspector = Appeler l’inspecteur
pages-inspector-called = L’inspecteur est appelé. L’horloge attend.
pages-table-paused = La table est en pause.
pages-table-stopped = Cette table est à l’arrêt : quelque chose n’a pu être écrit. Rien n’est perdu.
pages-no-more-bets = Rien ne va plus
pages-this-coup = Ce coup
pages-coup-number = Coup { NUMBER($number) }
pages-seal = Le sceau de ce coup : { $seal }
pages-between-coups = Le prochain coup commence bientôt.
pages-your-turn = À vous
pages-waiting-for = On attend { $who }
pages-text-on = La table en texte
pages-text-off = La table en image
pages-refused = { $text } ({ $clause })

pages-practice = entraînement
pages-menu = Menu
pages-felt = La table
pages-acts = Ce que vous pouvez faire
pages-table-closed = Cette table est fermée.
pages-table-full = Toutes les places sont prises : vous regardez.
pages-sit-how-least = Combien de jetons apportez-vous ? Au moins { $low }
pages-wait = Un instant…

# Caribbean Stud
pages-raise-pays = La relance est payée
pages-pays = payée { $pay }
pages-dealer-shows = Le croupier montre { $cards }.
pages-ante = Ante
pages-progressive = Progressif
pages-progressive-on = avec le progressif
pages-progressive-off = sans le progressif
pages-additional = Relance
pages-folded = couché
pages-decided = a décidé
pages-no-bet = aucune mise
pages-chips = Jetons
pages-add-chip = Ajouter { $amount } à l’ante
pages-undo = Annuler le dernier
pages-clear = Effacer
pages-double = Doubler
pages-bet = Miser { $amount }
pages-bet-progressive = Miser { $amount } et le progressif
pages-bet-lies = { $amount } en jeu
pages-bet-how = Touchez un jeton, puis misez. Vous pouvez changer jusqu’à « Rien ne va plus ».
pages-take-back = Reprendre la mise
pages-fold = Se coucher
pages-raise-by = Relancer de { $amount }
pages-you-raised = Vous relancez de { $amount }. Les autres décident.
pages-you-folded = Vous vous couchez. Les autres décident.
pages-phase-bets = Faites vos jeux
pages-phase-decisions = Relance ou abandon
pages-phase-exposure = Les mains sont montrées
pages-phase-done = Le coup est fini
pages-phase-between = Entre deux coups

# Conseils aux tables d’entraînement
pages-advice = Conseils
pages-advice-off = aucun
pages-advice-before = avant ma décision
pages-advice-after = après ma décision
pages-advice-best = le meilleur choix
pages-advice-chances = Vous gagnez { $win } du temps, et partagez { $share }.
pages-advice-needed = Vous pouvez espérer { $equity } du pot ; suivre demande { $needed }.
pages-antes = { $antes } antes
pages-choice-fold = Se coucher
pages-choice-raise = Relancer
pages-choice-call = Suivre
pages-choice-check = Parole
pages-choice-open = Ouvrir
pages-choice-blind = Prendre le blind
pages-choice-decline = Refuser le blind
pages-tally = { $mistakes ->
    [one] { $mistakes } erreur sur { NUMBER($decisions) }.
   *[other] { $mistakes } erreurs sur { NUMBER($decisions) }.
}
pages-tally-cost = Coût : { $antes } antes, { $money }.
