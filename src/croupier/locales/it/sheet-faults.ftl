### Che cosa può non andare in una scheda di regole. Ogni errore è due messaggi: che cosa non va e,
### dopo un punto e virgola sulla stessa riga, che cosa andrebbe bene.

## Il file non si può leggere

fault-no-sheet = non c’è una scheda fornita con questo nome
fault-no-sheet-mend = intendevi { $near }? un file ha bisogno di una / o finisce in .toml
fault-no-sheet-far = non c’è una scheda fornita con questo nome
fault-no-sheet-far-mend = ci sono { $known }; un file ha bisogno di una / o finisce in .toml
fault-no-file = il file non si può leggere: { $why }
fault-no-file-mend = controlla il percorso; croupier sheet list elenca le schede fornite
fault-too-large = il file ha più di { $limit } byte
fault-too-large-mend = una scheda di regole è una pagina di testo TOML
fault-not-utf8 = il byte { $byte } non è testo UTF-8
fault-not-utf8-mend = salva la scheda come testo in UTF-8
fault-not-toml = non è TOML: { $why }
fault-not-toml-mend = una riga è chiave = valore, una sezione comincia con [nome], un testo sta tra "virgolette dritte"
fault-too-deep = parentesi dentro parentesi senza fine
fault-too-deep-mend = a una scheda di regole bastano tre livelli

## Chiavi

fault-missing = manca "{ $name }"
fault-missing-mend = aggiungi la riga; croupier sheet schema descrive ogni chiave
fault-unknown-key = la chiave "{ $name }" è sconosciuta
fault-unknown-key-mend = intendevi "{ $near }"?
fault-unknown-key-far = la chiave "{ $name }" è sconosciuta
fault-unknown-key-far-mend = qui sono note: { $known }
fault-no-game = la scheda non dice per quale gioco è
fault-no-game-mend = scrivi game = uno tra { $known }
fault-unknown-game = { $value } non è un gioco che Croupier conosca
fault-unknown-game-mend = i giochi sono { $known }
fault-other-game = il gioco non si può cambiare in { $value }
fault-other-game-mend = carica una scheda di quel gioco
fault-no-equals = { $value } non è un’impostazione
fault-no-equals-mend = scrivi CHIAVE=VALORE, come raise.pays.flush=6
fault-no-such-place = non c’è una riga { $name }
fault-no-such-place-mend = le righe si contano da 0; l’ultima è { $most }
fault-no-section = "{ $name }" è un valore singolo e non ha chiavi proprie
fault-no-section-mend = termina lì la chiave

## Valori singoli

fault-not-count = { $value } non è un numero intero
fault-not-count-mend = scrivilo senza virgolette né decimali, come 7
fault-not-flag = { $value } non è né true né false
fault-not-flag-mend = scrivi true o false, senza virgolette
fault-not-text = { $value } non è testo
fault-not-text-mend = mettilo tra virgolette dritte, come "A K"
fault-not-list = { $value } non è un elenco
fault-not-list-mend = scrivi i valori tra parentesi quadre, separati da virgole
fault-not-section = { $value } non è una sezione con chiavi
fault-not-section-mend = scrivilo come [sezione] con una riga per ogni chiave
fault-not-currency = { $value } non è il codice di una valuta
fault-not-currency-mend = scrivi tre lettere maiuscole, come "CAD" o "EUR"
fault-not-amount = { $value } non è un importo di denaro
fault-not-amount-mend = scrivilo tra virgolette dritte con al massimo due decimali, come "5.00"
fault-negative = { $value } è negativo
fault-negative-mend = un importo è zero o più, come "5.00"
fault-not-percent = { $value } non è una percentuale
fault-not-percent-mend = scrivila tra virgolette dritte, come "2.5%"
fault-not-pay = { $value } non è una paga «a 1»
fault-not-pay-mend = scrivi un numero da 0 in su, come 7, 1.5 o "3 to 2"
fault-not-prize = { $value } non è un premio
fault-not-prize-mend = scrivi una quota del contatore come "10%", o un importo come "500.00"
fault-not-a-choice = { $value } non è una delle scelte
fault-not-a-choice-mend = scrivi { $known }
fault-too-small = { $value } è troppo poco
fault-too-small-mend = il minimo è { $bound }
fault-too-great = { $value } è troppo
fault-too-great-mend = il massimo è { $bound }
fault-empty = qui non è elencato nulla
fault-empty-mend = elencane almeno uno
fault-too-many = qui è elencato più di quanto abbia qualsiasi gioco
fault-too-many-mend = elencane al massimo { $bound }
fault-not-words = { $value } non è una riga di testo
fault-not-words-mend = scrivi da 1 a 80 caratteri su una riga
fault-and-more = { $count ->
    [one] un’altra chiave è in errore
   *[other] altre { $count } chiavi sono in errore
}
fault-and-more-mend = correggi prima quelle sopra
fault-refused = { $value } non regge: { $why }
fault-refused-mend = croupier sheet schema descrive ogni chiave
fault-zero = l’importo è zero
fault-zero-mend = scrivi un importo sopra zero, come "1.00"
fault-over-100 = { $value } è più dell’intero
fault-over-100-mend = scrivi al massimo "100%"
fault-too-much-money = così tanto denaro non si può tenere esatto
fault-too-much-money-mend = resta a { $most } o meno

## Righe che non vanno insieme

fault-unknown-class = "{ $name }" non è qui una classe di mani
fault-unknown-class-mend = intendevi "{ $near }"?
fault-unknown-class-far = "{ $name }" non è qui una classe di mani
fault-unknown-class-far-mend = le classi sono { $known }
fault-class-twice = "{ $name }" compare due volte nell’ordine
fault-class-twice-mend = toglila una volta
fault-class-missing = all’ordine manca { $names }
fault-class-missing-mend = aggiungi ciò che manca; si possono omettere solo "royal flush" e "straight flush"
fault-class-never = nessuna mano può mai essere "{ $name }" in questo punto dell’ordine
fault-class-never-mend = spostala sopra la classe che prende le sue mani, o toglila
fault-row-missing = la tabella non ha una riga per "{ $name }"
fault-row-missing-mend = aggiungi una riga come "{ $name }" = 1
fault-row-missing-pair = la tabella non ha una riga per "{ $name }"
fault-row-missing-pair-mend = aggiungi "{ $name }" = 1, o scrivi "pair of aces or kings" = 1 al posto di "pair" e "high card"
fault-row-replaced = "{ $name }" e "pair of aces or kings" stanno nella stessa tabella
fault-row-replaced-mend = tieni o "pair" e "high card", o solo "pair of aces or kings"
fault-pays-decrease = "{ $higher }" è pagata { $pay }, la più bassa "{ $lower }" { $more }
fault-pays-decrease-mend = paga la mano più alta almeno { $more }
fault-prize-missing = "{ $name }" non ha un premio, mentre la più bassa "{ $lower }" ce l’ha
fault-prize-missing-mend = aggiungi una riga come "{ $name }" = "500.00"
fault-prize-low-at-seed = al valore iniziale di { $seed }, { $pay } per "{ $higher }" è meno di { $more } per la più bassa "{ $lower }"
fault-prize-low-at-seed-mend = alza la quota o il valore iniziale, se non è voluto
fault-shares-over-100 = con { $seats } posti, a { $value } ciascuno, si potrebbe prendere { $together } di un contatore
fault-shares-over-100-mend = abbassa la quota, metti meno posti, o scrivi order = "seat"
fault-returns-over-1 = a lungo termine la puntata progressiva rende { $total }: { $fixed } dai premi fissi, { $contribution } dal contatore, { $seed } dal valore iniziale
fault-returns-over-1-mend = abbassa il contributo, il valore iniziale o i premi fissi per restare sotto il 100%
fault-odd-cents = { $pay } su una puntata di { $bet } non dà centesimi interi
fault-odd-cents-mend = scegli la paga o table.unit in modo che li dia; altrimenti il pagamento è arrotondato in meno
fault-not-rank = { $value } non è un valore di carta
fault-not-rank-mend = scrivi da "2" a "9", "10", "J", "Q", "K" o "A"
fault-not-deck = { $value } non indica un mazzo
fault-not-deck-mend = scrivi il valore più basso come "7", o "11 - players"
fault-deck-too-short = un mazzo da { $value } in su non ha scale
fault-deck-too-short-mend = il valore più basso va da "2" a "10"
fault-deck-too-short-for = con { $players } giocatori, "{ $value }" lascia un mazzo senza scale
fault-deck-too-short-for-mend = il valore più basso va da "2" a "10" per ogni numero di giocatori
fault-deck-too-small = { $players } giocatori richiedono { $needed } carte, il mazzo ne ha { $cards }
fault-deck-too-small-mend = metti al massimo { $most } posti, o usa un mazzo più grande
fault-deck-too-small-with-dealer = { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
} e il mazziere richiedono { $needed } carte, il mazzo ne ha { $cards }
fault-deck-too-small-with-dealer-mend = metti al massimo { $most } posti, o usa un mazzo più grande
fault-no-such-hand = "{ $value }" non è una mano con cui aprire
fault-no-such-hand-mend = scrivi valori come "A K" o "Q Q", una classe come "pair", o "any"
fault-min-above-max = la puntata minima di { $min } supera la massima, { $max }
fault-min-above-max-mend = scambiale, o correggi quella sbagliata
fault-not-whole-units = { $value } non è un multiplo di { $unit }
fault-not-whole-units-mend = scrivi "{ $below }" o "{ $above }", o cambia table.unit
fault-bank-below-ante = la cave di { $bank } è sotto l’ante di { $ante }
fault-bank-below-ante-mend = una cave contiene almeno un ante
fault-stake-twice = l’ante di { $ante } è già alla riga { $first } delle poste
fault-stake-twice-mend = una riga per ogni ante
fault-not-five-cards = i giri danno { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
fault-not-five-cards-mend = down e up di tutti i giri fanno cinque in tutto
fault-empty-street = questo giro non dà carte
fault-empty-street-mend = metti down = 1 o up = 1, o toglilo
fault-blind-not-higher = { $name } è di { $size } ante, non più di { $before } che è di { $less }
fault-blind-not-higher-mend = ogni buio è più alto del precedente
fault-over-never = over richiede { $players } giocatori, il tavolo ha { $seats } posti
fault-over-never-mend = metti più posti, abbassa players, o togli over
