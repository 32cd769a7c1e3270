"""What has changed since the seats of a round were drafted, and whether they can be posted all the same."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engines.diplomacy.seating.arranging import bonds_among
from bot.engines.diplomacy.standings import standings
from bot.engines.diplomacy.top_table import qualified
from bot.engines.diplomacy.tournament import Diplomacy, RoundDraft, Sanction, Upon


@dataclass(frozen=True, slots=True)
class Changes:
    """Everything for which the seats might be others now."""

    top: bool
    """Whether its top table is none any more, or has others, or is missing."""
    gone: tuple[str, ...]
    """Who has a seat and has left, or is not there after all."""
    entered: tuple[str, ...]
    """Who is in by now, or was missing at the roll call and is there, and has no seat."""
    bonds: tuple[tuple[str, str], ...]
    """Bonds declared since between two who have seats."""
    penalised: tuple[str, ...]
    standings: bool
    """Whether they are others where they decide who sits where."""

    @property
    def binding(self) -> bool:
        """Whether the draft cannot be posted at all."""
        return self.top or bool(self.gone)

    @property
    def count(self) -> int:
        """How many things are otherwise."""
        parts = (self.gone, self.entered, self.bonds, self.penalised)
        return self.top + self.standings + sum(map(len, parts))


def upon(book: Diplomacy, number: int) -> Upon:
    """What the seats of a round are looked for upon, as the book stands."""
    order = standings(book, number - 1).order if number == book.planned else ()
    roll = book.roll if book.roll is not None and book.roll.round == number else None
    away = frozenset(roll.away if roll is not None else ())
    return Upon(frozenset(one.id for one in book.playing()), tuple(book.bonds), tuple(book.penalties), order, away)


def changes(book: Diplomacy, draft: RoundDraft) -> Changes:
    """What is otherwise than when the seats were drafted."""
    was, now = draft.upon, upon(book, draft.number)
    return Changes(
        top=_other_top(book, draft),
        gone=tuple(sorted(draft.players - now.players | draft.players & now.away - was.away)),
        entered=tuple(sorted((now.players - was.players | now.players & was.away - now.away) - draft.players)),
        bonds=tuple(bond for bond in bonds_among(book, draft.players) if bond not in was.bonds),
        penalised=tuple(dict.fromkeys(one.player for one in (*was.penalties, *now.penalties) if _other(one, was, now))),
        standings=was.order != now.order,
    )


def _other(one: Sanction, was: Upon, now: Upon) -> bool:
    return was.penalties.count(one) != now.penalties.count(one)


def _other_top(book: Diplomacy, draft: RoundDraft) -> bool:
    """Whether the top table of the draft is not the one that would be drafted now."""
    if draft.number != book.planned or not book.top.declared:
        return draft.top is not None
    powers = {book.top.powers.get(player): player for player in qualified(book)}
    return draft.top is None or dict(draft.top.seats) != powers
