"""A command declared once: a function whose signature is the form that every chat fills in."""

from __future__ import annotations

import inspect
import types
import typing
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum, auto
from typing import Any, Generic, TypeAlias, TypeVar

from bot.engines.book import Book, Entry
from bot.hall.cards.board import Board, Viewer
from bot.hall.cards.card import Argument, Card, Table
from bot.hall.declared.kinds import Kind, Parameter
from bot.hall.declared.rules_pages import RulesPage
from bot.hall.declared.told import Told

B = TypeVar("B", bound=Book)

# Each of these functions is given a Call first. Its type is not named here: a Call knows the commands.
Answerer: TypeAlias = Callable[..., Awaitable[Card]]
Follower: TypeAlias = Callable[..., Awaitable[None]]
Preparer: TypeAlias = Callable[..., Awaitable[Any]]
Standing: TypeAlias = Callable[..., Card | None]
Amender: TypeAlias = Callable[..., Awaitable[tuple[str, tuple[str, ...]]]]
"""Given the call and its words; gives a line and the parameters that a form asks for, with what they were."""
Fielder: TypeAlias = Callable[..., Awaitable[Mapping[str, tuple[str, str]]]]
Teller: TypeAlias = "Callable[..., Argument | None]"
Shower: TypeAlias = Callable[..., Card | None]
Weigher: TypeAlias = Callable[..., Sequence[Argument]]
Gainer: TypeAlias = Callable[..., Awaitable[Sequence[Argument]]]
"""Given the book before and after a decision, the time, and people to leave out: who stands where in both."""
Attacher: TypeAlias = Callable[..., Awaitable[tuple[str, bytes]]]
"""Given the house, the attachment's values and a language; makes a file's name and content."""
Crier: TypeAlias = Callable[..., Card | Sequence[Told] | None]
"""What is said of an entry: a card for the rooms of its topic, or several, each with where it goes and its key."""


class May(IntEnum):
    """Who may give a command: club ranks by their number, the roles of play by the book."""

    ANYONE = 0
    REFEREE = 1
    DIRECTOR = 2
    ORGANISER = 3
    PLAYER = auto()
    MASTER = auto()
    MASTER_OR_DIRECTOR = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """What the chats need to know of a command, and the function that answers it."""

    path: tuple[str, ...]
    parameters: tuple[Parameter, ...]
    answer: Answerer
    may: May = May.ANYONE
    book: type[Book] | None = None
    opens: bool = False
    """Opens the room's book when there is none."""
    private: bool = False
    """Answers only the member who asks; decides how a slow answer is deferred."""
    secret: bool = False
    """Its values are not for the room: typed in a shared room it is refused and asked in private."""
    hidden: bool = False
    """Only ever reached by a button."""
    reads: bool = False
    """Changes nothing, so that nothing is written for it, not even the request."""
    grows_old: bool = False
    """What it shows one member changes as others play on: its card has a button that shows it anew."""
    live: bool = False
    """Its card for one member is live: edited where it stands while others play on, until the member opens it
    elsewhere."""
    in_live: bool = False
    """Its card for one member is a step on the way from their live card, which it replaces and carries along, if there
    is one."""
    single: bool = False
    """A room has one of what it shows: where it is opened anew, the card before gives way and points to the new one."""
    needs: tuple[str, ...] = ()
    """At least one of these parameters must be given; the first of them is asked for."""
    rather: type[Book] | None = None
    """Acts on a room's book of this kind, where there is one, rather than on `book`; without `book` it is optional."""
    before: Preparer | None = None
    """Makes ready what takes long, before the book is locked; the answer checks that it still holds."""
    aloud: Standing | None = None
    """Makes the card shown where a line that was not taken may hold what nobody else should read, in the book as it
    stands."""
    bare: Standing | None = None
    """Makes the card shown where a parameter is missing, if more than a question is to be shown then."""
    amended: Amender | None = None
    """Says how what it recorded is given anew, where that is not by its own parameters."""
    fields: Fielder | None = None
    """Says what a form's fields for people are called, and what each holds; refuses what could not be sent anyhow."""

    @property
    def name(self) -> str:
        """The command as typed in English, without the slash."""
        return " ".join(self.path)

    @property
    def key(self) -> str:
        """The command's key in the texts."""
        return "-".join(self.path)

    async def run(self, call: object, values: Mapping[str, Any]) -> Card:
        """Answer a call with these values."""
        return await self.answer(call, **self._given(values))

    async def prepare(self, call: object, values: Mapping[str, Any]) -> Any:
        """Make ready what takes long; gives what the answer finds in `call.prepared`."""
        return await self.before(call, **self._given(values)) if self.before is not None else None

    def _given(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """The values under the names that the functions give their parameters."""
        return {parameter.argument: values[parameter.name] for parameter in self.parameters}

    def tells_secret(self, words: Mapping[str, Any]) -> bool:
        """Whether these values are not for the room."""
        told = [one for one in self.parameters if one.secret and words.get(one.name)]
        return bool(told) or (self.secret and bool(words))

    @property
    def holds_secrets(self) -> bool:
        """Whether any of its values is not for the room."""
        return self.secret or any(parameter.secret for parameter in self.parameters)

    def __getitem__(self, name: str) -> Parameter:
        """The parameter of that English name, where it must be there."""
        return next(parameter for parameter in self.parameters if parameter.name == name)

    def parameter(self, name: str) -> Parameter | None:
        """The parameter of that English name, if there is one."""
        return next((parameter for parameter in self.parameters if parameter.name == name), None)


@dataclass(frozen=True, slots=True)
class Heralding:
    """A kind of entry that becomes a notice for the rooms of a topic."""

    entry: type[Entry]
    topic: str
    card: Crier


@dataclass
class Cog(Generic[B]):
    """What one game (or one area of the club) declares over its kind of book, or over none."""

    book: type[B] | None = None
    group: str = ""
    """The first word of every command of the cog; with none a command's name has its own: `fight strike`."""
    commands: list[Command] = field(default_factory=list)
    heraldings: list[Heralding] = field(default_factory=list)
    tellings: dict[type[Entry], Teller] = field(default_factory=dict)
    showings: dict[type[Entry], Shower] = field(default_factory=dict)
    timers: dict[str, Answerer] = field(default_factory=dict)
    hearing: Answerer | None = None
    """What is noted in a book of this kind when something was done elsewhere; nothing new is a repetition."""
    joined: Answerer | None = None
    """Called after people were joined, parted or renamed; a call that changes nothing is skipped."""
    departing: Answerer | None = None
    """What is done in a book of this kind when somebody has left the server or group of its room."""
    awaited: Callable[[Any], Iterable[str]] = tuple
    """The people a book of this kind waits for; where nobody is told who leaves, these are looked up."""
    waiting: Callable[[Any], Mapping[str, str]] | None = None
    """How the lines begin that a book of this kind waits for now, each with what it is about."""
    following: Follower | None = None
    """What comes by itself of whatever was done in a book of this kind."""
    opening: Follower | None = None
    """What happens first in a new book of this kind: its numbers and its seal."""
    renewing: Follower | None = None
    """What is given up in a book of this kind when it went back to a copy: its seals give no more dice."""
    sheets: list[Callable[..., Table]] = field(default_factory=list)
    attachments: dict[str, Attacher] = field(default_factory=dict)
    weighings: dict[str, Weigher] = field(default_factory=dict)
    """By the kind of an act: how it is told what its dice fell upon and would fall upon."""
    gaining: Gainer | None = None
    """Who stands where in a book of this kind before and after a decision that needs another's yes."""
    told_of: Teller | None = None
    """What somebody has in a book of this kind, in one line."""
    advised: Callable[[Any], Sequence[Argument]] | None = None
    """What a member can do in a book of this kind just now."""
    shown: Callable[[Viewer, Any], Board] | None = None
    """What a book of this kind shows on the projector board."""
    pages: list[RulesPage] = field(default_factory=list)

    def command(
        self,
        name: str,
        may: May = May.ANYONE,
        *,
        opens: bool = False,
        private: bool = False,
        secret: bool = False,
        hidden: bool = False,
        reads: bool = False,
        grows_old: bool = False,
        live: bool = False,
        in_live: bool = False,
        single: bool = False,
        needs: tuple[str, ...] = (),
        rather: type[Book] | None = None,
        before: Preparer | None = None,
        aloud: Standing | None = None,
        bare: Standing | None = None,
        amended: Amender | None = None,
        fields: Fielder | None = None,
        without_book: bool = False,
    ) -> Callable[[Answerer], Answerer]:
        """Declare the function below as a command: over a book of the cog's kind, or over none."""

        def declare(answer: Answerer) -> Answerer:
            path = tuple(f"{self.group} {name}".split())
            self.commands.append(
                Command(
                    path=path,
                    parameters=_form(answer),
                    answer=answer,
                    may=may,
                    book=None if without_book else self.book,
                    opens=opens,
                    private=private or secret,
                    secret=secret,
                    hidden=hidden,
                    reads=reads,
                    grows_old=grows_old or live,
                    live=live,
                    in_live=in_live,
                    single=single,
                    needs=needs,
                    rather=rather,
                    before=before,
                    aloud=aloud,
                    bare=bare,
                    amended=amended,
                    fields=fields,
                )
            )
            return answer

        return declare

    def heralds(self, entry: type[Entry], topic: str) -> Callable[[Crier], Crier]:
        """Declare the function below, of (call, book after it, entry), as what is said of such an entry."""

        def declare(card: Crier) -> Crier:
            self.heraldings.append(Heralding(entry, topic, card))
            return card

        return declare

    def tells(self, entry: type[Entry]) -> Callable[[Teller], Teller]:
        """Declare the function below, of (call, entry), as its line in the journal; None while nothing may be told."""

        def declare(line: Teller) -> Teller:
            self.tellings[entry] = line
            return line

        return declare

    def shows(self, *entries: type[Entry]) -> Callable[[Shower], Shower]:
        """Declare the function below, of (call, entry), as what redraws an answer with such an entry after something
        else that it shows was undone or put back; None where nothing of the answer is left."""

        def declare(card: Shower) -> Shower:
            self.showings |= dict.fromkeys(entries, card)
            return card

        return declare

    def weighs(self, *acts: str) -> Callable[[Weigher], Weigher]:
        """Declare the function below, of (call, what is known), as what tells upon what dice fell and would fall."""

        def declare(tell: Weigher) -> Weigher:
            self.weighings |= dict.fromkeys(acts, tell)
            return tell

        return declare

    def gains(self, tell: Gainer) -> Gainer:
        """Declare the function below, of (book before, book after, now, people to leave out), as what tells who gains
        by a decision, or by two becoming one. The room reads it: it tells only what everybody may know."""
        self.gaining = tell
        return tell

    def timer(self, name: str) -> Callable[[Answerer], Answerer]:
        """Declare the function below as what happens when the book's timer of that name is due."""

        def declare(answer: Answerer) -> Answerer:
            self.timers[name] = answer
            return answer

        return declare

    def hears(self, act: Answerer) -> Answerer:
        """Declares what a book notes of what was done elsewhere."""
        self.hearing = act
        return act

    def hears_joins(self, act: Answerer) -> Answerer:
        """Declare the function below as called when people were joined, parted or renamed, in whatever way that came
        about."""
        self.joined = act
        return act

    def departs(self, awaited: Callable[[B], Iterable[str]]) -> Callable[[Answerer], Answerer]:
        """Declare the function below as done when the call's member has left; `awaited`: whom to ask after untold."""

        def declare(act: Answerer) -> Answerer:
            self.departing, self.awaited = act, awaited
            return act

        return declare

    def waits(self, lines: Callable[[B], Mapping[str, str]]) -> Callable[[B], Mapping[str, str]]:
        """Declare the function below as what says for what a book waits: buttons for it go once that is over."""
        self.waiting = lines
        return lines

    def follows(self, act: Follower) -> Follower:
        """Declare the function below as what comes by itself of whatever was done: it is done in the same write."""
        self.following = act
        return act

    def opens(self, act: Follower) -> Follower:
        """Declare the function below as what happens first in a new book."""
        self.opening = act
        return act

    def renews(self, act: Follower) -> Follower:
        """Declare the function below as what gives up all that waits for dice, before seals are renewed."""
        self.renewing = act
        return act

    def sheet(self, make: Callable[..., Table]) -> Callable[..., Table]:
        """Declare the function below as a table of exports: from the book and its records."""
        self.sheets.append(make)
        return make

    def board(self, make: Callable[[Viewer, Any], Board]) -> Callable[[Viewer, Any], Board]:
        """Declare the function below as what the projector board shows of a book: to nobody, so without secrets."""
        self.shown = make
        return make

    def advises(self, lines: Callable[[Any], Sequence[Argument]]) -> Callable[[Any], Sequence[Argument]]:
        """Declare the function below, of a call, as the few lines that say what its member can do just now."""
        self.advised = lines
        return lines

    def result(self, tell: Teller) -> Teller:
        """Declare the function below as what somebody has in a book: from the call, the book and the person's id; none
        where there is nothing that everybody may know."""
        self.told_of = tell
        return tell

    def attachment(self, maker: str) -> Callable[[Attacher], Attacher]:
        """Declare the function below as the maker of a kind of file."""

        def declare(make: Attacher) -> Attacher:
            self.attachments[maker] = make
            return make

        return declare


@dataclass(frozen=True, slots=True)
class Hidden:
    """Marks a parameter that only buttons set."""


@dataclass(frozen=True, slots=True)
class Secret:
    """Marks a parameter whose value is not for the room."""


def _form(answer: Answerer) -> tuple[Parameter, ...]:
    """The parameters of a command, read from its signature."""
    hints = typing.get_type_hints(answer, include_extras=True)
    form = []
    for name, declared in list(inspect.signature(answer).parameters.items())[1:]:
        marks = _marks(hints[name])
        kind = next((mark for mark in marks if isinstance(mark, Kind)), None)
        if kind is None:
            raise TypeError(f"{answer.__qualname__}: parameter {name} has no kind")
        required = declared.default is inspect.Parameter.empty
        hidden = any(isinstance(mark, Hidden) for mark in marks)
        default = None if required else declared.default
        secret = any(isinstance(mark, Secret) for mark in marks)
        form.append(Parameter(name.rstrip("_"), kind, required, default, hidden, name, secret))
    return tuple(form)


def _marks(hint: Any) -> tuple[Any, ...]:
    """Everything that Annotated says of a hint, through `X | None` too."""
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        return tuple(mark for part in typing.get_args(hint) for mark in _marks(part))
    return tuple(getattr(hint, "__metadata__", ()))
