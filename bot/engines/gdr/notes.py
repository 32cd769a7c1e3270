"""A referee's private notes on players and teams, which they get after closing if the referee wishes."""

from __future__ import annotations

from bot.engines.book import Entry, Refused
from bot.engines.gdr import judging
from bot.engines.gdr.closing import counting
from bot.engines.gdr.tournament import Gdr, RefereeNote, Sheet


def write(book: Gdr, by: str, team: str, character: str, words: str) -> Sheet:
    """Note something, in the place of what was noted before; without words the note goes."""
    sheet = judging.open_sheet(book, by, team)
    before = sheet.notes.get(character)
    if not words and before is None:
        return sheet
    given = before.given if before is not None else True
    book.happen(NoteWritten(team=team, referee=by, character=character, words=words, given=given))
    return book.sheets[team, by]


def turn(book: Gdr, by: str, team: str, character: str) -> Sheet:
    """Let a note be given after closing, or keep it to oneself."""
    sheet = judging.open_sheet(book, by, team)
    note = sheet.notes.get(character)
    if note is None:
        raise Refused("button-gone")
    book.happen(NoteWritten(team=team, referee=by, character=character, words=note.words, given=not note.given))
    return book.sheets[team, by]


def given(book: Gdr, team: str, character: str) -> list[tuple[str, str]]:
    """The notes that a player gets, or a team, each with who wrote it; none before closing."""
    if not book.closed:
        raise Refused("gdr-not-closed")
    notes = [(sheet.referee, sheet.notes.get(character)) for sheet in counting(book, team)]
    return [(referee, note.words) for referee, note in notes if note is not None and note.given]


class NoteWritten(Entry, kind="gdr.note-written"):
    """A referee noted something of a player, or of a team; nobody else is told before the tournament closes."""

    needed = ("team",)
    may_seal = ("character", "words", "given")
    lasting = True
    team: str
    referee: str
    character: str
    words: str
    given: bool

    def sealed(self, book: Gdr) -> tuple[str, ...]:
        """Of whom, and what, until all is closed; a note that its referee keeps stays theirs."""
        return () if book.closed and self.given else ("character", "words", "given")

    def untold(self, book: Gdr) -> bool:
        """As an answer."""
        return book.keeps_untold

    def apply(self, book: Gdr) -> None:
        """The sheet has it, if its team is still entered."""
        sheet = book.sheets.get((self.team, self.referee))
        if sheet is None:
            return
        if self.words:
            sheet.notes[self.character] = RefereeNote(self.words, self.given)
        else:
            sheet.notes.pop(self.character, None)
