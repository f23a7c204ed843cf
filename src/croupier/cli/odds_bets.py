"""The progressive bet and a session: what ``croupier odds`` is asked, and answers to programs."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from croupier import money
from croupier.cli.errors import Refusal
from croupier.money import Minor

if TYPE_CHECKING:
    from croupier.odds.caribbean import Analysis
    from croupier.odds.progressive import ProgressiveWorth
    from croupier.odds.session import Session
    from croupier.odds.together import Together

PACE = 50
"""Coups an hour, if not asked otherwise."""


@dataclass(frozen=True, slots=True)
class Bets:
    """What is asked of the progressive and of a session."""

    meter: Minor | None
    coups: int | None
    pace: Fraction
    bankroll: Minor | None
    ante: Minor | None

    @classmethod
    def asked(
        cls,
        meter: str | None,
        coups: int | None,
        pace: float | None,
        bankroll: str | None,
        ante: Minor | None,
    ) -> Bets:
        """Return the options of the command line.

        Raises:
            Refusal: an option means nothing, or nothing without another.
        """
        for option, value in (("--pace", pace), ("--bankroll", bankroll)):
            if value is not None and coups is None:
                raise Refusal(f"{option} is of a session: say how long, with --session COUPS")
        if coups is not None and coups < 1:
            raise Refusal(f"--session {coups}: a session has at least one coup, like 1000")
        if pace is not None and not 0.01 <= pace <= 100_000:
            raise Refusal(f"--pace {pace}: coups an hour are 0.01 to 100000, like {PACE}")
        return cls(
            amount_of("--meter", meter),
            coups,
            Fraction(str(PACE if pace is None else pace)),
            amount_of("--bankroll", bankroll),
            ante,
        )

    def progressive(self, found: Analysis) -> ProgressiveWorth | None:
        """Return the worth of the progressive bet.

        Raises:
            Refusal: a meter is given and the sheet has none.
        """
        from croupier.odds.progressive import progressive_worth

        if self.meter is not None and found.sheet.progressive is None:
            raise Refusal("--meter: this sheet has no progressive bet, and so no meter")
        return progressive_worth(found.sheet, play=found)

    def together(self, found: Analysis) -> Together | None:
        """Return both bets together; None too where it was not kept which hands are raised."""
        from croupier.odds.together import TogetherError, together

        try:
            return together(found, self.ante)
        except TogetherError:
            return None

    def session(self, found: Analysis) -> Session | None:
        """Return the session, if one is asked for.

        Raises:
            SessionError: it cannot be computed.
        """
        if self.coups is None:
            return None
        from croupier.odds.session import session

        return session(
            found,
            self.coups,
            ante=self.ante,
            meter=self.meter,
            pace=self.pace,
            bankroll=self.bankroll,
        )


def amount_of(option: str, text: str | None) -> Minor | None:
    """Return the amount of an option, in minor units; None where it is not given.

    Raises:
        Refusal: the text is no amount, or one below zero.
    """
    if text is None:
        return None
    try:
        amount = money.parse(text)
    except money.MoneyError as error:
        raise Refusal(f"{option}: {error}") from error
    if amount < 0:
        raise Refusal(f"{option} {text}: an amount is zero or more, like 10000.00")
    return amount


def bets_answer(bets: Bets, found: Analysis) -> dict[str, Any]:
    """Return what more there is to say of the progressive, and the session if one is asked for."""
    from croupier.odds.answers import progressive_detail, session_answer

    answer: dict[str, Any] = {}
    worth = bets.progressive(found)
    if worth is not None:
        both = bets.together(found)
        answer["progressive_detail"] = progressive_detail(found, worth, both, bets.meter)
    session = bets.session(found)
    if session is not None:
        answer["session"] = session_answer(session, found)
    return answer
