"""A strategy written in lines, as a player would learn it.

One line is ``raise HAND``, ``fold HAND`` or, the last, ``else raise`` or ``else fold``; lines are
parted by line ends or semicolons, and ``#`` begins a remark. HAND is what
:meth:`croupier.hands.Ranking.lowest_strength` reads: ``any``, a class (``pair``) or ranks
(``A K``, ``Q Q``). Alone it is all hands of the class, or all that have these ranks; with ``+``
behind it these and every better hand. ``if`` adds conditions, joined by ``and``::

    raise pair+
    raise A K if exposed 2-Q and exposed matches
    raise A K if exposed A K and hand has Q J
    raise A K if exposed does not match and hand has Q and exposed below 4th
    else fold

``exposed RANKS``: the exposed card is one of these; ``2-Q`` is a range. ``exposed matches`` (or
``does not match``): its rank is in the player's hand. ``hand has RANKS`` (or ``has no``): at least
one of these ranks is in it. ``exposed below 4th`` (or ``above``): it is lower than the fourth
highest card of the hand. The first line that fits decides.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from croupier.cards import RANKS, CardError, Rank, parse_rank
from croupier.hands import CLASSES, OrderError, Ranking
from croupier.odds.count import Count
from croupier.odds.strategies import StrategyError
from croupier.sheets.near import nearest

Grid: TypeAlias = NDArray[np.bool_]
"""(size, 13): by strength and exposed rank."""

Kind: TypeAlias = Literal["exposed", "matches", "matches-not", "has", "has-no", "below", "above"]

_ACTS = ("raise", "fold")
_LINE = re.compile(r"(?P<act>\w+)\s+(?P<hand>.+?)\s*(?:\bif\b\s*(?P<conditions>.*))?", re.DOTALL)
_CONDITIONS = (
    "write 'exposed 2-Q', 'exposed matches', 'exposed does not match', 'exposed below 4th', "
    "'exposed above 4th', 'hand has Q J' or 'hand has no Q'"
)
_FIXED: Mapping[str, Kind] = {
    "exposed matches": "matches",
    "exposed does not match": "matches-not",
}
_WITH_RANKS: tuple[tuple[str, Kind], ...] = (
    ("hand has no ", "has-no"),
    ("hand has ", "has"),
    ("exposed ", "exposed"),
)
_PLACE = re.compile(r"exposed (?P<way>below|above) (?:my |the )?(?P<place>[1-5])(?:st|nd|rd|th)?")


class Condition(NamedTuple):
    """What must hold of the exposed card or the hand."""

    kind: Kind
    ranks: tuple[Rank, ...] = ()
    """The ranks that it names."""
    place: int = 0
    """For ``below`` and ``above``: which of the hand's cards, 1 for the highest."""

    def __str__(self) -> str:
        """Return the condition as it is written."""
        if self.kind in {"below", "above"}:
            return f"exposed {self.kind} {ordinal(self.place)}"
        for text, kind in _FIXED.items():
            if self.kind == kind:
                return text
        words = ranks_text(self.ranks)
        return next(head for head, kind in _WITH_RANKS if kind == self.kind) + words

    @property
    def of_exposed(self) -> bool:
        """Whether an exposed card is needed."""
        return self.kind not in {"has", "has-no"}

    def grid(self, ranking: Ranking) -> Grid:
        """Return where it holds."""
        ranks = np.array(ranking.ranks)
        x = np.arange(len(RANKS))
        held = (ranks[:, :, None] == x).any(axis=1)
        named = np.isin(x, self.ranks)
        if self.kind == "exposed":
            found = np.broadcast_to(named, held.shape)
        elif self.kind in {"has", "has-no"}:
            has = (held & named).any(axis=1)[:, None]
            found = np.broadcast_to(has == (self.kind == "has"), held.shape)
        elif self.kind in {"matches", "matches-not"}:
            found = held == (self.kind == "matches")
        else:
            card = np.sort(ranks, axis=1)[:, 5 - self.place][:, None]
            found = x < card if self.kind == "below" else x > card
        return found.copy()


@dataclass(frozen=True)
class Line:
    """One line; ``hand`` is as :meth:`Ranking.lowest_strength` reads it."""

    raises: bool
    hand: str
    better: bool = False
    """Whether every better hand is meant too."""
    conditions: tuple[Condition, ...] = ()
    place: str = field(default="", compare=False)
    """Where it stands, for faults."""

    def __str__(self) -> str:
        """Return the line as it is written."""
        text = f"{_ACTS[not self.raises]} {self.hand}{'+' * self.better}"
        if self.conditions:
            text += f" if {' and '.join(str(condition) for condition in self.conditions)}"
        return text

    def grid(self, ranking: Ranking) -> Grid:
        """Return where the line fits.

        Raises:
            StrategyError: the sheet's order or deck has no such hand.
        """
        try:
            least = ranking.lowest_strength(self.hand)
        except OrderError as error:
            raise StrategyError(f"{self.place}{error}") from error
        strengths = np.arange(ranking.size)
        fits = strengths >= least
        if not self.better:
            fits &= strengths <= _last_like(ranking, least, self.hand)
        found = np.repeat(fits[:, None], len(RANKS), axis=1)
        for condition in self.conditions:
            found &= condition.grid(ranking)
        return found


@dataclass(frozen=True)
class Written:
    """A strategy of lines; the first that fits decides, else ``otherwise``."""

    name: str
    lines: tuple[Line, ...]
    otherwise: bool = False
    """Whether to raise where no line fits."""

    def __str__(self) -> str:
        """Return the strategy in lines, as :func:`read_lines` reads it."""
        last = f"else {_ACTS[not self.otherwise]}"
        return "\n".join([*(str(line) for line in self.lines), last])

    def grid(self, ranking: Ranking) -> Grid:
        """Return where the strategy raises.

        Raises:
            StrategyError: a line names a hand that the sheet does not have.
        """
        found = np.full((ranking.size, len(RANKS)), self.otherwise)
        for line in reversed(self.lines):
            found[line.grid(ranking)] = line.raises
        return found

    def raises(self, count: Count, ranking: Ranking, best: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Return for each row whether to raise.

        Raises:
            StrategyError: a line asks for the exposed card and there is none, or not one; or names
                a hand that the sheet does not have.
        """
        del best
        for line in self.lines:
            asking = [c for c in line.conditions if c.of_exposed]
            if asking and len(count.exposed) and int(count.exposed.min()) < 0:
                raise StrategyError(
                    f"{line.place}'{asking[0]}' asks for one exposed card, and here not exactly "
                    "one is seen; leave the condition out"
                )
        found: NDArray[np.bool_] = self.grid(ranking)[count.strength, count.exposed]
        return found


def read_lines(text: str, *, name: str = "lines", label: str = "") -> Written:
    """Return the strategy that a text says; ``label`` stands for the file in faults.

    Raises:
        StrategyError: a line means nothing; the message has its number and what would be right.
    """
    lines: list[Line] = []
    otherwise: bool | None = None
    for place, words in _parts(text, label):
        if otherwise is not None:
            raise StrategyError(f"{place}{words!r} stands after the last line, which is 'else …'")
        head, _, rest = words.partition(" ")
        if head.lower() == "else":
            if rest.strip().lower() not in _ACTS:
                raise StrategyError(f"{place}{words!r}: write 'else raise' or 'else fold'")
            otherwise = rest.strip().lower() == "raise"
        else:
            lines.append(_line(words, place))
    if otherwise is None:
        where = f"{label}: " if label else ""
        raise StrategyError(f"{where}the last line is missing: write 'else fold' or 'else raise'")
    return Written(name, tuple(lines), otherwise)


def ranks_text(ranks: tuple[Rank, ...]) -> str:
    """Return ranks as a line writes them: ``2-Q``, ``A K``; runs of three and more as a range."""
    parts = [
        RANKS[low] if low == high else f"{RANKS[low]}-{RANKS[high]}"
        for low, high in rank_runs(ranks)
    ]
    return " ".join(reversed(parts))


def rank_runs(ranks: Iterable[Rank]) -> list[tuple[Rank, Rank]]:
    """Return ranks from the lowest up as runs, lowest and highest: of three and more, or of one."""
    runs: list[tuple[Rank, Rank]] = []
    left = sorted(set(ranks))
    while left:
        run = 1
        while run < len(left) and left[run] == left[0] + run:
            run += 1
        if run < 3:
            run = 1
        runs.append((left[0], left[run - 1]))
        left = left[run:]
    return runs


def ordinal(place: int) -> str:
    """Return ``1st`` to ``5th``."""
    return f"{place}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(place, 'th') }"


def _parts(text: str, label: str) -> Iterator[tuple[str, str]]:
    """Yield each line with where it stands, remarks and empty lines left out."""
    many = "\n" in text.strip()
    for number, row in enumerate(text.splitlines(), start=1):
        for part in row.partition("#")[0].split(";"):
            words = " ".join(part.split())
            if words:
                where = f"{label}:{number}" if many and label else label or f"line {number}"
                yield f"{where}: ", words


def _line(words: str, place: str) -> Line:
    match = _LINE.fullmatch(words)
    act = words.split(maxsplit=1)[0].lower()
    if act not in _ACTS:
        near = nearest(act, (*_ACTS, "else"))
        hint = f"did you mean {near!r}?" if near else "a line begins with raise, fold or else"
        raise StrategyError(f"{place}{act[:40]!r} is no beginning of a line: {hint}")
    if match is None:
        raise StrategyError(f"{place}{words[:60]!r} names no hand: write it like '{act} pair+'")
    hand = match["hand"]
    better = hand.endswith("+")
    hand = _hand(hand.rstrip("+").strip(), place)
    conditions = match["conditions"]
    if conditions is None:
        return Line(act == "raise", hand, better, (), place)
    parts = [part.strip() for part in re.split(r"\band\b", conditions)]
    found = tuple(_condition(part, place) for part in parts)
    return Line(act == "raise", hand, better, found, place)


def _hand(text: str, place: str) -> str:
    """Return a hand's name as it is kept; it is looked up when the sheet is known."""
    if text.lower() in {*CLASSES, "any"}:
        return text.lower()
    try:
        ranks = [RANKS[parse_rank(word)] for word in text.split()]
    except CardError:
        ranks = []
    if not 1 <= len(ranks) <= 5:
        near = nearest(text, CLASSES)
        hint = f"did you mean {near!r}?" if near else "write any, a class like pair, or ranks: A K"
        raise StrategyError(f"{place}{text[:40]!r} names no hand: {hint}")
    return " ".join(ranks)


def _condition(text: str, place: str) -> Condition:
    words = " ".join(text.split())
    lower = words.lower()
    if lower in _FIXED:
        return Condition(_FIXED[lower])
    match = _PLACE.fullmatch(lower.removesuffix(" card"))
    if match is not None:
        return Condition("below" if match["way"] == "below" else "above", (), int(match["place"]))
    for head, kind in _WITH_RANKS:
        if lower.startswith(head):
            ranks = _ranks(words[len(head) :])
            if ranks:
                return Condition(kind, ranks)
            break
    raise StrategyError(f"{place}{words[:60]!r} is no condition: {_CONDITIONS}")


def _ranks(text: str) -> tuple[Rank, ...]:
    """Return the ranks of ``2-9 J``; nothing if a word is none."""
    found: set[Rank] = set()
    for word in text.replace(",", " ").split():
        if word.lower() == "or":
            continue
        low, dash, high = word.partition("-")
        try:
            first = parse_rank(low)
            last = parse_rank(high) if dash else first
        except CardError:
            return ()
        found |= {Rank(rank) for rank in range(min(first, last), max(first, last) + 1)}
    return tuple(sorted(found))


def _last_like(ranking: Ranking, least: int, hand: str) -> int:
    """Return the highest strength that a hand's name without + stands for."""
    if hand == "any":
        return ranking.size - 1
    named = 0 if hand in CLASSES else len(hand.split())
    name, ranks = ranking.rungs[least].name, ranking.rungs[least].ranks[:named]
    last = least
    while last + 1 < ranking.size and ranking.rungs[last + 1].name == name:
        if ranking.rungs[last + 1].ranks[:named] != ranks:
            break
        last += 1
    return last
