"""What happens to the next date of a book: planned, answered, moved, called off, and those reminded who are silent."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable
from typing import Any

from bot.engines.book import Book, Entry, Refused
from bot.engines.next_date import Coming, NextDate


def next_of(book: Book, now: float) -> NextDate | None:
    """The date that is still to come."""
    return book.next_date if book.next_date is not None and book.next_date.when > now else None


def pinned(book: Book, number: int, now: float) -> NextDate:
    """The date that a button speaks of, if it is still the next one."""
    found = next_of(book, now)
    if found is None or found.number != number:
        raise Refused("date-gone")
    return found


def plan(book: Book, when: float, place: str, now: float, ahead: float) -> NextDate:
    """Plan a date, or move the one that is still to come: then everybody is asked anew.

    Whoever has not answered is reminded `ahead` seconds before, where there is so much time.
    """
    before, number = next_of(book, now), book.dates + 1
    remind = when - ahead if when - ahead > now else 0
    if before is None:
        book.happen(DatePlanned(date=number, when=when, remind=remind, place=place))
    elif before.when == when and place in ("", before.place):
        raise Refused("date-same")
    else:
        where = place or before.place
        book.happen(DateMoved(before=before.number, date=number, when=when, remind=remind, place=where))
    assert book.next_date is not None
    return book.next_date


def answer(book: Book, member: str, number: int, coming: Coming, now: float) -> None:
    """Say whether one can come; an answer can be changed, and the same again changes nothing."""
    if pinned(book, number, now).answers.get(member) != coming:
        book.happen(DateAnswered(date=number, member=member, coming=coming))


def call_off(book: Book, number: int, now: float) -> NextDate:
    """There is no date any more."""
    found = pinned(book, number, now)
    book.happen(DateCalledOff(date=number))
    return found


def remind(book: Book, now: float) -> tuple[str, ...]:
    """The reminder is given: those who play here and have not answered."""
    found = book.next_date
    if found is None:
        return ()
    book.happen(DateReminded(date=found.number))
    return silent(book, found) if found.when > now else ()


def passes(book: Book, now: float) -> None:
    """The moment of the date has come: nobody is asked any more who can."""
    found = book.next_date
    if found is not None and found.when <= now:
        book.happen(DatePassed(date=found.number))


def silent(book: Book, date: NextDate) -> tuple[str, ...]:
    """Those who play here and have not answered."""
    return tuple(member for member in book.roster() if member not in date.answers)


class DateEntry(Entry):
    """What is told of a planned date: an answer stands on the date, and on no other answer."""

    date: int

    def needs(self, book: Any) -> frozenset[Hashable] | None:
        """The date."""
        return frozenset({("date", self.date)})


class DateSet(DateEntry):
    """A date that is the next one from now on."""

    tells_of = True
    when: float
    remind: float
    place: str

    @property
    def subject(self) -> tuple[Any, ...]:
        """This date, of which those are reminded who have not answered."""
        return ("date", self.date)

    def follow(self, book: Book, first: int) -> None:
        """It is the next one, and nobody has answered; `first` is the date of which it came by moving."""
        book.dates = self.date
        book.next_date = NextDate(self.date, self.when, self.remind, first, self.place)


class DatePlanned(DateSet, kind="date-planned"):
    """Somebody planned the next date."""

    @property
    def about(self) -> tuple[Any, ...]:
        """This date."""
        return ("date", self.date)

    def needs(self, book: Any) -> frozenset[Hashable] | None:
        """It, and that there is none."""
        return frozenset({("date", self.date), "#date"})

    def apply(self, book: Book) -> None:
        """It is the next one."""
        self.follow(book, self.date)


class DateMoved(DateSet, kind="date-moved"):
    """The date was moved: it is another one."""

    corrects = True
    before: int

    @property
    def about(self) -> tuple[Any, ...]:
        """The one before."""
        return ("date", self.before)

    def tells(self, about: tuple[Any, ...]) -> bool:
        """Of the new one."""
        return about == ("date", self.date)

    def needs(self, book: Any) -> frozenset[Hashable] | None:
        """Both."""
        return frozenset({("date", self.before), ("date", self.date), "#date"})

    def apply(self, book: Book) -> None:
        """The new one is the next, and nobody has answered."""
        self.follow(book, book.next_date.first if book.next_date is not None else self.date)


class DateAnswered(DateEntry, kind="date-answered"):
    """Somebody said whether they can come."""

    tells_of = True
    member: str
    coming: Coming

    @property
    def about(self) -> tuple[Any, ...]:
        """The date: the card with the last answer is the one that stands."""
        return ("date", self.date)

    def needs(self, book: Any) -> frozenset[Hashable] | None:
        """The date, and one's own answer."""
        return frozenset({("date", self.date), ("date", self.date, self.member)})

    def alters(self, book: Any) -> frozenset[Hashable] | None:
        """One's own answer alone."""
        return frozenset({("date", self.date, self.member)})

    def apply(self, book: Book) -> None:
        """It takes the place of what they had said."""
        assert book.next_date is not None
        book.next_date.answers.pop(self.member, None)
        book.next_date.answers[self.member] = self.coming


class DateCalledOff(DateEntry, kind="date-called-off"):
    """The date was called off."""

    corrects = True

    @property
    def about(self) -> tuple[Any, ...]:
        """This date."""
        return ("date", self.date)

    def needs(self, book: Any) -> frozenset[Hashable] | None:
        """It, and that there is none."""
        return frozenset({("date", self.date), "#date"})

    def apply(self, book: Book) -> None:
        """There is none."""
        book.next_date = None


class DateTold(DateEntry):
    """What came of a date by itself: it is not undone, and nobody else reads what it changes."""

    lasting = True

    def alters(self, book: Any) -> frozenset[Hashable] | None:
        """Nothing that anybody else reads."""
        return frozenset()

    def apply(self, book: Book) -> None:
        """It is done, unless that date was taken back or another has taken its place by an undo."""
        if book.next_date is not None and book.next_date.number == self.date:
            self.done(book.next_date)

    @abstractmethod
    def done(self, date: NextDate) -> None:
        """What is otherwise with it."""


class DateReminded(DateTold, kind="date-reminded"):
    """Whoever had not answered was reminded."""

    retells = True

    @property
    def about(self) -> tuple[Any, ...]:
        """The date."""
        return ("date", self.date)

    def done(self, date: NextDate) -> None:
        """Nobody is reminded once more."""
        date.remind = 0


class DatePassed(DateTold, kind="date-passed"):
    """The date's moment has come."""

    def done(self, date: NextDate) -> None:
        """Its answers are over."""
        date.passed = True
