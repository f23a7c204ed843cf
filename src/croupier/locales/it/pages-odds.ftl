# Quanto vale una scheda. Il resto sta in odds.ftl, progressive.ftl, session.ftl e chances.ftl.

pages-odds-what = Quanto vale la scheda: ogni distribuzione contata, nessuna estratta a campione.
pages-odds-what-stud = Quanto vale la scheda: ogni distribuzione contata; dove le probabilità vanno estratte a campione, se ne dice l’errore.
pages-odds-sheet = La scheda
pages-odds-sheet-how = Cambia una riga e il valore segue. I tavoli giocano secondo la scheda così com’è.
pages-odds-to-one = Paga, a 1
pages-odds-opens = Il mazziere apre con
pages-odds-multiple = Relance, × ante
pages-odds-jackpot-bet = Puntata progressiva
pages-odds-jackpot-seed = Contatore all’inizio
pages-odds-jackpot-contribution = Parte al contatore
pages-odds-rake-above = Prelievo oltre
pages-odds-rake-rate = Quota del prelievo
pages-odds-was = era { $value }
pages-odds-nothing = assente
pages-odds-others = Altre righe cambiate
pages-odds-reset = Torna alla scheda
pages-odds-edited = { $count ->
    [one] Una riga differisce dalla scheda. L’indirizzo la conserva.
   *[other] { $count } righe differiscono dalla scheda. L’indirizzo le conserva.
}
pages-odds-counting = Si contano tutte le distribuzioni…
pages-odds-again = Chiedi di nuovo
pages-odds-faulty = Così non è una scheda. I numeri sono gli ultimi che reggevano.
pages-odds-return = Resa al giocatore, sull’ante
pages-odds-break-even = Il progressivo va in pareggio da
pages-odds-counted = Il gioco migliore, su { $deals } distribuzioni.
pages-odds-of-ante = % dell’ante
pages-odds-and-better = o meglio
pages-odds-and-lower = o meno
pages-odds-always = sempre relance
pages-odds-some = relance così spesso, in percento
pages-odds-never = sempre passo
pages-odds-meter = Se il contatore segna
pages-odds-at-meter = Resa con il contatore a { $meter }
pages-odds-bankroll = Denaro a disposizione
pages-odds-session-of = { $coups } coup con un ante di { $ante }, con il gioco migliore.
pages-odds-of-pot = su { $pot }
pages-odds-out-of-order = più frequente della classe sotto di essa
pages-odds-no-amount = Non è un importo: scrivilo come 500,00
pages-odds-take = Da portare via
pages-odds-take-how = La scheda così come è modificata, tutti i numeri per i programmi, ogni tabella per sé; i grafici sotto ciascuno.
pages-odds-json = Tutti i numeri (JSON)
pages-odds-csv = Tabelle (CSV)
pages-odds-table-outcomes = esiti
pages-odds-table-distribution = risultati
pages-odds-table-pays = pagamenti
pages-odds-table-strategy = gioco migliore
pages-odds-table-rules = regole più facili
pages-odds-table-classes = mani
pages-odds-table-shows = mani scoperte più alte
pages-odds-table-rake = prelievo per piatto
pages-odds-table-stakes = prelievo per posta

# Il calcolatore delle probabilità al tavolo di stud.
pages-chances-title = La probabilità di ogni posto
pages-chances-how = I posti seguono in senso orario dalla sinistra del bottone. Scegli dove, poi la carta. Una carta coperta che nessuno conosce resta coperta; di una mano passata inserisci ciò che si è visto: quelle carte non sono più nel mazzo.
pages-chances-clear = Cancella
pages-chances-folded = Passata
pages-chances-hidden = Carta coperta { $number }: { $card }
pages-chances-shown = Carta scoperta { $number }: { $card }
pages-chances-unknown = sconosciuta
pages-chances-empty = da scegliere
pages-chances-lacks = { $count ->
    [one] ancora una carta da scegliere
   *[other] ancora { $count } carte da scegliere
}
pages-chances-pick-hidden = Posto { $seat }: carta coperta { $number } di { $of }
pages-chances-pick-shown = Posto { $seat }: carta scoperta { $number } di { $of }
pages-chances-taken = { $card }: sta al posto { $seat }
pages-chances-keys = Da tastiera: le frecce, o un valore e poi un seme (c, d, h, s); Backspace toglie la carta.
pages-chances-no-hidden = Sconosciuta
pages-chances-no-shown = Nessuna carta
pages-chances-done = Fatto
pages-chances-json = Probabilità (JSON)
pages-chances-csv = Probabilità (CSV)
