"""What the page asks of the server: the club, its messages, words to say, buttons to press."""

from __future__ import annotations

import base64
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import quote

from aiohttp import web

from bot.chats.club import bodies
from bot.chats.club.club_parts import ClubParts
from bot.chats.club.conversation import ActOutcome, PageAct
from bot.chats.club.drawing import form_view, picture_of, view
from bot.chats.club.live import LostRight
from bot.chats.club.message_log import LoggedMessage
from bot.chats.club.page_texts import code_of, language_of, likely_in, words
from bot.chats.club.roster import ClubMember, ClubRoom
from bot.hall.cards.card import DrawnPicture
from bot.hall.people.lru import Lru
from bot.texts import LANGUAGES


class Pages:
    """The handlers of the club's page."""

    def __init__(self, club: ClubParts, came: Callable[[str], Awaitable[None]]) -> None:
        self._club, self._came = club, came
        self._pictures: Lru[bytes] = Lru(32)

    def routes(self) -> list[web.RouteDef]:
        """Where each is found."""
        return [
            web.get("/api/words", self.words),
            web.get("/api/club", self.club),
            web.get("/api/messages", self.messages),
            web.get("/api/events", self.events),
            web.get("/api/complete", self.complete),
            web.get("/api/commands", self.commands),
            web.get("/api/command", self.command),
            web.get("/api/picture/{message}", self.picture),
            web.get("/api/file/{message}/{number:[0-9]{1,2}}", self.file),
            web.post("/api/say", self.say),
            web.post("/api/press", self.press),
        ]

    async def words(self, request: web.Request) -> web.Response:
        """The page's own words."""
        language = request.query.get("language", "")
        if language not in LANGUAGES:
            language = self._language(request)
        return web.json_response(
            {"language": language, "languages": LANGUAGES, "words": words(self._club.front.texts, language)}
        )

    async def club(self, request: web.Request) -> web.Response:
        """Who one is, who and what there is, and after which event to listen."""
        member = self._club.member_of(request)
        await self._came(member.language or likely_in(request.headers.get("Accept-Language", "")))
        here = self._club.access.is_here(request)
        roster = self._club.roster
        return web.json_response(
            {
                "mark": self._club.live.mark,
                "me": {**_seen(member), "language": member.language},
                "speakAs": here,
                "members": [_seen(other) for other in roster.members],
                "rooms": [{"id": room.id, "title": room.title} for room in roster.rooms],
                "private": roster.private_room(member.id).id,
                "longest": bodies.LONGEST_LINE,
                "largest": bodies.LARGEST_FILE,
            }
        )

    async def messages(self, request: web.Request) -> web.Response:
        """The last messages of a room, or those before one."""
        member, room = self._club.member_of(request), self._room(request)
        before = request.query.get("before", "")
        log = self._club.log
        if before:
            end = bodies.number(before)
            if end is None:
                raise web.HTTPBadRequest
            found = await log.before(room, end)
        else:
            found = log.last(room.id)[-60:]
        first = found[0].number if found else 0
        return web.json_response(
            {
                "messages": [self._view(each, member) for each in found if self._club.sees(member, each)],
                "before": first,
                "more": bool(found) and log.has_before(room, first),
            }
        )

    async def events(self, request: web.Request) -> web.StreamResponse:
        """Everything that this member may see, as it happens."""
        member = self._club.member_of(request)

        def seen(happened: Any) -> dict[str, Any] | None:
            if not self._club.access.still(request, member):
                raise LostRight
            if not isinstance(happened, LoggedMessage):
                return {"kind": "club"}
            if not self._club.sees(member, happened):
                return None
            return {"kind": "message", "message": self._view(happened, member)}

        return await self._club.live.stream(request, seen, self._club.access.visitor(request))

    async def say(self, request: web.Request) -> web.Response:
        """Say a line, or give a command from its form."""
        said, file = await bodies.read_with_file(request, bodies.LineBody)
        member = self._club.member_of(request, said.as_)
        room = self._room(request, member, said.room)
        code = self._code(request)
        if file and len(file.content) > bodies.LARGEST_FILE:
            return bodies.refuse(413, "page-file-too-large")
        if not said.path:
            if not said.text.strip() and file is None:
                raise web.HTTPBadRequest
            return await self._act(PageAct(said.id, member, room, code, said.text, file=file))
        command = self._club.command_names.named(said.path)
        if command is None:
            raise web.HTTPNotFound
        values = self._club.forms.values(command, said.values)
        line = self._club.forms.line(command, said.values, self._language(request, member))
        return await self._act(PageAct(said.id, member, room, code, line, command.name, values=values, file=file))

    async def press(self, request: web.Request) -> web.Response:
        """Press a button, or send the form that it opened."""
        pressed = await bodies.read(request, bodies.PressBody)
        member = self._club.member_of(request, pressed.as_)
        room = self._room(request, member, pressed.room)
        message = await self._club.log.message(pressed.message) if pressed.message else None
        if message is not None and not self._club.sees(member, message):
            raise web.HTTPNotFound
        return await self._act(
            PageAct(
                pressed.id,
                member,
                room,
                self._code(request),
                press=pressed.press,
                message=pressed.message,
                values=pressed.values,
            )
        )

    async def complete(self, request: web.Request) -> web.Response:
        """What could stand where the caret is."""
        member, room = self._club.member_of(request), self._room(request)
        text, caret = (
            request.query.get("text", "")[: bodies.LONGEST_LINE],
            bodies.number(request.query.get("caret", "")),
        )
        language = self._language(request, member)
        asking = self._club.conversation.asking(member, room, language, text)
        found = await self._club.completer.complete(asking, language, text, len(text) if caret is None else caret)
        return web.json_response(
            {
                "start": found.start,
                "end": found.end,
                "eager": found.eager,
                "hint": found.hint,
                "options": [
                    {"insert": option.insert, "label": option.label, "about": option.about} for option in found.options
                ],
            }
        )

    async def commands(self, request: web.Request) -> web.Response:
        """Every command, to choose one."""
        language = self._language(request, self._club.member_of(request))
        command_names = self._club.command_names
        return web.json_response(
            [
                {
                    "path": command.name,
                    "name": f"/{command_names.command(command, language)[0].text}",
                    "about": command_names.about(command, language),
                }
                for command in command_names.shown()
            ]
        )

    async def command(self, request: web.Request) -> web.Response:
        """The form of a command."""
        member, room = self._club.member_of(request), self._room(request)
        language = self._language(request, member)
        command = self._club.command_names.named(request.query.get("path", ""))
        if command is None:
            raise web.HTTPNotFound
        asking = self._club.conversation.asking(member, room, language, "")
        offers = {
            parameter.name: await self._club.front.complete(asking, command.name, parameter.name, "")
            for parameter in command.parameters
            if parameter.kind.suggest is not None
        }
        return web.json_response(self._club.forms.fields(command, language, offers))

    async def picture(self, request: web.Request) -> web.Response:
        """The picture of a message, for whoever may see the message."""
        message = await self._club.log.message(request.match_info["message"])
        if message is None or not self._club.sees(self._club.member_of(request), message):
            raise web.HTTPNotFound
        return await self.draw(message)

    async def draw(self, message: LoggedMessage) -> web.Response:
        """The picture that a message holds."""
        picture = picture_of(message)
        if picture is None:
            raise web.HTTPNotFound
        return await self.drawn(picture)

    async def drawn(self, picture: DrawnPicture) -> web.Response:
        """A picture that runs nothing, whatever was drawn into it."""
        key = f"{picture.maker}{picture.language}{dict(picture.values)!r}"
        content = self._pictures.get(key)
        if content is None:
            content = self._pictures.keep(key, await self._club.front.draw_picture(picture, "svg"))
        return web.Response(
            body=content,
            content_type="image/svg+xml",
            headers={
                "Content-Security-Policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; "
                "font-src data:",
                "Cache-Control": "private, max-age=3600",
            },
        )

    async def file(self, request: web.Request) -> web.Response:
        """A file of a message, to be saved and never shown."""
        message = await self._club.log.message(request.match_info["message"])
        if message is None or not self._club.sees(self._club.member_of(request), message):
            raise web.HTTPNotFound
        number = int(request.match_info["number"])
        content = await self._club.log.enclosed(f"{message.id}.{number}")
        files = message.body.get("card", {}).get("files", ())
        if content is None or number >= len(files):
            raise web.HTTPNotFound
        return web.Response(
            body=base64.b64decode(content),
            headers={"Content-Disposition": f"attachment; filename*=UTF-8''{quote(files[number]['name'], safe='')}"},
        )

    async def _act(self, act: PageAct) -> web.Response:
        outcome: ActOutcome = await self._club.conversation.act(act)
        return web.json_response(
            {
                "messages": [self._view(message, act.member) for message in outcome.messages],
                "form": outcome.form and form_view(outcome.form),
            }
        )

    def _view(self, message: LoggedMessage, member: ClubMember) -> dict[str, Any]:
        return view(message, self._club.roster, member.id, "/api")

    def _room(self, request: web.Request, member: ClubMember | None = None, id: str | None = None) -> ClubRoom:
        member = member or self._club.member_of(request)
        room = self._club.roster.seen_by(member.id, request.query.get("room", "") if id is None else id)
        if room is None:
            raise web.HTTPNotFound
        return room

    @staticmethod
    def _code(request: web.Request) -> str:
        """What the hall is told of the language of whoever chose none."""
        return code_of(request.headers.get("Accept-Language", ""))

    @staticmethod
    def _language(request: web.Request, member: ClubMember | None = None) -> str:
        chosen = member.language if member else ""
        return chosen or language_of(request.headers.get("Accept-Language", ""))


def _seen(member: ClubMember) -> dict[str, Any]:
    return {"id": member.id, "name": member.name, "organiser": member.manages}
