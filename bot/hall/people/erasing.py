"""Erasing a person: their name, accounts and words go; what they played stays, under an id that nobody answers to."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping

from bot.hall.cards import as_json
from bot.hall.people.people import People
from bot.hall.people.taken_for import LEAST, taken_for, what_names
from bot.hall.people.tombstones import account_named, name_in, part_in, username_in
from bot.hall.requests import Chat
from bot.names import key, key_in
from bot.storage.contract import Change, Drop, Forget, Put, Relabel, Store
from bot.texts import Texts

_LONG = 6
"""Digits of an account's number that nobody else's is likely to hold."""
_QUESTIONS = ('"say":"import-doubt', '"say":"ask-whose')
"""What a stored card has in it that asks who is meant by a name."""


def name_afterwards(texts: Texts, language: str, people: People, person: str) -> Callable[[str], str]:
    """What somebody is called once they are erased, in each club."""
    return lambda club: texts.say(language, "erased-person", {"id": people.sign_of(person, club)})


async def erased(
    store: Store,
    people: People,
    person: str,
    name: Callable[[str], str],
    at: float,
    *,
    ours: Callable[[str], bool],
    files: Iterable[str] = (),
) -> list[Change]:
    """The changes that delete a person's data and keep it from being written again; from now on each club calls them by
    this `name`.

    In other people's text an erased name is searched for whatever it means there, but a name that is `ours` (a command,
    a key of a text) only where it is certainly a name. Of the waiting files these `files` stay.
    """
    ids = people.ids_of(person, "")
    changes: list[Change] = []
    traces: dict[str, None] = {}
    names: dict[str, None] = {}
    for id in await people.rooms_of(person):
        room = await people.room(id)
        if room is not None and room.private:
            changes.append(Drop("rooms", {"platform": room.platform, "place": room.place}))
    for id in ids:
        traces |= dict.fromkeys(
            form for row in await store.rows("accounts", person=id) for form in _numbers(row["account"])
        )
        for form in _forms(await _called(store, id)):
            names |= dict.fromkeys(_where_it_is_a_name(form) if ours(form) else [form])
    changes += [Drop("memory", {"key": f"page-of-person:{id}"}) for id in ids]
    changes += await _named_by_others(store, people, person, name)
    changes += await what_names(store, people, person, ours)
    changes += people.tombstones.laid(await _things(store, people, person), at)
    clubs = tuple(sorted(await people.clubs_of(person)))
    return [*changes, Forget(person, ids[1:], tuple(traces), tuple(names), clubs, tuple(files), _QUESTIONS)]


async def _things(store: Store, people: People, person: str) -> list[str]:
    """All by which others could name them: their accounts, and in their clubs their usernames and all that they are and
    were called there; what they were called as a guest is known to that guest's club alone."""
    things: set[str] = set()
    clubs = await people.clubs_of(person)
    for id in people.ids_of(person, ""):
        accounts, guests = await store.rows("accounts", person=id), await store.rows("guests", person=id)
        usernames = {row["handle"] for row in accounts if row["handle"]}
        called = await _names(store, id) | {key_in(row["key"]) for row in guests}
        names = {key(name) for name in called | usernames} - {""}
        # Whoever chose no name is called by their username, as it is written.
        words = {word for name in called - usernames for word in key(name).split()}
        things |= {account_named(row["platform"], row["account"]) for row in accounts}
        for club in {one for row in guests for one in people.links.circle(row["club"])} or clubs:
            things |= {name_in(club, name) for name in names}
            things |= {username_in(club, key(name)) for name in usernames if key(name) not in words}
            things |= {part_in(club, word) for word in words}
    return sorted(things)


async def _named_by_others(store: Store, people: People, person: str, called: Callable[[str], str]) -> list[Change]:
    """The words of others, and the titles of their clubs' books, with `name` where they are mentioned, or where one of
    theirs stands whole that nobody else of the club bears: with another's it would not be known of whom they speak; or
    after an @ what is taken for theirs."""
    ids = people.ids_of(person, "")
    own = {one for id in ids for one in await _called(store, id)}
    mentions = [f"<@!?{re.escape(row['account'])}>" for row in await people.rows_of("accounts", person)]
    changes: list[Change] = []
    for club in sorted(await people.clubs_of(person)):
        known = (await people.known_in(club)).called
        others = {key(one) for id, names in known.items() if id not in ids for one in names}
        names = sorted((one for one in own if len(one) >= LEAST and key(one) not in others), key=len, reverse=True)
        whole = re.compile("|".join([*mentions, *(rf"(?<!\w){re.escape(one)}(?!\w)" for one in names)]) or "(?!)")
        taken, name = await taken_for(people, person, club), called(club)
        for book in await store.books(clubs=[club]):
            if (title := taken.without(whole.sub(name, book.title), name)) != book.title:
                changes.append(Relabel(book.id, {"title": title}))
            for row in await store.rows("words", book=book.id):
                text = taken.without(whole.sub(name, row["text"] or ""), name)
                if row["person"] not in ids and text != row["text"]:
                    changes.append(Put("words", {"id": row["id"], "text": text}))
    return changes


async def _called(store: Store, id: str) -> set[str]:
    """All that somebody is and was called under one of their ids, and their usernames."""
    accounts = await store.rows("accounts", person=id)
    return await _names(store, id) | {account["handle"] or "" for account in accounts}


async def _names(store: Store, id: str) -> set[str]:
    accounts = await store.rows("accounts", person=id)
    called = [*await store.rows("people", id=id), *await store.rows("names", person=id), *accounts]
    return {row["name"] or "" for row in called}


def _forms(names: Iterable[str]) -> list[str]:
    """How these names stand in others' answers, notices, buttons and messages."""
    written = {form for name in names for form in (name, json.dumps(name)[1:-1], _json(name))}
    return sorted(name for name in written if len(name) >= LEAST)


def _where_it_is_a_name(form: str) -> list[str]:
    """A name after an @, and alone in a card, unless it stands alone in every card."""
    alone = [] if form in as_json.OWN_WORDS else [f':"{form}"']
    return [f"@{form}", f"@+{form}", f'@\\"{form}', f'+\\"{form}', *alone]


def _json(name: str) -> str:
    return json.dumps(name, ensure_ascii=False)[1:-1]


def _numbers(account: str) -> tuple[str, ...]:
    """An account's number, with what stands around it where it is so short that it might be any number's part."""
    return (account,) if len(account) >= _LONG else (f":{account}:", f'"{account}"', f"<@{account}>", f"<@!{account}>")


async def forgotten_by_chats(
    chats: Mapping[str, Chat], people: People, person: str, called: Callable[[str], str]
) -> None:
    """Let the chats erase what they themselves keep of a person, whom each club calls so from now on."""
    rooms = [await people.room(id) for id in await people.rooms_of(person)]
    for account in await people.accounts(person):
        if account.platform in chats:
            there = (
                room.club for room in rooms if room is not None and room.club and room.platform == account.platform
            )
            await chats[account.platform].forget(account, called(next(there, "")))
