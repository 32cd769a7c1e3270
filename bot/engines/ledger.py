"""The ledger of a book: its seals, the acts whose dice come from them, and what these fell upon.

Entries that were voided count here too: dice fell, and the numbers of acts have no gaps.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from bot.engines.seals import COUNTED, REPLACED, ActDraw, Cut, Decided, Draw, NumberedDraw, Seal, act_of, kind_of


class ActDice(NamedTuple):
    """Where the dice of an act come from: fixed when it is opened."""

    seal: int
    cuts: int


act_dice = lru_cache(maxsize=64)(ActDice)
"""The same one for all acts of a seal: of thousands a snapshot then writes it once, in a sixtieth of the time."""


class TakenAway(NamedTuple):
    """An act that was taken away although its dice are known: the next one in its place says so."""

    act: str
    seats: frozenset[str]
    """Who rolled in it, by the labels of their seats; nobody where it is the whole table's."""
    why: str
    """The id of words."""
    undo: str = ""
    """The request that an undo voided."""


@dataclass(slots=True)
class Ledger:
    """The seals of a book, its acts, and what their dice fell upon. Entries that were voided count here too."""

    seals: list[Seal] = field(default_factory=list)
    acts: dict[str, ActDice] = field(default_factory=dict)
    """The acts of the seals that dice still come from."""
    fallen: dict[str, Decided] = field(default_factory=dict)
    """What each throw of these acts was decided with when its dice fell last, by the name of the throw."""
    fell: set[str] = field(default_factory=set)
    """Every throw whose dice have fallen, under seals that are not opened."""
    told: set[str] = field(default_factory=set)
    """Those of them whose seal was opened, so that nothing of them is secret any more."""
    otherwise: set[str] = field(default_factory=set)
    """The acts that were decided otherwise when their dice were known."""
    after: dict[str, tuple[TakenAway, ...]] = field(default_factory=dict)
    """What had been taken away when an act fell in its place, by that act; of its own where it fell again."""
    last: dict[str, int] = field(default_factory=dict)
    """The highest number of each kind of act."""
    gone: dict[str, TakenAway] = field(default_factory=dict)
    """What was taken away, and has nothing in its place yet."""
    _seats: dict[str, frozenset[str]] = field(default_factory=dict)
    """Who rolled in the counted acts that have fallen and may be taken away."""
    _retired: dict[str, int] = field(default_factory=dict)
    """The seals of the acts that were dropped because theirs was retired."""
    dropped: dict[str, Decided] = field(default_factory=dict)
    """Throws under a seal that a restore from a backup retired, with what they were decided with: they stand in the
    restored book."""
    _spent: dict[str, int] = field(default_factory=dict)
    """By kind of counted act, the highest number used under seals that give no dice any more."""
    _over: set[str] = field(default_factory=set)
    """Throws that fell under an opened seal, by their labels and each beginning of these."""

    @property
    def present(self) -> Seal | None:
        """The seal that the next dice come from."""
        return self.now("")

    def now(self, strand: str) -> Seal | None:
        """The seal that the next dice of a strand come from."""
        for seal in reversed(self.seals):  # A book may have many, and the last is nearly always the one.
            if seal.strand == strand and not seal.seed and not seal.retired:
                return seal
        return None

    def closed(self, strand: str) -> list[Seal]:
        """The seals of a strand that were not opened, the retired ones too: all before an opened one are open."""
        own = (seal for seal in reversed(self.seals) if seal.strand == strand)
        return [*itertools.takewhile(lambda seal: not seal.seed, own)][::-1]

    def to_open(self, strand: str = "") -> bool:
        """Whether there is anything to be told of the closed seals of a strand."""
        for seal in reversed(self.seals):
            if seal.strand == strand and (seal.seed or seal.used or seal.retired):
                return not seal.seed
        return False

    def next(self, kind: str) -> int:
        """The number of the next act of a kind: none is ever given twice."""
        return self.last.get(kind, 0) + 1

    def shown(self, throw: str) -> bool:
        """Whether these dice have ever fallen: what they were thrown upon was told."""
        return throw in self.fell or throw in self.told

    def over(self, throw: str) -> bool:
        """Whether these dice fell under an opened seal; for counted acts, under a seal that gives no dice any more."""
        act = act_of(throw)
        if kind_of(act) not in COUNTED:
            return throw in self._over
        return act not in self.acts and int(act.partition("/")[2]) <= self._spent.get(kind_of(act), 0)

    def begin(self, seal: Seal) -> None:
        """A new seal was posted."""
        self.seals.append(seal)

    def cut(self, number: int, digest: str, by: str) -> None:
        """Somebody cut a seal."""
        self.seals[number - 1].cuts.append(Cut(digest, by))

    def open(self, number: int, seed: str) -> None:
        """A seal's seed was posted: none of its acts is ever given again."""
        self.seals[number - 1].seed = seed
        self.told.update(throw for throw in self.fell if self._seal_of(act_of(throw)) == number)
        self.fell -= self.told
        self.dropped = {throw: was for throw, was in self.dropped.items() if self._seal_of(act_of(throw)) != number}
        for label in self.seals[number - 1].labels:
            parts = label.split("/")
            self._over.update("/".join(parts[:length]) for length in range(2, len(parts) + 1))
        self._end(number)

    def _seal_of(self, act: str) -> int:
        """The seal of an act, if it gives dice still or was retired."""
        return self.acts[act].seal if act in self.acts else self._retired.get(act, 0)

    def retire(self, number: int) -> None:
        """No more dice of this seal."""
        seal = self.seals[number - 1]
        seal.retired = True
        self._retired |= {act: number for act, one in self.acts.items() if one.seal == number}
        upon = {throw: was for throw, was in self.fallen.items() if kind_of(throw) not in COUNTED}
        self.dropped |= dict.fromkeys(seal.labels, ()) | {
            throw: was for throw, was in upon.items() if self._seal_of(act_of(throw)) == number
        }
        self._end(number)

    def _end(self, number: int) -> None:
        seal = self.seals[number - 1]
        for kind, last in seal.last.items():
            self._spent[kind] = max(self._spent.get(kind, 0), last)
        self.acts = {act: one for act, one in self.acts.items() if one.seal != number}
        self.fallen = {throw: decided for throw, decided in self.fallen.items() if act_of(throw) in self.acts}
        self._seats = {act: seats for act, seats in self._seats.items() if act in self.acts}

    def take_away(self, throw: str, why: str, undo: str = "") -> None:
        """What known dice had fallen upon was dropped, by an undo or by itself, for this reason."""
        act = act_of(throw)
        if act in self._seats:
            self.gone[act] = TakenAway(act, self._seats[act], why, undo)

    def put_back(self, undo: str) -> None:
        """What an undo of this request had taken away counts again."""
        self.gone = {act: gone for act, gone in self.gone.items() if gone.undo != undo}

    def _falls(self, act: str, seats: frozenset[str]) -> None:
        """Dice of a counted act fall: for the first time it takes the place of what was taken away of those seats."""
        place = [
            gone
            for gone in self.gone.values()
            if gone.act == act
            or (
                act not in self._seats
                and kind_of(gone.act) == kind_of(act)
                and (gone.seats & seats or not gone.seats | seats)
            )
        ]
        if place:
            self.after[act] = (*self.after.get(act, ()), *place)
            self.gone = {name: gone for name, gone in self.gone.items() if gone not in place}
        self._seats[act] = self._seats.get(act, frozenset()) | seats

    def count(self, opens: Iterable[str], drawn: Sequence[Draw], decided: Mapping[str, Decided]) -> None:
        """Dice were rolled, each in its act; other acts were opened whose dice wait; upon what had been decided."""
        replaced: list[ActDraw] = []
        for draw in drawn:
            seal = self.seals[draw.seal - 1]
            if isinstance(draw, NumberedDraw):
                seal.rolls = draw.number
                continue
            act = act_of(draw.label)
            kind = kind_of(act)
            if act not in self.acts:
                self._opened(act, act_dice(draw.seal, draw.cuts))
            seal.dice += len(draw.faces)
            if kind in REPLACED:
                replaced.append(draw)
            elif kind not in COUNTED:
                seal.labels.add(draw.label)
                self._drawn_anew(draw.label)
        for act in opens:
            if act not in self.acts:
                self._opened(act, None)
        for act, seats in _seated(replaced).items() if replaced else ():
            self._falls(act, seats)
        for throw, upon in decided.items():
            if self.fallen.get(throw, upon) != upon:
                self.otherwise.add(act_of(throw))
            self._drawn_anew(throw)
            self.fallen[throw] = upon
            self.fell.add(throw)

    def _drawn_anew(self, throw: str) -> None:
        """What had fallen under a retired seal fell otherwise, of another."""
        if self.dropped and self.dropped.pop(throw, None) is not None:
            self.otherwise.add(act_of(throw))

    def _opened(self, act: str, where: ActDice | None) -> None:
        """An act was opened: its dice come from the seal that is present now, with the cuts that it has."""
        kind, _, number = act.partition("/")
        counted = int(number) if number.isdigit() else 0
        if counted > self.last.get(kind, 0):
            self.last[kind] = counted
        seal = self.seals[where.seal - 1] if where else self.present
        if seal is not None and not seal.seed:
            self.acts[act] = where or act_dice(seal.number, len(seal.cuts))
            seal.acts[kind] += seal.edition > 1
            if counted > seal.last.get(kind, 0):
                seal.last[kind] = counted


def _seated(drawn: Sequence[ActDraw]) -> dict[str, frozenset[str]]:
    """The acts in which these dice are, each with the seats that its labels name."""
    seated: dict[str, frozenset[str]] = {}
    for draw in drawn:
        seats = frozenset(draw.label.split("/")[-2:-1]) if draw.label.count("/") > 2 else frozenset()
        seated[draw.act] = seated.get(draw.act, frozenset()) | seats
    return seated
