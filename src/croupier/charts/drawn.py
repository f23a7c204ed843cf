"""The charts by name: what each game's sheets can be drawn as."""

from __future__ import annotations

from collections.abc import Mapping

from croupier.charts.look import Look
from croupier.charts.parts import Chart
from croupier.odds.caribbean import Analysis
from croupier.odds.stud_report import StudReport
from croupier.sheets.near import nearest

CHARTS: Mapping[str, tuple[str, ...]] = {
    "caribbean-stud": ("outcomes", "strategy", "session", "jackpot"),
    "five-card-stud": ("order", "rake"),
}
"""Names of charts by game, the first is drawn where none is asked for."""


MOST_LINES = 40
"""Of a strategy that is drawn; with dead cards it may have hundreds."""


class ChartError(ValueError):
    """A chart that cannot be drawn; the message says which can."""


def chart_named(game: str, name: str) -> str:
    """Return the name of a chart that a game has; its first where ``name`` is empty.

    Raises:
        ChartError: the game has no such chart.
    """
    names = CHARTS[game]
    if not name:
        return names[0]
    if name not in names:
        near = nearest(name, names)
        hint = f"did you mean {near!r}?" if near else f"the charts are {', '.join(names)}"
        raise ChartError(f"there is no chart {name[:60]!r} of this game: {hint}")
    return name


def draw(worth: Analysis | StudReport, name: str, look: Look, *, coups: int | None = None) -> Chart:
    """Return a chart of a sheet's worth.

    ``strategy`` is drawn of the play that was analysed: give best play for best play. ``coups`` is
    the length of the session that is drawn, by default 200.

    Raises:
        ChartError: the game has no such chart, or this sheet has nothing to draw in it.
    """
    chart_named(worth.sheet.game, name)
    if isinstance(worth, StudReport):
        found = _stud(worth, name, look)
    else:
        found = _caribbean(worth, name, look, coups)
    if found is None:
        raise ChartError(_WHY[name])
    return found


_WHY = {
    "strategy": "no strategy can be drawn: it is a chart by the one dealer card that is seen, of "
    f"at most {MOST_LINES} lines",
    "jackpot": "no jackpot can be drawn: the sheet has no progressive bet, or which hands keep "
    "it was not counted",
    "rake": "no rake can be drawn: the sheet takes none",
}


def _stud(report: StudReport, name: str, look: Look) -> Chart | None:
    from croupier.charts import stud

    if name == "rake":
        return stud.rake_by_pot(report, look)
    return stud.order_against_deck(report, look)


def _caribbean(found: Analysis, name: str, look: Look, coups: int | None) -> Chart | None:
    from croupier.charts import caribbean

    if name == "outcomes":
        return caribbean.outcome_bars(found, look)
    if name == "session":
        from croupier.charts.session import COUPS, session_spread

        return session_spread(found, look, coups=coups or COUPS)
    if name == "strategy":
        from croupier.odds.advice import advice

        told = advice(found)
        if told is None or len(told.groups) > MOST_LINES:
            return None
        return caribbean.strategy_chart(told, look)
    from croupier.odds.progressive import progressive_worth

    worth = progressive_worth(found.sheet, play=found)
    return None if worth is None else caribbean.jackpot_line(worth, look)
