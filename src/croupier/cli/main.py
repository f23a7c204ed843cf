"""The commands by name, and the one place where errors become lines and exit codes."""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
from collections.abc import Callable, Sequence
from typing import Annotated, NoReturn

import typer

from croupier.cli import errors, options

COMMANDS = {
    "play": ("croupier.cli.play", "One table in this terminal, bots on the other seats."),
    "sheet": ("croupier.cli.sheet", "Rule sheets: list, show, check, and their JSON Schema."),
    "hand": ("croupier.cli.hand", "What hands are worth under a sheet, best first."),
    "chances": ("croupier.cli.chances", "Each seat's chance to win and share at a stud table."),
    "odds": ("croupier.cli.odds", "The exact worth of a sheet: every deal counted."),
    "simulate": ("croupier.cli.simulate", "Many coups of a sheet, with confidence intervals."),
    "train": ("croupier.cli.train", "Train the stronger stud player by self-play."),
    "settle": ("croupier.cli.settle", "Settle a coup written in a file, every payment by clause."),
    "serve": ("croupier.cli.serve", "The live house: tables for people and bots."),
    "staff": ("croupier.cli.staff", "Who belongs to the staff of a house."),
    "record": ("croupier.cli.record", "A coup's record: show, replay, verify, export."),
    "audit": ("croupier.cli.audit", "Check everything in a store from zero."),
    "backup": ("croupier.cli.backup", "Back a store up while its house plays."),
    "restore": ("croupier.cli.restore", "Make a store from a backup."),
}
"""Each command's module, which has a :class:`typer.Typer` named ``app``, and its line of help."""

INTERRUPTED = 130
"""Exit code after Ctrl-C, as shells count it."""

app = typer.Typer(
    name="croupier",
    help="Takes a house's rules on one page and runs the game.",
    epilog="Example: croupier sheet show caribbean-stud-quebec",
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _version(asked: bool) -> None:
    if asked:
        from croupier import __version__

        print(f"croupier {__version__}")
        raise typer.Exit


@app.callback()
def _root(
    _version_asked: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Declare what stands before a command."""


def _call(name: str, module: str) -> Callable[[typer.Context], None]:
    def call(context: typer.Context) -> None:
        command: typer.Typer = importlib.import_module(module).app
        command.info.name = name
        code = command(args=list(context.args), prog_name=f"croupier {name}", standalone_mode=False)
        raise typer.Exit(code if isinstance(code, int) else 0)

    return call


for _name, (_module, _help) in COMMANDS.items():
    app.command(
        _name,
        help=_help,
        add_help_option=False,
        context_settings={
            "allow_extra_args": True,
            "ignore_unknown_options": True,
            "allow_interspersed_args": False,
        },
    )(_call(_name, _module))


def run(arguments: Sequence[str]) -> int:
    """Run a command line and return its exit code; expected errors are told on standard error.

    0: done. 1: a check that failed. 2: input that cannot be read. 130: Ctrl-C.
    """
    try:
        code = app(args=list(arguments) or ["--help"], prog_name="croupier", standalone_mode=False)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        return _closed_pipe()
    except Exception as error:
        usage = getattr(error, "format_message", None)
        told = _usage(error, usage()) if callable(usage) else errors.line(error, options.language())
        if told is None:
            raise
        print(told, file=sys.stderr)
        return int(getattr(error, "exit_code", 2))
    return code if isinstance(code, int) else 0


def main() -> NoReturn:
    """Run the command line of this process."""
    heard = sys.stdout is not None
    _open_streams()
    # What a terminal or a pipe cannot say or hear is a question mark, never a traceback.
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    code = run(sys.argv[1:])
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        code = _closed_pipe()
    sys.exit(code if heard else code or 1)


def _open_streams() -> None:
    """Give a standard stream that was closed before the start somewhere to go."""
    # In the order of their numbers: each then gets its own, and no file that a command opens does.
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123 - to the end of the process


def _usage(error: Exception, sentence: str) -> str:
    """Return a mistake in the command line itself as one line."""
    path = getattr(getattr(error, "ctx", None), "command_path", "croupier")
    said = " ".join(sentence.split())
    stop = "" if said.endswith((".", "?", "!", ")")) else "."
    return f"{path}: {said}{stop} See {path} --help"


def _closed_pipe() -> int:
    """Leave quietly when the reader of a pipe has gone: `croupier … | head`."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1
