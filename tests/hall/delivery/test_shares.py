"""Parts of a task among processes that come, go and die: each has its share, and no part has two."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from bot.hall.delivery.shares import Shares
from bot.storage.contract import SPANS, Trouble
from bot.storage.stored import Lent

PARTS = 8


class Database:
    """The leases of a database; who is `dead` was not heard of for too long."""

    def __init__(self) -> None:
        self.rows: dict[str, tuple[str, str]] = {}
        self.dead: set[str] = set()
        self.away = False

    def free(self, task: str) -> bool:
        holder, _ = self.rows.get(task, ("", ""))
        return not holder or holder in self.dead


class Process:
    """One process's store, its share, and what it holds; it does what a look tells it."""

    def __init__(self, database: Database, name: str) -> None:
        self.database, self.name, self.now = database, name, 0.0
        store: Any = self
        self.shares = Shares(store, "shard", clock=lambda: self.now)
        self.held: dict[int, str] = {}

    async def looks(self) -> None:
        look = await self.shares.look(self.held)
        for number in look.lost:
            del self.held[number]
        for number, kept in look.taken.items():
            self.held[number] = kept or f"begun by {self.name}"
        for number in sorted(self.held)[: look.surplus]:
            await self.shares.give_up(number, self.held.pop(number))

    # --- its store

    async def lease(self, task: str) -> bool:
        if self.database.free(task) or self.database.rows[task][0] == self.name:
            self.database.rows[task] = (self.name, self.database.rows.get(task, ("", ""))[1])
            return True
        return False

    async def leases(self, beginning: str) -> list[Lent]:
        return [
            Lent(task, ours=holder == self.name, free=self.database.free(task), kept=kept)
            for task, (holder, kept) in self.database.rows.items()
            if task.startswith(beginning)
        ]

    async def keep_leases(self, kept: Mapping[str, str]) -> set[str]:
        if self.database.away:
            raise Trouble("unreachable")
        ours = {task for task in kept if self.database.rows.get(task, ("",))[0] == self.name}
        self.database.rows |= {task: (self.name, kept[task]) for task in ours}
        return ours

    async def at_most_every(self, seconds: float, task: str) -> bool:
        return seconds >= 5 and await self.lease(task)

    async def give_back(self, task: str, kept: str = "") -> None:
        assert self.database.rows[task][0] == self.name
        if kept:
            self.database.rows[task] = ("", kept)
        else:
            del self.database.rows[task]


async def some(database: Database, *names: str) -> list[Process]:
    """Processes that take part, each after it was seen how the others share."""
    there: list[Process] = []
    for name in names:
        there.append(Process(database, name))
        assert await there[-1].shares.join(PARTS) == PARTS
        await settled(there)
    return there


async def settled(there: list[Process]) -> list[int]:
    """What each has once all have looked a few times; no part has two, and none nobody."""
    for _ in range(3):
        for one in there:
            await one.looks()
    assert sorted(number for one in there for number in one.held) == [*range(PARTS)]
    return [len(one.held) for one in there]


@pytest.mark.parametrize(("processes", "shares"), [(1, [8]), (2, [4, 4]), (3, [3, 3, 2]), (4, [2] * 4), (9, [1] * 8)])
async def test_each_has_its_share(processes: int, shares: list[int]) -> None:
    there = await some(Database(), *map(str, range(processes)))
    assert sorted((len(one.held) for one in there), reverse=True)[: len(shares)] == shares


async def test_who_was_taken_for_gone_takes_part_again() -> None:
    there = await some(database := Database(), "first", "second")
    del database.rows[there[0].shares._name]
    await there[0].looks()
    assert there[0].shares._name in database.rows
    assert await settled(there) == [4, 4]


async def test_what_all_may_do_once_in_so_long_is_counted_by_its_task_and_name() -> None:
    database = Database()
    first, second = Process(database, "first"), Process(database, "second")
    assert [await one.shares.at_most_every(5, "identify 1") for one in (first, second)] == [True, False]
    assert "shard identify 1" in database.rows
    assert await second.shares.at_most_every(5, "identify 2") and not await second.shares.at_most_every(4, "identify 3")
    assert [await one.shares.from_now("identify 1") for one in (first, second)] == [True, False]


async def test_all_who_begin_at_once_share_by_the_count_of_the_first() -> None:
    first, then = Process(database := Database(), "first"), Process(database, "then")
    assert [await first.shares.join(PARTS), await then.shares.join(PARTS + 1)] == [PARTS, PARTS]


async def test_processes_of_two_releases_share_in_one_while_they_are_restarted_one_by_one() -> None:
    database = Database()
    database.rows["shard process before"] = ("before", json.dumps([PARTS, 0]))
    one = Process(database, "one")
    assert await one.shares.join(PARTS + 1) == PARTS
    await one.looks()
    assert 0 < len(one.held) < PARTS
    assert json.loads(database.rows[one.shares._name][1]) == [PARTS, 0], "as the release before reads it"
    assert await one.shares.unheard() == (frozenset(range(PARTS)) - one.held.keys(), PARTS)


async def test_a_newcomer_gets_what_was_left_for_it_and_the_others_keep_the_rest() -> None:
    database = Database()
    one, other = await some(database, "one", "other")
    before = {**one.held, **other.held}
    new = Process(database, "new")
    await new.shares.join(PARTS)
    there = [one, other, new]
    await settled(there)
    assert all(before[number] == kept for number, kept in new.held.items()) and len(new.held) == 2
    assert sum(before.get(number) == kept for one in there for number, kept in one.held.items()) == PARTS


async def test_who_dies_is_succeeded_by_all_others_with_what_was_kept() -> None:
    database = Database()
    there = await some(database, "one", "two", "three", "four")
    dead = there.pop(1)
    kept = dict(dead.held)
    database.dead.add("two")
    assert sorted(await settled(there)) == [2, 3, 3]
    assert all(one.held[number] == kept[number] for one in there for number in one.held if number in kept)


async def test_who_comes_back_from_being_taken_for_dead_has_lost_its_share_and_gets_one_again() -> None:
    database = Database()
    one, other = await some(database, "one", "other")
    database.dead.add("other")
    await one.looks()
    assert len(one.held) == PARTS
    database.dead.clear()
    await other.looks()
    assert not other.held
    assert await settled([one, other]) == [4, 4]


async def test_who_leaves_leaves_all_of_it_at_once() -> None:
    database = Database()
    one, other = await some(database, "one", "other")
    await other.shares.leave()
    for number, kept in other.held.items():
        await other.shares.give_up(number, kept)
    await one.looks()
    assert len(one.held) == PARTS


async def test_while_the_database_was_away_nobody_died() -> None:
    database = Database()
    one, other = await some(database, "one", "other")
    database.away = True
    with pytest.raises(Trouble):
        await one.looks()
    database.away = False
    database.dead.add("other")  # for it has not been heard of either
    one.now = 100.0
    await one.looks()
    assert len(one.held) == PARTS // 2
    database.dead.clear()
    await other.looks()
    one.now += SPANS.gone
    assert await settled([one, other]) == [4, 4]


async def test_of_who_is_just_coming_nobody_knows_how_many_parts_there_are() -> None:
    database = Database()
    database.rows["shard process coming"] = ("coming", "")
    assert await Process(database, "one").shares.join(PARTS) == PARTS


async def test_all_know_of_parts_that_nobody_has_and_of_those_whose_process_is_deaf() -> None:
    database = Database()
    looker = Process(database, "looker")
    assert await looker.shares.unheard() == (frozenset({0}), 1), "none has begun"
    one, other = await some(database, "one", "other")
    assert await looker.shares.unheard() == (frozenset(), PARTS)
    deaf = min(other.held)
    await other.shares.look(other.held, [deaf])
    assert await one.shares.unheard() == await looker.shares.unheard() == (frozenset({deaf}), PARTS)
    database.dead.add("other")
    assert await one.shares.unheard() == (frozenset(other.held), PARTS)
    assert await settled([one]) == [PARTS]
    assert await one.shares.unheard() == (frozenset(), PARTS)


async def test_all_go_by_the_number_of_parts_that_is_in_use() -> None:
    database = Database()
    await some(database, "one")
    late = Process(database, "late")
    assert await late.shares.join(16) == PARTS
