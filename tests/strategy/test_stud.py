"""The bot of five card stud."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest

from croupier.cards import Card, full_deck, parse_cards
from croupier.games.actions import HOUSE, Call, Check, Deal, Decline, Fold, Open, Raise, Seat
from croupier.games.stud import StudCoup, stud_game
from croupier.sheets import StudSheet, load_sheet
from croupier.strategy import RuleOfThumb, StudPlayer
from croupier.strategy.characters import CHARACTERS, Name, character
from croupier.strategy.stud import worth

COUPS = 1200


@cache
def casino(name: str = "five-card-stud-casino") -> StudSheet:
    """Return a shipped sheet."""
    sheet = load_sheet(name)
    assert isinstance(sheet, StudSheet)
    return sheet


def heads_up(first: str, second: str, *, bank: int = 50_000) -> StudCoup:
    """Return a coup of two on its first street: each hand's first card is down, the next up."""
    sheet = casino()
    coup = stud_game(sheet).coup(sheet.stakes[0], {Seat(1): bank, Seat(2): bank}, Seat(2))
    coup.act(Seat(1), Decline())
    one, two = parse_cards(first), parse_cards(second)
    top = [card for pair in zip(one, two, strict=True) for card in pair]
    rest = [card for card in full_deck(coup.lowest) if card not in top]
    coup.act(HOUSE, Deal((*top, *rest)))
    return coup


def decided(coup: StudCoup, seat: int) -> object:
    """Return what the bot without whims does at a seat."""
    return RuleOfThumb(casino()).decide(coup.view(Seat(seat)))


def test_a_high_pair_opens() -> None:
    """A pair above everything that shows makes the opening bet."""
    assert decided(heads_up("Ah Ad", "Kc Ks"), 1) == Open(1000)


def test_nothing_checks_and_folds_to_a_bet() -> None:
    """Low cards check while that is free and fold to a bet."""
    coup = heads_up("9h Td", "Kc As")
    assert decided(coup, 1) == Check()
    coup.act(Seat(1), Check())
    coup.act(Seat(2), Open(1000))
    assert decided(coup, 1) == Fold()


def test_a_pair_below_what_shows_only_calls() -> None:
    """A pair under an ace that shows comes along and does not raise."""
    coup = heads_up("As Kd", "Qc Qs")
    coup.act(Seat(1), Open(1000))
    assert decided(coup, 2) == Call()


def test_a_strong_hand_raises_until_the_cap_is_near() -> None:
    """A high pair raises, and leaves the last raise to hands above two pair."""
    coup = heads_up("Ah Ad", "Kc Ks")
    coup.act(Seat(1), Check())
    coup.act(Seat(2), Open(1000))
    action = decided(coup, 1)
    assert isinstance(action, Raise)
    coup.act(Seat(1), action)
    coup.act(Seat(2), Raise(coup.actions(Seat(2))[1].low))
    assert coup.view(Seat(1)).raises_left == 1
    assert decided(coup, 1) == Call()


def test_a_hand_that_is_beaten_in_sight_gives_up() -> None:
    """Against a pair that shows, high cards do not pay a bet."""
    coup = heads_up("Kh Jd", "9c As")
    coup.act(Seat(1), Check())
    coup.act(Seat(2), Open(1000))
    assert decided(coup, 1) in {Fold(), Call()}
    order = coup.ranking
    assert worth(order, parse_cards("9c 9s")) > worth(order, parse_cards("Ah Kd"))


def test_worth_follows_the_order_of_the_sheet() -> None:
    """Five cards are ordered as the sheet does: a flush above a full house."""
    order = heads_up("Kh Jd", "9c As").ranking
    flush, full = parse_cards("9h Th Jh Qh Ah"), parse_cards("9c 9s 9d As Ac")
    assert worth(order, flush) > worth(order, full)


def test_without_whims_no_blind_is_played() -> None:
    """A bot without a source of chance is always the same, and plays no blind."""
    sheet = casino()
    coup = stud_game(sheet).coup(sheet.stakes[0], {Seat(n): 200_000 for n in range(1, 6)}, Seat(5))
    assert decided(coup, 1) == Decline()


def test_who_may_do_nothing_is_not_asked() -> None:
    """A bot that is offered nothing says so instead of inventing an action."""
    with pytest.raises(ValueError, match="nothing to decide"):
        decided(heads_up("Ah Ad", "Kc Ks"), 2)


SHEETS = ("five-card-stud-casino", "five-card-stud-casino-closed")


@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.parametrize("who", ["thumb", *CHARACTERS])
def test_every_answer_is_legal(name: str, who: Name) -> None:
    """In random coups with tiny, equal and huge banks, the rules accept every bot's answers."""
    rng = random.Random(11)
    sheet = casino(name)
    game = stud_game(sheet)
    seen: Counter[str] = Counter()
    for _ in range(COUPS):
        players = rng.randint(2, 5)
        banks = {
            Seat(n): rng.choice([300, 700, 2500, 50_000, 200_000]) for n in range(1, players + 1)
        }
        stake = rng.choice(sheet.stakes)
        coup = game.coup(stake, banks, Seat(rng.randint(1, players)))
        if who in CHARACTERS:
            bot: StudPlayer = character(sheet, who, rng)
        else:
            bot = RuleOfThumb(sheet, rng if rng.random() < 0.8 else None)
        while not coup.done:
            (seat,) = coup.to_act
            if seat == HOUSE:
                coup.act(HOUSE, Deal(shuffled(rng, coup)))
                continue
            action = bot.decide(coup.view(seat))
            seen[type(action).__name__] += 1
            coup.act(seat, action)
    assert set(seen) == {"Blind", "Decline", "Check", "Open", "Call", "Raise", "Fold"}


def shuffled(rng: random.Random, coup: StudCoup) -> tuple[Card, ...]:
    """Return the coup's deck in random order."""
    deck = full_deck(coup.lowest)
    return tuple(rng.sample(deck, len(deck)))
