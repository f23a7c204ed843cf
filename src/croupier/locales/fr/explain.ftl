# Pourquoi chaque mise est payée, rendue ou perdue : une phrase par mise, suivie des articles.

explain-seat = Place { $seat }
explain-seat-hand = Place { $seat } : { $hand }
explain-dealer-opens = Le croupier ouvre : { $hand }.
explain-dealer-shut = Le croupier n’ouvre pas : { $hand }.

explain-ante-fold = Ante : perte de { $amount } ; sans relance, la main est abandonnée.
explain-ante-no-open = Ante : gain de { $amount }, à égalité ; le croupier n’ouvre pas.
explain-ante-win = Ante : gain de { $amount }, à égalité ; main gagnante ({ $hand }) contre { $dealer } au croupier.
explain-ante-lose = Ante : perte de { $amount } ; main perdante ({ $hand }) contre { $dealer } au croupier.
explain-ante-push = Ante : la mise de { $amount } est rendue ; main égale ({ $hand }) à celle du croupier ({ $dealer }).

explain-raise-fold = Relance : il n’y en a pas eu.
explain-raise-no-open = Relance : la mise de { $amount } est rendue ; le croupier n’ouvre pas.
explain-raise-win = Relance : gain de { $amount }, payée { $pay } ({ $hand }) ; le croupier ouvre avec { $dealer }.
explain-raise-capped = Relance : gain de { $amount } ({ $hand }), le plus qu’une main gagne ici ; le croupier ouvre avec { $dealer }.
explain-raise-unpaid = Relance : la mise de { $stake } est rendue ; la main gagne ({ $hand }), mais le tableau ne la paie pas.
explain-raise-lose = Relance : perte de { $amount } ; main perdante ({ $hand }) contre { $dealer } au croupier.
explain-raise-push = Relance : la mise de { $amount } est rendue ; main égale ({ $hand }) à celle du croupier ({ $dealer }).
explain-to-one = { $num } contre { $den }

explain-progressive-lost = Progressif : perte de { $amount } ; la main ne gagne aucun lot.
explain-progressive-folded = Progressif : perte de { $amount } ; une main abandonnée ne gagne ici aucun lot.
explain-progressive-prize = Progressif : { $prize } gagnés ({ $hand }) ; la mise de { $stake } n’est pas rendue.
explain-progressive-share = Progressif : { $share } du gros lot de { $before }, soit { $prize } ({ $hand }) ; la mise de { $stake } n’est pas rendue.
explain-progressive-whole = Progressif : le gros lot, { $prize } ({ $hand }) ; la mise de { $stake } n’est pas rendue.
explain-progressive-equal = Progressif : une part égale du gros lot, { $prize } ({ $hand }) ; la mise de { $stake } n’est pas rendue.
explain-meter = Le gros lot affiche { $meter }.

explain-net-won = Résultat : gain de { $amount }.
explain-net-lost = Résultat : perte de { $amount }.
explain-net-even = Résultat : ni gain ni perte.

explain-returned = La place { $seat } reprend d’abord { $amount } : personne ne les a suivis.
explain-no-rake = Aucun prélèvement : les pots, { $total }, ne dépassent pas { $above }.
explain-rake = Le croupier retient { $rake } : { $rate } des pots, { $total }, qui dépassent { $above }.
explain-rake-nothing = Aucun prélèvement : { $rate } des pots, { $total }, font moins que la plus petite pièce.
explain-no-rake-house = Cette maison ne retient rien.
explain-main-pot = Pot principal, { $amount }
explain-side-pot = Pot annexe { $number }, { $amount }
explain-pot-rake = , moins { $rake } de prélèvement
explain-pot-won = { $pot } : la place { $seat } gagne { $share } ({ $hand }).
explain-pot-alone = { $pot } : la place { $seat } gagne { $share } ; elle y reste seule.
explain-pot-shared = { $pot } : { $count ->
    [one] une place le gagne ({ $hand })
   *[other] { $count } places le partagent ({ $hand })
} – { $shares }.
explain-pot-share = la place { $seat } prend { $share }
explain-stud-live = Engagé : { $put_in } ; payé : { $paid }.
explain-stud-folded = Engagé : { $put_in } ; main abandonnée.
explain-stud-expelled = Engagé : { $put_in } ; la main est morte pour une infraction aux règles, et la mise est perdue.
explain-hidden = main inconnue
explain-clauses = Ce que disent les articles
