"""Private messages: sending them, who does not accept them, and the room in which their buttons act."""

from __future__ import annotations

import contextlib
import logging
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import discord

from bot.chats.discord.gateway.failures import NotWritten, after
from bot.chats.discord.sending.channel_sender import ChannelSender
from bot.chats.discord.sending.message_maker import laid
from bot.hall.delivery.behind_button import note_opened
from bot.hall.front import Front
from bot.hall.people.origins import Origin, Origins
from bot.hall.requests import Account, Place, Request
from bot.ladder.discord import LADDER
from bot.ladder.steps import Heard, Rung, Way
from bot.storage.contract import Trouble

log = logging.getLogger(__name__)

OPENED = (10, 60.0)
"""How many new private chats may be opened in how many seconds: after 25 to 40 at once bots were put in quarantine."""
LATELY = 60.0
"""Seconds for which a closed private chat is not tried again: each refusal counts against us, and tells nothing new."""
_CLOSED = LADDER.step("private-closed")
_HELD_BACK = LADDER.step("private-fast")
"""What we do ourselves, before Discord has to."""


class Mail:
    """Writes to people, and tells the hall when that no longer or again succeeds."""

    def __init__(
        self,
        front: Front,
        client: discord.Client,
        origins: Origins,
        sender: ChannelSender,
        clock: Callable[[], float],
    ) -> None:
        self._front = front
        self._client = client
        self._origins = origins
        self._sender = sender
        self._clock = clock
        self._closed: dict[str, float] = {}
        """Who does not accept our private messages, and when that was last seen."""
        self._heard: set[str] = set()
        """Who has written to us in private, and was not closed to us since."""
        self._known: set[str] = set()
        self._opened: deque[float] = deque(maxlen=OPENED[0])
        self._held_until = 0.0
        self._flagged = True
        """Whether organisers may have been told that nobody can be written to: perhaps before the last start."""

    async def write(
        self, account: Account, messages: Sequence[dict[str, Any]], of: str, room: Place | None
    ) -> dict[str, Any]:
        """Send the messages; raises NotWritten where another way is to be found, else what discord.py raises.

        `of` makes each of them known to Discord only once.
        Their buttons act in the `room` that was asked in, if there is one.
        """
        if self._clock() - self._closed.get(account.id, -LATELY) < LATELY:
            raise NotWritten(_CLOSED)
        self._pace(account)
        try:
            channel = await self._client.create_dm(discord.Object(int(account.id)))
            sent = [
                await self._sender.send(channel, channel.id, message, of, part, account.language)
                for part, message in enumerate(messages)
            ]
        except discord.HTTPException as error:
            step = after(Rung.CHAT, error, Way.PRIVATE)
            if step.then is Rung.LATER:
                raise
            if step.pause:
                self._held_until = self._clock() + step.pause
                if step.heard is Heard.CLUB:
                    self._flagged = True
                    log.warning("Discord takes no private messages from us: %s (%s)", step.name, step.refusal.shown)
                    await self._front.held_back(account, step)
            else:
                news = account.id not in self._closed
                self._closed[account.id] = self._clock()
                self._heard.discard(account.id)
                if news:
                    await self._front.reachable(account, False)
            raise NotWritten(step, step.pause) from error
        if self._flagged:
            self._flagged = False
            await self._front.held_back_no_more(account.platform)
        if account.id in self._closed:
            del self._closed[account.id]
            await self._front.reachable(account, True)
        became = [str(message.id) for message in sent]
        if room is not None and any("view" in message for message in messages):
            await self.belongs(account, became, room)
        return {"channel": str(channel.id), "messages": became, "hidden": False, **laid(messages, became)}

    async def wrote(self, account: Account) -> None:
        """Somebody writes to us in private: they can be written to as well, as far as is known."""
        if account.id not in self._heard:
            self._heard.add(account.id)
            self._closed.pop(account.id, None)
            await self._front.reachable(account, True)

    def _pace(self, account: Account) -> None:
        """Open private chats only so fast, and none while Discord wants none."""
        now = self._clock()
        until = self._held_until
        if account.id not in self._known and len(self._opened) == self._opened.maxlen:
            until = max(until, self._opened[0] + OPENED[1])
        if until > now:
            raise NotWritten(_HELD_BACK, until - now)
        if account.id not in self._known:
            self._known.add(account.id)
            self._opened.append(now)

    async def belongs(self, account: Account, messages: Iterable[str], room: Place) -> None:
        """Note that buttons of these private messages act in a room."""
        if not room.private:
            await self._origins.keep(account.id, messages, Origin(room))

    async def opened(self, request: Request, became: Mapping[str, Any]) -> None:
        """Note where somebody was shown what waited for them behind a button, so that it is changed there."""
        with contextlib.suppress(Trouble):  # Then it is told anew.
            await note_opened(self._origins.remember, request.press, became, request.handle)
