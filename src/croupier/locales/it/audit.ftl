# Che cosa ha controllato una revisione, e che cosa ha trovato.

audit-checked = Controllate: { $entries ->
    [one] una voce
   *[other] { $entries } voci
} in { $streams ->
    [one] un flusso
   *[other] { $streams } flussi
}, ciascuna concatenata alla precedente.
audit-coups = Rigiocati: { $coups ->
    [one] un coup
   *[other] { $coups } coup
} con { $acts ->
    [one] un atto
   *[other] { $acts } atti
} e { $shuffles ->
    [one] una mescolata
   *[other] { $shuffles } mescolate
}; annullati: { $voided }, non finiti: { $unfinished }.
audit-other-rules = { $count ->
    [one] Un coup è stato regolato con regole più vecchie: i suoi conti tornano; lo regola di nuovo il Croupier del suo tempo.
   *[other] { $count } coup sono stati regolati con regole più vecchie: i loro conti tornano; li regola di nuovo il Croupier del loro tempo.
}
audit-accounts = Sommati da zero: { $transfers ->
    [one] un trasferimento
   *[other] { $transfers } trasferimenti
}, { $accounts ->
    [one] un conto
   *[other] { $accounts } conti
}.
audit-meter-stands = Contatore { $meter }: { $amount }.
audit-clean = Tutto concorda.
audit-found = { $count ->
    [one] Una differenza.
   *[other] { $count } differenze.
}
audit-title = Revisione
audit-where = { $stream } { $seq }:
audit-everywhere = l’archivio:

# Una frase per differenza.

audit-number = la voce numero { $found } sta dove dovrebbe stare la { $right }: manca una voce
audit-sequence = manca il numero { $right } di questo flusso
audit-hash = l’hash non è quello di ciò che è scritto: la voce è stata modificata, o lo è stata una precedente
audit-time = la sua ora, { $found }, è anteriore a { $before }
audit-kind = si chiama «{ $found }» e dice «{ $right }»
audit-unreadable = non si può leggere ({ $why })
audit-unreadable-moves = non si può leggere che cosa ha spostato ({ $why })
audit-transfer = il trasferimento { $key } nel registro non è quello che era stato scritto
audit-missing-transfer = il trasferimento { $key } non è nel registro
audit-extra-transfer = il trasferimento { $key } è nel registro, e nessuna voce l’ha fatto
audit-balance = { $account } dà in totale { $right } micro-unità, e le sue scritture { $found }
audit-tally = il riporto dà { $found } micro-unità a { $account }, e il libro mastro { $right }
audit-head = il flusso { $name } finiva allora a { $right }, e finisce a { $found } in ciò che è scritto prima: la sua fine è stata tagliata o cambiata
audit-books-refuse = i libri la rifiutano: { $why }
audit-bank = il coup comincia con { $found } micro-unità in { $account }, dove ce ne sono { $right }
audit-meter = il contatore { $meter } era dato a { $found } micro-unità, ed era a { $right }
audit-meter-line = il tavolo alimenta il contatore { $meter } con parametri diversi da quelli firmati
audit-sheet = le regole del tavolo non sono una scheda ({ $why })
audit-digest = nomina le regole { $found }, e quelle del tavolo sono { $right }
audit-coup-number = segue il coup { $found }, dove dovrebbe seguire il { $right }
audit-unfinished = il coup { $coup } non è finito, e ne comincia un altro
audit-no-table = il coup { $coup } si gioca a un tavolo senza regole
audit-rules = il coup { $coup } si è giocato con la versione { $found } delle regole; questo Croupier conosce { $known } e non può controllarlo
audit-opening = il coup { $coup } non può cominciare così: { $why }
audit-commitment = coup { $coup }: il seed della casa non è quello su cui si era impegnata
audit-events = coup { $coup }, atto { $act }: secondo le regole accade altro da ciò che è scritto
audit-unsound = ciò che sposta non regge: { $why }
audit-moves = ha spostato { $found }, e avrebbe dovuto spostare { $right }
audit-act-number = segue l’atto { $found }, dove dovrebbe seguire l’atto { $right }
audit-refused = coup { $coup }, atto { $act }: le regole lo rifiutano ({ $why })
audit-no-coup = appartiene al coup { $coup }, che non è in gioco
audit-deck = coup { $coup }: le carte non erano come le mette la mescolata
audit-root = coup { $coup }: la radice sulle carte non è quella di questo mazzo
audit-shuffle = coup { $coup }: la mescolata non può essere andata così ({ $why })
audit-share = coup { $coup }: ciò che il posto { $seat } ha aperto non è ciò su cui si era impegnato
audit-closing = il coup { $coup } è stato chiuso diversamente da come è finito
audit-void = il coup { $coup } è stato annullato perché giocato con altre regole, e non era così
audit-signature = servono le firme di due persone diverse

# Copie di sicurezza.

backup-written = Copia di sicurezza scritta in { $path }.
backup-restored = { $url } è ripristinato da { $path }. Controllalo: croupier audit --db { $url }
