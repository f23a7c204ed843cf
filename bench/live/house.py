"""The house of a bench: its tables, and who has an account there."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Sequence

from croupier.sheets import load_sheet
from croupier.store import Store, people
from croupier.tables import Caller, House, Settings, TableSpec

WALLET = 10_000_000_00
"""Cents that somebody with an account has bought chips for."""


def specs(tables: int, *, caribbean: int, accounts: int) -> list[TableSpec]:
    """Return the tables: nothing waits but for those who play.

    Of a hundred, so many are of Caribbean Stud, and at so many people with accounts play.
    """
    settings = Settings(all_bet=0, opening=0, result=0, same_bank=0, open_seed=None)
    sheets = {
        "caribbean": load_sheet("caribbean-stud-quebec"),
        "stud": load_sheet("five-card-stud-casino").replace({"currency": "CAD"}),
    }
    made = []
    for number in range(tables):
        game = "caribbean" if _one_of(number, caribbean) else "stud"
        name = f"{game}-{number}"
        practice = not _one_of(number, accounts)
        made.append(TableSpec(name, name, sheets[game], practice=practice, settings=settings))
    return made


def _one_of(number: int, share: int) -> bool:
    """Whether it is one of so many in a hundred, evenly spread."""
    return number * share // 100 != (number + 1) * share // 100


async def fill(url: str, tables: Sequence[TableSpec], seats: int) -> dict[str, str]:
    """Put the tables up in an empty store; return a session for each seat at a house table.

    Its owner has an account, and as many chips as may be needed.
    """
    cashier = Caller("cem", "Cem", frozenset({"cashier"}))
    player: list[people.Role] = ["player"]
    sessions: dict[str, str] = {}
    with Store.open(url) as store:
        house = House.open(store)
        for spec in tables:
            await house.open_table(spec)
        now = house.clock.now()
        names = [f"{t.id}-{seat}" for t in tables if not t.practice for seat in range(1, seats + 1)]
        for name in names:
            token = sessions[name] = secrets.token_urlsafe(32)
            key = hashlib.sha256(token.encode()).digest()
            store.write(people.add_person, name, name, now, player)
            store.write(people.open_session, key, name, now, now + 12 * 3_600_000)
        await asyncio.gather(
            *[house.desk.sell(cashier, name, WALLET, f"sold-{name}") for name in names]
        )
        await house.settled()
    return sessions


def chips_for(spec: TableSpec) -> int:
    """Return what one sits down with."""
    return spec.line.maximum_bank if spec.is_stud else 50_000_00
