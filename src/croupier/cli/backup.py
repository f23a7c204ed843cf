"""``croupier backup``: a whole store in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from croupier.cli.options import DatabaseOption, LanguageOption, command_line

app = command_line("Back a store up while its house plays.")

PathArgument = Annotated[Path, typer.Argument(metavar="PATH", help="The backup: one SQLite file.")]


@app.command(epilog="Example: croupier backup --db sqlite:///house.db house-monday.db")
def backup(path: PathArgument, db: DatabaseOption, language: LanguageOption = "") -> None:
    """Write the whole store, as it is at one moment, to a new SQLite file; the house plays on.

    The file holds seeds of coups and passwords' hashes: keep it as safe as the store.
    """
    from croupier.messages import Messages
    from croupier.store.backup import backup as write

    write(db, path)
    print(Messages(language).text("backup-written", path=str(path)))
