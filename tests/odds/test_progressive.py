"""Promises about the progressive bet: at any meter, in the long run, with several winners."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Mapping
from fractions import Fraction
from itertools import combinations
from math import comb, isclose, sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.cards import full_deck, parse_cards
from croupier.games.meter import pay_prizes
from croupier.games.pays import ProgressivePays, caribbean_pays
from croupier.money import MICRO_PER_MINOR
from croupier.odds.answers import progressive_answer
from croupier.odds.caribbean import Analysis, analyse_caribbean, terms_of, values_of_raising
from croupier.odds.progressive import (
    ProgressiveWorth,
    class_hands,
    pair_counts,
    progressive_worth,
)
from croupier.odds.together import TogetherError, together
from croupier.sheets import CaribbeanSheet
from croupier.sheets.worth import progressive_worth as warned_worth
from games.caribbean_tools import SHIPPED

REFERENCE: dict[str, Any] = tomllib.loads(
    Path(__file__).with_name("reference_caribbean.toml").read_text(encoding="utf-8")
)
EVERY = {
    "progressive.pays.straight": "20.00",
    "progressive.pays.three of a kind": "10.00",
    "progressive.pays.two pair": "5.00",
    "progressive.pays.pair": "4.00",
    "progressive.pays.high card": "3.00",
}
"""Prizes for every hand."""


def changed(changes: Mapping[str, object]) -> CaribbeanSheet:
    """Return the shipped sheet with other lines; a short deck seats three."""
    seats = {"table.seats": 3} if "deck.lowest" in changes else {}
    return SHIPPED.replace({**changes, **seats})


def worth_of(sheet: CaribbeanSheet, *, players: int = 1) -> ProgressiveWorth:
    """Return the worth of a sheet that has a progressive."""
    found = progressive_worth(sheet, players=players)
    assert found is not None
    return found


@pytest.fixture(scope="module")
def best() -> Analysis:
    """Return the worth of the shipped sheet under best play."""
    return analyse_caribbean(SHIPPED)


@pytest.mark.ruling("R-QC-13")
def test_the_published_figures_and_none_of_the_traps() -> None:
    """Fixed return, return by the meter and break-even come out to the last digit given."""
    worth, figures = worth_of(SHIPPED), REFERENCE["progressive"]
    assert round(float(worth.fixed_return), 12) == figures["fixed_return"]
    per = float(worth.return_per_unit_of_meter * 10_000)
    assert round(per, 9) == figures["return_per_10000_of_meter"]
    assert worth.break_even_meter is not None
    assert worth.break_even_meter == round(100 * figures["break_even_meter"])
    traps = REFERENCE["traps"]["break_even_meter"]
    assert all(abs(worth.break_even_meter / 100 - trap) > 1 for trap in traps)


def test_the_break_even_meter_is_the_least() -> None:
    """One cent less and the bet is not even, shares exact or rounded down as they are paid."""
    worth = worth_of(SHIPPED)
    even, paid = worth.break_even_meter, worth.break_even_as_paid
    assert (even, paid) == (21_804_737, 21_804_740)

    def exact(meter: int) -> Fraction:
        return worth.fixed_return + worth.return_per_unit_of_meter * Fraction(meter, 100)

    assert exact(21_804_736) < 1 <= exact(21_804_737)
    assert worth.return_at(21_804_739) < 1 <= worth.return_at(21_804_740)


@pytest.mark.ruling("R-QC-7")
def test_the_long_run_return_of_the_shipped_sheet() -> None:
    """36.24% by fixed prizes, 50% by contributions, 1.54% by seeds: 87.78%; 70% is 107.8%."""
    worth = worth_of(SHIPPED)
    assert worth.contribution_return == Fraction(1, 2)
    assert worth.seed_return == Fraction(4 * 10_000, 2_598_960)
    assert worth.long_run_return == Fraction(941_800 + 40_000, 2_598_960) + Fraction(1, 2)
    seventy = worth_of(changed({"progressive.contribution": "70%"}))
    assert round(float(seventy.long_run_return), 3) == 1.078
    assert SHIPPED.progressive is not None
    warned = warned_worth(SHIPPED.progressive, caribbean_pays(SHIPPED).ranking)
    assert worth.long_run_return == warned.long_run


def test_the_mean_meter_gives_the_long_run_return() -> None:
    """The return at the mean of the meter is the long-run return, shares exact."""
    worth = worth_of(SHIPPED)
    mean = worth.mean_meter_at_hit
    assert mean is not None
    exact = worth.fixed_return + worth.return_per_unit_of_meter * mean / 100
    assert exact == worth.long_run_return
    assert round(mean) == 17_624_737


def test_the_keys_of_the_answer_are_the_promised_ones() -> None:
    """The JSON block has exactly the promised keys; money is text; without a progressive: null."""
    answer = progressive_answer(progressive_worth(SHIPPED))
    assert answer is not None
    assert list(answer) == [
        "fixed_return",
        "return_per_unit_of_meter",
        "break_even_meter",
        "return_at_seed",
        "long_run_return",
    ]
    assert answer["break_even_meter"] == "218047.37"
    assert answer["return_at_seed"] == float(worth_of(SHIPPED).return_at(1_000_000))
    plain = changed({"progressive": None})
    assert progressive_answer(progressive_worth(plain)) is None
    assert together(analyse_caribbean(plain)) is None


@pytest.mark.ruling("R-QC-8", "R-QC-13")
def test_the_results_of_one_bet_are_what_it_is_settled_by() -> None:
    """At a meter each class nets its prize less the bet; the mean is the return less one."""
    worth = worth_of(SHIPPED)
    results = worth.results_at(12_345_678)
    assert set(results) == {-100, 4_900, 9_900, 49_900, 1_234_467, 12_345_578}
    assert sum(results.values()) == 1
    mean = sum(net * chance for net, chance in results.items())
    assert mean == 100 * (worth.return_at(12_345_678) - 1)
    square = sum(net * net * chance for net, chance in results.items())
    assert isclose(worth.deviation_at(12_345_678), sqrt(square - mean * mean))


def test_no_share_of_the_meter_and_no_meter_that_helps() -> None:
    """With fixed prizes only the contributions are never won, and no meter makes the bet even."""
    pays = {"progressive.pays.royal flush": "9000.00", "progressive.pays.straight flush": "900.00"}
    worth = worth_of(changed({**pays, "progressive.seed": "0.00"}))
    assert worth.return_per_unit_of_meter == 0
    assert worth.long_run_return == worth.fixed_return < 1
    assert worth.sheet.progressive is not None
    warned = warned_worth(worth.sheet.progressive, caribbean_pays(worth.sheet).ranking)
    assert warned.contribution == 0
    assert warned.long_run == worth.long_run_return
    assert worth.break_even_meter is None
    assert worth.break_even_as_paid is None
    assert worth.mean_meter_at_hit is None
    assert worth.several(1_000_000, 7).loss == 0
    rich = worth_of(changed({**pays, "progressive.pays.royal flush": "9000000.00"}))
    assert rich.break_even_meter == rich.break_even_as_paid == 0


def test_the_hands_of_a_class_are_all_of_them() -> None:
    """Each class has as many different hands as are counted, by the evaluator of that class."""
    ranking = caribbean_pays(SHIPPED).ranking
    numbers = {"royal flush": 4, "straight flush": 36, "four of a kind": 624, "full house": 3744}
    for name, number in (numbers | {"flush": 5108, "straight": 10200}).items():
        hands = class_hands(ranking, name)
        assert len({frozenset(hand) for hand in hands}) == len(hands) == number
        assert all(
            ranking.class_name(ranking.strength(hand)) == name  # type: ignore[arg-type]
            for hand in hands[::97]
        )


def test_pairs_of_jackpots_are_counted() -> None:
    """Pairs of hands without a common card agree with looking at each pair; dead cards matter."""
    ranking = caribbean_pays(SHIPPED).ranking
    names = ("royal flush", "straight flush")
    counts = pair_counts(ranking, names)
    hands = [(name, frozenset(hand)) for name in names for hand in class_hands(ranking, name)]
    slow: dict[tuple[str, str], int] = {}
    for (one, first), (other, second) in combinations(hands, 2):
        for pair in ((one, other), (other, one)):
            slow[pair] = slow.get(pair, 0) + (not first & second)
    assert counts == slow
    assert counts["royal flush", "royal flush"] == 12
    dead = pair_counts(ranking, names, parse_cards("Ah 9s"))
    assert dead["royal flush", "royal flush"] == 6
    assert dead["straight flush", "straight flush"] < counts["straight flush", "straight flush"]


@pytest.mark.ruling("R-QC-6")
@pytest.mark.parametrize("order", ["seat", "share"])
def test_several_winners_against_every_game_of_a_short_deck(order: str) -> None:
    """With two players of a short deck the loss is exact: every pair of hands is paid."""
    sheet = changed({"progressive.order": order, "deck.lowest": "9", "progressive.seed": "50.00"})
    worth, meter = worth_of(sheet), 123_456
    pays, ranking = caribbean_pays(sheet).progressive, caribbean_pays(sheet).ranking
    assert pays is not None
    winners: list[tuple[frozenset[int], int]] = []
    for hand in combinations(full_deck(ranking.lowest), 5):
        strength = ranking.strength(hand)
        if pays.share_num[strength]:
            winners.append((frozenset(hand), pays.share_num[strength]))
    lost = 0
    for (one, first), (other, second) in combinations(winners, 2):
        if not one & other:
            for nums in ([first, second], [second, first]):
                alone = sum(paid(pays, meter, [num]) for num in nums)
                lost += alone - paid(pays, meter, nums)
    cards = len(full_deck(ranking.lowest))
    games = comb(cards, 5) * comb(cards - 5, 5)
    several = worth.several(meter, 2)
    assert several.loss == Fraction(lost, games) / 2 / 100
    assert several.bound == 0


def paid(pays: ProgressivePays, meter: int, nums: list[int]) -> int:
    """Return what winners of shares are paid together."""
    prizes, before, after = ([0] * len(nums) for _ in range(3))
    micro, seed, den = meter * MICRO_PER_MINOR, pays.seed, pays.share_den
    pay_prizes(micro, seed, pays.by_share, den, nums, prizes, before, after)
    return sum(prizes)


@pytest.mark.ruling("R-QC-6")
def test_sharing_royals_reseed_once() -> None:
    """With winners who share, a full table's seeds are those of games with a royal, not royals."""
    sheet = changed({"progressive.order": "share", "deck.lowest": "9"})
    alone, two = worth_of(sheet), worth_of(sheet, players=2)
    ranking = caribbean_pays(sheet).ranking
    royals, cards = len(class_hands(ranking, "royal flush")), len(full_deck(ranking.lowest))
    one = Fraction(royals, comb(cards, 5))
    both = one * Fraction(royals - 1, comb(cards - 5, 5))
    assert alone.seed_return == one * 10_000
    assert two.seed_return == (2 * one - both) / 2 * 10_000
    assert two.long_run_bound == 0
    by_seat = worth_of(changed({"deck.lowest": "9"}), players=2)
    assert by_seat.long_run_return == alone.long_run_return
    assert 0 < worth_of(sheet, players=3).long_run_bound < Fraction(1, 100)


def test_too_many_winners_are_bounded() -> None:
    """Where pairs are not counted, the bound holds what counting them would give."""
    shares = {f"progressive.pays.{name}": "1%" for name in ("flush", "straight", "full house")}
    shares |= {"progressive.pays.four of a kind": "2%", "deck.lowest": "8"}
    fine = worth_of(changed(shares))
    rough = worth_of(changed(shares | {"progressive.pays.three of a kind": "0.01%"}))
    assert fine.several(2_000_000, 3).bound < rough.several(2_000_000, 3).bound
    several = rough.several(2_000_000, 2)
    assert several.bound > abs(several.loss)


@pytest.mark.ruling("R-QC-7", "R-QC-8")
@pytest.mark.parametrize(("order", "players"), [("seat", 1), ("share", 3)])
def test_the_long_run_against_a_meter_played(order: str, players: int) -> None:
    """A meter fed and paid by the rules gives back what the long run says, and stands as it says.

    On a short deck, where jackpots come often.
    """
    sheet = changed(
        {"progressive.order": order, "deck.lowest": "9", "progressive.seed": "50.00"}
        | {f"progressive.pays.{name}": "100%" for name in ("straight flush", "four of a kind")}
        | {"progressive.pays.full house": "3%", "progressive.pays.flush": "0.75"}
    )
    worth, pays = worth_of(sheet, players=players), caribbean_pays(sheet).progressive
    assert pays is not None
    ranking = caribbean_pays(sheet).ranking
    kinds = [ranking.strength(hand) for hand in combinations(full_deck(ranking.lowest), 5)]
    rng = np.random.default_rng(3)
    meter, games = pays.seed * MICRO_PER_MINOR, 200_000
    shown, given = [], []
    draws = rng.integers(0, len(kinds), (games, players))
    for row in draws.tolist():
        stood = meter
        meter += pays.feed * players
        shown.append(meter // MICRO_PER_MINOR)
        won = [kinds[place] for place in row]
        nums = [pays.share_num[s] for s in won if pays.share_num[s] or pays.amount[s]]
        prizes = [pays.amount[s] for s in won if pays.share_num[s] or pays.amount[s]]
        before, after = [0] * len(nums), [0] * len(nums)
        seed, den = pays.seed, pays.share_den
        meter = pay_prizes(meter, seed, pays.by_share, den, nums, prizes, before, after)
        # What stands on the meter now has not come back yet.
        given.append(sum(prizes) + (meter - stood) / MICRO_PER_MINOR)
    error = 4 * float(np.std(given)) / sqrt(games)
    bets = players * worth.pays.bet
    assert abs(np.mean(given) - bets * float(worth.long_run_return)) < error
    if players == 1:
        mean = worth.mean_meter_at_hit
        assert mean is not None
        chunks = np.mean(np.reshape(shown, (100, -1)), axis=1)
        assert abs(np.mean(shown) - float(mean)) < 4 * float(np.std(chunks)) / 10


@st.composite
def sheets(draw: st.DrawFn) -> CaribbeanSheet:
    """Return sheets with other shares, seeds, contributions, orders."""
    order = draw(st.sampled_from(["seat", "share"]))
    # Shares that several winners at a full table take must not add up to more than the meter.
    royal, other = (60, 50) if order == "seat" else (100, 14)
    return changed(
        {
            "progressive.seed": f"{draw(st.integers(5_000, 100_000))}.00",
            "progressive.contribution": f"{draw(st.integers(1, 40))}%",
            "progressive.order": order,
            "progressive.pays.royal flush": f"{draw(st.integers(royal, 100))}%",
            "progressive.pays.straight flush": f"{draw(st.integers(1, other))}%",
        }
    )


@given(sheets(), st.integers(0, 10**9), st.integers(1, 7))
@settings(max_examples=30)
def test_any_sheet_is_worth_its_prizes(sheet: CaribbeanSheet, meter: int, players: int) -> None:
    """Return rises with the meter, is linear but for rounding; break-even is where it crosses."""
    worth = worth_of(sheet, players=players)
    linear = worth.fixed_return + worth.return_per_unit_of_meter * Fraction(meter, 100)
    assert 0 <= linear - worth.return_at(meter) < Fraction(1, 1000)
    assert worth.return_at(meter) <= worth.return_at(meter + 1)
    even = worth.break_even_as_paid
    assert even is not None
    assert worth.return_at(even) >= 1 > worth.return_at(even - 1)
    whole = worth.pays.share_den <= max(worth.pays.share_num)
    assert (worth.seed_return > 0) == whole
    assert worth.long_run_return == (
        worth.fixed_return + worth.contribution_return + worth.seed_return
    )
    several = worth.several(meter, players)
    assert several.loss <= players * several.chance * max(meter, worth.pays.seed) + several.bound


def test_ante_and_progressive_turn_positive_together(best: Analysis) -> None:
    """Above the break-even by what the ante costs; a cent less is not enough."""
    both = together(best, 500)
    assert both is not None
    even = both.turns_positive
    assert even == 30_737_480
    assert both.net_at(even) >= 0 > both.net_at(even - 1)
    worth = worth_of(SHIPPED)
    linear = worth.least_meter(100 * (1 - worth.fixed_return) + 500 * best.edge)
    assert linear is not None
    assert 0 <= even - linear < 20
    assert both.net_at(1_000_000) == -500 * best.edge + 100 * (worth.return_at_seed - 1)


@pytest.mark.ruling("R-QC-5")
def test_folding_that_loses_the_bet_changes_nothing_where_winners_are_raised(
    best: Analysis,
) -> None:
    """At the shipped prizes every winner is raised anyway: both rulings are worth the same."""
    sheet = changed({"progressive.pays_folded": False})
    play = analyse_caribbean(sheet)
    assert worth_of(sheet).long_run_return == worth_of(SHIPPED).long_run_return
    other, both = together(play), together(best)
    assert other is not None
    assert both is not None
    assert other.turns_positive == both.turns_positive
    assert other.results_at(20_000_000) == both.results_at(20_000_000)


@pytest.mark.ruling("R-QC-5")
def test_a_prize_lost_by_folding_is_played_for() -> None:
    """With prizes for every hand, best play raises for them: row by row, to the last deal."""
    sheet = changed(EVERY | {"progressive.pays_folded": False})
    play = analyse_caribbean(sheet)
    both = together(play, 500)
    assert both is not None
    assert play.count is not None
    assert play.raises is not None
    raises = both.raises_at(1_000_000)
    assert raises.sum() > play.raises.sum()
    prizes = np.zeros(play.ranking.size, np.int64)
    for strength, name in enumerate(map(play.ranking.class_name, range(play.ranking.size))):
        hit = next(hit for hit in both.progressive.hits if hit.name == name)
        prizes[strength] = both.progressive.prize_at(hit, 1_000_000)
    count, results = play.count, terms_of(sheet).results
    raised = 500 * values_of_raising(count, results) + prizes[count.strength] * count.completions
    folded = 500 * count.completions * np.int64(results.fold)
    assert np.array_equal(raises, raised > folded)
    sums = [int(v) * int(w) for v, w in zip(np.maximum(raised, folded), count.weight, strict=True)]
    net = Fraction(sum(sums), play.deals) - 100
    assert both.net_at(1_000_000) == net
    results_at = both.results_at(1_000_000)
    assert sum(results_at.values()) == 1
    assert sum(result * chance for result, chance in results_at.items()) == net


@pytest.mark.ruling("R-QC-5")
def test_other_play_loses_the_prizes_that_it_folds() -> None:
    """A strategy that folds winners gets their prizes only where a folded hand keeps its bet."""
    kept = changed(EVERY)
    lost = kept.replace({"progressive.pays_folded": False})
    found = []
    for sheet in (kept, lost):
        both = together(analyse_caribbean(sheet, "pair-or-better"), 500)
        assert both is not None
        assert not both.best
        assert both.turns_positive == 0
        results = both.results_at(1_000_000)
        net = sum(result * chance for result, chance in results.items())
        assert both.net_at(1_000_000) == net
        found.append(net)
    high = Fraction(1_302_540, 2_598_960)
    assert found[0] - found[1] == 300 * high


def test_together_needs_to_know_what_is_raised(best: Analysis) -> None:
    """Where rows were not kept, or pays were rounded for another ante, it is refused."""
    with pytest.raises(TogetherError, match="those of an ante of 500, not of 1000"):
        together(analyse_caribbean(SHIPPED, ante=500), 1_000)
    unknown = Analysis(
        best.sheet, "optimal", None, best.deals, best.outcomes, best.distribution, best.shut, 3
    )
    with pytest.raises(TogetherError, match="3 of the dealer's cards"):
        together(unknown)
    assert progressive_worth(changed({"progressive.pays_folded": False}), play=unknown) is None


def test_dead_cards_change_the_chances() -> None:
    """Without an ace of hearts and a king of spades two royals are left of 50 cards."""
    dead = parse_cards("Ah Ks")
    play = analyse_caribbean(SHIPPED, dead=dead)
    worth = progressive_worth(SHIPPED, play=play)
    assert worth is not None
    hits = {hit.name: hit.chance for hit in worth.hits}
    assert hits["royal flush"] == Fraction(2, comb(50, 5))
    lost = progressive_worth(changed({"progressive.pays_folded": False}), play=play)
    assert lost is not None
    assert {hit.name: hit.chance for hit in lost.hits} == hits


def test_the_chances_against_random_hands() -> None:
    """A seeded sample of hands wins as often as counted, within four standard errors."""
    worth, ranking = worth_of(SHIPPED), caribbean_pays(SHIPPED).ranking
    rng, deck, sample = random.Random(5), full_deck(ranking.lowest), 60_000
    winning = {hit.name for hit in worth.hits}
    won = sum(
        ranking.class_name(ranking.strength(tuple(rng.sample(deck, 5)))) in winning
        for _ in range(sample)
    )
    chance = float(sum(hit.chance for hit in worth.hits))
    assert abs(won / sample - chance) < 4 * sqrt(chance / sample)
