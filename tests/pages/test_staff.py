"""Promises of the staff's consoles: signatures of two, reasons, refusals, and no hidden card."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Response, Route, expect

from croupier.games.actions import Place, Raise, Seat
from croupier.games.caribbean import CaribbeanCoup
from croupier.money import MICRO_PER_MINOR
from croupier.protocol.messages import Ack, Act, CallInspector, Leave, Sit
from croupier.server import ServerSettings
from croupier.sheets import load_sheet
from croupier.store import people
from croupier.tables import Caller, Settings, TableSpec
from pages.cards import name_of
from pages.houses import WAIT, Visited
from pages.visitor import DESK, PHONE, THOROUGH, Troubles, Visit, Visitor, signed_in, violations
from server.test_secrecy import cards_in
from tables.live import rigged
from tables.test_house import ROYAL

CHIPS = 1_000_00
ANTE = 10_00
HALL = TableSpec(
    "hall", "Hall", load_sheet("caribbean-stud-quebec"), settings=Settings(all_bet=200)
)
PATIENT = ServerSettings(per_second=1_000, burst=1_000, http_burst=1_000, logins_per_minute=1_000)
SIGN = re.compile("^Sign ?:")
CEM = Caller("cem", "Cem", frozenset({"cashier"}))
IVO = Caller("ivo", "Ivo", frozenset({"inspector"}))


@pytest.fixture
def house_server(open_house: Callable[..., AbstractContextManager[Visited]]) -> Iterator[Visited]:
    """Open a house with a table for money, an inspector, a cashier and a manager."""
    with open_house([HALL], PATIENT) as visited:
        visited.add("Ida", "inspector")
        visited.add("Cem", "cashier")
        visited.add("Mia", "manager")
        yield visited


@dataclass
class Player:
    """Somebody at the hall, whose doings are asked of the table itself."""

    place: Visited
    name: str
    me: Caller = field(init=False)

    def __post_init__(self) -> None:
        """Open an account and sell it chips."""
        self.place.add(self.name)
        house = self.place.served.house
        sessions = self.place.served.floor.sessions

        async def known() -> Caller:
            found = await sessions.read(people.person_called, self.name)
            assert found is not None
            sold = await house.desk.sell(CEM, found.id, 2 * CHIPS, f"sold-{self.name}")
            assert isinstance(sold, Ack)
            return Caller(found.id, found.name)

        self.me = self.place.run(known)

    def ask(self, request: Any) -> None:  # noqa: ANN401 - any request
        """Ask the table for something that it grants."""
        table = self.place.served.house.table("hall")
        reply = self.place.run(lambda: table.ask(self.me, request))
        assert isinstance(reply, Ack), reply

    def sit(self) -> None:
        """Sit down, and stay connected."""
        table = self.place.served.house.table("hall")

        async def follow() -> None:
            table.subscribe(self.me.id, lambda _: None)

        self.place.run(follow)
        self.ask(Sit("hall", f"sit-{self.name}", CHIPS))

    def bet(self) -> None:
        """Put an ante in, with the progressive."""
        table = self.place.served.house.table("hall")
        action = Place(ANTE, progressive=True)
        self.ask(Act("hall", table.number, table.turn, f"bet-{self.name}", action))


def coup_of(place: Visited) -> CaribbeanCoup:
    """Return the coup in play at the hall."""
    running = place.served.house.table("hall").running
    assert running is not None
    assert isinstance(running.coup, CaribbeanCoup)
    return running.coup


def dealt(place: Visited, page: Page) -> None:
    """Wait until the hands lie there: who bet may be to decide before, about another bet."""
    table = place.served.house.table("hall")
    until = time.monotonic() + WAIT
    while table.running is None or not coup_of(place).view(None).dealer:
        assert time.monotonic() < until, "nothing is dealt"
        page.wait_for_timeout(20)
    expect(page.get_by_text("to decide", exact=True)).to_be_visible()


@pytest.fixture
def console(visit: Visit, house_server: Visited) -> Callable[..., Page]:
    """Return what opens a page for a member of the staff who is signed in."""

    def opened(who: str, path: str, *more: Any, **options: Any) -> Page:  # noqa: ANN401 - those of visit
        page = visit("", *more, **options)
        signed_in(Visitor(page, house_server), who)
        page.goto(path)
        return page

    return opened


def panel(page: Page, heading: str) -> Locator:
    """Return the panel under a heading."""
    return page.locator(".panel", has=page.get_by_role("heading", name=heading, exact=True))


def filled(form: Locator, go: str, **fields: str) -> None:
    """Fill a form in by the names of its fields, choose by their words, and send it."""
    for name, text in fields.items():
        field = form.get_by_label(name.replace("_", " "))
        if field.evaluate("(it) => it.tagName") == "SELECT":
            field.select_option(text)
        else:
            field.fill(text)
    form.get_by_role("button", name=go, exact=True).click()


def log(page: Page) -> Locator:
    """Return the log of acts."""
    return page.locator(".box", has=page.locator("ol"))


@pytest.mark.ruling("R-QC-10")
def test_a_void_takes_two_consoles(house_server: Visited, console: Callable[..., Page]) -> None:
    """One asks with a reason, the table waits, another signs: all bets are back, both are named."""
    anna = Player(house_server, "Anna")
    anna.sit()
    anna.bet()
    table = house_server.served.house.table("hall")
    ida, mia = console("Ida", "/inspector/hall"), console("Mia", "/inspector")
    void = panel(ida, "Void coup 1")
    void.get_by_label("Reason").fill("a card fell")
    void.get_by_role("button", name="Ask for the void").dblclick()
    waits = ida.get_by_role("listitem").filter(has_text="Void coup 1 at Hall").first
    expect(waits).to_contain_text("asked for by Ida")
    expect(waits.get_by_role("button", name=SIGN)).to_have_count(0)
    assert table.voids == 0
    signing = mia.get_by_role("listitem").filter(has_text="Void coup 1 at Hall").first
    expect(signing).to_contain_text("a card fell")
    signing.get_by_role("button", name=SIGN).click()
    expect(mia.get_by_text("Nothing waits.")).to_be_visible()
    assert table.voids == 1
    assert house_server.served.house.at_tables(anna.me.id) == CHIPS
    expect(log(ida)).to_contain_text("coup 1 voided", timeout=15_000)
    expect(log(ida).get_by_role("listitem").filter(has_text="coup 1 voided")).to_contain_text(
        "Ida + Mia"
    )


def test_another_signs_on_the_same_console(
    house_server: Visited, console: Callable[..., Page], troubles: Troubles
) -> None:
    """A wrong password is refused in words; the right one signs, and who is signed in stays so."""
    troubles.expect(r"401 \(Unauthorized\) \(\S+/api/login")
    troubles.expect(r"403 \(Forbidden\) \(\S+/acts")
    anna = Player(house_server, "Anna")
    anna.sit()
    anna.bet()
    page = console("Ida", "/inspector/hall")
    void = panel(page, "Void coup 1")
    void.get_by_label("Reason").fill("a card fell")
    void.get_by_role("button", name="Ask for the void").click()
    page.get_by_role("button", name=re.compile("^Sign as another")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name").fill("Mia")
    dialog.get_by_label("Password").fill("not hers")
    dialog.get_by_role("button", name="Sign", exact=True).click()
    expect(dialog.get_by_role("alert")).to_contain_text("wrong")
    expect(dialog.get_by_label("Name")).to_have_value("Mia")
    for name in ("Ida", "Mia"):  # who asked is no second, also with the password
        dialog.get_by_label("Name").fill(name)
        dialog.get_by_label("Password").fill("correct horse battery")
        dialog.get_by_role("button", name="Sign", exact=True).click()
        if name == "Ida":
            expect(dialog.get_by_role("alert")).to_contain_text("Another member of the staff")
    expect(page.get_by_text("Nothing waits.")).to_be_visible()
    assert house_server.served.house.table("hall").voids == 1
    page.reload()
    expect(page.get_by_role("banner")).to_contain_text("Ida")


@pytest.mark.clause("QC-8")
@pytest.mark.ruling("R-QC-16")
def test_a_violation_is_recorded_with_what_follows(
    house_server: Visited, console: Callable[..., Page]
) -> None:
    """The console says what the ruling brings, asks what happened, and the seat is barred."""
    anna = Player(house_server, "Anna")
    anna.sit()
    anna.bet()
    page = console("Ida", "/inspector/hall")
    form = panel(page, "Record a violation")
    expect(form).to_contain_text("sits out the next game")
    expect(form).to_contain_text("QC-8, R-QC-16")
    expect(form.get_by_role("button", name="Record a violation")).to_be_disabled()
    form.get_by_label("Seat").select_option(label="seat 1 · Anna")
    form.get_by_label("What happened").fill("showed a card to seat 2")
    form.get_by_role("button", name="Record a violation").dblclick()
    entry = log(page).get_by_role("listitem").filter(has_text="violation by seat 1")
    expect(entry).to_contain_text("showed a card to seat 2")
    expect(entry).to_have_count(1)
    assert Seat(1) in coup_of(house_server).view(None).barred_next


def test_an_alert_stays_until_somebody_takes_it(
    house_server: Visited, console: Callable[..., Page]
) -> None:
    """It arrives by itself at every console, survives a reload, and goes by one name for all."""
    ida, mia = console("Ida", "/inspector"), console("Mia", "/inspector")
    expect(ida.get_by_text("Nothing rings.")).to_be_visible()
    anna = Player(house_server, "Anna")
    anna.sit()
    anna.ask(CallInspector("hall", "help"))
    for page in (ida, mia):
        expect(page.get_by_text("Seat 1 calls the inspector").first).to_be_visible()
    ida.reload()
    button = ida.get_by_role("button", name=re.compile("^Acknowledge"))
    button.click()
    for page in (ida, mia):
        expect(page.get_by_text("Nothing rings.")).to_be_visible()
    entry = log(ida).get_by_role("listitem").filter(has_text="alert acknowledged")
    expect(entry).to_contain_text("Ida", timeout=15_000)


def test_the_cashier_opens_sells_and_redeems_once(
    house_server: Visited, console: Callable[..., Page], troubles: Troubles
) -> None:
    """Chips are sold once on a double click; too many back are refused, what was typed stays."""
    troubles.expect(r"409 \(Conflict\) \(\S+/api/cashier/redeem")
    page = console("Cem", "/cashier")
    page.locator("summary", has_text="Open an account").click()
    page.get_by_label("Name", exact=True).fill("Zoë")
    page.get_by_role("button", name="Open an account").click()
    expect(page.get_by_text("The password, shown this once")).to_be_visible()
    page.get_by_label("Money taken").fill("250")
    page.get_by_role("button", name="Sell chips").dblclick()
    wallet = page.locator("dd").first
    expect(wallet).to_have_text("$250.00")
    expect(page.get_by_label("Money taken")).to_have_value("")
    page.get_by_label("Money given").fill("300.50")
    page.get_by_role("button", name="Take chips back").click()
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("$300.50")
    expect(refusal).to_contain_text("QC-5")
    expect(page.get_by_label("Money given")).to_have_value("300.50")
    page.get_by_label("Money given").fill("50")
    page.get_by_role("button", name="Take chips back").click()
    expect(wallet).to_have_text("$200.00")
    page.get_by_label("Name, or a part of it").fill("zo")
    page.get_by_role("button", name="Find", exact=True).click()
    expect(page.get_by_role("button", name="Zoë $200.00")).to_be_visible()
    assert house_server.served.house.book.balance("cage") == -200_00 * MICRO_PER_MINOR


def test_a_bank_is_opened_filled_and_counted(
    house_server: Visited, console: Callable[..., Page]
) -> None:
    """A fill comes from the vault; a count that differs from the books rings."""
    page = console("Cem", "/cashier")
    page.get_by_role("button", name=re.compile("^Count, fill, credit")).click()
    fill = page.locator("form", has=page.get_by_label("From the vault"))
    fill.get_by_label("From the vault").fill("5000")
    fill.get_by_label("Reason").fill("opening")
    page.get_by_role("button", name="Fill the float").dblclick()
    expect(page.locator("strong", has_text="$5,000.00")).to_be_visible()
    page.get_by_label("Counted").fill("4990")
    page.get_by_role("button", name="Write the count down").click()
    page.wait_for_function("() => document.querySelectorAll('[role=status]').length > 0")
    inspector = console("Ida", "/inspector")
    expect(
        inspector.get_by_text("The float was counted at $4,990.00; the books say $5,000.00").first
    ).to_be_visible()
    assert house_server.served.house.book.balance("float:hall") == 5_000_00 * MICRO_PER_MINOR


@pytest.mark.ruling("R-QC-7")
def test_the_manager_opens_tables_and_a_meter_takes_two(
    house_server: Visited, console: Callable[..., Page]
) -> None:
    """Limits of one's own open at once; a seed of one's own waits until another signs."""
    page = console("Mia", "/manager")
    form = page.locator(".panel", has=page.get_by_label("Id of the table"))
    form.get_by_label("Id of the table").fill("salon")
    form.get_by_label("Name", exact=True).fill("Salon")
    form.get_by_label("Rule sheet").select_option("caribbean-stud-quebec")
    form.get_by_label("Least ante").fill("10")
    form.get_by_label("Reason").fill("a full lobby")
    form.get_by_role("button", name="Open a table").click()
    expect(page.get_by_role("row").filter(has_text="Salon")).to_contain_text("ante $10 to $100")
    house = house_server.served.house
    assert house.table("salon").sheet.table.ante.min == 10_00  # type: ignore[union-attr]
    form.get_by_label("Id of the table").fill("hot")
    form.get_by_label("Seed of the meter").fill("25000")
    form.get_by_label("Reason").fill("the festival")
    form.get_by_role("button", name="Ask for the table").click()
    expect(form).to_contain_text("opens once another signs")
    assert "hot" not in house.tables
    ida = console("Ida", "/inspector")
    waits = ida.get_by_role("listitem").filter(has_text="$25,000.00").first
    expect(waits).to_contain_text("the festival")
    waits.get_by_role("button", name=SIGN).click()
    expect(ida.get_by_role("row").filter(has_text="hot")).to_be_visible()
    meter = house.table("hot").spec.meter_name
    assert house.meters()[meter or ""] == 25_000_00 * MICRO_PER_MINOR


def corrected(place: Visited, ida: Page, mia: Page) -> None:
    """Let one ask for a correction that another signs while a third is about to."""
    house = place.served.house
    adjust = mia.locator("form", has=mia.get_by_label("Account that gains"))
    adjust.get_by_label("Account that gains").fill("vault")
    filled(adjust, "Ask for the correction", amount="10", reason="found in the vault")
    ida.goto("/inspector")
    waits = ida.get_by_role("listitem").filter(has_text="vault gains $10.00, the house loses it")
    expect(waits.first).to_contain_text("found in the vault")

    def faster(route: Route) -> None:
        place.run(lambda: house.desk.sign_adjustment(IVO, 1))
        route.continue_()

    ida.route("**/adjustments/1/sign", faster)
    waits.first.get_by_role("button", name=SIGN).click()
    expect(ida.get_by_role("alert")).to_contain_text("No adjustment 1 waits")
    expect(ida.get_by_text("Nothing waits.")).to_be_visible()
    assert house.book.balance("vault") == 10_00 * MICRO_PER_MINOR


def promoted(mia: Page, console: Callable[..., Page]) -> None:
    """Let a cashier become an inspector as well, which ends the session before the console."""
    cem = console("Cem", "/cashier")
    mia.get_by_role("button", name="Roles : Cem").click()
    mia.get_by_role("dialog").get_by_label("inspector").check()
    filled(mia.get_by_role("dialog"), "Set the roles", reason="a long night")
    expect(mia.get_by_text("Cem: cashier, inspector.")).to_be_visible()
    expect(cem.get_by_text("This console is the staff’s. Sign in first.")).to_be_visible()
    expect(log(mia)).to_contain_text("Roles of Cem: cashier, inspector", ignore_case=True)


def test_two_consoles_do_the_rest(
    house_server: Visited, console: Callable[..., Page], troubles: Troubles
) -> None:
    """Time, rulings, seeds, corrections, roles, closing: who, with whom and why stands in the log.

    Who signs what another signed meanwhile, or whose session is over, is told so in words.
    """
    troubles.expect(r"409 \(Conflict\) \(\S+/api/staff/adjustments/1/sign")
    troubles.expect(r"401 \(Unauthorized\) \(\S+/api/staff/")
    house = house_server.served.house
    table = house.table("hall")
    anna = Player(house_server, "Anna")
    anna.sit()
    anna.bet()
    ida, mia = console("Ida", "/inspector/hall"), console("Mia", "/manager")
    dealt(house_server, ida)
    before = table.pace.deadline or 0
    more = panel(ida, "Give more time")
    filled(more, "Give more time", reason="a slow line", how_much="60")
    expect(more.get_by_role("status")).to_have_text("Done.")
    assert (table.pace.deadline or 0) >= before + 60_000
    ruling = ida.locator("form", has=ida.get_by_label("Decision"))
    ruling.get_by_label("Clause").select_option("QC-7")
    filled(ruling, "Write the decision down", decision="the raise stands")
    filled(panel(ida, "Void coup 1"), "Ask for the void", reason="a card fell")
    mia.get_by_role("listitem").filter(has_text="a card fell").get_by_role(
        "button", name=SIGN
    ).dblclick()
    expect(mia.get_by_text("Nothing waits.")).to_be_visible()
    for said in ("60 seconds more a slow line", "decision about coup 1 QC-7 the raise stands"):
        expect(log(ida)).to_contain_text(re.compile(said.replace(" ", r"\s*")), timeout=15_000)

    filled(
        ida.locator("form", has=ida.get_by_role("button", name="Ask for the seed")),
        "Ask for the seed",
        coup="1",
        reason="the card that fell",
    )
    seed = mia.get_by_role("listitem").filter(has_text="Open the seed of coup 1 at Hall").first
    expect(seed).to_contain_text("the card that fell")
    seed.get_by_role("button", name=SIGN).click()
    played = house.coup("hall", 1)
    assert played is not None
    expect(mia.locator("code")).to_have_text(played.proofs.whole.house_seed)

    corrected(house_server, ida, mia)
    promoted(mia, console)
    ida.goto("/inspector/hall")
    filled(panel(ida, "Close the table"), "Close the table", reason="closing time")
    anna.ask(Leave("hall", "home"))
    expect(ida.get_by_text("There is no such table now")).to_be_visible(timeout=30_000)
    expect(log(ida)).to_contain_text("closing time", timeout=15_000)
    assert "hall" not in house.tables


def test_the_display_follows_the_meter_and_outlives_the_line(
    house_server: Visited, visit: Visit, troubles: Troubles
) -> None:
    """The jackpot and nothing else; it moves with the bets, and a lost line is a small mark."""
    troubles.expect(r"ERR_INTERNET_DISCONNECTED|WebSocket connection")
    page = visit("/display")
    expect(page.locator(".amount")).to_have_text("$10,000.00")
    assert page.get_by_role("banner").count() == 0
    page.context.set_offline(True)
    expect(page.locator(".dot").first).to_be_attached()
    expect(page.locator(".amount")).to_have_text("$10,000.00")
    page.context.set_offline(False)
    anna = Player(house_server, "Anna")
    anna.sit()
    anna.bet()
    expect(page.locator(".amount")).to_have_text("$10,000.50")
    expect(page.locator(".dot")).to_have_count(0)
    assert not violations(page)


@pytest.mark.ruling("R-QC-15")
def test_a_jackpot_is_paid_by_two(
    house_server: Visited, console: Callable[..., Page], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It rings with its amount; one of the staff asks, another signs, and it is in the wallet."""
    rigged(monkeypatch, ROYAL)
    anna = Player(house_server, "Anna")
    anna.sit()
    anna.bet()
    page = console("Ida", "/inspector/hall")
    dealt(house_server, page)
    table = house_server.served.house.table("hall")
    anna.ask(Act("hall", table.number, table.turn, "raise", Raise(2 * ANTE)))
    waits = page.get_by_role("listitem").filter(has_text="Pay $10,000.50 to Anna").first
    expect(page.get_by_text("Jackpot of $10,000.50 at seat 1 in coup 1").first).to_be_visible()
    waits.get_by_label("Reason").fill("as the record says")
    waits.get_by_role("button", name="Ask that it be paid").dblclick()
    expect(waits).to_contain_text("asked for by Ida")
    expect(waits).to_contain_text("as the record says")
    cashier = console("Cem", "/cashier")
    cashier.get_by_role("button", name=SIGN).click()
    expect(cashier.get_by_text("Nothing waits.")).to_be_visible()
    assert house_server.served.house.wallet(anna.me.id) == CHIPS + 10_000_50


class Sent:
    """What a page was sent: every frame and every answer in JSON."""

    def __init__(self, page: Page) -> None:
        """Listen from now on."""
        self.texts: list[str] = []
        page.on(
            "websocket",
            lambda socket: socket.on("framereceived", lambda data: self.texts.append(str(data))),
        )
        page.on("response", self._response)

    def _response(self, response: Response) -> None:
        if "/api/" in response.url and response.ok:
            self.texts.append(response.text())

    @property
    def cards(self) -> set[int]:
        """All cards in it."""
        return {card for text in self.texts for card in cards_in(json.loads(text))}


def test_no_console_knows_a_hidden_card(
    house_server: Visited, console: Callable[..., Page], troubles: Troubles
) -> None:
    """While hands lie face down, frames, answers and page hold the dealer's exposed card alone."""
    troubles.expect(r"409 \(Conflict\) \(\S+/api/coups/hall/1/told")
    page = console("Ida", "/inspector")
    sent = Sent(page)
    page.goto("/inspector/hall")
    expect(page.get_by_role("heading", name="Settle a dispute")).to_be_visible()
    anna = Player(house_server, "Anna")
    anna.sit()
    anna.bet()
    dealt(house_server, page)
    pause = panel(page, "Pause the table")
    pause.get_by_label("Reason").fill("a question")
    pause.get_by_role("button", name="Pause the table").click()
    expect(page.get_by_role("heading", name="Go on", exact=True)).to_be_visible()
    page.get_by_role("button", name=re.compile("^What the record says")).click()
    expect(page.get_by_role("alert").filter(has_text="not over")).to_be_visible()
    coup = coup_of(house_server)
    shown = set(coup.view(None).dealer)
    assert len(shown) == 1
    assert sent.texts
    assert sent.cards <= shown
    html = page.content()
    assert not [card for card in range(52) if card not in shown and name_of(card) in html]
    assert house_server.served.house.table("hall").paused


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("path", ["/inspector", "/inspector/hall", "/cashier", "/manager"])
def test_axe_has_nothing_against_the_consoles(
    console: Callable[..., Page], path: str, size: tuple[int, int], house_server: Visited
) -> None:
    """No violation with alerts and acts there, nor anything cut: light on a phone, dark at a desk.

    Each of them in both, where the tests are thorough.
    """
    anna = Player(house_server, "Anna")
    anna.sit()
    anna.ask(CallInspector("hall", "help"))
    for scheme in ("light", "dark") if THOROUGH else ("light" if size == PHONE else "dark",):
        page = console("Mia", path, size, color_scheme=scheme)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(log(page).get_by_role("listitem").first).to_be_visible()
        assert not violations(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_others_are_sent_away(
    house_server: Visited, console: Callable[..., Page], visit: Visit
) -> None:
    """A guest is asked to sign in, a player is told that the console is not theirs."""
    page = visit("/inspector")
    expect(page.get_by_text("This console is the staff’s")).to_be_visible()
    house_server.add("Anna")
    player = console("Anna", "/manager")
    expect(player.get_by_text("Anna has no role for this console.")).to_be_visible()


def test_a_session_that_ends_while_a_console_opens_leads_to_the_sign_in(
    house_server: Visited, visit: Visit, troubles: Troubles
) -> None:
    """Whoever is signed out between two answers is asked to sign in, whichever of them says so."""
    troubles.expect(r"401 \(Unauthorized\) \(\S+/api/staff/")
    page = visit("")
    signed_in(Visitor(page, house_server), "Cem")
    sessions = house_server.served.floor.sessions

    async def over() -> None:
        found = await sessions.read(people.person_called, "Cem")
        assert found is not None
        await sessions.revoke_all(found.id)

    def ended(route: Route) -> None:
        house_server.run(over)
        route.continue_()

    # The console itself is never answered: that one is nobody is said to the frame of the page.
    page.route("**/api/staff/tables", lambda _: None)
    page.route("**/api/me", ended)
    page.goto("/cashier")
    expect(page.get_by_text("This console is the staff’s. Sign in first.")).to_be_visible()
