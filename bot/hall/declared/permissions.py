"""Who may give a command: club ranks by their number, the roles of play by the book. Asked at every press."""

from __future__ import annotations

from typing import Any

from bot.engines.book import Book, Refused
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Command, May

_BY_OFFICE = (May.REFEREE, May.DIRECTOR, May.ORGANISER, May.MASTER_OR_DIRECTOR)


def allowed(call: Call[Any], command: Command) -> bool:
    """Whether the member of this call may give the command."""
    match command.may:
        case May.PLAYER:
            return call.volume is not None and call.member in call.book.players()
        case May.MASTER:
            return call.volume is not None and call.member in call.book.masters()
        case May.MASTER_OR_DIRECTOR:
            return call.rank >= May.DIRECTOR or (call.volume is not None and call.member in call.book.masters())
    return call.rank >= command.may


def allow(call: Call[Any], command: Command) -> None:
    """Refuse who may not. Of those whose office is in doubt all is refused but what anybody may read."""
    if not allowed(call, command):
        raise not_for_you(command, masters(call))
    if _in_doubt(call) and (not command.reads or command.may in _BY_OFFICE):
        raise Refused("not-told-whether-there")


def admit(call: Call[Any], command: Command) -> None:
    """Let in whoever is allowed; while their office is in doubt it counts for nothing: they read as anybody does."""
    allow(call, command)
    if _in_doubt(call):
        call.rank = 0


def _in_doubt(call: Call[Any]) -> bool:
    """Whether they ask in private, and the platform did not tell just now if who has an office is still in the club."""
    asked = call.club is not None and call.room.private and call.people.in_doubt(call.club.id, call.member)
    return bool(call.rank and (asked or call.request.handle.get("doubt")))


def not_for_you(command: Command, masters: int = 0) -> Refused:
    """The refusal of a command that is for others: for the Master too only where there is one."""
    more = {"masters": masters} if command.may is May.MASTER_OR_DIRECTOR else {}
    return Refused(f"not-for-you-{command.may.name.lower().replace('_', '-')}", **more)


def masters(call: Call[Any]) -> int:
    """1 where the game has a Master, who may do beside a director what not everybody may."""
    return int(call.volume is not None and type(call.book).masters is not Book.masters)
