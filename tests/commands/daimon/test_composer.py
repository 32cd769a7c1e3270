"""Claims in the ids of buttons, and the choices that a crowded card still holds."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.commands.daimon import composer
from bot.commands.daimon.composer import ClaimWord
from bot.engines.book import Refused
from bot.engines.daimon.character import ClassHeld, Gear, TraitHeld
from bot.engines.daimon.pool import Claim
from bot.hall.buttons import LONGEST
from bot.hall.cards import Button, Card, Say
from tests.engines.daimon.table import ANNA, Table, hero

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
    assert len(f"!@b1234567 {composer.line_of('check-dice 12345', claim)}") <= LONGEST


@pytest.mark.parametrize("word", ["z1", "d1.d2", "d-1", "r-1", "b21", "dx", "", "."])
def test_a_word_that_nobody_wrote_is_no_claim(word: str) -> None:
    with pytest.raises(Refused, match="button-gone"):
        ClaimWord().read(word)


def composed(claim: Claim, skills: int, **more: Any) -> Card:
    table = Table(ANNA)
    names = sorted(table.book.rules.skills)[:skills]
    character = hero(table.book, ANNA, **{name.replace("-", "_"): 2 for name in names})
    character.classes = [ClassHeld("soldier", names)]
    character.traits = [TraitHeld("brave"), TraitHeld("massive"), TraitHeld("precise")]
    character.gear = [Gear(number, f"Arma {number}", "weapon", 1) for number in range(1, 4)]
    call: Any = SimpleNamespace(book=table.book, member=ANNA)
    return composer.compose(call, "line 1", claim, go="go 1", title="?", most_bid=7, **more)


@pytest.mark.parametrize("skills", [0, 1, 4, 9, 40])
@pytest.mark.parametrize(
    "asks", [composer.ASKS, (*composer.ASKS, "bonus", "odds"), (*composer.ASKS, "weapon", "bonus")]
)
@pytest.mark.parametrize("more", [(), ((Button("a", "other 1"), Button("b", "other 2")),)])
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


@pytest.mark.parametrize(("skills", "told"), [(9, False), (10, True)])
def test_skills_that_have_no_room_can_be_typed(skills: int, told: bool) -> None:
    card = composed(Claim(attribute="power"), skills)
    assert any(isinstance(line, Say) and line.key == "composer-other-skills" for line in card.lines) is told
