"""Erasing a person: their name, accounts and words go; what they played stays, under an id that nobody answers to."""

from __future__ import annotations

from collections.abc import Mapping

from bot.hall.people.people import People
from bot.hall.requests import Chat
from bot.storage.contract import Change, Drop, Forget, Put, Store


async def erased(store: Store, people: People, person: str) -> list[Change]:
    """The changes that take a person's data out of the database."""
    changes: list[Change] = [Put("people", {"id": person, "name": "", "language": "", "notices": 1, "born": "erased"})]
    for row in await store.rows("seen", person=person):
        room = await people.room(row["room"])
        if room is not None and room.private:
            changes.append(Drop("rooms", {"platform": room.platform, "place": room.place}))
    accounts = await store.rows("accounts", person=person)
    traces = tuple(f":{account['account']}:" for account in accounts)
    former = [row["old"] for row in await store.rows("aliases", person=person)]
    for id in (person, *former):
        changes += [Drop(table, {"person": id}) for table in ("accounts", "seen", "roles", "words", "presses")]
        changes += [Drop("codes", {"subject": id}), Forget(id, traces=traces)]
    return changes


async def forgotten_by_chats(chats: Mapping[str, Chat], people: People, person: str, name: str) -> None:
    """Let the chats erase what they themselves keep of a person, who is called `name` from now on."""
    for account in await people.accounts(person):
        if account.platform in chats:
            await chats[account.platform].forget(account, name)
