# Možnosti za mizo studa in koliko je vreden list za stud.

chances-counting = Štetje delitev …
chances-deck = { $cards ->
    [one] { $cards } karta
    [two] { $cards } karti
    [few] { $cards } karte
   *[other] { $cards } kart
} (najnižja: { $lowest }), { $players ->
    [one] { $players } igralec v igri
    [two] { $players } igralca v igri
    [few] { $players } igralci v igri
   *[other] { $players } igralcev v igri
}, { $come ->
    [0] nobena karta več ne pride
    [one] za vsako roko v igri pride še { $come } karta
    [two] za vsako roko v igri prideta še { $come } karti
    [few] za vsako roko v igri pridejo še { $come } karte
   *[other] za vsako roko v igri pride še { $come } kart
}.
chances-seat = Sedež
chances-cards = Karte
chances-holds = Ima
chances-win = Dobi
chances-share = Deli
chances-equity = Delež
chances-between = 99 % med
chances-speaks = Naslednji govori
chances-folded = odstopil
chances-exact = { $deals ->
    [1] Natančno prešteto: preostale karte je mogoče razdeliti na en sam način.
    [one] Natančno prešteto: { $deals } način, kako razdeliti preostale karte.
    [two] Natančno prešteto: { $deals } načina, kako razdeliti preostale karte.
    [few] Natančno prešteto: { $deals } načini, kako razdeliti preostale karte.
   *[other] Natančno prešteto: { $deals } načinov, kako razdeliti preostale karte.
}
chances-sampled = { $samples ->
    [one] { $samples } vzorec
    [two] { $samples } vzorca
    [few] { $samples } vzorci
   *[other] { $samples } vzorcev
}; preostale karte je mogoče razdeliti na { $deals ->
    [one] { $deals } način
    [two] { $deals } načina
    [few] { $deals } načine
   *[other] { $deals } načinov
}; seme { $seed }; standardna napaka deleža je največ { $error }.
chances-first = * Prvi govori sedež { $seat }, če ni blindov.
chances-classes = Kaj nastane iz vsake roke
chances-of-seat = Sedež { $seat }

chances-part-decks = Vrstni red kombinacij glede na paket
chances-part-shows = Najboljša vidna roka: kdo govori prvi
chances-part-rake = Provizija
chances-deck-of = { $players ->
    [one] { $players } igralec
    [two] { $players } igralca
    [few] { $players } igralci
   *[other] { $players } igralcev
}, { $cards ->
    [one] { $cards } karta
    [two] { $cards } karti
    [few] { $cards } karte
   *[other] { $cards } kart
}
chances-pair-here = * Zgoraj { $higher }, spodaj { $lower }: število kart, pri katerem vrstni red ne ustreza pogostosti: { $wrong }; ustreza ji: { $right }.
chances-pair-elsewhere = Zgoraj { $higher }, spodaj { $lower }: število kart, pri katerem vrstni red ustreza pogostosti: { $right }; ne ustreza ji le: { $wrong }, s čimer se po tem listu ne igra.
chances-players = Igralci
chances-up = Vidne karte
chances-rake = Krupje zadrži { $rate } vseh potov skupaj, če presegajo { $above }.
chances-cliff = Pot { $threshold } izplača { $threshold }, pot { $first } pa { $net }: od { $first } do { $last } pomeni manjši pot večji dobitek. Šele { $level } spet izplača toliko kot { $threshold }.
chances-pot = Pot
chances-kept = Provizija
chances-paid = Izplačano
chances-rate = Stopnja
chances-ante = Ante
chances-lines = Kaj se zadrži od običajnih potov: samo anteji; otvoritev (toliko kot vsi anteji), ki jo izenači en igralec ali vsi; dva igralca all-in, vsak za eno banko, ob antejih drugih; vsi igralci all-in za eno banko.
chances-line-antes = Anteji
chances-line-one-call = En izenači
chances-line-all-call = Vsi izenačijo
chances-line-heads-up-banks = Dve banki
chances-line-all-banks = Vse banke
