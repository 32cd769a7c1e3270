"""A form of the hall as a Discord modal."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.chats.discord.drawing import drawing
from bot.chats.discord.drawing.drawing import clip
from bot.hall.requests import Form, FormField

LONGEST = 4000
"""Characters that a field of a form can hold."""


class FormModal(ui.Modal):
    """A form; what is written into it comes back by its id, as a press does.

    What can be chosen is a list. Where other words will do too there is a field beside it, labelled `in_words`, as far
    as the rows of a form go.
    """

    def __init__(self, form: Form, in_words: str) -> None:
        super().__init__(title=clip(form.title, drawing.TITLE), custom_id=form.press, timeout=None)
        fields = form.fields[: drawing.ROWS]
        spare = drawing.ROWS - len(fields)
        for field in fields:
            options = _options(field)
            if not options or (field.free and not spare):
                self._row(field.label, field.about, _entry(field, field.name, field.required))
                continue
            required = field.required and not field.free
            menu: ui.Select[Any] = ui.Select(
                custom_id=field.name, options=options, required=required, min_values=int(required)
            )
            self._row(field.label, field.about, menu)
            if field.free:
                spare -= 1
                self._row(f"{field.label}: {in_words}", "", _entry(field, field.name + drawing.APART, False))
        self.stop()

    def _row(self, label: str, about: str, item: ui.Item[Any]) -> None:
        said = clip(about, 100) if about else None
        self.add_item(ui.Label(text=clip(label, drawing.TITLE), description=said, component=item))


def _entry(field: FormField, id: str, required: bool) -> ui.TextInput[Any]:
    # Discord refuses a form whose field holds more than it may: such a value stays whole, to be shortened there.
    return ui.TextInput(
        custom_id=id,
        required=required,
        max_length=min(max(field.longest, len(field.value)), LONGEST),
        default=field.value[:LONGEST] or None,
        style=discord.TextStyle.paragraph if field.longest > 200 else discord.TextStyle.short,
    )


def _options(field: FormField) -> list[discord.SelectOption]:
    """What a field lets one choose; nothing where a list of Discord's cannot hold it."""
    labels = {choice.value: choice.label for choice in field.choices if 0 < len(choice.value) <= drawing.OPTION}
    if len(labels) > drawing.MENU or (len(labels) < len(field.choices) and not field.free):
        return []
    return [
        discord.SelectOption(label=clip(label, drawing.OPTION), value=value, default=value == field.value)
        for value, label in labels.items()
    ]
