# Les postes du personnel : inspecteur, caisse, direction ; et l’affichage du gros lot.

pages-staff-sign-in = Ce poste est celui du personnel. Connectez-vous d’abord.
pages-staff-not-yours = { $name } n’a pas de rôle pour ce poste.
pages-staff-seated = Vous êtes assis à cette table : qui y est assis n’y décide rien.
pages-staff-stopped = Toute la maison est arrêtée : son stockage ne prend plus rien. Ce qui fut confirmé est là.
pages-no-such-table = Cette table n’existe pas en ce moment ; ce qui y fut fait est ci-dessous.
pages-act-done = Fait.
pages-reason = Motif
pages-amount = Montant
pages-choose = Choisir …
pages-account = Compte

# Alertes. Les valeurs sont celles des alertes de la maison.

pages-alerts = Alertes
pages-alerts-sound = Un son à chaque nouvelle alerte
pages-alerts-none = Rien ne sonne.
pages-acknowledge = Acquitter
pages-alert-inspector-called = La place { $seat } appelle l’inspecteur au coup { NUMBER($coup) }
pages-alert-void-requested = Le coup { NUMBER($coup) } doit être annulé : il faut une deuxième signature
pages-alert-float-differs = L’encaisse comptée est de { $counted } ; les livres disent { $booked }
pages-alert-float-short = L’encaisse est sous zéro : il faut l’alimenter
pages-alert-jackpot = Gros lot de { $amount } à la place { $seat } au coup { NUMBER($coup) } : deux membres du personnel le paient
pages-alert-table-stopped = La table ne peut pas continuer : { $why }
pages-alert-other-rules = Le coup { NUMBER($coup) } a été commencé par la version { $rules } des règles et clos par la version { $known }

# Ce qui attend une deuxième signature.

pages-waiting = En attente d’une deuxième signature
pages-waiting-none = Rien n’attend.
pages-asked-by = demandé par { $who }
pages-sign = Signer
pages-sign-another = Signer sous un autre nom
pages-sign-another-how = Quelqu’un d’autre du personnel signe ici avec son nom et son mot de passe ; la session ouverte le reste.
pages-refuse = Ne pas signer
pages-jackpot-ask = Demander le paiement
pages-waits-void = Annuler le coup { NUMBER($coup) } à la table { $table }
pages-waits-jackpot = Payer { $amount } à { $person } : place { $seat }, coup { NUMBER($coup) }, { $table }
pages-waits-adjustment = { $account } gagne { $amount }, { $against } les perd
pages-waits-opening = Ouvrir { $name } : le compteur { $meter } part de { $seed } et prend { $share } de chaque mise
pages-waits-seed = Ouvrir la graine du coup { NUMBER($coup) } à la table { $table }

# Toutes les tables.

pages-tables = Tables
pages-col-status = État
pages-col-limits = Limites
pages-col-pace = Coups par heure
pages-col-hold = Rétention
pages-col-voids = Annulés
pages-float = Encaisse
pages-hold-what = Les coups sont ceux de la dernière heure. La rétention est ce que la table a gardé de toutes les mises des 24 dernières heures, gros lots et prélèvement compris.
pages-unreadable = Cette version ne peut pas lire la table { $table } : { $why }
pages-stands-open = ouverte
pages-stands-paused = en pause
pages-stands-stopped = arrêtée
pages-stands-void = annulation en attente
pages-stands-closing = ferme après ce coup
pages-stands-closed = fermée
pages-paused-called = L’inspecteur est appelé.
pages-paused-inspector = Par l’inspecteur.

# Une table.

pages-to-decide = doit décider
pages-nobody-sits = Personne n’est assis ici.
pages-said-none = Rien n’a été dit depuis que cette page regarde.
pages-record-of = Procès-verbal du coup { NUMBER($coup) }
pages-pause = Mettre en pause
pages-pause-how = L’horloge s’arrête, et tout acte aussi.
pages-resume = Reprendre
pages-resume-how = L’horloge reprend où elle était.
pages-extend = Donner du temps
pages-extend-how = Plus de temps pour la décision attendue.
pages-extend-by = Combien
pages-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
pages-violation = Constater une infraction
pages-violation-what = Ce qui s’est passé
pages-seat-which = Place
pages-seat-none = aucune place en particulier
pages-void = Annuler le coup { NUMBER($coup) }
pages-void-ask = Demander l’annulation
pages-void-asked = Demandé : la table attend qu’un autre signe.
pages-void-waits = Une annulation attend sa deuxième signature.
pages-close-table = Fermer la table
pages-close-table-how = Ce coup se joue jusqu’au bout ; puis les places sont rendues et les jetons reviennent.
pages-ruling = Trancher un litige
pages-ruling-how = La décision est définitive et reste au procès-verbal avec son motif.
pages-rule = Inscrire la décision
pages-decision = Décision
pages-coup = Coup
pages-clause = Article
pages-clause-none = aucun article en particulier
pages-record-read = Ce que dit le procès-verbal du coup { NUMBER($coup) }
pages-record-replay = Pas à pas
pages-record-none = Le procès-verbal n’explique aucun paiement.
pages-seed = Graine d’un coup annulé
pages-seed-how = Les cartes d’un coup annulé restent secrètes. Deux membres du personnel ouvrent ensemble sa graine ; les deux noms restent au journal.
pages-seed-ask = Demander la graine
pages-seed-asked = Demandé ; elle s’ouvre quand un autre signe.
pages-seed-is = Graine du coup { NUMBER($coup) }, { $table } :

# Le journal des actes.

pages-log = Ce que le personnel a fait ici
pages-log-house = Journal de la maison
pages-log-none = Rien encore.
pages-log-older = Plus ancien
pages-act-table-opened = table ouverte
pages-act-table-closed = table fermée
pages-act-inspector-called = la place { $seat } a appelé l’inspecteur
pages-act-paused = table mise en pause
pages-act-resumed = table reprise
pages-act-clock-extended = { $seconds ->
    [one] { $seconds } seconde de plus
   *[other] { $seconds } secondes de plus
}
pages-act-violation = infraction de la place { $seat } au coup { NUMBER($coup) }
pages-act-ruled = décision sur le coup { NUMBER($coup) }
pages-act-void-requested = annulation du coup { NUMBER($coup) } demandée
pages-act-void-signed = coup { NUMBER($coup) } annulé
pages-act-void-refused = annulation du coup { NUMBER($coup) } non signée
pages-act-seed-requested = graine du coup { NUMBER($coup) } demandée
pages-act-seed-published = graine du coup { NUMBER($coup) } ouverte à deux
pages-act-float-filled = encaisse alimentée de { $amount }
pages-act-float-credited = { $amount } de l’encaisse au coffre
pages-act-float-counted = encaisse comptée ({ $moment ->
        [opening] ouverture
        [closing] fermeture
       *[other] entre-temps
    }) : { $counted }, livres { $booked }
pages-act-rake-dropped = prélèvement de { $amount } retiré
pages-act-closing = fermeture de la table
pages-act-meter-opened = compteur { $meter } ouvert à { $amount }
pages-act-meter-changed = le compteur { $meter } continue selon d’autres paramètres
pages-act-vault-stocked = { $sign ->
    [out] { $amount } retirés du coffre
   *[other] { $amount } mis au coffre
}
pages-act-wallet-sold = { $amount } de jetons vendus à { $person }
pages-act-wallet-redeemed = { $amount } de jetons repris à { $person }
pages-act-staff-changed = rôles de { $person } : { $roles }
pages-act-adjustment-requested = correction demandée : { $account } gagne { $amount }, { $against } les perd
pages-act-adjustment-signed = correction exécutée : { $account } gagne { $amount }, { $against } les perd
pages-act-jackpot-requested = paiement du gros lot du coup { NUMBER($coup) }, place { $seat }, demandé
pages-act-jackpot-signed = gros lot de { $amount } payé : coup { NUMBER($coup) }, place { $seat }
pages-act-acknowledged = alerte acquittée
pages-act-opening-requested = ouverture de { $table } avec son propre compteur demandée
pages-act-opening-signed = ouverture de { $table } signée
pages-act-opening-refused = ouverture de { $table } non signée
pages-act-adjustment-refused = correction non signée : { $account } aurait gagné { $amount }, { $against } les aurait perdus
pages-act-opening = { $table } ouverte par la direction
pages-act-account-opened = compte ouvert pour { $person }
pages-act-unlocked = échecs de connexion de { $person } oubliés
pages-act-revoked = sessions de { $person } closes

# Comptes des livres.

pages-account-wallet = portefeuille de { $person }
pages-account-bank = jetons à la place { $seat } de { $table }
pages-account-bets = mises à { $table }
pages-account-float = encaisse de { $table }
pages-account-rake = prélèvement de { $table }
pages-account-progressive = compteur { $meter }
pages-account-reserved = gros lot réservé de { $table }, coup { NUMBER($coup) }, place { $seat }
pages-account-vault = coffre
pages-account-cage = caisse
pages-account-practice = jetons d’entraînement
pages-account-house = la maison

# La caisse.

pages-find-account = Trouver un compte
pages-name-part = Nom, ou une partie
pages-find = Chercher
pages-found-nobody = Personne ne s’appelle ainsi.
pages-open-account = Ouvrir un compte
pages-account-none = Trouvez un compte, ou ouvrez-en un.
pages-password-once = Le mot de passe, montré cette seule fois :
pages-wallet = Portefeuille
pages-at-tables = Aux tables
pages-sell = Vendre des jetons
pages-sell-how = Argent reçu
pages-redeem = Reprendre des jetons
pages-redeem-how = Argent remis
pages-floats = Les encaisses des tables
pages-vault = Coffre
pages-cage = Jetons vendus non revenus
pages-rake = Prélèvement
pages-float-acts = Compter, alimenter, créditer
pages-count = Inscrire le compte
pages-count-when = Compte pour
pages-count-opening = l’ouverture
pages-count-closing = la fermeture
pages-count-between = entre-temps
pages-counted = Compté
pages-fill = Alimenter l’encaisse
pages-fill-how = Du coffre
pages-credit = Créditer le coffre
pages-credit-how = Au coffre
pages-drop-rake = Retirer le prélèvement
pages-drop-rake-how = Tout, sauf celui du coup en cours.

# La direction.

pages-open-table = Ouvrir une table
pages-open-table-ask = Demander la table
pages-open-table-asked = Demandé : la table s’ouvre quand un autre signe.
pages-table-id = Identifiant de la table
pages-sheet = Fiche de règles
pages-stake = Enjeu
pages-stake-line = ante { $ante }, cave { $bank }, au plus { $most }
pages-ante-low = Ante le plus bas (la fiche : { $ante })
pages-ante-high = Ante le plus haut (la fiche : { $ante })
pages-meter-seed = Départ du compteur (la fiche : { $seed })
pages-meter-share = Part de chaque mise en pour cent (la fiche : { $share })
pages-meter-name = Nom du compteur, si c’en est un autre
pages-meter-two = D’autres paramètres du compteur demandent une deuxième signature.
pages-practice-table = pour l’entraînement
pages-bots = Robots
pages-vault-move = Déplacer des jetons
pages-vault-way = Sens
pages-vault-in = dans le coffre
pages-vault-out = hors du coffre
pages-adjust = Corriger les livres
pages-adjust-how = Un compte gagne ce qu’un autre perd ; deux membres du personnel signent.
pages-adjust-ask = Demander la correction
pages-adjust-asked = Demandé : elle s’exécute quand un autre signe.
pages-adjust-gains = Compte qui gagne
pages-adjust-loses = Compte qui perd
pages-people = Personnes et rôles
pages-person-add = Ajouter quelqu’un
pages-password-of = Le mot de passe de { $name }, montré cette seule fois :
pages-roles = Rôles
pages-roles-set = Fixer les rôles
pages-roles-how = Toutes les sessions de cette personne prennent fin ; le changement reste au journal.
pages-role-player = joueur
pages-role-cashier = caissier
pages-role-inspector = inspecteur
pages-role-manager = directeur
pages-roles-are = { $name } : { $roles }.
pages-role-none = aucun rôle
pages-unlock = Déverrouiller
pages-unlocked = Les échecs de connexion de { $name } sont oubliés.
pages-revoke = Fermer les sessions
pages-revoked = Toutes les sessions de { $name } sont closes.

# L’affichage.

pages-no-jackpot = Aucun gros lot n’est affiché ici.
