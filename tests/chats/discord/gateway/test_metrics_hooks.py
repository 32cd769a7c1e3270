"""What the metrics hear of Discord's troubles, and which messages are dropped before anything is made of them."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from bot.chats.discord.gateway import metrics_hooks
from bot.chats.discord.gateway.message_filter import for_us, ignore
from bot.chats.discord.gateway.refused_requests import RefusedRequests
from tests.chats.discord.wire import ANNA, ME, Front, message, stage
from tests.chats.heard import TROUBLES, Heard


@pytest.mark.parametrize(("status", "told"), TROUBLES)
async def test_limits_and_failures_are_told(status: int, told: list[str]) -> None:
    heard: Any = Heard()
    (ended,) = metrics_hooks.trace(heard, RefusedRequests(heard)).on_request_end
    await ended(None, None, SimpleNamespace(response=SimpleNamespace(status=status, headers={})))  # type: ignore[arg-type, call-arg]
    assert heard.happenings == [("discord", what) for what in told]


async def test_a_discord_that_is_not_reached_is_told() -> None:
    heard: Any = Heard()
    (failed,) = metrics_hooks.trace(heard, RefusedRequests(heard)).on_request_exception
    await failed(None, None, None)  # type: ignore[arg-type, call-arg]
    assert heard.happenings == [("discord", "unreached")]


@pytest.mark.parametrize(
    ("event", "what"), [("connect", "connected"), ("resumed", "resumed"), ("disconnect", "disconnected")]
)
async def test_the_chat_tells_of_connections_made_resumed_and_lost(event: str, what: str) -> None:
    front, heard = Front(), Heard()
    front.watch = heard  # type: ignore[assignment]
    here = await stage(front)
    here.client.dispatch(f"shard_{event}", 0)
    await here.done()
    assert heard.happenings == [("discord", what)]


async def test_the_chat_tells_of_what_discord_answers() -> None:
    front, heard = Front(), Heard()
    front.watch = heard  # type: ignore[assignment]
    trace: Any = (await stage(front)).client.http.http_trace
    await trace.on_request_end[0](None, None, SimpleNamespace(response=SimpleNamespace(status=500, headers={})))
    assert heard.happenings == [("discord", "failure")]


async def test_of_what_is_not_for_us_discord_py_hears_nothing() -> None:
    read: list[Any] = []
    client: Any = SimpleNamespace(_connection=SimpleNamespace(parsers={"MESSAGE_CREATE": read.append}))
    ignore(client)
    told = [message("1", "ciao"), message("2", "ciao", author=ME)]
    for one in told:
        client._connection.parsers["MESSAGE_CREATE"](one)
    assert read == told[:1]


@pytest.mark.parametrize(
    ("told", "ours"),
    [
        (message("1", "ciao"), True),
        (message("1", ""), False),
        (message("1", "", mention_roles=["77"]), True),
        (message("1", "ciao", author=ME), False),
        (message("1", "", author=ME, mention_roles=["77"]), False),
        ({"author": ANNA}, False),
    ],
)
def test_of_messages_only_words_and_calls_of_people_are_let_through(told: Mapping[str, Any], ours: bool) -> None:
    assert for_us(told) is ours
