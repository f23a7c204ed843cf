# Pourquoi un acte est refusé : une phrase par code d’IllegalAction.

refused-coup-over = Le coup est terminé.
refused-unknown-action = Ce jeu ne connaît pas cet acte ({ $action }).
refused-other-game = Ce jeu ne connaît pas cet acte ({ $action }).
refused-house-only = Seule la maison fait cela, pas la place { $seat }.
refused-unknown-seat = Il n’y a personne à la place { $seat }.
refused-wrong-moment = { $phase ->
    [blinds] Pas maintenant : les blinds sont proposés.
    [deal] Pas maintenant : le croupier va donner les cartes.
    [betting] Pas maintenant : les cartes sont données et les enchères sont en cours.
   *[other] Pas maintenant.
}

refused-bets-closed = Rien ne va plus : les mises sont closes.
refused-bets-stand = Les mises posées au « Rien ne va plus » restent ; rien n’est repris.
refused-barred = La place { $seat } ne joue pas ce coup, après une infraction.
refused-no-progressive = Cette table n’a pas de mise progressive.
refused-progressive-without-ante = La mise progressive demande un ante à côté d’elle.
refused-ante-limits = L’ante va de { $low } à { $high } à cette table, pas { $ante }.
refused-ante-unit = L’ante est un multiple de { $unit } ; { $ante } ne l’est pas.
refused-chips-short = Un ante de { $ante } demande { $need } en jetons, pour couvrir la relance ; il y en a { $chips }.
refused-no-bet = La place { $seat } n’a pas de mise à reprendre.
refused-no-bets = Personne n’a misé : il n’y a pas de coup à donner.
refused-raise-exact = La relance est d’exactement { $exact }, pas { $to }.
refused-already-dealt = Les cartes sont déjà données.
refused-not-dealt = Les cartes ne sont pas encore données.
refused-no-hand = La place { $seat } n’a pas de main dans ce coup.
refused-already-decided = La place { $seat } a décidé, et cela reste.
refused-undecided = Les mains sont découvertes quand tous ont décidé ; à décider encore : { $seats }.
refused-meter-negative = Un gros lot n’est jamais négatif.
refused-deck = Le jeu a { $cards } cartes différentes, chacune une fois.
refused-wrong-deck = Le jeu de ce coup a { $cards } cartes différentes, chacune une fois.

refused-not-dealt-in = La place { $seat } n’a pas reçu de cartes.
refused-not-your-turn = C’est à la place { $turn } de parler, pas à la place { $seat }.
refused-check-facing-bet = Il y a une mise : suivez de { $price }, ou couchez-vous.
refused-nothing-to-call = Il n’y a rien à suivre : passez la parole.
refused-already-opened = Les enchères sont ouvertes à { $level } : suivez, relancez ou couchez-vous.
refused-opening-closed = Qui a suivi l’ouverture incomplète ne peut pas ouvrir par-dessus.
refused-opening-exact = L’ouverture est d’exactement { $exact }, pas { $to }.
refused-opening-least = L’ouverture est d’au moins { $low }, pas { $to }.
refused-opening-most = L’ouverture est d’au plus { $high }, pas { $to }.
refused-opening-unit = Les enchères sont des multiples de { $unit } ; { $to } n’en est pas un, ni un tapis.
refused-raise-least = La plus petite relance est à { $low }, pas à { $to }.
refused-raise-most = La plus grande relance est à { $high }, pas à { $to }.
refused-raise-unit = Les enchères sont des multiples de { $unit } ; { $to } n’en est pas un, ni un tapis.
refused-nothing-to-raise = Personne n’a ouvert en plein : il n’y a rien à relancer.
refused-raise-cap = { $raises ->
    [0] Ce jeu n’a pas de relance : suivez ou couchez-vous.
    [one] La seule relance est faite : suivez ou couchez-vous.
   *[other] Les { $raises } relances sont faites : suivez ou couchez-vous.
}
refused-raise-closed = Le tapis de { $faced } de plus est sous la relance pleine de { $full } : il ne vous rouvre pas les enchères.
refused-only-call = Avec { $chips } vous pouvez suivre à tapis ou vous coucher, pas relancer.
refused-nobody-to-answer = Plus personne n’a de jetons pour répondre : suivez ou couchez-vous.
