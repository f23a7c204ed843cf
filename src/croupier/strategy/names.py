"""The names of stud bots, for whoever lists them without making one."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Name: TypeAlias = Literal["tight", "loose", "calling", "bold"]
CHARACTERS: Final[tuple[Name, ...]] = get_args(Name)
"""The characters of :mod:`croupier.strategy.characters`."""
