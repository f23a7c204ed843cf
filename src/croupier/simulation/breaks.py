"""Ctrl-C at the wrong moment: held back until what must not be cut in two is done."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def held_back() -> Iterator[None]:
    """Hold Ctrl-C back during a block; it comes when the block is done."""
    if threading.current_thread() is not threading.main_thread():  # Ctrl-C comes to that one
        yield
        return
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler if before is None else before)
    if came:
        signal.raise_signal(signal.SIGINT)


@contextmanager
def handed_down() -> Iterator[None]:
    """Start processes in a block to which Ctrl-C never comes; here it comes after the block."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows: they must see to it themselves
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
