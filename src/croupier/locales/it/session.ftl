### Una sessione sulla pagina di `croupier odds --session`.

session-part = Una sessione
session-part-progressive = Una sessione con la puntata progressiva
session-part-range = Che cosa aspettarsi dopo molti coup
session-asked = { $coups } coup con un ante di { $ante }. Probabilità esatte entro { $bound }.
session-asked-meter = { $coups } coup con un ante di { $ante } e la puntata progressiva, con il contatore sempre a { $meter }. Probabilità esatte entro { $bound }.
session-mean = Risultato medio
session-deviation = Deviazione standard del risultato
session-ahead = Probabilità di essere in vincita alla fine
session-even = Probabilità di essere in pari
session-behind = Probabilità di essere in perdita
session-ruin = Probabilità che { $bankroll } non bastino: prossimo coup e relance non più coperti
session-played = Coup giocati con quelli in media
session-cost = Costo medio all’ora, a { $pace } coup
session-hours = Ore
session-at-most = Risultato al massimo
session-with-chance = Con probabilità di
session-range = Nove volte su dieci il risultato medio di un giocatore, in percentuale dell’ante, sta tra questi due. Indice di volatilità { $index }: 1,645 deviazioni standard di un coup, in ante.
session-coups = Coup
session-from = Da
session-to = A
