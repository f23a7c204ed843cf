# L'allenamento di un giocatore di stud contro sé stesso: croupier train.

train-learning = allenamento
train-stopped = Interrotto, e nulla è conservato; con --keep FILE lo stesso comando riprenderebbe.
train-done = { $deals ->
    [one] Una smazzata percorsa
   *[other] { $deals } smazzate percorse
} a { $name }. Ante per coup a due, con metà dell’intervallo al 99%:
train-against = { $name }: { $antes } ± { $error } ({ $coups } coup)
train-exploitable = La migliore risposta gli vince { $antes } ante per coup, esattamente.
train-answer = Una risposta allenata contro di lui vince { $antes } ± { $error } ante per coup.
train-stopped-kept = Interrotto a { $deals ->
    [one] una smazzata
   *[other] { $deals } smazzate
}; lo stesso comando riprende da qui.
train-refused-game = { $name }: l’allenamento è per lo stud; il Caribbean Stud ha il suo gioco migliore, esatto
train-refused-seed = { $path }: conservato con --seed { $seed }; proseguire con quello, o indicare un altro file
