# Ce qui se dit à la table, dans le terminal. $who est le nom d’un robot ; $you vaut yes quand la
# phrase parle de la personne qui joue. Les mots à entrer sont sur une ligne, la touche d’abord.

play-name = Vous
play-bot = { $who } (robot)

play-words-check = p parole check
play-words-call = s suivre call
play-words-open = o ouvrir
play-words-raise = r relancer relance
play-words-fold = c coucher passer
play-words-blind = b buio controbuio over
play-words-decline = n non
play-words-yes = o oui
play-words-no = n non
play-words-buy = a acheter
play-words-top-up = a ajouter
play-words-rules = ? règles aide
play-words-leave = q quitter

# S’asseoir

play-welcome = Bienvenue. À quel jeu ?
play-game-caribbean = chacun contre le croupier, avec un gros lot
play-game-open = une carte cachée, quatre visibles, mises entre elles
play-game-closed = cinq cartes cachées, un seul tour de mises
play-choose = 1 à { $most } · Entrée : 1 · q : quitter
play-want-number = « { $entry } » n’est pas sur la liste : un nombre de 1 à { $most }, ou q pour quitter.
play-seated = Vous êtes à la place { $seat }, avec { $bots }, { $count ->
    [one] un robot
   *[other] des robots
}.
play-seated-alone = Vous êtes à la place { $seat }, seul avec le croupier.
play-stake = ante { $ante }, cave { $bank }, au plus { $most }
play-refused-seats = la table de cette fiche a { $low } à { $high } places
play-refused-no-stakes = cette fiche n’a pas d’enjeux, seulement des limites
play-refused-stake = cette fiche a les enjeux 1 à { $high }
play-ask-bank = Combien de jetons achetez-vous ? { $low } à { $high }
play-want-bank = La cave avec laquelle on s’assied est de { $low } à { $high }.

# Ce qu’on peut entrer

play-hint-rules = ? : règles
play-hint-leave = q : quitter
play-hint-enter = Entrée : { $what }
play-hint-yes-no = { $yes } : oui · { $no } : non · Entrée : { $usual }
play-hint-buy = { $key } : acheter encore { $amount }
play-hint-additional = { $key } : relance de { $amount }
play-hint-fold = { $key } : se coucher
play-hint-check = { $key } : passer la parole
play-hint-call = { $key } : suivre, { $low }
play-hint-open = { $key } MONTANT : ouvrir, { $low } à { $high }
play-hint-open-exact = { $key } : ouvrir à { $low }
play-hint-raise = { $key } MONTANT : relancer à { $low }–{ $high }
play-hint-raise-exact = { $key } : relancer à { $low }
play-hint-blind = { $key } : jouer { $name }, { $low }
play-hint-decline = { $key } : ne pas le jouer
play-hint-next = Entrée : coup suivant
play-hint-top-up = { $key } MONTANT : ajouter à la cave, au plus { $amount }
play-more = Entrée : suite · q : retour au jeu
play-back-to-game = Retour au jeu.

play-no-amount = « { $entry } » n’est pas un montant : écrivez-le comme 20 ou 12,50.
play-want-amount = « { $entry } » n’est pas un montant : écrivez un nombre comme 20, ou Entrée seule.
play-want-yes-no = « { $entry } » n’est ni l’un ni l’autre : { $yes } pour oui, { $no } pour non, ou Entrée seule.
play-want-decision = « { $entry } » n’est pas une décision : { $raise } relance, { $fold } se couche.
play-want-act = « { $entry } » ne dit rien ici : entrez { $keys } ; ? montre les règles, q quitte.
play-want-some-decision = Entrez { $raise } pour relancer, ou { $fold } pour vous coucher.
play-want-some-act = Entrez { $keys } ; ? montre les règles, q quitte.
play-need-amount = Combien ? { $low } à { $high }, par exemple { $sample }.
play-want-next = Entrée seule pour le coup suivant, ou q pour quitter.
play-want-top-up = Écrivez { $key } et un montant d’au plus { $amount }.
play-bank-empty = Vous n’avez plus rien devant vous : remontez votre cave, ou q pour quitter.
play-chips-low = { $chips } ne suffisent pas pour le plus petit ante et sa relance.
play-buy-or-leave = { $key } achète des jetons, q quitte.

# Le coup

play-title = { $name } · coup { NUMBER($number) }
play-title-ante = ante { $amount }
play-title-deck = { $count } cartes, depuis le { $lowest }
play-jackpot = gros lot { $amount }
play-chips = Vous avez { $amount } en jetons.
play-ask-ante = Votre ante ? { $low } à { $high }
play-ask-progressive = Et { $amount } au progressif ?
play-bet = { $you ->
    [yes] Vous misez { $amount }.
   *[no] { $who } mise { $amount }.
}
play-bet-progressive = { $you ->
    [yes] Vous misez { $amount }, et { $dollar } au progressif.
   *[no] { $who } mise { $amount }, et { $dollar } au progressif.
}
play-buys = { $you ->
    [yes] Vous achetez { $amount } de jetons.
   *[no] { $who } achète { $amount } de jetons.
}
play-no-more-bets = « Rien ne va plus. »
play-dealt-five = Cinq cartes à chacun et au croupier, qui en découvre { $count ->
    [0] aucune.
    [one] une :
   *[other] { $count } :
}
play-dealer = Croupier
play-your-hand = Vous
play-you-hold = Vous avez : { $hand }
play-to-decide = à vous
play-has-decided = décidé
play-own-additional = Vous posez vos cartes, et { $amount } à côté.
play-own-fold = Vous vous couchez.
play-additional = { $who } relance de { $amount }.
play-folded = { $who } se couche.
play-dealer-opens = « Le croupier ouvre : { $hand }. »
play-dealer-shut = « Le croupier n’ouvre pas : { $hand }. »
play-hit = { $you ->
    [yes] Vous touchez le progressif ({ $hand }) : { $prize } !
   *[no] { $who } touche le progressif ({ $hand }) : { $prize } !
}
play-your-result = Vous :
play-others = Les autres :

play-column-seat = Place
play-column-chips = Jetons
play-column-ante = Ante
play-column-progressive = Progressif
play-column-decision = Décision
play-column-bank = Cave
play-column-front = Devant
play-column-cards = Cartes

play-marker = { $you ->
    [yes] Le marqueur est à vous : la première carte va à votre gauche.
   *[no] { $who } a le marqueur : la première carte va à sa gauche.
}
play-antes = Chacun pose un ante de { $amount } : { $total } au pot.
play-ante-short = { $you ->
    [yes] Vous n’avez que { $amount } pour l’ante : tapis.
   *[no] { $who } n’a que { $amount } pour l’ante : tapis.
}
play-dealt-down = { $count ->
    [one] Une carte cachée à chacun.
   *[other] { $count } cartes cachées à chacun.
}
play-dealt-up = Visibles :
play-pot = Pot { $amount }
play-raises-left = { $count ->
    [0] plus de relance
    [one] encore une relance
   *[other] encore { $count } relances
}
play-shows-best = le mieux visible : { $who }, { $hand }
play-out = couché
play-all-in = tapis
play-with-all-in = { $said } Tapis.
play-did-blind = { $you ->
    [yes] Vous jouez { $name }, { $amount }.
   *[no] { $who } joue { $name }, { $amount }.
}
play-did-blind-declined = { $who } ne joue pas { $name }.
play-did-checked = { $you ->
    [yes] Vous passez la parole.
   *[no] { $who } passe la parole.
}
play-did-opened = { $you ->
    [yes] Vous ouvrez à { $amount }.
   *[no] { $who } ouvre à { $amount }.
}
play-did-called = { $you ->
    [yes] Vous suivez : { $amount }.
   *[no] { $who } suit : { $amount }.
}
play-did-raised = { $you ->
    [yes] Vous relancez à { $amount }.
   *[no] { $who } relance à { $amount }.
}
play-did-folded = { $you ->
    [yes] Vous vous couchez.
   *[no] { $who } se couche.
}
play-did-bet-returned = { $you ->
    [yes] { $amount } vous reviennent : personne ne les a suivis.
   *[no] { $amount } reviennent à { $who } : personne ne les a suivis.
}
play-did-hand-mucked = { $you ->
    [yes] Votre main est battue et reste cachée.
   *[no] { $who } est battu et ne montre pas.
}
play-rake = Le croupier retient { $amount } des pots.
play-pot-main = Le pot, { $amount },
play-pot-side = Le pot annexe { $number }, { $amount },
play-pot-won = { $you ->
    [yes] { $pot } est à vous.
   *[no] { $pot } va à { $who }.
}
play-pot-shared = { $pot } est partagé : { $shares }.
play-pot-share = { $who } { $amount }

play-bank = Votre cave est de { $amount }.
play-tops-up = { $who } remet sa cave à { $amount }.

# Partir

play-left-bets = Rien n’était encore fermé : les mises posées reviennent à leurs joueurs.
play-left-decision = Qui part sans décider se couche : l’ante est perdu.
play-left-blinds = Qui part ne joue pas de blind, puis passe la parole si c’est gratuit, sinon se couche.
play-left-betting = Qui part passe la parole si c’est gratuit, sinon se couche ; ce qui est misé reste au pot.
play-leave = Vous partez avec { $left }, pour { $brought } apportés :
play-recorded = { $count ->
    [one] Un coup est enregistré dans { $folder }
   *[other] { $count } coups sont enregistrés dans { $folder }
}
play-read-record = Le dernier coup raconté, toutes cartes visibles :
play-not-recorded = Tous les coups n’ont pas pu être enregistrés : { $why }
play-seed = Les mêmes cartes à nouveau :
play-goodbye = « Merci, et à la prochaine. »
play-goodbye-early = À la prochaine.
