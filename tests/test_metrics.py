"""What a watcher may ask of a running house, and what it is never told."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import math
from collections.abc import AsyncIterator
from contextvars import Context
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from bot.commands import COGS
from bot.engines.book import Book
from bot.hall.cards.card import Card
from bot.hall.declared.call import Call
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.declaration import Cog
from bot.hall.requests import Reply
from bot.hall.running.watch import REQUEST
from bot.logs import Json, ReadableLines, RequestNumber, shown
from bot.metrics import MOST, Metrics, Watchtower
from bot.storage.contract import Trouble, Write
from bot.storage.stored import StoredNotice
from tests.hall.house import House, opened
from tests.hall.unlucky import unlucky

SECRET = "una-nota-segreta"


@pytest.mark.parametrize(
    ("level", "terminal", "from_on"),
    [("INFO", True, "WARNING"), ("INFO", False, "INFO"), ("DEBUG", True, "DEBUG"), ("ERROR", True, "ERROR")],
)
def test_whoever_looks_on_at_a_terminal_reads_of_the_log_what_is_wrong(
    level: str, terminal: bool, from_on: str
) -> None:
    assert shown(level, terminal=terminal) == from_on


class Silent:
    """A database that does not answer."""

    def __init__(self, says: Exception) -> None:
        self._says = says

    async def write(self, write: Write) -> None:
        raise self._says

    async def backlog(self) -> None:
        raise self._says


class Tower:
    """A house with somebody who watches it."""

    def __init__(self, house: House, metrics: Metrics) -> None:
        self.house, self.metrics = house, metrics
        self.up = True
        self.tower = Watchtower(house.hall.house, metrics, lambda: self.up)

    async def lose_the_database(self, says: Exception) -> None:
        """From now on the database does not answer those who watch."""
        await self.tower.close()
        store: Any = Silent(says)
        self.tower = Watchtower(replace(self.house.hall.house, store=store), self.metrics, lambda: self.up)
        await self.tower.open("127.0.0.1", 0)

    async def get(self, path: str) -> tuple[int, str]:
        async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{self.tower.port}{path}") as got:
            return got.status, await got.text()

    async def number(self, name: str, **labels: str) -> float:
        """A figure, by its name and labels."""
        _, text = await self.get("/metrics")
        samples = (sample for family in text_string_to_metric_families(text) for sample in family.samples)
        return next((one.value for one in samples if one.name == name and labels.items() <= one.labels.items()), 0.0)


@pytest.fixture
async def tower(tmp_path: Path) -> AsyncIterator[Tower]:
    metrics = Metrics()
    made = Tower(await opened(tmp_path, watch=metrics), metrics)
    await made.tower.open("127.0.0.1", 0)
    yield made
    await made.tower.close()
    await made.house.store.close()


async def test_a_running_house_is_alive_and_ready(tower: Tower) -> None:
    assert await tower.get("/healthz") == (200, "alive\n")
    assert await tower.get("/readyz") == (200, "ready\n")


async def test_the_figures_say_in_which_form_they_are(tower: Tower) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{tower.tower.port}/metrics") as got:
        assert got.headers["Content-Type"].startswith("text/plain; version=")


async def test_a_house_that_is_still_starting_is_not_ready(tower: Tower) -> None:
    tower.up = False
    assert await tower.get("/readyz") == (503, "not connected\n")
    assert (await tower.get("/healthz"))[0] == 200


@pytest.mark.parametrize(
    ("says", "told"),
    [
        (Trouble("full"), "the database takes no writes: full\n"),
        (TimeoutError(), "the database does not answer\n"),
    ],
)
async def test_a_house_whose_database_takes_no_writes_is_not_ready(tower: Tower, says: Exception, told: str) -> None:
    await tower.lose_the_database(says)
    assert await tower.get("/readyz") == (503, told)


async def test_to_be_ready_one_row_is_written_each_time_with_the_moment(tower: Tower) -> None:
    for _ in range(2):
        tower.house.now += 1
        await tower.get("/readyz")
    [row] = await tower.house.store.rows("memory", key="ready")
    assert row["value"] == str(tower.house.now)


async def test_a_house_that_is_closed_answers_nobody(tower: Tower) -> None:
    await tower.tower.close()
    with pytest.raises(aiohttp.ClientConnectionError):
        await tower.get("/healthz")


async def test_commands_writes_and_answers_are_counted(tower: Tower) -> None:
    reply = await tower.house.ask("/roll 5")
    assert isinstance(reply, Reply)
    await tower.house.hall.acknowledged(reply.request, {})
    assert await tower.number("araldo_commands_total", platform="discord", command="roll") == 1
    assert await tower.number("araldo_database_seconds_count") == 1
    assert await tower.number("araldo_first_answer_seconds_count") == 1
    assert await tower.number("araldo_books_open") == 1


QUICK = ("0.001", "0.0025", "0.005", "0.01", "0.025", "0.05", "0.1", "0.25", "0.5", "1.0", "2.5", "5.0", "10.0", "+Inf")


def test_every_figure_has_its_name_and_says_what_it_is() -> None:
    metrics = Metrics()
    metrics.asked("r1")
    metrics.meant("discord", "roll")
    metrics.said("r1")
    metrics.refused("unknown")
    metrics.troubled("full")
    metrics.bug()
    metrics.wrote(0.03)
    metrics.happened("telegram", "rate-limit")
    for gauge, value in ((metrics.notices, 2), (metrics.oldest, 30), (metrics.books, 4)):
        gauge.set(value)
    text = generate_latest(metrics.registry).decode()
    lines = [line for line in text.splitlines() if "_created" not in line and not line.startswith("# TYPE")]
    told = [line for line in lines if not line.startswith("araldo_first_answer_seconds")]
    assert told == [
        "# HELP araldo_commands_total Commands given.",
        'araldo_commands_total{command="roll",platform="discord"} 1.0',
        "# HELP araldo_first_answer_seconds From a request to the moment its answer was heard.",
        "# HELP araldo_refusals_total Refusals, by reason.",
        'araldo_refusals_total{reason="unknown"} 1.0',
        'araldo_refusals_total{reason="trouble-full"} 1.0',
        "# HELP araldo_bugs_total Requests that broke on our side.",
        "araldo_bugs_total 1.0",
        "# HELP araldo_database_seconds A durable write.",
        *(f'araldo_database_seconds_bucket{{le="{most}"}} {float(at > 4)}' for at, most in enumerate(QUICK)),
        "araldo_database_seconds_count 1.0",
        "araldo_database_seconds_sum 0.03",
        "# HELP araldo_platform_events_total What befell a connection.",
        'araldo_platform_events_total{event="rate-limit",platform="telegram"} 1.0',
        "# HELP araldo_notices_waiting Notices and answers still to be said.",
        "araldo_notices_waiting 2.0",
        "# HELP araldo_notices_oldest_seconds How long the oldest of them has waited.",
        "araldo_notices_oldest_seconds 30.0",
        "# HELP araldo_books_open Books in memory.",
        "araldo_books_open 4.0",
    ]
    timed = [line.split('"')[1] for line in lines if line.startswith("araldo_first_answer_seconds_bucket")]
    assert tuple(timed) == QUICK
    assert 0 < (metrics.registry.get_sample_value("araldo_first_answer_seconds_sum") or 0) < 5


def test_answers_that_nobody_ever_acknowledged_are_let_go_once_they_are_many() -> None:
    metrics = Metrics()
    for number in range(MOST):
        metrics.asked(f"r{number}")
    metrics.said("r0")
    metrics.asked("again")
    assert len(metrics._began) == MOST
    metrics.asked("one more")
    assert [*metrics._began] == ["one more"]
    metrics.said("r1")
    assert metrics.registry.get_sample_value("araldo_first_answer_seconds_count") == 1


async def test_what_the_database_did_not_take_is_counted_with_the_refusals(tmp_path: Path) -> None:
    metrics = Metrics()
    house = await unlucky(await opened(tmp_path, watch=metrics), Trouble("full"))
    assert "Il disco di chi mi ospita è pieno" in await house.said("/tira 5")
    assert metrics.registry.get_sample_value("araldo_refusals_total", {"reason": "trouble-full"}) == 1
    assert metrics.registry.get_sample_value("araldo_bugs_total") == 0
    await house.store.close()


async def test_refusals_are_counted_by_their_reason(tower: Tower) -> None:
    await tower.house.ask("/roll 999")
    text = (await tower.get("/metrics"))[1]
    assert 'araldo_refusals_total{reason="' in text


async def test_bugs_are_counted(tower: Tower) -> None:
    cog: Cog[Book] = Cog()

    @cog.command("broken", hidden=True)
    async def broken(call: Call[Book]) -> Card:
        raise RuntimeError("broken")

    await tower.house.rebuilt(commands=Commands((*COGS, cog)))
    await tower.house.ask(press="!broken")
    assert await tower.number("araldo_bugs_total") == 1


async def test_notices_that_wait_are_counted_with_their_age(tower: Tower) -> None:
    now = tower.house.now
    await tower.house.store.write(
        Write(notices=[StoredNotice("", "{}", now - 30, "room"), StoredNotice("", "{}", now)])
    )
    assert await tower.number("araldo_notices_waiting") == 2
    assert await tower.number("araldo_notices_oldest_seconds") == 30
    tower.house.now -= 60
    assert await tower.number("araldo_notices_oldest_seconds") == 0, "the clock was put back"


async def test_a_notice_that_was_put_off_has_waited_since_it_was_written(tower: Tower) -> None:
    now = tower.house.now
    await tower.house.store.write(Write(notices=[StoredNotice("", "{}", now - 90, "room", due=now + 30, tries=3)]))
    assert await tower.number("araldo_notices_oldest_seconds") == 90


async def test_an_answer_that_nobody_has_heard_waits_like_a_notice(tower: Tower) -> None:
    reply = await tower.house.ask("/roll 5")
    assert isinstance(reply, Reply)
    tower.house.now += 70
    assert await tower.number("araldo_notices_waiting") == 1
    assert await tower.number("araldo_notices_oldest_seconds") == 70
    await tower.house.hall.acknowledged(reply.request, {})
    await tower.house.store.write(Write())  # what was heard is noted with the next commit
    assert await tower.number("araldo_notices_waiting") == 0


@pytest.mark.parametrize("says", [Trouble("unreachable"), TimeoutError()])
async def test_counts_are_told_also_while_the_database_does_not_answer(tower: Tower, says: Exception) -> None:
    await tower.house.ask("/roll 5")
    await tower.lose_the_database(says)
    assert (await tower.get("/metrics"))[0] == 200
    assert await tower.number("araldo_commands_total", command="roll") == 1
    assert math.isnan(await tower.number("araldo_notices_waiting"))


async def test_what_befalls_a_connection_is_counted(tower: Tower) -> None:
    tower.metrics.happened("telegram", "rate-limit")
    assert await tower.number("araldo_platform_events_total", platform="telegram", event="rate-limit") == 1


async def test_nobody_and_nothing_said_is_in_the_figures(tower: Tower) -> None:
    await tower.house.ask(f"/roll 5 note:{SECRET}")
    _, text = await tower.get("/metrics")
    assert SECRET not in text
    assert "Anna" not in text


# --- the log


@pytest.fixture
def log() -> logging.Logger:
    """A log of its own, to a string."""
    logger = logging.Logger("bot.test")
    handler = logging.StreamHandler(io.StringIO())
    handler.addFilter(RequestNumber())
    logger.addHandler(handler)
    return logger


def line(log: logging.Logger, formatter: logging.Formatter) -> str:
    [handler] = log.handlers
    assert isinstance(handler, logging.StreamHandler)
    handler.setFormatter(formatter)
    log.warning("%s happened", "something")
    return str(handler.stream.getvalue())


async def test_a_line_names_the_request_it_belongs_to(log: logging.Logger) -> None:
    async def dealt_with() -> str:
        REQUEST.set("discord:7")
        return line(log, ReadableLines("%(message)s"))

    before = REQUEST.get()
    assert await asyncio.create_task(dealt_with()) == "something happened [discord:7]\n"
    assert REQUEST.get() == before


def test_a_line_of_json_has_its_letters_as_they_are(log: logging.Logger) -> None:
    [handler] = log.handlers
    assert isinstance(handler, logging.StreamHandler)
    handler.setFormatter(Json())
    log.warning("Dàimon")
    assert "Dàimon" in handler.stream.getvalue()


def test_a_line_of_json_is_one_object(log: logging.Logger) -> None:
    told = json.loads(Context().run(line, log, Json()))  # whatever request the tests before it have left here
    assert told.pop("at") > 0
    assert told == {"level": "WARNING", "logger": "bot.test", "message": "something happened"}


async def test_a_request_is_followed_from_the_chat_to_the_disk_and_back(tower: Tower, log: logging.Logger) -> None:
    [handler] = log.handlers
    assert isinstance(handler, logging.StreamHandler)
    handler.setFormatter(ReadableLines("%(message)s"))
    hall = logging.getLogger("bot.hall")
    hall.addHandler(handler)
    hall.setLevel(logging.DEBUG)
    try:
        reply = await tower.house.ask("/roll 5")
        assert isinstance(reply, Reply)
        await tower.house.hall.acknowledged(reply.request, {})
        await tower.house.ask("/roll 999")
    finally:
        hall.removeHandler(handler)
        hall.setLevel(logging.NOTSET)
    asked, disk, heard, _, refused = handler.stream.getvalue().splitlines()
    assert asked == f"asked on discord: roll [{reply.request}]"
    assert disk.startswith("on disk after ") and disk.endswith(f" ms [{reply.request}]")
    assert heard == f"heard: the answer to {reply.request} [{reply.request}]"
    assert refused.startswith("refused: ") and reply.request not in refused


async def test_no_note_seed_or_name_is_in_the_log(tower: Tower, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    for text in (f"/roll 5 note:{SECRET}", f"/roll 999 {SECRET}", f"/nothing {SECRET}", "/verify open:yes"):
        await tower.house.ask(text)
    seeds = [
        seed.hex()
        for book in await tower.house.store.books()
        for seed in (await tower.house.store.seeds(book.id)).values()
    ]
    assert not [word for word in (SECRET, "Anna", *seeds) if word in caplog.text]
