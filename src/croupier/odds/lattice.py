"""Sums of many equal, independent results: how they are spread, and when they fall too low.

The results of one coup lie on a lattice, whole multiples of one unit, and their chances are exact
fractions. From there on chances are floats, each with a bound on its error that is computed with
it:

- The sum of n results is the n-th power of the characteristic function, taken at the roots of
  unity of a length L and transformed back. Sums that differ by L lattice units fall together; L is
  chosen so that all but :data:`TAIL` lies within, by Chernoff's bound on either side.
- Falling below a barrier is walked step by step. What is so high that it falls to the barrier with
  a chance below :data:`TAIL` (Chernoff's bound, for all remaining steps by Doob's inequality) is
  left there.
- Rounding: u = 2^-53 a step. A power n is off by at most n |phi|^(n-1) (eta + sqrt(5) u), eta the
  rounding of phi itself; any set of sums by the 2-norm of that (Parseval).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import ceil, floor, gcd, lcm, log, log2, sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

TAIL = 1e-15
"""What may fall out of a window, on each side."""

LONGEST = 1 << 22
"""Lattice points of the longest window: some hundred megabytes."""

_U = 2.0**-53
_SHRINK = 64  # steps between two looks at how high the window must be
_EACH = 16  # of one term of phi: chance, angle (up to 2 pi), sine and cosine, product


class WidthError(ValueError):
    """Sums that spread over more lattice points than can be held; the message says what can."""


class Lattice(NamedTuple):
    """One coup's results on a lattice, rising."""

    unit: Fraction
    """Of one step."""
    steps: NDArray[np.int64]
    chances: NDArray[np.float64]


class Chances(NamedTuple):
    """Chances of the results of a number of coups."""

    unit: Fraction
    """Minor units of a lattice step."""
    first: int
    """The lattice point of the first entry."""
    chances: NDArray[np.float64]
    bound: float
    """The most by which the chance of any set of results is off."""

    def above(self, point: int) -> float:
        """Return the chance of more than a lattice point."""
        return float(self.chances[max(0, point + 1 - self.first) :].sum())

    def quantile(self, level: float) -> Fraction:
        """Return the least result that is not exceeded with this chance, minor units."""
        sums = np.cumsum(self.chances)
        place = min(int(np.searchsorted(sums, level)), len(sums) - 1)
        return (self.first + place) * self.unit


class Fallen(NamedTuple):
    """A walk with an absorbing barrier."""

    chance: float
    """That the sum falls below the barrier before the last step is made."""
    bound: float
    """The most by which the chance is off."""
    steps: float
    """Made on average."""


def common_unit(results: Iterable[Fraction]) -> Fraction:
    """Return the largest unit of which all results are whole multiples."""
    values = list(results)
    den = lcm(*(value.denominator for value in values))
    return Fraction(gcd(*(int(value * den) for value in values)) or 1, den)


def lattice_of(
    results: Mapping[Fraction, Fraction], unit: Fraction, *, up: bool = False
) -> Lattice:
    """Return results on a lattice; what lies between two points goes down, or up."""
    near = ceil if up else floor
    found: dict[int, Fraction] = {}
    for result, chance in results.items():
        step = near(result / unit)
        found[step] = found.get(step, Fraction(0)) + chance
    return _lattice(unit, found)


def blurred(results: Mapping[Fraction, Fraction], unit: Fraction) -> Lattice:
    """Return results on a lattice; what lies between two points is parted so as to keep the mean.

    The variance grows by at most a quarter of the unit's square.
    """
    found: dict[int, Fraction] = {}
    for result, chance in results.items():
        low = floor(result / unit)
        above = result / unit - low
        for step, part in ((low, 1 - above), (low + 1, above)):
            found[step] = found.get(step, Fraction(0)) + chance * part
    return _lattice(unit, found)


def _lattice(unit: Fraction, found: Mapping[int, Fraction]) -> Lattice:
    steps = sorted(step for step in found if found[step])
    chances = np.array([float(found[step]) for step in steps])
    return Lattice(unit, np.array(steps, np.int64), chances)


def power(one: Lattice, number: int) -> Chances:
    """Return the chances of the sum of ``number`` results; see the module.

    Raises:
        WidthError: they do not fit (:func:`fits`).
    """
    if not fits(one, number):
        raise WidthError(f"{number} coups spread too widely to be computed: ask for fewer")
    low, high = window(one, number)
    length = 1 << max(4, (high - low).bit_length())
    total, last = _raised(_characteristic(one, length), number)
    found = np.fft.irfft(total, length)
    found = np.maximum(np.roll(found, -(low % length)), 0.0)
    eta = (len(one.steps) + _EACH) * _U
    forth = number * (eta + sqrt(5) * _U) * _norm(last)
    back = 16 * _U * log2(length) * _norm(total)
    return Chances(one.unit, low, found, forth + back + 4 * TAIL)


def fits(one: Lattice, number: int) -> bool:
    """Return whether the sums of so many results fit a window of :data:`LONGEST` points."""
    low, high = window(one, number)
    return high - low < LONGEST


def walk(one: Lattice, number: int, start: int) -> Fallen:
    """Return the chance to fall below 0 from ``start`` steps above it, in fewer than ``number``.

    Below 0 no further step is made.
    """
    high = height(one, number)
    if start >= high:
        return Fallen(0.0, TAIL, float(number))
    here = np.zeros(high)
    here[start] = 1.0
    fallen, made = 0.0, 0.0
    for done in range(1, number):
        made += 1 - fallen
        here, fell = _step(here, one)
        fallen += fell
        if done % _SHRINK == 0:
            here = here[: height(one, number - done)]
    return Fallen(fallen, TAIL + number * (len(one.steps) + _EACH) * _U, made + 1 - fallen)


def window(one: Lattice, number: int) -> tuple[int, int]:
    """Return bounds beyond which the sum lies with a chance of at most :data:`TAIL` each."""
    least, most = int(one.steps[0]) * number, int(one.steps[-1]) * number
    if least == most:
        return least, most
    theta = _thetas(one, number)
    high = (number * _cumulant(one.steps, one.chances, theta) - log(TAIL)) / theta
    low = (number * _cumulant(-one.steps, one.chances, theta) - log(TAIL)) / theta
    return max(least, -ceil(low.min())), min(most, ceil(high.min()))


def height(one: Lattice, number: int) -> int:
    """Return a height from which so many steps fall below 0 with at most :data:`TAIL`."""
    theta = _thetas(one, number)
    drift = np.maximum(_cumulant(-one.steps, one.chances, theta), 0)
    fall = float(((number * drift - log(TAIL)) / theta).min())
    return min(ceil(fall), max(0, -int(one.steps[0])) * number) + 1


def _step(here: NDArray[np.float64], one: Lattice) -> tuple[NDArray[np.float64], float]:
    """Return the chances after one more step at 0 and above, and what fell below."""
    after, part, size = np.zeros_like(here), np.empty_like(here), len(here)
    fell = 0.0
    for step, chance in zip(one.steps.tolist(), one.chances.tolist(), strict=True):
        if step >= size:
            break
        np.multiply(here, chance, out=part)
        if step >= 0:
            after[step:] += part[: size - step]
        else:
            after[:step] += part[-step:]
            fell += float(part[:-step].sum())
    return after, fell


def _thetas(one: Lattice, number: int) -> NDArray[np.float64]:
    mean = float(one.steps @ one.chances)
    variance = float((one.steps - mean) ** 2 @ one.chances)
    deviation = sqrt(max(variance, 1e-12) * number)
    widest = float(np.abs(one.steps).max()) or 1.0
    return np.geomspace(min(1e-3 / deviation, 1e-3 / widest), 40.0, 500)


def _cumulant(
    steps: NDArray[np.int64], chances: NDArray[np.float64], theta: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Return log E exp(theta X), a hair above it."""
    exponents = theta[:, None] * steps + np.log(chances)
    top = exponents.max(axis=1)
    found: NDArray[np.float64] = top + np.log(np.exp(exponents - top[:, None]).sum(axis=1))
    return found + 1e-15 * (1 + np.abs(found))


def _characteristic(one: Lattice, length: int) -> NDArray[np.complex128]:
    """Return E exp(-2 pi i k X / length) for k from 0 to half of the length."""
    k = np.arange(length // 2 + 1)
    found = np.zeros(len(k), np.complex128)
    for step, chance in zip(one.steps.tolist(), one.chances.tolist(), strict=True):
        turns = (k * (step % length)) % length  # whole: the angle is rounded only once
        found += chance * np.exp(turns * (-2j * np.pi / length))
    return found


def _raised(
    phi: NDArray[np.complex128], power: int
) -> tuple[NDArray[np.complex128], NDArray[np.complex128]]:
    """Return the power of each number, and the power before it."""
    last = np.ones_like(phi)
    square, left = phi, power - 1
    while left:
        if left & 1:
            last = last * square
        left >>= 1
        if left:
            square = square * square
    return last * phi, last


def _norm(half: NDArray[np.complex128]) -> float:
    """Return the 2-norm of a spectrum of which one half is given."""
    return float(np.sqrt(2 * (np.abs(half) ** 2).sum()))
