"""Files that wait for an answer: which of them may name somebody who is erased, and the cards that ask about them."""

from __future__ import annotations

import asyncio
import codecs
import re
from base64 import b64decode
from collections.abc import Collection, Mapping
from functools import partial
from typing import Any, NamedTuple

from bot.hall.cards import as_json
from bot.hall.people.known import KnownPeople, Like, Sure
from bot.hall.people.people import People
from bot.names import key
from bot.storage.contract import Store
from bot.storage.stored import Message

_SMALL = 2000
"""Bytes of a file that is searched without a thread."""
_CELL = re.compile(r'[;,\t|\n\r"=<>]+')
_WORD = re.compile(r"\w+")


class Erased(NamedTuple):
    """All that tells who somebody is."""

    ids: Collection[str]
    accounts: Collection[str]
    words: Collection[str]
    """The words of all that they are and were called, as names are compared."""


class WaitingFiles(NamedTuple):
    """The files that go with somebody, and those that stay."""

    going: list[dict[str, Any]]
    staying: tuple[str, ...]


async def waiting_with(store: Store, people: People, person: str) -> WaitingFiles:
    """What becomes of the files that wait in the clubs of somebody who is erased: theirs go, and those that may name
    them, or of which nobody can know."""
    own = people.ids_of(person, "")
    clubs = await people.clubs_of(person)
    going, staying = [], []
    for row in await store.rows("uploads"):
        there = clubs.intersection(await _clubs_of(store, people, row))
        if row["person"] in own or await _may_be_named(people, row, person, there):
            going.append(row)
        else:
            staying.append(row["token"])
    return WaitingFiles(going, tuple(staying))


async def _clubs_of(store: Store, people: People, row: dict[str, Any]) -> Collection[str]:
    """The clubs a file belongs to: the one where a question about it stands, else all of its sender's."""
    asked = await store.request(row["request"]) if row["request"] else None
    room = await people.room(asked.room) if asked is not None else None
    return people.links.circle(room.club) if room is not None and room.club else await people.clubs_of(row["person"])


async def _may_be_named(people: People, row: dict[str, Any], person: str, clubs: Collection[str]) -> bool:
    content = b64decode(row["content"] or "")
    for club in clubs:
        known = await people.known_in(club)
        ids = {person, *people.ids_of(person, club)}
        numbers = [account.id for account in await people.accounts(person)]
        called = [name for id in ids for name in known.called.get(id, ())]
        erased = Erased(ids, numbers, [*{word for name in called for word in _WORD.findall(key(name))}])
        search = partial(may_name, known, erased, row["name"], content)
        if search() if len(content) <= _SMALL else await asyncio.to_thread(search):
            return True
    return False


def may_name(known: KnownPeople, erased: Erased, title: str, content: bytes) -> bool:
    """Whether a file may name somebody, by a word of their names, or in a cell by which an import would find them or
    ask about them. What cannot be read for certain may."""
    text = _text(content)
    if text is None:
        return True
    text = f"{title}\n{text}"
    if any(number in text for number in erased.accounts):
        return True
    if not {*_WORD.findall(key(text))}.isdisjoint(erased.words):
        return True
    return any(_meant(known, cell) & {*erased.ids} for cell in dict.fromkeys(map(str.strip, _CELL.split(text))) if cell)


def _meant(known: KnownPeople, name: str) -> set[str]:
    found = known.find(name)
    return {found.id} if isinstance(found, Sure) else {*found.ids} if isinstance(found, Like) else set()


def _text(content: bytes) -> str | None:
    try:
        if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
            return content.decode("utf-16")
        return None if b"\0" in content else content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None


async def asking_about(store: Store, row: Mapping[str, Any]) -> list[Message]:
    """The cards whose buttons wait for what becomes of a file."""
    said = await store.messages(row["request"]) if row["request"] else []
    return [one for one in said if one.state == "said" and one.became and as_json.loads(one.card).buttons]
