"""What a public page shows as data: its tables as CSV and JSON under names that stay, and its dates as a calendar."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Any

from bot.hall.cards.board import DrawnBoard, DrawnPanel
from bot.hall.cards.card import DrawnTable, plain
from bot.hall.cards.plain_text import harmless
from bot.hall.cards.public import DrawnEvent

_LONG = 74
"""The most bytes of a line of a calendar, without its end."""
_LASTS = 4 * 3600
"""Seconds that a date lasts, in a calendar that has to say so."""
_BEGINS = ("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Araldo//IT", "METHOD:PUBLISH")
_ZONE = (
    *("BEGIN:VTIMEZONE", "TZID:Etc/UTC", "BEGIN:STANDARD", "DTSTART:19700101T000000"),
    *("TZOFFSETFROM:+0000", "TZOFFSETTO:+0000", "TZNAME:UTC", "END:STANDARD", "END:VTIMEZONE"),
)
"""A calendar holds one part at least, also when nothing is planned: programs that subscribe refuse an empty one."""


def tables(board: DrawnBoard) -> dict[str, DrawnPanel]:
    """The panels with a table, by the names that stay."""
    return {panel.name: panel for panel in board.panels if panel.table is not None and panel.name}


def as_json(board: DrawnBoard) -> bytes:
    """Every table of an event."""
    every = [_values(panel) for panel in tables(board).values()]
    values = {"title": plain(board.title), "subtitle": plain(board.subtitle), "language": board.language}
    return _json({**values, "tables": every})


def table_json(panel: DrawnPanel) -> bytes:
    """One table."""
    return _json(_values(panel))


def table_csv(table: DrawnTable) -> bytes:
    """One table as a spreadsheet opens it: nothing that people wrote is a formula there."""
    written = io.StringIO()
    csv.writer(written).writerows([harmless(plain(cell)) for cell in row] for row in (table.head, *table.rows))
    return b"\xef\xbb\xbf" + written.getvalue().encode("utf-8")


def _values(panel: DrawnPanel) -> Mapping[str, Any]:
    assert panel.table is not None
    return {
        "name": panel.name,
        "title": plain(panel.title),
        "columns": [plain(cell) for cell in panel.table.head],
        "rows": [[plain(cell) for cell in row] for row in panel.table.rows],
    }


def _json(values: Any) -> bytes:
    return json.dumps(values, ensure_ascii=False, indent=1).encode("utf-8")


# --- dates


def calendar(name: str, events: Iterable[DrawnEvent], link: str, now: float) -> bytes:
    """The planned dates of events as iCalendar; `link` is the address before an event's id."""
    lines = [*_BEGINS, f"X-WR-CALNAME:{_text(name)}", *_ZONE]
    for event in events:
        if event.when is None:
            continue
        lines += [
            "BEGIN:VEVENT",
            f"UID:{event.id}@araldo",
            f"DTSTAMP:{_moment(now)}",
            f"DTSTART:{_moment(event.when)}",
            f"DTEND:{_moment(event.when + _LASTS)}",
            f"SUMMARY:{_text(plain(event.title))}",
            *([f"LOCATION:{_text(event.where)}"] if event.where else []),
            f"URL:{link}{event.id}",
            "END:VEVENT",
        ]
    return "".join(f"{_folded(line)}\r\n" for line in (*lines, "END:VCALENDAR")).encode("utf-8")


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def _text(words: str) -> str:
    """Words that end no line and part no value."""
    escaped = words.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")
    return " ".join(escaped.split())


def _folded(line: str) -> str:
    """A line in pieces of so many bytes: the next ones begin with a space."""
    pieces, piece = [], ""
    for character in line:
        if len((piece + character).encode("utf-8")) > _LONG:
            pieces.append(piece)
            piece = " "
        piece += character
    return "\r\n".join([*pieces, piece])
