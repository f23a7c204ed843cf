# La table du stud à cinq cartes. Les montants s’écrivent comme la langue écrit l’argent ; $name est
# buio, controbuio ou over.

pages-stud-bank = cave
pages-stud-marker = le marqueur
pages-stud-in-front = devant
pages-stud-all-in = tapis
pages-stud-folded = couché
pages-stud-pot = Pot
pages-stud-main-pot = Pot principal
pages-stud-side-pot = Pot annexe { $number }
pages-stud-with-bets = { $amount } en tout
pages-stud-level = Mise { $amount }
pages-stud-no-bet = Pas encore de mise
pages-stud-raises-left = { $count ->
    [0] plus de relance
    [one] encore { $count } relance
   *[other] encore { $count } relances
}
pages-stud-lowest = plus petite carte : { $rank }
pages-stud-blind-you = Jouez-vous { $name }, { $amount } ?
pages-stud-blind-who = { $who } peut jouer { $name }, { $amount }
pages-stud-offered = { $name } est offert : { $amount }
pages-stud-waiting = Le prochain coup commence bientôt. Vous recevrez des cartes dès ses antes.
pages-stud-alone = Le jeu commence quand deux joueurs ont des jetons devant eux.
pages-stud-cards = Vos cartes : { $own }
pages-stud-cards-two = Faces cachées : { $own } ; faces visibles : { $up }
pages-stud-shows = Montre { $cards }.
pages-stud-sits-out = ne joue pas ce coup
pages-stud-result = Qui est payé combien
pages-stud-order = Les mains, de la plus forte à la plus faible
pages-stud-phase-blinds = Avant la donne
pages-stud-phase-deal = La donne
pages-stud-phase-betting = Tour { $number }

# Ce que l’on peut faire
pages-stud-check = Parole
pages-stud-call = Suivre { $amount }
pages-stud-open = Ouvrir à { $amount }
pages-stud-raise = Relancer à { $amount }
pages-stud-raise-none = Relancer
pages-stud-take = Jouer { $name }, { $amount }
pages-stud-decline = Refuser { $name }
pages-stud-open-exact = Ouvrir à { $amount } exactement
pages-stud-raise-exact = Relancer à { $amount } exactement
pages-stud-open-bounds = Ouvrir de { $low } à { $high }
pages-stud-raise-bounds = Relancer à { $low }, au plus { $high }
pages-stud-high-all-in = { $high } : tapis
pages-stud-amount = Combien devant vous, en tout
pages-stud-slider = Combien, au curseur
pages-stud-less = Moins
pages-stud-more = Plus
pages-stud-add = Ajouter { $amount }
pages-stud-least = Min
pages-stud-size-pot = Pot
pages-stud-all = Cave
pages-stud-top-up = Ajouter des jetons, jusqu’à { $amount }
