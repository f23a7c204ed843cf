"""Why everybody is paid what: a settlement as sentences, one a bet, with the clauses behind each.

The games give outcomes, clauses and amounts; the sentences are those of ``explain.ftl``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from croupier import money
from croupier.cards import Card
from croupier.games.actions import Seat
from croupier.games.pays import CaribbeanPays
from croupier.games.pots import RakeRule
from croupier.games.results import (
    BetResult,
    CaribbeanSeatResult,
    CaribbeanSettlement,
    PotResult,
    ProgressivePrize,
    StudSeatResult,
    StudSettlement,
)
from croupier.messages import Messages
from croupier.money import Minor
from croupier.records.voice import Sentence, Voice
from croupier.sheets.rulings import sentence_id

Hands = Mapping[Seat, Sequence[Card] | None]
"""The five cards of each seat, None where nobody may know them."""

ENDS = {
    "QC-7": "fold",
    "QC-14": "no-open",
    "QC-15": "win",
    "QC-16": "lose",
    "QC-17": "push",
}
"""How a hand ended, by the first clause behind its ante."""


@dataclass(frozen=True, slots=True)
class SeatExplained:
    """A seat's bets, a sentence each, and what they come to."""

    seat: Seat
    title: str
    sentences: tuple[Sentence, ...]
    net: Minor
    net_sentence: Sentence


@dataclass(frozen=True, slots=True)
class Explanation:
    """A settled coup in sentences: what holds for all, each seat, what is left."""

    head: tuple[Sentence, ...]
    seats: tuple[SeatExplained, ...]
    tail: tuple[Sentence, ...] = ()

    def sentences(self) -> Iterator[Sentence]:
        """Yield every sentence, but for what each seat won or lost in all."""
        yield from self.head
        for seat in self.seats:
            yield from seat.sentences
        yield from self.tail

    def lines(self) -> Iterator[str]:
        """Yield the explanation as plain lines."""
        yield from map(str, self.head)
        for seat in self.seats:
            yield seat.title
            yield from (f"  {sentence}" for sentence in (*seat.sentences, seat.net_sentence))
        yield from map(str, self.tail)


def clauses_of(sentences: Iterable[Sentence]) -> list[str]:
    """Return every clause that sentences rest on, once, in order of appearance."""
    return list(dict.fromkeys(clause for sentence in sentences for clause in sentence.clauses))


def clause_texts(clauses: Iterable[str], messages: Messages) -> dict[str, str]:
    """Return what clauses and rulings say, by their ids, in the order given."""
    ids = {clause: sentence_id(clause) for clause in clauses}
    return {clause: messages.text(name) for clause, name in ids.items() if name in messages}


def explain_caribbean(
    voice: Voice, pays: CaribbeanPays, settlement: CaribbeanSettlement, hands: Hands
) -> Explanation:
    """Return why each bet of a coup of Caribbean Stud won, came back or lost."""
    teller = _Caribbean(voice, pays, settlement)
    seats = tuple(teller.seat(result, hands.get(result.seat)) for result in settlement.seats)
    tail: tuple[Sentence, ...] = ()
    if pays.progressive is not None:
        meter = voice.money(money.shown(settlement.meter_after))
        tail = (Sentence(voice.say("explain-meter", meter=meter), ("QC-21", "R-QC-8")),)
    return Explanation((teller.dealer(),), seats, tail)


@dataclass(frozen=True)
class _Caribbean:
    voice: Voice
    pays: CaribbeanPays
    settlement: CaribbeanSettlement

    def dealer(self) -> Sentence:
        opens = self.settlement.opens
        key = "explain-dealer-opens" if opens else "explain-dealer-shut"
        hand = self.voice.hand(self.settlement.dealer)
        return Sentence(self.voice.say(key, hand=hand), ("QC-10",))

    def seat(self, result: CaribbeanSeatResult, cards: Sequence[Card] | None) -> SeatExplained:
        end = ENDS[result.ante.clauses[0]]
        hand, dealer = self.voice.hand(cards), self.settlement.dealer
        hands = {
            "hand": self.voice.hand(cards, beside=dealer),
            "dealer": self.voice.hand(dealer, beside=cards),
        }
        sentences = [self._ante(end, result.ante, hands)]
        if result.additional is not None:
            sentences.append(self._additional(end, result, hands))
        if result.progressive is not None:
            sentences.append(self._progressive(result, hand))
        key = "explain-seat" if cards is None else "explain-seat-hand"
        title = self.voice.say(key, seat=result.seat, hand=hand)
        return SeatExplained(
            result.seat, title, tuple(sentences), result.net, net_sentence(self.voice, result.net)
        )

    def _ante(self, end: str, bet: BetResult, hands: Mapping[str, str]) -> Sentence:
        amount = self.voice.money(bet.net or bet.stake)
        text = self.voice.say(f"explain-ante-{end}", amount=amount, **hands)
        return Sentence(text, bet.clauses)

    def _additional(
        self, end: str, result: CaribbeanSeatResult, hands: Mapping[str, str]
    ) -> Sentence:
        bet = result.additional or result.ante
        amount = bet.net or bet.stake
        if end == "win":
            amount = bet.net
            if "R-QC-11" in bet.clauses:
                end = "capped"
            elif not self._num(result.strength):
                end = "unpaid"
        text = self.voice.say(
            f"explain-raise-{end}",
            amount=self.voice.money(amount),
            stake=self.voice.money(bet.stake),
            **hands,
            pay=self._pay(result.strength) if end == "win" else "",
        )
        return Sentence(text, bet.clauses)

    def _num(self, strength: int | None) -> int:
        return 0 if strength is None else self.pays.pay_num[strength]

    def _pay(self, strength: int | None) -> str:
        pay = Fraction(self._num(strength), self.pays.pay_den)
        return self.voice.say("explain-to-one", num=pay.numerator, den=pay.denominator)

    def _progressive(self, result: CaribbeanSeatResult, hand: str) -> Sentence:
        bet = result.progressive or result.ante
        hit = next((hit for hit in self.settlement.hits if hit.seat == result.seat), None)
        stake = self.voice.money(bet.stake)
        if hit is None:
            folded = "R-QC-5" in bet.clauses
            key = f"explain-progressive-{'folded' if folded else 'lost'}"
            return Sentence(self.voice.say(key, amount=stake), bet.clauses)
        share = self._share(hit)
        text = self.voice.say(
            f"explain-progressive-{self._prize_kind(share)}",
            prize=self.voice.money(hit.prize),
            hand=hand,
            stake=stake,
            share="" if share is None else self.voice.percent(share),
            before=self.voice.money(self._taken_of(hit)),
        )
        return Sentence(text, bet.clauses)

    def _prize_kind(self, share: Fraction | None) -> str:
        if share is None:
            return "prize"
        if share < 1:
            return "share"
        wholes = sum((self._share(other) or 0) >= 1 for other in self.settlement.hits)
        return "equal" if wholes > 1 and self._shared() else "whole"

    def _taken_of(self, hit: ProgressivePrize) -> Minor:
        """Return the amount shown that a share of the meter was taken of (R-QC-6)."""
        micro = self.settlement.meter_before if self._shared() else hit.before
        return money.shown(micro)

    def _shared(self) -> bool:
        return self.pays.progressive is not None and self.pays.progressive.by_share

    def _share(self, hit: ProgressivePrize) -> Fraction | None:
        rules = self.pays.progressive
        strength = next(s.strength for s in self.settlement.seats if s.seat == hit.seat)
        if not hit.from_meter or strength is None or rules is None:
            return None
        return Fraction(rules.share_num[strength], rules.share_den)


def explain_stud(
    voice: Voice, rake: RakeRule, settlement: StudSettlement, hands: Hands
) -> Explanation:
    """Return the pots of a coup of stud, the rake, and what each seat is paid."""
    head = []
    back = settlement.returned
    if back is not None:
        said = voice.say("explain-returned", seat=back.seat, amount=voice.money(back.amount))
        head.append(Sentence(said, ("R-CM-10",)))
    head.append(_rake(voice, rake, settlement))
    contested = any(len(pot.seats) > 1 for pot in settlement.pots)
    for number, pot in enumerate(settlement.pots):
        head.append(_pot(voice, number, pot, hands, contested=contested))
    seats = tuple(_stud_seat(voice, seat, settlement, hands) for seat in settlement.seats)
    return Explanation(tuple(head), seats)


def _rake(voice: Voice, rake: RakeRule, settlement: StudSettlement) -> Sentence:
    total = sum(pot.amount for pot in settlement.pots)
    if not rake.numerator:
        return Sentence(voice.say("explain-no-rake-house"), ("R-CM-12",))
    values = {"total": voice.money(total), "above": voice.money(rake.above)}
    if total <= rake.above:
        return Sentence(voice.say("explain-no-rake", **values), ("CM-13", "R-CM-12"))
    rate = voice.percent(Fraction(rake.numerator, rake.denominator))
    if not settlement.rake:
        text = voice.say("explain-rake-nothing", rate=rate, **values)
        return Sentence(text, ("CM-13", "R-CM-12"))
    kept = voice.money(settlement.rake)
    text = voice.say("explain-rake", rake=kept, rate=rate, **values)
    return Sentence(text, ("CM-13", "R-CM-12"))


def _pot(voice: Voice, number: int, pot: PotResult, hands: Hands, *, contested: bool) -> Sentence:
    amount = voice.money(pot.amount)
    name = voice.say("explain-side-pot", number=number, amount=amount)
    if number == 0:
        name = voice.say("explain-main-pot", amount=amount)
    if pot.rake:
        name += voice.say("explain-pot-rake", rake=voice.money(pot.rake))
    best = hands.get(pot.winners[0])
    hand = "" if best is None else voice.hand(best)
    if len(pot.winners) > 1:
        shares = voice.listed(
            [
                voice.say("explain-pot-share", seat=seat, share=voice.money(share))
                for seat, share in zip(pot.winners, pot.shares, strict=True)
            ]
        )
        text = voice.say(
            "explain-pot-shared", pot=name, count=len(pot.winners), hand=hand, shares=shares
        )
        return Sentence(text, ("CM-12", "CM-14"))
    alone = len(pot.seats) == 1 or not hand
    key = "explain-pot-alone" if alone else "explain-pot-won"
    text = voice.say(
        key, pot=name, seat=pot.winners[0], share=voice.money(pot.shares[0]), hand=hand
    )
    clauses = ("CM-10", "CM-14") if number and contested else ("CM-14",)
    return Sentence(text, clauses)


def _stud_seat(
    voice: Voice, result: StudSeatResult, settlement: StudSettlement, hands: Hands
) -> SeatExplained:
    live = result.paid > 0 or any(result.seat in pot.seats for pot in settlement.pots)
    kind = "live" if live else "expelled" if "CM-17" in result.clauses else "folded"
    text = voice.say(
        f"explain-stud-{kind}",
        put_in=voice.money(result.put_in),
        paid=voice.money(result.paid),
    )
    cards = hands.get(result.seat)
    key = "explain-seat" if cards is None else "explain-seat-hand"
    hand = "" if cards is None else voice.hand(cards)
    title = voice.say(key, seat=result.seat, hand=hand)
    sentence = Sentence(text, result.clauses)
    net = net_sentence(voice, result.net)
    return SeatExplained(result.seat, title, (sentence,), result.net, net)


def net_sentence(voice: Voice, net: Minor) -> Sentence:
    """Return what a seat won or lost in all."""
    kind = "won" if net > 0 else "lost" if net else "even"
    return Sentence(voice.say(f"explain-net-{kind}", amount=voice.money(net)))
