"""What every handler of the page is given: the hall's front, members, messages, access and live streams."""

from __future__ import annotations

from dataclasses import dataclass

from aiohttp import web

from bot.chats.club.access import Access
from bot.chats.club.command_names import CommandNames
from bot.chats.club.completion import Completer
from bot.chats.club.conversation import Conversation
from bot.chats.club.forms import FormDrawer
from bot.chats.club.live import Live
from bot.chats.club.message_log import LoggedMessage, MessageLog
from bot.chats.club.roster import ClubMember, Roster
from bot.hall.front import Front


@dataclass(frozen=True, slots=True)
class ClubChanged:
    """Members or rooms are not what they were."""


@dataclass(frozen=True, slots=True)
class ClubParts:
    """The hall's front, the members, the messages, and who listens."""

    front: Front
    roster: Roster
    log: MessageLog
    live: Live
    access: Access
    conversation: Conversation
    command_names: CommandNames
    completer: Completer
    forms: FormDrawer

    def member_of(self, request: web.Request, chosen: str | None = None) -> ClubMember:
        """Who acts; nobody is a refusal."""
        return self.access.member(request, request.query.get("as", "") if chosen is None else chosen)

    def sees(self, member: ClubMember, message: LoggedMessage) -> bool:
        """Whether a member may see a message."""
        return message.reader in ("", member.id) and self.roster.seen_by(member.id, message.room) is not None
