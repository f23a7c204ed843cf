"""The progressive meter over a whole simulation: fed at every coup, paid at every hit, in order.

Chunks only say which hands won of the meter. What they are paid follows here, by the function that
pays them at a table: one meter over all coups, whoever played them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from croupier.games.meter import pay_prizes
from croupier.games.pays import ProgressivePays
from croupier.money import MICRO_PER_MINOR, Micro, Minor

MOST_POINTS = 2_000
"""Points of the path that are kept; of a longer one every second, fourth and so on."""


@dataclass
class MeterPath:
    """What the meter did; amounts in minor units where they do not say otherwise."""

    start: Minor
    fed: Micro = 0
    seeds: Minor = 0
    """What the house put in as new seeds."""
    paid: Minor = 0
    end: Micro = 0
    most: Minor = 0
    least: Minor = 0
    mean_at_hit: float = 0.0
    mean: float = 0.0
    """Over all coups, as they began."""
    prizes: dict[int, tuple[int, Minor]] = field(default_factory=dict)
    """By share over the denominator: how many won it, and what they were paid together."""
    points: list[tuple[int, Minor]] = field(default_factory=list)
    """The coup, and what the meter showed: before and after hits, rising."""


def meter_path(
    line: ProgressivePays,
    hits: Iterable[tuple[int, int, int]],
    coups: int,
    bets: int,
    start: Minor,
) -> MeterPath:
    """Return the meter's path.

    Args:
        line: the sheet's progressive.
        hits: coup, seat and share of every hand that won of the meter, in any order.
        coups: how many were played.
        bets: progressive bets in each.
        start: what the meter shows before the first.
    """
    path = MeterPath(start, most=start, least=start)
    path.points.append((0, start))
    meter, at, area, every = start * MICRO_PER_MINOR, 0, 0, 1
    at_hits, number = 0, 0
    feed = line.feed * bets
    for coup, nums in _by_coup(hits):
        gap = coup - at + 1  # this coup's bets are in the meter when its hands are exposed
        area += gap * meter + feed * (gap * (gap - 1) // 2)
        meter, at = meter + feed * gap, coup + 1
        shown = meter // MICRO_PER_MINOR
        path.most = max(path.most, shown)
        left = _paid(line, meter, nums, path)
        at_hits, number = at_hits + shown * len(nums), number + len(nums)
        meter = left
        path.least = min(path.least, meter // MICRO_PER_MINOR)
        if number % every == 0:
            path.points += [(coup, shown), (coup, meter // MICRO_PER_MINOR)]
        if len(path.points) > 2 * MOST_POINTS:
            path.points, every = path.points[:1] + path.points[1::4], every * 2
    gap = coups - at
    area += gap * meter + feed * (gap * (gap - 1) // 2)
    path.end = meter + feed * gap
    path.fed = feed * coups
    path.most = max(path.most, path.end // MICRO_PER_MINOR)
    path.points.append((coups, path.end // MICRO_PER_MINOR))
    path.mean = area / MICRO_PER_MINOR / coups if coups else float(start)
    path.mean_at_hit = at_hits / number if number else 0.0
    return path


def _by_coup(hits: Iterable[tuple[int, int, int]]) -> Iterator[tuple[int, list[int]]]:
    """Yield each coup with its winners' shares in seat order."""
    for coup, winners in groupby(sorted(hits), key=lambda hit: hit[0]):
        yield coup, [num for _, _, num in winners]


def pay_coup(line: ProgressivePays, meter: Micro, nums: Sequence[int]) -> tuple[list[Minor], Micro]:
    """Return what one coup's winners of the meter are paid, and the meter that is left.

    ``nums`` are their shares over the sheet's denominator, in seat order.
    """
    prizes, before, after = ([0] * len(nums) for _ in range(3))
    left = pay_prizes(meter, line.seed, line.by_share, line.share_den, nums, prizes, before, after)
    return prizes, left


def _paid(line: ProgressivePays, meter: Micro, nums: list[int], path: MeterPath) -> Micro:
    prizes, left = pay_coup(line, meter, nums)
    for num, prize in zip(nums, prizes, strict=True):
        times, together = path.prizes.get(num, (0, 0))
        path.prizes[num] = (times + 1, together + prize)
    paid = sum(prizes)
    path.paid += paid
    path.seeds += (left - meter + paid * MICRO_PER_MINOR) // MICRO_PER_MINOR
    return left
