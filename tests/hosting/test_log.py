"""The log that a start begins: where it goes, how its lines are written, and from which level on."""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.hall.running.watch import REQUEST
from bot.logs import Json, ReadableLines, begin
from bot.settings import LogSettings

TALKERS = ("httpx", "httpcore", "telegram", "aiohttp.access")
NAMES = ("", "bot", *TALKERS)


@contextmanager
def begun(**settings: str) -> Iterator[dict[str, str]]:
    """A process that logged nowhere before: gives the levels from which on it does; afterwards all is as it was."""
    root = logging.getLogger()
    handlers, levels = root.handlers[:], {name: logging.getLogger(name).level for name in NAMES}
    root.handlers[:] = []
    try:
        begin(LogSettings.model_validate(settings))
        yield {name: logging.getLevelName(logging.getLogger(name).level) for name in NAMES}
    finally:
        root.handlers[:] = handlers
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)


def line() -> str:
    """A line as it is written, within a request."""
    [handler] = logging.getLogger().handlers
    assert isinstance(handler, logging.StreamHandler) and handler.stream is sys.stderr
    record = logging.LogRecord("bot.hall", logging.INFO, "hall.py", 1, "%s happened", ("something",), None)
    before = REQUEST.set("discord:7")
    assert handler.filter(record)
    REQUEST.reset(before)
    return handler.format(record)


def test_a_line_has_its_moment_level_place_words_and_request() -> None:
    with begun():
        assert re.fullmatch(r"\d{4}-\d\d-\d\d [\d:,]{12} INFO bot\.hall: something happened \[discord:7\]", line())


def test_a_line_that_belongs_to_no_request_names_none() -> None:
    record = logging.LogRecord("bot", logging.INFO, "x.py", 1, "begun", (), None)
    assert ReadableLines("%(message)s").format(record) == "begun"


def test_so_has_one_of_json() -> None:
    with begun(format="json"):
        told = json.loads(line())
    assert told.pop("at") > 0
    assert told == {"level": "INFO", "logger": "bot.hall", "message": "something happened", "request": "discord:7"}


def test_what_went_wrong_is_in_it_whole() -> None:
    try:
        raise RuntimeError("broken")
    except RuntimeError:
        record = logging.LogRecord("bot", logging.ERROR, "x.py", 1, "no", (), sys.exc_info())
    record.created = 1.23456
    told = json.loads(Json().format(record))
    assert told["trace"].endswith("RuntimeError: broken") and told["at"] == 1.235 and "request" not in told


@pytest.mark.parametrize(
    ("level", "root", "ours", "talkers"),
    [("DEBUG", "INFO", "DEBUG", "WARNING"), ("INFO", "INFO", "INFO", "WARNING"), ("ERROR", "ERROR", "ERROR", "ERROR")],
)
def test_libraries_that_write_what_they_send_say_what_is_wrong_alone(
    level: str, root: str, ours: str, talkers: str
) -> None:
    with begun(level=level) as levels:
        assert levels == {"": root, "bot": ours, **dict.fromkeys(TALKERS, talkers)}
