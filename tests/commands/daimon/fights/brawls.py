"""Characters for an evening's fights: put into the book as entries, so that they outlive a restart."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.commands.daimon.cog import cog
from bot.engines.daimon.character.character import Character
from bot.hall.cards.card import Key, say
from bot.hall.requests import Account
from bot.storage.contract import Append, Write
from bot.storage.stored import StoredEntry
from tests.commands.daimon.evening import Evening
from tests.engines.daimon.fights.brawl import HeroPut

WHOLE = re.compile(r": \d+ d|: 1 die")
"""A button that carries a whole answer: its dice stand after what they are made of."""
PISTOL, JACKET = ("Pistola", "weapon", 1), ("Giubbotto", "protection", 1)

cog.tells(HeroPut)(lambda call, entry: say("campaign-joined", who=entry.player))


async def put(
    evening: Evening, account: Account, gear: Sequence[tuple[str, str, int]] = (), level: int = 0, **scores: int
) -> Character:
    """Put a character on the table."""
    house, player = evening.house, await evening.person(account)
    house.people.learn("w0000hero00", "Nadir")
    stored = (await house.store.books(kind="campaign"))[0]
    entry = HeroPut(player=player, scores=scores, gear=tuple(gear), level=level)
    base = (await evening.book()).version
    volume = await house.shelf.volume(stored.id)
    assert volume is not None and volume.chain is not None
    upon, chain = volume.chain.head.hex(), volume.chain
    line = chain.add(StoredEntry(base + 1, f"hero-{base}", house.now, player, entry.kind, 1, entry.model_dump_json()))
    append = Append(stored.id, base, [line], upon=upon, head=chain.head.hex(), lines=chain.lines)
    await house.store.write(Write(append=append))
    house.shelf.drop(stored.id)
    character = (await evening.book()).character_of(player)
    assert character is not None
    return character


def labelled(keys: dict[str, Key], *parts: str) -> str:
    """The id of the button whose label holds one of these words; whole answers name what they are made of, and are
    left out."""
    choices = (key for key in keys.values() if not WHOLE.search(key.label))
    return next(key.id for key in choices if any(part in key.label for part in parts))
