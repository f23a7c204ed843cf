# I miei coup: l’elenco, la ripetizione passo passo, la prova.

pages-coups-game = Gioco
pages-coups-result = Risultato
pages-coups-all = tutti
pages-coups-won = vinti
pages-coups-lost = persi
pages-coups-day = Giorno
pages-coups-more = I precedenti
pages-coups-none = Ancora nessun coup.
pages-coups-nobody = Qui non hai ancora giocato.
pages-coups-voided = annullato
pages-coup-why = Chi è stato pagato, quanto e perché
pages-coup-record = Il verbale (TOML)
pages-coup-phh = Storia della mano (PHH)
pages-replay = Il coup, passo passo
pages-replay-pot = Nel piatto: { $amount }
pages-replay-first = All’inizio
pages-replay-back = Un passo indietro
pages-replay-next = Un passo avanti
pages-replay-last = Alla fine
pages-replay-step = Passo { NUMBER($at) } di { NUMBER($of) }
pages-proof = La mescolata
pages-proof-how = Verificato qui, dal solo tuo browser, con ciò che la casa ha mostrato prima delle puntate e prima della prima carta.
pages-proof-impossible = Questo browser non può verificarlo: serve una connessione sicura (https).
pages-proof-cards-failed = { $lost ->
    [one] Una carta non è nella radice alla sua posizione.
   *[other] { NUMBER($lost) } carte non sono nella radice alle loro posizioni.
}
pages-proof-values = I valori
pages-proof-commitment = Impegno, prima delle puntate
pages-proof-root = Radice, prima della prima carta
pages-proof-seed = I byte della casa
