# Urjenje igralca studa proti samemu sebi: croupier train.

train-learning = urjenje
train-stopped = Ustavljeno; z --keep DATOTEKA isti ukaz nadaljuje od tod.
train-done = Prehojenih delitev: { $deals }, { $name }. Ante na coup v dvoje, s polovico 99-odstotnega intervala:
train-against = { $name }: { $antes } ± { $error } (coupov: { $coups })
train-exploitable = Najboljši odgovor mu dobi natanko { $antes } ante na coup.
train-answer = Odgovor, izurjen proti njemu, dobi { $antes } ± { $error } ante na coup.
