"""A bar for long work, on standard error and only where a person watches."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

PATIENCE = 0.3
"""Seconds of work before a bar shows: what is done sooner needs none."""


class Bar:
    """Called with the share that is done, 0 to 1; shows when the work takes its time."""

    def __init__(self, title: Callable[[], str]) -> None:
        self._title = title
        self._started = time.monotonic()
        self._shown: Any = None
        self._task: Any = None

    def __call__(self, share: float) -> None:
        """Show how much is done."""
        if self._shown is None:
            if not sys.stderr.isatty() or time.monotonic() - self._started < PATIENCE:
                return
            self._show()
        self._shown.update(self._task, completed=share)

    def close(self) -> None:
        """Take the bar away."""
        if self._shown is not None:
            self._shown.stop()
            self._shown = None

    def _show(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

        self._shown = Progress(
            TextColumn("{task.description}", markup=False),
            BarColumn(),
            TaskProgressColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        self._task = self._shown.add_task(self._title(), total=1.0)
        self._shown.start()
