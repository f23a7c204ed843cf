"""The rule sheet as typed, frozen values: one model a game, the printed sheet's lines as fields.

A field that the printed sheets leave open carries the ruling that fills it, as ``ruling`` in its
JSON Schema; ``croupier sheet check`` reads it from there. Cross-checks between lines live in
:mod:`croupier.sheets.check`.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field

from croupier.cards import ACE, Rank, parse_rank
from croupier.sheets.fields import Amount, Count, Flag, Pay, Percent, PrizeField, Words

_BY_PLAYERS = re.compile(r"(?P<sum>[0-9]{1,2}) ?- ?players")


def ruled(ruling: str, **options: Any) -> Any:  # noqa: ANN401 - what pydantic's Field is typed as
    """Return a pydantic field whose value the printed sheet leaves open and ``ruling`` fills."""
    return Field(json_schema_extra={"ruling": ruling}, **options)


class Section(BaseModel):
    """A part of a sheet: frozen, and refusing keys that it does not know."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Limits(Section):
    """The least and the most that a bet may be, in minor units."""

    min: Amount
    max: Amount


class Hands(Section):
    """How hands are ordered; classes highest first."""

    order: tuple[str, ...] = Field(min_length=1, max_length=20)
    names: dict[str, Words] = Field(default_factory=dict, max_length=20)
    ace_low: Flag = True
    kickers: Literal["all", "first"] = "all"


class CaribbeanHands(Hands):
    """The order of hands at Caribbean Stud."""

    kickers: Literal["all", "first"] = ruled("R-QC-2", default="all")


class StudHands(Hands):
    """The order of hands at five card stud."""

    order: tuple[str, ...] = ruled("R-CM-3", min_length=1, max_length=20)
    names: dict[str, Words] = ruled("R-CM-3", default_factory=dict, max_length=20)
    ace_low: Flag = ruled("R-CM-3", default=True)


class CaribbeanClock(Section):
    """Seconds for bets, and for the decision on the additional bet."""

    bets: Count = Field(default=20, ge=1, le=3600)
    decision: Count = Field(default=30, ge=1, le=3600)


class CaribbeanTable(Section):
    """Seats, limits and the clock of a Caribbean Stud table."""

    seats: Count = ruled("R-QC-3", default=7, ge=1, le=9)
    unit: Amount = ruled("R-QC-4", default=100)
    ante: Limits = ruled("R-QC-4", default=Limits.model_validate({"min": "5.00", "max": "100.00"}))
    clock: CaribbeanClock = ruled("R-QC-9", default=CaribbeanClock())
    max_payout: Amount | None = ruled("R-QC-11", default=None)


class FullDeck(Section):
    """The deck by its lowest rank."""

    lowest: str = "2"

    @property
    def rank(self) -> Rank:
        """The lowest rank of the deck."""
        return parse_rank(self.lowest)


class Dealer(Section):
    """How many of its last cards the dealer exposes, and the lowest hand that opens."""

    exposed: Count = Field(default=1, ge=0, le=4)
    opens: str = "A K"


class AdditionalBet(Section):
    """The additional bet (relance): its size in antes, and what it is paid."""

    multiple: Count = Field(default=2, ge=1, le=100)
    pays: dict[str, Pay] = ruled("R-QC-1", max_length=20)


class Progressive(Section):
    """The progressive bet, its meter and its prizes."""

    bet: Amount = 100
    pays_folded: Flag = ruled("R-QC-5", default=True)
    order: Literal["seat", "share"] = ruled("R-QC-6", default="seat")
    seed: Amount = ruled("R-QC-7", default=1_000_000)
    contribution: Percent = ruled("R-QC-7", default="50%", validate_default=True)
    pays: dict[str, PrizeField] = Field(max_length=20)


class Sheet(Section):
    """What every sheet has; :data:`AnySheet` is the union of the games' own."""

    game: str
    name: Words
    house: Words
    currency: str = Field(pattern=r"^[A-Z]{3}$")
    hands: Hands

    def dump(self) -> dict[str, Any]:
        """Return the sheet as plain values, keys as in the file; every default written out."""
        return self.model_dump(mode="json", by_alias=True, exclude_none=True)

    @cached_property
    def digest(self) -> str:
        """SHA-256 in hex over the canonical JSON of :meth:`dump`: equal rules, equal digest."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return hashlib.sha256(text.encode()).hexdigest()

    def replace(self, changes: Mapping[str, object]) -> Self:
        """Return the sheet with other values; keys with dots, values as a sheet writes them.

        ``sheet.replace({"raise.pays.full house": 10, "table.ante.min": "2.00"})``; ``None`` takes
        a key away, so that its default holds. Nothing is changed in the sheet itself.

        Raises:
            SheetError: a key is unknown, or the sheet could not be played so.
        """
        from croupier.sheets.change import replace  # it knows this module; this asks only when used

        return replace(self, changes)

    def __hash__(self) -> int:
        """Return a hash that equal sheets share."""
        return hash(self.digest)


class CaribbeanSheet(Sheet):
    """The rules of a Caribbean Stud Poker table."""

    __hash__ = Sheet.__hash__

    game: Literal["caribbean-stud"]
    hands: CaribbeanHands
    table: CaribbeanTable = CaribbeanTable()
    deck: FullDeck = FullDeck()
    dealer: Dealer = Dealer()
    additional: AdditionalBet = Field(alias="raise")
    progressive: Progressive | None = None


class StudClock(Section):
    """Seconds to act, and to take or decline a blind."""

    act: Count = Field(default=30, ge=1, le=3600)
    blinds: Count = ruled("R-CM-9", default=10, ge=1, le=3600)


class StudTable(Section):
    """Seats, the smallest chip for a bet, and the clock of a stud table."""

    seats: Count = ruled("R-CM-20", default=5, ge=2, le=10)
    unit: Amount = ruled("R-CM-11", default=100)
    clock: StudClock = ruled("R-CM-16", default=StudClock())


class Stake(Section):
    """A line of the stakes: ante, bank, and how many banks make the maximum bank."""

    ante: Amount
    bank: Amount
    banks: Count = Field(ge=1, le=1000)

    @property
    def maximum_bank(self) -> int:
        """The maximum bank in minor units (n° x bank)."""
        return self.bank * self.banks


class StudDeck(Section):
    """The deck by its lowest rank, or by the number of players dealt in."""

    lowest: str = ruled("R-CM-2", default="11 - players")

    def rank(self, players: int) -> Rank:
        """Return the lowest rank when ``players`` are dealt in; never below the deuce (R-CM-2).

        Raises:
            CardError: the line names no rank.
        """
        match = _BY_PLAYERS.fullmatch(self.lowest.strip())
        if match is None:
            return parse_rank(self.lowest)
        return Rank(min(ACE, max(0, int(match["sum"]) - players - 2)))


class Street(Section):
    """Cards dealt to each hand before a betting round."""

    down: Count = Field(default=0, ge=0, le=5)
    up: Count = Field(default=0, ge=0, le=5)


class Deal(Section):
    """The streets, in order; a betting round follows each."""

    streets: tuple[Street, ...] = ruled(
        "R-CM-1",
        default=(Street(down=1, up=1), Street(up=1), Street(up=1), Street(up=1)),
        max_length=10,
    )


class Over(Section):
    """The third blind: its size, and how many players the table needs for it."""

    times: Count = Field(default=8, ge=1, le=1000)
    players: Count = Field(default=5, ge=3, le=10)


class Blinds(Section):
    """The voluntary blinds in order; their size as a multiple of what ``of`` names."""

    of: Literal["antes", "ante"] = ruled("R-CM-9", default="antes")
    buio: Count = Field(default=2, ge=1, le=1000)
    controbuio: Count = Field(default=4, ge=1, le=1000)
    over: Over | None = Over()


class Betting(Section):
    """The betting rounds."""

    opening: Literal["antes"] = "antes"
    raises: Count = Field(default=3, ge=0, le=1000)
    raises_per: Literal["coup", "round"] = ruled("R-CM-7", default="coup")
    size: Literal["no limit", "pot", "fixed"] = Field(
        alias="raise", default="no limit", json_schema_extra={"ruling": "R-CM-6"}
    )
    first: Literal["best showing", "marker"] = ruled("R-CM-4", default="best showing")


class Rake(Section):
    """What the dealer keeps of pots strictly above an amount (R-CM-12)."""

    above: Amount = 20_000
    rate: Percent = Field(default="2.5%", validate_default=True)


class TopUp(Section):
    """How far a bank may be raised between coups."""

    cap: Literal["maximum bank", "none"] = ruled("R-CM-14", default="maximum bank")


class StudSheet(Sheet):
    """The rules of a five card stud table."""

    __hash__ = Sheet.__hash__

    game: Literal["five-card-stud"]
    hands: StudHands
    table: StudTable = StudTable()
    stakes: tuple[Stake, ...] = Field(min_length=1, max_length=100)
    deck: StudDeck = StudDeck()
    deal: Deal = Deal()
    blinds: Blinds | None = None
    betting: Betting = Betting()
    rake: Rake | None = ruled("R-CM-12", default=None)
    topup: TopUp = TopUp()


AnySheet = Annotated[CaribbeanSheet | StudSheet, Field(discriminator="game")]
"""Either game's sheet, told apart by ``game``."""
