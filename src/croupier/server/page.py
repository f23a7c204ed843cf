"""The page at the address itself: what this is, and where programs begin. No script."""

from __future__ import annotations

from html import escape

from starlette.responses import HTMLResponse

from croupier.messages import Messages
from croupier.money import MICRO_PER_MINOR
from croupier.protocol.messages import TableState
from croupier.tables import House

_PAGE = """\
<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Croupier</title>
<main>
<h1>Croupier</h1>
<p>{what}</p>
<h2>{tables}</h2>
<ul>
{rows}
</ul>
<h2>{programs}</h2>
<ul>
<li><a href="/api/openapi.json">OpenAPI</a></li>
<li><a href="/api/schema">WebSocket, JSON Schema</a></li>
<li><a href="/api/lobby">Lobby, JSON</a></li>
<li><a href="/healthz">Health</a></li>
</ul>
</main>
</html>
"""


def page(house: House, language: str) -> HTMLResponse:
    """Return the page, in a language of the catalogues."""
    messages = Messages(language)
    rows = "\n".join(f"<li>{escape(_row(state, messages))}</li>" for state in house.lobby().tables)
    return HTMLResponse(
        _PAGE.format(
            language=escape(messages.language),
            what=escape(messages.text("server-page-what")),
            tables=escape(messages.text("server-page-tables")),
            rows=rows,
            programs=escape(messages.text("server-page-programs")),
        )
    )


def _row(state: TableState, messages: Messages) -> str:
    taken = len(state.seats)
    said = messages.text("server-page-table", name=state.name, taken=taken, seats=state.capacity)
    if state.meter is None:
        return said
    amount = messages.money(state.meter // MICRO_PER_MINOR, state.currency)
    return f"{said} · {messages.text('server-page-jackpot', amount=amount)}"
