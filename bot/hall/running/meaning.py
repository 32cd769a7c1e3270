"""Hearing: what a request means, whether typed, chosen in a form or pressed; and the forms that ask for words."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bot.engines.book import Refused
from bot.hall.cards import press_id
from bot.hall.cards.card import Button
from bot.hall.declared.declaration import Command, Commands
from bot.hall.declared.kinds import Choice, Parameter, Suggestion
from bot.hall.declared.line_reader import Reader, Typed
from bot.hall.declared.refusals import typed_name
from bot.hall.people.rooms import Room
from bot.hall.requests import Form, FormField, Request
from bot.hall.running import forms
from bot.storage.contract import Store, Write
from bot.texts import Texts


class Hearing:
    """Understands requests."""

    def __init__(self, commands: Commands, texts: Texts, reader: Reader, store: Store) -> None:
        self._commands = commands
        self._texts = texts
        self._reader = reader
        self._store = store

    async def pressed(self, request: Request) -> press_id.Pressed | None:
        if not request.press:
            return None
        text = request.press
        if text.startswith("~"):
            rows = await self._store.rows("presses", token=text[1:])
            if not rows or not rows[0]["line"]:
                raise Refused("button-gone")
            text = rows[0]["line"]
        return press_id.read(text)

    def typed(self, request: Request, pressed: press_id.Pressed | None) -> Typed | None:
        if request.path:
            return Typed(self._commands[request.path], request.values)
        if pressed is not None:
            typed = self._reader.read(pressed.line, pressed=True)
            if typed.command is None:
                return typed
            fields = {
                name: self._reader.choice(declared, str(value))
                for name, value in request.values.items()
                if (declared := typed.command.parameter(name)) is not None and str(value).strip()
            }
            return Typed(typed.command, {**typed.words, **fields})
        if not request.line.strip().startswith("/") and request.replied:
            return None
        return self._reader.read(request.line)

    def meant(self, request: Request) -> Command | None:
        if request.press.startswith("~"):
            return None
        typed = self.typed(request, press_id.read(request.press) if request.press else None)
        return typed.command if typed else None

    def wanted(self, pressed: press_id.Pressed) -> tuple[Command, Mapping[str, str]]:
        """The command of a press that first asks for some parameters, and the words it has."""
        typed = self._reader.read(pressed.line, pressed=True)
        asked = [typed.command.parameter(name) for name in pressed.ask] if typed.command is not None else []
        # Ids are public: one that nobody drew may ask for anything.
        if typed.command is None or not all(parameter and not parameter.hidden for parameter in asked):
            raise Refused("button-gone")
        return typed.command, typed.words

    async def form_of(
        self,
        command: Command,
        offers: Mapping[str, Sequence[Suggestion]],
        given: Mapping[str, Any],
        book: str,
        language: str,
        at: float,
        missing: Collection[str] = (),
    ) -> Form:
        """The form that asks for some parameters of a command, with what is offered for each."""
        fields = []
        for name, offered in offers.items():
            parameter = command.parameter(name)
            assert parameter is not None
            key = f"{command.key}.{name.replace('_', '-')}"
            fields.append(
                FormField(
                    name,
                    self._texts.name(language, key),
                    self._texts.name(language, f"{key}-about"),
                    parameter.required or name in command.needs or name in missing,
                    forms.longest(parameter),
                    choices=tuple(offered) or self._choices(parameter, language),
                    free=not isinstance(parameter.kind, Choice),
                )
            )
        press = press_id.written(Button("", forms.line_of(command, given)), book)
        if len(press.encode()) > press_id.LONGEST:
            press, row = press_id.kept(press, at)
            await self._store.write(Write(changes=[row]))
        return Form(press, f"/{typed_name(self._texts, language, command)}", tuple(fields), language)

    def _choices(self, parameter: Parameter, language: str) -> tuple[Suggestion, ...]:
        kind = parameter.kind
        if not isinstance(kind, Choice):
            return ()
        return tuple(Suggestion(self._texts.name(language, f"choices-{kind.name}.{one}"), one) for one in kind.values)

    def conceals(self, request: Request, room: Room) -> bool:
        """Whether the typed line should not stay in the room."""
        if not request.line or room.private:
            return False
        try:
            typed = self.typed(request, None)
        except Refused:
            return False
        return typed is not None and typed.command is not None and typed.command.tells_secret(typed.words)
