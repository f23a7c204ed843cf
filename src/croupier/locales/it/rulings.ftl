### Che cosa vale dove una scheda stampata tace: una frase per decisione, come la si direbbe a chi gioca.

## Caribbean Stud

ruling-R-QC-1 = L’ultima riga della tabella, «Pair of Aces / Kings», si legge «una coppia, o asso-re»: ogni mano vincente sotto la doppia coppia è pagata secondo quella riga, a meno che la scheda non si attenga alla lettera.
ruling-R-QC-2 = Tra combinazioni uguali contano tutte le altre carte, dalla più alta in giù, a meno che la scheda non lasci decidere solo la prima.
ruling-R-QC-3 = Il tavolo ha tanti posti quanti ne dice la scheda; sette è il numero consueto, e nove è il massimo che un mazzo può servire.
ruling-R-QC-4 = I limiti indicati al tavolo valgono per il solo ante, e un ante va a multipli dell’unità del tavolo.
ruling-R-QC-5 = Chi passa conserva la puntata progressiva: una mano vincente è mostrata e pagata prima che le carte siano ritirate, a meno che la scheda non dica altro.
ruling-R-QC-6 = Più jackpot nello stesso coup sono pagati posto per posto dalla sinistra del mazziere, ciascuno su ciò che il precedente ha lasciato nel contatore, a meno che la scheda non dica che se lo dividono.
ruling-R-QC-7 = Il contatore parte dal suo valore iniziale, e vi si aggiunge una parte fissa di ogni dollaro progressivo.
ruling-R-QC-8 = Il contatore conta in milionesimi e mostra centesimi interi; una quota si calcola su ciò che mostra, arrotondata al centesimo in meno, e il resto rimane nel contatore.
ruling-R-QC-9 = Chi non decide in tempo passa; dopo «Rien ne va plus» le puntate restano come sono.
ruling-R-QC-10 = Quando l’ispettore annulla un coup, ogni puntata torna indietro, dollari progressivi compresi, e il contatore rende ciò che quel coup vi aveva aggiunto.
ruling-R-QC-11 = Non c’è un tetto a ciò che una mano può vincere, a meno che la scheda non ne fissi uno; un tetto vale solo per la relance, mai per il progressivo.
ruling-R-QC-12 = Cinque carte vanno in un solo pacchetto a ogni posto dalla sinistra del mazziere, quelle del mazziere vengono per ultime, e l’ultima di esse è scoperta.
ruling-R-QC-13 = Il dollaro progressivo si incassa in ogni caso: il premio è pagato per esso, e il dollaro stesso non torna indietro.
ruling-R-QC-14 = Un ante è accettato solo da chi ha fiches che coprono anche la relance, e il dollaro progressivo se lo punta.
ruling-R-QC-15 = Un jackpot conta quando la mano è scoperta, per l’importo segnato in quel momento; i premi fissi sono pagati subito, una quota del contatore quando due membri del personale hanno firmato.
ruling-R-QC-16 = Chi mostra le carte o ne parla mantiene le puntate in gioco e salta il coup successivo.

## Five card stud

ruling-R-CM-1 = I giri della scheda dicono come arrivano le cinque carte: una coperta e una scoperta, poi altre tre scoperte con una puntata dopo ciascuna, oppure tutte e cinque coperte con un solo giro di puntate.
ruling-R-CM-2 = La carta più bassa del mazzo dipende dai giocatori serviti, contati quando gli ante si chiudono: undici meno il loro numero, a meno che la scheda non nomini un valore.
ruling-R-CM-3 = Ogni scala colore si chiama scala reale («royal flush») e vale secondo la sua carta più alta; l’asso può anche stare sotto la carta più bassa del mazzo per formare la scala più bassa.
ruling-R-CM-4 = Nel primo giro parla per primo il giocatore a sinistra del bottone, o dell’ultimo buio; poi parla per prima la migliore mano in vista, o chi siede a sinistra del bottone se la scheda dice così.
ruling-R-CM-5 = La prima puntata di un coup è esattamente la somma di tutti gli ante, in qualunque giro sia fatta; i giri successivi si aprono con almeno altrettanto, e gli ante non fanno parte di alcuna puntata.
ruling-R-CM-6 = Un rilancio è almeno pari all’ultima puntata piena o all’ultimo rilancio pieno, e al massimo quanto permette la scheda: tutto ciò che si ha davanti, il piatto, o una misura fissa.
ruling-R-CM-7 = I rilanci permessi sono limitati, contati sull’intero coup o per giro come dice la scheda; né l’apertura né un buio contano come rilancio.
ruling-R-CM-8 = Un all-in inferiore a un rilancio pieno non consuma un rilancio, e può rilanciare ancora solo chi ha di fronte, in totale, un rilancio pieno.
ruling-R-CM-9 = I bui sono volontari, ciascuno solo sul precedente: tante volte tutti gli ante insieme, o un solo ante se la scheda dice così; prendono il posto dell’apertura, e l’ultimo può ancora rilanciare.
ruling-R-CM-10 = Chi è a corto di fiches gioca per ciò che ciascun altro ha coperto; ciò che nessuno ha potuto coprire torna prima indietro, e ogni ulteriore strato del piatto va alla migliore mano di chi vi ha versato.
ruling-R-CM-11 = Si punta a multipli dell’unità del tavolo, salvo un all-in; un piatto diviso si spartisce al centesimo, e i centesimi dispari vanno uno a testa dalla sinistra del bottone.
ruling-R-CM-12 = Il mazziere trattiene il prelievo su tutti i piatti insieme se superano il limite una volta rese le fiches non coperte, arrotondato al centesimo in meno.
ruling-R-CM-13 = Il primo acquisto è tra la cave e la cave massima, e nessuna fiche lascia il tavolo finché il suo proprietario è seduto.
ruling-R-CM-14 = Tra un coup e l’altro si può alzare la cave fino a quella del vincitore, mai sopra la cave massima a meno che la scheda non tolga quel tetto; una cave inferiore a quella del tavolo vi si può sempre riportare.
ruling-R-CM-15 = Senza ante non ci sono carte; chi ha meno di un ante gioca all-in per ciò che ha.
ruling-R-CM-16 = Chi non agisce in tempo dice parola se non costa nulla, altrimenti passa.
ruling-R-CM-17 = L’ultimo a puntare o rilanciare mostra per primo, poi gli altri in senso orario; una mano battuta non è tenuta a mostrarsi.
ruling-R-CM-18 = Quando l’ispettore accerta una violazione la mano è morta e ciò che era puntato resta nel piatto; il giocatore esce con le altre fiches.
ruling-R-CM-19 = Un coup annullato dall’ispettore prima degli ante successivi è come non giocato: ogni fiche torna indietro, non c’è prelievo, e il bottone resta dov’è.
ruling-R-CM-20 = Il tavolo ha tanti posti quanti ne dice la scheda, e il primo bottone è estratto a sorte.
