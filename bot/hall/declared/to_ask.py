"""What has to be asked before a command can be done: whom a name means, or what was not given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.hall.declared.call import Into
from bot.hall.declared.declaration import Command
from bot.hall.declared.kinds import Parameter


class Doubtful(Exception):
    """A name that is only like somebody's, or that somebody who asked to be forgotten bore: who is meant is asked
    before anything is done."""

    def __init__(
        self, typed: str, people: Sequence[str], circle: str, into: Into | None, *, nobody_new: bool = False
    ) -> None:
        self.typed = typed
        self.people = people
        self.circle = circle
        """The club, or the private chat, whose people they are."""
        self.into = into
        """Where the answer is written; in the place of the name without."""
        self.nobody_new = nobody_new
        """Whether it cannot be meant for a new guest."""


class Missing(Exception):
    """A parameter that must be given was not: it is asked for."""

    def __init__(self, command: Command, parameter: Parameter, given: Mapping[str, Any]) -> None:
        self.command = command
        self.parameter = parameter
        self.given = given
