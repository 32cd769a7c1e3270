"""What one process tells the others of what it wrote, and what it makes of what they tell; no server is asked."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import asyncpg
import pytest

from bot.storage.contract import SPANS, Change, Drop, Forget, MessageStrike, News, Put, Relabel, Trouble, Write
from bot.storage.postgresql_claims import LONG, ROWS, PostgresClaims
from bot.storage.stored import StoredTimer
from tests.storage.samples import NOW, a_notice, a_request, an_append

TIMERS = [StoredTimer("b", "deadline", NOW)]


async def nothing(*_: object) -> list[tuple[Any, ...]]:
    return []


def passed_on(*writes: Write) -> News | None:
    """What another process hears of these writes; None where it hears nothing."""
    payload = PostgresClaims(nothing, SPANS).news(writes)
    heard: list[News] = []
    if payload:
        PostgresClaims(nothing, SPANS)._hear(payload, heard.append)
    return heard[0] if heard else None


@pytest.mark.parametrize(
    ("write", "news"),
    [
        (Write(a_request("r")), None),
        (Write(append=an_append("b", 3, 2)), News({"b": 5}, rows=())),
        (Write(append=an_append("b", 3, 0, timers=TIMERS)), News({"b": 3}, rows=(), timers=True)),
        (Write(append=an_append("b", 0, 1, timers=[])), News({"b": 1}, rows=())),
        (Write(notices=[a_notice()]), News(rows=(), notices=True)),
    ],
    ids=["a request", "entries", "timers", "no timers", "a notice"],
)
def test_others_hear_of_what_they_have_to_look_at(write: Write, news: News | None) -> None:
    assert passed_on(write) == news


@pytest.mark.parametrize(
    ("change", "news"),
    [
        (
            Put("people", {"id": "anna", "name": "Anna"}),
            News(tables=frozenset({"people"}), rows=(Put("people", {"id": "anna"}),)),
        ),
        (Put("guests", {"club": "c", "key": "anna"}), News(tables=frozenset({"guests"}))),
        (Put("rooms", {"id": "r"}), News(tables=frozenset({"rooms"}))),
        (Put("rooms", {"id": "r"}, new=True), News(tables=frozenset({"rooms"}), rows=(Put("rooms", {}, new=True),))),
        (Put("tokens", {"token": "t"}), News(tables=frozenset({"tokens"}), rows=())),
        (Drop("roles", {"person": "anna"}), News(tables=frozenset({"roles"}))),
        (Relabel("b", {"title": "Nuovo"}), News(rows=(), lost=True)),
        (Forget("anna"), News(rows=(), lost=True)),
        (MessageStrike(1, struck=True), None),
    ],
    ids=[
        "put",
        "a guest",
        "a room",
        "a new room",
        "what nobody remembers",
        "dropped",
        "relabelled",
        "forgotten",
        "struck",
    ],
)
def test_and_of_what_they_have_to_look_up_again(change: Change, news: News | None) -> None:
    assert passed_on(Write(changes=[change])) == news


def test_of_several_writes_they_hear_together() -> None:
    writes = [
        Write(append=an_append("b", 0)),
        Write(append=an_append("b", 1), notices=[a_notice()]),
        Write(changes=[Put("people", {"id": "anna"})]),
        Write(append=an_append("c", 0), changes=[Drop("roles", {})]),
    ]
    assert passed_on(*writes) == News({"b": 2, "c": 1}, frozenset({"people", "roles"}), notices=True)
    forgotten = passed_on(Write(changes=[Forget("anna")]), Write(notices=[a_notice()]))
    assert forgotten == News(rows=(), notices=True, lost=True)


def test_of_many_rows_they_hear_only_that_there_were_some() -> None:
    def put(count: int) -> Write:
        return Write(changes=[Put("seen", {"room": "r", "person": f"p{n}", "at": 1.0}, of="c") for n in range(count)])

    few = passed_on(put(ROWS))
    assert few is not None and few.rows == tuple(
        Put("seen", {"room": "r", "person": f"p{n}"}, of="c") for n in range(ROWS)
    )
    assert passed_on(put(ROWS + 1)) == News(tables=frozenset({"seen"}))


def test_news_that_are_too_long_say_only_that_there_were_some() -> None:
    def of(length: int) -> Sequence[Write]:
        """Writes whose news are so long."""
        claims = PostgresClaims(nothing, SPANS)
        short = len(claims.news([Write(append=an_append("", 0))]))
        return [Write(append=replace(an_append("", 0), book="b" * (length - short)))]

    assert passed_on(*of(LONG - 1)) not in (None, News(lost=True))
    assert passed_on(*of(LONG)) == News(lost=True)


def test_nobody_hears_of_their_own() -> None:
    ours, heard = PostgresClaims(nothing, SPANS), list[News]()
    payload = ours.news([Write(notices=[a_notice()])])
    assert json.loads(payload)["by"] == ours.name
    ours._hear(payload, heard.append)
    assert heard == []


@pytest.mark.parametrize(
    "error", [ConnectionResetError(), TimeoutError(), Trouble("in-use"), asyncpg.PostgresError("no")], ids=repr
)
async def test_listening_is_tried_again_whatever_it_ended_in(error: Exception) -> None:
    tried = asyncio.Event()

    async def connect() -> Any:
        tried.set()
        raise error

    claims = PostgresClaims(nothing, SPANS)
    claims.listen(lambda news: None)
    claims.begin(connect)
    await tried.wait()
    await asyncio.sleep(0)
    assert claims._task is not None and not claims._task.done()
    await claims.end()
