"""Promises of the pages' own logic, which Vitest runs without a browser."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_pages_own_tests_pass() -> None:
    """Every test beside the pages' code passes."""
    done = subprocess.run(
        [sys.executable, "hatch_build.py", "test"],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
