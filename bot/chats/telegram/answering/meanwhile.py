"""What is said at once to who asked, while a group's few messages a minute keep the card of it waiting.

In a crowd, and where the card would wait for long, a question is asked on in private, where nothing waits; who never
opened the private chat is asked in the group, in one message with the others.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Mapping, Sequence
from typing import Any

from telegram import Bot
from telegram.error import TelegramError

from bot.chats.telegram.answering.asked_there import AskedThere, link
from bot.chats.telegram.answering.origins import MemberOrigins
from bot.chats.telegram.answering.press import Press
from bot.chats.telegram.answering.together import AskedTogether
from bot.chats.telegram.drawing.drawing import ALERT, glance
from bot.chats.telegram.drawing.escaping import clipped
from bot.chats.telegram.rate_limits import Crowd
from bot.chats.telegram.reading import FACELESS, packed
from bot.chats.telegram.sending.outbox import Outbox, Urgency
from bot.chats.telegram.sending.sender import Said, Sender, Spot
from bot.hall.cards.card import Audience, Drawn, Span
from bot.hall.front import Front
from bot.hall.people.origins import Origin
from bot.hall.requests import Later, Reply, Unreachable
from bot.ladder.steps import Rung, Way
from bot.ladder.telegram import LADDER

log = logging.getLogger(__name__)

SEEN, WRITTEN = "👀", "✍"
"""The reactions to a command that is answered elsewhere or soon, and to one that was recorded; Telegram has few."""
SCARCE = 20
"""Messages that a group can still take in its minute: with more than that nobody needs to save them."""
FEW = 14
"""With fewer nothing is shown there to one member alone, while several press."""
QUICK = 2
"""With fewer left of a group's few seconds nobody is asked there alone: the answers to some would come one after the
other, and the last would wait."""
LATELY = 60.0
"""Seconds for which a closed private chat is not tried again, unless its owner writes there."""
OFFERED = 600.0
"""Seconds for which who was led to the private chat and did not start it is asked in the room."""
LONG = 3.0
"""Seconds that nobody is let wait for a question that can be asked in private."""
BESIDE = "beside "
"""How the names begin under which the card is remembered that a private message stands for."""


class Meanwhile:
    """The ways that do not wait, as the ladder has them."""

    def __init__(
        self,
        bot: Bot,
        front: Front,
        sender: Sender,
        outbox: Outbox,
        origins: MemberOrigins,
        crowd: Crowd,
        together: AskedTogether,
    ) -> None:
        self._bot, self._front = bot, front
        self._sender, self._outbox = sender, outbox
        self._origins, self._crowd = origins, crowd
        self.together = together
        self._refusing: dict[int, float] = {}
        """Who could not be written to in private, and when."""
        self._led: dict[int, float] = {}
        """Who was led to the private chat, and when."""

    def wrote(self, person: int) -> None:
        """Somebody writes to us in private, so they can be written to."""
        self._refusing.pop(person, None)
        self._led.pop(person, None)

    def refused(self, person: int) -> None:
        """Telegram tells that somebody cannot be written to."""
        self._refusing[person] = self._outbox.clock()

    def closed(self, person: int) -> bool:
        """Whether Telegram has just told so."""
        return self._outbox.clock() - self._refusing.get(person, -LATELY) < LATELY

    async def said(self, asked: AskedThere, spot: Spot, reply: Reply, instead: Sequence[Said] = ()) -> dict[str, Any]:
        """Say the card there, in the place of what stands; where it has to wait, who asked is told at once what came of
        it."""
        group = spot.chat < 0
        for number, _ in instead if group else ():
            self.together.answered(spot, number)
        if group and asked.press is not None:
            asked.press.if_late(lambda: self._words(spot, reply))
        meanwhile = self._words(spot, reply) if group and self._outbox.busy(spot.chat) else None
        by = asked.request.account.id if asked.press is not None else ""
        drawn, urgency = reply.drawn, None
        if group and not (reply.recorded or by or drawn.picture or drawn.files):
            urgency = Urgency.LOOKED_UP
        saying = self._sender.change(spot, instead, drawn, patient=True, by=by, urgency=urgency)
        if meanwhile is None:
            return await saying
        became: dict[str, Any]
        became, _ = await asyncio.gather(saying, self._tell(asked, reply, meanwhile))
        return became

    async def question(self, spot: Spot, press: Press | None, language: str, title: str) -> None:
        """Tell who is asked something when the question comes, where it has to wait."""
        if not self._outbox.busy(spot.chat):
            return
        if press is not None:
            key = "telegram-meanwhile" if spot.chat < 0 else "telegram-meanwhile-private"
            await press.toast(self._when(spot, language, key, title))
        elif spot.answers is not None:
            await self.nod(spot.chat, spot.answers, SEEN)

    async def aside(self, asked: AskedThere, spot: Spot, reply: Reply) -> dict[str, Any] | None:
        """Ask the next question in private, to keep the group's few messages for results; the result then takes the
        place of the card where the questions began. None where the question belongs in the group."""
        question = reply.drawn.replaces and not reply.recorded and reply.audience is Audience.ROOM
        person = asked.request.account.id
        if spot.chat > 0 or asked.press is None or asked.held is None or not question or person in FACELESS:
            return None
        crowded = self._outbox.free(spot.chat) <= SCARCE and self._crowd.dense(spot.chat)
        crowded = crowded or self.long(spot.chat)
        if not (crowded or self._crowd.gathers(spot.chat)):
            return None
        by = {
            Rung.CHAT: self._asked_in_private,
            Rung.TOGETHER: self._asked_together,
            Rung.LINK: self._asked_by_link,
        }
        for rung in LADDER.order(Way.ASIDE, Rung.CHAT if crowded else Rung.TOGETHER):
            if rung in by and (became := await by[rung](asked, asked.press, reply)) is not None:
                return became
        return None

    async def _asked_in_private(self, asked: AskedThere, press: Press, reply: Reply) -> dict[str, Any] | None:
        person = int(asked.request.account.id)
        if self.closed(person):
            return None
        try:
            async with self._origins.keeping(person):
                became = await self._sender.say(Spot(person), reply.drawn, patient=False)
                await self.stand(asked.origin, became)
        except Later:
            return None
        except Unreachable:
            self.refused(person)
            return None
        await press.toast(self._front.texts.say(reply.drawn.language, "telegram-look-private"))
        return became

    async def _asked_together(self, asked: AskedThere, press: Press, reply: Reply) -> dict[str, Any] | None:
        """In the group's one message for the questions of several; the letter is told at once."""
        assert asked.held is not None
        asking = self.together.ask(asked.spot, asked.held[0], reply.drawn)
        if asking is None:
            return None
        letter, seen = asking
        words = {"letter": letter, "words": glance(reply.drawn)}
        await press.toast(clipped(self._front.texts.say(reply.drawn.language, "telegram-asked-together", words), ALERT))
        await asyncio.shield(seen)
        return {"chat": asked.spot.chat, "messages": [], "waiting": True}

    async def _asked_by_link(self, asked: AskedThere, press: Press, reply: Reply) -> dict[str, Any] | None:
        person = int(asked.request.account.id)
        led = await self.lead(press, person, asked.request.press, asked.origin)
        return {"chat": asked.spot.chat, "messages": [], "waiting": True} if led else None

    async def lead(self, press: Press, person: int, pressed: str, origin: Origin) -> bool:
        """Open the private chat of whoever pressed by a link; once they start it, the next question is asked there.

        Only once: whoever presses again without having started it wants to be asked in the group.
        """
        payload = packed(pressed)
        if payload is None or not self.closed(person):
            return False
        if self.was_led(person):
            return False
        self.leads(person)
        await self._origins.keep(person, [pressed, f"{BESIDE}{pressed}"], origin)
        return await press.open(link(self._bot, payload))

    def leads(self, person: int) -> None:
        """Somebody is led to the private chat now."""
        self._led[person] = self._outbox.clock()

    def was_led(self, person: int) -> bool:
        """Whether somebody was led there lately, and did not start it."""
        return self._outbox.clock() - self._led.get(person, -OFFERED) < OFFERED

    def scarce(self, chat: int) -> bool:
        """Whether what a group can still take is to be kept for what all are to see."""
        crowded = self._crowd.dense(chat) and self._outbox.free(chat) <= FEW
        return chat < 0 and (crowded or self.long(chat))

    def hasty(self, chat: int) -> bool:
        """Whether so much was just said there that what comes of a question would wait for it."""
        return chat < 0 and self._outbox.at_once(chat) < QUICK

    def long(self, chat: int) -> bool:
        """Whether nobody is let wait for so long as this group is full."""
        return self._outbox.wait(chat) > LONG

    async def stand(self, origin: Origin, became: Mapping[str, Any]) -> None:
        """Remember of a private message in which room it acts, and that it stands for the card where it began."""
        number = became["messages"][-1]
        await self._origins.keep(became["chat"], [number, f"{BESIDE}{number}"], origin)

    async def stands_for(self, asked: AskedThere) -> Origin | None:
        """The card that the private message stands for whose button was pressed, or that the link led away from."""
        if asked.apart is None:
            return None
        name = asked.held[0] if asked.held is not None else asked.request.press
        return await self._origins.kept(asked.apart.chat, f"{BESIDE}{name}")

    async def nod(self, chat: int, message: int, emoji: str) -> bool:
        """React to a command, with no words in the room; whether that was taken."""
        try:
            await self._bot.set_message_reaction(self._outbox.where(chat), message, emoji)
        except TelegramError as failure:
            log.debug("telegram: no reaction in %s: %s", chat, type(failure).__name__)
            return False
        return True

    async def _tell(self, asked: AskedThere, reply: Reply, words: str) -> None:
        by = {Rung.TOAST: self._toasted, Rung.NOD: self._nodded, Rung.CHAT: self._written}
        for rung in LADDER.order(Way.MEANWHILE, Rung.TOAST):
            if rung in by and await by[rung](asked, reply, words):
                return

    async def _toasted(self, asked: AskedThere, reply: Reply, words: str) -> bool:
        return asked.press is not None and await asked.press.toast(words)

    async def _nodded(self, asked: AskedThere, reply: Reply, words: str) -> bool:
        if asked.typed is None:
            return False
        return await self.nod(asked.spot.chat, asked.typed, WRITTEN if reply.recorded else SEEN)

    async def _written(self, asked: AskedThere, reply: Reply, words: str) -> bool:
        person = asked.request.account.id
        if person in FACELESS or self.closed(int(person)):
            return False
        try:
            await self._sender.say(Spot(int(person)), Drawn((), ((Span(words),),)), patient=False)
        except Later:
            return False
        except Unreachable:
            self.refused(int(person))
            return False
        return True

    def coming(self, drawn: Drawn) -> str:
        """That a card is on its way, whichever that will be, and its first words."""
        return clipped(self._front.texts.say(drawn.language, "telegram-coming", {"words": glance(drawn)}), ALERT)

    def _words(self, spot: Spot, reply: Reply) -> str:
        """When the card comes, and its first words."""
        key = "telegram-meanwhile-recorded" if reply.recorded else "telegram-meanwhile"
        return self._when(spot, reply.drawn.language, key, glance(reply.drawn))

    def _when(self, spot: Spot, language: str, key: str, words: str) -> str:
        seconds = max(1, math.ceil(self._outbox.wait(spot.chat)))
        return clipped(self._front.texts.say(language, key, {"seconds": seconds, "words": words}), ALERT)
