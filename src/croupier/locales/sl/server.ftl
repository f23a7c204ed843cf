# Strežnik: njegova stran, zakaj zavrne zahtevo ali konča povezavo in kaj pove croupier serve.

server-page-what = Žive mize za Caribbean Stud in stud s petimi kartami, ki se igrata po svojih listih s pravili. Programi igrajo prek WebSocketa; strani za ljudi tu še niso zgrajene: zgradi jih »make pages«, nato znova zaženite hišo.
server-page-tables = Mize
server-page-table = { $name }: zasedeni sedeži { $taken } od { $seats }
server-page-jackpot = jackpot { $amount }
server-page-programs = Za programe

refused-host = Ta hiša se na to ime ne oglasi.
refused-origin = To je prišlo s strani drugega spletnega mesta ali iz brskalnika, ki ne pove, s katere.
refused-too-fast = Prehitro: največ { $per_second } na sekundo. Počakajte trenutek.
refused-too-large = Preveliko: največ { $bytes ->
    [one] { $bytes } bajt
    [two] { $bytes } bajta
    [few] { $bytes } bajti
   *[other] { $bytes } bajtov
}.
refused-malformed = Tega ni mogoče prebrati: { $why }.
refused-not-found = Tu ni ničesar.
refused-sheet-edit = To niso pravila, pri { $key }: { $why }
refused-odds-refused = Tega ni mogoče izračunati: { $why }
refused-odds-position = { $why }
refused-odds-busy = Ta hip preveč ljudi sprašuje, koliko so vredna pravila. Počakajte trenutek.
refused-odds-long = To traja več kot { $seconds } s in je bilo opuščeno. Vprašajte po manj.
refused-odds-failed = Izračun ni uspel; hiša igra naprej. Vprašajte znova ali zaženite croupier odds.
refused-method = S tem naslovom se to ne počne.
refused-failed = Tu je nekaj odpovedalo; zapisano je v dnevniku.
refused-login-needed = Najprej se prijavite.
refused-login = Ime ali geslo ni pravo.
refused-locked = Preveč neuspelih prijav: to ime je zaklenjeno za pol ure.
refused-pause = Po časovni omejitvi, ki ste si jo postavili, imate zdaj uro premora: prijavite se po njem.
refused-registration = V tej hiši se računi odprejo na blagajni.
refused-password = { $why }.
refused-name = { $why }.
refused-no-table = Mize { $table } ni.
refused-no-sheet = Lista { $sheet } tu ni.
refused-no-person = Nikomur ni ime { $name }.
refused-no-such-coup = Za to mizo takega coupa ni bilo.
refused-coup-not-over = Coup še ni končan; zapis nastane, ko je.
refused-own-record = Zapis coupa smejo brati tisti, ki so v njem sedeli za mizo, in inšpektor.
refused-voided-paper = Coup je bil razveljavljen: njegove karte odpreta dva člana osebja skupaj.
refused-paper-rules = Coup je bil odigran po različici { $found } pravil; ta Croupier pozna različico { $known } in njegovega zapisa ne more napisati.
refused-hello-first = Najprej pozdravite (hello), ne { $type }.
refused-hello-twice = Pozdravili ste že.
refused-version = Ta hiša govori različico { $known } protokola, ne { $asked }.
refused-too-many-sockets = Preveč povezav z enega naslova: največ { $most }.

closed-late = predolgo ni bilo nobenega sporočila
closed-hello = prvo sporočilo je hello
closed-version = druga različica protokola
closed-session = seja je končana: prijavite se znova
closed-flood = daleč preveč sporočil
closed-sockets = preveč povezav ene osebe: največ { $most }

serve-opened = Odprto za vajo: { $name }
serve-ready = Croupier igra na { $url }
serve-store = Shramba je { $url }
serve-stop = Ctrl-C ga ustavi; kar je v igri, se nadaljuje ob naslednjem zagonu.
serve-stopping = Ustavljanje: kar je bilo storjeno, je zapisano, odprti coupi se nadaljujejo ob naslednjem zagonu.
serve-stopped = Ustavljeno.
serve-proxy = Brskalniki pridejo prek { $url }, skozi vaš posredniški strežnik.
serve-plain = Brez TLS lahko gesla in seje prebere vsak na poti.
serve-other-rules = Coup { $coup } za mizo { $table } se je začel po različici { $rules } pravil, to pa je različica { $known }: zdaj je razveljavljen. Vrnejo se vse stave in kar je prinesel števcu; sledi naslednji coup.
serve-paid-rules = Coup { $coup } za mizo { $table } se je začel in končal po različici { $rules } pravil, to pa je različica { $known }: zaključen je tako, kot se je končal.
serve-standing = { $count ->
    [one] { $count } miza stoji, ker njenega coupa ni mogoče ponovno odigrati: { $tables }. Zakaj, povedo opozorila; inšpektor vrne stave s popravki, ki jih podpišeta dva.
    [two] { $count } mizi stojita, ker njunih coupov ni mogoče ponovno odigrati: { $tables }. Zakaj, povedo opozorila; inšpektor vrne stave s popravki, ki jih podpišeta dva.
    [few] { $count } mize stojijo, ker njihovih coupov ni mogoče ponovno odigrati: { $tables }. Zakaj, povedo opozorila; inšpektor vrne stave s popravki, ki jih podpišeta dva.
   *[other] { $count } miz stoji, ker njihovih coupov ni mogoče ponovno odigrati: { $tables }. Zakaj, povedo opozorila; inšpektor vrne stave s popravki, ki jih podpišeta dva.
}
serve-unreadable = Mize { $table } ta različica ne more prebrati, zato ostane zaprta: { $why }
serve-alerts = { $count ->
    [one] { $count } opozorilo čaka na osebje.
    [two] { $count } opozorili čakata na osebje.
    [few] { $count } opozorila čakajo na osebje.
   *[other] { $count } opozoril čaka na osebje.
}

staff-added = { $name } sme odslej delovati kot: { $roles }.
staff-password = Geslo, prikazano samo tokrat: { $password }
staff-new-password = Geslo (prazno: ustvari se samo):
staff-password-again = Še enkrat:
