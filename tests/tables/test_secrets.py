"""Nobody is sent a card, a word or a seed that is not theirs to see."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from croupier.games.actions import Fold, Place
from croupier.protocol.messages import (
    Act,
    CallInspector,
    ClientMessage,
    Events,
    Leave,
    Present,
    ShareSeed,
    Sit,
    Snapshot,
    TopUp,
)
from croupier.records.positions import cards_seen
from croupier.shuffle.verify import verify_card
from databases import ON_SQLITE
from tables.live import ANN, CAT, DAN, Player, code, done, in_loop, live
from tables.playing import SPECS, sit_all, step

SAYING = "meet me outside"
_CARD_KEYS = {"card", "cards", "own", "up", "shown", "dealer"}


def cards_in(value: Any, key: str = "") -> Iterator[int]:  # noqa: ANN401 - what JSON holds
    """Yield every card that stands anywhere in a message; the deck's set of a root is none."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name != "shuffle":
                yield from cards_in(inner, name)
    elif isinstance(value, list):
        for inner in value:
            yield from cards_in(inner, key)
    elif key in _CARD_KEYS and isinstance(value, int) and not isinstance(value, bool):
        yield value


@ON_SQLITE  # what is sent is made without asking the database
@pytest.mark.clause("QC-8", "CM-15")
@pytest.mark.parametrize("seed", range(3))
@in_loop
async def test_no_message_holds_a_card_that_its_reader_may_not_know(
    tmp_path: Path, seed: int
) -> None:
    """In every byte sent to every seat and to watchers, over many coups of both games."""
    rng = Random(seed)
    async with live(tmp_path, seed) as house:
        players = await sit_all(house)
        players += [Player(house, house.house.table(spec.id), DAN) for spec in SPECS]
        for _ in range(60):
            await step(house, players, rng)
            if rng.random() < 0.2:
                lost = rng.choice(players)
                late = Player(house, lost.table, lost.caller)
                await house.house.settled()
                check_hidden([late])
                late.follows.close()
        assert [house.house.table(spec.id).stopped for spec in SPECS] == [None, None]
        assert min(house.house.table(spec.id).number for spec in SPECS) > 1
        check_hidden(players)
        house.check()


def check_hidden(players: list[Player]) -> None:
    """Hold what each player was sent against what it may know, coup by coup."""
    for player in players:
        known: dict[int, set[int]] = {}
        for raw, message in zip(player.raw, player.messages, strict=True):
            if not isinstance(message, Events | Snapshot):
                continue
            found = player.live.house.coup(player.table.id, message.coup)
            if found is None:
                continue
            seats = {s.person: s.seat for s in found.sitters if s.person == player.caller.id}
            coup = known.get(message.coup)
            if coup is None:
                from croupier.records.record import replay

                seen = cards_seen(replay(found.record).events, seats.get(player.caller.id))
                coup = known[message.coup] = set(seen.values())
            assert set(cards_in(json.loads(raw))) <= coup
            assert found.proofs.house_seed.encode() not in raw
            public = found.proofs.public
            assert all(verify_card(public, proof) for proof in message.proofs)
            assert {proof.card for proof in message.proofs} <= coup


@pytest.mark.clause("QC-8", "CM-15", "CM-16")
@in_loop
async def test_nobody_can_say_anything_to_anybody(tmp_path: Path) -> None:
    """Whatever text a client puts in any message, no other client is sent it."""
    async with live(tmp_path) as house:
        players = await sit_all(house, SPECS[:1])
        table, speaker = players[0].table, players[0]
        cat = Player(house, table, CAT)
        for message in (
            Act("c1", table.number, table.turn, SAYING, Place(10_00)),
            ShareSeed("c1", table.number, commitment=SAYING),
            ShareSeed("c1", table.number, secret=SAYING),
            TopUp("c1", SAYING + "2", 100),
            Present("c1", SAYING + "3"),
            CallInspector("c1", SAYING + "4"),
            Leave("c1", SAYING + "5"),
            Sit("c1", SAYING + "6", 100_00),
        ):
            await speaker.ask(message)
        assert cat.shown
        for player in (*players[1:], cat):
            assert not any(SAYING.encode() in raw for raw in player.raw)


@ON_SQLITE
@pytest.mark.clause("CM-15", "CM-16")
def test_no_message_is_made_for_talking() -> None:
    """The only texts a client sends are ids, hexadecimal digits and what the connection needs."""
    texts = {
        (kind.__struct_config__.tag, field.name)
        for kind in get_args(ClientMessage)
        for field in msgspec.structs.fields(kind)
        if field.type in (str, str | None)
    }
    known = {"id", "table", "session", "language", "commitment", "secret"}
    assert {name for _, name in texts} <= known


@in_loop
async def test_a_mistaken_caller_sees_nothing(tmp_path: Path) -> None:
    """Another person's subscription, the staff's too, is a watcher's."""
    from tables.live import IDA

    async with live(tmp_path) as house:
        players = await sit_all(house, SPECS[:1])
        for player in players:
            done(await player.act(Place(10_00)))
        await house.run(1_500)
        ida = Player(house, players[0].table, IDA)
        assert ida.messages[0].view.cards is None
        assert code(await ida.act(Fold())) == "not-seated"
        ann = Player(house, players[0].table, ANN)
        assert ann.messages[0].view.cards is not None
