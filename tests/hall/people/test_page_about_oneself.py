"""The page about oneself: what is kept of the member, and one press each to change it."""

from __future__ import annotations

import pytest

from bot.hall.requests import Reply
from tests.hall.house import ANNA, BRUNO, House, words

PAGE = "Che cosa so di te"


async def pressed(house: House, label: str, where: str = "/io mostra") -> Reply:
    key = (await house.keys(where, BRUNO))[label]
    reply = await house.ask(who=BRUNO, press=key.id)
    assert isinstance(reply, Reply)
    return reply


@pytest.mark.parametrize(
    ("press", "now", "back"),
    [
        ("Accendi gli avvisi", "Avvisi in privato: sì", "Spegni gli avvisi"),
        ("Sui tabelloni: iniziali", "solo le tue iniziali", "Sui tabelloni: nome"),
    ],
)
async def test_a_press_changes_it_and_the_page_says_so_in_its_place(
    house: House, press: str, now: str, back: str
) -> None:
    before = await house.said("/io mostra", BRUNO)
    reply = await pressed(house, press)
    said, labels = words(reply.drawn), [key.label for row in reply.drawn.buttons for key in row]
    assert said.startswith(PAGE) and now in said and now not in before and reply.drawn.replaces
    assert back in labels and press not in labels
    assert words((await pressed(house, back)).drawn) == before


async def test_the_language_is_chosen_there_and_the_page_speaks_it(house: House) -> None:
    asked = await pressed(house, "Lingua")
    english = next(key for row in asked.drawn.buttons for key in row if key.label == "inglese")
    reply = await house.ask(who=BRUNO, press=english.id)
    assert isinstance(reply, Reply) and reply.drawn.replaces
    for said in (words(reply.drawn), await house.said("/me show", BRUNO)):
        assert said.startswith("What I know about you") and "English" in said, said


async def test_typed_it_is_answered_in_a_line(house: House) -> None:
    await house.ask("/aiuto", ANNA)
    assert await house.said("/io avvisi si", ANNA) == "Avvisi in privato: sì"
