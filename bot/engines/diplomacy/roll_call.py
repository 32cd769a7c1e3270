"""The roll call: an hour before the day's round whoever has not confirmed is out of its seats; volunteers offer."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Literal

from bot.engines.book import Entry, Refused
from bot.engines.diplomacy.tournament import Diplomacy, RollCall

Offer = Literal["double", "sitting"]


def call(book: Diplomacy, guests: Collection[str], now: float) -> None:
    """Call the roll: `guests` are the players who cannot answer, and count as there.

    Where nobody confirmed, or the hour has come already, there was no roll: nobody is left out.
    """
    date = book.next_date
    if date is None or not book.to_call:
        return
    coming = set(date.said("yes"))
    there = {one.id for one in book.playing() if coming.intersection(one.players)}
    held = bool(there) and date.when > now
    away = tuple(one.id for one in book.playing() if held and one.id not in there and one.id not in guests)
    book.happen(RollCalled(date=date.number, round=len(book.rounds) + 1, away=away, held=held))


def roll_of(book: Diplomacy, number: int) -> RollCall:
    """The roll of the round that is seated next."""
    if book.roll is None or book.roll.round != number or ((one := book.round) is not None and one.number > number):
        raise Refused("diplomacy-roll-none", round=number)
    return book.roll


def offer(book: Diplomacy, player: str, number: int, how: Offer) -> RollCall:
    """Offer to play at two boards, or to sit out, should the numbers ask for it."""
    roll = _before_seats(book, number)
    if not player or book.entrant(player).fate != "in":
        raise Refused("diplomacy-not-entered")
    if player in roll.away:
        raise Refused("diplomacy-roll-away", player=player)
    if player in (roll.doubles if how == "double" else roll.sitting):
        raise Refused("diplomacy-roll-offered")
    book.happen(Offered(round=number, player=player, how=how))
    return roll_of(book, number)


def arrive(book: Diplomacy, by: str, player: str, number: int) -> RollCall:
    """Somebody who had not confirmed is there after all."""
    if player not in _before_seats(book, number).away:
        raise Refused("diplomacy-roll-there", player=player)
    book.happen(Arrived(round=number, player=player, by=by))
    return roll_of(book, number)


def _before_seats(book: Diplomacy, number: int) -> RollCall:
    roll = roll_of(book, number)
    if book.round is not None and book.round.number == number:
        raise Refused("diplomacy-roll-seated", round=number)
    return roll


class RollCalled(Entry, kind="diplomacy.roll-called"):
    """The roll of a round was called."""

    date: int
    round: int
    away: tuple[str, ...]
    """Who had not confirmed."""
    held: bool
    """Whether anybody had."""

    def apply(self, book: Diplomacy) -> None:
        """Whoever has not confirmed is out of the next seats."""
        book.rolled = self.date
        if self.held:
            book.roll = RollCall(self.round, self.away)


class Offered(Entry, kind="diplomacy.offered"):
    """A player offers to play at two boards, or to sit out."""

    needed = ("player",)
    slip = True
    round: int
    player: str
    how: Offer

    def apply(self, book: Diplomacy) -> None:
        """The first to offer come first; who offers the other thing offers this no more."""
        roll = book.roll
        if roll is None or roll.round != self.round:
            return
        doubles, sitting = (tuple(one for one in those if one != self.player) for those in (roll.doubles, roll.sitting))
        if self.how == "double":
            doubles = (*doubles, self.player)
        else:
            sitting = (*sitting, self.player)
        book.roll = replace(roll, doubles=doubles, sitting=sitting)


class Arrived(Entry, kind="diplomacy.arrived"):
    """Somebody who had not confirmed is there after all."""

    needed = ("player",)
    slip = True
    round: int
    player: str
    by: str

    def apply(self, book: Diplomacy) -> None:
        """They are seated like everybody."""
        if book.roll is not None and book.roll.round == self.round:
            away = tuple(one for one in book.roll.away if one != self.player)
            book.roll = replace(book.roll, away=away)
