"""What an export holds, as the engines know it."""

import json
from typing import Any

from bot.checker.report import reported
from bot.checker.verdict import Grade, ReadOff
from bot.engines.book import Recorded
from bot.hall.books.long_books import recorded
from bot.storage.stored import StoredEntry
from bot.texts import Texts


def head_of(text: str) -> dict[str, Any]:
    """The first line of an export."""
    head: dict[str, Any] = json.loads(text.partition("\n")[0])
    return head


def entries_of(text: str) -> list[Recorded]:
    """The entries of an export, with what it tells of those that hide something."""
    lines = [json.loads(line) for line in text.split("\n")[1:] if line]
    told = {(line["tells"], line["field"]): json.loads(line["value"]) for line in lines if "tells" in line}
    first = [StoredEntry(**{**line, "body": json.dumps(line["body"])}) for line in lines if "seq" in line]
    chained = [_entry(line, told) for line in lines if "n" in line]
    return [*recorded([*first, *chained], {})]


def _entry(line: dict[str, Any], told: dict[tuple[int, str], Any]) -> StoredEntry:
    body = line["body"] | {name: told[line["n"], name] for name in line.get("masked", ()) if (line["n"], name) in told}
    if "request" in body:
        body["request"] = str(body["request"])
    kept = json.dumps(body)
    return StoredEntry(line["n"], str(line["of"]), line["at"] / 1000, line["by"], line["kind"], line["schema"], kept)


def grade_of(text: str) -> Grade:
    """What the check of an export comes to, with nothing but the file."""
    return reported(Texts(), "en", text, ReadOff())[1]
