### Veliko coupov: `croupier simulate`.

simulate-waiting = Priprava: prvič se pravila prevedejo, kar traja minuto
simulate-playing = Igra se { $coups ->
    [one] { $coups } coup
    [two] { $coups } coupa
    [few] { $coups } coupi
   *[other] { $coups } coupov
}
simulate-rate = { $rate } na sekundo
simulate-stopped = Ustavljeno po { $done } od { $coups ->
    [one] { $coups } coupa
    [two] { $coups } coupov
    [few] { $coups } coupov
   *[other] { $coups } coupov
}. Za nadaljevanje: { $again }
simulate-died = Procesi, ki igrajo, so bili večkrat prekinjeni, morda zaradi pomanjkanja pomnilnika; shranjeno: { $done } od { $coups ->
    [one] { $coups } coupa
    [two] { $coups } coupov
    [few] { $coups } coupov
   *[other] { $coups } coupov
}. Za nadaljevanje z enim procesom: { $again }
simulate-not-kept = Ustavljeno po { $done } od { $coups ->
    [one] { $coups } coupa
    [two] { $coups } coupov
    [few] { $coups } coupov
   *[other] { $coups } coupov
}, ki jih ni bilo mogoče shraniti: { $why }. Z --resume navedite datoteko, v katero je mogoče pisati.
simulate-unkept = Odigranega ni bilo mogoče shraniti: { $why }
simulate-how-caribbean = { $coups ->
    [one] { $coups } coup
    [two] { $coups } coupa
    [few] { $coups } coupi
   *[other] { $coups } coupov
}, { $seats ->
    [one] { $seats } sedež
    [two] { $seats } sedeža
    [few] { $seats } sedeži
   *[other] { $seats } sedežev
}, strategija { $strategy }, anta { $ante }, seme { $seed }
simulate-how-stud = { $coups ->
    [one] { $coups } coup
    [two] { $coups } coupa
    [few] { $coups } coupi
   *[other] { $coups } coupov
}, { $seats ->
    [one] { $seats } igralec
    [two] { $seats } igralca
    [few] { $seats } igralci
   *[other] { $seats } igralcev
}, mize po { $session ->
    [one] { $session } coup
    [two] { $session } coupa
    [few] { $session } coupi
   *[other] { $session } coupov
}, seme { $seed }

## Caribbean Stud

simulate-part-worth = Vrednost, brez progresivne stave
simulate-part-outcomes = Kako se kombinacija konča
simulate-part-progressive = Progresivna stava in njen števec
simulate-part-sessions = Večeri po { $coups ->
    [one] { $coups } coup
    [two] { $coups } coupa
    [few] { $coups } coupi
   *[other] { $coups } coupov
}
simulate-head-found = Simulirano
simulate-head-exact = Natančno
simulate-head-verdict = Ujemanje
simulate-head-outcome = Izid
simulate-head-hands = Število
simulate-head-share = Delež
simulate-edge = Prednost hiše, od ante
simulate-interval = Interval { $level }
simulate-range = od { $low } do { $high }
simulate-deviation = Standardni odklon, v antah
simulate-raised = Povišano
simulate-net = Izid vseh igralcev
simulate-hold = Kar hiša obdrži od vseh stav
simulate-agrees = da
simulate-misses = ne
simulate-verdict-agrees = Natančna vrednost je v 99-odstotnem intervalu, { $off } standardne napake od najdene: ujemata se.
simulate-verdict-misses = Natančna vrednost je zunaj 99-odstotnega intervala, { $off } standardne napake od najdene. Po naključju se to zgodi enemu semenu od stotih: poskusite drugo.
simulate-progressive-net = Izid vseh igralcev s to stavo
simulate-meter-start = Števec na začetku
simulate-meter-fed = Vplačano s stavami
simulate-meter-seeds = Novi začetni zneski
simulate-meter-paid = Izplačano
simulate-meter-end = Na koncu
simulate-meter-least = Najmanj
simulate-meter-most = Največ
simulate-meter-mean = V povprečju
simulate-sessions-how = { $meter ->
    [none] število večerov: { $sessions }
   *[other] število večerov: { $sessions }, s progresivno stavo, števec ves čas kaže { $meter }
}
simulate-ahead = Na koncu v dobičku
simulate-ruin = { $bankroll } ne zadošča
simulate-result = Izid največ
simulate-chips = Žetoni največ

## Stud

simulate-part-rake = Provizija po vložku
simulate-part-stake = Igralci, anta { $ante }
simulate-head-ante = Anta
simulate-head-rake-a-coup = Na coup
simulate-head-interval = Interval 95 %
simulate-head-raked = S provizijo
simulate-head-showdowns = Razkritja
simulate-head-evening = Večer, v antah
simulate-head-pot = Povprečni pot
simulate-head-player = Sedež
simulate-head-antes = Ant na coup
simulate-head-folded = Odstop
simulate-head-alone = Sam ostal
simulate-head-won = Dobljeno
simulate-head-shared = Deljeno
simulate-head-lost = Izgubljeno
simulate-head-lost-bank = Izgubljena banka

## Grafi

chart-simulated-share = Delež večerov
chart-simulated-sessions = Število odigranih večerov: { $sessions }, seme { $seed }
chart-simulated-dots = Pike: natančne verjetnosti
chart-simulated-players = Koliko dobi vsak igralec, z 95-odstotnim intervalom
chart-simulated-antes = Ant na coup
chart-simulated-coups = { $coups ->
    [one] { $coups } coup
    [two] { $coups } coupa
    [few] { $coups } coupi
   *[other] { $coups } coupov
}, seme { $seed }

## Kaj se zavrne

simulation-coups = --coups { $coups }: igra se jih od 1 do { $most }
simulation-seats = --seats { $seats }: ta miza jih ima od 1 do { $most }
simulation-ante = anta je večja od nič
simulation-stakes = list ima vložke od 0 do { $last }
simulation-seed = { $seed }: seme je celo število od 0 do { $most }
simulation-session = --session { $coups }: večer ima od 1 do { $most } coupov
simulation-players = število naštetih igralcev: { $players }; za to mizo jih sedi od 2 do { $most }
simulation-player = igralca »{ $name }« ni: na voljo so { $known }
simulation-trained-two = za dva pove croupier train, koliko dobi izurjeni igralec: navedite tri igralce ali več
simulation-peek = sedež { $who } ne more videti zakrite karte sedeža { $whom }
simulation-peek-deal = zakrita karta se vidi, kjer ima vsaka roka eno: pri odprti delitvi
simulation-sharing-exposed = deljenje se meri, kjer krupje odkrije eno karto
simulation-common-hits = število rok, ki so dobile s števca, v { $coups } coupih: { $hands }; simulirajte list, ki deleže izplača le za redke roke, ali z --no-progressive
simulation-workers = --workers { $workers }: igra od 1 do { $most } procesov
simulation-workers-died = procesi, ki igrajo, so bili večkrat prekinjeni, morda zaradi pomanjkanja pomnilnika: vzemite jih manj, na primer --workers 1
simulation-cluster-missing = gruča potrebuje Dask: namestite croupier[cluster], tu in na strojih, ki igrajo
simulation-cluster-address = »{ $address }« ni naslov razporejevalnika: napišite ga, kakor ga pove dask scheduler, na primer { $example }
simulation-cluster-silent = na naslovu { $address } ne odgovori noben razporejevalnik Dask: napišite naslov, kakor ga pove dask scheduler, na primer { $example }
simulation-cluster-idle = za razporejevalnik na naslovu { $address } nihče ne dela: zaženite dask worker { $address }
simulation-kept-none = { $path }: to ni shranjena simulacija; navedite drugo datoteko
simulation-kept-no-file = { $path }: sem se ne da pisati kakor v datoteko; navedite datoteko
simulation-kept-version = { $path }: shranila druga različica Croupierja, { $version }, ki deli drugače; vzemite tisto različico ali začnite znova z drugo datoteko
simulation-kept-damaged = { $path }: ta datoteka je poškodovana; začnite znova z drugo
simulation-kept-other-sheet = { $path }: shranjeno od druge simulacije, njen list ima druga pravila; navedite drugo datoteko
simulation-kept-other = { $path }: shranjeno od druge simulacije, { $option } je bilo { $was } in je zdaj { $now }; napišite kakor prej ali navedite drugo datoteko
simulation-kept-busy = { $path }: na tej datoteki dela drug proces; počakajte na njegov konec ali navedite drugo
simulation-training-none = { $path }: to ni shranjeno urjenje; navedite drugo datoteko
simulation-training-other = { $path }: to urjenje je z drugega lista kakor { $name }; navedite drugo datoteko
simulation-training-streets = urjenje zahteva, da so vse zakrite karte razdeljene v prvem krogu

simulate-refused-option = { $option } je za igro { $game }, ta list pa je za { $other }
simulate-refused-seats = --seats { $seats }: število igralcev, naštetih z --players, je { $players }
simulate-refused-stake = --ante { $ante }: vložki lista imajo ante { $known }
simulate-refused-amount = { $option } { $text }: znesek je nič ali več, na primer 10.00
simulate-refused-workers = --workers je od tega stroja: gruča, --on, ima svoje
simulate-refused-picture = --plot { $path }: graf se nariše kot .svg ali .png; tako končajte ime
simulate-refused-dark = --dark je za graf: povejte, kam naj se nariše, s --plot DATOTEKA
simulate-refused-folder = { $path }: mape { $folder } ni
simulate-refused-file = { $path }: sem se ne da pisati kakor v datoteko; navedite datoteko
simulate-refused-same = { $path }: to datoteko navajata dve možnosti; za eno navedite drugo
simulate-refused-parquet = --parquet potrebuje PyArrow: namestite croupier[parquet]
