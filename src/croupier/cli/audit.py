"""``croupier audit``: everything in a store, checked from zero."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from croupier.cli.options import DatabaseOption, JsonOption, LanguageOption, command_line

if TYPE_CHECKING:
    from croupier.audit import AuditReport, Difference
    from croupier.messages import Messages

app = command_line("Check everything in a store from zero.")


@app.command(epilog="Example: croupier audit --db sqlite:///house.db")
def audit(
    db: DatabaseOption,
    processes: Annotated[
        int | None,
        typer.Option("--processes", min=0, help="How many play coups again.", show_default="all"),
    ] = None,
    language: LanguageOption = "",
    as_json: JsonOption = False,
) -> int:
    """Play every coup again by its sheet, add every account and meter up from zero, compare.

    The hash chain, the time of every entry, the shuffles and the signatures are checked too. It
    may run while the house plays. Exit code 1 if anything differs.
    """
    from croupier.audit import audit as check
    from croupier.cli.progress import Bar
    from croupier.messages import Messages

    messages = Messages(language)
    bar = Bar(lambda: messages.text("audit-title"))
    try:
        report = check(db, processes=processes, progress=bar)
    finally:
        bar.close()
    if as_json:
        print(json.dumps(_document(report, messages), ensure_ascii=False))
    else:
        _tell(report, messages)
    return 0 if report.clean else 1


def _sentence(difference: Difference, messages: Messages) -> str:
    return messages.text(f"audit-{difference.code}", **difference.values)


def _document(report: AuditReport, messages: Messages) -> dict[str, object]:
    """Return the answer for programs; meters are decimal text with all six digits."""
    import msgspec

    return {
        "url": report.url,
        "clean": report.clean,
        "checked": msgspec.to_builtins(report.counts),
        "meters": {name: _micro(amount) for name, amount in report.meters.items()},
        "differences": [
            {
                "code": one.code,
                "stream": one.stream,
                "seq": one.seq,
                "values": one.values,
                "text": _sentence(one, messages),
            }
            for one in report.differences
        ],
    }


def _micro(amount: int) -> str:
    sign = "-" if amount < 0 else ""
    whole, part = divmod(abs(amount), 1_000_000)
    return f"{sign}{whole}.{part:06d}"


def _tell(report: AuditReport, messages: Messages) -> None:
    import msgspec

    from croupier.money import shown

    counts = msgspec.to_builtins(report.counts)
    for part in ("checked", "coups", "accounts"):
        print(messages.text(f"audit-{part}", **counts))
    if report.counts.other_rules:
        print(messages.text("audit-other-rules", count=report.counts.other_rules))
    for meter, amount in sorted(report.meters.items()):
        amount_text = messages.money(shown(amount))
        print(messages.text("audit-meter-stands", meter=meter, amount=amount_text))
    for one in report.differences:
        where = messages.text("audit-everywhere")
        if one.stream:
            where = messages.text("audit-where", stream=one.stream, seq=str(one.seq))
        print(f"{where} {_sentence(one, messages)}")
    if report.clean:
        print(messages.text("audit-clean"))
    else:
        print(messages.text("audit-found", count=len(report.differences)))
