# Nasvet za odločitev: za mizami za vajo in v croupier play.

refused-advice-busy = Vaš prejšnji nasvet se še računa.
refused-advice-failed = Tega nasveta ni bilo mogoče izračunati; igra teče naprej.
refused-advice-house = Za mizo, za katero se igra za denar, nasveta ni: prisedite k mizi za vajo.
refused-advice-no-decision = Zdaj nimate o čem odločati: vprašajte, ko ste na potezi in so karte razdeljene.
refused-advice-no-hand = V tem coupu nimate roke, o kateri bi bilo mogoče svetovati.
