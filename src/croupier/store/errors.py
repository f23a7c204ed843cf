"""What a store refuses, and what ends it."""

from __future__ import annotations


class StoreError(Exception):
    """A store that cannot be opened, or an entry that does not fit; nothing was written."""


class StoreBusy(StoreError):  # noqa: N818 - what it says is that the store is busy
    """Another process holds the store; the message says who, and ``holder`` too."""

    def __init__(self, url: str, holder: str) -> None:
        """Name the holder."""
        self.holder = holder
        super().__init__(f"{url}: the store is held by {holder}; stop it first: one house writes")


class StoreFailed(StoreError):  # noqa: N818 - what it says is that the store failed
    """A write failed. Nothing more is written: what is in doubt is settled by opening again."""


class KeyConflict(StoreError):  # noqa: N818 - the thing itself
    """A transfer's key stands for another transfer already."""
