"""Many coups, fast: by kernels of the rules themselves, on this machine or on a cluster.

>>> import croupier
>>> sheet = croupier.load_sheet("caribbean-stud-quebec")
>>> found = croupier.simulate(sheet, 100_000, seed=1)
>>> found.agrees
True

Names are imported when first used: kernels take their time.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from croupier.simulation.coups import simulate
    from croupier.simulation.job import SimulationError
    from croupier.simulation.run import Interrupted

__all__ = ["Interrupted", "SimulationError", "simulate"]

_HOMES = {"Interrupted": "run", "SimulationError": "job", "simulate": "coups"}


def __getattr__(name: str) -> object:
    if name in _HOMES:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
