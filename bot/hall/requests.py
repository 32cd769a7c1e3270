"""What passes between a chat and the hall: the request of a person, the reply, and the notice to deliver."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from bot.hall.cards.card import Audience, Card, Drawn
from bot.ladder.steps import Step
from bot.quick import quick
from bot.storage.contract import News

PhoneKeys: TypeAlias = Literal["", "numeric", "decimal"]
"""Which keys a phone may show: where any words are taken all of them, else those for digits."""

PATIENCE = 60.0
"""Seconds that a chat may take to say an answer before it is said another way, where the chat names no other time."""

Recall = Callable[[str], Awaitable[str | None]]
"""What was remembered under a name, also before a restart."""
Remember = Callable[[str, str], Awaitable[None]]
"""Remember a text under a name; an empty one forgets it."""


@quick
@dataclass(frozen=True, slots=True)
class Account:
    """Who acted, as the platform knows them."""

    platform: str
    id: str
    name: str
    language: str = ""
    """The platform's language code of this person ("it", "en-US", ""), if it tells."""
    handle: str = ""
    """The @name that can be typed to mention them, without the @, if there is one."""
    public: str = ""
    """What they are called everywhere, where `name` is what they are called in one place alone."""
    bot: bool = False
    """Whether it is a program's: nobody plays under it."""


NOBODY = Account("clock", "clock", "")
"""The account in requests that no person made."""


@quick
@dataclass(frozen=True, slots=True)
class Place:
    """Where it happened, as the platform knows it."""

    platform: str
    id: str
    title: str = ""
    parent: str = ""
    """The id of the room this one is a thread or topic of."""
    house: str = ""
    """The id of the server or group it belongs to; empty in a private chat."""
    house_title: str = ""
    private: bool = False
    language: str = ""
    """The code of the language that its server is set to, where a platform tells."""


@dataclass(frozen=True, slots=True)
class File:
    """A file that came with a command."""

    name: str
    content: bytes
    kept: str = ""
    """The token under which it is kept while something about it is asked."""
    unread: Literal["", "file-too-large", "file-lost", "several-files"] = ""
    """Why the chat read nothing of it: what it is refused for."""


@quick
@dataclass(frozen=True, slots=True)
class Request:
    """One thing a person did. Exactly one of `line`, `path` and `press` is set.

    `line` is what was typed, from the slash on; `path` and `values` are a command chosen in a form, with typed values
    (members as Account, a list of members as text, files as File); `press` is the id of a button, with `values` for
    what its modal asked. `manages` says that the platform lets this person manage the place.
    `handle` is what the chat wants back to answer this request after a restart (plain JSON values); where a late answer
    can take the place of the message whose button was pressed, `pressed` names that, and `hidden` says whether one
    member alone sees it, `apart` whether the answer is for another room.
    """

    id: str
    account: Account
    place: Place
    at: float
    line: str = ""
    path: str = ""
    press: str = ""
    values: Mapping[str, Any] = field(default_factory=dict)
    mentioned: tuple[Account, ...] = ()
    """Accounts that the typed words mention; in `line` they stand as <@ID>."""
    file: File | None = None
    attached: bool = False
    """Whether a file stands with what was typed, also where it was not read."""
    manages: bool = False
    handle: Mapping[str, Any] = field(default_factory=dict)
    replied: str = ""
    """The platform's id of the message this one answers, when it answers one of ours."""
    named: bool = False
    """Whether the bot was mentioned only at the end: like a reply to it, the words may be meant for others."""
    patience: float = PATIENCE
    """Seconds that the chat may take to say the answer."""
    unseen: bool = False
    """Whether nobody else could read the words, though they were typed in a shared room."""
    edited: bool = False
    """Whether the message was edited: its command is never run, and refused if it holds a secret."""


@quick
@dataclass(frozen=True, slots=True)
class Reply:
    """What to say to a request. `repeated` tells that it was done before, `acknowledged` that it was said before."""

    request: str
    drawn: Drawn
    audience: Audience
    repeated: bool = False
    acknowledged: bool = False
    stored: bool = False
    """Whether it is in the database, and said again unless the chat acknowledges it."""
    recorded: bool = False
    """Whether it tells of something that was done, not only of what stands."""
    card: Card | None = None
    """The card as the hall made it, to be kept if it cannot be said."""
    conceal: bool = False
    """Whether the typed line held a secret: the chat hides it from others, or deletes it where it may."""
    spoken: str = ""
    """The language of the room, for what all read there of an answer for one alone."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A value that is offered: what is shown, and what would be typed."""

    label: str
    value: str


@dataclass(frozen=True, slots=True)
class Form:
    """A press that first wants some parameters: a modal, or one question at a time.

    `press` takes what was filled in. `opens` asks for it anew; given what some fields hold, it asks for the others, so
    that a chat whose forms are short can fill in one after another.
    """

    press: str
    title: str
    fields: tuple[FormField, ...]
    language: str
    secret: bool = False
    """Whether an answer to it is not for the room: it is never asked where others read it."""
    opens: str = ""


@dataclass(frozen=True, slots=True)
class Anybody:
    """A field takes anybody who is there, at most so many; `now` are the accounts that it holds already."""

    most: int
    now: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FormField:
    """One question of a form."""

    name: str
    label: str
    about: str
    required: bool = True
    longest: int = 200
    value: str = ""
    choices: tuple[Suggestion, ...] = ()
    """What can be answered: shown by its label, given by its value."""
    free: bool = True
    """Whether anything else than these choices can be answered too."""
    chosen: str = ""
    """The choice that stands there now, by its value; `value` may be another word for it."""
    people: Anybody | None = None
    """Where it takes whoever is there, in no order: a chat may offer its own list of members."""
    names: bool = False
    """Whether people are named in it."""
    with_next: bool = False
    """Whether a number, which the next field asks for, may follow in the same words."""
    keys: PhoneKeys = ""
    """Where only a number without a sign is taken: a phone may show its keys for digits, with those of decimals."""
    tick: bool | None = None
    """Where it is a yes or a no: which of the two it is while nobody says otherwise."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A message that answers no request, to a place or to a person, already drawn in the reader's language."""

    id: int
    drawn: Drawn
    place: Place | None = None
    account: Account | None = None
    edits: Mapping[str, Any] | None = None
    """What an earlier notice with the same key became, when this one corrects it."""
    handle: Mapping[str, Any] | None = None
    """For an answer that was not acknowledged: the request's own handle."""
    newer: Callable[[], Awaitable[Mapping[str, Any] | None]] | None = None
    """For such an answer, asked just before it takes the place of what was pressed: what the newer became that stands
    there, and then stays; Later where something newer is on its way."""
    audience: Audience = Audience.ROOM
    in_place: bool = False
    """Whether it is only ever an edit: Unreachable where what it edits can be changed no more."""
    opens: str = ""
    """Where it only tells a room that something waits for `account`: the button's id that shows it to them."""

    @property
    def below(self) -> bool:
        """Whether what is kept up to date belongs below what was said since: it asks its reader something new."""
        return self.in_place and not self.drawn.replaces


class Job(Enum):
    """What the bot does in a room, and needs permissions for."""

    PLAY = "play"
    """Commands are given there and answered: with words, pictures and files."""
    NOTICES = "notices"
    """It is told there what happened elsewhere."""
    SECRETS = "secrets"
    """Beside play: what is for one alone."""
    HEARING = "hearing"
    """Beside play: what is typed there reaches us, whatever it is called by."""
    DATES = "dates"
    """Beside play: planned dates stand among the events that the platform itself shows."""

    @property
    def needed(self) -> bool:
        """Whether the bot cannot do it without what it lacks; else it works, but not as well."""
        return self in (Job.PLAY, Job.NOTICES)


class Later(Exception):
    """A notice that could not be said now: try again after `seconds` (a rate limit, a network failure)."""

    def __init__(self, seconds: float, reason: str = "") -> None:
        super().__init__(reason or f"again in {seconds} s")
        self.seconds = seconds


class HeldBack(Later):
    """Private messages go to nobody for a while, lest the platform take them for spam: a room may hear it instead."""


class Unreachable(Exception):
    """A notice that cannot be said there as things stand: closed private messages, a room that takes nothing from us or
    is gone. `step` of the ladder says what follows; without one there is no other way."""

    def __init__(self, reason: str, step: Step | None = None) -> None:
        super().__init__(reason)
        self.step = step


class BadToken(Exception):
    """A platform knows no bot with this token."""


Stepping: TypeAlias = Callable[[int], Awaitable[None]]
"""Is told how far a long task has come."""


class Named(NamedTuple):
    """People of a place, and those names of which the platform could not be asked in time whether they are theirs."""

    people: Sequence[Account] = ()
    not_told: Collection[str] = ()


class Departed(NamedTuple):
    """Who of those asked about has left a place, and of whom the platform did not tell."""

    left: Collection[str] = ()
    not_told: Collection[str] = ()


class Unheard(NamedTuple):
    """Of the parts in which a platform tells of its places: those of which nothing reaches any of our processes now,
    how many there are in all, and which one a house lies in."""

    parts: frozenset[int] = frozenset()
    of: int = 0
    part: Callable[[str], int] = lambda house: 0


class Chat(Protocol):
    """A platform. `say` returns what the message became (plain JSON values) so that it can be edited later."""

    platform: str

    @property
    def events(self) -> bool:
        """Whether a place there has a list of events of its own, in which a planned date can stand."""

    @property
    def gathers(self) -> float | None:
        """Where a room takes few messages, the seconds for which news may wait for others after something was said
        there: those of one book are one message then. None where each is its own."""

    @property
    def names(self) -> Collection[str]:
        """What the bot itself is called there, once it is connected: nobody else's names."""

    @property
    def connected(self) -> bool:
        """Whether what people do there reaches us now."""

    async def unheard(self) -> Unheard:
        """The parts of the platform whose people do not reach us now."""

    async def start(self) -> None:
        """Connect; return once requests can arrive; BadToken where the platform does not know the bot."""

    async def stop(self) -> None:
        """Finish what is being answered and disconnect."""

    async def say(self, notice: Notice) -> Mapping[str, Any]:
        """Say a notice; raise Later or Unreachable where it cannot be said."""

    async def take_away(self, handle: Mapping[str, Any]) -> bool:
        """Take away what was typed by this handle, where all read it; whether nobody else can read it now. Later where
        that cannot be tried now."""

    def link_to(self, place: Place | None, became: Mapping[str, Any]) -> str:
        """Where a message that was said for that place can be looked at; empty where there is no such address."""

    async def forget(self, account: Account, name: str) -> None:
        """Erase what this chat itself keeps of somebody, who is called `name` from now on."""

    async def lacks(self, place: Place, job: Job = Job.PLAY) -> tuple[str, ...]:
        """The text keys of what the bot lacks in a place for its job there; `KEY.where` says where to change it."""

    async def members(self, place: Place, ids: Collection[str]) -> Sequence[Account]:
        """Who of these ids is there, bots too; nobody where the platform does not tell."""

    async def members_called(self, place: Place, beginning: str) -> Sequence[Account]:
        """A few of those there whose names begin so, bots too; nobody where the platform does not tell."""

    async def members_named(self, place: Place, names: Collection[str], step: Stepping) -> Named:
        """Those there who bear one of these many names, bots and others among them; it may take minutes, and `step`
        hears of how many names it is known by now."""

    async def gone(self, place: Place, ids: Collection[str]) -> Departed:
        """Who of these ids is there no more, where nobody is told who leaves; nobody where the platform says so
        itself."""

    def is_a_bots(self, handle: str) -> bool:
        """Whether a username can only be a bot's there."""

    def heard(self, news: News) -> None:
        """Another process wrote something."""
