"""Who is paid what, counted one unit of money at a time: slow, obvious, and no other's code."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple


class SlowPot(NamedTuple):
    """A pot: its size, the rake taken from it, who competes for it and who won it."""

    amount: int
    rake: int
    members: frozenset[int]
    winners: tuple[int, ...]


class SlowPots(NamedTuple):
    """All pots from the main pot up."""

    returned: dict[int, int]
    pots: list[SlowPot]
    paid: list[int]


def slow_pots(
    put_in: Sequence[int],
    live: Sequence[bool],
    strength: Sequence[int],
    *,
    above: int = 0,
    rate: Fraction = Fraction(0),
) -> SlowPots:
    """Return the pots by looking at the first unit that each seat put in, the second, and so on.

    A unit that one live seat alone put in is its own again. A unit that several put in belongs to
    the live seats among them; where there is none among them, to those of the unit below.
    """
    seats = range(len(put_in))
    returned: dict[int, int] = {}
    piles: list[tuple[frozenset[int], int]] = []
    for unit in range(1, max(put_in) + 1):
        contributors = [i for i in seats if put_in[i] >= unit]
        competing = frozenset(i for i in contributors if live[i])
        if len(contributors) == 1 and competing:
            returned[contributors[0]] = returned.get(contributors[0], 0) + 1
            continue
        if piles and (not competing or competing == piles[-1][0]):
            members, size = piles.pop()
            piles.append((members, size + len(contributors)))
        else:
            piles.append((competing, len(contributors)))
    rakes = slow_rake([size for _, size in piles], above, rate)
    paid = [returned.get(i, 0) for i in seats]
    pots = []
    for (members, size), rake in zip(piles, rakes, strict=True):
        best = max(strength[i] for i in members)
        winners = [i for i in seats if i in members and strength[i] == best]
        turn = 0
        for _ in range(size - rake):
            paid[winners[turn]] += 1
            turn = (turn + 1) % len(winners)
        pots.append(SlowPot(size, rake, members, tuple(winners)))
    return SlowPots(returned, pots, paid)


def slow_rake(sizes: Sequence[int], above: int, rate: Fraction) -> list[int]:
    """Return the rake of each pot: by exact fractions, the largest one next."""
    total = sum(sizes)
    if total <= above:
        return [0] * len(sizes)
    whole = int(total * rate)
    exact = [Fraction(size * whole, total) for size in sizes]
    taken = [int(part) for part in exact]
    by_remainder = sorted(range(len(sizes)), key=lambda k: (-(exact[k] - taken[k]), k))
    for k in by_remainder[: whole - sum(taken)]:
        taken[k] += 1
    return taken
