"""Who decides: one interface for every decision maker, bots of both games, and advice."""

from croupier.strategy.advice import NoAdvice, advise
from croupier.strategy.caribbean import (
    CARIBBEAN_NAMES,
    RAISE_FROM,
    Optimal,
    RaiseFrom,
    caribbean_player,
    raise_from,
)
from croupier.strategy.player import CaribbeanPlayer, Chance, Player, StudPlayer, chance_of
from croupier.strategy.stud import RuleOfThumb

__all__ = [
    "CARIBBEAN_NAMES",
    "RAISE_FROM",
    "CaribbeanPlayer",
    "Chance",
    "NoAdvice",
    "Optimal",
    "Player",
    "RaiseFrom",
    "RuleOfThumb",
    "StudPlayer",
    "advise",
    "caribbean_player",
    "chance_of",
    "raise_from",
]
