# What hands are called. Ranks are joined with hyphens; a house's own word for a class replaces
# $class.

rank-2 = { $count ->
    [one] deuce
   *[other] deuces
}
rank-3 = { $count ->
    [one] three
   *[other] threes
}
rank-4 = { $count ->
    [one] four
   *[other] fours
}
rank-5 = { $count ->
    [one] five
   *[other] fives
}
rank-6 = { $count ->
    [one] six
   *[other] sixes
}
rank-7 = { $count ->
    [one] seven
   *[other] sevens
}
rank-8 = { $count ->
    [one] eight
   *[other] eights
}
rank-9 = { $count ->
    [one] nine
   *[other] nines
}
rank-T = { $count ->
    [one] ten
   *[other] tens
}
rank-J = { $count ->
    [one] jack
   *[other] jacks
}
rank-Q = { $count ->
    [one] queen
   *[other] queens
}
rank-K = { $count ->
    [one] king
   *[other] kings
}
rank-A = { $count ->
    [one] ace
   *[other] aces
}

class-royal-flush = royal flush
class-straight-flush = straight flush
class-four-of-a-kind = four of a kind
class-full-house = full house
class-flush = flush
class-straight = straight
class-three-of-a-kind = three of a kind
class-two-pair = two pair
class-pair = pair
class-high-card = high card

hand-royal-flush = { $class }
hand-straight-flush = { $class }, { $ranks } high
hand-four-of-a-kind = { $class }, { $first-many }
hand-full-house = { $class }, { $first-many } over { $second-many }
hand-flush = { $count ->
    [5] { $class }, { $ranks }
   *[other] { $class }, { $ranks } high
}
hand-straight = { $class }, { $ranks } high
hand-three-of-a-kind = { $class }, { $first-many }
hand-two-pair = { $class }, { $first-many } and { $second-many }
hand-pair = { $class } of { $first-many }
hand-high-card = { $ranks } high
hand-high-card-renamed = { $class }, { $ranks } high
hand-kickers = { $hand }, { $kickers } { $count ->
    [one] kicker
   *[other] kickers
}
