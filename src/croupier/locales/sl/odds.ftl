### Vrednost lista: `croupier odds`.

odds-counting = { $cards ->
    [one] Štetje vseh delitev { $cards } karte
    [two] Štetje vseh delitev { $cards } kart
    [few] Štetje vseh delitev { $cards } kart
   *[other] Štetje vseh delitev { $cards } kart
}

## Strategije v stavkih. $hand je igralčeva roka, $ranks so rangi kart; oboje v imenovalniku.

odds-line-raise = Dodatna stava: { $hand }.
odds-line-raise-if = Dodatna stava: { $hand }, če { $conditions }.
odds-line-fold = Odstop: { $hand }.
odds-line-fold-if = Odstop: { $hand }, če { $conditions }.
odds-line-else-raise = Z vsem drugim dodatna stava.
odds-line-else-fold = Z vsem drugim odstop.
odds-and = { " in če " }
odds-if-exposed = krupje kaže: { $ranks }
odds-if-matches = ima krupjejeva karta rang katere od vaših
odds-if-matches-not = krupjejeva karta nima ranga nobene od vaših
odds-if-has = je v vaši roki { $ranks }
odds-if-has-no = v vaši roki manjka: { $ranks }
odds-if-below = je krupjejeva karta nižja od { $place ->
    [1] vaše najvišje karte
    [2] vaše druge najvišje karte
    [3] vaše tretje najvišje karte
    [4] vaše četrte najvišje karte
   *[other] vaše najnižje karte
}
odds-if-above = je krupjejeva karta višja od { $place ->
    [1] vaše najvišje karte
    [2] vaše druge najvišje karte
    [3] vaše tretje najvišje karte
    [4] vaše četrte najvišje karte
   *[other] vaše najnižje karte
}
odds-ranks-run = { $low }–{ $high }
odds-ranks-or = { $some } ali { $last }
odds-hand-any = katera koli roka
odds-hand-high = { $ranks }
odds-hand-of = { $name }, { $ranks }
odds-hand-better = { $hand } ali več
odds-hand-lower = { $hand } ali manj
odds-hand-span = { $low } – { $high }
odds-always = Dodatna stava pri vsaki krupjejevi karti: { $hand } ali več.
odds-never = Odstop pri vsaki krupjejevi karti: { $hand } ali manj.
odds-between = Vmes je odvisno od krupjejeve karte.

## Stran

odds-title = { $name }, { $house }
odds-how = { $strategy ->
    [optimal] najboljša igra
   *[other] strategija: { $strategy }
}{ $seen ->
    [0] , nobena krupjejeva karta ni vidna
    [one] , vidna { $seen } krupjejeva karta
    [two] , vidni { $seen } krupjejevi karti
    [few] , vidne { $seen } krupjejeve karte
   *[other] , vidnih { $seen } krupjejevih kart
}{ $dead ->
    [0] { "" }
    [one] , { $dead } mrtva karta
    [two] , { $dead } mrtvi karti
    [few] , { $dead } mrtve karte
   *[other] , { $dead } mrtvih kart
}{ $ante ->
    [none] { "" }
   *[other] , izplačila za ante { $ante }
}
odds-digest = list { $digest }
odds-part-worth = Vrednost
odds-part-outcomes = Kako se delitev konča, izidi v antejih
odds-part-strategy = Najboljša igra
odds-part-learn = Pravila, ki se jih je lažje naučiti, in koliko katero stane
odds-part-compare = Primerjava
odds-part-changes = Vrstice, ki se razlikujejo
odds-house-edge = Prednost hiše, od anteja
odds-element-of-risk = Prednost hiše, od vsega stavljenega
odds-average-bet = Povprečna stava, v antejih
odds-standard-deviation = Standardni odklon, v antejih
odds-raise-frequency = Roke z dodatno stavo
odds-dealer-opens = Krupje odpre
odds-deals = Preštete delitve
odds-net = Igralčev izid pri vseh, v antejih
odds-outcome = Konec
odds-count = Delitve
odds-chance = Verjetnost
odds-result = Izid
odds-brings = Prinese
odds-end-fold = odstop
odds-end-no_open = krupje ne odpre
odds-end-lose = krupje je višji
odds-end-push = enaki roki
odds-end-win = dobljeno: { $hand }
odds-chart = Kako pogosto da najboljša igra dodatno stavo: roka (vrstice), krupjejeva karta (stolpci)
odds-hand = Roka
odds-all = Vse
odds-rule = Pravilo
odds-edge = Prednost hiše
odds-cost = Stane
odds-points = { $points } točke
odds-percent = { $number } %
odds-figure = Količina
odds-before = Prej
odds-after = Potem
odds-difference = Razlika
odds-line = Vrstica
odds-none = –
odds-learn-how = Točka je odstotek anteja. Vsako pravilo je mogoče igrati z --strategy.
odds-best-play = najboljša igra
