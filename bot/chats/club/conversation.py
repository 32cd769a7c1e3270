"""What is said in a room: a member's words become a request, the answer becomes messages, each thing once."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bot.chats.club.drawing import KeptCard, holds, keep_card, without_buttons
from bot.chats.club.message_log import LoggedMessage, MessageLog
from bot.chats.club.roster import ClubMember, ClubRoom, Roster
from bot.hall.cards.card import Audience, Drawn, Tone
from bot.hall.cards.plain_text import clean
from bot.hall.front import Front
from bot.hall.requests import Account, File, Form, Notice, Reply, Request, Unreachable
from bot.ladder.club import LADDER
from bot.storage.contract import Put


@dataclass(frozen=True, slots=True)
class PageAct:
    """Something a member did in the page; `id` is the page's own, so that a repeated delivery is known again.

    `language` is a code, as browsers write it: en-GB. `line` is what was typed; `path` and `values` are a command from
    its form, with `line` as it would be typed; `press` is a button of `message`.
    """

    id: str
    member: ClubMember
    room: ClubRoom
    language: str
    line: str = ""
    path: str = ""
    press: str = ""
    message: str = ""
    values: Mapping[str, Any] = field(default_factory=dict)
    file: File | None = None

    @property
    def request(self) -> str:
        """The request's id: the page's, within what this member did; it stands in books and names nobody."""
        return "club:" + hashlib.sha256(f"{self.member.id}:{self.id}".encode()).hexdigest()[:24]

    @property
    def answer(self) -> str:
        """What names the answer to it."""
        return f"{self.request}:answer"


@dataclass(frozen=True, slots=True)
class ActOutcome:
    """What an act led to, as far as who did it is concerned."""

    messages: tuple[LoggedMessage, ...] = ()
    form: Form | None = None


class Conversation:
    """Everything that is said, by members and by Araldo."""

    def __init__(
        self, front: Front, roster: Roster, log: MessageLog, *, name: str, club: str, clock: Callable[[], float]
    ) -> None:
        self._front = front
        self._roster = roster
        self._log = log
        self._called = re.compile(rf"@{re.escape(name)}\b[\s:,]*", re.IGNORECASE)
        self._club = club
        self._clock = clock
        self._doing: dict[str, asyncio.Task[ActOutcome]] = {}

    async def act(self, act: PageAct) -> ActOutcome:
        """Do it once, however often it is delivered, and even if the page that asked is gone."""
        doing = self._doing.get(act.request)
        if doing is None:
            doing = asyncio.create_task(self._press(act) if act.press else self._say(act))
            self._doing[act.request] = doing
            doing.add_done_callback(lambda _: self._doing.pop(act.request, None))
        return await asyncio.shield(doing)

    async def finish(self) -> None:
        """Wait for what is being done."""
        await asyncio.gather(*self._doing.values(), return_exceptions=True)

    async def say(self, notice: Notice) -> Mapping[str, Any]:
        """Say a notice once; an edit takes the place of what it corrects."""
        mark = f"notice:{notice.id}"
        handle = notice.handle or {}
        mark = f"{handle['request']}:answer" if "request" in handle else mark
        if said := await self._log.of_request(mark):
            return {"message": said.id}
        room, reader = self._where(notice, handle)
        kept = await keep_card(notice.drawn, self._front)
        earlier = await self._log.message(str(notice.edits["message"])) if notice.edits else None
        messages = [self._card(room, kept, reader=reader, request=mark, instead=earlier)]
        line = await self._log.message(str(handle.get("line", ""))) if notice.audience is Audience.ROOM else None
        if line is not None and line.reader:
            messages.insert(0, replace(line, reader=""))
        await self._keep(kept, *messages)
        return {"message": messages[-1].id}

    async def greet(self, room: ClubRoom, drawn: Drawn) -> None:
        """Say in a new room what can be done here."""
        kept = await keep_card(drawn, self._front)
        await self._keep(kept, self._card(room.id, kept))

    def asking(self, member: ClubMember, room: ClubRoom, language: str, line: str) -> Request:
        """The request that a line being typed would become."""
        return self._request(PageAct("", member, room, language, line), line)

    # --- a member's words

    async def _say(self, act: PageAct) -> ActOutcome:
        line = self._for_us(act)
        said = await self._log.of_request(act.request)
        if said is None:
            text = await self._front.unnamed(
                self._request(act, line or ""), "\n".join(map(clean, act.line.splitlines()))
            )
            body = {"kind": "line", "text": text, **({"file": clean(act.file.name)} if act.file else {})}
            # Until the answer tells who may see it, a command is seen by its author alone.
            reader = act.member.id if line is not None and not act.room.owner else ""
            said = self._log.draft(act.room.id, body, author=act.member.id, reader=reader, request=act.request)
            await self._log.keep(said)
        if line is None:
            return ActOutcome((said,))
        if answered := await self._answered(act):
            return ActOutcome((said, *answered))
        request = self._request(act, line, {"line": said.id})
        reply = await self._front.handle(request)
        if isinstance(reply, Form):
            return ActOutcome((said,), reply)
        shown = replace(said, reader="")
        if reply is None:
            if said.reader:
                await self._log.keep(shown)
            return ActOutcome((shown,))
        if said.reader and reply.audience is Audience.ROOM and not reply.conceal:
            return await self._answer(act, reply, said=shown)
        outcome = await self._answer(act, reply)
        return ActOutcome((said, *outcome.messages))

    async def _press(self, act: PageAct) -> ActOutcome:
        if answered := await self._answered(act):
            return ActOutcome(answered)
        before = await self._log.message(act.message)
        alone = {"hidden": True} if before is not None and before.reader and holds(before, act.press) else {}
        reply = await self._front.handle(self._request(act, "", alone))
        if isinstance(reply, Form):
            return ActOutcome(form=reply)
        if reply is None:
            return ActOutcome()
        pressed = await self._log.message(act.message)
        if pressed is not None and not holds(pressed, act.press):
            pressed = None  # not by our page, or its card has changed meanwhile
        return await self._answer(act, reply, pressed=pressed)

    async def _answered(self, act: PageAct) -> tuple[LoggedMessage, ...]:
        answer = await self._log.of_request(act.answer)
        return (answer,) if answer else ()

    async def _answer(
        self, act: PageAct, reply: Reply, *, said: LoggedMessage | None = None, pressed: LoggedMessage | None = None
    ) -> ActOutcome:
        room, reader = act.room.id, ""
        note: LoggedMessage | None = None
        if not act.room.owner and reply.audience is not Audience.ROOM:
            reader = act.member.id
            if reply.audience is Audience.PRIVATE:
                room, reader = self._roster.private_room(act.member.id).id, ""
        instead = (
            pressed if pressed and reply.drawn.replaces and (pressed.room, pressed.reader) == (room, reader) else None
        )
        kept = await keep_card(reply.drawn, self._front)
        answer = self._card(room, kept, reader=reader, request=act.answer, instead=instead)
        if room != act.room.id:
            body = {"kind": "sent-privately", "to": room, "message": answer.id}
            note = self._log.draft(act.room.id, body, reader=act.member.id)
        over = pressed if pressed and pressed.reader and reply.drawn.replaces and not (instead or reader) else None
        spent = without_buttons(over) if over is not None and "live" not in over.body else None
        messages = tuple(message for message in (said, spent, answer, note) if message)
        await self._keep(kept, *messages)
        if reply.stored:
            await self._front.acknowledged(reply.request, {"message": answer.id})
        return ActOutcome(messages)

    def _card(
        self, room: str, kept: KeptCard, *, reader: str = "", request: str = "", instead: LoggedMessage | None = None
    ) -> LoggedMessage:
        if instead is not None:
            asks = kept.body["card"]["tone"] == Tone.ASK
            if "live" in kept.body and (asks or not self._log.followed(instead)):
                return self._log.again(instead, kept.body, request)
            if "live" in instead.body:  # What takes a live card's place stands in the panel too.
                kept.body["live"] = True
            return replace(instead, body=kept.body, request=request)
        return self._log.draft(room, kept.body, reader=reader, request=request)

    async def _keep(self, kept: KeptCard, *messages: LoggedMessage) -> None:
        card = next(message for message in messages if message.body is kept.body)
        enclosed: list[Put] = [
            self._log.enclose(f"{card.id}.{number}", content) for number, content in enumerate(kept.files)
        ]
        await self._log.keep(*messages, changes=enclosed)

    # --- who and where

    def _for_us(self, act: PageAct) -> str | None:
        """The words for Araldo: a command, words that begin by calling him, anything in private; else None."""
        line = act.line.strip()
        if act.path or line.startswith("/"):
            return line
        if called := self._called.match(line):
            return line[called.end() :]
        return line if act.room.owner else None

    def _request(self, act: PageAct, line: str, handle: Mapping[str, Any] | None = None) -> Request:
        line, mentioned = self._mentions(line)
        if act.path:
            mentioned = self._mentioned_in(act.values)
        return Request(
            act.request,
            act.member.account(act.language),
            act.room.place(self._club),
            self._clock(),
            line="" if act.path or act.press else line,
            path=act.path,
            press=act.press,
            values=act.values,
            mentioned=mentioned,
            file=act.file,
            manages=act.member.manages,
            handle={"request": act.request, "room": act.room.id, "member": act.member.id, **(handle or {})},
        )

    def _mentions(self, line: str) -> tuple[str, tuple[Account, ...]]:
        """Names of several words, which the hall could not tell apart, as <@ID>."""
        mentioned = []
        for member in sorted(self._roster.members, key=lambda member: -len(member.name)):
            if member.account().handle:
                continue
            name = re.escape(member.name)
            line, times = re.subn(rf'@"{name}"|@{name}(?!\w)', f"<@{member.id}>", line, flags=re.IGNORECASE)
            if times:
                mentioned.append(member.account())
        return line, tuple(mentioned)

    def _mentioned_in(self, values: Mapping[str, Any]) -> tuple[Account, ...]:
        """The members that a filled form names, where it may name several."""
        ids = re.findall(r"<@([^<>\s]+)>", " ".join(str(value) for value in values.values()))
        return tuple(member.account() for id in ids if (member := self._roster.member(id)))

    def _where(self, notice: Notice, handle: Mapping[str, Any]) -> tuple[str, str]:
        """The room of a notice, and its only reader."""
        room: ClubRoom | None = None
        member = self._roster.member(notice.account.id) if notice.account else None
        if handle and notice.audience is not Audience.PRIVATE:
            room = self._roster.room(str(handle["room"]))
            if room and not room.owner and notice.audience is Audience.MEMBER:
                return room.id, str(handle["member"])
        elif handle:
            member = self._roster.member(str(handle["member"]))
        if room is None and member is not None:
            room = self._roster.private_room(member.id)
        if room is None and notice.place is not None:
            room = self._roster.room(notice.place.id)
        if room is None:
            raise Unreachable("no such room or member", LADDER.step("room-gone"))
        return room.id, ""
