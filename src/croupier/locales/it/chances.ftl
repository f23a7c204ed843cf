# Le probabilità al tavolo di stud, e quanto vale una scheda di stud.

chances-counting = Conteggio delle distribuzioni…
chances-deck = { $cards } carte da { $lowest } in su, { $players } giocatori serviti, { $come ->
    [0] nessuna carta da ricevere
    [one] una carta da ricevere per ogni mano ancora in gioco
   *[other] { $come } carte da ricevere per ogni mano ancora in gioco
}.
chances-seat = Posto
chances-cards = Carte
chances-holds = Ha
chances-win = Vince
chances-share = Divide
chances-equity = Equity
chances-between = 99% tra
chances-speaks = Parlerà
chances-folded = passata
chances-exact = Contate esattamente: { $deals ->
    [one] il solo modo di dare il resto.
   *[other] tutti i { $deals } modi di dare il resto.
}
chances-sampled = { $samples ->
    [one] un campione
   *[other] { $samples } campioni
} su { $deals ->
    [one] un modo
   *[other] { $deals } modi
} di dare il resto, seed { $seed }; errore standard di un’equity al massimo { $error }.
chances-first = * Il posto { $seat } parla per primo, bui a parte.
chances-classes = Che cosa diventa ogni mano
chances-of-seat = Posto { $seat }

chances-part-decks = L’ordine delle mani rispetto al mazzo
chances-part-shows = La migliore mano in vista fra tutte, che parla per prima
chances-part-rake = Il prelievo
chances-deck-of = { $players } giocatori, { $cards } carte
chances-pair-here = * { $higher } sopra { $lower }: contro la frequenza con { $wrong } carte, secondo la frequenza con { $right }.
chances-pair-elsewhere = { $higher } sopra { $lower }: secondo la frequenza con { $right } carte; contro la frequenza solo con { $wrong }, che questa scheda non gioca.
chances-players = Giocatori
chances-up = Carte scoperte
chances-rake = Il mazziere trattiene una percentuale di tutti i piatti insieme ({ $rate }) quando superano { $above }.
chances-cliff = Un piatto di { $threshold } paga { $threshold }, uno di { $first } paga { $net }: da { $first } a { $last } vincere meno è vincere di più. { $level } paga di nuovo quanto { $threshold }.
chances-pot = Piatto
chances-kept = Prelievo
chances-paid = Pagato
chances-rate = Aliquota
chances-ante = Ante
chances-lines = Quanto si trattiene da piatti tipici: i soli ante; l’apertura (pari a tutti gli ante) vista da un giocatore, o da tutti; due giocatori all-in per una cave ciascuno, con gli ante degli altri; tutti i giocatori all-in per una cave.
chances-line-antes = Ante
chances-line-one-call = Uno vede
chances-line-all-call = Tutti vedono
chances-line-heads-up-banks = Due cave
chances-line-all-banks = Tutte le cave
