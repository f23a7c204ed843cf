"""``croupier record``: a coup's record read as a story, stepped through, written for others."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.text import Text

from croupier.cli.errors import Refusal
from croupier.cli.files import write_whole
from croupier.cli.options import JsonOption, LanguageOption, command_line

if TYPE_CHECKING:
    from croupier.games.actions import Seat
    from croupier.records import Record
    from croupier.records.record import AnyCoup
    from croupier.records.verify import Verification
    from croupier.records.voice import Voice

app = command_line("A coup's record: show, replay, verify, export.")

FileArgument = Annotated[
    str, typer.Argument(metavar="FILE", help="A record, as a house keeps it; - for standard input.")
]


@app.command(epilog="Example: croupier record show coup.phh")
def show(file: FileArgument, language: LanguageOption = "") -> None:
    """Tell the coup as a story: every act and what came of it, then who was paid what and why.

    The record is played again by the engine and refused if the rules do not allow it. Everything
    is told, hidden cards included.
    """
    from croupier.cli.telling import console, indented, sentence_text, tell_explanation
    from croupier.records import read_file, replay, settled_of
    from croupier.records.story import tell, voice_of

    record = read_file(file, language=language)
    coup = replay(record)
    voice = voice_of(coup, language)
    out = console()
    _title(out, voice, record)
    for event in coup.events:
        out.print(indented(sentence_text(tell(voice, event))))
    if coup.settlement is not None:
        out.print()
        tell_explanation(settled_of(coup, language=language).explain(), language)
    _end(out, voice, coup)


@app.command(epilog="Example: croupier record replay coup.phh")
def replay(file: FileArgument, language: LanguageOption = "") -> None:
    """Step through the coup, act by act; on a terminal Enter goes on and q leaves.

    Where standard input or output is no terminal every step is printed at once.
    """
    from croupier.cli.telling import console, indented, sentence_text
    from croupier.records import read_file
    from croupier.records.notation import line_of
    from croupier.records.record import begin
    from croupier.records.story import tell, voice_of

    record = read_file(file, language=language)
    coup = begin(record)
    voice = voice_of(coup, language)
    out = console()
    _title(out, voice, record)
    for event in coup.events:
        out.print(indented(sentence_text(tell(voice, event))))
    wait = file != "-" and sys.stdin.isatty() and sys.stdout.isatty()
    count = len(record.history)
    for number, (seat, action) in enumerate(record.history, start=1):
        if wait and not _goes_on(voice):
            return
        act = line_of(seat, action)
        step = voice.say("record-step", number=number, count=count, act=act)
        out.print(Text(step, style="bold"))
        for event in coup.act(seat, action):
            out.print(indented(sentence_text(tell(voice, event))))
    _end(out, voice, coup)


@app.command(epilog="Example: croupier record verify coup.phh")
def verify(file: FileArgument, json_: JsonOption = False, language: LanguageOption = "") -> None:
    """Check the shuffle of a record, or of what one seat saw, and settle the coup again.

    Line by line: what is proved, what is refuted, and what this paper cannot prove. Exit code 1:
    something is refuted. 2: it cannot be read.
    """
    from croupier.records.verify import verify_file

    found = verify_file(file, language=language)
    if json_:
        print(json.dumps(found.answer(), ensure_ascii=False))
    else:
        _tell_checks(found, language)
    if not found.ok:
        raise typer.Exit(1)


def _tell_checks(found: Verification, language: str) -> None:
    from rich.table import Table

    from croupier.cli.telling import console
    from croupier.messages import Messages

    messages, rows = Messages(language), Table.grid(padding=(0, 2))
    words = {True: ("proved", "green"), False: ("failed", "bold red"), None: ("unproved", "dim")}
    for check in found.checks:
        word, style = words[check.ok]
        said = [found.say(check), *(fault.text(language) for fault in check.faults)]
        rows.add_row(Text(messages.text(f"verify-{word}"), style=style), Text("\n".join(said)))
    out = console()
    out.print(rows)
    out.print()
    out.print(Text(messages.text(f"verify-result-{'ok' if found.ok else 'failed'}"), style="bold"))


@app.command(epilog="Example: croupier record export coup.phh --seat 2 -o seat-2.phh")
def export(
    file: FileArgument,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="OUT", help="Where to write; else standard output."),
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option("--seat", metavar="N", help="Only what this seat saw; other cards are ??."),
    ] = None,
    language: LanguageOption = "",
) -> None:
    """Write the coup as PHH 0.0.2 for other programs.

    Without --seat every card stands in it, as the house knows them. What only Croupier reads (the
    sheet, the deck, the exact acts) is left out: keep the record itself to replay a coup. A seat's
    paper has the proofs of the cards that it saw, where the record has proofs.
    """
    from croupier.messages import Messages
    from croupier.records import read_file, write_export

    record = read_file(file, language=language)
    if output is not None and file != "-" and output.exists() and output.samefile(file):
        raise Refusal(Messages(language).text("record-export-onto", file=str(output)))
    text = write_export(record, None if seat is None else _dealt_in(record, seat, language))
    if output is None:
        print(text, end="")
        return
    write_whole(output, text)


def _dealt_in(record: Record, seat: int, language: str) -> Seat:
    from croupier.games.actions import Seat
    from croupier.messages import Messages
    from croupier.records.record import CaribbeanOpening

    opening = record.opening
    seats = opening.chips if isinstance(opening, CaribbeanOpening) else opening.banks
    if seat not in seats:
        known = ", ".join(str(number) for number in sorted(seats))
        say = Messages(language).text
        raise Refusal(f"--seat {seat}: " + say("record-seat-unknown", known=known))
    return Seat(seat)


def _title(out: Console, voice: Voice, record: Record) -> None:
    sheet = record.sheet
    out.print(Text(voice.say("record-title", name=sheet.name, house=sheet.house), style="bold"))
    digest = sheet.digest[:12]
    said = voice.say("record-digest", digest=digest, rules=record.rules)
    out.print(Text(said, style="dim"))
    out.print(Text(voice.say("record-hidden"), style="dim"))
    out.print()


def _end(out: Console, voice: Voice, coup: AnyCoup) -> None:
    if not coup.done:
        from croupier.records.story import waiting

        out.print()
        out.print(Text(voice.say("record-unfinished", waiting=waiting(voice, coup.to_act))))


def _goes_on(voice: Voice) -> bool:
    try:
        return input(voice.say("record-next") + " ").strip().lower() != "q"
    except EOFError:
        return False
