"""What pictures are taken of, and what every page is tried by: an address, and what is done there.

A scene is seen in every language: it finds things by what they are, never by their words. One that
plays has a table of its own, so that no visitor disturbs another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from dataclasses import dataclass
from itertools import count

from msgspec.structs import replace
from playwright.sync_api import Page

from croupier.games.actions import Place
from croupier.protocol.messages import Ack, Act, CallInspector, Sit
from croupier.sheets import load_sheet
from croupier.store import people
from croupier.store.people import Role
from croupier.tables import Caller, Settings, TableSpec
from pages import plays
from pages.houses import Visited
from pages.visitor import Visitor, signed_in

LIVELY = Settings(bots=6, think=400, all_bet=1_500, result=60_000)
STAFF: dict[str, Role] = {"Céline": "cashier", "Inès": "inspector", "Matjaž": "manager"}
LONG_NAME = "Marie-Josèphe-Angélique de l’Île-Perrot"
OTHERS = ("Krištof-Aleksander Štrukelj-Žnidaršič", "Bo")
"""Who sits at full tables beside the bots: the longest name and the shortest."""
RICH = 250_000
SETTLED = """() => (document.querySelector('main')?.innerText ?? '') !== ''
  && document.querySelector('[aria-busy=true]') === null && document.fonts.status === 'loaded'"""
"""Whether a page shows what it is for, and nothing on it is still being fetched or worked out."""
_tables = count(1)


@dataclass(frozen=True)
class Scene:
    """An address and what is done there; ``who`` is signed in first."""

    path: str
    does: Callable[[Page], None] | None = None
    who: str = ""
    game: str = ""
    """``caribbean`` or ``stud``: a table of its own, which the path calls ``{table}``."""
    seats: int = 7
    """How many of its seats are taken, the visitor's included; at a full one sit people too."""
    settings: Settings = plays.LYING
    sits: bool = True
    """Whether the visitor takes a seat there first."""


def _steps(*steps: Callable[[Page], None]) -> Callable[[Page], None]:
    def does(page: Page) -> None:
        for step in steps:
            step(page)

    return does


def _laid(page: Page) -> None:
    for key in "333p":
        page.keyboard.press(key)


def _coups(page: Page) -> None:
    plays.caribbean_to_end(page)
    page.goto("/coups")
    page.locator("main li a").first.wait_for()


def _coup(page: Page) -> None:
    _coups(page)
    page.locator("main li a").first.click()
    page.get_by_test_id("proof").wait_for()
    page.locator("main button:enabled").last.click()  # to the end of the replay


def _proof(page: Page) -> None:
    _coup(page)
    page.get_by_test_id("proof").scroll_into_view_if_needed()


def _as_text(page: Page) -> None:
    page.locator(".as-text").press("Enter")


SCENES = {
    "lobby": Scene("/"),
    "signin": Scene("/signin"),
    "settings": Scene("/settings"),
    "guest": Scene("/account"),
    "account": Scene("/account", who=LONG_NAME),
    "missing": Scene("/nothing/here"),
    "rules-caribbean": Scene("/rules/caribbean"),
    "rules-stud": Scene("/rules/stud"),
    "odds-caribbean": Scene("/odds/caribbean"),
    "odds-stud": Scene("/odds/stud"),
    "caribbean-free": Scene("/table/{table}", game="caribbean", seats=5, sits=False),
    "caribbean-bets": Scene("/table/{table}", _laid, game="caribbean"),
    "caribbean-decision": Scene(
        "/table/{table}", _steps(_laid, plays.bet, plays.dealt), LONG_NAME, "caribbean"
    ),
    "caribbean-result": Scene(
        "/table/{table}", _steps(_laid, plays.caribbean_to_end), LONG_NAME, "caribbean"
    ),
    "caribbean-two": Scene("/table/{table}", plays.caribbean_to_end, "", "caribbean", 2),
    "caribbean-text": Scene(
        "/table/{table}", _steps(_as_text, plays.bet, plays.dealt), "", "caribbean", 3
    ),
    "stud-free": Scene("/table/{table}", game="stud", seats=3, sits=False),
    "stud-street": Scene(
        "/table/{table}", plays.stud_to_street, LONG_NAME, "stud", settings=plays.BRIEF
    ),
    "stud-showdown": Scene("/table/{table}", plays.stud_to_end, LONG_NAME, "stud"),
    "stud-two": Scene("/table/{table}", plays.stud_to_end, "", "stud", 2),
    "stud-text": Scene("/table/{table}", _steps(_as_text, plays.stud_to_end), "", "stud", 3),
    "coups": Scene("/table/{table}", _coups, LONG_NAME, "caribbean", 3),
    "coup": Scene("/table/{table}", _coup, LONG_NAME, "caribbean", 3),
    "proof": Scene("/table/{table}", _proof, LONG_NAME, "caribbean", 3),
    "inspector": Scene("/inspector", who="Inès"),
    "inspector-table": Scene("/inspector/house-1", who="Inès"),
    "cashier": Scene("/cashier", who="Céline"),
    "manager": Scene("/manager", who="Matjaž"),
    "display": Scene("/display"),
}


def tables() -> tuple[TableSpec, ...]:
    """Return the tables of the house that pictures are taken in."""
    caribbean, stud = load_sheet("caribbean-stud-quebec"), load_sheet("five-card-stud-casino")
    closed = load_sheet("five-card-stud-casino-closed")
    stud, closed = (sheet.replace({"currency": "CAD"}) for sheet in (stud, closed))
    return (
        TableSpec("caribbean", "Practice", caribbean, practice=True, settings=LIVELY),
        TableSpec("stud", "Practice", stud, practice=True, settings=LIVELY),
        TableSpec("closed", "Closed deal", closed, practice=True, settings=LIVELY),
        TableSpec("house-1", "Salle des Érables, table au bord de l’eau", caribbean),
        TableSpec("house-2", "Miza številka sedemnajst", stud),
    )


def furnish(place: Visited) -> None:
    """Open the accounts that scenes sign in with."""
    for name, role in STAFF.items():
        place.add(name, role)
    for name in (LONG_NAME, *OTHERS):
        place.add(name)


def enliven(place: Visited) -> None:
    """Let somebody bet at a house table and call the inspector, so that consoles show something."""
    house, sessions = place.served.house, place.served.floor.sessions
    cashier = Caller("cage", "Céline", frozenset({"cashier"}))

    async def play() -> None:
        found = await sessions.read(people.person_called, OTHERS[0])
        assert found is not None
        assert isinstance(await house.desk.sell(cashier, found.id, 12_345_678_50, "sold"), Ack)
        at = house.tables["house-1"]
        me = Caller(found.id, found.name)
        at.subscribe(me.id, lambda _: None)
        await at.ask(me, Sit("house-1", "sit", 9_876_543_00))
        await at.ask(me, Act("house-1", at.number, at.turn, "bet", Place(100_00, progressive=True)))
        await at.ask(me, CallInspector("house-1", "call"))

    place.run(play)


@contextmanager
def seen(visitor: Visitor, scene: Scene) -> Iterator[Page]:
    """Bring a page to where a scene is looked at; the table of its own is closed afterwards."""
    page = visitor.page
    if scene.who:
        signed_in(visitor, scene.who)
    with _own_table(visitor, scene) if scene.game else nullcontext():
        if not scene.game:
            page.goto(scene.path, wait_until="networkidle")
        if scene.does is not None:
            scene.does(page)
        page.wait_for_function(SETTLED, timeout=plays.LONG)
        yield page


@contextmanager
def _own_table(visitor: Visitor, scene: Scene) -> Iterator[None]:
    page, place = visitor.page, visitor.house
    spec = plays.spec(f"scene-{next(_tables)}", scene.game, scene.settings)
    others = OTHERS if scene.seats >= spec.capacity else ()
    bots = min(scene.seats, spec.capacity) - len(others) - scene.sits
    spec = replace(spec, settings=replace(spec.settings, bots=bots))
    with plays.table(place, spec) as at, ExitStack() as stack:
        page.goto(scene.path.replace("{table}", at), wait_until="networkidle")
        page.locator(".acts button").first.wait_for()
        if scene.sits:
            # First of all: nothing is played while there is nobody but bots.
            plays.sit(page, RICH if scene.game == "caribbean" else None)
            stack.enter_context(plays.company(place, at, others))
        yield
