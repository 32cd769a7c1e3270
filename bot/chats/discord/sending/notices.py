"""Messages of our own accord: notices, their corrections, and answers that were not said before a restart."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import aiohttp
import discord

from bot.chats.discord.gateway.failures import NotWritten, after
from bot.chats.discord.gateway.servers import Servers
from bot.chats.discord.reading import PLATFORM, moment
from bot.chats.discord.sending.channel_sender import ChannelSender
from bot.chats.discord.sending.direct_messages import Mail
from bot.chats.discord.sending.happenings import Happenings
from bot.chats.discord.sending.message_maker import LAID, MessageMaker, calling, edited, laid, nonce, told
from bot.hall.cards.card import Audience
from bot.hall.requests import HeldBack, Later, Notice, Unreachable
from bot.ladder.steps import Rung, Way

log = logging.getLogger(__name__)

PAUSE = 10.0
"""Seconds to wait after a failure of Discord or of the network."""
TOKEN_LIVES = 15 * 60.0
"""Seconds for which what came of an interaction can be said and changed by its token. Later each try is a 401, and ten
thousand of those in ten minutes are a ban (docs.discord.com/developers: topics/rate-limits)."""


class Crier:
    """Says notices. discord.py itself waits for ordinary rate limits, half a minute at most."""

    def __init__(
        self,
        maker: MessageMaker,
        mail: Mail,
        client: discord.Client,
        sender: ChannelSender,
        servers: Servers,
        clock: Callable[[], float],
    ) -> None:
        self._maker = maker
        self._clock = clock
        self._sender = sender
        self._mail = mail
        self._client = client
        self._happenings = Happenings(client, servers)

    async def say(self, notice: Notice) -> Mapping[str, Any]:
        """Say a notice, or raise Later or Unreachable."""
        try:
            return await self._say(notice)
        except NotWritten as error:
            if error.seconds:
                raise HeldBack(error.seconds, error.step.name) from error
            raise Unreachable(error.step.name, error.step) from error
        except (discord.RateLimited, discord.HTTPException) as error:
            step = after(Rung.MESSAGE, error, Way.NOTICE)
            if step.then is Rung.LATER:
                raise Later(_told_to_wait(error) or step.pause, str(error)) from error
            log.info("notice %s: %s: %s", notice.id, step.name, error)
            raise Unreachable(str(error), step) from error
        except (aiohttp.ClientError, discord.ClientException, OSError) as error:
            raise Later(PAUSE, str(error)) from error
        except RuntimeError as error:
            # What aiohttp says of a connection that we closed ourselves: the notice is said after the next start.
            if not self._client.is_closed():
                raise
            raise Later(PAUSE, str(error)) from error

    def _is_run_out(self, handle: Mapping[str, Any]) -> bool:
        """Whether an interaction is too old for anything to be done by its token."""
        id = str(handle.get("request", "")).removeprefix(f"{PLATFORM}:")
        return id.isdecimal() and self._clock() - moment(int(id)) > TOKEN_LIVES

    async def _say(self, notice: Notice) -> Mapping[str, Any]:
        if notice.drawn.happening is not None:
            return await self._happenings.keep(notice)
        of = f"notice:{notice.id}"
        if notice.handle:
            of = notice.handle.get("request", of)
            said = await self._heard(notice, of)
            if said is not None:
                return said
        messages = await self._maker.ready(notice.drawn)
        if notice.edits and (corrected := await self._correct(notice, messages, of)) is not None:
            return corrected
        if notice.in_place:
            raise Unreachable("what it edits is gone")
        if notice.place is not None and (notice.audience is Audience.ROOM or notice.place.private):
            return await self._in_channel(notice, messages, of)
        if notice.account is not None:
            return await self._mail.write(notice.account, messages, of, notice.place)
        raise Unreachable("a private notice without an account")

    async def _in_channel(self, notice: Notice, messages: Sequence[dict[str, Any]], of: str) -> Mapping[str, Any]:
        """As messages in the channel; an answer to a button in the place of the message that held it."""
        assert notice.place is not None
        pressed = _replaced(notice)
        standing = [pressed] if (notice.handle or {}).get(LAID) else []
        sent: list[str] = []
        if pressed and (newer := await _newer(notice)) is not None:
            return newer
        if pressed:
            try:
                channel = self._client.get_partial_messageable(int(notice.place.id))
                self._sender.old_edits.held(channel.id, [int(pressed)])
                message = channel.get_partial_message(int(pressed))
                await self._sender.edit(message, messages[0], notice.drawn.language, laid=bool(standing))
                sent.append(pressed)
            except discord.HTTPException as error:
                _anew(error)
        sent += await self._sent(notice, int(notice.place.id), messages[len(sent) :], of, len(sent))
        return {**_for_all(notice.place.id, sent), **_calls(messages), **laid(messages, sent, standing)}

    async def _sent(
        self, notice: Notice, room: int, messages: Sequence[dict[str, Any]], of: str, before: int
    ) -> list[str]:
        """Send the parts of something after those that were said before; gives their ids."""
        channel = self._client.get_partial_messageable(room)
        sent = [
            await self._sender.send(channel, room, message, of, part, notice.drawn.language)
            for part, message in enumerate(messages, before)
        ]
        return [str(message.id) for message in sent]

    async def _correct(self, notice: Notice, messages: Sequence[dict[str, Any]], of: str) -> dict[str, Any] | None:
        """Put the messages in the place of the earlier ones; None where Discord refuses.

        People called now who were not called before get a message of its own: an edit notifies nobody.
        """
        became = notice.edits or {}
        earlier: list[str] = list(became.get("messages", ()))
        if not earlier or len(messages) > len(earlier):
            return None
        if became.get("hidden"):
            return await self._correct_hidden(became, earlier, messages, below=notice.below)
        channel = self._client.get_partial_messageable(int(became["channel"]))
        standing = _standing(became)
        self._sender.old_edits.held(channel.id, map(int, earlier))
        try:
            for id, message in zip(earlier, messages, strict=False):
                there = channel.get_partial_message(int(id))
                await self._sender.edit(there, message, notice.drawn.language, laid=id in standing)
            for id in earlier[len(messages) :]:
                await channel.get_partial_message(int(id)).delete()
        except discord.HTTPException as error:
            _anew(error)
            return None
        calls = _calls(messages)
        # Of an answer to an interaction it is not known whom it called: then nobody is called again.
        known = became.get("calls", calls["calls"])
        if fresh := [call for call in calls["calls"] if call not in known]:
            words = self._maker.words(notice.drawn.language, "discord-news-above", count=len(fresh))
            content = " ".join((*(f"<@{call}>" for call in fresh), words))
            once = nonce(of, channel.id, len(messages))
            above = discord.MessageReference(
                message_id=int(earlier[0]), channel_id=channel.id, fail_if_not_exists=False
            )
            await channel.send(content=content, allowed_mentions=calling(fresh), nonce=once, reference=above)
        kept = earlier[: len(messages)]
        return {**_for_all(became["channel"], kept), **calls, **laid(messages, kept, standing)}

    async def _correct_hidden(
        self, became: Mapping[str, Any], earlier: Sequence[str], messages: Sequence[dict[str, Any]], *, below: bool
    ) -> dict[str, Any] | None:
        """What one member alone sees is changed by what answers the interaction, for 15 minutes; None after that."""
        if not became.get("token") or self._is_run_out(became):
            return None
        hook, kept = self._hook(became), [*earlier[: len(messages)]]
        standing = [] if below else _standing(became)
        try:
            if below:
                kept = await self._said_below(hook, earlier, messages)
            else:
                for id, message in zip(kept, messages, strict=True):
                    await self._edit(hook, int(id), message, laid=id in standing)
                for id in earlier[len(messages) :]:
                    await hook.delete_message(int(id))
        except discord.HTTPException as error:
            _anew(error)
            return None
        return {"channel": became["channel"], "messages": kept, "hidden": True, **laid(messages, kept, standing)}

    async def _said_below(
        self, hook: discord.Webhook, earlier: Sequence[str], messages: Sequence[dict[str, Any]]
    ) -> list[str]:
        """Say it once more below what came since, and take it away above; gives the new ids."""
        sent = [await self._hidden_part(hook, message) for message in messages]
        for id in earlier:
            with contextlib.suppress(discord.HTTPException):  # Its reader may have dismissed it; what counts is said.
                await hook.delete_message(int(id))
        return sent

    async def _edit(self, hook: discord.Webhook, id: int, message: dict[str, Any], *, laid: bool) -> None:
        """Put it in the place of an answer to an interaction."""
        await self._maker.either(message, lambda: hook.edit_message(id, **edited(message, laid=laid)))

    async def _filled(self, hook: discord.Webhook, id: int, message: dict[str, Any], *, laid: bool) -> bool:
        """Put it where an answer was promised; False where Discord refuses: the quarter of an hour may just be over."""
        try:
            await self._edit(hook, id, message, laid=laid)
        except discord.HTTPException as error:
            _anew(error)
            return False
        return True

    async def _heard(self, notice: Notice, of: str) -> Mapping[str, Any] | None:
        """Complete the answer to an interaction of a process that is gone.

        None where it is to be sent as a message: nothing of it is on Discord, or its nonce tells Discord that it is.
        """
        assert notice.handle is not None
        handle = notice.handle
        # What was pressed in private for a room is answered in that room.
        if (
            not handle.get("token")
            or (handle.get("apart") and notice.audience is Audience.ROOM)
            or self._is_run_out(handle)
        ):
            return None
        hook = self._hook(handle)
        original = await self._original(hook)
        if original is None:
            return None
        hidden = original.flags.ephemeral
        pressed = str(original.id) == handle.get("pressed")
        if pressed and not notice.drawn.replaces:
            return None
        promised = original.flags.loading or pressed
        if hidden is not _hidden(notice):
            # A defer with another audience; or the apology of a process that did not hear that the database had it all.
            if original.flags.loading:
                await hook.delete_message(original.id)
            return None
        first, *more = await self._maker.ready(notice.drawn)
        if pressed and (newer := await _newer(notice)) is not None:
            return newer
        sent = [str(original.id)]
        standing = sent[:] if original.flags.components_v2 else []
        if hidden and notice.audience is Audience.PRIVATE:
            if not promised:  # What stands there is the word that it was written in private.
                return {"channel": handle["channel"], "messages": sent, "hidden": True}
            if (written := await self._written(notice, [first, *more], of)) is not None:
                words = self._maker.words(notice.account.language if notice.account else "", "discord-wrote-in-private")
                await self._filled(hook, original.id, {"content": words}, laid=bool(standing))
                return written
        if promised and not await self._filled(hook, original.id, first, laid=bool(standing)):
            return None
        if hidden:
            sent += [await self._hidden_part(hook, message) for message in more]
        else:
            sent += await self._sent(notice, int(handle["channel"]), more, of, len(sent))
        found = laid([first, *more], sent, standing)
        return {"channel": handle["channel"], "messages": sent, "hidden": hidden, **found}

    async def _hidden_part(self, hook: discord.Webhook, message: dict[str, Any]) -> str:
        """One more message that only its addressee sees."""
        said = await self._maker.either(message, lambda: hook.send(**told(message), ephemeral=True, wait=True))
        return str(said.id)

    async def _written(self, notice: Notice, messages: Sequence[dict[str, Any]], of: str) -> Mapping[str, Any] | None:
        """Write in private; None where private messages are closed."""
        if notice.account is None:
            return None
        try:
            return await self._mail.write(notice.account, messages, of, notice.place)
        except NotWritten:
            return None

    def _hook(self, handle: Mapping[str, Any]) -> discord.Webhook:
        """What answers an interaction, as discord.py makes it for follow-ups."""
        return discord.Webhook.from_state(
            data={"id": int(handle["application"]), "type": 3, "token": handle["token"]}, state=self._client._connection
        )

    async def _original(self, hook: discord.Webhook) -> discord.WebhookMessage | None:
        """The answer to an interaction as it stands; None where there is none, or nobody can tell any more."""
        try:
            return await hook.fetch_message(_ORIGINAL)
        except discord.HTTPException as error:
            if error.status in (401, 404):
                return None
            raise


_ORIGINAL: Any = "@original"


def _told_to_wait(error: discord.RateLimited | discord.HTTPException) -> float:
    """Seconds that Discord wants to be waited."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    return float(error.response.headers.get("Retry-After", 0))


def _anew(error: discord.HTTPException) -> None:
    """A change was refused: it is said as a message of its own, unless it is to wait."""
    step = after(Rung.EDIT, error, Way.CHANGE)
    if step.then is not Rung.ANEW:
        raise error
    log.info("not changed but said anew: %s: %s", step.name, error)


def _calls(messages: Sequence[dict[str, Any]]) -> dict[str, list[int]]:
    """Whom these messages call."""
    allowed = [message["allowed_mentions"] for message in messages if "allowed_mentions" in message]
    calls = sorted({user.id for one in allowed for user in one.users})
    return {"calls": calls}


def _for_all(channel: str, messages: Sequence[str]) -> dict[str, Any]:
    """What something became that all can see there. It says so: the press that it answers may have been of a card that
    one member saw alone, and the herald puts what the press and the answer say together."""
    return {"channel": channel, "messages": messages, "hidden": False}


def _hidden(notice: Notice) -> bool:
    """Whether only its addressee may see it."""
    return notice.audience is not Audience.ROOM and not (notice.place is not None and notice.place.private)


def _replaced(notice: Notice) -> str:
    """The message whose button was pressed, where the answer belongs in its place."""
    handle = notice.handle or {}
    elsewhere = handle.get("hidden") or handle.get("apart")
    return str(handle.get("pressed", "")) if notice.drawn.replaces and not elsewhere else ""


async def _newer(notice: Notice) -> Mapping[str, Any] | None:
    """What the newer became that stands where a late answer would be put now; Later where it is on its way there."""
    return await notice.newer() if notice.newer is not None else None


def _standing(became: Mapping[str, Any]) -> Sequence[str]:
    """Which of the messages of something said before are laid out; what a press says so is of the message it was in."""
    found = became.get(LAID)
    return found if isinstance(found, list) else ()
