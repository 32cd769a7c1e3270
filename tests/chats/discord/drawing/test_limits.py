"""What just fits within Discord's limits, and what is one too many."""

from __future__ import annotations

import pytest

from bot.chats.discord.drawing import drawing
from bot.chats.discord.drawing.components import view
from bot.chats.discord.drawing.drawing import Menu, clip, draw
from bot.chats.discord.drawing.form_modal import windows
from bot.chats.discord.drawing.markdown import escaped
from bot.chats.discord.sending.message_maker import MessageMaker
from bot.hall.cards.card import Audience, DrawnFile, DrawnPicture, Key, units
from bot.hall.requests import Form, FormField
from bot.texts import Texts
from tests.chats.discord.interactions import Front, Interaction, answer, card, reply

PICTURE = DrawnPicture("chart", {}, "grafico", "it")


class Drawing(Front):
    """Draws pictures too."""

    async def draw_picture(self, picture: DrawnPicture, form: str = "png") -> bytes:
        """Any bytes."""
        return b"png"


def files(count: int) -> tuple[DrawnFile, ...]:
    return tuple(DrawnFile(f"{number}.csv", b"x") for number in range(count))


def keys(count: int, in_a_row: int = 5) -> tuple[tuple[Key, ...], ...]:
    every = [Key(f"k{number}", f"!{number}") for number in range(count)]
    return tuple(tuple(every[start : start + in_a_row]) for start in range(0, count, in_a_row))


@pytest.mark.parametrize(("second", "messages"), [(998, 1), (1000, 2)])
def test_words_go_on_in_a_second_message_where_the_first_is_full(second: int, messages: int) -> None:
    drawn = draw(card("a" * 1000, "b" * second))
    assert len(drawn) == messages and all(len(message.content) <= drawing.CONTENT for message in drawn)


@pytest.mark.parametrize(("count", "parts"), [(10, [10]), (11, [10, 1]), (21, [10, 10, 1])])
def test_ten_files_fit_a_message(count: int, parts: list[int]) -> None:
    assert [len(message.files) for message in draw(card("Ecco", files=files(count)))] == parts


def test_a_picture_takes_the_place_of_a_file() -> None:
    first, second = draw(card("Ecco", files=files(10), picture=PICTURE))
    assert (len(first.files), len(second.files)) == (9, 1) and second.picture is None


def test_five_rows_of_five_stand_as_buttons() -> None:
    (message,) = draw(card("Scegli", buttons=keys(25)))
    assert [len(row) for row in message.rows if isinstance(row, tuple)] == [5] * 5


def test_one_button_more_makes_lists_of_at_most_twenty_five() -> None:
    (message,) = draw(card("Scegli", buttons=keys(26)))
    assert [len(row.keys) for row in message.rows if isinstance(row, Menu)] == [25, 1]


def test_a_link_can_stand_in_no_list_and_stands_beside_them() -> None:
    link = Key("Apri", "", url="https://example.org/")
    (message,) = draw(card("Scegli", buttons=(*keys(26), (link,))))
    *lists, last = message.rows
    assert [len(row.keys) for row in lists if isinstance(row, Menu)] == [25, 1] and last == (link,)


def test_more_lists_than_a_message_holds_go_on_in_a_second() -> None:
    first, second = draw(card("Scegli", buttons=keys(126)))
    assert len(first.rows) == 5 and len(second.rows) == 1 and second.content == "…"


@pytest.mark.parametrize("longest", [drawing.LABEL, drawing.OPTION, drawing.TITLE])
def test_a_label_is_clipped_only_where_it_must_be(longest: int) -> None:
    assert clip("a" * longest, longest) == "a" * longest
    assert clip("a" * (longest + 1), longest) == "a" * (longest - 1) + "…"


def test_what_tells_a_name_apart_stays_where_it_is_shortened() -> None:
    assert clip("a" * 64 + " (a_long_username_of_somebody)", 80) == "a" * 49 + "… (a_long_username_of_somebody)"


def test_a_label_begins_and_ends_with_letters_and_is_never_empty() -> None:
    assert [clip(words, 8) for words in (" sì ", "", " ", "prima seconda")] == ["sì", "…", "…", "prima s…"]
    assert clip("prima seconda", 7) == "prima…", "no space before what is left out"


def test_each_list_of_a_message_has_an_id_of_its_own() -> None:
    one, other = view((Menu((Key("a", "!a"),)), Menu((Key("b", "!b"),)))).to_components()
    assert one["components"][0]["custom_id"] != other["components"][0]["custom_id"]


def test_a_row_without_buttons_is_left_out() -> None:
    (message,) = draw(card("Scegli", buttons=((), (Key("Sì", "!yes"),))))
    assert message.rows == ((Key("Sì", "!yes"),),)


def test_five_rows_whose_buttons_do_the_same_stay_five() -> None:
    (message,) = draw(card("Scegli", buttons=((Key("Sì", "!yes"),),) * 5))
    assert [len(row) for row in message.rows if isinstance(row, tuple)] == [1] * 5


@pytest.mark.parametrize(("count", "messages"), [(999, 1), (1001, 2)])
def test_a_sign_that_counts_for_two_takes_the_room_of_two(count: int, messages: int) -> None:
    drawn = draw(card("🎲" * (count // 2), "🎲" * (count - count // 2)))
    assert len(drawn) == messages and all(units(message.content) <= drawing.CONTENT for message in drawn)
    assert len(draw(card("🎲" * count))) == messages


def test_buttons_and_menus_have_labels_of_their_own_lengths() -> None:
    long = Key("a" * 200, "!x")
    button, menu = view(((long,), Menu((long,)))).to_components()
    assert len(button["components"][0]["label"]) == 80
    assert len(menu["components"][0]["options"][0]["label"]) == 100


@pytest.mark.parametrize(
    ("style", "number"), [("primary", 1), ("plain", 2), ("good", 3), ("bad", 4), ("unheard of", 2)]
)
def test_a_button_has_its_colour(style: str, number: int) -> None:
    (row,) = view(((Key("Sì", "!yes", style),),)).to_components()
    assert row["components"][0]["style"] == number


def test_a_link_opens_its_address_and_presses_nothing() -> None:
    (row,) = view(((Key("Regole", "", "link", "https://example.org"),),)).to_components()
    assert row["components"] == [{"type": 2, "style": 5, "label": "Regole", "url": "https://example.org"}]


# --- forms


@pytest.mark.parametrize(("longest", "style"), [(200, 1), (201, 2)])
def test_long_words_get_more_room(longest: int, style: int) -> None:
    form = Form("!f", "T", (FormField("why", "Perché", "", longest=longest),), "it")
    ((label,),) = windows(form, "a parole", shared=True)
    sent = label.to_component_dict()["component"]
    assert (sent["style"], sent["max_length"]) == (style, longest)


# --- files


@pytest.mark.parametrize(("size", "sent"), [(100, True), (101, False)])
async def test_a_file_as_heavy_as_may_be_is_sent_and_a_heavier_one_is_named(size: int, sent: bool) -> None:
    drawn = card("Ecco", files=(DrawnFile("libro.json", b"x" * size),))
    (message,) = await MessageMaker(Front(None)).ready(drawn, heaviest=100)  # type: ignore[arg-type]
    named = escaped(Texts().say("it", "discord-file-too-heavy", {"name": "libro.json"}))
    assert ("files" in message) is sent and message["content"] == ("Ecco" if sent else f"Ecco\n{named}")


@pytest.mark.parametrize(("length", "described"), [(0, None), (1024, "a" * 1024), (1025, "a" * 1023 + "…")])
async def test_a_picture_is_described_as_far_as_discord_lets_it(length: int, described: str | None) -> None:
    drawn = card("Ecco", picture=DrawnPicture("chart", {}, "a" * length, "it"), files=files(1))
    (message,) = await MessageMaker(Drawing(None)).ready(drawn)  # type: ignore[arg-type]
    first, second = message["files"]
    assert (first.filename, first.description, second.filename) == ("chart.png", described, "0.csv")


async def test_an_answer_with_a_file_is_sent_by_discord_py() -> None:
    interaction = Interaction()
    await answer(interaction, Front(reply(card("Ecco", files=files(1)), Audience.MEMBER)))
    (sent,) = interaction.of("send_message")
    assert sent["ephemeral"] is True and [file.filename for file in sent["files"]] == ["0.csv"]


def test_discord_py_need_not_listen_for_the_presses_of_a_view() -> None:
    buttons = view(((Key("Sì", "!yes"),),))
    assert (buttons.is_dispatchable(), buttons.is_finished(), buttons.has_components_v2()) == (False, True, False)
