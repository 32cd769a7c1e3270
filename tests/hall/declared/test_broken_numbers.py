"""Every number that a rule allows to be broken is read with a point or a comma, typed in either language or written
into a form."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

import pytest

from bot.commands import COGS
from bot.engines.book import Refused
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.declaration import Command
from bot.hall.declared.kinds import Parameter
from bot.hall.declared.line_reader import LineReader
from bot.hall.requests import Request
from bot.hall.running.meaning import Meaning
from bot.texts import LANGUAGES
from tests.hall.house import ANNA, HALL, TEXTS

COMMANDS = Commands(COGS)
READER = LineReader(COMMANDS, TEXTS)
ODDS = ("first", "second", "third", "fourth", "fifth", "sixth")

ONE = ("7.5", "7,5", " 7,5 ", "7,50")
SEVERAL = ("7.5 6.25", "7,5 6,25", "7,50, 6.25", "7,5; 6,25", "7.5,6.25")
"""Of «7,5» alone the comma may stand between two."""


def broken() -> Iterator[tuple[Command, Parameter]]:
    """The parameters of all commands that take a number with decimals, or several."""
    for command in COMMANDS.values():
        for parameter in command.parameters:
            try:
                read = parameter.kind.read("7.5")
            except Refused:
                continue
            one = read[0] if isinstance(read, tuple) and len(read) == 1 else read
            if isinstance(read, Decimal) or (isinstance(one, int) and one != read):
                yield command, parameter


EVERY = [*broken()]


def test_these_are_all() -> None:
    assert {f"{command.name}.{parameter.name}" for command, parameter in EVERY} == {
        *(f"mito odds.{which}" for which in ODDS),
        *(f"mito {which}.risikometro" for which in ("game", "stake", "fix")),
        *("mito settings.start", "mito settings.pot"),
    }


@pytest.mark.parametrize(("command", "parameter"), EVERY, ids=lambda one: one.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_the_same_number_with_a_point_and_with_a_comma(
    command: Command, parameter: Parameter, language: str
) -> None:
    group, own = command.name.split()
    words = "/{} {}".format(TEXTS.name(language, group), TEXTS.name(language, f"{group}-{own}"))
    name = TEXTS.name(language, f"{group}-{own}.{parameter.name}")
    meaning = Meaning(COMMANDS, READER, None)  # type: ignore[arg-type]  # It is asked for nothing that is kept.
    read = set()
    for number in ONE if isinstance(parameter.kind.read("7.5"), Decimal) else SEVERAL:
        for line in (f'{words} {name}:"{number}"', f'{words} {name}: "{number}"'):
            if not parameter.hidden and not command.hidden:
                typed = READER.read(line)
                assert typed.command is command
                read.add(parameter.kind.read(typed.words[parameter.name]))
        filled = Request("discord:1", ANNA, HALL, 0.0, press=f"?!{command.name}", values={parameter.name: number})
        read.add(parameter.kind.read(meaning.filled(filled, command)[parameter.name]))
    assert len(read) == 1
