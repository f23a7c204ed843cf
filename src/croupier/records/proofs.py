"""The proofs of a shuffle on a record: the table ``_shuffle``, written and read.

``table``, ``coup`` and ``commitment`` as they were shown before the bets; ``shares``, a line a
seat: its number, its commitment, and what opened it; ``deck``, the cards in play in rising order,
and ``root``, shown before the first card; ``house_seed``, on the house's paper and, once the seed
is opened to all (``seed_opened``), on everyone's; ``opened``, on a seat's paper, a line a card that
it saw: its position from the top (0), the card, its salt, and its path in the tree.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace
from pydantic import BaseModel, ConfigDict, Field

from croupier.cards import CardError, card_text, cards_text, parse_card, parse_cards
from croupier.records.document import Document
from croupier.sheets.fields import Count, Flag
from croupier.shuffle import (
    CardProof,
    CoupShuffle,
    Share,
    ShuffleError,
    ShufflePublic,
    ShuffleSecret,
)
from croupier.shuffle.public import context, of_hex

KEY = "_shuffle"

_SHARE = re.compile(r"[0-9]{1,3}( [0-9a-f]+){1,2}")
_OPENED = re.compile(r"[0-9]{1,2} [^ ]{1,3}( [0-9a-f]+)+")


class ProofLines(BaseModel):
    """The keys of ``_shuffle``."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    table: str
    coup: Count
    commitment: str
    root: str = ""
    seed_opened: Flag = False
    house_seed: str = ""
    deck: str = ""
    shares: list[str] = Field(default_factory=list)
    opened: list[str] = Field(default_factory=list)


@dataclass(frozen=True)
class Proofs:
    """What a paper holds of a coup's shuffle.

    ``public`` is what everyone may know; ``house_seed`` stands on the house's paper alone until it
    is public; ``opened`` are the cards that a seat's paper opens.
    """

    public: ShufflePublic
    house_seed: str = ""
    opened: tuple[CardProof, ...] = ()

    @property
    def whole(self) -> ShufflePublic:
        """All that this paper knows, the house's seed included if it has it."""
        known = self.public.house_seed or self.house_seed
        return replace(self.public, house_seed=known)


def proofs_of(shuffle: CoupShuffle, *, seed_opened: bool = False) -> Proofs:
    """Return the proofs of a shuffle for the house's paper.

    ``seed_opened``: the house's bytes have been opened to all, so every paper may have them.
    """
    public = shuffle.public(seed_opened=seed_opened)
    public = replace(public, closed=bool(public.root))
    return Proofs(public, shuffle.secret.house_seed)


def seat_proofs(proofs: Proofs, positions: Iterable[int]) -> Proofs:
    """Return what a seat's paper holds: the public part, and the cards at these positions opened.

    Raises:
        ShuffleError: the house's seed is not on this paper, or does not fit what was public.
    """
    shown = list(positions)
    if not shown:
        return Proofs(proofs.public)
    secret = ShuffleSecret(proofs.whole.house_seed, proofs.public.shares)
    shuffle = CoupShuffle.restore(proofs.public, secret)
    return Proofs(proofs.public, opened=tuple(shuffle.card_proof(place) for place in shown))


def lines_of(proofs: Proofs) -> dict[str, Any]:
    """Return the table ``_shuffle``."""
    public = proofs.public
    lines: dict[str, Any] = {
        "table": public.table,
        "coup": public.coup,
        "commitment": public.commitment,
        "root": public.root,
        "seed_opened": bool(public.house_seed),
    }
    if proofs.whole.house_seed:
        lines["house_seed"] = proofs.whole.house_seed
    lines["deck"] = cards_text(public.deck)
    lines["shares"] = [
        f"{share.seat} {share.commitment} {share.secret}".rstrip() for share in public.shares
    ]
    if proofs.opened:
        lines["opened"] = [
            " ".join([str(card.position), card_text(card.card), card.salt, *card.path])
            for card in proofs.opened
        ]
    return lines


def read_proofs(document: Document, lines: ProofLines, digest: str) -> Proofs:
    """Return the proofs that a paper states. Whether they prove anything is not looked at.

    Raises:
        RecordError: a line is none; the fault names it.
    """
    shares = tuple(_share(document, i, line) for i, line in enumerate(lines.shares))
    opened = tuple(_card(document, i, line) for i, line in enumerate(lines.opened))
    for key in ("commitment", "root", "house_seed"):
        text = getattr(lines, key)
        if text:
            _digits(document, (KEY, key), text)
    try:
        deck = parse_cards(lines.deck)
        context(lines.table, lines.coup, digest)
    except (CardError, ShuffleError) as error:
        why = str(error)
        raise document.refused("refused", (KEY,), value=KEY, why=why) from error
    public = ShufflePublic(
        table=lines.table,
        coup=lines.coup,
        sheet=digest,
        commitment=lines.commitment,
        shares=shares,
        closed=bool(lines.root),
        deck=deck,
        root=lines.root,
        house_seed=lines.house_seed if lines.seed_opened else "",
    )
    return Proofs(public, lines.house_seed, opened)


def _share(document: Document, place: int, line: str) -> Share:
    path = (KEY, "shares", place)
    seat, *digits = line.split(" ")
    if _SHARE.fullmatch(line) is None:
        raise document.refused("not-a-share", path, line=line[:60])
    for text in digits:
        _digits(document, path, text)
    return Share(int(seat), *digits)


def _card(document: Document, place: int, line: str) -> CardProof:
    path = (KEY, "opened", place)
    found = _OPENED.fullmatch(line)
    if found is None:
        raise document.refused("not-an-opened-card", path, line=line[:60])
    position, card, *digits = line.split(" ")
    for text in digits:
        _digits(document, path, text)
    try:
        return CardProof(int(position), parse_card(card), digits[0], tuple(digits[1:]))
    except CardError as error:
        raise document.refused("refused", path, value=card[:20], why=str(error)) from error


def _digits(document: Document, path: tuple[str | int, ...], text: str) -> None:
    try:
        of_hex(text)
    except ShuffleError as error:
        raise document.refused("refused", path, value=text[:20], why=str(error)) from error
