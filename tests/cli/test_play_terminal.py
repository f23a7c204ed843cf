"""`croupier play` as a person runs it: the real command in a pseudo-terminal."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pexpect
import pytest

from cli.play_tools import CARIBBEAN, STUD, cards_in, face_down, may_know
from croupier.cli.play_desk import MINUS
from croupier.records import read_file, replay

COMMAND = str(Path(sys.executable).with_name("croupier"))
SEED = "1" * 64
FIXED = ["--seed", SEED]
_STYLE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PROMPT = "\n> "


class Screen:
    """A running game: what was typed into it, and all that it showed."""

    def __init__(self, game: pexpect.spawn[str]) -> None:
        self.game = game
        self.raw = ""
        self.read_to = 0

    def until(self, words: str) -> None:
        """Read until these words stand on the screen, after those read before."""
        while (found := self.text.find(words, self.read_to)) < 0:
            self.raw += self.game.read_nonblocking(4096, timeout=30)
        self.read_to = found + len(words)

    def enter(self, entry: str) -> None:
        """Type an entry."""
        self.game.sendline(entry)

    def interrupt(self) -> None:
        """Press Ctrl-C, and again if nothing comes of it.

        Python may take the signal just before it waits for the entry, and then waits: whoever sits
        there presses again.
        """
        shown = ""
        for _ in range(5):
            self.game.sendintr()
            with suppress(pexpect.TIMEOUT):
                while not shown.replace("^C", "").strip():  # the terminal's own echo is no answer
                    shown += self.game.read_nonblocking(4096, timeout=5)
                break
        self.raw += shown

    def end(self) -> int:
        """Read to the end and return the exit code."""
        self.raw += self.game.read()
        self.game.close()
        return int(self.game.exitstatus or 0)

    @property
    def text(self) -> str:
        """All that was shown, without its styles."""
        return _STYLE.sub("", self.raw).replace("\r", "")


@contextmanager
def playing(folder: Path, *arguments: str, language: str = "en", **more: str) -> Iterator[Screen]:
    """Run the command in a terminal of 80 columns and 24 lines, with a fixed seed."""
    unset = {"NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "CROUPIER_LANGUAGE"}
    inherited = {key: value for key, value in os.environ.items() if key not in unset}
    game: pexpect.spawn[str] = pexpect.spawn(
        COMMAND,
        ["play", *FIXED, *arguments, "--fast", "--record", str(folder), "--language", language],
        env={**inherited, "TERM": "xterm-256color", "LANG": "C.UTF-8", "PYTHONUTF8": "1", **more},
        dimensions=(24, 80),
        encoding="utf-8",
        timeout=30,
    )
    try:
        yield Screen(game)
    finally:
        game.close(force=True)


def test_a_full_coup_of_caribbean_stud(tmp_path: Path) -> None:
    """From the menu to the payment: the page of rules, a wrong entry, the decision, leaving."""
    with playing(tmp_path) as screen:
        screen.until("Welcome. Which game?")
        screen.until(PROMPT)
        screen.enter("1")
        screen.until("Your ante? $5.00 to $100.00")
        screen.until(PROMPT)
        screen.enter("?")
        screen.until("Hands, highest first")
        screen.until("Enter: more · q: back to the game")
        screen.enter("q")
        screen.until("Back to the game.")
        screen.enter("7.50")
        screen.until("! The ante is in whole $1.00, not $7.50. [R-QC-4]")
        screen.enter("10")
        screen.until("on the progressive?")
        screen.enter("y")
        screen.until("“Rien ne va plus.”")
        screen.until("You hold: king-eight high")
        screen.until("r: additional bet of $20.00")
        screen.until(PROMPT)
        before = screen.text.rpartition("Back to the game.")[2]
        screen.enter("r")
        screen.until("“Dealer opens: pair of kings.”")
        screen.until("Additional bet: $20.00 lost")
        screen.until("[QC-16]")
        screen.until("The jackpot shows $10,001.50.")
        screen.until("Enter: $10.00")
        after = screen.text.rpartition("Back to the game.")[2]
        screen.enter("q")
        assert screen.end() == 0
    assert f"You leave with $469.00 of the $500.00 brought: {MINUS}$31.00" in screen.text
    assert f"--seed {SEED}" in screen.text
    (record,) = tmp_path.iterdir()
    assert replay(read_file(record)).done
    assert cards_in(before)
    assert not cards_in(before) & face_down(record)
    assert cards_in(after) <= may_know([record])


def test_a_full_coup_of_stud_and_the_record_of_the_next(tmp_path: Path) -> None:
    """Bank, blinds, streets, pot; Ctrl-C in the second coup leaves with it on record."""
    three = ["--stake", "1", "--seats", "3", "--seed", "0" * 63 + "1"]
    with playing(tmp_path, STUD, *three) as screen:
        screen.until("How many chips do you buy? €500.00 to €2,000.00")
        screen.enter("")
        screen.until("Everyone antes €5.00: €15.00 in the pot. [CM-2]")
        screen.until("You hold: queen-eight high")
        screen.until("c: check · o: open for €15.00 · f: fold")
        screen.until(PROMPT)
        screen.enter("o 20")
        screen.until("! The opening bet is exactly €15.00, not €20.00. [CM-5]")
        screen.enter("c")
        screen.until("You check.")
        screen.until("r AMOUNT: raise to €30.00–€495.00")
        screen.until(PROMPT)
        before = screen.text
        screen.enter("f")
        screen.until("You fold.")
        screen.until("The pot, €")
        screen.until("Enter: next coup")
        after = screen.text
        screen.enter("")
        screen.until("coup 2")
        screen.until(PROMPT)
        screen.interrupt()
        assert screen.end() == 0
    assert "2 coups are recorded in" in screen.text
    assert "“Thank you, and until next time.”" in screen.text
    first, second = sorted(tmp_path.iterdir())
    assert replay(read_file(first)).done
    assert not replay(read_file(second)).done
    assert cards_in(before)
    assert not cards_in(before) & face_down(first)
    assert cards_in(after) <= may_know([first])


def test_ctrl_c_at_the_decision_says_the_rule_and_keeps_the_coup(tmp_path: Path) -> None:
    """Whoever leaves while the hand is to be decided is told that it folds."""
    with playing(tmp_path, CARIBBEAN, "--seats", "2") as screen:
        screen.until(PROMPT)
        screen.enter("25")
        screen.until(PROMPT)
        screen.enter("")
        screen.until("You hold: ")
        screen.until(PROMPT)
        screen.interrupt()
        assert screen.end() == 0
    assert "folds: the ante is lost. [R-QC-9]" in " ".join(screen.text.split())
    (record,) = tmp_path.iterdir()
    assert f"croupier record show {record}" in screen.text
    assert not replay(read_file(record)).done


def test_the_end_of_the_input_leaves_politely(tmp_path: Path) -> None:
    """Ctrl-D is as good as q."""
    with playing(tmp_path, CARIBBEAN, language="fr") as screen:
        screen.until("Votre ante ?")
        screen.until(PROMPT)
        screen.game.sendeof()
        assert screen.end() == 0
    assert "« Merci, et à la prochaine. »" in screen.text
    assert not list(tmp_path.iterdir())


def test_in_french_the_whole_table_is_french(tmp_path: Path) -> None:
    """Money, keys and sentences are those of the language."""
    with playing(tmp_path, CARIBBEAN, "--seats", "3", language="fr") as screen:
        screen.until("Votre ante ?")
        screen.enter("12,50")
        screen.until("[R-QC-4]")
        screen.enter("10")
        screen.until("au progressif ?")
        screen.enter("o")
        screen.until("« Rien ne va plus. »")
        screen.until("Vous avez : ")
        screen.until("c : se coucher")
        screen.enter("c")
        screen.until("Vous vous couchez.")
        screen.until("Le gros lot affiche")
        screen.enter("q")
        assert screen.end() == 0
    assert "Vous misez 10,00\N{NO-BREAK SPACE}$" in screen.text


@pytest.mark.parametrize(("no_color", "coloured"), [("", True), ("1", False)])
def test_no_color_is_respected(tmp_path: Path, no_color: str, *, coloured: bool) -> None:
    """With NO_COLOR set nothing is coloured; suits still differ by shape."""
    with playing(tmp_path, CARIBBEAN, NO_COLOR=no_color) as screen:
        screen.until(PROMPT)
        screen.enter("")
        screen.until(PROMPT)
        screen.enter("")
        screen.until("You hold")
        screen.enter("q")
        screen.end()
    colours = re.findall(
        r"\x1b\[(?:[0-9]+;)*(?:3[0-7]|4[0-7]|9[0-7]|10[0-7]|38;[0-9;]+)m", screen.raw
    )
    assert bool(colours) == coloured
    assert len({mark for mark in screen.text if mark in "♣♦♥♠"}) > 1


def test_four_colours_tell_the_suits_apart(tmp_path: Path) -> None:
    """With a colour a suit, diamonds are not red."""
    looks = []
    for more in ((), ("--four-colours",)):
        with playing(tmp_path, CARIBBEAN, *more) as screen:
            screen.until(PROMPT)
            screen.enter("")
            screen.until(PROMPT)
            screen.enter("")
            screen.until("You hold")
            screen.enter("q")
            screen.end()
        faces = dict(re.findall(r"\x1b\[([0-9;]+)m[^\x1b]*([♣♦♥♠])", screen.raw))
        looks.append(len(faces))
    assert looks[0] == 2
    assert looks[1] > 2
