"""Advice at the desk: what each choice is worth, what a mistake cost, and the session's tally."""

from __future__ import annotations

from dataclasses import dataclass, field
from decimal import Decimal
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

from rich.text import Text

from croupier.games.actions import AnyAction
from croupier.strategy.advice import NoAdvice, advise

if TYPE_CHECKING:
    from croupier.cli.play_desk import Desk
    from croupier.games.caribbean_view import CaribbeanView
    from croupier.games.stud_view import StudView
    from croupier.protocol.advised import Advised, Choice

When: TypeAlias = Literal["asked", "before", "after", "none"]
WHEN: tuple[When, ...] = get_args(When)
RARE = 0.05
"""What the trained strategy does less often than this counts as a mistake."""


@dataclass
class Tally:
    """The decisions of a session of which the worth is known."""

    decisions: int = 0
    mistakes: int = 0
    antes: float = 0.0
    cost: int = 0


@dataclass
class Adviser:
    """Advises the person at a desk; ``when`` without being asked."""

    desk: Desk
    when: When = "asked"
    tally: Tally = field(default_factory=Tally)
    _view: CaribbeanView | StudView | None = None
    _advised: Advised | None = None

    @property
    def is_asked(self) -> bool:
        """Whether the person decides something on which there may be advice."""
        return self._view is not None and self.when != "none"

    def deciding(self, view: CaribbeanView | StudView) -> None:
        """Note that the person decides now by this view."""
        self._view, self._advised = view, None
        if self.when == "before":
            self.tell()

    def decided(self, action: AnyAction) -> None:
        """Note what was decided; tell what it cost if so wished."""
        if self.when == "after":
            self._find()
        found, self._advised, self._view = self._advised, None, None
        if found is None:
            return
        chosen = found.choice(action.__struct_config__.tag)  # type: ignore[arg-type]
        if chosen is None or (chosen.cost is None and chosen.share is None):
            return
        self.tally.decisions += 1
        told = self._count(found, chosen)
        if self.when == "after":
            self.desk.tell(told)

    def tell(self) -> None:
        """Tell what each choice is worth now, or why nothing can be told."""
        desk = self.desk
        found = self._find()
        if found is None:
            desk.refuse(desk.voice.say("refused-advice-no-decision"))
            return
        if found.chances is not None:
            self._chances(found)
        for choice in found.choices:
            desk.tell(self._choice(found, choice))

    def farewell(self) -> None:
        """Tell the session's tally, where there is one."""
        tally, desk = self.tally, self.desk
        if not tally.decisions:
            return
        key = "play-advice-tally" if tally.mistakes else "play-advice-tally-best"
        said = desk.voice.say(
            key,
            decisions=tally.decisions,
            mistakes=tally.mistakes,
            antes=self._antes(tally.antes),
            money=desk.voice.money(tally.cost),
        )
        desk.tell(said)

    def _find(self) -> Advised | None:
        if self._advised is None and self._view is not None:
            try:
                self._advised = advise(self._view, self.desk.voice.sheet)
            except NoAdvice:
                return None
        return self._advised

    def _count(self, found: Advised, chosen: Choice) -> str | Text:
        say, tally = self.desk.voice.say, self.tally
        if chosen.cost is None or chosen.cost_antes is None or self._unsaid(found, chosen):
            rare = chosen.share is not None and chosen.share < RARE
            tally.mistakes += rare
            return say("play-advice-share", share=self._share(chosen.share or 0.0))
        if chosen.kind == found.best or not chosen.cost_antes:
            return Text(say("play-advice-was-best"), style="green")
        tally.mistakes += 1
        tally.antes += chosen.cost_antes
        tally.cost += chosen.cost
        antes, money = self._antes(chosen.cost_antes), self.desk.voice.money(chosen.cost)
        worth = {one.kind: one.antes for one in found.choices if one.antes is not None}
        kind = found.best or max(worth, key=worth.__getitem__)
        best = self.desk.say(f"advice-kind-{kind}")
        key = "play-advice-cost" if found.best else "play-advice-cost-about"
        return Text(say(key, antes=antes, money=money, best=best), style="yellow")

    def _unsaid(self, found: Advised, chosen: Choice) -> bool:
        """Whether nothing of known worth was better, where not all choices have one."""
        return found.best is None and not chosen.cost_antes and chosen.share is not None

    def _chances(self, found: Advised) -> None:
        chances, desk = found.chances, self.desk
        if chances is None:
            return
        desk.tell(
            desk.voice.say(
                "play-advice-chances",
                win=self._share(chances.win),
                share=self._share(chances.share),
                rivals=chances.rivals,
            )
        )
        if chances.needed is not None:
            equity, needed = self._share(chances.equity), self._share(chances.needed)
            desk.tell(desk.voice.say("play-advice-needed", equity=equity, needed=needed))

    def _choice(self, found: Advised, choice: Choice) -> Text:
        say, desk = self.desk.voice.say, self.desk
        parts = [desk.say(f"advice-kind-{choice.kind}")]
        if choice.antes is not None and choice.money is not None:
            sign = self._sign(choice.antes)
            antes, money = self._antes(abs(choice.antes)), desk.voice.money(abs(choice.money))
            parts.append(say("play-advice-worth", antes=f"{sign}{antes}", money=f"{sign}{money}"))
        if choice.share is not None:
            parts.append(say("play-advice-often", share=self._share(choice.share)))
        best = found.best == choice.kind
        if best:
            parts.append(say("play-advice-best"))
        return Text("  " + " · ".join(parts), style="bold" if best else "")

    def _sign(self, value: float) -> str:
        from croupier.cli.play_desk import MINUS

        if not value:
            return ""
        return "+" if value > 0 else MINUS if self.desk.look.signs else "-"

    def _antes(self, antes: float) -> str:
        return self.desk.voice.messages.number(Decimal(f"{antes:.3f}"))

    def _share(self, share: float) -> str:
        from croupier.cli.page_chances import percent  # brings Numba, which a game begins without

        return percent(share, self.desk.voice)
