### Kaj je lahko narobe z listom s pravili. Vsaka napaka sta dve sporočili: kaj je narobe in, za
### podpičjem v isti vrstici, kaj bi bilo prav.

## Datoteke ni mogoče prebrati

fault-no-sheet = priloženega lista s tem imenom ni
fault-no-sheet-mend = ste mislili { $near }? datoteka potrebuje / ali se konča z .toml
fault-no-sheet-far = priloženega lista s tem imenom ni
fault-no-sheet-far-mend = na voljo so { $known }; datoteka potrebuje / ali se konča z .toml
fault-no-file = datoteke ni mogoče prebrati: { $why }
fault-no-file-mend = preverite pot; croupier sheet list našteje priložene liste
fault-too-large = datoteka je večja od { $limit } B
fault-too-large-mend = list s pravili je ena stran besedila TOML
fault-not-utf8 = bajt { $byte } ni besedilo v UTF-8
fault-not-utf8-mend = shranite list kot besedilo v UTF-8
fault-not-toml = to ni TOML: { $why }
fault-not-toml-mend = vrstica je ključ = vrednost, razdelek se začne z [ime], besedilo stoji v "narekovajih"
fault-too-deep = oklepaji so v oklepajih brez konca
fault-too-deep-mend = list s pravili potrebuje največ tri ravni

## Ključi

fault-missing = "{ $name }" manjka
fault-missing-mend = dodajte vrstico; croupier sheet schema opiše vsak ključ
fault-unknown-key = ključ "{ $name }" ni znan
fault-unknown-key-mend = ste mislili "{ $near }"?
fault-unknown-key-far = ključ "{ $name }" ni znan
fault-unknown-key-far-mend = tu so znani: { $known }
fault-no-game = list ne pove, za katero igro je
fault-no-game-mend = napišite game = eno od { $known }
fault-unknown-game = { $value } ni igra, ki jo pozna Croupier
fault-unknown-game-mend = igre so { $known }
fault-other-game = igre ni mogoče spremeniti v { $value }
fault-other-game-mend = naložite list tiste igre
fault-no-equals = { $value } ni nastavitev
fault-no-equals-mend = napišite KLJUČ=VREDNOST, na primer raise.pays.flush=6
fault-no-such-place = vrstice { $name } ni
fault-no-such-place-mend = vrstice se štejejo od 0; zadnja je { $most }
fault-no-section = "{ $name }" je ena sama vrednost in nima svojih ključev
fault-no-section-mend = ključ končajte tam

## Posamezne vrednosti

fault-not-count = { $value } ni celo število
fault-not-count-mend = napišite ga brez narekovajev in decimalk, na primer 7
fault-not-flag = { $value } ni ne true ne false
fault-not-flag-mend = napišite true ali false, brez narekovajev
fault-not-text = { $value } ni besedilo
fault-not-text-mend = dajte ga v narekovaje, kot "A K"
fault-not-list = { $value } ni seznam
fault-not-list-mend = napišite vrednosti v oglate oklepaje, ločene z vejicami
fault-not-section = { $value } ni razdelek s ključi
fault-not-section-mend = napišite ga kot [razdelek] z vrstico za vsak ključ
fault-not-currency = { $value } ni oznaka valute
fault-not-currency-mend = napišite tri velike črke, na primer "CAD" ali "EUR"
fault-not-amount = { $value } ni denarni znesek
fault-not-amount-mend = napišite ga v narekovajih z največ dvema decimalkama, kot "5.00"
fault-negative = { $value } je negativno
fault-negative-mend = znesek je nič ali več, kot "5.00"
fault-not-percent = { $value } ni odstotek
fault-not-percent-mend = napišite ga v narekovajih, kot "2.5%"
fault-not-pay = { $value } ni izplačilo »proti 1«
fault-not-pay-mend = napišite število od 0 naprej, kot 7, 1.5 ali "3 to 2"
fault-not-prize = { $value } ni nagrada
fault-not-prize-mend = napišite delež števca, kot "10%", ali znesek, kot "500.00"
fault-not-a-choice = { $value } ni ena od možnosti
fault-not-a-choice-mend = napišite { $known }
fault-too-small = { $value } je premalo
fault-too-small-mend = najmanj je { $bound }
fault-too-great = { $value } je preveč
fault-too-great-mend = največ je { $bound }
fault-empty = tu ni našteto nič
fault-empty-mend = naštejte vsaj eno
fault-too-many = tu je našteto več, kot ima katera koli igra
fault-too-many-mend = naštejte največ { $bound }
fault-not-words = { $value } ni vrstica besedila
fault-not-words-mend = napišite 1 do 80 znakov v eni vrstici
fault-and-more = { $count ->
    [one] napačen je še { $count } ključ
    [two] napačna sta še { $count } ključa
    [few] napačni so še { $count } ključi
   *[other] napačnih je še { $count } ključev
}
fault-and-more-mend = najprej popravite zgornje
fault-refused = { $value } ne obstane: { $why }
fault-refused-mend = croupier sheet schema opiše vsak ključ
fault-zero = znesek je nič
fault-zero-mend = napišite znesek nad ničlo, kot "1.00"
fault-over-100 = { $value } je več kot celota
fault-over-100-mend = napišite največ "100%"
fault-too-much-money = toliko denarja ni mogoče hraniti natančno
fault-too-much-money-mend = ostanite pri { $most } ali manj

## Vrstice, ki se ne skladajo

fault-unknown-class = "{ $name }" tu ni kombinacija
fault-unknown-class-mend = ste mislili "{ $near }"?
fault-unknown-class-far = "{ $name }" tu ni kombinacija
fault-unknown-class-far-mend = kombinacije so { $known }
fault-class-twice = "{ $name }" je v vrstnem redu dvakrat
fault-class-twice-mend = enkrat jo izpustite
fault-class-missing = v vrstnem redu manjka { $names }
fault-class-missing-mend = dodajte, kar manjka; izpustiti je mogoče samo royal flush in straight flush
fault-class-never = na tem mestu vrstnega reda nobena roka ne more biti "{ $name }"
fault-class-never-mend = premaknite jo nad kombinacijo, ki ji vzame roke, ali jo izpustite
fault-row-missing = tabela nima vrstice za "{ $name }"
fault-row-missing-mend = dodajte vrstico, na primer "{ $name }" = 1
fault-row-missing-pair = tabela nima vrstice za "{ $name }"
fault-row-missing-pair-mend = dodajte "{ $name }" = 1 ali napišite "pair of aces or kings" = 1 namesto obeh, "pair" in "high card"
fault-row-replaced = "{ $name }" in "pair of aces or kings" sta v isti tabeli
fault-row-replaced-mend = obdržite ali "pair" in "high card" ali samo "pair of aces or kings"
fault-pays-decrease = "{ $higher }" se izplača { $pay }, nižja "{ $lower }" pa { $more }
fault-pays-decrease-mend = višjo roko izplačajte vsaj { $more }
fault-prize-missing = "{ $name }" nima nagrade, nižja "{ $lower }" pa jo ima
fault-prize-missing-mend = dodajte vrstico, na primer "{ $name }" = "500.00"
fault-prize-low-at-seed = pri začetni vrednosti { $seed } je { $pay } za "{ $higher }" manj kot { $more } za nižjo "{ $lower }"
fault-prize-low-at-seed-mend = zvišajte delež ali začetno vrednost, če to ni namen
fault-shares-over-100 = pri { $seats ->
    [one] { $seats } sedežu
    [two] { $seats } sedežih
    [few] { $seats } sedežih
   *[other] { $seats } sedežih
} bi po { $value } vsak lahko skupaj vzeli { $together } enega števca
fault-shares-over-100-mend = znižajte delež, zmanjšajte število sedežev ali napišite order = "seat"
fault-returns-over-1 = na dolgi rok progresivna stava vrne { $total }: { $fixed } z določenimi nagradami, { $contribution } s števcem, { $seed } z začetno vrednostjo
fault-returns-over-1-mend = znižajte prispevek, začetno vrednost ali določene nagrade, da ostane pod 100 %
fault-odd-cents = { $pay } na stavo { $bet } se ne izide v celih centih
fault-odd-cents-mend = izberite izplačilo ali table.unit tako, da se izide; sicer se izplačilo zaokroži navzdol
fault-not-rank = { $value } ni rang
fault-not-rank-mend = napišite "2" do "9", "10", "J", "Q", "K" ali "A"
fault-not-deck = { $value } ne imenuje nobenega paketa
fault-not-deck-mend = napišite najnižji rang, kot "7", ali "11 - players"
fault-deck-too-short = v paketu od { $value } navzgor ni lestvic
fault-deck-too-short-mend = najnižji rang je "2" do "10"
fault-deck-too-short-for = pri { $players ->
    [one] { $players } igralcu
    [two] { $players } igralcih
    [few] { $players } igralcih
   *[other] { $players } igralcih
} pusti "{ $value }" paket brez lestvic
fault-deck-too-short-for-mend = najnižji rang je "2" do "10" za vsako število igralcev
fault-deck-too-small = { $players ->
    [one] { $players } igralec potrebuje
    [two] { $players } igralca potrebujeta
    [few] { $players } igralci potrebujejo
   *[other] { $players } igralcev potrebuje
} { $needed ->
    [one] { $needed } karto
    [two] { $needed } karti
    [few] { $needed } karte
   *[other] { $needed } kart
}, v paketu pa jih je { $cards }
fault-deck-too-small-mend = posedite jih največ { $most } ali vzemite večji paket
fault-deck-too-small-with-dealer = { $players ->
    [one] { $players } igralec in krupje potrebujeta
    [two] { $players } igralca in krupje potrebujejo
    [few] { $players } igralci in krupje potrebujejo
   *[other] { $players } igralcev in krupje potrebujejo
} { $needed ->
    [one] { $needed } karto
    [two] { $needed } karti
    [few] { $needed } karte
   *[other] { $needed } kart
}, v paketu pa jih je { $cards }
fault-deck-too-small-with-dealer-mend = posedite jih največ { $most } ali vzemite večji paket
fault-no-such-hand = "{ $value }" ni roka, s katero bi se odprlo
fault-no-such-hand-mend = napišite range, kot "A K" ali "Q Q", kombinacijo, kot "pair", ali "any"
fault-min-above-max = najmanjša stava { $min } je nad največjo, { $max }
fault-min-above-max-mend = zamenjajte ju ali popravite napačno
fault-not-whole-units = { $value } ni večkratnik { $unit }
fault-not-whole-units-mend = napišite "{ $below }" ali "{ $above }" ali spremenite table.unit
fault-bank-below-ante = banka { $bank } je nižja od anteja { $ante }
fault-bank-below-ante-mend = v banki je vsaj en ante
fault-stake-twice = ante { $ante } je že v vrstici { $first } vložkov
fault-stake-twice-mend = za vsak ante ena vrstica
fault-not-five-cards = krogi razdelijo skupaj { $cards ->
    [one] { $cards } karto
    [two] { $cards } karti
    [few] { $cards } karte
   *[other] { $cards } kart
}
fault-not-five-cards-mend = down in up vseh krogov dasta skupaj pet
fault-empty-street = ta krog ne razdeli nobene karte
fault-empty-street-mend = dajte mu down = 1 ali up = 1 ali pa ga izpustite
fault-blind-not-higher = { $name }: mnogokratnik anteja { $size } ni nad { $before }, ki ga ima { $less }
fault-blind-not-higher-mend = vsak blind je višji od prejšnjega
fault-over-never = over potrebuje { $players ->
    [one] { $players } igralca
    [two] { $players } igralca
    [few] { $players } igralce
   *[other] { $players } igralcev
}, miza pa ima { $seats ->
    [one] { $seats } sedež
    [two] { $seats } sedeža
    [few] { $seats } sedeže
   *[other] { $seats } sedežev
}
fault-over-never-mend = povečajte število sedežev, znižajte players ali izpustite over
