"""The clock opens a table's seal after the quiet hours, also those that ended while the house was closed."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any

import pytest

from bot.hall.running.scribe import LAG
from bot.storage.contract import Relabel, Trouble, Write
from bot.storage.stored import StoredTimer
from tests.hall.house import BRUNO, CORNER, HALL, House
from tests.hall.unlucky import unlucky

HOURS = 3600.0


async def kinds(house: House) -> list[str]:
    return [entry.kind for entry in await house.entries()]


async def test_the_seal_is_opened_after_the_quiet_hours_and_not_before(house: House) -> None:
    await house.ask("/tira 5")
    house.now += 11.9 * HOURS
    await house.clock.tick()
    assert "seal-opened" not in await kinds(house)
    house.now += 0.2 * HOURS
    await house.clock.tick()
    assert (await kinds(house))[-2:] == ["seal-opened", "seal-set"]
    said = await house.heralded()
    assert [one for one in said if "Numero segreto" in one]


async def test_another_roll_begins_the_quiet_anew(house: House) -> None:
    await house.ask("/tira 5")
    house.now += 11 * HOURS
    await house.ask("/tira 5", BRUNO)
    house.now += 11 * HOURS
    await house.clock.tick()
    assert "seal-opened" not in await kinds(house)


async def test_what_fell_due_while_the_house_was_closed_happens_at_the_start_once(house: House) -> None:
    await house.ask("/tira 5")
    house = await house.restarted()
    house.now += 100 * HOURS
    await house.clock.tick()
    await house.clock.tick()
    assert (await kinds(house)).count("seal-opened") == 1
    house = await house.restarted()
    await house.clock.tick()
    assert (await kinds(house)).count("seal-opened") == 1


async def test_in_a_book_that_was_closed_nothing_rings(house: House) -> None:
    await house.ask("/tira 5")
    [book] = await house.store.books()
    await house.store.write(Write(changes=[Relabel(book.id, {"closed": house.now})]))
    house = await house.restarted()
    house.now += 100 * HOURS
    await house.clock.tick()
    assert "seal-opened" not in await kinds(house)


async def rings(house: House) -> list[float]:
    """When the timers on disk ring."""
    await house.store.settled()
    return [timer.at for timer in await house.store.timers(house.now + 100 * HOURS)]


async def test_a_roll_soon_after_another_leaves_the_timer_on_disk_as_it_is(house: House) -> None:
    await house.ask("/tira 5")
    before = await rings(house)
    house.now += LAG - 2
    await house.ask("/tira 5", BRUNO)
    assert await rings(house) == before == [house.now - LAG + 1 + 12 * HOURS]


async def test_a_roll_later_than_that_sets_it_anew(house: House) -> None:
    await house.ask("/tira 5")
    house.now += LAG
    await house.ask("/tira 5", BRUNO)
    assert await rings(house) == [house.now + 12 * HOURS]


async def test_rolls_in_quick_succession_never_let_it_lag_behind_for_long(house: House) -> None:
    for _ in range(10):
        await house.ask("/tira 5")
        (at,) = await rings(house)
        assert 0 <= house.now + 12 * HOURS - at < LAG
        house.now += LAG / 3


async def test_a_timer_that_lagged_behind_waits_for_the_whole_quiet(house: House) -> None:
    await house.ask("/tira 5")
    house.now += LAG / 2
    await house.ask("/tira 5", BRUNO)
    last = house.now
    house.now = last + 12 * HOURS - 1
    assert await house.clock.tick() == 1
    assert "seal-opened" not in await kinds(house)
    house.now = last + 12 * HOURS
    await house.clock.tick()
    assert "seal-opened" in await kinds(house)


async def test_one_that_lags_behind_keeps_no_other_waiting(house: House) -> None:
    await house.ask("/tira 5")
    house.now += LAG / 2
    await house.ask("/tira 5", BRUNO)
    last = house.now
    await house.ask("/tira 5", where=CORNER)
    await house.clock.tick()
    house.now = last + 12 * HOURS - 3
    assert await house.clock.tick() == 3
    house.now = last + 12 * HOURS
    assert await house.clock.tick() == 1


async def test_the_clock_sleeps_until_the_next_moment_a_minute_at_most(house: House) -> None:
    assert await house.clock.tick() == 60.0
    await house.ask("/tira 5")
    assert await house.clock.tick() == 60.0
    house.now += 12 * HOURS - 20
    assert 0 < await house.clock.tick() <= 20


async def test_after_an_undone_roll_the_table_waits_for_the_roll_before(house: House) -> None:
    await house.ask("/tira 5")
    house.now += 6 * HOURS
    await house.ask("/tira 4")
    keys = await house.keys("/annulla", manages=True)
    await house.press(keys["Sì, annulla"], manages=True)
    house.now += 6.1 * HOURS
    await house.clock.tick()
    assert (await kinds(house)).count("seal-opened") == 1
    assert "tutto uguale" in await house.said("/verifica")


async def test_what_a_timer_could_not_write_happens_when_it_is_rung_again(house: House) -> None:
    await house.ask("/tira 5")
    house = await unlucky(house, Trouble("locked"))
    house.now += 13 * HOURS
    with pytest.raises(Trouble):
        await house.clock.tick()
    assert "seal-opened" not in await kinds(house)
    await house.clock.tick()
    assert (await kinds(house)).count("seal-opened") == 1


class Sharing:
    """A database that several processes share gives the timers of a few books at a time."""

    def __init__(self, store: Any, few: int) -> None:
        self._store, self._few = store, few

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def claim_timers(self, before: float, but: Collection[str] = ()) -> list[StoredTimer]:
        due: list[StoredTimer] = await self._store.claim_timers(before, but)
        return due[: self._few]


async def test_all_that_is_due_rings_however_few_are_given_at_a_time(house: House) -> None:
    """On PostgreSQL a night's timers took a minute for each hundred."""
    for number in range(5):
        await house.ask("/tira 5", where=replace(CORNER, id=f"{100 + number}", title=f"Sala {number}"))
    house.store = Sharing(house.store, few=2)  # type: ignore[assignment]
    house = await house.restarted()
    house.now += 100 * HOURS
    await house.clock.tick()
    await house.store.settled()
    assert await house.store.timers(house.now) == []


class Watched:
    """A database of which is known what it was asked."""

    def __init__(self, store: Any) -> None:
        self._store, self.asked = store, list[str]()

    def __getattr__(self, name: str) -> Any:
        self.asked.append(name)
        return getattr(self._store, name)


async def test_a_timer_of_a_book_at_hand_rings_without_a_look_into_the_database(house: House) -> None:
    """Of nobody, by whom it is rung, it was asked each time which office they have: each a way to PostgreSQL."""
    watched = Watched(house.store)
    house.store = watched  # type: ignore[assignment]
    house = await house.restarted()
    await house.ask("/tira 5")
    house.now += 13 * HOURS
    [timer] = await house.store.timers(house.now)
    watched.asked.clear()
    await house.hall.desk.ring(timer, house.now)
    assert {*watched.asked} <= {"write", "settled"}
    assert "seal-opened" in await kinds(house)


async def test_a_clock_that_runs_now_rings_before_what_is_long_overdue(house: House) -> None:
    """Nobody sits before a table whose quiet hours ended in the night."""
    await house.ask("/tira 5", where=CORNER)
    house.now += 5 * HOURS
    await house.ask("/tira 5")
    house = await house.restarted()
    house.now += 12 * HOURS
    opened: list[str] = []
    house.hall.house.events.written.append(lambda write: opened.extend(one.room for one in write.notices))
    await house.clock.tick()
    rooms = [(await house.people.enter(place)).id for place in (HALL, CORNER)]
    assert [room for room in dict.fromkeys(opened) if room in rooms] == rooms
