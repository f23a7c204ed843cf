"""How fast hands are ranked, beside the peers that pip installs; prints one JSON line.

Every round measures each of them in turn on the same random hands of 52 cards, in the form that
each likes best and with the fastest call each offers, so that a busy moment hits all alike.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from itertools import repeat, starmap
from typing import Any

ROUNDS = 9
BULK_HANDS = 1_000_000
PEER_HANDS = 100_000
SEED = 1


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["NUMBA_CACHE_DIR"] = folder  # an empty cache: compiling is measured too
        print(json.dumps(measured()))


def measured() -> dict[str, Any]:
    """Return what was run, the versions, and hands per second."""
    import numpy as np

    from croupier.hands import CLASSES, kernel_tables, ranking, strengths

    hands = random_hands(np.random.default_rng(SEED))
    started = time.perf_counter()
    rules = ranking(CLASSES)
    built = time.perf_counter()
    kernel_tables(rules)
    strengths(rules, hands[:1])
    compiled = time.perf_counter()

    some = hands[:PEER_HANDS].tolist()
    strength = rules.strength
    contenders: dict[str, tuple[int, Callable[[], Any]]] = {
        "croupier array": (BULK_HANDS, lambda: strengths(rules, hands)),
        "croupier one by one": (PEER_HANDS, lambda: [strength(hand) for hand in some]),
    } | {name: (PEER_HANDS, call) for name, call in peers(some).items()}
    agree(contenders, strengths(rules, hands[:PEER_HANDS]))
    rates: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(ROUNDS):
        for name, (number, call) in contenders.items():
            begun = time.perf_counter()
            call()
            rates[name].append(number / (time.perf_counter() - begun))
    medians = {name: statistics.median(found) for name, found in rates.items()}
    best = max((name for name in medians if "croupier" not in name), key=lambda name: medians[name])
    packages = ("croupier", "numpy", "numba", "deuces", "eval7", "phevaluator", "pkrbot")
    return {
        "bench": "hands",
        "what": f"random five-card hands of 52 cards, hands/s on one core, {ROUNDS} rounds",
        "machine": f"{platform.machine()} {platform.system()}",
        "versions": {"python": platform.python_version()} | dict(versions(packages)),
        "hands_per_second": {
            name: {"median": round(medians[name]), "min": round(min(r)), "max": round(max(r))}
            for name, r in rates.items()
        },
        "best_peer": best,
        "ratio_to_best_peer": round(medians["croupier array"] / medians[best], 1),
        "ranking_seconds": round(built - started, 4),
        "compile_seconds": round(compiled - built, 3),
    }


def versions(packages: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield the version of each package that is installed."""
    for name in packages:
        with suppress(PackageNotFoundError):
            yield name, version(name)


def random_hands(random: Any) -> Any:  # noqa: ANN401 - numpy is imported when the bench runs
    """Return (BULK_HANDS, 5) different cards a row."""
    import numpy as np

    blocks = [
        np.argsort(random.random((BULK_HANDS // 10, 52), dtype=np.float32), axis=1)[:, :5]
        for _ in range(10)
    ]
    return np.concatenate(blocks).astype(np.uint8)


def peers(hands: list[list[int]]) -> dict[str, Callable[[], list[Any]]]:
    """Return each peer's fastest way through the hands, its cards made beforehand."""
    from croupier.cards import card_text, full_deck

    texts = [card_text(card) for card in full_deck()]
    calls: dict[str, Callable[[], list[Any]]] = {}
    for name in ("eval7", "pkrbot"):
        if (module := imported(name)) is not None:
            made = [module.Card(text) for text in texts]
            theirs = [[made[card] for card in hand] for hand in hands]
            calls[name] = partial(all_of, module.evaluate, theirs)
    if (module := imported("phevaluator._pheval")) is not None:
        # The native function, without the wrapper that parses each card's text.
        evaluate = module.evaluate_5cards
        calls["phevaluator"] = lambda: list(starmap(evaluate, hands))
    if (module := imported("deuces")) is not None:
        numbers = [module.Card.new(text) for text in texts]
        fives = [[numbers[card] for card in hand] for hand in hands]
        rank = module.Evaluator().evaluate
        calls["deuces"] = lambda: list(map(rank, fives, repeat([])))
    return calls


def imported(name: str) -> Any:  # noqa: ANN401 - no peer has types
    """Return a peer, or None where it does not install or run on this Python."""
    try:
        return import_module(name)
    except (ImportError, SyntaxError) as error:
        print(f"{name} is left out: {error}", file=sys.stderr)
        return None


def all_of(evaluate: Callable[[Any], Any], hands: list[Any]) -> list[Any]:
    """Return what a function says of each hand."""
    return list(map(evaluate, hands))


def agree(contenders: dict[str, tuple[int, Callable[[], Any]]], ours: Any) -> None:  # noqa: ANN401
    """Stop if a contender orders the hands differently: what it does would not be this work."""
    import numpy as np

    expected = np.unique(ours, return_inverse=True)[1]
    for name, (number, call) in contenders.items():
        if number == PEER_HANDS:
            theirs = np.unique(np.array(call()), return_inverse=True)[1]
            rising, falling = theirs, theirs.max() - theirs
            if not (np.array_equal(rising, expected) or np.array_equal(falling, expected)):
                sys.exit(f"{name} orders the hands otherwise")


if __name__ == "__main__":
    main()
