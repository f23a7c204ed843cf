### List s pravili kot stran, njegovo preverjanje in seznam priloženih listov.

sheet-line = { $what }; { $mend }
sheet-percent = { $number } %
sheet-warning = opozorilo: { $line }

## croupier sheet list

sheet-list-name = Pravila
sheet-list-sheet = List
sheet-how-caribbean = { $seats ->
    [one] { $seats } sedež
    [two] { $seats } sedeža
    [few] { $seats } sedeži
   *[other] { $seats } sedežev
} proti krupjeju, { $exposed ->
    [0] nobena krupjejeva karta ni odkrita
    [one] { $exposed } krupjejeva karta odkrita
    [two] { $exposed } krupjejevi karti odkriti
    [few] { $exposed } krupjejeve karte odkrite
   *[other] { $exposed } krupjejevih kart odkritih
}
sheet-how-stud-open = do { $seats ->
    [one] { $seats } igralec
    [two] { $seats } igralca
    [few] { $seats } igralci
   *[other] { $seats } igralcev
}, karte odkrite krog za krogom
sheet-how-stud-closed = do { $seats ->
    [one] { $seats } igralec
    [two] { $seats } igralca
    [few] { $seats } igralci
   *[other] { $seats } igralcev
}, vse karte zakrite

## croupier sheet check

sheet-check-sound = { $file }: v redu, { $warnings ->
    [0] brez opozoril
    [one] { $warnings } opozorilo
    [two] { $warnings } opozorili
    [few] { $warnings } opozorila
   *[other] { $warnings } opozoril
}
sheet-check-open = Kaj natisnjeni list pusti odprto in katera odločitev to zapolni
sheet-check-ruling = Odločitev
sheet-check-line = Vrstica
sheet-check-default = privzeto
sheet-check-sentence = Kaj pove
sheet-check-setting = Na listu
sheet-check-none = nič

## croupier sheet show

sheet-title-by = { $name }, { $house }
sheet-digest = odtis { $digest }
sheet-part-table = Za mizo
sheet-part-hands = Kombinacije, od najvišje
sheet-part-coup = Kako poteka coup
sheet-part-stakes = Vložki
sheet-part-deck = Paket kart
sheet-part-jackpot = Progresivni jackpot
sheet-part-between = Med dvema coupoma

sheet-seats = Sedeži
sheet-ante = Ante
sheet-ante-limits = od { $min } do { $max }
sheet-unit = Stave v korakih po
sheet-clock = Ura
sheet-clock-caribbean = { $bets } s za stave, { $decision } s za odločitev
sheet-clock-stud = { $act } s za potezo, { $blinds } s za blind
sheet-max-payout = Največji dobitek dodatne stave
sheet-max-payout-none = brez omejitve
sheet-deck-full = en paket 52 kart
sheet-deck-from = { $cards ->
    [one] { $cards } karta
    [two] { $cards } karti
    [few] { $cards } karte
   *[other] { $cards } kart
}, najnižja: { $rank }
sheet-deck = Paket
sheet-ace-low = As tudi nizek
sheet-ace-low-yes = da: { $example } je lestvica
sheet-ace-low-no = ne
sheet-kickers = Enake kombinacije
sheet-kickers-all = šteje vsaka nadaljnja karta; barve kart nikoli
sheet-kickers-first = šteje ena nadaljnja karta; barve kart nikoli

sheet-hand = Kombinacija
sheet-example = Zgled
sheet-pays = Dodatna stava
sheet-prize = Progresivna
sheet-to-one = { $num } proti { $den }
sheet-letter-note = * asov ali kraljev; vsakemu drugemu zmagovalnemu paru se dodatna stava vrne
sheet-pushes = se vrne
sheet-share-whole = ves števec
sheet-share = { $share } števca

sheet-cs-ante = Vsak igralec položi ante od { $min } do { $max } v korakih po { $unit }; žetoni morajo pokriti { $times }-kratni ante.
sheet-cs-progressive = Poleg anteja lahko igralec položi progresivno stavo { $bet }.
sheet-cs-closed = Po { $seconds ->
    [one] { $seconds } sekundi
    [two] { $seconds } sekundah
    [few] { $seconds } sekundah
   *[other] { $seconds } sekundah
} krupje reče »Rien ne va plus«: stave veljajo, kot ležijo.
sheet-cs-deal = Vsak sedež od krupjejeve leve dobi pet zakritih kart, nato pet krupje; { $exposed ->
    [0] nobena krupjejeva se ne odkrije.
    [1] zadnja krupjejeva se odkrije.
    [one] odkrije se { $exposed } zadnja krupjejeva.
    [two] odkrijeta se zadnji { $exposed } krupjejevi.
    [few] odkrijejo se zadnje { $exposed } krupjejeve.
   *[other] odkrije se zadnjih { $exposed } krupjejevih.
}
sheet-cs-decide = Vsak igralec pogleda svoje karte in v { $seconds ->
    [one] { $seconds } sekundi
    [two] { $seconds } sekundah
    [few] { $seconds } sekundah
   *[other] { $seconds } sekundah
} doda stavo v višini natanko { $multiple ->
    [1] enega anteja
    [one] { $multiple } anteja
    [two] { $multiple } antejev
    [few] { $multiple } antejev
   *[other] { $multiple } antejev
} ali pa odstopi in ante izgubi. Kart nihče ne kaže in o njih ne govori.
sheet-cs-opens = Ko so se odločili vsi, se krupjejeva roka odkrije. Najnižja roka, s katero odpre: { $hand }.
sheet-cs-opens-any = Ko so se odločili vsi, se krupjejeva roka odkrije. Odpre vedno.
sheet-cs-no-open = Ne odpre: vsak ante, ki je ostal v igri, se izplača 1 proti 1, dodatna stava se vrne.
sheet-cs-higher = Odpre in igralec je višji: ante se izplača 1 proti 1, dodatna stava po tabeli.
sheet-cs-lower = Odpre in igralec je nižji: ante in dodatna stava sta izgubljena.
sheet-cs-equal = Odpre in roki sta enaki: obe stavi se vrneta.
sheet-cs-prizes = Progresivna stava se izplača samo po igralčevi roki, ne glede na krupjejevo; sama stava se ne vrne.
sheet-cs-seed = Števec se začne pri
sheet-cs-bet = Stava
sheet-cs-contribution = Od vsake stave na števec
sheet-cs-folded = Odvržena roka
sheet-cs-folded-yes = obdrži progresivno stavo
sheet-cs-folded-no = izgubi progresivno stavo
sheet-cs-order = Več dobitnikov
sheet-cs-order-seat = drug za drugim od krupjejeve leve, vsak od tega, kar ostane
sheet-cs-order-share = najprej manjši deleži, dobitniki celega števca si razdelijo ostanek

sheet-stake-ante = Ante
sheet-stake-bank = Banka
sheet-stake-banks = n°
sheet-stake-maximum = Najvišja banka
sheet-players = Igralci
sheet-lowest = Najnižja karta
sheet-cards = Karte

sheet-st-ante = Pred deljenjem vsak igralec vloži ante mize. Komur ga zmanjka, vloži, kar ima, in je all-in; kdor nima nič, ne dobi kart.
sheet-st-blinds = Levo od markerja lahko vsak po vrsti pred deljenjem vzame blind: { $blinds }. { $of ->
    [antes] Mera je vsota vseh antejev v potu.
   *[ante] Mera je en ante.
}
sheet-st-blind = { $name } { $times }-krat
sheet-st-blind-over = { $name } { $times }-krat (igralcev vsaj { $players })
sheet-st-street = { $cards ->
    [first] Vsak igralec dobi
   *[more] Vsak preostali igralec dobi
} { $down ->
    [0] { $up ->
        [one] { $up } odkrito karto
        [two] { $up } odkriti karti
        [few] { $up } odkrite karte
       *[other] { $up } odkritih kart
    }
    [one] { $up ->
        [0] { $down } zakrito karto
        [one] { $down } zakrito karto in { $up } odkrito
        [two] { $down } zakrito karto in { $up } odkriti
        [few] { $down } zakrito karto in { $up } odkrite
       *[other] { $down } zakrito karto in { $up } odkritih
    }
    [two] { $up ->
        [0] { $down } zakriti karti
        [one] { $down } zakriti karti in { $up } odkrito
        [two] { $down } zakriti karti in { $up } odkriti
        [few] { $down } zakriti karti in { $up } odkrite
       *[other] { $down } zakriti karti in { $up } odkritih
    }
    [few] { $up ->
        [0] { $down } zakrite karte
        [one] { $down } zakrite karte in { $up } odkrito
        [two] { $down } zakrite karte in { $up } odkriti
        [few] { $down } zakrite karte in { $up } odkrite
       *[other] { $down } zakrite karte in { $up } odkritih
    }
   *[other] { $up ->
        [0] { $down } zakritih kart
        [one] { $down } zakritih kart in { $up } odkrito
        [two] { $down } zakritih kart in { $up } odkriti
        [few] { $down } zakritih kart in { $up } odkrite
       *[other] { $down } zakritih kart in { $up } odkritih
    }
}; sledi krog stav.
sheet-st-streets-same = Še { $times }-krat enako: { $up ->
    [one] { $up } odkrita karta
    [two] { $up } odkriti karti
    [few] { $up } odkrite karte
   *[other] { $up } odkritih kart
}, nato krog stav.
sheet-st-first = Prvi govori igralec levo od markerja ali od zadnjega blinda{ $later ->
    [best] ; v poznejših krogih najboljša vidna roka.
    [marker] , v vsakem krogu.
   *[none] .
}
sheet-st-opening = Prva stava coupa je natanko vsota vseh antejev: ante { $ante }, igralcev { $players }, stava { $amount }. Kdor ne stavi, lahko reče naprej.
sheet-st-raises = { $raises ->
    [0] Povišati ne sme nihče.
    [one] Dovoljeno je največ { $raises } povišanje { $per ->
        [coup] na coup.
       *[round] na krog.
    }
    [two] Dovoljeni sta največ { $raises } povišanji { $per ->
        [coup] na coup.
       *[round] na krog.
    }
    [few] Dovoljena so največ { $raises } povišanja { $per ->
        [coup] na coup.
       *[round] na krog.
    }
   *[other] Dovoljenih je največ { $raises } povišanj { $per ->
        [coup] na coup.
       *[round] na krog.
    }
}
sheet-st-size-no-limit = Povišanje je vsaj tolikšno kot zadnja polna stava ali povišanje, največ pa vsi igralčevi žetoni.
sheet-st-size-pot = Povišanje je vsaj tolikšno kot zadnja polna stava ali povišanje, največ pa pot po izenačenju.
sheet-st-size-fixed = Povišanje je natanko tolikšno kot zadnja polna stava ali povišanje.
sheet-st-short = Komur zmanjka žetonov, ostane v igri s tem, kar ima pred seboj; za presežek, ki ga stavijo drugi, se igra v stranskih potih.
sheet-st-showdown = Prvi pokaže karte tisti, ki je zadnji stavil ali povišal. Pot dobi najboljših pet kart; enake roke si ga delijo na cent natančno.
sheet-st-rake = Če poti skupaj presegajo { $above }, krupje zadrži { $rate }.
sheet-st-no-rake = Krupje od pota ne zadrži ničesar.
sheet-st-marker = Marker se premakne za enega igralca v smeri urnega kazalca.
sheet-st-topup-capped = Igralec lahko dopolni banko do zmagovalčeve, nikoli nad najvišjo banko; banko, nižjo od banke mize, je mogoče dopolniti do nje.
sheet-st-topup-free = Igralec lahko dopolni banko do zmagovalčeve; banko, nižjo od banke mize, je mogoče dopolniti do nje.
sheet-st-leave = Žetoni ostanejo na mizi, dokler lastnik sedi.
