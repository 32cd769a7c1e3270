"""The round's clock: everybody sees it, directors stop it and give more time."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hall.cards.card import Drawn
from tests.commands.codice.club_evening import ClubEvening, evening, keys
from tests.hall.house import BRUNO, words

pytestmark = pytest.mark.asyncio


async def clock(tonight: ClubEvening) -> Drawn:
    """The card, from the button beside the tables."""
    return await tonight.card(press=(await tonight.keys("/codice tavoli"))["⏱ Tempo del turno"].id)


def ends(card: Drawn) -> float | None:
    """The moment at which time is up, as the card shows it."""
    return next((span.at for line in card.lines for span in line if span.at is not None), None)


async def test_it_says_when_the_round_ends(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        began = tonight.house.now

        card = await clock(tonight)

    assert words(card).startswith("L'orologio corre: ancora 45 minuti\n")
    assert ends(card) == began + 45 * 60
    assert set(keys(card)) == {"Pausa", "+5 min", "+10 min"}


async def test_a_director_stops_it_and_lets_it_run_on_in_place(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        card = await clock(tonight)
        tonight.house.now += 15 * 60
        stopped = await tonight.card(press=keys(card)["Pausa"].id)
        assert stopped.replaces
        assert words(stopped) == "Orologio fermo: restano 30 minuti"
        tonight.house.now += 3600

        card = await tonight.card(press=keys(stopped)["Riparti"].id)

        assert words(card).startswith("L'orologio corre: ancora 30 minuti\n")


async def test_a_director_gives_more_time(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        card = await clock(tonight)

        more = await tonight.card(press=keys(card)["+10 min"].id)

    assert ends(more) == (ends(card) or 0) + 600


async def test_when_time_is_up_it_can_still_be_extended(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        assert any("Tempo scaduto" in said for said in await tonight.rung(46 * 60))

        card = await clock(tonight)
        assert words(card).startswith("Il tempo del turno è finito\n")
        more = await tonight.card(press=keys(card)["+5 min"].id)

        assert ends(more) == tonight.house.now + 300


async def test_after_the_last_round_there_is_no_clock_to_look_at(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        button = (await tonight.keys("/codice tavoli"))["⏱ Tempo del turno"].id
        await tonight.play_all()

        assert await tonight.said(press=button) == "Adesso non c'è nessun turno in corso."


async def test_the_others_may_only_look(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        card = await clock(tonight)

        assert "direttore" in await tonight.said(who=BRUNO, press=keys(card)["Pausa"].id)


async def test_in_english(tmp_path: Path) -> None:
    async with evening(tmp_path, 4, "en") as tonight:
        key = (await tonight.keys("/codice tables"))["⏱ Round clock"]

        card = await tonight.card(press=key.id)

    assert set(keys(card)) == {"Pause", "+5 min", "+10 min"}
