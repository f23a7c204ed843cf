"""Seeds: drawn, read from text, derived for a session's coups."""

from __future__ import annotations

import pytest

from croupier.shuffle import ShuffleError, fresh_seed, nth_seed, seed_of_text


def test_fresh_seeds_are_32_bytes_and_differ() -> None:
    """Every fresh seed is a new one."""
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {32}


def test_a_seed_is_read_from_its_digits() -> None:
    """64 hexadecimal digits in either case, with space around them, are a seed."""
    seed = bytes(range(224, 256))
    assert seed_of_text(seed.hex()) == seed_of_text(f" {seed.hex().upper()}\n") == seed


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not 0"),
        ("abc", "not 3"),
        ("z" * 64, "a to f"),
        ("0" * 65, "not 65"),
        ("aa  " * 15 + "aaaa", "a to f"),
    ],
)
def test_what_writes_no_seed_is_refused(text: str, said: str) -> None:
    """Anything else is refused and told what a seed looks like."""
    with pytest.raises(ShuffleError, match=said):
        seed_of_text(text)


def test_each_coup_of_a_session_has_its_own_seed() -> None:
    """The seeds of a session's coups differ from each other and from another session's."""
    first = {nth_seed(bytes(32), number) for number in range(200)}
    second = {nth_seed(bytes([1] * 32), number) for number in range(200)}
    assert len(first | second) == 400


def test_a_session_needs_a_whole_seed() -> None:
    """A session's seed is 32 bytes too."""
    with pytest.raises(ShuffleError, match="32 bytes"):
        nth_seed(b"short", 1)
