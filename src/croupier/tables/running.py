"""One coup at a table: the engine, its shuffle, what it moves and what proves its cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from croupier.games.actions import AnyAction, Seat
from croupier.games.events import AnyEvent
from croupier.ledger import Place, Transfer, beginning, key_of, moved, standing
from croupier.records.positions import Positions, positions_seen
from croupier.records.record import AnyCoup
from croupier.shuffle import CardProof, CoupShuffle
from croupier.store.journal import Act


class ReplayDiffersError(RuntimeError):
    """The engine does not lead from the journal's acts to the journal's events."""


class Running:
    """A coup from its opening until the next one."""

    __slots__ = (
        "_positions",
        "_proofs",
        "_standing",
        "acts",
        "closed",
        "coup",
        "late",
        "people",
        "place",
        "shuffle",
        "void_by",
        "void_reason",
    )

    def __init__(
        self, place: Place, coup: AnyCoup, shuffle: CoupShuffle, people: Mapping[Seat, str]
    ) -> None:
        """Begin; ``people`` are those who sat down before it, seat by seat."""
        self.place = place
        self.coup = coup
        self.shuffle = shuffle
        self.people = dict(people)
        self.acts = 0
        self.closed = False
        self.late = False
        """Whether the time to open one's bytes for the shuffle is over."""
        self.void_by = self.void_reason = ""
        self._standing = beginning(place, coup)
        self._positions = Positions()
        self._proofs: dict[int, CardProof] = {}

    def opening(self) -> tuple[Transfer, ...]:
        """Return what the beginning itself moved: the antes at stud."""
        return self._move(key_of(self.place, 0), "coup-opened")

    def act(
        self,
        seat: Seat,
        action: AnyAction,
        request: str = "",
        by: tuple[str, str] = ("", ""),
        root: str = "",
    ) -> tuple[Act, tuple[Transfer, ...]]:
        """Do it on the engine; return the journal's entry and what moved.

        Raises:
            IllegalAction: the rules refuse it; nothing has changed.
        """
        events = self.coup.act(seat, action)
        self.acts += 1
        transfers = self._move(key_of(self.place, self.acts), str(action.__struct_config__.tag))
        body = Act(self.place.coup, self.acts, seat, action, events, request, by[0], by[1], root)
        return body, transfers

    def again(self, body: Act) -> None:
        """Do what the journal says was done.

        Raises:
            IllegalAction: the rules refuse it.
            ReplayDiffersError: something else happens.
        """
        done, _ = self.act(body.seat, body.action)
        if done.events != body.events or done.number != body.number:
            raise ReplayDiffersError(
                f"{self.place.table}, coup {self.place.coup}, act {body.number}: the journal says "
                f"{body.events}, the engine {done.events}"
            )

    def proofs(self, events: Sequence[AnyEvent]) -> dict[int, tuple[CardProof, ...]]:
        """Return what proves the cards of events, by the places of the events among them."""
        found = {}
        for number, event in enumerate(events):
            places = self._positions.of(event)
            if places:
                found[number] = tuple([self._proof(place) for place in places])
        return found

    def proofs_for(self, seat: Seat | None) -> tuple[CardProof, ...]:
        """Return what proves the cards that a seat has seen so far."""
        if not self.shuffle.sealed:
            return ()
        return tuple([self._proof(place) for place in positions_seen(self.coup.events, seat)])

    def _proof(self, place: int) -> CardProof:
        found = self._proofs.get(place)
        if found is None:
            found = self._proofs[place] = self.shuffle.card_proof(place)
        return found

    def _move(self, key: str, cause: str) -> tuple[Transfer, ...]:
        before, self._standing = self._standing, standing(self.place, self.coup)
        return moved(before, self._standing, key, cause)
