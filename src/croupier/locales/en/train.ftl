# Training a stud player by self-play: croupier train.

train-learning = training
train-stopped = Stopped; with --keep FILE the same command goes on from here.
train-done = { $deals } deals walked at { $name }. Antes a coup for two, with the half of the 99% interval:
train-against = { $name }: { $antes } ± { $error } ({ $coups } coups)
train-exploitable = The best answer to it wins { $antes } antes a coup, exactly.
train-answer = An answer trained against it wins { $antes } ± { $error } antes a coup.
