"""A session at one table: sitting down, coup after coup, leaving with every coup on record."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from itertools import cycle
from typing import TYPE_CHECKING

from rich.text import Text

from croupier.cards import Rank
from croupier.cli.errors import Refusal
from croupier.cli.felt import Look
from croupier.cli.play_advice import When
from croupier.cli.play_desk import BOTS, Desk, GameTable
from croupier.cli.play_keep import Keeper
from croupier.cli.play_terminal import Leave, Terminal
from croupier.games.actions import Seat
from croupier.hands import ranking
from croupier.messages import Messages
from croupier.money import Minor
from croupier.records.voice import Voice
from croupier.sheets import SHIPPED, CaribbeanSheet, StudSheet, load_sheet
from croupier.shuffle import nth_seed
from croupier.strategy import Chance, RaiseFrom, StudPlayer, chance_of, raise_from
from croupier.strategy.names import stud_bots

if TYPE_CHECKING:
    from croupier.sheets.schema import Stake

CARIBBEAN_SEATS = 4
"""How many sit at Caribbean Stud unless told otherwise: seven make a long wait."""
_BOT_ANTES = (2, 1, 4, 2, 1, 5)
"""The bots' flat antes, in least antes."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was asked for on the command line."""

    sheet: str | None
    seed: bytes
    language: str
    look: Look
    seats: int | None = None
    stake: int | None = None
    advice: When = "asked"


def play(terminal: Terminal, wishes: Wishes, keeper: Keeper) -> None:
    """Sit a person down, play until they leave, and say goodbye.

    Raises:
        Refusal: the sheet has no such stake or number of seats.
        SheetError: there is no such sheet, or it cannot be played.
    """
    messages = Messages(wishes.language)
    try:
        name = wishes.sheet or _menu(terminal, messages)
        sheet = load_sheet(name)
        desk = _desk(terminal, wishes, keeper, sheet)
        table = _table(desk, sheet, wishes)
    except (Leave, KeyboardInterrupt):
        terminal.line(messages.text("play-goodbye-early"))
        return
    _coups(table)


def _menu(terminal: Terminal, messages: Messages) -> str:
    """Let the person choose one of the shipped sheets."""
    terminal.print(Text())
    terminal.line(messages.text("play-welcome"), "bold")
    for number, name in enumerate(SHIPPED, start=1):
        sheet = load_sheet(name)
        kind = "caribbean" if isinstance(sheet, CaribbeanSheet) else _stud_kind(sheet)
        about = Text(messages.text(f"play-game-{kind}"), style="dim")
        terminal.line(Text.assemble((f"{number}  ", "bold"), sheet.name, "  ", about))
    chosen = _chosen(terminal, messages, len(SHIPPED))
    return SHIPPED[chosen - 1]


def _stud_kind(sheet: StudSheet) -> str:
    return "open" if any(street.up for street in sheet.deal.streets) else "closed"


def _chosen(terminal: Terminal, messages: Messages, most: int) -> int:
    """Return the number that the person chooses; Enter is the first.

    Raises:
        Leave: the person leaves.
    """
    terminal.line(messages.text("play-choose", most=most), "dim")
    while True:
        entry = terminal.ask().lower()
        if entry in messages.text("play-words-leave").split():
            raise Leave
        if not entry:
            return 1
        if entry.isdecimal() and 1 <= int(entry) <= most:
            return int(entry)
        terminal.line(messages.text("play-want-number", entry=entry, most=most), "yellow")


def _desk(
    terminal: Terminal, wishes: Wishes, keeper: Keeper, sheet: CaribbeanSheet | StudSheet
) -> Desk:
    lowest = sheet.deck.rank if isinstance(sheet, CaribbeanSheet) else Rank(0)
    hands = sheet.hands
    order = ranking(hands.order, lowest=lowest, ace_low=hands.ace_low, kickers=hands.kickers)
    voice = Voice(sheet, order, wishes.language)
    seats = _seats(voice, wishes.seats)
    me = seats[0]
    names = {me: voice.say("play-name")} | dict(zip(seats[1:], BOTS, strict=False))
    desk = Desk(terminal, voice, wishes.look, keeper, wishes.seed, me, names)
    desk.adviser.when = wishes.advice
    return desk


def _seats(voice: Voice, wished: int | None) -> list[Seat]:
    sheet = voice.sheet
    caribbean = isinstance(sheet, CaribbeanSheet)
    least, most = (1 if caribbean else 2), sheet.table.seats
    count = wished or (min(CARIBBEAN_SEATS, most) if caribbean else most)
    if wished is not None and not least <= wished <= most:
        why = voice.say("play-refused-seats", low=least, high=most)
        raise Refusal(f"--seats {wished}: {why}")
    return [Seat(number) for number in range(1, count + 1)]


def _table(desk: Desk, sheet: CaribbeanSheet | StudSheet, wishes: Wishes) -> GameTable:
    if isinstance(sheet, CaribbeanSheet):
        from croupier.cli.play_caribbean import CaribbeanTable

        if wishes.stake is not None:
            raise Refusal(f"--stake {wishes.stake}: {desk.say('refused-no-stakes')}")
        _greet(desk)
        return CaribbeanTable(desk, sheet, _caribbean_bots(desk, sheet))
    from croupier.cli.play_stud import StudTable

    stake = _wished_stake(desk, sheet, wishes.stake)
    _greet(desk)
    if stake is None:
        stake = _ask_stake(desk, sheet)
    chance = chance_of(nth_seed(desk.seed, 0))
    bots = _stud_bots(desk, sheet, chance)
    table = StudTable(desk, sheet, stake, bots)
    seats = list(desk.names)
    table.sit(_ask_bank(desk, stake), seats[int(chance.random() * len(seats))])
    return table


def _caribbean_bots(desk: Desk, sheet: CaribbeanSheet) -> dict[Seat, RaiseFrom]:
    least = sheet.table.ante.min
    return {
        seat: raise_from(
            sheet,
            "pair-or-better",
            _BOT_ANTES[place % len(_BOT_ANTES)] * least,
            progressive=sheet.progressive is not None and place % 2 == 0,
        )
        for place, seat in enumerate(seat for seat in desk.names if seat != desk.me)
    }


def _stud_bots(desk: Desk, sheet: StudSheet, chance: Chance) -> dict[Seat, StudPlayer]:
    """Return a bot of each way of playing in turn; their names tell which."""
    bots = stud_bots(sheet, chance)
    others = [seat for seat in desk.names if seat != desk.me]
    desk.ways.update(zip(others, cycle(bots), strict=False))
    return {seat: bots[way] for seat, way in desk.ways.items()}


def _greet(desk: Desk) -> None:
    """Say where the person sits, and with whom."""
    sheet = desk.voice.sheet
    others = [name for seat, name in desk.names.items() if seat != desk.me]
    desk.terminal.print(Text())
    desk.terminal.line(Text(f"{sheet.name}, {sheet.house}", style="bold"))
    bots = desk.voice.listed(others)
    key = "seated" if others else "seated-alone"
    desk.tell(desk.say(key, seat=desk.me, bots=bots, count=len(others)))


def _wished_stake(desk: Desk, sheet: StudSheet, wished: int | None) -> Stake | None:
    if wished is None:
        return sheet.stakes[0] if len(sheet.stakes) == 1 else None
    if not 1 <= wished <= len(sheet.stakes):
        why = desk.say("refused-stake", high=len(sheet.stakes))
        raise Refusal(f"--stake {wished}: {why}")
    return sheet.stakes[wished - 1]


def _ask_stake(desk: Desk, sheet: StudSheet) -> Stake:
    """Let the person choose a line of the stakes."""
    voice = desk.voice
    for number, stake in enumerate(sheet.stakes, start=1):
        said = desk.say(
            "stake",
            ante=voice.money(stake.ante),
            bank=voice.money(stake.bank),
            most=voice.money(stake.maximum_bank),
        )
        desk.tell(Text.assemble((f"{number}  ", "bold"), said))
    return sheet.stakes[_chosen(desk.terminal, voice.messages, len(sheet.stakes)) - 1]


def _ask_bank(desk: Desk, stake: Stake) -> Minor:
    """Ask for the bank: between Bank and Maximum bank (R-CM-13)."""
    low, high = desk.voice.money(stake.bank), desk.voice.money(stake.maximum_bank)
    if stake.bank == stake.maximum_bank:
        return stake.bank
    desk.tell(desk.say("ask-bank", low=low, high=high))
    desk.hint(desk.say("hint-enter", what=low))
    while True:
        amount = desk.ask_amount()
        if amount is None or stake.bank <= amount <= stake.maximum_bank:
            return stake.bank if amount is None else amount
        desk.refuse(desk.say("want-bank", low=low, high=high))


def _coups(table: GameTable) -> None:
    """Play until the person leaves; every coup is recorded when it is over, or as it stands."""
    desk, kept = table.desk, 0
    try:
        while True:
            desk.number += 1
            table.play()
            if table.coup is not None:
                desk.keeper.keep(table.coup, desk.number)
                kept = desk.number
            table.between()
    except (Leave, KeyboardInterrupt):
        desk.terminal.print(Text())
        _farewell(table, unfinished=kept < desk.number)


def _farewell(table: GameTable, *, unfinished: bool) -> None:
    desk = table.desk
    coup = table.coup
    if unfinished and coup is not None and (coup.history or coup.events):
        ruling = table.abandoned()
        if ruling is not None:
            desk.terminal.sentences([ruling])
        desk.keeper.keep(coup, desk.number)
    desk.adviser.farewell()
    left, brought = table.result
    money = desk.voice.money
    desk.tell(
        Text.assemble(
            desk.say("leave", left=money(left), brought=money(brought)),
            " ",
            desk.net(left - brought),
        )
    )
    _where(desk)


def _where(desk: Desk) -> None:
    keeper: Keeper = desk.keeper
    if keeper.files:
        desk.terminal.whole(
            desk.say("recorded", count=len(keeper.files), folder=str(keeper.folder))
        )
        desk.terminal.line(desk.say("read-record"), "dim")
        desk.terminal.whole(f"  croupier record show {shlex.quote(str(keeper.files[-1]))}")
    if keeper.fault:
        desk.refuse(desk.say("not-recorded", why=keeper.fault))
    desk.terminal.line(desk.say("seed"), "dim")
    desk.terminal.whole(f"  --seed {desk.seed.hex()}")
    desk.dealer(desk.say("goodbye"))
