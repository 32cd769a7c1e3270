"""What a member may do in a tournament by their rank in the club."""

from __future__ import annotations

from typing import Any

from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May


def referee(call: Call[Any]) -> bool:
    """Whether the member may decide as a referee."""
    return call.rank >= May.REFEREE


def director(call: Call[Any]) -> bool:
    """Whether the member directs the tournament."""
    return call.rank >= May.DIRECTOR
