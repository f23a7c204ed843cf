"""A process that writes to a store and says what was acknowledged, until somebody kills it.

``python hammer.py URL STREAMS [ENTRIES]``: each line it prints is the stream and the number of an
entry whose future is done. With a number of entries it ends by itself, or with the error's name.
"""

from __future__ import annotations

import sys
from collections import deque
from concurrent.futures import Future
from itertools import count

from croupier.store import Store, StoreFailed, transfers_of
from croupier.store.journal import WalletSold

IN_FLIGHT = 64


def main(url: str, streams: int, entries: int | None) -> int:
    """Write and tell."""
    out = sys.stdout
    with Store.open(url) as store:
        out.write("open\n")
        out.flush()
        waiting: deque[tuple[str, int, Future[None]]] = deque()
        try:
            for number in count() if entries is None else range(entries):
                stream = f"table:{number % streams}"
                seq = store.head(stream).seq + 1
                body = WalletSold(f"p{number % 11}", 100, "c")
                moved = transfers_of(stream, body, f"{stream}:{seq}")
                waiting.append(
                    (stream, seq, store.append([store.next_entry(stream, 0, body, moved)]))
                )
                if len(waiting) == IN_FLIGHT:
                    tell(waiting, IN_FLIGHT // 2)
            tell(waiting, len(waiting))
        except StoreFailed as error:
            out.write(f"failed {type(error.__cause__).__name__}\n")
            out.flush()
            for _ in range(3):  # for ever
                try:
                    store.append([store.next_entry("table:0", 0, WalletSold("p", 100, "c"))])
                except StoreFailed:
                    continue
                return 4
            return 0 if not store.healthy else 4
    return 0


def tell(waiting: deque[tuple[str, int, Future[None]]], many: int) -> None:
    """Wait for the oldest and tell them."""
    for _ in range(many):
        stream, seq, future = waiting.popleft()
        future.result(60)
        sys.stdout.write(f"{stream} {seq}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    last = int(sys.argv[3]) if len(sys.argv) > 3 else None
    sys.exit(main(sys.argv[1], int(sys.argv[2]), last))
