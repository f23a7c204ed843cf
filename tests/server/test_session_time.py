"""A limit on time is one: neither logging in again nor logging out in time gets around it."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.protocol.messages import Ack, Sit
from croupier.store import Store, limits, people
from croupier.store.people import MINUTE
from croupier.store.stretch import PAUSE, rests_until, stretch_of
from croupier.tables import Caller
from databases import ON_SQLITE
from server.served import GUARDED, HOUSE_TABLE, Served, in_loop, served


async def login(place: Served) -> tuple[int, str]:
    """Try to log in as Anna; return the status, and the session or the refusal's code."""
    async with place.http() as http:
        asked = {"name": "Anna", "password": GUARDED, "bearer": True}
        answer = await http.post("/api/login", json=asked)
    found = answer.json()
    return answer.status_code, found.get("session") or found["code"]


async def allow(place: Served, session: str, minutes: int) -> None:
    """Set the limit on time."""
    async with place.person(session) as http:
        limit = {"kind": "session-minutes", "amount": minutes}
        assert (await http.post("/api/limits", json=limit)).status_code == 200


@in_loop
async def test_when_the_time_is_up_there_is_a_pause_of_an_hour(tmp_path: Path) -> None:
    """The session ends, logging in again is refused with the reason, and works an hour later."""
    async with served(tmp_path, speed=1) as place:
        session = await place.account("Anna")
        await allow(place, session, 60)
        for minutes, status in ((25, 200), (25, 200), (11, 401)):
            place.clock.jump(minutes * MINUTE)
            async with place.person(session) as http:
                assert (await http.get("/api/limits")).status_code == status
        assert await login(place) == (403, "pause")
        place.clock.jump(45 * MINUTE)
        assert await login(place) == (403, "pause")
        place.clock.jump(15 * MINUTE)
        status, session = await login(place)
        assert status == 200
        async with place.person(session) as http:
            assert (await http.get("/api/me")).status_code == 200


@in_loop
async def test_logging_out_and_in_again_begins_no_new_time(tmp_path: Path) -> None:
    """Two sessions with less than an hour between them are one; with an hour they are two."""
    async with served(tmp_path, speed=1) as place:
        session = await place.account("Anna")
        await allow(place, session, 60)
        place.clock.jump(20 * MINUTE)
        async with place.person(session) as http:
            await http.post("/api/logout")
        place.clock.jump(20 * MINUTE)
        status, session = await login(place)
        assert status == 200
        place.clock.jump(21 * MINUTE)
        async with place.person(session) as http:
            assert (await http.get("/api/me")).status_code == 401
        assert await login(place) == (403, "pause")
        place.clock.jump(60 * MINUTE)
        assert (await login(place))[0] == 200


SPANS = st.lists(st.tuples(st.integers(0, 600), st.integers(0, 120)), max_size=8)


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """Yield a store."""
    with Store.open(f"sqlite:///{tmp_path_factory.mktemp('s') / 'house.db'}") as made:
        yield made


def minute_by_minute(spans: list[tuple[int, int]], now: int) -> tuple[int, int] | None:
    """Return the first and the last minute of the stretch, looking back for an hour's pause."""
    used = {m for start, length in spans for m in range(start, min(start + length, now) + 1)}
    gap, began = 0, None
    for minute in range(now, -1, -1):
        gap = 0 if minute in used else gap + 1
        if gap >= PAUSE // MINUTE + (began is None):
            break
        began = minute if minute in used else began
    return None if began is None else (began, max(used))


@ON_SQLITE
@given(SPANS, st.integers(0, 600))
def test_a_stretch_is_what_no_pause_parts(
    store: Store, spans: list[tuple[int, int]], now: int
) -> None:
    """Back from now to the last hour in which nobody was logged in; then the limit counts."""
    spans = [(start, length) for start, length in spans if start <= now]
    person = secrets.token_hex(8)
    store.write(people.add_person, person, person, 0)
    for start, length in spans:
        token = secrets.token_bytes(32)
        store.write(people.open_session, token, person, start * MINUTE, 10**9)
        store.write(people.revoke_session, token, (start + length) * MINUTE)
    store.write(limits.set_limit, person, "session-minutes", 100, 0).result(9)
    right = minute_by_minute(spans, now)
    found = store.ask(stretch_of, person, now * MINUTE)
    assert found == (None if right is None else (right[0] * MINUTE, right[1] * MINUTE))
    rests = store.ask(rests_until, person, now * MINUTE)
    over = right is not None and right[0] + 100 <= now
    assert rests == (right[1] * MINUTE + PAUSE if right is not None and over else None)


@in_loop
async def test_the_result_of_a_session_outlives_a_restart(tmp_path: Path) -> None:
    """Chips that lay at a table before the session began are no gain, in the next process too."""
    session = ""
    for restart in (False, True):
        async with served(tmp_path, (HOUSE_TABLE,), speed=1) as place:
            if not restart:
                first = await place.account("Anna")
                async with place.person(first) as http:
                    me = (await http.get("/api/me")).json()
                cage = Caller("c", "C", frozenset({"cashier"}))
                await place.house.desk.sell(cage, me["person"], 900_00, "sale")
                table, anna = place.house.table("hc"), Caller(me["person"], "Anna")
                assert isinstance(await table.ask(anna, Sit("hc", "sit", 400_00)), Ack)
                session = await place.session("Anna")
            async with place.person(session) as http:
                me = (await http.get("/api/me")).json()
            assert (me["at_tables"], me["wallet"], me["result"]) == (400_00, 500_00, 0)
