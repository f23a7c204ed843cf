# Ce qui ne va pas dans un coup écrit (à régler, ou enregistré), et comment le corriger.

fault-paper-no-file = lecture impossible ({ $why })
fault-paper-no-file-mend = donnez le chemin d’un fichier, ou - pour l’entrée standard
fault-paper-too-large = plus de { NUMBER($limit) } octets, bien plus qu’un coup n’en demande
fault-paper-too-large-mend = donnez le fichier d’un seul coup
fault-paper-not-utf8 = l’octet { $byte } n’est pas du texte UTF-8
fault-paper-not-utf8-mend = enregistrez le fichier en UTF-8
fault-paper-not-toml = ce n’est pas du TOML : { $why }
fault-paper-not-toml-mend = corrigez la ligne ; un texte est entre guillemets droits : cards = "Ah Kd 9s 4c 2h"
fault-paper-too-deep = trop de crochets imbriqués
fault-paper-too-deep-mend = suivez l’exemple de --help
fault-paper-unknown-key = la clé « { $name } » n’existe pas ici
fault-paper-unknown-key-mend = vouliez-vous dire « { $near } » ?
fault-paper-unknown-key-far = la clé « { $name } » n’existe pas ici
fault-paper-unknown-key-far-mend = les clés connues sont { $known }
fault-paper-missing = la clé « { $name } » manque
fault-paper-missing-mend = ajoutez une ligne { $name } = …
fault-paper-not-flag = { $value } n’est ni true ni false
fault-paper-not-flag-mend = écrivez true ou false, sans guillemets
fault-paper-not-text = { $value } n’est pas un texte
fault-paper-not-text-mend = mettez-le entre guillemets droits
fault-paper-not-count = { $value } n’est pas un nombre entier
fault-paper-not-count-mend = écrivez un nombre entier, comme 3
fault-paper-not-list = { $value } n’est pas une liste
fault-paper-not-list-mend = écrivez une section [[…]] pour chacun, ou [ … ] autour
fault-paper-not-section = { $value } n’est pas une section
fault-paper-not-section-mend = écrivez une section [[…]] et ses clés en dessous
fault-paper-too-few = il { $found ->
    [0] n’y en a aucun
    [one] n’y en a qu’un
   *[other] n’y en a que { $found }
}
fault-paper-too-few-mend = donnez-en au moins { $bound }
fault-paper-too-many = il y en a { $found }
fault-paper-too-many-mend = donnez-en au plus { $bound }
fault-paper-not-amount = { $value } n’est pas un montant
fault-paper-not-amount-mend = écrivez-le en texte, entre guillemets droits : "12.50"
fault-paper-negative = { $value } est moins que rien
fault-paper-negative-mend = un montant est nul ou positif
fault-paper-refused = { $value } est refusé
fault-paper-refused-mend = { $why }
fault-paper-no-sheet-named = aucune fiche de règles n’est nommée
fault-paper-no-sheet-named-mend = ajoutez une ligne comme sheet = "caribbean-stud-quebec"
fault-paper-no-progressive = la fiche n’a pas de mise progressive
fault-paper-no-progressive-mend = retirez la ligne
fault-paper-no-ante = la place n’a pas d’ante
fault-paper-no-ante-mend = donnez l’ante qui s’y trouvait, ou retirez la place
fault-paper-raise-without-ante = une relance sans ante [QC-7]
fault-paper-raise-without-ante-mend = donnez l’ante ; la relance en est un multiple
fault-paper-progressive-without-ante = une mise progressive sans ante est refusée [R-QC-13]
fault-paper-progressive-without-ante-mend = donnez l’ante qui s’y trouvait, ou retirez la place
fault-paper-card-count = { $found ->
    [0] aucune carte
    [one] une carte
   *[other] { $found } cartes
}, alors qu’une main en a { $wanted }
fault-paper-card-count-mend = donnez { $wanted } cartes séparées par des espaces, comme "Ah Kd 9s 4c 2h"
fault-paper-not-a-card = « { $word } » n’est pas une carte
fault-paper-not-a-card-mend = écrivez un rang (2 à 9, T ou 10, J, Q, K, A) et une enseigne (c, d, h, s), comme Ah
fault-paper-card-twice = la carte { $card } est déjà à { $where }
fault-paper-card-twice-mend = un jeu a chaque carte une seule fois
fault-paper-card-twice-here = la carte { $card } y est deux fois
fault-paper-card-twice-here-mend = un jeu a chaque carte une seule fois
fault-paper-not-in-deck = la carte { $card } n’est pas dans ce jeu, dont le plus petit rang est { $lowest }
fault-paper-not-in-deck-mend = vérifiez la carte ; le plus petit rang du jeu est la clé "lowest"
fault-paper-not-a-rank = « { $value } » n’est pas un rang
fault-paper-not-a-rank-mend = écrivez 2 à 9, T ou 10
fault-paper-deck-too-short = un jeu qui commence à { $value } est trop court pour une quinte
fault-paper-deck-too-short-mend = écrivez 2 à 9, T ou 10
fault-paper-too-many-seats = il y a { $found ->
    [one] une place
   *[other] { $found } places
}, et la table de la fiche en a { $seats }
fault-paper-too-many-seats-mend = retirez qui n’a pas joué, ou changez table.seats dans la fiche
fault-paper-nobody-left = toutes les places sont couchées
fault-paper-nobody-left-mend = une place au moins reste et prend le pot
fault-paper-nothing-put-in = la place n’a rien engagé
fault-paper-nothing-put-in-mend = sans mise, pas de cartes : retirez la place
fault-paper-no-cards = la place ne s’est pas couchée et ne montre pas de cartes
fault-paper-no-cards-mend = ajoutez une ligne comme cards = "Ah Ad 9s 8c 7h", ou folded = true
fault-paper-no-record = ce n’est pas l’enregistrement d’un coup
fault-paper-no-record-mend = un enregistrement a la clé "_history" ; ce qu’écrit « croupier record export » est pour d’autres programmes
fault-paper-unsettled = le coup n’est pas terminé, ou a été annulé : il n’y a rien à régler
fault-paper-unsettled-mend = racontez-le avec « croupier record show »
fault-paper-rules = écrit sous la version { $found } des règles ; ce Croupier joue la version { $known }
fault-paper-rules-mend = lisez-le avec le Croupier qui l’a écrit
fault-paper-digest = la fiche de l’enregistrement n’est pas celle de son empreinte
fault-paper-digest-mend = la fiche a été changée après le coup : reprenez l’enregistrement à sa source
fault-paper-not-an-act = « { $line } » n’est pas un acte d’un coup
fault-paper-not-an-act-mend = un acte s’écrit { $how }
fault-paper-not-a-seat = « { $name } » n’est pas une place
fault-paper-not-a-seat-mend = les places sont numérotées à partir de 1
fault-paper-opening = le coup ne peut pas commencer ainsi : { $why }
fault-paper-opening-mend = vérifiez enjeu, caves, marqueur et jetons
fault-paper-act-refused = l’acte { $number }, « { $line } », est refusé : { $why }
fault-paper-act-refused-mend = les règles ne permettent pas ce coup ; l’enregistrement est faux
fault-paper-differs = cela ne dit pas ce à quoi mènent les actes de l’enregistrement
fault-paper-differs-mend = { $said } devrait être { $right }

# L'enregistrement d'un coup, raconté.

record-title = { $name }, { $house }
record-digest = Règles { $digest }, version { $rules }
record-hidden = Cet enregistrement contient des cartes cachées : c’est un papier de la maison.
record-step = Acte { $number } sur { $count } : { $act }
record-next = Entrée : suite ; q : quitter
record-exported = { $file } écrit.
record-export-onto = -o { $file } : c’est l’enregistrement lui-même, et un export ne se rejoue pas ; écrivez dans un autre fichier
record-seat-unknown = personne n’y était assis ; le coup a les places { $known }
record-same = Rejoué, le coup est le même.
record-unfinished = Le coup n’est pas terminé : à { $waiting } de jouer.
record-house = la maison
record-seat = la place { $seat }
record-house-begins = La maison
record-seat-begins = La place { $seat }

story-no-more-bets = Rien ne va plus.
story-deck-set = Le jeu, depuis le dessus : { $deck }
story-folded = La place { $seat } se couche.
story-hand-shown = La place { $seat } montre { $cards } : { $hand }.
story-violation = L’inspecteur relève une infraction de la place { $seat } : { $reason }.
story-voided = L’inspecteur annule le coup : { $reason }. Toutes les mises sont rendues.
story-coup-ended = Le coup est terminé.
story-joined = La place { $seat } a maintenant { $chips } de jetons.
story-joined-left = La place { $seat } est libérée.
story-bet-placed = La place { $seat } mise { $ante }.
story-bet-placed-progressive = La place { $seat } mise { $ante }, et { $progressive } au progressif.
story-bet-taken-back = La place { $seat } reprend ses mises.
story-meter-fed = { $amount } vont au gros lot.
story-meter-unfed = { $amount } ressortent du gros lot.
story-hand-dealt = Cinq cartes à la place { $seat }, faces cachées.
story-own-hand = La place { $seat } regarde { $cards } : { $hand }.
story-dealer-exposed = Le croupier découvre { $cards }.
story-decided = La place { $seat } a décidé.
story-own-decision-fold = La place { $seat } va se coucher.
story-own-decision = La place { $seat } va relancer de { $amount }.
story-additional-bet = La place { $seat } relance de { $amount }.
story-dealer-shown-opens = Le croupier montre { $cards } : { $hand } ; il ouvre.
story-dealer-shown-shut = Le croupier montre { $cards } : { $hand } ; il n’ouvre pas.
story-progressive-hit = La place { $seat } gagne { $prize } au progressif ({ $hand }). Le gros lot affiche { $after }.
story-bet-won = Place { $seat }, { $bet } : gain de { $amount }.
story-bet-lost = Place { $seat }, { $bet } : perte de { $amount }.
story-bet-push = Place { $seat }, { $bet } : la mise de { $stake } est rendue.
story-bet-name-ante = ante
story-bet-name-raise = relance
story-bet-name-progressive = progressif
story-ante = La place { $seat } mise { $amount } (ante).
story-blind = La place { $seat } joue { $name }, { $amount }.
story-blind-declined = La place { $seat } ne joue pas { $name }.
story-card-down = Une carte à la place { $seat }, face cachée.
story-own-card = La place { $seat } regarde : { $card }.
story-card-up = La place { $seat } reçoit { $card }.
story-checked = La place { $seat } passe la parole.
story-opened = La place { $seat } ouvre à { $to }.
story-opened-short = La place { $seat } ouvre à { $to }, son tapis, sous l’ouverture pleine.
story-called = La place { $seat } suit : { $amount }.
story-raised = La place { $seat } relance à { $to }.
story-raised-short = La place { $seat } relance à { $to }, son tapis, sous la relance pleine.
story-bet-returned = { $amount } reviennent à la place { $seat } : personne ne les a suivis.
story-hand-mucked = La place { $seat } ne montre pas : main battue.
story-rake = Le croupier retient { $amount }.
story-pot-main = Le pot principal, { $amount } : { $shares }.
story-pot-side = Le pot annexe { $number }, { $amount } : { $shares }.
story-pot-share = { $share } à la place { $seat }

# Under “croupier hand”.
ranked-deck = Classé avec un jeu de { $cards } cartes, à partir de { $lowest }.
ranked-deck-longer = Aucun jeu de cette fiche n’a de { $rank } : classé avec les 52 cartes.
