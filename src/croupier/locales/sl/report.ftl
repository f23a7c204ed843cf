### Grafi in poročilo o tem, koliko je vreden list: `croupier odds --plot`, `--report`.

## Grafi

chart-of-sheet = { $name }, { $house }
chart-outcomes = Kako se delitev konča in kaj to prinese
chart-outcomes-net = Vsi izidi skupaj: prednost hiše { $edge } anteja, preštetih delitev { $deals }
chart-chance = Verjetnost
chart-brings = Prispevek k povprečnemu izidu, v % anteja
chart-strategy = { $strategy ->
    [optimal] Najboljša igra: kako pogosto dobi roka dodatno stavo
   *[other] { $strategy }: kako pogosto dobi roka dodatno stavo
}
chart-strategy-how = V odstotkih, čez vse roke vrstice in vse barve; 0 je nikoli, 100 vedno
chart-exposed = Krupjejeva odkrita karta
chart-all = vse
chart-jackpot = Kaj vrne progresivna stava
chart-jackpot-how = Pri stavi { $bet }; sama stava se z nagrado ne vrne
chart-meter = Števec, { $currency }
chart-return = Vračilo
chart-long-run = na dolgi rok { $share }
chart-break-even = izravnano od { $meter }
chart-at-seed = { $share } pri začetni vrednosti { $seed }
chart-session = { $coups ->
    [one] Izid po { $coups } coupu
    [two] Izid po { $coups } coupih
    [few] Izid po { $coups } coupih
   *[other] Izid po { $coups } coupih
}
chart-session-ends = V dobičku { $ahead }, na ničli { $even }, v izgubi { $behind }
chart-session-how = Povprečje { $mean } anteja; narisanih je srednjih { $drawn } vseh seans
chart-result = { $coups ->
    [one] Izid po { $coups } coupu, v antejih
    [two] Izid po { $coups } coupih, v antejih
    [few] Izid po { $coups } coupih, v antejih
   *[other] Izid po { $coups } coupih, v antejih
}
chart-chance-of = Verjetnost na razpon, v antejih: { $wide }
chart-quantile = { $result } ali manj|v { $level } seans
chart-rake = Kaj zadrži krupje
chart-rake-how = { $rate } vseh potov skupaj, če presegajo { $above }, sicer nič
chart-cliff-how = Od { $first } do { $last } pomeni manjši pot večji dobitek
chart-rake-rate = Zadržani del pota
chart-rate = Zadržano
chart-cliff = Stopnica pri meji
chart-pot = Pot, { $currency }
chart-paid = Izplačano zmagovalcem, { $currency }
chart-cliff-point = { $pot } izplača { $net }
chart-order = Vrstni red kombinacij glede na paket
chart-order-how = Verjetnost vsake kombinacije pri petih kartah po številu igralcev; najvišja je zgoraj
chart-order-wrong = ▼ pogostejša od kombinacije pod njo: sosedstva { $wrong } od { $every }
chart-deck = { $players ->
    [one] { $players } igralec
    [two] { $players } igralca
    [few] { $players } igralci
   *[other] { $players } igralcev
}|{ $cards ->
    [one] { $cards } karta
    [two] { $cards } karti
    [few] { $cards } karte
   *[other] { $cards } kart
}

## Poročilo

report-title = { $name }, { $house }: koliko je vreden list
report-by = { $house } · koliko je vreden list, prešteto
report-made-by = Naredil Croupier { $version } samo iz lista s pravili. Isti list, ista igra in isti datum dajo isto stran.
report-game = Igra
report-game-caribbean-stud = Caribbean Stud Poker
report-game-five-card-stud = Stud s petimi kartami
report-house = Hiša
report-currency = Valuta
report-digest = Odtis lista (SHA-256)
report-rules = Pravila
report-rules-version = različica { $rules } pravil, Croupier { $version }
report-played = Igrano
report-date = Datum
report-part-worth = Vračilo
report-part-pays = Tabela izplačil in vrstni red kombinacij
report-part-outcomes = Izidi, natančno prešteti
report-part-ranges = Razpon pričakovanih vračil
report-part-progressive = Progresivna stava, ločeno
report-part-method = Metoda in preverjanja
report-part-rulings = Odločitve, ki dopolnijo list
report-part-sheet = List
report-rtp-ante = vračilo igralcu, od anteja
report-rtp-stake = vračilo igralcu, od vsega stavljenega
report-hit-frequency = pogostost dobitkov
report-volatility = indeks volatilnosti, v antejih
report-rtp-how = Vračilo anteja je en ante in povprečni izid igralca, deljeno z enim antejem; pri vračilu vsega stavljenega sta v imenovalcu ante in dodatna stava. Progresivne stave ni v nobenem od njiju.
report-volatility-how = Indeks volatilnosti je 1,645 standardnega odklona enega coupa: deljen s korenom števila coupov pove, koliko se povprečni izid oddalji, v devetih primerih od desetih.
report-hit-how = Dobitek je coup, po katerem ima igralec več kot prej: zmagal je ali pa krupje ni odprl.
report-deviation-per-stake = Standardni odklon, v povprečnih stavah
report-extremes = Najmanjši in največji izid, v antejih
report-extremes-are = { $least } in { $most }, slednji enkrat na { $one }
report-class = Kombinacija
report-example = Zgled
report-pays = Dodatna stava, × { $multiple }, se izplača
report-prize = Progresivna
report-ante-pays = Ante se izplača 1 proti 1. Kjer krupje ne odpre, se ante izplača, dodatna stava pa vrne.
report-raise = Dodatna stava
report-raise-is = { $multiple } × ante
report-opens = Najnižja roka, s katero krupje odpre
report-exposed = Vidne krupjejeve karte
report-deck = Kart v paketu
report-one-in = Ena na
report-result = Izid, anteji
report-brings = Prispevek, % anteja
report-all = vse
report-by-result = Po izidu
report-coups = Coupi
report-range = { $low } do { $high }
report-ranges-how = Vračilo anteja po tolikih coupih je z verjetnostjo nad stolpcem med tema mejama; preostanek je enako pogosto pod njima kot nad njima.
report-no-chart = Graf bi imel { $lines ->
    [one] { $lines } vrstico
    [two] { $lines } vrstici
    [few] { $lines } vrstice
   *[other] { $lines } vrstic
}, preveč za branje; --csv jih ima.
report-cost = Stane, % anteja
report-contribution-return = Vrne na dolgi rok del vsake stave za števec
report-seed-return = Vrnejo na dolgi rok začetne vrednosti
report-hit-progressive = Stave, ki dobijo nagrado
report-deviation-at-seed = Standardni odklon ene stave, števec pri začetni vrednosti
report-prize-at-seed = Nagrada pri začetni vrednosti
report-gives-back = Vrne
report-progressive-how = Stava { $bet } poleg anteja, izplačana samo po igralčevi roki. Vračila so na enoto stave: sama stava se z nagrado ne vrne.
report-progressive-unknown = Katere roke obdržijo stavo, za to igro ni bilo prešteto.
report-method-count = Prešteta je bila vsaka delitev: vsaka roka igralca z vsako odkrito in vsemi drugimi krupjejevimi kartami. Vzorčena ni bila nobena, vsaka vsota je natančno celo število ali ulomek, dokler se ne zapiše z decimalkami.
report-method-pays = Izid coupa pride iz funkcij, ki obračunajo coupe za mizo; izplačilo se prebere z lista in od nikoder drugod. Najboljša igra doda stavo, kjer to prinese več kot odstop, roko za roko in karto za karto.
report-method-ranges = Izidi mnogih coupov so potenca porazdelitve enega coupa, z diskretno Fourierovo transformacijo, katere napaka je pod tem, kar je tu natisnjeno; coupi se jemljejo kot neodvisni.
report-method-stud = Roke kombinacije so preštete po rangih in barvah, ki jo sestavljajo, v paketu, ki se deli pri vsakem številu igralcev; vzorčena ni bila nobena. Najboljša vidna roka je prešteta tako, da se karte vsakega igralca razdelijo iz tega, kar so drugi pustili.
report-method-rake = Provizija pride iz funkcije, ki jo vzame za mizo.
report-checks = Števila, dobljena po dveh poteh
report-check-what = Kaj
report-check-one = Ena pot
report-check-other = Druga pot
report-check-holds = Enako
report-holds = da
report-fails = NE
report-check-deals = { $cards ->
    [one] Delitve: roke iz { $cards } karte × odkrite karte × druge krupjejeve; vsi izidi skupaj
    [two] Delitve: roke iz { $cards } kart × odkrite karte × druge krupjejeve; vsi izidi skupaj
    [few] Delitve: roke iz { $cards } kart × odkrite karte × druge krupjejeve; vsi izidi skupaj
   *[other] Delitve: roke iz { $cards } kart × odkrite karte × druge krupjejeve; vsi izidi skupaj
}
report-check-outcomes = Vsi konci; vse delitve
report-check-results = Vsi izidi; vse delitve
report-check-net = Izid po koncih; izid po porazdelitvi
report-check-classes = Pet kart od { $cards }; vse kombinacije skupaj
report-check-fixed = Progresivna, določene nagrade: po preverjanju lista; po štetju
report-check-long-run = Progresivna, dolgi rok: po preverjanju lista; po štetju
report-check-hits = Progresivna, zadetki: po kombinacijah; po verjetnostih
report-check-show = { $cards ->
    [one] { $cards } karta, vidnih { $up }: vsi nabori; vse kombinacije
    [two] { $cards } karti, vidnih { $up }: vsi nabori; vse kombinacije
    [few] { $cards } karte, vidnih { $up }: vsi nabori; vse kombinacije
   *[other] { $cards } kart, vidnih { $up }: vsi nabori; vse kombinacije
}
report-check-shows = { $cards ->
    [one] { $cards } karta
    [two] { $cards } karti
    [few] { $cards } karte
   *[other] { $cards } kart
}, { $players ->
    [one] { $players } igralec
    [two] { $players } igralca
    [few] { $players } igralci
   *[other] { $players } igralcev
}, vidnih { $up }: vse delitve; vse najboljše vidne roke
report-five-cards = Roke iz petih kart
report-in-order = V vsakem paketu, s katerim igra list, je vsaka kombinacija redkejša od tiste pod njo.
report-ruling-id = Odločitev
report-ruling-says = Kaj pove
report-ruling-setting = Na listu
report-rulings-how = Kaj natisnjeni list pusti odprto in katera odločitev to zapolni.
report-sheet-how = Cel list, z izpisano vsako privzeto vrednostjo. Zgornji odtis je odtis teh vrstic.
