"""The next date of a book's people: when, where, and who can come. A plain value, which every book may have."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Coming = Literal["yes", "maybe", "no"]

REMIND, PASSED = "date.remind", "date.passed"
"""The timers of the reminder, and of its moment: who comes is asked no more."""


@dataclass(slots=True)
class NextDate:
    """A planned date, and what was answered."""

    number: int
    when: float
    remind: float
    """When whoever has not answered is reminded; 0 for never, or once that is done."""
    first: int
    """The number that it had before it was moved."""
    place: str
    """Where, as an id of words."""
    answers: dict[str, Coming] = field(default_factory=dict)
    passed: bool = False
    """Whether its moment has been."""

    def said(self, coming: Coming) -> tuple[str, ...]:
        """Who has answered so, in the order of their answers."""
        return tuple(member for member, answer in self.answers.items() if answer == coming)

    def waits(self) -> dict[str, float]:
        """Its timers, each with its moment."""
        found = {REMIND: self.remind} if self.remind else {}
        return found if self.passed else found | {PASSED: self.when}
