"""Promises about what the staff's consoles are told: figures, acts with reasons, signatures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from croupier.server import ServerSettings
from croupier.store.journal import MeterOpened, read_body
from databases import ON_SQLITE
from server.served import HOUSE_TABLE, Served, client, in_loop, served
from server.test_play import BOT, CHIPS

REASONED: dict[str, dict[str, object]] = {
    "/api/staff/adjustments": {"account": "vault", "amount": 10_000},
    "/api/staff/adjustments/1/refuse": {},
    "/api/staff/jackpots/request": {"table": "hc", "coup": 1, "seat": 1},
    "/api/staff/openings": {"id": "t", "name": "T", "sheet": "caribbean-stud-quebec"},
    "/api/staff/openings/1/refuse": {},
    "/api/staff/people": {"name": "Ivo", "roles": ["inspector"]},
    "/api/staff/revoke": {"name": "Cem"},
    "/api/staff/seeds": {"table": "hc", "coup": 1},
    "/api/staff/tables": {"id": "t", "name": "T", "sheet": "caribbean-stud-quebec"},
    "/api/staff/unlock": {"name": "Cem"},
    "/api/staff/vault": {"amount": 1},
}
"""What each act away from the tables asks for, but the reason."""
AT_TABLE: dict[str, dict[str, object]] = {
    "close-table": {},
    "credit": {"amount": 1},
    "drop-rake": {},
    "extend": {"milliseconds": 1},
    "fill": {"amount": 1},
    "pause": {},
    "record-violation": {"seat": 1},
    "refuse-void": {"coup": 1},
    "request-void": {"coup": 1},
    "resume": {},
    "rule": {"coup": 1},
}

PATIENT = ServerSettings(per_second=1_000, burst=1_000, http_burst=1_000, logins_per_minute=1_000)
ACTS = "/api/staff/tables/hc/acts"


async def ok(http: httpx.AsyncClient, path: str, asked: object = None) -> Any:  # noqa: ANN401 - JSON
    """Return an answer that must be one: to a GET, or to a POST where something is asked."""
    answer = await (http.get(path) if asked is None else http.post(path, json=asked))
    assert answer.status_code == 200, answer.text
    return answer.json()


async def anna_with_chips(place: Served, chips: int = 2 * CHIPS) -> str:
    """Sell chips to a new player, and return its session."""
    session = await place.account("Anna")
    async with place.person(await place.account("Cem", "cashier")) as cem:
        await ok(cem, "/api/cashier/sell", {"name": "anna", "amount": chips, "id": "s"})
    return session


@in_loop
async def test_figures_count_what_was_bet_and_what_the_table_kept(tmp_path: Path) -> None:
    """Coups of the last hour, all bets of them, and what the players lost: as the books say."""
    async with served(tmp_path, [HOUSE_TABLE], PATIENT) as place:
        session = await anna_with_chips(place)
        ida = await place.account("Ida", "inspector")
        async with place.person(ida) as http:
            (before,) = await ok(http, "/api/staff/figures")
            assert before == {"table": "hc", "coups": 0, "staked": 0, "kept": 0}
            async with client(place, session) as one:
                assert await one.play("hc", BOT, chips=CHIPS, coups=3) == 3
            await place.house.settled()
            (after,) = await ok(http, "/api/staff/figures")
            assert after["coups"] >= 3
            assert after["staked"] > 0
            assert after["kept"] == 2 * CHIPS - place.house.wallet(await person(place, "Anna"))
        place.clock.jump(25 * 3_600_000)
        async with place.person(await place.session("Ida")) as http:
            (later,) = await ok(http, "/api/staff/figures")
            assert later == before


async def person(place: Served, name: str) -> str:
    """Return somebody's id."""
    async with place.person(await place.session(name)) as http:
        return str((await ok(http, "/api/me"))["person"])


@in_loop
async def test_every_act_stands_in_the_log_with_its_reason(tmp_path: Path) -> None:
    """Pauses, rulings, violations, voids and counts: by whom, signed by whom, and why."""
    async with served(tmp_path, [HOUSE_TABLE], PATIENT, speed=1) as place:
        session = await anna_with_chips(place)
        ida = await place.account("Ida", "inspector")
        mia = await place.account("Mia", "manager")
        async with (
            client(place, session) as one,
            place.person(ida) as first,
            place.person(mia) as second,
        ):
            await one.watch("hc")
            await one.sit("hc", CHIPS)
            coup = (await one.watch("hc")).coup
            for asked in (
                {"type": "pause", "reason": "a spilt drink"},
                {"type": "resume", "reason": "dry again"},
                {"type": "extend", "milliseconds": 9_000, "reason": "slow line"},
                {"type": "record-violation", "seat": 1, "reason": "showed a card"},
                {"type": "rule", "coup": coup, "clause": "QC-8", "seat": 1, "reason": "as warned"},
                {"type": "request-void", "coup": coup, "reason": "a card fell"},
            ):
                await ok(first, ACTS, asked)
            console = await ok(second, "/api/staff/tables")
            (table,) = console["tables"]
            assert table["void_reason"] == "a card fell"
            assert console["names"][table["void_requested_by"]] == "Ida"
            await ok(second, ACTS, {"type": "sign-void", "coup": coup})
            await ok(second, ACTS, {"type": "fill", "amount": 100_00, "reason": "opening"})
            log = await ok(first, "/api/staff/acts?table=hc")
        names = log["names"]
        found = {
            act["kind"]: (names.get(act["by"]), act["reason"], names.get(act["second"]))
            for act in reversed(log["acts"])
        }
        assert log["next"] is None
        assert found["clock-extended"] == ("Ida", "slow line", None)
        assert found["violation"] == ("Ida", "showed a card", None)
        assert found["ruled"] == ("Ida", "as warned", None)
        assert found["void-requested"] == ("Ida", "a card fell", None)
        assert found["void-signed"] == ("Ida", "a card fell", "Mia")
        assert found["float-filled"] == ("Mia", "opening", None)
        reasons = [act["reason"] for act in log["acts"]]
        assert {"a spilt drink", "dry again"} <= set(reasons)
        assert next(act for act in log["acts"] if act["kind"] == "ruled")["clause"] == "QC-8"
        async with place.person(ida) as first:
            house = await ok(first, "/api/staff/acts")
        kinds = [act["kind"] for act in house["acts"]]
        assert {"wallet-sold", "alert", "meter-opened"} <= set(kinds)


@in_loop
async def test_the_log_holds_no_card_and_no_seed(tmp_path: Path) -> None:
    """What an inspector reads of a coup in play names acts, never what lies face down."""
    async with served(tmp_path, [HOUSE_TABLE], PATIENT, speed=1) as place:
        session = await anna_with_chips(place)
        ida = await place.account("Ida", "inspector")
        async with client(place, session) as one, place.person(ida) as http:
            await one.watch("hc")
            await one.sit("hc", CHIPS)
            await ok(http, ACTS, {"type": "pause", "reason": "wait"})
            log = await ok(http, "/api/staff/acts?table=hc")
        keys = {key for act in log["acts"] for key in (*act, *act["values"])}
        assert not keys & {"seed", "deck", "cards", "action", "events", "root", "commitment"}


@in_loop
async def test_a_meter_of_other_parameters_takes_two(tmp_path: Path) -> None:
    """A manager asks, another signs: the meter stands at the new seed; what waits is kept."""
    asked = {
        "id": "hot",
        "name": "Hot",
        "sheet": "caribbean-stud-quebec",
        "reason": "a festival",
        "changes": {"progressive.seed": "25000.00", "table.ante.min": "10.00"},
    }
    async with served(tmp_path, [HOUSE_TABLE], PATIENT) as place:
        mia = await place.account("Mia", "manager")
        await place.account("Max", "manager")
        async with place.person(mia) as http:
            alone = await http.post("/api/staff/tables", json=asked)
            assert alone.json()["code"] == "second-signature"
            wrong = asked | {"changes": {"progressive.seed": "much"}}
            refused = await http.post("/api/staff/openings", json=wrong)
            assert refused.json()["code"] == "malformed"
            await ok(http, "/api/staff/openings", asked)
            again = await http.post("/api/staff/openings", json=asked)
            assert again.json()["code"] == "signature-waits"
            assert (await http.post("/api/staff/openings/1/sign")).status_code == 403
    async with served(tmp_path, (), PATIENT) as place:
        async with place.person(await place.session("Max")) as http:
            (waits,) = (await ok(http, "/api/staff/tables"))["openings"]
            assert (waits["seed"], waits["table"], waits["reason"]) == (
                25_000_00,
                "hot",
                "a festival",
            )
            assert (await ok(http, "/api/staff/openings/1/sign", {}))["table"] == "hot"
            console = await ok(http, "/api/staff/tables")
            assert console["openings"] == []
            state = next(one["state"] for one in console["tables"] if one["table"] == "hot")
            assert state["ante"][0] == 10_00
            assert state["meter"] == 25_000_00 * 10_000
            shown = {one["meter"]: one for one in await ok(http, "/api/jackpots")}
            assert {"hot"} in [set(one["tables"]) for one in shown.values()]
        bodies = [read_body(entry.body) for entry in place.house.store.read("house")]
        opened = [one for one in bodies if isinstance(one, MeterOpened) and one.second]
        assert [one.seed for one in opened] == [25_000_00]
        assert opened[0].by != opened[0].second
    async with served(tmp_path, (), PATIENT) as place:
        assert not place.house.openings.waiting
        assert "hot" in place.house.tables


@in_loop
async def test_an_opening_that_nobody_signs_is_taken_back(tmp_path: Path) -> None:
    """Refused, it is gone, and may be asked for anew; only managers ask."""
    asked = {
        "id": "hot",
        "name": "Hot",
        "sheet": "caribbean-stud-quebec",
        "reason": "a festival",
        "changes": {"progressive.seed": "25000.00"},
        "settings": {"result": 5_000},
    }
    async with served(tmp_path, (), PATIENT) as place:
        async with place.person(await place.account("Ida", "inspector")) as ida:
            assert (await ida.post("/api/staff/openings", json=asked)).status_code == 403
            async with place.person(await place.account("Mia", "manager")) as mia:
                await ok(mia, "/api/staff/openings", asked)
                await ok(ida, "/api/staff/openings/1/refuse", {"reason": "too much"})
                gone = await ida.post("/api/staff/openings/1/sign")
                assert gone.json()["code"] == "no-request"
                await ok(mia, "/api/staff/openings", asked)
                lines = await ok(mia, "/api/staff/sheets")
        assert {line["game"] for line in lines} == {"caribbean-stud", "five-card-stud"}
        assert not place.house.tables


@in_loop
async def test_settings_that_no_table_can_have_are_refused(tmp_path: Path) -> None:
    """A result that nobody can read, a time that never ends or begins before it began."""
    asked = {"id": "t", "name": "T", "sheet": "caribbean-stud-quebec", "reason": "Friday"}
    wrong: list[dict[str, object]] = [
        {"result": 20},
        {"grace": -1},
        {"missed": 0},
        {"think": 10**14},
        {"open_seed": -1},
        {"bots": "all"},
    ]
    async with served(tmp_path, (), PATIENT) as place:
        async with place.person(await place.account("Mia", "manager")) as http:
            for settings in wrong:
                answer = await http.post("/api/staff/tables", json=asked | {"settings": settings})
                assert answer.json()["code"] == "malformed", settings
            await ok(http, "/api/staff/tables", asked | {"settings": {"open_seed": None}})
        assert list(place.house.tables) == ["t"]


@ON_SQLITE  # what is refused here never comes to the database
@in_loop
async def test_no_act_goes_without_a_reason(tmp_path: Path) -> None:
    """Whoever gives none, or a book, is told so, and nothing is done; all acts are tried."""
    async with served(tmp_path, [HOUSE_TABLE], PATIENT) as place:
        mia = await place.account("Mia", "manager")
        await place.account("Cem", "cashier")
        heads = place.house.store.heads()
        asked = [*REASONED.items(), *((ACTS, {"type": kind} | AT_TABLE[kind]) for kind in AT_TABLE)]
        async with place.person(mia) as http:
            for path, body in asked:
                for reason, code in (("", "reason"), (" ", "reason"), ("x" * 401, "long-reason")):
                    answer = await http.post(path, json=body | {"reason": reason})
                    assert (answer.status_code, answer.json()["code"]) == (422, code), (path, body)
            schema = await ok(http, "/api/openapi.json")
        assert place.house.store.heads() == heads
        named = {
            path.replace("{number}", "1").replace("{table}", "hc")
            for path, methods in schema["paths"].items()
            if "/staff/" in path and "post" in methods
        }
        signed = {path for path in named if path.endswith(("/sign", "/acknowledge"))}
        assert named - signed == {ACTS, *REASONED}


@in_loop
async def test_a_correction_may_be_refused_and_nobody_signs_for_themselves(tmp_path: Path) -> None:
    """Refused with a reason it is gone, over a restart too; one's own wallet is others' matter."""
    async with served(tmp_path, [HOUSE_TABLE], PATIENT) as place:
        ida, ivo = await place.account("Ida", "inspector"), await place.account("Ivo", "inspector")
        own = f"wallet:{await person(place, 'Ida')}"
        async with place.person(ida) as first, place.person(ivo) as second:
            mine = {"account": own, "amount": 10_000, "reason": "a gift"}
            refused = await first.post("/api/staff/adjustments", json=mine)
            assert (refused.status_code, refused.json()["code"]) == (403, "own-account")
            await ok(second, "/api/staff/adjustments", mine)
            (waits,) = (await ok(first, "/api/staff/tables"))["adjustments"]
            assert waits["account"] == own
            refused = await first.post("/api/staff/adjustments/1/sign")
            assert refused.json()["code"] == "own-account"
            await ok(first, "/api/staff/adjustments/1/refuse", {"reason": "not for me"})
            gone = await second.post("/api/staff/adjustments/1/sign")
            assert gone.json()["code"] == "no-adjustment"
            log = await ok(second, "/api/staff/acts")
            (act,) = [one for one in log["acts"] if one["kind"] == "adjustment-refused"]
            assert (act["reason"], act["amount"]) == ("not for me", 10_000)
            assert log["names"][own.partition(":")[2]] == "Ida"
    async with served(tmp_path, (), PATIENT) as place:
        assert not place.house.signing.adjustments
        async with place.person(await place.session("Ivo")) as http:
            await ok(http, "/api/staff/adjustments", mine)
            (waits,) = (await ok(http, "/api/staff/tables"))["adjustments"]
            assert waits["number"] == 2
