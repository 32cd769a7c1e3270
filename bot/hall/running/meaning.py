"""What a request means, whether it was typed, chosen in a form or pressed, and how its command is to be run."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from bot.engines.book import Refused
from bot.hall.cards import press_id
from bot.hall.cards.press_id import Pressed
from bot.hall.declared.call import Call
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.declaration import Command
from bot.hall.declared.kinds import Upload, is_free, names_people
from bot.hall.declared.line_reader import LineReader, Typed
from bot.hall.declared.typed_words import names_as_read
from bot.hall.people.lru import REMEMBERED, Lru
from bot.hall.requests import Request
from bot.hall.running import not_a_member
from bot.hall.running.agreement import Agreement
from bot.hall.running.said import slips
from bot.quick import quick
from bot.storage.contract import Store
from bot.storage.stored import CONCEALS

AGAIN = "r"
"""How the tokens begin of what came too soon and is tried once more."""
CORRECTIONS = 3
"""A command has two names, and each may be mistyped."""
_NUMBER = re.compile(r"(?<![<@\d])\b\d+\b(?!>)")
"""A number, but for those by which Discord mentions somebody."""
_BARE = re.compile(r"\s*/?\d+(\s+(\w+:\s*)?\d+)*\s*")
"""Numbers, some of them perhaps by name."""


Upon: TypeAlias = Callable[[Call[Any]], Awaitable[Call[Any]]]
"""Returns the call upon the book without the entries that it replaces."""


@quick
@dataclass(frozen=True, slots=True)
class Mode:
    """How a command is run: plainly, or upon the book without some entries, or with somebody else's yes."""

    upon: Upon | None = None
    before: str = ""
    """How a button says that, before its line."""
    yes: Agreement | None = None
    beside: bool = False
    """Whether the card that was pressed stays, whatever the answer is."""
    anew: bool = False
    """Whether the card that was pressed is shown anew in its place."""
    live: bool = False
    """Whether the card that was pressed is one that is kept up to date."""


PLAINLY = Mode()


class Meaning:
    """Turns requests into commands and their words."""

    def __init__(self, commands: Commands, reader: LineReader, store: Store, remembered: int = REMEMBERED) -> None:
        self._commands = commands
        self._reader = reader
        self._store = store
        self._unwritten: Lru[str] = Lru(remembered)
        """What buttons say that must not be on the disk, by their tokens."""

    def unwritten(self, token: str, text: str) -> str:
        """The id of a button that says this, which is known until the next start."""
        self._unwritten.keep(token, text)
        return f"~{token}"

    def done(self, press: str) -> None:
        """What this button kept because it came too soon is done: it is done no second time."""
        if press.startswith(f"~{AGAIN}"):
            self._unwritten.forget(press[1:])

    async def pressed(self, request: Request) -> press_id.Pressed | None:
        """What the button says that was pressed; None where none was."""
        if not request.press:
            return None
        text = request.press
        if not text.startswith("~"):
            pressed = press_id.read(text)
            if pressed.agrees:  # Ids are public: nobody says in one for whom they act.
                raise Refused("button-gone")
            return pressed
        if (unwritten := self._unwritten.get(text[1:])) is not None:
            return press_id.read(unwritten)
        rows = await self._store.rows("presses", token=text[1:])
        if not rows or not rows[0]["line"]:
            raise Refused("button-gone")
        return press_id.read(rows[0]["line"])

    def typed(self, request: Request, pressed: press_id.Pressed | None) -> Typed | None:
        """The command and its words; None for what people say to each other."""
        if request.path:
            command = self._commands[request.path]
            return Typed(command, {name: _field(command, name, value) for name, value in request.values.items()})
        if pressed is not None:
            typed = self._reader.read(pressed.line, pressed=True)
            if typed.command is None:
                return typed
            return Typed(typed.command, {**typed.words, **self.filled(request, typed.command)})
        if not self.ours(request) or (_chatted(request) and _BARE.fullmatch(request.line)):
            return None
        return self._reader.read(request.line)

    def ours(self, request: Request) -> bool:
        """Whether words that may be part of a conversation (a reply to the bot, a mention of it) are meant for it: a
        complete command is, a secret one even if incomplete, and bare numbers, which may answer a secret
        question."""
        if not _chatted(request):
            return True
        if _BARE.fullmatch(request.line):
            return True
        try:
            typed = self._reader.read(request.line)
        except Refused as no:
            exact = isinstance(no.facts.get("command"), Command)
        else:
            if typed.command is None:
                return False
            if _valid(typed):
                return True
            exact = True
        if not _NUMBER.search(request.line):
            return False
        meant, secret, line = self._meant(request.line)
        return secret and meant is not None and (exact or self._reads(line))

    def _reads(self, line: str) -> bool:
        """Whether a line is a command with words that it can take."""
        try:
            return _valid(self._reader.read(line))
        except Refused:
            return False

    @staticmethod
    def bare(line: str) -> bool:
        """Whether a line is numbers alone, as what somebody is asked in secret is answered."""
        return _BARE.fullmatch(line) is not None

    def filled(self, request: Request, command: Command) -> dict[str, str]:
        """What a form was filled in with; a field left empty is left out."""
        return {
            name: self._reader.choice(declared, _field(command, name, str(value)))
            for name, value in request.values.items()
            if (declared := command.parameter(name)) is not None and str(value).strip()
        }

    def named(self, request: Request) -> str:
        """The words of a request that may name people: all but the free ones, and all where they cannot be read."""
        try:
            typed = self.typed(request, None)
        except Refused:
            return request.line
        if typed is None or typed.command is None:
            return ""
        free = {one.name for one in typed.command.parameters if is_free(one.kind)}
        return " ".join(str(word) for name, word in typed.words.items() if name not in free)

    def meant(self, request: Request) -> Command | None:
        """The command of a request, as far as it is known without asking the database."""
        if request.press.startswith("~"):
            return None
        typed = self.typed(request, press_id.read(request.press) if request.press else None)
        return typed.command if typed else None

    async def refused(self, request: Request) -> Command | None:
        """The command that was refused, as far as it can be read; None where it was none."""
        try:
            typed = self.typed(request, await self.pressed(request))
        except Refused:
            return self.perhaps(request.line)[0]
        return typed.command if typed is not None else None

    def own(self, request: Request) -> bool:
        """Whether the answer is most likely for who asks alone, as far as that is known before it is made."""
        try:
            command = self.meant(request)
        except Refused:
            return True
        return command is None or command.private or command.tells_secret(request.values)

    def takes_file(self, request: Request) -> bool:
        """Whether the words are of a command that takes a file, and tell no secret, for which they are refused."""
        try:
            typed = self.typed(request, None)
        except Refused:
            return False
        if typed is None or typed.command is None or typed.command.tells_secret(typed.words):
            return False
        return any(isinstance(one.kind, Upload) for one in typed.command.parameters)

    def wanted(self, pressed: press_id.Pressed) -> tuple[Command, Mapping[str, str]]:
        """The command of a press that first asks for some parameters, and the words it has."""
        typed = self._reader.read(pressed.line, pressed=True)
        asked = [typed.command.parameter(name) for name in pressed.ask] if typed.command is not None else []
        # Ids are public: one that nobody drew may ask for anything.
        if typed.command is None or not all(parameter and not parameter.hidden for parameter in asked):
            raise Refused("button-gone")
        return typed.command, typed.words

    def aloud(self, request: Request) -> bool:
        """Whether everybody in the room can read what was typed."""
        return bool(request.line) and not (request.place.private or request.unseen)

    def marked(self, request: Request) -> Request:
        """The request, marked in its handle where a file came with it that should not stay in the room: if its answer
        is not heard before a restart, the file is taken away with the answer that is said then."""
        if (request.attached or request.file is not None) and self.conceals(request):
            return replace(request, handle={**request.handle, CONCEALS: True})
        return request

    def conceals(self, request: Request, secret: bool = False, typed: Typed | None = None) -> bool:
        """Whether the typed line should not stay in the room: by its command, or as its answer says. What it was read
        as is given where that is known."""
        if not self.aloud(request):
            return False
        if secret:
            return True
        try:
            typed = typed or self.typed(request, None)
        except Refused:
            return self.perhaps(request.line)[1]
        if typed is None or typed.command is None:
            return False
        kinds = [parameter.kind for parameter in typed.command.parameters]
        given = request.attached or request.file is not None
        confidential = given and any(isinstance(kind, Upload) and kind.confidential for kind in kinds)
        return confidential or typed.command.tells_secret(typed.words)

    def perhaps(self, line: str) -> tuple[Command | None, bool]:
        """The command that an unreadable line most likely means, if any, and whether the line may hold a secret of it:
        of unreadable words any number may be one."""
        command, secret, _ = self._meant(line)
        return command, secret

    def _meant(self, line: str) -> tuple[Command | None, bool, str]:
        """The same, and the line with the names corrected."""
        for _ in range(CORRECTIONS):
            try:
                typed = self._reader.read(line)
            except Refused as no:
                if isinstance(command := no.facts.get("command"), Command):
                    return command, command.holds_secrets and bool(command.secret or _NUMBER.search(line)), line
                if not (nearest := no.facts.get("nearest")):
                    break
                words = line.strip().split(maxsplit=len(str(no.facts["value"]).split()))
                line = f"{nearest} {' '.join(words[len(str(no.facts['value']).split()) :])}"
            else:
                return typed.command, typed.command is not None and typed.command.tells_secret(typed.words), line
        return None, False, line


def _chatted(request: Request) -> bool:
    """Whether it is words without a slash that may be said to others: an answer, or our name at the end."""
    return bool(request.line and (request.replied or request.named) and not request.line.lstrip().startswith("/"))


def _valid(typed: Typed) -> bool:
    """Whether it is a command whose words it can take, as far as that is known without looking anybody up."""
    if typed.command is None:
        return False
    try:
        for name, word in typed.words.items():
            typed.command[name].kind.read(word)
    except Refused:
        return False
    return True


def _field(command: Command, name: str, value: Any) -> Any:
    declared = command.parameter(name)
    people = isinstance(value, str) and declared is not None and names_people(declared.kind)
    return names_as_read(value) if people else value


def mode_of(pressed: Pressed | None, yes: Agreement | None = None) -> Mode:
    """How a press has its command done: upon the book without what a request recorded, with somebody's yes."""
    live = pressed is not None and pressed.live
    if pressed is None or not pressed.instead_of:
        marks = (pressed.beside, pressed.anew) if pressed is not None else (False, False)
        return Mode(None, "", yes, *marks, live=live)
    upon = slips.upon if pressed.slip else not_a_member.upon_what_was_before
    before = f"{'%' if pressed.slip else '^'}{pressed.instead_of} "
    return Mode(lambda call: upon(call, pressed.instead_of), before, yes, pressed.beside, live=live)
