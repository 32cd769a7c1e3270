"""The event log: what is written into it, and who may see which line."""

from __future__ import annotations

from bot.engines.book import Entry, Refused
from bot.engines.daimon.oracle.state import Event, Note
from bot.engines.daimon.table.campaign import Campaign


def visible(book: Campaign, event: Event, viewer: str) -> bool:
    """Whether a line of the event log is for these eyes: the Master sees all, the others what was read aloud."""
    return not event.answer or book.oracle.answers[event.answer].open or viewer in book.masters()


def notes_for(book: Campaign, event: Event, viewer: str) -> list[Note]:
    """The notes of a line that are for these eyes."""
    return [note for note in event.notes if not note.kept or viewer in book.masters()]


def keywords_for(book: Campaign, event: Event, viewer: str) -> str:
    """The last key words of a line that are for these eyes."""
    found = [event.keywords, *(note.keywords for note in notes_for(book, event, viewer))]
    return next((words for words in reversed(found) if words), "")


def note(book: Campaign, text: str, number: int | None, keywords: str) -> EventNoted:
    """Add a line to the event log, or a later note (and key words) to one."""
    if number is not None and not 1 <= number <= len(book.oracle.events):
        raise Refused("no-such-event", number=number)
    noted = EventNoted(by=book.master, text=text, number=number or 0, keywords=keywords)
    book.happen(noted)
    return noted


class EventNoted(Entry, kind="campaign.event-noted"):
    """The Master wrote in the event log."""

    needed = ("#events",)
    may_seal = ("text", "keywords")
    by: str
    text: str
    number: int
    """The line that it is a later note to; 0 for a new line."""
    keywords: str

    def sealed(self, book: Campaign) -> tuple[str, ...]:
        """What is noted on an answer that was kept stays among Masters; so does what was taken back."""
        notes = (note for event in book.oracle.events for note in event.notes)
        mine = next((note for note in notes if (note.text, note.keywords) == (self.text, self.keywords)), None)
        return ("text", "keywords") if self.number and (mine is None or mine.kept) else ()

    def apply(self, book: Campaign) -> None:
        """A new line, or a note and key words on an old one."""
        events = book.oracle.events
        if not self.number:
            events.append(Event(len(events) + 1, self.by, self.text, keywords=self.keywords))
            return
        event, kept = events[self.number - 1], False
        if event.answer:
            answer = book.oracle.answers[event.answer]
            answer.offered, kept = True, not answer.open
        event.notes.append(Note(self.text, self.keywords, kept))
