# Lastni račun: kaj imamo, kaj si dovolimo, kako odidemo.

pages-own-guest = Ste { $name }: gost
pages-own-guest-what = Gost igra za mizami za vajo, z žetoni brez vrednosti. Pozna vas samo ta brskalnik; { $days } dni hrani vaš sedež in vaše coupe.
pages-own-guest-account = Za mizami hiše se igra z računom.
pages-own-guest-registration = Odprete ga sami, z imenom in geslom.
pages-own-guest-cashier = Odpre ga blagajna, ki prodaja tudi žetone.
pages-own-chips = Žetoni
pages-own-wallet = V denarnici
pages-own-tables = Za mizami
pages-own-go-table = K mizi { $table }
pages-own-session = Ta seja
pages-own-since = Od
pages-own-playing = Čas
pages-own-minutes = { $minutes ->
    [one] { $minutes } minuta
    [two] { $minutes } minuti
    [few] { $minutes } minute
   *[other] { $minutes } minut
}
pages-own-result = Izid za mizami hiše
pages-own-idle = Konča se, če se nič ne zgodi do
pages-own-role = Osebje

pages-own-limits = Omejitve, ki si jih postavim
pages-own-limits-how = Strožja omejitev velja takoj. Milejša, ali nobena, velja po 24 urah. Držijo se je mize hiše in blagajna; vaja ne šteje.
pages-own-limit-buy-day = Kupljeni žetoni na dan
pages-own-limit-loss-day = Izguba na dan
pages-own-limit-loss-week = Izguba na teden
pages-own-limit-stake = Ena stava
pages-own-limit-session-minutes = Čas brez odmora
pages-own-limit-session-how = Ko mine, se seja konča in sledi ura odmora.
pages-own-none = brez omejitve
pages-own-pending = od { $when }: { $limit }
pages-own-change = Spremeni
pages-own-at-most = Največ
pages-own-minutes-at-most = Največ minut
pages-own-set = Postavi to omejitev
pages-own-take-away = Brez omejitve
pages-own-holds-now = { $name }: { $limit }. Velja takoj.
pages-own-holds-later = { $name }: { $limit }. Velja od { $when }.

pages-own-exclude = Izključim se iz igre
pages-own-exclude-how = Potem ne sedete za nobeno mizo hiše in ne dodajate žetonov. Kar imate, ostane vaše in blagajna to izplača. Preklicati tega ne more nihče: ne vi ne hiša.
pages-own-exclude-for = Za koliko časa?
pages-own-exclude-days = { $days ->
    [one] { $days } dan
    [two] { $days } dneva
    [few] { $days } dni
   *[other] { NUMBER($days) } dni
}
pages-own-exclude-ever = za vedno
pages-own-exclude-ask = Izključim se …
pages-own-exclude-until = Izključeni bi bili do { $when }.
pages-own-exclude-good = Izključeni bi bili za vedno.
pages-own-exclude-sure = Vem, da tega ne more preklicati nihče.
pages-own-exclude-go = Izključim se zdaj
pages-own-excluded = Iz iger za mizami hiše ste izključeni do { $when }.
pages-own-excluded-good = Iz iger za mizami hiše ste izključeni za vedno.

pages-own-secret = Geslo in seje
pages-own-secret-old = Sedanje geslo
pages-own-secret-new = Novo geslo
pages-own-secret-length = od { $low } do { $high } znakov
pages-own-secret-set = Spremeni geslo
pages-own-secret-done = Geslo je spremenjeno. Kdor je bil prijavljen drugje, ni več.
pages-own-everywhere = Odjava povsod
pages-own-everywhere-how = Konča vse vaše seje, v vseh brskalnikih in programih, tudi to.
