"""The club as a whole: what every handler of the page has in its hands."""

from __future__ import annotations

from dataclasses import dataclass

from aiohttp import web

from bot.chats.club.access import Doors
from bot.chats.club.command_names import Vocabulary
from bot.chats.club.completion import Completer
from bot.chats.club.conversation import Conversation
from bot.chats.club.forms import Forms
from bot.chats.club.live import Live
from bot.chats.club.message_log import Log, Message
from bot.chats.club.roster import Member, Roster
from bot.hall.requests import Front


@dataclass(frozen=True, slots=True)
class ClubChanged:
    """Members or rooms are not what they were."""


@dataclass(frozen=True, slots=True)
class Club:
    """The hall's front, the members, the messages, and who listens."""

    front: Front
    roster: Roster
    log: Log
    live: Live
    doors: Doors
    conversation: Conversation
    vocabulary: Vocabulary
    completer: Completer
    forms: Forms

    def member_of(self, request: web.Request, chosen: str | None = None) -> Member:
        """Who acts; nobody is a refusal."""
        return self.doors.member(request, request.query.get("as", "") if chosen is None else chosen)

    def sees(self, member: Member, message: Message) -> bool:
        """Whether a member may see a message."""
        return message.reader in ("", member.id) and self.roster.seen_by(member.id, message.room) is not None
