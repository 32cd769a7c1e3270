"""A card: what is said, before any platform and any language.

Words are keys of the texts with their arguments, so a stored card can be read in the language of whoever opens it.
A plain string given as an argument is somebody's words: it stays a literal run, escaped once by the chat that draws it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple, TypeAlias

from bot.quick import quick
from bot.texts import FIRST_LANGUAGE

Argument: TypeAlias = "int | float | str | Say | Styled | Mention | Moment | Free | RoomName | None"
Words: TypeAlias = "tuple[Argument, ...]"


@quick
@dataclass(frozen=True, slots=True)
class Say:
    """A text by its key, with the values it needs."""

    key: str
    arguments: Mapping[str, Argument]


@quick
@dataclass(frozen=True, slots=True)
class Styled:
    """Words that stand out: `strong` or `code`."""

    style: str
    inner: Argument
    command: str = ""
    """The command that these words are, or begin with, by its English names: what a chat makes a way to it."""


@quick
@dataclass(frozen=True, slots=True)
class Mention:
    """A person, by name; `ping` also calls them where the chat can."""

    person: str
    ping: bool = False


@quick
@dataclass(frozen=True, slots=True)
class Moment:
    """A moment in seconds since the epoch; `style` is date, time, both or relative."""

    at: float
    style: str = "both"


@quick
@dataclass(frozen=True, slots=True)
class Free:
    """A text of somebody's that is kept apart, so that it can be erased with the person."""

    words: str
    name_of: str = ""
    """The person whose name it is: erased, they have the name of whoever was erased."""


@quick
@dataclass(frozen=True, slots=True)
class RoomName:
    """A room, by its present title; or its club by that."""

    room: str
    of_club: bool = False


def say(key: str, **arguments: Argument) -> Say:
    """A text by its key; strings among the arguments are people's own words."""
    return Say(key, arguments)


def strong(inner: Argument) -> Styled:
    """Words in bold."""
    return Styled("strong", inner)


def code(inner: Argument) -> Styled:
    """Words in fixed width: dice faces, seals, commands."""
    return Styled("code", inner)


def typed(*path: str, word: str = "") -> Styled:
    """A command as it is typed in the reader's language, by its English names, with a word after it."""
    names: list[Argument] = [Say("-".join(path[:length]), {}) for length in range(1, len(path) + 1)]
    words = [*names, word] if word else names
    line = Say(f"typed-{len(words)}", dict(zip("abc", words, strict=False)))
    return code(line) if word else example(line, *path)


def example(line: Argument, *path: str) -> Styled:
    """A command, by its English names, as it can be typed; where that is not how it is given, a chat shows the command
    alone."""
    return Styled("code", line, " ".join(path))


class Audience(StrEnum):
    """Who sees a card: everybody in the room, the one member who asked, or a person in private.

    A notice that is for private alone is only for those who want such lines, and is never said in the room instead.
    """

    ROOM = "room"
    MEMBER = "member"
    PRIVATE = "private"


class Tone(StrEnum):
    """The colour of a card."""

    PLAIN = "plain"
    GOOD = "good"
    BAD = "bad"
    ASK = "ask"


@quick
@dataclass(frozen=True, slots=True)
class Button:
    """A complete command under a label; `line` is what would be typed, with names and choices in English.

    With `ask` set, the chat first asks for those parameters (a modal, or one question at a time): with what can be
    chosen for each, or `in_words` alone, where that was offered before and would not do.
    With `url` set it is a link and `line` is empty.
    """

    label: Argument
    line: str
    style: str = "plain"
    ask: tuple[str, ...] = ()
    url: str = ""
    in_words: bool = False


@quick
@dataclass(frozen=True, slots=True)
class Table:
    """A small table; `right` names the columns (by index) that hold figures."""

    head: Words
    rows: tuple[Words, ...]
    right: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture by the name of its maker and plain values; never sent without the card's words."""

    maker: str
    values: Mapping[str, Any]
    alt: Argument = ""


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file by the name of its maker and plain values, made when the card is sent."""

    maker: str
    values: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Happening:
    """An entry among a place's own events, where its chat has such: the card's title names it, its lines say where."""

    starts: float
    ends: float
    off: bool = False
    """It is there no more."""


HEAD = ("",)
"""The heads of a card that is to bear the end of the chain as it is when the card is written."""


@quick
@dataclass(frozen=True, slots=True)
class Card:
    """Title, lines, a table, a picture, files, rows of buttons; and who is to see it."""

    title: Argument = ""
    lines: tuple[Argument, ...] = ()
    table: Table | None = None
    picture: Picture | None = None
    files: tuple[Attachment, ...] = ()
    buttons: tuple[tuple[Button, ...], ...] = ()
    audience: Audience = Audience.ROOM
    tone: Tone = Tone.PLAIN
    replaces: bool = False
    """Where a button was pressed: put this card in the place of the one that held it."""
    heads: tuple[str, ...] = ()
    """Ends of the book's chain, small under it all: whoever keeps a picture of them can tell a forged book from it.
    What takes this card's place bears them too."""
    circle: str = ""
    """The club, or the private chat, of whose people it tells, wherever it is read; empty: that where it is read."""
    anew: str = ""
    """Of a card that no longer counts: the request that told the same anew, to which it is linked where a chat can."""
    conceals: bool = False
    """Whether the line that it answers should not stay where others read it."""
    live: bool = False
    """Whether it is kept as it stands now, in its one place, while others play on: see `running/said/live_cards.py`."""
    needless: bool = False
    """Whether the room is told all of this anyway: where it cannot be sent, nobody is called for it."""
    happening: Happening | None = None
    """It is no message: the events of the place are to say this."""
    short: tuple[Argument, ...] = ()
    """The same in fewer words, without its picture: what an alert says where the card itself would have to wait."""
    words_first: bool = False
    """Whether its words are the answer and its buttons stand elsewhere too: a chat on which words alone are surer to be
    seen sends them without buttons."""
    numbered: bool = False
    """Whether it may share a message with others that have buttons too: a number on each says whose they are."""
    grid: bool = False
    """Whether its rows as long as the first one are a board: they stay side by side, however narrow."""
    awaits: tuple[str, ...] = ()
    """Of what goes on in a room: those (ids) whose turn it is. Where the card has to wait they are told before."""
    steps: tuple[Button, ...] = ()
    """What it can be moved through by a slider, where a chat has one; elsewhere its buttons go to and fro."""
    step: int = 0
    """Which of the steps it shows."""


# --- drawn: the same card in one language, ready for a chat -----------------------------------------------------


class Span(NamedTuple):
    """A run of characters in one style, never markup: every chat escapes `text`.

    `person` is set on a mention, with `ping` if the chat should call them; `at` on a moment (with `style` date, time,
    both or relative), where `text` is the moment already written out for chats without timestamps of their own;
    `command` on a command, by its English names. A tuple, because most answers are made of a dozen.
    """

    text: str
    style: str = "plain"
    person: str = ""
    ping: bool = False
    at: float | None = None
    command: str = ""


Line: TypeAlias = tuple[Span, ...]


@quick
@dataclass(frozen=True, slots=True)
class Key:
    """A button as drawn: its label and its id (at most 64 bytes of UTF-8), or a link."""

    label: str
    id: str
    style: str = "plain"
    url: str = ""


@quick
@dataclass(frozen=True, slots=True)
class DrawnTable:
    """A table as drawn."""

    head: tuple[Line, ...]
    rows: tuple[tuple[Line, ...], ...]
    right: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class DrawnPicture:
    """A picture not yet made: the chat asks the hall for its SVG or PNG."""

    maker: str
    values: Mapping[str, Any]
    alt: str
    language: str


@dataclass(frozen=True, slots=True)
class DrawnFile:
    """A file ready to send."""

    name: str
    content: bytes


@quick
@dataclass(frozen=True, slots=True)
class Drawn:
    """A card in one language."""

    title: Line
    lines: tuple[Line, ...]
    table: DrawnTable | None = None
    picture: DrawnPicture | None = None
    files: tuple[DrawnFile, ...] = ()
    buttons: tuple[tuple[Key, ...], ...] = ()
    tone: Tone = Tone.PLAIN
    replaces: bool = False
    language: str = FIRST_LANGUAGE
    foot: tuple[Line, ...] = ()
    """Small lines, under lines and table."""
    live: bool = False
    """Whether it is the one card of its reader that is kept up to date."""
    happening: Happening | None = None
    short: tuple[Line, ...] = ()
    """The same in fewer words, where it would have to wait."""
    words_first: bool = False
    """Whether its words do without its buttons."""
    grid: bool = False
    """Whether its rows as long as the first one stay side by side."""
    awaits: tuple[str, ...] = ()
    """Those whose turn it is."""
    steps: tuple[Key, ...] = ()
    """What a slider moves it through, where the chat has one."""
    step: int = 0
    """Which of the steps it shows."""


def units(text: str) -> int:
    """The length of a text in UTF-16 units, as the platforms' clients count it."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def plain(line: Line) -> str:
    """The characters of a line with no style."""
    return "".join(span.text for span in line)
