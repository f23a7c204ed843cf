"""When to make the additional bet: named strategies, a person's own lines, a program's function.

A strategy decides by the player's hand and the exposed card. A written one is lines such as::

    raise pair+
    raise A K J 8 3+
    raise A K if exposed matches
    else fold

The first line that fits the hand decides; :mod:`croupier.odds.written` reads them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from croupier.hands import Ranking
from croupier.odds.count import Count
from croupier.sheets.near import nearest

SIZE_LIMIT = 100_000
"""Bytes of a file of lines."""

Decide: TypeAlias = Callable[[NDArray[np.uint8], NDArray[np.uint8]], NDArray[np.bool_]]
"""``decide(hands, exposed) -> raises``: (n, 5) cards, (n,) cards, (n,) whether to raise.

Cards are 0 to 51, ``4 * rank + suit``. One hand stands for all that differ from it by an exchange
of suits: the function must treat suits alike, and is refused where a sample shows that it does not.
"""


class StrategyError(ValueError):
    """A strategy that does not exist, or a line that means nothing; the message says what would."""


class Strategy(Protocol):
    """Decides for every row of a count."""

    @property
    def name(self) -> str:
        """What people call it."""

    def raises(self, count: Count, ranking: Ranking, best: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Return for each row whether to raise; ``best`` is what wins most.

        Raises:
            StrategyError: the strategy needs an exposed card, and the rows tell of none.
        """


@dataclass(frozen=True)
class _Best:
    name: str = "optimal"

    def raises(self, count: Count, ranking: Ranking, best: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Return what wins most."""
        del count, ranking
        return best


@dataclass(frozen=True)
class FromHand:
    """Raise with a hand, as :meth:`Ranking.lowest_strength` reads it, or better."""

    name: str
    lowest: str

    def raises(self, count: Count, ranking: Ranking, best: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Return whether the hand is good enough."""
        del best
        found: NDArray[np.bool_] = count.strength >= ranking.lowest_strength(self.lowest)
        return found


@dataclass(frozen=True)
class ByCards:
    """Asks a function of hands and exposed cards."""

    name: str
    decide: Decide

    def raises(self, count: Count, ranking: Ranking, best: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Refuse: rows do not know cards; :mod:`croupier.odds.deciding` asks hand by hand."""
        del count, ranking, best
        raise StrategyError(f"{self.name} decides by cards, and rows of a count have none")


OPTIMAL = _Best()
NAMED: dict[str, Strategy] = {
    "optimal": OPTIMAL,
    "always-raise": FromHand("always-raise", "any"),
    "pair-or-better": FromHand("pair-or-better", "pair"),
    "ace-king-or-better": FromHand("ace-king-or-better", "A K"),
    "AKJ83-or-better": FromHand("AKJ83-or-better", "A K J 8 3"),
}
"""The strategies that have a name."""


def strategy_named(name: str) -> Strategy:
    """Return a named strategy.

    Raises:
        StrategyError: there is none of that name; the message has the nearest.
    """
    if name not in NAMED:
        near = nearest(name, NAMED)
        hint = f"did you mean {near!r}?" if near else f"the names are {', '.join(NAMED)}"
        raise StrategyError(f"there is no strategy {name[:60]!r}: {hint}")
    return NAMED[name]


def strategy_of(strategy: str | Strategy | Decide) -> Strategy:
    """Return the strategy that a name, or a function of cards, stands for.

    Raises:
        StrategyError: there is no strategy of that name.
    """
    if isinstance(strategy, str):
        return strategy_named(strategy)
    if callable(strategy):
        return ByCards(getattr(strategy, "__name__", type(strategy).__name__), strategy)
    return strategy


def strategy_from(text: str) -> Strategy:
    """Return the strategy that a command line means: a name, a file of lines, or lines themselves.

    A text with a space or a semicolon is lines; one with a slash or a dot is a file; else a name.

    Raises:
        StrategyError: there is no such strategy, or a line means nothing.
        OSError: the file cannot be read.
    """
    from croupier.odds.written import read_lines

    if text in NAMED:
        return NAMED[text]
    if _is_file(text):
        return read_lines(_file(Path(text)), name=Path(text).name, label=text)
    if " " in text.strip() or ";" in text or "\n" in text:
        return read_lines(text, name="lines", label="--strategy")
    return strategy_named(text)


def text_of(text: str) -> str:
    """Return what a command line means without the file that it may name: a name, or lines.

    Raises:
        StrategyError: the file is too large, or no UTF-8.
        OSError: it cannot be read.
    """
    return _file(Path(text)) if text not in NAMED and _is_file(text) else text


def _is_file(text: str) -> bool:
    return "/" in text or "\\" in text or text.endswith(".txt") or Path(text).is_file()


def _file(path: Path) -> str:
    try:
        with path.open("rb") as file:
            content = file.read(SIZE_LIMIT + 1)
    except OSError as error:
        # An error of reading, unlike one of opening, does not say of which file.
        raise OSError(error.errno, error.strerror, str(path)) from error
    if len(content) > SIZE_LIMIT:
        raise StrategyError(
            f"{path}: more than {SIZE_LIMIT} bytes, where a strategy has some lines"
        )
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise StrategyError(f"{path}:{line}: this is not UTF-8; save the file as UTF-8") from error
