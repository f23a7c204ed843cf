"""A client that lost the house asks for it often at first, and not for ever as often."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from croupier.protocol.reach import FIRST_WAIT, SOON, SOON_WAIT, next_wait

LONGEST_WAIT = 5.0
"""That of the client; the tests of faults, which wait for it, set theirs lower."""


@given(st.floats(0.5, 1.0))
def test_no_wait_of_the_first_seconds_is_longer_than_one(share: float) -> None:
    """Whatever the dice, a house that comes back within ten seconds is found within one more."""
    at, wait, waits = 0.0, FIRST_WAIT, []
    while at < 60.0:
        waits.append((at, wait * share))
        at += wait * share
        wait = min(LONGEST_WAIT, next_wait(wait, at))
    assert all(length <= SOON_WAIT for began, length in waits if began < SOON - SOON_WAIT)
    assert max(length for _, length in waits) > 2 * SOON_WAIT * share
    assert len(waits) < 60
