"""The command line: one file a command, imported only when that command is called."""

from croupier.cli.main import main

__all__ = ["main"]
