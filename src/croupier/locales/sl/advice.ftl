# Nasvet za odločitev: za mizami za vajo in v croupier play.

refused-advice-busy = Vaš prejšnji nasvet se še računa.
refused-advice-failed = Tega nasveta ni bilo mogoče izračunati; igra teče naprej.
refused-advice-house = Za mizo, za katero se igra za denar, nasveta ni: prisedite k mizi za vajo.
refused-advice-no-decision = Zdaj nimate o čem odločati: vprašajte, ko ste na potezi in so karte razdeljene.
refused-advice-no-hand = V tem coupu nimate roke, o kateri bi bilo mogoče svetovati.

# V terminalu

play-words-advice = ! nasvet
play-hint-advice = !: nasvet
play-advice-kind-raise = povišati
play-advice-kind-fold = odstopiti
play-advice-kind-check = naprej
play-advice-kind-call = izenačiti
play-advice-kind-open = staviti
play-advice-worth = povprečno { $antes } anteja, { $money }
play-advice-often = naučena strategija: { $share }
play-advice-best = najboljše
play-advice-chances = { $rivals ->
    [one] Proti { $rivals } neznani roki dobite v { $win } primerov, delite v { $share }.
    [two] Proti { $rivals } neznanima rokama dobite v { $win } primerov, delite v { $share }.
    [few] Proti { $rivals } neznanim rokam dobite v { $win } primerov, delite v { $share }.
   *[other] Proti { $rivals } neznanim rokam dobite v { $win } primerov, delite v { $share }.
}
play-advice-needed = Pričakujete lahko { $equity } pota; za izenačenje je treba { $needed }.
play-advice-was-best = Nič ni bilo boljše.
play-advice-cost = To je povprečno stalo { $antes } anteja, { $money }; boljše: { $best }.
play-advice-cost-about = Po teh verjetnostih je to stalo okoli { $antes } ante, { $money }: { $best } je bilo bolje.
play-advice-share = Naučena strategija naredi tako v { $share } primerov.
play-advice-tally = { $decisions ->
    [one] Pregledana { $decisions } odločitev
    [two] Pregledani { $decisions } odločitvi
    [few] Pregledane { $decisions } odločitve
   *[other] Pregledanih { $decisions } odločitev
}; ne najboljših: { $mistakes }. Povprečna cena: { $antes } anteja, { $money }.
play-advice-tally-best = { $decisions ->
    [one] Pregledana { $decisions } odločitev: nič ni bilo boljše.
    [two] Pregledani { $decisions } odločitvi: nič ni bilo boljše.
    [few] Pregledane { $decisions } odločitve: nič ni bilo boljše.
   *[other] Pregledanih { $decisions } odločitev: nič ni bilo boljše.
}

# The bots at stud, by how they play

play-bot-way = { $who } (bot, { $way })
play-way-tight = zadržan
play-way-loose = sproščen
play-way-calling = izenačuje
play-way-bold = drzen
play-way-trained = izurjen
