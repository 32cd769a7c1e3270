"""What people type: after a mention of the bot in a server, or anything in private; and the answers to it."""

from __future__ import annotations

import contextlib
import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.chats.discord import reading
from bot.chats.discord.answering.turns import Turns
from bot.chats.discord.drawing.components import view
from bot.chats.discord.gateway.failures import FAILURES, NotWritten, after
from bot.chats.discord.sending.channel_sender import ChannelSender
from bot.chats.discord.sending.direct_messages import Mail
from bot.chats.discord.sending.message_maker import MessageMaker, laid
from bot.hall.cards.card import Audience, Key
from bot.hall.front import Front
from bot.hall.requests import File, Form, Reply, Request
from bot.hall.running.left_standing import left_standing
from bot.ladder.steps import Rung, Way
from bot.storage.contract import Trouble
from bot.storage.stored import BUTTON

log = logging.getLogger(__name__)

PAUSES = (1.0, 4.0)
"""Seconds before an answer that is not stored is tried again."""
_BARE = "/help"
_SEEN, _WRITTEN = "👀", "✍️"
"""The command for a message that mentions the bot and says nothing else."""
_KINDS = (discord.MessageType.default, discord.MessageType.reply)


@dataclass(frozen=True, slots=True)
class TypedWords:
    """A typed message without the mention that addressed it to the bot."""

    line: str
    named: bool = False
    """Whether the bot was mentioned only at the end."""
    chatted: bool = False
    """Whether they may as well be part of a conversation; the hall decides, and no file is fetched for them."""


def heard(message: discord.Message, me: int) -> TypedWords | None:
    """The words that may be for us; None when they are for others."""
    words = re.sub(r"<@!(\d+)>", r"<@\1>", message.content).strip()
    role = _our_role(message)
    mentions = (f"<@{me}>", *((role.mention,) if role is not None else ()))
    for mention in mentions:
        if words.startswith(mention):
            return TypedWords(words.removeprefix(mention).strip() or _BARE)
    if message.guild is None:
        return TypedWords(words) if words else None
    called = any(user.id == me for user in message.mentions)
    if called and words.startswith("/"):
        return TypedWords(words)
    for mention in mentions:
        if words.endswith(mention):
            return TypedWords(words.removesuffix(mention).strip(), named=True, chatted=True)
    return TypedWords(words, chatted=True) if words and _answered(message, me) else None


def _answered(message: discord.Message, me: int) -> str:
    """The id of the message of ours that this one answers."""
    answered = message.reference.resolved if message.reference else None
    return str(answered.id) if isinstance(answered, discord.Message) and answered.author.id == me else ""


def unreadable(message: discord.Message) -> bool:
    """Whether it calls us by the role that Discord gave us: of such a message it does not tell us the words."""
    role = _our_role(message)
    return role is not None and not message.content and role in message.role_mentions


def _our_role(message: discord.Message) -> discord.Role | None:
    """The role that came with us; the app offers it beside our name."""
    return message.guild.self_role if message.guild is not None else None


class Ear:
    """Hears typed words and answers them with messages."""

    def __init__(
        self,
        front: Front,
        maker: MessageMaker,
        mail: Mail,
        client: discord.Client,
        sender: ChannelSender,
        turns: Turns,
        largest: int,
        sleep: Callable[[float], Awaitable[None]],
    ) -> None:
        self._sleep = sleep
        self._front = front
        self._sender = sender
        self._maker = maker
        self._mail = mail
        self._client = client
        self._largest = largest
        """The largest file that any command takes."""
        self._turns = turns

    async def hear(self, message: discord.Message, *, edited: bool = False) -> None:
        """Have done what was typed, and answer. Of edited messages only a secret is heard, to be refused: any other
        would roll again."""
        me = self._client.user
        if me is None or message.author.bot or message.type not in _KINDS:
            return
        async with self._turns.of(str(message.channel.id), str(message.author.id)):  # Until it is answered.
            await self._heard(message, me, edited)

    async def _heard(self, message: discord.Message, me: discord.ClientUser, edited: bool) -> None:
        words = heard(message, me.id)
        if words is None and (edited or not unreadable(message)):
            return
        if message.guild is None:
            await self._mail.wrote(reading.account(message.author))
        reply: Reply | Form | None = None
        try:
            if words is None:
                sentence = self._maker.words("", "discord-called-by-role", name=me.display_name)
                await self._answer(message, [{"content": sentence}], f"discord:{message.id}")
                return
            request = self._request(message, words, me.id)
            attached = message.attachments if self._front.takes_file(request) and not words.chatted else []
            if edited:
                request = replace(request, id=f"{request.id}/{message.edited_at}", edited=True)
            elif attached:
                request = replace(request, file=await self._read(*attached))
            reply = await self._front.handle(request)
            if reply is None or (isinstance(reply, Reply) and reply.repeated and reply.acknowledged):
                return
            if isinstance(reply, Reply) and reply.conceal and not await self._conceal(message):
                reply = await self._standing(message, request, reply)
            became = await self._said(message, request, reply)
        except FAILURES as error:
            log.warning("request discord:%s could not be answered: %s", message.id, error)
            if reply is not None:
                await self._unheard(request, reply, error)
            return
        if isinstance(reply, Reply) and reply.stored:
            await self._front.acknowledged(reply.request, became)

    async def _read(self, attached: discord.Attachment, *more: discord.Attachment) -> File:
        """The file that came with a command; of one that cannot be taken, why, which the hall says."""
        if more:
            return File(attached.filename, b"", unread="several-files")
        if attached.size > self._largest:
            return File(attached.filename, b"", unread="file-too-large")
        try:
            return File(attached.filename, await attached.read())
        except discord.HTTPException as error:
            log.warning("a file was not fetched: %s", error)
            return File(attached.filename, b"", unread="file-lost")

    async def _unheard(self, request: Request, reply: Reply | Form, failure: BaseException) -> None:
        """An answer that is stored and failed for a passing reason stays unacknowledged: the herald sends it again. Any
        other answer is kept for the room until it takes one."""
        step = failure.step if isinstance(failure, NotWritten) else after(Rung.MESSAGE, failure, Way.ANSWER)
        waits = isinstance(reply, Reply) and reply.stored and step.then is Rung.LATER
        if not (waits or request.place.private):
            with contextlib.suppress(Trouble):
                await self._front.unheard(reply, request)

    def _request(self, message: discord.Message, words: TypedWords, me: int) -> Request:
        author = message.author
        return Request(
            id=f"discord:{message.id}",
            account=reading.account(author),
            place=reading.place(message.channel, message.guild, author),
            at=reading.moment(message.id),
            line=words.line,
            # Discord also makes a mention of the id of somebody who is nobody here.
            mentioned=tuple(
                reading.account(user) for user in message.mentions if isinstance(user, discord.Member) and user.id != me
            ),
            manages=isinstance(author, discord.Member) and author.guild_permissions.manage_guild,
            handle={"request": f"discord:{message.id}", "channel": str(message.channel.id), "message": str(message.id)},
            replied=_answered(message, me),
            named=words.named,
            attached=bool(message.attachments),
        )

    async def _said(self, message: discord.Message, request: Request, reply: Reply | Form) -> dict[str, Any]:
        """Say it; an answer that is not stored is tried a few times where Discord cannot take it now."""
        for pause in () if isinstance(reply, Reply) and reply.stored else PAUSES:
            try:
                return await self._say(message, request, reply)
            except FAILURES as error:
                if after(Rung.MESSAGE, error, Way.ANSWER).then is not Rung.LATER:
                    raise
                await self._sleep(pause)
        return await self._say(message, request, reply)

    async def _say(self, message: discord.Message, request: Request, reply: Reply | Form) -> dict[str, Any]:
        if isinstance(reply, Form) or reply.audience is Audience.ROOM or request.place.private:
            try:
                return await self._answer(message, await self._ready(reply), request.id, _language(reply))
            except discord.HTTPException as error:
                return await self._elsewhere(error, message, request, reply)
        messages = await self._maker.ready(reply.drawn)
        try:
            return await self._mail.write(request.account, messages, request.id, request.place)
        except NotWritten:
            pass
        if reply.card is not None and reply.card.needless:
            return {"channel": str(message.channel.id), "messages": []}
        # A button in the room stands for the closed private messages; it opens for its addressee alone.
        language = reply.spoken or reply.drawn.language
        press = await self._front.undelivered(reply, request)
        key = Key(self._maker.words(language, "discord-open"), press)
        waiting = {"content": self._maker.words(language, "discord-waiting"), "view": view(((key,),))}
        return {**await self._answer(message, [waiting], f"{request.id}/open"), "waiting": True, BUTTON: press}

    async def _ready(self, reply: Reply | Form) -> list[dict[str, Any]]:
        return [self._maker.unfilled(reply)] if isinstance(reply, Form) else await self._maker.ready(reply.drawn)

    async def _elsewhere(
        self, refused: discord.HTTPException, message: discord.Message, request: Request, reply: Reply | Form
    ) -> dict[str, Any]:
        """Where the channel takes nothing from us: to who asked, in private, and its organisers hear of it."""
        step = after(Rung.MESSAGE, refused, Way.ANSWER)
        if step.then not in (Rung.CHAT, Rung.SORRY) or request.place.private:
            raise refused
        await self._front.barred(request.place, step)
        if step.then is Rung.SORRY:
            sorry = {"content": self._maker.words(_language(reply), "answer-refused")}
            return await self._answer(message, [sorry], f"{request.id}/sorry")
        here = self._maker.words(_language(reply), "answer-said-elsewhere", room=request.place.title)
        messages = [{"content": here}, *await self._ready(reply)]
        try:
            became = await self._mail.write(request.account, messages, request.id, request.place)
        except NotWritten:  # Where not even a private message is taken, a reaction shows that it was read.
            with contextlib.suppress(discord.HTTPException):
                await message.add_reaction(_WRITTEN if isinstance(reply, Reply) and reply.recorded else _SEEN)
            raise
        if isinstance(reply, Reply):
            await self._front.told_apart(reply, request.place)
        return became

    async def _answer(
        self, message: discord.Message, messages: Sequence[dict[str, Any]], of: str, language: str = ""
    ) -> dict[str, Any]:
        """Say it in the channel, under what was typed."""
        sent = []
        for part, said in enumerate(messages):
            under: dict[str, Any] = {}
            if not part and message.guild is not None and _may(message, "read_message_history"):
                under = {"reference": message.to_reference(fail_if_not_exists=False), "mention_author": False}
            room = message.channel
            sent.append(await self._sender.send(room, room.id, said, of, part, language, **under))
        ids = [str(one.id) for one in sent]
        return {"channel": str(message.channel.id), "messages": ids, **laid(messages, ids)}

    async def _conceal(self, message: discord.Message) -> bool:
        """Delete a typed secret, where the club has let us; whether nobody else can read it now."""
        if message.guild is None:
            return True
        if not _may(message, "manage_messages"):
            return False
        return await deleted(message)

    async def _standing(self, message: discord.Message, request: Request, reply: Reply) -> Reply:
        """The answer, once who typed a secret that we may not delete has heard, or will read in it, that it stands
        there."""
        reply, beside = left_standing(reply, request, self._front.texts)
        if beside is not None:
            apart = replace(request, id=beside.request)
            try:
                await self._said(message, apart, beside)
            except FAILURES as error:
                log.warning("that message %s stays could not be said: %s", message.id, error)
                await self._unheard(apart, beside, error)
        return reply


async def deleted(message: discord.Message | discord.PartialMessage) -> bool:
    """Delete a message, where we may; whether it is gone."""
    try:
        await message.delete()
    except discord.NotFound:
        return True
    except discord.HTTPException as error:
        log.warning("message %s could not be deleted: %s", message.id, error)
        return False
    return True


def _language(reply: Reply | Form) -> str:
    return reply.language if isinstance(reply, Form) else reply.drawn.language


def _may(message: discord.Message, permission: str) -> bool:
    """Whether we have a permission where the message was written."""
    return bool(message.guild and getattr(message.channel.permissions_for(message.guild.me), permission))
