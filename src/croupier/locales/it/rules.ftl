### Ciò che un regolamento esposto deve dire, in dodici punti: li nomina il regolamento del Québec S-13.1, r. 3.1, art. 11.

rules-item-players = Numero di giocatori
rules-item-cards = Le carte
rules-item-object = Lo scopo del gioco
rules-item-wagers = Le puntate
rules-item-betting = Quando e come si punta
rules-item-commission = Commissione
rules-item-options = Le scelte del giocatore
rules-item-dealer = La strategia del mazziere
rules-item-bank = Chi paga e chi incassa
rules-item-handling = Come si trattano le carte
rules-item-results = Quando si vince, si perde o si pareggia
rules-item-odds = Le quote

## Caribbean Stud

rules-cs-players = { $seats ->
    [one] Un solo giocatore, con una sola mano, contro il mazziere.
   *[other] Da uno a { $seats } giocatori, ciascuno con una sola mano, contro il mazziere.
}
rules-cs-cards = Si gioca con { $deck }; le carte sono mescolate di nuovo a ogni coup e non ci sono jolly né matte.
rules-cs-object = Avere cinque carte di valore più alto delle cinque del mazziere.
rules-cs-additional = La relance, fatta dopo aver visto le carte, è esattamente { $multiple ->
    [1] l’ante.
    [2] due volte l’ante.
   *[other] { $multiple } volte l’ante.
}
rules-cs-commission = La casa non prende commissioni su alcuna puntata né su alcun premio.
rules-cs-contribution = Di ogni puntata progressiva va al contatore una parte ({ $share }); il resto è della casa.
rules-cs-options = Prima delle carte si punta o si salta il coup. Con cinque carte in mano si fa la relance o si passa; non si pescano né si cambiano carte e non ci sono altre puntate.
rules-cs-dealer = Il mazziere non decide nulla: gioca le cinque carte ricevute così come sono.
rules-cs-bank = La casa gioca contro ciascuno: paga ogni puntata vincente e ritira ogni puntata perdente.
rules-cs-even = L’ante vincente è pagato 1 a 1.
rules-cs-pays = La relance vincente è pagata: { $pays }.
rules-cs-prizes = La puntata progressiva vince: { $prizes }.
rules-cs-cap = Una relance vince al massimo { $amount }.
rules-cs-return = Con il gioco migliore, ante e relance perdono alla lunga in media { $edge } dell’ante, cioè { $risk } di tutto ciò che si punta.
rules-cs-return-progressive = La puntata progressiva, a parte, rende { $share } alla lunga; in ogni momento decide ciò che mostra il contatore.

## Stud a cinque carte

rules-st-players = Da due a { $seats } giocatori a un tavolo, gli uni contro gli altri.
rules-st-cards = Il mazzo dipende dal numero di giocatori serviti e si mescola di nuovo a ogni coup: { $decks }. Non ci sono jolly né matte.
rules-st-deck = { $players } giocatori: { $cards } carte, più bassa: { $lowest }
rules-st-object = Vincere il piatto: con le migliori cinque carte allo showdown, o restando l’ultimo a non aver passato.
rules-st-stakes = Le poste di questa scheda: { $stakes }.
rules-st-stake = ante di { $ante } con una cave di { $bank }
rules-st-options = Al proprio turno si dice parola se nulla è puntato, si apre, si vede, si rilancia entro il limite o si passa; un buio si può prendere o rifiutare. Non si pescano né si cambiano carte.
rules-st-options-no-blinds = Al proprio turno si dice parola se nulla è puntato, si apre, si vede, si rilancia entro il limite o si passa. Non si pescano né si cambiano carte.
rules-st-dealer = Il mazziere non ha una mano e non decide nulla: dà le carte, tiene in ordine le puntate e paga il piatto.
rules-st-bank = La casa non gioca e non paga nulla. Ciascuno gioca con le fiches che ha davanti, comprate prima del primo coup tra la cave e la cave massima, e non può vincerne né perderne altre.
rules-st-handling = Si guarda solo la propria mano, non la si mostra a nessuno e non se ne dice nulla prima dello showdown.
rules-st-last = Chi resta solo, dopo che gli altri hanno passato, vince il piatto senza mostrare.
rules-st-lose = Una mano battuta o abbandonata perde ciò che ha versato.
rules-st-odds = Non ci sono quote fisse: il piatto rende ciò che i giocatori vi hanno messo, meno ciò che il mazziere trattiene.
rules-st-order = Le mani, dalla più alta: { $hands }.
