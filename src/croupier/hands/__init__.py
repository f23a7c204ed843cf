"""What five cards are worth under a house's order of classes.

:func:`ranking` turns an order and a deck into a :class:`Ranking`, which gives each hand a
strength; :func:`hand_name` and :func:`describe` say what it is. Arrays of hands
(:func:`strengths`) and kernels need NumPy and Numba, which are imported when first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from croupier.hands.evaluate import Ranking, ranking, showing_strength
from croupier.hands.names import HandName, describe, hand_name, name_of, name_of_ranks, parted
from croupier.hands.order import CLASSES, ClassName, OrderError

if TYPE_CHECKING:
    from croupier.hands.bulk import (
        KernelTables,
        hand_strength,
        kernel_tables,
        keyed_strength,
        strengths,
    )

__all__ = [
    "CLASSES",
    "ClassName",
    "HandName",
    "KernelTables",
    "OrderError",
    "Ranking",
    "describe",
    "hand_name",
    "hand_strength",
    "kernel_tables",
    "keyed_strength",
    "name_of",
    "name_of_ranks",
    "parted",
    "ranking",
    "showing_strength",
    "strengths",
]

_BULK = {"KernelTables", "hand_strength", "kernel_tables", "keyed_strength", "strengths"}


def __getattr__(name: str) -> object:
    if name in _BULK:
        return getattr(import_module("croupier.hands.bulk"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
