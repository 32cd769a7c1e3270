"""One interaction, from hearing of it to the answer that Discord has taken: a command, a press, a filled form."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import InteractionResponseType, InteractionType

from bot.chats.discord import permissions
from bot.chats.discord.answering.fast_answer import respond
from bot.chats.discord.answering.turns import Doubles
from bot.chats.discord.drawing.components import view
from bot.chats.discord.drawing.form_modal import ONLY, FormWindow, WindowStep, asks, step_of, titled, windows
from bot.chats.discord.gateway.failures import FAILURES, NotWritten, after
from bot.chats.discord.gateway.interaction import HeardInteraction
from bot.chats.discord.sending.direct_messages import Mail
from bot.chats.discord.sending.message_maker import MessageMaker, calling, edited, laid, nonce, told
from bot.hall.cards.card import Audience, Key, Tone
from bot.hall.delivery.behind_button import OPENS
from bot.hall.front import Front
from bot.hall.requests import File, Form, Reply, Request
from bot.ladder.steps import Rung, Way

log = logging.getLogger(__name__)

ANSWER_PATIENCE = 2.0
"""Seconds after which Discord is told that an answer is coming: it waits for three."""


_CALLS = -1
"""The part of an answer by which the people are called whom the first part names in the place of another message."""
BROKEN_THERE = 500
"""From this status on Discord may have taken what it seems to refuse."""


class Answering:
    """An interaction and how far its answer has come."""

    __slots__ = (
        "_deferral",
        "_doubles",
        "_front",
        "_heard",
        "_mail",
        "_maker",
        "_patience",
        "_request",
        "_spoken",
        "_turn",
    )

    def __init__(
        self,
        front: Front,
        maker: MessageMaker,
        mail: Mail,
        heard: HeardInteraction,
        request: Request,
        turn: asyncio.Lock,
        doubles: Doubles,
        *,
        patience: float,
    ) -> None:
        self._doubles = doubles
        self._front = front
        self._maker = maker
        self._mail = mail
        self._heard = heard
        self._request = request
        self._turn = turn
        self._patience = patience
        self._spoken = request.account.language
        self._deferral: asyncio.Task[None] | None = None

    async def take(self) -> None:
        """Have it done, and say the answer."""
        timer = asyncio.get_running_loop().call_later(self._patience, self._late)
        messages: list[dict[str, Any]] = []
        reply: Reply | Form | None = None
        try:
            async with self._turn:
                if self._doubles.again(self._heard, self._request):
                    await self._nothing_more()
                    return
                if not await self._read_files():
                    await self.excuse("discord-file-unreadable")
                    return
                reply = await self._front.handle(self._request)
                self._doubles.done(self._heard, self._request, reply)
            if isinstance(reply, Reply):
                if reply.repeated and reply.acknowledged:
                    return
                messages = await self._maker.ready(reply.drawn, self._heard.heaviest)
                self._spoken = reply.drawn.language
        finally:
            timer.cancel()
        try:
            if self._deferral is not None:
                await self._deferral
            became = await self._say(reply, messages)
            if self._request.press.startswith(OPENS):
                await self._mail.opened(self._request, became)
        except FAILURES as error:
            step = after(Rung.REPLY, error, Way.ANSWER)  # What is stored is the herald's, as the ladder says.
            log.warning("request %s could not be answered: %s: %s", self._request.id, step.name, error)
            broken = isinstance(error, discord.HTTPException) and error.status >= BROKEN_THERE
            if isinstance(reply, Form) or (
                isinstance(reply, Reply) and isinstance(error, discord.HTTPException) and not broken
            ):
                await self._anew(reply)
            return
        if isinstance(reply, Reply) and reply.stored:
            await self._front.acknowledged(reply.request, became)

    async def excuse(self, key: str, **values: Any) -> None:
        """Say a sentence of this chat's own, to this member alone."""
        try:
            if self._deferral is not None:
                await self._deferral
            await self._send([self._own(key, **values)], hidden=True)
        except FAILURES as error:
            log.warning("request %s could not be answered: %s", self._request.id, error)

    async def _nothing_more(self) -> None:
        """Tell Discord that it was heard: what it wants is there."""
        try:
            if not self._heard.answered:
                await self._heard.whole.response.defer()
        except FAILURES as error:
            log.debug("request %s was not acknowledged: %s", self._request.id, error)

    async def _anew(self, reply: Reply | Form) -> None:
        """Refused for good, it is a message of its own: the herald's, which knows of it, or else this chat's."""
        if isinstance(reply, Reply) and reply.stored:
            self._front.unsaid(reply.request)
            return
        try:
            if isinstance(reply, Form):
                await self._offer(reply)
            else:
                await self._repeat(reply)
        except (NotWritten, *FAILURES) as error:
            log.warning("request %s was not answered anew either: %s", self._request.id, error)

    async def _repeat(self, reply: Reply) -> None:
        """An answer that is kept nowhere, said by the bot itself; its files were read on their first way."""
        messages = await self._maker.ready(reply.drawn, self._heard.heaviest)
        if self._hidden(reply.audience):
            if await self._write(messages, reply.request) is None:
                language = reply.spoken or reply.drawn.language
                key = Key(
                    self._maker.words(language, "discord-open"), await self._front.undelivered(reply, self._request)
                )
                await self._call({"content": self._maker.words(language, "discord-waiting"), "view": view(((key,),))})
        elif permissions.may_write(self._heard.payload, files=any("files" in one for one in messages)):
            for part, message in enumerate(messages):
                await self._through_channel(message, part)

    async def _offer(self, form: Form) -> None:
        """A window that opens no more (Discord waits for three seconds): a button opens it, which holds no secret."""
        message = self._maker.unfilled(form, step_of(self._heard.custom_id), late=True)
        there = self._request.place.private or self._request.handle.get("apart")
        if there or not permissions.may_write(self._heard.payload, files=False):
            await self._mail.write(self._request.account, [message], self._request.id, self._request.place)
        else:
            await self._call(message)

    async def _call(self, message: dict[str, Any]) -> None:
        """Say it in the room, calling who asked."""
        person = int(self._request.account.id)
        content = f"<@{person}> {message['content']}"
        await self._through_channel({**message, "content": content, "allowed_mentions": calling([person])}, 0)

    async def _read_files(self) -> bool:
        """Attachments are read only now, while Discord can already be told to wait."""
        try:
            files = {
                name: File(value.filename, await value.read())
                for name, value in self._request.values.items()
                if isinstance(value, discord.Attachment)
            }
        except FAILURES as error:
            log.warning("the file of request %s could not be read: %s", self._request.id, error)
            return False
        if files:
            self._request = replace(self._request, values={**self._request.values, **files})
        return True

    # --- late

    def _late(self) -> None:
        self._deferral = asyncio.create_task(self._defer())

    async def _defer(self) -> None:
        """Tell Discord that an answer is coming. After a press that shows nothing, so it fits every audience."""
        pressed = self._heard.message is not None
        hidden = not pressed and self._hidden(self._front.visibility(self._request))
        try:
            await self._heard.whole.response.defer(ephemeral=hidden, thinking=not pressed)
        except FAILURES as error:
            log.warning("request %s could not be deferred: %s", self._request.id, error)

    def _hidden(self, audience: Audience) -> bool:
        """Whether only this member may see it; in a private chat nobody else does anyway."""
        return audience is not Audience.ROOM and not self._request.place.private

    def _alone(self) -> bool:
        """Whether nobody else sees anything there."""
        return self._request.place.private

    # --- saying

    async def _say(self, reply: Reply | Form | None, messages: Sequence[dict[str, Any]]) -> dict[str, Any]:
        if isinstance(reply, Form):
            return await self._ask(reply)
        if reply is None:
            return await self._send([self._own("discord-nothing")], hidden=True)
        hidden = self._hidden(reply.audience)
        if hidden and reply.audience is Audience.PRIVATE:
            written = await self._write(messages, reply.request)
            if written is not None:
                await self._send([self._own("discord-wrote-in-private")], hidden=True, filled=self._filled(reply))
                return written
        return await self._send(messages, hidden, replaces=reply.drawn.replaces, filled=self._filled(reply))

    async def _write(self, messages: Sequence[dict[str, Any]], of: str) -> dict[str, Any] | None:
        """Write in private; None where this member takes no private messages."""
        try:
            return await self._mail.write(self._request.account, messages, of, self._request.place)
        except (NotWritten, discord.HTTPException) as error:
            log.info("request %s is not answered in private: %s", self._request.id, error)
            return None

    def _own(self, key: str, **values: Any) -> dict[str, Any]:
        return {"content": self._maker.words(self._request.account.language, key, **values)}

    async def _ask(self, form: Form) -> dict[str, Any]:
        """A form, or the part of it that a window holds; where Discord takes no window, for it has been told to wait or
        one was just filled in, a button opens it."""
        filled = self._heard.type == InteractionType.modal_submit.value
        step = step_of(self._heard.custom_id)
        if filled and step.number < step.of:
            step = step.next
        elif filled:
            step = ONLY
        if filled or self._heard.answered:
            return await self._send([self._maker.unfilled(form, step)], hidden=True, filled=self._filled())
        await self._open(form, step)
        return {}

    def _filled(self, reply: Reply | None = None) -> bool:
        """Whether this form answers a message that asked its member to fill it in: that message has done its work. Not
        where the answer is a refusal that asks for nothing: then the member may open the form again."""
        held = self._heard.message
        if self._heard.type != InteractionType.modal_submit.value or held is None or not asks(held):
            return False
        asked = [*held.get("mentions", ()), (held.get("referenced_message") or {}).get("author", {})]
        mine = any(person.get("id") == self._request.account.id for person in asked)
        alone = self._heard.hidden or self._alone()
        again = (
            reply is not None and reply.drawn.tone is Tone.BAD and (reply.drawn.words_first or not reply.drawn.buttons)
        )
        return (alone or mine) and not again

    async def _open(self, form: Form, step: WindowStep) -> None:
        """Open the window; its id is the press that takes the whole form, or the one that asks for what is still
        missing."""
        in_words = self._maker.words(form.language, "discord-in-words")
        pages = windows(form, in_words, shared="guild_id" in self._heard.payload)
        step = WindowStep(step.number, max(step.of, step.number - 1 + len(pages)))
        said = self._maker.words(form.language, "discord-step", step=step.number, steps=step.of) if step.of > 1 else ""
        id = step.marked(form.press if len(pages) == 1 else form.opens, self._heard.id)
        await self._heard.whole.response.send_modal(FormWindow(titled(form.title, said), id, pages[0]))

    async def _send(
        self, messages: Sequence[dict[str, Any]], hidden: bool, *, replaces: bool = False, filled: bool = False
    ) -> dict[str, Any]:
        """Send the messages. The first is the answer; or it replaces the message whose button was pressed (`replaces`)
        or that asked for a form (`filled`), if both are seen by the same people, and takes its buttons away. A card of
        one member's own in whose place something for all would stand is taken away."""
        hidden = hidden and not self._request.place.private
        held = self._heard.message
        standing = []
        there = self._alone() or self._heard.hidden is hidden
        if filled and not there:
            await self._edit(self._own("discord-filled-in"))
        spent = held is not None and self._heard.hidden and not there and replaces and not filled
        if spent and not self._heard.answered:
            await self._heard.whole.response.defer()  # So that the card that was pressed can be taken away.
        if held is not None and there and (replaces or filled):
            await self._edit(messages[0])
            first = str(held["id"])
            await self._call_there(held, messages[0])
            standing = [first] if self._heard.laid else []
        elif self._heard.answered:
            first = await (self._fill if await self._promised(hidden) else self._more)(messages[0], hidden)
        else:
            first = await self._maker.either(messages[0], lambda: self._first(messages[0], hidden))
        sent = [first, *[await self._more(message, hidden, part) for part, message in enumerate(messages[1:], 1)]]
        if spent:
            with contextlib.suppress(discord.HTTPException):  # Its reader may have dismissed it; what counts is said.
                await self._heard.whole.delete_original_response()
        became = {"channel": self._request.handle["channel"], "messages": sent, "hidden": hidden}
        return {**became, **laid(messages, sent, standing)}

    async def _call_there(self, held: Mapping[str, Any], message: Mapping[str, Any]) -> None:
        """Call by a message of its own whom what now stands there calls, and nobody called for it lately: an edit
        notifies nobody."""
        known = [one["id"] for one in held.get("mentions", ())]
        self._maker.called.fresh(held["id"], known)
        calls = message.get("allowed_mentions")
        fresh = (
            self._maker.called.fresh(held["id"], [str(user.id) for user in calls.users]) if calls is not None else ()
        )
        people = [one for one in fresh if one != self._request.account.id]
        if (
            not people
            or self._heard.hidden
            or self._alone()
            or not permissions.may_write(self._heard.payload, files=False)
        ):
            return
        words = self._maker.words(self._spoken, "discord-news-above", count=len(people))
        content = " ".join((*(f"<@{one}>" for one in people), words))
        try:
            called = {"content": content, "allowed_mentions": calling(map(int, people))}
            await self._through_channel({**called, "reference": self._below(int(held["id"]))}, _CALLS)
        except FAILURES as error:  # What they are called for stands there all the same.
            log.info("nobody is called for request %s: %s", self._request.id, error)

    def _below(self, message: int) -> discord.MessageReference:
        """Under which message something is said, as long as that is there."""
        channel = int(self._request.handle["channel"])
        return discord.MessageReference(message_id=message, channel_id=channel, fail_if_not_exists=False)

    async def _first(self, message: dict[str, Any], hidden: bool) -> str:
        """The answer that Discord waits for."""
        if "files" not in message:
            return await respond(self._heard, message, hidden=hidden)
        said = await self._heard.whole.response.send_message(**told(message), ephemeral=hidden)
        return str(said.message_id)

    async def _edit(self, message: dict[str, Any]) -> None:
        whole = self._heard.whole
        do: Any = whole.edit_original_response if self._heard.answered else whole.response.edit_message
        await self._maker.either(message, lambda: do(**edited(message, laid=self._heard.laid)))

    async def _fill(self, message: dict[str, Any], hidden: bool) -> str:
        """Fill in the answer that was promised; a message in newer components can come there only by an edit."""
        if "layout" not in message:
            return await self._follow(message, hidden)
        edit = self._heard.whole.edit_original_response
        return str((await self._maker.either(message, lambda: edit(**edited(message)))).id)

    async def _promised(self, hidden: bool) -> bool:
        """Whether the next message fills the defer. One with another audience is deleted."""
        if self._heard.whole.response.type is not InteractionResponseType.deferred_channel_message:
            return False
        if self._hidden(self._front.visibility(self._request)) is hidden:
            return True
        await self._heard.whole.delete_original_response()  # Discord fixes who sees an answer with the defer.
        return False

    async def _more(self, message: dict[str, Any], hidden: bool, part: int = 0) -> str:
        """Send it through the channel with a nonce, so that a restart cannot repeat it: follow-ups take none.

        A hidden message, and any where the bot may not write by itself, can only be a follow-up.
        """
        if hidden or not permissions.may_write(self._heard.payload, files="files" in message):
            return await self._follow(message, hidden)
        return await self._through_channel(message, part)

    async def _through_channel(self, message: dict[str, Any], part: int) -> str:
        channel = self._heard.client.get_partial_messageable(int(self._request.handle["channel"]))
        once = nonce(self._request.id, channel.id, part)
        said = await self._maker.either(message, lambda: channel.send(**told(message), nonce=once))
        return str(said.id)

    async def _follow(self, message: dict[str, Any], hidden: bool) -> str:
        send = self._heard.whole.followup.send
        said = await self._maker.either(message, lambda: send(**told(message), ephemeral=hidden, wait=True))
        return str(said.id)
