"""Opening tables: what is refused, the meter that comes with one, and meters that take two.

A sheet as it is shipped opens its meter at the sheet's seed. A meter of other parameters is the
house's money by a manager's own figures: one asks, and another of the staff signs (R-QC-7).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from croupier.games.actions import IllegalAction
from croupier.ledger.accounts import is_account, progressive
from croupier.money import Micro, Minor, micro
from croupier.sheets import SheetError, StudSheet
from croupier.sheets.schema import Progressive
from croupier.store import HOUSE_STREAM, Store, table_stream
from croupier.store.journal import MeterOpened, Noted, TableOpened
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


def line_of(spec: TableSpec) -> Progressive | None:
    """Return the parameters of the meter that a table would feed."""
    return None if isinstance(spec.sheet, StudSheet) else spec.sheet.progressive


def open_meter(draft: Draft, spec: TableSpec, meter: str, by: str, second: str) -> Micro:
    """Let a meter stand at its seed; return that."""
    seed = _seed(spec)
    body = MeterOpened(meter, seed, spec.source, spec.sheet.digest, by, second)
    draft.move(HOUSE_STREAM, body)
    return micro(seed)


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
        same = other.spec.meter_name == spec.meter_name is not None
        if same and line_of(other.spec) != line_of(spec):
            raise IllegalAction("meter-differs", "R-QC-7")


class Openings:
    """The openings that wait for a second signature."""

    def __init__(self, house: House) -> None:
        """Begin with none."""
        self._house = house
        self.waiting: dict[int, Opening] = {}
        self._last = 0

    def request(self, draft: Draft, caller: Caller, spec: TableSpec) -> None:
        """Ask that a table be opened whose meter has its own parameters."""
        if not caller.roles & MANAGER:
            raise IllegalAction("role", roles=", ".join(sorted(MANAGER)))
        refuse_spec(self._house, spec)
        if any(one.spec.id == spec.id for one in self.waiting.values()):
            raise IllegalAction("signature-waits", "R-QC-7")
        self._last += 1
        made = self.waiting[self._last] = Opening(self._last, spec, caller.id)
        text = _encode(spec.opened(caller.id)).decode()
        draft.add(HOUSE_STREAM, Noted(ASKED, _named(made) | {"opened": text}, caller.id))

    async def sign(self, caller: Caller, number: int) -> GameTable:
        """Sign it, as another of the staff: the table opens, and its meter."""
        made = self._one(caller, number)
        if made.by == caller.id:
            raise IllegalAction("second-signature", "R-QC-7")
        also = self._done(SIGNED, made, caller)
        by = Caller(made.by, "")
        return await self._house.open_table(made.spec, by, second=caller.id, also=also)

    def refuse(self, draft: Draft, caller: Caller, number: int) -> None:
        """Do not sign it, or take it back."""
        self._done(REFUSED, self._one(caller, number), caller)(draft)

    def _one(self, caller: Caller, number: int) -> Opening:
        if not caller.roles & INSPECTOR:
            raise IllegalAction("role", roles=", ".join(sorted(INSPECTOR)))
        made = self.waiting.get(number)
        if made is None:
            raise IllegalAction("no-request", "R-QC-7")
        return made

    def _done(self, what: str, made: Opening, caller: Caller) -> Callable[[Draft], None]:
        def add(draft: Draft) -> None:
            draft.add(HOUSE_STREAM, Noted(what, _named(made), caller.id))
            draft.after.append(lambda: self._forget(made))

        return add

    def _forget(self, made: Opening) -> None:
        self.waiting.pop(made.number, None)

    def rebuild(self, store: Store) -> None:
        """Find again what waits."""
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
            self.waiting[number] = Opening(number, spec, body.by)


def _named(made: Opening) -> dict[str, str | int]:
    spec = made.spec
    return {
        "number": made.number,
        "table": spec.id,
        "meter": spec.meter_name or "",
        "seed": _seed(spec),
    }


def _seed(spec: TableSpec) -> Minor:
    line = line_of(spec)
    return 0 if line is None else line.seed
