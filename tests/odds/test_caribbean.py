"""What a Caribbean Stud sheet is worth: the published figures, and every deal of short decks."""

from __future__ import annotations

import random
import tomllib
from fractions import Fraction
from math import comb, sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

from croupier import analyse
from croupier.cards import Card, full_deck, parse_cards
from croupier.games.actions import HOUSE, Deal, Expose, Fold, Place, Raise, Seat
from croupier.games.caribbean import caribbean_game
from croupier.odds.advice import cells_of
from croupier.odds.caribbean import Analysis, PaysError, analyse_caribbean, results_of
from croupier.odds.count import count_deals
from croupier.odds.strategies import NAMED
from croupier.sheets import CaribbeanSheet, load_sheet
from games.caribbean_tools import LETTER_OF_THE_CHART, RICH, SHIPPED, sheet
from odds.slow_odds import short_sheets, slow_count

REFERENCE: dict[str, Any] = tomllib.loads(
    Path(__file__).with_name("reference_caribbean.toml").read_text(encoding="utf-8")
)
OPENINGS = ("any", "pair", "Q Q", "A K", "A K J", "K K A", "straight", "J J A", "two pair")


@pytest.fixture(scope="module")
def best() -> Analysis:
    """Return the worth of the shipped sheet under best play."""
    return analyse_caribbean(SHIPPED)


@pytest.mark.ruling("R-QC-1", "R-QC-2")
@pytest.mark.clause("QC-12", "QC-18")
def test_the_published_outcomes(best: Analysis) -> None:
    """Every published count comes out to the last digit, and they add up to all deals."""
    published = dict(REFERENCE["outcomes"])
    low = published.pop("win:pair or less")
    assert best.deals == REFERENCE["deals"] == comb(52, 5) * 47 * comb(46, 4)
    assert {key: best.outcomes[key] for key in published} == published
    assert best.outcomes["win:pair"] + best.outcomes["win:high card"] == low
    assert sum(best.outcomes.values()) == best.deals


def test_the_published_figures(best: Analysis) -> None:
    """The net is exact; edge, risk, bet, deviation and frequencies to every digit given."""
    figures = REFERENCE["figures"]
    assert best.net == REFERENCE["net"]
    assert float(best.edge) == figures["house_edge"]
    for value, name in (
        (best.element_of_risk, "element_of_risk"),
        (best.average_bet, "average_bet"),
        (best.standard_deviation, "standard_deviation"),
        (best.raise_frequency, "raise_frequency"),
    ):
        assert round(float(value), 12) == figures[name]
    assert round(float(best.dealer_opens), 13) == figures["dealer_opens"]


@pytest.mark.clause("QC-10")
def test_the_dealer_opens_as_often_as_hands_do(best: Analysis) -> None:
    """1,463,700 of 2,598,960 hands open; the published 82% is a trap."""
    assert best.dealer_opens == Fraction(1_463_700, 2_598_960)
    assert round(float(best.dealer_opens), 2) != REFERENCE["traps"]["dealer_opens"]


@pytest.mark.parametrize("name", REFERENCE["net_by_strategy"])
def test_the_published_strategies(name: str) -> None:
    """Each named strategy's net is exact."""
    assert analyse_caribbean(SHIPPED, name).net == REFERENCE["net_by_strategy"][name]


def test_the_distribution_is_the_outcomes(best: Analysis) -> None:
    """Results and their counts give deals, net and variance again."""
    assert sum(best.distribution.values()) == best.deals
    assert sum(result * n for result, n in best.distribution.items()) == best.net
    mean = best.net / best.deals
    spread = sum((result - mean) ** 2 * n for result, n in best.distribution.items())
    assert spread / best.deals == best.variance


@settings(max_examples=settings().max_examples // 20)
@given(sheet=short_sheets("T", [o for o in OPENINGS if "9" not in o and "A K" not in o]))
def test_any_rules_on_twenty_cards(sheet: CaribbeanSheet) -> None:
    """Random orders, pays, openings and switches equal a plain settlement of every deal."""
    _equal(analyse_caribbean(sheet), sheet)


@settings(max_examples=settings().max_examples // 100)
@given(sheet=short_sheets("9", OPENINGS))
def test_any_rules_on_twenty_four_cards(sheet: CaribbeanSheet) -> None:
    """With high cards, the ace below the nine, and thresholds inside a group of ties."""
    _equal(analyse_caribbean(sheet), sheet)


def test_an_opening_hand_inside_a_group_of_ties() -> None:
    """With one kicker the opening hand still is the sheet's own, to the last card (R-QC-2)."""
    rules = sheet(
        table__seats=2,
        deck__lowest="9",
        hands__kickers="first",
        dealer__opens="A K J",
        progressive=None,
    )
    _equal(analyse_caribbean(rules), rules)


def _equal(found: Analysis, rules: CaribbeanSheet) -> None:
    slow = slow_count(rules)
    assert found.deals == slow.deals
    assert found.net == slow.net
    assert {key: n for key, n in found.outcomes.items() if n} == slow.outcomes
    assert found.dealer_opens == 1 - Fraction(slow.shut, slow.deals)


@pytest.mark.ruling("R-QC-1")
def test_the_letter_of_the_chart() -> None:
    """By the letter a winning pair of queens pushes: the house wins more than by the ruling."""
    found = analyse_caribbean(sheet(raise__pays=LETTER_OF_THE_CHART))
    assert found.edge > analyse_caribbean(SHIPPED).edge
    assert Fraction(1) in found.distribution
    assert sum(found.outcomes.values()) == found.deals


@pytest.mark.ruling("R-QC-2")
def test_one_kicker_makes_more_ties() -> None:
    """With the first other card alone more hands push."""
    one = analyse_caribbean(sheet(hands__kickers="first"))
    assert one.outcomes["push"] > analyse_caribbean(SHIPPED).outcomes["push"]


@pytest.mark.ruling("R-QC-11")
def test_a_cap_on_what_a_raise_wins() -> None:
    """A capped royal flush wins the ante and the cap; the worth goes by the ante given."""
    capped = sheet(table__max_payout="5000.00")
    at_ten = analyse_caribbean(capped, ante=10_00)
    at_hundred = analyse_caribbean(capped, ante=100_00)
    assert at_ten.net == analyse_caribbean(SHIPPED).net
    assert at_hundred.net < at_ten.net
    assert max(at_hundred.distribution) == 1 + Fraction(5000, 100)
    assert analyse_caribbean(capped).ante == capped.table.ante.min


def test_pays_are_rounded_down_to_the_cent_of_an_ante() -> None:
    """A third of an ante of 0.50 is paid 0.33 for a bet of 1.00; without an ante it is exact."""
    pays = SHIPPED.dump()["raise"]["pays"] | {"pair": "1 to 3", "high card": "1 to 3"}
    rules = sheet(raise__pays=pays)
    assert 1 + Fraction(2, 3) in analyse_caribbean(rules).distribution
    assert 1 + Fraction(33, 50) in analyse_caribbean(rules, ante=50).distribution


def test_a_changed_sheet_is_an_edited_file(tmp_path: Path) -> None:
    """Sheet.replace and a file with the same line edited are worth the same."""
    path = tmp_path / "house.toml"
    text = (Path(load_sheet.__code__.co_filename).parent / "shipped").joinpath(
        "caribbean-stud-quebec.toml"
    )
    lines = text.read_text(encoding="utf-8").replace('"full house"      = 7', '"full house" = 9')
    path.write_text(lines, encoding="utf-8")
    edited = load_sheet(path)
    replaced = SHIPPED.replace({"raise.pays.full house": 9})
    assert edited.digest == replaced.digest
    assert isinstance(edited, CaribbeanSheet)
    assert analyse(edited).net == analyse(replaced).net != analyse(SHIPPED).net


@pytest.mark.clause("QC-14", "QC-15", "QC-16", "QC-17")
def test_the_engine_settles_as_the_rows_say() -> None:
    """Random deals played on the engine end as counted, and pay what the outcome is worth."""
    rng = random.Random(20)
    game = caribbean_game(SHIPPED)
    results = results_of(game.pays, None)
    ends: set[str] = set()
    for _ in range(400):
        deck = rng.sample(full_deck(), 52)
        player, dealer = deck[:5], deck[5:10]
        raised = rng.random() < 0.9
        coup = game.coup({Seat(1): RICH})
        coup.act(Seat(1), Place(1000))
        coup.act(HOUSE, Deal(tuple(deck)))
        coup.act(Seat(1), Raise(2000) if raised else Fold())
        coup.act(HOUSE, Expose(0))
        end, result = _end(raised, player, dealer)
        ends.add(end)
        net = coup.settlement.seats[0].net if coup.settlement else None
        won = getattr(results, end) if end != "win" else result
        assert net == 1000 * won
    assert ends == {"fold", "no_open", "lose", "win"}


def _end(raised: object, player: list[Card], dealer: list[Card]) -> tuple[str, int]:
    """Return how rows count a deal, and what a win brings."""
    pays = caribbean_game(SHIPPED).pays
    mine, theirs = pays.ranking.strength(player), pays.ranking.strength(dealer)
    win = int(results_of(pays, None).win[mine])
    if not raised:
        return "fold", 0
    if theirs < pays.opening:
        return "no_open", 0
    return ("lose" if theirs > mine else "push" if theirs == mine else "win"), win


def test_a_sample_of_deals_lies_in_its_interval(best: Analysis) -> None:
    """The mean of 20,000 seeded deals under one strategy is within four standard errors."""
    rng = np.random.default_rng(7)
    pays = best.pays
    found = analyse_caribbean(SHIPPED, "AKJ83-or-better")
    least = pays.ranking.lowest_strength("A K J 8 3")
    results = results_of(pays, None)
    total, number = 0, 20_000
    for _ in range(number):
        cards = [Card(int(c)) for c in rng.permutation(52)[:10]]
        mine, theirs = pays.ranking.strength(cards[:5]), pays.ranking.strength(cards[5:])
        if mine < least:
            total += results.fold
        elif theirs < pays.opening:
            total += results.no_open
        elif theirs > mine:
            total += results.lose
        elif theirs < mine:
            total += int(results.win[mine])
    error = found.standard_deviation / sqrt(number)
    assert abs(total / number + float(found.edge)) < 4 * error


def test_dead_cards() -> None:
    """Known dead cards count as every deal without them does."""
    rules = sheet(table__seats=2, deck__lowest="T", dealer__opens="K K", progressive=None)
    dead = parse_cards("Ah Kd Tc")
    found = analyse_caribbean(rules, dead=dead)
    slow = slow_count(rules, dead=frozenset(dead))
    assert (found.deals, found.net) == (slow.deals, slow.net)
    assert {key: n for key, n in found.outcomes.items() if n} == slow.outcomes
    assert found.dead == tuple(sorted(dead))


def test_a_dead_rank_leaves_suits_alike() -> None:
    """Four dead deuces leave a symmetric deck, counted as the dead cards one by one would be."""
    ranking = caribbean_game(SHIPPED).pays.ranking
    found = count_deals(ranking, 0, dead=parse_cards("2c 2d 2h 2s"))
    assert found.deals == comb(48, 5) * 43 * comb(42, 4)


@pytest.mark.parametrize("name", NAMED)
def test_cells_are_the_rows(best: Analysis, name: str) -> None:
    """Sums by strength and exposed rank give the same net, for each strategy of the hand alone."""
    cells = cells_of(best)
    assert cells is not None
    if name == "optimal":
        assert int(cells.cases.sum()) * cells.completions == best.deals
        return
    found = analyse_caribbean(SHIPPED, name)
    other = cells_of(found)
    assert other is not None
    assert cells.net(other.raised > 0) == found.net


def test_a_notebook_shows_the_outcomes(best: Analysis) -> None:
    """The worth has a table of its own in HTML, names escaped."""
    assert "5.224306%" in best._repr_html_()
    rules = SHIPPED.replace({"name": "<b>Caribbean</b>"})
    assert "<b>" not in analyse_caribbean(rules)._repr_html_()


def test_pays_that_do_not_fit_are_refused() -> None:
    """Pays whose sums would not fit 64 bits are refused in words, never wrapped around."""
    large = SHIPPED.replace({"raise.multiple": 100, "raise.pays.royal flush": 1_000_000})
    worth = analyse_caribbean(large, "always-raise")
    royals = worth.outcomes["win:royal flush"]
    assert worth.distribution[Fraction(1 + 100 * 1_000_000)] == royals
    with pytest.raises(PaysError, match="too large to be counted exactly"):
        analyse_caribbean(large.replace({"raise.pays.flush": "5999999 to 999983"}))
