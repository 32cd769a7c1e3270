"""Winters are recorded, corrected and taken back, a board is closed; its centres as words and as a chart."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hall.requests import Account, Form, Reply
from tests.commands.codice.club_evening import keys
from tests.commands.diplomacy.weekend import EVEN, UGO, Weekend, weekend
from tests.hall.house import BRUNO, CARLA, words


async def test_a_quick_line_records_a_winter(seven: Weekend) -> None:
    said = await seven.winter(1, 1901)
    assert said.startswith("Tavolo 1 · round 1 · inverno 1901")
    assert f"Austria 5  {await seven.at('austria')}" in said


@pytest.mark.parametrize("year", ["1900", "03"])
async def test_a_year_that_is_none_is_answered_with_the_one_that_is_due(seven: Weekend, year: str) -> None:
    assert await seven.said(f"/diplomazia centri 1 {year} {EVEN}", UGO) == (
        f"Al tavolo 1 tocca al 1901, non al {int(year)}."
    )


async def test_who_neither_plays_there_nor_is_referee_records_nothing(seven: Weekend) -> None:
    assert "who plays there, or by a referee" in await seven.said(f"/diplomazia centri 1 1901 {EVEN}", CARLA)
    assert (await seven.game()).told is None


async def test_a_form_takes_seven_numbers(seven: Weekend) -> None:
    card = await seven.keys(f"/diplomazia centri 1 1901 {EVEN}", UGO)
    assert "Centri 1902" in card
    answer = await seven.said(who=UGO, press=card["Centri 1902"].id, values={"counts": "6, 4, 5, 5, 5, 5, 4"})
    assert "inverno 1902" in answer
    again = await seven.said(who=UGO, press=card["Centri 1902"].id, values={"counts": "6 4 5"})
    assert "sette numeri" in again


async def test_a_winter_that_is_there_is_corrected_by_a_referee_and_everything_is_worked_out_again(
    seven: Weekend,
) -> None:
    await seven.play(1)
    await seven.house.heralded()
    card = await seven.keys("/diplomazia centri 1 1907 8 2 5 5 5 5 4", UGO)
    assert "arbitro" in await seven.said(who=BRUNO, press=card["Correggi"].id)
    corrected = await seven.card(who=UGO, press=card["Correggi"].id)
    assert "Corretto il 1907" in words(corrected) and "Austria 5 → 8 · Inghilterra 5 → 2" in words(corrected)
    assert list(keys(corrected)) == ["Tavolo 1"], "what is done at the board is pressed on its one card"
    heard = await seven.house.heralded()
    assert any(words.startswith("Classifica · round 1") for words in heard)
    assert "sono cambiati" in await seven.said(who=UGO, press=card["Correggi"].id), "pressed once more"


async def test_a_director_closes_a_board_early_a_referee_does_not(seven: Weekend) -> None:
    await seven.winter(1, 1901)
    assert "solo un direttore" in await seven.said("/diplomazia fine 1", UGO)
    card = await seven.keys("/diplomazia fine 1")
    await seven.winter(1, 1902)
    assert "sono cambiati" in await seven.said(press=card["Sì, chiudi adesso"].id), "overtaken by a winter"
    card = await seven.keys("/diplomazia fine 1")
    assert "· punti" in await seven.said(press=card["Sì, chiudi adesso"].id)


async def test_undo_takes_a_winter_back(seven: Weekend) -> None:
    await seven.winter(1, 1901)
    card = await seven.keys("/annulla")
    assert "1901, centri 5 5 5 5 5 5 4" in await seven.said(press=card["Sì, annulla"].id)
    assert (await seven.game()).year is None


async def test_before_the_first_winter_a_board_shows_who_plays_what(tmp_path: Path) -> None:
    found = await weekend(tmp_path)
    card = await found.card("/diplomazia grafico 1")
    assert card.picture is None
    assert f"Austria –  {await found.at('austria')}" in words(card)


async def test_the_chart_is_a_picture_with_its_words(played: Weekend) -> None:
    card = await played.card("/diplomazia grafico 2")
    assert card.picture is not None
    assert card.picture.maker == "centres"
    assert card.table is not None


async def test_the_typed_chart_is_no_second_card_of_its_board(seven: Weekend) -> None:
    assert [*await seven.keys("/diplomazia grafico 1")] == ["Tavolo 1"]
    await seven.winter(1, 1901)
    ways = await seven.keys("/diplomazia grafico 1")
    assert [*ways] == ["Mappa", "Tavolo 1"]
    assert "Centri 1902" in await seven.keys(press=ways["Tavolo 1"].id)


async def test_who_does_not_play_at_a_board_hears_so_before_seven_numbers_are_filled_in(seven: Weekend) -> None:
    press = "?counts!diplomacy winter 1 1 1901"
    stranger = await seven.house.ask(press=press, who=Account("discord", "77", "Eva", "it", "eva"))
    assert isinstance(stranger, Reply)
    assert "chi ci gioca, o un arbitro" in words(stranger.drawn)
    assert isinstance(await seven.house.ask(press=press, who=BRUNO), Form)
    assert isinstance(await seven.house.ask(press=press, who=UGO), Form)
