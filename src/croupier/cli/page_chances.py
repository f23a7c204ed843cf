"""The chances at a stud table as a page for people."""

from __future__ import annotations

from fractions import Fraction

from babel import Locale
from babel.numbers import format_percent
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from croupier.cards import RANKS, Card, full_deck, rank
from croupier.cli.page import cards as shown_cards
from croupier.hands.order import group_class
from croupier.odds.chances import Chances
from croupier.odds.position import HAND, UNKNOWN, Position
from croupier.odds.speaking import speaking_next
from croupier.records.voice import Voice

_LEAST = Fraction(1, 20_000)


def chances_page(found: Chances, seed: int, language: str) -> RenderableType:
    """Return the seats with their chances, how these were found, and what each hand may become."""
    place = found.position
    voice = Voice(place.sheet, place.ranking, language)
    lowest = place.ranking.lowest
    head = voice.say(
        "chances-deck",
        cards=len(full_deck(lowest)),
        lowest=voice.messages.text(f"rank-{RANKS[lowest]}", count=1),
        players=place.players,
        come=place.to_come,
    )
    parts: list[RenderableType] = [Text(head), Text(), _seats(found, voice), Text()]
    parts.append(Text(_method(found, seed, voice), style="dim"))
    if place.to_come or any(len(place.seats[i].known) < HAND for i in place.live):
        parts += [Text(), Text(voice.say("chances-classes"), style="bold"), _classes(found, voice)]
    return Group(*parts)


def percent(chance: Fraction | float, voice: Voice) -> str:
    """Return a chance with two decimals as the language writes it; none but 0 is written as 0."""
    if 0 < chance < _LEAST:
        return f"< {percent(0.0001, voice)}"
    locale = Locale.parse(voice.messages.language)
    pattern = locale.percent_formats[None].pattern.replace("##0", "##0.00")
    return format_percent(float(chance), format=pattern, locale=locale)


def plain_table(voice: Voice, columns: list[str]) -> Table:
    """Return a table without lines; the first column on the left, numbers on the right."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for place, name in enumerate(columns):
        table.add_column(
            voice.say(f"chances-{name}") if name else "", justify="right" if place else "left"
        )
    return table


def _seats(found: Chances, voice: Voice) -> Table:
    place, sampled = found.position, found.method == "sampled"
    speaks = speaking_next(place)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for name in ("seat", "cards", "holds"):
        table.add_column(voice.say(f"chances-{name}"), no_wrap=name != "holds")
    numbers = ["win", "share", "equity"]
    numbers += ["between"] if sampled else []
    numbers += ["speaks"] if speaks else []
    for name in numbers:
        table.add_column(voice.say(f"chances-{name}"), justify="right", no_wrap=True)
    first = place.speaker()
    for i, seat in enumerate(found.seats):
        cells = [Text(f"{i + 1}{'*' if i == first else ''}"), _cards(place, i)]
        if not seat.live:
            table.add_row(*cells, Text(voice.say("chances-folded"), style="dim"))
            continue
        chances = [percent(each, voice) for each in (seat.win, seat.share, seat.equity)]
        if sampled:
            chances.append(" – ".join(percent(each, voice) for each in seat.interval()))
        if speaks:
            chances.append(percent(speaks[i], voice))
        table.add_row(*cells, Text(_holds(place.seats[i].known, voice)), *chances)
    return table


def _cards(place: Position, i: int) -> Text:
    seat = place.seats[i]
    text = Text()
    if not seat.folded or seat.hidden:
        text.append_text(shown_cards(seat.hidden))
        text.append((" " if seat.hidden else "") + " ".join(UNKNOWN * _unknown(place, i)))
    text.rstrip()
    if seat.shown:
        text.append(" : " if text else "").append_text(shown_cards(seat.shown))
    return text


def _unknown(place: Position, i: int) -> int:
    return max(0, place.down - len(place.seats[i].hidden))


def _holds(known: tuple[Card, ...], voice: Voice) -> str:
    """Return the name of five cards, the class of fewer."""
    if len(known) == HAND:
        return voice.hand(known)
    if not known:
        return "–"
    name = group_class([rank(card) for card in known])
    own = voice.sheet.hands.names.get(name)
    return own or voice.say(f"class-{name.replace(' ', '-')}")


def _method(found: Chances, seed: int, voice: Voice) -> str:
    first = voice.say("chances-first", seat=found.position.speaker() + 1)
    if found.method == "exact":
        return f"{voice.say('chances-exact', deals=found.deals)} {first}"
    error = max(seat.standard_error for seat in found.seats)
    told = voice.say(
        "chances-sampled",
        samples=found.counted,
        deals=found.deals,
        seed=str(seed),
        error=percent(error, voice),
    )
    return f"{told} {first}"


def _classes(found: Chances, voice: Voice) -> Table:
    live = found.position.live
    table = plain_table(voice, [""])
    for i in live:
        table.add_column(voice.say("chances-of-seat", seat=i + 1), justify="right")
    for place, name in enumerate(voice.ranking.order):
        counts = [(found.seats[i].classes[place], sum(found.seats[i].classes)) for i in live]
        if not any(count for count, _ in counts):
            continue
        own = voice.sheet.hands.names.get(name)
        cells = [percent(Fraction(count, of), voice) if count else "–" for count, of in counts]
        table.add_row(own or voice.say(f"class-{name.replace(' ', '-')}"), *cells)
    return table
