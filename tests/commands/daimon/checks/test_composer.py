"""Claims in the ids of buttons, and the choices that a crowded card still holds."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.commands.daimon.checks import composer
from bot.commands.daimon.checks.composer import ClaimWord
from bot.engines.book import Refused
from bot.engines.daimon.character.character import ClassHeld, Gear, Implant, Leaning, TraitHeld
from bot.engines.daimon.character.pool import Claim
from bot.hall.cards.card import Button, Card, Say
from tests.engines.daimon.laid_table import ANNA, Table, hero

keys = st.sampled_from(["", "first-aid", "close-combat", "w0123456789", "w0000000abc"])
claims = st.builds(
    Claim,
    dice=st.none() | st.integers(0, 40),
    attribute=st.sampled_from(["", "power", "intelligence"]),
    skill=keys,
    by_class=st.booleans(),
    trait=keys,
    bonus=st.integers(-20, 20),
    reserve=st.integers(0, 7),
    weapon=st.integers(0, 9),
)


@given(claims.filter(lambda claim: claim != Claim()))
def test_a_claim_is_read_back_from_its_word(claim: Claim) -> None:
    word = ClaimWord().write(claim)
    assert ClaimWord().read(word) == claim
    assert " " not in word


def test_nothing_claimed_is_no_word() -> None:
    assert composer.line_of("check-dice 3", Claim()) == "check-dice 3"


def test_an_ordinary_claim_fits_into_the_id_of_a_button() -> None:
    claim = Claim(attribute="dexterity", skill="close-combat", by_class=True, reserve=3)
    assert len(f"!@b1234567 {composer.line_of('check-dice 12345', claim)}") <= 64


@pytest.mark.parametrize("word", ["z1", "d1.d2", "d-1", "r-1", "b21", "dx", "", "."])
def test_a_word_that_nobody_wrote_is_no_claim(word: str) -> None:
    with pytest.raises(Refused, match="button-gone"):
        ClaimWord().read(word)


STRATEGIES = ((Button("a", "other 1"), Button("b", "other 2"), Button("c", "other 3")),)
"""A row of a caller's own choices."""


def composed(
    claim: Claim,
    skills: int,
    *,
    page: str = "",
    weapons: int = 3,
    marks: int = 0,
    implants: Sequence[Implant] = (),
    **more: Any,
) -> Card:
    table = Table(ANNA)
    names = sorted(table.book.rules.skills)[:skills]
    character = hero(table.book, ANNA, **{name.replace("-", "_"): 2 for name in names})
    character.classes = [ClassHeld("soldier", names)]
    character.traits = [TraitHeld("brave"), TraitHeld("massive"), TraitHeld("precise")]
    character.gear = [Gear(number, f"Arma {number}", "weapon", 1, marks=marks) for number in range(1, weapons + 1)]
    character.implants = [*implants]
    call: Any = SimpleNamespace(book=table.book, member=ANNA)
    return composer.compose(call, "line 1", claim, page, go="go 1", title="?", most_bid=7, **more)


@pytest.mark.parametrize("skills", [0, 1, 4, 9, 40])
@pytest.mark.parametrize(
    "asks", [composer.ASKS, (*composer.ASKS, "bonus", "odds"), (*composer.ASKS, "weapon", "bonus")]
)
@pytest.mark.parametrize("more", [(), STRATEGIES])
def test_a_card_always_fits_into_discords_five_rows_of_five(
    skills: int, asks: tuple[str, ...], more: tuple[tuple[Button, ...], ...]
) -> None:
    card = composed(Claim(attribute="power", reserve=2), skills, asks=asks, more=more)
    lines = [button.line for row in card.buttons for button in row]
    assert len(card.buttons) <= 5
    assert all(1 <= len(row) <= 5 for row in card.buttons)
    assert len(set(lines)) == len(lines)
    assert lines[-1] == "go 1 apower.r2"


def test_a_bid_is_never_offered_above_the_reserve() -> None:
    card = composed(Claim(attribute="power"), 0)
    offered = [button.line for row in card.buttons for button in row if ".r" in button.line]
    assert offered == [f"line 1 apower.r{bid}" for bid in range(1, 8)]


def offered(card: Card) -> list[str]:
    """The lines of its buttons."""
    return [button.line for row in card.buttons for button in row]


@pytest.mark.parametrize("more", [(), STRATEGIES])
@pytest.mark.parametrize("skills", [3, 9, 10, 24])
def test_every_skill_every_weapon_and_every_bid_is_a_press_or_two_away(
    skills: int, more: tuple[tuple[Button, ...], ...]
) -> None:
    asks = (*composer.ASKS, "weapon", "bonus")
    claim = Claim(attribute="power")
    reached = set(offered(composed(claim, skills, weapons=7, asks=asks, more=more)))
    for page in ("skills", "weapons", "bids"):
        if f"line 1 apower {page}" in reached:
            reached |= set(offered(composed(claim, skills, weapons=7, asks=asks, more=more, page=page)))
    known = sorted(Table(ANNA).book.rules.skills)[:skills]
    assert {f"line 1 apower.s{key} arm" for key in known} <= reached, "its weapon is taken up with it"
    assert {f"line 1 apower.w{number}" for number in range(1, 8)} <= reached
    assert {f"line 1 apower.r{bid}" for bid in range(1, 8)} <= reached


def test_what_was_chosen_from_a_page_stands_among_the_rest() -> None:
    last = sorted(Table(ANNA).book.rules.skills)[23]
    first = next(button for row in composed(Claim(attribute="power"), 24).buttons for button in row)
    chosen = composed(Claim(attribute="power", skill=last), 24)
    assert "line 1 apower" in offered(chosen), "pressed again, it is taken back"
    assert first.line.split(".s")[1] in str(offered(chosen))


def test_a_page_leads_back_and_one_that_there_is_not_shows_the_rest() -> None:
    assert offered(composed(Claim(attribute="power"), 3, page="bids"))[-1] == "line 1 apower"
    assert composed(Claim(attribute="power"), 3, page="nothing") == composed(Claim(attribute="power"), 3)


def test_a_skill_that_only_an_implant_gives_can_be_chosen() -> None:
    implant = Implant(1, "Occhio", "cybernetic", False, (Leaning(score="aim", bonus=1),))
    assert "line 1 apower.saim" in offered(composed(Claim(attribute="power"), 0, implants=[implant]))


@pytest.mark.parametrize(("marks", "key"), [(12, "thing"), (13, "gear-spent-weapon")])
def test_a_weapon_with_all_its_marks_is_called_spent(marks: int, key: str) -> None:
    card = composed(Claim(attribute="power"), 0, asks=("weapon",), marks=marks)
    (label,) = [button.label for row in card.buttons for button in row if button.line.endswith("w1")]
    assert (label.key if isinstance(label, Say) else "thing") == key
