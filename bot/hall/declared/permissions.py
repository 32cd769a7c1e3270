"""Who may give a command: club ranks by their number, the roles of play by the book. Asked at every press."""

from __future__ import annotations

from typing import Any

from bot.engines.book import Book, Refused
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Command, May


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
    """Refuse who may not; in private also whom an office may have left, where their platform does not tell."""
    if not allowed(call, command):
        raise not_for_you(command, masters(call))
    club = call.club if call.room.private and call.rank and not command.reads else None
    if club is not None and call.people.in_doubt(club.id, call.member):
        raise Refused("not-told-whether-there")


def not_for_you(command: Command, masters: int = 0) -> Refused:
    """The refusal of a command that is for others: for the Master too only where there is one."""
    more = {"masters": masters} if command.may is May.MASTER_OR_DIRECTOR else {}
    return Refused(f"not-for-you-{command.may.name.lower().replace('_', '-')}", **more)


def masters(call: Call[Any]) -> int:
    """1 where the game has a Master, who may do beside a director what not everybody may."""
    return int(call.volume is not None and type(call.book).masters is not Book.masters)
