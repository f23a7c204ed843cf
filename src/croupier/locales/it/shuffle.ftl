# Che cosa dice `croupier record verify` del documento di un coup: che cosa regge, che cosa no, che cosa non si sa.

verify-proved = provato
verify-failed = SMENTITO
verify-unproved = non provato
verify-result-ok = Nulla in questo documento è smentito.
verify-result-failed = Questo documento è smentito.

verify-no-proofs = Il documento non ha prove della mescolata: non si sa come il mazzo sia arrivato al suo ordine.
verify-no-shares = Nessun posto ha aggiunto byte alla mescolata: nulla mostra che la casa abbia estratto a caso i propri.
verify-share = Ciò che il posto { NUMBER($seat) } ha aperto è ciò su cui si era impegnato con la sua puntata.
verify-share-failed = Ciò che il posto { NUMBER($seat) } ha aperto non è ciò su cui si era impegnato.
verify-share-replaced = Il posto { NUMBER($seat) } non ha aperto i suoi byte, e al loro posto sta il suo impegno. Se gli sia stato chiesto di aprirli, non si sa.
verify-seed-sealed = Il seed è sigillato: l’ordine dell’intero mazzo, e che i byte della casa siano quelli del suo impegno, li può controllare solo un ispettore o un revisore.
verify-commitment = I byte della casa sono quelli del suo impegno.
verify-commitment-failed = I byte della casa non sono quelli del suo impegno.
verify-root = I byte della casa e dei posti danno il seed, il seed dà l’ordine, e la radice ne contiene ogni carta.
verify-root-failed = La radice non è quella dell’ordine che danno i byte della casa e dei posti.
verify-not-dealt = Non c’è una radice: nessuna carta è stata data.
verify-order = Il mazzo era nell’ordine che dà il seed.
verify-order-failed = Il mazzo non era nell’ordine che dà il seed.
verify-witness = Quando siano stati mostrati non sta su alcun documento. Confronta con ciò che hai annotato, tavolo { $table }, coup { $coup }: prima delle puntate l’impegno { $commitment }, prima della prima carta la radice { $root }.
verify-settled = Rigiocato secondo la scheda, ogni atto è permesso e ogni pagamento risulta come è scritto.
verify-settled-failed = Rigiocato secondo la scheda, il coup non risulta come è scritto:
verify-voided = Il coup è stato annullato, e ogni puntata restituita.
verify-unfinished = Il coup non è finito: ogni atto è permesso, e nulla è ancora regolato.
verify-not-settled = Il documento non ha quanto occorre per regolare di nuovo il coup.
verify-cards = { $count ->
    [0] Il documento non apre alcuna carta.
    [one] La carta che il documento apre è nella radice, alla sua posizione.
   *[other] Tutte le { NUMBER($count) } carte che il documento apre sono nella radice, ciascuna alla sua posizione.
}
verify-cards-failed = { $lost ->
    [one] Una carta non è nella radice alla sua posizione: { $cards }
   *[other] { NUMBER($lost) } carte non sono nella radice alle loro posizioni: { $cards }
}
verify-named = Ogni carta che il documento nomina ha la sua prova.
verify-named-failed = Il documento nomina una carta senza prova.
verify-sheet-failed = La scheda non è quella della sua impronta.
verify-not-over = Il coup non era finito, o è stato annullato: non si controlla che ogni carta fosse dove le regole la danno, né chi sia pagato quanto.
verify-places = Ogni carta che questo posto ha visto era dove le regole la danno. Le mani rimaste coperte contano come le intendono le regole: abbandonate, battute, senza premio.
verify-places-failed = { $count ->
    [one] Una carta che questo posto ha visto non ha prova alla posizione da cui le regole la danno.
   *[other] { NUMBER($count) } carte che questo posto ha visto non hanno prova alle posizioni da cui le regole le danno.
}

fault-paper-not-a-share = «{ $line }» non è il contributo di un posto
fault-paper-not-a-share-mend = un contributo si scrive POSTO IMPEGNO [BYTE], come "3 9f2c… 04b1…"
fault-paper-not-an-opened-card = «{ $line }» non apre una carta
fault-paper-not-an-opened-card-mend = una carta si apre con POSIZIONE CARTA SALE PERCORSO…, come "0 Ah 77e0… 5d3a…"
