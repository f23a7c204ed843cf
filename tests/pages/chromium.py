"""Find Chromium for the pages' tests, or install it: `make test` and `make screenshots` run this.

The variable CHROMIUM names a program of one's own. Else the one on the path is taken; else Debian's
package is installed where that is allowed, else Playwright's own build in the user's cache.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
FLAGS = (
    "--no-sandbox",  # in a container there is none to be had, and it visits this machine only
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",
)
PACKAGES = ("chromium", "fonts-dejavu-core", "fonts-liberation")
"""Without any font a page is a row of boxes."""
ANSWERS = {"DEBIAN_FRONTEND": "noninteractive"}


class NoChromiumError(RuntimeError):
    """There is no Chromium, and none could be installed; the message says what to do."""


def chromium() -> str | None:
    """Return the program to start; None: the one that Playwright has installed.

    Raises:
        NoChromiumError: there is none.
    """
    named = os.environ.get("CHROMIUM")
    if named:
        if shutil.which(named) is None:
            raise NoChromiumError(f"CHROMIUM={named}: there is no such program")
        return named
    for name in NAMES:
        found = shutil.which(name)
        if found is not None:
            return found
    if _playwrights().exists():
        return None
    raise NoChromiumError("Chromium is missing: `make test` installs it, or CHROMIUM names one")


def install() -> None:
    """Install Chromium, and say how.

    Raises:
        NoChromiumError: it could not be installed.
    """
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        _say("Chromium is missing: installing Debian's package ...")
        commands = [
            ["apt-get", "update", "-q"],
            ["apt-get", "install", "-q", "-y", "--no-install-recommends", *PACKAGES],
        ]
    else:
        _say("Chromium is missing: installing Playwright's own build ...")
        commands = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    for command in commands:
        _run(command)


def _run(command: Sequence[str]) -> None:
    done = subprocess.run(
        command, check=False, env={**os.environ, **ANSWERS}, stdout=subprocess.DEVNULL
    )
    if done.returncode:
        raise NoChromiumError(
            f"{' '.join(command)} failed ({done.returncode}): install Chromium, or name one by "
            "CHROMIUM"
        )


def _playwrights() -> Path:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


def _say(sentence: str) -> None:
    sys.stderr.write(f"{sentence}\n")


def main() -> None:
    """Install Chromium unless it is there."""
    try:
        try:
            chromium()
        except NoChromiumError:
            if os.environ.get("CHROMIUM"):
                raise
            install()
            chromium()
    except NoChromiumError as error:
        raise SystemExit(str(error)) from error


if __name__ == "__main__":
    main()
