"""Random rounds of betting against the slow reading of the rules, step by step."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.games.actions import IllegalAction
from croupier.games.betting import Betting, BettingRules
from games.slow_betting import Deed, SlowTable, slow_offers, slow_turn

banks_of = st.one_of(
    st.lists(st.integers(1, 60), min_size=2, max_size=9),
    st.lists(st.integers(1, 2_000), min_size=2, max_size=6),
    st.lists(st.sampled_from([10, 30, 300, 100_000]), min_size=2, max_size=9),
)
rules_of = st.builds(
    BettingRules,
    size=st.integers(0, 2),
    raises=st.sampled_from([3, 3, 0, 1, 7]),
    raises_per_round=st.booleans(),
    unit=st.sampled_from([1, 1, 5, 100]),
)


class Walk:
    """A betting and the list of what was done in it, side by side."""

    def __init__(self, rules: BettingRules, banks: list[int], ante: int, blinds: int) -> None:
        """Take the antes and as many blinds of two, four, eight times them as can be paid."""
        self.betting = Betting(rules, banks, ante)
        self.deeds: list[Deed] = []
        self.blinds: list[int] = []
        for i in range(min(blinds, len(banks))):
            amount = self.betting.opening << (i + 1)
            if self.betting.chips[i] < amount:
                break
            self.betting.post_blind(i, amount)
            self.blinds.append(amount)
        self.table = SlowTable(banks, ante, self.blinds, rules, self.deeds)
        self.round = 0
        self.start(len(self.blinds) % len(banks))

    def start(self, first: int) -> None:
        """Open a round."""
        self.first = first
        self.betting.start_round(first, blinds=self.round == 0 and bool(self.blinds))

    def check_offers(self) -> dict[str, tuple[int, int]]:
        """Compare turn and offers with the slow reading; return the offers."""
        betting, i = self.betting, self.betting.turn
        assert i == slow_turn(self.table, self.round, self.first)
        if i < 0:
            return {}
        found = {offer.kind: (offer.low, offer.high) for offer in betting.offers(i)}
        assert found == slow_offers(self.table, self.round, i)
        self.check_refusals(i, found)
        return found

    def check_refusals(self, i: int, offered: dict[str, tuple[int, int]]) -> None:
        """See that each bound holds exactly and that what is not offered is refused by clause."""
        betting, unit = self.betting, self.betting.rules.unit
        for kind, verify in (("check", betting.verify_check), ("call", betting.verify_call)):
            if kind in offered:
                verify(i)
            else:
                with pytest.raises(IllegalAction, check=lambda e: bool(e.code and e.clause)):
                    verify(i)
        for kind, sized in (("open", betting.verify_open), ("raise", betting.verify_raise)):
            low, high = offered.get(kind, (0, -1))
            for to in {low - 1, low, low + 1, (low + high) // 2, high - 1, high, high + 1, -5, 0}:
                fits = low <= to <= high and (to in (low, high) or to % unit == 0)
                if kind in offered and fits:
                    sized(i, to)
                else:
                    with pytest.raises(IllegalAction, check=lambda e: bool(e.code and e.clause)):
                        sized(i, to)

    def do(self, offered: dict[str, tuple[int, int]], choice: int) -> None:
        """Do one of the things offered, chosen by a byte."""
        betting, i = self.betting, self.betting.turn
        kinds = sorted(offered, key=["check", "call", "raise", "open", "fold"].index)
        # Folds are rare: most rounds should be long.
        kind = kinds[-1] if choice >= 240 else kinds[choice % (len(kinds) - 1)]
        low, high = offered[kind]
        to = (low, high, low, min(high, low + betting.rules.unit))[(choice // 8) % 4]
        if to not in (low, high) and to % betting.rules.unit:
            to = low
        if kind == "check":
            betting.check(i)
        elif kind == "call":
            betting.call(i)
        elif kind == "fold":
            betting.fold(i)
        elif kind == "open":
            betting.open(i, to)
        else:
            betting.raise_to(i, to)
        self.deeds.append(Deed(self.round, i, kind, betting.bets[i]))


@given(
    rules_of,
    banks_of,
    st.integers(1, 30),
    st.integers(0, 3),
    st.binary(min_size=4, max_size=40),
)
@pytest.mark.clause("CM-5", "CM-6", "CM-7", "CM-10")
@pytest.mark.ruling("R-CM-5", "R-CM-6", "R-CM-7", "R-CM-8", "R-CM-11")
def test_every_step_is_what_the_slow_reading_says(
    rules: BettingRules, banks: list[int], ante: int, blinds: int, choices: bytes
) -> None:
    """Who is on turn, what is offered and what is refused agree with the rules read anew."""
    walk = Walk(rules, banks, ante, blinds)
    betting = walk.betting
    for choice in choices:
        offered = walk.check_offers()
        assert sum(betting.chips) + betting.pot == sum(banks)
        assert betting.pot == sum(betting.put_in)
        if offered:
            walk.do(offered, choice)
        elif walk.round == 3 or sum(betting.live) < 2:
            return
        else:
            walk.round += 1
            walk.start(choice % len(banks))
        if not any(betting.live):
            return
