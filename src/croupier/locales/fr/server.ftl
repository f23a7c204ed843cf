# Le serveur : sa page, pourquoi il refuse une demande ou ferme une connexion, et ce que dit croupier serve.

server-page-what = Tables en direct de poker caraïbe et de stud à cinq cartes, jouées selon leurs fiches de règles. Les programmes jouent par le WebSocket ; cette page sera le salon.
server-page-tables = Tables
server-page-table = { $name } : { $taken } places prises sur { $seats }
server-page-jackpot = gros lot { $amount }
server-page-programs = Pour les programmes

refused-host = Cette maison ne répond pas à ce nom.
refused-origin = Cela vient de la page d’un autre site, ou d’un navigateur qui ne dit pas duquel.
refused-too-fast = Trop vite : au plus { $per_second } par seconde. Attendez un instant.
refused-too-large = Trop long : au plus { $bytes } octets.
refused-malformed = Illisible : { $why }.
refused-not-found = Il n’y a rien ici.
refused-method = Cela ne se fait pas à cette adresse.
refused-failed = Quelque chose a échoué ici ; c’est dans le journal.
refused-login-needed = Connectez-vous d’abord.
refused-login = Nom ou mot de passe erroné.
refused-locked = Trop d’échecs de connexion : ce nom est bloqué pour une demi-heure.
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
serve-other-rules = { $count ->
    [one] Un coup a commencé selon d’autres règles et ne peut être joué jusqu’au bout : à la table { $tables }, qui reste arrêtée. Un inspecteur rend les mises par des corrections signées à deux.
   *[other] { $count } coups ont commencé selon d’autres règles et ne peuvent être joués jusqu’au bout : aux tables { $tables }, qui restent arrêtées. Un inspecteur rend les mises par des corrections signées à deux.
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
