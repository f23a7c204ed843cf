"""What the pages weigh and how fast they are, in a real Chromium; prints a JSON line.

A house in a process of its own, on loopback. ``lobby_bytes`` is all that a first visit loads, as
compressed on the wire, headers included. First contentful paint is the median of fresh visits, as
the browser tells it, with the processor slowed down four times. Layout shift is what the browser
sums up from the bet to the payment. From an event to the screen: from when the page hears the
frame of an event, over its look at the table (a round trip), to the paint that shows it, at full
tables (seven seats, and five at stud), result and bots' acts included.
"""

from __future__ import annotations

import json
import platform
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).parents[1]
# In place of this folder, whose pages.py is not those pages.
sys.path[:1] = [str(ROOT), str(ROOT / "tests")]

from msgspec.structs import replace  # noqa: E402 - found by the path above

from pages import plays  # noqa: E402 - found by the path above
from pages.houses import killable  # noqa: E402 - found by the path above
from pages.visitor import DESK, PHONE, Traffic, context_options, started  # noqa: E402 - found by the path above

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

VISITS = 7
SLOWER = 4
SHIFT = """() => { window.moved = 0; new PerformanceObserver((list) => {
  for (const one of list.getEntries()) window.moved += one.value;
}).observe({type: 'layout-shift'}); }"""
FIRST_PAINT = """() => new Promise((done) => new PerformanceObserver((list) => {
  for (const one of list.getEntriesByName('first-contentful-paint')) done(one.startTime);
}).observe({type: 'paint', buffered: true}))"""
LISTEN = """
window.shown = [];
const painted = (call) => requestAnimationFrame(() => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => call(performance.now());
  channel.port2.postMessage(0);
});
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    const waiting = new Map();
    this.addEventListener('message', ({data}) => {
      const now = performance.now(), said = JSON.parse(data);
      if (said.type === 'events') waiting.set(said.seq, now);
      if (said.type !== 'snapshot') return;
      const due = [...waiting].filter(([seq]) => seq <= said.seq);
      for (const [seq] of due) waiting.delete(seq);
      if (due.length) painted((at) => { for (const [, from] of due) shown.push(at - from); });
    });
  }
};
"""


def main() -> None:
    """Measure and print."""
    settings = replace(plays.BRIEF, bots=6, think=100)
    tables = [plays.spec(game, game, settings) for game in ("caribbean", "stud")]
    with (
        TemporaryDirectory() as folder,
        killable(Path(folder), tables) as house,
        started() as browser,
    ):
        weight = _weight(browser, house.url)
        paints = sorted(_first_paint(browser, house.url) for _ in range(VISITS))
        coups = {
            f"{game}_{name}": _coup(browser, house.url, game, size, play)
            for game, play in (("caribbean", _caribbean), ("stud", plays.stud_to_end))
            for name, size in (("phone", PHONE), ("desk", DESK))
        }
        said: dict[str, Any] = {
            "bench": "pages",
            "lobby_bytes": weight.total,
            "lobby_requests": len(weight.bytes),
            "first_paint_ms_4x": round(statistics.median(paints)),
            "first_paint_ms_4x_worst": round(paints[-1]),
            **coups,
            "chromium": browser.version,
            "python": platform.python_version(),
        }
    print(json.dumps(said))


def _weight(browser: Browser, url: str) -> Traffic:
    context = browser.new_context(base_url=url, **context_options(PHONE))
    page = context.new_page()
    traffic = Traffic(page)
    page.goto("/", wait_until="networkidle")
    context.close()
    return traffic


def _first_paint(browser: Browser, url: str) -> float:
    """Return milliseconds from the address to the first text, with a slow processor."""
    context = browser.new_context(base_url=url, **context_options(PHONE))
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto("/")
    found: float = page.evaluate(FIRST_PAINT)
    context.close()
    return found


def _caribbean(page: Page) -> None:
    plays.caribbean_to_end(page)


def _coup(
    browser: Browser, url: str, game: str, size: tuple[int, int], play: Callable[[Page], None]
) -> dict[str, float]:
    """Play a coup, and return layout shift and milliseconds from event to screen."""
    context = browser.new_context(base_url=url, **context_options(size))
    context.add_init_script(LISTEN)
    page = context.new_page()
    page.goto(f"/table/{game}", wait_until="networkidle")
    plays.sit(page)
    page.evaluate(SHIFT)
    play(page)
    shown = sorted(page.evaluate("window.shown"))
    moved: float = page.evaluate("window.moved")
    # The seat is free for the next browser.
    page.evaluate("() => document.querySelector('header .menu').click()")
    page.locator("dialog button").last.click()
    page.locator("dialog .go").click()
    page.locator("dialog").wait_for(state="hidden")
    context.close()
    return {
        "events": len(shown),
        "shift": round(moved, 4),
        "screen_ms_median": round(statistics.median(shown), 1),
        "screen_ms_p95": round(shown[int(0.95 * (len(shown) - 1))], 1),
        "screen_ms_max": round(shown[-1], 1),
    }


if __name__ == "__main__":
    main()
