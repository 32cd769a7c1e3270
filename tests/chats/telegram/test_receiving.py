"""Updates become requests: in order for each chat, with who may manage and what came along."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import pytest
from telegram import Update

from bot.chats.telegram.sending.outbox import PATIENCE
from bot.hall.declared.kinds import Kind, Upload
from bot.hall.people.origins import Origin
from bot.hall.requests import Account, File, Place, Reply, Request
from tests.chats.telegram.wire import ANNA, BRUNO, CLUB, FORUM, ME, Stage, private, say, written

ANONYMOUS = {"id": 1087968824, "is_bot": True, "first_name": "Group", "username": "GroupAnonymousBot"}
TOPIC: dict[str, Any] = {"chat": FORUM, "message_thread_id": 7, "is_topic_message": True}


async def test_a_command_becomes_a_request(stage: Stage) -> None:
    await stage.types("/roll 5 reserve:2", number=50)
    (request,) = stage.hall.heard
    assert (request.id, request.line, request.at) == ("telegram:5001", "/roll 5 reserve:2", stage.now)
    assert (request.account.id, request.account.handle, request.account.language) == ("11", "anna", "it")
    assert (request.place.id, request.place.house_title, request.manages) == ("-100", "Club", False)
    assert request.place.language == "it", "whoever is first heard in a group that we were not seen to enter"


async def test_an_answer_that_waits_in_our_line_is_nobody_else_s_as_long_as_we_try(stage: Stage) -> None:
    await stage.types("/roll 5")
    assert stage.hall.heard[0].patience == 2 * PATIENCE


async def test_of_words_changed_in_a_group_only_commands_are_asked_about_and_as_such(stage: Stage) -> None:
    for text in ("/roll 3", "ciao"):
        await stage.feed(edited_message=written(text))
    await stage.feed(edited_message=written("/roll 3", chat=private()))
    assert stage.wire.made("sendMessage")[0]["reply_parameters"]["message_id"] == 50
    assert stage.hall.heard[0].place.language == "it"
    assert [(asked.line, asked.edited) for asked in stage.hall.heard] == [("/roll 3", True)]


async def test_an_administrator_manages_the_group(stage: Stage) -> None:
    member = {"user": ANNA, "status": "creator", "is_anonymous": False}
    stage.wire.answers["getChatAdministrators"] = lambda _: [member]
    await stage.types("/club role")
    await stage.types("/club role", sender=BRUNO)
    assert [request.manages for request in stage.hall.heard] == [True, False]
    assert len(stage.wire.made("getChatAdministrators")) == 1


async def test_administrators_are_asked_anew_when_our_rights_change(stage: Stage) -> None:
    await stage.types("/roll")
    status = {"user": ME, "status": "member"}
    await stage.feed(
        my_chat_member={
            "chat": CLUB,
            "from": ANNA,
            "date": 0,
            "old_chat_member": status,
            "new_chat_member": status,
        }
    )
    await stage.types("/roll")
    assert len(stage.wire.made("getChatAdministrators")) == 2


async def test_nobody_manages_where_telegram_does_not_tell(stage: Stage) -> None:
    stage.wire.fault("getChatAdministrators", 400, "Bad Request: member list is inaccessible")
    await stage.types("/club role")
    assert not stage.hall.heard[0].manages


async def test_an_anonymous_administrator_manages(stage: Stage) -> None:
    await stage.types("/club role", sender=ANONYMOUS, sender_chat=CLUB)
    assert stage.hall.heard[0].manages


async def test_who_writes_as_a_channel_is_asked_for_their_name(stage: Stage) -> None:
    channel = {"id": -300, "type": "channel", "title": "Notizie"}
    await stage.types("/roll", sender={**ANONYMOUS, "id": 136817688}, sender_chat=channel)
    assert stage.hall.heard == []
    assert "tuo nome" in stage.wire.made("sendMessage")[0]["text"]
    said = written("Ciao!", sender=ME, number=40)
    await stage.types("ciao", sender={**ANONYMOUS, "id": 136817688}, sender_chat=channel, reply_to_message=said)
    assert len(stage.wire.made("sendMessage")) == 1, "only commands"


async def test_words_that_a_group_does_not_take_are_a_warning_in_the_log_and_no_fault_of_ours(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    channel = {"id": -300, "type": "channel", "title": "Notizie"}
    stage.wire.fault("sendMessage", 400, "Bad Request: can't parse entities")
    await stage.types("/roll", sender={**ANONYMOUS, "id": 136817688}, sender_chat=channel)
    (told,) = caplog.records
    assert (told.levelname, told.exc_info) == ("WARNING", None) and "not said" in told.getMessage()


async def test_nobody_manages_a_private_chat(stage: Stage) -> None:
    await stage.types("tira 5", chat=private())
    (request,) = stage.hall.heard
    assert (request.line, request.place.private, request.manages) == ("tira 5", True, False)


async def test_other_bots_are_not_heard(stage: Stage) -> None:
    bot = {**BRUNO, "is_bot": True}
    await stage.types("/roll", sender=bot)
    await stage.feed(edited_message=written("/roll", sender=bot))
    assert stage.hall.heard == []


async def test_a_topic_is_a_place_of_its_own_and_is_answered_there(stage: Stage) -> None:
    await stage.types("/roll", **TOPIC)
    assert stage.hall.heard[0].place.id == "-200:7"
    assert stage.wire.made("sendMessage")[0]["message_thread_id"] == 7


async def test_a_topics_name_is_remembered_over_a_restart(stage: Stage) -> None:
    await stage.feed(message=written("", forum_topic_created={"name": "Turno 1", "icon_color": 0}, **TOPIC))
    await stage.feed(message=written("", forum_topic_edited={"name": "Turno 2"}, **TOPIC))
    again = await Stage(stage.memory).open()
    await again.types("/roll", **TOPIC)
    await again.feed(edited_message=written("/roll", **TOPIC))
    assert [heard.place.title for heard in again.hall.heard] == ["Turno 2"] * 2


async def test_what_opens_a_topic_tells_its_first_name_only_where_no_newer_one_is_known(stage: Stage) -> None:
    opening = written("", number=7, forum_topic_created={"name": "Turno 1", "icon_color": 0}, **TOPIC)
    await stage.types("/roll", reply_to_message=opening, **TOPIC)
    await stage.feed(message=written("", forum_topic_edited={"name": "Turno 2"}, **TOPIC))
    await stage.types("/roll", reply_to_message=opening, **TOPIC)
    await stage.presses("b", **TOPIC)
    assert [heard.place.title for heard in stage.hall.heard] == ["Turno 1", "Turno 2", "Turno 2"]
    assert stage.hall.heard[-1].place.language == "it", "of who pressed, if nobody was heard there before"


async def test_by_what_is_kept_of_a_request_its_answer_finds_the_way_after_a_restart(stage: Stage) -> None:
    await stage.types("/roll", number=50, **TOPIC)
    await stage.types("/roll", number=60, chat=private())
    there, alone = (dict(request.handle or {}) for request in stage.hall.heard)
    asked = {"request": "telegram:5001", "chat": -200, "topic": 7, "message": 50, "private": False, "person": "11"}
    assert asked.items() <= there.items()
    asked = {"request": "telegram:5002", "chat": 11, "topic": None, "message": 60, "private": True, "person": "11"}
    assert asked.items() <= alone.items()


async def test_what_belongs_to_no_chat_and_a_press_that_sends_nothing_are_left_alone(stage: Stage) -> None:
    press = {"id": "q", "from": ANNA, "chat_instance": "1"}
    await stage.feed(callback_query={**press, "inline_message_id": "i", "data": "b"})
    await stage.feed(callback_query={**press, "message": written("b", sender=ME), "game_short_name": "g"})
    assert stage.hall.heard == [] and stage.wire.names == ["answerCallbackQuery"]


async def test_a_press_becomes_a_request(stage: Stage) -> None:
    await stage.presses("!roll 5")
    (request,) = stage.hall.heard
    assert (request.press, request.line, request.place.id) == ("!roll 5", "", "-100")


async def test_who_leaves_a_group_is_told_to_the_hall_and_a_bot_is_not(stage: Stage) -> None:
    await stage.feed(message=written("", left_chat_member=BRUNO))
    await stage.feed(message=written("", left_chat_member={**BRUNO, "is_bot": True}))
    assert [account for _, account in stage.hall.gone] == [str(BRUNO["id"])]


async def test_who_has_just_left_a_group_acts_there_no_more(stage: Stage) -> None:
    origins = stage.receiver._origins
    await origins.keep(BRUNO["id"], ["b"], Origin(Place("telegram", "-100", "Club")))
    assert await origins.of(BRUNO["id"], "b") is not None
    stage.wire.answers["getChatMember"] = lambda _: {"user": BRUNO, "status": "left"}
    await stage.feed(message=written("", left_chat_member=BRUNO))
    assert await origins.of(BRUNO["id"], "b") is None


async def test_a_migrated_group_is_told_from_either_end(stage: Stage) -> None:
    await stage.feed(message=written("", chat={"id": -4, "type": "group", "title": "Club"}, migrate_to_chat_id=-100))
    await stage.feed(message=written("", migrate_from_chat_id=-4))
    assert stage.hall.moves == [("-4", "-100"), ("-4", "-100")]
    assert stage.outbox.where(-4) == -100


async def test_being_added_somewhere_greets(stage: Stage) -> None:
    change = {"chat": CLUB, "from": ANNA, "date": 0}
    left, member = {"user": ME, "status": "left"}, {"user": ME, "status": "member"}
    await stage.feed(my_chat_member={**change, "old_chat_member": left, "new_chat_member": member})
    await stage.feed(my_chat_member={**change, "old_chat_member": member, "new_chat_member": left})
    assert [place.id for place in stage.hall.greetings] == ["-100"]
    assert [call["text"].split("\n")[0] for call in stage.wire.made("sendMessage")] == ["Ciao"]


@pytest.mark.parametrize(("status", "freed"), [("member", ["-100"]), ("left", [])])
async def test_when_our_rights_change_what_is_kept_for_the_group_is_tried(
    stage: Stage, status: str, freed: list[str]
) -> None:
    change = {"chat": CLUB, "from": ANNA, "date": 0, "old_chat_member": {"user": ME, "status": "member"}}
    await stage.feed(my_chat_member={**change, "new_chat_member": {"user": ME, "status": status}})
    assert stage.hall.freed == freed


@pytest.mark.parametrize(("status", "open_"), [("member", True), ("kicked", False)])
async def test_who_starts_or_blocks_us_is_told(stage: Stage, status: str, open_: bool) -> None:
    before, after = ({"user": ME, "status": one, "until_date": 0} for one in ("kicked", status))
    change = {"chat": private(), "from": ANNA, "date": 0, "old_chat_member": before, "new_chat_member": after}
    await stage.feed(my_chat_member=change)
    assert stage.hall.reached == {"11": open_}
    assert stage.wire.calls == stage.hall.freed == stage.hall.greetings == [], "groups alone are greeted"


async def test_where_there_is_nothing_to_greet_with_nothing_is_said(stage: Stage) -> None:
    async def greeting(place: Place, added_by: Account | None) -> None: ...

    stage.hall.greeting = greeting  # type: ignore[assignment]
    before, after = ({"user": ME, "status": status} for status in ("left", "member"))
    await stage.feed(
        my_chat_member={"chat": CLUB, "from": ANNA, "date": 0, "old_chat_member": before, "new_chat_member": after}
    )
    assert stage.wire.calls == [] and stage.hall.freed == ["-100"]


async def test_who_writes_in_private_has_opened_that_chat(stage: Stage) -> None:
    await stage.feed(message={"message_id": 1, "chat": private(), "from": ANNA, "date": 0, "text": "/start"})
    assert stage.hall.reached == {"11": True}


async def test_updates_of_one_chat_are_done_in_their_order(stage: Stage) -> None:
    first, go = asyncio.Event(), asyncio.Event()
    order: list[str] = []

    async def handle(request: Request) -> Reply:
        if request.line == "/one":
            first.set()
            await go.wait()
        order.append(request.line)
        return say(request, request.line)

    stage.hall.handle = handle  # type: ignore[method-assign]
    one = asyncio.create_task(stage.types("/one"))
    await first.wait()
    two = asyncio.create_task(stage.types("/two"))
    other = asyncio.create_task(stage.types("/other", chat=private()))
    await other
    assert order == ["/other"]
    go.set()
    await asyncio.gather(one, two)
    assert order == ["/other", "/one", "/two"]
    assert [call["text"] for call in stage.wire.made("sendMessage") if call["chat_id"] == -100] == ["/⁠one", "/⁠two"]


async def test_an_update_is_done_once_it_is_stored_however_long_its_answer_waits(stage: Stage) -> None:
    stage.wire.fault("sendMessage", 429, "Too Many Requests: retry after 40", retry_after=40)
    read = Update.de_json({"update_id": 1, "message": written("/roll")}, stage.bot)
    async with asyncio.timeout(1):
        answering = await stage.receiver.handle(read)
    assert len(stage.hall.heard) == 1
    while not stage.wire.made("sendMessage"):
        await asyncio.sleep(0)
    assert answering is not None and not answering.done()
    answering.cancel()


@dataclass
class _Parameter:
    kind: Kind


@dataclass
class _Command:
    parameters: tuple[_Parameter, ...]


def _document(size: int) -> dict[str, Any]:
    return {"file_id": "f", "file_unique_id": "u", "file_size": size, "file_name": "a.toml"}


async def test_a_file_comes_with_its_command(stage: Stage) -> None:
    stage.hall.commands = {"gdr adventure": _Command((_Parameter(Upload(largest=100)),))}  # type: ignore[assignment]
    stage.wire.answers["getFile"] = lambda _: {"file_id": "f", "file_unique_id": "u", "file_path": "documents/f"}
    stage.wire.file = b"a = 1"
    data = written("/gdr adventure", document=_document(5))
    data["caption"], data["caption_entities"] = data.pop("text"), data.pop("entities")
    await stage.feed(message=data)
    (request,) = stage.hall.heard
    assert request.file is not None and (request.file.name, request.file.content) == ("a.toml", b"a = 1")


async def test_a_file_too_large_is_not_even_fetched(stage: Stage) -> None:
    stage.hall.commands = {"gdr adventure": _Command((_Parameter(Upload(largest=4000)),))}  # type: ignore[assignment]
    await stage.types("/gdr adventure", document=_document(5000))
    assert "getFile" not in stage.wire.names
    assert [request.file for request in stage.hall.heard] == [File("a.toml", b"", unread="file-too-large")]


async def test_a_file_without_a_name_has_none_and_is_too_large_where_no_command_takes_any(stage: Stage) -> None:
    nameless = {name: value for name, value in _document(5).items() if name != "file_name"}
    await stage.types("/gdr adventure", document=nameless)
    assert [request.file for request in stage.hall.heard] == [File("", b"", unread="file-too-large")]


async def test_of_an_album_no_file_is_read_and_it_is_said_so(stage: Stage) -> None:
    """Its other files are messages of their own, without words for us."""
    stage.hall.commands = {"gdr adventure": _Command((_Parameter(Upload(largest=4000)),))}  # type: ignore[assignment]
    await stage.types("/gdr adventure", document=_document(40), media_group_id="9")
    assert "getFile" not in stage.wire.names
    assert [request.file for request in stage.hall.heard] == [File("a.toml", b"", unread="several-files")]


async def test_a_file_that_no_command_wants_is_not_fetched(stage: Stage) -> None:
    stage.hall.without_file.add("/bid 5")
    await stage.types("/bid 5", document=_document(5000))
    assert "getFile" not in stage.wire.names and [request.file for request in stage.hall.heard] == [None]


async def test_a_file_that_telegram_does_not_give_is_said_to_be_lost(stage: Stage) -> None:
    stage.hall.commands = {"gdr adventure": _Command((_Parameter(Upload(largest=4000)),))}  # type: ignore[assignment]
    stage.wire.fault("getFile", 400, "Bad Request: file is temporarily unavailable")
    await stage.types("/gdr adventure", document=_document(4000))
    assert [request.file for request in stage.hall.heard] == [File("a.toml", b"", unread="file-lost")]


async def test_a_document_without_a_command_is_not_fetched(stage: Stage) -> None:
    await stage.types("guardate", document=_document(5), chat=private())
    assert "getFile" not in stage.wire.names and [request.file for request in stage.hall.heard] == [None]


async def test_a_stop_waits_for_what_is_being_said(stage: Stage) -> None:
    read = Update.de_json({"update_id": 1, "message": written("/roll")}, stage.bot)
    answering = await stage.receiver.handle(read)
    await stage.receiver.stop()
    assert answering is not None and answering.done() and len(stage.wire.made("sendMessage")) == 1


async def test_a_stop_does_not_wait_for_what_telegram_holds_back(stage: Stage) -> None:
    stage.wire.fault("sendMessage", 429, "Too Many Requests: retry after 40", retry_after=40)
    read = Update.de_json({"update_id": 1, "message": written("/roll")}, stage.bot)
    answering = await stage.receiver.handle(read)
    await stage.receiver.stop(0.01)
    assert answering is not None and answering.cancelled()
    assert len(stage.wire.made("sendMessage")) == 1 and not stage.hall.said


# What Telegram tells of an administrator.
RIGHTS = (
    *("can_be_edited", "is_anonymous", "can_manage_chat", "can_delete_messages", "can_manage_video_chats"),
    *("can_restrict_members", "can_promote_members", "can_change_info", "can_invite_users"),
    *("can_post_stories", "can_edit_stories", "can_delete_stories"),
)


@pytest.mark.parametrize(
    ("before", "after", "sort", "greeted"),
    [
        ("left", "member", "group", 1),
        ("kicked", "administrator", "supergroup", 1),
        ("member", "administrator", "group", 0),
        ("left", "kicked", "group", 0),
        ("left", "member", "channel", 0),
    ],
)
async def test_only_where_we_were_not_and_are_now_we_greet(
    stage: Stage, before: str, after: str, sort: str, greeted: int
) -> None:
    rights = dict.fromkeys(RIGHTS, False)
    old, new = ({"user": ME, "status": status, "until_date": 0, **rights} for status in (before, after))
    chat = {**CLUB, "type": sort}
    await stage.feed(
        my_chat_member={"chat": chat, "from": ANNA, "date": 0, "old_chat_member": old, "new_chat_member": new}
    )
    said = [call["text"] for call in stage.wire.made("sendMessage")]
    assert len(stage.hall.greetings) == len(said) == greeted
    assert all(("Se mi fate amministratore" in text) is (after == "member") for text in said)
