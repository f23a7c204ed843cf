"""``croupier serve``: the live house."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from croupier.cli.errors import Refusal
from croupier.cli.options import LanguageOption, command_line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier.messages import Messages
    from croupier.server import ServerSettings
    from croupier.server.run import Where
    from croupier.store.begun import Begun
    from croupier.tables import House

app = command_line("The live house: tables for people and bots, over the network.")

EXAMPLE = """Examples: croupier serve; croupier serve --db sqlite:///house.db --port 8000;
croupier serve --host 0.0.0.0 --tls-cert cert.pem --tls-key key.pem;
croupier serve --public-url https://play.example.org --trust-proxy 127.0.0.1
"""

StoreOption = Annotated[
    str,
    typer.Option(
        "--db",
        envvar="CROUPIER_DB",
        metavar="URL",
        help="The store: sqlite:///PATH or postgresql+psycopg://USER@HOST/NAME.",
        show_default="house.db in your data folder",
    ),
]
"""The address of a store; "" is the default one."""


def store_url(db: str) -> str:
    """Return the address of a store, by default that of a file in the user's data folder."""
    if db:
        return db
    import platformdirs

    folder = platformdirs.user_data_path("croupier", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'house.db'}"


@app.command(epilog=EXAMPLE)
def serve(
    *,
    db: StoreOption = "",
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: any free one.")] = 8080,
    public_url: Annotated[
        str, typer.Option("--public-url", help="The address that browsers use, behind a proxy.")
    ] = "",
    tls_cert: Annotated[
        Path | None, typer.Option("--tls-cert", metavar="FILE", help="Certificates, PEM.")
    ] = None,
    tls_key: Annotated[
        Path | None, typer.Option("--tls-key", metavar="FILE", help="Their key, PEM.")
    ] = None,
    trust_proxy: Annotated[
        list[str] | None,
        typer.Option("--trust-proxy", metavar="ADDRESS", help="Whose X-Forwarded-For counts."),
    ] = None,
    registration: Annotated[
        bool, typer.Option("--registration", help="Anybody may open an account.")
    ] = False,
    plain_http: Annotated[
        bool,
        typer.Option(
            "--plain-http-beyond-this-machine",
            help="Serve other machines without TLS: passwords can be read on the way.",
        ),
    ] = False,
    sockets_per_address: Annotated[
        int, typer.Option(min=1, help="WebSockets that one address may have.")
    ] = 64,
    language: LanguageOption = "",
) -> None:
    """Run the live house until Ctrl-C or SIGTERM.

    A new store begins with a practice table of each game, with bots; nobody needs an account there.
    What is in play when the house stops is taken up again at the next start. Logs are JSON lines on
    standard error.
    """
    if (tls_cert is None) != (tls_key is None):
        raise Refusal("--tls-cert and --tls-key go together: name both files")
    from croupier.server import ServerSettings, SettingsError
    from croupier.server.settings import is_loopback

    tls = tls_cert is not None
    if not tls and not is_loopback(host) and not plain_http:
        raise Refusal(
            f"--host {host}: without TLS only this machine is served. Name --tls-cert and "
            "--tls-key, or listen on 127.0.0.1 behind a proxy that speaks TLS, or say "
            "--plain-http-beyond-this-machine"
        )
    try:
        settings = ServerSettings(
            public_url=public_url.rstrip("/"),
            tls=tls,
            host=host,
            registration=registration,
            trusted_proxies=tuple(trust_proxy or ()),
            sockets_per_address=sockets_per_address,
        )
    except SettingsError as error:
        raise Refusal(str(error)) from error
    from croupier.server.run import Where

    for file in (tls_cert, tls_key):
        if file is not None:
            file.open("rb").close()
    _run(store_url(db), settings, Where(host, port, tls_cert, tls_key), language)


def _run(url: str, settings: ServerSettings, where: Where, language: str) -> None:
    from croupier.messages import Messages
    from croupier.server import logs, run
    from croupier.server.settings import is_loopback
    from croupier.store import Store

    messages = Messages(language)
    with Store.open(url) as store:
        listening = run.bound(where)
        logs.configure()

        def opened(house: House) -> None:
            run.calm_memory()
            run.many_files()
            _tell_house(house, messages)
            if not settings.tls and not is_loopback(where.host):
                _say(messages.text("serve-plain"))
            if settings.public_url:
                _say(messages.text("serve-proxy", url=settings.public_url))
            _say(messages.text("serve-store", url=store.url))
            _say(messages.text("serve-ready", url=run.address(listening, settings)))
            _say(messages.text("serve-stop"))

        with asyncio.Runner(loop_factory=run.loop_factory()) as runner:
            runner.run(
                run.serve(
                    store,
                    settings,
                    where,
                    listening,
                    opened=opened,
                    beforehand=lambda coups: _tell_voids(coups, messages),
                    stopping=lambda: _say(messages.text("serve-stopping")),
                )
            )
    _say(messages.text("serve-stopped"))


def _tell_voids(coups: Sequence[Begun], messages: Messages) -> None:
    """Say what is about to be voided, before it is."""
    from croupier.records import RULES_VERSION

    for coup in coups:
        sentence = "serve-paid-rules" if coup.is_over else "serve-other-rules"
        numbers = {"coup": str(coup.coup), "rules": coup.rules, "known": RULES_VERSION}
        _say(messages.text(sentence, table=coup.table, **numbers))


def _tell_house(house: House, messages: Messages) -> None:
    """Say beforehand what will not go on as it was."""
    for table, why in house.unreadable.items():
        _say(messages.text("serve-unreadable", table=table, why=why))
    standing = sorted(table.id for table in house.tables.values() if table.stopped is not None)
    if standing:
        names = ", ".join(standing)
        _say(messages.text("serve-standing", count=len(standing), tables=names))
    if house.alerts:
        _say(messages.text("serve-alerts", count=len(house.alerts)))


def _say(sentence: str) -> None:
    print(sentence)
    sys.stdout.flush()
