### Progresivna stava na strani `croupier odds`.

progressive-part = Progresivna stava, na enoto stave: sama stava se ne vrne
progressive-fixed = Vrnejo nagrade v določenem znesku
progressive-per-meter = In vsakih 10.000 na števcu
progressive-at-seed = Vrne pri začetni vrednosti števca
progressive-at-meter = Vrne pri navedenem stanju števca
progressive-long-run = Vrne na dolgi rok
progressive-deviation = Standardni odklon ene stave
progressive-break-even = Izravnana, ko števec kaže
progressive-break-even-paid = Izravnana z deleži, zaokroženimi navzdol na cent
progressive-together = Izravnana skupaj z antejem { $ante }
progressive-mean = Števec ob zadetku, v povprečju na dolgi rok
progressive-several = Strošek več jackpotov v enem coupu, { $players ->
    [one] { $players } stava
    [two] { $players } stavi
    [few] { $players } stave
   *[other] { $players } stav
}, pri { $meter }
progressive-several-games = En coup z več jackpoti na toliko coupov
progressive-points = { $number } točke
progressive-never = nikoli
progressive-prize = Nagrada
progressive-share = { $share } števca
progressive-one-in = Ena na
