"""Discord bans an address after 10,000 refusals in ten minutes: long before, only who asks is answered."""

from __future__ import annotations

import logging
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.chats.discord.gateway.failures import FAILURES, after
from bot.chats.discord.gateway.refused_requests import ALL, NEEDLESS, RefusedRequests, TooManyRefused
from bot.ladder.steps import Rung, Way
from tests.chats.discord.wire import Front, stage
from tests.chats.heard import Heard

ROOM, PRESS, GATEWAY = "/api/v10/channels/1/messages", "/api/v10/interactions/1/token/callback", "/api/v10/gateway/bot"
FOLLOW_UP = "/api/v10/webhooks/900/token"


class Time:
    """Passes when told."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def counting() -> tuple[RefusedRequests, Time, Heard]:
    time, heard = Time(), Heard()
    return RefusedRequests(heard, time), time, heard  # type: ignore[arg-type]


def refuse(refused: RefusedRequests, times: int, status: int = 403, **headers: str) -> None:
    for _ in range(times):
        refused.answered(status, {name.replace("_", "-"): value for name, value in headers.items()})


@pytest.mark.parametrize("status", [401, 403, 429])
def test_after_a_thousand_refusals_in_ten_minutes_only_who_asks_is_answered(
    status: int, caplog: pytest.LogCaptureFixture
) -> None:
    refused, time, heard = counting()
    refuse(refused, 999, status)
    refused.asks(ROOM)
    with caplog.at_level(logging.ERROR):
        refuse(refused, 1, status)
    with pytest.raises(TooManyRefused):
        refused.asks(ROOM)
    refuse(refused, 1, status)
    refused.asks(PRESS)
    refused.asks(FOLLOW_UP)
    refused.asks(GATEWAY)
    assert heard.happenings == [("discord", "refused-too-often")] and len(caplog.records) == 1, "told once"
    time.now = 599.9
    with pytest.raises(TooManyRefused):
        refused.asks(ROOM)
    time.now = 600.0
    refused.asks(ROOM)
    refuse(refused, 1000, status)
    assert heard.happenings == [("discord", "refused-too-often")] * 2, "each time that it begins"


def test_at_half_of_what_discord_bans_for_nobody_is_answered_any_more() -> None:
    refused, time, _ = counting()
    refuse(refused, 4999)
    refused.asks(PRESS)
    refuse(refused, 1)
    with pytest.raises(TooManyRefused):
        refused.asks(PRESS)
    refused.asks(GATEWAY)
    time.now = 601.0
    refused.asks(PRESS)


def test_a_limit_that_all_share_and_what_is_not_found_do_not_count() -> None:
    refused, _, heard = counting()
    refuse(refused, ALL, 429, X_RateLimit_Scope="shared")
    refuse(refused, ALL, 404)
    refused.asks(ROOM)
    assert heard.happenings == []


def test_what_is_not_asked_is_tried_later_like_over_a_network_that_fails() -> None:
    failure = TooManyRefused("x")
    assert isinstance(failure, FAILURES) and after(Rung.MESSAGE, failure, Way.NOTICE).then is Rung.LATER


def test_what_discord_py_itself_holds_back_comes_too_fast_as_what_discord_does() -> None:
    assert after(Rung.MESSAGE, discord.RateLimited(1.0), Way.NOTICE).name == "slowly"
    assert after(Rung.MESSAGE, TimeoutError(), Way.NOTICE).name == "broken"


async def test_the_chat_counts_what_discord_refuses_and_asks_before_each_request() -> None:
    trace: Any = (await stage(Front())).client.http.http_trace
    answer = SimpleNamespace(response=SimpleNamespace(status=403, headers={}))
    for _ in range(NEEDLESS):
        await trace.on_request_end[0](None, None, answer)
    with pytest.raises(aiohttp.ClientError):
        await trace.on_request_start[0](None, None, SimpleNamespace(url=SimpleNamespace(path=ROOM)))
