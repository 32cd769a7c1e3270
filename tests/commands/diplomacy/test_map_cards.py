"""The map of a board: owners where they were told, what is known where winters were only counted."""

from __future__ import annotations

import pytest

from bot.hall.cards.card import plain
from tests.commands.codice.club_evening import keys
from tests.commands.diplomacy.weekend import UGO, Weekend
from tests.hall.house import words

FIRST = "ser-a,bel-e,tun-i"


async def by_owners(found: Weekend, year: int, taken: str) -> None:
    await found.card(who=UGO, press=f"!@{await found.stored()} diplomacy owners 1 1 {year} {taken}")


async def test_a_winter_told_by_ownership_is_on_the_map(seven: Weekend) -> None:
    await by_owners(seven, 1901, FIRST)
    card = await seven.card("/diplomazia grafico 1 mappa:si")
    assert card.picture is not None and card.picture.maker == "europe"
    assert "Italia 4: Nap Rom Ven Tun" in words(card)
    owners = {one["key"]: one["owner"] for one in card.picture.values["spaces"]}
    assert (owners["tun"], owners["gre"], owners["boh"]) == ("italy", None, None)
    seas = {one["key"]: one["sea"] for one in card.picture.values["spaces"]}
    assert (seas["tun"], seas["ion"]) == (False, True)


@pytest.mark.parametrize("line", ["/diplomazia mappa 1", "/diplomacy map 1", "diplomazia mappa 1"])
async def test_the_map_is_asked_for_by_its_own_name(seven: Weekend, line: str) -> None:
    await by_owners(seven, 1901, FIRST)
    card = await seven.card(line)
    assert card.picture is not None and card.picture.maker == "europe"


async def test_history_walks_by_winters(seven: Weekend) -> None:
    await by_owners(seven, 1901, FIRST)
    await by_owners(seven, 1902, "tun-f")
    card = await seven.card("/diplomazia grafico 1 mappa:si")
    assert "Francia 4" in words(card) and "1903 ▶" not in keys(card)
    before = await seven.card(press=keys(card)["◀ 1901"].id)
    assert "Italia 4" in words(before) and plain(before.title).endswith("1901")
    assert "1902 ▶" in keys(before) and "◀ 1900" not in keys(before)


async def test_a_winter_of_numbers_shows_what_is_known(seven: Weekend) -> None:
    await by_owners(seven, 1901, FIRST)
    await seven.winter(1, 1902, "0 6 6 6 6 6 4")
    said = await seven.said("/diplomazia grafico 1 mappa:si")
    assert "I proprietari si sanno fino al 1901" in said and "Austria" not in said


async def test_the_screen_shows_the_map_of_a_board_whose_owners_are_known(seven: Weekend) -> None:
    await seven.winter(1, 1901)
    assert [panel.picture for panel in (await seven.board()).panels if panel.picture] == []
    await seven.undo()
    await by_owners(seven, 1901, FIRST)
    [shown] = [panel.picture for panel in (await seven.board()).panels if panel.picture]
    assert shown.maker == "europe"


async def test_before_the_first_winter_there_is_no_map(seven: Weekend) -> None:
    assert "non è stato registrato" in await seven.said(press=f"!@{await seven.stored()} diplomacy map 1 1")
