"""``croupier restore``: a store made from a backup."""

from __future__ import annotations

from croupier.cli.backup import PathArgument
from croupier.cli.options import DatabaseOption, LanguageOption, command_line

app = command_line("Make a store from a backup.")


@app.command(
    epilog="Example: croupier restore --db postgresql+psycopg://house@localhost/house monday.db"
)
def restore(path: PathArgument, db: DatabaseOption, language: LanguageOption = "") -> None:
    """Make a store, SQLite or PostgreSQL, from a backup; nothing is ever written over."""
    from croupier.messages import Messages
    from croupier.store.backup import restore as read
    from croupier.store.database import parse_url

    read(path, db)
    shown = parse_url(db).render_as_string()
    print(Messages(language).text("backup-restored", path=str(path), url=shown))
