"""What five cards are worth under a house's order of classes.

:func:`ranking` turns an order and a deck into a :class:`Ranking`, which gives each hand a
strength. Arrays of hands (:func:`strengths`) need NumPy and Numba, imported when first used.
"""

from __future__ import annotations

from croupier.hands.evaluate import Ranking, ranking, showing_strength
from croupier.hands.order import CLASSES, ClassName, OrderError

__all__ = [
    "CLASSES",
    "ClassName",
    "OrderError",
    "Ranking",
    "ranking",
    "showing_strength",
]
