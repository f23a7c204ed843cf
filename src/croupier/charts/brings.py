"""What each outcome brings; needs no drawing."""

from __future__ import annotations

from fractions import Fraction

from croupier.odds.caribbean import ENDS, Analysis, results_of


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
