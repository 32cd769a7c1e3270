"""Wounds of characters: how they come, grow with time, and kill."""

from __future__ import annotations

from bot.engines.book import Entry, Refused
from bot.engines.daimon.character.character import Character
from bot.engines.daimon.fights.rounds import fell, go_on
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.table.state import Hurt
from bot.engines.daimon.wounds.on_feet import standing
from bot.engines.daimon.wounds.state import DOWN, grows, next_growth

# --- used by entries


def suffer(book: Campaign, character: Character, count: int, at: float) -> None:
    """Let wounds come. Those of a round that is on take dice from the next one only."""
    grew = grows(character, book.rules)
    character.wounds += count
    if book.fights.fights_in(character.player):
        character.fresh += count
    if not grew:
        character.worsened, character.spent = at, 0
    health = character.health(book.rules)
    if health == "dead":
        _die(book, character)
    if health in DOWN:
        fell(book, character)
    book.chronicle.hurts.append(Hurt(character.id, count, character.dead))
    go_on(book)


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
        if grows(character, book.rules):
            character.spent += at - character.worsened


# --- deciding


def growing(book: Campaign) -> list[Character]:
    """The characters at the table whose wounds grow with time."""
    return [character for character in book.living_characters() if grows(character, book.rules)]


def add(book: Campaign, player: str, count: int, at: float) -> WoundsAdded:
    """The Master gives wounds to a character."""
    added = WoundsAdded(character=standing(book, player).id, count=count, at=at)
    book.happen(added)
    return added


def would_kill(book: Campaign, player: str, count: int) -> Character | None:
    """The character that so many wounds more would kill."""
    character = standing(book, player)
    return character if character.wounds + count > character.most_wounds(book.rules) else None


def day_kills(book: Campaign) -> list[Character]:
    """The characters that a day of the story would kill."""
    return [one for one in growing(book) if would_kill(book, one.player, 1)]


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
        late = [one for one in growing(book) if next_growth(one, book.rules) <= now]
        if not late:
            break
        first = min(late, key=lambda one: next_growth(one, book.rules))
        at = next_growth(first, book.rules)
        # Two entries: an undo takes the wound back, never the hour that has passed.
        book.happen(HourUntreated(character=first.id, at=at))
        book.happen(WoundsGrown(character=first.id, at=at))
        worse.append(first)
    return tuple(worse)


# --- entries


class WoundsAdded(Entry, kind="campaign.wounds-added"):
    """The Master gave wounds to a character."""

    needed = ("character",)
    slip = True
    character: str
    count: int
    at: float

    def apply(self, book: Campaign) -> None:
        """The character has these wounds more."""
        suffer(book, book.characters[self.character], self.count, self.at)


class HourUntreated(Entry, kind="campaign.hour-untreated"):
    """Grave wounds went untreated for an hour of an open session. Time is not undone, only what it did."""

    needed = ("character",)
    lasting = True
    character: str
    at: float

    def apply(self, book: Campaign) -> None:
        """The next hour begins, if the wounds still are grave in the book as it stands."""
        character = book.characters.get(self.character)
        if character is not None and grows(character, book.rules):
            character.worsened, character.spent = self.at, 0


class WoundsGrown(Entry, kind="campaign.wounds-grown"):
    """The hour made grave wounds worse."""

    needed = ("character",)
    character: str
    at: float

    def apply(self, book: Campaign) -> None:
        """One more, if they still are grave in the book as it stands."""
        character = book.characters.get(self.character)
        if character is not None and grows(character, book.rules):
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
