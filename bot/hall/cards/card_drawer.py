"""Draws a card: its keys become words of one language, its ids the names of people and rooms."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import datetime
from functools import lru_cache
from itertools import count
from typing import Any, Protocol, TypeAlias, cast
from zoneinfo import ZoneInfo

from bot.hall.cards.card import (
    Argument,
    Button,
    Card,
    Drawn,
    DrawnPicture,
    DrawnTable,
    Free,
    Key,
    Line,
    Mention,
    Moment,
    RoomName,
    Say,
    Span,
    Styled,
    plain,
)
from bot.texts import Texts

# A value that has spans of its own stands in the text as its number between two private-use characters (`clean`
# takes these out of people's words), and is put back when the text is whole.
_HELD = re.compile("\ue000([0-9]+)\ue001")
_NAMED = frozenset({Mention, Free, RoomName})
_NUMBERS = (int, float)
_TO = re.compile(r"\b[Aa] $")

Names: TypeAlias = Mapping[tuple[str, str], str]
Parts: TypeAlias = "tuple[Span | int, ...]"


class Register(Protocol):
    """Whoever knows what the ids on a card are called now; empty for what was erased."""

    async def name_of(self, person: str, circle: str) -> str:
        """A person's name, in a club."""

    def sign_of(self, person: str, circle: str) -> str:
        """What somebody who was erased is known by in a club."""

    async def marks(self, people: Iterable[str], circle: str) -> Mapping[str, Argument]:
        """What tells those of these people apart who could be taken for somebody else in a club."""

    async def guests_mark(self, guest: str, name: str, circle: str) -> Argument:
        """What tells a guest, by a name that they had, apart from all others who ever had it in a club."""

    async def in_public(self, person: str, name: str) -> str:
        """What anybody may read instead of a person's name: a pseudonym, or its initials; empty for the name."""

    async def words(self, id: str) -> str | None:
        """Somebody's words."""

    async def title_of(self, room: str, of_club: bool = False) -> str:
        """A room's title."""


class Drawer:
    """Draws cards in any language, without their files: these are made by commands."""

    def __init__(self, texts: Texts, register: Register) -> None:
        self._texts = texts
        self._register = register
        self._parts = lru_cache(maxsize=8192)(self._cut)

    async def draw(
        self,
        card: Card,
        language: str,
        zone: str,
        ids: Callable[[Any], str],
        circle: str = "",
        *,
        for_anybody: bool = False,
    ) -> Drawn:
        """The card in one language; `ids` gives the id of each button. Namesakes of the club, or of the private chat,
        where it is read are told apart; what anybody may read has the initials of whoever wants it so."""
        names = await self._names(card, language, circle)
        if for_anybody:
            names = {**names, **await self._shortened(card, names)}
        pen = _Pen(self._parts, names, language, zone)
        return Drawn(
            title=pen.line(card.title) if card.title else (),
            lines=tuple(pen.line(line) for line in card.lines),
            table=None
            if card.table is None
            else DrawnTable(
                tuple(pen.line(cell) for cell in card.table.head),
                tuple(tuple(pen.line(cell) for cell in row) for row in card.table.rows),
                card.table.right,
            ),
            picture=None
            if card.picture is None
            else DrawnPicture(
                card.picture.maker,
                {name: pen.value(value) for name, value in card.picture.values.items()},
                pen.text(card.picture.alt),
                language,
            ),
            buttons=tuple(tuple(pen.key(button, ids) for button in row) for row in card.buttons),
            steps=tuple(pen.key(button, ids) for button in card.steps),
            step=card.step,
            tone=card.tone,
            replaces=card.replaces,
            live=card.live,
            happening=card.happening,
            short=tuple(pen.line(line) for line in card.short),
            words_first=card.words_first,
            grid=card.grid,
            awaits=card.awaits,
            language=language,
            foot=tuple((Span(head, "small"),) for head in card.heads),
        )

    async def line(self, argument: Argument, language: str, zone: str, circle: str = "") -> Line:
        """One line of words by itself."""
        names = await self._names(Card(title=argument), language, circle)
        return _Pen(self._parts, names, language, zone).line(argument)

    async def _names(self, card: Card, language: str, circle: str) -> Names:
        """What the ids in a card are called now."""
        names: dict[tuple[str, str], str] = {}
        marks: dict[tuple[str, str], Argument] = {}
        for held in held_in(card):
            match held:
                case Mention():
                    name = await self._register.name_of(held.person, circle)
                    names["person", held.person] = name or self._erased(held.person, circle, language)
                case Free():
                    name = await self._register.words(held.words) or ""
                    gone = self._erased(held.name_of, circle, language) if held.name_of and not name else name
                    names["words", held.words] = gone
                    if circle and held.name_of and name:
                        marks["words", held.words] = await self._register.guests_mark(held.name_of, name, circle)
                case RoomName():
                    title = await self._register.title_of(held.room, held.of_club)
                    names["club" if held.of_club else "room", held.room] = title
        if circle and (people := [id for sort, id in names if sort == "person"]):
            marks |= {("person", id): mark for id, mark in (await self._register.marks(people, circle)).items()}
        return names | self._told_apart(names, marks, language) if marks else names

    def _erased(self, person: str, circle: str, language: str) -> str:
        return self._texts.say(language, "erased-person", {"id": self._register.sign_of(person, circle)})

    def _told_apart(self, names: Names, marks: Mapping[tuple[str, str], Argument], language: str) -> dict[Any, str]:
        """The names of those who could be taken for somebody else, each with what tells them apart."""
        apart: dict[tuple[str, str], str] = {}
        for place, mark in marks.items():
            if mark is not None:
                said = self._texts.say(language, mark.key, mark.arguments) if isinstance(mark, Say) else str(mark)
                apart[place] = self._texts.say(language, "told-apart", {"name": names[place], "mark": said})
        return apart

    async def _shortened(self, card: Card, names: Names) -> Names:
        """The initials of those who want no more to be read, or their pseudonyms; of two alike with the end of ids."""
        bearers = {
            (("person", held.person), held.person)
            if isinstance(held, Mention)
            else (("words", held.words), held.name_of)
            for held in held_in(card)
            if isinstance(held, Mention) or (isinstance(held, Free) and held.name_of)
        }
        short = {
            place: (other, person)
            for place, person in bearers
            if names[place] and (other := await self._register.in_public(person, names[place]))
        }
        said = Counter(letters for letters, _ in {*short.values()})
        return {
            place: f"{letters} ({person[-2:]})" if said[letters] > 1 else letters
            for place, (letters, person) in short.items()
        }

    def _cut(self, language: str, key: str, style: str, arguments: tuple[tuple[str, Any], ...]) -> Parts:
        """A text, cut where values with spans of their own stand, of which only the names are told: these are given by
        their numbers."""
        numbers = count()
        values = {name: f"\ue000{next(numbers)}\ue001" if value is None else value for name, value in arguments}
        parts = _HELD.split(self._texts.say(language, key, values))
        return tuple(
            int(part) if index % 2 else Span(part, style) for index, part in enumerate(parts) if index % 2 or part
        )


def held_in(card: Card) -> Iterator[Argument]:
    """Everything in a card that stands for somebody's name, words or room."""
    stack: list[Any] = [
        card.title,
        *card.lines,
        *(button.label for row in (*card.buttons, card.steps) for button in row),
    ]
    if card.table:
        stack += card.table.head
        for row in card.table.rows:
            stack += row
    if card.picture:
        stack += [card.picture.alt, card.picture.values]
    while stack:
        held = stack.pop()
        sort = type(held)  # By far the quickest way to tell them apart, and every answer is gone through.
        if sort is str or sort is int:
            continue
        if sort is Say:
            stack += held.arguments.values()
        elif sort is Styled:
            stack.append(held.inner)
        elif sort in _NAMED:
            yield held
        elif isinstance(held, dict):
            stack += held.values()
        elif isinstance(held, list | tuple):
            stack += held


def _figures_of(when: datetime) -> tuple[tuple[str, Any], ...]:
    """A moment's figures for the texts."""
    padded = {"year": "%Y", "hour": "%H", "minute": "%M"}
    return ("day", when.day), ("month", when.month), *((name, when.strftime(sign)) for name, sign in padded.items())


def _whole(line: Line) -> Line:
    """Spans of fixed width as one span, so that a phone copies them with one touch."""
    if len(line) < 2:
        return line
    for span in line:
        if span.style != "code" or span.person or span.at is not None:
            return line
    return (Span("".join(span.text for span in line), "code"),)


def _before_a_name(before: Span, name: Span, word: str) -> Span:
    """The word «a» as the language has it before somebody's name that begins with the same sound: «ad» in Italian."""
    if name.text[:1] in ("A", "a"):
        return before._replace(text=f"{before.text[:-1]}{word[1:]} ")
    return before


class _Pen:
    """Writes in one language."""

    def __init__(self, parts: Callable[..., Parts], names: Names, language: str, zone: str) -> None:
        self._parts = parts
        self._names = names
        self._language = language
        self._zone = zone

    def text(self, argument: Argument) -> str:
        """The characters alone."""
        line = self.line(argument)
        return line[0].text if len(line) == 1 else "".join([span.text for span in line])

    def key(self, button: Button, ids: Callable[[Any], str]) -> Key:
        """A button; a link has no id."""
        return Key(self.text(button.label), "" if button.url else ids(button), button.style, button.url)

    def value(self, value: Any) -> Any:
        """A picture's value: words are written out, other values stay."""
        if isinstance(value, Mapping):
            return {name: self.value(inner) for name, inner in value.items()}
        if isinstance(value, list | tuple):
            return [self.value(inner) for inner in value]
        return self.text(value) if isinstance(value, Say | Mention | Free | Styled | Moment | RoomName) else value

    def line(self, argument: Argument, style: str = "plain") -> Line:
        """The words as spans."""
        written = _WAYS.get(type(argument))
        if written is not None:
            return written(self, argument, style)
        return (Span(str(argument), style),) if argument is not None and argument != "" else ()

    def _plain(self, key: str, **arguments: str) -> str:
        """A text of ours without spans."""
        return plain(cast(Line, self._parts(self._language, key, "plain", tuple(arguments.items()))))

    def _spoken(self, said: Say, style: str) -> Line:
        held: list[Line] = []
        arguments: list[tuple[str, Any]] = []
        for name, value in said.arguments.items():
            if isinstance(value, _NUMBERS):
                arguments.append((name, value))
            else:
                arguments.append((name, None))
                held.append(self.line(value, style))
        parts = self._parts(self._language, said.key, style, tuple(arguments))
        if not held:
            return cast(Line, parts)
        spans: list[Span] = []
        for part in parts:
            if isinstance(part, int):
                line = held[part]
                if spans and line and line[0].person and _TO.search(spans[-1].text):
                    spans[-1] = _before_a_name(spans[-1], line[0], self._plain("a-before-a"))
                spans += line
            elif part.text[0] == "." and spans and spans[-1].text.endswith("."):
                spans.append(part._replace(text=part.text[1:]))  # a name may end with a point of its own
            else:
                spans.append(part)
        return tuple(spans)

    def _styled(self, styled: Styled, style: str) -> Line:
        line = _whole(self.line(styled.inner, styled.style))
        return (line[0]._replace(command=styled.command),) if styled.command and len(line) == 1 else line

    def _mentioned(self, mention: Mention, style: str) -> Line:
        return (Span(self._names["person", mention.person], style, mention.person, mention.ping),)

    def _freed(self, free: Free, style: str) -> Line:
        return (Span(self._names["words", free.words] or self._plain("erased-words"), style),)

    def _located(self, room: RoomName, style: str) -> Line:
        name = self._names["club" if room.of_club else "room", room.room]
        return (Span(name or self._plain("some-room"), style),)

    def _timed(self, moment: Moment, style: str) -> Line:
        return (Span(self._moment(moment), moment.style, at=moment.at),)

    def _moment(self, moment: Moment) -> str:
        when = datetime.fromtimestamp(moment.at, ZoneInfo(self._zone))
        style = moment.style if moment.style in ("time", "date") else "both"
        parts = self._parts(self._language, f"moment-{style}", "plain", _figures_of(when))
        return plain(cast(Line, parts))


_WAYS: Mapping[type, Callable[[_Pen, Any, str], Line]] = {
    Say: _Pen._spoken,
    Styled: _Pen._styled,
    Mention: _Pen._mentioned,
    Free: _Pen._freed,
    RoomName: _Pen._located,
    Moment: _Pen._timed,
}
