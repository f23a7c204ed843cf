### Molti coup: `croupier simulate`.

simulate-waiting = Preparazione: la prima volta le regole vengono compilate, il che richiede un minuto
simulate-playing = { $coups ->
    [one] Si gioca { $coups } coup
   *[other] Si giocano { $coups } coup
}
simulate-rate = { $rate } al secondo
simulate-stopped = Interrotto dopo { $done } su { $coups } coup. Per continuare: { $again }
simulate-died = I processi che giocano sono stati interrotti più volte, forse per mancanza di memoria; ne sono conservati { $done } su { $coups } coup. Per continuare con un solo processo: { $again }
simulate-not-kept = Interrotto dopo { $done } su { $coups } coup, che non si sono potuti conservare: { $why }. Indicare con --resume un file scrivibile.
simulate-unkept = Non si è potuto conservare ciò che si è giocato: { $why }
simulate-how-caribbean = { $coups } coup, { $seats ->
    [one] un posto
   *[other] { $seats } posti
}, strategia { $strategy }, ante { $ante }, seme { $seed }
simulate-how-stud = { $coups } coup, { $seats } giocatori, tavoli di { $session } coup, seme { $seed }

## Caribbean Stud

simulate-part-worth = Valore, senza il progressivo
simulate-part-outcomes = Come finisce una mano
simulate-part-progressive = La puntata progressiva e il suo contatore
simulate-part-sessions = Sessioni di { $coups } coup
simulate-head-found = Simulato
simulate-head-exact = Esatto
simulate-head-verdict = Concordano
simulate-head-outcome = Esito
simulate-head-hands = Mani
simulate-head-share = Quota
simulate-edge = Vantaggio della casa, sull’ante
simulate-interval = Intervallo al { $level }
simulate-range = da { $low } a { $high }
simulate-deviation = Deviazione standard, in ante
simulate-raised = Mani rilanciate
simulate-net = Risultato di tutti i giocatori
simulate-hold = Ciò che la casa trattiene di tutte le puntate
simulate-agrees = sì
simulate-misses = no
simulate-verdict-agrees = Il valore esatto è nell’intervallo al 99%, a { $off } errori standard da quanto trovato: concordano.
simulate-verdict-misses = Il valore esatto è fuori dall’intervallo al 99%, a { $off } errori standard da quanto trovato. Per caso accade a un seme su cento: se ne provi un altro.
simulate-progressive-net = Risultato di tutti i giocatori con questa puntata
simulate-meter-start = Il contatore all’inizio
simulate-meter-fed = Versato dalle puntate
simulate-meter-seeds = Nuovi importi iniziali
simulate-meter-paid = Vinto
simulate-meter-end = Alla fine
simulate-meter-least = Minimo
simulate-meter-most = Massimo
simulate-meter-mean = In media
simulate-sessions-how = { $meter ->
    [none] { $sessions ->
        [one] { $sessions } sessione
       *[other] { $sessions } sessioni
    }
   *[other] { $sessions ->
        [one] { $sessions } sessione
       *[other] { $sessions } sessioni
    } con la puntata progressiva, il contatore fermo a { $meter }
}
simulate-ahead = In vincita alla fine
simulate-ruin = { $bankroll } non bastano
simulate-result = Risultato al massimo
simulate-chips = Fiche al massimo

## Stud

simulate-part-rake = Il prelievo per posta
simulate-part-stake = Giocatori, ante { $ante }
simulate-head-ante = Ante
simulate-head-rake-a-coup = A coup
simulate-head-interval = Intervallo al 95%
simulate-head-raked = Con prelievo
simulate-head-showdowns = Mostrate
simulate-head-evening = Sessione, in ante
simulate-head-pot = Piatto medio
simulate-head-player = Posto
simulate-head-antes = Ante a coup
simulate-head-folded = Passate
simulate-head-alone = Rimaste sole
simulate-head-won = Vinte
simulate-head-shared = Divise
simulate-head-lost = Perse
simulate-head-lost-bank = Banco perso

## Grafici

chart-simulated-share = Quota delle sessioni
chart-simulated-sessions = { $sessions ->
    [one] { $sessions } sessione giocata
   *[other] { $sessions } sessioni giocate
}, seme { $seed }
chart-simulated-dots = Punti: le probabilità esatte
chart-simulated-players = Quanto vince ogni giocatore, con il suo intervallo al 95%
chart-simulated-antes = Ante a coup
chart-simulated-coups = { $coups } coup, seme { $seed }

## Ciò che si rifiuta

simulation-coups = --coups { $coups }: se ne giocano da 1 a { $most }
simulation-seats = --seats { $seats }: questo tavolo ha da 1 a { $most } posti
simulation-ante = un ante è sopra lo zero
simulation-stakes = la scheda ha le poste da 0 a { $last }
simulation-seed = { $seed }: un seme è un numero intero da 0 a { $most }
simulation-session = --session { $coups }: una sessione ha da 1 a { $most } coup
simulation-players = numero di giocatori indicati: { $players }; a questo tavolo siedono da 2 a { $most } giocatori
simulation-player = non c’è un giocatore «{ $name }»: ci sono { $known }
simulation-trained-two = a due, croupier train dice che cosa vince il giocatore allenato: indicare tre giocatori o più
simulation-peek = il posto { $who } non può vedere una carta coperta del posto { $whom }
simulation-peek-deal = si vede una carta coperta dove ogni mano ne ha una: nella smazzata aperta
simulation-sharing-exposed = la condivisione si misura dove il mazziere espone una carta
simulation-common-hits = mani che hanno vinto dal contatore in { $coups } coup: { $hands }; simulare una scheda che ne paga quote solo per mani rare, o con --no-progressive
simulation-workers = --workers { $workers }: giocano da 1 a { $most } processi
simulation-workers-died = i processi che giocano sono stati interrotti più volte, forse per mancanza di memoria: prenderne meno, come --workers 1
simulation-cluster-missing = un cluster richiede Dask: installare croupier[cluster], qui e sulle macchine che giocano
simulation-cluster-address = «{ $address }» non è l’indirizzo di uno scheduler: scriverlo come lo dice dask scheduler, ad esempio { $example }
simulation-cluster-silent = nessuno scheduler Dask risponde a { $address }: scrivere l’indirizzo come lo dice dask scheduler, ad esempio { $example }
simulation-cluster-idle = nessuno lavora per lo scheduler a { $address }: avviare dask worker { $address }
simulation-kept-none = { $path }: questa non è una simulazione conservata; indicare un altro file
simulation-kept-no-file = { $path }: non si può scrivere qui come in un file; indicare un file
simulation-kept-version = { $path }: conservato da un’altra versione di Croupier, { $version }, che divide altrimenti; prendere quella versione, o ricominciare con un altro file
simulation-kept-damaged = { $path }: questo file è danneggiato; ricominciare con un altro
simulation-kept-other-sheet = { $path }: conservato di un’altra simulazione, la sua scheda ha altre regole; indicare un altro file
simulation-kept-other = { $path }: conservato di un’altra simulazione, { $option } era { $was } e ora è { $now }; scriverlo come prima, o indicare un altro file
simulation-kept-busy = { $path }: un altro processo lavora su questo file; attendere la sua fine, o indicarne un altro
simulation-training-none = { $path }: questo non è un allenamento conservato; indicare un altro file
simulation-training-other = { $path }: questo allenamento è di un’altra scheda che { $name }; indicare un altro file
simulation-training-streets = l’allenamento richiede che tutte le carte coperte siano date nel primo giro

simulate-refused-option = { $option } è del { $game }, e questa scheda è del { $other }
simulate-refused-seats = --seats { $seats }: il numero di giocatori indicati con --players è { $players }
simulate-refused-stake = --ante { $ante }: le poste della scheda hanno gli ante { $known }
simulate-refused-amount = { $option } { $text }: un importo è zero o più, ad esempio 10.00
simulate-refused-workers = --workers è di questa macchina: un cluster, --on, ha i propri
simulate-refused-picture = --plot { $path }: un grafico si disegna in .svg o .png; terminare così il nome
simulate-refused-dark = --dark è di un grafico: dire dove disegnarlo, con --plot FILE
simulate-refused-folder = { $path }: non c’è una cartella { $folder }
simulate-refused-file = { $path }: non si può scrivere qui come in un file; indicare un file
simulate-refused-same = { $path }: due opzioni indicano questo file; indicarne un altro per una di esse
simulate-refused-parquet = --parquet richiede PyArrow: installare croupier[parquet]
