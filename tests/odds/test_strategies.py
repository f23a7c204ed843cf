"""Named strategies, lines that a person writes, and functions of cards."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from croupier.cards import RANKS, Rank
from croupier.odds.caribbean import analyse_caribbean
from croupier.odds.strategies import (
    NAMED,
    OPTIMAL,
    StrategyError,
    strategy_from,
    strategy_named,
    strategy_of,
)
from croupier.odds.written import Condition, Line, Written, ranks_text, read_lines
from games.caribbean_tools import SHIPPED, sheet
from odds.slow_odds import slow_count

KNOWN = """
raise pair+                                   # every pair
raise A K if exposed 2-Q and exposed matches
raise A K if exposed A K and hand has Q J
raise A K if exposed does not match and hand has Q and exposed below 4th
else fold
"""
CASES = pytest.mark.parametrize


def test_the_names_stand() -> None:
    """The five promised names, and no other."""
    assert list(NAMED) == [
        "optimal",
        "always-raise",
        "pair-or-better",
        "ace-king-or-better",
        "AKJ83-or-better",
    ]


@CASES(
    ("name", "near"),
    [("optimum", "optimal"), ("pair or better", "pair-or-better"), ("akj83-or-better", "AKJ83")],
)
def test_an_unknown_name_has_the_nearest(name: str, near: str) -> None:
    """A name with a slip in it is told the one that was meant."""
    with pytest.raises(StrategyError, match=f"did you mean '{near}"):
        strategy_named(name)


def test_a_name_far_from_all_lists_them() -> None:
    """A name like none of them lists the names."""
    with pytest.raises(StrategyError, match="the names are optimal, always-raise"):
        strategy_named("zzz")


@CASES(
    ("lines", "name"),
    [
        ("raise pair+; else fold", "pair-or-better"),
        ("raise A K+; else fold", "ace-king-or-better"),
        ("raise A K J 8 3+; else fold", "AKJ83-or-better"),
        ("else raise", "always-raise"),
        ("fold high card if hand has no A; fold high card if hand has no K; else raise", None),
    ],
)
def test_lines_equal_the_named_strategies(lines: str, name: str | None) -> None:
    """The named strategies can be written in lines; ace and king without a pair in two ways."""
    found = analyse_caribbean(SHIPPED, read_lines(lines))
    assert found.net == analyse_caribbean(SHIPPED, name or "ace-king-or-better").net


def test_a_learnable_rule_set_costs_next_to_nothing() -> None:
    """Three rules for ace-king: the edge is 5.22453%, 0.00022 points above best play."""
    found = analyse_caribbean(SHIPPED, read_lines(KNOWN))
    assert found.net == -1_041_417_758_724
    assert round(100 * float(found.edge), 5) == 5.22453


def test_the_first_line_that_fits_decides() -> None:
    """A fold before a raise wins over it, and the other way round."""
    fold_first = analyse_caribbean(SHIPPED, read_lines("fold 2 2; raise pair+; else fold"))
    raise_first = analyse_caribbean(SHIPPED, read_lines("raise pair+; fold 2 2; else fold"))
    assert fold_first.raise_frequency < raise_first.raise_frequency
    assert raise_first.net == analyse_caribbean(SHIPPED, "pair-or-better").net


def test_conditions_against_plain_decisions() -> None:
    """Every kind of condition decides as said, deal by deal on a short deck."""
    rules = sheet(table__seats=2, deck__lowest="9", dealer__opens="A K", progressive=None)
    lines = (
        "raise two pair+; raise pair if exposed matches; raise A K if hand has no T;"
        "raise any if exposed below 4th and exposed 9-J; fold Q Q+ if exposed above 1st; else fold"
    )

    def decide(cards: list[int], exposed: int) -> bool:
        ranks = sorted((card // 4 for card in cards), reverse=True)
        x = exposed // 4
        distinct = len(set(ranks))
        straight = distinct == 5 and (ranks[0] - ranks[4] == 4 or ranks[:2] == [12, 10])
        if distinct < 4 or straight or len({card % 4 for card in cards}) == 1:
            return True
        if distinct == 4 and x in ranks:
            return True
        if distinct == 5 and ranks[:2] == [12, 11] and 8 not in ranks:
            return True
        return x < ranks[3] and x <= 9

    found, slow = analyse_caribbean(rules, read_lines(lines)), slow_count(rules, decide=decide)  # type: ignore[arg-type]  # a list is a sequence
    assert found.net == slow.net
    assert {key: n for key, n in found.outcomes.items() if n} == slow.outcomes


@CASES(
    ("text", "said"),
    [
        ("rais pair+; else fold", "did you mean 'raise'"),
        ("raise pair+", "the last line is missing"),
        ("raise par; else fold", "did you mean 'pair'"),
        ("raise; else fold", "names no hand"),
        ("else call", "write 'else raise' or 'else fold'"),
        ("else fold; raise pair", "stands after the last line"),
        ("raise A K if ; else fold", "is no condition"),
        ("raise A K if exposd 2; else fold", "is no condition"),
        ("raise A K if hand has Z; else fold", "is no condition"),
        ("raise A K if exposed below 6th; else fold", "is no condition"),
        ("raise A K Q J T 9; else fold", "names no hand"),
        ("", "the last line is missing"),
    ],
)
def test_a_line_that_means_nothing(text: str, said: str) -> None:
    """Each fault says what would be right."""
    with pytest.raises(StrategyError, match=said):
        read_lines(text)


def test_a_fault_names_file_and_line(tmp_path: Path) -> None:
    """A file's fault stands with its line number, remarks and empty lines counted."""
    path = tmp_path / "mine.txt"
    path.write_text("# mine\n\nraise pair+\nraise A K if exposd 2\nelse fold\n", encoding="utf-8")
    with pytest.raises(StrategyError, match=r"mine\.txt:4: 'exposd 2' is no condition"):
        strategy_from(str(path))


def test_a_hand_that_the_sheet_lacks_names_its_line() -> None:
    """A deck from the nine up has no seven-high pair: the line says so."""
    rules = sheet(table__seats=2, deck__lowest="9", dealer__opens="A K", progressive=None)
    with pytest.raises(StrategyError, match=r"line 1: '7 7': this order has no such pair"):
        analyse_caribbean(rules, read_lines("raise 7 7+; else fold"))


def test_files_and_names_and_lines(tmp_path: Path) -> None:
    """The command line's text is a name, a file or lines; others are refused in one line."""
    path = tmp_path / "mine.txt"
    path.write_text(KNOWN, encoding="utf-8")
    assert strategy_from("optimal") is OPTIMAL
    assert isinstance(strategy_from(str(path)), Written)
    assert str(strategy_from("raise pair+; else fold")) == "raise pair+\nelse fold"
    with pytest.raises(StrategyError, match="did you mean"):
        strategy_from("optimall")
    with pytest.raises(FileNotFoundError):
        strategy_from(str(tmp_path / "none.txt"))
    path.write_bytes(b"raise pair+\n\xff\n")
    with pytest.raises(StrategyError, match=r"mine\.txt:2: this is not UTF-8"):
        strategy_from(str(path))
    path.write_bytes(b"#" * 200_000)
    with pytest.raises(StrategyError, match="more than"):
        strategy_from(str(path))


RANK_SETS = st.sets(st.integers(0, 12), min_size=1).map(lambda r: tuple(Rank(x) for x in sorted(r)))
NONE = st.just(())
CONDITIONS = st.one_of(
    st.builds(Condition, st.sampled_from(["exposed", "has", "has-no"]), RANK_SETS, st.just(0)),
    st.builds(Condition, st.sampled_from(["matches", "matches-not"]), NONE, st.just(0)),
    st.builds(Condition, st.sampled_from(["below", "above"]), NONE, st.integers(1, 5)),
)
LINES = st.builds(
    Line,
    st.booleans(),
    st.sampled_from(["any", "pair", "A K", "Q Q", "K K 2 2", "straight flush"]),
    st.booleans(),
    st.lists(CONDITIONS, max_size=3).map(tuple),
)


@given(lines=st.lists(LINES, max_size=5), otherwise=st.booleans())
def test_what_is_written_is_read_again(lines: list[Line], otherwise: bool) -> None:  # noqa: FBT001
    """The text of any strategy reads as the same strategy."""
    strategy = Written("x", tuple(lines), otherwise)
    assert read_lines(str(strategy), name="x") == strategy


@given(text=st.text(st.sampled_from(list("raisefold pair+AK;ifexposedhas2-Q\n#")), max_size=60))
def test_no_text_breaks_the_reader(text: str) -> None:
    """Any text is a strategy or a fault of one line."""
    fault = ""
    try:
        read_lines(text)
    except StrategyError as error:
        fault = str(error)
    assert "\n" not in fault


def test_ranks_as_text() -> None:
    """Runs of three and more are ranges; the highest first."""
    assert ranks_text((Rank(0), Rank(1), Rank(2), Rank(10), Rank(12))) == "A Q 2-4"
    assert ranks_text(tuple(Rank(r) for r in range(13))) == f"{RANKS[0]}-{RANKS[12]}"


def with_pairs(hands: NDArray[np.uint8], exposed: NDArray[np.uint8]) -> NDArray[np.bool_]:
    """Raise with two cards of one rank, and with nothing else."""
    assert hands.dtype == exposed.dtype == np.uint8
    assert hands.shape == (*exposed.shape, 5)
    ranks = np.sort(hands >> 2, axis=1)
    return np.asarray((ranks[:, 1:] == ranks[:, :-1]).any(axis=1))


def test_a_function_of_cards() -> None:
    """A function decides each hand and exposed card; here it folds straights and flushes."""
    found = analyse_caribbean(SHIPPED, with_pairs)
    named = analyse_caribbean(SHIPPED, "pair-or-better")
    assert found.strategy == "with_pairs"
    assert found.outcomes["win:pair"] == named.outcomes["win:pair"]
    assert found.outcomes["win:flush"] == found.outcomes["win:straight"] == 0
    assert sum(found.outcomes.values()) == found.deals


def test_a_function_may_look_at_suits_alike() -> None:
    """Whether the exposed card has a suit of the hand may decide: it is the same for all suits."""
    rules = sheet(table__seats=2, deck__lowest="T", dealer__opens="K K", progressive=None)

    def suited(hands: NDArray[np.uint8], exposed: NDArray[np.uint8]) -> NDArray[np.bool_]:
        return np.asarray(((hands & 3) == (exposed & 3)[:, None]).sum(axis=1) >= 2)

    found = analyse_caribbean(rules, suited)
    slow = slow_count(rules, decide=lambda h, x: sum(c % 4 == x % 4 for c in h) >= 2)
    assert found.net == slow.net
    dead = analyse_caribbean(rules, suited, dead=(51,))  # type: ignore[arg-type]  # a card's number
    assert dead.deals < found.deals


@CASES(
    ("answer", "said"),
    [
        (lambda h, _: h[:, 0] % 4 == 0, "does not treat suits alike"),
        (lambda h, _: h, "one truth value a hand"),
        (lambda _, x: x.astype(int), "one truth value a hand"),
    ],
)
def test_a_function_that_is_refused(answer: object, said: str) -> None:
    """One that favours a suit, or returns something else, is told so."""
    with pytest.raises(StrategyError, match=said):
        analyse_caribbean(SHIPPED, answer)  # type: ignore[arg-type]  # wrong on purpose


def test_a_function_needs_one_exposed_card() -> None:
    """Two seen cards are not what the function takes."""
    with pytest.raises(StrategyError, match="one exposed card"):
        analyse_caribbean(SHIPPED, with_pairs, seen=2)


def test_rows_cannot_ask_a_function() -> None:
    """Rows of a count know no cards."""
    found = analyse_caribbean(SHIPPED)
    assert found.count is not None
    assert found.raises is not None
    with pytest.raises(StrategyError, match="by cards"):
        strategy_of(with_pairs).raises(found.count, found.ranking, found.raises)
