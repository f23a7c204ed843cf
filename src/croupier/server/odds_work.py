"""What a sheet is worth, worked out in a process of its own: the tables must not wait for it.

The process reads questions from standard input and writes answers to standard output, each with its
length before it. It gives way to whatever else the machine does, and ends when the server is gone
or has asked nothing for a while.
"""

from __future__ import annotations

import json
import os
import select
import struct
import sys
from functools import lru_cache
from typing import Any, BinaryIO, Literal

import msgspec

from croupier import money
from croupier.money import Minor
from croupier.sheets import CaribbeanSheet, StudSheet
from croupier.sheets.export import sheet_toml
from croupier.sheets.load import validate

LENGTH = struct.Struct(">I")
NICE = 5
IDLE = 600.0
"""Seconds without a question after which the process ends: it holds some hundred megabytes."""

Kind = Literal["worth", "returns", "specification", "svg", "chances"]


class Table(msgspec.Struct, frozen=True):
    """A position at a stud table, a word a seat, and how it is sampled where counting is long."""

    seats: tuple[str, ...]
    players: int | None = None
    lowest: str | None = None
    samples: int = 1_000_000
    seed: int = 1


class Question(msgspec.Struct, frozen=True):
    """What is asked of a sheet, ``before`` being the sheet that it was made from by changes."""

    kind: Kind
    sheet: dict[str, Any]
    before: dict[str, Any] | None = None
    strategy: str = "optimal"
    ante: str | None = None
    meter: str | None = None
    session: int | None = None
    bankroll: str | None = None
    chart: str = ""
    dark: bool = False
    width: int = 760
    language: str = "en"
    table: Table | None = None


class Answer(msgspec.Struct, frozen=True):
    """What came out: ``refused`` says in words why nothing did, and ``seat`` where it is wrong."""

    body: bytes = b""
    refused: str = ""
    seat: int | None = None
    """The seat of a position that cannot stand, 0 for the whole table; None: no position is it."""


def answer(question: Question) -> Answer:
    """Work a question out."""
    try:
        return Answer(_WORKS[question.kind](question))
    except ValueError as error:  # what every room raises for values that mean nothing
        text = getattr(error, "text", None)
        told = str(text(question.language) if callable(text) else error)
        return Answer(refused=told, seat=getattr(error, "seat", None))


def _sheet(dump: dict[str, Any]) -> CaribbeanSheet | StudSheet:
    return validate(dump, "", lambda _: None)[0]


@lru_cache(maxsize=16)
def _analysed(sheet: CaribbeanSheet, strategy: str, ante: Minor | None) -> Any:  # noqa: ANN401
    from croupier.odds.caribbean import analyse_caribbean

    return analyse_caribbean(sheet, _strategy(strategy), ante=ante)


def _strategy(text: str) -> Any:  # noqa: ANN401 - likewise
    """Return a strategy by its name, or of its lines; no file is read for who asks from afar."""
    from croupier.odds.strategies import strategy_named
    from croupier.odds.written import read_lines

    if " " in text.strip() or ";" in text or "\n" in text:
        return read_lines(text, name="lines", label="strategy")
    return strategy_named(text)


@lru_cache(maxsize=16)
def _report(sheet: StudSheet) -> Any:  # noqa: ANN401 - NumPy is imported only here
    from croupier.odds.stud_report import stud_report

    return stud_report(sheet)


def _worth(question: Question) -> bytes:
    sheet = _sheet(question.sheet)
    found = _stud(sheet) if isinstance(sheet, StudSheet) else _caribbean(sheet, question)
    found |= {"game": sheet.game, "sheet": sheet.name, "digest": sheet.digest}
    found["toml"] = sheet_toml(sheet)
    if question.before is not None:
        from croupier.odds.whatif import changes

        before = _sheet(question.before)
        found["changes"] = [
            {"key": change.key, "before": change.before, "after": change.after}
            for change in changes(before, sheet)
        ]
    return msgspec.json.encode(found, enc_hook=str)


def _stud(sheet: StudSheet) -> dict[str, Any]:
    from croupier.odds.rows import stud_tables

    report = _report(sheet)
    return {**report.answer(), "tables": _tables(stud_tables(report))}


def _caribbean(sheet: CaribbeanSheet, question: Question) -> dict[str, Any]:
    from fractions import Fraction

    from croupier.odds.answers import best_play, figures, progressive_detail, session_answer
    from croupier.odds.progressive import progressive_worth
    from croupier.odds.rows import caribbean_tables
    from croupier.odds.session import session
    from croupier.odds.together import TogetherError, together

    ante, meter, bankroll = (
        None if text is None else money.parse(text)
        for text in (question.ante, question.meter, question.bankroll)
    )
    found = _analysed(sheet, question.strategy, ante)
    best = _analysed(sheet, "optimal", ante)
    answer = {**figures(found), "best_play": best_play(best)}
    worth = progressive_worth(sheet, play=found)
    if worth is not None:
        try:
            both = together(found, ante)
        except TogetherError:
            both = None
        answer["progressive_detail"] = progressive_detail(found, worth, both, meter)
    if question.session is not None:
        spread = session(
            found, question.session, ante=ante, meter=meter, pace=Fraction(50), bankroll=bankroll
        )
        answer["session"] = session_answer(spread, found)
    if question.before is not None:
        before = _sheet(question.before)
        if isinstance(before, CaribbeanSheet):
            answer["compared"] = figures(_analysed(before, question.strategy, ante))
    answer["tables"] = _tables(caribbean_tables(found, best))
    return answer


def _tables(tables: Any) -> dict[str, Any]:  # noqa: ANN401 - of either game
    return {name: {"head": list(head), "rows": rows} for name, (head, rows) in tables}


def _chances(question: Question) -> bytes:
    import numpy as np

    from croupier.odds.chances import chances
    from croupier.odds.chances_answer import chances_answer
    from croupier.odds.position import read_position

    table = question.table or Table(())
    place = read_position(
        _sheet(question.sheet), table.seats, players=table.players, lowest=table.lowest
    )
    found = chances(place, np.random.default_rng(table.seed), samples=table.samples)
    # The ways to deal five hands are more than 64 bits can count.
    return json.dumps(chances_answer(found, table.seed), ensure_ascii=False).encode()


def _returns(question: Question) -> bytes:
    from croupier.odds.progressive import progressive_worth
    from croupier.records.rules import Returns

    sheet = _sheet(question.sheet)
    if isinstance(sheet, StudSheet):
        return b"null"
    found = _analysed(sheet, "optimal", None)
    worth = progressive_worth(sheet, play=found)
    share = None if worth is None else float(worth.long_run_return)
    edge, risk = float(found.edge), float(found.element_of_risk)
    return msgspec.json.encode(Returns(edge, risk, share))


def _chart(question: Question) -> Any:  # noqa: ANN401 - Altair is imported only here
    from croupier.charts import DARK, LIGHT, Look, draw

    sheet = _sheet(question.sheet)
    look = Look(DARK if question.dark else LIGHT, question.language, question.width)
    if isinstance(sheet, StudSheet):
        return draw(_report(sheet), question.chart, look)
    ante = None if question.ante is None else money.parse(question.ante)
    found = _analysed(sheet, question.strategy, ante)
    return draw(found, question.chart, look, coups=question.session)


def _specification(question: Question) -> bytes:
    from croupier.charts import specification

    return msgspec.json.encode(specification(_chart(question)))


def _svg(question: Question) -> bytes:
    from croupier.charts import svg

    return svg(_chart(question)).encode()


_WORKS = {
    "worth": _worth,
    "returns": _returns,
    "specification": _specification,
    "svg": _svg,
    "chances": _chances,
}


def main() -> None:
    """Answer until nobody asks any more."""
    if sys.platform != "win32":
        os.nice(NICE)
    source, target = sys.stdin.buffer, sys.stdout.buffer
    # What libraries may print must not stand between the answers.
    sys.stdout = sys.stderr
    decode, encode = msgspec.json.Decoder(Question).decode, msgspec.msgpack.encode
    while (asked := _read(source)) is not None:
        body = encode(answer(decode(asked)))
        target.write(LENGTH.pack(len(body)) + body)
        target.flush()


def _read(source: BinaryIO) -> bytes | None:
    """Return the next question; None: there will be none."""
    if sys.platform != "win32" and not select.select([source], [], [], IDLE)[0]:
        return None
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    body = source.read(LENGTH.unpack(head)[0])
    return body or None


if __name__ == "__main__":
    main()
