"""`croupier play` with scripted entries: what is asked, shown, refused and recorded."""

from __future__ import annotations

import random
import re
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rich.cells import cell_len

from cli.play_tools import CARIBBEAN, CLOSED, STUD, Session, cards_in, face_down, may_know, told
from croupier.cli.errors import Refusal
from croupier.cli.felt import Look
from croupier.cli.main import run
from croupier.cli.play_desk import MINUS
from croupier.cli.play_keep import Keeper
from croupier.games.stud import stud_game
from croupier.messages import Messages, languages
from croupier.records import read_file, replay
from croupier.sheets import StudSheet, load_sheet

SHEETS = [CARIBBEAN, STUD, CLOSED]
ENTRIES = st.one_of(
    st.sampled_from(
        ["", "", "c", "c", "r", "f", "o", "y", "n", "b", "10", "25", "r 100", "r 50.5", "t 20"]
    ),
    st.sampled_from(
        ["?", "k", "p", "s", "0", "-5", "1e9", "9" * 40, "r r", "12,50", "½", "²", "\0"]
    ),
    st.text(max_size=6),
)


@pytest.fixture
def session(tmp_path: Path) -> Session:
    """A session that records into a folder of its own."""
    return Session(tmp_path / "coups")


def replayed(session: Session) -> list[bool]:
    """Return of each record whether its coup is over; each is read and played again."""
    return [replay(read_file(path)).done for path in session.records]


@pytest.mark.clause("QC-2", "QC-6", "QC-9", "QC-10")
def test_a_coup_of_caribbean_stud_is_played_to_its_payment(session: Session) -> None:
    """Ante, progressive, the look, the decision, the dealer's hand and every bet explained."""
    shown = session.play(["10", "y", "r"]).text
    for words in (
        "You ante $10.00, and $1.00 on the progressive.",
        "“Rien ne va plus.”",
        "You hold: ",
        "r: additional bet of $20.00 · f: fold · !: advice · ?: rules · q: leave",
        "“Dealer ",
        "Ante: $10.00",
        "Additional bet: $20.00",
        "Progressive: $1.00",
        "The jackpot shows $10,001.",
        "jackpot $10,001.",
        "Your ante? $5.00 to $100.00",
        "Enter: $10.00",
    ):
        assert words in shown, words
    assert replayed(session) == [True]


@pytest.mark.clause("CM-2", "CM-5", "CM-14")
@pytest.mark.parametrize("sheet", [STUD, CLOSED])
def test_a_coup_of_stud_is_played_to_its_payment(session: Session, sheet: str) -> None:
    """Antes, streets, a check or call at each turn, the pot and what everybody won or lost."""
    shown = session.play(["", "n", *["c"] * 12], sheet=sheet, seed=1).text
    assert "Everyone antes €5.00: €25.00 in the pot. [CM-2]" in shown
    assert "You hold: " in shown
    assert re.search(r"The pot, €[0-9.,]+, (is yours|goes to|is shared)", shown)
    assert "Your bank is €" in shown
    assert replayed(session)[0]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("sheet", SHEETS)
def test_the_screen_never_shows_a_card_that_the_player_may_not_know(
    tmp_path: Path, sheet: str, language: str
) -> None:
    """Every card on the screen stands in an event that the player's seat may see.

    Until the last decision that is less still: own cards and those face up.
    """
    keys = {
        act: Messages(language).text(f"play-words-{act}").split()[0]
        for act in ("decline", "check", "call", "raise")
    }
    for seed in range(12):
        session = Session(tmp_path / str(seed))
        entries = ["", "", keys["raise"]]
        if sheet != CARIBBEAN:
            entries = ["", *[keys["decline"], keys["check"], keys["call"]] * 6]
        session.play(entries, sheet=sheet, seed=seed, language=language)
        first = session.records[:1]
        if len(session.records) == 1:
            assert cards_in(session.text) <= may_know(first), seed
        start = session.text.find("· coup 2")
        shown = cards_in(session.text[: start if start > 0 else None])
        assert shown, "no card was recognised"
        assert not shown - may_know(first), told(shown - may_know(first))


@pytest.mark.parametrize("sheet", SHEETS)
def test_before_the_showdown_only_own_and_open_cards_are_on_the_screen(
    tmp_path: Path, sheet: str
) -> None:
    """At each question, the screen so far holds no card that is still face down to the player."""
    for seed in range(12):
        session = Session(tmp_path / str(seed))
        asked = ["", "", "f"] if sheet == CARIBBEAN else ["", "n", *["c"] * 20]
        session.play(asked, sheet=sheet, seed=seed)
        hidden = face_down(session.records[0])
        end = session.text.find("“Dealer") if sheet == CARIBBEAN else session.text.find("pot, €")
        last = max((at for at in session.asked_at if at < end), default=0)
        assert last
        assert not cards_in(session.text[:last]) & hidden


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_same_seed_and_entries_play_the_same_coups(tmp_path: Path, sheet: str) -> None:
    """A session can be played again from its seed, to the letter."""
    entries = ["", "", *["c", "r", "", "r 100", "f"] * 6]
    one = Session(tmp_path / "one").play(entries, sheet=sheet, seed=9)
    two = Session(tmp_path / "two").play(entries, sheet=sheet, seed=9)
    assert one.text.replace(f"{tmp_path}/one", f"{tmp_path}/two") == two.text
    assert [p.read_bytes() for p in one.records] == [p.read_bytes() for p in two.records]
    other = Session(tmp_path / "two").play(entries, sheet=sheet, seed=10)
    assert other.text != two.text


def test_another_seed_is_told_and_given_back(session: Session) -> None:
    """Whoever leaves is told the seed that deals the same cards again."""
    shown = session.play(["q"], seed=255).text
    assert f"--seed {255:064x}" in shown


@pytest.mark.parametrize(
    ("entries", "said"),
    [
        (["3"], "The ante is $5.00 to $100.00 at this table, not $3.00. [QC-3]"),
        (["12.50"], "[R-QC-4]"),
        (["abc"], "“abc” is not an amount"),
        (["1.2.3"], "“1.2.3” is not an amount"),
        (["-10"], "“-” is not an amount"),
        (["10", "maybe"], "“maybe” is neither: y for yes, n for no"),
        (["10", "n", "x"], "“x” is no decision: r makes the additional bet, f folds."),
        (["10", "n", ""], "Enter r for the additional bet, or f to fold."),
        (["10", "n", "r 30"], "The additional bet is exactly $20.00, not $30.00. [QC-7]"),
    ],
)
def test_a_wrong_entry_at_caribbean_stud_explains_itself(
    session: Session, entries: list[str], said: str
) -> None:
    """What does not do is answered with why, and with the clause where it is a rule's doing."""
    assert said in " ".join(session.play(entries).text.split())


@pytest.mark.parametrize(
    ("entries", "said"),
    [
        (["600.5.5"], "is not an amount"),
        (["400"], "The bank you sit down with is €500.00 to €2,000.00."),
        (["", "x"], "“x” means nothing here: enter one of c, o, f; ? shows the rules, q leaves."),
        (["", ""], "Enter one of c, o, f; ? shows the rules, q leaves."),
        (["", "o 30"], "The opening bet is exactly €15.00, not €30.00. [CM-5]"),
        (["", "call"], "There is nothing to call: check. [CM-6]"),
        (["", "r 50"], "Nobody has opened in full: there is nothing to raise. [CM-5]"),
        (["", "b"], "Not now: the cards are dealt and the bets are going round. [CM-8]"),
    ],
)
def test_a_wrong_entry_at_stud_explains_itself(
    session: Session, entries: list[str], said: str
) -> None:
    """What does not do is answered with why, and with the clause where it is a rule's doing."""
    shown = session.play(entries, sheet=STUD, seed=1, seats=3).text
    assert said in " ".join(shown.split())


def test_a_raise_wants_an_amount_within_its_bounds(session: Session) -> None:
    """A raise without an amount is told the bounds, one beyond them the rule."""
    entries = ["", "c", "r", "r 20", "r 9000", "check", "r 30"]
    session.play(entries, sheet=STUD, seed=1, seats=3)
    shown = " ".join(session.text.split())
    assert "How much? €30.00 to €495.00, like r 30." in shown
    assert "The least raise is to €30.00, not to €20.00. [R-CM-6]" in shown
    assert "[R-CM-6]" in shown
    assert "There is a bet: call €15.00, or fold. [CM-6]" in shown
    assert "You raise to €30.00." in shown


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_question_mark_shows_the_sheets_own_page(session: Session, sheet: str) -> None:
    """At any question ? shows the page of `croupier sheet show`, and the question stands again."""
    shown = session.play(["?"], sheet=sheet).text
    assert "How a coup goes" in shown
    assert "Back to the game." in shown


@pytest.mark.parametrize("sheet", SHEETS)
def test_whoever_leaves_in_a_coup_is_told_the_rule_and_has_it_recorded(
    session: Session, sheet: str
) -> None:
    """Leaving in the middle of a coup writes its record as it stands and says what the rules do."""
    shown = session.play(["", "", "q"] if sheet == CARIBBEAN else ["", "q"], sheet=sheet).text
    assert ("[R-QC-9]" if sheet == CARIBBEAN else "[R-CM-16]") in shown
    assert "One coup is recorded in" in shown
    assert replayed(session) == [False]


def test_who_leaves_before_anything_is_bet_leaves_no_record(session: Session) -> None:
    """Where nothing has happened there is nothing to record."""
    shown = session.play(["q"]).text
    assert session.records == []
    assert "You leave with $500.00 of the $500.00 brought: ±0" in shown


def test_ctrl_c_while_the_dealer_waits_leaves_with_the_coup_recorded(session: Session) -> None:
    """Ctrl-C is as good as q, also where nothing is asked."""
    waits = iter(range(100))

    def sleep(_: float) -> None:
        if next(waits) == 3:
            raise KeyboardInterrupt

    shown = session.play(["10", "n", "r"], sleep=sleep).text
    assert "Thank you" in shown
    assert replayed(session) == [False]


@pytest.mark.parametrize("sheet", [None, *SHEETS])
def test_the_input_may_end_at_any_question(tmp_path: Path, sheet: str | None) -> None:
    """However early the input ends, the player leaves politely."""
    entries = ["", "", "", "c", "r", "", "", "c", "c", "c", "", "t 5"]
    for length in range(len(entries)):
        session = Session(tmp_path / str(length))
        shown = session.play(entries[:length], sheet=sheet, stake=None, seed=length).text
        assert "until next time" in shown.lower()
        replayed(session)


@given(entries=st.lists(ENTRIES, max_size=60), seed=st.integers(0, 2**64), rest=st.randoms())
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("sheet", [None, *SHEETS])
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_entry_whatever_ends_in_an_error(
    tmp_path: Path,
    sheet: str | None,
    language: str,
    entries: list[str],
    seed: int,
    rest: random.Random,
) -> None:
    """Whatever is typed, the game goes on or is left; every record can be read and played again."""
    session = Session(tmp_path / f"{rest.random()}")
    session.play(
        entries,
        sheet=sheet,
        language=language,
        seed=seed,
        stake=rest.choice([None, 2]) if sheet else None,
    )
    replayed(session)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("width", [80, 60])
def test_no_line_is_wider_than_the_screen(
    tmp_path: Path, sheet: str, language: str, width: int
) -> None:
    """Eighty columns hold everything but a path or a seed to be copied; sixty do as well."""
    session = Session(tmp_path, width=width)
    entries = ["", "", *["r", "s", "p", "c", "", "", "?"] * 4]
    session.play(entries, sheet=sheet, language=language, seed=3)
    long = [line for line in session.text.splitlines() if cell_len(line.rstrip()) > width]
    assert not [line for line in long if "--seed" not in line and str(tmp_path) not in line]


def test_who_has_too_few_chips_buys_more_or_leaves(session: Session) -> None:
    """At Caribbean Stud chips are bought when they no longer cover the least ante."""
    entries = ["100", "n", "r"] * 3
    for seed in range(40):
        tried = Session(session.folder / str(seed)).play([*entries, "x", "b", ""], seed=seed)
        if "are too little for the least ante" in tried.text:
            assert "b buys chips, q leaves." in tried.text
            assert "You buy $500.00 in chips. [QC-5]" in tried.text
            break
    else:
        pytest.fail("no seed of forty lost everything")


@pytest.mark.ruling("R-QC-14")
def test_the_last_ante_is_offered_within_what_the_chips_cover(session: Session) -> None:
    """Just Enter repeats the last bet, the progressive one included."""
    shown = session.play(["25", "y", "f", "", "", "f"]).text
    assert shown.count("You ante $25.00, and $1.00 on the progressive.") == 2


def stud_bank(session: Session) -> list[str]:
    """Return what the player was told of the bank, in order."""
    return re.findall(r"Your bank is €([0-9.,]+)\.", session.text)


@pytest.mark.clause("CM-11")
@pytest.mark.ruling("R-CM-14")
def test_between_coups_the_bank_may_be_topped_up(session: Session) -> None:
    """The top-up goes as far as the rules allow, and is refused with the rule beyond."""
    session.play(["", "f", "t 5000", "t", "t 5", ""], sheet=STUD, seed=0)
    assert "t AMOUNT: add to your bank, at most €" in session.text
    assert session.text.count("[CM-11, R-CM-14]") == 2
    before, *_, after = stud_bank(session)
    assert float(after) == float(before) + 5


@pytest.mark.clause("CM-10")
def test_an_all_in_is_dealt_out_street_by_street(session: Session) -> None:
    """When nobody can bet any more, the remaining streets are told one by one, then the pot."""
    session.play(["", "c", "r 495"], sheet=STUD, seed=1, seats=3)
    run_out = session.text.partition("You raise to €495.00. All-in.")[2]
    assert run_out.count("Up:  ") == 2
    assert "The dealer keeps €25.12 of the pots. [CM-13]" in run_out
    assert "There is nothing in front of you" not in run_out
    assert "Your bank is €0.00." in run_out


@pytest.mark.clause("CM-3")
@pytest.mark.ruling("R-CM-20")
def test_the_marker_moves_on_after_each_coup(session: Session) -> None:
    """The marker goes one seat clockwise; the first is drawn."""
    session.play(["", *["n", "f", "f", ""] * 12], sheet=STUD, seed=5)
    names = ["You", "Ada", "Bruno", "Chloé", "Dario"]
    seen = re.findall(r"(?:The marker is (yours)|(\w+) has the marker):", session.text)
    order = [names.index("You" if yours else name) for yours, name in seen]
    assert len(order) > 3
    assert all((b - a) % 5 == 1 for a, b in pairwise(order))
    firsts = set()
    for seed in range(20):
        one = Session(session.folder / str(seed)).play([""], sheet=STUD, seed=seed).text
        found = re.search(r"(The marker is yours|\w+ has the marker)", one)
        assert found is not None
        firsts.add(found[0])
    assert len(firsts) == 5


@pytest.mark.clause("CM-8")
@pytest.mark.ruling("R-CM-9")
def test_the_blinds_are_offered_with_their_price(tmp_path: Path) -> None:
    """Whose turn it is may play the buio; the game names its price."""
    for seed in range(20):
        session = Session(tmp_path / str(seed)).play(["2000", "b", "c"], sheet=STUD, seed=seed)
        if "b: play buio" in session.text:
            assert "b: play buio, €50.00 · n: do not" in session.text
            assert "You play buio, €50.00." in session.text
            return
    pytest.fail("in twenty sessions the player was never left of the marker")


def test_a_menu_offers_the_shipped_sheets_and_the_stakes(session: Session) -> None:
    """Without a sheet the games are listed, and at stud the stakes."""
    shown = session.play(["9", "2", "3", "q"], sheet=None, stake=None).text
    assert "1  Caribbean Stud Poker" in shown
    assert "“9” is not on the list: a number from 1 to 3, or q to leave." in shown
    assert "3  ante €20.00, bank €2,000.00, at most €4,000.00" in shown
    assert "How many chips do you buy? €2,000.00 to €4,000.00" in shown


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"seats": 8}, "1 to 7 seats"),
        ({"seats": 0}, "1 to 7 seats"),
        ({"sheet": STUD, "seats": 1}, "2 to 5 seats"),
        ({"sheet": STUD, "stake": 5}, "stakes 1 to 4"),
        ({"sheet": STUD, "stake": 0}, "stakes 1 to 4"),
    ],
)
def test_what_the_sheet_does_not_have_is_refused(
    session: Session, wish: dict[str, int | str], said: str
) -> None:
    """Seats and stakes are those of the sheet."""
    with pytest.raises(Refusal, match=said):
        session.play([], **wish)  # type: ignore[arg-type]


def test_an_option_is_refused_in_the_readers_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """What stands on the command line is refused in French to who reads French."""
    for option, said in (("--seats", "la table de cette fiche a"), ("--stake", "pas d’enjeux")):
        call = ["play", "caribbean-stud-quebec", option, "9", "--language", "fr"]
        assert run(call) == 2
        assert said in capsys.readouterr().err


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(tmp_path: Path) -> None:
    """Where no record can be written the game goes on, and the farewell says why."""
    blocked = tmp_path / "file"
    blocked.write_text("not a folder", encoding="utf-8")
    shown = Session(blocked).play(["10", "n", "r", "10", "n", "f"]).text
    assert "Not every coup could be recorded:" in shown
    assert "coup 2" in shown


def test_no_record_is_written_over_another(tmp_path: Path) -> None:
    """Two sessions within a second keep both their coups."""
    sheet = load_sheet(STUD)
    assert isinstance(sheet, StudSheet)
    coup = stud_game(sheet).coup(sheet.stakes[0], {1: 50_000, 2: 50_000}, 1)  # type: ignore[dict-item, arg-type]
    now = datetime(2026, 5, 4, 12, 30, tzinfo=UTC)
    files = [Keeper(tmp_path, lambda: now).keep(coup, 1) for _ in range(3)]
    assert len(set(files)) == 3
    assert read_file(tmp_path / "2026-05-04-123000-001.phh").about["hand"] == 1


def test_a_terminal_without_signs_gets_letters(session: Session) -> None:
    """Where suits cannot be shown as signs, letters and plain lines stand for them."""
    shown = session.play(["10", "n", "f"], look=Look(signs=False)).text
    assert not set("♣♦♥♠─│░●") & set(shown)
    assert re.search(r"\|\s*(10|[2-9JQKA])[cdhs]\s*\|", shown)


def test_a_seed_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """A mistyped seed is one line and exit code 2."""
    assert run(["play", CARIBBEAN, "--seed", "beef"]) == 2
    assert "--seed: a seed is 64 hexadecimal digits, not 4" in capsys.readouterr().err


def test_advice_tells_what_each_choice_is_worth(session: Session) -> None:
    """Asked at a decision: both choices with their worth, the better one marked; then the tally."""
    shown = session.play(["10", "n", "!", "f"]).text
    assert re.search(rf"raise · [+{MINUS}][\d.]+ antes, [+{MINUS}]\$[\d.]+ on average", shown)
    assert f"fold · {MINUS}1 antes, {MINUS}$10.00 on average" in shown
    assert shown.count(" · the best") == 1
    assert re.search(
        r"One decision was looked at(: nothing was better\.|; not the best: 1\.)", shown
    )


def test_advice_after_the_decision_tells_what_it_cost(tmp_path: Path) -> None:
    """Whoever folds every hand is told of each whether that was right, and what all of it cost."""
    session = Session(tmp_path)
    shown = session.play(["10", "n", "f"] * 12, advice="after").text
    costs = re.findall(r"That cost ([\d.]+) antes, \$[\d.]+, on average: raise was better", shown)
    assert len(costs) + shown.count("Nothing was better.") == 12
    assert 0 < len(costs) < 12
    total = re.search(
        r"12 decisions were looked at; not the best: (\d+)\. Cost .*: ([\d.]+)", shown
    )
    assert total is not None
    assert int(total[1]) == len(costs)
    assert abs(float(total[2]) - sum(map(float, costs))) < 0.01


def test_advice_at_stud_is_of_the_hand_and_the_price(session: Session) -> None:
    """Chances against unknown hands, then what a call needs; where nothing is decided, none."""
    entries = ["", "!", "c", "!", "f", "!", ""]
    shown = " ".join(session.play(entries, sheet=STUD, seed=1, seats=3).text.split())
    assert "Against 2 unknown hands you win " in shown
    assert "of the pot; a call needs 33.33%." in shown
    assert "There is nothing for you to decide now" in shown


def test_without_advice_none_is_offered(session: Session) -> None:
    """Who wants none is told nothing of it, not even at the end."""
    shown = session.play(["10", "n", "f"], advice="none").text
    assert "!: advice" not in shown
    assert "looked at" not in shown


def test_advice_at_another_time_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """A time that is none is told with those that are."""
    assert run(["play", CARIBBEAN, "--advice", "later"]) == 2
    assert "asked, before, after, none" in capsys.readouterr().err
