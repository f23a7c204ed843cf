# Perché un tavolo dal vivo o la casa rifiuta qualcosa: una frase per codice. Gli importi sono scritti come denaro.

refused-account-needed = A questo tavolo si gioca con denaro: accedi prima a un conto.
refused-adjustment = Una rettifica indica un importo, due conti e il motivo.
refused-already-seated = Siedi già al posto { $seat } di questo tavolo.
refused-amount = L’importo deve essere almeno { $low }.
refused-amount-most = L’importo deve essere al massimo { $high }.
refused-books = I libri non lo permettono.
refused-buy-least = Siediti con almeno { $low }, non { $chips }.
refused-buy-most = Siediti con al massimo { $high }, non { $chips }.
refused-excluded = Hai scelto l’autoesclusione dal gioco; vale fino al suo termine.
refused-extension = Il tempo si prolunga al massimo di { $hours } ore alla volta.
refused-float-short = La dotazione è di { $chips }: non se ne può prelevare { $need }.
refused-id-used = Questo identificativo indica già un altro atto.
refused-leaving = Stai già uscendo; il posto si libera alla fine del coup.
refused-long-id = Un identificativo ha al massimo { $characters } caratteri, tutti stampabili.
refused-meter-differs = Altri tavoli alimentano questo contatore con altre regole: indica un altro contatore.
refused-meter-hit = Una parte di questo contatore aspetta di essere pagata: i suoi parametri cambiano solo tra una vincita e l’altra.
refused-meter-short = Il contatore è a { $chips }, questo coup vi ha portato { $need }: rettifica prima il contatore, poi firma.
refused-next-coup = Ricevi le carte dal prossimo coup.
refused-no-account = Non c’è un conto simile da rettificare ({ $account }).
refused-no-adjustment = Nessuna rettifica { $number } aspetta una firma.
refused-no-alert = Non c’è un avviso { $number }, o è già stato preso in carico.
refused-no-coup = Nessun coup è in gioco.
refused-no-jackpot = Non c’è un jackpot da pagare per questo coup e questo posto.
refused-no-rake = Non c’è alcun prelievo da ritirare.
refused-no-request = Nessuno l’ha ancora chiesto: prima la richiesta, poi firma un altro membro del personale.
refused-no-void = Nessuno ha chiesto di annullare il coup { $coup }.
refused-not-paused = Il tavolo non è in pausa.
refused-not-seated = Non siedi a questo tavolo.
refused-other-currency = I tavoli di questa casa giocano in { $currency }.
refused-own-limit = { $kind ->
    [stake] Il limite che hai scelto per una puntata è { $high }, non { $amount }.
    [buy-day] Il limite che hai scelto per le fiches è { $high } al giorno: altri { $amount } sono troppi.
    [loss-day] Il limite che hai scelto per le perdite è { $high } al giorno: potresti perdere altri { $amount }.
    [loss-week] Il limite che hai scelto per le perdite è { $high } alla settimana: potresti perdere altri { $amount }.
   *[other] Il limite che hai scelto è { $high }.
}
refused-paused = Il tavolo è in pausa: il tempo è fermo, e così ogni atto.
refused-practice-table = Questo è un tavolo di prova: le sue fiches non valgono nulla.
refused-role = Questo spetta a: { $roles }.
refused-same-bank = Hai lasciato questo tavolo da poco: torna con { $exact }, non { $chips }.
refused-seat-taken = Il posto { $seat } è occupato.
refused-second-signature = Deve firmare un altro membro del personale.
refused-seed-differs = Questi byte non sono quelli del tuo impegno.
refused-share-seed = Byte per la mescolata: { $why }.
refused-signature-waits = Aspetta già la seconda firma.
refused-staff-seated = Chi siede a un tavolo non vi decide.
refused-stale-coup = Era per il coup { $coup }; il tavolo è al coup { $now }.
refused-stale-turn = Troppo tardi: era per il turno { $turn } del coup, che è al turno { $now }.
refused-table-closed = Il tavolo è chiuso.
refused-table-closing = Il tavolo chiude dopo questo coup.
refused-table-exists = C’è già, o c’è stato, un tavolo { $table }.
refused-table-full = { $seats ->
    [one] L’unico posto è occupato.
   *[other] Tutti i { $seats } posti sono occupati.
}
refused-table-id = L’identificativo di un tavolo ha da 1 a 40 caratteri visibili, senza due punti.
refused-busy = La casa scrive quanto il suo disco permette, e ora non di più: chiedi di nuovo fra un momento.
refused-table-stopped = Il tavolo è fermo: qualcosa non ha funzionato, e il personale è stato chiamato.
refused-top-up-later = Le fiches si aggiungono tra un coup e l’altro.
refused-top-up-most = Ora si può aggiungere al massimo { $high }.
refused-unknown-request = Qui non c’è una richiesta così ({ $request }).
refused-unknown-table-seat = Non c’è un posto { $seat }: il tavolo ne ha { $seats }.
refused-void-waits = Un annullamento aspetta la seconda firma: prima firmalo o respingilo.
refused-wallet-short = Nel tuo portafoglio ci sono { $chips }; servono { $need }.
refused-long-reason = Un motivo ha al massimo { $characters } caratteri.
refused-own-account = Nessuno del personale decide del proprio denaro: lo fanno altri due.
refused-reason = Indica il perché: il motivo resta nel registro con il tuo nome.
refused-seed-early = Il coup { $coup } non è finito: fino ad allora il suo seme resta chiuso.
