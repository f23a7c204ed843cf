### Molti colpi: `croupier simulate`.

simulate-waiting = Preparazione: la prima volta le regole vengono compilate, il che richiede un minuto
simulate-playing = Si giocano { $coups } colpi
simulate-rate = { $rate } al secondo
simulate-stopped = Interrotto dopo { $done } colpi su { $coups }. Per continuare: { $again }
simulate-how-caribbean = { $coups } coups, { $seats ->
    [one] un posto
   *[other] { $seats } posti
}, strategia { $strategy }, ante { $ante }, seme { $seed }
simulate-how-stud = { $coups } colpi, { $seats } giocatori, tavoli di { $session } colpi, seme { $seed }

## Caribbean Stud

simulate-part-worth = Valore, senza il progressivo
simulate-part-outcomes = Come finisce una mano
simulate-part-progressive = La puntata progressiva e il suo contatore
simulate-part-sessions = Sessioni di { $coups } colpi
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
    [none] { $sessions } sessioni
   *[other] { $sessions } sessioni con la puntata progressiva, il contatore fermo a { $meter }
}
simulate-ahead = In vincita alla fine
simulate-ruin = { $bankroll } non bastano
simulate-result = Risultato al massimo
simulate-chips = Fiche al massimo

## Stud

simulate-part-rake = Il prelievo per posta
simulate-part-stake = Giocatori, ante { $ante }
simulate-head-ante = Ante
simulate-head-rake-a-coup = A colpo
simulate-head-interval = Intervallo al 95%
simulate-head-raked = Con prelievo
simulate-head-showdowns = Mostrate
simulate-head-evening = Sessione, in ante
simulate-head-pot = Piatto medio
simulate-head-player = Posto
simulate-head-antes = Ante a colpo
simulate-head-folded = Passate
simulate-head-alone = Rimaste sole
simulate-head-won = Vinte
simulate-head-shared = Divise
simulate-head-lost = Perse
simulate-head-lost-bank = Banco perso

## Grafici

chart-simulated-share = Quota delle sessioni
chart-simulated-sessions = { $sessions } sessioni giocate, seme { $seed }
chart-simulated-dots = Punti: le probabilità esatte
chart-simulated-players = Quanto vince ogni giocatore, con il suo intervallo al 95%
chart-simulated-antes = Ante a colpo
chart-simulated-coups = { $coups } colpi, seme { $seed }
