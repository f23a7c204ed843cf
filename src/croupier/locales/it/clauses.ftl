### Gli articoli delle due schede stampate, ciascuno in una frase per chi gioca.

## Caribbean Stud

clause-QC-1 = Si gioca con un mazzo di 52 carte; l’asso è alto, e può essere anche basso in asso-due-tre-quattro-cinque.
clause-QC-2 = L’ante deve essere al suo posto prima che si dica «Rien ne va plus» e si diano le carte.
clause-QC-3 = Ogni puntata rispetta i limiti indicati al tavolo.
clause-QC-4 = Ogni giocatore gioca una sola mano.
clause-QC-5 = Si punta con fiches di valore acquistate dal mazziere.
clause-QC-6 = Ogni giocatore a turno e il mazziere ricevono cinque carte coperte, e una di quelle del mazziere viene scoperta.
clause-QC-7 = Vista la mano, il giocatore aggiunge una relance di esattamente due volte l’ante, oppure abbandona l’ante.
clause-QC-8 = I giocatori non mostrano le proprie carte e non ne parlano.
clause-QC-9 = Il mazziere scopre le carte, disposte nella mano più alta, solo quando tutti i giocatori hanno deciso.
clause-QC-10 = Il mazziere apre con asso e re, o con qualsiasi mano più alta.
clause-QC-11 = Se il mazziere apre, le mani di chi ha fatto la relance vengono scoperte una dopo l’altra.
clause-QC-12 = Le mani si classificano dalla scala reale alla coppia nell’ordine della scheda.
clause-QC-13 = Tra mani della stessa combinazione decide la carta più alta; se nulla le distingue, sono pari.
clause-QC-14 = Il mazziere non ha aperto: l’ante è pagato alla pari e la relance è restituita.
clause-QC-15 = Il mazziere ha aperto e la mano del giocatore è più alta: l’ante è pagato alla pari, la relance secondo la tabella.
clause-QC-16 = Il mazziere ha aperto e la mano del giocatore è più bassa: ante e relance sono persi.
clause-QC-17 = Il mazziere ha aperto e le mani sono pari: entrambe le puntate sono restituite.
clause-QC-18 = La tabella dice quanto è pagata la relance per ciascuna mano.
clause-QC-19 = La puntata progressiva è di un dollaro, accanto all’ante, e si mette prima di «Rien ne va plus».
clause-QC-20 = La puntata progressiva vince dal colore in su, qualunque sia la mano del mazziere.
clause-QC-21 = L’importo del jackpot è indicato sul display del tavolo.

## Five card stud

clause-CM-1 = La casa fissa l’ante, e con esso la cave e la cave massima.
clause-CM-2 = Ogni giocatore versa un ante prima di ogni coup.
clause-CM-3 = Le carte si danno in senso orario, e dopo ogni coup il bottone avanza: un altro giocatore è servito per primo.
clause-CM-4 = Ogni giocatore riceve cinque carte e gioca la migliore combinazione che formano.
clause-CM-5 = La prima puntata di apertura vale esattamente quanto tutti gli ante insieme.
clause-CM-6 = Dopo l’apertura si può rilanciare, al massimo tre volte in un coup.
clause-CM-7 = Il turno di puntata procede in senso orario.
clause-CM-8 = I tre giocatori a sinistra del bottone possono giocare buio, controbuio e, in cinque giocatori, over: due, quattro e otto ante di ciascun giocatore.
clause-CM-9 = Le mani si classificano dalla scala reale alla carta alta, con il colore sopra il full.
clause-CM-10 = Chi non ha abbastanza fiches resta in gioco con quelle che ha davanti; se la sua mano vince, il resto del piatto va alla seconda migliore.
clause-CM-11 = Tra un coup e l’altro i giocatori possono alzare la cave fino a quella del vincitore.
clause-CM-12 = Tra combinazioni uguali vince la carta successiva più alta; se tutte le carte sono pari il piatto si divide, e i semi non contano mai.
clause-CM-13 = Da un piatto sopra il limite il mazziere trattiene una piccola percentuale.
clause-CM-14 = Dopo il coup il piatto va al vincitore, e può cominciare il successivo.
clause-CM-15 = I giocatori non si scambiano informazioni durante il gioco.
clause-CM-16 = Si punta e si rilancia in fretta e senza commenti.
clause-CM-17 = Chi viola le regole lascia il gioco e perde quanto ha puntato.
clause-CM-18 = L’ispettore risolve ogni controversia, e la sua decisione è definitiva.
