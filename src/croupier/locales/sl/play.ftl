# Kaj se reče za mizo v terminalu. $who je ime bota; $you je yes, kadar stavek govori o osebi, ki
# igra. Besede za vnos so v eni vrstici, najprej tipka.

play-name = Vi
play-bot = { $who } (bot)

play-words-check = n naprej check
play-words-call = i izenači call
play-words-open = s stavi odpri open bet
play-words-raise = r relance povišaj raise
play-words-fold = o odstop odstopi fold
play-words-blind = b buio controbuio over
play-words-decline = n ne
play-words-yes = d da
play-words-no = n ne
play-words-buy = k kupi
play-words-top-up = d dodaj
play-words-rules = ? pravila pomoč
play-words-leave = q končaj izhod

# Prisesti

play-welcome = Dobrodošli. Katera igra?
play-game-caribbean = vsak proti krupjeju, z jackpotom
play-game-open = ena zakrita karta, štiri odkrite, vmes stave
play-game-closed = pet zakritih kart, en krog stav
play-choose = 1 do { $most } · Enter: 1 · q: konec
play-want-number = »{ $entry }« ni na seznamu: številka od 1 do { $most } ali q za konec.
play-seated = Sedite na sedežu { $seat }; { $count ->
    [one] z vami igra bot { $bots }
    [two] z vami igrata bota { $bots }
    [few] z vami igrajo boti { $bots }
   *[other] z vami igrajo boti { $bots }
}.
play-seated-alone = Sedite na sedežu { $seat }, sami s krupjejem.
play-stake = ante { $ante }, banka { $bank }, največ { $most }
play-refused-seats = miza tega lista ima { $low } do { $high ->
    [one] { $high } sedež
    [two] { $high } sedeža
    [few] { $high } sedeže
   *[other] { $high } sedežev
}
play-refused-no-stakes = ta list nima vložkov, samo meje
play-refused-stake = ta list ima vložke 1 do { $high }
play-ask-bank = Za koliko kupite žetonov? { $low } do { $high }
play-want-bank = Banka, s katero se prisede, je { $low } do { $high }.

# Kaj je mogoče vnesti

play-hint-rules = ?: pravila
play-hint-leave = q: konec
play-hint-enter = Enter: { $what }
play-hint-yes-no = { $yes }: da · { $no }: ne · Enter: { $usual }
play-hint-buy = { $key }: kupi še za { $amount }
play-hint-additional = { $key }: dodatna stava { $amount }
play-hint-fold = { $key }: odstop
play-hint-check = { $key }: naprej
play-hint-call = { $key }: izenači { $low }
play-hint-open = { $key } ZNESEK: stavi (odpri) { $low }–{ $high }
play-hint-open-exact = { $key }: stavi (odpri) { $low }
play-hint-raise = { $key } ZNESEK: povišaj na { $low }–{ $high }
play-hint-raise-exact = { $key }: povišaj na { $low }
play-hint-blind = { $key }: igraj { $name }, { $low }
play-hint-decline = { $key }: ne igraj
play-hint-next = Enter: naslednji coup
play-hint-top-up = { $key } ZNESEK: dodaj k banki, največ { $amount }
play-more = Enter: več · q: nazaj v igro
play-back-to-game = Nazaj v igro.

play-no-amount = »{ $entry }« ni znesek: napišite ga kot 20 ali 12,50.
play-want-amount = »{ $entry }« ni znesek: napišite število, na primer 20, ali samo Enter.
play-want-yes-no = »{ $entry }« ni ne eno ne drugo: { $yes } za da, { $no } za ne ali samo Enter.
play-want-decision = »{ $entry }« ni odločitev: { $raise } doda stavo, { $fold } odstopi.
play-want-act = »{ $entry }« tu ne pomeni nič: vnesite eno od { $keys }; ? pokaže pravila, q konča.
play-want-some-decision = Vnesite { $raise } za dodatno stavo ali { $fold } za odstop.
play-want-some-act = Vnesite eno od { $keys }; ? pokaže pravila, q konča.
play-need-amount = Koliko? { $low } do { $high }, na primer { $sample }.
play-want-next = Samo Enter za naslednji coup ali q za konec.
play-want-top-up = Napišite { $key } in znesek, največ { $amount }.
play-bank-empty = Pred vami ni ničesar: dopolnite banko ali q za konec.
play-chips-low = { $chips } je premalo za najmanjši ante z dodatno stavo.
play-buy-or-leave = { $key } kupi žetone, q konča.

# Coup

play-title = { $name } · coup { NUMBER($number) }
play-title-ante = ante { $amount }
play-title-deck = { $count ->
    [one] { $count } karta
    [two] { $count } karti
    [few] { $count } karte
   *[other] { $count } kart
}, najnižja { $lowest }
play-jackpot = jackpot { $amount }
play-chips = V žetonih imate { $amount }.
play-ask-ante = Vaš ante? { $low } do { $high }
play-ask-progressive = In { $amount } na progresivno stavo?
play-bet = { $you ->
    [yes] Vaš ante je { $amount }.
   *[no] { $who } položi ante { $amount }.
}
play-bet-progressive = { $you ->
    [yes] Vaš ante je { $amount }, progresivna stava { $dollar }.
   *[no] { $who } položi ante { $amount } in progresivno stavo { $dollar }.
}
play-buys = { $you ->
    [yes] Kupite za { $amount } žetonov.
   *[no] { $who } kupi za { $amount } žetonov.
}
play-no-more-bets = »Rien ne va plus.«
play-dealt-five = Po pet kart vsakemu igralcu in krupjeju, ki { $count ->
    [0] ne odkrije nobene.
    [one] odkrije { $count }:
    [two] odkrije { $count }:
    [few] odkrije { $count }:
   *[other] odkrije { $count }:
}
play-dealer = Krupje
play-your-hand = Vi
play-you-hold = Imate: { $hand }
play-to-decide = odločate vi
play-has-decided = odločeno
play-own-additional = Položite karte in poleg njih { $amount }.
play-own-fold = Odstopite; vaše karte so odložene.
play-additional = { $who } doda stavo { $amount }.
play-folded = { $who } odstopi.
play-dealer-opens = »Krupje odpre: { $hand }.«
play-dealer-shut = »Krupje ne odpre: { $hand }.«
play-hit = { $you ->
    [yes] S progresivno stavo zadenete { $prize } ({ $hand })!
   *[no] { $who } s progresivno stavo zadene { $prize } ({ $hand })!
}
play-your-result = Vi:
play-others = Drugi:

play-column-seat = Sedež
play-column-chips = Žetoni
play-column-ante = Ante
play-column-progressive = Progresivna
play-column-decision = Odločitev
play-column-bank = Banka
play-column-front = Stava
play-column-cards = Karte

play-marker = { $you ->
    [yes] Marker je pri vas: prva karta gre na vašo levo.
   *[no] Marker ima { $who }: prva karta gre levo od njega.
}
play-antes = Vsak položi ante { $amount }: v potu je { $total }.
play-ante-short = { $you ->
    [yes] Za ante imate samo { $amount }: all-in.
   *[no] { $who } ima za ante samo { $amount }: all-in.
}
play-dealt-down = { $count ->
    [one] Vsakemu { $count } zakrita karta.
    [two] Vsakemu { $count } zakriti karti.
    [few] Vsakemu { $count } zakrite karte.
   *[other] Vsakemu { $count } zakritih kart.
}
play-dealt-up = Odkrite:
play-pot = Pot { $amount }
play-raises-left = { $count ->
    [0] povišanj ni več
    [one] še { $count } povišanje
    [two] še { $count } povišanji
    [few] še { $count } povišanja
   *[other] še { $count } povišanj
}
play-shows-best = najboljša vidna roka: { $who }, { $hand }
play-out = odstop
play-all-in = all-in
play-with-all-in = { $said } All-in.
play-did-blind = { $you ->
    [yes] Igrate { $name }, { $amount }.
   *[no] { $who } igra { $name }, { $amount }.
}
play-did-blind-declined = { $who } ne igra { $name }.
play-did-checked = { $you ->
    [yes] Rečete naprej.
   *[no] { $who } reče naprej.
}
play-did-opened = { $you ->
    [yes] Odprete s stavo { $amount }.
   *[no] { $who } odpre s stavo { $amount }.
}
play-did-called = { $you ->
    [yes] Izenačite, { $amount }.
   *[no] { $who } izenači, { $amount }.
}
play-did-raised = { $you ->
    [yes] Povišate na { $amount }.
   *[no] { $who } poviša na { $amount }.
}
play-did-folded = { $you ->
    [yes] Odstopite.
   *[no] { $who } odstopi.
}
play-did-bet-returned = { $you ->
    [yes] { $amount } se vrne vam: tega ni izenačil nihče.
   *[no] { $who } dobi nazaj { $amount }: tega ni izenačil nihče.
}
play-did-hand-mucked = { $you ->
    [yes] Vaša roka je premagana in ostane skrita.
   *[no] { $who }: roka je premagana in ostane skrita.
}
play-rake = Krupje zadrži { $amount } od potov.
play-pot-main = Pot, { $amount },
play-pot-side = Stranski pot { $number }, { $amount },
play-pot-won = { $you ->
    [yes] { $pot } dobite vi.
   *[no] { $pot } dobi { $who }.
}
play-pot-shared = { $pot } se deli: { $shares }.
play-pot-share = { $who } { $amount }

play-bank = Vaša banka je { $amount }.
play-tops-up = { $who } dopolni banko na { $amount }.

# Odhod

play-left-bets = Stave še niso bile zaprte: kar je bilo položeno, se vrne igralcem.
play-left-decision = Kdor odide brez odločitve, odstopi: ante je izgubljen.
play-left-blinds = Kdor odide, ne igra blinda; nato reče naprej, kjer je to zastonj, sicer odstopi.
play-left-betting = Kdor odide, reče naprej, kjer je to zastonj, sicer odstopi; kar je stavljeno, ostane v potu.
play-leave = Odhajate z { $left }; prinesli ste { $brought }:
play-recorded = { $count ->
    [one] { $count } coup je zapisan v { $folder }
    [two] { $count } coupa sta zapisana v { $folder }
    [few] { $count } coupi so zapisani v { $folder }
   *[other] { $count } coupov je zapisanih v { $folder }
}
play-read-record = Zadnji coup kot zgodba, z vsemi kartami:
play-not-recorded = Vseh coupov ni bilo mogoče zapisati: { $why }
play-seed = Še enkrat iste karte:
play-goodbye = »Hvala in na svidenje.«
play-goodbye-early = Na svidenje.
