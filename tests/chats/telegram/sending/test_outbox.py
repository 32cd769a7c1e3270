"""The queue of each chat: order, limits, floods that stop one chat, failures of the network, migrated groups."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from telegram.error import BadRequest, ChatMigrated, Forbidden, InvalidToken, NetworkError, RetryAfter, TimedOut

from bot.chats.telegram.rate_limits import Limits, Window
from bot.chats.telegram.sending.outbox import ChatQueue, Outbox, Urgency
from bot.chats.telegram.sending.refusals import StepDown
from bot.hall.requests import Later, Unreachable
from bot.ladder.steps import Rung, Way
from tests.ladder.proving import proves


class Clock:
    """Time that passes only when somebody waits."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)


class Post:
    """An outbox, and what went out of it when."""

    def __init__(self, limits: Limits | None = None) -> None:
        self.clock = Clock()
        self.moves: list[tuple[int, int]] = []
        self.sent: list[tuple[float, int]] = []
        self.outbox = Outbox(self._moved, limits, clock=self.clock, sleep=self.clock.sleep)

    async def _moved(self, old: int, new: int) -> None:
        self.moves.append((old, new))

    def failing(self, *errors: Exception) -> Callable[[int], Awaitable[int]]:
        left = list(errors)

        async def act(chat: int) -> int:
            if left:
                raise left.pop(0)
            self.sent.append((self.clock.now, chat))
            return chat

        return act

    async def send(
        self,
        chat: int,
        *errors: Exception,
        patient: bool = True,
        tried: tuple[Rung, Way] = (Rung.MESSAGE, Way.NOTICE),
    ) -> int:
        rung, way = tried
        async with self.outbox.talk(chat, patient=patient) as talk:
            return await talk.call(self.failing(*errors), way, tried=rung)


async def test_a_burst_to_one_chat_is_slowed() -> None:
    post = Post()
    for _ in range(7):
        await post.send(11)
    assert [at for at, _ in post.sent] == [0, 0, 0, 3, 3, 3, 6]


async def test_a_group_takes_twenty_a_minute() -> None:
    post = Post(Limits(chat=(1000, 1.0)))
    for _ in range(21):
        await post.send(-100)
    assert [at for at, _ in post.sent] == [0] * 20 + [60]
    for _ in range(21):
        await post.send(11)
    assert [at for at, chat in post.sent if chat == 11] == [60] * 21, "somebody alone takes more"


async def test_a_message_counts_from_when_telegram_has_it() -> None:
    """On a busy machine that is later than when it went; the first of the next minute was refused."""
    post = Post()

    async def slow_at_first(chat: int) -> None:
        await post.clock.sleep(0 if post.sent else 2)
        post.sent.append((post.clock.now, chat))

    for _ in range(21):
        async with post.outbox.talk(-100, patient=True) as talk:
            await talk.call(slow_at_first)
    came = [at for at, _ in post.sent]
    assert came[20] - came[0] >= 60


async def test_all_chats_together_take_thirty_a_second() -> None:
    post = Post()
    for chat in range(1, 32):
        await post.send(chat)
    assert [at for at, _ in post.sent] == [0] * 30 + [1]


async def test_a_flood_answer_stops_its_chat_only() -> None:
    post = Post()
    await post.send(11, RetryAfter(7))
    assert post.sent == [(7, 11)]
    await post.send(12)
    assert post.sent[1] == (7, 12)
    assert post.outbox.line(11).closed_until == 7


async def test_after_a_flood_answer_a_groups_minute_is_full_and_begins_with_a_few() -> None:
    post = Post()
    await post.send(-100, RetryAfter(20))
    for _ in range(8):
        await post.send(-100)
    at = [at for at, _ in post.sent]
    assert at[0] == 20 and at[4] < 60 <= at[5], "five at once, the others after the minute"


@pytest.mark.parametrize("short", [2, 3])
async def test_a_short_flood_answer_says_nothing_of_a_groups_minute(short: int) -> None:
    post = Post()
    await post.send(-100, RetryAfter(short))
    for _ in range(8):
        await post.send(-100)
    assert post.sent[-1][0] < 20


async def test_a_notice_does_not_wait_out_a_flood() -> None:
    post = Post()
    with pytest.raises(Later) as later:
        await post.send(11, RetryAfter(7), patient=False)
    assert later.value.seconds == 7
    with pytest.raises(Later) as later:
        await post.send(11, patient=False)
    assert later.value.seconds == 7 and post.sent == []


async def test_the_rest_of_a_card_waits_once_its_first_message_is_said() -> None:
    post = Post()
    async with post.outbox.talk(11, patient=False) as talk:
        await talk.call(post.failing())
        await talk.call(post.failing(RetryAfter(30)))
    assert post.sent == [(0, 11), (30, 11)]


async def test_an_answer_is_tried_again_after_failures_of_the_network() -> None:
    post = Post()
    await post.send(11, NetworkError("x"), TimedOut(), NetworkError("x"))
    assert post.sent == [(3.5, 11)]


async def test_an_answer_is_given_up_at_last() -> None:
    post = Post()
    with pytest.raises(Later):
        await post.send(11, *[NetworkError("x") for _ in range(100)])
    assert post.clock.now == 0.5 + 1 + 2 + 4 + 8 + 18 * 15, "the next would be later than five minutes"


async def test_a_notice_is_put_off_when_the_network_fails() -> None:
    with pytest.raises(Later) as later:
        await Post().send(11, TimedOut(), patient=False)
    assert later.value.seconds == 5


@pytest.mark.parametrize(
    "error",
    [
        Forbidden("Forbidden: bot was blocked by the user"),
        BadRequest("Chat not found"),
        BadRequest("Message thread not found"),
        BadRequest("Topic_closed"),
        BadRequest("Not enough rights to send text messages to the chat"),
    ],
)
async def test_where_nothing_can_be_written_it_is_unreachable(error: Exception) -> None:
    with pytest.raises(Unreachable):
        await Post().send(11, error)


BARRED = BadRequest("Not enough rights to send text messages to the chat")
KICKED = Forbidden("Forbidden: bot was kicked from the supergroup chat")
ODD = BadRequest("Something odd")


@pytest.mark.parametrize(
    ("chat", "patient", "failure", "step"),
    [
        (-100, True, BARRED, "answer-barred"),
        (-100, False, BARRED, "notice-barred"),
        (-100, True, KICKED, "answer-gone"),
        (-100, False, KICKED, "notice-gone"),
        (-100, True, ODD, "answer-refused"),
        (-100, False, ODD, "notice-refused"),
        (11, True, KICKED, "private-closed"),
        (11, False, ODD, "private-closed"),
    ],
)
async def test_a_refusal_means_another_thing_for_an_answer_for_a_notice_and_in_private(
    chat: int, patient: bool, failure: Exception, step: str
) -> None:
    post = Post()
    async with post.outbox.talk(chat, patient=patient) as talk:
        with pytest.raises(Unreachable) as refused:
            await talk.call(post.failing(failure))
    assert refused.value.step is not None and refused.value.step.name == step


@pytest.mark.parametrize(
    ("closed", "waits", "sent"),
    [(2.0, 0.0, True), (2.5, 0.0, False), (2.0, 1.0, True), (9.0, 9.0, True), (9.5, 9.0, False)],
)
async def test_a_notice_waits_two_seconds_for_its_place_or_as_long_as_it_is_told(
    closed: float, waits: float, sent: bool
) -> None:
    post = Post()
    post.clock.now = 100
    post.outbox.line(11).closed_until = 100 + closed
    try:
        async with post.outbox.talk(11, patient=False, waits=waits) as talk:
            await talk.call(post.failing())
    except Later as later:
        assert later.seconds == closed
    assert post.sent == [(100 + closed, 11)] * sent


async def test_a_notice_whose_chat_was_closed_while_it_waited_is_put_off_when_its_turn_comes() -> None:
    post = Post()
    async with post.outbox.talk(11, patient=True):
        notice = asyncio.create_task(post.send(11, patient=False))
        await asyncio.sleep(0)
        post.outbox.line(11).closed_until = 30
    with pytest.raises(Later) as later:
        await notice
    assert later.value.seconds == 30 and post.sent == []


@pytest.mark.parametrize(("waits", "sent"), [(7.0, True), (6.5, False)])
async def test_a_notice_that_is_told_how_long_to_wait_waits_so_long_for_a_flood_too(waits: float, sent: bool) -> None:
    post = Post()
    post.clock.now = 100
    try:
        async with post.outbox.talk(11, patient=False, waits=waits) as talk:
            await talk.call(post.failing(RetryAfter(7)))
    except Later as later:
        assert later.seconds == 7
    assert post.sent == [(107, 11)] * sent


async def test_what_is_said_without_a_word_of_its_urgency_is_news() -> None:
    post, said = Post(), list[str]()

    async def says(what: str, **more: Any) -> None:
        async with post.outbox.talk(11, patient=True, **more):
            said.append(what)

    async with post.outbox.talk(11, patient=True):
        waiting = []
        for what, more in {
            "change": {"urgency": Urgency.CHANGE},
            "news": {},
            "call": {"urgency": Urgency.CALL},
        }.items():
            waiting.append(asyncio.create_task(says(what, **more)))
            await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    assert said == ["call", "news", "change"]


async def test_what_a_lower_rung_follows_is_for_the_caller() -> None:
    post = Post()
    async with post.outbox.talk(11, patient=True) as talk:
        with pytest.raises(StepDown) as down:
            failing = post.failing(BadRequest("Message is not modified"))
            await talk.call(failing, Way.CHANGE, tried=Rung.EDIT)
    assert down.value.step.then is Rung.DONE


@proves("telegram", "token", "edit-token")
@pytest.mark.parametrize("tried", [(Rung.MESSAGE, Way.NOTICE), (Rung.EDIT, Way.CHANGE)])
async def test_the_token_is_in_no_error(tried: tuple[Rung, Way]) -> None:
    with pytest.raises(Later) as later:
        await Post().send(11, InvalidToken("The token `700:secret` was rejected"), tried=tried)
    assert "secret" not in str(later.value) and later.value.__cause__ is None and later.value.seconds == 60


@proves("telegram", "moved", "edit-moved")
@pytest.mark.parametrize("tried", [(Rung.MESSAGE, Way.NOTICE), (Rung.EDIT, Way.CHANGE)])
async def test_a_migrated_group_is_followed_and_told(tried: tuple[Rung, Way]) -> None:
    post = Post()
    assert await post.send(-4, ChatMigrated(-100), tried=tried) == -100
    assert post.moves == [(-4, -100)]
    assert await post.send(-4) == -100


async def test_what_is_asked_of_a_groups_older_ids_is_answered_of_its_newest() -> None:
    post = Post()
    moves = [(-4, -100), (-100, -200), (-200, -4), (-4, -4)]
    for old, new in moves:
        await post.outbox.moved(old, new)
    assert post.moves == moves and [post.outbox.where(chat) for chat in (-4, -100)] == [-200, -200]
    for _ in range(3):
        post.outbox.line(-200).take(0.0)
    assert (post.outbox.free(-4), post.outbox.at_once(-4), post.outbox.wait(-4)) == (17, 0, 3)
    assert post.outbox.busy(-4) and post.outbox.even(-4) == 3
    async with post.outbox.talk(-4, patient=True) as talk:
        assert talk.chat == -200


async def test_a_chat_is_busy_while_somebody_waits_for_it_or_one_more_would_for_over_a_second() -> None:
    post = Post()
    line = post.outbox.line(11)
    line.closed_until = 1.0
    assert not post.outbox.busy(11)
    line.closed_until = 1.5
    assert post.outbox.busy(11)
    line.closed_until = 0.0
    async with post.outbox.talk(11, patient=True):
        assert not post.outbox.busy(11)
        waiting = asyncio.create_task(post.send(11))
        await asyncio.sleep(0)
        assert post.outbox.busy(11)
    await waiting


async def test_behind_those_who_wait_for_a_chat_one_more_waits_longer() -> None:
    post = Post()
    for _ in range(3):
        await post.send(11)
    async with post.outbox.talk(11, patient=True):
        waiting = [asyncio.create_task(post.send(11)) for _ in range(3)]
        await asyncio.sleep(0)
        assert (post.outbox.wait(11), post.outbox.line(11).earliest(0.0)) == (6, 3)
    await asyncio.gather(*waiting)


async def test_cards_to_one_chat_go_out_in_order_and_whole() -> None:
    post, said = Post(), []

    async def card(name: str) -> None:
        async with post.outbox.talk(11, patient=True) as talk:
            for part in (1, 2):

                async def act(_: int, part: int = part) -> Any:
                    await asyncio.sleep(0)
                    said.append((name, part))

                await talk.call(act)

    await asyncio.gather(card("a"), card("b"))
    assert said == [("a", 1), ("a", 2), ("b", 1), ("b", 2)]


def test_a_chat_is_free_again_at_the_very_moment_at_which_its_flood_is_over() -> None:
    line = ChatQueue((Window(5, 5.0), Window(20, 60.0)))
    assert line.free(0) == 20, "what a group takes in a minute, whatever goes at once"
    assert ChatQueue((Window(3, 3.0),)).free(0) == 3
    line.take(0)
    line.closed_until = 7
    assert (line.free(6.9), line.free(7), line.free(60)) == (0, 19, 20)
    line.full(4)
    assert (line.at_once(4), line.free(7)) == (4, 5), "a flood is about the minute"


def test_what_a_group_had_before_we_began_counts_in_its_minute_alone_the_earliest_first() -> None:
    line = ChatQueue((Window(1, 5.0), Window(2, 60.0)))
    line.had([30.0, 10.0])
    assert (line.at_once(40), line.earliest(40), line.minute(75)) == (1, 70, [30])


@pytest.mark.parametrize(("had", "even"), [(6, 9 / 12), (7, 54 / 13)])
async def test_of_fourteen_messages_the_last_alone_may_be_the_one_that_would_wait(had: int, even: float) -> None:
    post = Post()
    for _ in range(had):
        post.outbox.line(-100).take(0.0)
    post.clock.now = 6.0
    assert post.outbox.even(-100) == even


async def test_messages_of_which_none_is_to_wait_are_as_far_apart_as_the_minute_before_them_asks() -> None:
    """Twelve went in a burst: the eight that are left must do until those count no more."""
    post = Post()
    assert post.outbox.even(-100) < 4.5
    for _ in range(12):
        post.outbox.line(-100).take(0.0)
    post.clock.now = 6.0
    pause = post.outbox.even(-100)
    assert pause == 54.0 / 8
    for _ in range(14):
        began = post.clock.now
        await post.send(-100)
        assert post.clock.now == began
        post.clock.now += pause
