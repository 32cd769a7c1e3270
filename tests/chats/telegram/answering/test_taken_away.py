"""Messages that go: a secret typed where all read it, and what can no longer be deleted."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.chats.telegram.reading import FACELESS
from bot.hall.cards.card import Audience, Card, Say, say
from bot.hall.requests import Reply, Request
from tests.chats.telegram.answering.test_answering import CLOSED
from tests.chats.telegram.wire import ANNA, CLUB, ME, RIGHTS, Stage, administers, card, private, written

WORDS = "Non posso cancellare quello che hai scritto in {}: lì lo leggono ancora tutti. Cancellalo tu."
FILE = (
    "Non posso cancellare il file che hai mandato in {}: lì lo possono aprire ancora tutti. Cancella tu il messaggio."
)


def secret(request: Request) -> Reply:
    """The refusal of a secret that everybody could read."""
    told = Card(lines=(say("said-in-the-room"),), audience=Audience.MEMBER)
    return Reply(request.id, card("In privato."), Audience.MEMBER, card=told, conceal=True)


def loaded(request: Request) -> Reply:
    """What the room reads of a file that should not stand there."""
    return Reply(request.id, card("Avventura caricata."), Audience.ROOM, conceal=True, stored=True)


async def gives_file(stage: Stage, wanted: bool = False, **more: Any) -> None:
    """Somebody sends an adventure in the group."""
    if not wanted:
        stage.hall.without_file.add("/gdr avventura")  # None is fetched: whether it was read does not matter.
    document = {"file_id": "f", "file_unique_id": "u", "file_size": 3, "file_name": "a.toml"}
    data = written("/gdr avventura", document=document, number=50, **more)
    data["caption"], data["caption_entities"] = data.pop("text"), data.pop("entities")
    await stage.feed(message=data)


async def test_a_typed_secret_is_taken_away(stage: Stage) -> None:
    stage.hall.answer = lambda request: Reply(request.id, card("In privato."), Audience.MEMBER, conceal=True)
    administers(stage)
    await stage.types("/bid 3", number=50)
    assert stage.wire.made("deleteMessage") == [{"chat_id": -100, "message_id": 50}]


async def test_a_secret_that_is_typed_in_private_stays_there(stage: Stage) -> None:
    stage.hall.answer = secret
    administers(stage)
    await stage.types("/bid 3", chat=private())
    assert stage.wire.made("deleteMessage") == []
    assert [said["text"] for said in stage.wire.made("sendMessage")] == ["In privato."]


async def test_where_we_may_manage_but_not_delete_it_is_not_tried(stage: Stage) -> None:
    stage.hall.answer = secret
    mine = {"status": "administrator", "user": ME, **RIGHTS, "can_delete_messages": False}
    stage.wire.answers["getChatAdministrators"] = lambda _: [mine]
    await stage.types("/bid 3", number=50)
    assert stage.wire.made("deleteMessage") == []


async def test_in_a_group_that_moved_a_secret_is_taken_away_by_its_new_id(stage: Stage) -> None:
    administers(stage)
    await stage.outbox.moved(-100, -1009)
    assert await stage.answerer.concealed(-100, 50)
    assert stage.wire.made("deleteMessage") == [{"chat_id": -1009, "message_id": 50}]


async def test_what_was_taken_away_is_neither_answered_nor_nodded_at(stage: Stage) -> None:
    stage.hall.answer = lambda request: Reply(request.id, card("In privato."), Audience.MEMBER, conceal=True)
    administers(stage)
    await stage.types("/bid 3", number=50)
    stage.wire.fault("sendMessage", *CLOSED)
    await stage.types("/bid 4", number=51)
    assert [said.get("reply_parameters") for said in stage.wire.made("sendMessage")] == [None] * 3
    assert stage.wire.made("setMessageReaction") == []


async def test_who_may_not_delete_a_typed_secret_does_not_try_and_says_so(stage: Stage) -> None:
    stage.hall.answer = secret
    await stage.types("/bid 3", number=50)
    assert stage.wire.made("deleteMessage") == []
    (said,) = stage.wire.made("sendMessage")
    assert said["chat_id"] == ANNA["id"] and said["text"].splitlines()[-1] == WORDS.format("Club")


@pytest.mark.parametrize(
    ("refusal", "stands"), [("message can't be deleted", True), ("message to delete not found", False)], ids=str
)
async def test_a_secret_is_said_to_stand_there_where_its_deletion_was_refused_and_not_where_it_is_gone(
    stage: Stage, refusal: str, stands: bool
) -> None:
    stage.hall.answer = secret
    administers(stage)
    stage.wire.fault("deleteMessage", 400, f"Bad Request: {refusal}")
    await stage.types("/bid 3", number=50)
    (said,) = stage.wire.made("sendMessage")
    assert (WORDS.format("Club") in said["text"]) is stands


async def test_what_was_taken_away_is_not_said_to_stand_there(stage: Stage) -> None:
    stage.hall.answer = secret
    administers(stage)
    await stage.types("/bid 3", number=50)
    assert [said["text"] for said in stage.wire.made("sendMessage")] == ["In privato."]


async def test_whoever_gave_a_file_for_all_to_read_hears_alone_that_it_stands_there(stage: Stage) -> None:
    """The answer for the room does not point the players to it."""
    stage.hall.answer = loaded
    await gives_file(stage)
    alone, there = stage.wire.made("sendMessage")
    assert (alone["chat_id"], alone["text"]) == (ANNA["id"], FILE.format("Club"))
    assert (there["chat_id"], there["text"]) == (-100, "Avventura caricata.")


@pytest.mark.parametrize("may", [True, False])
async def test_whoever_gave_several_files_at_once_hears_that_they_stand_there(stage: Stage, may: bool) -> None:
    """We know of the one alone whose words called us."""
    stage.hall.answer = secret
    if may:
        administers(stage)
    await gives_file(stage, media_group_id="9", wanted=True)
    (said,) = stage.wire.made("sendMessage")
    assert said["text"].splitlines()[-1].startswith("Non posso cancellare tutti i file che hai mandato in Club")
    assert len(stage.wire.made("deleteMessage")) == may


async def test_that_a_file_stands_there_is_kept_behind_a_button_where_the_private_chat_is_closed(stage: Stage) -> None:
    stage.hall.answer = loaded
    stage.wire.fault("sendMessage", *CLOSED)
    await gives_file(stage)
    (kept,) = stage.hall.kept
    assert kept.card is not None and kept.card.audience is Audience.MEMBER
    assert [line.key for line in kept.card.lines if isinstance(line, Say)] == ["still-there-file"]
    assert all(FILE.format("Club") not in said["text"] for said in stage.wire.made("sendMessage")[1:])


async def test_what_is_kept_for_whoever_typed_a_secret_says_that_it_stands_there(stage: Stage) -> None:
    """An answer that need not be said otherwise does, too."""
    told = Card(lines=(say("said-in-the-room"),), audience=Audience.MEMBER, needless=True)
    stage.hall.answer = lambda request: replace(secret(request), card=told)
    stage.wire.fault("sendMessage", *CLOSED)
    await stage.types("/bid 3", number=50)
    (kept,) = stage.hall.kept
    assert kept.card is not None
    assert [line.key for line in kept.card.lines if isinstance(line, Say)] == ["said-in-the-room", "still-there-words"]


async def test_that_a_secret_stands_there_is_said_also_where_its_answer_cannot_be(stage: Stage) -> None:
    stage.hall.answer = loaded
    stage.wire.faults["sendMessage"] = [(400, "Bad Request: not enough rights to send text messages", {})] * 2
    await gives_file(stage)
    assert any(said["text"] == FILE.format("Club") for said in stage.wire.made("sendMessage"))


async def test_an_administrator_without_a_name_reads_in_the_group_that_the_file_stands_there(stage: Stage) -> None:
    """There is no other way to reach them."""
    stage.hall.answer = loaded
    await gives_file(stage, sender={**ANNA, "id": int(FACELESS[0]), "is_bot": True}, sender_chat=CLUB)
    assert [(said["chat_id"], said["text"]) for said in stage.wire.made("sendMessage")] == [
        (-100, FILE.format("Club")),
        (-100, "Avventura caricata."),
    ]


async def test_what_can_no_longer_be_deleted_loses_its_buttons_and_what_is_gone_nothing(stage: Stage) -> None:
    stage.wire.fault("deleteMessage", 400, "Bad Request: message can't be deleted for everyone")
    await stage.sender.remove(-100, 5)
    stage.wire.fault("deleteMessage", 400, "Bad Request: message to delete not found")
    await stage.sender.remove(-100, 6)
    assert [edit["message_id"] for edit in stage.wire.made("editMessageReplyMarkup")] == [5]


async def test_a_message_that_cannot_be_taken_away_loses_its_buttons(stage: Stage) -> None:
    stage.wire.fault("deleteMessage", 400, "Bad Request: message can't be deleted")
    await stage.sender.remove(-100, 77)
    (edit,) = stage.wire.made("editMessageReplyMarkup")
    assert edit == {"chat_id": -100, "message_id": 77}


async def test_a_message_that_stays_whatever_is_tried_stops_nothing(stage: Stage) -> None:
    stage.wire.fault("deleteMessage", 400, "Bad Request: message can't be deleted")
    stage.wire.fault("editMessageReplyMarkup", 400, "Bad Request: message can't be edited")
    await stage.sender.remove(-100, 77)
    assert stage.wire.names == ["deleteMessage", "editMessageReplyMarkup"]


@pytest.mark.parametrize("may", [True, False])
async def test_what_was_typed_before_a_crash_is_taken_away_where_that_is_allowed(stage: Stage, may: bool) -> None:
    if may:
        administers(stage)
    assert await stage.answerer.concealed(-100, 50) is may
    assert stage.wire.made("deleteMessage") == ([{"chat_id": -100, "message_id": 50}] if may else [])
