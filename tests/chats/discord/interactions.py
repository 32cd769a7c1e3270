"""An interaction in memory: what the chat said of it to Discord, call by call, and a front that answers as told."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Collection, Iterable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import discord
from discord import InteractionResponseType, InteractionType

from bot.chats.discord.answering.answering import Answering
from bot.chats.discord.answering.turns import Doubles
from bot.chats.discord.gateway.json_post import PostReply
from bot.chats.discord.sending.channel_sender import ChannelSender
from bot.chats.discord.sending.message_maker import MessageMaker
from bot.hall.cards.card import Audience, Drawn, Say, Span
from bot.hall.requests import Account, Form, Place, Reply, Request
from bot.ladder.steps import Step
from bot.texts import Texts

ROOM = Place("discord", "20", "tavolo", house="2", house_title="Club")
ANNA = Account("discord", "30", "Anna", "it")
BEA = Account("discord", "31", "Bea", "it")
EPHEMERAL = discord.MessageFlags.ephemeral.flag
CLOSED = 50007


def card(*lines: str, **more: Any) -> Drawn:
    """A card of these lines."""
    return Drawn((), tuple((Span(line),) for line in lines), language="it", **more)


def reply(drawn: Drawn, audience: Audience = Audience.ROOM, **more: Any) -> Reply:
    """A reply that is on disk."""
    return Reply("discord:1", drawn, audience, **{"stored": True, **more})


def refused(status: int, code: int = 0) -> discord.HTTPException:
    """What discord.py raises."""
    response: Any = SimpleNamespace(status=status, reason="", headers={})
    return discord.HTTPException(response, {"code": code, "message": ""})


def sender(maker: MessageMaker) -> ChannelSender:
    """What sends to channels, with a memory of its own."""
    kept: dict[str, str] = {}

    async def recall(key: str) -> str | None:
        return kept.get(key)

    async def remember(key: str, value: str) -> None:
        kept[key] = value

    return ChannelSender(maker, recall, remember, time.time)


class Front:
    """Gives one answer when it is let, and keeps what it was told."""

    texts = Texts()

    def __init__(self, answer: Reply | Form | None, expected: Audience = Audience.ROOM) -> None:
        self.answer = answer
        self.expected = expected
        self.go = asyncio.Event()
        self.go.set()
        self.said: dict[str, Mapping[str, Any]] = {}
        self.given_up: list[str] = []
        self.barring: list[str] = []
        self.apart: list[str] = []
        self.waiting: list[str] = []
        """The steps for which organisers were told of a room."""

    async def handle(self, request: Request) -> Reply | Form | None:
        await self.go.wait()
        return self.answer

    def visibility(self, request: Request) -> Audience:
        return self.expected

    def unsaid(self, request: str) -> None:
        self.given_up.append(request)

    async def undelivered(self, reply: Reply, request: Request) -> str:
        return "!open kept"

    async def acknowledged(self, request: str, became: Mapping[str, Any]) -> None:
        self.said[request] = became

    async def forgotten_account(self, place: Place, accounts: Iterable[Account]) -> Say | None:
        return None

    async def forgotten_name(self, place: Place, words: str) -> str:
        return ""

    def takes_file(self, request: Request) -> bool:
        return True

    async def held_back(self, account: Account, step: Step) -> None:
        self.barring.append(step.name)

    async def unnamed(self, request: Request, words: str) -> str:
        return words

    async def held_back_no_more(self, platform: str) -> None: ...

    async def barred(self, place: Place, step: Step, managers: Collection[str] = ()) -> None:
        self.barring.append(step.name)

    async def may_speak(self, place: Place) -> None: ...

    async def told_apart(self, reply: Reply, place: Place) -> None:
        self.apart.append(reply.request)

    async def unheard(self, reply: Reply | Form, request: Request) -> None:
        self.waiting.append(request.id)

    async def accounts(self, person: str) -> tuple[Account, ...]:
        return {"anna": (Account("telegram", "11", "Anna"), ANNA), "bea": (BEA,)}.get(person, ())


class Mail:
    """Private messages, taken or not."""

    def __init__(self, failure: discord.DiscordException | None = None) -> None:
        self.failure = failure
        self.written: list[Any] = []
        self.about: list[tuple[str, Place | None]] = []
        """Of which request each was, and in which room."""

    async def write(self, account: Account, messages: Sequence[Any], of: str, room: Place | None) -> dict[str, Any]:
        if self.failure is not None:
            raise self.failure
        self.written.extend(messages)
        self.about.append((of, room))
        return {"channel": "dm", "messages": ["900"]}


class Interaction:
    """One interaction as the chat hears it; `calls` is what Discord was asked, in order."""

    id, token, heaviest, house, laid = 1, "token", 8_000_000, "Club", False

    def __init__(self, *, pressed: bool = False, hidden: bool = False, writes: bool = True, shut: int = 0) -> None:
        self.calls: list[tuple[str, dict[str, Any]]] = []
        self.failure: Exception | None = None
        self.too_late = False
        """For an answer: what the bot says by itself is taken."""
        self.shut = shut
        """A channel that takes no message of the bot's own."""
        self.busy = 0
        """A channel that takes none now."""
        self.message: dict[str, Any] | None = {"id": "55"} if pressed else None
        self.hidden = hidden
        self.custom_id = ""
        self.type = (InteractionType.component if pressed else InteractionType.application_command).value
        permissions = discord.Permissions.all() if writes else discord.Permissions.none()
        self.payload: dict[str, Any] = {
            **{"channel": {"type": 0}, "data": {}},
            "app_permissions": str(permissions.value),
        }
        self.answered = False
        self.deferred: InteractionResponseType | None = None
        self.client: Any = SimpleNamespace(get_partial_messageable=self._channel)
        self.poster = SimpleNamespace(post=self._post)
        self._numbers = iter(range(101, 200))
        self.whole: Any = SimpleNamespace(
            response=SimpleNamespace(
                defer=self._defer, send_message=self._send, send_modal=self._modal, edit_message=self._edit
            ),
            followup=SimpleNamespace(send=self._follow),
            edit_original_response=self._edit_original,
            delete_original_response=self._delete_original,
        )

    @property
    def names(self) -> list[str]:
        """What was asked of Discord."""
        return [name for name, _ in self.calls]

    def of(self, name: str) -> list[dict[str, Any]]:
        """With what one thing was asked."""
        return [given for called, given in self.calls if called == name]

    def _note(self, name: str, **given: Any) -> SimpleNamespace:
        if self.failure is not None:
            raise self.failure
        if self.too_late and name in ("post", "send_message", "modal"):
            raise refused(404, 10062)
        self.calls.append((name, given))
        number = next(self._numbers)
        return SimpleNamespace(id=number, message_id=number, jump_url="https://discord.test/1")

    async def _post(self, path: str, body: bytes) -> PostReply:
        said = self._note("post", **json.loads(body)["data"])
        return PostReply(200, "OK", json.dumps({"interaction": {"response_message_id": str(said.id)}}).encode())

    async def _defer(self, *, ephemeral: bool = False, thinking: bool = False) -> None:
        self._note("defer", ephemeral=ephemeral, thinking=thinking)
        kinds = InteractionResponseType
        self.answered = True
        self.whole.response.type = kinds.deferred_channel_message if thinking else kinds.deferred_message_update

    async def _send(self, **given: Any) -> SimpleNamespace:
        return self._note("send_message", **given)

    async def _modal(self, modal: discord.ui.Modal) -> None:
        self._note("modal", title=modal.title)

    async def _edit(self, **given: Any) -> None:
        self._note("edit", **given)

    async def _follow(self, **given: Any) -> SimpleNamespace:
        return self._note("follow", **given)

    async def _edit_original(self, **given: Any) -> SimpleNamespace:
        return self._note("edit_original", **given)

    async def _delete_original(self) -> None:
        self._note("delete_original")

    def _channel(self, id: int, *, guild_id: int | None = None) -> SimpleNamespace:
        async def send(**given: Any) -> SimpleNamespace:
            if id == self.shut:
                raise discord.Forbidden(refused(403).response, "")
            if id == self.busy:
                raise refused(503)
            said = self._note("channel", **given)
            said.jump_url = f"https://discord.test/{guild_id or '@me'}/{id}/{said.id}"
            return said

        return SimpleNamespace(id=id, send=send)


class Refusing(Interaction):
    """Discord refuses some of what it is asked, and takes the rest."""

    def __init__(self, refusals: Mapping[str, Exception], **more: Any) -> None:
        super().__init__(**more)
        self.refusals = refusals

    def _note(self, name: str, **given: Any) -> SimpleNamespace:
        said = super()._note(name, **given)
        if name in self.refusals:
            raise self.refusals[name]
        return said


async def answer(
    interaction: Interaction,
    front: Front,
    *,
    mail: Mail | None = None,
    place: Place = ROOM,
    late: bool = False,
    values: Mapping[str, Any] | None = None,
    by: Account = ANNA,
    maker: MessageMaker | None = None,
    patience: float = 60.0,
) -> None:
    """Have it done and answered; `late`: only after Discord was told to wait."""
    given: Any = (front, maker or MessageMaker(front), mail or Mail(), interaction)  # type: ignore[arg-type]
    handle = {"channel": "20"}
    request = Request("discord:1", by, place, 0.0, path="roll", handle=handle, values=values or {})
    taking = asyncio.create_task(
        Answering(*given, request, asyncio.Lock(), Doubles(time.monotonic), patience=0.0 if late else patience).take()
    )
    if late:
        front.go.clear()
        while "defer" not in interaction.names:
            await asyncio.sleep(0)
        front.go.set()
    await taking
