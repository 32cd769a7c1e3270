"""Cards, bonds, closures, penalties and solos are taken back or corrected by their place, whatever came after them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.commands.diplomacy.weekend import EVEN, LED, UGO, Weekend, weekend
from tests.hall.scenes import played_once


async def line(found: Weekend, words: str) -> str:
    """The number of the line of the journal that says this."""
    journal = (await found.said("/diario 50")).splitlines()
    return next(match[1] for one in journal if words in one and (match := re.match(r"\D*(\d+)", one)))


async def taken_back(found: Weekend, words: str) -> None:
    """The director undoes a line, and nothing but that."""
    keys = await found.keys(f"/annulla {await line(found, words)}")
    assert next(iter(keys)) == "Sì, annulla", keys
    await found.said(press=keys["Sì, annulla"].id)


@pytest.fixture
async def later(tmp_path: Path) -> Weekend:
    """The second round is on."""
    return await second_round(tmp_path)


@played_once
async def second_round(tmp_path: Path) -> Weekend:
    """A card, the minute, a bond and a penalty of the first round; the second is on."""
    found = await weekend(tmp_path, 14)
    await found.said("/diplomazia legame Ada Bice")
    await found.said("/diplomazia ritardo 1 francia", UGO)
    await found.said("/diplomazia minuto 1 russia", UGO)
    await found.said('/diplomazia penalita Dino "insulti al tavolo" 50')
    for board in (1, 2):
        await found.play(board, LED)
    await found.post()
    return found


@pytest.mark.parametrize("words", ["Francia in ritardo", "Russia prende il minuto", "Ada e Bice", "Dino"])
async def test_what_is_nobodys_ground_is_taken_back_from_under_a_later_round(later: Weekend, words: str) -> None:
    before = (await later.book()).round
    told = {"Ada e Bice": "a tavoli diversi", "Dino": "50"}.get(words, words)
    await taken_back(later, told)
    book = await later.book()
    now = {
        "Francia in ritardo": book.game_at(1, 1).cards,
        "Russia prende il minuto": book.game_at(1, 1).minutes,
        "Ada e Bice": book.bonds,
        "Dino": book.penalties,
    }
    assert not now.pop(words)
    assert all(now.values())
    assert book.round == before


async def test_a_card_given_at_the_wrong_board_moves(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 14)
    card = await found.keys("/diplomazia ritardo 1 francia", UGO)
    await found.said(who=UGO, press=card["Correggi"].id, values={"board": "2", "power": "francia", "round": ""})
    book = await found.book()
    assert not book.game_at(1).cards
    assert book.game_at(2).cards == {"france": 1}


async def test_a_board_that_was_closed_is_opened_by_its_line(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 14)
    await found.play(1, LED)
    await found.winter(2, 1901, EVEN)
    await taken_back(found, "tavolo 1: chiuso")
    assert not (await found.game(1)).over
    assert (await found.game(2)).year == 1901


async def test_a_solo_corrected_to_seventeen_opens_its_board_and_round_again(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7)
    await found.winter(1, 1901, "18 4 4 4 2 2 0")
    await found.said("/diplomazia fine 1", UGO)
    asked = await found.keys("/diplomazia centri 1 1901 17 5 4 4 2 2 0", UGO)
    await found.said(who=UGO, press=asked["Correggi"].id)
    heard = await found.house.heralded()
    assert any("Tavolo 1: riaperto" in one for one in heard)
    assert any("Risultati e classifica tornano" in one for one in heard)
    assert "1902" in await found.winter(1, 1902, "17 5 4 4 2 2 0")


async def test_what_was_posted_of_later_rounds_falls_with_an_earlier_board_and_comes_back_with_it(
    tmp_path: Path,
) -> None:
    found = await weekend(tmp_path, 7, rounds=2)
    await found.winter(1, 1901, "18 4 4 4 2 2 0")
    await found.said("/diplomazia fine 1", UGO)
    await found.post()
    await found.play(1, LED)
    await found.house.heralded()
    assert (await found.book()).ended
    asked = await found.keys("/diplomazia centri 1 1901 17 5 4 4 2 2 0 1", UGO)
    await found.said(who=UGO, press=asked["Correggi"].id)
    heard = await found.house.heralded()
    assert any("La classifica dopo il round 2 torna quando si richiude il tavolo 1 del round 1" in one for one in heard)
    assert any("La premiazione torna quando" in one for one in heard)
    await found.said(press=(await found.keys("/diplomazia fine 1 1"))["Sì, chiudi adesso"].id)
    heard = await found.house.heralded()
    assert any("Classifica finale" in one for one in heard)
