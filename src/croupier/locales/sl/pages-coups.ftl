# Moji coupi: seznam, ponovitev po korakih, dokaz.

pages-coups-game = Igra
pages-coups-result = Izid
pages-coups-all = vsi
pages-coups-won = dobljeni
pages-coups-lost = izgubljeni
pages-coups-day = Dan
pages-coups-more = Prejšnji
pages-coups-none = Še noben coup.
pages-coups-nobody = Tu še niste igrali.
pages-coups-voided = razveljavljen
pages-coup-why = Kdo je dobil koliko in zakaj
pages-coup-record = Zapis (TOML)
pages-coup-phh = Zgodovina roke (PHH)
pages-replay = Coup po korakih
pages-replay-pot = V potu: { $amount }
pages-replay-first = Na začetek
pages-replay-back = Korak nazaj
pages-replay-next = Korak naprej
pages-replay-last = Na konec
pages-replay-step = Korak { NUMBER($at) } od { NUMBER($of) }
pages-proof = Mešanje
pages-proof-how = Preverjeno tukaj, samo z vašim brskalnikom, iz tega, kar je hiša pokazala pred stavami in pred prvo karto.
pages-proof-impossible = Ta brskalnik tega ne more preveriti: potrebna je varna povezava (https).
pages-proof-cards-failed = { $lost ->
    [one] { NUMBER($lost) } karta ni v korenu na svojem položaju.
    [two] { NUMBER($lost) } karti nista v korenu na svojih položajih.
    [few] { NUMBER($lost) } karte niso v korenu na svojih položajih.
   *[other] { NUMBER($lost) } kart ni v korenu na svojih položajih.
}
pages-proof-values = Vrednosti
pages-proof-commitment = Zaveza, pred stavami
pages-proof-root = Koren, pred prvo karto
pages-proof-seed = Bajti hiše
