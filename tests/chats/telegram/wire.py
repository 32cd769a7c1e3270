"""A Telegram in memory under the real python-telegram-bot, a hall that answers as told, and updates to feed them."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from typing import Any

from telegram import Bot, Update
from telegram.request import BaseRequest, RequestData

from bot.chats.telegram.administrators import Administrators
from bot.chats.telegram.answering.answering import Answerer
from bot.chats.telegram.answering.board_turns import BoardTurns
from bot.chats.telegram.answering.origins import MemberOrigins
from bot.chats.telegram.answering.press import SOON
from bot.chats.telegram.answering.together import AskedTogether
from bot.chats.telegram.rate_limits import Crowd, Limits
from bot.chats.telegram.receiving import Receiver
from bot.chats.telegram.sending.ephemeral import Ephemerals
from bot.chats.telegram.sending.media_rights import MediaRights
from bot.chats.telegram.sending.outbox import Outbox
from bot.chats.telegram.sending.sender import Sender
from bot.chats.telegram.sending.showing import Showing
from bot.chats.telegram.sending.waiting import Waiting
from bot.hall.cards.card import Audience, Card, Drawn, DrawnPicture, Say, Span, Tone
from bot.hall.declared.catalogue import Commands
from bot.hall.requests import Account, Form, Place, Reply, Request, Suggestion
from bot.hall.running.watch import Watch
from bot.ladder.steps import Step
from bot.storage.contract import Trouble
from bot.texts import Texts

ME = {"id": 700, "is_bot": True, "first_name": "Araldo", "username": "araldo_bot"}
ANNA = {"id": 11, "is_bot": False, "first_name": "Anna", "username": "anna", "language_code": "it"}
BRUNO = {"id": 12, "is_bot": False, "first_name": "Bruno", "language_code": "en"}
CLUB = {"id": -100, "type": "supergroup", "title": "Club"}
FORUM = {"id": -200, "type": "supergroup", "title": "Forum", "is_forum": True}
FAST = Limits(*[(10_000, 1.0)] * 4)
PNG = b"\x89PNG\r\n\x1a\n" + b"0" * 64

Call = tuple[str, dict[str, Any]]
Fault = tuple[int, str, dict[str, Any]]


class Wire(BaseRequest):
    """Telegram's end: keeps what was asked, and answers as it would, or with the faults laid out for a method."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.faults: dict[str, list[Fault]] = {}
        self.answers: dict[str, Callable[[dict[str, Any]], Any]] = {"getMe": lambda _: ME}
        self.last, self.last_unseen = 1000, 0
        self.closed = 0  # lines to it
        self.knows_ephemeral = True
        self.timeouts: dict[str, dict[str, Any]] = {}
        """How long the last call of each method waits."""
        self.file = b""  # what is in every file that is fetched
        self.files: list[str] = []  # the names of those that came

    @property
    def read_timeout(self) -> float | None:
        return 5.0

    async def initialize(self) -> None:
        pass

    async def shutdown(self) -> None:
        self.closed += 1

    async def retrieve(self, *_: Any, **__: Any) -> bytes:
        return self.file

    def fault(self, method: str, status: int, description: str, **parameters: Any) -> None:
        """The next call of this method fails so."""
        self.faults.setdefault(method, []).append((status, description, parameters))

    def made(self, *methods: str) -> list[dict[str, Any]]:
        """What was asked by these methods."""
        return [data for name, data in self.calls if name in methods]

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.calls if name != "getChatAdministrators"]

    async def do_request(
        self, url: str, method: str, request_data: RequestData | None = None, *timeouts: Any, **more: Any
    ) -> tuple[int, bytes]:
        await asyncio.sleep(0)
        name = url.rsplit("/", 1)[1]
        data = dict(request_data.parameters) if request_data else {}
        self.calls.append((name, data))
        self.timeouts[name] = more
        self.files += [one[0] for one in ((request_data and request_data.multipart_data) or {}).values()]
        shows = data.get("link_preview_options", {}) if "text" in data and name != "answerCallbackQuery" else None
        assert shows in (None, {"is_disabled": True}), "no link in a message is shown as a picture"
        answers = data.get("reply_parameters") or {}
        surely = "message_id" not in answers or answers.get("allow_sending_without_reply")
        assert surely, "an answer arrives though what it answers was deleted"
        if self.faults.get(name):
            status, description, parameters = self.faults[name].pop(0)
            failure = {"ok": False, "error_code": status, "description": description}
            return status, json.dumps({**failure, **({"parameters": parameters} if parameters else {})}).encode()
        answer = self.answers.get(name, self._usual)
        return 200, json.dumps({"ok": True, "result": answer({**data, "method": name})}).encode()

    def _usual(self, data: dict[str, Any]) -> Any:
        if data["method"] == "getChatAdministrators":
            return []
        if data["method"] == "getChatMember":
            return {"user": {"id": data["user_id"], "is_bot": False, "first_name": "X"}, "status": "member"}
        if not data["method"].startswith(("send", "editMessage")):
            return True
        if "ephemeral_message_parameters" in data and self.knows_ephemeral:
            return self._for_one(data)
        self.last += data["method"].startswith("send")
        number = self.last if data["method"].startswith("send") else int(data["message_id"])
        chat = int(data["chat_id"])
        sort = {"type": "private", "first_name": "X"} if chat > 0 else {"type": "supergroup", "title": "X"}
        return {"message_id": number, "date": 0, "chat": {"id": chat, **sort}, "from": ME, "text": "x"}

    def _for_one(self, data: dict[str, Any]) -> Any:
        """A message for one member: its usual id is 0."""
        self.last_unseen += 1
        chat = {"id": int(data["chat_id"]), "type": "supergroup", "title": "X"}
        receiver = data["ephemeral_message_parameters"]["receiver_user_id"]
        named = {"ephemeral_message_id": self.last_unseen, "receiver_user": {**ANNA, "id": receiver}}
        return {"message_id": 0, "date": 0, "chat": chat, "from": ME, "text": "x", **named}


class Hall:
    """A Front that answers as told and keeps what it heard."""

    def __init__(self) -> None:
        self.commands = Commands(())
        self.texts = Texts()
        self.watch = Watch()
        self.heard: list[Request] = []
        self.said: dict[str, Mapping[str, Any]] = {}
        self.reached: dict[str, bool] = {}
        self.moves: list[tuple[str, str]] = []
        self.kept: list[Reply] = []
        self.barring: list[tuple[str, str]] = []
        self.managers: tuple[str, ...] = ()
        self.without_file: set[str] = set()
        self.waiting: list[str] = []
        self.freed: list[str] = []
        """The groups in which our rights have changed."""
        self.apart: list[tuple[str, str]] = []
        """The rooms of which organisers were told, and by which step."""
        self.opens: Callable[[int], str] = lambda number: "w-kept"
        self.greetings: list[Place] = []
        self.gone: list[tuple[str, str]] = []
        self.people: dict[str, Account] = {}
        self.forgotten: set[str] = set()
        self.answer: Callable[[Request], Reply | Form | None] = lambda request: say(request, request.line)
        self.audience = Audience.ROOM
        self.drawn = PNG
        """What every picture is drawn as."""
        self.away = False
        """Whether its database is away."""

    async def handle(self, request: Request) -> Reply | Form | None:
        self.heard.append(request)
        return self.answer(request)

    def visibility(self, request: Request) -> Audience:
        return self.audience

    async def acknowledged(self, request: str, became: Mapping[str, Any]) -> None:
        self.said[request] = became

    async def complete(self, request: Request, command: str, parameter: str, typed: str) -> list[Suggestion]:
        return []

    async def draw_picture(self, picture: DrawnPicture, form: str = "png") -> bytes:
        if picture.maker == "broken":
            raise RuntimeError("no picture")
        return self.drawn

    async def accounts(self, person: str) -> tuple[Account, ...]:
        return (self.people[person],) if person in self.people else ()

    async def greeting(self, place: Place, added_by: Account | None) -> Drawn | None:
        self.greetings.append(place)
        return card("Ciao")

    async def moved(self, platform: str, old: str, new: str) -> None:
        self.moves.append((old, new))

    async def left(self, place: Place, account: Account, update: str, at: float) -> None:
        self.gone.append((place.id, account.id))

    async def reachable(self, account: Account, yes: bool) -> None:
        if self.away:
            raise Trouble("unreachable")
        self.reached[account.id] = yes

    async def forgotten_account(self, place: Place, accounts: Iterable[Account]) -> Say | None:
        gone = any(account.id in self.forgotten for account in accounts)
        return Say("refused-account-forgotten", {}) if gone else None

    async def forgotten_name(self, place: Place, words: str) -> str:
        return next((word for word in words.split() if word in self.forgotten), "")

    def takes_file(self, request: Request) -> bool:
        return request.line not in self.without_file

    async def held_back(self, account: Account, step: Step) -> None:
        self.barring.append((account.id, step.name))

    async def unnamed(self, request: Request, words: str) -> str:
        return words

    async def held_back_no_more(self, platform: str) -> None: ...

    async def barred(self, place: Place, step: Step, managers: Collection[str] = ()) -> None:
        self.barring.append((place.id, step.name))
        self.managers = tuple(managers)

    async def may_speak(self, place: Place) -> None:
        self.freed.append(place.id)

    async def told_apart(self, reply: Reply, place: Place) -> None:
        self.apart.append((place.id, reply.request))

    async def unheard(self, reply: Reply | Form, request: Request) -> None:
        self.waiting.append(request.id)

    async def refused(self, request: Request, why: Say) -> Reply:
        drawn = Drawn((), ((Span(self.texts.say("it", why.key, why.arguments)),),), tone=Tone.BAD, language="it")
        return Reply(request.id, drawn, Audience.MEMBER, card=Card(lines=(why,), audience=Audience.MEMBER))

    async def undelivered(self, reply: Reply, request: Request) -> str:
        if self.away:
            raise Trouble("unreachable")
        self.kept.append(reply)
        return self.opens(len(self.kept))


class Memory:
    """What outlives a restart; while the database is away nothing can be looked up or kept."""

    def __init__(self, held: dict[str, str] | None = None) -> None:
        self.held = held or {}
        self.away = False
        self.written: asyncio.Event | None = None
        """What a slow disk waits for before anything is kept."""

    async def recall(self, key: str) -> str | None:
        if self.away:
            raise Trouble("unreachable")
        return self.held.get(key)

    async def remember(self, key: str, value: str) -> None:
        if self.away:
            raise Trouble("unreachable")
        if self.written is not None:
            await self.written.wait()
        self.held[key] = value


class Stage:
    """The Telegram chat without its loop: updates in, calls out."""

    def __init__(
        self,
        memory: Memory | None = None,
        *,
        press_patience: float = SOON,
        ephemeral: bool = False,
        address: str = "",
        limits: Limits = FAST,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        fades: Callable[[float], Awaitable[None]] = asyncio.sleep,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.wire, self.hall, self.memory = Wire(), Hall(), memory or Memory()
        self.bot = Bot("700:token", request=self.wire, get_updates_request=self.wire)
        self.outbox = Outbox(self._moved, limits, clock=clock, sleep=sleep)
        self.now = 1_000_000.0
        self.slept: list[float] = []  # between tries to take back what all could see
        media = MediaRights(self.hall.texts, self.memory.recall, self.memory.remember, lambda: self.now)
        self.sender = Sender(self.bot, self.hall, self.outbox, media)
        origins = MemberOrigins(self.bot, self.memory.recall, self.memory.remember, lambda: self.now)
        administrators = Administrators(self.bot)
        self.ephemerals = Ephemerals(self.bot, administrators, lambda: self.now, on=ephemeral, sleep=self._taking_back)
        recall, remember = self.memory.recall, self.memory.remember
        self.showing = Showing(self.hall, self.sender, self.outbox, self.ephemerals, recall, remember)
        self.waiting = Waiting(
            self.hall.texts, self.sender, self.outbox, recall, remember, clock=lambda: self.now, sleep=fades
        )
        self.crowd = Crowd(lambda: self.now)
        self.answerer = Answerer(
            self.bot,
            self.hall,
            self.sender,
            self.showing,
            self.waiting,
            self.outbox,
            origins,
            administrators,
            self.crowd,
            AskedTogether(self.hall.texts, self.sender, self.outbox, recall, remember, lambda: address),
        )
        meanwhile = self.answerer.meanwhile
        self.turns = BoardTurns(self.hall, self.sender, self.outbox, origins, meanwhile, recall, remember)
        self.receiver = Receiver(
            self.bot,
            self.hall,
            self.outbox,
            self.sender,
            self.answerer,
            recall,
            remember,
            lambda: self.now,
            origins,
            administrators,
            self.showing,
            self.waiting,
            self.crowd,
            press_patience=press_patience,
        )
        self._update = 5000

    async def _moved(self, old: int, new: int) -> None:
        await self.hall.moved("telegram", str(old), str(new))

    async def _taking_back(self, seconds: float) -> None:
        self.slept.append(seconds)

    async def open(self) -> Stage:
        await self.bot.initialize()
        self.wire.calls.clear()
        return self

    async def feed(self, **update: Any) -> None:
        """Telegram brings an update, and it is handled and answered."""
        self._update += 1
        read = Update.de_json({"update_id": self._update, **update}, self.bot)
        answering = await self.receiver.handle(read)
        if answering is not None:
            await answering

    async def types(self, text: str, **message: Any) -> None:
        """Somebody writes."""
        await self.feed(message=written(text, **message))

    async def presses(self, data: str, sender: dict[str, Any] = ANNA, **message: Any) -> None:
        """Somebody presses a button of ours."""
        keyboard = {"inline_keyboard": [[{"text": "Premi", "callback_data": data}]]}
        held = written("buttons", sender=ME, **{"number": 77, "reply_markup": keyboard, **message})
        await self.feed(callback_query={"id": "q", "from": sender, "chat_instance": "1", "data": data, "message": held})


def written(
    text: str,
    chat: dict[str, Any] = CLUB,
    sender: dict[str, Any] = ANNA,
    number: int = 50,
    entities: list[dict[str, Any]] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A message as Telegram gives it, with its command marked."""
    marks = entities or []
    if text.startswith("/"):
        marks = [{"type": "bot_command", "offset": 0, "length": len(text.split(maxsplit=1)[0])}, *marks]
    return {"message_id": number, "date": 1, "chat": chat, "from": sender, "text": text, "entities": marks, **more}


def private(sender: dict[str, Any] = ANNA) -> dict[str, Any]:
    """Somebody's private chat with us."""
    return {"id": sender["id"], "type": "private", "first_name": sender["first_name"]}


def card(text: str, **more: Any) -> Drawn:
    """A card of one line."""
    return Drawn((), ((Span(text),),), **more)


def say(request: Request, text: str, audience: Audience = Audience.ROOM, **more: Any) -> Reply:
    """A reply of one line."""
    return Reply(request.id, card(text, **more), audience, stored=True, recorded=True)


def administers(stage: Stage) -> None:
    """We are an administrator of every group."""
    stage.wire.answers["getChatAdministrators"] = lambda _: [{"status": "administrator", "user": ME, **RIGHTS}]


RIGHTS = dict.fromkeys(
    (
        "can_be_edited", "is_anonymous", "can_manage_chat", "can_delete_messages", "can_manage_video_chats",
        "can_restrict_members", "can_promote_members", "can_change_info", "can_invite_users", "can_post_stories",
        "can_edit_stories", "can_delete_stories",
    ),
    True,
)  # fmt: skip
