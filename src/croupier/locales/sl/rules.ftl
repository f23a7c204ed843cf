### Kar morajo povedati izobešena pravila, v dvanajstih točkah; našteva jih quebeški predpis S-13.1, r. 3.1, člen 11.

rules-item-players = Število igralcev
rules-item-cards = Karte
rules-item-object = Cilj igre
rules-item-wagers = Stave
rules-item-betting = Kdaj in kako se stavi
rules-item-commission = Provizija
rules-item-options = Igralčeve možnosti
rules-item-dealer = Krupjejeva strategija
rules-item-bank = Banka
rules-item-handling = Ravnanje s kartami
rules-item-results = Kdaj se dobi, izgubi ali dobi stavo nazaj
rules-item-odds = Izplačilna razmerja

## Caribbean Stud

rules-cs-players = { $seats ->
    [1] En igralec z eno roko proti krupjeju.
   *[other] Od enega do največ { $seats } igralcev, vsak z eno roko, proti krupjeju.
}
rules-cs-cards = Paket: { $deck }. Pred vsakim coupom se premeša na novo; jokerjev ni.
rules-cs-object = Imeti pet kart, ki so vredne več kot krupjejevih pet.
rules-cs-additional = Dodatna stava (relance), ki se položi po ogledu kart, je natanko { $multiple ->
    [1] ante.
    [2] dvakratni ante.
   *[other] { $multiple }-kratni ante.
}
rules-cs-commission = Hiša od nobene stave in nobenega dobitka ne vzame provizije.
rules-cs-contribution = Od vsake progresivne stave gre { $share } na števec, ostanek je hišin.
rules-cs-options = Pred deljenjem igralec stavi ali coup izpusti. S petimi kartami v roki položi dodatno stavo ali odvrže; karte se ne vlečejo in ne menjajo, drugih stav ni.
rules-cs-dealer = Krupje ne odloča o ničemer: dobljenih pet kart igra takih, kakršne so.
rules-cs-bank = Hiša drži banko: izplača vsako dobljeno stavo in pobere vsako izgubljeno.
rules-cs-even = Dobljeni ante se izplača 1 proti 1.
rules-cs-pays = Dobljena dodatna stava se izplača: { $pays }.
rules-cs-prizes = Progresivna stava dobi: { $prizes }.
rules-cs-cap = Ena dodatna stava dobi največ { $amount }.
rules-cs-return = Z najboljšo igro ante in dodatna stava na dolgi rok v povprečju izgubita { $edge } anteja, kar je { $risk } vsega, kar se stavi.
rules-cs-return-progressive = Progresivna stava zase na dolgi rok vrne { $share }; v vsakem trenutku odloča znesek na števcu.

## Stud s petimi kartami

rules-st-players = Od dveh do največ { $seats } igralcev za eno mizo, drug proti drugemu.
rules-st-cards = Paket je odvisen od števila igralcev, ki dobijo karte, in se pred vsakim coupom premeša na novo: { $decks }. Jokerjev ni.
rules-st-deck = igralcev { $players }: kart { $cards }, najnižja: { $lowest }
rules-st-object = Dobiti pot: z najboljšimi petimi kartami ob razkritju ali kot zadnji, ki ni odvrgel.
rules-st-stakes = Vložki tega lista: { $stakes }.
rules-st-stake = ante { $ante } z banko { $bank }
rules-st-options = Ko je na vrsti, igralec reče naprej, če ni stave, odpre, izenači, poviša v mejah ali odvrže; blind lahko vzame ali zavrne. Karte se ne vlečejo in ne menjajo.
rules-st-options-no-blinds = Ko je na vrsti, igralec reče naprej, če ni stave, odpre, izenači, poviša v mejah ali odvrže. Karte se ne vlečejo in ne menjajo.
rules-st-dealer = Krupje nima roke in ne odloča o ničemer: deli karte, skrbi za red pri stavah in izplača pot.
rules-st-bank = Hiša ne drži banke. Vsak igra z žetoni pred seboj, ki jih kupi pred prvim coupom med banko in najvišjo banko, in drugih ne more ne dobiti ne izgubiti.
rules-st-handling = Igralec gleda samo svojo roko, nikomur je ne pokaže in o njej pred razkritjem ne govori.
rules-st-last = Kdor ostane sam, ker so drugi odvrgli, dobi pot, ne da bi pokazal karte.
rules-st-lose = Premagana ali odvržena roka izgubi, kar je vložila.
rules-st-odds = Stalnih razmerij ni: pot vrne, kar so igralci vložili, manj to, kar krupje zadrži.
rules-st-order = Kombinacije od najvišje: { $hands }.
