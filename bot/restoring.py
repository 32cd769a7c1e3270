"""Going back to a copy: put in its place, with new seals, and whoever was forgotten since forgotten again."""

from __future__ import annotations

from pathlib import Path

from bot.archive import alone, put_in_place, store_of
from bot.commands import COGS
from bot.erased_apart import ErasedApart
from bot.hall.declared.catalogue import Commands
from bot.hall.hall import Hall
from bot.hall.house import House, built
from bot.hall.people.erasing import erased, name_afterwards
from bot.putting_away import brought_along, say_lost
from bot.settings import Settings
from bot.storage.contract import Write
from bot.storage.moving import Differs
from bot.texts import Texts


async def restore(settings: Settings, texts: Texts, file: Path | None) -> int:
    """Put a backup in the place of the database, unless that was done by the database's own means; then renew."""
    language = settings.club.language
    try:
        if file is not None:
            await put_in_place(settings, file)
        else:
            async with alone(settings):
                pass
    except Differs:
        print(texts.say(language, "cli-restore-not-empty"))
        return 1
    store = store_of(settings)
    await store.open()
    try:
        lost = await brought_along(settings, store, file) if file is not None else []
        hall = Hall(built(Commands(COGS), texts, store, settings))
        await hall.open()
        again = await _forgotten_again(hall.house, ErasedApart(settings))
        renewed = 0
        for book in await store.books():
            renewed += await hall.desk.renew_seals(book.id, hall.house.clock())
        await store.settled()
    finally:
        await store.close()
    print(texts.say(language, "cli-restored", {"books": renewed, "people": again}))
    return say_lost(settings, texts, lost)


async def _forgotten_again(house: House, apart: ErasedApart) -> int:
    """Forget those who are in the copy still; gives how many."""
    again = 0
    for id in apart.ids():
        there = await house.store.rows("people", id=id)
        if there and there[0]["born"] != "erased":
            name = name_afterwards(house.texts, house.settings.club.language, house.people, id)
            changes = await erased(house.store, house.people, id, name, house.clock(), ours=house.writes_itself)
            await house.store.write(Write(changes=changes))
            again += 1
    return again
