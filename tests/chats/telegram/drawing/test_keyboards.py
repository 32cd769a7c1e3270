"""Buttons on Telegram: their labels, their colours, and the rows in which they stand."""

import pytest

from bot.chats.telegram.drawing.drawing import draw
from bot.chats.telegram.drawing.keyboards import keyboards, pressable
from bot.hall.cards.card import Key
from tests.chats.telegram.wire import card


def test_the_words_of_a_board_stay_side_by_side() -> None:
    words = tuple(Key("annaffiatoio", f"w{number}") for number in range(5))
    (part,) = draw(card("Tavolo 1", buttons=(words, words, words[:4]), grid=True), {})
    assert part.keyboard is not None and [len(row) for row in part.keyboard.inline_keyboard] == [5, 5, 3, 1]


def test_a_button_is_labelled_in_one_row_and_has_something_to_press() -> None:
    (board,) = keyboards([(Key("Gli\n  Orsi", "a"), Key("\u200b", "b"))])
    assert [button.text for button in board.inline_keyboard[0]] == ["Gli Orsi", "·"]


def test_a_link_has_its_colour_as_buttons_have() -> None:
    (board,) = keyboards([(Key("Regole", "", "good", "https://example.org"), Key("Sì", "!yes", "bad"))])
    link, button = board.to_dict()["inline_keyboard"][0]
    assert link == {"text": "Regole", "url": "https://example.org", "style": "success"}
    assert button == {"text": "Sì", "callback_data": "!yes", "style": "danger"}


@pytest.mark.parametrize(
    ("url", "works"),
    [
        ("https://club.example/board", True),
        ("http://club.example", True),
        ("http://localhost:8000", False),
        ("ftp://club.example", False),
        ("tg://user?id=1", True),
        ("", True),
    ],
)
def test_only_links_that_telegram_takes_are_buttons(url: str, works: bool) -> None:
    assert pressable(Key("Apri", "!x", url=url)) is works
