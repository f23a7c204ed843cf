# Il proprio conto: che cosa si ha, che cosa ci si permette, come si va via.

pages-own-guest = Sei { $name }: un ospite
pages-own-guest-what = Un ospite gioca ai tavoli di prova, con fiches senza valore. Solo questo browser ti conosce; per { $days } giorni conserva il tuo posto e i tuoi coup.
pages-own-guest-account = Ai tavoli della casa si gioca con un conto.
pages-own-guest-registration = Lo apri da te, con un nome e una password.
pages-own-guest-cashier = Il cassiere lo apre e vende le fiches.
pages-own-chips = Fiches
pages-own-wallet = Nel portafoglio
pages-own-tables = Ai tavoli
pages-own-go-table = Vai al tavolo { $table }
pages-own-session = Questa sessione
pages-own-since = Da
pages-own-playing = Tempo
pages-own-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
pages-own-result = Risultato ai tavoli della casa
pages-own-idle = Finisce se non si fa nulla fino a
pages-own-role = Personale

pages-own-limits = I limiti che mi do
pages-own-limits-how = Un limite più stretto vale subito. Uno più largo, o nessuno, vale dopo 24 ore. I tavoli della casa e il cassiere li rispettano; la prova non conta.
pages-own-limit-buy-day = Fiches comprate in un giorno
pages-own-limit-loss-day = Perdita in un giorno
pages-own-limit-loss-week = Perdita in una settimana
pages-own-limit-stake = Una puntata
pages-own-limit-session-minutes = Tempo senza pausa
pages-own-limit-session-how = Quando è passato la sessione finisce, e c’è un’ora di pausa.
pages-own-none = nessun limite
pages-own-pending = dal { $when }: { $limit }
pages-own-change = Cambia
pages-own-at-most = Al massimo
pages-own-minutes-at-most = Minuti al massimo
pages-own-set = Imposta questo limite
pages-own-take-away = Nessun limite
pages-own-holds-now = { $name }: { $limit }. Vale da subito.
pages-own-holds-later = { $name }: { $limit }. Vale dal { $when }.

pages-own-exclude = Autoesclusione
pages-own-exclude-how = Da allora non ti siedi a nessun tavolo della casa e non aggiungi fiches. Quello che hai resta tuo, e il cassiere lo paga. Nessuno può tornare indietro: né tu, né la casa.
pages-own-exclude-for = Per quanto tempo?
pages-own-exclude-days = { $days ->
    [one] { $days } giorno
   *[other] { NUMBER($days) } giorni
}
pages-own-exclude-ever = per sempre
pages-own-exclude-ask = Mi escludo …
pages-own-exclude-until = L’esclusione varrebbe fino al { $when }.
pages-own-exclude-good = L’esclusione varrebbe per sempre.
pages-own-exclude-sure = So che nessuno può tornare indietro.
pages-own-exclude-go = Mi escludo ora
pages-own-excluded = L’autoesclusione dai tavoli della casa vale fino al { $when }.
pages-own-excluded-good = L’autoesclusione dai tavoli della casa vale per sempre.

pages-own-secret = Password e sessioni
pages-own-secret-old = Password attuale
pages-own-secret-new = Nuova password
pages-own-secret-length = da { $low } a { $high } caratteri
pages-own-secret-set = Cambia la password
pages-own-secret-done = La password è cambiata. Altrove ogni sessione è finita.
pages-own-everywhere = Esci ovunque
pages-own-everywhere-how = Chiude ogni tua sessione, in tutti i browser e programmi, anche questa.
