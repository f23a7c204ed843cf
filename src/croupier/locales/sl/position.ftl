# Kaj je narobe s položajem za mizo za stud, kakor je zapisan: ena beseda za vsak sedež.

position-card = sedež { $seat }: { $text } ni karta: napišite vrednost (2 do 9, T ali 10, J, Q, K, A) in barvo (c, d, h, s), na primer Ah, ? za zakrito karto, x za odstop
position-colon = sedež { $seat }, { $text }: eno dvopičje loči zakrite karte od vidnih
position-shown-unknown = sedež { $seat }, { $text }: vidna karta je znana; ? stoji pred dvopičjem, karte, ki še pridejo, pa se ne pišejo
position-hand = sedež { $seat }, { $text }: število kart v roki je { $cards }
position-stranger = sedež { $seat }: karte { $card } v tem paketu ni, najnižja vrednost je { $rank }
position-twice = sedež { $seat }: karta { $card } je zapisana dvakrat, tudi na sedežu { $other }
position-hidden = sedež { $seat } ima { $cards ->
    [one] { $cards } zakrito karto
    [two] { $cards } zakriti karti
    [few] { $cards } zakrite karte
   *[other] { $cards } zakritih kart
}: ko je vidnih { $up }, je zakritih { $down }
position-folded = sedež { $seat } je odstopil in kaže { $cards ->
    [one] { $cards } karto
    [two] { $cards } karti
    [few] { $cards } karte
   *[other] { $cards } kart
}: roke v igri jih kažejo { $up }, torej jih ni imel več
position-uneven = sedež { $seat } kaže { $cards ->
    [one] { $cards } karto
    [two] { $cards } karti
    [few] { $cards } karte
   *[other] { $cards } kart
}, sedež { $other } pa { $up }: vse roke v igri jih kažejo enako
position-street = sedež { $seat } kaže { $cards ->
    [one] { $cards } karto
    [two] { $cards } karti
    [few] { $cards } karte
   *[other] { $cards } kart
}: po tem listu jih roka kaže { $counts }, krog za krogom
position-all-folded = vsi sedeži so odstopili: zapišite vsaj enega, ki je še v igri
position-players-few = zapisanih sedežev: { $seats }, igralcev v igri: { $players }; tudi kdor je odstopil, šteje
position-players = igralcev v igri: { $players }; za to mizo jih je lahko od 2 do { $most }; zapišite sedež za vsakega, odstop z x, ali povejte, koliko jih je
position-deck = { $cards ->
    [one] ostala je { $cards } karta
    [two] ostali sta { $cards } karti
    [few] ostale so { $cards } karte
   *[other] ostalo je { $cards } kart
} paketa z najnižjo vrednostjo { $rank }, rokam pa jih manjka še { $needed }: vzemite nižjo najnižjo karto
position-rank = najnižja karta: { $text } ni vrednost: napišite 2 do 9, T ali 10, J, Q, K, A
position-lowest = najnižja karta { $text }: paket se začne z { $least } do { $most }
position-game = { $name } je list igre { $game }: možnosti se povedo za mizo za stud, kot je five-card-stud-casino
