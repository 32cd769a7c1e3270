"""Looks up whom a platform knows in a place by a name that was typed, or by the many names of a file."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Mapping, Sequence

from bot.hall.cards.plain_text import clean, folded
from bot.hall.requests import Account, Chat, Named, Place, Stepping

AT_ONCE = 500
"""Names that are looked up before others get their turn on the event loop."""


async def called(chat: Chat | None, place: Place, name: str) -> Sequence[Account]:
    """Those of that very name or username; a bot where nobody else is called so."""
    found = await chat.members_called(place, name) if chat is not None else ()
    return _people_first(one for one in found if folded(name) in (folded(clean(one.name)), one.handle))


async def all_called(
    chat: Chat | None, place: Place, names: Collection[str], step: Stepping
) -> tuple[Mapping[str, Sequence[Account]], Collection[str]]:
    """Those of each of these many names; and those names of which the platform did not tell."""
    told = await chat.members_named(place, names, step) if chat is not None else Named()
    bearers: dict[str, dict[str, Account]] = {}
    for account in told.people:
        for name in {folded(clean(account.name)), account.handle}:
            bearers.setdefault(name, {})[account.id] = account
    found = {}
    for count, name in enumerate(names):
        if count % AT_ONCE == 0:
            await asyncio.sleep(0)
        if meant := {**bearers.get(folded(name), {}), **bearers.get(name, {})}:
            found[name] = _people_first(meant.values())
    return found, told.not_told


def _people_first(bearers: Iterable[Account]) -> Sequence[Account]:
    """The people among those who bear a name; the bots where there are none."""
    some = [*bearers]
    return [one for one in some if not one.bot] or some
