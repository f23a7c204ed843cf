"""Coups that other rules than this version's began, and that this version must not play on.

It would pay what nobody bet on. So such a coup is voided as the inspector's void would (R-QC-10,
R-CM-19): what it moved is moved back to the last micro-unit. What the other rules had paid already
stands, and is only closed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from croupier.games.actions import Violation
from croupier.ledger import LedgerError
from croupier.ledger.accounts import NEVER_BELOW_ZERO, kind
from croupier.records.record import RULES_VERSION
from croupier.store import Entry, StoreError, table_stream
from croupier.store.begun import CAUSE, Begun
from croupier.store.journal import Act, CoupClosed, CoupOpened, JournalBody, Resumed
from croupier.tables import staffing
from croupier.tables.draft import Draft

if TYPE_CHECKING:
    from croupier.tables.game_table import GameTable
    from croupier.tables.house import House


def begun(table: str, entries: Iterable[tuple[Entry, JournalBody]]) -> Begun | None:
    """Return the coup that a table's last entries leave open, if other rules began it."""
    found: Begun | None = None
    for entry, body in entries:
        if isinstance(body, CoupOpened):
            found = Begun(table, body, entry.transfers)
        elif isinstance(body, Act) and found is not None:
            found.act(body, entry.transfers)
        elif isinstance(body, CoupClosed):
            found = None
    return None if found is None or found.rules == RULES_VERSION else found


def note_act(table: GameTable, body: Act) -> None:
    """Keep of an act by other rules what holds beyond its coup: a violation (R-QC-16, R-CM-18)."""
    if isinstance(body.action, Violation):
        table.violated(body.action.seat)
    taken = table.seats.by_seat.get(body.seat)
    if taken is not None:
        taken.missed = 0
        table.answered(taken.person, body.id)
    if body.by:
        table.answered(body.second or body.by, body.id)


def close(table: GameTable, coup: Begun, draft: Draft) -> None:
    """Close it: paid by its own rules, or voided, with everything back where it came from.

    Raises:
        LedgerError: something can no longer be given back in full: a meter that another table's
            hit has emptied meanwhile. The table stands still, and an adjustment mends it.
    """
    _end(table.house, coup, draft)
    voided = table.last_voided = not coup.paid
    table.voids += voided
    if table.paused == staffing.VOID_WAITS:
        draft.add(table.stream, Resumed(reason=CAUSE))
        table.go_on(draft)
    draft.state = True


def close_unread(house: House, coup: Begun) -> None:
    """Close one at a table whose sheet, too, this version cannot read.

    Chips in front of seats stay where they are, until two of the staff give them back.
    """
    draft = house.draft()
    try:
        _end(house, coup, draft)
        waits = house.append(draft.lines)
    except LedgerError as error:
        house.unreadable[coup.table] += f"; {error}"
    except StoreError as error:
        house.stop(str(error))
    else:
        waits.add_done_callback(lambda _: [call() for call in draft.after])


def _end(house: House, coup: Begun, draft: Draft) -> None:
    now = not coup.is_over
    if now:
        _refuse_short(coup, draft)
    body = CoupClosed(coup.coup, voided=not coup.paid, rules=RULES_VERSION if now else 0)
    draft.add(table_stream(coup.table), body, coup.back() if now else ())
    if now:
        values = {"coup": coup.coup, "rules": coup.rules, "known": RULES_VERSION}
        house.alert(draft, CAUSE, coup.table, **values)


def _refuse_short(coup: Begun, draft: Draft) -> None:
    for account, gained in coup.gains.items():
        if kind(account) in NEVER_BELOW_ZERO and draft.balance(account) < gained:
            raise LedgerError(
                f"coup {coup.coup} was begun by version {coup.rules} of the rules and cannot be "
                f"voided: {account} no longer holds what it gained"
            )
