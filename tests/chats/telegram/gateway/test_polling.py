"""Updates are confirmed to Telegram only when they were handled; several run at once."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import pytest
from telegram import Bot, Update
from telegram.error import NetworkError

from bot.chats.telegram.gateway.polling import GRACE, LONG, SAME_OFFSET, Poller
from tests.chats.telegram.gateway.updates import Queue, poller, until
from tests.chats.telegram.wire import Wire, written


async def test_an_update_is_confirmed_after_it_was_handled() -> None:
    go, begun = asyncio.Event(), []

    async def handle(update: Update) -> None:
        begun.append(update.update_id)
        await go.wait()

    loop, queue = poller([10], handle)
    loop.start()
    await until(lambda: len(queue.asked) > 2)
    assert begun == [10] and max(queue.asked) <= 10
    go.set()
    await until(lambda: not queue.numbers)
    assert begun == [10]
    await loop.stop()


async def test_updates_are_begun_in_their_order_however_they_come() -> None:
    numbers, begun = [100, 33, 9, 64], []

    async def handle(update: Update) -> None:
        begun.append(update.update_id)

    loop, queue = poller(numbers, handle)
    loop.start()
    await until(lambda: not queue.numbers)
    assert begun == sorted(numbers)
    await loop.stop()


async def test_after_a_quiet_week_the_ids_that_begin_anew_are_asked_for() -> None:
    seen = []

    async def handle(update: Update) -> None:
        seen.append(update.update_id)

    loop, queue = poller([900], handle)
    loop.start()
    await until(lambda: queue.asked[-1:] == [0] and len(queue.asked) > 2)
    queue.numbers = [5]
    await until(lambda: seen == [900, 5])
    await loop.stop()


async def test_a_slow_update_does_not_hold_the_others_but_holds_the_offset() -> None:
    go, done = asyncio.Event(), []

    async def handle(update: Update) -> None:
        if update.update_id == 10:
            await go.wait()
        done.append(update.update_id)

    loop, queue = poller([10, 11, 12], handle)
    loop.start()
    await until(lambda: done == [11, 12] and len(queue.asked) > 3)
    assert queue.asked[-1] == 10
    asked: Any = loop._bot._request[0]
    assert not any(one.get("timeout") for one in asked.made("getUpdates")), "nobody waits long while one is under way"
    go.set()
    await until(lambda: not queue.numbers)
    assert done == [11, 12, 10]
    await loop.stop()


async def test_while_one_is_slow_the_others_are_not_asked_for_too_soon_again() -> None:
    """With the same offset within half a second Telegram gives one update, the slow one (see the emulator)."""
    go, seen = asyncio.Event(), []
    moments: list[float] = []

    async def handle(update: Update) -> None:
        seen.append(update.update_id)
        if update.update_id == 10:
            await go.wait()

    loop, queue = poller([10, 11], handle, SAME_OFFSET)
    give = queue.give

    def noted(data: dict[str, Any]) -> list[dict[str, Any]]:
        moments.append(asyncio.get_running_loop().time())
        return give(data)

    loop._bot._request[0].answers["getUpdates"] = noted  # type: ignore[attr-defined]
    loop.start()
    await until(lambda: len(moments) > 2)
    assert all(later - before > 0.5 for before, later in itertools.pairwise(moments)) and SAME_OFFSET < 0.6
    go.set()
    await until(lambda: not queue.numbers)
    assert moments[-1] - moments[-2] < 0.5
    await loop.stop()


async def test_what_was_under_way_at_a_kill_comes_again() -> None:
    wire = Wire()
    queue = Queue(wire, [10, 11])
    bot = Bot("700:token", request=wire, get_updates_request=wire)
    stuck = asyncio.Event()

    async def dies(update: Update) -> None:
        if update.update_id == 10:
            await stuck.wait()

    first = Poller(bot, dies, pause=0.01)
    first.start()
    await until(lambda: len(queue.asked) > 2)
    assert first._loop is not None
    first._loop.cancel()

    again: list[int] = []

    async def handle(update: Update) -> None:
        again.append(update.update_id)

    second = Poller(bot, handle, pause=0.01)
    second.start()
    await until(lambda: not queue.numbers)
    assert again == [10, 11]
    await second.stop()
    stuck.set()
    await first.stop()


async def test_a_fault_of_ours_is_not_tried_for_ever() -> None:
    async def handle(update: Update) -> None:
        raise RuntimeError

    loop, queue = poller([10], handle)
    loop.start()
    await until(lambda: not queue.numbers)
    await loop.stop()


async def test_an_update_that_cannot_be_read_stops_no_other_and_is_not_shown(caplog: pytest.LogCaptureFixture) -> None:
    wire, seen = Wire(), []
    queue = Queue(wire, [10, 11])
    good = queue.give

    def give(data: dict[str, Any]) -> list[dict[str, Any]]:
        secret = {"date": "?", "text": "/bid 7 secret"}
        return [{**one, "message": secret} if one["update_id"] == 10 else one for one in good(data)]

    wire.answers["getUpdates"] = give

    async def handle(update: Update) -> None:
        seen.append(update.update_id)

    loop = Poller(Bot("700:token", request=wire, get_updates_request=wire), handle)
    loop.start()
    await until(lambda: not queue.numbers)
    assert seen == [11]
    assert "an update (message) could not be read" in caplog.text and "secret" not in caplog.text
    assert "failed" not in caplog.text, "nobody handles what was not read"
    await loop.stop()


async def test_what_is_no_list_of_updates_is_none() -> None:
    seen, odd = list[int](), [{"update": 3}, [{"message": written("/roll")}]]

    async def handle(update: Update) -> None:
        seen.append(update.update_id)

    loop, queue = poller([10], handle)
    wire: Any = loop._bot._request[0]
    wire.answers["getUpdates"] = lambda data: odd.pop(0) if odd else queue.give(data)
    loop.start()
    await until(lambda: seen)
    assert seen == [10] and not odd
    await loop.stop()


async def test_an_answer_that_telegram_holds_back_is_waited_for_a_little_longer_than_it_says() -> None:
    async def handle(update: Update) -> None: ...

    loop, queue = poller([], handle)
    loop.start()
    await until(lambda: len(queue.asked) > 3)
    wire: Any = loop._bot._request[0]
    (asked,) = {int(one.get("timeout", 0)) for one in wire.made("getUpdates")[1:]}
    assert (asked, wire.timeouts["getUpdates"]["read_timeout"]) == (LONG, LONG + GRACE) == (25, 35)
    await loop.stop()


async def test_after_a_failure_it_says_so_and_asks_again() -> None:
    wire, seen = Wire(), []
    queue = Queue(wire, [10])
    for status, text in ((502, "Bad Gateway"), (409, "Conflict: terminated by other getUpdates request")):
        wire.fault("getUpdates", status, text)
    pauses: dict[float, bool] = {}

    async def short(seconds: float) -> None:
        pauses[seconds] = loop.failing

    async def handle(update: Update) -> None:
        seen.append(update.update_id)

    loop = Poller(Bot("700:token", request=wire, get_updates_request=wire), handle, sleep=short)
    loop.start()
    await until(lambda: not queue.numbers)
    assert seen == [10] and pauses == {0.5: True, 1.0: True}
    assert not loop.failing
    await loop.stop()


async def test_after_a_failure_it_asks_briefly_and_knows_at_once_that_all_is_well() -> None:
    asked: list[tuple[bool, int]] = []

    class Flickering(Wire):
        async def do_request(self, url: str, method: str, request_data: Any = None, *_: Any, **__: Any) -> Any:
            asked.append((loop.failing, request_data.parameters["timeout"]))
            if len(asked) == 2:
                raise NetworkError("away")
            if len(asked) > 4:
                await asyncio.sleep(3600)
            return 200, b'{"ok": true, "result": []}'

    async def at_once(_: float) -> None: ...

    async def never(_: Update) -> None:
        raise AssertionError

    wire = Flickering()
    loop = Poller(Bot("700:token", request=wire, get_updates_request=wire), never, sleep=at_once)
    loop.start()
    await until(lambda: len(asked) > 4)
    await loop.stop()
    assert asked[:5] == [(False, 0), (False, LONG), (True, 0), (False, LONG), (False, LONG)]


# --- after failures


async def waited(*failures: tuple[int, str, dict[str, Any]]) -> tuple[list[float], Wire]:
    """How long it waits after each failure in turn."""
    wire, slept = Wire(), []
    queue = Queue(wire, [])

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await asyncio.sleep(0)

    for status, words, parameters in failures:
        wire.fault("getUpdates", status, words, **parameters)
    loop = Poller(Bot("700:token", request=wire, get_updates_request=wire), lambda _: asyncio.sleep(0), sleep=sleep)
    loop.start()
    await until(lambda: queue.asked)
    await loop.stop()
    return slept, wire


async def test_the_pauses_between_failures_grow_to_a_quarter_of_a_minute() -> None:
    slept, _ = await waited(*[(502, "Bad Gateway", {})] * 7)
    assert slept == [0.5, 1, 2, 4, 8, 15, 15]


async def test_once_telegram_has_answered_the_next_failure_is_the_first_again() -> None:
    wire, slept = Wire(), list[float]()
    queue = Queue(wire, [])

    def fails_once_more(data: dict[str, Any]) -> list[dict[str, Any]]:
        if not queue.asked:
            wire.fault("getUpdates", 502, "Bad Gateway")
        return queue.give(data)

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await asyncio.sleep(0)

    wire.answers["getUpdates"] = fails_once_more
    for _ in range(2):
        wire.fault("getUpdates", 502, "Bad Gateway")
    loop = Poller(Bot("700:token", request=wire, get_updates_request=wire), lambda _: asyncio.sleep(0), sleep=sleep)
    loop.start()
    await until(lambda: len(queue.asked) > 1)
    await loop.stop()
    assert slept == [0.5, 1, 0.5]


async def test_when_telegram_says_how_long_to_wait_it_is_waited() -> None:
    slept, _ = await waited((429, "Too Many Requests: retry after 7", {"retry_after": 7}))
    assert slept == [7]


@pytest.mark.parametrize(
    ("status", "words", "deleted"),
    [
        (409, "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook", 1),
        (409, "Conflict: terminated by other getUpdates request", 0),
        (502, "Bad Gateway: webhook", 0),
    ],
)
async def test_a_webhook_that_was_left_is_taken_away(status: int, words: str, deleted: int) -> None:
    _, wire = await waited((status, words, {}))
    assert len(wire.made("deleteWebhook")) == deleted


async def test_a_webhook_that_cannot_be_taken_away_now_stops_nothing() -> None:
    wire = Wire()
    queue = Queue(wire, [])
    wire.fault("getUpdates", 409, "Conflict: webhook is active")
    wire.fault("deleteWebhook", 502, "Bad Gateway")
    loop = Poller(
        Bot("700:token", request=wire, get_updates_request=wire),
        lambda _: asyncio.sleep(0),
        sleep=lambda _: asyncio.sleep(0),
    )
    loop.start()
    await until(lambda: queue.asked)
    await loop.stop()


async def test_of_failures_in_a_row_the_log_hears_once(caplog: pytest.LogCaptureFixture) -> None:
    await waited(*[(502, "Bad Gateway", {})] * 3)
    assert [record.getMessage() for record in caplog.records] == ["telegram: no updates, NetworkError: Bad Gateway"]


async def test_a_token_that_is_refused_stands_in_no_log(caplog: pytest.LogCaptureFixture) -> None:
    await waited((401, "Unauthorized: 700:token", {}))
    assert caplog.records and not any("token" in record.getMessage() for record in caplog.records)


async def test_what_was_kept_at_the_start_is_waited_for_from_before_telegram_is_asked_until_it_is_handled() -> None:
    go, handled = asyncio.Event(), list[int]()

    async def handle(update: Update) -> None:
        await go.wait()
        handled.append(update.update_id)

    loop, _ = poller([10, 11], handle)
    catching_up = asyncio.create_task(loop.caught_up())
    await asyncio.sleep(0)
    assert not catching_up.done(), "nothing was heard yet"
    loop.start()
    await until(lambda: loop._first)
    assert not catching_up.done()
    go.set()
    await catching_up
    assert handled == [10, 11]
    await loop.stop()


async def test_where_telegram_has_kept_nothing_the_start_waits_for_nothing_more_than_to_hear_so() -> None:
    async def handle(update: Update) -> None: ...

    loop, queue = poller([], handle)
    loop.start()
    await loop.caught_up()
    assert queue.asked
    await loop.stop()
