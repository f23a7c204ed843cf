"""What was answered, so that the same request sent twice is answered the same and done once."""

from __future__ import annotations

from typing import TypeAlias

from croupier.protocol.messages import Ack, Refused

Reply: TypeAlias = Ack | Refused
"""The answer to a request: done and on disk, or not done and why."""

MOST_REFUSED = 4_096
"""Refusals kept; whoever asks for what is refused again and again must not fill the memory."""
MOST_DONE = 65_536
"""What was done and is kept, for each of two coups."""


class Answers:
    """The answers of a coup and the one before, by who asked and by the id of the request."""

    __slots__ = ("_before", "_done", "_refused")

    def __init__(self) -> None:
        """Begin with none."""
        self._done: dict[tuple[str, str], Ack] = {}
        self._before: dict[tuple[str, str], Ack] = {}
        self._refused: dict[tuple[str, str], Refused] = {}

    def of(self, person: str, name: str) -> Reply | None:
        """Return what was answered to a request; None: nothing that is kept."""
        key = (person, name)
        return self._done.get(key) or self._before.get(key) or self._refused.get(key)

    def keep(self, person: str, name: str, reply: Reply) -> None:
        """Keep an answer; a request without an id cannot be asked again."""
        if not name:
            return
        if isinstance(reply, Ack):
            self._done[person, name] = reply
            if len(self._done) > MOST_DONE:
                del self._done[next(iter(self._done))]
        else:
            self._refused[person, name] = reply
            if len(self._refused) > MOST_REFUSED:
                del self._refused[next(iter(self._refused))]

    def turn(self) -> None:
        """Begin the next coup: what was done in this one and since the one before stays known."""
        self._before, self._done = self._done, {}
