### La scheda di regole come pagina, il suo controllo, e l’elenco delle schede fornite.

sheet-line = { $what }; { $mend }
sheet-percent = { $number }%
sheet-warning = attenzione: { $line }

## croupier sheet list

sheet-list-name = Regole
sheet-list-sheet = Scheda
sheet-how-caribbean = { $seats ->
    [one] un posto
   *[other] { $seats } posti
} contro il mazziere, { $exposed ->
    [0] nessuna carta del mazziere scoperta
    [one] una carta del mazziere scoperta
   *[other] { $exposed } carte del mazziere scoperte
}
sheet-how-stud-open = fino a { $seats } giocatori, carte scoperte giro per giro
sheet-how-stud-closed = fino a { $seats } giocatori, tutte le carte coperte

## croupier sheet check

sheet-check-sound = { $file }: in ordine, { $warnings ->
    [0] nessun avvertimento
    [one] un avvertimento
   *[other] { $warnings } avvertimenti
}
sheet-check-open = Che cosa la scheda stampata lascia aperto, e la decisione che lo colma
sheet-check-ruling = Decisione
sheet-check-line = Riga
sheet-check-default = predefinito
sheet-check-sentence = Che cosa dice
sheet-check-setting = Nella scheda
sheet-check-none = niente

## croupier sheet show

sheet-title-by = { $name }, { $house }
sheet-digest = impronta { $digest }
sheet-part-table = Al tavolo
sheet-part-hands = Le mani, dalla più alta
sheet-part-coup = Come si svolge un coup
sheet-part-stakes = Poste
sheet-part-deck = Il mazzo
sheet-part-jackpot = Il jackpot progressivo
sheet-part-between = Tra un coup e l’altro

sheet-seats = Posti
sheet-ante = Ante
sheet-ante-limits = da { $min } a { $max }
sheet-unit = Puntate a multipli di
sheet-clock = Tempo
sheet-clock-caribbean = { $bets } s per puntare, { $decision } s per decidere
sheet-clock-stud = { $act } s per agire, { $blinds } s per prendere un buio
sheet-max-payout = Una relance vince al massimo
sheet-max-payout-none = senza tetto
sheet-deck-full = un mazzo di 52 carte
sheet-deck-from = { $cards } carte, da { $rank } in su
sheet-deck = Mazzo
sheet-ace-low = Asso anche basso
sheet-ace-low-yes = sì: { $example } è una scala
sheet-ace-low-no = no
sheet-kickers = Mani pari
sheet-kickers-all = contano tutte le altre carte; mai i semi
sheet-kickers-first = conta una sola altra carta; mai i semi

sheet-hand = Mano
sheet-example = Esempio
sheet-pays = Relance
sheet-prize = Progressivo
sheet-to-one = { $num } a { $den }
sheet-letter-note = * d’assi o di re; ogni altra coppia vincente riprende la sua relance
sheet-pushes = restituita
sheet-share-whole = tutto il contatore
sheet-share = { $share } del contatore

sheet-cs-ante = Ogni giocatore punta un ante da { $min } a { $max }, a multipli di { $unit }; le sue fiches devono coprire { $times } volte l’ante.
sheet-cs-progressive = Accanto all’ante un giocatore può mettere la puntata progressiva di { $bet }.
sheet-cs-closed = Dopo { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} il mazziere dice «Rien ne va plus»: le puntate restano come sono.
sheet-cs-deal = Cinque carte coperte vanno a ogni posto dalla sinistra del mazziere, poi cinque al mazziere; { $exposed ->
    [0] delle sue nessuna è scoperta.
    [one] l’ultima delle sue è scoperta.
   *[other] le ultime { $exposed } delle sue sono scoperte.
}
sheet-cs-decide = Ogni giocatore guarda le carte e, entro { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}, fa una relance di esattamente { $multiple ->
    [one] l’ante
    [2] due volte l’ante
   *[other] { $multiple } volte l’ante
}, oppure passa e perde l’ante. Non si mostrano le carte e non se ne parla.
sheet-cs-opens = Quando tutti hanno deciso si scopre la mano del mazziere. Apre con { $hand } o meglio.
sheet-cs-opens-any = Quando tutti hanno deciso si scopre la mano del mazziere. Apre sempre.
sheet-cs-no-open = Non apre: ogni ante rimasto in gioco è pagato alla pari, la relance è restituita.
sheet-cs-higher = Apre e il giocatore è più alto: l’ante è pagato alla pari, la relance secondo la tabella.
sheet-cs-lower = Apre e il giocatore è più basso: ante e relance sono persi.
sheet-cs-equal = Apre e le mani sono pari: entrambe le puntate sono restituite.
sheet-cs-prizes = La puntata progressiva è pagata secondo la sola mano del giocatore, qualunque sia quella del mazziere; la puntata stessa non è restituita.
sheet-cs-seed = Il contatore parte da
sheet-cs-bet = Puntata
sheet-cs-contribution = Parte di ogni puntata al contatore
sheet-cs-folded = Una mano abbandonata
sheet-cs-folded-yes = conserva la sua puntata progressiva
sheet-cs-folded-no = perde la sua puntata progressiva
sheet-cs-order = Più vincitori
sheet-cs-order-seat = uno dopo l’altro dalla sinistra del mazziere, ciascuno su ciò che resta
sheet-cs-order-share = prima le quote minori, quelle dell’intero contatore si dividono il resto

sheet-stake-ante = Ante
sheet-stake-bank = Cave
sheet-stake-banks = n°
sheet-stake-maximum = Cave massima
sheet-players = Giocatori
sheet-lowest = Carta più bassa
sheet-cards = Carte

sheet-st-ante = Prima delle carte ogni giocatore versa l’ante del tavolo. Chi ha di meno versa ciò che ha ed è all-in; chi non ha nulla non riceve carte.
sheet-st-blinds = A sinistra del bottone ciascuno a turno può prendere un buio prima delle carte: { $blinds }. { $of ->
    [antes] La misura è la somma di tutti gli ante nel piatto.
   *[ante] La misura è un solo ante.
}
sheet-st-blind = { $name } { $times } volte
sheet-st-blind-over = { $name } { $times } volte (da { $players } giocatori in su)
sheet-st-street = { $cards ->
    [first] Ogni giocatore riceve
   *[more] Ogni giocatore rimasto riceve
} { $down ->
    [0] { $up ->
        [one] una carta scoperta
       *[other] { $up } carte scoperte
    }
    [one] { $up ->
        [0] una carta coperta
        [one] una carta coperta e una scoperta
       *[other] una carta coperta e { $up } scoperte
    }
   *[other] { $up ->
        [0] { $down } carte coperte
        [one] { $down } carte coperte e una scoperta
       *[other] { $down } carte coperte e { $up } scoperte
    }
}; segue un giro di puntate.
sheet-st-streets-same = Lo stesso ancora { $times ->
    [one] una volta
   *[other] { $times } volte
}: { $up ->
    [one] una carta scoperta
   *[other] { $up } carte scoperte
}, poi un giro di puntate.
sheet-st-first = Parla per primo il giocatore a sinistra del bottone, o dell’ultimo buio{ $later ->
    [best] ; nei giri successivi la migliore mano in vista.
    [marker] , a ogni giro.
   *[none] .
}
sheet-st-opening = La prima puntata di un coup vale esattamente tutti gli ante insieme: per un ante di { $ante } e { $players } giocatori, { $amount }. Chi non punta può dire parola.
sheet-st-raises = { $raises ->
    [0] Nessuno può rilanciare.
    [one] È permesso un rilancio { $per ->
        [coup] per coup.
       *[round] per giro.
    }
   *[other] Sono permessi al massimo { $raises } rilanci { $per ->
        [coup] per coup.
       *[round] per giro.
    }
}
sheet-st-size-no-limit = Un rilancio è almeno pari all’ultima puntata piena o all’ultimo rilancio pieno, al massimo a tutte le fiches del giocatore.
sheet-st-size-pot = Un rilancio è almeno pari all’ultima puntata piena o all’ultimo rilancio pieno, al massimo al piatto dopo aver visto.
sheet-st-size-fixed = Un rilancio è esattamente pari all’ultima puntata piena o all’ultimo rilancio pieno.
sheet-st-short = Chi è a corto di fiches resta in gioco con ciò che ha davanti; ciò che gli altri puntano in più si gioca in piatti laterali.
sheet-st-showdown = L’ultimo a puntare o rilanciare mostra per primo. Le migliori cinque carte vincono il piatto; le mani pari lo dividono al centesimo.
sheet-st-rake = Quando i piatti superano insieme { $above }, il mazziere ne trattiene una percentuale: { $rate }.
sheet-st-no-rake = Il mazziere non trattiene nulla del piatto.
sheet-st-marker = Il bottone avanza di un giocatore, in senso orario.
sheet-st-topup-capped = Un giocatore può alzare la sua cave fino a quella del vincitore, mai sopra la cave massima; una cave inferiore a quella del tavolo vi si può riportare.
sheet-st-topup-free = Un giocatore può alzare la sua cave fino a quella del vincitore; una cave inferiore a quella del tavolo vi si può riportare.
sheet-st-leave = Le fiches restano sul tavolo finché il loro proprietario è seduto.
