"""A coup written in a file, settled: the inspector's tool, and the same from Python."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from html import escape
from pathlib import Path as FilePath
from typing import Any, TypeAlias

from croupier import money
from croupier.cards import Card
from croupier.games.actions import HOUSE
from croupier.games.caribbean import CaribbeanCoup
from croupier.games.caribbean_settle import PlayedHand
from croupier.games.caribbean_settle import settle as settle_caribbean
from croupier.games.pays import caribbean_pays
from croupier.games.results import CaribbeanSettlement, StudSettlement
from croupier.games.showdown import StudEntry, settle_stud
from croupier.games.stud import stud_game
from croupier.records.coupfile import (
    CaribbeanIn,
    CaribbeanSeatIn,
    StudIn,
    StudSeatIn,
    read_coup,
)
from croupier.records.document import Document, read_document
from croupier.records.explain import Explanation, explain_caribbean, explain_stud
from croupier.records.paper import is_record, read_record
from croupier.records.record import AnyCoup, replay
from croupier.records.story import known_hands
from croupier.records.voice import Voice

Answer: TypeAlias = dict[str, Any]
"""The JSON of ``croupier settle --json``, as Python values."""


@dataclass(frozen=True)
class SettledCaribbean:
    """A settled coup of Caribbean Stud; shows itself in a notebook."""

    coup: CaribbeanIn
    settlement: CaribbeanSettlement
    language: str = "en"
    _voice: Voice = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        ranking = caribbean_pays(self.coup.sheet).ranking
        voice = Voice(self.coup.sheet, ranking, self.language)
        object.__setattr__(self, "_voice", voice)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.coup, self.settlement, self.language)

    def explain(self) -> Explanation:
        """Return why each bet was paid, in sentences."""
        hands = {seat.seat: seat.cards for seat in self.coup.seats}
        pays = caribbean_pays(self.coup.sheet)
        return explain_caribbean(self._voice, pays, self.settlement, hands)

    def answer(self) -> Answer:
        """Return the JSON document of ``croupier settle --json``."""
        seats, settlement = [], self.settlement
        for line, result in zip(self.coup.seats, settlement.seats, strict=True):
            bets = (result.ante, result.additional, result.progressive)
            nets = [money.text(0 if bet is None else bet.net) for bet in bets]
            clauses = [clause for bet in bets if bet is not None for clause in bet.clauses]
            seats.append(
                {"seat": result.seat}
                | _named(self._voice, line.cards)
                | dict(zip(("ante", "raise", "progressive"), nets, strict=True))
                | {"net": money.text(result.net), "clauses": list(dict.fromkeys(clauses))}
            )
        meter = None
        if self.coup.sheet.progressive is not None:
            meter = money.text(money.shown(settlement.meter_after))
        dealer = _named(self._voice, settlement.dealer) | {"opens": settlement.opens}
        return {"dealer": dealer, "seats": seats, "meter": meter}

    def __str__(self) -> str:
        return "\n".join(self.explain().lines())

    def _repr_html_(self) -> str:
        return html(self.explain())


@dataclass(frozen=True)
class SettledStud:
    """A settled coup of five card stud; shows itself in a notebook."""

    coup: StudIn
    settlement: StudSettlement
    language: str = "en"
    _voice: Voice = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        ranking = stud_game(self.coup.sheet).ranking(self.coup.lowest)
        voice = Voice(self.coup.sheet, ranking, self.language)
        object.__setattr__(self, "_voice", voice)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.coup, self.settlement, self.language)

    def explain(self) -> Explanation:
        """Return the pots, the rake and what each seat is paid, in sentences."""
        hands = {seat.seat: seat.cards for seat in self.coup.seats}
        rule = stud_game(self.coup.sheet).rake_rule
        return explain_stud(self._voice, rule, self.settlement, hands)

    def answer(self) -> Answer:
        """Return the JSON document of ``croupier settle --json``."""
        settlement, back = self.settlement, self.settlement.returned
        seats = [
            {"seat": result.seat}
            | _named(self._voice, line.cards)
            | {
                "put_in": money.text(result.put_in),
                "paid": money.text(result.paid),
                "net": money.text(result.net),
                "clauses": list(result.clauses),
            }
            for line, result in zip(self.coup.seats, settlement.seats, strict=True)
        ]
        pots = [
            {
                "amount": money.text(pot.amount),
                "rake": money.text(pot.rake),
                "seats": list(pot.seats),
                "winners": list(pot.winners),
            }
            for pot in settlement.pots
        ]
        returned = back and {"seat": back.seat, "amount": money.text(back.amount)}
        rake = money.text(settlement.rake)
        return {"returned": returned, "rake": rake, "pots": pots, "seats": seats}

    def __str__(self) -> str:
        return "\n".join(self.explain().lines())

    def _repr_html_(self) -> str:
        return html(self.explain())


Settled: TypeAlias = SettledCaribbean | SettledStud


def settle(source: str | FilePath | Mapping[str, Any], *, language: str = "en") -> Settled:
    """Return a coup settled, every payment with its clauses.

    ``source`` is the path of a file as ``croupier settle`` takes it, or the same keys and values
    as a mapping, where ``sheet`` may also be a sheet that was loaded.

    Raises:
        RecordError: it states no coup that can be settled; every fault is named.
        SheetError: its rule sheet cannot be played.
    """
    document = Document("<coup>", source) if isinstance(source, Mapping) else read_document(source)
    if is_record(document):
        coup = replay(read_record(document, language))
        if coup.settlement is None:
            raise document.refused("unsettled", ("_history",))
        return settled_of(coup, language=language)
    return settle_coup(read_coup(document), language=language)


def settle_coup(coup: CaribbeanIn | StudIn, *, language: str = "en") -> Settled:
    """Return a coup that was read, settled."""
    if isinstance(coup, CaribbeanIn):
        played = [
            PlayedHand(seat.seat, seat.ante, seat.progressive, seat.made, seat.cards)
            for seat in coup.seats
        ]
        pays = caribbean_pays(coup.sheet)
        settlement = settle_caribbean(pays, coup.dealer, played, money.micro(coup.meter))
        return SettledCaribbean(coup, settlement, language)
    game = stud_game(coup.sheet)
    entries = [StudEntry(seat.seat, seat.put_in, seat.folded, seat.cards) for seat in coup.seats]
    return SettledStud(
        coup, settle_stud(game.ranking(coup.lowest), game.rake_rule, entries), language
    )


def settled_of(coup: AnyCoup, *, language: str = "en") -> Settled:
    """Return the settlement of a played coup, told with every hand that was dealt.

    Raises:
        ValueError: the coup is not over, or was voided.
    """
    if isinstance(coup, CaribbeanCoup):
        if coup.settlement is None:
            raise ValueError("there is no settlement: the coup is not over, or was voided")
        hands = known_hands(coup, HOUSE)
        lines = tuple(
            CaribbeanSeatIn(
                result.seat,
                result.ante.stake,
                result.progressive is not None,
                hands[result.seat],
                result.additional is not None,
            )
            for result in coup.settlement.seats
        )
        shown = money.shown(coup.settlement.meter_before)
        dealt = CaribbeanIn(coup.game.sheet, coup.settlement.dealer, lines, shown)
        return SettledCaribbean(dealt, coup.settlement, language)
    if coup.settlement is None:
        raise ValueError("there is no settlement: the coup is not over, or was voided")
    hands = known_hands(coup, HOUSE)
    live = {seat for pot in coup.settlement.pots for seat in pot.seats}
    seats = tuple(
        StudSeatIn(result.seat, result.put_in, result.seat not in live, hands.get(result.seat))
        for result in coup.settlement.seats
    )
    return SettledStud(StudIn(coup.game.sheet, coup.lowest, seats), coup.settlement, language)


def html(explanation: Explanation) -> str:
    """Return an explanation as a piece of HTML; every text in it is escaped."""

    def paragraphs(lines: Mapping[str, str] | list[str]) -> str:
        return "".join(f"<p>{escape(line)}</p>" for line in lines)

    parts = [paragraphs([str(sentence) for sentence in explanation.head])]
    for seat in explanation.seats:
        rows = "".join(f"<li>{escape(str(sentence))}</li>" for sentence in seat.sentences)
        net = f"<li><strong>{escape(str(seat.net_sentence))}</strong></li>"
        parts.append(f"<p><strong>{escape(seat.title)}</strong></p><ul>{rows}{net}</ul>")
    parts.append(paragraphs([str(sentence) for sentence in explanation.tail]))
    return f'<div class="croupier-settlement">{"".join(parts)}</div>'


def _named(voice: Voice, cards: tuple[Card, ...] | None) -> dict[str, str | None]:
    """Return class (the key in the sheet's ``hands.order``) and name of a hand."""
    if cards is None:
        return {"class": None, "name": None}
    ranking = voice.ranking
    return {"class": ranking.class_name(ranking.strength(cards)), "name": voice.hand(cards)}
