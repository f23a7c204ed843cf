"""A coup's shuffle, commitment to opened card: by the page, provable, secret till opened."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from croupier.cards import Card, card_text, cards_text, full_deck, parse_rank
from croupier.shuffle import (
    CardProof,
    CoupShuffle,
    Share,
    ShuffleError,
    ShufflePublic,
    ShuffleSecret,
    context,
    order,
    share_commitment,
    tree,
    verify,
)
from shuffle import slow_proofs as slow

PAGE = Path(__file__).parents[2] / "docs" / "shuffle.md"
SHEET = hashlib.sha256(b"a sheet").hexdigest()
DECK = full_deck()
BYTES32 = st.binary(min_size=32, max_size=32)
DECKS = st.sets(st.integers(0, 51).map(Card), min_size=1).map(sorted)
TABLES = st.text(st.characters(codec="utf-8"), min_size=1, max_size=30)
SECRETS = st.dictionaries(st.integers(1, 255), st.tuples(BYTES32, st.booleans()), max_size=7)


def dealt(
    house: bytes = bytes(32),
    *,
    deck: Sequence[Card] = DECK,
    secrets: dict[int, tuple[bytes, bool]] | None = None,
    table: str = "T1",
    coup: int = 1,
) -> CoupShuffle:
    """Return a shuffle with its deck in order; each secret is opened or kept."""
    shuffle = CoupShuffle(house, table, coup, SHEET)
    where = context(table, coup, SHEET)
    for seat, (secret, _) in (secrets or {}).items():
        shuffle.share(seat, share_commitment(secret, seat, where).hex())
    shuffle.close()
    for seat, (secret, opened) in (secrets or {}).items():
        if opened:
            assert shuffle.open(seat, secret.hex())
    shuffle.seal(deck)
    return shuffle


def vectors() -> list[dict[str, Any]]:
    """Return the published test vectors of whole coups."""
    block = re.search(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    found: list[dict[str, Any]] = tomllib.loads(block[1])["coup"]
    return found


@pytest.mark.parametrize("vector", vectors(), ids=lambda v: v["table"])
def test_the_published_coups_hold(vector: dict[str, Any]) -> None:
    """What the page publishes is what the shuffle makes."""
    shuffle = CoupShuffle(
        bytes.fromhex(vector["house"]), vector["table"], vector["number"], vector["sheet"]
    )
    assert shuffle.commitment == vector["commitment"]
    for share in vector["share"]:
        shuffle.share(share["seat"], share["commitment"])
    shuffle.close()
    for share in vector["share"]:
        if "secret" in share:
            assert shuffle.open(share["seat"], share["secret"])
    assert shuffle.seal(full_deck(parse_rank(vector["lowest"]))).hex() == vector["seed"]
    assert cards_text(shuffle.order[:10]) == vector["top"]
    assert shuffle.root == vector["root"]
    opened = vector["opened"]
    proof = shuffle.card_proof(opened["position"])
    assert card_text(proof.card) == opened["card"]
    assert proof.salt == opened["salt"]
    assert list(proof.path) == opened["path"]


@given(BYTES32, TABLES, st.integers(1, 2**63 - 1), SECRETS, DECKS)
def test_anyone_can_compute_it_from_the_page(
    house: bytes,
    table: str,
    coup: int,
    secrets: dict[int, tuple[bytes, bool]],
    deck: list[Card],
) -> None:
    """A second program, written from the page, makes the same values, for every size of deck."""
    shuffle = dealt(house, deck=deck, secrets=secrets, table=table, coup=coup)
    at = slow.where(table, coup, bytes.fromhex(SHEET))
    commitment = slow.sha(b"croupier/commit/v1\0", at, house)
    assert shuffle.commitment == commitment.hex()
    shares = {
        seat: (opened, secret)
        if opened
        else (False, slow.sha(b"croupier/share/v1\0", at, bytes([seat]), secret))
        for seat, (secret, opened) in secrets.items()
    }
    seed = slow.seed(house, at, shares)
    assert shuffle.seed == seed
    assert shuffle.order == order(seed, deck)
    row = [slow.leaf(seed, shuffle.order, i) for i in range(len(deck))]
    assert shuffle.root == slow.root(at, commitment, deck, slow.levels(row)[-1][0]).hex()
    for i in range(len(deck)):
        proof = shuffle.card_proof(i)
        assert proof.salt == slow.salt(seed, len(deck), i).hex()
        assert [bytes.fromhex(value) for value in proof.path] == slow.path(row, i)


@given(BYTES32, SECRETS, DECKS)
def test_every_proof_of_a_true_shuffle_holds(
    house: bytes, secrets: dict[int, tuple[bytes, bool]], deck: list[Card]
) -> None:
    """Commitment, shares, order, root and each card, for every size of deck."""
    shuffle = dealt(house, deck=deck, secrets=secrets)
    sealed, opened = shuffle.public(), shuffle.public(seed_opened=True)
    assert not verify.verify_commitment(sealed)
    assert not verify.verify_root(sealed)
    assert verify.opened_order(sealed) is None
    assert verify.verify_commitment(opened)
    assert verify.verify_root(opened)
    assert verify.verify_order(opened, shuffle.order)
    assert all(verify.verify_share(opened, share) for share in opened.shares if share.secret)
    assert all(verify.verify_card(sealed, shuffle.card_proof(i)) for i in range(len(deck)))


@settings(max_examples=200)
@given(SECRETS, st.integers(20, 52), st.data())
def test_any_changed_part_of_a_card_s_proof_breaks_it(
    secrets: dict[int, tuple[bytes, bool]], size: int, data: st.DataObject
) -> None:
    """Another position, card, salt, path, table, coup, sheet, commitment, deck or root: no."""
    shuffle = dealt(bytes(32), deck=full_deck()[52 - size :], secrets=secrets)
    public = shuffle.public()
    proof = shuffle.card_proof(data.draw(st.integers(0, size - 1)))
    assert verify.verify_card(public, proof)
    field = data.draw(st.sampled_from(["position", "card", "salt", "path", *PUBLIC]))
    if field in PUBLIC:
        public = replace(public, **{field: changed(getattr(public, field), data)})
    else:
        proof = replace(proof, **{field: changed(getattr(proof, field), data)})
    assert not verify.verify_card(public, proof)


PUBLIC = ("table", "coup", "sheet", "commitment", "deck", "root")


@settings(max_examples=200)
@given(SECRETS.filter(bool), st.data())
def test_any_changed_part_of_an_opened_shuffle_breaks_it(
    secrets: dict[int, tuple[bytes, bool]], data: st.DataObject
) -> None:
    """Another seed, share, name, number, deck or root: commitment, share or root does not hold."""
    public = dealt(secrets=secrets).public(seed_opened=True)
    field = data.draw(st.sampled_from(["shares", "house_seed", *PUBLIC]))
    other = replace(public, **{field: changed(getattr(public, field), data)})
    holds = verify.verify_commitment(other) and verify.verify_root(other)
    shares = all(verify.verify_share(other, share) for share in other.shares if share.secret)
    assert not (holds and shares)


def changed(value: Any, data: st.DataObject) -> Any:  # noqa: ANN401 - any part of a proof
    """Return a value of the same kind with one thing in it changed."""
    if isinstance(value, int):
        return data.draw(st.integers(0, 60).filter(lambda other: other != value))
    if isinstance(value, Share):
        return changed_share(value, data)
    place = data.draw(st.integers(0, len(value) - 1))
    how = data.draw(st.sampled_from(["other", "less", "more"]))
    if how == "less":
        return value[:place] + value[place + 1 :]
    if how == "more":
        return value[:place] + value[place : place + 1] + value[place:]
    if isinstance(value, str):
        letter = data.draw(st.sampled_from("0123456789abcdef").filter(value[place].__ne__))
        return value[:place] + letter + value[place + 1 :]
    return (*value[:place], changed(value[place], data), *value[place + 1 :])


def changed_share(share: Share, data: st.DataObject) -> Share:
    """Return a share with its seat, its commitment or what opens it changed."""
    field = data.draw(st.sampled_from(["seat", "commitment"] + ["secret"] * bool(share.secret)))
    if field == "seat":
        return replace(share, seat=data.draw(st.integers(1, 255).filter(share.seat.__ne__)))
    return replace(share, **{field: changed(getattr(share, field), data)})


@pytest.mark.parametrize("size", range(1, 53))
def test_no_two_sizes_share_a_tree(size: int) -> None:
    """A path has the length that its place in its tree has, and no other is followed."""
    values = [hashlib.sha256(bytes([i])).digest() for i in range(size)]
    top, paths = tree.grown(values)
    assert top == tree.top(values)
    for place in range(size):
        way = paths[place]
        assert len(way) <= 6
        assert tree.climb(values[place], place, size, way) == top
        assert tree.climb(values[place], place, size, (*way, bytes(32))) is None
        for other in range(size):
            if other != place:
                assert tree.climb(values[place], other, size, way) != top


def test_no_leaf_can_be_found_by_trying_cards() -> None:
    """All of a deck's leaves together do not tell a card: each has its own salt of 32 bytes.

    Whoever knows every salt but one, and every card, finds no leaf of that one by any salt known.
    """
    shuffle = dealt()
    size = len(shuffle.order)
    leaves = [slow.leaf(shuffle.seed, shuffle.order, i) for i in range(size)]
    salts = [bytes.fromhex(shuffle.card_proof(i).salt) for i in range(size)]
    assert len(set(salts)) == size
    for hidden in (0, 7, 51):
        tried = {
            tree.leaf(size, hidden, card, salt)
            for card in full_deck()
            for place, salt in enumerate([*salts, bytes(32)])
            if place != hidden
        }
        assert leaves[hidden] not in tried


def test_opened_cards_tell_nothing_of_the_others() -> None:
    """What is public and an opened card hold no other salt, no seed, and nothing of the house's."""
    shuffle = dealt(secrets={2: (bytes([5] * 32), True)})
    told = msgspec.json.encode([shuffle.public(), shuffle.card_proof(3)])
    for i in range(52):
        if i != 3:
            assert shuffle.card_proof(i).salt.encode() not in told
    assert shuffle.seed.hex().encode() not in told
    assert shuffle.secret.house_seed.encode() not in told


def test_what_is_not_opened_counts_by_its_commitment() -> None:
    """A seat that keeps its bytes back changes the seed, and can neither stop nor choose it."""
    secret = bytes([7] * 32)
    opened = dealt(secrets={3: (secret, True)})
    kept = dealt(secrets={3: (secret, False)})
    assert opened.seed != kept.seed
    assert kept.unopened == (3,)
    assert kept.public().shares[0].secret == ""
    assert verify.verify_root(kept.public(seed_opened=True))


def test_shares_are_opened_to_all_only_with_the_root() -> None:
    """Nobody sees another's bytes while bytes can still be kept back."""
    shuffle = CoupShuffle(bytes(32), "T1", 1, SHEET)
    secret = bytes([7] * 32)
    shuffle.share(3, share_commitment(secret, 3, context("T1", 1, SHEET)).hex())
    shuffle.close()
    assert shuffle.open(3, secret.hex())
    assert shuffle.public().shares[0].secret == ""
    shuffle.seal(full_deck())
    assert shuffle.public().shares[0].secret == secret.hex()


def test_a_commitment_is_for_one_seat_one_coup_one_table() -> None:
    """Another seat's commitment, copied, cannot be opened with the other's bytes."""
    secret = bytes([7] * 32)
    copied = share_commitment(secret, 3, context("T1", 1, SHEET)).hex()
    shuffle = CoupShuffle(bytes(32), "T1", 1, SHEET)
    shuffle.share(4, copied)
    shuffle.close()
    assert not shuffle.open(4, secret.hex())
    assert not shuffle.open(4, "noise")
    for where in (("T2", 1, SHEET), ("T1", 2, SHEET), ("T1", 1, "0" * 64)):
        assert share_commitment(secret, 3, context(*where)).hex() != copied


def test_each_step_has_its_time() -> None:
    """Commitments with the bet, openings after the close, nothing after the deal."""
    shuffle = CoupShuffle(bytes(32), "T1", 1, SHEET)
    digits = "0" * 64
    with pytest.raises(ShuffleError, match="not in order yet"):
        _ = shuffle.root
    with pytest.raises(ShuffleError, match="between the close of bets"):
        shuffle.open(1, digits)
    with pytest.raises(ShuffleError, match="not before the deal"):
        shuffle.public(seed_opened=True)
    shuffle.share(1, digits)
    shuffle.withdraw(1)
    shuffle.withdraw(1)
    shuffle.close()
    with pytest.raises(ShuffleError, match="with its bet"):
        shuffle.share(1, digits)
    with pytest.raises(ShuffleError, match="nothing is taken back"):
        shuffle.withdraw(1)
    with pytest.raises(ShuffleError, match="committed to nothing"):
        shuffle.open(1, digits)
    shuffle.seal(full_deck())
    with pytest.raises(ShuffleError, match="in order already"):
        shuffle.seal(full_deck())
    with pytest.raises(ShuffleError, match="positions 0 to 51, not 52"):
        shuffle.card_proof(52)


@pytest.mark.parametrize(
    ("table", "coup", "sheet"),
    [("", 1, SHEET), ("T" * 70_000, 1, SHEET), ("T1", 0, SHEET), ("T1", 1, SHEET[1:])],
)
def test_what_tells_no_coup_is_refused(table: str, coup: int, sheet: str) -> None:
    """A name, a number from 1, a digest of 64 lower-case digits."""
    with pytest.raises(ShuffleError):
        CoupShuffle(bytes(32), table, coup, sheet)


@pytest.mark.parametrize("seat", [0, -1, 256])
def test_what_is_no_seat_is_refused(seat: int) -> None:
    """Seats are one byte, from 1."""
    with pytest.raises(ShuffleError, match="1 to 255"):
        CoupShuffle(bytes(32), "T1", 1, SHEET).share(seat, "0" * 64)


@given(BYTES32, SECRETS, st.booleans(), st.booleans())
def test_a_shuffle_is_restored_from_its_values(
    house: bytes,
    secrets: dict[int, tuple[bytes, bool]],
    sealed: bool,  # noqa: FBT001
    opened: bool,  # noqa: FBT001
) -> None:
    """Through JSON and back, before and after the deal, it is the same shuffle."""
    shuffle = CoupShuffle(house, "T1", 9, SHEET)
    for seat, (secret, _) in secrets.items():
        shuffle.share(seat, share_commitment(secret, seat, context("T1", 9, SHEET)).hex())
    shuffle.close()
    for seat, (secret, shown) in secrets.items():
        if shown:
            shuffle.open(seat, secret.hex())
    if sealed:
        shuffle.seal(full_deck())
    public = shuffle.public(seed_opened=sealed and opened)
    text = msgspec.json.encode((public, shuffle.secret))
    again = CoupShuffle.restore(
        *msgspec.json.decode(text, type=tuple[ShufflePublic, ShuffleSecret])
    )
    assert again.public(seed_opened=sealed and opened) == public
    assert again.secret == shuffle.secret
    if sealed:
        assert again.order == shuffle.order
        assert again.card_proof(5) == shuffle.card_proof(5)


def test_halves_of_two_shuffles_are_refused() -> None:
    """Public and secret values belong together."""
    one, two = dealt(bytes(32)), dealt(bytes([1] * 32))
    with pytest.raises(ShuffleError, match="not of one shuffle"):
        CoupShuffle.restore(one.public(), two.secret)
    three = dealt(secrets={2: (bytes(32), True)})
    lie = replace(three.secret, shares=(replace(three.secret.shares[0], secret="1" * 64),))
    with pytest.raises(ShuffleError, match="does not open its commitment"):
        CoupShuffle.restore(three.public(), lie)


@given(
    st.builds(
        ShufflePublic,
        table=st.text(),
        coup=st.integers(),
        sheet=st.text(),
        commitment=st.text(),
        shares=st.lists(st.builds(Share, st.integers(), st.text(), st.text())).map(tuple),
        deck=st.lists(st.integers().map(Card)).map(tuple),
        root=st.text(),
        house_seed=st.text(),
    ),
    st.builds(CardProof, st.integers(), st.integers().map(Card), st.text(), st.just(())),
)
def test_noise_proves_nothing_and_raises_nothing(public: ShufflePublic, proof: CardProof) -> None:
    """Whatever a house sends, the answer is no."""
    assert not verify.verify_commitment(public)
    assert not verify.verify_root(public)
    assert not verify.verify_card(public, proof)
    assert not any(verify.verify_share(public, share) for share in public.shares)
