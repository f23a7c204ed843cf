# Che cosa non va in una posizione al tavolo di stud, così come si scrive: una parola per posto.

position-card = posto { $seat }: { $text } non è una carta: scrivi un valore (da 2 a 9, T o 10, J, Q, K, A) e un seme (c, d, h, s), come Ah, ? per una carta coperta, x per una mano passata
position-colon = posto { $seat }, { $text }: un solo due punti separa le carte coperte dalle scoperte
position-shown-unknown = posto { $seat }, { $text }: una carta scoperta è nota; ? sta prima dei due punti, e le carte ancora da ricevere non si scrivono
position-hand = posto { $seat }, { $text }: una mano ha { $cards } carte
position-stranger = posto { $seat }: la carta { $card } non è in questo mazzo, il cui valore più basso è { $rank }
position-twice = posto { $seat }: la carta { $card } sta due volte, anche al posto { $other }
position-hidden = il posto { $seat } ha { $cards ->
    [one] { $cards } carta coperta
   *[other] { $cards } carte coperte
}: quando le scoperte sono { $up }, le coperte sono { $down }
position-folded = il posto { $seat } è passato e mostra { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}: le mani ancora in gioco ne mostrano { $up }, quindi non ne aveva di più
position-uneven = il posto { $seat } mostra { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} e il posto { $other } ne mostra { $up }: tutte le mani ancora in gioco ne mostrano altrettante
position-street = il posto { $seat } mostra { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}: secondo questa scheda una mano ne mostra { $counts }, giro dopo giro
position-all-folded = tutti i posti sono passati: scrivine almeno uno ancora in gioco
position-players-few = { $seats ->
    [one] { $seats } posto scritto
   *[other] { $seats } posti scritti
} e { $players ->
    [one] { $players } giocatore servito
   *[other] { $players } giocatori serviti
}: conta anche chi è passato
position-players = { $players ->
    [one] { $players } giocatore servito
   *[other] { $players } giocatori serviti
}: questo tavolo ne prende da 2 a { $most }; scrivi un posto per ciascuno, con x per le mani passate, o di’ quanti sono
position-deck = { $cards ->
    [one] resta { $cards } carta
   *[other] restano { $cards } carte
} di un mazzo da { $rank } in su, e alle mani ne servono ancora { $needed }: scegli una carta più bassa da cui cominciare
position-rank = carta più bassa: { $text } non è un valore: scrivi da 2 a 9, T o 10, J, Q, K, A
position-lowest = carta più bassa { $text }: un mazzo comincia da { $least } a { $most }
position-game = { $name } è una scheda di { $game }: le probabilità si dicono a un tavolo di stud, come five-card-stud-casino
