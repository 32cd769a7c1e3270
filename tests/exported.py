"""What an export holds, as the engines know it."""

import json
from typing import Any

from bot.engines.book import Recorded
from bot.hall.books.shelf import recorded
from bot.storage.contract import StoredEntry


def head_of(text: str) -> dict[str, Any]:
    """The first line of an export."""
    head: dict[str, Any] = json.loads(text.partition("\n")[0])
    return head


def entries_of(text: str) -> list[Recorded]:
    """The entries of an export."""
    lines = [json.loads(line) for line in text.splitlines()[1:]]
    return [*recorded([StoredEntry(**{**line, "body": json.dumps(line["body"])}) for line in lines], {})]
