"""What a hand is called: as a value for programs, as words for people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from croupier.cards import RANKS, Card, Rank
from croupier.hands.evaluate import Ranking
from croupier.hands.order import ClassName, Ranks, counted_ranks

if TYPE_CHECKING:
    from croupier.messages import Messages

_SAID: dict[ClassName, int] = {
    "royal flush": 0,
    "full house": 2,
    "two pair": 2,
    "high card": 2,
}
"""How many ranks a class's name needs where no kicker decides; one for those not listed."""

_DECIDED_BY_TOP: frozenset[ClassName] = frozenset({"straight flush", "straight"})


class HandName(msgspec.Struct, frozen=True):
    """The name of a hand, for :func:`describe`."""

    cls: ClassName
    """The class, by its key in the sheet's order."""
    ranks: tuple[Rank, ...]
    """Each rank that the name says, once: the combination's first, then the kickers."""


def hand_name(ranking: Ranking, cards: Sequence[Card], *, beside: Sequence[Card] = ()) -> HandName:
    """Return the name of five cards, with every rank that may decide between equals.

    With the five cards of another hand ``beside`` it, only the ranks down to the one that decides
    between the two are named.

    Raises:
        ValueError: not five cards, or a card that the deck lacks.
    """
    strength = ranking.strength(cards)
    cls = ranking.class_name(strength)
    ranks = _counted(ranking, cls, ranking.ranks[strength])
    least = _SAID.get(cls, 1)
    if beside:
        other = ranking.strength(beside)
        if ranking.class_name(other) != cls:
            return HandName(cls, ranks[:least])
        rival = _counted(ranking, cls, ranking.ranks[other])
        for place, (mine, theirs) in enumerate(zip(ranks, rival, strict=True), start=1):
            if mine != theirs:
                return HandName(cls, ranks[: max(least, place)])
    return HandName(cls, ranks)


def describe(name: HandName, messages: Messages, sheet_names: Mapping[str, str]) -> str:
    """Return a hand's name in words: ``two pair, kings and nines, ace kicker``.

    ``sheet_names`` gives the house's own word for a class, which stands in every language.
    """
    key = name.cls.replace(" ", "-")
    renamed = sheet_names.get(name.cls)
    least = _SAID.get(name.cls, 1)
    shown = name.ranks if name.cls == "flush" else name.ranks[:least]
    kickers = name.ranks[len(shown) :]
    values: dict[str, object] = {
        "class": renamed or messages.text(f"class-{key}"),
        "ranks": _joined(shown, messages),
        "count": len(shown),
    }
    for which, rank in zip(("first", "second"), shown, strict=False):
        values[which] = RANKS[rank]
        values[f"{which}-many"] = rank_word(rank, messages, count=2)
    suffix = "-renamed" if renamed and name.cls == "high card" else ""
    words = messages.text(f"hand-{key}{suffix}", **values)
    if not kickers:
        return words
    return messages.text(
        "hand-kickers",
        hand=words,
        kickers=_joined(kickers, messages),
        count=len(kickers),
    )


def rank_word(rank: Rank, messages: Messages, *, count: int = 1) -> str:
    """Return the word for a rank, as many times as ``count``: ``king``, ``kings``."""
    return messages.text(f"rank-{RANKS[rank]}", count=count)


def _joined(ranks: Iterable[Rank], messages: Messages) -> str:
    return "-".join(rank_word(rank, messages) for rank in ranks)


def _counted(ranking: Ranking, cls: ClassName, ranks: Ranks) -> Ranks:
    least = _SAID.get(cls, 1)
    if cls == "royal flush" or cls in _DECIDED_BY_TOP:
        return ranks[:least]
    counting = ranks[: counted_ranks(cls, ranking.kickers)]
    distinct = tuple(dict.fromkeys(counting))
    return distinct if len(distinct) >= least else tuple(dict.fromkeys(ranks))[:least]
