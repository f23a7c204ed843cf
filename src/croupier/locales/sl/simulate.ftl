### Veliko iger: `croupier simulate`.

simulate-waiting = Priprava: prvič se pravila prevedejo, kar traja minuto
simulate-playing = Igra se { $coups } iger
simulate-rate = { $rate } na sekundo
simulate-stopped = Ustavljeno po { $done } od { $coups } iger. Za nadaljevanje: { $again }
simulate-how-caribbean = { $coups } coups, { $seats ->
    [one] { $seats } sedež
    [two] { $seats } sedeža
    [few] { $seats } sedeži
   *[other] { $seats } sedežev
}, strategija { $strategy }, anta { $ante }, seme { $seed }
simulate-how-stud = { $coups } iger, { $seats } igralcev, mize po { $session } iger, seme { $seed }

## Caribbean Stud

simulate-part-worth = Vrednost, brez progresivne stave
simulate-part-outcomes = Kako se kombinacija konča
simulate-part-progressive = Progresivna stava in njen števec
simulate-part-sessions = Večeri po { $coups } iger
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
simulate-head-rake-a-coup = Na igro
simulate-head-interval = Interval 95 %
simulate-head-raked = S provizijo
simulate-head-showdowns = Razkritja
simulate-head-evening = Večer, v antah
simulate-head-pot = Povprečni pot
simulate-head-player = Sedež
simulate-head-antes = Ant na igro
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
chart-simulated-antes = Ant na igro
chart-simulated-coups = Število iger: { $coups }, seme { $seed }
