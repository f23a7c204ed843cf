"""What a coup's paper proves, check by check, and what it cannot prove.

Two papers can be verified: the house's record, which has every card; and what one seat saw, with
the proofs of the cards on it. The sentences are in the catalogue ``shuffle.ftl``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path as FilePath
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from croupier.cards import Card, CardError, cards_text, parse_cards
from croupier.games.actions import Seat
from croupier.messages import Messages
from croupier.records import phh
from croupier.records.document import Document, RecordError, read_document
from croupier.records.paper import (
    ACTS,
    HISTORY,
    compare,
    is_record,
    read_record,
    refused_act,
    sheet_of,
    stated,
)
from croupier.records.positions import positions_seen
from croupier.records.proofs import KEY, ProofLines, Proofs, read_proofs
from croupier.records.record import AnyCoup, ReplayError
from croupier.records.record import replay as replay_record
from croupier.records.resettle import filled, play
from croupier.sheets import Fault
from croupier.shuffle import verify as shuffle_verify

SEEN_BY = "_seen_by"

UNTRUE = frozenset({"paper-differs", "paper-act-refused", "paper-opening", "paper-digest"})
"""Faults of a paper that can be read and does not tell the truth."""

_CARD = re.compile(r"(?:10|[2-9TJQKA])[cdhs]")


class _Proven(BaseModel):
    model_config = ConfigDict(extra="allow", frozen=True, strict=True)

    shuffle: ProofLines = Field(alias="_shuffle")


@dataclass(frozen=True)
class Check:
    """One thing looked at: proved (True), refuted (False), or what this paper cannot prove."""

    code: str
    ok: bool | None
    values: Mapping[str, str | int] = field(default_factory=dict)
    faults: tuple[Fault, ...] = ()


@dataclass(frozen=True)
class Verification:
    """All that was looked at, in order."""

    checks: tuple[Check, ...]
    language: str = "en"

    @property
    def ok(self) -> bool:
        """Whether nothing was refuted."""
        return all(check.ok is not False for check in self.checks)

    def say(self, check: Check) -> str:
        """Return the sentence of a check: what holds, what does not, or what is not known."""
        end = {True: "", False: "-failed", None: ""}[check.ok]
        return Messages(self.language).text(f"verify-{check.code}{end}", **check.values)

    def answer(self) -> dict[str, Any]:
        """Return the JSON document of ``croupier record verify --json``."""
        results = {True: "proved", False: "failed", None: "unproved"}
        return {
            "ok": self.ok,
            "checks": [
                {"check": check.code, "result": results[check.ok], "text": self.say(check)}
                | {"values": dict(check.values)}
                | {"faults": [fault.text(self.language) for fault in check.faults]}
                for check in self.checks
            ],
        }


def verify_file(path: str | FilePath, *, language: str = "en") -> Verification:
    """Return what the paper in a file proves; ``-`` is standard input.

    Raises:
        RecordError: it cannot be read, or is neither a record nor a seat's paper.
    """
    return verify(read_document(path), language=language)


def verify(document: Document, *, language: str = "en") -> Verification:
    """Return what a paper proves, like :func:`verify_file`."""
    if is_record(document):
        checks = _house_paper(document, language)
    elif SEEN_BY in document.data:
        checks = _seat_paper(document, language)
    else:
        raise document.refused("no-record")
    return Verification(tuple(checks), language)


def _house_paper(document: Document, language: str) -> Iterator[Check]:
    proofs = _proofs(document)
    played, deck = _replayed(document, language)
    if proofs is None:
        yield Check("no-proofs", None)
    else:
        yield from _shuffle(proofs)
        if deck is not None and proofs.whole.house_seed:
            yield Check("order", shuffle_verify.verify_order(proofs.whole, deck))
        yield _witness(proofs)
    yield played


def _replayed(document: Document, language: str) -> tuple[Check, tuple[Card, ...] | None]:
    """Return what playing the record again shows, and the deck that it states."""
    try:
        record = read_record(document, language)
    except RecordError as error:
        return _untrue(error), _stated_deck(document)
    return _settled(replay_record(record)), record.deck


def _stated_deck(document: Document) -> tuple[Card, ...] | None:
    text = document.data.get("_deck")
    try:
        return parse_cards(text) if isinstance(text, str) else None
    except CardError:
        return None


def _settled(coup: AnyCoup) -> Check:
    if coup.voided is not None:
        return Check("voided", ok=True)
    return Check("settled", ok=True) if coup.done else Check("unfinished", None)


def _untrue(error: RecordError) -> Check:
    if not all(fault.code in UNTRUE for fault in error.faults):
        raise error
    return Check("settled", ok=False, faults=error.faults)


def _proofs(document: Document) -> Proofs | None:
    if KEY not in document.data:
        return None
    digest = document.data.get("_sheet_digest")
    if not isinstance(digest, str):
        raise document.refused("missing", ("_sheet_digest",), name="_sheet_digest")
    return read_proofs(document, document.shaped(_Proven).shuffle, digest)


def _shuffle(proofs: Proofs) -> Iterator[Check]:
    """Check what binds the house before the deal, as far as this paper opens it."""
    public = proofs.whole
    if not public.shares:
        yield Check("no-shares", None)
    for share in public.shares:
        if share.secret:
            yield Check("share", shuffle_verify.verify_share(public, share), {"seat": share.seat})
        else:
            yield Check("share-replaced", None, {"seat": share.seat})
    if not public.house_seed:
        yield Check("seed-sealed", None)
        return
    yield Check("commitment", shuffle_verify.verify_commitment(public))
    if public.root:
        yield Check("root", shuffle_verify.verify_root(public))
    else:
        yield Check("not-dealt", None)


def _witness(proofs: Proofs) -> Check:
    public = proofs.public
    values: dict[str, str | int] = {"table": public.table, "coup": str(public.coup)}
    values |= {"commitment": public.commitment, "root": public.root or "–"}
    return Check("witness", None, values)


# What one seat saw


def _seat_paper(document: Document, language: str) -> Iterator[Check]:
    proofs = _proofs(document)
    if proofs is None:
        yield Check("no-proofs", None)
        yield Check("not-settled", None)
        return
    yield from _shuffle(proofs)
    known = {}
    for proof in proofs.opened:
        if shuffle_verify.verify_card(proofs.public, proof):
            known[proof.position] = proof.card
    lost = [proof for proof in proofs.opened if known.get(proof.position) != proof.card]
    said: dict[str, str | int] = {"count": len(proofs.opened), "lost": len(lost)}
    yield Check("cards", not lost, said | {"cards": cards_text([p.card for p in lost])})
    order = shuffle_verify.opened_order(proofs.public)
    if order is not None:
        known = dict(enumerate(order))
    named = _named(document)
    yield Check("named", named <= set(known.values()))
    yield _witness(proofs)
    yield from _resettled(document, proofs, known, language)


def _named(document: Document) -> set[Card]:
    """Return every card that the paper's actions name; a comment names none."""
    actions = document.data.get("actions", [])
    if not isinstance(actions, list):
        raise document.refused("not-list", ("actions",), value="actions")
    said = " ".join(str(action).partition("#")[0] for action in actions)
    return {card for text in _CARD.findall(said) for card in parse_cards(text)}


def _resettled(
    document: Document, proofs: Proofs, known: Mapping[int, Card], language: str
) -> Iterator[Check]:
    """Play what everyone saw again; hold places, hands and payments against the paper."""
    if ACTS not in document.data:
        sheet = sheet_of(document)
        same = sheet.digest == document.data.get("_sheet_digest")
        yield Check("not-over", None) if same else Check("sheet", ok=False)
        return
    deck = filled(known, proofs.public.deck)
    hidden = {KEY, ACTS, SEEN_BY}
    data = {key: value for key, value in document.data.items() if key not in hidden}
    data |= {HISTORY: document.data[ACTS], "_deck": cards_text(deck)}
    paper = replace(document, data=data)
    seat = document.data[SEEN_BY]
    if not isinstance(seat, int) or seat < 1:
        raise document.refused("not-count", (SEEN_BY,), value=str(seat)[:20])
    try:
        coup = _played(paper, known, Seat(seat), language)
    except RecordError as error:
        yield _untrue(error)
        return
    unproved = set(positions_seen(coup.events, Seat(seat))) - known.keys()
    yield Check("places", not unproved, {"count": len(unproved)})
    yield _settled(coup)


def _played(paper: Document, known: Mapping[int, Card], seat: Seat, language: str) -> AnyCoup:
    record = stated(paper)
    try:
        coup = play(record, known)
    except ReplayError as error:
        raise refused_act(paper, record, error, language) from error
    for key, value in phh.fields_of(record, coup, seat).items():
        compare(paper, key, value)
    return coup
