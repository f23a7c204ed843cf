"""Promises about one's own coups: listed, told step by step, proven, taken away; nobody else's."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from croupier.cards import card_text
from croupier.games.actions import Seat
from croupier.games.coup import seen_by
from croupier.records.record import begin, replay
from croupier.server.coup_api import CoupLine, CoupList
from croupier.shuffle.public import CardProof, ShufflePublic
from croupier.shuffle.verify import verify_card
from croupier.store import played, schema
from croupier.store.played import Played
from croupier.strategy import RuleOfThumb
from croupier.tables.told import Told
from faults.live_house import until
from server.served import PATIENCE, QUICK, Served, client, in_loop, served, served_tables
from server.test_play import BOT, CHIPS, STUD
from server.test_secrecy import cards_in

read_list = msgspec.json.Decoder(CoupList).decode
read_told = msgspec.json.Decoder(Told).decode
TABLES = served_tables(QUICK)
COUPS = 4


async def two_guests(place: Served) -> tuple[str, str]:
    """Let two guests play some coups of both games and go; return their sessions."""
    async with client(place) as one, client(place) as two:
        for table, player, chips in (
            ("pc", BOT, CHIPS),
            ("ps", RuleOfThumb(STUD), STUD.stakes[0].bank),
        ):
            await asyncio.gather(
                one.play(table, player, chips=chips, seat=1, coups=COUPS),
                two.play(table, player, chips=chips, seat=2, coups=COUPS),
            )
        assert one.session is not None
        assert two.session is not None
        # Who leaves in a coup is in it to its end.
        tables = place.house.tables.values()
        assert await until(lambda: all(t.bot for table in tables for t in table.seats), PATIENCE)
        await place.house.settled()
        return one.session, two.session


async def ok(http: httpx.AsyncClient, path: str, **asked: str | int) -> httpx.Response:
    """Return an answer that must be one."""
    answer = await http.get(path, params=asked)
    assert answer.status_code == 200, answer.text
    return answer


async def all_lines(http: httpx.AsyncClient, most: int, **asked: str | int) -> list[CoupLine]:
    """Return a whole list, read page by page."""
    found: list[CoupLine] = []
    page = read_list((await ok(http, "/api/coups", most=most, **asked)).content)
    while True:
        assert len(page.coups) <= most
        found += page.coups
        if page.next is None:
            return found
        page = read_list(
            (await ok(http, "/api/coups", most=most, after=page.next, **asked)).content
        )


@in_loop
async def test_a_guest_finds_its_coups_again(tmp_path: Path) -> None:
    """Every coup of both games is listed once, the last first, with what it cost and brought."""
    async with served(tmp_path, TABLES) as place:
        one, two = await two_guests(place)
        async with place.person(one) as http, place.person(two) as other:
            lines = await all_lines(http, 3)
            assert lines == await all_lines(http, 200)
            assert [line.at for line in lines] == sorted((line.at for line in lines), reverse=True)
            assert len({(line.table, line.coup) for line in lines}) == len(lines) >= 2 * COUPS
            for line in lines:
                assert line.paid - line.put_in == line.net
                assert line.put_in > 0
                record = place.house.coup(line.table, line.coup)
                assert record is not None
                settled = replay(record.record).settlement
                assert settled is not None
                mine = next(seat for seat in settled.seats if seat.seat == line.seat)
                assert line.net == mine.net
            stud = await all_lines(http, 5, game="five-card-stud")
            assert {line.table for line in stud} == {"ps"}
            assert stud == await all_lines(http, 5, table="ps")
            won, lost = [await all_lines(http, 5, won=way) for way in ("true", "false")]
            assert all(line.net > 0 for line in won)
            assert all(line.net < 0 for line in lost)
            late = await all_lines(http, 5, since=lines[2].at)
            assert late == lines[:3] or {line.at for line in lines[2:4]} == {lines[2].at}
            assert not await all_lines(http, 5, until=lines[-1].at)
            assert {line.seat for line in lines} == {1}
            assert {line.seat for line in await all_lines(other, 50)} == {2}


@in_loop
async def test_the_list_is_made_again_from_the_journal(tmp_path: Path) -> None:
    """What a stop of the house lost of the index, the next one finds in the journal."""
    async with served(tmp_path, TABLES) as place:
        one, _ = await two_guests(place)
        assert place.house.store.ask(played.reached) == {}
        async with place.person(one) as http:
            before = [msgspec.structs.replace(line, at=0) for line in await all_lines(http, 50)]
        place.house.store.write(lambda c: c.execute(schema.played.delete())).result()
    async with served(tmp_path, TABLES) as place, place.person(one) as http:
        after = [msgspec.structs.replace(line, at=0) for line in await all_lines(http, 50)]
        last = {line.table: line.coup for line in sorted(before, key=lambda line: line.coup)}
        known = [line for line in after if line.coup <= last[line.table]]  # play may have gone on
        assert sorted(known, key=str) == sorted(before, key=str)


@in_loop
async def test_a_coup_is_told_to_its_seat_with_proofs(tmp_path: Path) -> None:
    """Every event that the seat saw, a sentence and a view for each step; every card is proven."""
    async with served(tmp_path, TABLES) as place:
        one, _ = await two_guests(place)
        async with place.person(one) as http:
            for line in await all_lines(http, 50):
                path = f"/api/coups/{line.table}/{line.coup}/told"
                raw = (await ok(http, path)).content
                story = read_told(raw)
                check(place, line, story, raw)
                french = read_told(
                    (await http.get(path, headers={"accept-language": "fr"})).content
                )
                assert french.steps[0].events == story.steps[0].events
                assert french.explanation != story.explanation
                assert set(french.clauses) == set(story.clauses)


def check(place: Served, line: CoupLine, story: Told, raw: bytes) -> None:
    """Hold a story against the record."""
    found = place.house.coup(line.table, line.coup)
    assert found is not None
    coup = replay(found.record)
    seen = [event for event in coup.events if seen_by(event, line.seat)]
    assert [event for step in story.steps for event in step.events] == seen
    for step in story.steps:
        assert len(step.sentences) == len(step.events)
    assert story.viewer == line.seat
    assert (story.name, story.practice) == (line.name, line.practice)
    assert line.name == place.house.tables[line.table].spec.name
    assert story.steps[-1].view.settlement == coup.settlement
    assert story.explanation is not None
    mine = next(seat for seat in story.explanation.seats if seat.seat == line.seat)
    assert mine.net == line.net
    assert all(text for text in story.clauses.values())
    # The first step shows the beginning: antes at stud.
    assert story.steps[0].view == begin(found.record).view(line.seat)
    known = {card for proof in story.proofs for card in [proof.card]}
    named = set(cards_in({"steps": json.loads(raw)["steps"]}))
    assert named == known
    public = found.proofs.public
    assert isinstance(story.shuffle, ShufflePublic)
    assert story.shuffle == public
    for proof in story.proofs:
        assert isinstance(proof, CardProof)
        verify_card(story.shuffle, proof)
    unknown = set(found.record.deck or ()) - known
    assert unknown, "every card was seen"


@in_loop
async def test_a_coup_as_phh_hides_what_the_seat_did_not_see(tmp_path: Path) -> None:
    """The file that other programs read has question marks where others' cards were hidden."""
    async with served(tmp_path, TABLES) as place:
        one, _ = await two_guests(place)
        async with place.person(one) as http:
            for line in (await all_lines(http, 50))[:4]:
                path = f"/api/coups/{line.table}/{line.coup}"
                answer = await ok(http, f"{path}/phh")
                assert answer.headers["content-disposition"].endswith(f'coup-{line.coup}.phh"')
                story = read_told((await ok(http, f"{path}/told")).content)
                shown = {proof.card for proof in story.proofs}
                found = place.house.coup(line.table, line.coup)
                assert found is not None
                for card in set(found.record.deck or ()) - shown:
                    actions = answer.text.partition("actions")[2].partition("]")[0]
                    assert card_text(card) not in actions


@in_loop
async def test_nobody_is_told_of_a_coup_without_having_sat_there(tmp_path: Path) -> None:
    """Strangers are refused; an inspector hears the house's story; what is not there is not."""
    async with served(tmp_path, TABLES) as place:
        await two_guests(place)
        inspector, player = await place.account("ida", "inspector"), await place.account("pia")
        async with place.person(player) as http:
            for what in ("", "/told", "/phh"):
                answer = await http.get(f"/api/coups/pc/1{what}")
                assert (answer.status_code, answer.json()["code"]) == (403, "own-record")
            assert (await http.get("/api/coups/pc/9999999/told")).status_code == 404
            assert (await http.get("/api/coups/nowhere/1/told")).status_code == 404
            assert read_list((await ok(http, "/api/coups")).content) == CoupList((), None)
        async with place.person(inspector) as http:
            story = read_told((await ok(http, "/api/coups/pc/1/told")).content)
            assert story.viewer == 0
        async with place.http() as http:
            for path in ("/api/coups", "/api/coups/pc/1/told"):
                assert (await http.get(path)).status_code == 401


@pytest.mark.parametrize(
    "asked",
    [{"most": "0"}, {"most": "201"}, {"after": "x"}, {"since": "1e3"}, {"won": "maybe"},
     {"since": "99999999999999999999"}],
)  # fmt: skip
@in_loop
async def test_a_question_that_means_nothing_is_refused(
    asked: dict[str, str], tmp_path: Path
) -> None:
    """What cannot be asked for is refused with the reason, in the shape of all refusals."""
    async with served(tmp_path) as place, client(place) as one:
        assert one.session is not None
        async with place.person(one.session) as http:
            answer = await http.get("/api/coups", params=asked)
            assert (answer.status_code, answer.json()["code"]) == (422, "malformed")
            assert answer.json()["text"]


@in_loop
async def test_a_browser_stays_the_same_guest_by_its_cookie_alone(tmp_path: Path) -> None:
    """Page and socket know the guest again after a reload, and no script sees its session."""
    async with served(tmp_path) as place, place.http() as http:
        first = await http.post("/api/guest")
        cookie = first.headers["set-cookie"]
        for part in ("HttpOnly", "SameSite=strict", "Path=/"):
            assert part.lower() in cookie.lower()
        assert first.json()["guest"]
        assert first.json()["session"] == ""
        again = await http.post("/api/guest", headers={"origin": place.url})
        assert "set-cookie" not in again.headers
        me = (await ok(http, "/api/me")).json()
        assert me["person"] == first.json()["person"] == again.json()["person"]
        from server.served import hello, raw

        header = {"Cookie": cookie.partition(";")[0]}
        async with raw(place, additional_headers=header) as socket:
            welcome = await hello(socket)
            assert (welcome.person, welcome.session) == (me["person"], "")
        assert (await ok(http, "/api/coups")).json() == {"coups": [], "next": None}


@in_loop
async def test_a_page_of_a_long_list_comes_at_once(tmp_path: Path) -> None:
    """Of 100,000 coups in the store, any page of a person's own comes within a moment."""
    async with served(tmp_path) as place:
        session = await place.account("long")
        async with place.person(session) as http:
            person = (await ok(http, "/api/me")).json()["person"]
            await ok(http, "/api/coups")

            def fill(connection: Any) -> None:  # noqa: ANN401 - the store's connection
                for start in range(0, 100_000, 10_000):
                    rows = [
                        Played("pc", n, Seat(1), person if n % 2 else "other", n, "caribbean-stud",
                               "S", "d", "CAD", True, 10, 10 if n % 3 else -10, "pair", False)  # noqa: FBT003 - a struct's fields
                        for n in range(start, start + 10_000)
                    ]  # fmt: skip
                    played.add(connection, rows)

            await asyncio.wrap_future(place.house.store.write(fill))
            began = time.perf_counter()
            page = read_list((await ok(http, "/api/coups", most=50, won="false")).content)
            deep = await ok(http, "/api/coups", after="50000.50000.pc", table="pc")
            taken = time.perf_counter() - began
            assert [line.coup for line in page.coups[:2]] == [99_999, 99_993]
            assert read_list(deep.content).coups[0].coup == 49_999
            assert taken < 1
