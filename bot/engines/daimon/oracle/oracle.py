"""The oracle: its tables, its side dice, its answers for the Master alone, and the event log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pydantic import BaseModel, ConfigDict

from bot.engines.book import Entry, Refused
from bot.engines.dice import Dice, Drawn

if TYPE_CHECKING:
    from bot.engines.daimon.table.campaign import Campaign


class Word(BaseModel):
    """What one table said: the cell's key and how its side dice fell."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    table: str
    key: str
    signs: tuple[tuple[str, bool], ...] = ()
    """Side dice by name (gender, sign, reality); true on an even face."""


@dataclass(slots=True)
class Answer:
    """An answer of the oracle."""

    number: int
    master: str
    aloud: float
    """When the Master is offered to read it to all."""
    words: list[Word]
    question: str
    open: bool = False
    """Whether it was read to all."""
    offered: bool = False
    """Whether the Master was offered to read it, or has done something with it."""


@dataclass(slots=True)
class Note:
    """A later note to a line of the event log, and key words; both ids of words."""

    text: str
    keywords: str
    kept: bool
    """It was written to an answer that the Master had not read aloud: only Masters see it while the adventure lasts."""


@dataclass(slots=True)
class Event:
    """A line of the event log; its texts are ids of words. An oracle's answer stands there by its number."""

    number: int
    by: str
    text: str = ""
    answer: int = 0
    notes: list[Note] = field(default_factory=list)
    keywords: str = ""


@dataclass(slots=True)
class Oracle:
    """What the oracle has answered, and the event log."""

    answers: dict[int, Answer] = field(default_factory=dict)
    events: list[Event] = field(default_factory=list)

    def due(self) -> dict[str, float]:
        """The offer to read the last answer aloud."""
        waiting = [answer.aloud for answer in self.answers.values() if not (answer.open or answer.offered)]
        return {"oracle.offer": min(waiting)} if waiting else {}

    def reveal(self) -> None:
        """The adventure is over: nothing that the oracle said in it is secret."""
        for answer in self.answers.values():
            answer.open = answer.offered = True
        for event in self.events:
            for note in event.notes:
                note.kept = False

    def answer(self, number: int) -> Answer:
        """An answer by its number."""
        found = self.answers.get(number)
        if found is None:
            raise Refused("no-such-answer")
        return found


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


def ask(book: Campaign, table: str, at: float, question: str, dice: Dice, opening: int = 0) -> OracleAsked:
    """Ask the oracle; the answer is for the Master alone."""
    if book.session is None:
        raise Refused("no-session")
    rolls: list[Drawn] = []
    asking = book.rules.asking
    if table == "random":
        rolls.append(dice.roll(1))
        tables: Sequence[str] = (asking.random[rolls[0].faces[0] - 1],)
    else:
        tables = asking.openings[opening] if table == "opening" else (table,)
    words = [_word(book, one, rolls, dice) for one in tables]
    asked = OracleAsked(
        number=len(book.oracle.answers) + 1,
        master=book.master,
        at=at,
        question=question,
        words=tuple(words),
        rolls=tuple(rolls),
    )
    book.happen(asked)
    return asked


def _word(book: Campaign, table: str, rolls: list[Drawn], dice: Dice) -> Word:
    """One word of one table: the light die chooses the row, the dark one the column."""

    def rolled(count: int) -> tuple[int, ...]:
        rolls.append(dice.roll(count))
        return rolls[-1].faces

    rules = book.rules.oracle[table]
    if rules.odd and rolled(1)[0] % 2:
        table, rules = rules.odd, book.rules.oracle[rules.odd]
    if len(rules.cells) == 1:
        key = rules.cells[0][rolled(1)[0] - 1]
    else:
        light, dark = rolled(2)
        key = rules.cells[light - 1][dark - 1]
    signs = tuple((side, rolled(1)[0] % 2 == 0) for side in rules.sides)
    return Word(table=table, key=key, signs=signs)


def side(book: Campaign, number: int, dice: Dice) -> SideRolled:
    """Another die to read an answer by: even is positive for the characters."""
    answer = book.oracle.answer(number)
    rolled = SideRolled(number=answer.number, roll=dice.roll(1))
    book.happen(rolled)
    return rolled


def share(book: Campaign, number: int) -> Answer:
    """Read an answer aloud to all."""
    answer = book.oracle.answer(number)
    if answer.open:
        raise Refused("answer-shared-already")
    book.happen(AnswerShared(number=number))
    return answer


def note(book: Campaign, text: str, number: int | None, keywords: str) -> EventNoted:
    """Add a line to the event log, or a later note (and key words) to one."""
    if number is not None and not 1 <= number <= len(book.oracle.events):
        raise Refused("no-such-event", number=number)
    noted = EventNoted(by=book.master, text=text, number=number or 0, keywords=keywords)
    book.happen(noted)
    return noted


class OracleAsked(Entry, kind="campaign.oracle-asked"):
    """The Master asked the oracle."""

    number: int
    master: str
    at: float
    question: str
    words: tuple[Word, ...]
    rolls: tuple[Drawn, ...]

    @property
    def drawn(self) -> Sequence[Drawn]:
        """Every die of the answer."""
        return self.rolls

    def sealed(self, book: Campaign) -> tuple[str, ...]:
        """All of it, until it is read aloud or the adventure is over."""
        answer = book.oracle.answers.get(self.number)
        return () if answer is not None and answer.open else ("question", "words", "rolls")

    def apply(self, book: Campaign) -> None:
        """The answer stands, also in the event log."""
        oracle = book.oracle
        for answer in oracle.answers.values():
            # Whoever asks on has made something of it, or nothing.
            answer.offered = True
        oracle.answers[self.number] = Answer(
            self.number, self.master, self.at + book.rules.asking.aloud, list(self.words), self.question
        )
        oracle.events.append(Event(len(oracle.events) + 1, self.master, answer=self.number))


class SideRolled(Entry, kind="campaign.oracle-side"):
    """The Master rolled another die to read an answer by."""

    number: int
    roll: Drawn

    @property
    def drawn(self) -> Sequence[Drawn]:
        """The one die."""
        return (self.roll,)

    @property
    def positive(self) -> bool:
        """Even is positive for the characters."""
        return self.roll.faces[0] % 2 == 0

    def sealed(self, book: Campaign) -> tuple[str, ...]:
        """As secret as the answer that it reads."""
        answer = book.oracle.answers.get(self.number)
        return () if answer is not None and answer.open else ("roll",)

    def apply(self, book: Campaign) -> None:
        """The answer's sign, from now on."""
        answer = book.oracle.answers[self.number]
        last = answer.words[-1]
        signs = tuple(sign for sign in last.signs if sign[0] != "sign")
        answer.words[-1] = last.model_copy(update={"signs": (*signs, ("sign", self.positive))})


class AnswerShared(Entry, kind="campaign.oracle-shared"):
    """The Master read an answer to all."""

    number: int

    def apply(self, book: Campaign) -> None:
        """It is no secret any more."""
        answer = book.oracle.answers[self.number]
        answer.open = answer.offered = True


class ShareOffered(Entry, kind="campaign.oracle-offered"):
    """The Master was offered to read an answer to all."""

    lasting = True
    number: int

    def apply(self, book: Campaign) -> None:
        """Once is enough; the answer itself may have been undone."""
        answer = book.oracle.answers.get(self.number)
        if answer is not None:
            answer.offered = True


class EventNoted(Entry, kind="campaign.event-noted"):
    """The Master wrote in the event log."""

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
