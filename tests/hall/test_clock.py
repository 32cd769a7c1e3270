"""The clock opens a table's seal after the quiet hours, also those that ended while the house was closed."""

from __future__ import annotations

from tests.hall.house import BRUNO, House

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
    assert "tutti uguali" in await house.said("/verifica")
