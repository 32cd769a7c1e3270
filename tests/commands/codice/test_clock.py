"""/codice clock: a minute of preparation, seven minutes a side, and presses that count once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands.codice.club_evening import evening, keys
from tests.commands.codice.table_clock import GO, READY, START, STOP, moments, running, started, starter
from tests.hall.house import BRUNO, words

pytestmark = pytest.mark.asyncio


async def test_before_the_hand_the_card_says_who_starts_and_how_long_it_is(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        first, _ = await starter(tonight)

        card = await tonight.card("/codice orologio 1", BRUNO)

    assert words(card) == (
        f"⏱ Tavolo 1 · mano 1\nComincia la squadra {first}\n1 minuto di preparazione, poi 7 minuti a squadra"
    )
    assert set(keys(card)) == {START}


async def test_preparation_ends_after_a_minute_shown_by_the_platform_itself(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        first, _ = await starter(tonight)

        card = await started(tonight)

        assert moments(card) == [tonight.house.now + 60]
        assert card.replaces
    assert f"Poi corre il tempo di {first}" in words(card)
    assert set(keys(card)) == {READY, STOP}


async def test_those_who_are_ready_need_not_wait(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        card = await running(tonight)

        assert moments(card) == [tonight.house.now + 420]
        assert await tonight.rung(100) == []


async def test_a_pass_stops_ones_own_time_and_lets_the_others_run(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        first, other = await starter(tonight)
        card = await running(tonight)
        tonight.house.now += 99

        card = await tonight.card(press=keys(card)[f"Passo di {first}"].id)

        assert moments(card) == [tonight.house.now + 420]
        assert f"{first}: restano 5:20" in words(card)
        assert f"Passo di {other}" in keys(card)


async def test_two_presses_on_one_pass_are_one_pass(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        first, other = await starter(tonight)
        card = await running(tonight)
        key = keys(card)[f"Passo di {first}"]
        await tonight.said(press=key.id)

        said = await tonight.said(press=key.id)

        assert said.startswith(f"Ora tocca a {other}")
        clock = (await tonight.match(1)).clock
        assert clock is not None
        assert await tonight.name(clock.turn) == other


async def test_a_stopped_clock_keeps_what_is_left(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        first, other = await starter(tonight)
        card = await running(tonight)
        tonight.house.now += 59
        card = await tonight.card(press=keys(card)[STOP].id)
        assert words(card).endswith(f"Orologi fermi\n{first}, di turno: restano 6:00\n{other}: restano 7:00")
        assert set(keys(card)) == {GO}

        assert await tonight.rung(1000) == []
        card = await tonight.card(press=keys(card)[GO].id)

        assert moments(card) == [tonight.house.now + 360]


async def test_a_preparation_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        card = await started(tonight)
        tonight.house.now += 19
        card = await tonight.card(press=keys(card)[STOP].id)
        assert "Preparazione ferma: restano 0:40" in words(card)
        tonight.house.now += 500

        card = await tonight.card(press=keys(card)[GO].id)

        assert moments(card) == [tonight.house.now + 40]


@pytest.mark.parametrize("pressed", [STOP, GO, READY])
async def test_a_press_that_was_overtaken_is_refused_with_what_stands(tmp_path: Path, pressed: str) -> None:
    async with evening(tmp_path, 4) as tonight:
        card = await started(tonight)
        stop, ready = keys(card)[STOP], keys(card)[READY]
        if pressed == READY:
            await tonight.said(press=ready.id)
            assert "La preparazione è finita" in await tonight.said(press=ready.id)
            return
        go = keys(await tonight.card(press=stop.id))[GO]
        if pressed == STOP:
            assert "è fermo" in await tonight.said(press=stop.id)
            return
        await tonight.said(press=go.id)
        assert "corre già" in await tonight.said(press=go.id)


async def test_every_hand_has_its_clock_anew(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        _, other = await starter(tonight)
        card = await running(tonight)
        tonight.house.now += 100
        await tonight.hand(1, 0)

        fresh = await tonight.card("/codice orologio 1")

        assert words(fresh).startswith(f"⏱ Tavolo 1 · mano 2\nComincia la squadra {other}\n")
        assert moments(await tonight.card(press=keys(fresh)[START].id)) == [tonight.house.now + 60]
        assert "tocca alla mano 2" in await tonight.said(press=keys(card)[STOP].id)


async def test_when_all_hands_are_played_there_is_nothing_to_start(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        await tonight.play(1, 0, 0, 0)

        card = await tonight.card("/codice orologio 1")

    assert "non si gioca più" in words(card)
    assert not card.buttons


async def test_only_the_table_and_referees_press(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        key = (await tonight.keys("/codice orologio 1", BRUNO))[START]

        assert "le sue due squadre e gli arbitri" in await tonight.said(who=BRUNO, press=key.id)
        match = await tonight.match(1)
        assert "Preparazione" in await tonight.said(who=await tonight.player(match.teams[0]), press=key.id)


async def test_the_journal_tells_what_was_pressed_and_what_time_brought(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        first, _ = await starter(tonight)
        card = await running(tonight)
        card = await tonight.card(press=keys(card)[STOP].id)
        card = await tonight.card(press=keys(card)[GO].id)
        await tonight.said(press=keys(card)[f"Passo di {first}"].id)

        said = await tonight.said("/diario 5")

    assert [line.partition("mano 1: ")[2] for line in said.splitlines()[1:]] == [
        "parte la preparazione (Anna)",
        "preparazione finita (Anna)",
        "orologi fermi (Anna)",
        "gli orologi ripartono (Anna)",
        "passo (Anna)",
    ]
