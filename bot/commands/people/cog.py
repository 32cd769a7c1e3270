"""The cog over the club's book, and how the book is laid."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from bot.engines.club.club_book import ClubBook, ClubOpened
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog

HOUR = 10
"""When directors are told of likely doubles: on Mondays, in the club's time zone."""

cog: Cog[ClubBook] = Cog(ClubBook, "club")


@cog.opens
async def lay(call: Call[ClubBook]) -> None:
    """Lay the book, with the joins that stand in the club."""
    club = call.room.club
    rows = await call.store.rows("aliases", club=club)
    call.book.happen(
        ClubOpened(
            club=club, joins={row["old"]: row["person"] for row in rows}, looks_next=next_look(call.now, call.zone)
        )
    )


def next_look(now: float, zone: str) -> float:
    """The next Monday morning."""
    today = datetime.fromtimestamp(now, ZoneInfo(zone))
    monday = (today + timedelta(days=7 - today.weekday())).replace(hour=HOUR, minute=0, second=0, microsecond=0)
    return monday.timestamp()
