"""The promise that nothing is sent to a seat about a card that the seat may not know."""

import asyncio
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from croupier.games.actions import Seat
from croupier.games.coup import seen_by
from croupier.protocol.client import Client
from croupier.server.websocket import Connection
from croupier.store.journal import Act, CoupOpened, read_body
from croupier.strategy import RuleOfThumb
from croupier.tables import Settings
from croupier.tables.publish import Batch
from databases import ON_SQLITE
from server.served import Served, client, in_loop, served, served_tables
from server.test_play import BOT, CHIPS, STUD

COUPS = 75
"""Of each game, for two seats and a watcher each; tests/faults/test_leaks.py searches more."""
CARDS = frozenset({"cards", "card", "up", "own", "shown", "dealer"})
"""Keys under which cards stand; a shuffle's ``deck`` is all cards in play, in rising order."""
NUMBERS = frozenset(
    {
        *("deck", "to_act", "winners", "shares", "ante", "bank", "barred_next", "blind", "seats"),
        *("ranks", "kickers", "pays", "pots"),
    }
)
"""Keys of other lists of numbers."""
TABLES = served_tables(Settings(bots=2, think=100, all_bet=300, result=300, open_seed=None))


def cards_in(value: object, key: str = "") -> Iterator[int]:
    """Yield every card that a message names, and refuse lists of numbers that nobody knows of."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from cards_in(inner, name)
    elif isinstance(value, list):
        numbers = any(isinstance(inner, int) for inner in value)
        assert not numbers or key in CARDS | NUMBERS, f"what is the list {key}?"
        for inner in value:
            if key in CARDS and isinstance(inner, int):
                yield inner
            else:
                yield from cards_in(inner, key)
    elif key in CARDS and isinstance(value, int):
        yield value


class Truth:
    """What each seat of a table may know of each coup, entry by entry, by the journal alone."""

    def __init__(self, place: Served, table: str) -> None:
        self.acts: dict[int, list[tuple[int, Act]]] = defaultdict(list)
        self.seeds: dict[int, str] = {}
        self.heads: dict[int, int] = {}
        """The last entry of the journal at each sequence number of the table."""
        for entry in place.house.store.read(f"table:{table}"):
            body = read_body(entry.body)
            if isinstance(body, Act):
                self.acts[body.coup].append((entry.seq, body))
            elif isinstance(body, CoupOpened):
                self.seeds[body.coup] = body.seed

    def known(self, coup: int, seat: Seat | None, seq: int) -> set[int]:
        """Return the cards that a seat may know of a coup at a sequence number."""
        found: set[int] = set()
        for at, act in self.acts[coup]:
            for event in act.events:
                if at <= self.heads.get(seq, seq) and seen_by(event, seat):
                    found |= set(getattr(event, "cards", ()))
                    found |= {event.card} if hasattr(event, "card") else set()
        return found


async def _played(who: Client, table: str, player: Any, chips: int, seat: int) -> int:  # noqa: ANN401
    """Play as many coups as are asked for; who has lost all chips sits down again."""
    played = 0
    for _ in range(10):
        played += await who.play(table, player, chips=chips, seat=seat, coups=COUPS - played)
        if played >= COUPS:
            break
    return played


async def _pry(viewers: Iterable[Client], table: str) -> None:
    """Ask again and again what was said so far, as those do who come back."""
    while True:
        for viewer in viewers:
            await viewer.watch(table, said=True)
            await asyncio.sleep(0.2)


@ON_SQLITE  # what is sent is made without asking the database
@pytest.mark.parametrize("table", ["pc", "ps"])
def test_nothing_is_sent_about_a_card_that_a_seat_may_not_know(
    table: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No byte sent to a seat or a watcher tells a card before the rules show it to them."""
    sent: dict[str, list[bytes]] = defaultdict(list)
    push = Connection.push

    def tapped(self: Connection, data: bytes) -> None:
        if self._identity is not None:
            sent[self._identity.person].append(data)
        push(self, data)

    monkeypatch.setattr(Connection, "push", tapped)

    heads: dict[int, int] = {}
    seal = Batch.seal

    @in_loop
    async def play() -> None:
        async with served(tmp_path, TABLES, speed=100) as place:

            def noted(self: Batch) -> None:
                if self.table == table:
                    heads[self.seq] = place.house.store.head(f"table:{table}").seq
                seal(self)

            monkeypatch.setattr(Batch, "seal", noted)
            async with client(place) as one, client(place) as two, client(place) as watcher:
                look = await watcher.watch(table)
                player: Any = BOT if table == "pc" else RuleOfThumb(STUD)
                chips = max(look.state.bank[0], CHIPS)
                prying = asyncio.create_task(_pry((one, two, watcher), table))
                played = await asyncio.gather(
                    _played(one, table, player, chips, 1),
                    _played(two, table, player, chips, 2),
                )
                assert max(played) >= COUPS
                assert prying.cancel()
                seats = {
                    person.welcome.person: seat
                    for person, seat in ((one, Seat(1)), (two, Seat(2)), (watcher, None))
                    if person.welcome is not None
                }
            await place.house.settled()
            truth = Truth(place, table)
            truth.heads = heads
            checked = check(truth, seats, sent)
            assert checked > COUPS * 20

    play()


def check(truth: Truth, seats: dict[str, Seat | None], sent: dict[str, list[bytes]]) -> int:
    """Hold everything sent against the truth; return how many cards were looked at."""
    looked = 0
    for person, messages in sent.items():
        for data in messages:
            message = json.loads(data)
            if message["type"] not in ("events", "snapshot"):
                assert not list(cards_in(message))
                continue
            coup, seq = message["coup"], message["seq"]
            known = truth.known(coup, seats[person], seq)
            named = list(cards_in(message))
            looked += len(named)
            assert set(named) <= known, (person, message)
            assert truth.seeds.get(coup, "no seed").encode() not in data
    return looked
