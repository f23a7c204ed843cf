"""Promises about who one is: logins, cookies, locks, sessions, roles, signatures, logs."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from croupier.protocol.client import RefusedError
from croupier.protocol.messages import Closed, Watch
from croupier.server import ServerSettings, SettingsError
from croupier.server.logs import scrubbed
from databases import ON_SQLITE
from server.served import (
    DULL,
    GUARDED,
    HOUSE_TABLE,
    Served,
    client,
    hear,
    hello,
    in_loop,
    raw,
    say,
    served,
    served_tables,
)
from server.test_play import BOT, CHIPS

MINUTE = 60_000
PATIENT = ServerSettings(http_burst=1_000, logins_per_minute=1_000)


@in_loop
async def test_a_browser_logs_in_by_a_cookie_that_scripts_cannot_read(tmp_path: Path) -> None:
    """The cookie is HttpOnly and SameSite, under TLS Secure and bound to its host."""
    async with served(tmp_path, (), PATIENT) as place:
        await place.account("Anna")
        async with place.http(origin=place.url) as http:
            asked = {"name": "anna", "password": GUARDED}
            answer = await http.post("/api/login", json=asked)
            assert answer.status_code == 200
            assert answer.json()["session"] == ""
            cookie = answer.headers["set-cookie"]
            assert cookie.startswith("croupier=")
            assert {"HttpOnly", "SameSite=strict", "Path=/"} <= set(cookie.split("; "))
            assert (await http.get("/api/me")).json()["name"] == "Anna"
            assert (await http.post("/api/logout")).status_code == 200
            assert (await http.get("/api/me")).status_code == 401
    settings = ServerSettings(public_url="https://play.example")
    async with served(tmp_path, (), settings) as place:
        told = {"origin": "https://play.example", "host": "play.example"}
        async with place.http(**told) as http:
            answer = await http.post("/api/login", json={"name": "anna", "password": GUARDED})
            cookie = answer.headers["set-cookie"]
            assert cookie.startswith("__Host-croupier=")
            assert "Secure" in cookie.split("; ")
            assert "strict-transport-security" in answer.headers


@in_loop
async def test_a_cookie_alone_changes_nothing(tmp_path: Path) -> None:
    """A request that changes something comes from the house's own page, or is refused (CSRF)."""
    async with served(tmp_path, (), PATIENT) as place:
        await place.account("Anna")
        async with place.http() as http:
            asked = {"name": "anna", "password": GUARDED}
            await http.post("/api/login", json=asked, headers={"origin": place.url})
            limit = {"kind": "stake", "amount": 100}
            for headers in (
                {},
                {"origin": "https://evil.example"},
                {"origin": "null"},
                {"sec-fetch-site": "cross-site"},
                {"sec-fetch-site": "same-site"},
            ):
                refused = await http.post("/api/limits", json=limit, headers=headers)
                assert refused.status_code == 403, headers
                assert refused.json()["code"] == "origin"
            for headers in ({"origin": place.url}, {"sec-fetch-site": "same-origin"}):
                assert (
                    await http.post("/api/limits", json=limit, headers=headers)
                ).status_code == 200
            foreign = await http.get("/api/lobby", headers={"host": "evil.example"})
            assert foreign.status_code == 421


@in_loop
async def test_three_failed_logins_lock_a_name_for_half_an_hour(tmp_path: Path) -> None:
    """The lock holds for the right password too, whoever asks, also for names nobody has."""
    async with served(tmp_path, (), PATIENT, speed=1) as place, place.http() as http:
        await place.account("Anna")
        right = {"name": "Anna", "password": GUARDED, "bearer": True}
        wrong = right | {"password": "wrong password"}
        answers = await asyncio.gather(*[http.post("/api/login", json=wrong) for _ in range(6)])
        assert sorted(answer.status_code for answer in answers) == [401] * 3 + [429] * 3
        assert (await http.post("/api/login", json=right)).json()["code"] == "locked"
        nobody = {"name": "nobody", "password": "wrong password"}
        codes = [(await http.post("/api/login", json=nobody)).status_code for _ in range(4)]
        assert codes == [401, 401, 401, 429]
        place.clock.jump(31 * MINUTE)
        assert (await http.post("/api/login", json=right)).status_code == 200


@in_loop
async def test_a_session_ends_when_it_is_idle_and_when_it_is_revoked(tmp_path: Path) -> None:
    """After half an hour unused one logs in again; what is revoked closes its sockets at once."""
    async with served(tmp_path, served_tables(DULL), PATIENT, speed=1) as place:
        session = await place.account("Anna")
        async with place.person(session) as http:
            place.clock.jump(20 * MINUTE)
            assert (await http.post("/api/limits", json={"kind": "stake", "amount": 1})).is_success
            place.clock.jump(20 * MINUTE)
            assert (await http.get("/api/me")).status_code == 200
            place.clock.jump(11 * MINUTE)
            assert (await http.get("/api/me")).status_code == 401
        session = await place.session("Anna")
        async with raw(place) as socket, place.person(session) as http:
            assert (await hello(socket, session)).name == "Anna"
            assert (await http.post("/api/logout")).status_code == 200
            assert (await hear(socket, Closed)).code == "session"
        session = await place.session("Anna")
        async with raw(place) as socket:
            await hello(socket, session)
            place.clock.jump(31 * MINUTE)
            await say(socket, Watch("pc"))
            assert (await hear(socket, Closed)).code == "session"


@in_loop
async def test_a_console_that_nobody_touches_ends_its_session(tmp_path: Path) -> None:
    """What a page asks by itself, again and again, keeps nobody signed in; an act does."""
    async with served(tmp_path, served_tables(DULL), PATIENT, speed=1) as place:
        session = await place.account("Ines", "inspector")
        by_itself = {"x-unattended": "1"}
        async with place.person(session) as http:
            for minutes in (20, 9):
                place.clock.jump(minutes * MINUTE)
                found = await http.get("/api/staff/tables", headers=by_itself)
                assert found.status_code == 200
            assert (await http.get("/api/staff/tables")).status_code == 200
            for minutes, status in ((20, 200), (11, 401)):
                place.clock.jump(minutes * MINUTE)
                found = await http.get("/api/staff/tables", headers=by_itself)
                assert found.status_code == status


@in_loop
async def test_a_new_password_ends_every_session(tmp_path: Path) -> None:
    """Whoever changes the password is the only one left logged in."""
    async with served(tmp_path, (), PATIENT) as place:
        old = await place.account("Anna")
        async with place.person(old) as http:
            asked = {"password": GUARDED, "new": "a whole other password"}
            assert (await http.post("/api/password", json=asked)).status_code == 200
            http.cookies.clear()
            assert (await http.get("/api/me")).status_code == 401
            short = await http.post("/api/password", json=asked)
            assert short.status_code == 401


@in_loop
async def test_one_logs_out_everywhere_at_once(tmp_path: Path) -> None:
    """From one browser all sessions of a person end, and nobody else's."""
    async with served(tmp_path, (), PATIENT) as place:
        here, there = await place.account("Anna"), await place.session("Anna")
        other = await place.account("Ben")
        async with place.person(here) as http:
            assert (await http.post("/api/logout/everywhere")).status_code == 200
        for session, status in ((here, 401), (there, 401), (other, 200)):
            async with place.person(session) as http:
                assert (await http.get("/api/me")).status_code == status
        async with place.http(origin=place.url) as http:
            await http.post("/api/guest")
            refused = await http.post("/api/logout/everywhere")
            assert refused.json()["code"] == "login-needed"


@in_loop
async def test_accounts_are_opened_where_the_house_allows_it(tmp_path: Path) -> None:
    """Registration is the house's choice; names are one person's, passwords not too short."""
    async with served(tmp_path, (), PATIENT) as place, place.http() as http:
        asked = {"name": "Ben", "password": "a long password", "bearer": True}
        assert (await http.post("/api/register", json=asked)).status_code == 403
    allowed = ServerSettings(registration=True, logins_per_minute=1_000)
    async with served(tmp_path, (), allowed) as place, place.http() as http:
        assert (await http.post("/api/register", json=asked)).status_code == 200
        assert (await http.post("/api/register", json=asked)).json()["code"] == "name"
        short = asked | {"name": "Cat", "password": "short"}
        assert (await http.post("/api/register", json=short)).json()["code"] == "password"
        broken = await http.post("/api/register", json={"name": "Dan"})
        assert broken.status_code == 422
        assert "password" in broken.json()["text"]


STAFF_ONLY = [
    ("GET", "/api/staff/tables"),
    ("GET", "/api/staff/alerts"),
    ("GET", "/api/staff/figures"),
    ("GET", "/api/staff/acts"),
    ("GET", "/api/staff/sheets"),
    ("POST", "/api/staff/openings"),
    ("POST", "/api/staff/openings/1/sign"),
    ("POST", "/api/staff/openings/1/refuse"),
    ("GET", "/api/staff/people"),
    ("GET", "/api/cashier/accounts"),
    ("GET", "/api/cashier/accounts/Anna"),
    ("POST", "/api/staff/people"),
    ("POST", "/api/staff/tables"),
    ("POST", "/api/staff/tables/hc/acts"),
    ("POST", "/api/staff/alerts/1/acknowledge"),
    ("POST", "/api/staff/jackpots/request"),
    ("POST", "/api/staff/jackpots/sign"),
    ("POST", "/api/staff/adjustments"),
    ("POST", "/api/staff/adjustments/1/sign"),
    ("POST", "/api/staff/adjustments/1/refuse"),
    ("POST", "/api/staff/seeds"),
    ("POST", "/api/staff/vault"),
    ("POST", "/api/staff/unlock"),
    ("POST", "/api/staff/revoke"),
    ("POST", "/api/cashier/sell"),
    ("POST", "/api/cashier/redeem"),
    ("POST", "/api/cashier/accounts"),
]


@in_loop
async def test_a_player_does_nothing_that_is_the_staffs(tmp_path: Path) -> None:
    """Every staff route refuses players, guests and nobody, before it reads what is asked."""
    async with served(tmp_path, [HOUSE_TABLE], PATIENT) as place:
        session = await place.account("Anna")
        async with client(place) as guest:
            assert guest.session is not None
            for token, status in ((session, 403), (guest.session, 401), ("nobody", 401)):
                async with place.person(token) as http:
                    for method, path in STAFF_ONLY:
                        answer = await http.request(method, path, json={})
                        assert answer.status_code == status, (path, answer.text)
        routes = {
            (method.upper(), path.replace("{number}", "1"))
            for path, methods in (await _openapi(place))["paths"].items()
            for method in methods
            if "/staff/" in path or "/cashier/" in path
        }
        named = {
            (method, path.replace("/hc/", "/{table}/").replace("/Anna", "/{name}"))
            for method, path in STAFF_ONLY
        }
        assert routes == named


async def _openapi(place: Served) -> Any:  # noqa: ANN401 - JSON
    async with place.http() as http:
        return (await http.get("/api/openapi.json")).json()


@in_loop
async def test_the_desk_sells_chips_and_a_player_plays_for_them(tmp_path: Path) -> None:
    """Bought at the cashier once an id, played at a house table, redeemed: the books add up."""
    async with served(tmp_path, [HOUSE_TABLE], PATIENT) as place:
        cashier = await place.account("Cem", "cashier")
        async with place.person(cashier) as http:
            opened = (await http.post("/api/cashier/accounts", json={"name": "Anna"})).json()
            sale = {"name": "anna", "amount": 2 * CHIPS, "id": "s1"}
            for _ in range(2):
                assert (await http.post("/api/cashier/sell", json=sale)).status_code == 200
            assert (await http.get("/api/cashier/accounts/Anna")).json()["wallet"] == 2 * CHIPS
            own = sale | {"name": "Cem", "id": "s2"}
            assert (await http.post("/api/cashier/sell", json=own)).status_code == 403
        async with place.http() as http:
            asked = {"name": "Anna", "password": opened["password"], "bearer": True}
            session = (await http.post("/api/login", json=asked)).json()["session"]
        async with client(place, session) as one, place.person(session) as http:
            assert await one.play("hc", BOT, chips=CHIPS, coups=2) == 2
            me = (await http.get("/api/me")).json()
            assert me["at_tables"] == 0
            assert me["wallet"] - 2 * CHIPS == me["result"]
            assert (await http.get("/api/coups/hc/1")).text.startswith("variant")
        async with place.person(cashier) as http:
            back = {"name": "anna", "amount": me["wallet"], "id": "r1"}
            assert (await http.post("/api/cashier/redeem", json=back)).status_code == 200
            assert (await http.get("/api/coups/hc/1")).json()["code"] == "own-record"
        async with client(place) as guest, place.person(guest.session or "") as http:
            assert (await http.get("/api/coups/hc/1")).status_code == 403
        assert place.house.book.total() == 0


@in_loop
async def test_large_acts_take_a_second_member_of_the_staff(tmp_path: Path) -> None:
    """Who asked for a void or a correction does not sign it; another does, and it is done."""
    async with served(tmp_path, [HOUSE_TABLE], PATIENT, speed=1) as place:
        player = await place.account("Anna")
        first, second = (
            await place.account("Ida", "inspector"),
            await place.account("Mia", "manager"),
        )
        async with place.person(await place.account("Cem", "cashier")) as http:
            sale = {"name": "anna", "amount": CHIPS, "id": "s"}
            await http.post("/api/cashier/sell", json=sale)
        async with client(place, player) as one, place.person(first) as ida:
            await one.watch("hc")
            await one.sit("hc", CHIPS)
            coup = (await one.watch("hc")).coup
            void = {"type": "request-void", "coup": coup, "reason": "a card fell"}
            sign = {"type": "sign-void", "coup": coup}
            acts = "/api/staff/tables/hc/acts"
            assert (await ida.post(acts, json=void)).status_code == 200
            assert (await ida.post(acts, json=sign)).json()["code"] == "second-signature"
            correction = {"account": "vault", "amount": 10_000, "reason": "miscounted"}
            assert (await ida.post("/api/staff/adjustments", json=correction)).status_code == 200
            refused = await ida.post("/api/staff/adjustments/1/sign")
            assert refused.status_code == 403
            async with place.person(second) as mia:
                console = (await mia.get("/api/staff/tables")).json()
                assert console["tables"][0]["void_requested_by"]
                assert {alert["kind"] for alert in console["alerts"]} == {"void-requested"}
                number = console["alerts"][0]["number"]
                seen = await mia.post(f"/api/staff/alerts/{number}/acknowledge")
                assert seen.status_code == 200
                assert (await mia.post(acts, json=sign)).status_code == 200
                assert (await mia.post("/api/staff/adjustments/1/sign")).status_code == 200
            assert place.house.tables["hc"].voids == 1


@in_loop
async def test_a_manager_makes_staff_and_takes_it_back(tmp_path: Path) -> None:
    """Roles stand in the journal; who loses one is logged out."""
    async with served(tmp_path, (), PATIENT) as place:
        async with place.person(await place.account("Mia", "manager")) as mia:
            asked = {"name": "Ivo", "roles": ["inspector"], "reason": "hired"}
            made = (await mia.post("/api/staff/people", json=asked)).json()
            async with place.http() as http:
                login = {"name": "Ivo", "password": made["password"], "bearer": True}
                ivo = (await http.post("/api/login", json=login)).json()["session"]
            async with place.person(ivo) as http:
                assert (await http.get("/api/staff/tables")).status_code == 200
                assert (await http.post("/api/staff/vault", json={"amount": 1})).status_code == 403
                none = {"name": "Ivo", "roles": ["player"], "reason": "left the house"}
                assert (await mia.post("/api/staff/people", json=none)).status_code == 200
                assert (await http.get("/api/staff/tables")).status_code == 401
            own = {"name": "Mia", "roles": ["player"], "reason": "tired"}
            assert (await mia.post("/api/staff/people", json=own)).status_code == 403
            table = {
                "id": "t2",
                "name": "Two",
                "sheet": "five-card-stud-casino",
                "reason": "Friday",
            }
            assert (await mia.post("/api/staff/tables", json=table)).status_code == 200
            assert "t2" in place.house.tables
        kinds = [entry.kind for entry in place.house.store.read("house")]
        assert kinds.count("staff-changed") == 2


@in_loop
async def test_limits_hold_at_once_when_stricter_and_later_when_looser(tmp_path: Path) -> None:
    """A limit on stakes refuses a bet, taking it away waits; who is excluded sits nowhere."""
    async with served(tmp_path, [HOUSE_TABLE], PATIENT, speed=1) as place:
        session = await place.account("Anna")
        async with place.person(await place.account("Cem", "cashier")) as http:
            await http.post(
                "/api/cashier/sell", json={"name": "anna", "amount": 2 * CHIPS, "id": "s"}
            )
        async with place.person(session) as http, client(place, session) as one:
            limit = {"kind": "stake", "amount": 5_00}
            assert (await http.post("/api/limits", json=limit)).json()["limits"]["stake"]
            looser = await http.post("/api/limits", json=limit | {"amount": None})
            assert looser.json()["limits"]["stake"]["pending_from"] > place.clock.now()
            await one.watch("hc")
            await one.sit("hc", CHIPS)
            look = await one.watch("hc")
            with pytest.raises(RefusedError) as refused:
                await one.act("hc", look.coup, look.turn, BOT.decide(look.view))  # type: ignore[arg-type]
            assert refused.value.refused.code == "own-limit"
            await one.leave("hc")
            gone = (await http.post("/api/exclude", json={"days": 30})).json()
            assert gone["excluded_until"] > place.clock.now()
            with pytest.raises(RefusedError, match="excluded"):
                await one.sit("hc", CHIPS)


@in_loop
async def test_no_secret_stands_in_the_logs(tmp_path: Path) -> None:
    """Passwords, sessions, seeds and cards are in no line of the log, and each line is JSON."""
    async with served(tmp_path, served_tables(DULL), PATIENT) as place:
        session = await place.account("Anna")
        async with place.http() as http:
            await http.post("/api/login", json={"name": GUARDED, "password": "anna anna anna"})
            await http.post("/api/login", json={"name": "Anna", "password": session})
        async with client(place, session) as one, client(place) as guest:
            await one.play("pc", BOT, chips=CHIPS, coups=2)
            assert guest.session is not None
            async with place.person(session) as http:
                await http.get("/api/coups/pc/1")
                await http.get(f"/api/coups/{session}/1")
                await http.post("/api/logout")
            log = place.log.getvalue()
            secrets = [session, guest.session, GUARDED, "anna anna anna"]
        assert len(log.splitlines()) >= 5
        for line in log.splitlines():
            assert isinstance(json.loads(line), dict)
        for secret in secrets:
            assert secret not in log


@ON_SQLITE
def test_what_may_be_secret_is_hidden_wherever_it_stands() -> None:
    """Keys of secrets are hidden at any depth, and texts that look like tokens in any text."""
    token = "guest-" + "A" * 43
    told = {
        "event": f"said {token}",
        "inner": [{"password": "x", "cards": [1, 2]}, "a" * 43, "0" * 64, b"bytes"],
        "own_hand": 3,
        "coup": 7,
    }
    said = json.dumps(scrubbed(told))
    assert '"coup": 7' in said
    for secret in (token, '"x"', "[1, 2]", "a" * 43, "0" * 64, ": 3"):
        assert secret not in said


@in_loop
async def test_what_everyone_may_read_and_its_headers(tmp_path: Path) -> None:
    """Page, lobby, rules, schema, health and metrics answer, under strict headers."""
    async with served(tmp_path, served_tables(DULL), PATIENT) as place, place.http() as http:
        for path in ("/", "/api/lobby", "/api/schema", "/healthz", "/metrics", "/api/openapi.json"):
            answer = await http.get(path)
            assert answer.status_code == 200, path
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "server" not in answer.headers
        for sheet in ("caribbean-stud-quebec", "ps", place.house.tables["pc"].sheet.digest[:12]):
            rules = (await http.get(f"/api/rules/{sheet}")).json()
            assert rules["left_open"][0]["text"]
        french = await http.get("/api/rules/nothing", headers={"accept-language": "fr-CA"})
        assert french.status_code == 404
        assert "fiche" in french.json()["text"]
        assert (await http.get("/api/nothing")).status_code == 404
        giant = await http.post("/api/login", content=b"x" * 20_000)
        assert giant.status_code == 413

        async def endless() -> AsyncIterator[bytes]:
            for _ in range(100):
                yield b"x" * 1_000

        assert (await http.post("/api/login", content=endless())).status_code == 413


@ON_SQLITE
def test_a_public_address_that_is_none_is_refused() -> None:
    """A setting that cannot be meant says how to write it."""
    for url in ("play.example", "https://play.example/path", "ftp://play.example"):
        with pytest.raises(SettingsError, match="https://HOST"):
            ServerSettings(public_url=url)
