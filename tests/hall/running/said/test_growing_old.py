"""A private answer that grows old bears a button that shows it anew; where it stands, and what it says."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.hall.cards import press_id
from bot.hall.cards.card import Audience, Button, Card, say
from bot.hall.running.said import growing_old

COMMAND: Any = SimpleNamespace(name="codice mine", grows_old=True)
CALL: Any = SimpleNamespace(given={"round": 2})
OWN = Card(say("hand"), audience=Audience.MEMBER)


def row(count: int) -> tuple[Button, ...]:
    return tuple(Button(str(number), "help") for number in range(count))


@pytest.mark.parametrize(
    ("rows", "shape"),
    [
        ((), [1]),
        ((row(1),), [2]),
        ((row(2),), [3]),
        ((row(3),), [3, 1]),
        ((row(5), row(1)), [5, 2]),
        ((row(5), row(3)), [5, 3, 1]),
    ],
)
def test_the_button_stands_last(rows: tuple[tuple[Button, ...], ...], shape: list[int]) -> None:
    card = growing_old.offered(CALL, COMMAND, replace(OWN, buttons=rows))
    assert [len(each) for each in card.buttons] == shape
    assert card.buttons[-1][-1].line == "*codice mine round:2"


def test_what_the_room_sees_has_none() -> None:
    card = replace(OWN, audience=Audience.ROOM)
    assert growing_old.offered(CALL, COMMAND, card) is card


def test_what_does_not_grow_old_has_none() -> None:
    assert growing_old.offered(CALL, SimpleNamespace(name="me show", grows_old=False), OWN) is OWN  # type: ignore[arg-type]


@pytest.mark.parametrize("book", ["", "b0000000"])
def test_its_id_says_that_the_card_is_shown_anew(book: str) -> None:
    pressed = press_id.read(press_id.written(Button("Aggiorna", "*codice mine round:2"), book))
    assert (pressed.line, pressed.book, pressed.anew) == ("codice mine round:2", book, True)
    assert not press_id.read("!codice mine round:2").anew
