### Il valore di una scheda: `croupier odds`.

odds-counting = Conteggio di tutte le distribuzioni di { $cards } carte

## Le strategie in frasi. $hand è una mano del giocatore, $ranks sono valori di carte.

odds-line-raise = Fare la relance con { $hand }.
odds-line-raise-if = Fare la relance con { $hand } se { $conditions }.
odds-line-fold = Passare con { $hand }.
odds-line-fold-if = Passare con { $hand } se { $conditions }.
odds-line-else-raise = Fare la relance con tutto il resto.
odds-line-else-fold = Passare con tutto il resto.
odds-and = { " e se " }
odds-if-exposed = il mazziere mostra { $ranks }
odds-if-matches = la carta del mazziere ha il valore di una delle tue
odds-if-matches-not = la carta del mazziere non ha il valore di nessuna delle tue
odds-if-has = nella tua mano { $number ->
    [one] c’è una carta di valore { $ranks }
   *[other] c’è una carta di questi valori: { $ranks }
}
odds-if-has-no = nella tua mano non { $number ->
    [one] c’è alcuna carta di valore { $ranks }
   *[other] c’è alcuna carta di questi valori: { $ranks }
}
odds-if-below = la carta del mazziere è più bassa { $place ->
    [1] della tua carta più alta
    [2] della tua seconda carta
    [3] della tua terza carta
    [4] della tua quarta carta
   *[other] della tua carta più bassa
}
odds-if-above = la carta del mazziere è più alta { $place ->
    [1] della tua carta più alta
    [2] della tua seconda carta
    [3] della tua terza carta
    [4] della tua quarta carta
   *[other] della tua carta più bassa
}
odds-ranks-run = { $high ->
    [asso] da { $low } ad asso
   *[other] da { $low } a { $high }
}
odds-ranks-or = { $some } o { $last }
odds-hand-any = qualsiasi mano
odds-hand-high = { $ranks }
odds-hand-of = { $name }, { $ranks }
odds-hand-better = { $hand } o meglio
odds-hand-lower = { $hand } e meno
odds-hand-span = tra { $low } e { $high }
odds-always = Con { $hand } o meglio si fa sempre la relance, qualunque carta mostri il mazziere.
odds-never = Con { $hand } o meno si passa sempre, qualunque carta mostri il mazziere.
odds-between = Nel mezzo dipende dalla carta del mazziere.

## La pagina

odds-title = { $name }, { $house }
odds-how = { $strategy ->
    [optimal] gioco migliore
   *[other] strategia: { $strategy }
}{ $seen ->
    [0] , nessuna carta del mazziere vista
    [one] , una carta del mazziere vista
   *[other] , { $seen } carte del mazziere viste
}{ $dead ->
    [0] { "" }
    [one] , una carta morta
   *[other] , { $dead } carte morte
}{ $ante ->
    [none] { "" }
   *[other] , paghe per un ante di { $ante }
}
odds-digest = scheda { $digest }
odds-part-worth = Valore
odds-part-outcomes = Come finisce una distribuzione, risultati in ante
odds-part-strategy = Il gioco migliore
odds-part-learn = Regole più facili da imparare, e quanto costa ciascuna
odds-part-compare = Confronto
odds-part-changes = Righe che differiscono
odds-house-edge = Vantaggio della casa, sull’ante
odds-element-of-risk = Vantaggio della casa, su tutto il puntato
odds-average-bet = Puntata media, in ante
odds-standard-deviation = Deviazione standard, in ante
odds-raise-frequency = Mani con relance
odds-dealer-opens = Il mazziere apre
odds-deals = Distribuzioni contate
odds-net = Risultato del giocatore su tutte, in ante
odds-outcome = Esito
odds-count = Distribuzioni
odds-chance = Probabilità
odds-result = Risultato
odds-brings = Apporta
odds-end-fold = mano abbandonata
odds-end-no_open = il mazziere non apre
odds-end-lose = il mazziere è più alto
odds-end-push = mani pari
odds-end-win = vincita: { $hand }
odds-chart = Quanto spesso il gioco migliore fa la relance: mano (righe), carta del mazziere (colonne)
odds-hand = Mano
odds-all = Tutte
odds-rule = Regola
odds-edge = Vantaggio
odds-cost = Costa
odds-points = { $points } punti
odds-percent = { $number }%
odds-figure = Grandezza
odds-before = Prima
odds-after = Dopo
odds-difference = Differenza
odds-line = Riga
odds-none = –
odds-learn-how = Un punto è l’uno per cento dell’ante. Ogni regola si può giocare con --strategy.
odds-best-play = gioco migliore
