"""Who decides: one interface for every decision maker, and simple bots of both games."""

from croupier.strategy.advice import NoAdvice, advise
from croupier.strategy.caribbean import RAISE_FROM, RaiseFrom, raise_from
from croupier.strategy.player import CaribbeanPlayer, Chance, Player, StudPlayer, chance_of
from croupier.strategy.stud import RuleOfThumb

__all__ = [
    "RAISE_FROM",
    "CaribbeanPlayer",
    "Chance",
    "NoAdvice",
    "Player",
    "RaiseFrom",
    "RuleOfThumb",
    "StudPlayer",
    "advise",
    "chance_of",
    "raise_from",
]
