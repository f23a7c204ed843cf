# Okvir strani, avla in kar je obema mizama skupno.

pages-skip = Na stran
pages-nav = Strani
pages-loading = Trenutek …
pages-close = Zapri
pages-cancel = Prekliči
pages-unreachable = Hiša ni dosegljiva. Preverite povezavo in poskusite znova.
pages-nothing-here = Na tem naslovu ni ničesar
pages-to-lobby = V avlo
pages-line-lost = Povezava je prekinjena. Vaš sedež ostane vaš; povezujemo znova …
pages-line-broken = Hiša je prekinila povezavo.
pages-line-again = Poveži znova

pages-lobby = Avla
pages-table = Miza
pages-settings = Nastavitve
pages-my-coups = Moji coupi
pages-my-account = Moj račun
pages-inspector = Inšpektor
pages-cashier = Blagajna
pages-manager = Vodstvo
pages-rules = Pravila
pages-odds = Verjetnosti
pages-language = Jezik
pages-session = { $minutes ->
    [one] { $minutes } minuta · { $result }
    [two] { $minutes } minuti · { $result }
    [few] { $minutes } minute · { $result }
   *[other] { $minutes } minut · { $result }
}

pages-sign-in = Prijava
pages-sign-out = Odjava
pages-sign-in-why = Za mize za vajo računa ne potrebujete. Za mizami hiše se igra z žetoni iz blagajne.
pages-name = Ime
pages-password = Geslo
pages-register = Odpri račun

pages-welcome = Prisedite
pages-welcome-how = Vaja ne stane nič in ne potrebuje računa.
pages-jackpot = Jackpot
pages-jackpot-practice = Jackpot za vajo
pages-game-caribbean-stud = Caribbean Stud Poker
pages-game-caribbean-stud-how = Vsak igralec proti krupjeju, s progresivnim jackpotom.
pages-game-five-card-stud = Stud s petimi kartami
pages-game-five-card-stud-how = Igralec proti igralcu: buio, povišanja, stranski poti.
pages-practice-caribbean-stud = Miza za vajo
pages-practice-five-card-stud = Miza za vajo
pages-play-chips = žetoni brez vrednosti, za mizo so boti
pages-ante-range = ante od { $low } do { $high }
pages-ante-exact = ante { $ante }
pages-bank-range = banka od { $low } do { $high }
pages-bank-least = banka vsaj { $low }
pages-free-seats = { $count ->
    [0] prost ni noben sedež od { $of }
    [one] prost je { $count } sedež od { $of }
    [two] prosta sta { $count } sedeža od { $of }
    [few] prosti so { $count } sedeži od { $of }
   *[other] prostih je { $count } sedežev od { $of }
}
pages-play = Igraj
pages-watch = Glej
pages-no-tables = Nobena miza ni odprta.
pages-status-paused = ustavljena
pages-status-stopped = stoji
pages-status-closed = zaprta
pages-void-rate = { $voided ->
    [one] Razveljavljen je bil { $voided } coup od { NUMBER($coups) }.
    [two] Razveljavljena sta bila { $voided } coupa od { NUMBER($coups) }.
    [few] Razveljavljeni so bili { $voided } coupi od { NUMBER($coups) }.
   *[other] Razveljavljenih je bilo { $voided } coupov od { NUMBER($coups) }.
}

pages-theme = Svetlo ali temno
pages-theme-auto = kot naprava
pages-theme-light = svetlo
pages-theme-dark = temno
pages-deck = Barve kart
pages-deck-four = štiri barve
pages-deck-two = dve barvi
pages-deck-safe = štiri, za barvno slepe
pages-sound = Zvok, ko ste na potezi
pages-text-table = Mize kot besedilo

# Karte za uho. $rank je beseda iz hands.ftl.
pages-card-club = { $rank } križ
pages-card-diamond = { $rank } karo
pages-card-heart = { $rank } srce
pages-card-spade = { $rank } pik
pages-cards-down = { $count ->
    [one] { $count } zakrita karta
    [two] { $count } zakriti karti
    [few] { $count } zakrite karte
   *[other] { $count } zakritih kart
}
pages-dealt-down = Zakrito { $number ->
    [1] na sedež { $seats }
   *[other] na vsakega od sedežev { $seats }
}: { $count ->
    [one] { $count } karta
    [two] { $count } karti
    [few] { $count } karte
   *[other] { $count } kart
}.
pages-no-cards = brez kart

# Miza
pages-seconds-left = { $count ->
    [one] še { $count } sekunda
    [two] še { $count } sekundi
    [few] še { $count } sekunde
   *[other] še { $count } sekund
}
pages-seat = sedež { $seat }
pages-seat-free = prost sedež
pages-seat-you = vi
pages-seat-bot = { $name } (bot)
pages-seat-bot-way = { $name } (bot, { $way })
pages-seat-absent = odsoten
pages-seat-away = povezava prekinjena
pages-seat-leaving = odhaja
pages-seats = Sedeži
pages-dealer = Krupje
pages-your-bank = Vaša banka
pages-you-hold = Imate: { $hand }
pages-sit = Prisedite
pages-sit-at = Prisedite na sedež { $seat }
pages-sit-how = S koliko žetoni prisedete? Od { $low } do { $high }
pages-sit-chips = Žetoni
pages-stand = Zapusti mizo
pages-stand-sure = Odidete zdaj? Med dvema coupoma odidete takoj, sicer po koncu coupa; vaši žetoni gredo z vami.
pages-back-in = Spet sem tu
pages-top-up = Dodaj žetone
pages-top-up-most = Koliko žetonov dodate? Največ { $high }
pages-top-up-none = Zdaj ni mogoče dodati ničesar.
pages-call-inspector = Pokliči inšpektorja
pages-inspector-called = Inšpektor je poklican. Ura čaka.
pages-table-paused = Miza je ustavljena.
pages-table-stopped = Ta miza stoji: nečesa ni bilo mogoče zapisati. Nič ni izgubljeno.
pages-no-more-bets = Rien ne va plus
pages-this-coup = Ta coup
pages-coup-number = Coup { NUMBER($number) }
pages-seal = Pečat tega coupa: { $seal }
pages-between-coups = Naslednji coup se začne kmalu.
pages-your-turn = Na potezi ste
pages-waiting-for = Na potezi: { $who }
pages-text-on = Miza kot besedilo
pages-text-off = Miza kot slika
pages-refused = { $text } ({ $clause })

pages-practice = vaja
pages-menu = Meni
pages-felt = Miza
pages-acts = Kaj lahko storite
pages-table-closed = Ta miza je zaprta.
pages-table-full = Vsi sedeži so zasedeni: gledate.
pages-sit-how-least = S koliko žetoni prisedete? Najmanj { $low }
pages-wait = Trenutek …

# Caribbean Stud
pages-raise-pays = Izplačila dodatne stave
pages-pays = izplačilo { $pay }
pages-dealer-shows = Krupje kaže: { $cards }.
pages-ante = Ante
pages-progressive = Progresivna
pages-progressive-on = s progresivno
pages-progressive-off = brez progresivne
pages-additional = Dodatna stava
pages-folded = odstop
pages-decided = odločeno
pages-no-bet = brez stave
pages-chips = Žetoni
pages-add-chip = Dodaj { $amount } k anteju
pages-undo = Razveljavi
pages-clear = Počisti
pages-double = Podvoji
pages-bet = Stavi { $amount }
pages-bet-progressive = Stavi { $amount } in progresivno
pages-bet-lies = { $amount } v igri
pages-bet-how = Izberite žeton, nato stavite. Stavo lahko spremenite do »Rien ne va plus«.
pages-take-back = Vzemi stavo nazaj
pages-fold = Odstopi
pages-raise-by = Dodaj { $amount }
pages-you-raised = Dodali ste { $amount }. Drugi se odločajo.
pages-you-folded = Odstopili ste. Drugi se odločajo.
pages-phase-bets = Stave so odprte
pages-phase-decisions = Dodati ali odstopiti
pages-phase-exposure = Roke se odkrijejo
pages-phase-done = Coup je končan
pages-phase-between = Med dvema coupoma

# Nasveti za vadbenimi mizami
pages-advice = Nasveti
pages-advice-off = brez
pages-advice-before = pred odločitvijo
pages-advice-after = po odločitvi
pages-advice-best = najboljša izbira
pages-advice-chances = Zmagate v { $win } primerov, delite v { $share }.
pages-advice-needed = Pričakujete lahko { $equity } pota; za izenačenje je treba { $needed }.
pages-antes = { $antes } anteja
pages-choice-fold = Odstop
pages-choice-raise = Dvig
pages-choice-call = Izenačenje
pages-choice-check = Čakanje
pages-choice-open = Odpiranje
pages-choice-blind = Vzemi slepo stavo
pages-choice-decline = Zavrni slepo stavo
pages-tally = { $mistakes ->
    [one] { $mistakes } napaka v { NUMBER($decisions) }.
    [two] { $mistakes } napaki v { NUMBER($decisions) }.
    [few] { $mistakes } napake v { NUMBER($decisions) }.
   *[other] { $mistakes } napak v { NUMBER($decisions) }.
}
pages-tally-cost = Cena: { $antes } anteja, { $money }.
