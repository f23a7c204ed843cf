"""Everything that a browser has of a table, and the cards that stand in it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Response, WebSocket

from croupier.cards import RANKS, full_deck
from croupier.games.actions import Seat
from croupier.games.coup import seen_by
from pages.cards import name_of
from pages.houses import Visited
from server.test_secrecy import cards_in

SAME_FOR_ALL = ("/api/rules/", "/api/odds/", "/api/clauses")
"""What says the same to everybody at any time; the rules show hands as examples."""
SIGNS = "♣♦♥♠"
DRAWN = """() => [...document.querySelectorAll('.card:not(.back)')].map((one) =>
  [one.querySelector('.rank').textContent, one.querySelector('.small').textContent])"""
KEPT = """async () => {
  const bases = await indexedDB.databases();
  const caches_ = await caches.keys();
  const workers = await navigator.serviceWorker?.getRegistrations() ?? [];
  return {
    bases: bases.length, caches: caches_.length, workers: workers.length,
    local: {...localStorage}, session: {...sessionStorage},
    history: history.state, name: window.name, cookie: document.cookie,
  };
}"""


class Eyes:
    """What one browser is shown and sent of a table, from before it first goes there."""

    def __init__(self, page: Page) -> None:
        """Begin to look."""
        self.page = page
        self._sent: list[str] = []
        self._answers: list[Response] = []
        page.on("websocket", self._line)
        page.on("response", self._answered)

    def _answered(self, answer: Response) -> None:
        self._answers.append(answer)

    def _line(self, line: WebSocket) -> None:
        line.on("framereceived", lambda data: self._sent.append(str(data)))

    def cards(self, coup: int) -> dict[str, set[int]]:
        """Return the cards of a coup that are found, by where: page, ears, line, answers, kept."""
        found = {"line": set[int](), "answers": set[int]()}
        for frame in self._sent:
            message = json.loads(frame)
            if message.get("coup", coup) == coup:
                found["line"] |= set(cards_in(message))
        for answer in self._answers:
            path = answer.url.partition("/api/")[2]
            if not path or f"/api/{path}".startswith(SAME_FOR_ALL) or answer.status != 200:
                continue
            said = answer.json()
            if not isinstance(said, dict) or said.get("coup", coup) == coup:
                found["answers"] |= set(cards_in(said))
        drawn = {f"{rank.replace('10', 'T')}{sign}" for rank, sign in self.page.evaluate(DRAWN)}
        found["drawn"] = {card for card in full_deck() if _drawn(card) in drawn}
        found["page"] = self._named(self.page.content())
        found["ears"] = self._named(self._tree())
        kept = self.page.evaluate(KEPT)
        assert (kept["bases"], kept["caches"], kept["workers"]) == (0, 0, 0)
        found["kept"] = self._named(json.dumps(kept, ensure_ascii=False)) | _numbers(kept)
        return found

    def _tree(self) -> str:
        """Return what a screen reader can find, hidden parts included."""
        session = self.page.context.new_cdp_session(self.page)
        try:
            return json.dumps(session.send("Accessibility.getFullAXTree"), ensure_ascii=False)
        finally:
            session.detach()

    @staticmethod
    def _named(text: str) -> set[int]:
        """Return the cards that a text names: in words, as drawn, as records write them."""
        return {
            card
            for card in full_deck()
            if name_of(card) in text or _drawn(card) in text or f'"{_written(card)}"' in text
        }


def _written(card: int) -> str:
    return RANKS[card >> 2] + "cdhs"[card & 3]


def _drawn(card: int) -> str:
    return RANKS[card >> 2] + SIGNS[card & 3]


def _numbers(kept: dict[str, Any]) -> set[int]:
    """Return the cards in what is kept as JSON under any key."""
    found = set[int]()
    for text in (*kept["local"].values(), *kept["session"].values()):
        try:
            found |= set(cards_in(json.loads(text)))
        except ValueError:
            continue
    return found


def known(house: Visited, table: str, seat: Seat | None) -> tuple[int, set[int]]:
    """Return the coup at a table, and every card that its events have shown to a seat so far.

    A watcher's seat is None.
    """

    async def look() -> tuple[int, set[int]]:
        live = house.served.house.tables[table]
        found: set[int] = set()
        coup = live.coup
        for event in () if coup is None else coup.events:
            if seen_by(event, seat):
                found |= set(getattr(event, "cards", ()))
                found |= {event.card} if hasattr(event, "card") else set()
        return live.number, found

    return house.run(look)


def seat_of(house: Visited, table: str, page: Page) -> Seat:
    """Return the seat of whoever looks at a page."""
    person = page.evaluate("async () => (await (await fetch('/api/me')).json()).person")
    found = house.served.house.tables[table].seats.of(person)
    assert found is not None
    return found.seat
