"""/session episode and line: the page that tells an evening, posted at its end; what is open when the next begins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

from bot.commands.daimon import picture_file
from bot.commands.daimon.cog import cog
from bot.commands.daimon.journal import FIELDS
from bot.commands.daimon.telling import words
from bot.commands.daimon.telling.episode_picture import page_of
from bot.commands.journal_lines import Fields, tell
from bot.engines.book import Refused
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.table.scenes import SceneNamed
from bot.engines.daimon.table.sessions import SessionEnded, SessionStarted
from bot.engines.daimon.table.state import Session
from bot.engines.daimon.telling import lines as engine
from bot.engines.daimon.telling.episode import Episode, ended, episode
from bot.engines.daimon.telling.lines import LineWritten
from bot.engines.daimon.telling.so_far import SoFar, so_far
from bot.hall.cards.card import Argument, Attachment, Audience, Button, Card, Free, Mention, Tone, say
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Hidden, May
from bot.hall.declared.kinds import Text, Whole
from bot.hall.declared.told import Told
from bot.hall.house import House

Number = Annotated[int, Whole(1, 100_000)]
Which = Annotated[int, Whole(1, 100_000), Hidden()]
Words = Annotated[str, Text(longest=200)]
CAST, SCENES, ROWS = 6, 8, 3
"""How many of each stand in the words beside a page."""


# --- told by itself


@cog.heralds(SessionEnded, topic="here")
def at_the_end(call: Call[Campaign], book: Campaign, entry: SessionEnded) -> list[Told]:
    """The page of the evening that has ended."""
    return [*_told(call, book, book.chronicle.evenings.get(entry.number))]


@cog.heralds(LineWritten, topic="here")
def with_a_line(call: Call[Campaign], book: Campaign, entry: LineWritten) -> list[Told]:
    """The page with one line more, in its place."""
    return [*_told(call, book, book.chronicle.evenings.get(entry.session))]


@cog.heralds(SceneNamed, topic="here")
def with_a_title(call: Call[Campaign], book: Campaign, entry: SceneNamed) -> list[Told]:
    """The page with a title more, in its place."""
    return [*_told(call, book, book.chronicle.evenings.get(entry.session))]


def _told(call: Call[Campaign], book: Campaign, session: Session | None) -> Iterator[Told]:
    """The page of a session that is over, in the place of the one that told the same end of it."""
    if session is None or session not in ended(book):
        return
    assert call.volume is not None
    key = f"episode:{call.volume.stored.id}:{session.number}:{session.endings}"
    yield Told(card_of(book, episode(book, session)), key=key)


@cog.heralds(SessionStarted, topic="here")
def before(call: Call[Campaign], book: Campaign, entry: SessionStarted) -> Card | None:
    """What is open, for whoever does not remember."""
    open_now = so_far(book)
    return None if open_now is None else _before(book, open_now)


def _before(book: Campaign, known: SoFar) -> Card:
    lines = [words.event_line(one) for one in known.events]
    if known.hurt:
        hurt = [words.still_hurt(book, one) for one in known.hurt]
        lines.append(say("episode-hurt-now", who=listed(hurt)))
    if known.fallen:
        lines.append(say("episode-fallen", who=listed(Free(one.name) for one in known.fallen)))
    if known.growing:
        growing = (say("episode-evo", name=Free(one.name), evo=one.evo) for one in known.growing)
        lines.append(say("episode-to-spend", who=listed(growing)))
    if not lines:
        lines += words.some([words.scene_line(one, ROWS) for one in words.scenes_of(known.last)], SCENES)
    row = (Button(say("episode-read-button"), f"session episode {known.last.number}"),)
    return Card(say("episode-before"), tuple(lines), buttons=(row,))


# --- the page


def card_of(book: Campaign, told: Episode) -> Card:
    """The page of an evening, with the weightiest of it in words."""
    cast = words.some([words.role_named(one) for one in told.cast], CAST)
    lines: list[Argument] = [words.subtitle_of(told)]
    if cast:
        lines.append(listed(cast))
    lines += words.some([words.scene_line(one, ROWS) for one in words.scenes_of(told)], SCENES)
    lines += [words.roll_line(told, moment) for moment in told.moments]
    lines += words.some([words.line_of(player, said) for player, said in told.lines], CAST)
    row = (
        Button(say("episode-line-button"), f"session line session:{told.number}", ask=("text",)),
        Button(say("episode-keep-button"), f"session episode {told.number}"),
    )
    title = words.title_of(book.name, told)
    return Card(title, tuple(lines), picture=page_of(book.name, told), buttons=(row,), tone=Tone.GOOD)


@cog.command("session episode", reads=True, private=True)
async def show(call: Call[Campaign], number: Number | None = None) -> Card:
    """The page of a session, to be kept."""
    session = _session(call.book, number)
    assert call.volume is not None
    told = episode(call.book, session)
    values = {"book": call.volume.stored.id, "session": session.number}
    files = (Attachment("episode-pdf", values), Attachment("episode-png", values))
    title, page = words.title_of(call.book.name, told), page_of(call.book.name, told)
    return Card(title, (say("episode-to-keep"),), picture=page, files=files, audience=Audience.MEMBER)


def _session(book: Campaign, number: int | None) -> Session:
    """The session of that number, or the last one that is over."""
    over = ended(book)
    found = [one for one in over if number in (None, one.number)]
    if not found and book.session is not None and book.session.endings and number in (None, book.session.number):
        raise Refused("episode-resumed")
    if not found:
        raise Refused("episode-none", sessions=len(over))
    return found[-1]


@cog.attachment("episode-pdf")
async def leaf_file(house: House, values: Mapping[str, Any], language: str) -> tuple[str, bytes]:
    """The page as a leaf to print."""
    return await _made(house, values, language, "pdf")


@cog.attachment("episode-png")
async def png_file(house: House, values: Mapping[str, Any], language: str) -> tuple[str, bytes]:
    """The page as a picture of its own: what a chat shows of it may be smaller, or pressed."""
    return await _made(house, values, language, "png")


async def _made(house: House, values: Mapping[str, Any], language: str, form: picture_file.Form) -> tuple[str, bytes]:
    """The page as the book tells it now: whoever was erased is not in it."""
    volume = await house.shelf.volume(values["book"])
    assert volume is not None and isinstance(volume.book, Campaign)
    session = _session(volume.book, values["session"])
    page = page_of(volume.book.name, episode(volume.book, session))
    content = await picture_file.made(house, volume, page, language, form)
    name = house.texts.say(language, "episode-file", {"number": session.number})
    return f"{name}.{form}", content


# --- a line of one's own


@cog.command("session line", may=May.PLAYER)
async def line(call: Call[Campaign], text: Words, session: Which | None = None) -> Card:
    """Write a line under the story of tonight, or of the last evening; under a page, of that one."""
    written = engine.write(call.book, call.member, call.keep(text), session or 0)
    title = say("episode-line", who=Mention(call.member), words=Free(written.words))
    return Card(title, (say("episode-line-where", number=written.session),), tone=Tone.GOOD)


# --- journal

_FIELDS: Fields = {**FIELDS, "session": ("number", lambda book, entry, session: session)}
tell(cog, {LineWritten: "episode-line-written"}, _FIELDS)
