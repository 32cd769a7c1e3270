"""/events: the log of what happened in the story: shown page by page, searched, written by the Master."""

from __future__ import annotations

from typing import Annotated

from bot.commands.daimon.character import names
from bot.commands.daimon.cog import cog
from bot.commands.daimon.journal import FIELDS
from bot.commands.daimon.oracle.log_page import LogPage
from bot.commands.daimon.oracle.oracle import answer_lines
from bot.commands.journal_lines import tell
from bot.engines.book import Refused
from bot.engines.daimon.oracle import events as log
from bot.engines.daimon.oracle.events import EventNoted
from bot.engines.daimon.oracle.state import Event
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Audience, Button, Card, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Hidden, May
from bot.hall.declared.kinds import Text, Whole

Words = Annotated[str, Text(longest=600)]
Some = Annotated[str, Text(longest=200)]
Number = Annotated[int, Whole(1, 100_000)]
UpTo = Annotated[int, Whole(1, 100_000), Hidden()]
PAGE = 12
"""Lines of the log on one page."""


@cog.command("events", may=May.PLAYER)
async def events(
    call: Call[Campaign],
    text: Words | None = None,
    number: Number | None = None,
    keywords: Some | None = None,
    find: Some | None = None,
    upto: UpTo | None = None,
) -> Card:
    """Show the event log, or what it says of something; with text, the Master adds to it."""
    if text or keywords:
        return _noted(call, text, number, keywords)
    mine = call.member in call.book.masters()
    seen = [event for event in call.book.oracle.events if log.visible(call.book, event, call.member)]
    found = [event for event in seen if names.folded(find) in await _said(call, event)] if find else seen
    page = LogPage.of("events", len(found), PAGE, find, upto)
    shown = [line for event in found[page.start : page.end] for line in event_lines(call, event, call.member)]
    lines = page.part() + (shown or [say("events-none-found" if find else "events-none")])
    title = say("events-found", words=find, count=len(found)) if find else say("events-title", count=len(seen))
    acts = [Button(say("events-add-button"), "events", ask=("text", "keywords"))] if mine else []
    if len(seen) > PAGE:
        acts.append(Button(say("events-find-button"), "events", ask=("find",)))
    if find:
        acts.append(Button(say("events-all-button"), "events"))
    replaces = upto is not None
    return Card(title, tuple(lines), buttons=page.rows(acts), audience=Audience.MEMBER, replaces=replaces)


async def _said(call: Call[Campaign], event: Event) -> str:
    """Everything that a line of the log says to whoever asks, folded to be searched."""
    notes = log.notes_for(call.book, event, call.member)
    words = [event.text, event.keywords, *(word for note in notes for word in (note.text, note.keywords))]
    found = [await call.people.words(id) or "" for id in words if id]
    if event.answer:
        answer = call.book.oracle.answers[event.answer]
        found.append(await call.people.words(answer.question) or "" if answer.question else "")
        for word in answer.words:
            found.append(call.house.texts.name(call.language, f"daimon-says-{word.table}-{word.key}"))
    return names.folded(" ".join(found))


def _noted(call: Call[Campaign], text: str | None, number: int | None, keywords: str | None) -> Card:
    """Write in the log: a new line, or a later note and key words on an old one."""
    book = call.book
    if call.member not in book.masters():
        raise Refused("not-for-you-master")
    if number is None and not text:
        raise Refused("event-needs-text")
    log.note(book, call.keep(text), number, call.keep(keywords))
    event = book.oracle.events[(number or len(book.oracle.events)) - 1]
    open_ = log.visible(book, event, "")
    lines = event_lines(call, event, "" if open_ else call.member)
    audience = Audience.ROOM if open_ else Audience.MEMBER
    return Card(say("events-noted"), tuple(lines), audience=audience, tone=Tone.GOOD)


def event_lines(call: Call[Campaign], event: Event, viewer: str) -> list[Argument]:
    """A line of the log, with those of its later notes and key words that are for these eyes."""
    if event.answer:
        answer = call.book.oracle.answers[event.answer]
        lines: list[Argument] = [say("events-answer", number=event.number), *answer_lines(call, answer)]
    else:
        lines = [say("events-line", number=event.number, text=call.free(event.text))]
    notes = log.notes_for(call.book, event, viewer)
    lines += [say("events-note", text=call.free(note.text)) for note in notes if note.text]
    if keywords := log.keywords_for(call.book, event, viewer):
        lines.append(say("events-keywords", words=call.free(keywords)))
    return lines


# --- journal

tell(
    cog,
    {
        EventNoted: "events-line-noted",
    },
    FIELDS,
)
