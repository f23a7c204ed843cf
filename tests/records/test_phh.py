"""Records written for other programs: PHH that they read, and no card that a seat did not see."""

from __future__ import annotations

import re
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from pokerkit.notation import HandHistory

from croupier.cards import card_text
from croupier.games.coup import seen_by
from croupier.games.events import CardUp, DealerExposed, DealerShown, HandShown, OwnCard, OwnHand
from croupier.records import record_of, write, write_export
from croupier.records.story import explained, known_hands
from records.coups import random_caribbean, random_stud

SEEDS = st.integers(min_value=0, max_value=2**32)
ACTION = re.compile(
    r"^(d dh p\d+ (?:[2-9TJQKA][cdhs]|\?\?)*|p\d+ (f|cc|cbr \d+\.\d\d|sm( ([2-9TJQKA][cdhs])+)?))"
    r"( # [^#]*)?$|^# [^#]*$"
)


@settings(max_examples=30)
@given(SEEDS, st.booleans())
def test_pokerkit_reads_every_record(seed: int, stud: bool) -> None:  # noqa: FBT001
    """The fields are PHH's, each list has one value a player, each action is PHH's grammar."""
    rng = Random(seed)
    coup = random_stud(rng) if stud else random_caribbean(rng)
    record = record_of(coup)
    for text in (write(record), write_export(record)):
        history = HandHistory.loads(text)
        players = len(history.antes)
        assert len(history.starting_stacks) == players
        assert history.seats is not None
        assert len(history.seats) == players
        if history.finishing_stacks is not None:
            assert len(history.finishing_stacks) == players
        assert all(key.startswith("_") for key in history.user_defined_fields)
        for action in history.actions:
            assert ACTION.match(action), action


@settings(max_examples=30)
@given(SEEDS, st.booleans())
def test_a_seat_s_export_has_no_card_that_it_did_not_see(seed: int, stud: bool) -> None:  # noqa: FBT001
    """The text names its own cards and those that everyone saw, and no others."""
    rng = Random(seed)
    coup = random_stud(rng) if stud else random_caribbean(rng)
    for seat in {event.seat for event in coup.events if isinstance(event, (OwnCard, OwnHand))}:
        seen: set[str] = set()
        for event in coup.events:
            if seen_by(event, seat):
                if isinstance(event, (OwnHand, HandShown, DealerShown, DealerExposed)):
                    seen |= {card_text(card) for card in event.cards}
                elif isinstance(event, (OwnCard, CardUp)):
                    seen.add(card_text(event.card))
        text = write_export(record_of(coup), seat)
        actions = " ".join(HandHistory.loads(text).actions)
        assert set(re.findall(r"[2-9TJQKA][cdhs]", actions)) <= seen
        hands = known_hands(coup, seat).values()
        assert {card_text(card) for cards in hands for card in cards} <= seen
        told = explained(coup, seat, "en")
        assert (told is None) == (coup.settlement is None)
        assert "_deck" not in text
        assert "_history" not in text


def test_a_stud_hand_by_its_actions() -> None:
    """One coup, whole: dealing by street, bets as totals, the showdown, the private code."""
    coup = random_stud(Random(5))
    history = HandHistory.loads(write(record_of(coup)))
    assert history.variant in ("X-N5S", "X-N5C")
    assert history.currency == "EUR"
