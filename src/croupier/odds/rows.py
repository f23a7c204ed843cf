"""The tables of a sheet's worth as rows for programs: heads in English, keys of the sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from croupier.cards import RANKS
from croupier.money import text as money_text
from croupier.odds.advice import Advice, advice, group_text
from croupier.odds.brings import brings_of, result_range
from croupier.odds.caribbean import Analysis, results_of
from croupier.odds.learning import simple_rules
from croupier.odds.stud_rake import RakedPot
from croupier.odds.stud_report import StudReport

Rows: TypeAlias = tuple[Sequence[str], list[Sequence[object]]]
"""A head, and lines."""


def caribbean_tables(found: Analysis, best: Analysis) -> Iterator[tuple[str, Rows]]:
    """Yield the tables by their names; ``best`` is best play.

    Chances, costs and what an outcome brings are decimals, results exact (``-1``, ``3/2``).
    """
    results, brings = results_of(found.pays, found.ante), brings_of(found)
    yield (
        "outcomes",
        (
            ("outcome", "deals", "chance", "least_result", "most_result", "brings"),
            [
                (
                    outcome,
                    number,
                    number / found.deals,
                    *result_range(results, found, outcome),
                    float(brings[outcome]),
                )
                for outcome, number in found.outcomes.items()
            ],
        ),
    )
    spread = sorted(found.distribution.items())
    yield (
        "distribution",
        (
            ("result", "deals", "chance"),
            [(result, number, number / found.deals) for result, number in spread],
        ),
    )
    yield "pays", _pays(found)
    told = advice(best)
    if told is not None:
        yield "strategy", _strategy(told)
        yield "rules", _rules(told)


def _pays(found: Analysis) -> Rows:
    """Return what each row of the sheet's chart is paid to one, and its prize."""
    sheet = found.sheet
    prizes = {} if sheet.progressive is None else sheet.progressive.pays
    rows: list[Sequence[object]] = []
    for name in dict.fromkeys([*sheet.hands.order, *sheet.additional.pays]):
        prize = prizes.get(name)
        share = "" if prize is None or prize.share is None else prize.share
        amount = "" if prize is None or prize.amount is None else money_text(prize.amount)
        rows.append((name, sheet.additional.pays.get(name, ""), share, amount))
    return ("class", "pays_to_one", "prize_share_of_meter", "prize_amount"), rows


def _strategy(told: Advice) -> Rows:
    rows: list[Sequence[object]] = [
        (group_text(told.ranking, group), group.play, group.share, *group.by_exposed)
        for group in told.groups
    ]
    return ("hand", "play", "share", *RANKS), rows


def _rules(told: Advice) -> Rows:
    rows: list[Sequence[object]] = [
        ("; ".join(str(rule.strategy).splitlines()), rule.net, float(rule.cost))
        for rule in simple_rules(told)
    ]
    return ("rule", "net", "cost"), rows


def stud_tables(report: StudReport) -> Iterator[tuple[str, Rows]]:
    """Yield the tables by their names; money is text as in a sheet."""
    classes: list[Sequence[object]] = []
    for players, deck in report.decks:
        wrong = {higher for higher, _ in deck.out_of_order()}
        classes += [
            (players, deck.cards, name, number, number / deck.hands, int(name in wrong))
            for name, number in deck.counts
        ]
    heads = ("players", "cards", "class", "hands", "chance", "more_frequent_than_next")
    yield "classes", (heads, classes)
    shows: list[Sequence[object]] = [
        (show.players, show.up, name, dict(show.one).get(name, 0), deals)
        for show in report.shows
        for name, deals in show.best
    ]
    yield "shows", (("players", "up", "class", "sets_of_one_hand", "deals_as_best"), shows)
    if report.rake is None:
        return
    pots: list[Sequence[object]] = [_pot(pot) for pot in report.rake.pots]
    yield "rake", (("pot", "rake", "paid", "rate"), pots)
    stakes: list[Sequence[object]] = [
        (money_text(s.stake.ante), money_text(s.stake.bank), s.players, s.line, *_pot(s.pot))
        for s in report.rake.stakes
    ]
    yield "stakes", (("ante", "bank", "players", "line", "pot", "rake", "paid", "rate"), stakes)


def _pot(pot: RakedPot) -> tuple[object, ...]:
    return money_text(pot.pot), money_text(pot.rake), money_text(pot.net), float(pot.rate)
