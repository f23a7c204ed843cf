"""What a sheet is worth, exactly: every deal counted, and chances at the stud table.

>>> from croupier.odds import analyse
>>> from croupier.sheets import load_sheet
>>> analyse(load_sheet("caribbean-stud-quebec")).net
Fraction(-1041372912372, 1)

Names are imported when first used: NumPy takes its time.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from croupier.odds.caribbean import Analysis
    from croupier.odds.peek import PeekError
    from croupier.odds.strategies import StrategyError
    from croupier.odds.worth import analyse

__all__ = ["Analysis", "PeekError", "StrategyError", "analyse"]

_HOMES = {
    "Analysis": "caribbean",
    "PeekError": "peek",
    "StrategyError": "strategies",
    "analyse": "worth",
}


def __getattr__(name: str) -> object:
    if name in _HOMES:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
