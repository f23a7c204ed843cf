# Miza za stud s petimi kartami. Zneski so zapisani tako, kot jezik zapiše denar; $name je buio,
# controbuio ali over.

pages-stud-bank = banka
pages-stud-marker = marker
pages-stud-in-front = stava
pages-stud-all-in = all-in
pages-stud-folded = odstop
pages-stud-pot = Pot
pages-stud-main-pot = Glavni pot
pages-stud-side-pot = Stranski pot { $number }
pages-stud-with-bets = skupaj { $amount }
pages-stud-level = Stava { $amount }
pages-stud-no-bet = Stave še ni
pages-stud-raises-left = { $count ->
    [0] povišanj ni več
    [one] še { $count } povišanje
    [two] še { $count } povišanji
    [few] še { $count } povišanja
   *[other] še { $count } povišanj
}
pages-stud-lowest = najnižja karta: { $rank }
pages-stud-blind-you = Igrate { $name }, { $amount }?
pages-stud-blind-who = { $who } lahko igra { $name }, { $amount }
pages-stud-offered = Na voljo je { $name }: { $amount }
pages-stud-waiting = Naslednji coup se začne kmalu. Karte dobite z njegovimi anteji.
pages-stud-alone = Igra se začne, ko imata žetone pred seboj dva igralca.
pages-stud-cards = Vaše karte: { $own }
pages-stud-cards-two = Zakrite: { $own }; odkrite: { $up }
pages-stud-shows = Pokaže { $cards }.
pages-stud-sits-out = ne igra tega coupa
pages-stud-result = Kdo dobi koliko
pages-stud-order = Roke, od najvišje
pages-stud-phase-blinds = Pred deljenjem
pages-stud-phase-deal = Karte se delijo
pages-stud-phase-betting = Krog { $number }

# Kaj je mogoče storiti
pages-stud-check = Naprej
pages-stud-call = Izenači { $amount }
pages-stud-open = Odpri s stavo { $amount }
pages-stud-raise = Povišaj na { $amount }
pages-stud-raise-none = Povišaj
pages-stud-take = Igraj { $name }, { $amount }
pages-stud-decline = Zavrni { $name }
pages-stud-open-exact = Odpre se z natanko { $amount }
pages-stud-raise-exact = Poviša se na natanko { $amount }
pages-stud-open-bounds = Odpre se s stavo od { $low } do { $high }
pages-stud-raise-bounds = Poviša se na { $low }, največ { $high }
pages-stud-high-all-in = { $high }: all-in
pages-stud-amount = Koliko pred vami, skupaj
pages-stud-slider = Koliko, z drsnikom
pages-stud-less = Manj
pages-stud-more = Več
pages-stud-add = Dodaj { $amount }
pages-stud-least = Min
pages-stud-size-pot = Pot
pages-stud-all = Banka
pages-stud-top-up = Dodaj žetone, največ { $amount }
