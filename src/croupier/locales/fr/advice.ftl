# Conseils sur une décision : aux tables d'entraînement, et dans croupier play.

refused-advice-busy = Votre dernière demande de conseil est encore à l’étude.
refused-advice-failed = Ce conseil n’a pas pu être calculé ; le jeu continue.
refused-advice-house = Pas de conseil à une table où l’on joue de l’argent : prenez place à une table d’entraînement.
refused-advice-no-decision = Vous n’avez rien à décider maintenant : demandez à votre tour, une fois les cartes données.
refused-advice-no-hand = Vous n’avez dans ce coup aucune main sur laquelle donner conseil.

# Au terminal

play-words-advice = ! conseil
play-hint-advice = ! : conseil
play-advice-kind-raise = relancer
play-advice-kind-fold = se coucher
play-advice-kind-check = parole
play-advice-kind-call = suivre
play-advice-kind-open = ouvrir
play-advice-worth = { $antes } antes, { $money } en moyenne
play-advice-often = la stratégie entraînée : { $share }
play-advice-best = le meilleur choix
play-advice-chances = { $rivals ->
    [one] Contre une main inconnue, vous gagnez { $win } du temps et partagez { $share }.
   *[other] Contre { $rivals } mains inconnues, vous gagnez { $win } du temps et partagez { $share }.
}
play-advice-needed = Vous pouvez attendre { $equity } du pot ; suivre en demande { $needed }.
play-advice-was-best = Rien n’était meilleur.
play-advice-cost = Cela a coûté { $antes } antes, { $money }, en moyenne ; mieux valait : { $best }.
play-advice-cost-about = D’après ces chances, cela a coûté environ { $antes } antes, { $money } : { $best } valait mieux.
play-advice-share = La stratégie entraînée le fait { $share } du temps.
play-advice-tally = { $decisions ->
    [one] Une décision examinée
   *[other] { $decisions } décisions examinées
} ; pas la meilleure : { $mistakes }. Coût moyen : { $antes } antes, { $money }.
play-advice-tally-best = { $decisions ->
    [one] Une décision examinée : rien n’était meilleur.
   *[other] { $decisions } décisions examinées : rien n’était meilleur.
}

# The bots at stud, by how they play

play-bot-way = { $who } (robot, { $way })
play-way-tight = serré
play-way-loose = large
play-way-calling = suiveur
play-way-bold = hardi
play-way-trained = entraîné
