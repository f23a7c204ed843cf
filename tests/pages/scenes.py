"""What pictures are taken of: an address, and what a visitor does there first.

A scene is seen in every language: it finds things by what they are, never by their words.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from croupier.sheets import load_sheet
from croupier.store.people import Role
from croupier.tables import Settings, TableSpec
from pages.houses import Visited
from pages.visitor import Visitor, signed_in

LIVELY = Settings(bots=6, think=400, all_bet=1_500, result=60_000)
STAFF: dict[str, Role] = {"Céline": "cashier", "Inès": "inspector", "Matjaž": "manager"}


@dataclass(frozen=True)
class Scene:
    """An address and what is done there; ``who`` is signed in first."""

    path: str
    does: Callable[[Visitor], None] | None = None
    who: str = ""


SCENES = {
    "lobby": Scene("/"),
    "signin": Scene("/signin"),
    "settings": Scene("/settings"),
    "missing": Scene("/nothing/here"),
    "caribbean": Scene("/table/caribbean"),
    "stud": Scene("/table/stud"),
}


def tables() -> tuple[TableSpec, ...]:
    """Return the tables of the house that pictures are taken in."""
    caribbean, stud = load_sheet("caribbean-stud-quebec"), load_sheet("five-card-stud-casino")
    closed = load_sheet("five-card-stud-casino-closed")
    return (
        TableSpec("caribbean", "Practice", caribbean, practice=True, settings=LIVELY),
        TableSpec("stud", "Practice", stud, practice=True, settings=LIVELY),
        TableSpec("closed", "Closed deal", closed, practice=True, settings=LIVELY),
        TableSpec("house-1", "Salle des Érables, table au bord de l’eau", caribbean),
        TableSpec("house-2", "Miza številka sedemnajst", stud.replace({"currency": "CAD"})),
    )


def furnish(house: Visited) -> None:
    """Open the accounts that scenes sign in with."""
    for name, role in STAFF.items():
        house.add(name, role)
    house.add("Marie-Josèphe-Angélique")


def see(visitor: Visitor, scene: Scene) -> None:
    """Bring a page to where the picture is taken."""
    if scene.who:
        signed_in(visitor, scene.who)
    visitor.page.goto(scene.path, wait_until="networkidle")
    if scene.does is not None:
        scene.does(visitor)
    visitor.page.evaluate("() => document.fonts.ready.then(() => 0)")
