# Kaj `croupier record verify` pove o papirju coupa: kaj drži, kaj ne in kaj ni znano.

verify-proved = dokazano
verify-failed = NE DRŽI
verify-unproved = ni dokazano
verify-result-ok = Nič na tem papirju ni ovrženo.
verify-result-failed = Ta papir je ovržen.

verify-no-proofs = Papir nima dokazov o mešanju: kako je paket prišel v svoj vrstni red, ni znano.
verify-no-shares = Noben sedež ni prispeval bajtov k mešanju: nič ne kaže, da je hiša svoje bajte izžrebala naključno.
verify-share = Kar je odprl sedež { NUMBER($seat) }, je tisto, k čemur se je zavezal ob stavi.
verify-share-failed = Kar je odprl sedež { NUMBER($seat) }, ni tisto, k čemur se je zavezal.
verify-share-replaced = Sedež { NUMBER($seat) } svojih bajtov ni odprl, zato je na njihovem mestu njegova zaveza. Ali je bil vprašan, ni znano.
verify-seed-sealed = Seme je zapečateno: vrstni red celega paketa in to, da so bajti hiše tisti, h katerim se je zavezala, lahko preveri le inšpektor ali revizor.
verify-commitment = Bajti hiše so tisti, h katerim se je zavezala.
verify-commitment-failed = Bajti hiše niso tisti, h katerim se je zavezala.
verify-root = Bajti hiše in sedežev dajo seme, seme da vrstni red, koren pa zajema vsako karto v njem.
verify-root-failed = Koren ni koren vrstnega reda, ki ga dajo bajti hiše in sedežev.
verify-not-dealt = Korena ni: razdeljena ni bila nobena karta.
verify-order = Paket je ležal v vrstnem redu, ki ga da seme.
verify-order-failed = Paket ni ležal v vrstnem redu, ki ga da seme.
verify-witness = Kdaj so bili pokazani, ne piše na nobenem papirju. Primerjajte s tem, kar ste si zapisali, miza { $table }, coup { $coup }: pred stavami zavezo { $commitment }, pred prvo karto koren { $root }.
verify-settled = Ponovno odigrano po listu je vsako dejanje dovoljeno in vsako izplačilo enako zapisanemu.
verify-settled-failed = Ponovno odigran po listu se coup ne izide tako, kot je zapisano:
verify-voided = Coup je bil razveljavljen in vse stave so bile vrnjene.
verify-unfinished = Coup ni končan: vsako dejanje je dovoljeno, obračunano pa še ni nič.
verify-not-settled = Papir nima vsega, kar je potrebno za ponoven obračun coupa.
verify-cards = { $count ->
    [0] Papir ne odpre nobene karte.
    [one] { NUMBER($count) } karta, ki jo odpre papir, je v korenu, na svojem mestu.
    [two] { NUMBER($count) } karti, ki ju odpre papir, sta v korenu, vsaka na svojem mestu.
    [few] Vse { NUMBER($count) } karte, ki jih odpre papir, so v korenu, vsaka na svojem mestu.
   *[other] Vseh { NUMBER($count) } kart, ki jih odpre papir, je v korenu, vsaka na svojem mestu.
}
verify-cards-failed = { $lost ->
    [one] { NUMBER($lost) } karta ni v korenu na svojem mestu: { $cards }
    [two] { NUMBER($lost) } karti nista v korenu na svojem mestu: { $cards }
    [few] { NUMBER($lost) } karte niso v korenu na svojem mestu: { $cards }
   *[other] { NUMBER($lost) } kart ni v korenu na svojem mestu: { $cards }
}
verify-named = Vsaka karta, ki jo papir navede, ima svoj dokaz.
verify-named-failed = Papir navede karto brez dokaza.
verify-sheet-failed = List ni tisti, ki ga navaja njegov odtis.
verify-not-over = Coup ni bil končan ali pa je bil razveljavljen: ali je vsaka karta ležala tam, od koder jo pravila delijo, in komu se koliko izplača, ni preverjeno.
verify-places = Vsaka karta, ki jo je ta sedež videl, je ležala tam, od koder jo pravila delijo. Roke, ki so ostale skrite, štejejo za to, za kar jih vzamejo pravila: odvržene, premagane, brez nagrade.
verify-places-failed = { $count ->
    [one] { NUMBER($count) } karta, ki jo je ta sedež videl, nima dokaza na mestu, od koder jo pravila delijo.
    [two] { NUMBER($count) } karti, ki ju je ta sedež videl, nimata dokaza na mestih, od koder ju pravila delijo.
    [few] { NUMBER($count) } karte, ki jih je ta sedež videl, nimajo dokaza na mestih, od koder jih pravila delijo.
   *[other] { NUMBER($count) } kart, ki jih je ta sedež videl, nima dokaza na mestih, od koder jih pravila delijo.
}

fault-paper-not-a-share = »{ $line }« ni delež sedeža
fault-paper-not-a-share-mend = delež se zapiše SEDEŽ ZAVEZA [BAJTI], kot "3 9f2c… 04b1…"
fault-paper-not-an-opened-card = »{ $line }« ne odpre nobene karte
fault-paper-not-an-opened-card-mend = karta se odpre z MESTO KARTA SOL POT…, kot "0 Ah 77e0… 5d3a…"
