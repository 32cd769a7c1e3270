"""Where the boards stand in the hall: a director says it in one line, whoever looks for their board reads it."""

from __future__ import annotations

import re
from typing import Annotated

from bot.commands.diplomacy.cog import cog, spoken
from bot.commands.diplomacy.journal import FIELDS
from bot.commands.diplomacy.seating.seats import hall_lines
from bot.commands.journal_lines import tell
from bot.engines.book import Refused
from bot.engines.diplomacy.seating.places import BoardsPlaced, place
from bot.engines.diplomacy.tournament import Diplomacy
from bot.hall.cards.card import Audience, Card, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Text

Places = Annotated[str, Text(longest=1000, list=True)]
_PART = re.compile(r"(\d{1,2})(?:\s*[-–]\s*(\d{1,2}))?\s*[:=]?\s+(\S.*)")
"""A board, or the first and the last of several, and where they stand."""
LONGEST = 60
"""Characters of a place."""


@cog.command("hall", may=May.DIRECTOR, hidden=True, private=True)
@spoken
async def places(call: Call[Diplomacy], where: Places) -> Card:
    """Say where the boards stand: 1-4 Blue room; 5-10 Terrace."""
    found: dict[int, str] = {}
    for part in filter(None, (one.strip() for one in re.split(r"[;\n]", where))):
        read = _PART.fullmatch(part)
        if read is None or len(read[3]) > LONGEST:
            raise Refused("diplomacy-hall-read", value=part)
        first, last = int(read[1]), int(read[2] or read[1])
        kept = call.keep(read[3], shared=True)
        found |= dict.fromkeys(range(first, last + 1), kept)
    place(call.book, call.member, found)
    lines = tuple(hall_lines(call.book, sorted(call.book.hall)))
    return Card(say("diplomacy-hall-title"), lines, audience=Audience.MEMBER, tone=Tone.GOOD)


tell(cog, {BoardsPlaced: "diplomacy-log-hall"}, FIELDS)
