# Kaj je revizija preverila in kaj je našla.

audit-checked = Preverjeno: { $entries ->
    [one] { $entries } vpis
    [two] { $entries } vpisa
    [few] { $entries } vpisi
   *[other] { $entries } vpisov
} v { $streams ->
    [one] { $streams } toku
    [two] { $streams } tokovih
    [few] { $streams } tokovih
   *[other] { $streams } tokovih
}, vsak vezan na prejšnjega.
audit-coups = Ponovno odigrano: { $coups ->
    [one] { $coups } coup
    [two] { $coups } coupa
    [few] { $coups } coupi
   *[other] { $coups } coupov
}, { $acts ->
    [one] { $acts } dejanje
    [two] { $acts } dejanji
    [few] { $acts } dejanja
   *[other] { $acts } dejanj
}, { $shuffles ->
    [one] { $shuffles } mešanje
    [two] { $shuffles } mešanji
    [few] { $shuffles } mešanja
   *[other] { $shuffles } mešanj
}; razveljavljenih: { $voided }, nedokončanih: { $unfinished }.
audit-other-rules = { $count ->
    [one] { $count } coup je bil obračunan po starejših pravilih: kar je premaknil, se sešteje; znova ga obračuna Croupier tistega časa.
    [two] { $count } coupa sta bila obračunana po starejših pravilih: kar sta premaknila, se sešteje; znova ju obračuna Croupier tistega časa.
    [few] { $count } coupi so bili obračunani po starejših pravilih: kar so premaknili, se sešteje; znova jih obračuna Croupier tistega časa.
   *[other] { $count } coupov je bilo obračunanih po starejših pravilih: kar so premaknili, se sešteje; znova jih obračuna Croupier tistega časa.
}
audit-accounts = Sešteto od ničle: { $transfers ->
    [one] { $transfers } prenos
    [two] { $transfers } prenosa
    [few] { $transfers } prenosi
   *[other] { $transfers } prenosov
}, { $accounts ->
    [one] { $accounts } račun
    [two] { $accounts } računa
    [few] { $accounts } računi
   *[other] { $accounts } računov
}.
audit-meter-stands = Števec { $meter }: { $amount }.
audit-clean = Vse se ujema.
audit-found = { $count ->
    [one] { $count } razlika.
    [two] { $count } razliki.
    [few] { $count } razlike.
   *[other] { $count } razlik.
}
audit-title = Revizija
audit-where = { $stream } { $seq }:
audit-everywhere = shramba:

# Za vsako razliko en stavek.

audit-number = na mestu vpisa številka { $right } stoji številka { $found }: en vpis manjka
audit-sequence = v tem toku manjka številka { $right }
audit-hash = zgoščena vrednost ni od tega, kar je zapisano: spremenjen je bil ta vpis ali eden pred njim
audit-time = njegov čas { $found } je pred { $before }
audit-kind = imenuje se »{ $found }«, v njem pa piše »{ $right }«
audit-unreadable = ni ga mogoče prebrati ({ $why })
audit-unreadable-moves = kar je premaknil, ni berljivo ({ $why })
audit-transfer = prenos { $key } v glavni knjigi ni tisti, ki je bil zapisan
audit-missing-transfer = prenosa { $key } ni v glavni knjigi
audit-extra-transfer = prenos { $key } je v glavni knjigi, naredil pa ga ni noben vpis
audit-balance = { $account }: prenosi dajo skupaj { $right }, knjižbe v knjigi pa { $found } (v mikroenotah)
audit-tally = seštevek ima na { $account } { $found } mikroenot, glavna knjiga pa { $right }
audit-head = tok { $name } se je takrat končal pri { $right }, v zapisanem pred tem pa se konča pri { $found }: konec je bil odrezan ali spremenjen
audit-books-refuse = knjige ga zavrnejo: { $why }
audit-bank = coup se začne s stanjem { $found } na računu { $account }, na njem pa je { $right } (v mikroenotah)
audit-meter = za števec { $meter } je bilo vzeto stanje { $found }, pravo pa je bilo { $right } (v mikroenotah)
audit-meter-line = miza polni števec { $meter } po drugačnih parametrih, kot so bili podpisani zanj
audit-sheet = pravila mize niso list ({ $why })
audit-digest = navaja pravila { $found }, pravila mize pa so { $right }
audit-coup-number = sledi coup { $found }, moral bi { $right }
audit-unfinished = coup { $coup } ni končan, začne pa se že drug
audit-no-table = coup { $coup } se igra za mizo brez pravil
audit-rules = coup { $coup } je bil odigran po različici { $found } pravil; ta Croupier pozna različico { $known } in ga ne more preveriti
audit-opening = coup { $coup } se ne more začeti tako: { $why }
audit-commitment = coup { $coup }: seme hiše ni tisto, h kateremu se je zavezala
audit-events = coup { $coup }, dejanje { $act }: po pravilih se zgodi nekaj drugega, kot je zapisano
audit-unsound = kar premakne, ni pravilno: { $why }
audit-moves = premaknil je { $found }, moral pa bi { $right }
audit-act-number = sledi dejanje { $found }, moralo bi { $right }
audit-refused = coup { $coup }, dejanje { $act }: pravila ga zavrnejo ({ $why })
audit-no-coup = spada k coupu { $coup }, ki se ne igra
audit-deck = coup { $coup }: karte niso ležale tako, kot jih razporedi mešanje
audit-root = coup { $coup }: koren nad kartami ni koren tega paketa
audit-shuffle = coup { $coup }: mešanje ni moglo potekati tako ({ $why })
audit-share = coup { $coup }: kar je odprl sedež { $seat }, ni to, k čemur se je zavezal
audit-closing = coup { $coup } je bil zaključen drugače, kot se je končal
audit-void = coup { $coup } je bil razveljavljen zaradi drugačnih pravil, pa ni bilo tako
audit-signature = potrebna sta podpisa dveh različnih oseb

# Varnostne kopije.

backup-written = Varnostna kopija je zapisana v { $path }.
backup-restored = { $url } je obnovljena iz { $path }. Preverite jo: croupier audit --db { $url }
