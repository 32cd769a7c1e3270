"""The kinds of parameter that a command can have: Discord's options, typed words and the page's form come of them."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, TypeAlias

from bot.engines.book import Refused
from bot.hall.cards.plain_text import clean
from bot.hall.requests import PhoneKeys, Suggestion

Suggest: TypeAlias = Callable[..., Sequence[Suggestion] | Awaitable[Sequence[Suggestion]]]
"""Given the call and what was typed so far. The call's type is not named here: a Call knows the commands."""


@dataclass(frozen=True, slots=True)
class Kind:
    """What a parameter may hold. `read` takes the typed word and gives the value, or refuses."""

    suggest: Suggest | None = field(default=None, kw_only=True)

    @property
    def keys(self) -> PhoneKeys:
        """The keys that a phone needs for it."""
        return ""

    def claims(self, words: str) -> bool:
        """Whether such words, wherever they stand in a line, can only be meant for this."""
        return False

    def read(self, typed: str) -> Any:
        """The value of a typed word."""
        return typed

    def write(self, value: Any) -> str:
        """The word that reads back as this value."""
        return str(value)


@dataclass(frozen=True, slots=True)
class Whole(Kind):
    """A whole number within bounds; `offers` are shown as buttons when it is asked for.

    With `by_name` it must be typed as `name:number`: a bare number at the end of a line belongs to the name before it.
    One `of_several` is read like what must be given, by the first letters of its name too, and may yet be left out: the
    command asks for it where it needs it.
    """

    low: int
    high: int
    offers: tuple[int, ...] = ()
    by_name: bool = False
    of_several: bool = False

    @property
    def keys(self) -> PhoneKeys:
        """Those for digits, which on a phone have no minus."""
        return "numeric" if self.low >= 0 else ""

    def read(self, typed: str) -> int:
        """The number, if it is one and within the bounds."""
        digits = typed.replace("−", "-")  # the sign that phones and our own cards write
        if not re.fullmatch(r"[+-]?[0-9]{1,9}", digits, re.ASCII):
            raise Refused("not-a-number", value=typed, low=self.low, high=self.high)
        return self.check(int(digits))

    def check(self, value: int) -> int:
        """The number, if it is within the bounds."""
        if not self.low <= value <= self.high:
            raise Refused("out-of-range", value=value, low=self.low, high=self.high)
        return value


@dataclass(frozen=True, slots=True)
class Text(Kind):
    """Free words, on one line; `several` names, where it says so: typed without quotes they go on as they can. Where
    they are a `list`, the lines of what was pasted are parted by semicolons.

    Where the next parameter is a number that may be said in the same breath, `with_number` says so: a chat that asks
    one question at a time asks for both at once.

    What makes sense only `beside` another parameter has a place in a line once that one is given.

    In words for people a mention becomes a name; where `people` are named in them, the command itself finds who.
    """

    longest: int = 200
    several: bool = False
    people: bool = False
    list: bool = False
    with_number: bool = False
    beside: str = ""

    def goes_on(self, word: str, before: str = "", people: int = 0) -> bool:
        """Whether a word, typed without quotes, is one more of several, after those before, of a line with so many
        people in it."""
        return self.several

    def read(self, typed: str) -> str:
        """The words, made of visible characters only and not too long."""
        lines = typed.splitlines() if self.list else [typed]
        words = "; ".join(filter(None, map(clean, lines)))
        if not words:
            raise Refused("empty-text")
        if len(words) > self.longest:
            raise Refused("too-long", longest=self.longest, length=len(words))
        return words


@dataclass(frozen=True, slots=True)
class Choice(Kind):
    """One of a few words; `name` is the set's key in the texts (choices-NAME)."""

    name: str
    values: tuple[str, ...]

    def read(self, typed: str) -> str:
        """The choice, by its English word (the typed line has been turned into English before)."""
        if typed not in self.values:
            raise Refused("not-a-choice", value=typed)
        return typed


@dataclass(frozen=True, slots=True)
class Word(Kind):
    """One of a fixed set of words that only buttons carry, so that it needs no translated names."""

    values: tuple[str, ...]

    def read(self, typed: str) -> str:
        """The word, if it is one of them."""
        if typed not in self.values:
            raise Refused("button-gone")
        return typed


@dataclass(frozen=True, slots=True)
class YesNo(Choice):
    """Yes or no."""

    name: str = "yesno"
    values: tuple[str, ...] = ("yes", "no")
    as_command: bool = False
    """Whether its name may be typed in the command's place, for a yes: `/diplomacy map 3` is its chart with the map."""

    def read(self, typed: str) -> Any:
        """True or False."""
        return Choice.read(self, typed) == "yes"

    def write(self, value: Any) -> str:
        """The English word."""
        return "yes" if value else "no"


@dataclass(frozen=True, slots=True)
class Member(Kind):
    """A person; the hall resolves mentions and names before the command sees it (a person's id).

    With `known` only people whom the club knows already are taken: a new name makes no guest.
    """

    known: bool = False


@dataclass(frozen=True, slots=True)
class Members(Kind):
    """Several people, as one text of mentions; `ordered` where it matters who is named first."""

    least: int = 1
    most: int = 25
    ordered: bool = False


def names_people(kind: Kind) -> bool:
    """Whether people are named in what is typed for a parameter."""
    return isinstance(kind, Member | Members) or (isinstance(kind, Text) and kind.people)


def is_free(kind: Kind) -> bool:
    """Whether anything may be written for a parameter, as in a note."""
    return type(kind) is Text and not kind.people and kind.suggest is None


@dataclass(frozen=True, slots=True)
class RoomChoice(Kind):
    """A room of the club (a room's id)."""


@dataclass(frozen=True, slots=True)
class SomeKeys(Kind):
    """Several keys in a button: `driving.cars.planes`."""

    def read(self, typed: str) -> tuple[str, ...]:
        """The keys."""
        return tuple(typed.split("."))


@dataclass(frozen=True, slots=True)
class Upload(Kind):
    """A file that comes with the command; a `confidential` one should not stay where others read it, taken or not."""

    largest: int = 2_000_000
    confidential: bool = False


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter of a command. A hidden one is only ever set by a button."""

    name: str
    kind: Kind
    required: bool
    default: Any
    hidden: bool
    argument: str
    """The function's own name for it (class_ for class)."""
    secret: bool
    """Its value is not for the room: typed in a shared room the line is refused and asked in private."""

    @property
    def expected(self) -> bool:
        """Whether a line goes on with it, and a form has it, though it may be left out."""
        return self.required or (isinstance(self.kind, Whole) and self.kind.of_several)


Yes: TypeAlias = Annotated[bool, YesNo()]
PersonId: TypeAlias = Annotated[str, Member()]
PersonIds: TypeAlias = Annotated[tuple[str, ...], Members()]
RoomId: TypeAlias = Annotated[str, RoomChoice()]
FileGiven: TypeAlias = Annotated[Any, Upload()]
