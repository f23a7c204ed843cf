# Il tavolo di stud a cinque carte. Gli importi si scrivono come la lingua scrive il denaro; $name è
# buio, controbuio o over.

pages-stud-bank = cave
pages-stud-marker = il bottone
pages-stud-in-front = davanti
pages-stud-all-in = all-in
pages-stud-folded = fuori
pages-stud-pot = Piatto
pages-stud-main-pot = Piatto principale
pages-stud-side-pot = Piatto laterale { $number }
pages-stud-with-bets = { $amount } in tutto
pages-stud-level = Puntata { $amount }
pages-stud-no-bet = Ancora nessuna puntata
pages-stud-raises-left = { $count ->
    [0] nessun altro rilancio
    [one] ancora { $count } rilancio
   *[other] ancora { $count } rilanci
}
pages-stud-lowest = carta più bassa: { $rank }
pages-stud-blind-you = Giochi { $name }, { $amount }?
pages-stud-blind-who = { $who } può giocare { $name }, { $amount }
pages-stud-offered = { $name } è offerto: { $amount }
pages-stud-waiting = Il prossimo coup comincia tra poco. Riceverai le carte quando se ne versano gli ante.
pages-stud-alone = Il gioco comincia quando due giocatori hanno fiches davanti a sé.
pages-stud-cards = Le tue carte: { $own }
pages-stud-cards-two = Coperte: { $own }; scoperte: { $up }
pages-stud-shows = Mostra { $cards }.
pages-stud-sits-out = non gioca questo coup
pages-stud-result = Chi riceve quanto
pages-stud-order = Le mani, dalla più alta
pages-stud-phase-blinds = Prima delle carte
pages-stud-phase-deal = Si danno le carte
pages-stud-phase-betting = Giro { $number }

# Che cosa si può fare
pages-stud-check = Parola
pages-stud-call = Vedi { $amount }
pages-stud-open = Apri a { $amount }
pages-stud-raise = Rilancia a { $amount }
pages-stud-raise-none = Rilancia
pages-stud-take = Gioca { $name }, { $amount }
pages-stud-decline = Rifiuta { $name }
pages-stud-open-exact = Apertura a { $amount } esatti
pages-stud-raise-exact = Rilancio a { $amount } esatti
pages-stud-open-bounds = Apertura da { $low } a { $high }
pages-stud-raise-bounds = Rilancio a { $low }, al massimo { $high }
pages-stud-high-all-in = { $high }: all-in
pages-stud-amount = Quanto davanti, in tutto
pages-stud-slider = Quanto, con il cursore
pages-stud-less = Meno
pages-stud-more = Più
pages-stud-add = Aggiungi { $amount }
pages-stud-least = Min
pages-stud-size-pot = Piatto
pages-stud-all = Cave
pages-stud-top-up = Aggiungi fiches, fino a { $amount }
