# Le postazioni del personale: ispettore, cassa, direzione; e il display del jackpot.

pages-staff-sign-in = Questa postazione è del personale. Prima accedi.
pages-staff-not-yours = { $name } non ha un ruolo per questa postazione.
pages-staff-seated = Siedi a questo tavolo: chi vi siede non vi decide nulla.
pages-staff-stopped = Tutta la casa è ferma: il suo archivio non prende più nulla. Ciò che fu confermato c’è.
pages-no-such-table = Ora non c’è un tavolo simile; ciò che vi fu fatto è qui sotto.
pages-act-done = Fatto.
pages-reason = Motivo
pages-amount = Importo
pages-choose = Scegli …
pages-account = Conto

# Avvisi. I valori sono quelli degli avvisi della casa.

pages-alerts = Avvisi
pages-alerts-sound = Un suono a ogni nuovo avviso
pages-alerts-none = Nessun avviso.
pages-acknowledge = Prendi in carico
pages-alert-inspector-called = Il posto { $seat } chiama l’ispettore al coup { NUMBER($coup) }
pages-alert-void-requested = Il coup { NUMBER($coup) } va annullato: serve una seconda firma
pages-alert-float-differs = La dotazione contata è di { $counted }; i libri dicono { $booked }
pages-alert-float-short = La dotazione è sotto zero: va rifornita
pages-alert-jackpot = Jackpot di { $amount } al posto { $seat } nel coup { NUMBER($coup) }: lo pagano due membri del personale
pages-alert-table-stopped = Il tavolo non può continuare: { $why }
pages-alert-other-rules = Il coup { NUMBER($coup) } fu iniziato dalla versione { $rules } delle regole e chiuso dalla versione { $known }

# Ciò che aspetta una seconda firma.

pages-waiting = In attesa di una seconda firma
pages-waiting-none = Nulla in attesa.
pages-asked-by = chiesto da { $who }
pages-sign = Firma
pages-sign-another = Firma un altro
pages-sign-another-how = Qui firma un altro membro del personale, con nome e password; la sessione aperta resta aperta.
pages-refuse = Non firmare
pages-jackpot-ask = Chiedi il pagamento
pages-waits-void = Annullare il coup { NUMBER($coup) } al tavolo { $table }
pages-waits-jackpot = Pagare { $amount } a { $person }: posto { $seat }, coup { NUMBER($coup) }, { $table }
pages-waits-adjustment = { $account } riceve { $amount }, { $against } li cede
pages-waits-opening = Aprire { $name }: il contatore { $meter } parte da { $seed } e prende { $share } di ogni puntata
pages-waits-seed = Aprire il seme del coup { NUMBER($coup) } al tavolo { $table }

# Tutti i tavoli.

pages-tables = Tavoli
pages-col-status = Stato
pages-col-limits = Limiti
pages-col-pace = Coup all’ora
pages-col-hold = Tenuta
pages-col-voids = Annullati
pages-float = Dotazione
pages-hold-what = I coup sono quelli dell’ultima ora. La tenuta è quanto il tavolo ha trattenuto di tutte le puntate delle ultime 24 ore, jackpot e prelievo compresi.
pages-unreadable = Questa versione non può leggere il tavolo { $table }: { $why }
pages-stands-open = aperto
pages-stands-paused = in pausa
pages-stands-stopped = fermo
pages-stands-void = annullamento in attesa
pages-stands-closing = chiude dopo questo coup
pages-stands-closed = chiuso
pages-paused-called = L’ispettore è chiamato.
pages-paused-inspector = Dall’ispettore.

# Un tavolo.

pages-to-decide = deve decidere
pages-nobody-sits = Non siede nessuno.
pages-said-none = Nulla è stato detto da quando questa pagina guarda.
pages-record-of = Verbale del coup { NUMBER($coup) }
pages-pause = Metti in pausa
pages-pause-how = Il tempo si ferma, e così ogni atto.
pages-resume = Riprendi
pages-resume-how = Il tempo riprende da dov’era.
pages-extend = Concedi tempo
pages-extend-how = Più tempo per la decisione che si aspetta.
pages-extend-by = Quanto
pages-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
pages-violation = Registra una violazione
pages-violation-what = Che cosa è successo
pages-seat-which = Posto
pages-seat-none = nessun posto in particolare
pages-void = Annulla il coup { NUMBER($coup) }
pages-void-ask = Chiedi l’annullamento
pages-void-asked = Chiesto: il tavolo aspetta la firma di un altro.
pages-void-waits = Un annullamento aspetta la seconda firma.
pages-close-table = Chiudi il tavolo
pages-close-table-how = Questo coup si gioca fino alla fine; poi i posti si liberano e le fiches tornano indietro.
pages-ruling = Risolvi una controversia
pages-ruling-how = La decisione è definitiva e resta a verbale con il suo motivo.
pages-rule = Metti la decisione a verbale
pages-decision = Decisione
pages-coup = Coup
pages-clause = Clausola
pages-clause-none = nessuna clausola in particolare
pages-record-read = Che cosa dice il verbale del coup { NUMBER($coup) }
pages-record-replay = Passo per passo
pages-record-none = Il verbale non spiega alcun pagamento.
pages-seed = Seme di un coup annullato
pages-seed-how = Le carte di un coup annullato restano segrete. Due membri del personale ne aprono insieme il seme; i due nomi restano nel registro.
pages-seed-ask = Chiedi il seme
pages-seed-asked = Chiesto; si apre quando firma un altro.
pages-seed-is = Seme del coup { NUMBER($coup) }, { $table }:

# Il registro degli atti.

pages-log = Che cosa ha fatto qui il personale
pages-log-house = Registro della casa
pages-log-none = Ancora nulla.
pages-log-older = Più vecchi
pages-act-table-opened = tavolo aperto
pages-act-table-closed = tavolo chiuso
pages-act-inspector-called = il posto { $seat } ha chiamato l’ispettore
pages-act-paused = tavolo messo in pausa
pages-act-resumed = tavolo ripreso
pages-act-clock-extended = { $seconds ->
    [one] { $seconds } secondo in più
   *[other] { $seconds } secondi in più
}
pages-act-violation = violazione del posto { $seat } nel coup { NUMBER($coup) }
pages-act-ruled = decisione sul coup { NUMBER($coup) }
pages-act-void-requested = annullamento del coup { NUMBER($coup) } chiesto
pages-act-void-signed = coup { NUMBER($coup) } annullato
pages-act-void-refused = annullamento del coup { NUMBER($coup) } non firmato
pages-act-seed-requested = seme del coup { NUMBER($coup) } chiesto
pages-act-seed-published = seme del coup { NUMBER($coup) } aperto a due
pages-act-float-filled = dotazione rifornita con { $amount }
pages-act-float-credited = { $amount } dalla dotazione al caveau
pages-act-float-counted = dotazione contata ({ $moment ->
        [opening] apertura
        [closing] chiusura
       *[other] nel frattempo
    }): { $counted }, libri { $booked }
pages-act-rake-dropped = prelievo di { $amount } ritirato
pages-act-closing = chiusura del tavolo
pages-act-meter-opened = contatore { $meter } aperto a { $amount }
pages-act-meter-changed = il contatore { $meter } continua con altri parametri
pages-act-vault-stocked = { $sign ->
    [out] { $amount } usciti dal caveau
   *[other] { $amount } entrati nel caveau
}
pages-act-wallet-sold = fiches per { $amount } vendute a { $person }
pages-act-wallet-redeemed = fiches per { $amount } riprese da { $person }
pages-act-staff-changed = ruoli di { $person }: { $roles }
pages-act-adjustment-requested = rettifica chiesta: { $account } riceve { $amount }, { $against } li cede
pages-act-adjustment-signed = rettifica eseguita: { $account } riceve { $amount }, { $against } li cede
pages-act-jackpot-requested = pagamento del jackpot del coup { NUMBER($coup) }, posto { $seat }, chiesto
pages-act-jackpot-signed = jackpot di { $amount } pagato: coup { NUMBER($coup) }, posto { $seat }
pages-act-acknowledged = avviso preso in carico
pages-act-opening-requested = apertura di { $table } con un proprio contatore chiesta
pages-act-opening-signed = apertura di { $table } firmata
pages-act-opening-refused = apertura di { $table } non firmata
pages-act-adjustment-refused = rettifica non firmata: { $account } avrebbe ricevuto { $amount }, { $against } li avrebbe ceduti
pages-act-opening = { $table } aperto dalla direzione
pages-act-account-opened = conto aperto per { $person }
pages-act-unlocked = accessi falliti di { $person } dimenticati
pages-act-revoked = sessioni di { $person } chiuse

# Conti dei libri.

pages-account-wallet = portafoglio di { $person }
pages-account-bank = fiches al posto { $seat } di { $table }
pages-account-bets = puntate a { $table }
pages-account-float = dotazione di { $table }
pages-account-rake = prelievo di { $table }
pages-account-progressive = contatore { $meter }
pages-account-reserved = jackpot riservato di { $table }, coup { NUMBER($coup) }, posto { $seat }
pages-account-vault = caveau
pages-account-cage = cassa
pages-account-practice = fiches di prova
pages-account-house = la casa

# La cassa.

pages-find-account = Trova un conto
pages-name-part = Nome, o una sua parte
pages-find = Cerca
pages-found-nobody = Nessuno si chiama così.
pages-open-account = Apri un conto
pages-account-none = Trova un conto, o aprine uno.
pages-password-once = La password, mostrata solo questa volta:
pages-wallet = Portafoglio
pages-at-tables = Ai tavoli
pages-sell = Vendi fiches
pages-sell-how = Denaro ricevuto
pages-redeem = Riprendi fiches
pages-redeem-how = Denaro versato
pages-floats = Le dotazioni dei tavoli
pages-vault = Caveau
pages-cage = Fiches vendute e non rientrate
pages-rake = Prelievo
pages-float-acts = Conta, rifornisci, versa
pages-count = Registra il conteggio
pages-count-when = Conteggio per
pages-count-opening = l’apertura
pages-count-closing = la chiusura
pages-count-between = nel frattempo
pages-counted = Contato
pages-fill = Rifornisci la dotazione
pages-fill-how = Dal caveau
pages-credit = Versa nel caveau
pages-credit-how = Al caveau
pages-drop-rake = Ritira il prelievo
pages-drop-rake-how = Tutto, tranne quello del coup in gioco.

# La direzione.

pages-open-table = Apri un tavolo
pages-open-table-ask = Chiedi il tavolo
pages-open-table-asked = Chiesto: il tavolo si apre quando firma un altro.
pages-table-id = Identificativo del tavolo
pages-sheet = Scheda delle regole
pages-stake = Posta
pages-stake-line = ante { $ante }, cave { $bank }, al massimo { $most }
pages-ante-low = Ante minimo (la scheda: { $ante })
pages-ante-high = Ante massimo (la scheda: { $ante })
pages-meter-seed = Valore iniziale del contatore (la scheda: { $seed })
pages-meter-share = Quota di ogni puntata in percento (la scheda: { $share })
pages-meter-name = Nome del contatore, se è un altro
pages-meter-two = Altri parametri del contatore vogliono una seconda firma.
pages-practice-table = di prova
pages-bots = Bot
pages-vault-move = Sposta fiches
pages-vault-way = Verso
pages-vault-in = nel caveau
pages-vault-out = fuori dal caveau
pages-adjust = Rettifica i libri
pages-adjust-how = Un conto riceve ciò che un altro cede; firmano due membri del personale.
pages-adjust-ask = Chiedi la rettifica
pages-adjust-asked = Chiesto: si esegue quando firma un altro.
pages-adjust-gains = Conto che riceve
pages-adjust-loses = Conto che cede
pages-people = Persone e ruoli
pages-person-add = Aggiungi una persona
pages-password-of = La password di { $name }, mostrata solo questa volta:
pages-roles = Ruoli
pages-roles-set = Stabilisci i ruoli
pages-roles-how = Tutte le sessioni di questa persona finiscono; il cambiamento resta nel registro.
pages-role-player = giocatore
pages-role-cashier = cassiere
pages-role-inspector = ispettore
pages-role-manager = direttore
pages-roles-are = { $name }: { $roles }.
pages-role-none = nessun ruolo
pages-unlock = Sblocca
pages-unlocked = Gli accessi falliti di { $name } sono dimenticati.
pages-revoke = Chiudi le sessioni
pages-revoked = Tutte le sessioni di { $name } sono chiuse.

# Il display.

pages-no-jackpot = Qui non è mostrato alcun jackpot.
