# Il server: la sua pagina, perché rifiuta una richiesta o chiude una connessione, e che cosa dice croupier serve.

server-page-what = Tavoli dal vivo di Caribbean Stud e five card stud, giocati secondo le loro schede di regole. I programmi giocano sul WebSocket; le pagine per le persone qui non sono ancora costruite: «make pages» le costruisce, poi riavvia la casa.
server-page-tables = Tavoli
server-page-table = { $name }: posti occupati: { $taken } su { $seats }
server-page-jackpot = jackpot { $amount }
server-page-programs = Per i programmi

refused-host = Questa casa non risponde a quel nome.
refused-origin = Viene dalla pagina di un altro sito, o da un browser che non dice da quale.
refused-too-fast = Troppo in fretta: al massimo { $per_second } al secondo. Aspetta un momento.
refused-too-large = Troppo grande: al massimo { $bytes } byte.
refused-malformed = Non si può leggere: { $why }.
refused-not-found = Qui non c’è nulla.
refused-sheet-edit = Così non è un regolamento, a { $key }: { $why }
refused-odds-refused = Questo non si può calcolare: { $why }
refused-odds-position = { $why }
refused-odds-busy = In questo momento troppi chiedono quanto vale un regolamento. Attendi un istante.
refused-odds-long = Richiede più di { $seconds } s ed è stato interrotto. Chiedi meno.
refused-odds-failed = Il calcolo non è riuscito; la casa continua a giocare. Chiedi di nuovo, o esegui croupier odds.
refused-method = Con questo indirizzo non si fa così.
refused-failed = Qui qualcosa non ha funzionato; è nel registro di sistema.
refused-login-needed = Prima accedi.
refused-login = Nome o password sono sbagliati.
refused-locked = Troppi accessi falliti: questo nome è bloccato per mezz’ora.
refused-pause = Per il limite di tempo che hai fissato, ora c’è un’ora di pausa: torna a collegarti dopo.
refused-registration = Questa casa apre i conti alla cassa.
refused-password = { $why }.
refused-name = { $why }.
refused-no-table = Non c’è un tavolo { $table }.
refused-no-sheet = Qui non c’è una scheda { $sheet }.
refused-no-person = Nessuno si chiama { $name }.
refused-no-such-coup = Il tavolo non ha giocato un coup così.
refused-coup-not-over = Il coup non è finito: il suo verbale si legge dopo.
refused-own-record = Il verbale di un coup lo legge chi vi sedeva, e l’ispettore.
refused-voided-paper = Il coup è stato annullato: le sue carte le aprono insieme due membri del personale.
refused-paper-rules = Il coup si è giocato con la versione { $found } delle regole; questo Croupier conosce { $known } e non può scriverne il verbale.
refused-hello-first = Prima un hello, non { $type }.
refused-hello-twice = Un hello c’è già stato.
refused-version = Questa casa parla la versione { $known } del protocollo, non { $asked }.
refused-too-many-sockets = Troppe connessioni da un solo indirizzo: al massimo { $most }.

closed-late = silenzio troppo lungo
closed-hello = il primo messaggio è un hello
closed-version = un’altra versione del protocollo
closed-session = la sessione è finita: accedi di nuovo
closed-flood = davvero troppi messaggi
closed-sockets = troppe connessioni di una persona: al massimo { $most }

serve-opened = Aperto per prova: { $name }
serve-ready = Croupier gioca su { $url }
serve-store = L’archivio è { $url }
serve-stop = Ctrl-C lo ferma; ciò che è in gioco riprende al prossimo avvio.
serve-stopping = Arresto: ciò che è stato fatto è scritto, i coup aperti riprendono al prossimo avvio.
serve-stopped = Fermo.
serve-proxy = I browser arrivano da { $url }, attraverso il tuo proxy.
serve-plain = Senza TLS chiunque lungo il percorso può leggere password e sessioni.
serve-other-rules = Il coup { $coup } al tavolo { $table } era cominciato con la versione { $rules } delle regole, e questa è la versione { $known }: ora è annullato. Ogni puntata è restituita, e il contatore rende ciò che ne aveva avuto; segue il prossimo coup.
serve-paid-rules = Il coup { $coup } al tavolo { $table } era cominciato e finito con la versione { $rules } delle regole, e questa è la versione { $known }: si chiude com’era finito.
serve-standing = { $count ->
    [one] Un tavolo resta fermo, perché il suo coup non si può rigiocare: { $tables }. Gli avvisi dicono perché; un ispettore restituisce le puntate con rettifiche firmate da due persone.
   *[other] { $count } tavoli restano fermi, perché i loro coup non si possono rigiocare: { $tables }. Gli avvisi dicono perché; un ispettore restituisce le puntate con rettifiche firmate da due persone.
}
serve-unreadable = Il tavolo { $table } non si può leggere con questa versione, e resta chiuso: { $why }
serve-alerts = { $count ->
    [one] Un avviso aspetta il personale.
   *[other] { $count } avvisi aspettano il personale.
}

staff-added = { $name } può ora agire come: { $roles }.
staff-password = La password, mostrata solo questa volta: { $password }
staff-new-password = Password (vuota: se ne crea una):
staff-password-again = Ancora una volta:
