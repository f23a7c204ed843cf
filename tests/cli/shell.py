"""What the tests of commands share: a command line run, and what it told."""

from __future__ import annotations

import pytest

from croupier.cli.main import run


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Run a command line; return its exit code, output and errors."""
    code = run(arguments)
    out, err = capsys.readouterr()
    return code, out, err
