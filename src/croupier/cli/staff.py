"""``croupier staff``: who belongs to the staff of a house."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from croupier.cli.errors import Refusal
from croupier.cli.options import LanguageOption, command_line
from croupier.cli.serve import StoreOption, store_url

if TYPE_CHECKING:
    from croupier.messages import Messages
    from croupier.store import Store

app = command_line("Who belongs to the staff of a house.")

EXAMPLE = """Examples: croupier staff add Anna --role manager;
croupier staff add Bruno --role inspector --db sqlite:///house.db
"""
RoleName = Literal["cashier", "inspector", "manager"]


@app.callback()
def _root() -> None:
    """Who belongs to the staff of a house."""


@app.command(epilog=EXAMPLE)
def add(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name to log in with.")],
    role: Annotated[RoleName, typer.Option("--role", help="What the person may do.")],
    db: StoreOption = "",
    language: LanguageOption = "",
) -> None:
    """Let somebody act as cashier, inspector or manager: so the first manager is made.

    Where nobody has the name, an account is opened, and its password asked for; without a terminal,
    or with none given, one is made and shown once. It writes to the store, so the house must not
    run: while it does, a manager adds staff by POST /api/staff/people.
    """
    from croupier.messages import Messages

    messages = Messages(language)
    with _store(store_url(db)) as store:
        password, made = _added(store, name, role, messages)
    if made:
        print(messages.text("staff-password", password=password))


@contextmanager
def _store(url: str) -> Iterator[Store]:
    """Open a store; where a house holds it, say how its staff is added."""
    from croupier.store import Store, StoreBusy

    try:
        store = Store.open(url)
    except StoreBusy as error:
        raise Refusal(
            f"{error}. While the house runs, a manager adds staff by POST /api/staff/people"
        ) from error
    with store:
        yield store


def _added(store: Store, name: str, role: RoleName, messages: Messages) -> tuple[str, bool]:
    """Give a person a role; return a new account's password, and whether it was made here."""
    from croupier.server.passwords import PasswordError, Passwords
    from croupier.server.sessions import add_account
    from croupier.store import HOUSE_STREAM, people
    from croupier.store.journal import StaffChanged
    from croupier.tables import SystemClock

    now = SystemClock(store.last_at()).now()
    password, made = "", False
    found = store.ask(people.person_called, name)
    if found is None:
        password, made = _password(messages)
        try:
            text = Passwords().hash_now(password)
        except PasswordError as error:
            raise Refusal(f"staff add: {error}") from error
        roles: frozenset[people.Role] = frozenset({role})
        found = store.write(add_account, name, text, roles, now).result()
    else:
        roles = store.ask(people.roles_of, found.id) | {role}
        store.write(people.set_roles, found.id, roles, now).result()
    changed = StaffChanged(found.id, tuple(sorted(roles)))
    store.append([store.next_entry(HOUSE_STREAM, now, changed)]).result()
    print(messages.text("staff-added", name=found.name, roles=", ".join(sorted(roles))))
    return password, made


def _password(messages: Messages) -> tuple[str, bool]:
    """Ask for a password; return it, and whether it was made here."""
    from croupier.server.passwords import generated

    if not sys.stdin.isatty():
        return generated(), True
    asked: str = typer.prompt(
        messages.text("staff-new-password").rstrip(":"),
        default="",
        show_default=False,
        hide_input=True,
    )
    if not asked:
        return generated(), True
    again: str = typer.prompt(messages.text("staff-password-again").rstrip(":"), hide_input=True)
    if again != asked:
        raise Refusal("staff add: the two passwords differ")
    return asked, False
