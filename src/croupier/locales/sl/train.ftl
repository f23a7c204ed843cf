# Urjenje igralca studa proti samemu sebi: croupier train.

train-learning = urjenje
train-stopped = Ustavljeno, shranjenega ni nič; z --keep DATOTEKA bi isti ukaz nadaljeval.
train-done = Prehojenih delitev: { $deals }, { $name }. Ante na coup v dvoje, s polovico 99-odstotnega intervala:
train-against = { $name }: { $antes } ± { $error } (coupov: { $coups })
train-exploitable = Najboljši odgovor mu dobi natanko { $antes } ante na coup.
train-answer = Odgovor, izurjen proti njemu, dobi { $antes } ± { $error } ante na coup.
train-stopped-kept = Ustavljeno, prehojenih delitev: { $deals }; isti ukaz nadaljuje od tod.
train-refused-game = { $name }: urjenje je za stud; Caribbean Stud ima svojo natančno najboljšo igro
train-refused-seed = { $path }: shranjeno s --seed { $seed }; nadaljujte s tem ali navedite drugo datoteko
