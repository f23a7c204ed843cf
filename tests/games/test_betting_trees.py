"""The betting trees of small games, counted as chess programs count moves.

Run as a script, this file prints the figures for ``betting_trees.toml``.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from croupier.games.betting import Betting, BettingRules

FIGURES = Path(__file__).with_name("betting_trees.toml")
GAMES: dict[str, dict[str, Any]] = tomllib.loads(FIGURES.read_text(encoding="utf-8"))


def copy_of(betting: Betting) -> Betting:
    """Return a betting that goes its own way from here."""
    other = object.__new__(Betting)
    for name in Betting.__slots__:
        value = getattr(betting, name)
        setattr(other, name, list(value) if isinstance(value, list) else value)
    return other


def steps(betting: Betting) -> Iterator[Betting]:
    """Yield what each offered action at each of its bounds leads to."""
    i = betting.turn
    for offer in betting.offers(i):
        for to in sorted({offer.low, offer.high}):
            after = copy_of(betting)
            if offer.kind == "check":
                after.check(i)
            elif offer.kind == "call":
                after.call(i)
            elif offer.kind == "fold":
                after.fold(i)
            elif offer.kind == "open":
                after.open(i, to)
            else:
                after.raise_to(i, to)
            yield after


def count(betting: Betting, rounds: int, depth: int, nodes: Counter[int]) -> int:
    """Return the number of ways to the end, counting the positions at each depth."""
    nodes[depth] += 1
    while betting.turn < 0 and rounds > 1 and sum(betting.live) > 1:
        betting.start_round(0)
        rounds -= 1
    if betting.turn < 0 or sum(betting.live) == 1:
        return 1
    return sum(count(after, rounds, depth + 1, nodes) for after in steps(betting))


def tree(game: Mapping[str, Any]) -> tuple[int, list[int]]:
    """Return the leaves of a game and its nodes by depth."""
    betting = Betting(BettingRules(**game["rules"]), game["banks"], game["ante"])
    for i, amount in enumerate(game.get("blinds", [])):
        betting.post_blind(i, amount)
    blinds = len(game.get("blinds", []))
    betting.start_round(blinds % len(game["banks"]), blinds=blinds > 0)
    nodes: Counter[int] = Counter()
    leaves = count(betting, game["rounds"], 0, nodes)
    return leaves, [nodes[depth] for depth in range(max(nodes) + 1)]


@pytest.mark.parametrize("name", GAMES)
def test_the_tree_has_its_counted_size(name: str) -> None:
    """Every small game has as many courses of betting, and positions at each depth, as before."""
    game = GAMES[name]
    assert tree(game) == (game["leaves"], game["nodes"])


@pytest.mark.clause("CM-6")
def test_a_tree_counted_by_hand() -> None:
    """Two seats, one round, no raises: seven ways.

    First folds (1). First checks: second checks (1), folds (1), or opens, and first calls (1) or
    folds (1). First opens: second calls (1) or folds (1).
    """
    leaves, nodes = tree({"rules": {"raises": 0}, "banks": [9_000, 9_000], "ante": 10, "rounds": 1})
    assert (leaves, nodes) == (7, [1, 3, 5, 2])


@pytest.mark.ruling("R-CM-7")
def test_a_tree_of_raises_counted_by_hand() -> None:
    """At fixed limit each raise allowed adds two ways after each of the two openings.

    After an opening and k raises left the other calls, folds, or raises: T(k) = 2 + T(k - 1), with
    T(0) = 2. Ways: first folds, check-check, check-fold, check-open T(k), open T(k): 3 + 2 T(k).
    """
    for raises in range(4):
        rules = {"size": 2, "raises": raises, "unit": 1}
        leaves, _ = tree({"rules": rules, "banks": [9_000, 9_000], "ante": 10, "rounds": 1})
        assert leaves == 3 + 2 * (2 + 2 * raises)


@pytest.mark.ruling("R-CM-7")
def test_trees_of_several_rounds_counted_by_formula() -> None:
    """Two rich seats at fixed limit: the ways of n rounds follow from those of n - 1.

    With k raises left, F(n, k) = 2 + F(n-1, k) + 2 O(n, k): two folds, both check, two openings;
    after one, fold or call at each raise: O(n, k) is the sum of 1 + F(n-1, j) for j up to k, and
    F(0, k) = 1.
    Where every round has its own three raises, R(n) = 2 + R(n-1) + 8 (1 + R(n-1)).
    """
    ways = [1] * 4
    for _ in range(4):
        ways = [2 + ways[k] + 2 * sum(1 + ways[j] for j in range(k + 1)) for k in range(4)]
    assert GAMES["two-rich-four-rounds-fixed"]["leaves"] == ways[3]
    own = 1
    for _ in range(3):
        own = 10 + 9 * own
    assert GAMES["two-rich-three-rounds-fixed-raises-a-round"]["leaves"] == own


@pytest.mark.clause("CM-10")
def test_a_tree_of_short_openings_counted_by_hand() -> None:
    """Two seats, the first with less than the opening behind it: seven ways.

    First folds (1), or opens all-in: second calls (1) or folds (1), with nobody to complete
    against. First checks: second folds (1), checks (1), or opens: first calls all-in (1) or folds
    (1). The second's opening is exact: one size.
    """
    leaves, nodes = tree({"rules": {"unit": 1}, "banks": [15, 900], "ante": 10, "rounds": 1})
    assert (leaves, nodes) == (7, [1, 3, 5, 2])


@pytest.mark.clause("CM-10")
def test_a_tree_of_antes_all_in_counted_by_hand() -> None:
    """Four seats, two of them all-in by the ante: thirteen ways.

    The antes are 35; third and fourth have 30 and 50 behind. Third folds: fourth has nobody to bet
    against (1). Third opens all-in: fourth calls or folds (2). Third checks: fourth folds (1),
    opens and third calls or folds (2), or checks, and the second round has the same ways, its
    checks ending it: 1 + 2 + 1 + 2 + 1 (7).
    """
    assert GAMES["four-antes-all-in"]["leaves"] == 1 + 2 + 1 + 2 + 7


def _print_figures() -> None:
    for name, game in GAMES.items():
        leaves, nodes = tree(game)
        print(f"{name}: leaves = {leaves}; nodes = {nodes}")  # noqa: T201 - what a script says


if __name__ == "__main__":
    _print_figures()
