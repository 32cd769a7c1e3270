"""Entry, Book, Refused: the three words every engine speaks.

A book is its entries applied in order, nothing else. Deciding (may this happen?) is done by functions that take the
book, and refuse or call its `happen`; applying an entry checks nothing and knows neither chance nor clock.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from pydantic import BaseModel, ConfigDict

from bot.engines.ledger import Ledger
from bot.engines.next_date import NextDate
from bot.engines.seals import ActDraw, Decided, Draw

LINKED = "linked"
"""The topic of the rooms from which clubs became one: what a platform hears of the other's tournaments where it has
chosen no room."""

_UNASKED: set[str] = set()


class Refused(Exception):
    """The one way to say no: a reason (a text key) and the facts that its sentence needs."""

    def __init__(self, reason: str, **facts: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts


class Over(Refused):
    """What a button is for is over. A card seen by one member alone that offers nothing else is replaced by this
    refusal."""

    stays = False
    """Whether the card is kept up to date, or has more to offer."""


class Known(Refused):
    """The dice of an act are known, and a change would apply them to something else, or drop them: somebody must agree.

    `asks` are those whose agreement it needs, without whoever wants the change; if nobody is left, anybody without a
    stake in it. `anew`: their seal was retired by a restore from a backup, so the same act falls otherwise now.
    """

    def __init__(
        self, act: str, asks: Iterable[str] = (), was: Decided = (), now: Decided = (), *, anew: bool = False
    ) -> None:
        super().__init__("dice-known")
        self.act, self.asks, self.anew = act, tuple(one for one in asks if one), anew
        self.was, self.now = was, now
        """Upon what they fell, and upon what they would; of what is dropped nothing."""


class Unexplained(Refused):
    """What known dice fell upon would be dropped without a reason: it is asked for."""

    def __init__(self) -> None:
        super().__init__("dice-known-why")


class Entry(BaseModel):
    """A fact with one verb. Its kind is `book.entry`, its schema number grows when its fields change."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: ClassVar[str] = ""
    schema_number: ClassVar[int] = 1
    kinds: ClassVar[dict[str, type[Entry]]] = {}
    rewrites: ClassVar[bool] = False
    """Whether it changes what earlier entries mean, so that the book must be folded again."""
    lasting: ClassVar[bool] = False
    """Whether no undo may void it: what it says has happened outside the book, such as a seed that was shown."""
    stays: ClassVar[str] = "undo-stays"
    """With which words an undo of what is lasting is refused."""
    mutual: ClassVar[bool] = False
    """Whether others had to agree to it: once it is undone, nobody puts it back without them."""
    corrects: ClassVar[bool] = False
    """Whether it tells otherwise what an earlier entry told; `about` is the same for both."""
    tells_of: ClassVar[bool] = False
    """Whether a later entry may tell otherwise what it tells."""
    retells: ClassVar[bool] = False
    """Whether it only answers to what it `needs`, as a confirmation does, and its card tells that again: where a later
    entry tells it otherwise, this card is out of date too. What is `lasting`, as a reminder is, names by `about` the
    `subject` that it tells again: its card goes when that is void, or told otherwise."""
    needed: ClassVar[tuple[str, ...] | None] = None
    """The fields that name all that it read or changed, or `#words` for what no field names; None: the whole book."""
    once: ClassVar[tuple[str, ...] | None] = None
    """The fields that name what it tells, where that counts but once: told again after an undo, it is the new one."""
    may_seal: ClassVar[tuple[str, ...]] = ()
    """The fields that `sealed` may ever name. In a book's chain their hashes stand for ever, so of a kind that was once
    written this never changes."""

    slip: ClassVar[bool] = False
    """Whether whoever recorded it may take it back by themselves, for a while: it showed no face, bid or target."""
    denies: ClassVar[bool] = False
    """Whether it is only a denial, such as a dispute: it does not show that its author knows whom a name means."""
    decisive: ClassVar[bool] = False
    """Whether it rules on what others recorded or played: who gains by it needs another's yes."""

    def __init_subclass__(cls, kind: str = "", **options: Any) -> None:
        super().__init_subclass__(**options)
        if kind:
            cls.kind = kind
            Entry.kinds[kind] = cls

    @classmethod
    def upgraded(cls, schema: int, body: dict[str, Any]) -> dict[str, Any]:
        """The fields of an entry written under an older schema, as they stand today."""
        return body

    @property
    def drawn(self) -> Sequence[Draw]:
        """The dice and draws of the sealed chance that this entry holds."""
        return ()

    @property
    def opens(self) -> Sequence[str]:
        """The acts that it opens, if they are not open yet, whether their dice fall now or wait."""
        return ()

    @property
    def in_acts(self) -> Sequence[str]:
        """The acts that it opens, or goes on with by the dice that it holds."""
        return tuple(dict.fromkeys([*self.opens, *(draw.act for draw in self.drawn if isinstance(draw, ActDraw))]))

    @property
    def decided(self) -> Mapping[str, Decided]:
        """What its dice were thrown upon, by the name of each throw: it is frozen when the first of them falls."""
        return {}

    @property
    def for_throw(self) -> str:
        """The throw that it is a decision of: once those dice have fallen it stands, whatever is undone."""
        return ""

    @property
    def about(self) -> tuple[Any, ...]:
        """What it tells, where it corrects or `tells_of` something: a hand, a winter."""
        return ()

    @property
    def subject(self) -> tuple[Any, ...]:
        """What reminders that tell it again are about; nothing where there are none."""
        return ()

    def tells(self, about: tuple[Any, ...]) -> bool:
        """Whether it tells what a correction about this tells otherwise."""
        return self.about == about

    def needs(self, book: Any) -> frozenset[Hashable] | None:
        """All that it read or changed, each by a name of its own: a later entry that needs some of it stands on it.

        None is the whole book.
        """
        if self.needed is None:
            return None
        found: set[Hashable] = set()
        for name in self.needed:
            value = name if name.startswith("#") else getattr(self, name)
            each = value if type(value) is tuple else (value,)
            found.update((name, one) if isinstance(one, int) else book.thing(one) for one in each if one)
        return frozenset(found)

    def alters(self, book: Any) -> frozenset[Hashable] | None:
        """What of all that it needs is otherwise after it, where that is little: only a later entry that needs some
        of this by name stands on it, and none that needs the whole book. None: everything that it needs."""
        return None

    def decides(self, book: Any) -> bool:
        """Whether this very entry is `decisive`, as the book stands after it."""
        return self.decisive

    @property
    def in_one_place(self) -> tuple[str, ...]:
        """People of whom only one plays, before it or after it, in the same place: each has the stake of the other."""
        return ()

    def published(self, book: Any, at: float) -> bool:
        """Whether by that moment it is part of what all were told, so that it is no slip any more."""
        return False

    def undone(self, book: Any, by: str) -> None:
        """Refuse whoever may not undo it, whoever agrees."""

    def sealed(self, book: Any) -> tuple[str, ...]:
        """The names of the fields that are still secret as the book stands: exports leave them out."""
        return ()

    def untold(self, book: Any) -> bool:
        """Whether the entry as a whole is still secret: exports leave it out, and number the others without it."""
        return False

    def apply(self, book: Any) -> None:
        """Change the book as the fact demands: no checks, no chance, no clock."""
        raise TypeError(f"{type(self).__name__} has no verb")


class Recorded(NamedTuple):
    """An entry as it stands in a book: its number, the request it came from, when, and by whom."""

    seq: int
    request: str
    at: float
    person: str
    entry: Entry


class Book:
    """One campaign, tournament, ladder or table: the state that its entries make."""

    kind: ClassVar[str] = ""
    kinds: ClassVar[dict[str, type[Book]]] = {}
    announces: ClassVar[bool] = False
    """Whether a command may mean it in every room to which its notices go."""
    of_club: ClassVar[bool] = False
    """Whether it is the whole club's, found from every room of it; else it is its room's."""
    rivals: ClassVar[bool] = False
    """Whether everybody who takes part gains or loses by everything: a tournament."""
    about_people: ClassVar[bool] = False
    """Whether it says who is who: its ids stay as they were written, and it is meant only where it is named."""

    def __init_subclass__(cls, kind: str = "", **options: Any) -> None:
        super().__init_subclass__(**options)
        if kind:
            cls.kind = kind
            Book.kinds[kind] = cls

    def __init__(self) -> None:
        self.version = 0
        self.ledger = Ledger()
        self.fresh: list[Entry] = []
        self.void: dict[tuple[Hashable, ...], str] = {}
        """The requests that no longer count, by what they told (`Entry.once`); not if that was told again."""
        self.follows = ""
        """The book that this one goes on from; empty for none."""
        self.name = ""
        """What its people call it: an id of words kept apart; empty for none."""
        self.next_date: NextDate | None = None
        self.dates = 0
        """How many dates were planned."""
        self.begin()

    def begin(self) -> None:
        """The state before the first entry."""

    def prepare(self) -> None:
        """Work out, once all entries are there, what would be slow when first asked for."""

    def bulk(self) -> list[Any]:
        """Its largest collections, so that eviction can free them in small batches."""
        return []

    def opponents(self, person: str) -> frozenset[str]:
        """Who have played in one game with somebody here, so that they cannot be one person."""
        return frozenset()

    def two_places(self, one: str, other: str) -> tuple[str, str] | None:
        """The names of what two people each play for, where nobody may play for both."""
        return None

    def met(self, person: str) -> frozenset[str]:
        """Who have played together with somebody here, so that they can know who that is."""
        players = self.players()
        return players if person in players else frozenset()

    def stands(self, entry: Entry, *people: str) -> bool:
        """Whether what an entry tells of these people counts, so that it can show who knows whom."""
        return True

    def thing(self, value: Hashable) -> Hashable:
        """What an entry needs, under the one name that all entries have for it."""
        return value

    def behind(self, name: Hashable) -> Iterable[str]:
        """Whom a name in an entry means: a person's id that person, a team's its players, a board's who sits there."""
        return (name,) if isinstance(name, str) else ()

    def deciders(self, throw: str) -> tuple[str, ...]:
        """Who has a say in what a throw falls upon: all of them, but who asks, must agree to change it once its dice
        are known. Nobody: anybody who has no stake in it."""
        return ()

    def side(self, person: str) -> frozenset[str]:
        """Who wins and loses with somebody."""
        return frozenset({person})

    def after_rewriting(self, before: Book) -> None:
        """Refuse to stand so, by an undo or by what was put back, whoever agrees."""

    def has(self, person: str, at: float) -> Hashable:
        """What somebody has at a moment that what others told can change: whoever changes it has a stake in that."""
        return None

    def rows(self) -> Mapping[tuple[str, ...], Mapping[str, object]]:
        """What it says in rows of the plain tables, by table and key; what it says no longer is taken out of them."""
        return {}

    def happen(self, entry: Entry) -> None:
        """Apply a new entry, and keep it in `fresh` until the caller writes it down."""
        self.receive(entry, standing=True)
        # Which fields were given nobody asks: that set weighs as much as the entry, and an import has 100,000.
        object.__setattr__(entry, "__pydantic_fields_set__", _UNASKED)
        self.fresh.append(entry)

    def told_again(self, entry: Entry) -> str:
        """The request, void now, that had told the same; found once."""
        if not self.void or not (told := _told(entry)):
            return ""
        found = self.void.get(told, "")
        self.void = {told: request for told, request in self.void.items() if request != found} if found else self.void
        return found

    def told_no_more(self, entry: Entry, request: str) -> None:
        """What a request told counts no longer."""
        if told := _told(entry):
            self.void[told] = request

    def taken(self) -> list[Entry]:
        """The entries that happened since the last time they were taken."""
        fresh, self.fresh = self.fresh, []
        return fresh

    @property
    def keeps_untold(self) -> bool:
        """Whether there may be untold entries now; whether there are any is not to be known either."""
        return False

    @property
    def over(self) -> bool:
        """Whether it has come to its end: a new one of its kind may take its place in the room."""
        return False

    def due(self) -> dict[str, float]:
        """What the book waits for: its timers by name, each with its moment (Unix time)."""
        return {}

    def waits(self) -> dict[str, float]:
        """All that it waits for, with the reminder of its next date and its moment."""
        return self.due() | (self.next_date.waits() if self.next_date is not None else {})

    def masters(self) -> frozenset[str]:
        """Who holds the Master's chair now."""
        return frozenset()

    def players(self) -> frozenset[str]:
        """Who plays here."""
        return frozenset()

    def roster(self) -> tuple[str, ...]:
        """Who is asked for the next date, in the order in which they are listed."""
        return tuple(sorted(self.players()))

    def receive(self, entry: Entry, standing: bool) -> None:
        """Count an entry and apply it, if it stands. What was voided counts too: acts have no gaps, and dice fell."""
        self.version += 1
        opens, drawn, decided = entry.opens, entry.drawn, entry.decided
        if opens or drawn or decided:
            self.ledger.count(opens, drawn, decided)
        if standing:
            entry.apply(self)


def _told(entry: Entry) -> tuple[Hashable, ...]:
    """What can be told but once, whoever tells it and in whatever order: the fields named by `once`; else the acts
    whose dice it shows, since dice are thrown once; else what it is about."""
    if entry.once is None and entry.drawn:
        return entry.kind, *entry.in_acts
    if entry.once is None:
        return (entry.kind, *entry.about) if entry.about else ()
    values = (getattr(entry, name) for name in entry.once)
    return entry.kind, *(frozenset(value) if type(value) is tuple else value for value in values)
