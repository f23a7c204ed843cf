"""The names of stud bots, for whoever lists them without making one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

if TYPE_CHECKING:
    from croupier.sheets import StudSheet
    from croupier.strategy.player import Chance, StudPlayer

Name: TypeAlias = Literal["tight", "loose", "calling", "bold"]
CHARACTERS: Final[tuple[Name, ...]] = get_args(Name)
"""The characters of :mod:`croupier.strategy.characters`."""
Way: TypeAlias = Name | Literal["trained"]
TRAINED: Final = "trained"
"""The player of :mod:`croupier.strategy.trained`."""
WAYS: Final[tuple[Way, ...]] = ("bold", "tight", "trained", "loose", "calling")
"""Every way in which a stud bot plays, in the order in which they sit down."""


def stud_bots(sheet: StudSheet, chance: Chance) -> dict[Way, StudPlayer]:
    """Return a bot of every way, in their order; no trained one where none fits the sheet."""
    from croupier.strategy.characters import character
    from croupier.strategy.trained import Trained

    found: dict[Way, StudPlayer] = {}
    for way in WAYS:
        if way != "trained":
            found[way] = character(sheet, way, chance)
            continue
        try:
            found[way] = Trained(sheet, chance)
        except ValueError:  # no strategy was trained for such a deal
            continue
    return found
