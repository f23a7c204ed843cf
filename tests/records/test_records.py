"""A coup's record: written, read and played again it is the same coup; a false one is refused."""

from __future__ import annotations

import copy
import pickle
import tomllib
from decimal import Decimal
from random import Random
from typing import TypeVar

import pytest
import tomli_w
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.cards import full_deck
from croupier.games.actions import HOUSE, Deal, Expose, Fold, Place, Raise, Seat, Violation, Void
from croupier.games.caribbean import CaribbeanCoup, caribbean_game
from croupier.games.stud import StudCoup
from croupier.messages import languages
from croupier.records import RecordError, read, record_of, replay, settled_of, write
from croupier.records.notation import NotationError, act_of, line_of
from croupier.records.story import tell, voice_of
from records.coups import caribbean_sheet, random_caribbean, random_stud
from records.proven import proven

T = TypeVar("T")
SEEDS = st.integers(min_value=0, max_value=2**32)


def played() -> CaribbeanCoup:
    """Return a settled coup of two seats."""
    coup = caribbean_game(caribbean_sheet()).coup({Seat(1): 50_000, Seat(4): 50_000})
    coup.act(Seat(1), Place(1000, progressive=True))
    coup.act(Seat(4), Place(2000))
    coup.act(HOUSE, Deal(full_deck()))
    coup.act(Seat(4), Raise(4000))
    coup.act(Seat(1), Fold())
    coup.act(HOUSE, Expose(123_456_789_012))
    return coup


def copied(value: T) -> T:
    """Return what another process is given of a value."""
    given: T = pickle.loads(pickle.dumps(value))  # noqa: S301 - made a moment ago
    return given


def changed(text: str, right: str, wrong: str) -> str:
    """Return the line that refuses a record with one thing in it changed."""
    assert right in text
    with pytest.raises(RecordError) as caught:
        read(text.replace(right, wrong, 1), label="coup.phh")
    return str(caught.value)


@settings(max_examples=60)
@given(SEEDS, st.booleans())
def test_random_coups_come_back_from_paper(seed: int, stud: bool) -> None:  # noqa: FBT001
    """Whatever was done: record, text, record, coup are equal to what they were made from."""
    rng = Random(seed)
    coup = random_stud(rng) if stud else random_caribbean(rng)
    record = record_of(coup)
    text = write(record)
    again = read(text)
    assert again == record
    twin = replay(again)
    assert twin.events == coup.events
    assert twin.history == coup.history
    assert twin.settlement == coup.settlement
    assert write(again) == text


@settings(max_examples=20)
@given(SEEDS, st.sampled_from(languages()), st.booleans())
def test_every_coup_can_be_told(seed: int, language: str, stud: bool) -> None:  # noqa: FBT001
    """Each event has its sentence in each language, and so has each payment."""
    rng = Random(seed)
    coup: CaribbeanCoup | StudCoup = random_stud(rng) if stud else random_caribbean(rng)
    voice = voice_of(coup, language)
    for event in coup.events:
        assert tell(voice, event).text
    if coup.settlement is not None:
        assert str(settled_of(coup, language=language))


def test_about_the_coup() -> None:
    """Names, the date and the table are kept, as PHH says them."""
    record = record_of(played(), {"players": ("Ana", "Бо"), "year": 2026, "table": "7 – left"})
    assert read(write(record)) == record
    with pytest.raises(ValueError, match="PHH's fields"):
        record_of(played(), {"weather": "fair"})
    assert "author: 7 is not text" in changed(write(record), "year =", "author = 7\nyear =")


def test_a_record_of_a_changed_sheet_is_refused() -> None:
    """The digest is of the sheet that was played."""
    said = changed(write(record_of(played())), '"full house" = 7', '"full house" = 8')
    assert "_sheet_digest" in said
    assert "is not the one that its digest names" in said


def test_a_record_of_other_rules_is_refused() -> None:
    """The version of the rules is named."""
    assert "version 2 of the rules" in changed(
        write(record_of(played())), "_rules = 1", "_rules = 2"
    )


@pytest.mark.clause("QC-7")
def test_an_act_that_the_rules_refuse_is_named_with_its_clause() -> None:
    """Number, line, sentence and clause of the first act that cannot be."""
    said = changed(write(record_of(played())), '"4 raise 40.00"', '"4 raise 50.00"')
    assert "act 4, “4 raise 50.00”, is refused" in said
    assert "The additional bet is exactly $40.00, not $50.00. [QC-7]" in said
    assert said.startswith("coup.phh:")


def test_acts_are_said_in_the_reader_s_language() -> None:
    """The same refusal in French."""
    text = write(record_of(played())).replace('"4 raise 40.00"', '"4 raise 50.00"')
    with pytest.raises(RecordError) as caught:
        read(text, language="fr")
    assert "La relance est d’exactement" in caught.value.text("fr")


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ('"p2 cbr 40.00"', '"p2 f"', '"p2 f" should be "p2 cbr 40.00"'),
        ("finishing_stacks = [989.00", "finishing_stacks = [499.00", "499.00 should be 989.00"),
        ("antes = [10.00", "antes = [11.00", "antes.0"),
        ('"1 fold"', '"1 flod"', "“1 flod” is no act of a coup"),
        ('"1 fold"', '"1 fold 3"', "an act is written SEAT fold"),
        ('"1 fold"', '"one fold"', "an act is written SEAT ACT"),
        ('"0 expose 123456.789012"', '"0 expose 12"', "six decimals"),
        ("_deck = ", '_dekc = "x"\n#', "is no act"),
        ('4 = "500.00"', '44 = "500.00"', "the coup cannot begin like this"),
        ('4 = "500.00"', 'four = "500.00"', "“four” is no seat"),
        ('currency = "CAD"', 'currencies = "CAD"', "did you mean “currency”"),
        ('currency = "CAD"', "", "the key “currency” is missing"),
        ("_history", "_hist", "it is no record of a coup"),
        ("[_sheet.raise.pays]", "[_sheet.raise.pay]", "_sheet.raise.pay"),
    ],
)
def test_a_record_that_is_not_true_is_refused(right: str, wrong: str, said: str) -> None:
    """What PHH says, the acts, the opening, the keys: all are held against the coup."""
    assert said in changed(write(record_of(played())), right, wrong)


def test_a_stake_with_another_key_is_refused() -> None:
    """The nearest key is named in a record's tables too."""
    text = write(record_of(random_stud(Random(1))))
    assert "there is no key “nte” here; did you mean “ante”?" in changed(
        text, "\nante =", "\nnte ="
    )


@settings(max_examples=60)
@given(SEEDS, st.data())
def test_a_record_with_noise_in_it_is_refused_in_lines(seed: int, data: st.DataObject) -> None:
    """Characters changed anywhere: it still is the same record, or lines say why it is none."""
    coup = random_stud(Random(seed))
    text = write(record_of(coup))
    at = data.draw(st.integers(0, len(text)))
    noise = data.draw(st.text(max_size=3))
    length = data.draw(st.integers(0, 3))
    try:
        assert read(text[:at] + noise + text[at + length :]) is not None
    except RecordError as error:
        said = str(error)
        lines = said.splitlines()
    else:
        lines = ["read"]
    assert lines
    assert all(line.strip() for line in lines)


@pytest.mark.parametrize(
    "action", [Void("a  b "), Void(""), Violation(Seat(3), "x\n#y"), Expose(1), Place(5)]
)
def test_an_act_comes_back_from_its_line(action: Void | Violation | Expose | Place) -> None:
    """Reasons keep every character."""
    assert act_of(line_of(HOUSE, action), None) == (HOUSE, action)


def test_a_deal_needs_its_deck() -> None:
    """Without a deck there is nothing to deal from."""
    with pytest.raises(NotationError, match="_deck"):
        act_of("0 deal", None)


def test_an_unsettled_coup_has_no_settlement() -> None:
    """Asking for one says so."""
    coup = played()
    voided = caribbean_game(caribbean_sheet()).coup({Seat(1): 5000})
    voided.act(HOUSE, Void("fire"))
    with pytest.raises(ValueError, match="voided"):
        settled_of(voided)
    assert settled_of(coup).answer()["seats"][1]["seat"] == 4


def test_a_record_holds_what_phh_can_say_in_phh_s_own_fields() -> None:
    """Private variant codes, exact amounts, the house as the last player without a limit."""
    fields = tomllib.loads(write(record_of(played())), parse_float=Decimal)
    assert fields["variant"] == "X-CSP"
    assert fields["antes"] == [Decimal("10.00"), Decimal("20.00"), Decimal("0.00")]
    assert fields["starting_stacks"][-1] == Decimal("Infinity")
    assert fields["actions"][:3] == [
        "d dh p1 2c2d2h2s3c",
        "d dh p2 3d3h3s4c4d",
        "d dh p3 4h4s5c5d5h # 1 exposed",
    ]
    assert tomllib.loads(tomli_w.dumps(fields)) is not None


@pytest.mark.parametrize("stud", [False, True])
def test_records_and_settlements_go_to_other_processes(*, stud: bool) -> None:
    """Both are pickled and copied, with proofs and in any language, and equal themselves."""
    papers = (proven(seed, stud=stud) for seed in range(40))
    coup, record, _ = next(paper for paper in papers if paper[0].settlement is not None)
    told = record_of(coup, {"table": "T 1"}, record.shuffle)
    assert copied(told) == copy.deepcopy(told) == told
    assert copy.deepcopy(told).about == {"table": "T 1"}
    settled = settled_of(coup, language="fr")
    assert str(settled)  # whatever it keeps once it has spoken
    again = copied(settled)
    assert again == copy.deepcopy(settled) == settled
    assert str(again) == str(settled)
