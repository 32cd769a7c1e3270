"""Messages in Discord's newer components: chosen where they are clearer, within their limits, with the same words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chats.discord.drawing.drawing import COMPONENTS, DrawnMessage, Layout, Menu, draw, pressed
from bot.chats.discord.drawing.layout import framed, unframed
from bot.hall.cards.card import Drawn, DrawnFile, DrawnPicture, DrawnTable, Key, Span, Tone
from tests.lab.discord import walk
from tests.lab.discord.checks.components import ComponentCheck
from tests.lab.discord.wire import Form

PICTURE = DrawnPicture("ladder", {}, "la classifica", "it")
TABLE = DrawnTable(((Span("Squadra"),), (Span("Punti"),)), (((Span("Orsi"),), (Span("3"),)),), (1,))
WORDS, GALLERY, FRAME = 10, 12, 17


def card(**more: Any) -> Drawn:
    return Drawn((Span("Girone"),), ((Span("Prima riga"),),), **more)


def rows(*lengths: int) -> tuple[tuple[Key, ...], ...]:
    """Rows of so many keys each."""
    return tuple(tuple(Key(f"{row}.{n}", f"!{row}.{n}") for n in range(length)) for row, length in enumerate(lengths))


def laid(drawn: Drawn) -> list[dict[str, Any]]:
    """What stands in the frame of the only message of a card; nothing where it is a message of words."""
    (message,) = draw(drawn)
    return parts(message)[0]["components"] if message.layout is not None else []


def parts(message: DrawnMessage) -> list[dict[str, Any]]:
    assert message.layout is not None
    return framed(message.layout, "ladder.png" if message.picture else "", "la classifica")


def sorts(drawn: Drawn) -> list[int]:
    return [part["type"] for part in laid(drawn)]


def test_words_with_buttons_stay_a_message_of_words() -> None:
    """So does every roll: the newer components would make nothing of it clearer."""
    (message,) = draw(card(buttons=rows(5, 5, 5, 5, 5), table=TABLE, tone=Tone.GOOD))
    assert message.layout is None


def test_a_picture_stands_above_its_table() -> None:
    assert sorts(card(picture=PICTURE, table=TABLE)) == [WORDS, GALLERY, WORDS]
    above, picture, below = laid(card(picture=PICTURE, table=TABLE))
    assert above["content"] == "**Girone**\nPrima riga" and below["content"].startswith("```\nSquadra")
    assert picture["items"] == [{"media": {"url": "attachment://ladder.png"}, "description": "la classifica"}]


def test_a_picture_without_a_table_stands_under_the_words() -> None:
    assert sorts(card(picture=PICTURE)) == [WORDS, GALLERY]


def test_a_picture_alone_stands_without_words_and_without_a_description_it_has_none() -> None:
    (message,) = draw(Drawn((), (), picture=PICTURE))
    assert message.layout is not None
    gallery = {"type": GALLERY, "items": [{"media": {"url": "attachment://ladder.png"}}]}
    assert framed(replace(message.layout, above=""), "ladder.png") == [{"type": FRAME, "components": [gallery]}]


def test_a_table_without_a_picture_stands_with_the_words() -> None:
    words, *_ = found = laid(card(buttons=rows(*[1] * 8), table=TABLE))
    assert [part["type"] for part in found] == [WORDS, *[1] * 8]
    assert words["content"].startswith("**Girone**\nPrima riga\n```")


def test_buttons_that_do_the_same_are_told_apart_in_a_layout_too() -> None:
    found = laid(card(buttons=((Key("Sì", "!yes"),),) * 8))
    ids = [row["components"][0]["custom_id"] for row in found[1:]]
    assert len({*ids}) == 8 and {pressed(id) for id in ids} == {"!yes"}


def test_more_rows_than_five_stay_as_they_were_meant() -> None:
    found = laid(card(buttons=rows(*[1] * 8)))
    assert [len(row["components"]) for row in found[1:]] == [1] * 8


def test_a_row_of_more_than_five_goes_on_in_the_next() -> None:
    found = laid(card(buttons=rows(6, 1, 1, 1, 1, 1)))
    assert [len(row["components"]) for row in found[1:]] == [5, 1, 1, 1, 1, 1, 1]


@pytest.mark.parametrize(("lengths", "is_laid"), [((5, 5, 5, 5, 5, 5), True), ((5, 5, 5, 5, 5, 5, 3), False)])
def test_rows_that_discord_would_not_take_are_lists_as_before(lengths: tuple[int, ...], is_laid: bool) -> None:
    assert bool(laid(card(buttons=rows(*lengths)))) is is_laid


def test_files_come_with_a_message_of_words() -> None:
    (message,) = draw(card(picture=PICTURE, files=(DrawnFile("a.csv", b""),)))
    assert message.layout is None


def test_a_card_of_several_messages_is_of_words() -> None:
    lines = tuple((Span("parola " * 200),) for _ in range(3))
    assert all(message.layout is None for message in draw(Drawn((), lines, picture=PICTURE)))


@pytest.mark.parametrize("tone", list(Tone))
def test_the_frame_has_the_colour_of_the_tone_and_the_title_its_sign(tone: Tone) -> None:
    (message,) = draw(card(picture=PICTURE, tone=tone))
    (frame,) = parts(message)
    assert frame["type"] == FRAME and frame.get("accent_color") != 0  # discord.py loses black
    assert ("accent_color" in frame) is (tone is not Tone.PLAIN)
    assert frame["components"][0]["content"] == message.content


LENGTHS = st.lists(st.integers(1, 9), max_size=14)


@given(LENGTHS, st.booleans(), st.booleans())
def test_whatever_is_laid_out_says_what_the_words_say_and_is_taken(
    lengths: list[int], pictured: bool, tabled: bool
) -> None:
    drawn = card(
        buttons=rows(*lengths), picture=PICTURE if pictured else None, table=TABLE if tabled else None, tone=Tone.ASK
    )
    (message, *_) = draw(drawn)
    if message.layout is None:
        return
    every = [*walk(parts(message))]
    assert len(every) <= COMPONENTS
    assert "\n".join(part["content"] for part in every if part["type"] == WORDS) == message.content
    form = Form()
    ComponentCheck(form, v2=True, filenames=["ladder.png"]).run(parts(message), "components")
    assert not form.tree


@given(LENGTHS)
def test_no_button_is_lost_in_a_layout(lengths: list[int]) -> None:
    (message, *_) = draw(card(buttons=rows(*lengths), picture=PICTURE))
    ids = {key.id for row in rows(*lengths) for key in row}
    if message.layout is not None:
        found = {part["custom_id"] for part in walk(parts(message)) if part["type"] == 2}
        listed = {one["value"] for part in walk(parts(message)) for one in part.get("options", ())}
        assert found | listed == ids


def test_words_in_the_place_of_a_layout_keep_their_files_and_rows() -> None:
    row = {"type": 1, "components": []}
    found = unframed("Annullato", ["a.png", "b.csv"], [row])
    assert [part["type"] for part in found] == [WORDS, GALLERY, 13, 1]
    assert found[1]["items"] == [{"media": {"url": "attachment://a.png"}}]
    assert [part["type"] for part in unframed("", ["b.csv"], [row])] == [13, 1]


def test_a_board_of_twenty_five_words_with_a_picture_and_four_acts_is_one_message() -> None:
    drawn = card(buttons=rows(5, 5, 5, 5, 5, 4), picture=PICTURE, grid=True)
    (message,) = draw(drawn)
    assert message.layout is not None and message.layout.fits
    assert [len(row["components"]) for row in laid(drawn) if row["type"] == 1] == [5, 5, 5, 5, 5, 4]


def test_all_that_stands_in_a_layout_counts() -> None:
    (buttons,) = rows(3)
    layout = Layout("sopra", "sotto", (buttons, Menu(buttons)), Tone.PLAIN, pictures=1)
    assert layout.weight == len([*walk(framed(layout, "ladder.png"))]) - 1 == 9, "the frame is not counted"


def test_a_frame_is_left_out_only_where_there_is_no_room_for_it() -> None:
    (message,) = draw(card(buttons=rows(5, 5, 5, 5, 5, 4, 2), grid=True))
    assert [part["type"] for part in parts(message)] == [FRAME]
    assert len([*walk(parts(message))]) == COMPONENTS


def test_five_players_with_four_words_each_take_the_room_of_the_frame() -> None:
    message = draw(card(buttons=rows(5, 5, 5, 5, 5, 4, 3), grid=True))[0]
    assert [part["type"] for part in parts(message)] == [WORDS, *[1] * 7]
    assert len([*walk(parts(message))]) == COMPONENTS
