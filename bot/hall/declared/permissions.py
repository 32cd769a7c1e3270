"""Who may give a command: club ranks by their number, the roles of play by the book. Asked at every press."""

from __future__ import annotations

from typing import Any

from bot.engines.book import Refused
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
    """Refuse who may not."""
    if not allowed(call, command):
        raise not_for_you(command)


def not_for_you(command: Command) -> Refused:
    """The refusal of a command that is for others."""
    return Refused(f"not-for-you-{command.may.name.lower().replace('_', '-')}")
