"""Promises about the odds over HTTP: the command line's, edited in place, beside live tables."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any

import msgspec
import pytest

from croupier.cli.main import run
from croupier.messages import languages
from croupier.protocol.client import Client
from croupier.records.rules import ITEMS
from croupier.server import odds_api
from croupier.server.answers import Problem
from croupier.server.house_api import Clauses, Rules
from croupier.server.odds_work import Question, answer
from croupier.server.odds_worker import OddsWorker
from croupier.sheets import load_sheet
from croupier.sheets.export import sheet_toml
from croupier.sheets.rulings import CLAUSES, RULINGS
from databases import ON_SQLITE, houses_on
from server.served import Served, in_loop, served

QUEBEC = "caribbean-stud-quebec"
STUD = "five-card-stud-casino"


def told_by_the_command(*arguments: str) -> dict[str, Any]:
    """Return what ``croupier odds --json`` prints."""
    command = [sys.executable, "-m", "croupier.cli", "odds", *arguments, "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Yield a server whose odds process answers all tests that are not about its life."""
    folder = tmp_path_factory.mktemp("odds")
    stands: Future[tuple[Served, asyncio.AbstractEventLoop, asyncio.Event]] = Future()

    async def stand() -> None:
        with houses_on(None), pytest.MonkeyPatch.context() as patch:
            patch.setattr(odds_api, "BURST", 1_000.0)  # all tests come from one address
            async with served(folder) as made:
                stop = asyncio.Event()
                stands.set_result((made, asyncio.get_running_loop(), stop))
                await stop.wait()

    with ThreadPoolExecutor(1) as thread:
        done = thread.submit(asyncio.run, stand())
        either: tuple[Future[Any], ...] = (done, stands)
        wait(either, return_when=FIRST_COMPLETED)
        if done.done():
            done.result()
        made, loop, stop = stands.result()
        yield made
        loop.call_soon_threadsafe(stop.set)
        done.result(30)


async def got(place: Served, path: str, body: object = None, status: int = 200) -> Any:  # noqa: ANN401 - JSON
    """Return an answer."""
    async with place.http(accept_language="en") as http:
        http.timeout = 90
        found = await (http.get(path) if body is None else http.post(path, json=body))
    assert found.status_code == status, found.text
    return found.json()


@ON_SQLITE  # the database has no part in it
@in_loop
async def test_the_page_is_told_what_the_command_tells(place: Served, tmp_path: Path) -> None:
    """Figures, best play, progressive and session are those of the command line, to the digit."""
    plain = await got(place, f"/api/odds/{QUEBEC}")
    command = await asyncio.to_thread(told_by_the_command, QUEBEC)
    assert {key: plain[key] for key in command} == command
    assert plain["net"] == -1_041_372_912_372
    assert {"outcomes", "distribution", "pays", "strategy", "rules"} == set(plain["tables"])
    edits = {"raise.pays.flush": "6", "dealer.opens": "Q Q", "raise.multiple": 3}
    body = {"set": edits, "ante": "7.50", "meter": "250000.00", "session": 100}
    edited = await got(place, f"/api/odds/{QUEBEC}", body)
    sets = [part for key, value in edits.items() for part in ("--set", f"{key}={value}")]
    asked = ("--ante", "7.50", "--meter", "250000.00", "--session", "100")
    command = await asyncio.to_thread(told_by_the_command, QUEBEC, *sets, *asked)
    assert {key: edited[key] for key in command} == command
    file = tmp_path / "edited.toml"
    file.write_text(edited["toml"], encoding="utf-8")
    assert load_sheet(file).digest == edited["digest"] != plain["digest"]
    by_address = "&".join(f"set={key}={value}" for key, value in edits.items())
    more = "meter=250000.00&session=100&bankroll=300.00"
    again = await got(place, f"/api/odds/{QUEBEC}?{by_address}&{more}")
    assert again["digest"] == edited["digest"]
    detail = again["progressive_detail"]["return_at_meter"]
    assert detail == edited["progressive_detail"]["return_at_meter"]
    assert (again["session"]["coups"], again["session"]["bankroll"]) == (100, "300.00")
    stud = await got(place, f"/api/odds/{STUD}")
    command = await asyncio.to_thread(told_by_the_command, STUD)
    assert {key: stud[key] for key in command} == command


@ON_SQLITE
@in_loop
async def test_the_pages_chances_are_those_of_the_command(
    place: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    """Counted or sampled, on any deck and of an edited sheet: the same document to the digit."""
    seats = ("?:Ah Kd", "Qs:Qd 9c", "x ?:Jc 10d")
    asked: tuple[tuple[tuple[str, ...], dict[str, str]], ...] = (
        (seats, {}),
        (("Ah", "Kd", "Qs"), {"samples": "3000", "seed": "7"}),
        (seats[:2], {"players": "5", "lowest": "7", "set": "hands.kickers=first"}),
    )
    async with place.http() as http:
        http.timeout = 90
        for words, more in asked:
            found = await http.get(f"/api/odds/{STUD}/chances", params={"seat": words, **more})
            assert found.status_code == 200, found.text
            options = [part for name, value in more.items() for part in (f"--{name}", value)]
            assert run(["chances", STUD, *words, *options, "--json"]) == 0
            assert found.json() == json.loads(capsys.readouterr().out)


@ON_SQLITE
@in_loop
async def test_a_position_that_cannot_stand_is_refused_at_its_seat(place: Served) -> None:
    """The refusal says in the reader's language what is wrong, and its values at which seat."""
    wrong: tuple[tuple[str, list[str], int], ...] = (
        (STUD, ["Ah", "Zz"], 2),
        (STUD, ["Ah", "Kd", "Kd"], 3),
        (STUD, ["Ah Kd", "Qd"], 2),
        (STUD, ["2c", "Qd"], 1),
        (STUD, [], 0),
        (QUEBEC, ["Ah", "Kd"], 0),
    )
    texts = set()
    for language in languages():
        async with place.http(accept_language=language) as http:
            http.timeout = 90
            for sheet, words, seat in wrong:
                path = f"/api/odds/{sheet}/chances"
                refused = (await http.get(path, params={"seat": words})).json()
                assert (refused["code"], refused["values"]["seat"]) == ("odds-position", seat)
                texts.add(refused["text"])
    assert len(texts) == len(languages()) * len(wrong)
    path = f"/api/odds/{STUD}/chances?seat=Ah&seat=Kd"
    for more in ("samples=0", "samples=99999999", "seed=-1", "players=x", "seat=" + "x" * 99):
        assert (await got(place, f"{path}&{more}", status=422))["code"] == "malformed"
    edit = await got(place, f"{path}&set=deck.lowest=what", status=422)
    assert (edit["code"], edit["faults"][0]["key"]) == ("sheet-edit", "deck.lowest")


@ON_SQLITE
@in_loop
async def test_an_edit_that_makes_no_sheet_is_refused_by_its_key(tmp_path: Path) -> None:
    """Each fault names its key, what is wrong and what would be right, in the reader's language."""
    edits: tuple[tuple[dict[str, Any], str], ...] = (
        ({"raise.pays.flush": "many"}, "raise.pays.flush"),
        ({"raise.pays.flsh": "6"}, "raise.pays.flsh"),
        ({"nothing": "1"}, "nothing"),
        ({"table.ante.min": "900.00"}, "table.ante"),
        ({"raise.multiple": 0}, "raise.multiple"),
        ({"hands.order": None}, "hands.order"),
        ({"game": "five-card-stud"}, "game"),
        ({"raise": "7"}, "raise"),
    )
    async with served(tmp_path) as place:
        for body, key in edits:
            refused = await got(place, f"/api/odds/{QUEBEC}", {"set": body}, 422)
            assert refused["code"] == "sheet-edit"
            assert refused["type"] == "refused"
            assert refused["faults"]
            named = any(fault["key"].startswith(key) for fault in refused["faults"])
            assert named or key == "game", refused
            assert all(fault["what"] and fault["mend"] for fault in refused["faults"])
        assert place.floor.odds.pid is None


@ON_SQLITE
@in_loop
async def test_what_means_nothing_is_refused_and_no_file_is_read(
    place: Served, tmp_path: Path
) -> None:
    """Strategies are names and lines: a path is none; amounts, charts and sheets must exist."""
    (tmp_path / "mine.txt").write_text("else raise", encoding="utf-8")
    path = f"/api/odds/{QUEBEC}"
    wrong: tuple[dict[str, object], ...] = (
        {"strategy": str(tmp_path / "mine.txt")},
        {"strategy": "raise nothing; else fold"},
        {"ante": "much"},
        {"session": 10, "bankroll": "x"},
    )
    for body in wrong:
        refused = await got(place, path, body, 422)
        assert refused["code"] == "odds-refused"
    unread: tuple[dict[str, object], ...] = (
        {"session": 0},
        {"session": 10**9},
        {"else": 1},
        {"strategy": "x" * 5_000},
    )
    for body in unread:
        assert (await got(place, path, body, 422))["code"] == "malformed"
    assert (await got(place, "/api/odds/none", status=404))["code"] == "no-sheet"
    assert (await got(place, f"{path}/charts/pie", status=422))["code"] == "odds-refused"
    assert (await got(place, f"{path}/charts/outcomes.png", status=404))["code"] == "not-found"
    assert (await got(place, f"{path}/charts/outcomes?width=1", status=422))["code"]
    bad = await got(place, f"{path}/charts/outcomes?set=raise.pays.flush=x", status=422)
    assert bad["code"] == "sheet-edit"


@ON_SQLITE
@in_loop
async def test_every_chart_is_drawn_and_fetches_nothing(place: Served) -> None:
    """Each chart of both games is a specification with its data, and a picture."""
    async with place.http() as http:
        http.timeout = 90
        for sheet, names in (
            (QUEBEC, ("outcomes", "strategy", "session", "jackpot")),
            (STUD, ("order", "rake")),
        ):
            for name in names:
                path = f"/api/odds/{sheet}/charts/{name}"
                specification = (await http.get(path, params={"theme": "dark"})).json()
                assert specification["datasets"]
                assert "http" not in json.dumps(specification)
                picture = await http.get(f"{path}.svg", params={"width": 400})
                assert picture.headers["content-type"] == "image/svg+xml"
                assert picture.text.startswith("<svg")


@ON_SQLITE
@in_loop
async def test_a_live_table_does_not_wait_for_the_odds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While deals are counted anew, the server's time is told as soon as ever."""
    monkeypatch.setenv("CROUPIER_CACHE_DIR", str(tmp_path))  # nothing is counted yet
    async with served(tmp_path) as place, Client(place.url) as one:
        await one.time()
        count = asyncio.create_task(
            got(place, f"/api/odds/{QUEBEC}", {"set": {"dealer.opens": "J J"}})
        )
        waits = []
        while not count.done():
            began = time.perf_counter()
            await one.time()
            waits.append(time.perf_counter() - began)
            await asyncio.sleep(0.02)
        assert (await count)["deals"]
    # The machine may be busy with other tests: the usual wait is what counts.
    assert len(waits) > 10
    assert sorted(waits)[len(waits) // 2] < 0.1


@ON_SQLITE
@in_loop
async def test_the_same_question_is_worked_out_once(tmp_path: Path) -> None:
    """Many who ask the same at once, or later, are given one answer; too many others not."""
    del tmp_path
    worker = OddsWorker()
    sheet = load_sheet(STUD).dump()
    question = Question("worth", sheet)
    try:
        same = await asyncio.gather(*[worker.ask(question) for _ in range(20)])
        assert len(set(same)) == 1
        pid = worker.pid
        assert worker.knows(question)
        others = [Question("worth", sheet, session=number) for number in range(1, 30)]
        found = await asyncio.gather(*map(worker.ask, others), return_exceptions=True)
        busy = [each for each in found if isinstance(each, Problem)]
        assert {each.error.code for each in busy} == {"odds-busy"}
        assert len(busy) == 29 - 8
        # The process dies: the next question has another.
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        assert await worker.ask(Question("returns", sheet)) == b"null"
        assert worker.pid != pid
    finally:
        pid = worker.pid
        await worker.close()
    assert pid is not None
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


@ON_SQLITE
@in_loop
async def test_what_takes_too_long_is_given_up(tmp_path: Path) -> None:
    """A question that takes too long is refused and costs its process; others are answered."""
    del tmp_path
    worker = OddsWorker(longest=0.01)
    try:
        with pytest.raises(Problem) as refused:
            await worker.ask(Question("worth", load_sheet(QUEBEC).dump()))
        assert refused.value.error.code == "odds-long"
        assert worker.pid is None
    finally:
        await worker.close()


@ON_SQLITE
@pytest.mark.parametrize("language", languages())
@in_loop
async def test_rules_are_told_whole_in_every_language(
    place: Served, language: str, tmp_path: Path
) -> None:
    """All twelve items, the returns, the file, and every clause in the reader's language."""
    async with place.http(accept_language=language) as http:
        http.timeout = 90
        for name in (QUEBEC, STUD, "pc"):
            await http.get(f"/api/odds/{name}")  # the returns are at hand from here on
            found = await http.get(f"/api/rules/{name}")
            rules = msgspec.json.decode(found.content, type=Rules)
            assert rules.page.language == language
            assert [item.key for item in rules.page.items] == list(ITEMS)
            assert all(item.lines for item in rules.page.items)
            assert (rules.returns is None) == (rules.game == "five-card-stud")
            if rules.returns is not None:
                assert f"{rules.returns.house_edge:.4f}" == "0.0522"
                assert rules.returns.progressive is not None
            file = tmp_path / "sheet.toml"
            file.write_bytes((await http.get(f"/api/rules/{name}/toml")).content)
            assert load_sheet(file).digest == rules.digest
        told = msgspec.json.decode((await http.get("/api/clauses")).content, type=Clauses)
        assert told.language == language
        for laws, ids in ((told.clauses, CLAUSES), (told.rulings, RULINGS)):
            assert {game: tuple(texts) for game, texts in laws.items()} == dict(ids)
            assert all(text for texts in laws.values() for text in texts.values())


@ON_SQLITE
@pytest.mark.parametrize("name", [QUEBEC, STUD, "five-card-stud-casino-closed"])
def test_a_sheet_as_a_file_is_the_same_sheet(name: str, tmp_path: Path) -> None:
    """What is taken away as TOML has the same rules, every default written out."""
    sheet = load_sheet(name)
    file = tmp_path / "taken.toml"
    file.write_text(sheet_toml(sheet), encoding="utf-8")
    assert load_sheet(file).digest == sheet.digest


@ON_SQLITE
def test_a_refusal_of_the_work_is_in_words() -> None:
    """What a room refuses comes out as its sentence, never as a failure of the process."""
    dump = load_sheet(QUEBEC).dump()
    found = answer(Question("worth", dump, strategy="optimum"))
    assert found.body == b""
    assert "optimal" in found.refused
