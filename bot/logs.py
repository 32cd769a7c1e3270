"""The log: a line an event, as words or as JSON, with the number of the request that it belongs to."""

from __future__ import annotations

import json
import logging
import sys

from bot.hall.running.watch import REQUEST
from bot.settings import LogSettings

TALKERS = ("httpx", "httpcore", "telegram", "aiohttp.access")
"""Libraries that write addresses with the token in them, or the words of messages, even at INFO."""


class RequestNumber(logging.Filter):
    """Gives every line the number of its request."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Always lets it pass."""
        record.request = REQUEST.get()
        return True


class ReadableLines(logging.Formatter):
    """Formats a line for people."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, and at its end the request, if there is one."""
        line = super().format(record)
        number = getattr(record, "request", "")
        return f"{line} [{number}]" if number else line


class Json(logging.Formatter):
    """Formats a line as a JSON object, for machines."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        told = {
            "at": round(record.created, 3),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            "request": getattr(record, "request", "") or None,
            "trace": self.formatException(record.exc_info) if record.exc_info else None,
        }
        return json.dumps({name: value for name, value in told.items() if value is not None}, ensure_ascii=False)


def shown(level: str, *, terminal: bool) -> str:
    """From which level on lines are written: whoever looks on at a terminal, and may be no programmer, is told by the
    start in their own language that all is well; there the log is for what is not."""
    return "WARNING" if terminal and level == "INFO" else level


def begin(settings: LogSettings) -> None:
    """Log as the settings say, to the standard error; at DEBUG ours alone: libraries write what they send and hear."""
    level = shown(settings.level, terminal=sys.stderr.isatty())
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(RequestNumber())
    words = ReadableLines("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(Json() if settings.format == "json" else words)
    logging.basicConfig(level="INFO" if level == "DEBUG" else level, handlers=[handler])
    logging.getLogger("bot").setLevel(level)
    for name in TALKERS:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger().level))
