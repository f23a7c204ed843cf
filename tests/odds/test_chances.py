"""Promises about chances at the stud table: counted, sampled, against a slow obvious count."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from math import prod

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from croupier.cards import Card, Rank, full_deck, parse_card
from croupier.odds.chances import Chances, SeatChances, chances, steps, ways
from croupier.odds.position import (
    Position,
    PositionError,
    SeatCards,
    parse_seats,
    position,
    seat_text,
)
from croupier.odds.speaking import speaking_next
from croupier.sheets import StudSheet, load_sheet
from hands.slow_hands import worth

FEW = 3_000


def stud(name: str = "five-card-stud-casino", **changes: object) -> StudSheet:
    """Return a shipped stud sheet with other lines; a double underscore for the dot."""
    sheet = load_sheet(name)
    assert isinstance(sheet, StudSheet)
    return sheet.replace({key.replace("__", "."): value for key, value in changes.items()})


OPEN = stud()
CLOSED = stud("five-card-stud-casino-closed")
SHEETS = (
    OPEN,
    CLOSED,
    stud(hands__kickers="first"),
    stud(
        hands__order=[
            *("royal flush", "straight flush", "four of a kind", "full house", "flush", "straight"),
            *("three of a kind", "two pair", "pair", "high card"),
        ],
        hands__ace_low=False,
    ),
)


def at(*words: str, sheet: StudSheet = OPEN, **options: int) -> Position:
    """Return the position of seats as typed."""
    players = options.get("players")
    lowest = Rank(options["lowest"]) if "lowest" in options else None
    return position(sheet, parse_seats(sheet, words), players=players, lowest=lowest)


def of(*words: str, sheet: StudSheet = OPEN, **options: int) -> Chances:
    """Return the exact chances of seats as typed."""
    found = chances(at(*words, sheet=sheet, **options), np.random.default_rng(0))
    assert found.method == "exact"
    return found


def completed(
    hands: Sequence[Sequence[Card]], unseen: frozenset[Card]
) -> Iterator[list[list[Card]]]:
    """Yield all ways to complete hands to five cards, one hand after the other."""
    if not hands:
        yield []
        return
    for drawn in combinations(sorted(unseen), 5 - len(hands[0])):
        for rest in completed(hands[1:], unseen - set(drawn)):
            yield [[*hands[0], *drawn], *rest]


def slowly(place: Position) -> tuple[int, list[Counter[int]]]:
    """Return all deals and, of each seat, how many it wins as one of so many."""
    found: list[Counter[int]] = [Counter() for _ in place.seats]
    hands = place.sheet.hands
    known: dict[tuple[Card, ...], tuple[int, tuple[int, ...]]] = {}
    deals = 0
    for deal in completed([place.seats[i].known for i in place.live], frozenset(place.unseen)):
        deals += 1
        values = []
        for cards in deal:
            key = tuple(sorted(cards))
            if key not in known:
                known[key] = worth(
                    cards,
                    hands.order,
                    place.ranking.lowest,
                    ace_low=hands.ace_low,
                    kickers=hands.kickers,
                )
            values.append(known[key])
        best = max(values)
        for i, value in zip(place.live, values, strict=True):
            if value == best:
                found[i][values.count(best)] += 1
    return deals, found


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Draw a position with few enough deals left to count them in plain Python."""
    sheet = draw(st.sampled_from(SHEETS))
    players = draw(st.integers(2, 5))
    lowest = draw(st.sampled_from([Rank(8), Rank(7), sheet.deck.rank(players)]))
    assume(players * 5 <= len(full_deck(lowest)))
    deck = iter(draw(st.permutations(full_deck(lowest))))
    streets = sheet.deal.streets[: draw(st.integers(1, len(sheet.deal.streets)))]
    down, up = sum(street.down for street in streets), sum(street.up for street in streets)
    seats = []
    for _ in range(players):
        folded = draw(st.booleans())
        hidden = (
            draw(st.sampled_from([0, down])) if down == 1 else draw(st.integers(down - 2, down))
        )
        shown = draw(st.integers(0, up)) if folded else up
        seats.append(
            SeatCards(
                tuple(next(deck) for _ in range(shown)),
                tuple(next(deck) for _ in range(hidden)),
                folded,
            )
        )
    assume(any(not seat.folded for seat in seats))
    found = position(sheet, seats, lowest=lowest)
    lacks = [5 - len(found.seats[i].known) for i in found.live]
    assume(ways(len(found.unseen), lacks) <= FEW)
    return found


def sharing(counts: Counter[int], number: int) -> tuple[int, ...]:
    """Return counts by the number of sharers as a tuple."""
    return tuple(counts[k] for k in range(1, number + 1))


@given(positions())
@settings(max_examples=60)
def test_a_counted_position_is_what_a_slow_count_of_every_deal_says(place: Position) -> None:
    """Every deal of a small position, walked in plain Python by another judge, gives the counts."""
    deals, expected = slowly(place)
    found = chances(place, np.random.default_rng(0))
    assert (found.method, found.deals, found.counted) == ("exact", deals, deals)
    live = len(place.live)
    assert [seat.sharing for seat in found.seats] == [sharing(each, live) for each in expected]


@given(positions())
@settings(max_examples=30)
def test_equities_sum_to_one_exactly(place: Position) -> None:
    """Of each pot just one pot is won, whether counted or sampled."""
    assert sum(chances(place, np.random.default_rng(0)).equities) == 1
    assert sum(chances(place, np.random.default_rng(0), samples=999, limit=0).equities) == 1


@pytest.mark.clause("CM-12")
def test_equal_hands_share() -> None:
    """Two hands of the same ranks share the pot half and half in every deal."""
    found = of("Ah:Kh Qd Jd 9d", "As:Ks Qc Jc 9c")
    assert [seat.sharing for seat in found.seats] == [(0, 1), (0, 1)]
    assert found.equities == (Fraction(1, 2), Fraction(1, 2))
    assert found.seats[0].interval() == (0.5, 0.5)


@pytest.mark.ruling("R-QC-2")
def test_kickers_decide_who_shares() -> None:
    """Where only the first card beside a pair counts, lower cards no longer part two hands."""
    words = ("Ah:Ad Kd Jd Td", "As:Ac Kc Jc 9c")
    assert of(*words).seats[0].sharing == (1, 0)
    assert of(*words, sheet=stud(hands__kickers="first")).seats[0].sharing == (0, 1)


def test_symmetric_seats_have_equal_chances() -> None:
    """Seats whose cards differ in suits alone have the same counts."""
    one, two, three = of("Ah Kh", "As Ks", "Ad Kd", lowest=6).seats
    assert one == two == three
    assert one.equity == Fraction(1, 3)


def test_seats_in_another_order_have_the_same_chances() -> None:
    """The chances go with the cards, not with the place at the table."""
    words = ["Ah 9c Ad", "Qd Qc 6d", "Jd Td 9d", "x 7s 8h 6s"]
    forward, backward = of(*words, players=5), of(*reversed(words), players=5)
    assert forward.seats == backward.seats[::-1]


def test_folded_known_cards_matter() -> None:
    """Aces seen in a folded hand are aces that no one draws; unseen ones change nothing."""
    words = ["?:Ah Kd", "?:Qs Qd"]
    blank = of(*words, "x", players=5)
    unknown = of(*words, "x ?", players=5)
    seen = of(*words, "x Ad:Ac", players=5)
    assert blank.equities[:2] == unknown.equities[:2]
    assert seen.equities[0] < blank.equities[0]
    assert not seen.seats[2].live
    assert seen.seats[2].equity == 0


@pytest.mark.ruling("R-CM-2")
def test_the_deck_is_by_the_players_dealt_in() -> None:
    """Who folded counts for the deck; a lowest card may be said instead."""
    assert len(at("Ah", "Kd").unseen) == 24 - 2
    assert len(at("Ah", "Kd", "x").unseen) == 28 - 2
    assert len(at("Ah", "Kd", players=5).unseen) == 36 - 2
    assert len(at("Ah", "Kd", lowest=0).unseen) == 52 - 2


def test_a_hand_that_cannot_win_is_left_out_of_the_count() -> None:
    """Beside quads a hand without hope adds its deals to the count, and no chance."""
    found = of("Ah:Ad Ac As", "?:Kh Qd Jc", "?:9h Td 8c", players=5)
    assert found.seats[0].win == 1
    assert found.deals == ways(26, [1, 2, 2]) == found.seats[0].wins
    assert [seat.equity for seat in found.seats[1:]] == [0, 0]


def test_a_last_hand_wins_every_deal() -> None:
    """One hand left wins whatever comes, by as many deals as there are."""
    found = of("?:Ah Kd", "x 9c")
    assert found.seats[0].wins == ways(21, [3])
    assert found.seats[0].equity == 1


@pytest.mark.parametrize(
    "words",
    [
        ("?:Ah Kd", "Qs:Qd 9c", "x ?:7c 8d"),
        ("Ah 9c Ad 8d", "Qd Qc 6d 7d", "Jd Td 9d Jc", "Ks Kc 7c 7s", "As Js Ts 6s"),
        ("Ah Kd", "Qd 9c"),
        ("Ah:Kh Qd Jd 9d", "As:Ks Qc Jc 9c"),
        ("Ah:Ad Ac As", "?:Kh Qd Jc", "?:9h Td 8c"),
        ("Ah", "Ad"),
    ],
)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_sampled_interval_holds_the_exact_chance(words: tuple[str, ...], seed: int) -> None:
    """With these seeds the 99% interval of every chance has the counted value in it."""
    place = at(*words, players=5)
    exact = chances(place, np.random.default_rng(0))
    sampled = chances(place, np.random.default_rng(seed), samples=20_000, limit=0)
    assert exact.method == "exact"
    for truly, found in zip(exact.seats, sampled.seats, strict=True):
        for true, estimate in [
            (truly.equity, found.equity),
            (truly.win, found.win),
            (truly.share, found.share),
        ]:
            low, high = found.interval(estimate)
            assert low - 1e-12 <= true <= high + 1e-12


def test_sampling_is_by_the_generator_that_is_passed_in() -> None:
    """The same seed gives the same counts; counting leaves the generator as it was."""
    place = at("Ah", "Kd", "Qs", "Js", "9s")
    once, again, other = (
        chances(place, np.random.default_rng(seed), samples=70_000).seats for seed in (5, 5, 6)
    )
    assert once == again != other
    random = np.random.default_rng(7)
    chances(at("Ah", "Kd"), random)
    assert random.random() == np.random.default_rng(7).random()


def test_the_standard_error_is_that_of_the_shares() -> None:
    """The stated error is the deviation of the sampled shares over the root of their number."""
    seat = SeatChances(8, (3, 2), (), exact=False)
    shares = [1.0] * 3 + [0.5] * 2 + [0.0] * 3
    assert seat.standard_error == pytest.approx(float(np.std(shares)) / 8**0.5)
    assert seat.interval()[0] < 0.5 < seat.interval()[1]


def test_an_interval_at_no_win_at_all_is_not_a_point() -> None:
    """That a thousand samples saw no win does not say that there is none."""
    low, high = SeatChances(1000, (0, 0), (), exact=False).interval()
    assert low == 0
    assert 0.001 < high < 0.01


def test_what_is_decided_is_never_sampled() -> None:
    """With all cards known, or one hand that cannot lose, the chances are exact."""
    for words in (("Ah:Kh Qd Jd 9d", "As:Ks Qc Jc 9c"), ("Ah:Ad Ac As", "?:Kh Qd Jc")):
        place = at(*words, players=5)
        assert chances(place, np.random.default_rng(0), limit=0).method == "exact"


def test_a_sample_of_nothing_is_refused() -> None:
    """There is no estimate without a sample."""
    with pytest.raises(ValueError, match="at least one"):
        chances(at("Ah", "Kd"), np.random.default_rng(0), samples=0)


def test_the_classes_a_seat_can_end_in_are_counted() -> None:
    """A seat with four to a flush ends in one as often as a card of the suit is unseen."""
    found = of("?:Ah Kh 9h 8h", "?:Qd Jd 7c 6c", players=5)
    classes = dict(zip(OPEN.hands.order, found.seats[0].classes, strict=True))
    assert classes == {
        "straight flush": 0,
        "four of a kind": 0,
        "flush": 5,
        "full house": 0,
        "straight": 0,
        "three of a kind": 0,
        "two pair": 0,
        "pair": 12,
        "high card": 11,
    }


def test_work_is_told_before_it_is_done() -> None:
    """Ways multiply by what is left for each hand; steps walk all hands but two."""
    assert ways(20, [3, 3]) == 1140 * 680
    assert steps(20, [3, 3]) == (1140 + 1140) * 8
    assert steps(20, [1, 2, 3]) == 20 * (171 + 969) * 8
    assert ways(5, []) == prod([]) == 1


def test_a_notebook_shows_a_table() -> None:
    """Each seat has its row, with an error where the chances are sampled."""
    place = at("?:Ah Kd", "?:Qs Qd", "x", players=5)
    exact = chances(place, np.random.default_rng(0))._repr_html_()
    assert exact.count("<tr>") == 4
    assert "±" not in exact
    assert "±" in chances(place, np.random.default_rng(0), samples=100, limit=0)._repr_html_()


# Notation


@pytest.mark.parametrize(
    ("word", "seat"),
    [
        ("?:Ah Kd", SeatCards((parse_card("Ah"), parse_card("Kd")))),
        ("AhKd", SeatCards((parse_card("Ah"), parse_card("Kd")))),
        ("Qs:10d,9c", SeatCards((parse_card("Td"), parse_card("9c")), (parse_card("Qs"),))),
        ("q♠ : td", SeatCards((parse_card("Td"),), (parse_card("Qs"),))),
        ("x ?:7c", SeatCards((parse_card("7c"),), folded=True)),
        ("x?:7c", SeatCards((parse_card("7c"),), folded=True)),
        ("x", SeatCards(folded=True)),
        ("x 7c", SeatCards((parse_card("7c"),), folded=True)),
        ("?", SeatCards()),
        ("", SeatCards()),
    ],
)
def test_a_seat_can_be_typed_in_several_ways(word: str, seat: SeatCards) -> None:
    """Spaces, commas, tens, suits' signs and letters in either case are read."""
    assert parse_seats(OPEN, [word]) == (seat,)


def test_without_a_colon_cards_are_hidden_where_none_is_dealt_face_up() -> None:
    """On a closed deal all cards are hidden: no colon is needed."""
    (seat,) = parse_seats(CLOSED, ["Ah Kd 9s ? ?"])
    assert (len(seat.hidden), seat.shown) == (3, ())


@given(positions())
@settings(max_examples=30)
def test_what_is_written_is_read_back(place: Position) -> None:
    """A seat's text is that seat."""
    words = [seat_text(place, seat) for seat in place.seats]
    assert parse_seats(place.sheet, words) == place.seats


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["Ah Kd", "Zz"], "seat 2: 'Zz' is no card"),
        (["Ah Kd", "9d-8c"], "seat 2: '-8c' is no card"),
        (["Ah:Kd:9d", "Qd"], "one colon"),
        (["?:Ah ?", "Qd"], "a shown card is known"),
        (["Ah Kd", "Qd"], "seat 2 shows 1 card and seat 1 2"),
        (["Ah Kd 9d Td 9s", "Qd Qc Qh Qs Jd"], "seat 1 shows 5 cards"),
        (["Qs Js:Ah", "Kd"], "seat 1 has 2 hidden cards"),
        (["Ah", "x Kd Qd"], "seat 2 folded and shows 2 cards"),
        (["x Ah", "x Kd"], "every seat has folded"),
        (["Ah"], "1 player dealt in"),
        (["Ah", "Kd", "Qd", "Jd", "Td", "9d"], "6 players dealt in"),
        (["? ? ? ? ? ?:Ah", "Kd"], "a hand has 5 cards"),
    ],
)
def test_what_cannot_stand_is_refused_in_words(words: list[str], told: str) -> None:
    """A position that cannot be is refused with the seat and the reason."""
    with pytest.raises(PositionError, match=told):
        at(*words)


def test_cards_of_another_deck_or_twice_are_refused() -> None:
    """A card below the deck's lowest, or in two places, is named."""
    with pytest.raises(PositionError, match="seat 1: the card 8c is not in this deck"):
        at("8c", "Kd")
    with pytest.raises(PositionError, match="seat 2: the card Kd stands twice, at seat 1 too"):
        at("Kd", "Kd")
    with pytest.raises(PositionError, match="2 seats written, and 1 player dealt"):
        at("Ah", "Kd", players=1)
    with pytest.raises(PositionError, match="left of a deck"):
        at("Ah", "Kd", "Qd", "Jd", "Td", lowest=8)


# Who speaks


@pytest.mark.ruling("R-CM-4")
def test_the_best_show_speaks_first() -> None:
    """First round: the marker's left; later the best show, ties clockwise; folded do not show."""
    assert at("9h", "Ad", "x Kd").speaker() == 0
    assert at("x 9h", "Td", "Kd").speaker() == 1
    assert at("9h Td", "Ad Kd", "9c 9d").speaker() == 2
    assert at("9h Td", "Ad Kd", "x 9c 9d").speaker() == 1
    assert at("Ah Kh", "Ad Kd", "Ac Kc").speaker() == 0
    assert at("9h Td", "Ad Kd", sheet=stud(betting__first="marker")).speaker() == 0


@pytest.mark.ruling("R-CM-4")
def test_who_will_speak_on_the_next_street_is_counted() -> None:
    """The chance of each seat to have the next best show, against every next deal walked."""
    place = at("?:Ah 9d", "Qs:Kd Kc", "x ?:Td", "Jh 9c", players=5)
    seats, unseen = place.seats, place.unseen
    counts = [0] * 4
    for a in unseen:
        for b in unseen:
            for c in unseen:
                if len({a, b, c}) == 3:
                    shows = [
                        place.ranking.showing([*seats[i].shown, card])
                        for i, card in ((0, a), (1, b), (3, c))
                    ]
                    counts[(0, 1, 3)[shows.index(max(shows))]] += 1
    total = sum(counts)
    assert speaking_next(place) == tuple(Fraction(count, total) for count in counts)


def test_no_next_show_decides_where_none_comes() -> None:
    """After the last street, on a closed deal, or where the marker begins, nobody is named."""
    assert speaking_next(at("Ah 9d Td Jd", "Qs Kd Kc 9c")) is None
    assert speaking_next(at("?", "?", sheet=CLOSED)) is None
    assert speaking_next(at("Ah", "Qs", sheet=stud(betting__first="marker"))) is None
