"""Both games as PettingZoo environments, for research: ``pip install 'croupier[rl]'``.

>>> from croupier.pettingzoo import stud_env  # doctest: +SKIP
>>> env = stud_env(seats=2)  # doctest: +SKIP
>>> env.reset(seed=1)  # doctest: +SKIP

An episode is one coup; an agent is a seat, ``seat_1`` and so on, clockwise. What an agent observes
is a dict: ``observation``, a vector of ``float32``, and ``action_mask``, one ``int8`` an action, 1
where it is legal. It is built from the seat's own view, which holds nothing that the seat may not
see. Rewards come at the end, in antes. Amounts in an observation are in antes; cards are 52 numbers
for the 52 cards, two of clubs first, 1 where the card is. A seed gives the same deck: a shuffle for
studies, not the house's own.

The environments are made of the same engine that plays at live tables.
"""

from __future__ import annotations

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from croupier.pettingzoo.caribbean import FOLD_OR_RAISE, RawCaribbean
from croupier.pettingzoo.environment import Environment, Observation
from croupier.pettingzoo.stud import (
    BLIND,
    STUD_ACTIONS,
    RawStud,
    action_of,
    legal_actions,
    observation_of,
)
from croupier.sheets import CaribbeanSheet, StudSheet, load_sheet

__all__ = [
    "BLIND",
    "FOLD_OR_RAISE",
    "STUD_ACTIONS",
    "Observation",
    "RawCaribbean",
    "RawStud",
    "action_of",
    "caribbean_env",
    "legal_actions",
    "observation_of",
    "stud_env",
]


def caribbean_env(
    sheet: str | CaribbeanSheet = "caribbean-stud-quebec",
    *,
    seats: int = 3,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int]:
    """Return Caribbean Stud as an environment, in PettingZoo's usual wrappers.

    Raises:
        SheetError: there is no such sheet.
        TypeError: the sheet is another game's.
        ValueError: the table has not so many seats.
    """
    rules = load_sheet(sheet) if isinstance(sheet, str) else sheet
    if not isinstance(rules, CaribbeanSheet):
        raise TypeError(f"{rules.name!r} is no sheet of Caribbean Stud: take stud_env")
    _refuse_seats(seats, 1, rules.table.seats)
    return _wrapped(RawCaribbean(rules, seats, render_mode))


def stud_env(
    sheet: str | StudSheet = "five-card-stud-casino",
    *,
    seats: int = 2,
    stake: int = 0,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int]:
    """Return five card stud as an environment, in PettingZoo's usual wrappers.

    ``stake`` is a line of the sheet's stakes, from 0.

    Raises:
        SheetError: there is no such sheet.
        TypeError: the sheet is another game's.
        ValueError: the table has not so many seats.
        IndexError: the sheet has no such stake.
    """
    rules = load_sheet(sheet) if isinstance(sheet, str) else sheet
    if not isinstance(rules, StudSheet):
        raise TypeError(f"{rules.name!r} is no sheet of stud: take caribbean_env")
    _refuse_seats(seats, 2, rules.table.seats)
    return _wrapped(RawStud(rules, seats, stake, render_mode))


def _refuse_seats(seats: int, least: int, most: int) -> None:
    if not least <= seats <= most:
        raise ValueError(f"{seats} seats: this table takes {least} to {most}")


def _wrapped(env: Environment) -> AECEnv[str, Observation, int]:
    legal = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1.0)
    bounded = wrappers.AssertOutOfBoundsWrapper(legal)
    return wrappers.OrderEnforcingWrapper(bounded)
