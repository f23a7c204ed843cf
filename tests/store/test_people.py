"""Who somebody is, how they log in, what they allow themselves; on both databases."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.store import Store, limits, people
from croupier.store.limits import LOOSER_AFTER, Limit
from croupier.store.people import LOCK_FOR, PersonError

HOUR = 3_600_000
TOKEN = hashlib.sha256(b"token").digest()
ARGON = "$argon2id$v=19$m=65536,t=3,p=4$c2FsdA$aGFzaA"


@pytest.fixture
def store(store_url: str) -> Iterator[Store]:
    """Yield a store in which Ann stands."""
    with Store.open(store_url) as opened:
        opened.write(people.add_person, "a", "Ann", 5, {"player"}).result(10)
        yield opened


def test_a_name_is_one_persons_however_it_is_spelt(store: Store) -> None:
    """Letters' case, width and spaces around make no second Ann."""
    for name in ("ann", " ANN ", "\uff21nn"):
        with pytest.raises(PersonError, match="already"):
            store.write(people.add_person, "b", name, 6).result(10)
        assert store.ask(people.person_called, name) == people.Person("a", "Ann", 5)
    assert store.ask(people.find_person, "a") == people.Person("a", "Ann", 5)
    assert store.ask(people.find_person, "b") is None
    assert store.ask(people.person_called, "Bob") is None
    assert store.ask(people.person_called, "") is None


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "a\u202eb", "a\nb", "\0"])
def test_what_is_no_name_is_refused(store: Store, name: str) -> None:
    """Nobody is called by letters that cannot be seen, or by a novel."""
    with pytest.raises(PersonError, match="is no name"):
        store.write(people.add_person, "b", name, 6).result(10)


def test_roles_are_set_as_a_whole(store: Store) -> None:
    """A person has the roles last set; unknown ones are refused and change nothing."""
    store.write(people.set_roles, "a", {"cashier", "inspector"}, 7).result(10)
    assert store.ask(people.roles_of, "a") == {"cashier", "inspector"}
    with pytest.raises(PersonError, match="is no role"):
        store.write(people.set_roles, "a", {"owner"}, 8).result(10)  # type: ignore[arg-type]
    assert store.ask(people.roles_of, "a") == {"cashier", "inspector"}
    assert [person.id for person in store.ask(people.with_role, "inspector")] == ["a"]
    assert store.ask(people.with_role, "manager") == []


def test_only_the_text_of_argon2id_is_kept(store: Store) -> None:
    """A password itself never comes near the store."""
    with pytest.raises(PersonError, match="argon2id"):
        store.write(people.set_credential, "a", "hunter2", 6).result(10)
    assert store.ask(people.credential_of, "a") is None
    for number in (1, 2):
        store.write(people.set_credential, "a", f"{ARGON}{number}", 6).result(10)
    assert store.ask(people.credential_of, "a") == f"{ARGON}2"


def test_three_failed_logins_in_thirty_minutes_lock_a_name(store: Store) -> None:
    """The third locks for thirty minutes, another name not, and old ones do not count."""
    for at in (0, LOCK_FOR + 1, LOCK_FOR + 2):
        store.write(people.note_failed_login, "ANN", at, "::1").result(10)
        assert store.ask(people.locked_until, "Ann", at) is None
    third = LOCK_FOR + 3
    store.write(people.note_failed_login, " ann", third).result(10)
    assert store.ask(people.locked_until, "Ann", third) == third + LOCK_FOR
    assert store.ask(people.locked_until, "Ann", third + LOCK_FOR) is None
    assert store.ask(people.locked_until, "Bob", third) is None
    store.write(people.clear_failed_logins, "Ann").result(10)
    assert store.ask(people.locked_until, "Ann", third) is None


def test_a_session_holds_until_it_is_over_or_revoked(store: Store) -> None:
    """By the hash of its token; use makes it longer; a closed account has none."""
    store.write(people.open_session, TOKEN, "a", 10, 100).result(10)
    assert store.ask(people.find_session, TOKEN, 99) == people.Session("a", 10, 10, 100)
    assert store.ask(people.find_session, TOKEN, 100) is None
    assert store.ask(people.find_session, bytes(32), 50) is None
    store.write(people.touch_session, TOKEN, 50, 200).result(10)
    assert store.ask(people.find_session, TOKEN, 150) == people.Session("a", 10, 50, 200)
    store.write(people.revoke_session, TOKEN, 60).result(10)
    store.write(people.touch_session, TOKEN, 61, 900).result(10)
    assert store.ask(people.find_session, TOKEN, 61) is None
    with pytest.raises(PersonError, match="32 bytes"):
        store.write(people.open_session, b"token", "a", 10, 100).result(10)


def test_a_closed_account_can_do_nothing(store: Store) -> None:
    """Its sessions and roles end; it is still known by its name."""
    store.write(people.open_session, TOKEN, "a", 10, 100).result(10)
    store.write(people.close_person, "a", 20).result(10)
    assert store.ask(people.find_session, TOKEN, 30) is None
    assert store.ask(people.roles_of, "a") == frozenset()
    assert store.ask(people.people) == [people.Person("a", "Ann", 5, 20)]


def test_what_is_over_is_forgotten(store: Store) -> None:
    """Sessions and failed logins of long ago are deleted, others stay."""
    other = hashlib.sha256(b"other").digest()
    store.write(people.open_session, TOKEN, "a", 10, 100).result(10)
    store.write(people.open_session, other, "a", 10, 5_000).result(10)
    store.write(people.note_failed_login, "Ann", 10).result(10)
    store.write(people.forget_sessions, 1_000).result(10)
    assert store.ask(people.find_session, TOKEN, 50) is None
    assert store.ask(people.find_session, other, 50) is not None


def test_a_stricter_limit_holds_at_once_and_a_looser_one_a_day_later(store: Store) -> None:
    """Whatever is set in between; taking a limit away is looser too."""

    def ask(at: int) -> Limit:
        return store.ask(limits.limit_of, "a", "loss-day", at)

    def put(amount: int | None, at: int) -> int:
        return store.write(limits.set_limit, "a", "loss-day", amount, at).result(10)

    assert ask(0) == Limit(None)
    assert put(5_000, 10) == 10
    assert put(9_000, 20) == 20 + LOOSER_AFTER
    assert ask(30) == Limit(5_000, 9_000, 20 + LOOSER_AFTER)
    assert put(1_000, 40) == 40
    assert ask(40 + LOOSER_AFTER) == Limit(1_000)
    assert put(None, 50) == 50 + LOOSER_AFTER
    assert ask(49 + LOOSER_AFTER).amount == 1_000
    assert ask(50 + LOOSER_AFTER) == Limit(None)
    assert store.ask(limits.limits_of, "a", 60) == {
        "loss-day": Limit(1_000, None, 50 + LOOSER_AFTER)
    }
    with pytest.raises(PersonError, match="a limit is 0 to"):
        put(-1, 60)


@given(st.lists(st.tuples(st.none() | st.integers(0, 9), st.integers(0, 30)), max_size=8))
def test_nobody_is_ever_allowed_more_sooner_than_after_a_day(
    wishes: list[tuple[int | None, int]],
) -> None:
    """Against a slow reading: no limit rises within a day of the wish that raised it."""
    from sqlalchemy import create_engine

    from croupier.store.schema import METADATA

    engine = create_engine("sqlite://")
    METADATA.create_all(engine)
    infinite = float("inf")
    with engine.begin() as connection:
        people.add_person(connection, "a", "Ann", 0)
        now, allowed = 0, infinite
        for amount, hours in wishes:
            now += hours * HOUR
            before = limits.limit_of(connection, "a", "stake", now).amount
            allowed = infinite if before is None else before
            limits.set_limit(connection, "a", "stake", amount, now)
            wish = infinite if amount is None else amount
            for later in (0, LOOSER_AFTER - 1):
                held = limits.limit_of(connection, "a", "stake", now + later).amount
                assert (infinite if held is None else held) == min(allowed, wish)
            then = limits.limit_of(connection, "a", "stake", now + LOOSER_AFTER).amount
            assert (infinite if then is None else then) == wish
    engine.dispose()


def test_an_exclusion_can_be_made_longer_and_never_shorter(store: Store) -> None:
    """The longest holds; for good is for good."""

    def ask(at: int) -> limits.Exclusion | None:
        return store.ask(limits.excluded, "a", at)

    assert ask(10) is None
    store.write(limits.exclude, "a", 10, 100).result(10)
    assert ask(10) == ask(99) == limits.Exclusion(10, 100)
    assert ask(100) is None
    store.write(limits.exclude, "a", 10, 50).result(10)
    assert ask(60) == limits.Exclusion(10, 100)
    store.write(limits.exclude, "a", 20, None).result(10)
    store.write(limits.exclude, "a", 30, 40).result(10)
    assert ask(10**15) == limits.Exclusion(20, None)
