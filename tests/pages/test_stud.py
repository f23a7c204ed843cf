"""Promises of the table of five card stud in a browser."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

import pytest
from playwright.sync_api import Page, expect

from croupier.sheets import load_sheet
from croupier.tables import TableSpec
from pages.houses import CALM, Visited, practice
from pages.stud_players import KEYS, LONG, PLACES, Players, enabled, place
from pages.visitor import DESK, PHONE, TABLET, THOROUGH, Visit, violations

STILL = 0.01
"""What words that take each other's place may add up to, as browsers measure layout shift."""
Open = Callable[..., AbstractContextManager[Visited]]


@pytest.fixture
def house_server(open_house: Open) -> Iterator[Visited]:
    """Open a house whose tables have no bots and let results lie; ``closed`` deals five down."""
    closed = load_sheet("five-card-stud-casino-closed")
    more = TableSpec("closed", "Closed", closed, practice=True, settings=CALM)
    with open_house((*practice(CALM), more)) as visited:
        yield visited


@pytest.fixture
def players(house_server: Visited, visit: Visit) -> Players:
    """Nobody yet, at the open table."""
    return Players(house_server, visit)


def bank(page: Page) -> int:
    """Return what one's bank shows, in cents."""
    return round(float(re.sub(r"[^\d.]", "", page.get_by_test_id("bank").inner_text())) * 100)


def test_two_play_a_whole_coup_by_mouse(players: Players) -> None:
    """Opened, raised, called and checked down: both see the same cards shown and the same pots."""
    one, other = players.sit(), players.sit()
    players.deal()
    mover = players.mover()
    assert mover is not None
    expect(place(mover, "bet")).to_contain_text("Open for €10")
    players.act(mover, "bet")
    mover = players.mover()
    assert mover is not None
    expect(place(mover, "pass")).to_contain_text("Call €10")
    expect(place(mover, "bet")).to_contain_text("Raise to €20")
    players.act(mover, "bet")
    expect(one.get_by_test_id("says")).to_contain_text("2 raises left")
    expect(one.get_by_text("lowest card: nine")).to_be_visible()
    players.play_out()
    assert (
        one.get_by_test_id("pots").inner_text().split("→")[0]
        == (other.get_by_test_id("pots").inner_text().split("→")[0])
    )
    for page in (one, other):
        expect(page.get_by_test_id("result")).to_contain_text("Main pot, €50.00")
        expect(page.get_by_test_id("result")).to_contain_text("CM-14")
        expect(page.get_by_test_id("holding")).to_contain_text("You hold")
    assert bank(one) + bank(other) == 1_000_00


def test_two_play_a_whole_coup_by_keyboard_alone(players: Players) -> None:
    """Sitting down, the blind, bets with their amount, calls: keys are enough for all of it."""
    for _ in range(2):
        players.sit()

    def press(page: Page, kind: str) -> None:
        page.keyboard.press(KEYS[kind])

    mover = players.mover()
    assert mover is not None
    expect(place(mover, "bet")).to_contain_text("Play buio, €20")
    players.act(mover, "bet", press)
    while (mover := players.mover()) is not None:
        kind = "bet" if "bet" in enabled(mover) else "pass"
        if kind == "bet" and mover.get_by_label("How much in front").is_enabled():
            mover.keyboard.press("1")
        players.act(mover, kind, press)
    for page in players.pages:
        page.get_by_test_id("result").wait_for(timeout=LONG)


def test_the_text_table_is_enough_to_play(players: Players) -> None:
    """With the table as text everything is read and done, and there is no picture of a card."""
    one, other = players.sit(), players.sit()
    one.get_by_role("button", name="Table as text").first.press("Enter")
    table = one.get_by_role("region", name="The table")
    expect(table).to_contain_text("buio")

    def press(page: Page, kind: str) -> None:
        place(page, kind).press("Enter")

    players.deal()
    expect(table).to_contain_text(re.compile("Face down: .+ of .+; face up: .+ of"))
    expect(table).to_contain_text("You hold")
    expect(table).to_contain_text("raises left")
    while (mover := players.mover()) is not None:
        players.act(mover, "pass", press if mover is one else None)
    expect(table).to_contain_text("The coup is over")
    expect(table.get_by_test_id("result")).to_contain_text("Main pot, €10.00")
    assert one.locator(".card").count() == 0
    assert other.locator(".card").count() > 0


def test_clicks_in_vain_and_twice_do_nothing_more(players: Players) -> None:
    """A double click raises once; whoever is not to act can click what they like."""
    players.sit()
    players.sit()
    players.deal()
    mover = players.mover()
    assert mover is not None
    idle = next(page for page in players.pages if page is not mover)
    for kind in PLACES:
        place(idle, kind).click(force=True)
    turn = players.live.turn
    place(mover, "bet").dblclick()
    assert players.mover() is idle
    assert players.live.turn == turn + 1
    assert enabled(mover) == []
    for page in players.pages:
        assert page.get_by_role("alert").inner_text() == ""
    turn = players.live.turn
    idle.evaluate(
        "() => { for (const _ of [1, 2, 3])"
        " dispatchEvent(new KeyboardEvent('keydown', {key: 'c'})); }"
    )
    assert players.mover() is not None
    assert players.live.turn == turn + 1


def test_the_amount_is_set_by_chips_keys_typing_and_slider(players: Players) -> None:
    """Each way sets the same amount, within the bounds; all that one has is called all-in."""
    players.sit()
    players.sit()
    players.deal()
    for _ in range(2):
        mover = players.mover()
        assert mover is not None
        players.act(mover, "bet" if "Open" in place(mover, "bet").inner_text() else "pass")
    mover = players.mover()
    assert mover is not None
    button, field = place(mover, "bet"), mover.get_by_label("How much in front")
    expect(mover.get_by_text("Open for €10 to €485 · €485 is all-in")).to_be_visible()
    expect(button).to_contain_text("Open for €10")
    mover.get_by_role("button", name="Add €25").click()
    expect(button).to_contain_text("Open for €35")
    mover.keyboard.press("1")
    expect(button).to_contain_text("Open for €40")
    mover.get_by_role("button", name="Less").click()
    expect(button).to_contain_text("Open for €39")
    mover.keyboard.press("p")
    expect(button).to_contain_text("Open for €30")
    field.fill("123")
    expect(button).to_contain_text("Open for €123")
    field.press("Escape")
    mover.get_by_role("slider").press("End")
    expect(button).to_contain_text("all-in")
    mover.keyboard.press("m")
    expect(button).to_contain_text("Open for €10")
    expect(button).not_to_contain_text("all-in")
    mover.keyboard.press("b")
    expect(button).to_contain_text("Open for €485")
    players.act(mover, "bet")
    caller = players.mover()
    assert caller is not None
    expect(place(caller, "pass")).to_contain_text("all-in")
    players.act(caller, "pass")
    assert players.mover() is None


def test_what_the_rules_refuse_is_said_with_its_clause(players: Players) -> None:
    """A bet of more than one has is refused: why, and by which ruling; the turn goes on."""
    players.sit()
    players.sit()
    players.deal()
    for _ in range(2):
        mover = players.mover()
        assert mover is not None
        players.act(mover, "bet" if "Open" in place(mover, "bet").inner_text() else "pass")
    mover = players.mover()
    assert mover is not None
    field = mover.get_by_label("How much in front")
    field.fill("9000")
    expect(field).to_have_attribute("aria-invalid", "true")
    field.press("Enter")
    expect(mover.get_by_role("alert")).to_contain_text("R-CM-5")
    field.fill("10")
    players.act(mover, "bet")
    expect(mover.get_by_role("alert")).to_be_empty()


def test_side_pots_are_told_apart(players: Players) -> None:
    """Three with different banks all-in: main pot and side pot, each with who takes it and why."""
    with players.held():
        for chips in (500, 900, 1500):
            players.sit(chips=chips)
    players.deal()
    low, middle, _ = sorted(players.live.coup.banks.values())
    while (mover := players.mover()) is not None:
        if "bet" in enabled(mover) and players.live.coup.phase == "betting":
            mover.keyboard.press("b")
            players.act(mover, "bet")
        else:
            players.act(mover, "pass")
    main, side = 3 * low, 2 * (middle - low)
    for page in players.pages:
        result = page.get_by_test_id("result")
        expect(result).to_contain_text(f"Main pot, {euros(main)}")
        expect(result).to_contain_text(f"Side pot 1, {euros(side)}")
        expect(result).to_contain_text(f"The dealer keeps {euros((main + side) * 25 // 1000)}")
        expect(page.get_by_test_id("pots")).to_contain_text("Side pot 1")
    first = players.pages[0]
    first.get_by_role("button", name="CM-13, R-CM-12", exact=True).click()
    expect(first.get_by_role("dialog")).to_contain_text("a small percentage")


def euros(minor: int) -> str:
    """Return an amount as an English page writes it."""
    return f"€{minor / 100:,.2f}"


def test_banks_are_raised_between_coups(players: Players) -> None:
    """Whoever lost is offered chips, up to the winner's bank; more is refused by the ruling."""
    players.sit()
    players.sit()
    players.deal()
    mover = players.mover()
    assert mover is not None
    players.act(mover, "fold")
    loser = mover
    assert bank(loser) == 495_00
    loser.get_by_role("button", name="Add chips, up to €10").click()
    box = loser.get_by_role("dialog")
    box.get_by_role("textbox").fill("11")
    box.get_by_role("button", name="Add chips").click()
    expect(box.get_by_role("alert")).to_contain_text("R-CM-14")
    box.get_by_role("textbox").fill("10")
    box.get_by_role("button", name="Add chips").click()
    expect(loser.get_by_test_id("bank")).to_have_text("€505.00")
    expect(loser.get_by_role("button", name=re.compile("^Add chips"))).to_be_hidden()


def test_a_closed_deal_has_one_round(house_server: Visited, visit: Visit) -> None:
    """Five cards face down, seen by their owner alone, one round, and the showdown."""
    players = Players(house_server, visit, "closed")
    one, _ = players.sit(), players.sit()
    players.deal()
    expect(one.get_by_test_id("cards")).to_have_attribute("aria-label", re.compile("^Your cards: "))
    expect(one.get_by_test_id("cards").locator(".card")).to_have_count(5)
    expect(one.get_by_label("5 cards face down")).to_be_visible()
    mover = players.mover()
    assert mover is not None
    players.act(mover, "bet")
    players.play_out()
    expect(one.get_by_test_id("result")).to_contain_text("Main pot, €30.00")


@pytest.mark.parametrize("size", [PHONE, TABLET, DESK] if THOROUGH else [PHONE, DESK])
def test_every_stage_is_free_of_violations(players: Players, size: tuple[int, int]) -> None:
    """Axe finds nothing against the table: empty, at a blind, in a round, at the end."""
    one, other = players.sit(size), players.sit(size)
    mover = players.mover()
    assert mover is not None
    assert not violations(one)
    assert not violations(other)
    players.deal()
    mover = players.mover()
    assert mover is not None
    players.act(mover, "bet")
    # A button that is just changing hands has the colours of neither state.
    one.wait_for_timeout(500)
    for page in (one, other):
        assert not violations(page)
        wide = page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= size[0]
    players.play_out()
    assert not violations(one)
    one.get_by_role("button", name="Table as text").first.press("Enter")
    assert not violations(one)


WHERE = """() => [...document.querySelectorAll(
  '.acts button, .acts input, .seats li, .plate, .mine:not(.table), .round, section.felt, aside',
)].filter((one) => !one.closest('.result')).map((one) => {
  const {x, y, width, height} = one.getBoundingClientRect();
  return [one.tagName, x, y, width, height].join(' ');
})"""
SHIFTS = """() => { window.moved = 0; new PerformanceObserver((list) => {
  for (const one of list.getEntries()) window.moved += one.value;
}).observe({type: 'layout-shift'}); }"""


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_nothing_jumps_during_a_coup(players: Players, size: tuple[int, int]) -> None:
    """From the blind to the payment every button, seat and place stays where it is."""
    one, _ = players.sit(size), players.sit(size)
    assert players.mover() is not None
    one.evaluate(SHIFTS)
    where = one.evaluate(WHERE)
    players.deal()
    while (mover := players.mover()) is not None:
        assert one.evaluate(WHERE) == where
        bets = players.live.coup.street == 1 and "bet" in enabled(mover)
        players.act(mover, "bet" if bets else "pass")
    one.get_by_test_id("result").wait_for(timeout=LONG)
    places = [at for at in one.evaluate(WHERE) if at in where]
    # On a phone the result takes the place of the amounts: all but them is there.
    assert len(places) >= len(where) - (12 if size == PHONE else 0)
    one.wait_for_timeout(300)
    assert one.evaluate("window.moved") < STILL
