"""Whose standing changes in other books as a club's book says that two people are one, or two again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.engines.book import Book
from bot.hall.cards.card import Argument
from bot.hall.declared.call import Call
from bot.storage.contract import Row


@dataclass(slots=True)
class Moves:
    """What changes for others when some people are joined or parted: they move to other places, or to other points."""

    people: set[str] = field(default_factory=set)
    """Who is joined or parted."""
    books: list[Book] = field(default_factory=list)
    """The books in which somebody else moves."""
    lines: list[Argument] = field(default_factory=list)
    """Who moves, as their games tell it."""

    def players(self) -> frozenset[str]:
        """Whoever plays where somebody moves: the numbers of a ladder are everybody's who climbs it."""
        return frozenset[str]().union(*(book.players() for book in self.books))


async def moves_of(
    call: Call[Any], before: Mapping[tuple[str, ...], Row], after: Mapping[tuple[str, ...], Row]
) -> Moves:
    """Who else moves when a club's book says one thing of who is whom after another."""
    said = {key: (before.get(key), after.get(key)) for key in {*before, *after} if key[0] == "aliases"}
    changed = {key: pair for key, pair in said.items() if pair[0] != pair[1]}
    moves = Moves()
    if not changed:
        return moves
    [whose] = {club for _, club, _ in changed}
    joins = {key[2]: str(row["person"]) for key, row in after.items() if key[0] == "aliases"}
    for (_, _, old), pair in changed.items():
        moves.people |= {old, *(str(row["person"]) for row in pair if row is not None)}
    played = {row["book"] for one in moves.people for row in await call.store.rows("plays", person=one)}
    for stored in await call.store.books(clubs=call.people.links.circle(whose)):
        if stored.id not in played:
            continue
        volume = await call.house.shelf.readable(stored.id)
        if volume is None:
            continue
        then = await call.house.shelf.folded(stored, joins=call.people.joins.resolver_if(stored.club, whose, joins))
        if lines := await call.house.commands.gains(volume.book, then, call.now, moves.people):
            moves.books += [volume.book, then]
            moves.lines += lines
    return moves
