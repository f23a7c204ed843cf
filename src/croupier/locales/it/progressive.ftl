### La puntata progressiva sulla pagina di `croupier odds`.

progressive-part = La puntata progressiva, che non è restituita con il premio
progressive-fixed = Resa dei premi di importo fisso
progressive-per-meter = E per ogni 10.000 sul contatore
progressive-at-seed = Resa con il contatore al valore iniziale
progressive-at-meter = Resa con il contatore richiesto
progressive-long-run = Resa a lungo termine
progressive-deviation = Deviazione standard di una puntata
progressive-break-even = In pareggio quando il contatore segna
progressive-break-even-paid = In pareggio con le quote arrotondate al centesimo in meno
progressive-together = In pareggio insieme a un ante di { $ante }
progressive-mean = Il contatore a una vincita, in media a lungo termine
progressive-several = Costo di più jackpot nello stesso coup, { $players } puntate, a { $meter }
progressive-several-games = Coup per averne uno con più jackpot
progressive-points = { $number } punti
progressive-never = mai
progressive-prize = Premio
progressive-share = { $share } del contatore
progressive-one-in = Uno su
