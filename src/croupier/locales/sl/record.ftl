# Kaj je narobe s coupom na papirju (za obračun ali z zapisom) in kako se popravi.

fault-paper-no-file = ni ga mogoče prebrati ({ $why })
fault-paper-no-file-mend = navedite pot do datoteke ali - za standardni vhod
fault-paper-too-large = večje je od { NUMBER($limit) } B, kolikor ne potrebuje noben coup
fault-paper-too-large-mend = navedite datoteko enega coupa
fault-paper-not-utf8 = bajt { $byte } ni besedilo v UTF-8
fault-paper-not-utf8-mend = shranite datoteko v UTF-8
fault-paper-not-toml = to ni TOML: { $why }
fault-paper-not-toml-mend = popravite vrstico; besedilo stoji v narekovajih, kot cards = "Ah Kd 9s 4c 2h"
fault-paper-too-deep = oklepaji so ugnezdeni pregloboko
fault-paper-too-deep-mend = napišite kot zgled v --help
fault-paper-unknown-key = ključa »{ $name }« tu ni
fault-paper-unknown-key-mend = ste mislili »{ $near }«?
fault-paper-unknown-key-far = ključa »{ $name }« tu ni
fault-paper-unknown-key-far-mend = znani so { $known }
fault-paper-missing = ključ »{ $name }« manjka
fault-paper-missing-mend = dodajte vrstico { $name } = …
fault-paper-not-flag = { $value } ni ne true ne false
fault-paper-not-flag-mend = napišite true ali false, brez narekovajev
fault-paper-not-text = { $value } ni besedilo
fault-paper-not-text-mend = dajte ga v narekovaje
fault-paper-not-count = { $value } ni celo število
fault-paper-not-count-mend = napišite celo število, na primer 3
fault-paper-not-list = { $value } ni seznam
fault-paper-not-list-mend = za vsakega napišite razdelek [[…]] ali postavite [ … ] okoli njih
fault-paper-not-section = { $value } ni razdelek
fault-paper-not-section-mend = napišite razdelek [[…]] in pod njim njegove ključe
fault-paper-too-few = { $found ->
    [0] ni nobenega
    [one] je samo { $found }
    [two] sta samo { $found }
    [few] so samo { $found }
   *[other] jih je samo { $found }
}
fault-paper-too-few-mend = navedite vsaj { $bound }
fault-paper-too-many = { $found ->
    [one] je { $found }
    [two] sta { $found }
    [few] so { $found }
   *[other] jih je { $found }
}
fault-paper-too-many-mend = navedite največ { $bound }
fault-paper-not-amount = { $value } ni znesek
fault-paper-not-amount-mend = napišite ga kot besedilo v narekovajih, na primer "12.50"
fault-paper-negative = { $value } je manj kot nič
fault-paper-negative-mend = zneski so nič ali več
fault-paper-refused = { $value } je zavrnjeno
fault-paper-refused-mend = { $why }
fault-paper-no-sheet-named = lista s pravili ne navede
fault-paper-no-sheet-named-mend = dodajte vrstico, na primer sheet = "caribbean-stud-quebec"
fault-paper-no-progressive = list nima progresivne stave
fault-paper-no-progressive-mend = odstranite vrstico
fault-paper-no-ante = sedež nima anteja
fault-paper-no-ante-mend = navedite ante, ki je tam ležal, ali odstranite sedež
fault-paper-raise-without-ante = dodatna stava brez anteja [QC-7]
fault-paper-raise-without-ante-mend = navedite ante; dodatna stava je njegov večkratnik
fault-paper-progressive-without-ante = progresivna stava brez anteja je zavrnjena [R-QC-13]
fault-paper-progressive-without-ante-mend = navedite ante, ki je tam ležal, ali odstranite sedež
fault-paper-card-count = { $found ->
    [0] ni nobene karte
    [one] je { $found } karta
    [two] sta { $found } karti
    [few] so { $found } karte
   *[other] je { $found } kart
}, roka pa jih ima { $wanted }
fault-paper-card-count-mend = navedite karte, ločene s presledki, skupaj { $wanted }, kot "Ah Kd 9s 4c 2h"
fault-paper-not-a-card = »{ $word }« ni karta
fault-paper-not-a-card-mend = napišite rang (2 do 9, T ali 10, J, Q, K, A) in barvo (c križ, d karo, h srce, s pik), kot Ah
fault-paper-card-twice = karta { $card } je že na mestu { $where }
fault-paper-card-twice-mend = v paketu je vsaka karta enkrat
fault-paper-card-twice-here = karta { $card } je tu dvakrat
fault-paper-card-twice-here-mend = v paketu je vsaka karta enkrat
fault-paper-not-in-deck = karte { $card } ni v tem paketu, katerega najnižji rang je { $lowest }
fault-paper-not-in-deck-mend = preverite karto; najnižji rang paketa je ključ "lowest"
fault-paper-not-a-rank = »{ $value }« ni rang
fault-paper-not-a-rank-mend = napišite 2 do 9, T ali 10
fault-paper-deck-too-short = paket, ki se začne z { $value }, je prekratek za lestvico
fault-paper-deck-too-short-mend = napišite 2 do 9, T ali 10
fault-paper-too-many-seats = { $found ->
    [one] naveden je { $found } sedež
    [two] navedena sta { $found } sedeža
    [few] navedeni so { $found } sedeži
   *[other] navedenih je { $found } sedežev
}, miza lista pa jih ima { $seats }
fault-paper-too-many-seats-mend = odstranite tiste, ki niso igrali, ali spremenite table.seats na listu
fault-paper-nobody-left = odstopili so vsi sedeži
fault-paper-nobody-left-mend = vsaj en sedež ostane v igri in dobi pot
fault-paper-nothing-put-in = sedež ni vložil ničesar
fault-paper-nothing-put-in-mend = kdor ne vloži anteja, ne dobi kart: odstranite sedež
fault-paper-no-cards = sedež ni odstopil in ne kaže kart
fault-paper-no-cards-mend = dodajte vrstico, na primer cards = "Ah Ad 9s 8c 7h", ali folded = true
fault-paper-no-record = to ni zapis coupa
fault-paper-no-record-mend = zapis ima ključ "_history"; kar napiše »croupier record export«, je za druge programe
fault-paper-unsettled = coup ni končan ali pa je bil razveljavljen: ni česa obračunati
fault-paper-unsettled-mend = povejte ga s »croupier record show«
fault-paper-rules = zapisan je bil po različici { $found } pravil, ta Croupier pa igra različico { $known }
fault-paper-rules-mend = preberite ga s tistim Croupierjem, ki ga je zapisal
fault-paper-digest = list v zapisu ni tisti, ki ga navaja njegov odtis
fault-paper-digest-mend = list je bil po coupu spremenjen: znova vzemite zapis z izvora
fault-paper-not-an-act = »{ $line }« ni dejanje coupa
fault-paper-not-an-act-mend = dejanje se zapiše { $how }
fault-paper-not-a-seat = »{ $name }« ni sedež
fault-paper-not-a-seat-mend = sedeži so oštevilčeni od 1 naprej
fault-paper-opening = coup se ne more začeti tako: { $why }
fault-paper-opening-mend = preverite vložek, banke, marker in žetone
fault-paper-act-refused = dejanje { $number }, »{ $line }«, je zavrnjeno: { $why }
fault-paper-act-refused-mend = pravila takega coupa ne dovolijo; zapis ni resničen
fault-paper-differs = ne pove tega, do česar vodijo dejanja v zapisu
fault-paper-differs-mend = namesto { $said } bi moralo biti { $right }

# Zapis coupa kot zgodba.

record-title = { $name }, { $house }
record-digest = Pravila { $digest }, različica { $rules }
record-hidden = V tem zapisu so skrite karte: to je papir hiše.
record-step = Dejanje { $number } od { $count }: { $act }
record-next = Enter: naprej; q: konec
record-exported = Zapisano: { $file }.
record-export-onto = -o { $file }: to je sam zapis, izvoza pa ni mogoče ponovno odigrati; pišite v drugo datoteko
record-seat-unknown = tam ni sedel nihče; sedeži v coupu so { $known }
record-same = Ponovno odigran je coup enak.
record-unfinished = Coup ni končan: na potezi je { $waiting }.
record-house = hiša
record-seat = sedež { $seat }
record-house-begins = Hiša
record-seat-begins = Sedež { $seat }

story-no-more-bets = Rien ne va plus.
story-deck-set = Paket, od vrha: { $deck }
story-folded = Sedež { $seat } odstopi.
story-hand-shown = Sedež { $seat } pokaže { $cards }: { $hand }.
story-violation = Inšpektor zabeleži kršitev, sedež { $seat }: { $reason }.
story-voided = Inšpektor razveljavi coup: { $reason }. Vse stave se vrnejo.
story-coup-ended = Coup je končan.
story-joined = Sedež { $seat } ima zdaj v žetonih { $chips }.
story-joined-left = Sedež { $seat } je opuščen.
story-bet-placed = Sedež { $seat } položi ante { $ante }.
story-bet-placed-progressive = Sedež { $seat } položi ante { $ante } in progresivno stavo { $progressive }.
story-bet-taken-back = Sedež { $seat } vzame stave nazaj.
story-meter-fed = { $amount } gre v jackpot.
story-meter-unfed = { $amount } gre spet iz jackpota.
story-hand-dealt = Pet kart za sedež { $seat }, zakritih.
story-own-hand = Sedež { $seat } pogleda: { $cards }: { $hand }.
story-dealer-exposed = Krupje odkrije { $cards }.
story-decided = Sedež { $seat } se je odločil.
story-own-decision-fold = Sedež { $seat } bo odstopil.
story-own-decision = Sedež { $seat } bo dodal stavo { $amount }.
story-additional-bet = Sedež { $seat } doda stavo { $amount }.
story-dealer-shown-opens = Krupje pokaže { $cards }: { $hand }; krupje odpre.
story-dealer-shown-shut = Krupje pokaže { $cards }: { $hand }; krupje ne odpre.
story-progressive-hit = Sedež { $seat } s progresivno stavo zadene { $prize } ({ $hand }). Jackpot kaže { $after }.
story-bet-won = Sedež { $seat }, { $bet }: dobitek { $amount }.
story-bet-lost = Sedež { $seat }, { $bet }: izguba { $amount }.
story-bet-push = Sedež { $seat }, { $bet }: vrnjeno { $stake }.
story-bet-name-ante = ante
story-bet-name-raise = dodatna stava
story-bet-name-progressive = progresivna stava
story-ante = Sedež { $seat } položi ante { $amount }.
story-blind = Sedež { $seat } igra { $name }, { $amount }.
story-blind-declined = Sedež { $seat } ne igra { $name }.
story-card-down = Karta za sedež { $seat }, zakrita.
story-own-card = Sedež { $seat } pogleda: { $card }.
story-card-up = Sedež { $seat } dobi { $card }.
story-checked = Sedež { $seat } reče naprej.
story-opened = Sedež { $seat } odpre s stavo { $to }.
story-opened-short = Sedež { $seat } odpre s stavo { $to }, all-in in premalo za polno otvoritev.
story-called = Sedež { $seat } izenači { $amount }.
story-raised = Sedež { $seat } poviša na { $to }.
story-raised-short = Sedež { $seat } poviša na { $to }, all-in in premalo za polno povišanje.
story-bet-returned = Sedežu { $seat } se vrne { $amount }: tega ni izenačil nihče.
story-hand-mucked = Sedež { $seat } ne pokaže kart: roka je premagana.
story-rake = Krupje zadrži { $amount }.
story-pot-main = Glavni pot, { $amount }: { $shares }.
story-pot-side = Stranski pot { $number }, { $amount }: { $shares }.
story-pot-share = { $share } za sedež { $seat }

# Pod »croupier hand«.
ranked-deck = Razvrščeno s paketom { $cards ->
    [one] { $cards } karte
    [two] { $cards } kart
    [few] { $cards } kart
   *[other] { $cards } kart
}, najnižja: { $lowest }.
ranked-deck-longer = Noben paket tega lista nima ranga { $rank }: razvrščeno z vsemi 52 kartami.
