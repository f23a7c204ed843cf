"""What the progressive bet is worth: at any meter, in the long run, and with several winners.

Chances are exact, from the count of hands by class; prizes come from the functions that pay them
(:mod:`croupier.games.pays`, :mod:`croupier.games.meter`). Returns are parts of the bet, for one:
the bet itself does not come back with a prize (R-QC-13). Amounts are minor units.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations, product
from math import comb, sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.cards import Card, full_deck
from croupier.games.meter import pay_prizes
from croupier.games.pays import ProgressivePays, caribbean_pays, progressive_net
from croupier.hands import Ranking
from croupier.hands.order import Rung
from croupier.money import MICRO_PER_MINOR, MINOR_PER_UNIT, Minor
from croupier.odds.caribbean import Analysis, analyse_caribbean
from croupier.odds.tables import HAND
from croupier.sheets.schema import CaribbeanSheet
from croupier.sheets.worth import class_counts

MOST_PAIRED = 10_000
"""Above so many hands that win of the meter, pairs of them are bounded and not counted."""


class Hit(NamedTuple):
    """A class that wins the progressive."""

    name: str
    chance: Fraction
    """That one bet wins it."""
    num: int
    """Its share of the meter, over the sheet's common denominator; 0 for an amount."""
    amount: Minor


class Several(NamedTuple):
    """What other winners of the meter in the same game do to one bet, on average over seats."""

    players: int
    chance: Fraction
    """That two or more win of the meter in one game; never more than this."""
    loss: Fraction
    """What it takes off the return of each bet."""
    bound: Fraction
    """The loss is exact to within this: what games with three and more winners may add."""


class _Among(NamedTuple):
    """Chances that several hands of a game are among some classes."""

    pairs: Fraction
    """That two given hands are: exact where they were counted, else at least so much."""
    triples: Fraction
    """The expected number of sets of three hands that all are, or more."""
    counted: dict[tuple[str, str], Fraction] | None
    """For two given hands, the chance of each pair of classes."""


@dataclass(frozen=True)
class ProgressiveWorth:
    """The worth of a sheet's progressive bet; exact."""

    sheet: CaribbeanSheet
    pays: ProgressivePays
    players: int
    """How many bet on the progressive in each game."""
    hits: tuple[Hit, ...]
    """Highest class first."""
    dead: tuple[Card, ...] = ()
    """Cards known to be out of play."""
    certain: bool = field(default=True, repr=False)
    """Whether every hand of a class that wins of the meter keeps its bet."""

    @property
    def fixed_return(self) -> Fraction:
        """What the prizes of an amount give back."""
        return sum((hit.chance * hit.amount for hit in self.hits), Fraction(0)) / self.pays.bet

    @property
    def _slope(self) -> Fraction:
        """The part of the meter that one bet wins on average."""
        return sum((hit.chance * hit.num for hit in self.hits), Fraction(0)) / self.pays.share_den

    @property
    def return_per_unit_of_meter(self) -> Fraction:
        """What each unit of the currency (1.00) on the meter adds to the return."""
        return self._slope * MINOR_PER_UNIT / self.pays.bet

    @property
    def break_even_meter(self) -> Minor | None:
        """The least amount shown at which the bet is even or better, shares taken as exact.

        None where no meter makes it so. Shares are paid rounded down to the cent (R-QC-8);
        :attr:`break_even_as_paid` is the least amount with that, some cents more.
        """
        return self.least_meter(self.pays.bet * (1 - self.fixed_return))

    @property
    def break_even_as_paid(self) -> Minor | None:
        """The least amount shown at which the bet is even with prizes rounded down as paid."""
        guess = self.break_even_meter
        if guess is None or not self._slope:
            return guess
        # Rounding down takes less than a minor unit of each prize.
        return least(
            lambda meter: self.return_at(meter) >= 1, guess, guess + int(1 / self._slope) + 1
        )

    def least_meter(self, needed: Fraction) -> Minor | None:
        """Return the least amount shown of which one bet wins ``needed`` minor units on average."""
        if needed <= 0:
            return 0
        if not self._slope:
            return None
        exact = needed / self._slope
        return -(-exact.numerator // exact.denominator)

    def prize_at(self, hit: Hit, meter: Minor) -> Minor:
        """Return what a class is paid from a meter that shows this, as the only winner."""
        return self._paid((hit,), meter)

    def _paid(self, winners: Sequence[Hit], meter: Minor) -> Minor:
        """Return what winners, in seat order, are paid together."""
        nums = [hit.num for hit in winners]
        prizes = [hit.amount for hit in winners]
        before, after = [0] * len(nums), [0] * len(nums)
        pays = self.pays
        micro = meter * MICRO_PER_MINOR
        den, shared = pays.share_den, pays.by_share
        pay_prizes(micro, pays.seed, shared, den, nums, prizes, before, after)
        return sum(prizes)

    def results_at(self, meter: Minor) -> dict[Minor, Fraction]:
        """Return the chance of each result of one bet, minor units, at a meter, alone."""
        bet = self.pays.bet
        lost = 1 - sum((hit.chance for hit in self.hits), Fraction(0))
        found = {progressive_net(bet, 0): lost}
        for hit in self.hits:
            net = progressive_net(bet, self.prize_at(hit, meter))
            found[net] = found.get(net, Fraction(0)) + hit.chance
        return found

    def return_at(self, meter: Minor) -> Fraction:
        """Return what one bet gives back, alone, when the meter shows this as hands are exposed."""
        won = sum((hit.chance * self.prize_at(hit, meter) for hit in self.hits), Fraction(0))
        return won / self.pays.bet

    @property
    def return_at_seed(self) -> Fraction:
        """The same with the meter at its seed."""
        return self.return_at(self.pays.seed)

    def deviation_at(self, meter: Minor) -> float:
        """Return the standard deviation of one bet's result, minor units."""
        results = self.results_at(meter)
        mean = sum((net * chance for net, chance in results.items()), Fraction(0))
        square = sum((net * net * chance for net, chance in results.items()), Fraction(0))
        return sqrt(square - mean * mean)

    @property
    def _whole(self) -> tuple[Hit, ...]:
        return tuple(hit for hit in self.hits if hit.num >= self.pays.share_den)

    @property
    def contribution_return(self) -> Fraction:
        """What the bets' own part of the meter gives back: all of it, if any hand wins of it."""
        if not self._slope:
            return Fraction(0)
        return Fraction(self.pays.feed, self.pays.bet * MICRO_PER_MINOR)

    @property
    def seed_return(self) -> Fraction:
        """What the house's seeds give back: one each time that the whole meter is won."""
        return self.pays.seed * self._reseeds / self.pays.bet

    @property
    def long_run_return(self) -> Fraction:
        """What comes back of all bets together in the long run, whatever the meter shows now.

        What goes into the meter comes out of it, less what stands on it at the end: so prizes of
        the meter are the contributions and the seeds, and neither shares of it nor rounding make
        a difference. With winners who share (R-QC-6) several royals of one game are one reseed;
        games with three of them are left out: see :attr:`long_run_bound`.
        """
        return self.fixed_return + self.contribution_return + self.seed_return

    @property
    def long_run_bound(self) -> Fraction:
        """How much above :attr:`long_run_return` the exact value may be."""
        if not self.pays.by_share or self.players < 2:
            return Fraction(0)
        among = self._among(self._whole, self.players)
        seeds = among.triples
        if among.counted is None:
            seeds += comb(self.players, 2) * among.pairs
        return seeds * self.pays.seed / self.players / self.pays.bet

    @property
    def _reseeds(self) -> Fraction:
        """Seeds paid for each bet."""
        each = sum((hit.chance for hit in self._whole), Fraction(0))
        if not self.pays.by_share or self.players < 2:
            return each
        among = self._among(self._whole, self.players)
        return each - Fraction(comb(self.players, 2), self.players) * among.pairs

    @property
    def mean_meter_at_hit(self) -> Fraction | None:
        """The mean of the meter when a share of it is won, in the long run, minor units.

        A game's hands do not know the meter: this is its mean at any game too. One winner a game.
        """
        if not self._slope:
            return None
        fed = Fraction(self.pays.feed, MICRO_PER_MINOR)
        seeded = self.pays.seed * sum((hit.chance for hit in self._whole), Fraction(0))
        return (fed + seeded) / self._slope

    def several(self, meter: Minor, players: int | None = None) -> Several:
        """Return what several winners of the meter in one game change, at a meter."""
        number = self.players if players is None else players
        winners = tuple(hit for hit in self.hits if hit.num)
        among = self._among(winners, number)
        loss = Fraction(0)
        for first, second in product(winners, repeat=2):
            alone = self.prize_at(first, meter) + self.prize_at(second, meter)
            lost = alone - self._paid((first, second), meter)
            if among.counted is None:
                loss += lost * first.chance * second.chance
            else:
                loss += lost * among.counted[first.name, second.name]
        pairs, most = comb(number, 2), max(meter, self.pays.seed)
        # k winners lose at most k meters, their pairs were counted: k(k + 1)/2 <= 6 for each three.
        bound = 6 * among.triples * most
        if among.counted is None:
            bound += pairs * (abs(loss) + among.pairs * most)
        scale = number * self.pays.bet
        return Several(number, pairs * among.pairs, pairs * loss / scale, bound / scale)

    def _among(self, hits: Sequence[Hit], players: int) -> _Among:
        ranking = caribbean_pays(self.sheet).ranking
        cards = len(full_deck(ranking.lowest)) - len(self.dead)
        names = [hit.name for hit in hits]
        size = sum(class_counts(ranking)[name] for name in names)
        first = sum((hit.chance for hit in hits), Fraction(0))
        second, third = (
            min(Fraction(size, comb(left, HAND)), Fraction(1)) if left >= HAND else Fraction(0)
            for left in (cards - HAND, cards - 2 * HAND)
        )
        triples = comb(players, 3) * first * second * third
        if size > MOST_PAIRED or not self.certain or cards < 2 * HAND:
            return _Among(first * second, triples, None)
        ways = comb(cards, HAND) * comb(cards - HAND, HAND)
        pairs = pair_counts(ranking, names, self.dead)
        counted = {pair: Fraction(times, ways) for pair, times in pairs.items()}
        return _Among(sum(counted.values(), Fraction(0)), triples, counted)


def progressive_worth(
    sheet: CaribbeanSheet, *, play: Analysis | None = None, players: int = 1
) -> ProgressiveWorth | None:
    """Return the worth of a sheet's progressive bet; None where the sheet has none.

    Args:
        sheet: the rules.
        play: how the ante game is played, and which cards are dead. It matters where a folded hand
            loses the progressive bet (R-QC-5); by default best play of the ante game.
        players: how many bet on the progressive in each game.

    None also where a folded hand loses its bet and ``play`` did not keep which hands it raises:
    best play with two to five of the dealer's cards seen.
    """
    pays = caribbean_pays(sheet)
    line = pays.progressive
    if line is None:
        return None
    if line.pays_folded:
        dead = () if play is None else play.dead
        kept = _class_chances(pays.ranking, dead)
    else:
        play = analyse_caribbean(sheet) if play is None else play
        dead = play.dead
        if play.count is None or play.raises is None:
            return None
        kept = _raised_chances(play)
    index = pays.ranking.class_index
    first = {name: index.index(i) for i, name in enumerate(pays.ranking.order) if i in index}
    hits = tuple(
        Hit(name, kept[name], line.share_num[at], line.amount[at])
        for name, at in first.items()
        if line.share_num[at] or line.amount[at]
    )
    every = kept if line.pays_folded else _class_chances(pays.ranking, dead)
    certain = all(kept[hit.name] == every[hit.name] for hit in hits if hit.num)
    return ProgressiveWorth(sheet, line, players, hits, dead, certain)


def least(holds: Callable[[int], bool], low: int, high: int) -> int:
    """Return the least number from ``low`` up for which something holds; it does at ``high``."""
    while low < high:
        middle = (low + high) // 2
        if holds(middle):
            high = middle
        else:
            low = middle + 1
    return low


def class_hands(ranking: Ranking, name: str) -> list[tuple[int, ...]]:
    """Return every hand of a class as cards."""
    return [hand for rung in ranking.rungs if rung.name == name for hand in _rung_hands(rung)]


def pair_counts(
    ranking: Ranking, names: Sequence[str], dead: Collection[Card] = ()
) -> dict[tuple[str, str], int]:
    """Return how many ordered pairs of hands without a common card have each pair of classes."""
    masks = {name: _masks(class_hands(ranking, name), dead) for name in names}
    return {
        (one, other): sum(int((masks[other] & mask == 0).sum()) for mask in masks[one])
        for one, other in product(names, repeat=2)
    }


def _masks(hands: Sequence[tuple[int, ...]], dead: Collection[Card]) -> NDArray[np.uint64]:
    gone = sum(1 << card for card in dead)
    masks = (sum(1 << card for card in hand) for hand in hands)
    return np.array([mask for mask in masks if not mask & gone], np.uint64)


def _rung_hands(rung: Rung) -> list[tuple[int, ...]]:
    ranks = list(dict.fromkeys(rung.ranks))
    held = [combinations(range(4 * r, 4 * r + 4), rung.ranks.count(r)) for r in ranks]
    hands = [tuple(card for part in parts for card in part) for parts in product(*held)]
    if rung.suits == "either":
        return hands
    one = rung.suits == "one"
    return [hand for hand in hands if (len({card & 3 for card in hand}) == 1) == one]


def _class_chances(ranking: Ranking, dead: Collection[Card]) -> dict[str, Fraction]:
    """Return the chance of each class for five cards of a deck less the dead ones."""
    if not dead:
        hands = comb(len(full_deck(ranking.lowest)), HAND)
        return {name: Fraction(n, hands) for name, n in class_counts(ranking).items()}
    from croupier.odds.count import hands_of
    from croupier.odds.tables import deck_of

    found = hands_of(ranking, deck_of(ranking, dead))
    return _shares(ranking, found.strength, found.weights)


def _raised_chances(play: Analysis) -> dict[str, Fraction]:
    """Return the chance that a hand is of each class and raised."""
    count, raises = play.count, play.raises
    assert count is not None  # noqa: S101 - the caller has looked
    assert raises is not None  # noqa: S101 - likewise
    every = int(count.weight.sum())
    shares = _shares(play.ranking, count.strength, count.weight * raises)
    scale = Fraction(int((count.weight * raises).sum()), every)
    return {name: share * scale for name, share in shares.items()}


def _shares(
    ranking: Ranking, strength: NDArray[np.integer], weight: NDArray[np.int64]
) -> dict[str, Fraction]:
    """Return each class's part of all weight."""
    index = np.array(ranking.class_index)[strength]
    every = max(int(weight.sum()), 1)
    return {
        name: Fraction(int(weight[index == place].sum()), every)
        for place, name in enumerate(ranking.order)
    }
