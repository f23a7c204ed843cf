"""``croupier sheet``: rule sheets listed, shown, checked, and their JSON Schema."""

from __future__ import annotations

import json

from croupier.cli.options import JsonOption, LanguageOption, command_line
from croupier.sheets import SHIPPED, load_sheet

app = command_line("Rule sheets: list, show, check, and their JSON Schema.")


@app.command("list", epilog="Example: croupier sheet list --json")
def list_(json_: JsonOption = False, language: LanguageOption = "") -> None:
    """List the shipped sheets."""
    del language
    rows = [(name, load_sheet(name)) for name in SHIPPED]
    if json_:
        answer = [{"name": n, "game": s.game, "title": s.name, "house": s.house} for n, s in rows]
        print(json.dumps(answer, ensure_ascii=False))
    for name, sheet in [] if json_ else rows:
        print(f"{name:30} {sheet.name}, {sheet.house}")


@app.command(epilog="Example: croupier sheet schema > sheet.schema.json")
def schema() -> None:
    """Print the JSON Schema of a sheet."""
