"""Whose turn it is in what several play in one group, told at once where its few messages keep the card waiting.

Who can be written to in private has the card there too, with its buttons, kept as it stands in the group; whoever else
is waited for stands on the group's one message for several, which one edit keeps right for all tables. So does what a
card asks of anybody at its table, as to confirm what another has told: nobody's private chat is opened for that.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from bot.chats.telegram.answering.meanwhile import Meanwhile
from bot.chats.telegram.answering.origins import MemberOrigins
from bot.chats.telegram.answering.together import ASKED, TURNS
from bot.chats.telegram.sending.outbox import Outbox
from bot.chats.telegram.sending.sender import PLATFORM, Sender, Spot
from bot.hall.cards.card import Drawn, Key, Span, Tone
from bot.hall.front import Front
from bot.hall.people.lru import Lru
from bot.hall.people.origins import Origin
from bot.hall.requests import Later, Place, Recall, Remember, Unreachable
from bot.ladder.steps import Rung, Way
from bot.ladder.telegram import LADDER

KEPT = 8
"""Messages of a group's minute that are kept for those who are told so, and for answers."""
SPARED = 4
"""Of these, what a card that asks for nothing any more leaves to those that ask."""
AGAIN = 5.0
"""Seconds after which a card that was put off for them is tried again."""


@dataclass(slots=True)
class _InTurns:
    """The card of something that goes on: its copies by the account that has one, and what was last told of it."""

    copies: dict[str, int] = field(default_factory=dict)
    drawn: Drawn | None = None
    told: frozenset[str] = frozenset()
    asked: bool = False
    """Whether what it asks of anybody stands on the message for several, or stood there."""


class BoardTurns:
    """Tells people whose turn it is, as long as the group's own card has to wait."""

    def __init__(
        self,
        front: Front,
        sender: Sender,
        outbox: Outbox,
        origins: MemberOrigins,
        meanwhile: Meanwhile,
        recall: Recall,
        remember: Remember,
    ) -> None:
        self._front, self._sender, self._outbox = front, sender, outbox
        self._origins, self._meanwhile = origins, meanwhile
        self._recall, self._remember = recall, remember
        self._boards: Lru[_InTurns] = Lru()

    async def told(self, place: Place, spot: Spot, message: int, drawn: Drawn) -> frozenset[str]:
        """Tell what a card of the group is about to say to those who play on it; the accounts that need not be called
        for it any more. Later where it has to leave the group's messages to others."""
        if spot.chat > 0:
            return frozenset()
        board = self._boards.get((spot.chat, message))
        if board is None and not (drawn.awaits or _asks(drawn)):
            return frozenset()
        awaited = {one for person in drawn.awaits for one in await self._accounts(person)}
        if board is None:
            board = self._boards.keep((spot.chat, message), _InTurns(await self._kept(spot.chat, message, awaited)))
        full = self._meanwhile.long(spot.chat) or self._outbox.free(spot.chat) <= KEPT
        if (full or board.copies) and drawn != board.drawn:
            board.told = await self._tell(board, Origin(place, message), spot, awaited, drawn, full=full)
            board.drawn = drawn
        if full and drawn.grid and awaited <= board.told:
            raise Later(AGAIN, "those who play on it were told before")
        if full and board.asked and (_asks(drawn) or self._outbox.free(spot.chat) <= SPARED):
            raise Later(AGAIN, "what others ask comes first")
        return board.told

    def stands(self, spot: Spot, message: int) -> None:
        """The group's card shows what was told."""
        if spot.chat < 0 and self._boards.get((spot.chat, message)) is not None:
            self._meanwhile.together.answered(spot, message)

    async def _tell(
        self,
        board: _InTurns,
        origin: Origin,
        spot: Spot,
        awaited: set[str],
        drawn: Drawn,
        *,
        full: bool,
    ) -> frozenset[str]:
        """Those whose turn it is, down the ladder, and who had it before where they have it; those who were reached."""
        assert origin.message is not None
        ids = sorted({*board.copies, *(awaited if full else ())})
        done = await asyncio.gather(*(self._written(board, origin, one, drawn, one in awaited) for one in ids))
        reached = {one for one, yes in zip(ids, done, strict=True) if yes}
        asks = _asks(drawn)
        if not (drawn.awaits or drawn.grid or asks or board.asked):
            await self._over(board, spot.chat, origin.message)
        left = awaited - reached
        rungs = LADDER.order(Way.TURN, Rung.CHAT)
        asking = None
        if (left or asks) and full and Rung.TOGETHER in rungs:
            title = ASKED if asks else TURNS
            asking = self._meanwhile.together.ask(spot, origin.message, _briefly(drawn), calm=True, title=title)
        if asking is None:
            self._meanwhile.together.answered(spot, origin.message)
            board.asked = board.asked and not asks
        else:
            reached, board.asked = reached | left, asks
        return frozenset(reached)

    async def _written(self, board: _InTurns, origin: Origin, account: str, drawn: Drawn, awaited: bool) -> bool:
        """The card in somebody's private chat: where it is their turn now below all else, so that they hear of it."""
        person, before = int(account), board.copies.get(account)
        if before is None and self._meanwhile.closed(person):
            return False
        here = (Span(self._front.texts.say(drawn.language, "telegram-turn-here")),)
        copy = replace(drawn, picture=None, replaces=False)
        if drawn.grid:
            copy = replace(copy, lines=(*drawn.lines, here))
        was = board.drawn is not None and set(board.drawn.awaits) == set(drawn.awaits)
        said = ((before, "text"),) if before is not None and (was or not awaited) else ()
        try:
            async with self._origins.keeping(person):
                became = await self._sender.change(Spot(person), said, copy, patient=False)
                number = became["messages"][-1]
                if number != before:
                    await self._origins.keep(person, [number], origin)
        except Later:
            return False
        except Unreachable:
            self._meanwhile.refused(person)
            await self._has(board, origin, account, None)
            return False
        if number != before:
            if before is not None and not said:
                await self._sender.remove(person, before)
            await self._has(board, origin, account, number)
        return True

    # --- where the copies are

    async def _has(self, board: _InTurns, origin: Origin, account: str, number: int | None) -> None:
        assert origin.message is not None
        had = board.copies.pop(account, None)
        if number is not None:
            board.copies[account] = number
        if had != number:
            chat = Spot.at(origin.place.id).chat
            await self._remember(_name(account, chat, origin.message), str(number or ""))

    async def _kept(self, chat: int, message: int, awaited: set[str]) -> dict[str, int]:
        """The copies from before a restart."""
        kept = {account: await self._recall(_name(account, chat, message)) for account in awaited}
        return {account: int(number) for account, number in kept.items() if number}

    async def _over(self, board: _InTurns, chat: int, message: int) -> None:
        """The copies stand as they are."""
        for account in board.copies:
            await self._remember(_name(account, chat, message), "")
        self._boards.forget((chat, message))

    async def _accounts(self, person: str) -> list[str]:
        found = await self._front.accounts(person)
        return [one.id for one in found if one.platform == PLATFORM and one.id.isdecimal()]


def _briefly(drawn: Drawn) -> Drawn:
    """What those who are waited for have to know, with what they press besides the board itself."""
    title, *lines = drawn.short or (drawn.title, *drawn.lines)
    keys = tuple(_acts(drawn))
    return Drawn(title, tuple(lines), buttons=(keys,) if keys else (), language=drawn.language)


def _asks(drawn: Drawn) -> bool:
    """Whether it asks something of anybody there."""
    return drawn.tone is Tone.ASK and bool(drawn.short) and not drawn.awaits and not drawn.grid


def _acts(drawn: Drawn) -> Iterator[Key]:
    if _asks(drawn):  # What answers it stands first.
        yield from drawn.buttons[0] if drawn.buttons else ()
        return
    board = len(drawn.buttons[0]) if drawn.grid and drawn.buttons else None
    for row in drawn.buttons:
        if len(row) != board:
            yield from (key for key in row if key.style == "good")


def _name(account: str, chat: int, message: int) -> str:
    # Between colons the account is found when everything about it is to be forgotten.
    return f"{PLATFORM}:turn:{account}:{chat}:{message}"
