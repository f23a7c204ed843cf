"""A bar for coups being played: how many, how fast, how long still."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

from croupier.messages import Messages

PATIENCE = 0.3
"""Seconds of work before the bar shows."""


class CoupsBar:
    """Called with how many coups are done; shows on standard error where a person watches."""

    def __init__(self, coups: int, messages: Callable[[], Messages]) -> None:
        self._coups = coups
        self._messages = messages
        self._started = time.monotonic()
        self._first: int | None = None
        self._shown: Any = None
        self._task: Any = None

    def __call__(self, done: int) -> None:
        """Show how much is done."""
        if self._first is None:
            self._first = done
        if self._shown is None:
            if not sys.stderr.isatty() or time.monotonic() - self._started < PATIENCE:
                return
            self._show(done)
        spent = time.monotonic() - self._started
        rate = self._messages().number(round((done - self._first) / max(spent, 0.001)))
        self._shown.update(
            self._task, completed=done, rate=self._messages().text("simulate-rate", rate=rate)
        )

    def close(self) -> None:
        """Take the bar away."""
        if self._shown is not None:
            self._shown.stop()
            self._shown = None

    def _show(self, done: int) -> None:
        from rich.console import Console
        from rich.progress import (
            BarColumn,
            Progress,
            TaskProgressColumn,
            TextColumn,
            TimeRemainingColumn,
        )

        self._shown = Progress(
            TextColumn("{task.description}", markup=False),
            BarColumn(),
            TaskProgressColumn(),
            TextColumn("{task.fields[rate]}", markup=False),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        title = self._messages().text("simulate-playing", coups=self._coups)
        self._task = self._shown.add_task(title, total=self._coups, completed=done, rate="")
        self._shown.start()
