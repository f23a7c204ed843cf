# Zakaj je bila vsaka stava izplačana, vrnjena ali izgubljena: en stavek za stavo, za njim členi.
# Imena rok so v imenovalniku (»par dam«, »dva para …«), zato stojijo v oklepaju ali za dvopičjem.

explain-seat = Sedež { $seat }
explain-seat-hand = Sedež { $seat }: { $hand }
explain-dealer-opens = Krupje odpre: { $hand }.
explain-dealer-shut = Krupje ne odpre: { $hand }.

explain-ante-fold = Ante: izguba { $amount }; dodatne stave ni bilo, roka je odvržena.
explain-ante-no-open = Ante: dobitek { $amount }, 1 proti 1; krupje ne odpre.
explain-ante-win = Ante: dobitek { $amount }, 1 proti 1; roka ({ $hand }) je višja od krupjejeve ({ $dealer }).
explain-ante-lose = Ante: izguba { $amount }; roka ({ $hand }) je nižja od krupjejeve ({ $dealer }).
explain-ante-push = Ante: vrnjeno { $amount }; roka ({ $hand }) je enaka krupjejevi ({ $dealer }).

explain-raise-fold = Dodatna stava: ni je bilo.
explain-raise-no-open = Dodatna stava: vrnjeno { $amount }; krupje ne odpre.
explain-raise-win = Dodatna stava: dobitek { $amount }, { $pay } ({ $hand }); krupje odpre ({ $dealer }).
explain-raise-capped = Dodatna stava: dobitek { $amount } ({ $hand }), največ, kar ena roka tu dobi; krupje odpre ({ $dealer }).
explain-raise-unpaid = Dodatna stava: vrnjeno { $stake }; roka zmaga ({ $hand }), tabela pa zanjo nima izplačila.
explain-raise-lose = Dodatna stava: izguba { $amount }; roka ({ $hand }) je nižja od krupjejeve ({ $dealer }).
explain-raise-push = Dodatna stava: vrnjeno { $amount }; roka ({ $hand }) je enaka krupjejevi ({ $dealer }).
explain-to-one = { $num } proti { $den }

explain-progressive-lost = Progresivna stava: izguba { $amount }; roka ne prinese nagrade.
explain-progressive-folded = Progresivna stava: izguba { $amount }; odvržena roka tu ne prinese nagrade.
explain-progressive-prize = Progresivna stava: nagrada { $prize } ({ $hand }); stava { $stake } se ne vrne.
explain-progressive-share = Progresivna stava: { $share } jackpota { $before }, torej { $prize } ({ $hand }); stava { $stake } se ne vrne.
explain-progressive-whole = Progresivna stava: ves jackpot, { $prize } ({ $hand }); stava { $stake } se ne vrne.
explain-progressive-equal = Progresivna stava: enak delež jackpota, { $prize } ({ $hand }); stava { $stake } se ne vrne.
explain-meter = Jackpot kaže { $meter }.

explain-net-won = Skupaj: dobitek { $amount }.
explain-net-lost = Skupaj: izguba { $amount }.
explain-net-even = Skupaj: ne dobitka ne izgube.

explain-returned = Sedežu { $seat } se najprej vrne { $amount }: tega ni izenačil nihče.
explain-no-rake = Provizije ni: v potih je skupaj { $total }, kar ne presega { $above }.
explain-rake = Krupje zadrži { $rake }: { $rate } od { $total }, kolikor je v potih; to presega { $above }.
explain-rake-nothing = Provizije ni: { $rate } od { $total }, kolikor je v potih, je manj kot najmanjši kovanec.
explain-no-rake-house = Ta hiša ne jemlje provizije.
explain-main-pot = Glavni pot, { $amount }
explain-side-pot = Stranski pot { $number }, { $amount }
explain-pot-rake = , od tega { $rake } provizije
explain-pot-won = { $pot }: sedež { $seat } dobi { $share } ({ $hand }).
explain-pot-alone = { $pot }: sedež { $seat } dobi { $share }; v njem je ostal sam.
explain-pot-shared = { $pot }: { $count ->
    [1] dobi ga en sedež ({ $hand })
    [one] deli si ga { $count } sedež ({ $hand })
    [two] delita si ga { $count } sedeža ({ $hand })
    [few] delijo si ga { $count } sedeži ({ $hand })
   *[other] deli si ga { $count } sedežev ({ $hand })
} – { $shares }.
explain-pot-share = sedež { $seat } vzame { $share }
explain-stud-live = Vloženo: { $put_in }; izplačano: { $paid }.
explain-stud-folded = Vloženo: { $put_in }; odstop.
explain-stud-expelled = Vloženo: { $put_in }; roka je zaradi kršitve pravil mrtva in stava izgubljena.
explain-hidden = neznana roka
explain-clauses = Kaj pravijo členi
