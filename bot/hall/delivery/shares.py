"""A task in parts that several processes share: each has its share, gives some up to a newcomer, and takes over those
of one that died."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field

from bot.storage.contract import SPANS, Spans, Store, Trouble
from bot.storage.stored import Lent


@dataclass(frozen=True, slots=True)
class Look:
    """What a look at the database told: parts that are ours now, each with what was left with it; parts that we had and
    another has; how many of ours are due to others."""

    taken: Mapping[int, str] = field(default_factory=dict)
    lost: frozenset[int] = frozenset()
    surplus: int = 0


class Shares:
    """This process's share. All agree on how many parts there are: those that run, by what the first of them said."""

    def __init__(
        self, store: Store, task: str, spans: Spans = SPANS, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._store, self._task, self._clock = store, task, clock
        self._gone = spans.gone
        self.again = spans.keep / 2
        """Interval of looking (seconds)."""
        self._member = f"{task} process "
        self._name = self._member + secrets.token_hex(6)
        self._parts = 0
        self._trusted = 0.0
        """From this moment on others are believed to be gone: while the database was, none could say that they live."""
        self._failed = False

    async def join(self, parts: int) -> int:
        """Take part. How many parts there are: as many as those who are there already know of, else so many."""
        others = [_said(lent) for lent in await self._store.leases(self._member) if not (lent.free or lent.ours)]
        self._parts = next((count for count, _ in others if count), parts)  # who comes now has not said it yet
        await self._store.lease(self._name)
        await self._store.keep_leases({self._name: json.dumps([self._parts, 0])})
        return self._parts

    async def look(self, held: Mapping[int, str], deaf: Collection[int] = ()) -> Look:
        """Keep what is held, each with what whoever has it next must know; see what is free, and take what is due. With
        some we are `deaf`, for all to know: they are ours, and do nothing yet."""
        try:
            found = await self._look({self._part(number): kept for number, kept in held.items()}, deaf)
        except Trouble:
            self._failed = True
            raise
        return found

    async def unheard(self) -> tuple[frozenset[int], int]:
        """The parts that nobody has or whose process is deaf with them, and how many there are in all: one at least,
        which nobody has where none of them has begun."""
        rows = await self._store.leases(f"{self._task} ")
        living = [
            json.loads(lent.kept) for lent in rows if lent.task.startswith(self._member) and not lent.free and lent.kept
        ]
        count = max([1, self._parts, *(parts for parts, *_ in living)])
        had = {lent.task for lent in rows if not lent.free}
        nobodys = {number for number in range(count) if self._part(number, count) not in had}
        return frozenset(nobodys.union(*(one for _, _, *deaf in living for one in deaf))), count

    async def _look(self, held: Mapping[str, str], deaf: Collection[int]) -> Look:
        # Those that are deaf stand last, if there are any: processes of the release before know of two numbers alone.
        me = {self._name: json.dumps([self._parts, len(held), *([[*deaf]] if deaf else [])])}
        ours = await self._store.keep_leases({**held, **me})
        if self._name not in ours:
            await self._store.lease(self._name)
            ours |= await self._store.keep_leases(me)
        if self._failed:
            self._failed, self._trusted = False, self._clock() + self._gone
        rows = {lent.task: lent for lent in await self._store.leases(f"{self._task} ")}
        numbers = {self._part(number): number for number in range(self._parts)}
        kept = [task for task in held if task in ours]
        due = self._due(rows.values(), len(kept))
        taken: dict[int, str] = {}
        if self._clock() >= self._trusted:
            for task, number in numbers.items():
                lent = rows.get(task)
                free = task not in kept and (lent is None or lent.free or lent.ours)
                if free and len(kept) + len(taken) < due and await self._store.lease(task):
                    taken[number] = lent.kept if lent is not None else ""
        lost = frozenset(numbers[task] for task in held if task not in ours)
        return Look(taken, lost, max(0, len(kept) - due))

    def _due(self, rows: Iterable[Lent], held: int) -> int:
        """How many parts are due to this process: who has most keeps what cannot be divided."""
        members = {lent.task: _said(lent)[1] for lent in rows if lent.task.startswith(self._member) and not lent.free}
        members[self._name] = held
        order = sorted(members, key=lambda name: (-members[name], name))
        share, rest = divmod(self._parts, len(members))
        return share + (order.index(self._name) < rest)

    async def give_up(self, number: int, kept: str) -> None:
        """Let another process have a part."""
        await self._store.give_back(self._part(number), kept)

    async def leave(self) -> None:
        """Take part no more: what others have to share is shared without us."""
        await self._store.give_back(self._name)

    async def at_most_every(self, seconds: float, what: str) -> bool:
        """Whether we may do now what all together may do once in so long."""
        return await self._store.at_most_every(seconds, f"{self._task} {what}")

    async def from_now(self, what: str) -> bool:
        """Have it counted from now; whether nobody has done it since we might."""
        return bool(await self._store.keep_leases({f"{self._task} {what}": ""}))

    def _part(self, number: int, count: int = 0) -> str:
        return f"{self._task} {number} of {count or self._parts}"


def _said(lent: Lent) -> tuple[int, int]:
    """How many parts a process knows of, and how many it has."""
    parts, held, *_ = json.loads(lent.kept or "[0, 0]")
    return parts, held
