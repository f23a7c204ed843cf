# Le serveur : sa page, pourquoi il refuse une demande ou ferme une connexion, et ce que dit croupier serve.

server-page-what = Tables en direct de poker caraïbe et de stud à cinq cartes, jouées selon leurs fiches de règles. Les programmes jouent par le WebSocket ; les pages pour les personnes ne sont pas encore construites ici : « make pages » les construit, puis relancez la maison.
server-page-tables = Tables
server-page-table = { $name } : places prises : { $taken } sur { $seats }
server-page-jackpot = gros lot { $amount }
server-page-programs = Pour les programmes

refused-host = Cette maison ne répond pas à ce nom.
refused-origin = Cela vient de la page d’un autre site, ou d’un navigateur qui ne dit pas duquel.
refused-too-fast = Trop vite : au plus { $per_second } par seconde. Attendez un instant.
refused-too-large = Trop long : au plus { $bytes } octets.
refused-malformed = Illisible : { $why }.
refused-not-found = Il n’y a rien ici.
refused-sheet-edit = Cela ne fait pas de règles, à { $key } : { $why }
refused-odds-refused = Cela ne peut pas être calculé : { $why }
refused-odds-position = { $why }
refused-odds-busy = Trop de monde demande à présent ce que valent des règles. Attendez un instant.
refused-odds-long = Cela prend plus de { $seconds } s et a été abandonné. Demandez moins.
refused-odds-failed = Le calcul a échoué ; la maison joue toujours. Demandez de nouveau, ou lancez croupier odds.
refused-method = Cela ne se fait pas à cette adresse.
refused-failed = Quelque chose a échoué ici ; c’est dans le journal.
refused-login-needed = Connectez-vous d’abord.
refused-login = Nom ou mot de passe erroné.
refused-locked = Trop d’échecs de connexion : ce nom est bloqué pour une demi-heure.
refused-pause = Selon la limite de temps que vous avez fixée, vous avez maintenant une heure de pause : reconnectez-vous ensuite.
refused-registration = Cette maison ouvre les comptes à la caisse.
refused-password = { $why }.
refused-name = { $why }.
refused-no-table = Il n’y a pas de table { $table }.
refused-no-sheet = Il n’y a pas de fiche { $sheet } ici.
refused-no-person = Personne ne s’appelle { $name }.
refused-no-such-coup = La table n’a pas joué ce coup.
refused-coup-not-over = Le coup n’est pas fini : son procès-verbal vient après.
refused-own-record = Le procès-verbal d’un coup est à ceux qui y étaient assis, et à l’inspecteur.
refused-voided-paper = Le coup a été annulé : ses cartes s’ouvrent à deux membres du personnel ensemble.
refused-paper-rules = Le coup a été joué selon la version { $found } des règles ; ce Croupier connaît la { $known } et ne peut en écrire le procès-verbal.
refused-hello-first = Dites d’abord hello, pas { $type }.
refused-hello-twice = Vous avez déjà dit hello.
refused-version = Cette maison parle la version { $known } du protocole, pas la { $asked }.
refused-too-many-sockets = Trop de connexions d’une même adresse : au plus { $most }.

closed-late = rien n’a été dit pendant trop longtemps
closed-hello = le premier message est un hello
closed-version = une autre version du protocole
closed-session = la session est finie : reconnectez-vous
closed-flood = beaucoup trop de messages
closed-sockets = trop de connexions d’une même personne : au plus { $most }

serve-opened = Ouverte pour l’entraînement : { $name }
serve-ready = Croupier joue à { $url }
serve-store = La base est { $url }
serve-stop = Ctrl-C l’arrête ; ce qui est en jeu reprend au prochain démarrage.
serve-stopping = Arrêt : ce qui est fait est écrit, les coups ouverts reprennent au prochain démarrage.
serve-stopped = Arrêté.
serve-proxy = Les navigateurs viennent par { $url }, à travers votre mandataire.
serve-plain = Sans TLS, tous ceux qui sont sur le chemin lisent mots de passe et sessions.
serve-other-rules = Le coup { $coup } à la table { $table } a commencé selon la version { $rules } des règles, et ceci est la version { $known } : il est annulé maintenant. Toutes les mises reviennent, et ce qu’il avait apporté au compteur ; le coup suivant vient.
serve-paid-rules = Le coup { $coup } à la table { $table } a commencé et fini selon la version { $rules } des règles, et ceci est la version { $known } : il est clos tel qu’il a fini.
serve-standing = { $count ->
    [one] Une table reste arrêtée, son coup ne pouvant être rejoué : { $tables }. Les alertes disent pourquoi ; un inspecteur rend les mises par des corrections signées à deux.
   *[other] { $count } tables restent arrêtées, leurs coups ne pouvant être rejoués : { $tables }. Les alertes disent pourquoi ; un inspecteur rend les mises par des corrections signées à deux.
}
serve-unreadable = Cette version ne peut lire la table { $table }, qui reste fermée : { $why }
serve-alerts = { $count ->
    [one] Une alerte attend le personnel.
   *[other] { $count } alertes attendent le personnel.
}

staff-added = { $name } peut désormais agir comme : { $roles }.
staff-password = Le mot de passe, montré cette seule fois : { $password }
staff-new-password = Mot de passe (rien : il en est fait un) :
staff-password-again = Encore une fois :
