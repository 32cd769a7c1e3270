"""/campaign chronicle: the whole campaign as one page to be read by who was not there, for browsers and as Markdown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bot.commands.daimon.cog import cog
from bot.commands.daimon.telling import words
from bot.commands.daimon.telling.leaf import LeafPiece, as_html, as_markdown
from bot.engines.book import Refused
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.telling.episode import Episode, ended, episode
from bot.engines.daimon.telling.so_far import so_far
from bot.hall.cards.card import Argument, Attachment, Audience, Card, Free, Mention, Moment, plain, say
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call
from bot.hall.house import House


@cog.command("campaign chronicle", reads=True, private=True)
async def chronicle(call: Call[Campaign]) -> Card:
    """The whole campaign as a page to be read, also by who was not there."""
    over = len(ended(call.book))
    if not over and call.book.session is not None and call.book.session.endings:
        raise Refused("episode-resumed")
    if not over:
        raise Refused("episode-none", sessions=0)
    assert call.volume is not None
    values = {"book": call.volume.stored.id}
    files = (Attachment("chronicle-html", values), Attachment("chronicle-md", values))
    title = say("chronicle-title", name=Free(call.book.name)) if call.book.name else say("chronicle-bare")
    return Card(title, (say("chronicle-what", count=over),), files=files, audience=Audience.MEMBER)


@cog.attachment("chronicle-html")
async def page_file(house: House, values: Mapping[str, Any], language: str) -> tuple[str, bytes]:
    """The chronicle for a browser."""
    return await _file(house, values, language, "html", as_html)


@cog.attachment("chronicle-md")
async def text_file(house: House, values: Mapping[str, Any], language: str) -> tuple[str, bytes]:
    """The chronicle as Markdown."""
    return await _file(house, values, language, "md", as_markdown)


Writer = Callable[[Sequence[tuple[LeafPiece, str]], str], str]


async def _file(house: House, values: Mapping[str, Any], language: str, form: str, write: Writer) -> tuple[str, bytes]:
    """The chronicle as the book tells it now: whoever was erased is not in it."""
    volume = await house.shelf.volume(values["book"])
    assert volume is not None and isinstance(volume.book, Campaign)
    pieces = [*_pieces(volume.book)]
    zone = await house.languages.zone_of_room(await house.people.room(volume.stored.room))
    circle = volume.stored.club or volume.stored.room
    card = Card(lines=tuple(piece.words for piece in pieces))
    drawn = await house.drawer.draw(card, language, zone, lambda button: "", circle)
    said = [(piece, plain(line)) for piece, line in zip(pieces, drawn.lines, strict=True)]
    content = await house.apart(write, said, language)
    return f"{house.texts.say(language, 'chronicle-file')}.{form}", content.encode()


def _pieces(book: Campaign) -> Iterator[LeafPiece]:
    """All that the chronicle says, in order."""
    told = [episode(book, one) for one in ended(book)]
    yield LeafPiece("title", Free(book.name) if book.name else say("chronicle-bare"), seed=len(told))
    first, last = Moment(told[0].ended, "date"), Moment(told[-1].ended, "date")
    yield LeafPiece("about", say("chronicle-span", count=len(told), first=first, last=last))
    yield from _people(book)
    for one in told:
        yield from _episode(one)
    if (now := so_far(book)) is not None and now.hurt:
        yield LeafPiece("chapter", say("chronicle-open"))
        hurt = listed([words.still_hurt(book, one) for one in now.hurt])
        yield LeafPiece("row", say("episode-hurt-now", who=hurt))


def _people(book: Campaign) -> Iterator[LeafPiece]:
    """Every character that was played, with its player."""
    yield LeafPiece("chapter", say("episode-cast"))
    if book.stable:
        yield LeafPiece("row", say("chronicle-master", who=Mention(book.stable)))
    for character in book.characters.values():
        name: Argument = Free(character.name) if character.name else Mention(character.player)
        key = "chronicle-dead" if character.dead else "episode-role"
        yield LeafPiece("row", say(key, name=name, who=Mention(character.player)))
    without = [seat for seat in book.seats if all(one.player != seat.player for one in book.characters.values())]
    yield from (LeafPiece("row", Mention(seat.player)) for seat in without)


def _episode(told: Episode) -> Iterator[LeafPiece]:
    """An evening, whole: here everything has room."""
    yield LeafPiece("episode", say("episode-kicker", number=told.number), seed=words.seed_of(told))
    yield LeafPiece("about", words.subtitle_of(told))
    yield LeafPiece("about", listed([words.role_named(one) for one in told.cast]))
    if told.scenes:
        yield LeafPiece("part", say("chronicle-scenes"))
        for scene in words.scenes_of(told):
            head = say("episode-scene", number=scene.number, title=scene.title, who=Mention(scene.master))
            yield LeafPiece("scene", head)
            yield from (LeafPiece("row", row) for row in scene.rows)
    if told.moments:
        yield LeafPiece("part", say("episode-moments"))
        for moment in told.moments:
            yield LeafPiece("roll", words.roll_line(told, moment), faces=moment.deed.faces)
    for tale in words.tales_of(told):
        if tale.within:
            continue
        yield LeafPiece("part", tale.title)
        yield from (LeafPiece("row", row) for row in tale.rows)
