"""What a member is asked back: buttons where there is something to choose, else a form for words."""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.engines.book import Refused
from bot.hall.cards import press_id
from bot.hall.cards.card import Argument, Audience, Button, Card, RoomName, Tone, code, say, strong, typed
from bot.hall.cards.press_id import Pressed
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Command, May
from bot.hall.declared.forgotten_names import ForgottenNames, hint
from bot.hall.declared.kinds import Choice, Kind, Member, Members, Parameter, Text, Upload, Whole, YesNo, names_people
from bot.hall.declared.lines import line_of
from bot.hall.declared.offers import suggestions, takes_anybody
from bot.hall.declared.permissions import admit, not_for_you
from bot.hall.declared.refusals import refusal, said_aloud, typed_name
from bot.hall.declared.to_ask import Doubtful, Missing
from bot.hall.declared.typed_people import a_new_guest, instead, name_of
from bot.hall.declared.values import Values
from bot.hall.house import House
from bot.hall.people.identities import FORGOTTEN
from bot.hall.people.person import Person
from bot.hall.people.rooms import Room
from bot.hall.requests import Anybody, Form, FormField, Request, Suggestion
from bot.hall.running.desk import Desk
from bot.hall.running.finder import SeveralBooks
from bot.hall.running.meaning import Meaning
from bot.hall.running.said import slips
from bot.hall.running.said.slips import FIELDS
from bot.hall.running.scribe import Scribe
from bot.hall.running.too_soon import again
from bot.hall.running.who_is_meant import who_is_meant
from bot.storage.contract import Write

ROW = 5
"""Buttons in a row."""
MOST = 25
"""Buttons on a card."""


class Forms:
    """Asks for what was left open."""

    def __init__(self, house: House, desk: Desk, scribe: Scribe, meaning: Meaning) -> None:
        self._house = house
        self._desk = desk
        self._scribe = scribe
        self._meaning = meaning

    async def refused(self, no: Refused, request: Request, person: Person, room: Room) -> Card:
        """A refusal, with the button that opens the paragraph behind it; /help finds that too, for where no button can
        stand."""
        command, behind = await self._meaning.refused(request), partial(self._house.how, person.id)
        language = await self._house.languages.speech(request.account, person, room)
        card = refusal(no, self._house.texts, language, person.id, behind, command)
        if (once_more := await again(self._house, self._meaning, request, room, no)) is not None:
            card = replace(card, buttons=((once_more, *card.buttons[0]),), words_first=False)
        return await self.pinned(card, room)

    def group(self, commands: Sequence[Command], rank: int) -> Card:
        """The commands of a group for this rank; the book decides of the others when they are pressed."""
        mine = [command for command in commands if command.may > May.ORGANISER or rank >= command.may]
        if not mine:
            raise not_for_you(commands[0])
        return self._scribe.pin(group_card(mine), "", "")[0]

    async def missing(self, call: Call[Any], missing: Missing, language: str) -> Card | Form:
        """Ask for what a bare command lacks."""
        if missing.command.hidden or missing.parameter.hidden:
            raise Refused("button-gone")
        _admit(call, missing.command)
        if missing.command.bare is not None and not missing.given and (card := missing.command.bare(call)):
            return await self.pinned(card, call.room)
        offered = await suggestions(call, missing.parameter, "")
        given = await Values.of(call).typed(missing.given)
        card = ask_for(missing.command, missing.parameter, given, offered)
        if card is None:
            names = must_be_written(missing.command, missing.parameter, given)
            offers = {name: await self._offers(call, missing.command, name) for name in names}
            return await self._form_of(call.request, call.room, missing.command, offers, given, language, missing=names)
        return await self.pinned(card, call.room)

    async def form(
        self, request: Request, person: Person, room: Room, pressed: Pressed, language: str, *, must: bool = False
    ) -> Form:
        """The form that a press asks for, or what is left of it where a part of it was filled in; whether all of it
        must be."""
        command, words = self._meaning.wanted(pressed)
        asked = [name for name in pressed.ask if name not in request.values]
        kept = {name: word for name, word in words.items() if name not in request.values}
        forgotten = ForgottenNames(self._house, room)
        given = await forgotten.given(command, {**kept, **self._meaning.filled(request, command)})
        offers: dict[str, Sequence[Suggestion]] = dict.fromkeys(asked, ())
        called: Mapping[str, tuple[str, str]] = {}
        call = None
        # Without its book a command has nothing to offer; sent, the form is refused with the reason.
        with contextlib.suppress(Refused, SeveralBooks):
            call = await self._desk.call(request, person, room, command, pressed.book, given)
            call.given = given
            offers = {name: () if pressed.in_words else await self._offers(call, command, name) for name in asked}
        if call is not None:
            _admit(call, command)
            if pressed.slip:
                await slips.own(call, pressed.instead_of)
            called = await command.fields(call) if command.fields is not None else {}
        before = press_id.before(pressed) or "!"
        return await self._form_of(
            request,
            room,
            command,
            offers,
            given,
            language,
            before=before,
            in_words=pressed.in_words,
            missing=asked if must else (),
            called=called,
        )

    def anew(self, form: Form) -> Card:
        """A button that opens a form which could not be shown when it was asked for."""
        button = Button(say("ask-anew-open"), form.opens)
        return Card(lines=(say("ask-anew", command=code(form.title)),), buttons=((button,),), audience=Audience.MEMBER)

    async def _offers(self, call: Call[Any], command: Command, name: str) -> Sequence[Suggestion]:
        """What could stand for a parameter, by what is known here."""
        return (await suggestions(call, command[name], ""))[:MOST]

    async def whose(
        self,
        request: Request,
        room: Room,
        command: Command,
        given: Mapping[str, Any],
        doubtful: Doubtful,
        pressed: Pressed | None,
    ) -> Card:
        """Ask whom a name is meant for: a button for each who is called like it, and one for a new guest, of whom there
        is nothing to be read."""
        if not doubtful.people:
            return await self._another(request, room, command, given, doubtful, pressed)
        words = await Values(self._house, request, room).typed(given)
        name = await ForgottenNames(self._house, room).hinted(name_of(doubtful.typed))
        meant = await who_is_meant(self._house, doubtful.people[: MOST - 1], doubtful.circle)
        if not (doubtful.nobody_new or command.reads):
            meant.append((say("ask-whose-guest", name=name), a_new_guest(doubtful.typed, request.id)))
        lines = [line_of(command, instead(command, words, doubtful.typed, word, doubtful.into)) for _, word in meant]
        if len({*lines}) < len(lines) or request.file is not None:
            raise Refused("name-like", name=name_of(doubtful.typed))  # There is no line to be given again.
        mark = press_id.before(pressed) if pressed is not None else ""
        buttons = [Button(label, mark + line) for (label, _), line in zip(meant, lines, strict=True)]
        title = say("ask-whose", name=name)
        why = [say("ask-whose-like" if command.reads else "ask-whose-why")]
        why += [say("ask-whose-hinted")] * (name != name_of(doubtful.typed))
        asked = Card(title, tuple(why), buttons=rows(buttons, 1), audience=Audience.MEMBER, tone=Tone.ASK)
        return await self.pinned(replace(asked, circle=doubtful.circle), room)

    async def _another(
        self,
        request: Request,
        room: Room,
        command: Command,
        given: Mapping[str, Any],
        doubtful: Doubtful,
        pressed: Pressed | None,
    ) -> Card:
        """Ask whether another is meant than who asked to be forgotten: by the button a new guest; until it is pressed
        nobody writes that name down."""
        name = name_of(doubtful.typed)
        words = await Values(self._house, request, room).typed(given)
        otherwise = instead(command, words, doubtful.typed, a_new_guest(doubtful.typed, request.id), doubtful.into)
        if command.reads or otherwise == words or request.file is not None:
            raise Refused(FORGOTTEN, name=name)
        mark = press_id.before(pressed) if pressed is not None else ""
        line = (mark or "!") + line_of(command, otherwise)
        press = self._meaning.unwritten(self._house.ids.fresh("t", 12), line)
        button = Button(say("ask-another-guest", name=hint(name)), press, "good")
        title, lines = say("ask-whose", name=hint(name)), (say("ask-another-why"),)
        return Card(title, lines, buttons=((button,),), audience=Audience.MEMBER, tone=Tone.ASK)

    async def in_private(
        self,
        request: Request,
        room: Room,
        command: Command,
        words: Mapping[str, Any],
        language: str,
        no: Refused | None = None,
    ) -> Card:
        """Refuse a secret that everybody could read, with a button that asks for it where nobody else does; `no`: why
        the line could not be read."""
        secret = tuple(name for name in words if command.secret or command[name].secret)
        if not words:  # The line could not be read: only its secrets are asked for, and then what else is missing.
            secret = tuple(one.name for one in command.parameters if one.secret)
        rest = {name: word for name, word in words.items() if name not in secret}
        line = line_of(command, await Values(self._house, request, room).typed(rest))
        card = said_aloud(command, no, self._house.texts, language, self._house.commands.behind)
        ask = Button(say("ask-in-private"), line, ask=secret[:FIELDS])
        return await self.pinned(replace(card, buttons=((ask, *card.buttons[0]),), words_first=False), room)

    async def which_book(self, several: SeveralBooks, room: Room) -> Card:
        """Ask which of several books is meant; those in rooms called alike are named with their clubs."""
        line = line_of(several.command, several.words)
        there = [await self._house.people.room(book.room) for book in several.books]
        called = [(book.title or book.kind, one and one.title) for book, one in zip(several.books, there, strict=True)]
        choices = []
        for book, name in zip(several.books[:MOST], called, strict=False):
            label = say("book-in-room", book=book.title or say(f"book-{book.kind}"), room=RoomName(book.room))
            club = await self._house.people.club(book.club) if called.count(name) > 1 else None
            named = say("book-in-club", book=label, club=club.title) if club is not None else label
            choices.append(Button(named, f"!@{book.id} {line}"))
        card = Card(say("ask-which-book"), buttons=rows(choices, 1), audience=Audience.MEMBER, tone=Tone.ASK)
        return await self.pinned(card, room)

    async def pinned(self, card: Card, room: Room) -> Card:
        """A card for a room. Lines too long for a button's id are stored under tokens; those that name somebody who
        asked to be forgotten are kept in memory alone."""
        card, rows = self._scribe.pin(card, "", room.id)
        forgotten = ForgottenNames(self._house, room)
        whole = {f"~{row.row['token']}": row for row in rows}

        async def kept(button: Button) -> Button:
            row = whole.get(button.line)
            line = row.row["line"] if row is not None else button.line
            if not await forgotten.stand_in(line):
                return button
            whole.pop(button.line, None)
            return replace(button, line=self._meaning.unwritten(self._house.ids.fresh("t", 12), line))

        card = replace(card, buttons=tuple([tuple([await kept(one) for one in row]) for row in card.buttons]))
        if whole:
            await self._house.store.write(Write(changes=[*whole.values()]))
        return card

    async def _form_of(
        self,
        request: Request,
        room: Room,
        command: Command,
        offers: Mapping[str, Sequence[Suggestion]],
        given: Mapping[str, Any],
        language: str,
        *,
        before: str = "!",
        in_words: bool = False,
        missing: Collection[str],
        called: Mapping[str, tuple[str, str]] | None = None,
    ) -> Form:
        """The form that asks for some parameters of a command, with what is offered for each and what is `given` for it
        now; `before` stands before its line. Of a field that stands for somebody, `called` says its name and value."""
        values = Values(self._house, request, room)
        fields = []
        for name, offered in offers.items():
            parameter = command[name]
            kind = parameter.kind
            key = f"{command.key}.{name.replace('_', '-')}"
            label, now = (called or {}).get(name) or (self._house.texts.name(language, key), given.get(name, ""))
            choices = tuple(offered) or self._choices(parameter, language)
            fields.append(
                FormField(
                    name,
                    label,
                    self._house.texts.name(language, f"{key}-about"),
                    parameter.required or name in command.needs or name in missing,
                    longest(parameter),
                    await values.readable(now),
                    choices=choices,
                    chosen=now if any(choice.value == now for choice in choices) else "",
                    free=not isinstance(kind, Choice),
                    people=Anybody(most, await values.accounts(now)) if (most := _anybody(kind)) else None,
                    names=names_people(kind),
                    with_next=isinstance(kind, Text) and kind.with_number,
                    keys=kind.keys,
                    tick=bool(parameter.default)
                    if isinstance(kind, YesNo) and (parameter.required or parameter.default is not None)
                    else None,
                )
            )
        secret = command.secret or any(command[name].secret for name in offers)
        rest = {name: word for name, word in given.items() if name not in offers}
        hidden = secret and command.tells_secret(rest)
        press = await self._id(before + line_of(command, rest), request.at, hidden, room)
        ask = f"{'??' if in_words else '?'}{','.join(offers)}"
        opens = await self._id(ask + before + line_of(command, given), request.at, hidden, room)
        title = f"/{typed_name(self._house.texts, language, command)}"
        return Form(press, title, tuple(fields), language, secret, opens)

    async def _id(self, press: str, at: float, hidden: bool, room: Room) -> str:
        """A press as a button's id: under a token where it is too long, or holds what not everybody may read."""
        if await ForgottenNames(self._house, room).stand_in(press):
            return self._meaning.unwritten(self._house.ids.fresh("t", 12), press)
        if not hidden and len(press.encode()) <= press_id.LONGEST:
            return press
        token, row = press_id.kept(self._house.ids, press, at, room.id)
        await self._house.store.write(Write(changes=[row]))
        return token

    def _choices(self, parameter: Parameter, language: str) -> tuple[Suggestion, ...]:
        kind = parameter.kind
        if not isinstance(kind, Choice):
            return ()
        names = {value: self._house.texts.name(language, f"choices-{kind.name}.{value}") for value in kind.values}
        return tuple(Suggestion(name, value) for value, name in names.items())


def _admit(call: Call[Any], command: Command) -> None:
    """Refuse at once who will not be allowed it; of the roles of play only a book can tell."""
    if call.volume is not None or command.may <= May.ORGANISER:
        admit(call, command)


def _anybody(kind: Kind) -> int:
    """How many of whoever is there a parameter takes, in no order; none where it takes others, or no people."""
    match kind:
        case Members(ordered=True):
            return 0
        case Member() | Members() if takes_anybody(kind):
            return kind.most if isinstance(kind, Members) else 1
    return 0


def rows(buttons: Sequence[Button], width: int = ROW) -> tuple[tuple[Button, ...], ...]:
    """Buttons in rows."""
    return tuple(tuple(buttons[start : start + width]) for start in range(0, len(buttons), width))


def ask_for(
    command: Command, parameter: Parameter, given: Mapping[str, Any], suggestions: Sequence[Suggestion]
) -> Card | None:
    """A card that offers values for a missing parameter; None where it can only be written."""
    key = f"{command.key}.{parameter.name.replace('_', '-')}"
    kind = parameter.kind
    offers: list[tuple[Argument, str]] = []
    closed = False
    match kind:
        case Upload():
            return _asking(command, key, (say("ask-file", command=typed(*command.path)),), ())
        case Choice():
            offers = [(say(f"choices-{kind.name}.{value}"), value) for value in kind.values]
            closed = True
        case Whole():
            offers = [(str(number), str(number)) for number in kind.offers]
    if suggestions:
        offers = [(suggestion.label, suggestion.value) for suggestion in suggestions]
    if not offers:
        return None
    buttons = [Button(label, line_of(command, {**given, parameter.name: value})) for label, value in offers[: MOST - 1]]
    if not closed:
        other = Button(say("ask-other"), line_of(command, given), ask=(parameter.name,), in_words=True)
        buttons.append(other)
    return _asking(command, key, (), rows(buttons))


def must_be_written(command: Command, asked: Parameter, given: Mapping[str, Any]) -> tuple[str, ...]:
    """The missing parameters that have to be written, at most as many as a form holds."""
    missing = [
        parameter.name
        for parameter in command.parameters
        if (parameter.expected or parameter is asked)
        and parameter.name not in given
        and not isinstance(parameter.kind, Upload)
    ]
    return tuple(missing[:FIELDS])


def longest(parameter: Parameter) -> int:
    """How many characters an answer to this parameter may have."""
    return parameter.kind.longest if isinstance(parameter.kind, Text) else 200


def group_card(commands: Sequence[Command]) -> Card:
    """The commands of a group, as buttons."""
    group = commands[0].path[0]
    buttons = [Button(say(command.key), command.name) for command in commands]
    return Card(
        title=typed(group),
        lines=(say(f"{group}.about"),),
        buttons=rows(buttons[:MOST]),
        audience=Audience.MEMBER,
        tone=Tone.ASK,
    )


def _asking(command: Command, key: str, lines: tuple[Argument, ...], buttons: tuple[tuple[Button, ...], ...]) -> Card:
    return Card(
        title=typed(*command.path),
        lines=(say("help-parameter", name=strong(say(key)), about=say(f"{key}-about")), *lines),
        buttons=buttons,
        audience=Audience.MEMBER,
        tone=Tone.ASK,
    )
