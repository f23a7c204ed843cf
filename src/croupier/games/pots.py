"""The layers of a pot: what comes back, what the rake takes, who is paid what.

Stands alone: amounts in minor units, one position a seat, clockwise from the marker's left, so that
an odd cent goes to the lowest position first (R-CM-11). The integer cores below take lists or
arrays and fill the ones they are given; :func:`settle_pots` puts them together.

Clauses CM-10, CM-12, CM-13, CM-14; rulings R-CM-10, R-CM-11, R-CM-12.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

import msgspec

from croupier.money import Minor


def unmatched_top(put_in: Sequence[int], live: Sequence[bool]) -> tuple[int, int]:
    """Return the position and amount that nobody matched, or ``(-1, 0)``; only a live hand's."""
    top, most, second = -1, 0, 0
    for i in range(len(put_in)):
        if put_in[i] > most:
            top, most, second = i, put_in[i], most
        elif put_in[i] > second:
            second = put_in[i]
    if top >= 0 and live[top] and most > second:
        return top, most - second
    return -1, 0


def pot_levels(put_in: Sequence[int], live: Sequence[bool], levels: MutableSequence[int]) -> int:
    """Fill ``levels`` with the distinct sums that live seats put in, rising; return how many.

    Each is the top of one pot: between two of them the same live seats compete. Nothing is no pot.
    """
    count = 0
    for i in range(len(put_in)):
        if not live[i] or put_in[i] == 0:
            continue
        at = count
        while at > 0 and levels[at - 1] > put_in[i]:
            at -= 1
        if at > 0 and levels[at - 1] == put_in[i]:
            continue
        for j in range(count, at, -1):
            levels[j] = levels[j - 1]
        levels[at] = put_in[i]
        count += 1
    return count


def pot_amounts(
    put_in: Sequence[int], levels: Sequence[int], count: int, amounts: MutableSequence[int]
) -> None:
    """Fill ``amounts`` with what each pot holds.

    What folded seats put in above the last level joins the last pot: it never vanishes (R-CM-10).
    """
    for k in range(count):
        amounts[k] = 0
    for i in range(len(put_in)):
        below = 0
        for k in range(count):
            top = put_in[i] if k == count - 1 else min(put_in[i], levels[k])
            if top > below:
                amounts[k] += top - below
                below = top


def rake_of(total: int, above: int, numerator: int, denominator: int) -> int:
    """Return the rake of all pots together: nothing up to ``above``, else a share rounded down."""
    return total * numerator // denominator if total > above else 0


def split_rake(amounts: Sequence[int], count: int, rake: int, parts: MutableSequence[int]) -> None:
    """Fill ``parts`` with each pot's part of the rake.

    In proportion, the largest remainder first, ties to the lower pot (R-CM-12). No pot is empty.
    """
    total, left = 0, rake
    for k in range(count):
        total += amounts[k]
    for k in range(count):
        parts[k] = amounts[k] * rake // total
        left -= parts[k]
    floor = total
    while left > 0:
        # A remainder below `floor` and the largest such; equal ones in order of the pots.
        largest = -1
        for k in range(count):
            remainder = amounts[k] * rake % total
            if largest < remainder < floor:
                largest = remainder
        for k in range(count):
            if left > 0 and amounts[k] * rake % total == largest:
                parts[k] += 1
                left -= 1
        floor = largest


def share_pot(amount: int, winners: Sequence[bool], shares: MutableSequence[int]) -> None:
    """Fill ``shares`` with what each winner takes, odd cents one each from the first on."""
    number = 0
    for i in range(len(winners)):
        if winners[i]:
            number += 1
    odd = amount % number
    for i in range(len(winners)):
        shares[i] = 0
        if winners[i]:
            shares[i] = amount // number
            if odd > 0:
                shares[i] += 1
                odd -= 1


def best_in(
    level: int,
    put_in: Sequence[int],
    live: Sequence[bool],
    strength: Sequence[int],
    winners: MutableSequence[bool],
) -> None:
    """Mark the live seats that reached ``level`` and that none who reached it beats."""
    best = -1
    for i in range(len(put_in)):
        if live[i] and put_in[i] >= level and strength[i] > best:
            best = strength[i]
    for i in range(len(put_in)):
        winners[i] = live[i] and put_in[i] >= level and strength[i] == best


def make_pots(
    put_in: MutableSequence[int],
    live: Sequence[bool],
    rake_rule: tuple[int, int, int],
    levels: MutableSequence[int],
    amounts: MutableSequence[int],
    parts: MutableSequence[int],
) -> tuple[int, int, int, int]:
    """Make the pots and take the rake; return how many pots, who got back how much, the rake.

    Args:
        put_in: what each position put in; less what nobody matched afterwards.
        live: whose hand is alive.
        rake_rule: above what, numerator and denominator.
        levels: filled, as by :func:`pot_levels`.
        amounts: filled, as by :func:`pot_amounts`.
        parts: filled, as by :func:`split_rake`; zeros before.
    """
    top, returned = unmatched_top(put_in, live)
    if returned > 0:
        put_in[top] -= returned
    count = pot_levels(put_in, live, levels)
    pot_amounts(put_in, levels, count, amounts)
    total = 0
    for k in range(count):
        total += amounts[k]
    above, numerator, denominator = rake_rule
    rake = rake_of(total, above, numerator, denominator)
    if rake > 0:
        split_rake(amounts, count, rake, parts)
    return count, top, returned, rake


def pay_pot(
    amount: int,
    level: int,
    put_in: Sequence[int],
    live: Sequence[bool],
    strength: Sequence[int],
    winners: MutableSequence[bool],
    shares: MutableSequence[int],
    paid: MutableSequence[int],
) -> None:
    """Share a pot of ``amount``, rake taken, among the best at its ``level``; add to ``paid``."""
    best_in(level, put_in, live, strength, winners)
    share_pot(amount, winners, shares)
    for i in range(len(paid)):
        if winners[i]:
            paid[i] += shares[i]


class Pot(msgspec.Struct, frozen=True):
    """One pot by positions: ``amount`` before ``rake``; ``shares`` in the order of ``winners``."""

    amount: Minor
    rake: Minor
    members: tuple[int, ...]
    winners: tuple[int, ...]
    shares: tuple[Minor, ...]


class Pots(msgspec.Struct, frozen=True):
    """All pots from the main pot up, what came back first, and what each position is paid."""

    returned_to: int
    returned: Minor
    rake: Minor
    pots: tuple[Pot, ...]
    paid: tuple[Minor, ...]


class RakeRule(msgspec.Struct, frozen=True):
    """The rake: ``numerator / denominator`` of pots strictly above ``above`` minor units."""

    above: Minor = 0
    numerator: int = 0
    denominator: int = 1


NO_RAKE = RakeRule()


def settle_pots(
    put_in: Sequence[Minor],
    live: Sequence[bool],
    strength: Sequence[int],
    rake_rule: RakeRule = NO_RAKE,
) -> Pots:
    """Return who is paid what.

    Args:
        put_in: what each position put in over the coup, antes and blinds included.
        live: which positions neither folded nor were expelled.
        strength: each live position's hand, higher is better, equal shares; zero or more. Those of
            the others are not looked at.
        rake_rule: the rake.

    Raises:
        ValueError: lengths differ, an amount is negative, no seat is live, or a live seat put
            nothing in.
    """
    _refuse_nonsense(put_in, live, strength)
    return split_pots(put_in, live, strength, rake_rule)


def split_pots(
    put_in: Sequence[Minor],
    live: Sequence[bool],
    strength: Sequence[int],
    rake_rule: RakeRule = NO_RAKE,
) -> Pots:
    """Return what :func:`settle_pots` does, for a coup that is known to make sense."""
    seats = len(put_in)
    kept = list(put_in)
    levels, amounts, parts = [0] * seats, [0] * seats, [0] * seats
    rule = (rake_rule.above, rake_rule.numerator, rake_rule.denominator)
    count, returned_to, returned, rake = make_pots(kept, live, rule, levels, amounts, parts)
    paid, shares, winners = [0] * seats, [0] * seats, [False] * seats
    pots = []
    for k in range(count):
        pay_pot(amounts[k] - parts[k], levels[k], kept, live, strength, winners, shares, paid)
        won = tuple([i for i in range(seats) if winners[i]])
        members = tuple([i for i in range(seats) if live[i] and kept[i] >= levels[k]])
        pots.append(Pot(amounts[k], parts[k], members, won, tuple([shares[i] for i in won])))
    if returned:
        paid[returned_to] += returned
    return Pots(returned_to, returned, rake, tuple(pots), tuple(paid))


def _refuse_nonsense(
    put_in: Sequence[Minor], live: Sequence[bool], strength: Sequence[int]
) -> None:
    if not len(put_in) == len(live) == len(strength):
        msg = (
            f"{len(put_in)} amounts, {len(live)} live marks, {len(strength)} strengths: need equal"
        )
        raise ValueError(msg)
    if not any(live):
        msg = "no seat is live: somebody must win the pot"
        raise ValueError(msg)
    for i, amount in enumerate(put_in):
        if amount < 0:
            msg = f"position {i} put in {amount}: amounts are never negative"
            raise ValueError(msg)
        if live[i] and amount == 0:
            msg = f"position {i} is live and put nothing in: who antes nothing is not dealt in"
            raise ValueError(msg)
        if live[i] and strength[i] < 0:
            msg = f"position {i} is live with strength {strength[i]}: strengths are zero or more"
            raise ValueError(msg)
