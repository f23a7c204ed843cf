### Členi obeh natisnjenih listov, vsak v enem stavku za igralce.

## Caribbean Stud

clause-QC-1 = Igra se z enim paketom 52 kart; as je najvišja karta, v lestvici as-dve-tri-štiri-pet pa je lahko tudi najnižja.
clause-QC-2 = Ante mora biti na svojem mestu, preden krupje reče »Rien ne va plus« in razdeli karte.
clause-QC-3 = Vsaka stava mora biti v mejah, ki so navedene na mizi.
clause-QC-4 = Vsak igralec igra samo eno roko.
clause-QC-5 = Stavi se z vrednostnimi žetoni, kupljenimi pri krupjeju.
clause-QC-6 = Vsak igralec po vrsti in krupje dobijo po pet zakritih kart, ena krupjejeva pa se odkrije.
clause-QC-7 = Ko igralec pogleda svoje karte, doda stavo (relance) v višini natanko dveh antejev ali pa se odpove anteju.
clause-QC-8 = Igralci svojih kart ne kažejo in se o njih ne pogovarjajo.
clause-QC-9 = Krupje odkrije svoje karte, urejene v najvišjo kombinacijo, šele ko so se odločili vsi igralci.
clause-QC-10 = Krupje odpre z asom in kraljem ali s katero koli višjo roko.
clause-QC-11 = Če krupje odpre, se druga za drugo odkrijejo roke vseh, ki so dodali stavo.
clause-QC-12 = Kombinacije si sledijo od kraljeve lestvice do para po vrstnem redu z lista.
clause-QC-13 = Med rokama z isto kombinacijo odloči najvišja karta; če tudi ta ne odloči, sta enaki.
clause-QC-14 = Krupje ni odprl: ante se izplača 1 proti 1, dodatna stava se vrne.
clause-QC-15 = Krupje je odprl in igralčeva roka je višja: ante se izplača 1 proti 1, dodatna stava po tabeli.
clause-QC-16 = Krupje je odprl in igralčeva roka je nižja: ante in dodatna stava sta izgubljena.
clause-QC-17 = Krupje je odprl in roki sta enaki: obe stavi se vrneta.
clause-QC-18 = Tabela pove, koliko se izplača na dodatno stavo za vsako kombinacijo.
clause-QC-19 = Progresivna stava je en dolar poleg anteja, položen pred »Rien ne va plus«.
clause-QC-20 = Progresivna stava dobi pri barvi ali višji kombinaciji, ne glede na krupjejeve karte.
clause-QC-21 = Višina jackpota je prikazana na zaslonu ob mizi.

## Stud s petimi kartami

clause-CM-1 = Hiša določi ante in z njim banko ter najvišjo banko.
clause-CM-2 = Pred vsakim coupom vsak igralec vloži ante.
clause-CM-3 = Karte se delijo v smeri urnega kazalca; po vsakem coupu se marker premakne, tako da prvo karto dobi drug igralec.
clause-CM-4 = Vsak igralec dobi pet kart in igra najboljšo kombinacijo, ki jo sestavljajo.
clause-CM-5 = Prva otvoritvena stava je enaka natanko vsoti vseh antejev.
clause-CM-6 = Igralci po otvoritvi lahko povišajo, v enem coupu največ trikrat.
clause-CM-7 = Stave si sledijo v smeri urnega kazalca.
clause-CM-8 = Trije igralci levo od markerja lahko po vrsti igrajo buio, controbuio in, če je igralcev pet, over: dva, štiri in osem antejev vsakega igralca.
clause-CM-9 = Kombinacije si sledijo od kraljeve lestvice do najvišje karte; barva je nad fullom.
clause-CM-10 = Igralec, ki mu zmanjka žetonov, ostane v igri s tem, kar ima pred seboj; če njegova roka zmaga, dobi preostali del pota drugi najboljši.
clause-CM-11 = Med dvema coupoma lahko igralci dopolnijo svojo banko do višine zmagovalčeve.
clause-CM-12 = Med enakima kombinacijama zmaga naslednja višja karta; če so vse karte enake, se pot deli, barve kart pa nikoli ne štejejo.
clause-CM-13 = Od pota nad mejo krupje zadrži majhen odstotek.
clause-CM-14 = Po coupu dobi pot zmagovalec in lahko se začne naslednji coup.
clause-CM-15 = Igralci si med igro ne izmenjujejo informacij.
clause-CM-16 = Stave in povišanja se napovejo hitro in brez pripomb.
clause-CM-17 = Kdor krši pravila, zapusti igro in izgubi, kar je stavil.
clause-CM-18 = Vsak spor razreši inšpektor in njegova odločitev je dokončna.
