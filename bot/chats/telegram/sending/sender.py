"""Saying cards: sending their messages, changing them later, taking them away."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Collection, Coroutine, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from typing import Any

from telegram import (
    Bot,
    ForceReply,
    InputMediaDocument,
    InputMediaPhoto,
    LinkPreviewOptions,
    Message,
    ReplyParameters,
)
from telegram.error import TelegramError

from bot.chats.telegram.drawing.drawing import MessagePart, called, draw
from bot.chats.telegram.sending.media_rights import WAYS, MediaRights
from bot.chats.telegram.sending.merging import Calls, NewestChange
from bot.chats.telegram.sending.outbox import Outbox, Talk, Urgency
from bot.chats.telegram.sending.refusals import StepDown
from bot.hall.cards.card import Drawn, Span
from bot.hall.front import Front
from bot.hall.people.called_lately import CalledLately
from bot.hall.people.lru import Lru
from bot.hall.requests import Account, Later, Unreachable
from bot.ladder.steps import Rung, Way

log = logging.getLogger(__name__)

PLATFORM = "telegram"
QUIET = LinkPreviewOptions(is_disabled=True)


@dataclass(frozen=True, slots=True)
class Spot:
    """Where to speak: a chat, a topic of it, and the message to answer (in another chat, if `of` says so)."""

    chat: int
    topic: int | None = None
    answers: int | None = None
    of: int | None = None

    @classmethod
    def at(cls, place: str) -> Spot:
        """The spot of a place's id."""
        chat, _, topic = place.partition(":")
        return cls(int(chat), int(topic) if topic else None)


Said = tuple[int, str]
"""A message that was said: its id and its kind (text, photo, document)."""


@dataclass(frozen=True, slots=True)
class _Stands:
    """What a message holds: the digest of its picture or file, its words, and its buttons."""

    media: bytes
    words: tuple[str, str]
    buttons: str


class Sender:
    """Says cards, whatever they hold, through the outbox."""

    def __init__(self, bot: Bot, front: Front, outbox: Outbox, media: MediaRights) -> None:
        self._bot = bot
        self._front = front
        self._outbox = outbox
        self._media = media
        self._changes, self._calls = NewestChange(), Calls(outbox, self._call)
        self._called, self._calling = CalledLately(outbox.clock), set[asyncio.Task[None]]()
        self._stands: Lru[_Stands] = Lru()
        """What messages hold, as far as we know: an edit that changes nothing is refused, and in groups it counts; a
        picture or file that is there already need not be sent again."""

    async def say(
        self,
        spot: Spot,
        drawn: Drawn,
        *,
        patient: bool,
        asks: ForceReply | None = None,
        accounts: Mapping[str, Account] | None = None,
        urgency: Urgency | None = None,
        waits: float = 0.0,
    ) -> dict[str, Any]:
        """Say a card; gives what it became."""
        return await self.change(
            spot, (), drawn, patient=patient, asks=asks, accounts=accounts, urgency=urgency, waits=waits
        )

    async def change(
        self,
        spot: Spot,
        said: Sequence[Said],
        drawn: Drawn,
        *,
        patient: bool,
        asks: ForceReply | None = None,
        accounts: Mapping[str, Account] | None = None,
        called_before: Set[str] | None = None,
        urgency: Urgency | None = None,
        waits: float = 0.0,
        by: str = "",
    ) -> dict[str, Any]:
        """Put a card in the place of what was said; what cannot be changed is said anew, what is left over goes. For so
        many seconds it `waits` in the queue, if it is not patient.

        People called now who were not in `called_before` (accounts) get a message of its own: an edit notifies nobody.
        So do those who were not called for it lately, where it answers a press `by` somebody.
        """
        later = Urgency.PICTURE if drawn.picture or drawn.files else Urgency.NEWS
        urgency = later if urgency is None else urgency  # A call is 0.
        urgency = Urgency.CALL if called(drawn) and urgency is not Urgency.WAITING else urgency
        change = self._changes.begin(self._outbox.where(spot.chat), said[0][0]) if len(said) == 1 else None
        async with self._outbox.talk(spot.chat, patient=patient, urgency=urgency, waits=waits) as talk:
            if change is not None and self._changes.overtaken(
                change
            ):  # What takes the same place later is already there to be said.
                return _told(talk.chat, spot, said, ())
            became: list[Said] = []
            reachable = {**await self._accounts(drawn), **(accounts or {})}
            parts = draw(drawn, reachable)
            told: list[str] = []
            for index, drawn_part in enumerate(parts):
                part, image = await self.made(self._media.allowed(talk.chat, drawn_part, drawn.language))
                old = said[index] if index < len(said) else None
                if old is not None and await self._edited(talk, old, part, image, pressed=bool(by)):
                    became.append(old)
                    continue
                where = spot if index == 0 else replace(spot, answers=None)
                message, part, heard = await self._sent(talk, where, part, image, asks, drawn.language)
                told.append(heard)
                became.append((message.message_id, part.kind))
                if old is not None:
                    await self.remove(talk.chat, old[0])
            for number, _ in said[len(parts) :]:
                await self.remove(talk.chat, number)
            for sentence in filter(None, told):
                await self._sent(talk, replace(spot, answers=None), MessagePart("text", sentence), b"")
        calls = {reachable[person].id for person in called(drawn) if person in reachable}
        lately = self._called.fresh((talk.chat, became[0][0]), calls)
        fresh = lately - {by} if by else calls - called_before if called_before is not None else set[str]()
        if fresh and became[0] in said and talk.chat < 0:
            names = {person: one for person, one in reachable.items() if person in called(drawn) and one.id in fresh}
            calling = self._calls.call((talk.chat, spot.topic), became[0][0], names, drawn.language)
            if by:  # Who pressed need not wait for the others to be called.
                self._aside(calling)
            else:
                await calling
        return _told(talk.chat, spot, became, calls)

    def _aside(self, calling: Coroutine[Any, Any, None]) -> None:
        """Call them meanwhile; where that is refused, what they are called for stands there all the same."""

        async def called_there() -> None:
            with contextlib.suppress(Later, Unreachable):
                await calling

        task = asyncio.create_task(called_there(), name="telegram call")
        self._calling.add(task)
        task.add_done_callback(self._calling.discard)

    async def remove(self, chat: int, message: int) -> None:
        """Take a message away, or at least its buttons: after two days no message of a group can be deleted."""
        self._stands.forget((chat, message))
        try:
            await self._bot.delete_message(self._outbox.where(chat), message)
        except TelegramError as kept:
            if "not found" in kept.message.lower():
                return
            try:
                await self._bot.edit_message_reply_markup(self._outbox.where(chat), message, reply_markup=None)
            except TelegramError as failure:
                log.debug("telegram: message %s in %s stays: %s", message, chat, type(failure).__name__)

    async def _call(
        self, place: tuple[int, int | None], answers: int | None, language: str, people: Mapping[str, Account]
    ) -> None:
        """Name those who are called only now, and say where to look."""
        names = [Span(account.name, person=person, ping=True) for person, account in people.items()]
        line = [part for name in names for part in (name, Span(" "))]
        words = Span(self._front.texts.say(language, "telegram-news-above", {"count": len(people)}))
        part = draw(Drawn((), ((*line, words),)), people)[0]
        async with self._outbox.talk(place[0], patient=True, urgency=Urgency.CALL) as talk:
            await self._sent(talk, Spot(talk.chat, place[1], answers), part, b"")

    async def _accounts(self, drawn: Drawn) -> dict[str, Account]:
        """The Telegram accounts of the people that a card calls."""
        people = sorted(called(drawn))
        found = await asyncio.gather(*(self._front.accounts(person) for person in people))
        return {
            person: account
            for person, accounts in zip(people, found, strict=True)
            for account in accounts
            if account.platform == PLATFORM and account.id.isdecimal()
        }

    async def made(self, part: MessagePart) -> tuple[MessagePart, bytes]:
        """The bytes of a picture or file; words without their picture are better than nothing."""
        if part.picture is not None:
            try:
                return part, await self._front.draw_picture(part.picture)
            except Exception:
                log.exception("telegram: picture %s was not made", part.picture.maker)
                return replace(part, kind="text", picture=None), b""
        # Telegram refuses an empty file.
        return part, (part.file.content or b"\n") if part.file is not None else b""

    async def _sent(
        self,
        talk: Talk,
        spot: Spot,
        part: MessagePart,
        content: bytes,
        asks: ForceReply | None = None,
        language: str = "",
    ) -> tuple[Message, MessagePart, str]:
        """Send it, down the ladder where it is refused; as what it was sent, and what the organisers are to hear."""
        heard, taken = "", set[str]()
        while True:
            try:
                message = await self._try(talk, spot, part, content, asks)
            except StepDown as down:
                step = down.step
                if step.name in taken:
                    raise Unreachable(step.name, step) from down
                taken.add(step.name)
                match step.then:
                    case Rung.UNLINKED:
                        spot = replace(spot, answers=None)
                    case Rung.DOCUMENT:
                        part = replace(part, kind="document")
                    case Rung.BARE:
                        log.error("telegram: buttons refused: %s", down)
                        part = self._media.bare(part, language)
                    case _:
                        heard = await self._media.refused(talk.chat, part.kind, step, language)
                        part = self._media.in_words(part, language)
            else:
                self._note(talk.chat, message.message_id, part, content)
                return message, part, heard or await self._media.taken(talk.chat, part.kind, language)

    async def _try(self, talk: Talk, spot: Spot, part: MessagePart, content: bytes, asks: ForceReply | None) -> Message:
        answers = None
        if spot.answers is not None:
            answers = ReplyParameters(spot.answers, chat_id=spot.of, allow_sending_without_reply=True)
        where: dict[str, Any] = {
            "message_thread_id": spot.topic,
            "reply_parameters": answers,
            "reply_markup": part.keyboard or asks,
        }

        async def act(chat: int) -> Message:
            if part.kind == "photo":
                return await self._bot.send_photo(
                    chat, content, part.text, caption_entities=part.entities, filename="araldo.png", **where
                )
            if part.kind == "document":
                name = part.file.name if part.file is not None else "araldo.png"
                return await self._bot.send_document(
                    chat, content, part.text or None, caption_entities=part.entities, filename=name, **where
                )
            return await self._bot.send_message(
                chat, part.text, entities=part.entities, link_preview_options=QUIET, **where
            )

        ways = [WAYS[part.kind]] if part.kind in WAYS else []
        return await talk.call(act, *ways, *([Way.BUTTONS] if part.keyboard else []))

    async def _edited(self, talk: Talk, old: Said, part: MessagePart, content: bytes, *, pressed: bool) -> bool:
        """Whether the old message could become this part. Who `pressed` has it; else in private only an edit tells."""
        number, kind = old
        if kind != part.kind:
            return False
        stood, stands = self._stands.get((talk.chat, number)), _stands(part, content)
        if stood == stands and (talk.chat < 0 or pressed):
            return True
        held = stood if stood and stood.media == stands.media else None

        async def act(chat: int) -> None:
            self._stands.forget((chat, number))  # Until it is answered, nobody knows.
            if part.kind == "text":
                await self._bot.edit_message_text(
                    part.text,
                    chat,
                    number,
                    entities=part.entities,
                    link_preview_options=QUIET,
                    reply_markup=part.keyboard,
                )
                return
            if held and held.words == stands.words:
                await self._bot.edit_message_reply_markup(chat, number, reply_markup=part.keyboard)
                return
            if held:
                await self._bot.edit_message_caption(
                    chat, number, caption=part.text, caption_entities=part.entities, reply_markup=part.keyboard
                )
                return
            name = part.file.name if part.file is not None else "araldo.png"
            sort = InputMediaPhoto if part.kind == "photo" else InputMediaDocument
            media = sort(content, part.text, caption_entities=part.entities, filename=name)
            await self._bot.edit_message_media(media, chat, number, reply_markup=part.keyboard)

        try:
            await talk.call(act, Way.CHANGE, tried=Rung.EDIT)
        except StepDown as down:
            if down.step.then is not Rung.DONE:
                return False
        self._note(talk.chat, number, part, content)
        return True

    def _note(self, chat: int, message: int, part: MessagePart, content: bytes) -> None:
        self._stands.keep((chat, message), _stands(part, content))


def _stands(part: MessagePart, content: bytes) -> _Stands:
    """What a message holds that is this part."""
    name = part.file.name if part.file is not None else ""
    media = b"" if part.kind == "text" else hashlib.sha256(name.encode() + b"\0" + content).digest()
    marks = str([one.to_dict() for one in part.entities])
    return _Stands(media, (part.text, marks), str(part.keyboard and part.keyboard.to_dict()))


def _told(chat: int, spot: Spot, became: Sequence[Said], calls: Collection[str]) -> dict[str, Any]:
    """What a card became, to be kept."""
    return {
        "chat": chat,
        "topic": spot.topic,
        "messages": [number for number, _ in became],
        "kinds": [kind for _, kind in became],
        **({"calls": sorted(calls)} if calls else {}),
    }


def said_before(became: Mapping[str, Any]) -> tuple[Spot, tuple[Said, ...]]:
    """What `say` gave, read back from disk."""
    spot = Spot(int(became["chat"]), became.get("topic"))
    kinds = became.get("kinds") or ["text"] * len(became["messages"])
    return spot, tuple(zip(became["messages"], kinds, strict=False))
