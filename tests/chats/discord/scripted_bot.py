"""A bot with the real chat over a front that does what it is told: `python -m tests.chats.discord.scripted_bot`.

What the chat asked of the front is printed, one JSON line each, for the tests to read.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import tempfile
import time
from collections.abc import Collection, Iterable, Mapping
from dataclasses import asdict, replace
from pathlib import Path
from typing import Annotated, Any

from bot.chats.discord import DiscordChat
from bot.hall.cards.card import (
    Audience,
    Card,
    Drawn,
    DrawnFile,
    DrawnPicture,
    DrawnTable,
    Happening,
    Key,
    Say,
    Span,
    Tone,
)
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.declaration import Cog
from bot.hall.declared.kinds import Choice, FileGiven, PersonId, PersonIds, RoomId, Text, Whole, Yes
from bot.hall.people.accounts import language_of
from bot.hall.requests import (
    Account,
    BadToken,
    Form,
    FormField,
    Later,
    Notice,
    Place,
    Reply,
    Request,
    Suggestion,
    Unreachable,
)
from bot.hall.running.watch import Watch
from bot.ladder.steps import Step
from tests.chats.discord.small_house import texts_for

PATIENCE = 0.2
"""Seconds after which an answer is promised: sooner than the bot does it, so that no test waits for long."""
MANY = ("lines", "keys", "files", "picture", "rows", "form", "choosing")
AUDIENCES = ("room", "member", "private")
cog: Cog[Any] = Cog()
notice: Cog[Any] = Cog(group="notice")


def offer(_call: Any, typed: str) -> list[Suggestion]:
    return []


@cog.command("say")
async def say(
    call: Any,
    text: Annotated[str, Text(longest=1000, suggest=offer)],
    audience: Annotated[str, Choice(name="audience", values=AUDIENCES)] = "room",
    guess: Annotated[str, Choice(name="guess", values=AUDIENCES)] = "room",
    after: Annotated[int, Whole(low=0, high=9000)] = 0,
) -> Card:
    return Card()


@cog.command("many")
async def many(
    call: Any,
    what: Annotated[str, Choice(name="what", values=MANY)],
    guess: Annotated[str, Choice(name="guess", values=AUDIENCES)] = "room",
    after: Annotated[int, Whole(low=0, high=9000)] = 0,
) -> Card:
    return Card()


@cog.command("take")
async def take(
    call: Any, member: PersonId, members: PersonIds, room: RoomId, yes: Yes, file: FileGiven | None = None
) -> Card:
    return Card()


@cog.command("members")
async def members(call: Any, ids: Annotated[str, Text()], beginning: Annotated[str, Text()]) -> Card:
    return Card()


@notice.command("room")
async def notice_room(call: Any, id: Annotated[int, Whole(0, 999_999)], text: Annotated[str, Text()]) -> Card:
    return Card()


@notice.command("person")
async def notice_person(call: Any, id: Annotated[int, Whole(0, 999_999)], text: Annotated[str, Text()]) -> Card:
    return Card()


@notice.command("edit")
async def notice_edit(call: Any, text: Annotated[str, Text()]) -> Card:
    return Card()


@notice.command("event")
async def notice_event(call: Any, text: Annotated[str, Text()], off: Yes = False) -> Card:
    return Card()


def told(what: str, **facts: Any) -> None:
    print(json.dumps({"told": what, **facts}, default=str), flush=True)


KEYS = (
    (Key("Again", "!again"), Key("Replace", "!replace", "good"), Key("Form", "?form"), Key("Secret", "!secret")),
    (Key("Slow", "!slow"), Key("Slow replace", "!slow-replace"), Key("Slow form", "!slow-form"), Key("Gone", "!gone")),
    (Key("Slow secret", "!slow-secret"),),
)
FORM = Form(
    "!filled",
    "A very long title that Discord would not take as it is",
    (
        FormField("who", "Who is it, said at a length that no label can have", "about it", value="Anna"),
        FormField("why", "Why", "about why", required=False, longest=400),
    ),
    "it",
    opens="?form",
)


def form_for(request: Request) -> Form:
    """The form, in the language of whoever asked."""
    return replace(FORM, language=language_of(request.account.language) or FORM.language)


BEARS = (Suggestion("Gli Orsi", "bears"), Suggestion("I Lupi", "wolves"))
CHOOSING = Form(
    "!chosen",
    "Choosing",
    (
        FormField("ending", "Ending", "about it", choices=BEARS, free=False),
        FormField("maybe", "Maybe", "", required=False, choices=BEARS, free=False),
        FormField("team", "Team", "", choices=BEARS),
        FormField("many", "Many", "", choices=tuple(Suggestion(f"C{n}", f"c{n}") for n in range(26)), free=False),
    ),
    "it",
)


class ScriptedFront:
    """Does what the request says."""

    def __init__(self, memory: Path) -> None:
        self.commands = Commands([cog, notice])
        self.watch = Watch()
        folder = memory / "texts"
        if not folder.exists():
            folder.mkdir(parents=True)
            self.texts = texts_for(self.commands, folder)
        else:
            from bot.texts import Texts

            self.texts = Texts(folder)
        self.memory = memory / "memory.json"
        self.chat: DiscordChat
        self.became: Mapping[str, Any] = {}
        self.done: dict[str, Reply] = {}

    async def recall(self, key: str) -> str | None:
        return json.loads(self.memory.read_text()).get(key) if self.memory.exists() else None

    async def remember(self, key: str, value: str) -> None:
        known = json.loads(self.memory.read_text()) if self.memory.exists() else {}
        self.memory.write_text(json.dumps({**known, key: value}))

    async def handle(self, request: Request) -> Reply | Form | None:
        told("asked", **asdict(request))
        values = request.values
        audience = Audience(values.get("audience", "room"))
        await asyncio.sleep(float(values.get("after", 0)) / 1000)
        line = request.line.removeprefix("/")
        if request.path.startswith("notice"):
            return await self._notice(request)
        if request.press:
            return await self._pressed(request)
        if request.path == "many" or line.startswith("many"):
            return self._many(request, values.get("what") or line.split()[-1])
        if request.path == "members":
            there = await self.chat.members(request.place, values["ids"].split())
            called = await self.chat.members_called(request.place, values["beginning"])
            found = [[[one.name, one.handle] for one in accounts] for accounts in (there, called)]
            told("members", there=found[0], called=found[1])
        if request.path == "take":
            return self._reply(request, (Span(f"took {sorted(values)}"),))
        if line.startswith(("member", "private", "secret")):
            audience = Audience.MEMBER if line.startswith("secret") else Audience(line.split()[0])
            return self._reply(
                request, (Span(f"for you: {line}"),), audience=audience, conceal=line.startswith("secret")
            )
        if line == "hush":
            return None
        return self._reply(request, (Span(values.get("text") or line),), audience=audience)

    def _reply(
        self, request: Request, *lines: Any, audience: Audience = Audience.ROOM, conceal: bool = False, **more: Any
    ) -> Reply:
        drawn = Drawn((), lines, **{"buttons": KEYS, **more})
        return Reply(request.id, drawn, audience, stored=True, conceal=conceal)

    def _many(self, request: Request, what: str) -> Reply | Form:
        match what:
            case "lines":
                return self._reply(request, *[(Span(f"line {n} " + "word " * 30),) for n in range(30)])
            case "keys":
                return self._reply(
                    request, (Span("keys"),), buttons=(tuple(Key(f"K{n}", f"!key{n}") for n in range(60)),)
                )
            case "files":
                return self._reply(
                    request,
                    (Span("files"),),
                    table=DrawnTable(((Span("a"),),), (((Span("1"),),),)),
                    picture=DrawnPicture("ladder", {}, "the ladder", "en"),
                    files=(DrawnFile("t.csv", b"a;b"), DrawnFile("big.csv", b"x" * 11_000_000)),
                )
            case "picture":
                return self._reply(
                    request,
                    (Span("the ladder"),),
                    table=DrawnTable(((Span("a"),),), (((Span("1"),),),)),
                    picture=DrawnPicture("ladder", {}, "the ladder", "en"),
                    tone=Tone.GOOD,
                )
            case "rows":
                return self._reply(
                    request, (Span("rows"),), buttons=tuple((Key(f"K{n}", f"!key{n}"),) for n in range(8))
                )
            case "choosing":
                return CHOOSING
        return form_for(request)

    async def _pressed(self, request: Request) -> Reply | Form | None:
        name = request.press.strip("!?")
        if name.startswith("slow"):
            await asyncio.sleep(2 * PATIENCE)
        if name.endswith("form"):
            return form_for(request)
        if name == "gone":
            return None
        audience = Audience.MEMBER if "secret" in name else Audience.ROOM
        words = f"{name} by {request.account.name} {dict(request.values) or ''}"
        return self._reply(request, (Span(words),), audience=audience, replaces="replace" in name)

    async def _notice(self, request: Request) -> Reply:
        values = request.values
        drawn = Drawn((), ((Span(values["text"]),),))
        if request.path == "notice event":
            starts = time.time() + 86_400
            drawn = replace(
                drawn, title=(Span("Aria"),), happening=Happening(starts, starts + 60, bool(values.get("off")))
            )
        edits, place, account = None, None, None
        match request.path:
            case "notice room":
                place = request.place
            case "notice person":
                account = request.account
            case "notice event":
                edits, place = self.became if "event" in self.became else None, request.place
            case _:
                edits, place = self.became, request.place
        try:
            self.became = await self.chat.say(Notice(values.get("id", 99), drawn, place, account, edits))
            result = "said"
        except (Later, Unreachable) as error:
            result = f"{type(error).__name__} {error}"
        told("notice", result=result, became=dict(self.became))
        return self._reply(request, (Span(result),), audience=Audience.MEMBER)

    def visibility(self, request: Request) -> Audience:
        return Audience(request.values.get("guess", "room"))

    async def acknowledged(self, request: str, became: Mapping[str, Any]) -> None:
        told("acknowledged", request=request, became=dict(became))

    async def forgotten_account(self, place: Place, accounts: Iterable[Account]) -> Say | None:
        return None

    async def forgotten_name(self, place: Place, words: str) -> str:
        return ""

    def takes_file(self, request: Request) -> bool:
        return True

    async def held_back(self, account: Account, step: Step) -> None:
        told("held back", account=account.id, step=step.name)

    async def unnamed(self, request: Request, words: str) -> str:
        return words

    async def held_back_no_more(self, platform: str) -> None:
        told("held back no more", platform=platform)

    async def barred(self, place: Place, step: Step, managers: Collection[str] = ()) -> None:
        told("barred", place=place.id, step=step.name)

    async def unheard(self, reply: Reply | Form, request: Request) -> None:
        told("waits", request=request.id)

    async def may_speak(self, place: Place) -> None:
        told("may speak", place=place.house)

    async def told_apart(self, reply: Reply, place: Place) -> None:
        told("apart", request=reply.request)

    async def complete(self, request: Request, command: str, parameter: str, typed: str) -> list[Suggestion]:
        told("complete", command=command, parameter=parameter, values=dict(request.values))
        return [Suggestion(f"{typed} {n}" + "x" * 100 * n, f"{typed}{n}" * (n + 1)) for n in range(40)]

    async def draw_picture(self, picture: DrawnPicture, form: str = "png") -> bytes:
        return b"\x89PNG " + picture.maker.encode()

    async def accounts(self, person: str) -> tuple[Account, ...]:
        return ()

    async def greeting(self, place: Place, added_by: Account | None) -> Drawn | None:
        key = f"greeted {place.house}"
        if await self.recall(key):
            return None
        await self.remember(key, "yes")
        return Drawn((Span("Hello"),), ())

    async def moved(self, platform: str, old: str, new: str) -> None:
        raise AssertionError

    async def reachable(self, account: Account, yes: bool) -> None:
        told("reachable", account=account.id, yes=yes)

    async def undelivered(self, reply: Reply, request: Request) -> str:
        return "!secret"


async def main() -> None:
    logging.basicConfig(level=logging.INFO)
    memory = Path(os.environ.get("SCRIPTED_MEMORY") or tempfile.mkdtemp())
    front = ScriptedFront(memory)
    front.chat = chat = DiscordChat(
        front,
        os.environ["DISCORD_TOKEN"],
        recall=front.recall,
        remember=front.remember,
        answer_patience=PATIENCE,
    )
    stopped = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
    try:
        await chat.start()
    except BadToken:
        told("bad token")
        return
    told("started", invite=chat.invite)
    if os.environ.get("SCRIPTED_NOTICE"):
        said = json.loads(os.environ["SCRIPTED_NOTICE"])
        notice = Notice(
            1,
            Drawn((), tuple((Span(line),) for line in said["text"].split("\n")), buttons=KEYS),
            Place("discord", said["place"], house=said.get("house", "")),
            Account("discord", said["account"], "?"),
            handle=said["handle"],
            audience=Audience(said["audience"]),
        )
        told("notice", became=dict(await chat.say(notice)))
    await stopped.wait()
    await chat.stop()
    told("stopped")


if __name__ == "__main__":
    asyncio.run(main())
