# Pulti osebja: inšpektor, blagajna, vodstvo; in prikaz jackpota.

pages-staff-sign-in = Ta pult je za osebje. Najprej se prijavite.
pages-staff-not-yours = { $name } nima vloge za ta pult.
pages-staff-seated = Za to mizo sedite: kdor tam sedi, tam ne odloča.
pages-staff-stopped = Vsa hiša stoji: njena shramba ne sprejme ničesar več. Kar je bilo potrjeno, je tam.
pages-no-such-table = Take mize zdaj ni; kar se je tam storilo, je spodaj.
pages-act-done = Storjeno.
pages-reason = Razlog
pages-amount = Znesek
pages-choose = Izberite …
pages-account = Račun

# Opozorila. Vrednosti so tiste iz opozoril hiše.

pages-alerts = Opozorila
pages-alerts-sound = Zvok ob vsakem novem opozorilu
pages-alerts-none = Opozoril ni.
pages-acknowledge = Potrdi
pages-alert-inspector-called = Sedež { $seat } kliče inšpektorja v coupu { NUMBER($coup) }
pages-alert-void-requested = Coup { NUMBER($coup) } naj se razveljavi: potreben je drugi podpis
pages-alert-float-differs = V dotaciji mize je naštetih { $counted }; knjige pravijo { $booked }
pages-alert-float-short = Dotacija mize je pod ničlo: dopolnite jo
pages-alert-jackpot = Jackpot { $amount } na sedežu { $seat } v coupu { NUMBER($coup) }: izplačata ga dva člana osebja
pages-alert-table-stopped = Miza ne more nadaljevati: { $why }
pages-alert-other-rules = Coup { NUMBER($coup) } je začela različica pravil { $rules }, zaprla pa ga je različica { $known }

# Kar čaka na drugi podpis.

pages-waiting = Čaka na drugi podpis
pages-waiting-none = Nič ne čaka.
pages-asked-by = zahteva: { $who }
pages-sign = Podpiši
pages-sign-another = Podpiše nekdo drug
pages-sign-another-how = Tu se z imenom in geslom podpiše drug član osebja; kdor je prijavljen, ostane prijavljen.
pages-refuse = Ne podpiši
pages-jackpot-ask = Zahtevaj izplačilo
pages-waits-void = Razveljavitev coupa { NUMBER($coup) }, miza { $table }
pages-waits-jackpot = Izplačilo { $amount }, prejme { $person }: sedež { $seat }, coup { NUMBER($coup) }, { $table }
pages-waits-adjustment = { $account } dobi { $amount }, { $against } jih izgubi
pages-waits-opening = Odprtje { $name }: števec { $meter } se začne pri { $seed } in dobi { $share } vsake stave
pages-waits-seed = Razkritje semena coupa { NUMBER($coup) }, miza { $table }

# Vse mize.

pages-tables = Mize
pages-col-status = Stanje
pages-col-limits = Omejitve
pages-col-pace = Coupov na uro
pages-col-hold = Zadržano
pages-col-voids = Razveljavljeni
pages-float = Dotacija
pages-hold-what = Coupi so iz zadnje ure. Zadržano je, kar je miza v zadnjih 24 urah obdržala od vseh stav, z jackpoti in provizijo vred.
pages-unreadable = Te mize ta različica ne more prebrati: { $table } ({ $why })
pages-stands-open = odprta
pages-stands-paused = ustavljena
pages-stands-stopped = stoji
pages-stands-void = razveljavitev čaka
pages-stands-closing = zapre se po tem coupu
pages-stands-closed = zaprta
pages-paused-called = Inšpektor je poklican.
pages-paused-inspector = Ustavil inšpektor.

# Ena miza.

pages-to-decide = odloča
pages-nobody-sits = Nihče ne sedi za mizo.
pages-said-none = Odkar je ta stran odprta, ni bilo povedano nič.
pages-record-of = Zapis coupa { NUMBER($coup) }
pages-pause = Ustavi mizo
pages-pause-how = Ura se ustavi in z njo vsako dejanje.
pages-resume = Nadaljuj
pages-resume-how = Ura teče dalje od tam, kjer se je ustavila.
pages-extend = Podaljšaj čas
pages-extend-how = Več časa za odločitev, na katero se čaka.
pages-extend-by = Koliko
pages-seconds = { $count ->
    [one] { $count } sekunda
    [two] { $count } sekundi
    [few] { $count } sekunde
   *[other] { $count } sekund
}
pages-violation = Zapiši kršitev
pages-violation-what = Kaj se je zgodilo
pages-seat-which = Sedež
pages-seat-none = noben določen sedež
pages-void = Razveljavi coup { NUMBER($coup) }
pages-void-ask = Zahtevaj razveljavitev
pages-void-asked = Zahtevano: miza čaka, da podpiše drug.
pages-void-waits = Razveljavitev čaka na drugi podpis.
pages-close-table = Zapri mizo
pages-close-table-how = Ta coup se odigra do konca; nato se sedeži sprostijo in žetoni vrnejo.
pages-ruling = Razreši spor
pages-ruling-how = Odločitev je dokončna in ostane v zapisu skupaj z razlogom.
pages-rule = Zapiši odločitev
pages-decision = Odločitev
pages-coup = Coup
pages-clause = Člen
pages-clause-none = noben določen člen
pages-record-read = Kaj pravi zapis coupa { NUMBER($coup) }
pages-record-replay = Korak za korakom
pages-record-none = Zapis ne razlaga nobenega izplačila.
pages-seed = Seme razveljavljenega coupa
pages-seed-how = Karte razveljavljenega coupa ostanejo skrite. Seme razkrijeta dva člana osebja skupaj; obe imeni ostaneta v dnevniku.
pages-seed-ask = Zahtevaj seme
pages-seed-asked = Zahtevano; razkrije se, ko podpiše drug.
pages-seed-is = Seme coupa { NUMBER($coup) }, { $table }:

# Dnevnik dejanj.

pages-log = Kaj je tu storilo osebje
pages-log-house = Dnevnik hiše
pages-log-none = Še nič.
pages-log-older = Starejše
pages-act-table-opened = miza odprta
pages-act-table-closed = miza zaprta
pages-act-inspector-called = sedež { $seat } je poklical inšpektorja
pages-act-paused = miza ustavljena
pages-act-resumed = miza spet teče
pages-act-clock-extended = { $seconds ->
    [one] { $seconds } sekunda več
    [two] { $seconds } sekundi več
    [few] { $seconds } sekunde več
   *[other] { $seconds } sekund več
}
pages-act-violation = kršitev sedeža { $seat } v coupu { NUMBER($coup) }
pages-act-ruled = odločitev o coupu { NUMBER($coup) }
pages-act-void-requested = zahtevana razveljavitev coupa { NUMBER($coup) }
pages-act-void-signed = coup { NUMBER($coup) } razveljavljen
pages-act-void-refused = razveljavitev coupa { NUMBER($coup) } ni podpisana
pages-act-seed-requested = zahtevano seme coupa { NUMBER($coup) }
pages-act-seed-published = seme coupa { NUMBER($coup) } razkrito dvema
pages-act-float-filled = dotacija dopolnjena: { $amount }
pages-act-float-credited = iz dotacije v trezor: { $amount }
pages-act-float-counted = dotacija prešteta ({ $moment ->
        [opening] odprtje
        [closing] zaprtje
       *[other] vmes
    }): { $counted }, knjige { $booked }
pages-act-rake-dropped = provizija { $amount } prevzeta
pages-act-closing = zapiranje mize
pages-act-meter-opened = števec { $meter } odprt pri { $amount }
pages-act-meter-changed = števec { $meter } teče naprej po drugih parametrih
pages-act-vault-stocked = { $sign ->
    [out] iz trezorja: { $amount }
   *[other] v trezor: { $amount }
}
pages-act-wallet-sold = prodani žetoni za { $amount }: { $person }
pages-act-wallet-redeemed = odkupljeni žetoni za { $amount }: { $person }
pages-act-staff-changed = vloge, { $person }: { $roles }
pages-act-adjustment-requested = zahtevan popravek: { $account } dobi { $amount }, { $against } jih izgubi
pages-act-adjustment-signed = popravek izveden: { $account } dobi { $amount }, { $against } jih izgubi
pages-act-jackpot-requested = zahtevano izplačilo jackpota coupa { NUMBER($coup) }, sedež { $seat }
pages-act-jackpot-signed = izplačan jackpot { $amount }: coup { NUMBER($coup) }, sedež { $seat }
pages-act-acknowledged = opozorilo potrjeno
pages-act-opening-requested = zahtevano odprtje { $table } z lastnim števcem
pages-act-opening-signed = odprtje { $table } podpisano
pages-act-opening-refused = odprtje { $table } ni podpisano
pages-act-adjustment-refused = popravek ni podpisan: { $account } bi dobil { $amount }, { $against } bi jih izgubil
pages-act-opening = vodstvo je odprlo mizo: { $table }
pages-act-account-opened = odprt račun: { $person }
pages-act-unlocked = neuspele prijave pozabljene: { $person }
pages-act-revoked = seje končane: { $person }

# Računi v knjigah.

pages-account-wallet = denarnica ({ $person })
pages-account-bank = žetoni na sedežu { $seat } ({ $table })
pages-account-bets = stave ({ $table })
pages-account-float = dotacija ({ $table })
pages-account-rake = provizija ({ $table })
pages-account-progressive = števec { $meter }
pages-account-reserved = prihranjeni jackpot ({ $table }, coup { NUMBER($coup) }, sedež { $seat })
pages-account-vault = trezor
pages-account-cage = blagajna
pages-account-practice = žetoni za vajo
pages-account-house = hiša

# Blagajna.

pages-find-account = Poišči račun
pages-name-part = Ime ali njegov del
pages-find = Poišči
pages-found-nobody = Nikomur ni tako ime.
pages-open-account = Odpri račun
pages-account-none = Poiščite račun ali ga odprite.
pages-password-once = Geslo, prikazano samo tokrat:
pages-wallet = Denarnica
pages-at-tables = Za mizami
pages-sell = Prodaj žetone
pages-sell-how = Prejeti denar
pages-redeem = Odkupi žetone
pages-redeem-how = Izplačani denar
pages-floats = Dotacije miz
pages-vault = Trezor
pages-cage = Prodani žetoni, ki se niso vrnili
pages-rake = Provizija
pages-float-acts = Preštej, dopolni, vrni
pages-count = Zapiši štetje
pages-count-when = Štetje ob
pages-count-opening = odprtju
pages-count-closing = zaprtju
pages-count-between = vmes
pages-counted = Prešteto
pages-fill = Dopolni dotacijo
pages-fill-how = Iz trezorja
pages-credit = Vrni v trezor
pages-credit-how = V trezor
pages-drop-rake = Prevzemi provizijo
pages-drop-rake-how = Vso, razen tiste iz coupa v igri.

# Vodstvo.

pages-open-table = Odpri mizo
pages-open-table-ask = Zahtevaj mizo
pages-open-table-asked = Zahtevano: miza se odpre, ko podpiše drug.
pages-table-id = Oznaka mize
pages-sheet = List pravil
pages-stake = Vložek
pages-stake-line = ante { $ante }, banka { $bank }, največ { $most }
pages-ante-low = Najnižji ante (list: { $ante })
pages-ante-high = Najvišji ante (list: { $ante })
pages-meter-seed = Začetna vrednost števca (list: { $seed })
pages-meter-share = Delež vsake stave v odstotkih (list: { $share })
pages-meter-name = Ime števca, če je drug
pages-meter-two = Drugačni parametri števca zahtevajo drugi podpis.
pages-practice-table = za vajo
pages-bots = Boti
pages-vault-move = Premakni žetone
pages-vault-way = Smer
pages-vault-in = v trezor
pages-vault-out = iz trezorja
pages-adjust = Popravi knjige
pages-adjust-how = En račun dobi, kar drugi izgubi; podpišeta dva člana osebja.
pages-adjust-ask = Zahtevaj popravek
pages-adjust-asked = Zahtevano: izvede se, ko podpiše drug.
pages-adjust-gains = Račun, ki dobi
pages-adjust-loses = Račun, ki izgubi
pages-people = Osebe in vloge
pages-person-add = Dodaj osebo
pages-password-of = Geslo za { $name }, prikazano samo tokrat:
pages-roles = Vloge
pages-roles-set = Določi vloge
pages-roles-how = Vse seje te osebe se končajo; sprememba ostane v dnevniku.
pages-role-player = igralec
pages-role-cashier = blagajnik
pages-role-inspector = inšpektor
pages-role-manager = vodja
pages-roles-are = { $name }: { $roles }.
pages-role-none = brez vloge
pages-unlock = Odkleni
pages-unlocked = Neuspele prijave so pozabljene: { $name }.
pages-revoke = Končaj seje
pages-revoked = Vse seje so končane: { $name }.

# Prikaz.

pages-no-jackpot = Tu ni prikazan noben jackpot.
