"""The next date of a book's people: when, where, and who can come. A plain value, which every book may have."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Coming = Literal["yes", "maybe", "no"]

REMIND = "date.remind"
"""The timer of the reminder."""


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

    def said(self, coming: Coming) -> tuple[str, ...]:
        """Who has answered so, in the order of their answers."""
        return tuple(member for member, answer in self.answers.items() if answer == coming)
