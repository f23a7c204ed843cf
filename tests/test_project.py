"""Promises about the project itself: what is committed, how it is locked, what a wheel holds."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Collection, Iterator
from importlib.metadata import requires
from pathlib import Path

import pytest

import croupier

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))
NAME = re.compile(r"^[A-Za-z0-9._-]+")


def normal(requirement: str) -> str:
    """Return the name in a requirement, as package indexes compare names."""
    found = NAME.match(requirement)
    assert found is not None
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def pins(lock: Path) -> set[tuple[str, str]]:
    """Return the pinned requirements of a lock, name and the rest of the line."""
    lines = lock.read_text(encoding="utf-8").splitlines()
    found = [line.removesuffix(" \\") for line in lines if NAME.match(line)]
    return {(normal(line), line.partition("==")[2]) for line in found}


def tracked() -> list[Path]:
    """Return the files under version control, or skip where there is no checkout."""
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        pytest.skip("not a git checkout")
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return [ROOT / name for name in listed.stdout.split("\0") if name]


def texts() -> Iterator[tuple[Path, str]]:
    """Yield the path and text of each file under version control."""
    for path in tracked():
        if path.is_file():
            yield path, path.read_text(encoding="utf-8", errors="replace")


def test_no_lock_that_carries_addresses_is_committed() -> None:
    """Locks that carry download addresses stay out of the repository."""
    assert not [path for path in tracked() if path.name in {"uv.lock", "pylock.toml"}]


def test_no_file_names_a_registry() -> None:
    """No committed file sends anyone to a particular registry."""
    hosts = ["pypi" + ".org", "pythonhosted" + ".org", "registry" + ".npmjs", "npmjs" + ".org"]
    assert not [(path, host) for path, text in texts() for host in hosts if host in text]


def test_no_file_names_a_folder_of_the_machine_it_was_written_on() -> None:
    """No committed file holds an absolute path of somebody's machine."""
    machine = re.compile(r"(?<![\w.:/])/(?:home|root|work|Users)/\w")
    assert not [(path, found[0]) for path, text in texts() if (found := machine.search(text))]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_every_locked_package_has_its_hashes_and_no_address(lock: Path) -> None:
    """A lock pins each package by hash and says nothing about where it came from."""
    text = lock.read_text(encoding="utf-8")
    blocks = re.split(r"^(?=[A-Za-z0-9])", text, flags=re.MULTILINE)[1:]
    assert blocks
    assert all("--hash=sha256:" in block for block in blocks)
    assert "://" not in text
    assert "--index" not in text
    assert "--find-links" not in text


def test_the_development_lock_holds_what_users_get() -> None:
    """Development runs on exactly the versions that a user gets."""
    run, dev = (pins(ROOT / f"requirements/{name}.lock") for name in ("run", "dev"))
    plain = {(name, rest.partition(" ")[0]) for name, rest in dev}
    assert {(name, rest.partition(" ")[0]) for name, rest in run} <= plain


def test_the_locks_hold_everything_that_the_project_names() -> None:
    """Every dependency in pyproject.toml is in its lock."""
    groups = PROJECT["dependency-groups"]
    named = {
        "run": PROJECT["project"]["dependencies"],
        "build": [*PROJECT["build-system"]["requires"], *groups["build"]],
        "tools": groups["tools"],
        "dev": [entry for group in groups.values() for entry in group if isinstance(entry, str)],
    }
    named["dev"] = [entry for entry in named["dev"] if entry not in groups["tools"]]
    for lock, requirements in named.items():
        locked = {name for name, _ in pins(ROOT / f"requirements/{lock}.lock")}
        assert {normal(entry) for entry in requirements} <= locked, lock


def test_the_build_group_is_what_the_build_needs() -> None:
    """The group that the build lock is made from holds the build system's own requirements."""
    assert set(PROJECT["build-system"]["requires"]) <= set(PROJECT["dependency-groups"]["build"])


def test_the_installed_project_is_this_one() -> None:
    """What is installed has the version and the dependencies that pyproject.toml says."""
    assert croupier.__version__ == PROJECT["project"]["version"]
    declared = {normal(entry) for entry in PROJECT["project"]["dependencies"]}
    required = requires("croupier") or []
    assert {normal(entry) for entry in required if "extra ==" not in entry} == declared
    extras = PROJECT["project"].get("optional-dependencies", {})
    optional = {normal(entry) for entries in extras.values() for entry in entries}
    assert {normal(entry) for entry in required if "extra ==" in entry} == optional


def test_the_changelog_tells_of_this_version() -> None:
    """The changelog has a section for the version at hand."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"## [{PROJECT['project']['version']}]" in changelog


def test_each_rule_left_out_says_why() -> None:
    """Each style rule that is ignored has its reason beside it."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    section = text[text.index("[tool.ruff.lint]") : text.index("[tool.mypy]")]
    bare = re.findall(r'^ +"[A-Z]+[0-9]*",\s*$', section, flags=re.MULTILINE)
    assert not bare


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_every_make_target_that_a_page_names_exists(page: str) -> None:
    """Whoever types a command from the front pages finds that it exists."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, flags=re.MULTILINE))
    named = set(re.findall(r"`make ([a-z-]+)", (ROOT / page).read_text(encoding="utf-8")))
    assert named
    assert named <= targets


def test_every_make_target_tells_what_it_does() -> None:
    """`make` alone lists every target."""
    listed = subprocess.run(["make", "-s"], cwd=ROOT, check=True, capture_output=True, text=True)
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"^([a-z-]+):", makefile, flags=re.MULTILINE):
        assert f"make {target} " in listed.stdout


def test_importing_croupier_loads_nothing_heavy() -> None:
    """The package can be imported at once: what is heavy comes when it is used."""
    program = "import sys, croupier; print(*sorted(sys.modules))"
    loaded = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    ).stdout.split()
    assert "croupier" in loaded
    assert not {"numba", "numpy", "pydantic", "rich", "typer"} & set(loaded)


def data_files() -> set[str]:
    """Return the files beside the code that a running Croupier reads."""
    package = ROOT / "src" / "croupier"
    found = [
        *package.glob("locales/**/*.ftl"),
        *package.glob("sheets/shipped/*.toml"),
        package / "py.typed",
    ]
    return {path.relative_to(ROOT / "src").as_posix() for path in found}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the sdist of this checkout."""
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-d", str(folder)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    return folder


def test_a_wheel_holds_the_package_and_its_data(built: Path) -> None:
    """The wheel holds sheets, sentences, built pages and the mark of a typed package, no more."""
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert data_files() <= set(names)
    assert {name.split("/")[0] for name in names} == {
        "croupier",
        f"croupier-{croupier.__version__}.dist-info",
    }
    assert any(name.endswith("/licenses/LICENSE") for name in names)
    assert {"index.html", "index.html.br", "assets"} <= pages(names)


def pages(names: Collection[str]) -> set[str]:
    """Return what there is of the built pages, folders by their names."""
    folder = "croupier/server/pages/"
    return {name.partition(folder)[2].partition("/")[0] for name in names if folder in name}


def test_an_sdist_holds_what_it_takes_to_work_on_it(built: Path) -> None:
    """The sdist holds code, tests, docs, benches, locks, the licence, and pages built of these."""
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {f"src/{name}" for name in data_files()} <= names
    assert {"LICENSE", "README.md", "Makefile", "pyproject.toml", "requirements/run.lock"} <= names
    assert {"frontend/package.json", "frontend/.npmrc", "hatch_build.py"} <= names
    assert {"index.html", "index.html.br", "assets", ".made"} <= pages(names)
    assert not [name for name in names if "node_modules" in name]
    assert {"tests", "docs", "bench"} <= {name.split("/")[0] for name in names}
    assert not [name for name in names if "__pycache__" in name or name.startswith("docs/_build")]


def pythons() -> list[Path]:
    """Return the oldest and the newest Python of this machine that the project supports."""
    folders = [Path(part) for part in os.environ.get("PATH", "").split(os.pathsep)]
    folders += sorted(Path.home().glob(".pyenv/versions/*/bin"))
    found: dict[tuple[int, int], Path] = {}
    for path in (folder / f"python3.{minor}" for folder in folders for minor in range(11, 15)):
        if not path.exists():
            continue
        asked = subprocess.run(
            [str(path), "-c", "import sys; print(*sys.version_info[:2])"],
            check=False,
            capture_output=True,
            text=True,
        )
        if asked.returncode == 0:
            major, minor = map(int, asked.stdout.split())
            found.setdefault((major, minor), path)
    return [found[version] for version in sorted({min(found), max(found)})] if found else []


COUP = """\
sheet = "caribbean-stud-quebec"
meter = "123456.78"
dealer = "Ah Kd 9s 4c 2h"
[[seat]]
ante = "10.00"
progressive = true
cards = "Qh Qd 7s 5c 2d"
raise = true
"""


PAGES = "from croupier.server.browser import pages; assert pages().built"


@pytest.mark.dist
@pytest.mark.parametrize("kind", ["*.whl", "*.tar.gz"], ids=["wheel", "sdist"])
@pytest.mark.parametrize("python", pythons(), ids=lambda path: path.name)
def test_what_is_released_settles_a_coup(
    python: Path, kind: str, built: Path, tmp_path: Path
) -> None:
    """Wheel and sdist, each in a fresh environment, settle a coup away from the checkout."""
    (package,) = built.glob(kind)
    uv = ROOT / ".tools" / "bin" / "uv"
    venv = tmp_path / "venv"
    inside = {**os.environ, "VIRTUAL_ENV": str(venv), "UV_PYTHON_DOWNLOADS": "never"}

    def run(*command: str | Path) -> str:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=tmp_path,
            env=inside,
            check=False,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    locks = ROOT / "requirements"
    run(uv, "venv", "-q", "--python", python, venv)
    run(uv, "pip", "sync", "-q", "--require-hashes", locks / "run.lock")
    build = ("--no-deps", "--build-constraints", locks / "build.lock")
    run(uv, "pip", "install", "-q", *build, package)
    coup = tmp_path / "coup.toml"
    coup.write_text(COUP, encoding="utf-8")
    assert "settle" in run(venv / "bin" / "croupier", "--help")
    settled = run(venv / "bin" / "croupier", "settle", coup)
    assert "R-QC" in settled or "QC-" in settled
    run(venv / "bin" / "python", "-c", PAGES)
