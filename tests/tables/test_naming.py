"""Hands are called by their names at the table: each viewer's by what that viewer sees."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from random import Random
from typing import cast

import pytest

from croupier.cards import Card, parse_cards, rank
from croupier.games import events as ev
from croupier.games.actions import HOUSE, Decline, Fold, Open, Place, Raise
from croupier.hands import Ranking, name_of, name_of_ranks, parted, ranking
from croupier.protocol.messages import Events, Snapshot
from croupier.protocol.named import NamedHand
from croupier.tables import Settings, TableSpec
from croupier.tables.stud_table import StudTable
from tables.live import (
    ANN,
    BEN,
    CARIBBEAN,
    CAT,
    DAN,
    STUD,
    Live,
    Player,
    done,
    in_loop,
    live,
    rigged,
)
from tables.playing import SPECS, sit_all, step

QUICK = Settings(all_bet=20, result=20)
ANTE = CARIBBEAN.table.ante.min
ORDER = ranking(CARIBBEAN.hands.order)


async def dealt(house: Live, patch: pytest.MonkeyPatch, cards: str) -> Player:
    """Return a person at Caribbean Stud who has been dealt the first five of these cards."""
    rigged(patch, cards)
    table = await house.open(TableSpec("c", "C", CARIBBEAN, settings=QUICK), ANN)
    ann = Player(house, table, ANN, names=True)
    done(await ann.sit(1_000_00))
    done(await ann.act(Place(ANTE)))
    await house.run(20)
    return ann


def last_named(player: Player) -> tuple[NamedHand, ...]:
    """Return the hands that a person was told last."""
    told = [message.hands for message in player.messages if getattr(message, "hands", None)]
    return cast("tuple[NamedHand, ...]", told[-1])


@pytest.mark.parametrize(
    ("hand", "named"),
    [
        ("Kh Kd 9s 9c 2h", ("two pair", "Kh 9s", "2h", (2, 1))),
        ("Kh 9h 7h 4h 2h", ("flush", "Kh", "9h 7h 4h 2h", (5, 1))),
        ("Ah Kd 9s 7c 2h", ("high card", "Ah Kd", "9s 7c 2h", (1, 1))),
    ],
)
@in_loop
async def test_a_player_is_told_what_the_hand_is_and_what_it_pays(
    hand: str, named: tuple[str, str, str, tuple[int, int]], tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """With the cards come the class, its ranks and the raise's pay, and what the dealer shows."""
    cls, ranks, kickers, pays = named
    async with live(tmp_path) as house:
        ann = await dealt(house, monkeypatch, f"{hand} 3s 4d 5c 8h Qs")
        dealer, own = last_named(ann)
        assert (dealer.seat, dealer.holding, dealer.number) == (HOUSE, False, 1)
        assert dealer.ranks == (rank(parse_cards("Qs")[0]),)
        assert dealer.pays is None
        said = [tuple(rank(card) for card in parse_cards(text)) for text in (ranks, kickers)]
        assert (own.seat, own.holding, own.class_name, own.number) == (1, True, cls, 5)
        assert [own.ranks, own.kickers, own.pays] == [*said, pays]


@in_loop
async def test_the_dealer_is_named_when_exposed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the exposure the dealer's five cards have a name, and what was shown has one."""
    async with live(tmp_path) as house:
        ann = await dealt(house, monkeypatch, "Kh Kd 9s 9c 2h As Ad 5c 8h Qs")
        watcher = Player(house, ann.table, DAN, names=True)
        assert [hand.seat for hand in watcher.last.hands or ()] == [HOUSE]
        done(await ann.act(Raise(2 * ANTE)))
        for told in (last_named(ann), last_named(watcher)):
            assert [(hand.seat, hand.class_name) for hand in told] == [
                (HOUSE, "pair"),
                (1, "two pair"),
            ]
        assert last_named(watcher)[1].pays is None


@in_loop
async def test_who_does_not_ask_is_sent_no_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names cost those nothing who do not want them: their messages say nothing of hands."""
    async with live(tmp_path) as house:
        ann = await dealt(house, monkeypatch, "Kh Kd 9s 9c 2h As Ad 5c 8h Qs")
        plain = Player(house, ann.table, BEN)
        done(await ann.act(Raise(2 * ANTE)))
        assert all(message.hands is None for message in plain.shown)
        assert any(message.hands is not None for message in ann.shown)


@in_loop
async def test_who_comes_back_to_a_table_that_named_nothing_gets_a_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A gap that was kept without names is no answer to who wants them; else it is."""
    async with live(tmp_path) as house:
        ann = await dealt(house, monkeypatch, "Kh Kd 9s 9c 2h As Ad 5c 8h Qs")
        seen = ann.last.seq
        ann.follows.close()
        plain = Player(house, ann.table, ANN)
        done(await plain.act(Raise(2 * ANTE)))
        back = Player(house, ann.table, ANN, after=seen, names=True)
        assert isinstance(back.messages[0], Snapshot)
        assert [hand.class_name for hand in back.messages[0].hands] == ["pair", "two pair"]
        again = Player(house, ann.table, ANN, after=back.messages[0].seq, names=True)
        assert not any(isinstance(message, Snapshot) for message in again.messages)


class Known:
    """The cards of each hand that somebody saw, by the events alone."""

    def __init__(self) -> None:
        self.seats = 0
        self.open: dict[int, list[Card]] = defaultdict(list)
        self.own: dict[int, list[Card]] = defaultdict(list)

    def take(self, event: object) -> None:
        """Note what an event shows."""
        match event:
            case ev.AntePosted() | ev.NoMoreBets():
                self.seats = 1 if self.open else self.seats + 1
                self.open.clear()
                self.own.clear()
            case ev.OwnHand():
                self.own[event.seat] = list(event.cards)
            case ev.DealerExposed() | ev.DealerShown():
                self.open[HOUSE] = list(event.cards)
            case ev.HandShown():
                self.open[event.seat] = list(event.cards)
            case ev.OwnCard():
                self.own[event.seat].append(event.card)
            case ev.CardUp():
                self.open[event.seat].append(event.card)
            case _:
                pass

    def cards(self, hand: NamedHand) -> list[Card]:
        """Return the cards that a name may stand for."""
        shown = self.open[hand.seat]
        if not hand.holding:
            return shown
        own = self.own[hand.seat]
        return own if len(own) == 5 else shown if len(shown) == 5 else own + shown


@pytest.mark.parametrize("seed", range(3))
@in_loop
async def test_names_tell_what_the_viewer_sees_and_no_more(tmp_path: Path, seed: int) -> None:
    """Every name sent to a seat or a watcher is that of cards which it was shown."""
    rng = Random(seed)
    async with live(tmp_path, seed) as house:
        players = await sit_all(house)
        tables = house.house.tables
        named = [Player(house, p.table, p.caller, names=True) for p in players]
        named += [Player(house, tables[spec.id], DAN, names=True) for spec in SPECS]
        for _ in range(150):
            await step(house, players, rng)
        checked = sum(check(player) for player in named)
        assert checked > 300


def order_of(table: object, seats: int) -> Ranking:
    """Return the order of hands of a coup of so many seats."""
    if isinstance(table, StudTable):
        return table.game.ranking(table.game.lowest[seats])
    return ORDER


def check(player: Player) -> int:
    """Hold every name told to a person against the cards that it was shown; count them."""
    known, checked = Known(), 0
    for message in player.messages:
        if not isinstance(message, Events):
            continue
        for event in message.events:
            known.take(event)
        for hand in message.hands or () if known.seats else ():
            cards = known.cards(hand)
            assert len(cards) == hand.number, (hand, message)
            spoken = hand.class_name, (hand.ranks, hand.kickers)
            found = name_of_ranks([rank(card) for card in cards])
            if len(cards) == 5:
                found = name_of(order_of(player.table, known.seats), cards)
            assert spoken == (found.cls, parted(found)), (hand, cards)
            if hand.holding:
                assert known.own[hand.seat]
            checked += 1
    return checked


@in_loop
async def test_a_stud_hand_is_named_from_the_first_card_on(tmp_path: Path) -> None:
    """A seat is told what it holds and what each hand shows; folded, nothing is named any more."""
    async with live(tmp_path) as house:
        spec = TableSpec("s", "S", STUD, settings=QUICK)
        table = await house.open(spec, ANN, BEN, CAT)
        ann, ben = (Player(house, table, who, names=True) for who in (ANN, BEN))
        for player in (ann, ben):
            done(await player.sit(STUD.stakes[0].bank))
        turn = next(player for player in (ann, ben) if player.offers)
        done(await turn.act(Decline()))
        told = last_named(ann)
        assert (told[0].seat, told[0].holding, told[0].number) == (ann.seat, True, 2)
        shows = {(hand.seat, hand.holding, hand.number) for hand in told[1:]}
        assert shows == {(ann.seat, False, 1), (ben.seat, False, 1)}
        turn = next(player for player in (ann, ben) if player.offers)
        opening = next((offer for offer in turn.offers if offer.kind == "open"), None)
        if opening is not None:
            done(await turn.act(Open(opening.low)))
            turn = next(player for player in (ann, ben) if player.offers)
        done(await turn.act(Fold()))
        assert all(hand.seat != turn.seat for hand in last_named(ann))
