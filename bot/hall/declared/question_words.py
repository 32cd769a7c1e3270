"""What a question for a yes says: what would happen, and who stands where before and after it; and what of it stays to
be read once it is answered, or counts no more."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from bot.engines.book import Book, Known
from bot.engines.rewriting import Restored, Voided
from bot.hall.cards.card import Argument, Audience, Card, Free, Mention, Say, Styled, Tone, say
from bot.hall.cards.card_drawer import held_in
from bot.hall.declared.call import Call

GAINS = 12
"""Lines of who stands where that are shown."""
FROM = "agree-from"
ASKING = ("agree-how", FROM, "agree-from-another")
"""What it says of the yes that it waits for."""


class Meant(NamedTuple):
    """The texts of what a yes is for."""

    title: str
    button: str


UNDO = Meant("agree-title-undo", "agree-button-undo")
PUT_BACK = Meant("agree-title-put-back", "agree-button-put-back")
CORRECT = Meant("agree-title-correct", "agree-button-correct")
RECORD = Meant("agree-title-record", "agree-button")
KNOWN = Meant("agree-title", "agree-button")


def meant(call: Call[Any], known: Sequence[Known]) -> Meant:
    """What the yes is for: an undo, something put back, what known dice fall upon, a correction, or a record."""
    if call.again is not None:  # One's own slip is corrected: what was recorded is void, and recorded otherwise.
        return KNOWN if known else CORRECT
    entries = call.book.fresh
    if any(isinstance(one, Voided) for one in entries):
        return UNDO
    if any(isinstance(one, Restored) for one in entries):
        return PUT_BACK
    if known:
        return KNOWN
    return CORRECT if any(one.corrects for one in entries) else RECORD


async def gains(call: Call[Any]) -> Sequence[Argument]:
    """Who stands where before and after it, as far as the game can say: whoever agrees knows to what."""
    after: Book = call.after or call.book
    if not call.house.commands.says_gains(after):
        return ()
    return _most(await call.house.commands.gains(await before(call), after, call.now))


async def gains_of(call: Call[Any], entry: Voided) -> Sequence[Argument]:
    """The same before it is tried: who stands where now, and would stand if that were void."""
    if call.refold is None or not call.house.commands.says_gains(call.book):
        return ()
    return _most(await call.house.commands.gains(call.book, await call.refold(entry), call.now))


def _most(lines: Sequence[Argument]) -> Sequence[Argument]:
    return lines if len(lines) <= GAINS else [*lines[:GAINS], say("agree-gains-more")]


async def before(call: Call[Any]) -> Book:
    """The book as it stood before anything was tried."""
    assert call.volume is not None
    book: Book = call.book
    if call.after is not None or not book.fresh:
        return book
    await call.store.settled()
    return await call.house.shelf.folded(call.volume.stored)


async def with_a_say(call: Call[Any], people: Collection[str], players: Collection[str]) -> frozenset[str]:
    """Who of these, whose yes it takes, can still be asked: whoever has given their place up, or has left the club, has
    no say any more."""
    assert call.volume is not None
    club = call.volume.stored.club
    return frozenset(
        [one for one in people if one in players and not (club and await call.people.known_gone(club, one))]
    )


def awaited(card: Card) -> frozenset[str]:
    """By whom alone the yes can be given that a question waits for; nobody where others can."""
    asking = Card(lines=tuple(one for one in card.lines if isinstance(one, Say) and one.key == FROM))
    return frozenset(held.person for held in held_in(asking) if isinstance(held, Mention))


def is_question(card: Card) -> bool:
    """Whether it is the question itself, to the room; not the note that tells its asker where it was asked."""
    return card.tone is Tone.ASK and card.audience is Audience.ROOM


def kept(card: Card | None) -> tuple[Argument, ...]:
    """The words of a question without the line that asks for a yes."""
    if card is None:
        return ()
    lines = (one for one in card.lines if not (isinstance(one, Say) and one.key in ASKING))
    return (card.title, *lines)


async def says_still(call: Call[Any], asked: Card, lines: Sequence[Argument]) -> bool:
    """Whether a question says these lines: what people wrote counts by its words, and who has agreed
    meanwhile, or is to, not."""
    then = [line for line in kept(asked)[1:] if not (isinstance(line, Say) and line.key.startswith("agreed"))]
    return [await _in_words(call, one) for one in then] == [await _in_words(call, one) for one in lines]


async def _in_words(call: Call[Any], line: Argument) -> Any:
    """A line to be compared: texts of somebody's as they read."""
    match line:
        case Say(key=key, arguments=arguments):
            return key, {name: await _in_words(call, one) for name, one in arguments.items()}
        case Styled(inner=inner):
            return await _in_words(call, inner)
        case Free(words=words):
            return await call.people.words(words) or words
        case Mention(person=person):
            return person
    return line
