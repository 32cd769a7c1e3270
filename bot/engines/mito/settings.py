"""The club's own settings of its ladders: names, numbers, and which of them there are."""

from __future__ import annotations

from decimal import Decimal

from bot.engines.book import Entry, Refused
from bot.engines.mito.league import League
from bot.engines.mito.rules import EVERY, LadderRules, Which


def change(
    book: League,
    by: str,
    which: Which | None,
    at: float,
    *,
    name: str = "",
    start: Decimal | None = None,
    share: Decimal | None = None,
    minimum: int | None = None,
    active: bool | None = None,
) -> tuple[Which, ...]:
    """Change what is given of one ladder, or of all; gives the ladders that are other now."""
    wanted: dict[str, Decimal | int | bool | None] = {
        "start": start,
        "share": share,
        "minimum": minimum,
        "active": active,
    }
    given = {key: value for key, value in wanted.items() if value is not None}
    changed: list[Which] = []
    off = (which,) if which else EVERY
    if active is False and not [one for one in book.active if one not in off]:
        raise Refused("mito-one-ladder-stays")
    for one in (which,) if which else EVERY:
        before = book.numbers(one)
        after = before.model_copy(update=given)
        if name:
            book.happen(LadderChanged(which=one, name=name, rules=before, by=by, at=at))
        if after != before:
            book.happen(LadderChanged(which=one, rules=after, by=by, at=at))
        if name or after != before:
            changed.append(one)
    return tuple(changed)


class LadderChanged(Entry, kind="mito.ladder-changed"):
    """A ladder has another name or other numbers."""

    needed = ("which",)
    which: Which
    name: str = ""
    """The id of words kept apart; empty where it keeps its name."""
    rules: LadderRules
    by: str
    at: float

    def decides(self, book: League) -> bool:
        """Its numbers, for everybody's points; a name is nobody's gain."""
        return not self.name

    def apply(self, book: League) -> None:
        """The name and the numbers hold from now on, and for periods that have not closed."""
        if self.name:
            book.names[self.which] = self.name
        if self.rules != book.numbers(self.which):
            book.change(self.which, self.rules, self.at)
