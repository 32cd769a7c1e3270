"""Where messages are few, questions about guests that come at once share one: each keeps its own buttons there."""

from __future__ import annotations

import pytest

from bot.hall.requests import Account, Notice
from tests.hall.house import BRUNO, House, words

GUESTS = ("Dario", "Elena", "Fabio")
NEW = [Account("discord", f"4{number}", name, "it", name.lower()) for number, name in enumerate(GUESTS)]


@pytest.fixture
async def asked(house: House) -> Notice:
    """Three come at once who are called as guests are: their questions in one message."""
    await house.ask("/io mostra", BRUNO)
    await house.ask("/mito game @Anna @Bruno @Dario @Elena @Fabio")
    house.chat.gathers = 2.0
    for who in NEW:
        await house.ask("/io mostra", who)
    await house.heralded()
    [one] = [said for said in house.chat.said if "ospite" in words(said.drawn)]
    return one


def labels(notice: Notice) -> list[list[str]]:
    """What stands on its buttons."""
    return [[key.label for key in row] for row in notice.drawn.buttons]


async def test_each_question_has_its_number_and_so_have_its_buttons(asked: Notice) -> None:
    assert labels(asked) == [[f"Conferma {number}", f"No {number}"] for number in (1, 2, 3)]
    for number, name in enumerate(GUESTS, 1):
        assert f"{number} · {name} ({name.lower()}) è l'ospite {name}?" in words(asked.drawn)


async def test_an_answer_leaves_the_others_their_places_and_numbers(house: House, asked: Notice) -> None:
    await house.press(asked.drawn.buttons[1][0], manages=True)
    house.now += 2
    await house.heralded()
    last = [said for said in house.chat.said if said.edits and "ospite" in words(said.drawn)][-1]
    assert last.edits and labels(last) == [["Conferma 1", "No 1"], ["Conferma 3", "No 3"]]
    assert "Elena e l'ospite Elena sono la stessa persona" in words(last.drawn)
    await house.press((await house.keys("/annulla registro:club", manages=True))["Sì, annulla"], manages=True)
    house.now += 2
    await house.heralded()
    last = [said for said in house.chat.said if said.edits and "ospite" in words(said.drawn)][-1]
    assert labels(last) == labels(asked)
