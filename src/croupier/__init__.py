"""Croupier takes a house's rules on one page and runs the game."""

from importlib.metadata import version

__version__ = version("croupier")
