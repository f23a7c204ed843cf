# L'allenamento di un giocatore di stud contro sé stesso: croupier train.

train-learning = allenamento
train-stopped = Interrotto; con --keep FILE lo stesso comando riprende da qui.
train-done = { $deals } smazzate percorse a { $name }. Ante per coup a due, con metà dell’intervallo al 99%:
train-against = { $name }: { $antes } ± { $error } ({ $coups } coup)
train-exploitable = La migliore risposta gli vince { $antes } ante per coup, esattamente.
train-answer = Una risposta allenata contro di lui vince { $antes } ± { $error } ante per coup.
