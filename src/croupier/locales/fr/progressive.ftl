### La mise progressive sur la page de `croupier odds`.

progressive-part = La mise progressive, « pour un » : la mise n’est pas rendue
progressive-fixed = Rendu par les lots d’un montant fixe
progressive-per-meter = Et par chaque 10 000 au compteur
progressive-at-seed = Rendu quand le compteur est à son départ
progressive-at-meter = Rendu au compteur demandé
progressive-long-run = Rendu à la longue
progressive-deviation = Écart type d’une mise
progressive-break-even = À l’équilibre quand le compteur affiche
progressive-break-even-paid = À l’équilibre, parts arrondies au cent inférieur
progressive-together = À l’équilibre avec un ante de { $ante }
progressive-mean = Le compteur quand il est touché, en moyenne à la longue
progressive-several = Coût de plusieurs gros lots par coup, { $players } mises, à { $meter }
progressive-several-games = Coups pour un avec plusieurs gros lots
progressive-points = { $number } points
progressive-never = jamais
progressive-prize = Lot
progressive-share = { $share } du compteur
progressive-one-in = Une fois sur
