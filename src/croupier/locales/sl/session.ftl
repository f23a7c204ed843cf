### Seansa na strani `croupier odds --session`.

session-part = Ena seansa
session-part-progressive = Ena seansa s progresivno stavo
session-part-range = Kaj pričakovati po številnih coupih
session-asked = Število coupov: { $coups }, ante { $ante }. Verjetnosti so točne na { $bound }.
session-asked-meter = Število coupov: { $coups }, ante { $ante } in progresivna stava; števec ves čas kaže { $meter }. Verjetnosti so točne na { $bound }.
session-mean = Povprečni izid
session-deviation = Standardni odklon izida
session-ahead = Verjetnost, da ste na koncu v dobičku
session-even = Verjetnost, da ste na ničli
session-behind = Verjetnost, da ste v izgubi
session-ruin = Verjetnost, da { $bankroll } ne zadošča: naslednji coup z dodatno stavo ni pokrit
session-played = Z njimi odigrani coupi v povprečju
session-cost = Povprečni strošek na uro, število coupov na uro: { $pace }
session-hours = Ure
session-at-most = Izid največ
session-with-chance = Z verjetnostjo
session-range = V devetih primerih od desetih je povprečni izid igralca, v odstotkih anteja, med tema mejama. Indeks volatilnosti { $index }: 1,645 standardnega odklona enega coupa, v antejih.
session-coups = Coupi
session-from = Od
session-to = Do
