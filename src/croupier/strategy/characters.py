"""Stud bots of four characters: tight, loose, calling, bold.

A character is a temper, a few numbers, written out as a table
(:mod:`croupier.strategy.character_table`): for every case that a seat can find itself in, how often
it does what. Kernels that simulate coups read the same table, so that a bot is simulated as it
plays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from croupier.cards import Card, Rank, refuse_strangers
from croupier.games.actions import AnyAction, Blind, Call, Check, Decline, Fold, Open, Raise
from croupier.games.stud_rules import StudRules
from croupier.games.stud_view import StudSeatView, StudView
from croupier.hands import Ranking
from croupier.sheets import StudSheet
from croupier.strategy import character_table as ct
from croupier.strategy.character_table import CharacterTable
from croupier.strategy.held import HeldTables, held_tables, place_of, standing_of
from croupier.strategy.names import CHARACTERS, Name
from croupier.strategy.player import Chance, offered, seat_of

Floats: TypeAlias = NDArray[np.float64]
Steps: TypeAlias = NDArray[np.signedinteger]

__all__ = [
    "CHARACTERS",
    "TEMPERS",
    "Character",
    "Name",
    "Temper",
    "act_of",
    "case_of_view",
    "character",
    "character_table",
    "code_of",
    "table_of",
    "worth_of",
]

BLIND_NAMES: Final = ("buio", "controbuio", "over")
_NEEDED: Final = (0.0, 0.08, 0.16, 0.24, 0.34, 0.45)
"""The part of the pot that a call must win to pay for itself, by the step of its price."""


@dataclass(frozen=True, slots=True)
class Temper:
    """What makes a character; chances are 0 to 1, as are the parts of the pot that it looks for."""

    patience: float
    """How much more than the price a hand must promise to be called with."""
    respect: float
    """How much less a hand is worth to it where somebody has bet."""
    bets_from: float
    """The chance to win from which it bets and raises half the time."""
    boldness: float
    """The most often that it bets and raises with what is strong enough."""
    bluffs: float
    """How often it bets with what is not."""
    large: float
    """From which chance to win it bets the pot rather than half of it, half the time."""
    firmness: float
    """How sharp its borders are."""
    blinds: tuple[float, float, float]
    afford: int


TEMPERS: Final[Mapping[Name, Temper]] = {
    "tight": Temper(0.10, 0.55, 0.68, 0.90, 0.03, 0.80, 22.0, (0.04, 0.03, 0.02), 30),
    "loose": Temper(-0.04, 0.30, 0.60, 0.60, 0.08, 0.85, 10.0, (0.25, 0.20, 0.15), 12),
    "calling": Temper(-0.08, 0.15, 0.84, 0.45, 0.01, 0.95, 14.0, (0.15, 0.10, 0.10), 15),
    "bold": Temper(0.02, 0.35, 0.52, 0.90, 0.16, 0.66, 12.0, (0.40, 0.35, 0.30), 10),
}
"""The characters."""


@lru_cache(maxsize=len(TEMPERS))
def character_table(name: Name) -> CharacterTable:
    """Return the table of a character.

    Raises:
        KeyError: there is no such character.
    """
    return table_of(TEMPERS[name])


def table_of(temper: Temper) -> CharacterTable:
    """Return the table of a temper; equal tempers give equal tables."""
    shape = (ct.HELD, ct.WORTHS, ct.STANDINGS, ct.PRICES, ct.RIVALS, ct.RAISES)
    held, worth, standing, price, rivals, raises = np.indices(shape).reshape(6, -1)
    hopes = _hopes(held, worth, standing, rivals)
    needed = np.array(_NEEDED)[price]
    priced = price > 0
    feared = np.where(priced, hopes - temper.respect * needed, hopes)
    stays = _rises(temper.firmness * (feared - needed - temper.patience))
    bets = temper.bluffs + (temper.boldness - temper.bluffs) * _rises(
        temper.firmness * (feared - temper.bets_from)
    )
    # The last raise of the cap is for a hand that wants no answer.
    bets *= np.where(raises == 0, 0.0, np.where(raises == 1, 0.7, 1.0))
    folds = np.where(priced, (1 - stays) * (1 - bets), 0.0)
    large = _rises(temper.firmness * (hopes - temper.large))
    acts = np.zeros((ct.CASES, ct.ACTS))
    acts[:, ct.FOLD] = folds
    acts[:, ct.LEAST] = bets * (1 - large) * 0.5
    acts[:, ct.HALF] = bets * (1 - large) * 0.5
    acts[:, ct.POT] = bets * large * 0.85
    acts[:, ct.ALL_IN] = bets * large * 0.15
    acts[:, ct.CALL] = 1 - acts.sum(axis=1)
    total = np.minimum(np.cumsum(acts, axis=1), 1.0)
    total[:, -1] = 1.0
    made = CharacterTable(
        total.astype(np.float32), np.array(temper.blinds, np.float32), temper.afford
    )
    made.acts.flags.writeable = made.blinds.flags.writeable = False
    return made


def _hopes(held: Steps, worth: Steps, standing: Steps, rivals: Steps) -> Floats:
    """Return a rough chance to win the pot, by case."""
    alone = (worth + 0.5) / ct.WORTHS
    whole = held == ct.HELD - 1
    # With all five cards in sight who shows more has won; before that it is only ahead.
    behind = np.where(whole, 0.0, alone - 0.14)
    ahead = np.where(whole, np.sqrt(alone), alone + 0.06)
    one = np.clip(np.choose(standing, (behind, alone, ahead)), 0.0, 1.0)
    found: Floats = one ** (1 + 0.7 * rivals)
    return found


def _rises(x: Floats) -> Floats:
    found: Floats = 1 / (1 + np.exp(-x))
    return found


@dataclass(frozen=True)
class Character:
    """A stud player that decides by a table; ``name`` is for people."""

    sheet: StudSheet
    chance: Chance
    table: CharacterTable
    name: str = ""
    _rules: StudRules = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_rules", StudRules(self.sheet))

    def decide(self, view: StudView, /) -> AnyAction:
        """Return the blind or not, the bet, the call or the fold.

        Raises:
            ValueError: the view offers the seat nothing.
        """
        seat = seat_of(view)
        if seat is None or not view.offers:
            raise ValueError("there is nothing to decide for this seat")
        whim = self.chance.random()
        blind = offered(view.offers, "blind")
        if blind is not None and view.blind is not None:
            often = float(self.table.blinds[BLIND_NAMES.index(view.blind[0])])
            plays = ct.plays_blind(whim, often, seat.bank, blind.low, self.table.afford)
            return Blind() if plays else Decline()
        case = case_of_view(view, seat, self._rules.ranking(Rank(view.lowest)))
        return act_of(ct.decide(self.table.acts, case, whim), view)  # type: ignore[arg-type]


def character(sheet: StudSheet, name: Name, chance: Chance) -> Character:
    """Return the bot of a name in :data:`CHARACTERS`.

    Raises:
        KeyError: there is no such character.
    """
    return Character(sheet, chance, character_table(name), name)


def case_of_view(view: StudView, me: StudSeatView, ranking: Ranking) -> int:
    """Return the row of a character's table that a seat's view is."""
    tables = held_tables(ranking)
    cards = (*view.own, *me.up)
    rivals = [seat for seat in view.seats if seat.seat != me.seat and not seat.folded]
    shows = [code_of(tables, ranking, seat.up) for seat in rivals]
    call = offered(view.offers, "call")
    return ct.case_of(
        len(cards),
        worth_of(tables, ranking, cards),
        standing_of(code_of(tables, ranking, cards), max(shows, default=-1)),
        ct.price_of(0 if call is None else call.low, view.pot),
        len(rivals),
        view.raises_left,
    )


def worth_of(tables: HeldTables, ranking: Ranking, cards: Sequence[Card]) -> int:
    """Return the chance of one to five cards to beat another hand in the end, in 256ths."""
    if len(cards) == 5:
        return int(tables.hand_worth[ranking.strength(cards)])
    refuse_strangers(cards, ranking.lowest)
    suited = len({card & 3 for card in cards}) == 1
    return int(tables.worth[int(suited), place_of(cards)])


def code_of(tables: HeldTables, ranking: Ranking, cards: Sequence[Card]) -> int:
    """Return the code of up to five cards; -1 for none."""
    if len(cards) == 5:
        return int(tables.hand_code[ranking.strength(cards)])
    return int(tables.code[place_of(cards)]) if cards else -1


def act_of(act: int, view: StudView) -> AnyAction:
    """Return the legal action that an act of a table means at a view."""
    call = offered(view.offers, "call")
    if act == ct.FOLD:
        return Check() if call is None else Fold()
    sized = offered(view.offers, "open") or offered(view.offers, "raise")
    if act == ct.CALL or sized is None:
        return Check() if call is None else Call()
    to = ct.sized(act, sized.low, sized.high, sized.unit, view.level, view.pot)
    return Open(to) if sized.kind == "open" else Raise(to)
