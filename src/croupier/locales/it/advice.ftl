# Consigli su una decisione: ai tavoli di prova, e in croupier play.

refused-advice-busy = Il tuo ultimo consiglio si sta ancora calcolando.
refused-advice-failed = Questo consiglio non si è potuto calcolare; il gioco continua.
refused-advice-house = A un tavolo dove si gioca con denaro non ci sono consigli: siediti a un tavolo di prova.
refused-advice-no-decision = Ora non hai nulla da decidere: chiedi al tuo turno, quando le carte sono date.
refused-advice-no-hand = In questo coup non hai una mano su cui dare un consiglio.

# Nel terminale

play-words-advice = ! consiglio
play-hint-advice = !: consiglio
play-advice-kind-raise = rilanciare
play-advice-kind-fold = passare
play-advice-kind-check = parola
play-advice-kind-call = vedere
play-advice-kind-open = aprire
play-advice-worth = { $antes } ante, { $money } in media
play-advice-often = la strategia allenata: { $share }
play-advice-best = la scelta migliore
play-advice-chances = { $rivals ->
    [one] Contro una mano ignota vinci { $win } delle volte e dividi { $share }.
   *[other] Contro { $rivals } mani ignote vinci { $win } delle volte e dividi { $share }.
}
play-advice-needed = Puoi aspettarti { $equity } del piatto; per vedere ne serve { $needed }.
play-advice-was-best = Niente era meglio.
play-advice-cost = È costato { $antes } ante, { $money }, in media; era meglio: { $best }.
play-advice-cost-about = Secondo queste probabilità è costato circa { $antes } ante, { $money }: { $best } era meglio.
play-advice-share = La strategia allenata fa così { $share } delle volte.
play-advice-tally = { $decisions ->
    [one] Una decisione esaminata
   *[other] { $decisions } decisioni esaminate
}; non la migliore: { $mistakes }. Costo medio: { $antes } ante, { $money }.
play-advice-tally-best = { $decisions ->
    [one] Una decisione esaminata: niente era meglio.
   *[other] { $decisions } decisioni esaminate: niente era meglio.
}

# The bots at stud, by how they play

play-bot-way = { $who } (bot, { $way })
play-way-tight = chiuso
play-way-loose = largo
play-way-calling = vede tutto
play-way-bold = audace
play-way-trained = allenato
