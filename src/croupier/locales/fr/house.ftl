# Pourquoi une table ou la maison refuse : une phrase par code. Les montants sont écrits en argent.

refused-account-needed = Cette table se joue pour de l’argent : connectez-vous d’abord à un compte.
refused-adjustment = Une correction nomme un montant, deux comptes et le motif.
refused-already-seated = Vous êtes déjà à la place { $seat } de cette table.
refused-amount = Le montant est d’au moins { $low }.
refused-amount-most = Le montant est d’au plus { $high }.
refused-books = Les livres ne le permettent pas.
refused-buy-least = Asseyez-vous avec au moins { $low }, pas { $chips }.
refused-buy-most = Asseyez-vous avec au plus { $high }, pas { $chips }.
refused-excluded = Vous vous êtes exclu du jeu ; cela vaut jusqu’à son terme.
refused-extension = On ne donne pas plus de { $hours } heures à la fois.
refused-float-short = L’encaisse contient { $chips } : on ne peut en prendre { $need }.
refused-id-used = Cet identifiant désigne déjà un autre acte.
refused-leaving = Vous partez déjà ; la place est libre à la fin du coup.
refused-long-id = Un identifiant a au plus { $characters } caractères, tous imprimables.
refused-meter-differs = D’autres tables alimentent ce compteur selon d’autres règles : nommez-en un autre.
refused-meter-hit = Une part de ce compteur attend d’être payée : ses paramètres ne changent qu’entre deux gains.
refused-meter-short = Le compteur contient { $chips }, ce coup y a mis { $need } : corrigez d’abord le compteur, puis signez.
refused-next-coup = Vous jouerez au prochain coup.
refused-no-account = Il n’y a pas de tel compte à corriger ({ $account }).
refused-no-adjustment = Aucune correction { $number } n’attend de signature.
refused-no-alert = Il n’y a pas d’alerte { $number }, ou elle est acquittée.
refused-no-coup = Aucun coup n’est en cours.
refused-no-jackpot = Aucun gros lot n’est à payer pour ce coup et cette place.
refused-no-rake = Il n’y a pas de prélèvement à prendre.
refused-no-request = Personne ne l’a encore demandé : demandez d’abord, un autre membre du personnel signe.
refused-no-void = Personne n’a demandé d’annuler le coup { $coup }.
refused-not-paused = La table n’est pas en pause.
refused-not-seated = Vous n’êtes pas assis à cette table.
refused-other-currency = Les tables de cette maison jouent en { $currency }.
refused-own-limit = { $kind ->
    [stake] Vous vous êtes permis des mises jusqu’à { $high }, pas { $amount }.
    [buy-day] Vous vous êtes permis { $high } de jetons par jour : { $amount } de plus, c’est trop.
    [loss-day] Vous vous êtes permis de perdre { $high } par jour : { $amount } de plus pourraient être perdus.
    [loss-week] Vous vous êtes permis de perdre { $high } par semaine : { $amount } de plus pourraient être perdus.
   *[other] Vous vous êtes fixé une limite de { $high }.
}
refused-paused = La table est en pause : le temps attend, et tout acte aussi.
refused-practice-table = C’est une table d’entraînement : ses jetons ne valent rien.
refused-role = C’est l’affaire de : { $roles }.
refused-same-bank = Vous avez quitté cette table il y a peu : revenez avec { $exact }, pas { $chips }.
refused-seat-taken = La place { $seat } est prise.
refused-second-signature = Un autre membre du personnel doit signer.
refused-seed-differs = Ce ne sont pas les octets auxquels vous vous étiez engagé.
refused-share-seed = Octets pour le mélange : { $why }.
refused-signature-waits = Cela attend déjà la deuxième signature.
refused-staff-seated = Qui est assis à une table n’y décide pas.
refused-stale-coup = C’était pour le coup { $coup } ; la table en est au coup { $now }.
refused-stale-turn = Trop tard : c’était pour le tour { $turn } du coup, qui en est au tour { $now }.
refused-table-closed = La table est fermée.
refused-table-closing = La table ferme après ce coup.
refused-table-exists = Il y a, ou il y a eu, une table { $table }.
refused-table-full = { $seats ->
    [one] La seule place est prise.
   *[other] Les { $seats } places sont prises.
}
refused-table-id = L’identifiant d’une table est de 1 à 40 lettres visibles sans deux-points.
refused-busy = La maison écrit aussi vite que son disque le permet, et pas plus pour l’instant : redemandez dans un moment.
refused-table-stopped = La table est arrêtée : quelque chose a échoué, le personnel est appelé.
refused-top-up-later = On ajoute des jetons entre les coups.
refused-top-up-most = On peut ajouter au plus { $high } maintenant.
refused-unknown-request = Il n’y a pas de telle demande ici ({ $request }).
refused-unknown-table-seat = Il n’y a pas de place { $seat } : la table en a { $seats }.
refused-void-waits = Une annulation attend sa deuxième signature : signez-la ou refusez-la d’abord.
refused-wallet-short = Il y a { $chips } dans votre portefeuille ; il en faut { $need }.
refused-long-reason = Un motif compte au plus { $characters } caractères.
refused-own-account = Personne du personnel ne décide de son propre argent : deux autres le font.
refused-reason = Dites pourquoi : le motif reste au journal avec votre nom.
refused-seed-early = Le coup { $coup } n’est pas terminé : sa graine reste fermée jusque-là.
