"""Updates read: places, people, and the words that are for us."""

from __future__ import annotations

import base64
import zlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from telegram import Message, User

from bot.chats.telegram.reading import (
    LONGEST,
    USUAL,
    account_of,
    kind_of,
    packed,
    place_of,
    topic_of,
    topic_title,
    unpacked,
    words_for,
)
from bot.hall.cards.card import units
from tests.chats.telegram.wire import ANNA, BRUNO, CLUB, FORUM, ME, private, written

HERE = User.de_json(ME)


def message(text: str, **more: Any) -> Message:
    return Message.de_json(written(text, **more))


def line(text: str, **more: Any) -> str | None:
    words = words_for(message(text, **more), HERE)
    return words.line if words else None


def test_a_command_is_for_us() -> None:
    assert line("/roll 5 reserve:2") == "/roll 5 reserve:2"


@pytest.mark.parametrize("text", ["/tira@araldo_bot 5", "/tira@Araldo_Bot 5"])
def test_our_name_is_taken_off_a_command(text: str) -> None:
    assert line(text) == "/tira 5"


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("/probabilità 5 2", "/probabilità 5 2"),
        ("/probabilità@araldo_bot 5 2", "/probabilità 5 2"),
        ("/probabilità@other_bot 5 2", None),
        ("/è/così", None),
        ("è /probabilità", None),
    ],
)
def test_an_accented_command_is_read_though_telegram_marks_none(text: str, heard: str | None) -> None:
    """An entity ends where ASCII does, and a command beside a letter is none (see the emulator)."""
    read = words_for(Message.de_json({**written(text), "entities": []}), HERE)
    assert (read.line if read else None) == heard
    assert read is None or read.command


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("@araldo_bot tira 3", "/tira 3"),
        ("@Araldo_Bot /tira 3", "/tira 3"),
        ("@araldo_bot", "/help"),
        ("@araldo_bot2 tira 3", None),
        ("chiedi a @araldo_bot di tirare", None),
        ("@other_bot tira 3", None),
    ],
)
def test_what_follows_a_mention_of_us_is_a_command(text: str, heard: str | None) -> None:
    assert line(text) == heard


@pytest.mark.parametrize(
    ("text", "heard"), [("punta 5 riserva:2 @araldo_bot", "punta 5 riserva:2"), ("tira 3 @Araldo_Bot ", "tira 3")]
)
def test_what_ends_with_a_mention_of_us_may_be_for_us(text: str, heard: str) -> None:
    words = words_for(message(text), HERE)
    assert words is not None and (words.line, words.named, words.command) == (heard, True, False)


def test_a_command_to_another_bot_is_not_for_us() -> None:
    assert line("/roll@other_bot 5") is None
    assert line("/roll@other_bot 5", chat=private()) is None


def test_plain_words_in_a_group_are_not_for_us() -> None:
    assert line("ciao a tutti") is None


def test_any_words_in_private_are_for_us() -> None:
    assert line("tira 5", chat=private()) == "tira 5"


def test_a_reply_to_us_is_for_us_and_says_to_what() -> None:
    words = words_for(message("3", reply_to_message=written("quanti?", sender=ME, number=41)), HERE)
    assert words is not None and (words.line, words.replied) == ("3", "41")
    alone = words_for(message("/roll", reply_to_message=written("quanti?", sender=BRUNO, number=41)), HERE)
    assert alone is not None and alone.replied == ""


def test_a_reply_to_somebody_else_is_not_for_us() -> None:
    assert line("3", reply_to_message=written("quanti?", sender=BRUNO, number=41)) is None


def test_the_message_that_opens_a_topic_is_nothing_to_reply_to() -> None:
    opening = written("", sender=ME, number=9, forum_topic_created={"name": "Turno 1", "icon_color": 0})
    assert line("ciao", chat=FORUM, reply_to_message=opening) is None


@pytest.mark.parametrize(
    "more",
    [
        {"forward_origin": {"type": "user", "date": 0, "sender_user": BRUNO}},
        {"via_bot": {**BRUNO, "is_bot": True}},
        {"is_automatic_forward": True},
    ],
    ids=["forwarded", "by another bot", "of the channel"],
)
def test_words_that_nobody_wrote_here_are_not_for_us(more: dict[str, Any]) -> None:
    assert line("/undo", **more) is None


def test_a_command_in_the_middle_of_words_is_none() -> None:
    mark = {"type": "bot_command", "offset": 8, "length": 5}
    assert line("scrivi: /undo", entities=[mark]) is None


def test_a_photo_without_words_is_nothing_for_us() -> None:
    data = {name: value for name, value in written("", chat=private()).items() if name not in ("text", "entities")}
    assert words_for(Message.de_json(data), HERE) is None


def test_what_is_for_us_alone_needs_no_name_at_its_end() -> None:
    alone = words_for(message("tira 3 @araldo_bot", chat=private()), HERE)
    assert alone is not None and (alone.line, alone.named) == ("tira 3", False)
    called = words_for(message("@araldo_bot tira 3"), HERE)
    assert called is not None and (called.command, called.named, called.attached) == (True, False, False)


def test_a_mention_without_a_name_stands_by_its_id() -> None:
    text = "/check 🎲 Bruno Rossi 3"
    mark = {"type": "text_mention", "offset": units("/check 🎲 "), "length": 11, "user": BRUNO}
    words = words_for(message(text, entities=[mark]), HERE)
    assert words is not None
    assert words.line == "/check 🎲 <@12> 3"
    assert [(one.id, one.name, one.language) for one in words.mentioned] == [("12", "Bruno", "en")]


def test_a_mention_of_a_bot_is_told_as_one() -> None:
    mark = {"type": "text_mention", "offset": 7, "length": 5, "user": {**BRUNO, "is_bot": True}}
    words = words_for(message("/check Bruno 3", entities=[mark]), HERE)
    assert words is not None and [(one.id, one.bot) for one in words.mentioned] == [("12", True)]


def test_a_mention_by_name_stays_as_typed() -> None:
    mark = {"type": "mention", "offset": 7, "length": 6}
    assert line("/check @bruno 3", entities=[mark]) == "/check @bruno 3"


def test_our_name_and_a_mention_in_one_line() -> None:
    text = "/check@araldo_bot Bruno 3"
    mark = {"type": "text_mention", "offset": 18, "length": 5, "user": BRUNO}
    assert line(text, entities=[mark]) == "/check <@12> 3"


def test_what_stands_for_a_mention_is_left_to_the_hall_which_knows_who_is_here() -> None:
    assert line("/check <@12> 3") == "/check <@12> 3"


def test_a_caption_is_read() -> None:
    document = {"file_id": "f", "file_unique_id": "u", "file_size": 3, "file_name": "a.toml"}
    data = written("/gdr adventure", document=document)
    data["caption"], data["caption_entities"] = data.pop("text"), data.pop("entities")
    words = words_for(Message.de_json(data), HERE)
    assert words is not None and words.line == "/gdr adventure" and words.command and words.attached


def test_a_deep_link_is_the_press_of_its_button() -> None:
    words = words_for(message(f"/start {packed('w-kept')}", chat=private()), HERE)
    assert words is not None and (words.press, words.line) == ("w-kept", "")
    there = words_for(message(f"/start {packed('w-kept')}"), HERE)
    assert there is not None and there.press == "", "only in private"


@pytest.mark.parametrize("text", ["/start", "/start a", "/start@araldo_bot"])
def test_a_bare_start_is_a_line(text: str) -> None:
    words = words_for(message(text, chat=private()), HERE)
    assert words is not None and (words.line, words.command) == ("/start", True)


TOO_LONG = "Zq3xV7kLw9BtYc1MfR5hJp8NdGs2UaEo4XiTv6KzWbQm0CyHrPu-DjSlFgAn"


@given(st.text(min_size=1, max_size=16))
def test_a_payload_gives_back_its_button(press: str) -> None:
    payload = packed(press)
    assert payload is None or (len(payload) <= 64 and unpacked(payload) == press)


@pytest.mark.parametrize(
    "press", ["?word,number!@by5dnjfj codice friendly-clue 12 1 13", "?player,by!@by5dnjfj codice friendly-replace"]
)
def test_the_long_button_of_a_hand_has_a_payload(press: str) -> None:
    """Who has to open the private chat for a clue is led there: they were told to look for it themselves."""
    payload = packed(press)
    assert payload is not None and len(payload) <= 64 and unpacked(payload) == press


@pytest.mark.parametrize("payload", ["_", "_K6cQ", "_____", "_QzU-qdI0JS8rLQtmDYpSBUMjBUMF"])
def test_a_payload_that_somebody_made_up_breaks_nothing(payload: str) -> None:
    assert isinstance(unpacked(payload), str)


def test_a_button_too_long_for_a_link_has_no_payload() -> None:
    assert packed(TOO_LONG) is None and packed("") is None


def test_a_payload_that_somebody_made_up_holds_no_more_than_a_button_could() -> None:
    small = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, zdict=USUAL)
    body = base64.urlsafe_b64encode(small.compress(b"a" * 5000) + small.flush()).decode().rstrip("=")
    assert unpacked(f"_{body}") == "a" * LONGEST


def test_several_are_mentioned_in_whatever_order_telegram_tells_it() -> None:
    marks = [{"type": "text_mention", "offset": at, "length": 4, "user": who} for at, who in ((12, BRUNO), (7, ANNA))]
    assert line("/check Anna Brno", entities=marks) == "/check <@11> <@12>"


@pytest.mark.parametrize(
    ("more", "kind"),
    [
        ({"photo": [{"file_id": "f", "file_unique_id": "u", "width": 1, "height": 1}]}, "photo"),
        ({"document": {"file_id": "f", "file_unique_id": "u"}}, "document"),
        ({}, "text"),
    ],
)
def test_how_a_message_was_said_is_seen(more: dict[str, Any], kind: str) -> None:
    assert kind_of(message("x", **more)) == kind


def test_a_group_is_a_place_of_its_own_house() -> None:
    place = place_of(message("x").chat)
    assert (place.id, place.title, place.house, place.house_title, place.private) == (
        "-100",
        "Club",
        "-100",
        "Club",
        False,
    )


def test_a_topic_is_a_place_within_its_group() -> None:
    place = place_of(message("x", chat=FORUM).chat, 7, " Turno\u202e1 ")
    assert (place.id, place.parent, place.title, place.house, place.house_title) == (
        "-200:7",
        "-200",
        "Turno 1",
        "-200",
        "Forum",
    )


def test_a_private_chat_has_no_house() -> None:
    place = place_of(message("x", chat=private()).chat)
    assert (place.id, place.private, place.house) == ("11", True, "")


def test_only_a_topics_thread_is_a_topic() -> None:
    assert topic_of(message("x", chat=FORUM, message_thread_id=7, is_topic_message=True)) == 7
    assert topic_of(message("x", chat=FORUM, message_thread_id=1, is_topic_message=True)) is None
    assert topic_of(message("x", chat=CLUB, message_thread_id=7)) is None


def test_a_topics_name_is_told_by_the_message_that_opens_it() -> None:
    opening = written("", sender=ANNA, number=7, forum_topic_created={"name": "Turno 1", "icon_color": 0})
    assert topic_title(message("x", chat=FORUM, reply_to_message=opening)) == "Turno 1"


def test_a_topic_that_has_a_new_picture_alone_tells_no_name() -> None:
    assert topic_title(message("", chat=FORUM, forum_topic_edited={"icon_custom_emoji_id": "5"})) == ""


def test_an_unseen_message_of_ours_is_answered_by_the_id_that_its_reader_knows() -> None:
    ours = written("quanti?", sender=ME, number=0, ephemeral_message_id=4)
    words = words_for(message("3", reply_to_message=ours), HERE)
    assert words is not None and words.replied == "4"


def test_a_person_as_the_hall_knows_them() -> None:
    account = account_of(User(11, "Anna", False, last_name="R\u202eossi", username="anna", language_code="it"))
    assert (account.id, account.name, account.language, account.handle) == ("11", "Anna R ossi", "it", "anna")
