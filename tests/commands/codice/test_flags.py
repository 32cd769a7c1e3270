"""What time brings at a table: the end of the preparation, and flags that fall by themselves, also after a restart."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hall.cards.card import plain
from tests.commands.codice.club_evening import evening, keys
from tests.commands.codice.table_clock import running, started, starter
from tests.hall.house import words

pytestmark = pytest.mark.asyncio


async def test_when_the_minute_is_over_the_room_hears_whose_time_runs(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        first, other = await starter(tonight)
        await started(tonight)

        said = await tonight.rung(61)

        assert await tonight.rung(1) == []
    assert len(said) == 1
    assert "La preparazione è finita: si gioca!" in said[0]
    assert f"Corre il tempo di {first}: 6:59, fine: " in said[0]
    assert f"{other}: restano 7:00" in said[0]


async def test_a_flag_falls_by_itself_and_asks_for_the_agents(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        first, other = await starter(tonight)
        await running(tonight)

        said = await tonight.rung(421)

        card = tonight.house.chat.said[-1].drawn
        assert await tonight.rung(5) == []
    assert said[0].startswith(f"⏰ Tavolo 1 · tempo finito per {first}\nVittoria di {other}")
    assert [label for label in keys(card) if label.isdecimal()] == [str(number) for number in range(9)]


async def test_everybody_at_the_table_is_called_when_a_flag_falls(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        await running(tonight)
        await tonight.rung(421)

        card = tonight.house.chat.said[-1].drawn

    called = {plain((span,)) for line in card.lines for span in line if span.ping}
    assert len(called) == 4


async def test_the_number_of_agents_records_the_hand(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        _, other = await starter(tonight)
        await running(tonight)
        await tonight.rung(421)
        three = keys(tonight.house.chat.said[-1].drawn)["3"]

        await tonight.said(press=three.id)

        hand = (await tonight.match(1)).hands[0]
        assert (await tonight.name(hand.outcome.winner), hand.outcome.ending) == (other, "time")
        assert hand.outcome.loser_agents == 3
        assert "tocca alla mano 2" in await tonight.said(press=three.id)


async def test_a_pass_that_comes_too_late_is_a_fallen_flag(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        first, _ = await starter(tonight)
        card = await running(tonight)
        tonight.house.now += 500

        said = await tonight.said(press=keys(card)[f"Passo di {first}"].id)

        assert said.startswith(f"⏰ Tavolo 1 · tempo finito per {first}")
        assert await tonight.rung(5) == []


async def test_the_other_team_has_one_agent_less_to_have_found(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        first, _ = await starter(tonight)
        card = await running(tonight)
        await tonight.said(press=keys(card)[f"Passo di {first}"].id)

        await tonight.rung(421)

        numbers = [label for label in keys(tonight.house.chat.said[-1].drawn) if label.isdecimal()]
    assert numbers == [str(number) for number in range(8)]


async def test_two_tables_are_told_each_at_its_time(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        await started(tonight, 1)
        tonight.house.now += 10
        await started(tonight, 2)

        first, second = await tonight.rung(50), await tonight.rung(12)

    assert [line.splitlines()[0] for line in first] == ["⏱ Tavolo 1 · mano 1"]
    assert [line.splitlines()[0] for line in second] == ["⏱ Tavolo 2 · mano 1"]


async def test_two_flags_fall_each_at_its_time(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        await running(tonight, 1)
        tonight.house.now += 10
        await running(tonight, 2)

        first, second = await tonight.rung(410), await tonight.rung(12)

    assert [line[:10] for line in first] == ["⏰ Tavolo 1"]
    assert [line[:10] for line in second] == ["⏰ Tavolo 2"]


async def test_clocks_survive_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        first, _ = await starter(tonight)
        card = await running(tonight)
        tonight.house.now += 99
        await tonight.house.restarted()

        card = await tonight.card("/codice orologio 1")
        assert f"Corre il tempo di {first}: 5:19" in words(card)

        said = await tonight.rung(330)
        assert said[-1].startswith(f"⏰ Tavolo 1 · tempo finito per {first}")


async def test_in_english(tmp_path: Path) -> None:
    async with evening(tmp_path, 4, "en") as tonight:
        first, other = await starter(tonight)
        key = (await tonight.keys("/codice clock 1"))["▶️ Start the preparation"]
        ready = (await tonight.keys(press=key.id))["We are ready"]

        card = await tonight.card(press=ready.id)
        said = await tonight.rung(421)

    assert f"The clock is running for {first}: 7:00 left, ends" in words(card)
    assert set(keys(card)) == {f"Pass for {first}", "⏸ Stop"}
    assert said[0].startswith(f"⏰ Table 1 · time is up for {first}\n")
    assert other in said[0]
