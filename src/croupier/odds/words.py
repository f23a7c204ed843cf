"""Best play and written strategies as sentences, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from croupier.cards import RANKS, Rank, parse_rank
from croupier.hands import CLASSES, Ranking, describe, name_of_ranks
from croupier.messages import Messages
from croupier.odds.advice import Advice, Group, hand_text, head_text
from croupier.odds.written import Condition, Line, Written, rank_runs
from croupier.sheets.schema import Sheet


@dataclass(frozen=True, slots=True)
class Words:
    """Says hands, lines and strategies of one sheet in one language."""

    sheet: Sheet
    messages: Messages

    def say(self, message: str, **values: object) -> str:
        """Return a sentence of the catalogue."""
        return self.messages.text(f"odds-{message}", **values)

    def strategy(self, strategy: Written) -> list[str]:
        """Return a written strategy as sentences, a line each."""
        last = self.say("line-else-raise" if strategy.otherwise else "line-else-fold")
        return [*(self.line(line) for line in strategy.lines), last]

    def line(self, line: Line) -> str:
        """Return a line of a strategy as a sentence."""
        act = "raise" if line.raises else "fold"
        hand = self.hand(line.hand, better=line.better)
        if not line.conditions:
            return self.say(f"line-{act}", hand=hand)
        joined = self.say("and").join(self.condition(part) for part in line.conditions)
        return self.say(f"line-{act}-if", hand=hand, conditions=joined)

    def condition(self, condition: Condition) -> str:
        """Return a condition as part of a sentence."""
        ranks = self.ranks(condition.ranks) if condition.ranks else ""
        number = len(condition.ranks)
        return self.say(f"if-{condition.kind}", ranks=ranks, number=number, place=condition.place)

    def hand(self, text: str, *, better: bool = False) -> str:
        """Return what a hand of a line is called: ``A K``, ``pair``, ``Q Q``; or better."""
        if text == "any":
            return self.say("hand-any")
        if text in CLASSES:
            name = self.class_name(text)
        else:
            named = name_of_ranks([parse_rank(word) for word in text.split()])
            if named.cls == "high card":
                joined = "-".join(self.rank(rank) for rank in named.ranks)
                name = self.say("hand-high", ranks=joined)
            else:
                name = describe(named, self.messages, self.sheet.hands.names)
        return self.say("hand-better", hand=name) if better else name

    def class_name(self, name: str) -> str:
        """Return what the house calls a class of hands."""
        if name in self.sheet.hands.names:
            return self.sheet.hands.names[name]
        return self.messages.text(f"class-{name.replace(' ', '-')}")

    def rank(self, rank: Rank) -> str:
        """Return the word for a rank."""
        return self.messages.text(f"rank-{RANKS[rank]}", count=1)

    def ranks(self, ranks: Sequence[Rank]) -> str:
        """Return several ranks: runs of three and more from the lowest to the highest."""
        found = [
            self.rank(low)
            if low == high
            else self.say("ranks-run", low=self.rank(low), high=self.rank(high))
            for low, high in rank_runs(ranks)
        ]
        if len(found) == 1:
            return found[0]
        return self.say("ranks-or", some=", ".join(found[:-1]), last=found[-1])

    def group(self, ranking: Ranking, group: Group) -> str:
        """Return the name of a chart's line."""
        if group.highest == ranking.size - 1:
            return self.hand(hand_text(ranking, group.lowest), better=group.lowest > 0)
        top, bottom = (self._named(ranking, s, group.named) for s in (group.highest, group.lowest))
        if group.lowest == 0:
            return self.say("hand-lower", hand=top)
        return top if top == bottom else self.say("hand-span", low=bottom, high=top)

    def plain(self, advice: Advice) -> list[str]:
        """Return what best play always and never raises, and how often the hands between."""
        ranking, found = advice.ranking, []
        low, high = advice.lowest_always, advice.highest_never
        if low is not None:
            found.append(self.say("always", hand=self.exact(ranking, low)))
        if high is not None:
            found.append(self.say("never", hand=self.exact(ranking, high)))
        if len(advice.runs) > 1 + (high is not None):
            found.append(self.say("between"))
        return found

    def exact(self, ranking: Ranking, strength: int) -> str:
        """Return the name of one strength, as short as it is clear."""
        return self.hand(hand_text(ranking, strength)) if strength else self.say("hand-any")

    def _named(self, ranking: Ranking, strength: int, named: int) -> str:
        text = head_text(ranking, strength, named)
        if text is not None:
            return self.hand(text)
        rung = ranking.rungs[strength]
        ranks = "-".join(self.rank(rank) for rank in dict.fromkeys(rung.ranks[:named]))
        return self.say("hand-of", ranks=ranks, name=self.class_name(rung.name))
