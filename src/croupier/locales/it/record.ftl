# Che cosa non va in un coup scritto (da regolare, o a verbale), e come correggerlo.

fault-paper-no-file = non si può leggere ({ $why })
fault-paper-no-file-mend = indica il percorso di un file, o - per lo standard input
fault-paper-too-large = supera { NUMBER($limit) } byte, più di quanto serva a qualsiasi coup
fault-paper-too-large-mend = indica il file di un solo coup
fault-paper-not-utf8 = il byte { $byte } non è testo UTF-8
fault-paper-not-utf8-mend = salva il file in UTF-8
fault-paper-not-toml = non è TOML: { $why }
fault-paper-not-toml-mend = correggi la riga; un testo sta tra virgolette dritte, come cards = "Ah Kd 9s 4c 2h"
fault-paper-too-deep = troppe parentesi annidate
fault-paper-too-deep-mend = scrivilo come nell’esempio di --help
fault-paper-unknown-key = qui non c’è una chiave «{ $name }»
fault-paper-unknown-key-mend = intendevi «{ $near }»?
fault-paper-unknown-key-far = qui non c’è una chiave «{ $name }»
fault-paper-unknown-key-far-mend = le chiavi note sono { $known }
fault-paper-missing = manca la chiave «{ $name }»
fault-paper-missing-mend = aggiungi una riga { $name } = …
fault-paper-not-flag = { $value } non è né true né false
fault-paper-not-flag-mend = scrivi true o false, senza virgolette
fault-paper-not-text = { $value } non è testo
fault-paper-not-text-mend = mettilo tra virgolette dritte
fault-paper-not-count = { $value } non è un numero intero
fault-paper-not-count-mend = scrivi un numero intero, come 3
fault-paper-not-list = { $value } non è un elenco
fault-paper-not-list-mend = scrivi una sezione [[…]] per ciascuno, o [ … ] attorno
fault-paper-not-section = { $value } non è una sezione
fault-paper-not-section-mend = scrivi una sezione [[…]] con le sue chiavi sotto
fault-paper-too-few = { $found ->
    [0] non ce n’è nessuno
    [one] ce n’è solo uno
   *[other] ce ne sono solo { $found }
}
fault-paper-too-few-mend = indicane almeno { $bound }
fault-paper-too-many = ce ne sono { $found }
fault-paper-too-many-mend = indicane al massimo { $bound }
fault-paper-not-amount = { $value } non è un importo
fault-paper-not-amount-mend = scrivilo come testo tra virgolette dritte, come "12.50"
fault-paper-negative = { $value } è meno di niente
fault-paper-negative-mend = un importo è zero o più
fault-paper-refused = { $value } è rifiutato
fault-paper-refused-mend = { $why }
fault-paper-no-sheet-named = non nomina alcuna scheda di regole
fault-paper-no-sheet-named-mend = aggiungi una riga come sheet = "caribbean-stud-quebec"
fault-paper-no-progressive = la scheda non ha una puntata progressiva
fault-paper-no-progressive-mend = togli la riga
fault-paper-no-ante = il posto non ha un ante
fault-paper-no-ante-mend = indica l’ante che c’era, o togli il posto
fault-paper-raise-without-ante = una relance senza ante [QC-7]
fault-paper-raise-without-ante-mend = indica l’ante; la relance ne è un multiplo
fault-paper-progressive-without-ante = una puntata progressiva senza ante è rifiutata [R-QC-13]
fault-paper-progressive-without-ante-mend = indica l’ante che c’era, o togli il posto
fault-paper-card-count = { $found ->
    [0] nessuna carta
    [one] una carta
   *[other] { $found } carte
}, mentre una mano ne ha { $wanted }
fault-paper-card-count-mend = indica { $wanted } carte separate da spazi, come "Ah Kd 9s 4c 2h"
fault-paper-not-a-card = «{ $word }» non è una carta
fault-paper-not-a-card-mend = scrivi un valore (da 2 a 9, T o 10, J, Q, K, A) e un seme (c, d, h, s), come Ah
fault-paper-card-twice = la carta { $card } è già in { $where }
fault-paper-card-twice-mend = un mazzo ha ogni carta una volta sola
fault-paper-card-twice-here = la carta { $card } compare due volte
fault-paper-card-twice-here-mend = un mazzo ha ogni carta una volta sola
fault-paper-not-in-deck = la carta { $card } non è in questo mazzo, il cui valore più basso è { $lowest }
fault-paper-not-in-deck-mend = controlla la carta; il valore più basso del mazzo è la chiave "lowest"
fault-paper-not-a-rank = «{ $value }» non è un valore di carta
fault-paper-not-a-rank-mend = scrivi da 2 a 9, T o 10
fault-paper-deck-too-short = un mazzo che comincia da { $value } è troppo corto per una scala
fault-paper-deck-too-short-mend = scrivi da 2 a 9, T o 10
fault-paper-too-many-seats = { $found ->
    [one] c’è un posto
   *[other] ci sono { $found } posti
}, e il tavolo della scheda ne ha { $seats }
fault-paper-too-many-seats-mend = togli chi non ha giocato, o cambia table.seats nella scheda
fault-paper-nobody-left = tutti i posti hanno passato
fault-paper-nobody-left-mend = almeno un posto resta in gioco e prende il piatto
fault-paper-nothing-put-in = il posto non ha messo nulla nel piatto
fault-paper-nothing-put-in-mend = chi non versa l’ante non riceve carte: togli il posto
fault-paper-no-cards = il posto non ha passato e non mostra carte
fault-paper-no-cards-mend = aggiungi una riga come cards = "Ah Ad 9s 8c 7h", o folded = true
fault-paper-no-record = non è il verbale di un coup
fault-paper-no-record-mend = un verbale ha la chiave "_history"; ciò che scrive «croupier record export» è per altri programmi
fault-paper-unsettled = il coup non è finito, o è stato annullato: non c’è nulla da regolare
fault-paper-unsettled-mend = raccontalo con «croupier record show»
fault-paper-rules = è stato scritto con la versione { $found } delle regole, e questo Croupier gioca la versione { $known }
fault-paper-rules-mend = leggilo con il Croupier che l’ha scritto
fault-paper-digest = la scheda del verbale non è quella della sua impronta
fault-paper-digest-mend = la scheda è stata cambiata dopo il coup: riprendi il verbale dalla sua fonte
fault-paper-not-an-act = «{ $line }» non è un atto di un coup
fault-paper-not-an-act-mend = un atto si scrive { $how }
fault-paper-not-a-seat = «{ $name }» non è un posto
fault-paper-not-a-seat-mend = i posti sono numerati da 1
fault-paper-opening = il coup non può cominciare così: { $why }
fault-paper-opening-mend = controlla posta, cave, bottone e fiches
fault-paper-act-refused = l’atto { $number }, «{ $line }», è rifiutato: { $why }
fault-paper-act-refused-mend = le regole non permettono questo coup; il verbale non è veritiero
fault-paper-differs = non dice ciò a cui portano gli atti del verbale
fault-paper-differs-mend = { $said } dovrebbe essere { $right }

# Il verbale di un coup, raccontato.

record-title = { $name }, { $house }
record-digest = Regole { $digest }, versione { $rules }
record-hidden = Questo verbale contiene carte coperte: è un documento della casa.
record-step = Atto { $number } di { $count }: { $act }
record-next = Invio: avanti; q: uscire
record-exported = { $file } scritto.
record-export-onto = -o { $file }: è il verbale stesso, e un’esportazione non si può rigiocare; scrivi in un altro file
record-seat-unknown = lì non sedeva nessuno; il coup ha i posti { $known }
record-same = Rigiocato, il coup è lo stesso.
record-unfinished = Il coup non è finito: deve agire { $waiting }.
record-house = la casa
record-seat = il posto { $seat }
record-house-begins = La casa
record-seat-begins = Il posto { $seat }

story-no-more-bets = Rien ne va plus.
story-deck-set = Il mazzo, dalla cima: { $deck }
story-folded = Il posto { $seat } passa.
story-hand-shown = Il posto { $seat } mostra { $cards }: { $hand }.
story-violation = L’ispettore rileva una violazione del posto { $seat }: { $reason }.
story-voided = L’ispettore annulla il coup: { $reason }. Ogni puntata è restituita.
story-coup-ended = Il coup è finito.
story-joined = Il posto { $seat } ha ora { $chips } in fiches.
story-joined-left = Il posto { $seat } è lasciato libero.
story-bet-placed = Il posto { $seat } punta { $ante }.
story-bet-placed-progressive = Il posto { $seat } punta { $ante }, e { $progressive } sul progressivo.
story-bet-taken-back = Il posto { $seat } riprende le sue puntate.
story-meter-fed = Al jackpot: { $amount }.
story-meter-unfed = Di nuovo fuori dal jackpot: { $amount }.
story-hand-dealt = Cinque carte al posto { $seat }, coperte.
story-own-hand = Il posto { $seat } guarda { $cards }: { $hand }.
story-dealer-exposed = Il mazziere scopre { $cards }.
story-decided = Il posto { $seat } ha deciso.
story-own-decision-fold = Il posto { $seat } passerà.
story-own-decision = Il posto { $seat } farà una relance di { $amount }.
story-additional-bet = Il posto { $seat } fa la relance, { $amount }.
story-dealer-shown-opens = Il mazziere mostra { $cards }: { $hand }; apre.
story-dealer-shown-shut = Il mazziere mostra { $cards }: { $hand }; non apre.
story-progressive-hit = Il posto { $seat } vince { $prize } al progressivo ({ $hand }). Il jackpot segna { $after }.
story-bet-won = Posto { $seat }, { $bet }: vincita di { $amount }.
story-bet-lost = Posto { $seat }, { $bet }: perdita di { $amount }.
story-bet-push = Posto { $seat }, { $bet }: la puntata di { $stake } è restituita.
story-bet-name-ante = ante
story-bet-name-raise = relance
story-bet-name-progressive = progressivo
story-ante = Il posto { $seat } versa { $amount } di ante.
story-blind = Il posto { $seat } gioca { $name }, { $amount }.
story-blind-declined = Il posto { $seat } non gioca { $name }.
story-card-down = Una carta al posto { $seat }, coperta.
story-own-card = Il posto { $seat } guarda: { $card }.
story-card-up = Il posto { $seat } riceve { $card }.
story-checked = Il posto { $seat } dice parola.
story-opened = Il posto { $seat } apre a { $to }.
story-opened-short = Il posto { $seat } apre a { $to }, all-in e sotto l’apertura piena.
story-called = Il posto { $seat } vede { $amount }.
story-raised = Il posto { $seat } rilancia a { $to }.
story-raised-short = Il posto { $seat } rilancia a { $to }, all-in e sotto il rilancio pieno.
story-bet-returned = Il posto { $seat } riprende { $amount }, che nessuno ha coperto.
story-hand-mucked = Il posto { $seat } non mostra: la mano è battuta.
story-rake = Il mazziere trattiene { $amount }.
story-pot-main = Il piatto principale, { $amount }: { $shares }.
story-pot-side = Il piatto laterale { $number }, { $amount }: { $shares }.
story-pot-share = { $share } al posto { $seat }

# Sotto «croupier hand».
ranked-deck = In graduatoria con un mazzo di { $cards } carte, da { $lowest } in su.
ranked-deck-longer = Nessun mazzo di questa scheda ha carte di valore { $rank }: in graduatoria con tutte le 52 carte.
