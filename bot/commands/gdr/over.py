"""What a room's cards wait for: lines that are of use until nothing more is judged."""

from __future__ import annotations

from bot.commands.gdr.cog import cog
from bot.engines.gdr.tournament import Gdr


@cog.waits
def waited_for(book: Gdr) -> dict[str, str]:
    """How the lines begin that can be given now, each with what it is about: no other of its sort is the same."""
    if book.over or book.adventure is None:
        return {}
    found = dict.fromkeys(("gdr team", "gdr progress"), "judging")
    return found | {f"gdr judge {team.id}": "judging" for team in (*book.teams, *book.sample_teams)}
