"""A reader that a store's closing overtakes."""

from __future__ import annotations

import gc
import threading
import warnings

from sqlalchemy import Connection, text

from croupier.store import Store


def test_a_reader_that_is_late_leaves_no_connection_open(store_url: str) -> None:
    """What is still being read when the store is closed is read to the end, and then closed."""
    begun, go_on = threading.Event(), threading.Event()
    read: list[int] = []

    def slow(connection: Connection) -> None:
        begun.set()
        assert go_on.wait(10)
        read.append(int(connection.execute(text("SELECT 1")).scalar_one()))

    store = Store.open(store_url)
    reader = threading.Thread(target=store.ask, args=(slow,))
    reader.start()
    assert begun.wait(10)
    store.close()
    go_on.set()
    reader.join(10)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        del store
        gc.collect()
    assert read == [1]
