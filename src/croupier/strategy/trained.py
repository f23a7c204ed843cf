"""The stronger stud player: a strategy that was trained by self-play of two, and shipped.

Its table says how often it does what in each case of :mod:`croupier.strategy.abstraction`. Where
more than two are dealt in, it plays by :data:`AMONG_MANY`, a temper that was searched for in
simulations against the characters (:mod:`croupier.strategy.characters`).
"""

from __future__ import annotations

import json
import struct
import zipfile
import zlib
from collections.abc import Mapping
from contextlib import nullcontext
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import resources
from pathlib import Path
from random import Random
from typing import IO, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from croupier.cards import Rank, full_deck
from croupier.games.actions import AnyAction, Decline, Offer
from croupier.games.stud_rules import StudRules
from croupier.games.stud_view import StudSeatView, StudView
from croupier.hands import Ranking
from croupier.sheets import StudSheet
from croupier.strategy import abstraction as ab
from croupier.strategy import character_table as ct
from croupier.strategy.character_table import CharacterTable
from croupier.strategy.characters import (
    Character,
    Temper,
    act_of,
    case_of_view,
    code_of,
    table_of,
    worth_of,
)
from croupier.strategy.held import held_tables
from croupier.strategy.player import Chance, offered, seat_of

Shares: TypeAlias = tuple[float, ...]
"""How often each act of the character tables is done; they sum to 1."""

UNREADABLE: Final = (
    ArithmeticError,
    EOFError,
    LookupError,
    MemoryError,
    OSError,
    RuntimeError,
    TypeError,
    ValueError,
    struct.error,
    zipfile.BadZipFile,
    zlib.error,
)
"""What reading a cut or foreign file of arrays may raise."""
TWO: Final = 2
"""Dealt in: for so many the strategy was trained."""
SAMPLES: Final = 200
"""Deals by which a chance is guessed where no table has it: right to some 3%."""
AMONG_MANY: Final[Mapping[str, Temper]] = {
    "open": Temper(0.052, 0.78, 0.505, 1.0, 0.002, 0.611, 38.3, (0.0, 0.0, 0.0), 10),
    "closed": Temper(0.269, 0.833, 0.6, 1.0, 0.0, 0.796, 60.0, (0.0, 0.0, 0.0), 10),
}
"""How it plays among more than two, by the kind of deal; it plays no blinds."""


class Strategy(NamedTuple):
    """A trained strategy."""

    policy: NDArray[np.float32]
    """(streets * cases, ACTS): how often each act is done; all zeros: the case never came up."""
    hopes: NDArray[np.float32]
    """(streets, kinds held, kinds shown): the chance to win, on the deck for two."""
    looks: NDArray[np.float32]
    """(streets, kinds shown, kinds shown): the chance that one's own show seems to have."""
    about: Mapping[str, str | int]
    """What it was trained on, with which seed, and how long."""

    @classmethod
    def of(
        cls,
        policy: NDArray[np.float32],
        prospects: tuple[NDArray[np.float32], NDArray[np.float32]],
        about: Mapping[str, str | int],
    ) -> Strategy:
        """Return a strategy; chances are rounded as a file keeps them."""
        rounded = (np.rint(policy * 255) / 255).astype(np.float32)
        return cls(rounded, *prospects, dict(about))

    def save(self, path: Path) -> None:
        """Write it to a file."""
        cases = np.flatnonzero(self.policy.any(axis=1)).astype(np.int32)
        with path.open("wb") as file:
            np.savez_compressed(
                file,
                shape=np.array(self.policy.shape, np.int64),
                cases=cases,
                chances=_in_255ths(self.policy[cases]),
                hopes=_in_255ths(self.hopes),
                looks=_in_255ths(self.looks),
                about=np.array(json.dumps(dict(self.about), ensure_ascii=False)),
            )

    @classmethod
    def load(cls, file: Path | IO[bytes]) -> Strategy:
        """Read it from a file.

        Raises:
            ValueError: the file holds no strategy.
            OSError: it cannot be read.
        """
        with file.open("rb") if isinstance(file, Path) else nullcontext(file) as opened:
            try:
                with np.load(opened, allow_pickle=False) as kept:
                    policy = np.zeros(tuple(kept["shape"]), np.float32)
                    policy[kept["cases"]] = kept["chances"].astype(np.float32) / 255
                    parts = (kept[name].astype(np.float32) / 255 for name in ("hopes", "looks"))
                    hopes, looks = parts
                    about = json.loads(str(kept["about"]))
            except UNREADABLE as error:
                raise ValueError(f"{file}: this is no trained strategy ({error})") from error
        return cls(policy, hopes, looks, about)


def _in_255ths(part: NDArray[np.float32]) -> NDArray[np.uint8]:
    return np.rint(part * 255).astype(np.uint8)


@lru_cache(maxsize=2)
def shipped(kind: str) -> Strategy:
    """Return the strategy that is shipped for ``open`` or ``closed`` deals."""
    place = resources.files("croupier.strategy") / "tables" / f"{kind}.npz"
    with resources.as_file(place) as path:
        return Strategy.load(path)


@lru_cache(maxsize=2)
def many_table(kind: str) -> CharacterTable:
    """Return the table by which more than two are played with, at ``open`` or ``closed`` deals."""
    return table_of(AMONG_MANY[kind])


def kind_for(rules: StudRules) -> str:
    """Return whether a sheet's deal is ``open`` or ``closed``."""
    return "open" if any(up for _, up in rules.streets) else "closed"


def strategy_for(sheet: StudSheet) -> Strategy:
    """Return the strategy for a sheet's deal: that of the shipped sheet which deals most like it.

    Raises:
        ValueError: no strategy fits deals of so many streets.
    """
    rules = StudRules(sheet)
    found = shipped(kind_for(rules))
    if len(rules.streets) * ab.CASES != len(found.policy) or any(d for d, _ in rules.streets[1:]):
        raise ValueError(f"no trained strategy fits the deal of {sheet.name!r}")
    return found


@dataclass(frozen=True)
class Trained:
    """A stud player that follows a trained strategy; by default the one shipped for the sheet."""

    sheet: StudSheet
    chance: Chance
    strategy: Strategy | None = None
    name: str = "trained"
    _rules: StudRules = field(init=False, repr=False, compare=False)
    _strategy: Strategy = field(init=False, repr=False, compare=False)
    _among_many: Character = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        rules = StudRules(self.sheet)
        many = Character(self.sheet, self.chance, many_table(kind_for(rules)), self.name)
        object.__setattr__(self, "_rules", rules)
        object.__setattr__(self, "_among_many", many)
        object.__setattr__(self, "_strategy", self.strategy or strategy_for(self.sheet))

    def decide(self, view: StudView, /) -> AnyAction:
        """Return the bet, the call or the fold; no blind is played.

        Raises:
            ValueError: the view offers the seat nothing.
        """
        if seat_of(view) is None or not view.offers:
            raise ValueError("there is nothing to decide for this seat")
        if offered(view.offers, "blind") is not None:
            return Decline()
        if len(view.seats) > TWO:
            return self._among_many.decide(view)
        left = self.chance.random()
        shares = self.shares(view)
        act = max(range(ct.ACTS), key=shares.__getitem__)
        for one, share in enumerate(shares):
            left -= share
            if left < 0:
                act = one
                break
        return act_of(act, view)

    def shares(self, view: StudView) -> Shares:
        """Return how often each act is done at a view, which is the seat's own turn to bet."""
        me = seat_of(view)
        if me is None:
            raise ValueError("there is nothing to decide for this seat")
        amounts = acts_offered(view)
        if len(view.seats) > TWO:
            case = case_of_view(view, me, self._rules.ranking(Rank(view.lowest)))
            return _legal(self._among_many.table.acts[case].tolist(), amounts)
        sight = _sight(self._rules, self._strategy, view, me)
        row = self._strategy.policy[(view.street - 1) * ab.CASES + sight.case]
        found = [float(row[act]) if amounts[act] is not None else 0.0 for act in range(ct.ACTS)]
        if sum(found) <= 0:
            found = [0.0] * ct.ACTS
            act = ab.fallback(sight.hope, sight.step)
            found[act if amounts[act] is not None else ct.CALL] = 1.0
        total = sum(found)
        return tuple(share / total for share in found)


def mix_of(view: StudView, sheet: StudSheet) -> dict[str, tuple[float, int | None]] | None:
    """Return by offered kind how often the shipped strategy does it, and to which amount.

    The amount is that of its most frequent size; None where there is none. None where no strategy
    fits the sheet's deal.
    """
    try:
        player = Trained(sheet, Random(0))
    except ValueError:
        return None
    shares, amounts = player.shares(view), acts_offered(view)
    calls = offered(view.offers, "call") is not None
    bet = offered(view.offers, "open") or offered(view.offers, "raise")
    found: dict[str, tuple[float, int | None]] = {
        "call" if calls else "check": (shares[ct.CALL] + (0 if calls else shares[ct.FOLD]), None),
        "fold": (shares[ct.FOLD] if calls else 0.0, None),
    }
    if bet is not None:
        often = max(range(ct.LEAST, ct.ACTS), key=shares.__getitem__)
        total = sum(shares[ct.LEAST :])
        found[bet.kind] = (total, amounts[often] if total else None)
    return found


class _Sight(NamedTuple):
    """What the strategy makes of a view."""

    case: int
    hope: int
    step: int


def _legal(until: list[float], amounts: list[int | None]) -> Shares:
    """Return how often each offered act is done, of the chances of each act or one before it."""
    found = [0.0] * ct.ACTS
    for act, (upto, before) in enumerate(zip(until, [0.0, *until], strict=False)):
        place = act if act != ct.FOLD or amounts[act] is not None else ct.CALL
        while amounts[place] is None:  # of a size that a lesser act has too, or no bet at all
            place -= 1
        found[place] += upto - before
    return tuple(found)


def _sight(rules: StudRules, strategy: Strategy, view: StudView, me: StudSeatView) -> _Sight:
    ranking = rules.ranking(Rank(view.lowest))
    rivals = [seat for seat in view.seats if seat.seat != me.seat and not seat.folded]
    chance, look = _chances(ranking, strategy, view, me, rivals)
    call = offered(view.offers, "call")
    price = 0 if call is None else call.low
    step = ct.price_of(price, view.pot)
    fronts = sum(seat.in_front for seat in view.seats)
    stack = min(me.bank + me.in_front, max(rival.bank + rival.in_front for rival in rivals))
    closes = view.level > 0 or _last_to_speak(rules, ranking, view, me)
    if me.up:
        base = ab.hope_step(chance) * ab.LOOKS + ab.look_step(look)
    else:
        base = ab.base_unseen(min(255, int(chance * 256)))
    case = ab.case_of(
        base // ab.LOOKS,
        base % ab.LOOKS,
        ab.pot_step(view.pot - fronts, view.ante * len(view.seats)),
        ab.depth_step(stack, view.pot - fronts),
        ab.facing_of(step, int(closes), me.in_front),
        view.raises_left,
    )
    return _Sight(case, base // ab.LOOKS, step)


def _chances(
    ranking: Ranking,
    strategy: Strategy,
    view: StudView,
    me: StudSeatView,
    rivals: list[StudSeatView],
) -> tuple[float, float]:
    """Return the chance to win against all rivals, and what the show seems to promise."""
    cards, street = (*view.own, *me.up), view.street - 1
    if not me.up and not any(rival.up for rival in rivals):
        worth = (worth_of(held_tables(ranking), ranking, cards) + 0.5) / 256
        return worth ** len(rivals), 0.5
    kinds = ab.kinds_of(ranking)
    held = ab.kinds_number(ranking, len(cards))
    # The measured chances are those on the deck for two.
    if len(rivals) == 1 and len(view.seats) == 2 and len(rivals[0].up) == len(me.up):
        shown = ab.kind_of(kinds, rivals[0].up)
        own = ranking.strength(cards) if len(cards) == 5 else ab.kind_of(kinds, cards)
        _, most, shows = strategy.hopes.shape
        if held <= most and ab.kinds_number(ranking, len(me.up)) <= shows:
            look = strategy.looks[street, ab.kind_of(kinds, me.up), shown]
            return float(strategy.hopes[street, own, shown]), float(look)
    return _guessed(ranking, view, me, rivals), 0.5


def _guessed(
    ranking: Ranking, view: StudView, me: StudSeatView, rivals: list[StudSeatView]
) -> float:
    """Return the chance to win by some deals; the same view gives the same."""
    own = (*view.own, *me.up)
    hands = [own, *(rival.up for rival in rivals)]
    known = {card for hand in hands for card in hand}
    left = [card for card in full_deck(ranking.lowest) if card not in known]
    lacks = [5 - len(hand) for hand in hands]
    random = Random(repr(hands))  # the same for the same cards
    won = 0.0
    for _ in range(SAMPLES):
        drawn, values = random.sample(left, sum(lacks)), []
        for hand, lack in zip(hands, lacks, strict=True):
            values.append(ranking.ties[ranking.strength((*hand, *drawn[:lack]))])
            drawn = drawn[lack:]
        if values[0] == max(values):
            won += 1 / values.count(values[0])
    return won / SAMPLES


def _last_to_speak(rules: StudRules, ranking: Ranking, view: StudView, me: StudSeatView) -> bool:
    """Whether a check of this seat ends a round in which nobody has bet."""
    live = [seat for seat in view.seats if not seat.folded]
    first = live[0]
    if view.street > 1 and rules.best_showing and first.up:
        tables = held_tables(ranking)
        first = max(live, key=lambda seat: (code_of(tables, ranking, seat.up), -live.index(seat)))
    return live[live.index(first) - 1].seat == me.seat


def acts_offered(view: StudView) -> list[int | None]:
    """Return by act what it puts in front at a view, None where it is none of its own."""
    call = offered(view.offers, "call")
    found: list[int | None] = [None] * ct.ACTS
    found[ct.CALL] = view.level
    if call is not None:
        found[ct.FOLD] = 0
    bet: Offer | None = offered(view.offers, "open") or offered(view.offers, "raise")
    last: int | None = None
    if bet is not None:
        for act in range(ct.LEAST, ct.ACTS):
            to = ct.sized(act, bet.low, bet.high, bet.unit, view.level, view.pot)
            if to != last:
                found[act] = last = to
    return found
