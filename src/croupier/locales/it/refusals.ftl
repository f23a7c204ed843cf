# Perché un atto è rifiutato: una frase per ogni codice di IllegalAction. Gli importi sono scritti come denaro.

refused-coup-over = Il coup è finito.
refused-unknown-action = Questo gioco non conosce un atto simile ({ $action }).
refused-other-game = Questo gioco non conosce un atto simile ({ $action }).
refused-house-only = Questo lo fa solo la casa, non il posto { $seat }.
refused-unknown-seat = Al posto { $seat } non c’è nessun giocatore.
refused-wrong-moment = { $phase ->
    [blinds] Non ora: si stanno offrendo i bui.
    [deal] Non ora: il mazziere sta per dare le carte.
    [betting] Non ora: le carte sono date e si sta puntando.
   *[other] Non ora.
}

refused-bets-closed = Rien ne va plus: non si punta più.
refused-bets-stand = Le puntate fatte al «Rien ne va plus» restano; nulla si riprende.
refused-barred = Il posto { $seat } salta questo coup dopo una violazione.
refused-no-progressive = Questo tavolo non ha una puntata progressiva.
refused-progressive-without-ante = La puntata progressiva vuole un ante accanto.
refused-ante-limits = A questo tavolo l’ante va da { $low } a { $high }; { $ante } non va.
refused-ante-unit = L’ante va a multipli di { $unit }; { $ante } non lo è.
refused-chips-short = Un ante di { $ante } richiede { $need } in fiches, per coprire la relance; ce ne sono per { $chips }.
refused-no-bet = Il posto { $seat } non ha puntate da riprendere.
refused-no-bets = Nessuno ha puntato: non c’è un coup da dare.
refused-raise-exact = La relance è di esattamente { $exact }, non { $to }.
refused-already-dealt = Le carte sono già state date.
refused-not-dealt = Le carte non sono ancora state date.
refused-no-hand = Il posto { $seat } non ha una mano in questo coup.
refused-already-decided = Il posto { $seat } ha deciso, e così resta.
refused-undecided = Le mani si scoprono quando tutti hanno deciso; mancano ancora: { $seats }.
refused-meter-negative = Un jackpot non è mai sotto zero.
refused-deck = Il mazzo è di { $cards } carte diverse, ciascuna una volta.
refused-wrong-deck = Il mazzo di questo coup è di { $cards } carte diverse, ciascuna una volta.

refused-not-dealt-in = Il posto { $seat } non ha ricevuto carte.
refused-not-your-turn = Tocca al posto { $turn }, non al posto { $seat }.
refused-check-facing-bet = C’è una puntata: vedi { $price }, o passa.
refused-nothing-to-call = Non c’è nulla da vedere: parola.
refused-already-opened = L’apertura è già fatta, a { $level }: vedi, rilancia o passa.
refused-opening-closed = Chi ha visto l’apertura corta non può aprire sopra di essa.
refused-opening-exact = L’apertura è di esattamente { $exact }, non { $to }.
refused-opening-least = L’apertura è almeno { $low }, non { $to }.
refused-opening-most = L’apertura è al massimo { $high }, non { $to }.
refused-opening-unit = Si punta a multipli di { $unit }; { $to } non lo è, e non è un all-in.
refused-raise-least = Il rilancio minimo è a { $low }, non a { $to }.
refused-raise-most = Si rilancia al massimo a { $high }, non a { $to }.
refused-raise-unit = Si punta a multipli di { $unit }; { $to } non lo è, e non è un all-in.
refused-nothing-to-raise = Nessuno ha fatto un’apertura piena: non c’è nulla da rilanciare.
refused-raise-cap = { $raises ->
    [0] In questo gioco non ci sono rilanci: vedi o passa.
    [one] L’unico rilancio è fatto: vedi o passa.
   *[other] Tutti i { $raises } rilanci sono fatti: vedi o passa.
}
refused-raise-closed = L’all-in corto di altri { $faced } è meno di un rilancio pieno di { $full }: per te non riapre le puntate.
refused-only-call = Con { $chips } rimasti puoi vedere all-in o passare, non rilanciare.
refused-nobody-to-answer = Nessuno ha più fiches per rispondere: vedi o passa.
