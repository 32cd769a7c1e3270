"""The house was away for a while: books whose clocks ran meanwhile note it, before anything that was due rings."""

from __future__ import annotations

import logging
from contextlib import suppress

from bot.hall.declared.away import AWAY
from bot.hall.house import House
from bot.hall.running.desk import Desk
from bot.storage.contract import Repeated

log = logging.getLogger(__name__)

SIGN = "alive"
"""The row of `memory` that the house replaces again and again."""
LONG = 60.0
"""Seconds without a sign of life, which comes every half minute, after which the house was away."""
AHEAD = 3600.0
"""Timers of clocks that run ring within so many seconds; what waits for longer is no clock."""
TRIES = 5


async def noted(house: House, desk: Desk) -> None:
    """Have it noted in every book that wants to know, as of the last sign of life; of a short absence nothing is."""
    rows, now = await house.store.rows("memory", key=SIGN), house.clock()
    since = float(str(rows[0]["value"])) if rows else now
    if now - since < LONG:
        return
    acts = {cog.book: cog.timers[AWAY] for cog in house.commands.cogs if cog.book is not None and AWAY in cog.timers}
    for id in dict.fromkeys(timer.book for timer in await house.store.timers(now + AHEAD)):
        for _ in range(TRIES):
            volume = await house.shelf.readable(id)
            room = await house.people.room(volume.stored.room) if volume is not None else None
            act = acts.get(type(volume.book)) if volume is not None else None
            if volume is None or room is None or act is None or volume.stored.closed is not None:
                break
            with suppress(Repeated):
                if not await desk.by_itself(volume, room, f"away:{id}:{since:.3f}", AWAY, act, since):
                    continue
                log.info("away since %.0f: noted in %s", since, id)
            break
