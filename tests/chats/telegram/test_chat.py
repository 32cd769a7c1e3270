"""The chat as the hall has it: it begins, says notices, and gives its task back when it ends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.chats.telegram import TelegramChat
from bot.chats.telegram.rate_limits import Limits
from bot.hall.cards.card import Audience, Drawn, Key, Span
from bot.hall.requests import Account, Departed, Later, Named, Notice, Place, Unheard, Unreachable
from tests.chats.telegram.wire import FAST, ME, RIGHTS, Hall, Memory, Wire, card, written
from tests.ladder.proving import proves

GROUP = Place("telegram", "-100", "Club")
ANNA = Account("telegram", "11", "Anna", "it")
BLOCKED = (403, "Forbidden: bot was blocked by the user")


@asynccontextmanager
async def running(
    wire: Wire, hall: Hall, memory: Memory | None = None, *, limits: Limits = FAST, **more: Any
) -> AsyncIterator[TelegramChat]:
    """The chat from its start to its end."""
    memory = memory or Memory()
    wire.answers.setdefault("getUpdates", lambda _: [])
    kept: dict[str, Any] = {"recall": memory.recall, "remember": memory.remember, "limits": limits}
    chat = TelegramChat(hall, "700:token", **kept, make_request=lambda *_, **__: wire, **more)
    await chat.start()
    try:
        yield chat
    finally:
        await chat.stop()


def not_begun() -> TelegramChat:
    """The chat before its start."""
    memory = Memory()
    kept = {"recall": memory.recall, "remember": memory.remember}
    return TelegramChat(Hall(), "700:token", **kept, make_request=lambda *_, **__: Wire())  # type: ignore[arg-type]


async def nothing(_: int) -> None: ...


async def until(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(5):
        while not condition():
            await asyncio.sleep(0)


async def said(notice: Notice, wire: Wire | None = None, hall: Hall | None = None) -> Any:
    """Say it; gives what it became."""
    async with running(wire or Wire(), hall or Hall()) as chat:
        return await chat.say(notice)


# --- its end


class Slow(Wire):
    """A Telegram that takes a message only when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.goes_on = asyncio.Event(), asyncio.Event()

    async def do_request(self, url: str, *given: Any, **more: Any) -> tuple[int, bytes]:
        if url.endswith("/sendMessage"):
            self.begun.set()
            await self.goes_on.wait()
        return await super().do_request(url, *given, **more)


async def test_the_answer_that_is_under_way_when_it_stops_is_said_before_it_leaves() -> None:
    wire, hall = Slow(), Hall()
    brought = [{"update_id": 5001, "message": written("/roll")}]
    wire.answers["getUpdates"] = lambda _: [] if hall.heard else brought
    async with running(wire, hall) as chat:
        await wire.begun.wait()
        stopping = asyncio.create_task(chat.stop())
        for _ in range(100):
            await asyncio.sleep(0)
        assert not wire.closed, "the line is still open"
        wire.goes_on.set()
        await stopping
    assert [*hall.said] == ["telegram:5001"]


# --- notices


async def test_a_notice_waits_until_telegram_was_reached() -> None:
    chat = not_begun()
    with pytest.raises(Later) as later:
        await chat.say(Notice(1, card("Avviso"), GROUP))
    assert later.value.seconds == 5


@pytest.mark.parametrize(
    ("became", "link"),
    [
        ({"chat": -1001234567890, "topic": None, "messages": [77, 78]}, "https://t.me/c/1234567890/77"),
        ({"chat": -1001234567890, "topic": 5, "messages": [77]}, "https://t.me/c/1234567890/5/77"),
        ({"chat": -1001234, "topic": None, "messages": [77]}, ""),
        ({"chat": 11, "topic": None, "messages": [77]}, ""),
        ({"chat": -1001234567890, "topic": None, "messages": [77], "receiver": 11}, ""),
        ({"chat": -1001234567890, "topic": None, "messages": []}, ""),
    ],
)
def test_what_stands_in_a_supergroup_has_a_link_and_nothing_else_has(became: dict[str, Any], link: str) -> None:
    chat = not_begun()
    assert chat.link_to(GROUP, became) == link


async def test_a_notice_for_a_room_is_said_there() -> None:
    wire = Wire()
    became = await said(Notice(1, card("Avviso"), GROUP), wire)
    (sent,) = wire.made("sendMessage")
    assert (sent["chat_id"], sent["text"]) == (-100, "Avviso")
    assert became["chat"] == -100 and became["messages"] == [1001]


@pytest.mark.parametrize("audience", [Audience.MEMBER, Audience.PRIVATE])
async def test_a_notice_for_one_person_is_not_said_in_the_room(audience: Audience) -> None:
    wire, hall = Wire(), Hall()
    await said(Notice(1, card("Segreto"), GROUP, ANNA, audience=audience), wire, hall)
    assert [sent["chat_id"] for sent in wire.made("sendMessage")] == [11]
    assert hall.reached == {"11": True}


async def test_of_who_cannot_be_written_to_the_hall_is_told() -> None:
    wire, hall = Wire(), Hall()
    wire.fault("sendMessage", *BLOCKED)
    with pytest.raises(Unreachable):
        await said(Notice(1, card("Segreto"), None, ANNA), wire, hall)
    assert hall.reached == {"11": False}


async def test_a_notice_for_nobody_nowhere_is_unreachable() -> None:
    with pytest.raises(Unreachable):
        await said(Notice(1, card("Avviso")))


async def test_a_correction_changes_the_message_that_it_corrects() -> None:
    wire = Wire()
    edits = {"chat": -100, "topic": None, "messages": [500], "kinds": ["text"]}
    became = await said(Notice(1, card("Ora alle 22"), GROUP, edits=edits), wire)
    (edit,) = wire.made("editMessageText")
    assert (int(edit["message_id"]), edit["text"]) == (500, "Ora alle 22")
    assert became["messages"] == [500] and not wire.made("sendMessage")


async def test_whom_a_correction_calls_for_the_first_time_a_message_calls() -> None:
    wire, hall = Wire(), Hall()
    hall.people = {"p1": Account("telegram", "11", "Anna"), "p2": Account("telegram", "12", "Bruno")}
    names = (Span("Anna", person="p1", ping=True), Span(" – "), Span("Bruno", person="p2", ping=True))
    drawn = Drawn((), (names,))
    edits = {"chat": -100, "topic": None, "messages": [500], "kinds": ["text"], "calls": ["11"]}
    async with running(wire, hall) as chat:
        became = await chat.say(Notice(1, drawn, GROUP, edits=edits))
        (call,) = wire.made("sendMessage")
        assert [mark["user"]["id"] for mark in call["entities"]] == [12]
        assert call["reply_parameters"]["message_id"] == 500
        await chat.say(Notice(2, drawn, GROUP, edits=became))
    assert len(wire.made("sendMessage")) == 1 and became["messages"] == [500]


async def test_in_a_full_group_whose_turn_it_is_reads_the_board_in_private_before_the_group_does() -> None:
    wire, hall, few = Wire(), Hall(), Limits((10_000, 1.0), (8, 60.0), (10_000, 1.0))
    hall.people = {"p1": Account("telegram", "11", "Anna")}
    words = (Key("topo", "word"),), (Key("Passo", "act", "good"),)
    drawn = Drawn((Span("Tavolo 1"),), ((Span("sfera 2"),),), buttons=words, grid=True, awaits=("p1",))
    edits = {"chat": -100, "topic": None, "messages": [500], "kinds": ["text"]}
    async with running(wire, hall, limits=few) as chat:
        with pytest.raises(Later):
            await chat.say(Notice(1, drawn, GROUP, edits=edits))
        assert [sent["chat_id"] for sent in wire.made("sendMessage")] == [11]
        assert not wire.made("editMessageText")


async def test_in_a_full_group_s_queue_news_go_before_corrections_and_these_before_answers_that_were_kept() -> None:
    wire = Wire()
    edits = {"chat": -100, "topic": None, "messages": [500], "kinds": ["text"]}
    corrected = Notice(2, card("Corretta"), GROUP, edits=edits)
    async with running(wire, Hall()) as chat:
        async with chat._outbox.talk(-100, patient=True):
            saying = []
            for notice in (unsaid(Audience.ROOM), corrected, Notice(3, card("Nuova"), GROUP)):
                saying.append(asyncio.create_task(chat.say(notice)))
                await asyncio.sleep(0)
        await asyncio.gather(*saying)
    assert [said["text"] for said in wire.made("sendMessage", "editMessageText")] == ["Nuova", "Corretta", "Fatto"]


async def test_of_a_shorter_correction_what_is_left_over_is_deleted() -> None:
    wire = Wire()
    edits = {"chat": -100, "topic": None, "messages": [500, 501], "kinds": ["text", "text"]}
    await said(Notice(1, card("Ora alle 22"), GROUP, edits=edits), wire)
    assert [int(gone["message_id"]) for gone in wire.made("deleteMessage")] == [501]


async def test_a_correction_that_telegram_refuses_is_said_anew() -> None:
    wire = Wire()
    wire.fault("editMessageText", 400, "Bad Request: message can't be edited")
    edits = {"chat": -100, "topic": None, "messages": [500], "kinds": ["text"]}
    became = await said(Notice(1, card("Ora alle 22"), GROUP, edits=edits), wire)
    assert became["messages"] == [1001] and len(wire.made("sendMessage")) == 1


@proves("telegram", "notice-refused")
async def test_a_notice_that_telegram_takes_in_no_form_is_given_up() -> None:
    wire = Wire()
    wire.fault("sendMessage", 400, "Bad Request: can't parse entities")
    with pytest.raises(Unreachable) as never:
        await said(Notice(1, card("Avviso"), GROUP), wire)
    assert never.value.step is not None and never.value.step.name == "notice-refused"


# --- answers from before a restart


def unsaid(audience: Audience, **handle: Any) -> Notice:
    """The answer to a request of a process that is gone."""
    given = {"chat": -100, "topic": None, "message": 50, "person": "11", **handle}
    return Notice(1, card("Fatto"), GROUP, ANNA, handle=given, audience=audience)


async def test_an_answer_that_was_not_said_comes_under_what_was_asked() -> None:
    wire = Wire()
    await said(unsaid(Audience.ROOM), wire)
    (sent,) = wire.made("sendMessage")
    assert (sent["chat_id"], sent["reply_parameters"]["message_id"]) == (-100, 50)


async def test_an_answer_for_one_person_that_was_not_said_comes_in_private() -> None:
    wire = Wire()
    await said(unsaid(Audience.MEMBER), wire)
    assert [sent["chat_id"] for sent in wire.made("sendMessage")] == [11]


async def test_where_it_was_asked_in_private_it_is_answered_there() -> None:
    wire = Wire()
    await said(unsaid(Audience.MEMBER, chat=11, private=True), wire)
    assert [sent["chat_id"] for sent in wire.made("sendMessage")] == [11]


async def test_nobody_is_a_member_by_an_id_or_a_name() -> None:
    async with running(Wire(), Hall()) as chat:
        assert await chat.members(GROUP, ["11"]) == () == await chat.members_called(GROUP, "Anna")
        assert await chat.members_named(GROUP, ["Anna"], nothing) == Named()
        assert await chat.gone(GROUP, ["11"]) == Departed()


async def test_it_is_heard_wholly_or_not_at_all_and_found_once_it_has_begun() -> None:
    chat = not_begun()
    assert (chat.username, chat.invite, [*chat.names], chat._private_address()) == ("", "", [], "")
    assert await chat.unheard() == Unheard(frozenset({0}), 1) == await chat.unheard()
    async with running(Wire(), Hall()) as begun:
        assert await begun.unheard() == Unheard()
        assert (begun.username, [*begun.names]) == ("araldo_bot", ["araldo_bot", "Araldo"])
        assert begun._private_address() == "https://t.me/araldo_bot"
        assert begun.invite == "https://t.me/araldo_bot?startgroup=araldo"


async def test_what_was_typed_is_taken_away_once_it_has_begun() -> None:
    wire, chat = Wire(), not_begun()
    wire.answers["getChatAdministrators"] = lambda _: [{"status": "administrator", "user": ME, **RIGHTS}]
    handle = {"chat": -100, "message": 50}
    with pytest.raises(Later) as later:
        await chat.take_away(handle)
    assert later.value.seconds == 5
    async with running(wire, Hall()) as begun:
        assert await begun.take_away(handle)
    assert wire.made("deleteMessage") == [{"chat_id": -100, "message_id": 50}]


async def test_while_telegram_gives_no_updates_it_is_not_connected_and_once_it_has_stopped_neither() -> None:
    wire = Wire()
    async with running(wire, Hall()) as chat:
        assert chat.connected and not chat.events
        wire.fault("getUpdates", 502, "Bad Gateway")
        await until(lambda: not chat.connected)
        assert await chat.unheard() == Unheard(frozenset({0}), 1)
    assert (chat.connected, chat.username) == (False, "")


async def test_telegram_is_waited_for_as_long_as_a_picture_needs_and_many_are_written_to_at_once() -> None:
    asked: list[tuple[int, dict[str, Any]]] = []

    def make(connections: int, *, httpx_kwargs: dict[str, Any], **seconds: float) -> Wire:
        assert httpx_kwargs["event_hooks"]["response"], "the metrics hear of refusals"
        asked.append((connections, seconds))
        return Wire()

    memory = Memory()
    TelegramChat(Hall(), "700:token", recall=memory.recall, remember=memory.remember, make_request=make)
    assert asked == [
        (64, {"read_timeout": 20, "write_timeout": 20, "connect_timeout": 10, "pool_timeout": 30}),
        (2, {"read_timeout": 10, "connect_timeout": 10, "pool_timeout": 10}),
    ]


async def test_what_waits_behind_a_button_is_said_where_its_book_is() -> None:
    wire = Wire()
    await said(Notice(1, card("C'è qualcosa per te"), GROUP, ANNA, audience=Audience.MEMBER, opens="w-1"), wire)
    (sent,) = wire.made("sendMessage")
    assert sent["chat_id"] == -100 and "Anna" in sent["text"]


async def test_a_group_that_moved_is_told_to_the_hall() -> None:
    wire, hall = Wire(), Hall()
    wire.fault("sendMessage", 400, "group chat was upgraded to a supergroup chat", migrate_to_chat_id=-1009)
    became = await said(Notice(1, card("Avviso"), GROUP), wire, hall)
    assert hall.moves == [("-100", "-1009")] and became["chat"] == -1009


async def test_news_wait_for_their_turn_in_a_full_group_and_corrections_do_not() -> None:
    few = Limits(group=(1, 60.0))
    async with running(Wire(), Hall(), limits=few) as chat:
        await chat.say(Notice(1, card("Avviso"), GROUP))
        news = asyncio.create_task(chat.say(Notice(2, card("Altro"), GROUP)))
        edits = {"chat": -100, "topic": None, "messages": [500], "kinds": ["text"]}
        with pytest.raises(Later):
            await chat.say(Notice(3, card("Ora alle 22"), GROUP, edits=edits))
        assert not news.done()
        news.cancel()


async def test_what_one_member_saw_in_a_group_is_changed_for_them_alone() -> None:
    wire = Wire()
    edits = {"chat": -100, "topic": None, "messages": [7], "receiver": 11}
    became = await said(Notice(1, card("Ora alle 22"), GROUP, ANNA, edits=edits), wire)
    (edit,) = wire.made("editEphemeralMessageText", "editMessageText")
    assert became == edits and not wire.made("sendMessage") and edit["text"] == "Ora alle 22"


async def test_where_that_is_switched_off_nothing_of_one_member_is_changed_in_the_group() -> None:
    wire, edits = Wire(), {"chat": -100, "topic": None, "messages": [7], "receiver": 11}
    async with running(wire, Hall(), ephemeral=False) as chat:
        became = await chat.say(Notice(1, card("Ora alle 22"), GROUP, ANNA, edits=edits))
    assert became["chat"] == 11 and not wire.made("editEphemeralMessageText")


async def test_only_in_groups_anything_can_be_lacking() -> None:
    wire = Wire()
    wire.answers["getChatMember"] = lambda _: {"status": "left", "user": ME}
    async with running(wire, Hall()) as chat:
        assert await chat.lacks(GROUP) and not await chat.lacks(Place("telegram", "11", private=True))


def test_only_what_ends_as_usernames_of_bots_do_is_a_bots() -> None:
    is_a_bots = TelegramChat.is_a_bots
    chat = TelegramChat.__new__(TelegramChat)
    assert [
        name
        for name in ("risibot", "Risi_Bot", "robotto", "bot", "xbot", "tèbot", "Talbo", "gino bot")
        if is_a_bots(chat, name)
    ] == [
        "risibot",
        "Risi_Bot",
    ]
