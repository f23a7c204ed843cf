"""Random play at live tables: anybody does anything that the last message offered, or leaves it."""

from __future__ import annotations

from random import Random

from croupier.games.actions import (
    AnyAction,
    Blind,
    Call,
    Check,
    Decline,
    Fold,
    Offer,
    Open,
    Place,
    Raise,
    TakeBack,
)
from croupier.tables import Caller, TableSpec
from tables.live import ANN, BEN, CARIBBEAN, CAT, STUD, Live, Player

SPECS = (TableSpec("c1", "Caribbean 1", CARIBBEAN), TableSpec("s1", "Stud 1", STUD))
PEOPLE: tuple[Caller, ...] = (ANN, BEN, CAT)
_PLAIN: dict[str, type[TakeBack | Blind | Decline | Check | Call | Fold]] = {
    "take-back": TakeBack,
    "blind": Blind,
    "decline": Decline,
    "check": Check,
    "call": Call,
    "fold": Fold,
}


def action_of(offer: Offer, rng: Random) -> AnyAction:
    """Return an act within an offer."""
    if offer.kind in _PLAIN:
        return _PLAIN[offer.kind]()
    amount = offer.low if rng.random() < 0.7 else offer.high
    if offer.kind == "place":
        return Place(amount, offer.progressive)
    return Open(amount) if offer.kind == "open" else Raise(amount)


def wish(player: Player, rng: Random) -> AnyAction | None:
    """Return what a player does now: something offered, or nothing."""
    offers = [offer for offer in player.offers if offer.kind != "take-back" or rng.random() < 0.1]
    if not offers or rng.random() < 0.1:
        return None
    if offers[0].kind == "place" and any(offer.kind == "take-back" for offer in player.offers):
        return None  # has bet
    calm = [offer for offer in offers if offer.kind != "fold"]
    return action_of(rng.choice(calm if calm and rng.random() < 0.8 else offers), rng)


async def sit_all(house: Live, specs: tuple[TableSpec, ...] = SPECS) -> list[Player]:
    """Open tables and let everybody sit at each of them."""
    players = []
    for spec in specs:
        table = await house.open(spec, *PEOPLE, amount=5_000_00)
        for caller in PEOPLE:
            player = Player(house, table, caller)
            await player.sit(max(table.bank_limits[0], 500_00))
            players.append(player)
    return players


async def rejoin(house: Live, players: list[Player]) -> list[Player]:
    """Let the same people follow the same tables of a house that was opened again."""
    tables = house.house.tables
    found = [Player(house, tables[player.table.id], player.caller) for player in players]
    await house.house.settled()
    return found


async def step(house: Live, players: list[Player], rng: Random) -> None:
    """Let everybody do something, then turn the clock a little."""
    for player in players:
        action = wish(player, rng)
        if action is not None:
            await player.act(action)
    await house.run(rng.choice([200, 1_500, 5_000]))
