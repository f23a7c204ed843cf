"""Croupier takes a house's rules on one page and runs the game.

>>> import croupier
>>> sheet = croupier.load_sheet("caribbean-stud-quebec")
>>> coup = croupier.caribbean_game(sheet).coup({1: 100_00})
>>> coup.actions(1)[0].kind
'place'

Names are imported when first used: the command line starts at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from croupier.games.actions import IllegalAction
    from croupier.games.caribbean import caribbean_game
    from croupier.games.coup import Coup, CoupError
    from croupier.games.stud import stud_game
    from croupier.odds import analyse
    from croupier.protocol.client import Client
    from croupier.records import RecordError, rank_hands, settle
    from croupier.sheets import CaribbeanSheet, SheetError, StudSheet, load_sheet
    from croupier.simulation import simulate

    __version__: str

__all__ = [
    "CaribbeanSheet",
    "Client",
    "Coup",
    "CoupError",
    "IllegalAction",
    "RecordError",
    "SheetError",
    "StudSheet",
    "__version__",
    "analyse",
    "caribbean_game",
    "load_sheet",
    "rank_hands",
    "settle",
    "simulate",
    "stud_game",
]

_HOMES = {
    "CaribbeanSheet": "croupier.sheets",
    "Client": "croupier.protocol.client",
    "Coup": "croupier.games.coup",
    "CoupError": "croupier.games.coup",
    "IllegalAction": "croupier.games.actions",
    "RecordError": "croupier.records",
    "SheetError": "croupier.sheets",
    "StudSheet": "croupier.sheets",
    "analyse": "croupier.odds",
    "caribbean_game": "croupier.games.caribbean",
    "load_sheet": "croupier.sheets",
    "rank_hands": "croupier.records",
    "settle": "croupier.records",
    "simulate": "croupier.simulation",
    "stud_game": "croupier.games.stud",
}


def __getattr__(name: str) -> Any:  # noqa: ANN401 - each name has its own type, given above
    if name == "__version__":
        from importlib.metadata import version

        value: Any = version("croupier")
    elif name in _HOMES:
        from importlib import import_module

        value = getattr(import_module(_HOMES[name]), name)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
