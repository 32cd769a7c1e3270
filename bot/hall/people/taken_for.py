"""What others typed for somebody who is erased and was taken for them, though it is no name of theirs: a first name."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Set
from functools import partial
from typing import Any, NamedTuple

from bot.hall.people.known import KnownPeople, Like, Match, Sure
from bot.hall.people.names_in_words import before, replaced, spans
from bot.hall.people.people import People
from bot.hall.people.rooms import Room
from bot.names import first, key
from bot.storage.contract import Change, Drop, Store

_FEW = 500
"""Stored rows that are searched without a thread."""
_NEW = re.compile(r'\+"([^"]+)"')
"""The name of a guest, as the button of a question who is meant has it."""
LEAST = 3
"""Letters of a name that is looked for where no @ stands before it: shorter ones stand in many words."""


class TakenFor:
    """What is taken in a club for somebody's name, as names are compared."""

    def __init__(self, known: KnownPeople, ids: Set[str]) -> None:
        self._known, self._ids = known, ids
        own = {key(name) for id in ids for name in known.called.get(id, ())}
        self._names = {name for name in {*own, *map(first, own)} - {""} if _means(known.find(f"@{name}"), ids)}
        self._whole = {name for name in own & self._names if len(name) >= LEAST}

    def without(self, words: str, name: str) -> str:
        """Words with `name` in the place of mentions of them, and of their whole names in whatever letters; a plain
        word may mean anything."""
        return replaced(words, self._mentions(words), name)

    def is_mentioned(self, words: str) -> bool:
        """Whether they are mentioned in these words."""
        return any(True for _ in self._mentions(words))

    def stand_in(self, line: str, ours: Callable[[str], bool]) -> bool:
        """Whether a stored line or form names them, with an @ or without one: by no word that is `ours`; or makes a
        guest whose name is like theirs, as long as nobody has said that there is one."""
        for start, end in self._spans(line):
            name, signs = line[start:end], before(line, start)
            if signs["at"] or signs["guest"] or (len(name) >= LEAST and not ours(name)):
                return True
        new = (self._known.find(name) for name in _NEW.findall(line))
        return any(isinstance(match, Like) and not self._ids.isdisjoint(match.ids) for match in new)

    def _mentions(self, words: str) -> Iterator[tuple[int, int]]:
        return (
            (start, end)
            for start, end in self._spans(words)
            if before(words, start)["at"] or (key(words[start:end]) in self._whole and not _any_word(words[start:end]))
        )

    def _spans(self, words: str) -> Iterator[tuple[int, int]]:
        whole = key(words)
        if any(name in whole for name in self._names):
            yield from (span for span in spans(words) if key(words[slice(*span)]) in self._names)


def _any_word(name: str) -> bool:
    """Whether a name of theirs in small letters may be a word like any other; one in capitals, or of two words, is a
    name however it is written."""
    return name.isalpha() and name.islower()


def _means(match: Match, ids: Collection[str]) -> bool:
    match match:
        case Sure(id) | Like([(id, "first" | "looks")]):
            return id in ids
    return False


async def taken_for(people: People, person: str, club: str) -> TakenFor:
    """What is taken for somebody's name in a club."""
    return TakenFor(await people.known_in(club), {person, *people.ids_of(person, club)})


# --- what is kept of others' words


class _Held(NamedTuple):
    """A row that holds words, and how it goes."""

    words: str
    row: Mapping[str, Any]
    gone: Drop
    talk: bool = False
    """Whether a word in it may mean anything: people say it to each other."""


async def what_names(store: Store, people: People, person: str, ours: Callable[[str], bool]) -> list[Change]:
    """The changes that delete stored buttons, questions and messages of the local page of somebody's clubs in which
    they are named by what was taken for their name."""
    taken = {club: await taken_for(people, person, club) for club in await people.clubs_of(person)}
    changes: list[Change] = []
    for table, held in (("presses", _presses), ("passing", _passing), ("page_messages", _messages)):
        rows = [held(row) for row in await store.rows(table)]
        search = partial(_named_in, rows, taken, ours)
        for one, clubs in search() if len(rows) <= _FEW else await asyncio.to_thread(search):
            if clubs & await _clubs_of(store, people, table, one.row):
                changes.append(one.gone)
    return changes


def _named_in(
    rows: Collection[_Held], taken: Mapping[str, TakenFor], ours: Callable[[str], bool]
) -> list[tuple[_Held, set[str]]]:
    found = []
    for one in rows:
        names = [
            club
            for club, names in taken.items()
            if (names.is_mentioned(one.words) if one.talk else names.stand_in(one.words, ours))
        ]
        if names:
            found.append((one, {*names}))
    return found


def _presses(row: Mapping[str, Any]) -> _Held:
    return _Held(f"{_plain(row['line'])}\n{_plain(row['card'])}", row, Drop("presses", {"token": row["token"]}))


def _passing(row: Mapping[str, Any]) -> _Held:
    return _Held(_plain(row["value"]), row, Drop("passing", {"key": row["key"]}))


def _messages(row: Mapping[str, Any]) -> _Held:
    body = _plain(row["body"])
    return _Held(body, row, Drop("page_messages", {"id": row["id"]}), talk='"text": "/' not in body)


def _plain(text: str | None) -> str:
    """A line, or what stands there as JSON, without the signs that only quote."""
    with contextlib.suppress(ValueError):
        text = json.dumps(json.loads(text or ""), ensure_ascii=False)
    return (text or "").replace("\\n", "\n").replace("\\", "")


async def _clubs_of(store: Store, people: People, table: str, row: Mapping[str, Any]) -> set[str]:
    """The clubs to which a row belongs: by its room, by whom a private chat is with, by whose it is."""
    match table:
        case "presses":
            rooms = [row["room"]] if row["room"] else []
        case "passing":
            there = await store.rows("rooms")
            rooms = [one["id"] for one in there if f":{one['house'] or one['place']}:" in row["key"]]
        case _:
            rooms = [one["id"] for one in await store.rows("rooms", platform="club")]
    clubs = {one for id in rooms for one in await _clubs_in(people, await people.room(id))}
    if not rooms and row.get("person"):
        clubs |= await people.clubs_of(row["person"])
    return clubs


async def _clubs_in(people: People, room: Room | None) -> Collection[str]:
    if room is None:
        return ()
    if room.club:
        return people.links.circle(room.club)
    return {club for one in await people.around([room.id]) for club in await people.clubs_of(one.id)}
