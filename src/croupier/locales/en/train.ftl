# Training a stud player by self-play: croupier train.

train-learning = training
train-stopped = Stopped, and nothing is kept; with --keep FILE the same command would go on.
train-done = { $deals ->
    [one] One deal
   *[other] { $deals } deals
} walked at { $name }. Antes a coup for two, with the half of the 99% interval:
train-against = { $name }: { $antes } ± { $error } ({ $coups } coups)
train-exploitable = The best answer to it wins { $antes } antes a coup, exactly.
train-answer = An answer trained against it wins { $antes } ± { $error } antes a coup.
train-stopped-kept = Stopped at { $deals ->
    [one] one deal
   *[other] { $deals } deals
}; the same command goes on from here.
train-refused-game = { $name }: training is for stud; Caribbean Stud has its exact best play
train-refused-seed = { $path }: kept with --seed { $seed }; go on with that, or name another file
