"""A coup that is over, told again to one who may hear it: step by step, with what proves it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from croupier.games.actions import HOUSE, Seat
from croupier.games.coup import seen_by
from croupier.games.events import AnyEvent
from croupier.money import Minor
from croupier.protocol.messages import View
from croupier.protocol.named import NamedHand
from croupier.records.explain import Explanation, clause_texts, clauses_of
from croupier.records.positions import positions_seen
from croupier.records.proofs import seat_proofs
from croupier.records.record import AnyCoup, CaribbeanOpening, begin
from croupier.records.story import explained, tell, voice_of
from croupier.records.voice import Sentence, Voice
from croupier.shuffle.public import CardProof, ShufflePublic
from croupier.tables.history import PlayedCoup
from croupier.tables.naming import hands_of


class Sitting(msgspec.Struct, frozen=True):
    """Who sat where; ``chips`` are those that the coup began with, None for who sat it out."""

    seat: Seat
    name: str
    bot: bool
    chips: Minor | None


class Step(msgspec.Struct, frozen=True):
    """What one act caused, as the viewer may hear it, and how the coup looks after it.

    The first step is the beginning, ``number`` 0, by the house (``seat`` 0).
    """

    number: int
    seat: Seat
    events: tuple[AnyEvent, ...]
    sentences: tuple[Sentence, ...]
    view: View
    hands: tuple[NamedHand, ...]


class Told(msgspec.Struct, frozen=True):
    """A coup, told.

    ``name`` is what the table is called. ``viewer`` is the seat that it is told to, 0 for the
    house's own, who hear everything. ``ante`` and ``marker`` are stud's, ``barred`` the seats that
    sat out at Caribbean Stud. ``clauses`` are the texts of all that is named in it. The last step's
    view has the settlement. ``proofs`` open the cards that the viewer saw.
    """

    table: str
    name: str
    practice: bool
    coup: int
    game: str
    sheet: str
    digest: str
    rules: int
    currency: str
    opened_at: int
    closed_at: int
    viewer: Seat
    voided: bool
    sitters: tuple[Sitting, ...]
    ante: Minor | None
    marker: Seat | None
    barred: tuple[Seat, ...]
    steps: tuple[Step, ...]
    explanation: Explanation | None
    clauses: dict[str, str]
    shuffle: ShufflePublic
    proofs: tuple[CardProof, ...]


def told(played: PlayedCoup, viewer: Seat, language: str) -> Told:
    """Tell a coup that is over to a seat, or to the house.

    Raises:
        ReplayError: this version of the rules cannot play it again.
        ShuffleError: the proofs do not fit each other.
    """
    record, opening = played.record, played.record.opening
    coup = begin(record)
    voice = voice_of(coup, language)
    steps = [_step(voice, coup, viewer, 0, HOUSE, tuple(coup.events))]
    for number, (seat, action) in enumerate(record.history, start=1):
        steps.append(_step(voice, coup, viewer, number, seat, coup.act(seat, action)))
    said = [sentence for step in steps for sentence in step.sentences]
    explanation = explained(coup, viewer, language)
    said += () if explanation is None else explanation.sentences()
    return Told(
        table=played.proofs.public.table,
        name=played.name,
        practice=played.practice,
        coup=played.proofs.public.coup,
        game=record.sheet.game,
        sheet=record.sheet.name,
        digest=record.sheet.digest,
        rules=record.rules,
        currency=record.sheet.currency,
        opened_at=played.opened_at,
        closed_at=played.closed_at or played.opened_at,
        viewer=viewer,
        voided=played.voided,
        sitters=_sitters(played),
        ante=None if isinstance(opening, CaribbeanOpening) else opening.stake.ante,
        marker=None if isinstance(opening, CaribbeanOpening) else opening.marker,
        barred=tuple(sorted(opening.barred)) if isinstance(opening, CaribbeanOpening) else (),
        steps=tuple([step for step in steps if step.events or step.number == 0]),
        explanation=explanation,
        clauses=clause_texts(clauses_of(said), voice.messages),
        shuffle=played.proofs.public,
        proofs=seat_proofs(played.proofs, positions_seen(coup.events, viewer)).opened,
    )


def _step(
    voice: Voice,
    coup: AnyCoup,
    viewer: Seat,
    number: int,
    seat: Seat,
    events: Iterable[AnyEvent],
) -> Step:
    seen = tuple([event for event in events if seen_by(event, viewer)])
    looks = None if viewer == HOUSE else viewer
    return Step(
        number=number,
        seat=seat,
        events=seen,
        sentences=tuple([tell(voice, event) for event in seen]),
        view=coup.view(looks),
        hands=hands_of(coup, looks),
    )


def _sitters(played: PlayedCoup) -> tuple[Sitting, ...]:
    opening = played.record.opening
    chips = opening.chips if isinstance(opening, CaribbeanOpening) else opening.banks
    last = {sitter.seat: sitter for sitter in played.sitters}
    return tuple(
        Sitting(seat, sitter.name, sitter.bot, chips.get(seat))
        for seat, sitter in sorted(last.items())
    )
