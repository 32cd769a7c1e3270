"""A form of the hall as Discord's windows: five parts in each, so a longer form is filled in one after another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.chats.discord.drawing import drawing
from bot.chats.discord.drawing.drawing import clip
from bot.hall.requests import Form, FormField

LONGEST = 4000
"""Characters that a field of a form can hold."""
PARTS = 5
ABOUT = 100
RADIO = range(2, 11)
"""How many choices stand beside each other; others are a list."""
_OF = "/"
_OPENED = "~"


class WindowStep(NamedTuple):
    """Which of the windows of a form one is, as its id tells."""

    number: int = 1
    of: int = 1

    @property
    def next(self) -> WindowStep:
        """The one after it."""
        return WindowStep(self.number + 1, self.of)

    def marked(self, id: str, opening: int | None = None) -> str:
        """An id of the hall with this step, which a button that asks to fill a form in always tells. A window's tells
        its opening too: phones show again what was under an id first."""
        said = f"{self.number}{_OF}{self.of}" if self.of > 1 or opening is None else ""
        opened = f"{_OPENED}{opening:x}" if opening is not None else ""
        return f"{id}{drawing.APART}{said}{opened}" if said or opened else id


ONLY = WindowStep()


def step_of(custom_id: str) -> WindowStep:
    """The step that an id tells; the only one where it tells none."""
    number, _, of = custom_id.partition(drawing.APART)[2].partition(_OPENED)[0].partition(_OF)
    return WindowStep(int(number), int(of)) if number.isdecimal() and of.isdecimal() else ONLY


def asks(message: Mapping[str, Any]) -> bool:
    """Whether a message, as Discord tells it, is there only for the button that opens a form."""
    buttons = [one for row in message.get("components", ()) for one in row.get("components", ())]
    said = str(buttons[0].get("custom_id", "")).partition(drawing.APART)[2] if len(buttons) == 1 else ""
    return _OF in said and _OPENED not in said


class FormWindow(ui.Modal):
    """One window of a form; what is written into it comes back by its id, as a press does."""

    def __init__(self, title: str, custom_id: str, parts: Sequence[ui.Label[Any]]) -> None:
        super().__init__(title=title, custom_id=custom_id)
        for part in parts:
            self.add_item(part)
        self.stop()


def windows(form: Form, in_words: str, *, shared: bool) -> list[list[ui.Label[Any]]]:
    """The parts of a form, as many together as a window holds; `shared` where Discord has members to choose from."""
    pages: list[list[ui.Label[Any]]] = [[]]
    for field in form.fields:
        parts = _parts(field, in_words, shared)
        if len(pages[-1]) + len(parts) > PARTS:
            pages.append([])
        pages[-1] += parts
    return pages


def titled(title: str, step: str) -> str:
    """The title of a window, with which of several it is."""
    if not step:
        return clip(title, drawing.TITLE)
    return f"{clip(title, drawing.TITLE - len(step) - 3)} · {step}"


def _parts(field: FormField, in_words: str, shared: bool) -> list[ui.Label[Any]]:
    """What is chosen is a list, or stands beside each other where it is little; where other words will do too, there is
    a part for them, labelled `in_words`: whoever has no account is named there."""
    chosen = _choice(field, shared)
    if chosen is None:
        return [_label(field.label, field.about, _entry(field, field.name, field.required, field.value))]
    parts = [_label(field.label, field.about, chosen)]
    if field.free:
        entry = _entry(field, field.name + drawing.APART, False, "")
        parts.append(_label(f"{field.label}: {in_words}", "", entry))
    return parts


def _choice(field: FormField, shared: bool) -> ui.Item[Any] | None:
    """What a field lets one choose; nothing where it has to be written, or stands there in words."""
    if field.tick is not None:
        return ui.Checkbox(custom_id=field.name, default=field.chosen == "yes" if field.chosen else field.tick)
    if field.people is not None and shared:
        now = [
            discord.SelectDefaultValue(id=int(id), type=discord.SelectDefaultValueType.user) for id in field.people.now
        ]
        if field.value and not now:
            return None
        most = min(field.people.most, drawing.MENU)
        return ui.UserSelect(
            custom_id=field.name, required=False, min_values=0, max_values=most, default_values=now[:most]
        )
    options = _options(field)
    required = field.required and not field.free
    if not options or (field.free and field.value and not field.chosen):
        return None  # What is written there would count more than what is chosen beside it.
    if required and len(options) in RADIO:
        return ui.RadioGroup(
            custom_id=field.name,
            required=True,
            options=[
                discord.RadioGroupOption(label=one.label, value=one.value, default=one.default) for one in options
            ],
        )
    return ui.Select(custom_id=field.name, options=options, required=required, min_values=int(required))


def _label(label: str, about: str, item: ui.Item[Any]) -> ui.Label[Any]:
    said = clip(about, ABOUT) if about else None
    return ui.Label(text=clip(label, drawing.TITLE), description=said, component=item)


def _entry(field: FormField, id: str, required: bool, value: str) -> ui.TextInput[Any]:
    # Discord refuses a form whose field holds more than it may: such a value stays whole, to be shortened there.
    return ui.TextInput(
        custom_id=id,
        required=required,
        max_length=min(max(field.longest, len(value)), LONGEST),
        default=value[:LONGEST],
        style=discord.TextStyle.paragraph if field.longest > 200 else discord.TextStyle.short,
    )


def _options(field: FormField) -> list[discord.SelectOption]:
    """The choices of a field; nothing where a list of Discord's cannot hold them."""
    labels = {choice.value: choice.label for choice in field.choices if 0 < len(choice.value) <= drawing.OPTION}
    if len(labels) > drawing.MENU or (len(labels) < len(field.choices) and not field.free):
        return []
    return [
        discord.SelectOption(label=clip(label, drawing.OPTION), value=value, default=value == field.chosen)
        for value, label in labels.items()
    ]
