"""Opening tables: what is refused, the meter that comes with one, and meters that take two.

A sheet as it is shipped opens its meter at the sheet's seed. A meter of other parameters is the
house's money by a manager's own figures: one asks, and another of the staff signs (R-QC-7). A meter
that stands gets other parameters in the same way, and only between hits: while no table feeds it by
the old ones, and no share of it waits to be paid.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from croupier.games.actions import IllegalAction
from croupier.ledger.accounts import is_account, progressive
from croupier.money import Minor
from croupier.sheets import SheetError, StudSheet
from croupier.sheets.meters import is_shipped, same_line
from croupier.sheets.schema import Progressive
from croupier.store import HOUSE_STREAM, Store, table_stream
from croupier.store.journal import MeterChanged, MeterOpened, Noted, TableOpened
from croupier.tables import history
from croupier.tables.draft import Draft
from croupier.tables.requests import INSPECTOR, MANAGER
from croupier.tables.spec import Caller, TableSpec, spec_of

if TYPE_CHECKING:
    from croupier.tables.game_table import GameTable
    from croupier.tables.house import House

ASKED, SIGNED, REFUSED = "opening-requested", "opening-signed", "opening-refused"
"""What the journal notes of them."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(TableOpened).decode


class Opening(msgspec.Struct, frozen=True):
    """A table with a meter of its own parameters that waits for its second signature."""

    number: int
    spec: TableSpec
    by: str
    reason: str = ""


def line_of(spec: TableSpec) -> Progressive | None:
    """Return the parameters of the meter that a table would feed."""
    return None if isinstance(spec.sheet, StudSheet) else spec.sheet.progressive


def refuse_spec(house: House, spec: TableSpec) -> None:
    """Refuse a table that cannot be opened.

    Raises:
        IllegalAction: its id is taken or none, or house tables of one house would not share a
            currency, or a meter its parameters.
    """
    if not spec.id or ":" in spec.id or not spec.id.isprintable() or len(spec.id) > 40:
        raise IllegalAction("table-id")
    if spec.meter_name is not None and not is_account(progressive(spec.meter_name)):
        raise IllegalAction("table-id")
    if spec.id in house.tables or house.store.head(table_stream(spec.id)).seq:
        raise IllegalAction("table-exists", table=spec.id)
    for other in house.tables.values():
        if spec.practice or other.spec.practice:
            continue
        if other.sheet.currency != spec.sheet.currency:
            raise IllegalAction("other-currency", currency=other.sheet.currency)
    house.openings.refuse_meter(spec)


class Meter(msgspec.Struct, frozen=True):
    """How a meter stands: where its seed came from, and its parameters as a sheet has them."""

    source: str
    line: dict[str, Any]

    def is_of(self, spec: TableSpec) -> bool:
        """Whether a table would feed it by the parameters that it has."""
        return self.source == spec.source and same_line(self.line, _line_of(spec))


class Openings:
    """The meters that stand, and the openings that wait for a second signature."""

    def __init__(self, house: House) -> None:
        """Begin with none."""
        self._house = house
        self.waiting: dict[int, Opening] = {}
        self.meters: dict[str, Meter] = {}
        self._last = 0

    # Meters

    def refuse_meter(self, spec: TableSpec) -> None:
        """Refuse other parameters of a meter that is fed by its own, or whose hit is not paid.

        Raises:
            IllegalAction: so it is, or play chips would come into a meter of the house's.
        """
        name = spec.meter_name
        stands = None if name is None else self.meters.get(name)
        if stands is None or stands.is_of(spec):
            return
        fed = any(table.spec.meter_name == name for table in self._house.tables.values())
        if fed or stands.source != spec.source:
            raise IllegalAction("meter-differs", "R-QC-7")
        if any(
            self._fed_by(share.table) == name for share in self._house.signing.reserved.values()
        ):
            raise IllegalAction("meter-hit", "R-QC-15")

    def takes_two(self, spec: TableSpec) -> bool:
        """Whether a table's meter has parameters that a manager does not set alone."""
        name = spec.meter_name
        if name is None or spec.practice:
            return False
        stands = self.meters.get(name)
        return not (is_shipped(_line_of(spec)) if stands is None else stands.is_of(spec))

    def set_meter(self, draft: Draft, spec: TableSpec, by: str, second: str) -> Minor | None:
        """Let a table's meter stand, or go on, by the table's sheet; return the seed of a new one.

        Raises:
            IllegalAction: it takes a second signature.
        """
        name = spec.meter_name
        if name is None:
            return None
        if by and not second and self.takes_two(spec):
            raise IllegalAction("second-signature", "R-QC-7")
        stands, made = self.meters.get(name), Meter(spec.source, _line_of(spec))
        digest, seed = spec.sheet.digest, None
        if stands is None:
            seed = _seed(spec)
            draft.move(
                HOUSE_STREAM,
                MeterOpened(name, seed, spec.source, digest, by, second, made.line),
            )
        elif not stands.is_of(spec):
            draft.add(HOUSE_STREAM, MeterChanged(name, digest, by, second, made.line))
        self.meters[name] = made
        return seed

    def _fed_by(self, table: str) -> str | None:
        found = history.last_of(self._house.store, table_stream(table), "table-opened")
        return found.body.meter if found and isinstance(found.body, TableOpened) else None

    # Openings

    def request(self, draft: Draft, caller: Caller, spec: TableSpec, reason: str) -> None:
        """Ask that a table be opened whose meter has its own parameters."""
        if not caller.roles & MANAGER:
            raise IllegalAction("role", roles=", ".join(sorted(MANAGER)))
        refuse_spec(self._house, spec)
        if any(one.spec.id == spec.id for one in self.waiting.values()):
            raise IllegalAction("signature-waits", "R-QC-7")
        self._last += 1
        made = self.waiting[self._last] = Opening(self._last, spec, caller.id, reason)
        text = _encode(spec.opened(caller.id)).decode()
        values = _named(made) | {"opened": text, "reason": reason}
        draft.add(HOUSE_STREAM, Noted(ASKED, values, caller.id))

    async def sign(self, caller: Caller, number: int) -> GameTable:
        """Sign it, as another of the staff: the table opens, and its meter."""
        made = self._one(caller, number)
        if made.by == caller.id:
            raise IllegalAction("second-signature", "R-QC-7")
        also = self._done(SIGNED, made, caller)
        by = Caller(made.by, "")
        try:
            return await self._house.open_table(made.spec, by, second=caller.id, also=also)
        except BaseException:
            self.waiting[number] = made
            raise

    def refuse(self, draft: Draft, caller: Caller, number: int, reason: str) -> None:
        """Do not sign it, or take it back."""
        self._done(REFUSED, self._one(caller, number), caller, reason)(draft)

    def _one(self, caller: Caller, number: int) -> Opening:
        if not caller.roles & INSPECTOR:
            raise IllegalAction("role", roles=", ".join(sorted(INSPECTOR)))
        made = self.waiting.get(number)
        if made is None:
            raise IllegalAction("no-request", "R-QC-7")
        return made

    def _done(
        self, what: str, made: Opening, caller: Caller, reason: str = ""
    ) -> Callable[[Draft], None]:
        values = _named(made) | ({"reason": reason} if reason else {})

        def add(draft: Draft) -> None:
            draft.add(HOUSE_STREAM, Noted(what, values, caller.id))
            self.waiting.pop(made.number, None)

        return add

    def rebuild(self, store: Store) -> None:
        """Find again how meters stand, and what waits."""
        kinds = ("meter-opened", "meter-changed")
        for entry in reversed(list(history.latest(store, HOUSE_STREAM, kinds))):
            body = entry.body
            if isinstance(body, MeterOpened):
                self.meters[body.meter] = Meter(body.source, body.line)
            elif isinstance(body, MeterChanged):
                stands = self.meters[body.meter]
                self.meters[body.meter] = Meter(stands.source, body.line)
        for table in self._house.tables.values():
            name = table.spec.meter_name
            if name in self.meters and not self.meters[name].line:  # opened before they were noted
                self.meters[name] = Meter(table.spec.source, _line_of(table.spec))
        for entry in reversed(list(history.latest(store, HOUSE_STREAM, ("noted",)))):
            body = entry.body
            if not isinstance(body, Noted) or body.what not in (ASKED, SIGNED, REFUSED):
                continue
            number = int(body.values["number"])
            self._last = max(self._last, number)
            if body.what != ASKED:
                self.waiting.pop(number, None)
                continue
            opened = _decode(str(body.values["opened"]))
            try:
                spec = spec_of(str(body.values["table"]), opened)
            except (SheetError, msgspec.ValidationError):
                continue  # another version's, which cannot be signed here
            reason = str(body.values.get("reason", ""))
            self.waiting[number] = Opening(number, spec, body.by, reason)


def _named(made: Opening) -> dict[str, str | int]:
    spec = made.spec
    return {
        "number": made.number,
        "table": spec.id,
        "meter": spec.meter_name or "",
        "seed": _seed(spec),
    }


def _line_of(spec: TableSpec) -> dict[str, Any]:
    found: dict[str, Any] = spec.sheet.dump().get("progressive", {})
    return found


def _seed(spec: TableSpec) -> Minor:
    line = line_of(spec)
    return 0 if line is None else line.seed
