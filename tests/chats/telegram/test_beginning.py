"""The chat begins once Telegram lets it, asks for updates if that is its task, and leaves nothing running."""

from __future__ import annotations

import asyncio
import json
import socket
import time

import aiohttp
import pytest

from bot.chats.telegram import Address
from bot.chats.telegram.rate_limits import Limits
from bot.chats.telegram.sending.busy_groups import BUSY
from bot.chats.telegram.sending.sender import Spot
from bot.hall.cards.card import Drawn, Key
from bot.hall.delivery.lease import Lease
from bot.hall.requests import BadToken, Later, Notice
from bot.storage.contract import News, Trouble
from tests.chats.telegram.sending.test_waiting import shows
from tests.chats.telegram.test_chat import GROUP, running, until
from tests.chats.telegram.wire import Hall, Memory, Stage, Wire, card, written


class Tasks:
    """The part of a store that says which process does a task."""

    def __init__(self, free: bool = True, away: bool = False) -> None:
        self.free, self.away = free, away
        self.given_back: list[str] = []

    async def lease(self, task: str) -> bool:
        return self.free

    async def give_back(self, task: str) -> None:
        if self.away:
            raise Trouble("unreachable")
        self.given_back.append(task)


class Pauses:
    """The pauses that were made, each as long as the test says."""

    def __init__(self) -> None:
        self.made: list[float] = []
        self.over = asyncio.Event()

    async def __call__(self, seconds: float) -> None:
        self.made.append(seconds)
        await self.over.wait()


@pytest.mark.parametrize(
    ("refusal", "pause"),
    [((429, "Too Many Requests: retry after 7"), 7), ((409, "Conflict"), 1), ((502, "Bad Gateway"), 1)],
    ids=["too many", "conflict", "gateway"],
)
@pytest.mark.parametrize("method", ["getMe", "setWebhook"])
async def test_a_start_is_tried_on_and_connected_is_said_only_then(
    method: str, refusal: tuple[int, str], pause: float
) -> None:
    wire, pauses = Wire(), Pauses()
    wire.fault(method, *refusal, **({"retry_after": 7} if refusal[0] == 429 else {}))
    webhook = Address("https://club.example", "127.0.0.1", 0)
    async with running(wire, Hall(), webhook=webhook, sleep=pauses) as chat:
        assert (chat.username, chat.connected) == ("", False)
        with pytest.raises(Later):
            await chat.say(Notice(1, card("Avviso"), GROUP))
        pauses.over.set()
        await until(lambda: chat.connected)
        assert chat.username == "araldo_bot"
        assert len(wire.made("setWebhook")) == 1 + (method == "setWebhook")
    assert pauses.made == [pause]


async def test_each_pause_before_a_start_is_twice_the_one_before_up_to_half_a_minute() -> None:
    wire, pauses = Wire(), Pauses()
    for _ in range(8):
        wire.fault("getMe", 502, "Bad Gateway")
    pauses.over.set()
    async with running(wire, Hall(), sleep=pauses) as chat:
        await until(lambda: chat.connected)
    assert pauses.made[:8] == [1, 2, 4, 8, 16, 30, 30, 30]


async def test_a_start_that_was_refused_waits_before_it_is_tried_again() -> None:
    wire = Wire()
    for _ in range(3):
        wire.fault("getMe", 502, "Bad Gateway")
    async with running(wire, Hall()):
        for _ in range(50):
            await asyncio.sleep(0)
        assert len(wire.made("getMe")) == 1


async def test_a_token_that_telegram_refuses_ends_the_start() -> None:
    wire = Wire()
    wire.fault("getMe", 401, "Unauthorized")
    with pytest.raises(BadToken):
        async with running(wire, Hall()):
            pass


async def test_menus_are_put_up_again_after_pauses_that_grow_to_an_hour() -> None:
    wire, pauses = Wire(), Pauses()
    for _ in range(12):
        wire.fault("setMyCommands", 502, "Bad Gateway")
    pauses.over.set()
    async with running(wire, Hall(), sleep=pauses):
        await until(lambda: wire.made("setMyShortDescription"))
    assert pauses.made == [5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]


async def test_updates_are_asked_for_at_once_and_what_was_kept_is_handled_before_anything_else() -> None:
    wire, hall = Wire(), Hall()
    kept = [{"update_id": 1, "message": written("/roll 3")}]
    wire.answers["getUpdates"] = lambda asked: kept if asked["offset"] == 0 else []
    async with running(wire, hall):
        assert [request.line for request in hall.heard] == ["/roll 3"]


async def test_who_was_shown_what_is_theirs_before_a_restart_is_named_no_longer_than_they_would_have_been() -> None:
    memory, wire = Memory(), Wire()
    await shows(await Stage(memory, ephemeral=True).open())
    async with running(wire, Hall(), memory):
        await until(lambda: wire.made("deleteMessage"))


async def test_what_a_group_had_before_a_restart_counts_from_the_beginning() -> None:
    memory = Memory({BUSY: json.dumps({"-100": [time.time() - 10] * 12})})
    async with running(Wire(), Hall(), memory, limits=Limits()) as chat:
        assert chat._outbox.free(-100) < chat._outbox.free(-200)


async def test_a_webhook_is_listened_at_from_the_start_to_the_end() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    wire, address = Wire(), f"http://127.0.0.1:{port}/telegram"
    async with aiohttp.ClientSession() as session:
        async with running(wire, Hall(), webhook=Address("https://club.example", "127.0.0.1", port)):
            assert (await session.post(address)).status == 404, "without its secret nobody is heard"
            assert not wire.made("getUpdates")
        with pytest.raises(aiohttp.ClientConnectionError):
            await session.post(address)


async def test_a_stop_ends_all_that_was_begun() -> None:
    wire = Wire()
    for _ in range(20):
        wire.fault("setMyCommands", 502, "Bad Gateway")
    before = asyncio.all_tasks()
    slow = Memory()
    slow.written = asyncio.Event()
    asked = Drawn((), (), buttons=((Key("Sì", "!yes"),),))
    few = Limits(group=(1, 60.0))
    async with running(wire, Hall(), slow, lease=Lease(Tasks(), "updates"), limits=few) as chat:  # type: ignore[arg-type]
        await until(lambda: wire.made("getUpdates") and wire.made("setMyCommands"))
        chat._together.ask(Spot(-100), 5, asked, calm=True)
        chat._waiting._fade(Spot(-100), "11", 900)
        await chat.say(Notice(1, card("Avviso"), GROUP))  # which is to be written down of a busy group
        slow.written.clear()
        during = asyncio.all_tasks() - before
        assert {"telegram turns", "telegram fading", "telegram busy groups"} <= {one.get_name() for one in during}
    assert asyncio.all_tasks() == before
    assert wire.closed == 2, "both lines to Telegram"


# --- whose task it is to ask for updates


async def test_a_clean_stop_gives_the_task_back_at_once() -> None:
    tasks, wire = Tasks(), Wire()
    async with running(wire, Hall(), lease=Lease(tasks, "updates")):  # type: ignore[arg-type]
        await until(lambda: wire.made("getUpdates"))
        assert tasks.given_back == []
    assert tasks.given_back == ["updates"]


async def test_while_another_process_asks_for_updates_this_one_does_not() -> None:
    wire = Wire()
    async with running(wire, Hall(), lease=Lease(Tasks(free=False), "updates")):  # type: ignore[arg-type]
        await until(lambda: wire.made("setMyCommands"))
        assert not wire.made("getUpdates")


async def test_it_asks_no_more_once_another_process_has_the_task() -> None:
    tasks, wire = Tasks(), Wire()
    async with running(wire, Hall(), lease=Lease(tasks, "updates"), again=0.001) as chat:  # type: ignore[arg-type]
        await until(lambda: wire.made("getUpdates"))
        tasks.free = False
        await until(lambda: not chat._poller.running)
        tasks.free = True
        await until(lambda: chat._poller.running)


async def test_a_task_that_another_process_gives_back_is_taken_up_at_once() -> None:
    tasks, wire = Tasks(free=False), Wire()
    async with running(wire, Hall(), lease=Lease(tasks, "updates"), again=60.0) as chat:  # type: ignore[arg-type]
        await until(lambda: wire.made("setMyCommands"))
        tasks.free = True
        chat.heard(News())
        for _ in range(20):
            await asyncio.sleep(0)
        assert not chat._poller.running
        chat.heard(News(leases=True))
        await until(lambda: chat._poller.running)


async def test_whose_task_it_is_is_asked_again_where_the_database_did_not_tell() -> None:
    tasks, lost = Tasks(), [Trouble("unreachable")]

    async def lease(task: str) -> bool:
        if lost:
            raise lost.pop()
        return True

    tasks.lease = lease  # type: ignore[method-assign]
    async with running(Wire(), Hall(), lease=Lease(tasks, "updates"), again=0.001) as chat:  # type: ignore[arg-type]
        await until(lambda: chat._poller.running)


async def test_it_stops_though_the_database_is_away() -> None:
    async with running(Wire(), Hall(), lease=Lease(Tasks(away=True), "updates")):  # type: ignore[arg-type]
        pass
