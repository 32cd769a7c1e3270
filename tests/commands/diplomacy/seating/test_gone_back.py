"""A weekend that went back to a copy: what was drawn and not yet posted is drawn anew, with somebody else's yes."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.checker.verdict import Grade
from tests.commands.diplomacy.seating.test_drafting import agreed
from tests.commands.diplomacy.weekend import LED, Weekend, weekend
from tests.exported import grade_of


async def goes_back(found: Weekend) -> None:
    """As after `python -m bot restore`."""
    assert await found.house.hall.desk.renew_seals(await found.stored(), found.house.now)


async def test_a_draft_is_drawn_anew_with_somebodys_yes_and_says_so(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7, posted=False)
    await found.said("/diplomazia round")
    await goes_back(found)
    assert "Sorteggio noto" in await agreed(found, "/diplomazia round")
    assert "Sorteggio noto" in await found.said("/diplomazia pubblica")


async def test_the_question_for_a_draw_made_anew_says_why_and_who_sat_where(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7, posted=False)
    await found.said("/diplomazia round")
    await agreed(found, "/diplomazia scambia Ada Bice")
    [seats] = [line for line in (await found.said("/diplomazia round")).splitlines() if line.startswith("Tavolo 1: ")]
    await agreed(found, "/diplomazia scambia Ada Bice")
    await goes_back(found)
    asked = await found.said("/diplomazia round")
    assert "è stata rimessa una copia del registro: si sorteggia di nuovo" in asked, asked
    assert "Finora, e non resterebbe così:\nTavolo 1: " in asked
    assert sorted(asked.partition("Tavolo 1: ")[2].splitlines()[0].split()) == sorted(seats.split()[2:])


async def test_drawn_anew_it_is_the_same_act_from_then_on(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7, posted=False)
    await found.said("/diplomazia round")
    await goes_back(found)
    await agreed(found, "/diplomazia round")
    seats = (await found.book()).draft
    await found.undo()
    await found.said("/diplomazia round")
    assert (await found.book()).draft == seats


async def test_seats_of_a_draft_that_stands_are_changed_with_somebodys_yes(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7, posted=False)
    await found.said("/diplomazia round")
    await goes_back(found)
    assert "Sorteggio noto" in await agreed(found, "/diplomazia scambia Ada Bice")


@pytest.mark.evenings
async def test_the_last_round_is_drafted_although_its_powers_were_drawn_before(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 14)
    for board in (1, 2):
        await found.play(board, LED)
    await found.post()
    await found.said("/diplomazia top dichiara:si")
    for board in (1, 2):
        await found.play(board, LED)
    await found.said(press=(await found.keys("/diplomazia top"))["Pesca dall'urna"].id)
    await goes_back(found)
    assert "top table" in await found.said("/diplomazia round")
    await found.said("/diplomazia pubblica")
    for board in (1, 2):
        await found.play(board, LED)
    assert grade_of((await found.card("/esporta")).files[0].content.decode()) is Grade.WHOLE
