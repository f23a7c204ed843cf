# Ce qu’une vérification a contrôlé, et ce qu’elle a trouvé.

audit-checked = Contrôlé : { $entries ->
    [one] { $entries } écriture
   *[other] { $entries } écritures
} dans { $streams ->
    [one] un journal
   *[other] { $streams } journaux
}, chacune enchaînée à la précédente.
audit-coups = Rejoué : { $coups ->
    [one] un coup
   *[other] { $coups } coups
}, { $acts ->
    [one] { $acts } acte
   *[other] { $acts } actes
} et { $shuffles ->
    [one] { $shuffles } mélange
   *[other] { $shuffles } mélanges
} ; annulés : { $voided }, inachevés : { $unfinished }.
audit-other-rules = { $count ->
    [one] Un coup a été réglé selon d’anciennes règles : ce qu’il a déplacé tombe juste ; le Croupier de son temps le règle à nouveau.
   *[other] { $count } coups ont été réglés selon d’anciennes règles : ce qu’ils ont déplacé tombe juste ; le Croupier de leur temps les règle à nouveau.
}
audit-accounts = Recompté depuis zéro : { $transfers ->
    [one] { $transfers } mouvement
   *[other] { $transfers } mouvements
}, { $accounts ->
    [one] { $accounts } compte
   *[other] { $accounts } comptes
}.
audit-meter-stands = Compteur { $meter } : { $amount }.
audit-clean = Tout concorde.
audit-found = { $count ->
    [one] Une différence.
   *[other] { $count } différences.
}
audit-title = Vérification
audit-where = { $stream } { $seq } :
audit-everywhere = l’ensemble :

# Une phrase par différence.

audit-number = l’écriture numéro { $found } est à la place de { $right } : il en manque une
audit-sequence = le numéro { $right } de ce journal manque
audit-hash = l’empreinte n’est pas celle de ce qui est écrit : cette écriture, ou une précédente, a été modifiée
audit-time = son heure { $found } est avant { $before }
audit-kind = elle s’appelle « { $found } » et dit « { $right } »
audit-unreadable = elle est illisible ({ $why })
audit-unreadable-moves = ce qu’elle a déplacé est illisible ({ $why })
audit-transfer = le mouvement { $key } des comptes n’est pas celui qui a été écrit
audit-missing-transfer = le mouvement { $key } n’est pas dans les comptes
audit-extra-transfer = le mouvement { $key } est dans les comptes, et aucune écriture ne l’a fait
audit-balance = { $account } fait { $right } micro-unités, et ses lignes { $found }
audit-tally = le cumul donne { $found } micro-unités à { $account }, et le grand livre { $right }
audit-head = le flux { $name } finissait alors à { $right }, et finit à { $found } dans ce qui est écrit avant : sa fin a été coupée ou changée
audit-books-refuse = les comptes le refusent : { $why }
audit-bank = le coup commence avec { $found } micro-unités dans { $account }, où il y en a { $right }
audit-meter = le compteur { $meter } a été pris à { $found } micro-unités, et il était à { $right }
audit-meter-line = la table alimente le compteur { $meter } selon d’autres paramètres que ceux qui ont été signés
audit-sheet = les règles de la table ne sont pas une fiche de règles ({ $why })
audit-digest = elle nomme les règles { $found }, et celles de la table sont { $right }
audit-coup-number = le coup { $found } suit, au lieu de { $right }
audit-unfinished = le coup { $coup } n’est pas fini, et un autre commence
audit-no-table = le coup { $coup } se joue à une table sans règles
audit-rules = le coup { $coup } a été joué sous la version { $found } des règles ; ce Croupier connaît { $known } et ne peut pas le contrôler
audit-opening = le coup { $coup } ne peut pas commencer ainsi : { $why }
audit-commitment = coup { $coup } : la graine de la maison n’est pas celle qu’elle avait engagée
audit-events = coup { $coup }, acte { $act } : selon les règles il se passe autre chose que ce qui est écrit
audit-unsound = ce qu’elle déplace ne tient pas : { $why }
audit-moves = elle a déplacé { $found }, et aurait dû déplacer { $right }
audit-act-number = l’acte { $found } suit, au lieu de { $right }
audit-refused = coup { $coup }, acte { $act } : les règles le refusent ({ $why })
audit-no-coup = elle appartient au coup { $coup }, qui ne se joue pas
audit-deck = coup { $coup } : les cartes n’étaient pas dans l’ordre du mélange
audit-root = coup { $coup } : la racine des cartes n’est pas celle de ce paquet
audit-shuffle = coup { $coup } : le mélange n’a pas pu se passer ainsi ({ $why })
audit-share = coup { $coup } : ce que la place { $seat } a ouvert n’est pas ce qu’elle avait engagé
audit-closing = le coup { $coup } a été clos autrement qu’il n’a fini
audit-void = le coup { $coup } a été annulé pour cause d’autres règles, et il n’en était rien
audit-signature = il y faut les signatures de deux personnes différentes

# Sauvegardes.

backup-written = Sauvegarde écrite dans { $path }.
backup-restored = { $url } est rétabli depuis { $path }. Vérifiez : croupier audit --db { $url }
