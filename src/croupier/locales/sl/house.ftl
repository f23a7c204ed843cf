# Zakaj živa miza ali hiša kaj zavrne: en stavek za vsako kodo. Zneski so zapisani kot denar.

refused-account-needed = Za to mizo se igra za denar: najprej se prijavite v račun.
refused-adjustment = Popravek navede znesek, dva računa in razlog.
refused-already-seated = Za to mizo že sedite, na sedežu { $seat }.
refused-amount = Znesek mora biti vsaj { $low }.
refused-amount-most = Znesek sme biti največ { $high }.
refused-books = Knjige tega ne dovolijo.
refused-buy-least = Prisedete lahko z najmanj { $low }, ne z { $chips }.
refused-buy-most = Prisedete lahko z največ { $high }, ne z { $chips }.
refused-excluded = Sami ste se izključili iz igre; to velja do izteka.
refused-extension = Ura se naenkrat podaljša za največ { $hours ->
    [one] { $hours } uro
    [two] { $hours } uri
    [few] { $hours } ure
   *[other] { $hours } ur
}.
refused-float-short = V dotaciji mize je { $chips }: { $need } ni mogoče vzeti.
refused-id-used = Ta oznaka že pomeni drugo dejanje.
refused-leaving = Že odhajate; sedež bo prost, ko bo coup končan.
refused-long-id = Oznaka ima največ { $characters ->
    [one] { $characters } znak
    [two] { $characters } znaka
    [few] { $characters } znake
   *[other] { $characters } znakov
}, vse natisljive.
refused-meter-differs = Druge mize polnijo ta števec po drugačnih pravilih: navedite drug števec.
refused-meter-hit = Del tega števca čaka na izplačilo: njegovi parametri se spremenijo le med dobitki.
refused-meter-short = Na števcu je { $chips }, ta coup je prinesel { $need }: najprej popravite števec, nato podpišite.
refused-next-coup = Karte boste dobili v naslednjem coupu.
refused-no-account = Takega računa za popravek ni ({ $account }).
refused-no-adjustment = Noben popravek s številko { $number } ne čaka na podpis.
refused-no-alert = Opozorila s številko { $number } ni ali pa je že potrjeno.
refused-no-coup = Trenutno se ne igra noben coup.
refused-no-jackpot = Za ta coup in sedež ni jackpota, ki bi ga bilo treba izplačati.
refused-no-rake = Provizije, ki bi jo bilo mogoče vzeti, ni.
refused-no-request = Tega še nihče ni zahteval: najprej zahtevajte, podpiše drug član osebja.
refused-no-void = Nihče ni zahteval razveljavitve coupa { $coup }.
refused-not-paused = Miza ni ustavljena.
refused-not-seated = Ne sedite za to mizo.
refused-other-currency = Mize te hiše igrajo v valuti { $currency }.
refused-own-limit = { $kind ->
    [stake] Dovolili ste si stave do { $high }, ne { $amount }.
    [buy-day] Dovolili ste si nakup žetonov do { $high } na dan: še { $amount } je preveč.
    [loss-day] Dovolili ste si izgubo do { $high } na dan: izgubili bi lahko še { $amount }.
    [loss-week] Dovolili ste si izgubo do { $high } na teden: izgubili bi lahko še { $amount }.
   *[other] Postavili ste si mejo { $high }.
}
refused-paused = Miza je ustavljena: ura čaka in z njo vsako dejanje.
refused-practice-table = To je miza za vajo: njeni žetoni niso vredni nič.
refused-role = To smejo: { $roles }.
refused-same-bank = To mizo ste zapustili pred kratkim: vrnite se z { $exact }, ne z { $chips }.
refused-seat-taken = Sedež { $seat } je zaseden.
refused-second-signature = Podpisati mora še drug član osebja.
refused-seed-differs = To niso bajti, h katerim ste se zavezali.
refused-share-seed = Bajti za mešanje: { $why }.
refused-signature-waits = Na drugi podpis že čaka.
refused-staff-seated = Kdor sedi za mizo, o njej ne odloča.
refused-stale-coup = To je bilo za coup { $coup }; miza je pri coupu { $now }.
refused-stale-turn = Prepozno: to je bilo za potezo { $turn } v coupu, ki je pri potezi { $now }.
refused-table-closed = Miza je zaprta.
refused-table-closing = Miza se po tem coupu zapre.
refused-table-exists = Miza { $table } že obstaja ali pa je obstajala.
refused-table-full = { $seats ->
    [1] Edini sedež je zaseden.
    [2] Oba sedeža sta zasedena.
    [one] Vseh sedežev je { $seats } in vsi so zasedeni.
    [two] Vseh sedežev je { $seats } in vsi so zasedeni.
    [few] Vsi { $seats } sedeži so zasedeni.
   *[other] Vseh { $seats } sedežev je zasedenih.
}
refused-table-id = Oznaka mize ima 1 do 40 vidnih znakov brez dvopičja.
refused-busy = Hiša piše, kolikor hitro zmore njen disk, zdaj pa več ne gre: vprašajte znova čez trenutek.
refused-table-stopped = Miza stoji: nekaj je odpovedalo in osebje je poklicano.
refused-top-up-later = Žetone je mogoče dodati med coupi.
refused-top-up-most = Zdaj je mogoče dodati največ { $high }.
refused-unknown-request = Takega zahtevka tu ni ({ $request }).
refused-unknown-table-seat = Sedeža { $seat } ni: miza ima { $seats ->
    [one] { $seats } sedež
    [two] { $seats } sedeža
    [few] { $seats } sedeže
   *[other] { $seats } sedežev
}.
refused-void-waits = Razveljavitev čaka na drugi podpis: najprej jo podpišite ali zavrnite.
refused-wallet-short = V vaši denarnici je { $chips }; potrebnih je { $need }.
refused-long-reason = Razlog ima največ { $characters ->
    [one] { $characters } znak
    [two] { $characters } znaka
    [few] { $characters } znake
   *[other] { $characters } znakov
}.
refused-own-account = Nihče od osebja ne odloča o svojem denarju: to storita druga dva.
refused-reason = Povejte, zakaj: razlog ostane v dnevniku z vašim imenom.
refused-seed-early = Coup { $coup } še ni končan: do takrat njegovo seme ostane skrito.
