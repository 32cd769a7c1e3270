"""CSV files as a spreadsheet writes them, in any of its usual ways: what `/codice import` and `/mito import` read."""

from __future__ import annotations

import codecs
import csv
import io
from collections.abc import Collection, Iterator, Mapping, Sequence

from bot.commands.typed_names import same
from bot.engines.book import Refused
from bot.hall.cards.card import Argument, Say, say

REPORTED = 30
"""Wrong lines that are reported one by one; of more, only the number is said."""
SEPARATORS = (";", ",", "\t", "|")
SEPARATOR_NAMED = "sep="
"""Excel's own first line, which names the separator: sep=;"""
LOOKED_AT = 10
"""Lines that are looked at to find the separator."""


def rows(content: bytes) -> Iterator[tuple[int, list[str]]]:
    """The lines that have something in them, each with its number in the file; a file that is no CSV is refused."""
    lines = list(io.StringIO(text(content), newline=None))
    reader = csv.reader(lines, delimiter=_separator(lines))
    try:
        before = 0
        for row in reader:
            number, before = before + 1, reader.line_num
            cells = [*map(str.strip, row)]
            if any(cells) and not cells[0].startswith(SEPARATOR_NAMED):
                yield number, cells
    except csv.Error:
        raise Refused("import-unreadable") from None


def text(content: bytes) -> str:
    """The characters of a file in any of the usual encodings; one that is no text is refused."""
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return content.decode("utf-16", errors="replace")
    if b"\0" in content:  # a workbook that was not saved as CSV
        raise Refused("import-unreadable")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")


def _separator(lines: Sequence[str]) -> str:
    """What parts the cells: of the first lines, as many as possible have it."""
    named = [line.strip().removeprefix(SEPARATOR_NAMED) for line in lines[:1] if line.startswith(SEPARATOR_NAMED)]
    if named and named[0] in SEPARATORS:
        return named[0]
    first = [line for line in lines if line.strip()][:LOOKED_AT]
    return max(SEPARATORS, key=lambda one: (sum(one in line for line in first), sum(line.count(one) for line in first)))


def head(cells: Sequence[str], columns: Mapping[str, Collection[str]], needed: Collection[str]) -> list[str]:
    """The columns that a first line names, "" for one that nobody asked for; none if it is no such line."""
    known = {same(name): column for column, names in columns.items() for name in names}
    named = [known.get(same(cell), "") for cell in cells]
    return named if set(needed) <= set(named) else []


def refused_at(line: int, no: Refused) -> Refused:
    """Why a whole file is refused, with the line where that stands."""
    inner = no.facts["why"] if no.reason == "bad-value" else Say(no.reason, no.facts)
    return Refused("import-refused", line=str(line), why=Say(f"refused-{inner.key}", inner.arguments))


def trouble(line: int, no: Refused) -> Argument:
    """A line that does not fit, and why."""
    return say("import-line", line=str(line), why=Say(f"refused-{no.reason}", no.facts))


def told(troubles: Sequence[Argument]) -> tuple[Argument, ...]:
    """The first of the lines that do not fit, and how many more there are."""
    more = len(troubles) - REPORTED
    return (*troubles[:REPORTED], *((say("import-more", count=more),) if more > 0 else ()))
