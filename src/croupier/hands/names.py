"""What a hand is called: as a value for programs, as words for people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from croupier.cards import RANKS, Card, Rank, rank
from croupier.hands.evaluate import Ranking
from croupier.hands.order import ClassName, Ranks, counted_ranks, group_class, grouped

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
    name = _name_of_strength(ranking, ranking.strength(cards))
    if beside:
        cls, ranks = name.cls, name.ranks
        least = _SAID.get(cls, 1)
        other = ranking.strength(beside)
        if ranking.class_name(other) != cls:
            return HandName(cls, ranks[:least])
        rival = _counted(ranking, cls, ranking.ranks[other])
        for place, (mine, theirs) in enumerate(zip(ranks, rival, strict=True), start=1):
            if mine != theirs:
                return HandName(cls, ranks[: max(least, place)])
    return name


@lru_cache(maxsize=16_384)
def _name_of_strength(ranking: Ranking, strength: int) -> HandName:
    cls = ranking.class_name(strength)
    return HandName(cls, _counted(ranking, cls, ranking.ranks[strength]))


def name_of_ranks(ranks: Sequence[Rank]) -> HandName:
    """Return the name of one to five cards by their repetitions alone, every rank in it.

    So are face-up cards named, and a hand that a sheet writes by its ranks.
    """
    falling = grouped(ranks)
    return HandName(group_class(falling), tuple(dict.fromkeys(falling)))


def name_of(ranking: Ranking, cards: Sequence[Card]) -> HandName:
    """Return the name of one to five cards, with every rank that may decide between equals.

    Fewer than five are fours and threes of a kind, pairs and high cards.

    Raises:
        ValueError: no card or more than five, or a card that the deck lacks.
    """
    if len(cards) == 5:
        return hand_name(ranking, cards)
    ranking.showing(cards)  # refuses what cannot be shown
    return _name_of_few(tuple(sorted([rank(card) for card in cards])))


@lru_cache(maxsize=4_096)
def _name_of_few(ranks: tuple[Rank, ...]) -> HandName:
    return name_of_ranks(ranks)


def parted(name: HandName) -> tuple[tuple[Rank, ...], tuple[Rank, ...]]:
    """Return the ranks without which the name says nothing, and the others: kickers.

    The others of a flush are no kickers in words: it is named by its first rank or by all.
    """
    said = _SAID.get(name.cls, 1)
    return name.ranks[:said], name.ranks[said:]


def describe(name: HandName, messages: Messages, sheet_names: Mapping[str, str]) -> str:
    """Return a hand's name in words: ``two pair, kings and nines, ace kicker``.

    ``sheet_names`` gives the house's own word for a class, which stands in every language.
    """
    key = name.cls.replace(" ", "-")
    renamed = sheet_names.get(name.cls)
    shown, kickers = (name.ranks, ()) if name.cls == "flush" else parted(name)
    values: dict[str, object] = {
        "class": renamed or messages.text(f"class-{key}"),
        "ranks": _joined(shown, messages),
        "count": len(shown),
    }
    for which, said in zip(("first", "second"), shown, strict=False):
        values[which] = RANKS[said]
        values[f"{which}-many"] = rank_word(said, messages, count=2)
        # Slovene says another word after three (dame) than after five, and "pair of" (dam).
        values[f"{which}-three"] = rank_word(said, messages, count=3)
        values[f"{which}-five"] = rank_word(said, messages, count=5)
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
