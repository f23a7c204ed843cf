# Perché ogni puntata è pagata, restituita o persa: una frase per puntata, seguita dagli articoli.

explain-seat = Posto { $seat }
explain-seat-hand = Posto { $seat }: { $hand }
explain-dealer-opens = Il mazziere apre: { $hand }.
explain-dealer-shut = Il mazziere non apre: { $hand }.

explain-ante-fold = Ante: perdita di { $amount }; senza relance la mano è abbandonata.
explain-ante-no-open = Ante: vincita di { $amount }, alla pari; il mazziere non apre.
explain-ante-win = Ante: vincita di { $amount }, alla pari; la mano ({ $hand }) batte quella del mazziere ({ $dealer }).
explain-ante-lose = Ante: perdita di { $amount }; la mano ({ $hand }) è battuta da quella del mazziere ({ $dealer }).
explain-ante-push = Ante: la puntata di { $amount } è restituita; la mano ({ $hand }) è pari a quella del mazziere ({ $dealer }).

explain-raise-fold = Relance: non c’è stata.
explain-raise-no-open = Relance: la puntata di { $amount } è restituita; il mazziere non apre.
explain-raise-win = Relance: vincita di { $amount }, pagata { $pay } ({ $hand }); il mazziere apre con { $dealer }.
explain-raise-capped = Relance: vincita di { $amount } ({ $hand }), il massimo che una mano vince qui; il mazziere apre con { $dealer }.
explain-raise-unpaid = Relance: la puntata di { $stake } è restituita; la mano vince ({ $hand }), ma la tabella non la paga.
explain-raise-lose = Relance: perdita di { $amount }; la mano ({ $hand }) è battuta da quella del mazziere ({ $dealer }).
explain-raise-push = Relance: la puntata di { $amount } è restituita; la mano ({ $hand }) è pari a quella del mazziere ({ $dealer }).
explain-to-one = { $num } a { $den }

explain-progressive-lost = Progressivo: perdita di { $amount }; la mano non vince alcun premio.
explain-progressive-folded = Progressivo: perdita di { $amount }; qui una mano abbandonata non vince alcun premio.
explain-progressive-prize = Progressivo: premio di { $prize } ({ $hand }); la puntata di { $stake } non è restituita.
explain-progressive-share = Progressivo: { $share } del jackpot di { $before }, cioè { $prize } ({ $hand }); la puntata di { $stake } non è restituita.
explain-progressive-whole = Progressivo: il jackpot, { $prize } ({ $hand }); la puntata di { $stake } non è restituita.
explain-progressive-equal = Progressivo: una parte uguale del jackpot, { $prize } ({ $hand }); la puntata di { $stake } non è restituita.
explain-meter = Il jackpot segna { $meter }.

explain-net-won = Risultato: vincita di { $amount }.
explain-net-lost = Risultato: perdita di { $amount }.
explain-net-even = Risultato: né vincita né perdita.

explain-returned = Il posto { $seat } riprende anzitutto { $amount }, che nessuno ha coperto.
explain-no-rake = Nessun prelievo: il totale dei piatti, { $total }, non supera { $above }.
explain-rake = Il mazziere trattiene { $rake }: { $rate } del totale dei piatti, { $total }, che supera { $above }.
explain-rake-nothing = Nessun prelievo: { $rate } del totale dei piatti, { $total }, è meno della moneta più piccola.
explain-no-rake-house = Questa casa non trattiene nulla.
explain-main-pot = Piatto principale, { $amount }
explain-side-pot = Piatto laterale { $number }, { $amount }
explain-pot-rake = , meno { $rake } di prelievo
explain-pot-won = { $pot }: il posto { $seat } vince { $share } ({ $hand }).
explain-pot-alone = { $pot }: il posto { $seat } vince { $share }; non vi resta nessun altro.
explain-pot-shared = { $pot }: { $count ->
    [one] lo vince un posto ({ $hand })
   *[other] se lo dividono { $count } posti ({ $hand })
} – { $shares }.
explain-pot-share = il posto { $seat } prende { $share }
explain-stud-live = Messo nel piatto: { $put_in }; pagato: { $paid }.
explain-stud-folded = Messo nel piatto: { $put_in }; mano abbandonata.
explain-stud-expelled = Messo nel piatto: { $put_in }; la mano è morta per una violazione delle regole, e la puntata è persa.
explain-hidden = mano sconosciuta
explain-clauses = Che cosa dicono gli articoli
