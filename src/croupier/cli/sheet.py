"""``croupier sheet``: rule sheets listed, shown, checked, and their JSON Schema."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

import typer

from croupier.cli.options import (
    JsonOption,
    LanguageOption,
    SetOption,
    SheetArgument,
    command_line,
)
from croupier.messages import Messages
from croupier.sheets import (
    SHIPPED,
    CaribbeanSheet,
    Fault,
    SheetError,
    SheetFile,
    StudSheet,
    load_sheet,
    read_sheet,
)
from croupier.sheets.rulings import Open, left_open, sentence_id

if TYPE_CHECKING:
    from rich.console import RenderableType

app = command_line("Rule sheets: list, show, check, and their JSON Schema.")


@app.command("list", epilog="Example: croupier sheet list --json")
def list_(json_: JsonOption = False, language: LanguageOption = "") -> None:
    """List the shipped sheets."""
    sheets = {name: load_sheet(name) for name in SHIPPED}
    if json_:
        keys = ("game", "name", "house", "currency", "digest")
        _print_json(
            [
                {"sheet": name} | {key: getattr(sheet, key) for key in keys}
                for name, sheet in sheets.items()
            ]
        )
        return
    from rich.table import Table

    messages = Messages(language)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for column in ("sheet", "name"):
        table.add_column(messages.text(f"sheet-list-{column}"), no_wrap=column == "sheet")
    for name, sheet in sheets.items():
        title = messages.text("sheet-title-by", name=sheet.name, house=sheet.house)
        table.add_row(name, f"{title}\n{_how(sheet, messages)}")
    _print(table)


@app.command(epilog="Example: croupier sheet show caribbean-stud-quebec --set dealer.opens=pair")
def show(
    sheet: SheetArgument,
    settings: SetOption = None,
    json_: JsonOption = False,
    language: LanguageOption = "",
) -> None:
    """Show a sheet's rules as a page: pays, stakes, hands, and what happens when."""
    from croupier.sheets.change import set_text

    loaded = load_sheet(sheet)
    changed = set_text(loaded, settings) if settings else loaded
    if json_:
        _print_json(_facts(changed))
        return
    from croupier.cli.page_sheet import page

    _print(page(changed, Messages(language)))


@app.command(epilog="Example: croupier sheet check my-house.toml")
def check(sheet: SheetArgument, json_: JsonOption = False, language: LanguageOption = "") -> None:
    """Say what is wrong with a sheet, and what it leaves open.

    Exit code 1: the sheet can be read and has faults. 2: it cannot be read.
    """
    try:
        file = read_sheet(sheet)
    except SheetError as error:
        if not error.readable:
            raise
        if json_:
            _print_json(_verdict(sheet, error.faults, (), [], language))
        else:
            print(error.text(language), file=sys.stderr)
        raise typer.Exit(1) from error
    lines = left_open(file.sheet, file.places)
    if json_:
        _print_json(_verdict(file.label, (), file.warnings, lines, language))
        return
    _print_check(file, lines, Messages(language))


@app.command(epilog="Example: croupier sheet schema > sheet.schema.json")
def schema() -> None:
    """Print the JSON Schema of a sheet; keys that a ruling fills say which."""
    from croupier.sheets.export import json_schema

    print(json.dumps(json_schema(), ensure_ascii=False, indent=2))


def _print(content: RenderableType) -> None:
    from croupier.cli.telling import console

    out = console()
    out.width = min(out.width, 120)
    out.print(content)


def _print_json(answer: object) -> None:
    print(json.dumps(answer, ensure_ascii=False, indent=2))


def _how(sheet: CaribbeanSheet | StudSheet, messages: Messages) -> str:
    seats = sheet.table.seats
    if isinstance(sheet, CaribbeanSheet):
        exposed = sheet.dealer.exposed
        return messages.text("sheet-how-caribbean", seats=seats, exposed=exposed)
    shown = "open" if any(street.up for street in sheet.deal.streets) else "closed"
    return messages.text(f"sheet-how-stud-{shown}", seats=seats)


def _facts(sheet: CaribbeanSheet | StudSheet) -> dict[str, Any]:
    """Return the page's facts for programs."""
    from croupier.cards import cards_text
    from croupier.hands import ranking
    from croupier.sheets.examples import example

    if isinstance(sheet, CaribbeanSheet):
        lowest = sheet.deck.rank
    else:
        lowest = sheet.deck.rank(sheet.table.seats)
    hands = sheet.hands
    made = ranking(hands.order, lowest=lowest, ace_low=hands.ace_low, kickers=hands.kickers)
    shown = [
        {"class": name, "example": cards_text(example(made, name) or ())} for name in hands.order
    ]
    return {"digest": sheet.digest, "hands": shown, "sheet": sheet.dump()}


def _verdict(
    label: str,
    faults: tuple[Fault, ...],
    warnings: tuple[Fault, ...],
    lines: list[Open],
    language: str,
) -> dict[str, Any]:
    return {
        "sheet": label,
        "sound": not faults,
        "faults": [_fault(fault, language) for fault in faults],
        "warnings": [_fault(warning, language) for warning in warnings],
        "open": [
            {
                "ruling": line.ruling,
                "key": line.key or None,
                "value": line.value or None,
                "line": line.line,
                "sentence": Messages(language).text(sentence_id(line.ruling)),
            }
            for line in lines
        ],
    }


def _fault(fault: Fault, language: str) -> dict[str, Any]:
    what, mend = fault.say(language)
    place = {"file": fault.file, "line": fault.line, "key": fault.key}
    return {"code": fault.code, **place, "what": what, "would_be_right": mend}


def _print_check(file: SheetFile, lines: list[Open], messages: Messages) -> None:
    from rich.table import Table
    from rich.text import Text

    count = len(file.warnings)
    print(messages.text("sheet-check-sound", file=file.label, warnings=count))
    for warning in file.warnings:
        print(messages.text("sheet-warning", line=warning.text(messages.language)))
    print(f"\n{messages.text('sheet-check-open')}\n")
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for column in ("line", "ruling", "sentence"):
        table.add_column(messages.text(f"sheet-check-{column}"), no_wrap=column == "ruling")
    told = ""
    for line in lines:
        place = str(line.line or messages.text("sheet-check-default")) if line.key else ""
        sentence = "" if line.ruling == told else messages.text(sentence_id(line.ruling))
        said = Text(sentence)
        if line.key:
            value = line.value or messages.text("sheet-check-none")
            said.append(("\n" if sentence else "") + f"{line.key} = {value}", "bold")
        table.add_row(place, "" if line.ruling == told else line.ruling, said)
        told = line.ruling
    _print(table)
