"""When to make the additional bet: named strategies, and those that a person writes down.

A strategy decides by the player's hand and the exposed card. A written one is lines such as::

    raise pair+
    raise A K J 8 3+
    raise A K if exposed matches
    else fold

The first line that fits the hand decides.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from croupier.hands import Ranking
from croupier.odds.count import Count


class StrategyError(ValueError):
    """A strategy that does not exist, or a line that means nothing; the message says what would."""


class Strategy(Protocol):
    """Decides for every row of a count."""

    @property
    def name(self) -> str:
        """What people call it."""

    def raises(self, count: Count, ranking: Ranking, best: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Return for each row whether to raise; ``best`` is what wins most."""


@dataclass(frozen=True)
class _Best:
    name: str = "optimal"

    def raises(self, count: Count, ranking: Ranking, best: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Return what wins most."""
        del count, ranking
        return best


@dataclass(frozen=True)
class _FromHand:
    """Raise with a hand, as :meth:`Ranking.lowest_strength` reads it, or better."""

    name: str
    lowest: str

    def raises(self, count: Count, ranking: Ranking, best: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Return whether the hand is good enough."""
        del best
        found: NDArray[np.bool_] = count.strength >= ranking.lowest_strength(self.lowest)
        return found


OPTIMAL = _Best()
NAMED: dict[str, Strategy] = {
    "optimal": OPTIMAL,
    "always-raise": _FromHand("always-raise", "any"),
    "pair-or-better": _FromHand("pair-or-better", "pair"),
    "ace-king-or-better": _FromHand("ace-king-or-better", "A K"),
    "AKJ83-or-better": _FromHand("AKJ83-or-better", "A K J 8 3"),
}
"""The strategies that have a name."""


def strategy_named(name: str) -> Strategy:
    """Return a named strategy.

    Raises:
        StrategyError: there is none of that name.
    """
    if name not in NAMED:
        msg = f"there is no strategy {name!r}: the names are {', '.join(NAMED)}"
        raise StrategyError(msg)
    return NAMED[name]
