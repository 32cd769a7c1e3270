"""What a book says in rows of the plain tables: the difference that a command made, to be written with its entries."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engines.book import Refused
from bot.hall.people.people import People
from bot.storage.contract import Change, Drop, Put, Row
from bot.storage.plain_tables import TABLES

WHOLE = frozenset({"aliases", "announcements", "claims"})
"""Tables of which a book says whole rows; of others it says some columns, which are emptied when it no longer does."""

Rows = Mapping[tuple[str, ...], Row]


def joined_by_another(people: People, member: str, before: Rows, after: Rows) -> None:
    """Refuse whoever would be one with somebody by what they do themselves, be it an undo: another has to say it."""
    for key, row in after.items():
        if key[0] == "aliases" and before.get(key) != row:
            somebody_else(people, key[1], member, key[2], str(row["person"]))


def somebody_else(people: People, club: str, member: str, *about: str) -> None:
    """Refuse whoever is one of these people in a club."""
    if is_one_of(people, club, member, *about):
        raise Refused("claim-own")


def is_one_of(people: People, club: str, member: str, *about: str) -> bool:
    """Whether somebody is one of these people in a club."""
    return bool({*people.ids_of(member, club), people.resolver(club).get(member, member)} & {*about})


async def difference(people: People, before: Rows, after: Rows) -> list[Change]:
    """The changes that make the tables say what the book says now: made by a command, or taken back by an undo."""
    changes = [_gone(key, row) for key, row in before.items() if key not in after]
    for key, row in after.items():
        if before.get(key) != row and (now := await _named(people, key, row)) is not None:
            changes.append(_change(key, now))
    return changes


async def _named(people: People, key: tuple[str, ...], row: Row) -> Row | None:
    """A row with the name itself, which a book knows only by its id; none once it was erased."""
    if key[0] != "people":
        return row
    name = await people.words(row["name"])
    return None if name is None else {**row, "name": name}


def _change(key: tuple[str, ...], row: Row) -> Change:
    return Put(key[0], {**_where(key), **row})


def _gone(key: tuple[str, ...], row: Row) -> Change:
    if key[0] in WHOLE:
        return Drop(key[0], _where(key))
    return _change(key, dict.fromkeys(row))


def _where(key: tuple[str, ...]) -> Row:
    table, *place = key
    return dict(zip(TABLES[table].keys, place, strict=True))
