"""CSV files as a spreadsheet writes them, in any of its usual ways: what `/codice import` and `/mito import` read."""

from __future__ import annotations

import csv
import io
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.commands.naming import same
from bot.engines.book import Refused
from bot.hall.call import Call
from bot.hall.cards import Argument, Say, say
from bot.hall.parameters import clean
from bot.hall.reading import Values

REPORTED = 30
"""So many lines that do not fit are told one by one."""
LONGEST = 64
"""Characters of a name."""


def rows(content: bytes) -> Iterator[tuple[int, list[str]]]:
    """The lines that have something in them, each with its number in the file."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = content.decode("cp1252", errors="replace")
    separator = max(";,\t", key=text.partition("\n")[0].count)
    reader = csv.reader(io.StringIO(text), delimiter=separator)
    for row in reader:
        cells = [cell.strip() for cell in row]
        if any(cells):
            yield reader.line_num, cells


def head(cells: Sequence[str], columns: Mapping[str, Collection[str]], needed: Collection[str]) -> list[str]:
    """The columns that a first line names, "" for one that nobody asked for; none if it is no such line."""
    known = {same(name): column for column, names in columns.items() for name in names}
    named = [known.get(same(cell), "") for cell in cells]
    return named if set(needed) <= set(named) else []


def trouble(line: int, no: Refused) -> Argument:
    """A line that does not fit, and why."""
    return say("import-line", line=str(line), why=Say(f"refused-{no.reason}", no.facts))


def told(troubles: Sequence[Argument]) -> tuple[Argument, ...]:
    """The first of the lines that do not fit, and how many more there are."""
    more = len(troubles) - REPORTED
    return (*troubles[:REPORTED], *((say("import-more", count=more),) if more > 0 else ()))


@dataclass(frozen=True, slots=True)
class Acquaintances:
    """Who is called what in the club; whoever is not known becomes a guest, once."""

    ids: dict[str, list[str]]
    """Everybody by the name as it is compared."""

    async def person(self, call: Call[Any], name: str) -> str:
        """Somebody by name, or by handle after an @: one person, never two by accident."""
        shown = clean(name).removeprefix("@").strip()
        if name.lstrip().startswith("@") and (one := await call.people.by_handle(call.room.platform, shown)):
            return one.id
        alike = self.ids.get(same(shown), [])
        if len(alike) > 1:
            raise Refused("name-of-many", name=shown)
        if alike:
            return alike[0]
        if len(shown) > LONGEST:
            raise Refused("too-long", longest=LONGEST, length=len(shown))
        guest = await call.people.guest(call.room.platform, shown, call.room.id)
        self.ids[same(guest.name)] = [guest.id]
        return guest.id


async def acquaintances(call: Call[Any], players: Iterable[str] = ()) -> Acquaintances:
    """Everybody seen in the club, and these players."""
    around = {person.id: person.name for person in await Values(call.people, call.request, call.room).around()}
    for player in players:
        around.setdefault(player, (await call.people.person(player)).name)
    ids: dict[str, list[str]] = {}
    for id, name in around.items():
        if name:
            ids.setdefault(same(name), []).append(id)
    return Acquaintances(ids)
