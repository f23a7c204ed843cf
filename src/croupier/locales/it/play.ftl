# Che cosa si dice al tavolo, nel terminale. $who è il nome di un bot; $you vale yes quando la
# frase parla di chi gioca. Le parole da inserire stanno su una riga, il tasto per primo.

play-name = Tu
play-bot = { $who } (bot)

play-words-check = c parola check
play-words-call = v vedo vedere
play-words-open = a apro aprire
play-words-raise = r rilancio rilanciare relance
play-words-fold = p passo passare
play-words-blind = b buio controbuio over
play-words-decline = n no
play-words-yes = s sì si
play-words-no = n no
play-words-buy = a acquisto acquistare
play-words-top-up = a aggiungo aggiungere
play-words-rules = ? regole aiuto
play-words-leave = q esco uscire

# Sedersi

play-welcome = Ti diamo il benvenuto. Quale gioco?
play-game-caribbean = ciascuno contro il mazziere, con un jackpot
play-game-open = una carta coperta, quattro scoperte, puntate tra l’una e l’altra
play-game-closed = cinque carte coperte, un solo giro di puntate
play-choose = da 1 a { $most } · Invio: 1 · q: uscire
play-want-number = «{ $entry }» non è nell’elenco: un numero da 1 a { $most }, o q per uscire.
play-seated = Siedi al posto { $seat }, con { $bots }, { $count ->
    [one] che è un bot
   *[other] che sono bot
}.
play-seated-alone = Siedi al posto { $seat }, a tu per tu con il mazziere.
play-stake = ante { $ante }, cave { $bank }, al massimo { $most }
play-refused-seats = il tavolo di questa scheda ha da { $low } a { $high } posti
play-refused-no-stakes = questa scheda non ha poste, solo limiti
play-refused-stake = questa scheda ha le poste da 1 a { $high }
play-ask-bank = Quante fiches acquisti? Da { $low } a { $high }
play-want-bank = La cave con cui ci si siede va da { $low } a { $high }.

# Che cosa si può inserire

play-hint-rules = ?: regole
play-hint-leave = q: uscire
play-hint-enter = Invio: { $what }
play-hint-yes-no = { $yes }: sì · { $no }: no · Invio: { $usual }
play-hint-buy = { $key }: acquistare altri { $amount }
play-hint-additional = { $key }: relance di { $amount }
play-hint-fold = { $key }: passare
play-hint-check = { $key }: parola
play-hint-call = { $key }: vedere, { $low }
play-hint-open = { $key } IMPORTO: aprire, da { $low } a { $high }
play-hint-open-exact = { $key }: aprire a { $low }
play-hint-raise = { $key } IMPORTO: rilanciare a { $low }–{ $high }
play-hint-raise-exact = { $key }: rilanciare a { $low }
play-hint-blind = { $key }: giocare { $name }, { $low }
play-hint-decline = { $key }: non giocarlo
play-hint-next = Invio: prossimo coup
play-hint-top-up = { $key } IMPORTO: aggiungere alla cave, al massimo { $amount }
play-more = Invio: continua · q: ritorno al gioco
play-back-to-game = Ritorno al gioco.

play-no-amount = «{ $entry }» non è un importo: scrivilo come 20 o 12,50.
play-want-amount = «{ $entry }» non è un importo: scrivi un numero come 20, o solo Invio.
play-want-yes-no = «{ $entry }» non è né l’uno né l’altro: { $yes } per sì, { $no } per no, o solo Invio.
play-want-decision = «{ $entry }» non è una decisione: { $raise } fa la relance, { $fold } passa.
play-want-act = «{ $entry }» qui non dice nulla: inserisci { $keys }; ? mostra le regole, q esce.
play-want-some-decision = Inserisci { $raise } per la relance, o { $fold } per passare.
play-want-some-act = Inserisci { $keys }; ? mostra le regole, q esce.
play-need-amount = Quanto? Da { $low } a { $high }, per esempio { $sample }.
play-want-next = Solo Invio per il prossimo coup, o q per uscire.
play-want-top-up = Scrivi { $key } e un importo non superiore a { $amount }.
play-bank-empty = Non hai più nulla davanti: aggiungi alla cave, o q per uscire.
play-chips-low = { $chips } non bastano per l’ante minimo e la sua relance.
play-buy-or-leave = { $key } acquista fiches, q esce.

# Il coup

play-title = { $name } · coup { NUMBER($number) }
play-title-ante = ante { $amount }
play-title-deck = { $count } carte, da { $lowest } in su
play-jackpot = jackpot { $amount }
play-chips = Hai { $amount } in fiches.
play-ask-ante = Il tuo ante? Da { $low } a { $high }
play-ask-progressive = E { $amount } sul progressivo?
play-bet = { $you ->
    [yes] Punti { $amount }.
   *[no] { $who } punta { $amount }.
}
play-bet-progressive = { $you ->
    [yes] Punti { $amount }, e { $dollar } sul progressivo.
   *[no] { $who } punta { $amount }, e { $dollar } sul progressivo.
}
play-buys = { $you ->
    [yes] Acquisti { $amount } in fiches.
   *[no] { $who } acquista { $amount } in fiches.
}
play-no-more-bets = «Rien ne va plus.»
play-dealt-five = Cinque carte a ogni giocatore e al mazziere, che ne scopre { $count ->
    [0] nessuna.
    [one] una:
   *[other] { $count }:
}
play-dealer = Mazziere
play-your-hand = Tu
play-you-hold = Hai: { $hand }
play-to-decide = tocca a te
play-has-decided = ha deciso
play-own-additional = Posi le carte, con { $amount } accanto.
play-own-fold = Passi e posi le carte.
play-additional = { $who } fa la relance, { $amount }.
play-folded = { $who } passa.
play-dealer-opens = «Il mazziere apre: { $hand }.»
play-dealer-shut = «Il mazziere non apre: { $hand }.»
play-hit = { $you ->
    [yes] Vinci al progressivo ({ $hand }): { $prize }!
   *[no] { $who } vince al progressivo ({ $hand }): { $prize }!
}
play-your-result = Tu:
play-others = Gli altri:

play-column-seat = Posto
play-column-chips = Fiches
play-column-ante = Ante
play-column-progressive = Progressivo
play-column-decision = Decisione
play-column-bank = Cave
play-column-front = Davanti
play-column-cards = Carte

play-marker = { $you ->
    [yes] Il bottone è tuo: la prima carta va alla tua sinistra.
   *[no] { $who } ha il bottone: la prima carta va alla sua sinistra.
}
play-antes = Ciascuno versa un ante di { $amount }: { $total } nel piatto.
play-ante-short = { $you ->
    [yes] Per l’ante hai solo { $amount }: all-in.
   *[no] { $who } ha solo { $amount } per l’ante: all-in.
}
play-dealt-down = { $count ->
    [one] Una carta coperta a ciascuno.
   *[other] { $count } carte coperte a ciascuno.
}
play-dealt-up = Scoperte:
play-pot = Piatto { $amount }
play-raises-left = { $count ->
    [0] nessun altro rilancio
    [one] ancora un rilancio
   *[other] ancora { $count } rilanci
}
play-shows-best = il migliore in vista: { $who }, { $hand }
play-out = passato
play-all-in = all-in
play-with-all-in = { $said } All-in.
play-did-blind = { $you ->
    [yes] Giochi { $name }, { $amount }.
   *[no] { $who } gioca { $name }, { $amount }.
}
play-did-blind-declined = { $who } non gioca { $name }.
play-did-checked = { $you ->
    [yes] Dici parola.
   *[no] { $who } dice parola.
}
play-did-opened = { $you ->
    [yes] Apri a { $amount }.
   *[no] { $who } apre a { $amount }.
}
play-did-called = { $you ->
    [yes] Vedi { $amount }.
   *[no] { $who } vede { $amount }.
}
play-did-raised = { $you ->
    [yes] Rilanci a { $amount }.
   *[no] { $who } rilancia a { $amount }.
}
play-did-folded = { $you ->
    [yes] Passi.
   *[no] { $who } passa.
}
play-did-bet-returned = { $you ->
    [yes] Riprendi { $amount }, che nessuno ha coperto.
   *[no] { $who } riprende { $amount }, che nessuno ha coperto.
}
play-did-hand-mucked = { $you ->
    [yes] La tua mano è battuta e resta coperta.
   *[no] La mano di { $who } è battuta e resta coperta.
}
play-rake = Il mazziere trattiene { $amount } dai piatti.
play-pot-main = Il piatto, { $amount },
play-pot-side = Il piatto laterale { $number }, { $amount },
play-pot-won = { $you ->
    [yes] { $pot } è tuo.
   *[no] { $pot } lo vince { $who }.
}
play-pot-shared = { $pot } si divide: { $shares }.
play-pot-share = { $who } { $amount }

play-bank = La tua cave è di { $amount }.
play-tops-up = { $who } riporta la cave a { $amount }.

# Uscire

play-left-bets = Le puntate non erano ancora chiuse: ciò che c’era sul tavolo torna ai giocatori.
play-left-decision = Chi esce senza decidere passa: l’ante è perso.
play-left-blinds = Chi esce non gioca bui, poi dice parola se non costa nulla, altrimenti passa.
play-left-betting = Chi esce dice parola se non costa nulla, altrimenti passa; ciò che ha puntato resta nel piatto.
play-leave = Esci con { $left }, su { $brought } portati al tavolo:
play-recorded = { $count ->
    [one] Il verbale di un coup è in { $folder }
   *[other] I verbali di { $count } coup sono in { $folder }
}
play-read-record = L’ultimo coup raccontato, a carte scoperte:
play-not-recorded = Non di ogni coup si è potuto scrivere il verbale: { $why }
play-seed = Di nuovo le stesse carte:
play-goodbye = «Grazie, e alla prossima.»
play-goodbye-early = Alla prossima.
