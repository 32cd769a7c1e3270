"""The next date of a campaign or a tournament: planned, answered with a tap, moved, called off; the reminder before."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Annotated, Any
from zoneinfo import ZoneInfo

from bot.commands.dates import whose_clock
from bot.commands.dates.both_platforms import other_rooms, show_there_too
from bot.commands.dates.moments import read_coming
from bot.commands.journal_lines import plain, tell
from bot.engines import date_entries as engine
from bot.engines.book import Book, Entry, Refused
from bot.engines.date_entries import DateAnswered, DateCalledOff, DateMoved, DatePassed, DatePlanned, DateReminded
from bot.engines.next_date import PASSED, REMIND, Coming, NextDate
from bot.hall.cards.card import Argument, Audience, Button, Card, Happening, Mention, Moment, Tone, say
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog, Hidden, May
from bot.hall.declared.kinds import Text, Whole, Word, Yes
from bot.hall.declared.permissions import allow, allowed
from bot.hall.declared.to_ask import Missing

When = Annotated[str, Text(longest=60)]
Place = Annotated[str, Text(longest=100)]
Number = Annotated[int, Whole(0, 100_000), Hidden()]
Answer = Annotated[Coming, Word(values=("yes", "maybe", "no"))]
ANSWERS: tuple[Coming, ...] = ("yes", "maybe", "no")

NAMED = 12
"""The most who are named as silent; more are counted."""

cog: Cog[Book] = Cog(Book, "date")
_PLANS: dict[type[Book], str] = {}
"""The command that plans dates, by the kind of its book."""
_TOPICS: dict[type[Book], str] = {}
"""What dates are told about, by the kind of their book."""
Notes = Callable[[Call[Any], NextDate], Sequence[Argument]]
_NOTES: dict[type[Book], Notes] = {}
"""What the card of a date says besides, by the kind of its book."""


def plans(game: Cog[Any], name: str, may: May, topic: str, *, opens: bool = False, notes: Notes | None = None) -> None:
    """Declare the command of a game that plans its next date; it is told where the club hears of a topic, too. Who may
    plan is said by `may`; by itself it shows the date to everybody. `notes` says what it leads to in that game."""

    async def moving(call: Call[Book]) -> Mapping[str, tuple[str, str]]:
        """Who may not plan hears so at the press, and so does who moves a date that is not the next any more."""
        allow(call, replace(call.house.commands[command_of(call.book)], may=may))
        if date := int(call.given.get("date", 0)):
            engine.pinned(call.book, date, call.now)
        return {}

    @game.command(name, opens=opens, fields=moving)
    async def plan(
        call: Call[Book], when: When | None = None, place: Place | None = None, off: Yes = False, date: Number = 0
    ) -> Card:
        """Plan, move or call off the next date; with nothing, show it."""
        command = call.house.commands[command_of(call.book)]
        planning = replace(command, may=may)
        if when is not None or off or date:
            allow(call, planning)
        if date:
            engine.pinned(call.book, date, call.now)
        found = engine.next_of(call.book, call.now)
        if off:
            return _called_off(call, engine.call_off(call.book, found.number if found else date, call.now))
        if when is None:
            if found is None or date:
                if not allowed(call, planning):
                    raise Refused("date-none")
                raise Missing(command, command["when"], {"place": place} if place else {})
            return card_of(call, found)
        moment = read_coming(when, call.now, call.zone)
        planned = engine.plan(call.book, moment, call.keep(place), call.now, call.settings.date.remind_hours * 3600)
        card = card_of(call, planned)
        _list(call, planned)
        if call.room_for(topic) != call.room_for("here"):
            call.post(call.room_for(topic), Card(card.title, _where(call, planned)))  # Who comes is seen in one place.
        for room in other_rooms(call, topic):
            call.post(room, card)
        return whose_clock.told(call, card)

    assert game.book is not None
    _PLANS[game.book] = " ".join(game.commands[-1].path)
    _TOPICS[game.book] = topic
    if notes is not None:
        _NOTES[game.book] = notes


def command_of(book: Book) -> str:
    """The command that plans the dates of a book."""
    return _PLANS[type(book)]


@cog.command("answer", hidden=True)
async def answer(call: Call[Book], date: Annotated[int, Whole(1, 100_000)], coming: Answer) -> Card:
    """Say whether one can come: the card shows it in its place."""
    engine.answer(call.book, call.member, date, coming, call.now)
    found = engine.pinned(call.book, date, call.now)
    card = card_of(call, found)
    await show_there_too(call, _TOPICS[type(call.book)], found, card)
    return replace(card, replaces=True)


@cog.shows(DatePlanned, DateMoved, DateAnswered)
def as_it_stands(call: Call[Book], entry: Entry) -> Card | None:
    """The card of the date with the answers that count now."""
    date = call.book.next_date
    return card_of(call, date) if date is not None and entry.about == ("date", date.number) else None


def card_of(call: Call[Book], date: NextDate) -> Card:
    """The date, who has said what, and the buttons of the answers."""
    plan = command_of(call.book)
    lines: list[Argument] = [*_where(call, date)]
    lines += [
        say(f"date-said-{coming}", who=listed(map(Mention, said)), count=len(said))
        for coming in ANSWERS
        if (said := date.said(coming))
    ]
    silent = engine.silent(call.book, date)
    if silent:
        who: Argument = listed(map(Mention, silent)) if len(silent) <= NAMED else ""
        lines.append(say("date-silent" if who else "date-silent-many", who=who, count=len(silent)))
    if type(call.book) in _NOTES:
        lines[len(_where(call, date)) : 0] = _NOTES[type(call.book)](call, date)
    buttons = (
        tuple(
            Button(
                say(f"date-button-{coming}"),
                f"date answer {date.number} {coming}",
                "good" if coming == "yes" else "plain",
            )
            for coming in ANSWERS
        ),
        (
            Button(say("date-move-button"), f"{plan} date:{date.number}", ask=("when",), in_words=True),
            Button(say("date-off-button"), f"{plan} date:{date.number} off:yes", "bad"),
        ),
    )
    title = say("date-title", when=moment_of(call, date.when), name=_name(call))
    return Card(title, tuple(lines), buttons=buttons, tone=Tone.ASK)


@cog.waits
def waited_for(book: Book) -> dict[str, str]:
    """What is answered about the next date until its moment; what was planned before it is over, or elsewhere now."""
    date = book.next_date
    if date is None or date.passed:
        return {}
    acts = [f"date answer {date.number}"]
    if type(book) in _PLANS:
        acts.append(f"{command_of(book)} date:{date.number}")
    return dict.fromkeys(acts, f"date {date.number}")


def _name(call: Call[Book]) -> Argument:
    """What is played then; a club's ladders have no name of their own."""
    return call.free(call.book.name) if call.book.name else say(f"book-{call.book.kind}")


def _where(call: Call[Book], date: NextDate) -> tuple[Argument, ...]:
    return (say("date-place", place=call.free(date.place)),) if date.place else ()


def moment_of(call: Call[Any], at: float) -> Argument:
    """A moment with the day of its week."""
    day = datetime.fromtimestamp(at, ZoneInfo(call.zone)).weekday()
    return say("date-moment", day=day, at=Moment(at, "both"))


def _list(call: Call[Book], date: NextDate, *, off: bool = False) -> None:
    """Let the events of the room's place say it, where its chat has such."""
    chat = call.house.chats.get(call.home)
    if chat is not None and chat.events and call.volume is not None:
        happening = Happening(date.when, date.when + call.settings.date.lasts_hours * 3600, off)
        where = (call.free(date.place),) if date.place else ()
        card = Card(_name(call), where, happening=happening)
        call.post(call.room_for("here"), card, key=f"date:{call.volume.stored.id}:{date.first}")


def _called_off(call: Call[Book], date: NextDate) -> Card:
    """There is no date any more, and those who would have come hear it."""
    _list(call, date, off=True)
    coming = [*date.said("yes"), *date.said("maybe")]
    who = listed(Mention(one, ping=True) for one in coming)
    lines = (say("date-off-who", who=who, count=len(coming)),) if coming else ()
    card = Card(say("date-called-off", when=moment_of(call, date.when)), lines, tone=Tone.BAD)
    for room in other_rooms(call, _TOPICS[type(call.book)]):
        call.post(room, card)
    return card


@cog.timer(REMIND)
async def remind(call: Call[Book]) -> Card:
    """Whoever has not answered hears of it: in the room by one message, and in private where they want such lines."""
    if silent := engine.remind(call.book, call.now):
        assert call.book.next_date is not None
        card = card_of(call, call.book.next_date)
        line = say("date-remind", who=listed(Mention(one, ping=True) for one in silent))
        card = replace(card, lines=(line, *card.lines[:-1]))
        for room in dict.fromkeys([call.room_for("here"), *other_rooms(call, _TOPICS[type(call.book)])]):
            call.post(room, card)
        for one in silent:
            call.tell(one, replace(card, audience=Audience.PRIVATE))
    return Card()


@cog.timer(PASSED)
async def passed(call: Call[Book]) -> Card:
    """Its cards ask nobody any more."""
    engine.passes(call.book, call.now)
    return Card()


# --- journal

tell(
    cog,
    {
        DatePlanned: "date-line-planned",
        DateMoved: "date-line-moved",
        DateAnswered: "date-line-answered",
        DateCalledOff: "date-line-off",
        DateReminded: "date-line-reminded",
        DatePassed: "date-line-passed",
    },
    {
        **plain("date"),
        "when": ("at", lambda book, entry, when: Moment(when, "both")),
        "member": ("who", lambda book, entry, member: Mention(member)),
        "coming": ("coming", lambda book, entry, coming: say(f"date-button-{coming}")),
    },
)
