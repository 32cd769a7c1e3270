"""Cards that one member of a group sees, in the group: what is shown, changed and taken away, and to whose client.

The first message in each chat, after each start and each change of our rights, holds no secret: it proves the way.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Sequence
from typing import Any

from telegram.error import TelegramError

from bot.chats.telegram.drawing.drawing import MessagePart, draw
from bot.chats.telegram.sending.ephemeral import EDITED, Ephemerals, SeenByAll, Seer
from bot.chats.telegram.sending.outbox import Outbox, Talk, Urgency
from bot.chats.telegram.sending.refusals import StepDown
from bot.chats.telegram.sending.sender import Sender, Spot
from bot.hall.cards.card import Drawn, Span, units
from bot.hall.front import Front
from bot.hall.people.double_press import TWICE
from bot.hall.people.lru import Lru
from bot.hall.people.told_once import ToldOnce
from bot.hall.requests import Later, Recall, Remember, Unreachable
from bot.ladder.steps import Rung, Way

log = logging.getLogger(__name__)

AGAIN = 10.0
"""Seconds within which who presses again says that they see nothing: those toasts that ask for it last no longer."""
BLIND = 600.0
"""Seconds for which that is believed: what is shown goes to the one client that acted, and the next may be another."""
ENOUGH = 3
"""Whoever presses the same so often, each time within `AGAIN`, and touches nothing of what is shown, holds another
device than the one that was known to show it."""
PATIENCE = 6.0
"""The longest that a group which has just spoken fast is waited for, before the next way is tried (seconds)."""


class Showing:
    """Shows cards to one member, where that member's client and Telegram let us."""

    def __init__(
        self,
        front: Front,
        sender: Sender,
        outbox: Outbox,
        ephemerals: Ephemerals,
        recall: Recall,
        remember: Remember,
    ) -> None:
        self._front, self._sender, self._outbox, self._ephemerals = front, sender, outbox, ephemerals
        self._told = ToldOnce("telegram", recall, remember)
        self._proved: set[int] = set()
        self._clients: Lru[float] = Lru()
        """Until when somebody's client is taken for one that shows no such messages; 0 if it is known to show them."""
        self._tried: Lru[float] = Lru()
        """What was shown to somebody of whose client nothing is known, and when."""
        self._pressed: Lru[tuple[int, str, int, float]] = Lru()
        """What somebody pressed last, by chat, how often in a row, and when."""

    def sees(self, person: int) -> None:
        """This person wrote or pressed what only a client does that shows such messages."""
        self._clients.keep(person, 0.0)
        self._pressed.forget(person)

    def proven(self, person: int) -> bool:
        """Whether it is known that this person sees what is shown."""
        return self._clients.get(person) == 0.0

    def forget(self, chat: int) -> None:
        """Our rights in a group have changed: the next message there proves the way again."""
        self._proved.discard(self._outbox.where(chat))

    async def show(
        self,
        spot: Spot,
        seer: Seer,
        drawn: Drawn,
        *,
        instead: int | None = None,
        below: bool = False,
        asks: bool = False,
        about: str = "",
    ) -> dict[str, Any] | None:
        """Show a card to one member, in the place of an earlier one of theirs, or `below` where that one goes. None
        where it has to be sent another way.

        Telegram does not tell whether an app shows such messages. Whoever presses again at once, as they were told to
        if they see nothing, does not see it; whoever presses again much later wants it shown once more.
        """
        self._doubt(spot.chat, seer.person, about)
        by = None if self._blind(spot.chat, seer, about) else await self._ephemerals.allowed(spot.chat, seer)
        if by is None:
            return None
        try:
            waits = min(PATIENCE, by.until - self._ephemerals.clock()) if by.until else PATIENCE
            if (queue := self._outbox.wait(spot.chat)) > waits:
                raise Later(queue, "too many before it")
            async with self._outbox.talk(spot.chat, patient=False, urgency=Urgency.CALL, waits=waits) as talk:
                if talk.chat not in self._proved:
                    await self._prove(talk, spot, by, drawn.language)
                parts = draw(drawn, {})
                if (
                    instead is not None
                    and len(parts) == 1
                    and not (asks or below)
                    and await self._changed(talk, by, instead, parts[0])
                ):
                    numbers, kinds = [instead], ["text"]
                else:
                    made = [await self._sender.made(part) for part in parts]
                    numbers = [await self._sent(talk, spot, by, part, content, asks) for part, content in made]
                    kinds = [part.kind for part, _ in made]
        except (Later, Unreachable) as failure:
            log.info("telegram: not shown to one member of %s: %s", spot.chat, type(failure).__name__)
            return None
        except SeenByAll:
            await self._tell(spot, drawn.language)
            return None
        if instead is not None and instead not in numbers:
            await self.remove(spot.chat, seer.person, instead)
        if not self.proven(seer.person):
            self._tried.keep((spot.chat, seer.person, about), self._ephemerals.clock())
        became = {"chat": talk.chat, "topic": spot.topic, "messages": numbers, "kinds": kinds}
        return {**became, "receiver": seer.person}

    async def restate(self, chat: int, person: int, numbers: Sequence[int], drawn: Drawn) -> bool:
        """Change what somebody was shown, where they can still see it; whether Telegram took it."""
        parts = draw(drawn, {})
        if not self._ephemerals.on or len(parts) > 1 or len(numbers) != 1:
            return False
        async with self._outbox.talk(chat, patient=False, urgency=Urgency.CALL) as talk:
            return await self._changed(talk, Seer(person), numbers[0], parts[0])

    async def remove(self, chat: int, person: int, number: int) -> None:
        """Take away what somebody was shown."""
        try:
            await self._ephemerals.delete(self._outbox.where(chat), person, number)
        except TelegramError as failure:
            log.debug("telegram: message %s to one member of %s stays: %s", number, chat, type(failure).__name__)

    def _doubt(self, chat: int, person: int, about: str) -> None:
        """What is known of somebody's client holds no more once they press the same again and again."""
        if not about:
            return
        now, before = self._ephemerals.clock(), self._pressed.get(person)
        count = 1
        if before is not None and before[:2] == (chat, about) and now - before[3] <= AGAIN:
            count = before[2] + (now - before[3] > TWICE)
        self._pressed.keep(person, (chat, about, count, now))
        if count >= ENOUGH and self.proven(person):
            self._clients.forget(person)

    def _blind(self, chat: int, seer: Seer, about: str) -> bool:
        """Whether this person's client does not seem to show such messages."""
        if self.proven(seer.person):
            return False
        now, until = self._ephemerals.clock(), self._clients.get(seer.person)
        if until is not None and now < until:
            return True
        if not about:
            return not seer.answers  # Of who typed for all to see nothing is known: what is shown might reach nobody.
        shown = self._tried.get((chat, seer.person, about))
        if shown is None:  # Shown before the last start: `again` is kept over a restart.
            return seer.again
        if now - shown <= TWICE:
            return False
        if now - shown > AGAIN:
            return seer.again
        self._clients.keep(seer.person, now + BLIND)
        return True

    async def _prove(self, talk: Talk, spot: Spot, seer: Seer, language: str) -> None:
        """Say something that everybody may read, as to one member: only its id opens the way to what nobody may."""
        words = MessagePart("text", self._front.texts.say(language, "telegram-only-you-see"))
        number = await self._sent(talk, spot, seer, words, b"", asks=False)
        self._proved.add(talk.chat)
        await self.remove(talk.chat, seer.person, number)

    async def _sent(self, talk: Talk, spot: Spot, seer: Seer, part: MessagePart, content: bytes, asks: bool) -> int:
        return await talk.call(
            lambda chat: self._ephemerals.send(chat, spot.topic, seer, part, content, asks=asks),
            Way.PRIVATE,
            tried=Rung.UNSEEN,
        )

    async def _changed(self, talk: Talk, seer: Seer, number: int, part: MessagePart) -> bool:
        if part.kind != "text" or units(part.text) > EDITED:
            return False
        try:
            await talk.call(
                lambda chat: self._ephemerals.change(chat, seer.person, number, part), Way.CHANGE, tried=Rung.EDIT
            )
        except StepDown as down:
            return down.step.then is Rung.DONE
        return True

    async def _tell(self, spot: Spot, language: str) -> None:
        """Say to the organisers, once in a group, that Telegram did not keep something to one member."""
        if not await self._told.first(spot.chat, "ephemeral"):
            return
        words = Drawn((), ((Span(self._front.texts.say(language, "telegram-was-seen")),),), language=language)
        with contextlib.suppress(Later, Unreachable):
            await self._sender.say(Spot(spot.chat, spot.topic), words, patient=True)
