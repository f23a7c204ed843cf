"""``croupier settle``: a coup written in a file, settled and explained by clause."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from croupier.cli.options import JsonOption, LanguageOption, command_line

app = command_line("Settle a coup written in a file, every payment by clause.")

EXAMPLE = r"""Examples: croupier settle coup.toml; croupier settle coup.toml --json

A coup of Caribbean Stud; the last card of the dealer is the exposed one. Without
raise there was no additional bet, without meter it stands at its seed.

  sheet = "caribbean-stud-quebec"
  meter = "123456.78"
  dealer = "Ah Kd 9s 4c 2h"
  [\[seat]]
  ante = "10.00"
  progressive = true
  cards = "Qh Qd 7s 5c 2d"
  raise = true

Five card stud; seats clockwise from the left of the marker. A folded seat needs no
cards; without lowest the deck is by the sheet, from the seats given.

  sheet = "five-card-stud-casino"
  lowest = "6"
  [\[seat]]
  put_in = "76.00"
  folded = false
  cards = "Ah Ad 9s 8c 7h"
"""


@app.command(epilog=EXAMPLE)
def settle(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A coup in TOML; - for standard input.")
    ],
    json_: JsonOption = False,
    language: LanguageOption = "",
) -> None:
    """Settle a coup written in FILE: who is paid what, by which clause.

    The sheet that FILE names is a shipped one, or a path that starts from FILE's own folder.
    Exit code 2 where the coup cannot be read, with a line for each fault.
    """
    from croupier.records import settle as settle_file

    settled = settle_file(file, language=language)
    if json_:
        print(json.dumps(settled.answer(), ensure_ascii=False))
        return
    from croupier.cli.telling import tell_explanation

    tell_explanation(settled.explain(), language)
