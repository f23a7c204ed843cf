# Koliko je vreden list. Drugo stoji v odds.ftl, progressive.ftl, session.ftl in chances.ftl.

pages-odds-what = Koliko je vreden list: prešteta je vsaka delitev, vzorčena ni nobena.
pages-odds-what-stud = Koliko je vreden list: prešteta je vsaka delitev; kjer je treba možnosti vzorčiti, je povedana njihova napaka.
pages-odds-sheet = List
pages-odds-sheet-how = Spremenite vrstico in vrednost ji sledi. Za mizami se igra po listu, kakršen je.
pages-odds-to-one = Izplača, proti 1
pages-odds-opens = Krupje odpre z
pages-odds-multiple = Dodatna stava, × ante
pages-odds-jackpot-bet = Progresivna stava
pages-odds-jackpot-seed = Števec na začetku
pages-odds-jackpot-contribution = Delež na števec
pages-odds-rake-above = Provizija nad
pages-odds-rake-rate = Stopnja provizije
pages-odds-was = prej { $value }
pages-odds-nothing = nič
pages-odds-others = Druge spremenjene vrstice
pages-odds-reset = Nazaj na list
pages-odds-edited = { $count ->
    [one] { $count } vrstica se razlikuje od lista. Naslov jo ohrani.
    [two] { $count } vrstici se razlikujeta od lista. Naslov ju ohrani.
    [few] { $count } vrstice se razlikujejo od lista. Naslov jih ohrani.
   *[other] { $count } vrstic se razlikuje od lista. Naslov jih ohrani.
}
pages-odds-counting = Štejejo se vse delitve …
pages-odds-again = Vprašaj znova
pages-odds-faulty = To ni list. Števila so zadnja, ki so držala.
pages-odds-return = Vračilo igralcu, od anteja
pages-odds-break-even = Progresivna je izravnana od
pages-odds-counted = Najboljša igra, preštetih delitev: { $deals }.
pages-odds-of-ante = % anteja
pages-odds-and-better = ali več
pages-odds-and-lower = ali manj
pages-odds-always = vedno dodatna stava
pages-odds-some = dodatna stava tako pogosto, v odstotkih
pages-odds-never = vedno odstop
pages-odds-meter = Če števec kaže
pages-odds-at-meter = Vrne, ko števec kaže { $meter }
pages-odds-bankroll = Denar na voljo
pages-odds-session-of = Število coupov: { $coups }, ante { $ante }, najboljša igra.
pages-odds-of-pot = od { $pot }
pages-odds-out-of-order = pogostejša od kombinacije pod njo
pages-odds-no-amount = To ni znesek: napišite ga kot 500,00
pages-odds-take = Za s seboj
pages-odds-take-how = List, kakršen je po spremembah, vsa števila za programe, vsaka tabela posebej; grafi pod vsakim grafom.
pages-odds-json = Vsa števila (JSON)
pages-odds-csv = Tabele (CSV)
pages-odds-table-outcomes = konci
pages-odds-table-distribution = izidi
pages-odds-table-pays = izplačila
pages-odds-table-strategy = najboljša igra
pages-odds-table-rules = lažja pravila
pages-odds-table-classes = kombinacije
pages-odds-table-shows = najboljše vidne roke
pages-odds-table-rake = provizija po potu
pages-odds-table-stakes = provizija po vložku

# Računalo možnosti za mizo za stud.
pages-chances-title = Možnosti vsakega sedeža
pages-chances-how = Sedeži si sledijo v smeri urinega kazalca od leve strani markerja. Izberite mesto, nato karto. Zakrita karta, ki je nihče ne pozna, ostane zakrita; od odstopljene roke vnesite, kar je bilo videti, saj teh kart ni več v paketu.
pages-chances-clear = Počisti
pages-chances-folded = Odstop
pages-chances-hidden = Zakrita karta { $number }: { $card }
pages-chances-shown = Vidna karta { $number }: { $card }
pages-chances-unknown = neznana
pages-chances-empty = za izbiro
pages-chances-lacks = { $count ->
    [one] izbrati je treba še { $count } karto
    [two] izbrati je treba še { $count } karti
    [few] izbrati je treba še { $count } karte
   *[other] izbrati je treba še { $count } kart
}
pages-chances-pick-hidden = Sedež { $seat }: zakrita karta { $number } od { $of }
pages-chances-pick-shown = Sedež { $seat }: vidna karta { $number } od { $of }
pages-chances-taken = { $card }: leži pri sedežu { $seat }
pages-chances-keys = S tipkovnico: puščice ali vrednost in nato barva (c, d, h, s); tipka za brisanje karto odstrani.
pages-chances-no-hidden = Neznana
pages-chances-no-shown = Brez karte
pages-chances-done = Končano
pages-chances-json = Možnosti (JSON)
pages-chances-csv = Možnosti (CSV)
