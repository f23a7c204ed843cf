"""Promises about what hands are called."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import CardError, Rank, parse_cards
from croupier.hands import HandName, describe, hand_name, ranking
from croupier.hands.names import rank_word
from croupier.messages import Messages, languages
from hands.slow_hands import GAME_1, GAME_2, deals, rankings

NAMES = [
    ("Ah Kh Qh Jh Th", "royal flush", "quinte flush royale"),
    ("9h Kh Qh Jh Th", "straight flush, king high", "quinte flush, hauteur roi"),
    ("5h 4h 3h 2h Ah", "straight flush, five high", "quinte flush, hauteur cinq"),
    ("9h 9d 9s 9c Kd", "four of a kind, nines, king kicker", "carré de neuf, kicker roi"),
    ("6h 6d 6s 6c Jd", "four of a kind, sixes, jack kicker", "carré de six, kicker valet"),
    ("Kh Kd Ks 9c 9d", "full house, kings over nines", "full aux rois par les neuf"),
    (
        "Kh Jh 9h 4h 2h",
        "flush, king-jack-nine-four-deuce",
        "couleur, hauteur roi-valet-neuf-quatre-deux",
    ),
    ("Th 9h 8d 7c 6s", "straight, ten high", "quinte, hauteur dix"),
    (
        "7h 7d 7c Kd 4s",
        "three of a kind, sevens, king-four kickers",
        "brelan de sept, kickers roi-quatre",
    ),
    (
        "Ah Ad Ac Kd 4s",
        "three of a kind, aces, king-four kickers",
        "brelan d’as, kickers roi-quatre",
    ),
    (
        "Kh Kd 9h 9s Ad",
        "two pair, kings and nines, ace kicker",
        "double paire, rois et neuf, kicker as",
    ),
    (
        "Qh Qd Jd 5s 2d",
        "pair of queens, jack-five-deuce kickers",
        "paire de dames, kickers valet-cinq-deux",
    ),
    (
        "Ah Kd 9d 5s 3d",
        "ace-king high, nine-five-three kickers",
        "hauteur as-roi, kickers neuf-cinq-trois",
    ),
]


@pytest.mark.parametrize(("cards", "english", "french"), NAMES)
def test_hands_are_named_in_both_languages(cards: str, english: str, french: str) -> None:
    """A hand's name says its class, its ranks and what decides between equals."""
    name = hand_name(ranking(GAME_1), parse_cards(cards))
    assert describe(name, Messages("en"), {}) == english
    assert describe(name, Messages("fr"), {}) == french


@pytest.mark.parametrize(
    ("one", "other", "mine", "theirs"),
    [
        ("Qh Qd Jd 5s 2d", "Kh Kd Jd 5s 2d", "pair of queens", "pair of kings"),
        (
            "Qh Qd Jd 5s 2d",
            "Qs Qc Td 5h 2c",
            "pair of queens, jack kicker",
            "pair of queens, ten kicker",
        ),
        ("Qh Qd Jd 5s 2d", "Kh Jh 9h 4h 2h", "pair of queens", "flush, king high"),
        (
            "Ah Kd 9d 5s 3d",
            "Ad Kc 8d 5h 3c",
            "ace-king high, nine kicker",
            "ace-king high, eight kicker",
        ),
        ("Ah Kd 9d 5s 3d", "Kh Qd 9s 5h 3c", "ace-king high", "king-queen high"),
        (
            "Kh Jh 9h 4h 2h",
            "Ks Js 8s 4s 2s",
            "flush, king-jack-nine high",
            "flush, king-jack-eight high",
        ),
        (
            "Kh Kd 9h 9s Ad",
            "Kc Ks 8h 8s Ac",
            "two pair, kings and nines",
            "two pair, kings and eights",
        ),
        (
            "Kh Kd 9h 9s Ad",
            "Kc Ks 9d 9c Ac",
            "two pair, kings and nines, ace kicker",
            "two pair, kings and nines, ace kicker",
        ),
    ],
)
def test_beside_another_hand_only_what_decides_is_said(
    one: str, other: str, mine: str, theirs: str
) -> None:
    """Two hands named for each other are told apart by the last rank said, and no more is said."""
    rules, english = ranking(GAME_1), Messages("en")
    left, right = parse_cards(one), parse_cards(other)
    assert describe(hand_name(rules, left, beside=right), english, {}) == mine
    assert describe(hand_name(rules, right, beside=left), english, {}) == theirs


@pytest.mark.clause("CM-9")
def test_the_house_has_its_own_words() -> None:
    """The sheet's names of classes stand in every language."""
    house = {"straight flush": "royal flush", "four of a kind": "poker", "high card": "nothing"}
    rules = ranking(GAME_2, lowest=Rank(4))
    for cards, english, french in [
        ("9h Kh Qh Jh Th", "royal flush, king high", "royal flush, hauteur roi"),
        ("Ah Ad As Ac Kd", "poker, aces, king kicker", "poker d’as, kicker roi"),
        (
            "Ah Kd Qd 9s 8d",
            "nothing, ace-king high, queen-nine-eight kickers",
            "nothing, hauteur as-roi, kickers dame-neuf-huit",
        ),
    ]:
        name = hand_name(rules, parse_cards(cards))
        assert describe(name, Messages("en"), house) == english
        assert describe(name, Messages("fr"), house) == french


@pytest.mark.ruling("R-QC-2")
def test_only_kickers_that_count_are_said() -> None:
    """Where one other card decides, no further card is named."""
    rules, english = ranking(GAME_1, kickers="first"), Messages("en")
    for cards, said in [
        ("Qh Qd Jd 5s 2d", "pair of queens, jack kicker"),
        ("7h 7d 7c Kd 4s", "three of a kind, sevens, king kicker"),
        ("Ah Kd 9d 5s 3d", "ace-king high"),
    ]:
        assert describe(hand_name(rules, parse_cards(cards)), english, {}) == said


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("Ah Kh Qh Jh Th", "scala reale"),
        ("8h 7h 6h 5h 4h", "scala colore all’otto"),
        ("As Ad Ac Ah 9d", "poker d’assi, kicker nove"),
        ("Js Jd Jc Ah Ad", "full di fanti con assi"),
        ("Kh Td 9d 5d 2d", "carta alta re-dieci, kicker nove-cinque-due"),
        ("Qh Jd Tc 9s 8h", "scala alla donna"),
        ("As Kd Qc Jh Td", "scala all’asso"),
        ("5s 4d 3c 2h Ad", "scala al cinque"),
        ("Qs Qd Qc 7h 2d", "tris di donne, kicker sette-due"),
        ("As Ad Kc Kh 2d", "doppia coppia d’assi e re, kicker due"),
        ("8s 8d Kc Jh 2d", "coppia di otto, kicker re-fante-due"),
        ("Qs 9s 8s 4s 2s", "colore, donna-nove-otto-quattro-due"),
    ],
)
def test_hands_are_named_in_italian(cards: str, said: str) -> None:
    """Articles and elisions go by the rank: alla donna, all’otto, d’assi."""
    name = hand_name(ranking(GAME_1), parse_cards(cards))
    assert describe(name, Messages("it"), {}) == said


def test_an_italian_flush_beside_another_hand_is_named_by_its_top() -> None:
    """Where no further card decides, a flush is one of its highest card."""
    one, other = parse_cards("Qs 9s 8s 4s 2s"), parse_cards("Kd Kc 9d 8h 2c")
    name = hand_name(ranking(GAME_1), one, beside=other)
    assert describe(name, Messages("it"), {}) == "colore alla donna"


@given(st.data())
def test_names_tell_unequal_hands_apart(data: st.DataObject) -> None:
    """Hands that do not tie have different names, in each language and beside each other."""
    rules = data.draw(rankings())
    one, other = data.draw(deals(rules)), data.draw(deals(rules))
    mine, theirs = (rules.ties[rules.strength(hand)] for hand in (one, other))
    for language in languages():
        for names in (
            (hand_name(rules, one), hand_name(rules, other)),
            (hand_name(rules, one, beside=other), hand_name(rules, other, beside=one)),
        ):
            said = {describe(name, Messages(language), {}) for name in names}
            if mine != theirs:
                assert len(said) == 2


@pytest.mark.parametrize(
    ("rank", "one", "two", "un", "deux"),
    [
        (0, "deuce", "deuces", "deux", "deux"),
        (4, "six", "sixes", "six", "six"),
        (9, "jack", "jacks", "valet", "valets"),
        (10, "queen", "queens", "dame", "dames"),
        (11, "king", "kings", "roi", "rois"),
        (12, "ace", "aces", "as", "as"),
    ],
)
def test_ranks_have_a_singular_and_a_plural(
    rank: int, one: str, two: str, un: str, deux: str
) -> None:
    """Rank words follow the language's plural: none is many in English and one in French."""
    english, french = Messages("en"), Messages("fr")
    said = [rank_word(Rank(rank), english, count=count) for count in (1, 2, 0)]
    assert said == [one, two, two]
    said = [rank_word(Rank(rank), french, count=count) for count in (1, 2, 0)]
    assert said == [un, deux, un]


def test_a_name_is_a_value() -> None:
    """A name compares, hashes and goes through JSON."""
    name = hand_name(ranking(GAME_1), parse_cards("Kh Kd 9h 9s Ad"))
    assert name == HandName("two pair", (Rank(11), Rank(7), Rank(12)))
    assert msgspec.json.decode(msgspec.json.encode(name), type=HandName) == name
    assert len({name, hand_name(ranking(GAME_2), parse_cards("Ks Kc 9d 9c Ah"))}) == 1


def test_a_hand_that_the_deck_lacks_has_no_name() -> None:
    """Naming refuses what ranking refuses."""
    with pytest.raises(CardError, match="2h is not in this deck"):
        hand_name(ranking(GAME_2, lowest=Rank(4)), parse_cards("Ah Kh Qh Jh 2h"))
