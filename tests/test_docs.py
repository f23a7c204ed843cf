"""Promises of the README and the pages: what they show is what happens.

Every command in a console block is run in a copy of ``docs/examples``, and its answer compared
with the one shown (a line ``...`` stands for any lines); every Python block runs. After a change of
what commands say, ``python tests/test_docs.py`` writes the answers on the pages again.
"""

from __future__ import annotations

import doctest
import importlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from pydantic import BaseModel
from pydantic.fields import FieldInfo
from pydantic_core import PydanticUndefined

from croupier.records import settle
from croupier.sheets import load_sheet
from croupier.sheets.load import read_text
from croupier.sheets.rulings import CLAUSES, RULINGS, section_of, switches, toml_text
from croupier.sheets.schema import CaribbeanSheet, Section, Sheet, StudSheet

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
EXAMPLES = DOCS / "examples"
PAGES = sorted(
    [
        ROOT / "README.md",
        *(page for page in DOCS.rglob("*.md") if not {"_build", "api"} & set(page.parts)),
    ]
)
FENCE = re.compile(r"^```(?P<kind>[a-z]+)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
WIDTH = 80
FILL = "@@@"
"""An answer to be filled in; ``@@@ until TEXT`` is filled in up to a line that begins so."""


class Command(NamedTuple):
    """A command as a page shows it, and the lines shown below it."""

    line: str
    answer: list[str]


def name_of(page: Path) -> str:
    """Return the page's path in the checkout, as the tests' id."""
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, kind: str) -> Iterator[str]:
    """Yield the fenced blocks of a kind on a page."""
    for found in FENCE.finditer(page.read_text(encoding="utf-8")):
        if found["kind"] == kind:
            yield found["body"]


def commands(block: str) -> list[Command]:
    """Return the commands of a console block."""
    found: list[Command] = []
    for line in block.splitlines():
        if line.startswith("$ "):
            found.append(Command(line[2:], []))
        else:
            found[-1].answer.append(line.rstrip())
    return found


def environment(home: Path) -> dict[str, str]:
    """Return the environment of a plain English terminal without colours."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))
    }
    return kept | {
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}",
        "COLUMNS": str(WIDTH),
        "NO_COLOR": "1",
        "LC_ALL": "C.UTF-8",
        "CROUPIER_LANGUAGE": "en",
        "PYTHONUTF8": "1",
        "XDG_DATA_HOME": str(home / "data"),
    }


def run(command: Command, folder: Path) -> tuple[int, list[str]]:
    """Run a command as a page shows it; return its exit code and the lines it says.

    What a session at a table shows after ``> `` is typed at it.
    """
    entries = [line[2:] for line in command.answer if line == ">" or line.startswith("> ")]
    done = subprocess.run(
        ["/bin/sh", "-c", command.line],
        cwd=folder,
        env=environment(folder.parent),
        input="".join(f"{entry}\n" for entry in entries),
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        timeout=120,
    )
    said = done.stdout
    if command.line.startswith("croupier play"):
        typed = iter(entries)
        said = re.sub(
            r"^> ", lambda _: f"> {next(typed, '')}".rstrip() + "\n", said, flags=re.MULTILINE
        )
    return done.returncode, [line.rstrip() for line in said.splitlines()]


def without_empty_ends(lines: list[str]) -> list[str]:
    """Return the lines less empty ones at both ends."""
    text = "\n".join(lines).strip("\n")
    return text.split("\n") if text else []


def agrees(shown: list[str], said: list[str]) -> bool:
    """Whether what is shown is what was said; ``...`` stands for any lines."""
    parts = [re.escape(line) + "\n" if line != "..." else "(?:.*\n)*?" for line in shown]
    text = "".join(f"{line}\n" for line in said)
    return re.fullmatch("".join(parts), text) is not None


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the examples that a page's commands may write to."""
    copy = tmp_path / "examples"
    shutil.copytree(EXAMPLES, copy)
    return copy


WITH_COMMANDS = [page for page in PAGES if next(blocks(page, "console"), None) is not None]
WITH_PYTHON = [page for page in PAGES if next(blocks(page, "python"), None) is not None]


@pytest.mark.parametrize("page", WITH_COMMANDS, ids=name_of)
def test_the_commands_on_a_page_do_what_it_shows(page: Path, folder: Path) -> None:
    """Whoever types a command from a page gets the answer that the page shows."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for block in blocks(page, "console"):
        for command in commands(block):
            if command.line.startswith("make "):
                assert re.search(rf"^{command.line.split()[1]}:", makefile, re.MULTILINE)
                continue
            code, said = run(command, folder)
            assert code == 0, (command.line, said)
            shown = without_empty_ends(command.answer)
            if shown:
                said = without_empty_ends(said)
                again = f"python tests/{Path(__file__).name} writes the page again"
                assert agrees(shown, said), (command.line, "\n".join(said), again)


@pytest.mark.parametrize("page", WITH_PYTHON, ids=name_of)
def test_the_python_on_a_page_runs(
    page: Path, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever pastes a page's Python gets what the page shows."""
    monkeypatch.chdir(folder)
    names: dict[str, object] = {"__name__": "page"}
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for number, block in enumerate(blocks(page, "python")):
        if ">>>" not in block:
            exec(compile(block, f"{page.name}[{number}]", "exec"), names)  # noqa: S102 - our page
            continue
        test = parser.get_doctest(block, names, f"{page.name}[{number}]", str(page), 0)
        wrong = runner.run(test, clear_globs=False).failed
        names = test.globs
        assert not wrong, capsys.readouterr().out


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_the_toml_on_a_page_is_read(page: Path) -> None:
    """Every coup on a page can be settled, every sheet loaded, the rest at least is TOML."""
    for block in blocks(page, "toml"):
        data = tomllib.loads(block)
        if "seat" in data and "sheet" in data:
            settle(data)
        elif "game" in data:
            read_text(block, page.name)


@pytest.mark.parametrize("coup", sorted(EXAMPLES.glob("*.toml")), ids=lambda path: path.name)
def test_every_example_is_shown(coup: Path) -> None:
    """No example lies about that no page uses."""
    pages = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    assert coup.name in pages


def test_every_script_of_the_examples_says_what_it_does() -> None:
    """Each example script begins with a sentence about itself."""
    for script in EXAMPLES.glob("*.py"):
        assert script.read_text(encoding="utf-8").startswith(('"""', "#!"))


def whole(identity: str, text: str) -> bool:
    """Whether a clause or ruling is named, and not only one whose number begins the same."""
    return re.search(rf"(?<![\w-]){re.escape(identity)}(?![0-9])", text) is not None


@pytest.mark.parametrize(
    ("page", "game"),
    [("caribbean-stud.md", "caribbean-stud"), ("five-card-stud.md", "five-card-stud")],
)
def test_a_game_s_page_goes_through_every_clause(page: str, game: str) -> None:
    """Each clause of a printed sheet stands on the page of its game."""
    text = (DOCS / page).read_text(encoding="utf-8")
    assert not [clause for clause in CLAUSES[game] if not whole(clause, text)]


@pytest.mark.parametrize("game", RULINGS)
def test_every_ruling_is_told_with_its_reason_and_its_switches(game: str) -> None:
    """Each ruling has its section, with a reason and every key that it fills."""
    text = (DOCS / "rulings.md").read_text(encoding="utf-8")
    section = re.compile(r"^### (R-[A-Z]+-[0-9]+) [^\n]*\n(.*?)(?=^#|\Z)", re.MULTILINE | re.DOTALL)
    sections = dict(section.findall(text))
    for ruling, keys in switches(game).items():
        assert "*Why*" in sections[ruling], ruling
        for key in keys:
            assert f"`{key}" in sections[ruling], (ruling, key)


class Key(NamedTuple):
    """A key of a sheet as the schema has it."""

    path: str
    default: str
    ruling: str


def keys_of(model: type[BaseModel], above: str = "") -> Iterator[Key]:
    """Yield every key of a sheet, sections and lists included, in the schema's order."""
    for name, info in model.model_fields.items():
        key = f"{above}{info.alias or name}"
        section = section_of(info.annotation)
        if section is None:
            entry = entry_of(info)
            yield Key(key, default_of(info), ruling_of(info))
            if entry is not None:
                yield from keys_of(entry, f"{key}.N.")
        elif set(section.model_fields) == {"min", "max"}:
            yield Key(key, default_of(info), ruling_of(info))
        else:
            if ruling_of(info) or info.get_default() is None:
                yield Key(key, default_of(info), ruling_of(info))
            yield from keys_of(section, f"{key}.")


def entry_of(info: FieldInfo) -> type[BaseModel] | None:
    """Return what a list of sections holds."""
    found = re.search(r"schema\.(\w+), \.\.\.", str(info.annotation))
    named = {model.__name__: model for model in Section.__subclasses__()}
    return named[found[1]] if found else None


def ruling_of(info: FieldInfo) -> str:
    """Return the ruling that fills a key, or nothing."""
    extra = info.json_schema_extra
    return str(extra.get("ruling", "")) if isinstance(extra, dict) else ""


def default_of(info: FieldInfo) -> str:
    """Return a key's default as a sheet writes it: ``required`` or ``none`` where there is none."""
    if info.is_required():
        return "required"
    default = info.get_default(call_default_factory=True, validated_data={})
    if default is None or default is PydanticUndefined or default == {}:
        return "none"
    if isinstance(default, BaseModel):
        return toml_text(default.model_dump(mode="json", by_alias=True))
    if isinstance(default, tuple):
        return toml_text([part.model_dump(mode="json") for part in default])
    if "Amount" in str(info.metadata) or "amount" in str(info.metadata):
        return f'"{default // 100}.{default % 100:02d}"'
    return toml_text(default)


ROW = re.compile(
    r"^\| `(?P<key>[^`]+)` \| (?P<kind>[^|]+?) \| (?P<default>[^|]+?) \| (?P<rest>.*)$"
)


@pytest.mark.parametrize(
    ("heading", "model"), [("## Caribbean Stud", CaribbeanSheet), ("## Five card stud", StudSheet)]
)
def test_the_reference_has_every_key_of_a_sheet(heading: str, model: type[Sheet]) -> None:
    """The reference's rows are exactly the keys of the schema, with their defaults and rulings."""
    text = (DOCS / "rule-sheet.md").read_text(encoding="utf-8")
    part = text[text.index(f"\n{heading}\n") :]
    part = part[: part.find("\n## ", 1)] if "\n## " in part[1:] else part
    rows = [found for line in part.splitlines() if (found := ROW.match(line))]
    written = [(row["key"], row["default"].strip("`")) for row in rows]
    assert written == [(key.path, key.default) for key in keys_of(model)]
    for row, key in zip(rows, keys_of(model), strict=True):
        assert not key.ruling or whole(key.ruling, row["rest"]), key


def test_the_shipped_sheets_are_all_in_the_reference() -> None:
    """The reference names every shipped sheet."""
    from croupier.sheets import SHIPPED

    text = (DOCS / "rule-sheet.md").read_text(encoding="utf-8")
    assert not [name for name in SHIPPED if f"`{name}`" not in text]
    assert load_sheet(SHIPPED[0]).game == "caribbean-stud"


def test_the_architecture_names_the_floors_as_they_are_held() -> None:
    """The floors on the page are those that `make check` holds, and no room is left out."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = project["tool"]["importlinter"]["contracts"][0]["layers"]
    page = (DOCS / "architecture.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([0-9]) \| ([^|]*)\|", page, re.MULTILINE)
    told: dict[str, int] = {}
    for floor, cell in rows:
        told |= {
            room.rstrip("/").removesuffix(".py"): int(floor)
            for room in re.findall(r"`([\w./]+)`", cell)
        }
    held = {
        room.strip(): floor
        for floor, layer in enumerate(reversed(layers))
        for room in re.split(r"[|:]", layer)
    }
    assert {room: held[room] for room in told} == told
    assert not [room for room in held if not re.search(rf"`{room}[`/.]", page)]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_the_modules_that_a_page_names_exist(page: Path) -> None:
    """A file or a dotted name of the package on a page is one that stands."""
    text = page.read_text(encoding="utf-8")
    package = ROOT / "src" / "croupier"
    files = {path.name for path in package.rglob("*.py")}
    named = set(re.findall(r"`(?:\w+/)*([a-z_]+\.py)`", text))
    other = {
        path.name for path in [*ROOT.glob("*.py"), *ROOT.glob("bench/*.py"), *EXAMPLES.glob("*.py")]
    }
    tests = {path.name for path in (ROOT / "tests").rglob("*.py")}
    assert named <= files | other | tests
    for dotted in set(re.findall(r"`croupier((?:\.[a-z_]+)+)", text)):
        where = package
        for part in dotted.split(".")[1:]:
            if not (where / part).is_dir() and not (where / f"{part}.py").is_file():
                break
            where /= part
        else:
            continue
        assert hasattr(importlib.import_module(module_of(where)), part), dotted


def module_of(path: Path) -> str:
    """Return the dotted name of a module or package below ``src``."""
    return ".".join(path.relative_to(ROOT / "src").parts)


def renew(page: Path, folder: Path) -> str:
    """Return a page's text with the answers that its commands give now."""

    def again(found: re.Match[str]) -> str:
        if found["kind"] != "console":
            return found[0]
        lines = []
        for command in commands(found["body"]):
            lines.append(f"$ {command.line}")
            lines += answer(command, folder)
        return "```console\n" + "".join(f"{line}\n" for line in lines) + "```"

    return FENCE.sub(again, page.read_text(encoding="utf-8"))


def answer(command: Command, folder: Path) -> list[str]:
    """Return the lines to show below a command: as they stand where they still agree."""
    shown = without_empty_ends(command.answer)
    made = command.line.startswith("make ")
    code, said = (0, []) if made else run(command, folder)
    said = without_empty_ends(said)
    if code:
        sys.stderr.write(f"exit {code}: {command.line}\n" + "\n".join(said) + "\n")
    if not shown or agrees(shown, said):
        return command.answer
    if shown[0].startswith(f"{FILL} until "):
        text = shown[0].removeprefix(f"{FILL} until ")
        end = next(place for place, line in enumerate(said) if line.startswith(text))
        return [*said[:end], "...", *([""] if command.answer[-1] == "" else [])]
    gap = [""] if command.answer[-1] == "" else []
    if shown[0] == FILL or "..." not in shown:
        return [*said, *gap]
    anchored = in_parts(shown, said)
    if anchored is None:
        sys.stderr.write(f"by hand: {command.line}\n" + "\n".join(said) + "\n")
        return command.answer
    return [*anchored, *gap]


def in_parts(shown: list[str], said: list[str]) -> list[str] | None:
    """Return what is shown, each part as it is said between its first and its last line."""
    found: list[str] = []
    part: list[str] = []
    at = 0
    for line in [*shown, "..."]:
        if line != "...":
            part.append(line)
            continue
        if part:
            if part[0] not in said[at:] or part[-1] not in said[at:]:
                return None
            first = said.index(part[0], at)
            at = said.index(part[-1], first) + 1
            found += said[first:at]
        found.append("...")
        part = []
    return found[:-1]


def write_again() -> None:
    """Write the answers on all pages again."""
    import tempfile

    for page in WITH_COMMANDS:
        with tempfile.TemporaryDirectory() as place:
            folder = Path(place) / "examples"
            shutil.copytree(EXAMPLES, folder)
            text = renew(page, folder)
        if text != page.read_text(encoding="utf-8"):
            page.write_text(text, encoding="utf-8")
            sys.stderr.write(f"{name_of(page)} written again\n")


if __name__ == "__main__":
    write_again()
