"""What each outcome brings."""

from __future__ import annotations

from fractions import Fraction

from croupier.odds.caribbean import ENDS, Analysis, Results, results_of


def brings_of(found: Analysis) -> dict[str, Fraction]:
    """Return what each outcome adds to the player's mean result, in antes; together the mean.

    Where hands of one class are paid differently, that class has what the others leave.
    """
    results = results_of(found.pays, found.ante)
    brings: dict[str, Fraction] = {}
    mixed: list[str] = []
    for outcome, number in found.outcomes.items():
        if outcome in ENDS:
            paid = {int(getattr(results, outcome))}
        else:
            place = found.ranking.order.index(outcome.partition(":")[2])
            pairs = zip(results.win, found.ranking.class_index, strict=True)
            paid = {int(win) for win, index in pairs if index == place}
        if len(paid) > 1:
            mixed.append(outcome)
        brings[outcome] = Fraction(min(paid, default=0) * number, results.unit * found.deals)
    rest = found.net / found.deals - sum(brings.values())
    for outcome in mixed[:1]:
        brings[outcome] += rest
    return brings


def result_range(results: Results, found: Analysis, outcome: str) -> tuple[Fraction, Fraction]:
    """Return the least and the most that an outcome brings, in antes."""
    if outcome in ENDS:
        only = Fraction(getattr(results, outcome), results.unit)
        return only, only
    place = found.ranking.order.index(outcome.partition(":")[2])
    wins = [
        int(win)
        for win, index in zip(results.win, found.ranking.class_index, strict=True)
        if index == place
    ]
    return Fraction(min(wins), results.unit), Fraction(max(wins), results.unit)
