### Kaj velja, kjer natisnjeni list molči: en stavek za odločitev, kot bi jo povedali igralcu.

## Caribbean Stud

ruling-R-QC-1 = Zadnja vrstica tabele, »Pair of Aces / Kings«, se bere kot »par ali as-kralj«: po tej vrstici se izplača vsaka zmagovalna roka pod dvema paroma, razen če se list drži črke.
ruling-R-QC-2 = Med enakima kombinacijama štejejo vse druge karte, od najvišje navzdol, razen če list pusti odločiti le prvi od njih.
ruling-R-QC-3 = Miza ima toliko sedežev, kot pove list; običajno jih je sedem, največ pa devet, kolikor jih oskrbi en paket.
ruling-R-QC-4 = Meje, navedene na mizi, veljajo samo za ante; ante je večkratnik enote mize.
ruling-R-QC-5 = Igralec, ki odstopi, obdrži progresivno stavo: dobitna roka se pokaže in izplača, preden se karte poberejo, razen če list določa drugače.
ruling-R-QC-6 = Več jackpotov v eni igri se izplača sedež za sedežem od krupjejeve leve, vsak od tega, kar je prejšnji pustil na števcu, razen če list pove, da si ga delijo.
ruling-R-QC-7 = Števec se začne pri začetni vrednosti in dobi od vsakega progresivnega dolarja stalen del.
ruling-R-QC-8 = Števec šteje v milijoninkah in kaže cele cente; delež se vzame od prikazanega in zaokroži navzdol na cent, ostanek ostane na števcu.
ruling-R-QC-9 = Kdor se ne odloči pravočasno, odstopi; po »Rien ne va plus« stave veljajo, kot ležijo.
ruling-R-QC-10 = Če inšpektor razveljavi igro, se vrnejo vse njene stave, tudi progresivni dolarji, števec pa odda, kar je ta igra dodala.
ruling-R-QC-11 = Dobitek ene roke nima zgornje meje, razen če jo postavi list; ta velja samo za dodatno stavo, nikoli za progresivno.
ruling-R-QC-12 = Vsak sedež od krupjejeve leve dobi pet kart hkrati, krupjejeve pridejo zadnje in zadnja od njih se odkrije.
ruling-R-QC-13 = Progresivni dolar se vzame v vsakem primeru: zanj se izplača nagrada, sam dolar pa se ne vrne.
ruling-R-QC-14 = Ante se sprejme samo od igralca, čigar žetoni pokrijejo tudi dodatno stavo in progresivni dolar, če je stavljen.
ruling-R-QC-15 = Jackpot šteje, ko se roka odkrije, v višini, ki je tedaj prikazana; določeni zneski se izplačajo takoj, delež števca pa, ko sta podpisala dva člana osebja.
ruling-R-QC-16 = Kdor kaže karte ali se o njih pogovarja, ohrani stave v igri in izpusti naslednjo igro.

## Stud s petimi kartami

ruling-R-CM-1 = Krogi deljenja na listu povedo, kako pride pet kart: ena zakrita in ena odkrita, nato še tri odkrite s stavami po vsaki, ali pa vseh pet zakritih z enim samim krogom stav.
ruling-R-CM-2 = Najnižja karta paketa je odvisna od števila igralcev, ki dobijo karte, preštetih ob zaprtju antejev: enajst minus njihovo število, razen če list navede rang.
ruling-R-CM-3 = Vsaka barvna lestvica se imenuje kraljeva lestvica (royal flush) in šteje po najvišji karti; as lahko stoji tudi pod najnižjo karto paketa in naredi najnižjo lestvico.
ruling-R-CM-4 = V prvem krogu govori prvi igralec levo od markerja ali od zadnjega blinda; pozneje najboljša vidna roka ali, če tako pove list, igralec levo od markerja.
ruling-R-CM-5 = Prva stava coupa je natanko vsota vseh antejev, v katerem koli krogu pade; poznejši krogi se odprejo z vsaj toliko, anteji pa ne spadajo k nobeni stavi.
ruling-R-CM-6 = Povišanje je vsaj tolikšno kot zadnja polna stava ali povišanje in največ tolikšno, kot dovoli list: vse, kar je pred igralcem, višina pota ali stalna velikost.
ruling-R-CM-7 = Število povišanj je omejeno, šteto v celem coupu ali v vsakem krogu, kot pove list; otvoritev in blindi se ne štejejo.
ruling-R-CM-8 = All-in, ki je manjši od polnega povišanja, ne porabi nobenega povišanja; znova sme povišati samo tisti, pred katerim je skupaj polno povišanje.
ruling-R-CM-9 = Blindi so prostovoljni, vsak le na prejšnjega: tolikokrat vsota vseh antejev ali, če tako pove list, en ante; nadomestijo otvoritev, zadnji med njimi pa sme še povišati.
ruling-R-CM-10 = Igralec, ki mu zmanjka žetonov, igra za to, kar je vsak drug igralec izenačil; česar ni mogel izenačiti nihče, se najprej vrne, vsak nadaljnji sloj pota pa dobi najboljši med tistimi, ki so vanj vplačali.
ruling-R-CM-11 = Stave so večkratniki enote mize, razen all-in; deljeni pot se razdeli na cent natančno, presežni centi gredo po eden od markerjeve leve.
ruling-R-CM-12 = Krupje zadrži provizijo od vseh potov skupaj, če ti presegajo mejo, potem ko so bili neizenačeni žetoni vrnjeni; zaokroži se navzdol na cent.
ruling-R-CM-13 = Prvi nakup je med banko in najvišjo banko; dokler lastnik sedi, nobeni žetoni ne zapustijo mize.
ruling-R-CM-14 = Med dvema coupoma lahko igralec dopolni banko do zmagovalčeve, nikoli nad najvišjo banko, razen če list te meje nima; banko, nižjo od banke mize, je vedno mogoče dopolniti do nje.
ruling-R-CM-15 = Brez anteja ni kart; igralec, ki ima manj kot ante, igra all-in za to, kar ima.
ruling-R-CM-16 = Kdor ne ukrepa pravočasno, reče naprej, če to ne stane nič, sicer odstopi.
ruling-R-CM-17 = Prvi pokaže karte tisti, ki je zadnji stavil ali povišal, nato drugi v smeri urnega kazalca; premagane roke ni treba pokazati.
ruling-R-CM-18 = Če inšpektor ugotovi kršitev, je roka mrtva in stavljeno ostane v potu; igralec odide z drugimi žetoni.
ruling-R-CM-19 = Coup, ki ga inšpektor razveljavi pred naslednjimi anteji, je izničen: vsi žetoni se vrnejo, provizije ni in marker ostane, kjer je.
ruling-R-CM-20 = Miza ima toliko sedežev, kot pove list; prvi marker se izžreba.
