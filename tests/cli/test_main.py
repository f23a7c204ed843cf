"""The command line's frame: commands by name, errors as lines, exit codes, the language."""

from __future__ import annotations

import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cli.shell import told
from croupier.cli import errors, main
from croupier.cli.main import COMMANDS, run
from croupier.sheets import SHIPPED

pytestmark = pytest.mark.usefixtures("plain")


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    """`croupier`, with or without --help, lists the commands and gives an example."""
    for arguments in ([], ["--help"]):
        code, out, _ = told(capsys, *arguments)
        assert code == 0
        assert "Example: croupier" in out
        assert all(name in out for name in COMMANDS)


def test_help_imports_no_command() -> None:
    """The command line starts at once: no command, game or array library is loaded for --help."""
    code = (
        "import sys; from croupier.cli.main import run; run(['--help']);"
        "heavy = {'numpy', 'numba', 'pydantic', 'babel', 'fluent', 'tree_sitter', 'croupier.hands',"
        "         'croupier.sheets', 'croupier.games'};"
        "sys.exit(str(heavy & set(sys.modules)) if heavy & set(sys.modules) else 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_can_be_called(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Each command of the table has its module, and --help of it."""
    module = importlib.import_module(COMMANDS[name][0])
    assert module.app is not None
    code, out, _ = told(capsys, name, "--help")
    assert code == 0
    assert f"croupier {name}" in out


@pytest.mark.parametrize("name", ["list", "show", "check", "schema"])
def test_every_command_has_an_example(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`croupier sheet NAME --help` shows how it is called."""
    code, out, _ = told(capsys, "sheet", name, "--help")
    assert code == 0
    assert f"Example: croupier sheet {name}" in out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    """`croupier --version` tells the version and nothing else."""
    code, out, _ = told(capsys, "--version")
    assert code == 0
    assert re.fullmatch(r"croupier \d+\.\d+\.\d+\n", out)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["shet"], "Did you mean 'sheet'"),
        (["--nothing"], "--nothing"),
        (["sheet"], "Missing command"),
        (["sheet", "chek"], "Did you mean 'check'"),
        (["sheet", "show"], "SHEET"),
        (["sheet", "show", "x", "--colour"], "--colour. See croupier sheet show --help"),
        (["sheet", "show", "zzz"], "there is no shipped sheet of this name"),
        (["sheet", "show", "zzz.toml"], "No such file"),
        (["sheet", "check", "/"], "cannot be read"),
        (["sheet", "show", SHIPPED[0], "--set", "x"], "is no setting"),
        (["sheet", "show", SHIPPED[0], "--set", "table.seats=0"], "the least is 1"),
        (["sheet", "list", "--language", "xx"], "xx"),
    ],
)
def test_a_wrong_call_is_told_in_one_line(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """What cannot be understood or read gives one line on standard error, and exit code 2."""
    code, out, err = told(capsys, *arguments)
    assert (code, out) == (2, "")
    assert words in err
    assert err.count("\n") == 1


def test_ctrl_c_leaves_without_a_traceback(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An interrupted command ends with the shell's code for it."""

    def interrupt(_: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("croupier.cli.sheet.load_sheet", interrupt)
    code, _, err = told(capsys, "sheet", "list")
    assert code == 130
    assert "Traceback" not in err


def test_a_fault_of_croupiers_own_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """An error that nobody expects is shown as what it is: only input's errors are lines."""

    def fail(_: str) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("croupier.cli.sheet.load_sheet", fail)
    with pytest.raises(ZeroDivisionError):
        run(["sheet", "list"])


def test_a_closed_pipe_is_no_error() -> None:
    """`croupier sheet schema | head -1` ends quietly."""
    command = f"{sys.executable} -m croupier.cli sheet schema | head -1"
    done = subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.stderr == ""
    assert done.stdout == "{\n"


@pytest.mark.parametrize(
    ("arguments", "code", "out", "err"),
    [
        ("sheet schema >&-", 1, "", ""),
        ("settle - <&-", 2, "", "<stdin>: it names no rule sheet"),
        ("settle nothere.toml 2>&-", 2, "", ""),
        ("settle - <&- >&- 2>&-", 2, "", ""),
    ],
)
def test_a_stream_that_is_closed_is_no_traceback(
    arguments: str, code: int, out: str, err: str
) -> None:
    """Without standard input, output or error a command still ends as it should."""
    command = f"{sys.executable} -m croupier.cli {arguments}"
    done = subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stdout) == (code, out)
    assert done.stderr.startswith(err)
    assert "Traceback" not in done.stderr
    assert bool(done.stderr) == bool(err)


def test_main_leaves_with_the_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """The installed command ends its process with the code."""
    monkeypatch.setattr(sys, "argv", ["croupier", "sheet", "show", "zzz"])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2


def test_noise_on_standard_input_is_an_answer_like_another(tmp_path: Path) -> None:
    """Bytes that are no text are asked about again, never a traceback."""
    done = subprocess.run(
        [sys.executable, "-m", "croupier.cli", "play", "--fast", "--record", tmp_path],
        input=b"\xff\xfe\x00\nq\n",
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": "utf-8:strict"},
        check=False,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_refusals_and_system_errors_are_lines() -> None:
    """A command's refusal and the system's errors are told by their own words."""
    assert errors.line(errors.Refusal("no seat is free"), "en") == "no seat is free"
    assert errors.Refusal("x", exit_code=1).exit_code == 1
    missing = FileNotFoundError(2, "No such file", "x.toml")
    assert errors.line(missing, "en") == "x.toml: No such file; check the path"
    assert errors.line(OSError("no words of its own"), "en") == "no words of its own"
    assert errors.line(ValueError("x"), "en") is None


def test_the_language_is_the_options_else_the_variables(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """--language comes before CROUPIER_LANGUAGE, that before the machine's; else English."""
    monkeypatch.setenv("CROUPIER_LANGUAGE", "fr")
    assert "Règles" in told(capsys, "sheet", "list")[1]
    assert "Rules" in told(capsys, "sheet", "list", "--language", "en")[1]
    monkeypatch.delenv("CROUPIER_LANGUAGE")
    monkeypatch.setattr("locale.getlocale", lambda: ("fr_CA", "UTF-8"))
    assert "Règles" in told(capsys, "sheet", "list")[1]
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    monkeypatch.setenv("LANG", "C")
    assert "Rules" in told(capsys, "sheet", "list")[1]
    assert (
        "n’est pas"
        in told(capsys, "sheet", "show", SHIPPED[0], "--set", "x", "--language", "fr")[2]
    )
