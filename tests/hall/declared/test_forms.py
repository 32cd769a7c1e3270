"""forms.txt says what every command asks for, within which bounds, and what every cog declares beside its commands.

`make docs`, or `python -m tests.hall.declared.test_forms`, writes it anew, to be read and judged: a bound, a default or
a topic that changes there changes for people.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields
from functools import partial
from pathlib import Path
from typing import Any

from bot.commands import COGS
from bot.commands.journal_lines import JournalLine
from bot.engines.book import Entry
from bot.hall.declared.declaration import Cog, Command
from bot.hall.declared.kinds import Kind, Parameter

LIST_OF_FORMS = Path(__file__).with_name("forms.txt")
FLAGS = ("opens", "grows_old", "live", "in_live", "single")


def called(function: Callable[..., Any]) -> str:
    """A function by its name; of one with some parameters given, these too."""
    if isinstance(function, partial):
        return f"{called(function.func)}({', '.join(map(value, function.args))})"
    return getattr(function, "__qualname__", type(function).__name__).replace(".<locals>", "")


def value(one: Any) -> str:
    """A value as it is declared."""
    if isinstance(one, type):
        return one.__name__
    return called(one) if callable(one) else repr(one)


def kind(one: Kind) -> str:
    """A kind with what is not as usual in it."""
    told = [f"{part.name}={value(now)}" for part in fields(one) if (now := getattr(one, part.name)) != part.default]
    return f"{type(one).__name__}({', '.join(told)})" if told else type(one).__name__


def parameter(one: Parameter) -> str:
    """A parameter with its bounds, and what it is where it is left out."""
    default = "" if one.required else f" = {value(one.default)}"
    return f"{'button ' * one.hidden}{one.name}: {kind(one.kind)}{default}"


def command(one: Command) -> Iterator[str]:
    """A command with what it asks for."""
    told = [flag for flag in FLAGS if getattr(one, flag)]
    told += [f"needs {' or '.join(one.needs)}"] if one.needs else []
    told += [
        f"{name} {value(now)}"
        for name in ("book", "rather", "before", "bare", "amended")
        if (now := getattr(one, name))
    ]
    yield f"{one.name} | {', '.join(told)}".strip(" |")
    for asked in one.parameters:
        yield f"    {parameter(asked)}"


def told(entry: type[Entry], tell: Callable[..., Any]) -> str:
    """How an entry is told in the journal: by a function, or by the text of this key and these of its fields."""
    if not isinstance(tell, JournalLine):
        return called(tell)
    there = [f"{name} as {tell.fields[name][0]}" for name in entry.model_fields if name in tell.fields]
    return " · ".join([value(tell.words), *there])


def beside(cog: Cog[Any]) -> Iterator[str]:
    """What a cog declares beside its commands."""
    yield f"# {cog.group or 'of a name of its own'}"
    yield from (f"notice of {one.entry.__name__} ({one.topic}): {called(one.card)}" for one in cog.heraldings)
    # Entries of the tests themselves may have been declared in this process before.
    own = [(entry, tell) for entry, tell in cog.tellings.items() if entry.__module__.startswith("bot.")]
    yield from (f"journal of {entry.__name__}: {told(entry, tell)}" for entry, tell in own)
    for name in ("timers", "attachments", "weighings"):
        yield from (f"{name} {key}: {called(one)}" for key, one in getattr(cog, name).items())
    yield from (f"sheet {called(one)}" for one in cog.sheets)
    for name in ("hearing", "departing", "following", "opening", "renewing", "told_of", "gaining", "advised", "shown"):
        if (one := getattr(cog, name)) is not None:
            yield f"{name}: {called(one)}"


def written() -> str:
    """Everything that is declared, cog by cog."""
    lines = [line for cog in COGS for part in ([*beside(cog)], *map(command, cog.commands)) for line in part]
    return "\n".join(lines) + "\n"


def test_every_command_asks_for_what_is_written() -> None:
    assert LIST_OF_FORMS.read_text("utf-8") == written(), "run `make docs`, and read what changed in forms.txt"


if __name__ == "__main__":
    LIST_OF_FORMS.write_text(written(), "utf-8")
