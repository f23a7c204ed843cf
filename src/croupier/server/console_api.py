"""HTTP, what the staff's consoles show: tables, alerts, what waits for a signature, acts."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from croupier.ledger.accounts import CAGE, VAULT, float_of, is_account, kind, rake
from croupier.money import Micro, Minor
from croupier.protocol.messages import TableState
from croupier.server.answers import Problem, answer
from croupier.server.floor import Floor
from croupier.server.openapi import shaped
from croupier.sheets import SHIPPED, CaribbeanSheet, StudSheet, load_sheet
from croupier.store import people
from croupier.tables.acts import StaffAct, acts
from croupier.tables.alerts import Alert
from croupier.tables.opening import Opening, line_of
from croupier.tables.signing import Adjustment, Reserved

ANYBODY = ("cashier", "inspector")
LARGEST = 2**53


class StaffTable(msgspec.Struct, frozen=True):
    """A table as its staff sees it: never a hidden card. Float and rake are micro-units.

    Who sits there decides nothing there: ``seated`` says so of who asks.
    """

    state: TableState | None
    table: str
    float: Micro
    rake: Micro
    paused: str | None
    stopped: str | None
    closing: bool
    void_requested_by: str
    watchers: int
    void_reason: str = ""
    meter: str | None = None
    deadline: int | None = None
    seated: bool = False


class WaitingSeed(msgspec.Struct, frozen=True):
    """The seed of a voided coup that one of the staff has asked for."""

    table: str
    coup: int
    by: str
    reason: str


class WaitingOpening(msgspec.Struct, frozen=True):
    """A table whose meter has its own parameters, asked for by one; ``share`` is in words."""

    number: int
    table: str
    name: str
    sheet: str
    meter: str
    seed: Minor
    share: str
    by: str
    reason: str


class Console(msgspec.Struct, frozen=True):
    """All tables and alerts, and what waits for a second signature.

    ``names`` says what the persons are called whose ids stand anywhere in it. ``cage`` is below
    zero by what chips were sold for; ``vault`` and ``cage`` are micro-units.
    """

    tables: tuple[StaffTable, ...]
    alerts: tuple[Alert, ...]
    jackpots: tuple[Reserved, ...]
    adjustments: tuple[Adjustment, ...]
    seeds: tuple[WaitingSeed, ...]
    openings: tuple[WaitingOpening, ...]
    unreadable: dict[str, str]
    stopped: str | None
    names: dict[str, str]
    vault: Micro
    cage: Micro
    currency: str
    time: int


class TableFigures(msgspec.Struct, frozen=True):
    """How a table has done: coups in the last hour; of the last day all bets, and what it kept."""

    table: str
    coups: int
    staked: Minor
    kept: Minor


class Acts(msgspec.Struct, frozen=True):
    """Acts of the staff, the last first; ``next`` is the ``before`` of those before them."""

    acts: tuple[StaffAct, ...]
    names: dict[str, str]
    next: int | None


class StakeLine(msgspec.Struct, frozen=True):
    """A line of a stud sheet's stakes."""

    ante: Minor
    bank: Minor
    most: Minor


class SheetLine(msgspec.Struct, frozen=True):
    """A sheet that a table may be opened from, as far as a manager chooses."""

    sheet: str
    name: str
    game: str
    currency: str
    ante: tuple[Minor, Minor] | None
    stakes: tuple[StakeLine, ...]
    seed: Minor | None
    share: str | None


class JackpotShown(msgspec.Struct, frozen=True):
    """What the display of a meter shows, and at which tables; play chips are worth nothing."""

    meter: str
    amount: Micro
    currency: str
    practice: bool
    tables: tuple[str, ...]


def add(router: APIRouter, floor: Floor) -> None:
    """Add the routes."""
    house = floor.house

    @router.get("/api/staff/tables", summary="All tables, alerts, and what waits for a signature")
    @shaped(Console)
    async def tables(request: Request) -> Response:
        found = await floor.person(request, *ANYBODY)
        return answer(await console(floor, found.person))

    @router.get("/api/staff/alerts", summary="What nobody has acknowledged yet")
    @shaped(tuple[Alert, ...])
    async def alerts(request: Request) -> Response:
        await floor.person(request, *ANYBODY)
        return answer(tuple(house.alerts.values()))

    @router.get("/api/staff/figures", summary="How each table has done")
    @shaped(tuple[TableFigures, ...])
    async def figures(request: Request) -> Response:
        await floor.person(request, *ANYBODY)
        numbers = {table.id: table.number for table in house.tables.values()}
        found = await house.played.figures(house.clock.now(), numbers)
        return answer(
            [TableFigures(name, one.coups, one.put_in, -one.net) for name, one in found.items()]
        )

    @router.get("/api/staff/acts", summary="What the staff did, the last first, with the reasons")
    @shaped(Acts)
    async def log(request: Request, *, table: str = "", before: int | None = None) -> Response:
        await floor.person(request, *ANYBODY)
        if before is not None and not 0 < before < LARGEST:
            raise Problem("malformed", why="before is the next of an earlier list")
        found, following = await asyncio.to_thread(acts, house.store, table, before)
        told = [who for act in found for who in (act.by, act.second, act.person)]
        told += [
            who
            for act in found
            for who in owners(*(str(act.values.get(key, "")) for key in ("account", "against")))
        ]
        return answer(Acts(tuple(found), await _names(floor, told), following))

    @router.get("/api/staff/sheets", summary="The sheets that a table may be opened from")
    @shaped(tuple[SheetLine, ...])
    async def sheets(request: Request) -> Response:
        await floor.person(request, "manager")
        return answer([_sheet(name, load_sheet(name)) for name in SHIPPED])

    @router.get("/api/jackpots", summary="What the displays of all meters show, for everybody")
    @shaped(tuple[JackpotShown, ...])
    async def jackpots(_request: Request) -> Response:
        return answer(list(_jackpots(floor)))


async def console(floor: Floor, person: str) -> Console:
    """Return what a member of the staff sees."""
    house = floor.house
    shown = tuple(staff_table(floor, name, person) for name in house.tables)
    waiting = tuple(house.signing.adjustments.values())
    jackpots = tuple(house.signing.reserved.values())
    openings = tuple(map(_opening, house.openings.waiting.values()))
    seeds = tuple(WaitingSeed(*key, one.by, one.reason) for key, one in house.signing.seeds.items())
    told = [one.by for part in (waiting, jackpots, openings, seeds) for one in part]
    told += [one.void_requested_by for one in shown] + [one.person for one in jackpots]
    told += [name for one in waiting for name in owners(one.account, one.against)]
    return Console(
        tables=shown,
        alerts=tuple(house.alerts.values()),
        jackpots=jackpots,
        adjustments=waiting,
        seeds=seeds,
        openings=openings,
        unreadable=house.unreadable,
        stopped=house.stopped,
        names=await _names(floor, told),
        vault=house.book.balance(VAULT),
        cage=house.book.balance(CAGE),
        currency=house.currency,
        time=house.clock.now(),
    )


def staff_table(floor: Floor, name: str, person: str = "") -> StaffTable:
    """Return a table as its staff sees it."""
    table, book = floor.house.tables[name], floor.house.book
    running = table.running
    return StaffTable(
        state=table.shown_state,
        table=table.id,
        float=book.balance(float_of(name)),
        rake=book.balance(rake(name)),
        paused=table.paused,
        stopped=table.stopped,
        closing=table.closing,
        void_requested_by="" if running is None else running.void_by,
        watchers=len(table.public.followers),
        void_reason="" if running is None else running.void_reason,
        meter=table.spec.meter_name,
        deadline=table.pace.deadline,
        seated=table.seats.of(person) is not None,
    )


def owners(*accounts: str) -> list[str]:
    """Return whose wallets are among accounts of the books."""
    return [one.partition(":")[2] for one in accounts if is_account(one) and kind(one) == "wallet"]


async def _names(floor: Floor, ids: Iterable[str]) -> dict[str, str]:
    wanted = {one for one in ids if one}
    return await floor.sessions.read(people.names, wanted) if wanted else {}


def _opening(made: Opening) -> WaitingOpening:
    spec, line = made.spec, line_of(made.spec)
    return WaitingOpening(
        made.number,
        spec.id,
        spec.name,
        spec.sheet.name,
        spec.meter_name or "",
        0 if line is None else line.seed,
        "" if line is None else _share(spec.sheet),
        made.by,
        made.reason,
    )


def _share(sheet: CaribbeanSheet | StudSheet) -> str:
    """Return the contribution as the sheet writes it."""
    return str(sheet.dump().get("progressive", {}).get("contribution", ""))


def _sheet(name: str, sheet: CaribbeanSheet | StudSheet) -> SheetLine:
    if isinstance(sheet, StudSheet):
        stakes = tuple(StakeLine(one.ante, one.bank, one.maximum_bank) for one in sheet.stakes)
        return SheetLine(name, sheet.name, sheet.game, sheet.currency, None, stakes, None, None)
    low_high = sheet.table.ante.min, sheet.table.ante.max
    line = sheet.progressive
    seed, share = (None, None) if line is None else (line.seed, _share(sheet))
    return SheetLine(name, sheet.name, sheet.game, sheet.currency, low_high, (), seed, share)


def _jackpots(floor: Floor) -> Iterable[JackpotShown]:
    house = floor.house
    for meter, amount in house.meters().items():
        at = [table for table in house.tables.values() if table.spec.meter_name == meter]
        if at:
            currency, practice = at[0].sheet.currency, at[0].spec.practice
            yield JackpotShown(meter, amount, currency, practice, tuple(table.id for table in at))
