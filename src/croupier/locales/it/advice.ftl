# Consigli su una decisione: ai tavoli di prova, e in croupier play.

refused-advice-busy = Il tuo ultimo consiglio si sta ancora calcolando.
refused-advice-failed = Questo consiglio non si è potuto calcolare; il gioco continua.
refused-advice-house = A un tavolo dove si gioca con denaro non ci sono consigli: siediti a un tavolo di prova.
refused-advice-no-decision = Ora non hai nulla da decidere: chiedi al tuo turno, quando le carte sono date.
refused-advice-no-hand = In questo coup non hai una mano su cui dare un consiglio.
