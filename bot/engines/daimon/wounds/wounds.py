"""Wounds of characters: how they come, grow with time, kill, and when the next of them is due."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.engines.book import Entry, Refused
from bot.engines.daimon.character.character import Character
from bot.engines.daimon.rules.rules import Rules

if TYPE_CHECKING:
    from bot.engines.daimon.table.campaign import Campaign

GROWING = ("grave", "dying")
"""How bad wounds must be to grow with time."""
DOWN = ("dying", "dead")
"""How bad wounds are of a character that is not on its feet."""
TIMER = "wounds.grow"


# --- inside apply


def suffer(book: Campaign, character: Character, count: int, at: float) -> None:
    """Let wounds come. Those of a round that is on take dice from the next one only."""
    grew = _grows(character, book.rules)
    character.wounds += count
    if book.fights.fights_in(character.player):
        character.fresh += count
    if not grew:
        character.worsened, character.spent = at, 0
    health = character.health(book.rules)
    if health == "dead":
        _die(book, character)
    if health in DOWN:
        book.fights.fell(book, character)
    book.fights.go_on(book)


def _die(book: Campaign, character: Character) -> None:
    """The player's next character may spend as many EVO as this one's level."""
    character.dead = True
    seat = book.seat_of(character.player)
    if seat is not None and seat.character == character.id:
        seat.character, seat.inherited = "", character.level


def cleared(character: Character) -> None:
    """All the wounds are healed."""
    character.wounds = character.fresh = 0
    character.worsened = character.spent = 0


def resume(book: Campaign, at: float) -> None:
    """A session opens: time counts for grave wounds again."""
    for character in book.characters.values():
        character.worsened = at


def pause(book: Campaign, at: float) -> None:
    """A session closes: the time that it added to grave wounds counts on in the next."""
    for character in book.characters.values():
        if _grows(character, book.rules):
            character.spent += at - character.worsened


# --- looking


def on_feet(book: Campaign, player: str) -> bool:
    """Whether a player's character can act: it lives and is not down. Who keeps the sheet on paper can always."""
    character = book.character_of(player)
    if character is None:
        return not any(one.dead and one.player == player for one in book.characters.values())
    return character.health(book.rules) not in DOWN


def able(book: Campaign, player: str) -> None:
    """Refuse whose character is down, or dead."""
    if on_feet(book, player):
        return
    if book.character_of(player) is None:
        raise Refused("character-dead")
    raise Refused("character-down")


# --- deciding


def standing(book: Campaign, player: str) -> Character:
    """The living character of a player who has a sheet; refused otherwise."""
    book.seat(player)
    character = book.character_of(player)
    if character is None or not character.attributes:
        raise Refused("wounds-no-sheet", player=player)
    return character


def add(book: Campaign, player: str, count: int, at: float) -> WoundsAdded:
    """The Master gives wounds to a character."""
    added = WoundsAdded(character=standing(book, player).id, count=count, at=at)
    book.happen(added)
    return added


def day(book: Campaign, at: float) -> tuple[Character, ...]:
    """A day of the story passes: grave wounds grow; gives whose."""
    if book.session is None:
        raise Refused("no-session")
    worse = tuple(growing(book))
    book.happen(DayPassed(at=at))
    return worse


def grow(book: Campaign, now: float) -> tuple[Character, ...]:
    """An hour and more of an open session: let every growth happen that is due by now, in order; gives whose."""
    worse: list[Character] = []
    while book.session is not None:
        late = [one for one in growing(book) if _next(one, book.rules) <= now]
        if not late:
            break
        first = min(late, key=lambda one: _next(one, book.rules))
        at = _next(first, book.rules)
        book.happen(HourUntreated(character=first.id, at=at))
        book.happen(WoundsGrown(character=first.id, at=at))
        worse.append(first)
    return tuple(worse)


def growing(book: Campaign) -> Sequence[Character]:
    """The characters at the table whose wounds grow with time."""
    living = (book.characters.get(seat.character) for seat in book.seats)
    return [one for one in living if one is not None and _grows(one, book.rules)]


def due(book: Campaign) -> dict[str, float]:
    """The next growth of anybody's wounds, while a session is open."""
    worse = growing(book) if book.session is not None else ()
    return {TIMER: min(_next(one, book.rules) for one in worse)} if worse else {}


def _grows(character: Character, rules: Rules) -> bool:
    return character.health(rules) in GROWING


def _next(character: Character, rules: Rules) -> float:
    return character.worsened + rules.wounds.worsening - character.spent


# --- entries


class WoundsAdded(Entry, kind="campaign.wounds-added"):
    """The Master gave wounds to a character."""

    character: str
    count: int
    at: float

    def apply(self, book: Campaign) -> None:
        """They are marked."""
        suffer(book, book.characters[self.character], self.count, self.at)


class HourUntreated(Entry, kind="campaign.hour-untreated"):
    """Grave wounds went untreated for an hour of an open session. Time is not undone, only what it did."""

    lasting = True
    character: str
    at: float

    def apply(self, book: Campaign) -> None:
        """The next hour begins, if the wounds still are grave in the book as it stands."""
        character = book.characters.get(self.character)
        if character is not None and _grows(character, book.rules):
            character.worsened, character.spent = self.at, 0


class WoundsGrown(Entry, kind="campaign.wounds-grown"):
    """The hour made grave wounds worse."""

    character: str
    at: float

    def apply(self, book: Campaign) -> None:
        """One more, if they still are grave in the book as it stands."""
        character = book.characters.get(self.character)
        if character is not None and _grows(character, book.rules):
            # Books of 0.1.0 have no entry of its own for the hour.
            character.worsened, character.spent = self.at, 0
            suffer(book, character, 1, self.at)


class DayPassed(Entry, kind="campaign.day-passed"):
    """A day of the story went by."""

    at: float

    def apply(self, book: Campaign) -> None:
        """Grave wounds grow by one."""
        for character in growing(book):
            suffer(book, character, 1, self.at)
