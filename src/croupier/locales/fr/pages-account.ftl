# Son propre compte : ce qu’on a, ce qu’on se permet, comment on part.

pages-own-guest = Vous êtes { $name } : un invité
pages-own-guest-what = Un invité joue aux tables d’entraînement, avec des jetons sans valeur. Ce navigateur seul vous connaît ; pendant { $days } jours, il garde votre place et vos coups.
pages-own-guest-account = Aux tables de la maison, on joue avec un compte.
pages-own-guest-registration = Vous l’ouvrez vous-même, avec un nom et un mot de passe.
pages-own-guest-cashier = La caisse l’ouvre et vend les jetons.
pages-own-chips = Jetons
pages-own-wallet = Au portefeuille
pages-own-tables = Aux tables
pages-own-go-table = Aller à la table { $table }
pages-own-session = Cette session
pages-own-since = Depuis
pages-own-playing = Temps
pages-own-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
pages-own-result = Résultat aux tables de la maison
pages-own-idle = Finit si rien n’est fait avant
pages-own-role = Personnel

pages-own-limits = Les limites que je me fixe
pages-own-limits-how = Une limite plus stricte vaut aussitôt. Une limite plus large, ou aucune, vaut après 24 heures. Les tables de la maison et la caisse s’y tiennent ; l’entraînement ne compte pas.
pages-own-limit-buy-day = Jetons achetés par jour
pages-own-limit-loss-day = Perte par jour
pages-own-limit-loss-week = Perte par semaine
pages-own-limit-stake = Une mise
pages-own-limit-session-minutes = Temps sans pause
pages-own-limit-session-how = Quand il est écoulé, vous êtes déconnecté, et il y a une heure de pause.
pages-own-none = aucune limite
pages-own-pending = à partir du { $when } : { $limit }
pages-own-change = Modifier
pages-own-at-most = Au plus
pages-own-minutes-at-most = Minutes au plus
pages-own-set = Fixer cette limite
pages-own-take-away = Aucune limite
pages-own-holds-now = { $name } : { $limit }. Cela vaut dès maintenant.
pages-own-holds-later = { $name } : { $limit }. Cela vaut à partir du { $when }.

pages-own-exclude = M’exclure
pages-own-exclude-how = Vous ne prenez alors place à aucune table de la maison et n’ajoutez pas de jetons. Ce que vous avez reste à vous, et la caisse le paie. Personne ne peut revenir là-dessus : ni vous, ni la maison.
pages-own-exclude-for = Pour combien de temps ?
pages-own-exclude-days = { $days ->
    [one] { $days } jour
   *[other] { NUMBER($days) } jours
}
pages-own-exclude-ever = pour toujours
pages-own-exclude-ask = M’exclure …
pages-own-exclude-until = Vous seriez exclu jusqu’au { $when }.
pages-own-exclude-good = Vous seriez exclu pour toujours.
pages-own-exclude-sure = Je sais que personne ne peut revenir là-dessus.
pages-own-exclude-go = M’exclure maintenant
pages-own-excluded = Vous êtes exclu des tables de la maison jusqu’au { $when }.
pages-own-excluded-good = Vous êtes exclu des tables de la maison pour toujours.

pages-own-secret = Mot de passe et sessions
pages-own-secret-old = Mot de passe actuel
pages-own-secret-new = Nouveau mot de passe
pages-own-secret-length = { $low } à { $high } caractères
pages-own-secret-set = Changer le mot de passe
pages-own-secret-done = Le mot de passe est changé. Qui était connecté ailleurs ne l’est plus.
pages-own-everywhere = Se déconnecter partout
pages-own-everywhere-how = Met fin à toutes vos sessions, dans tous les navigateurs et programmes, celle-ci comprise.
