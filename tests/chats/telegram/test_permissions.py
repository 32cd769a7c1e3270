"""What the bot may not do in a group of Telegram, as `/club announce` names it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from bot.chats.telegram import TelegramChat
from bot.hall.requests import Job, Place
from tests.chats.telegram.wire import ME, Hall, Memory, Wire

GROUP = Place("telegram", "-100", "Club")
RIGHTS = {
    "can_send_messages": "telegram-lacks-messages",
    "can_send_photos": "telegram-lacks-photos",
    "can_send_documents": "telegram-lacks-documents",
}
MEMBER = [*RIGHTS, "can_send_audios", "can_send_videos", "can_send_video_notes", "can_send_voice_notes",
          "can_send_polls", "can_send_other_messages", "can_add_web_page_previews", "can_react_to_messages",
          "can_change_info", "can_invite_users", "can_pin_messages", "can_manage_topics", "can_edit_tag"]  # fmt: skip
"""Everything that a member may be let do (Bot API, ChatMemberRestricted)."""


@pytest.fixture
def wire() -> Wire:
    return Wire()


@pytest_asyncio.fixture
async def chat(wire: Wire) -> AsyncIterator[TelegramChat]:
    """The chat, which knows who it is and asks for nothing by itself."""
    memory = Memory()
    chat = TelegramChat(
        Hall(), "700:token", recall=memory.recall, remember=memory.remember, make_request=lambda *_, **__: wire
    )
    await chat._bot.initialize()
    yield chat
    await chat._bot.shutdown()


def is_a(wire: Wire, status: str, **more: Any) -> None:
    """What the bot is in the group."""
    wire.answers["getChatMember"] = lambda _: {"user": ME, "status": status, **more}


def allows(wire: Wire, **rights: bool) -> None:
    """What every member of the group may do."""
    facts = {"id": -100, "type": "supergroup", "title": "Club", "accent_color_id": 1, "max_reaction_count": 1}
    types = ("unlimited_gifts", "limited_gifts", "unique_gifts", "premium_subscription", "gifts_from_channels")
    facts["accepted_gift_types"] = dict.fromkeys(types, False)
    wire.answers["getChat"] = lambda _: {**facts, "permissions": rights}


async def test_where_members_may_send_everything_it_lacks_nothing(chat: TelegramChat, wire: Wire) -> None:
    is_a(wire, "member")
    allows(wire, **dict.fromkeys(RIGHTS, True))
    assert await chat.lacks(GROUP) == ()


@pytest.mark.parametrize("right", RIGHTS)
async def test_it_lacks_what_the_group_lets_no_member_do(chat: TelegramChat, wire: Wire, right: str) -> None:
    is_a(wire, "member")
    allows(wire, **{**dict.fromkeys(RIGHTS, True), right: False})
    assert await chat.lacks(GROUP) == (RIGHTS[right],)


@pytest.mark.parametrize("right", RIGHTS)
async def test_restricted_it_lacks_what_is_taken_from_it_alone(chat: TelegramChat, wire: Wire, right: str) -> None:
    given = {**dict.fromkeys(MEMBER, True), right: False}
    is_a(wire, "restricted", is_member=True, until_date=0, **given)
    allows(wire, **dict.fromkeys(RIGHTS, True))
    assert await chat.lacks(GROUP) == (RIGHTS[right],)


async def test_an_administrator_lacks_nothing_whatever_members_may_not(chat: TelegramChat, wire: Wire) -> None:
    given = ("can_be_edited", "is_anonymous", "can_manage_chat", "can_delete_messages", "can_manage_video_chats",
             "can_restrict_members", "can_promote_members", "can_change_info", "can_invite_users",
             "can_post_stories", "can_edit_stories", "can_delete_stories")  # fmt: skip
    is_a(wire, "administrator", **dict.fromkeys(given, False))
    allows(wire, **dict.fromkeys(RIGHTS, False))
    assert await chat.lacks(GROUP) == ()


@pytest.mark.parametrize(("status", "more"), [("left", {}), ("kicked", {"until_date": 0})])
async def test_outside_it_lacks_being_in_it(chat: TelegramChat, wire: Wire, status: str, more: dict[str, Any]) -> None:
    is_a(wire, status, **more)
    assert await chat.lacks(GROUP) == ("telegram-lacks-membership",)


@pytest.mark.parametrize(
    ("status", "words"), [(403, "Forbidden: bot was kicked from the supergroup chat"), (400, "chat not found")]
)
async def test_a_silent_group_is_one_it_is_not_in(chat: TelegramChat, wire: Wire, status: int, words: str) -> None:
    wire.fault("getChatMember", status, words)
    assert await chat.lacks(GROUP) == ("telegram-lacks-membership",)


async def test_in_a_private_chat_it_lacks_nothing_and_asks_nothing(chat: TelegramChat, wire: Wire) -> None:
    before = len(wire.calls)
    assert await chat.lacks(Place("telegram", "11", "Anna", private=True)) == ()
    assert len(wire.calls) == before


async def test_in_a_topic_the_group_is_asked_about(chat: TelegramChat, wire: Wire) -> None:
    is_a(wire, "left")
    await chat.lacks(Place("telegram", "-100:7", "Tavolo 1", parent="-100"))
    assert wire.made("getChatMember")[-1]["chat_id"] in (-100, "-100")


ADMINISTRATOR = ("can_be_edited", "is_anonymous", "can_manage_chat", "can_delete_messages", "can_manage_video_chats",
                 "can_restrict_members", "can_promote_members", "can_change_info", "can_invite_users",
                 "can_post_stories", "can_edit_stories", "can_delete_stories")  # fmt: skip


@pytest.mark.parametrize("deletes", [True, False])
async def test_a_secret_typed_for_all_is_taken_away_by_an_administrator_who_may_delete(
    chat: TelegramChat, wire: Wire, deletes: bool
) -> None:
    is_a(wire, "administrator", **{**dict.fromkeys(ADMINISTRATOR, False), "can_delete_messages": deletes})
    lacks = await chat.lacks(GROUP, Job.SECRETS)
    assert lacks == (() if deletes else ("telegram-lacks-administrator",))


@pytest.mark.parametrize("everything", [True, False])
async def test_in_privacy_mode_it_does_not_hear_all_that_is_written(
    chat: TelegramChat, wire: Wire, everything: bool
) -> None:
    is_a(wire, "member")
    wire.answers["getMe"] = lambda _: {**ME, "can_read_all_group_messages": everything}
    lacks = await chat.lacks(GROUP, Job.HEARING)
    assert lacks == (() if everything else ("telegram-lacks-all-messages",))


async def test_an_administrator_hears_all_that_is_written(chat: TelegramChat, wire: Wire) -> None:
    is_a(wire, "administrator", **dict.fromkeys(ADMINISTRATOR, False))
    assert await chat.lacks(GROUP, Job.HEARING) == ()


async def test_where_it_only_announces_it_needs_to_send_no_files(chat: TelegramChat, wire: Wire) -> None:
    is_a(wire, "member")
    allows(wire, **{**dict.fromkeys(RIGHTS, True), "can_send_documents": False})
    assert await chat.lacks(GROUP, Job.NOTICES) == ()


async def test_for_dates_nothing_is_lacking_where_there_are_none_to_show(chat: TelegramChat, wire: Wire) -> None:
    is_a(wire, "left")
    assert await chat.lacks(GROUP, Job.DATES) == ()


async def test_where_it_may_not_even_begin_to_type_it_is_not_there(chat: TelegramChat, wire: Wire) -> None:
    is_a(wire, "member")
    allows(wire, **dict.fromkeys(RIGHTS, True))
    wire.fault("sendChatAction", 403, "Forbidden: bot was kicked from the supergroup chat")
    assert await chat.lacks(GROUP) == ("telegram-lacks-membership",)


@pytest.mark.parametrize(
    ("words", "lacks"),
    [
        ("Bad Request: TOPIC_CLOSED", "telegram-lacks-open-topic"),
        ("Bad Request: not enough rights to send text messages to the chat", "telegram-lacks-messages"),
        ("Bad Request: message thread not found", "telegram-lacks-membership"),
    ],
)
async def test_what_cannot_be_looked_up_is_tried_without_a_word(
    chat: TelegramChat, wire: Wire, words: str, lacks: str
) -> None:
    is_a(wire, "member")
    allows(wire, **dict.fromkeys(RIGHTS, True))
    wire.fault("sendChatAction", 400, words)
    assert await chat.lacks(Place("telegram", "-100:7", "Tavolo 1", parent="-100")) == (lacks,)
    assert wire.made("sendChatAction")[-1]["message_thread_id"] == 7 and not wire.made("sendMessage")
