# La cornice delle pagine, la sala, e ciò che i due tavoli hanno in comune.

pages-skip = Vai alla pagina
pages-nav = Pagine
pages-loading = Un momento…
pages-close = Chiudi
pages-cancel = Annulla
pages-unreachable = La casa non risponde. Controlla la connessione e riprova.
pages-nothing-here = A questo indirizzo non c’è nulla
pages-to-lobby = Alla sala
pages-line-lost = La connessione è caduta. Il tuo posto è tenuto; sto tornando…
pages-line-broken = La casa ha chiuso la connessione.
pages-line-again = Ricollegati

pages-lobby = Sala
pages-table = Tavolo
pages-settings = Impostazioni
pages-my-coups = I miei coup
pages-my-account = Il mio conto
pages-inspector = Ispettore
pages-cashier = Cassa
pages-manager = Direzione
pages-rules = Regole
pages-odds = Probabilità
pages-language = Lingua
pages-session = { $minutes ->
    [one] { $minutes } minuto · { $result }
   *[other] { $minutes } minuti · { $result }
}

pages-sign-in = Accedi
pages-sign-out = Esci
pages-sign-in-why = Ai tavoli di prova non serve un conto. Ai tavoli della casa si gioca con le fiches della cassa.
pages-name = Nome
pages-password = Password
pages-register = Apri un conto

pages-welcome = Prendi posto
pages-welcome-how = La prova non costa nulla e non richiede un conto.
pages-jackpot = Jackpot
pages-jackpot-practice = Jackpot di prova
pages-game-caribbean-stud = Caribbean Stud Poker
pages-game-caribbean-stud-how = Ogni giocatore contro il mazziere, con un jackpot progressivo.
pages-game-five-card-stud = Five card stud
pages-game-five-card-stud-how = Giocatore contro giocatore: buio, rilanci, piatti laterali.
pages-practice-caribbean-stud = Tavolo di prova
pages-practice-five-card-stud = Tavolo di prova
pages-play-chips = fiches di prova, bot al tavolo
pages-ante-range = ante da { $low } a { $high }
pages-ante-exact = ante di { $ante }
pages-bank-range = cave da { $low } a { $high }
pages-bank-least = cave di almeno { $low }
pages-free-seats = { $count ->
    [0] nessun posto libero su { $of }
    [one] { $count } posto libero su { $of }
   *[other] { $count } posti liberi su { $of }
}
pages-play = Gioca
pages-watch = Guarda
pages-no-tables = Nessun tavolo è aperto.
pages-status-paused = in pausa
pages-status-stopped = fermo
pages-status-closed = chiuso
pages-void-rate = { $voided ->
    [one] { $voided } coup su { NUMBER($coups) } è stato annullato.
   *[other] { $voided } coup su { NUMBER($coups) } sono stati annullati.
}

pages-theme = Chiaro o scuro
pages-theme-auto = come il dispositivo
pages-theme-light = chiaro
pages-theme-dark = scuro
pages-deck = Colori dei semi
pages-deck-four = quattro colori
pages-deck-two = due colori
pages-deck-safe = quattro, per daltonici
pages-sound = Un suono quando tocca a te
pages-text-table = Tavoli come testo

# Le carte per l’orecchio. $rank è una parola di hands.ftl.
pages-card-club = { $rank } di fiori
pages-card-diamond = { $rank } di quadri
pages-card-heart = { $rank } di cuori
pages-card-spade = { $rank } di picche
pages-cards-down = { $count ->
    [one] { $count } carta coperta
   *[other] { $count } carte coperte
}
pages-dealt-down = { $count ->
    [one] Una carta coperta
   *[other] { $count } carte coperte
} { $number ->
    [one] al posto { $seats }
   *[other] a ciascuno dei posti { $seats }
}.
pages-no-cards = nessuna carta

# Un tavolo
pages-seconds-left = { $count ->
    [one] ancora { $count } secondo
   *[other] ancora { $count } secondi
}
pages-seat = posto { $seat }
pages-seat-free = posto libero
pages-seat-you = tu
pages-seat-bot = { $name } (bot)
pages-seat-bot-way = { $name } (bot, { $way })
pages-seat-absent = assente
pages-seat-away = connessione caduta
pages-seat-leaving = se ne va
pages-seats = Posti
pages-dealer = Mazziere
pages-your-bank = La tua cave
pages-you-hold = Hai: { $hand }
pages-sit = Siediti
pages-sit-at = Siediti al posto { $seat }
pages-sit-how = Quante fiches porti? Da { $low } a { $high }
pages-sit-chips = Fiches
pages-stand = Lascia il tavolo
pages-stand-sure = Andare via ora? Tra un coup e l’altro te ne vai subito, altrimenti alla fine del coup; le tue fiches vengono con te.
pages-back-in = Eccomi di nuovo
pages-top-up = Aggiungi fiches
pages-top-up-most = Quante fiches aggiungi? Al massimo { $high }
pages-top-up-none = Adesso non si può aggiungere nulla.
pages-call-inspector = Chiama l’ispettore
pages-inspector-called = L’ispettore è stato chiamato. Il tempo è fermo.
pages-table-paused = Il tavolo è in pausa.
pages-table-stopped = Questo tavolo è fermo: qualcosa non si è potuto scrivere. Nulla è perduto.
pages-no-more-bets = Rien ne va plus
pages-this-coup = Questo coup
pages-coup-number = Coup { NUMBER($number) }
pages-seal = Il sigillo di questo coup: { $seal }
pages-between-coups = Il prossimo coup comincia tra poco.
pages-your-turn = Tocca a te
pages-waiting-for = Si aspetta { $who }
pages-text-on = Il tavolo come testo
pages-text-off = Il tavolo come immagine
pages-refused = { $text } ({ $clause })

pages-practice = prova
pages-menu = Menu
pages-felt = Il tavolo
pages-acts = Che cosa puoi fare
pages-table-closed = Questo tavolo è chiuso.
pages-table-full = Tutti i posti sono occupati: stai guardando.
pages-sit-how-least = Quante fiches porti? Almeno { $low }
pages-wait = Un momento…

# Caribbean Stud
pages-raise-pays = Quanto paga la relance
pages-pays = paga { $pay }
pages-dealer-shows = Il mazziere mostra { $cards }.
pages-ante = Ante
pages-progressive = Progressivo
pages-progressive-on = con il progressivo
pages-progressive-off = senza il progressivo
pages-additional = Relance
pages-folded = ha passato
pages-decided = ha deciso
pages-no-bet = nessuna puntata
pages-chips = Fiches
pages-add-chip = Aggiungi { $amount } all’ante
pages-undo = Annulla
pages-clear = Togli tutto
pages-double = Raddoppia
pages-bet = Punta { $amount }
pages-bet-progressive = Punta { $amount } e il progressivo
pages-bet-lies = { $amount } sul tavolo
pages-bet-how = Tocca una fiche, poi punta. Puoi cambiare fino al «Rien ne va plus».
pages-take-back = Riprendi la puntata
pages-fold = Passa
pages-raise-by = Relance di { $amount }
pages-you-raised = Relance di { $amount } fatta. Gli altri decidono.
pages-you-folded = Hai passato. Gli altri decidono.
pages-phase-bets = Le puntate sono aperte
pages-phase-decisions = Relance o passo
pages-phase-exposure = Si mostrano le mani
pages-phase-done = Il coup è finito
pages-phase-between = Tra un coup e l’altro

# Consigli ai tavoli di prova
pages-advice = Consigli
pages-advice-off = nessuno
pages-advice-before = prima che io decida
pages-advice-after = dopo che ho deciso
pages-advice-best = la scelta migliore
pages-advice-chances = Probabilità di vincere: { $win }; di dividere: { $share }.
pages-advice-needed = Parte attesa del piatto: { $equity }; per vedere ne serve: { $needed }.
pages-antes = { $antes } ante
pages-choice-fold = Passa
pages-choice-raise = Rilancia
pages-choice-call = Vedi
pages-choice-check = Parola
pages-choice-open = Apri
pages-choice-blind = Gioca il buio
pages-choice-decline = Non giocare il buio
pages-tally = { $mistakes ->
    [one] { $mistakes } errore su { NUMBER($decisions) }.
   *[other] { $mistakes } errori su { NUMBER($decisions) }.
}
pages-tally-cost = Costo: { $antes } ante, { $money }.
