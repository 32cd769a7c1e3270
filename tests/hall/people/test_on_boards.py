"""What whoever has a board's link reads of somebody: their name, or only its initials where they want it so."""

from __future__ import annotations

import re

from bot.hall.cards.card import plain
from bot.hall.requests import Account, Request
from bot.storage.contract import Write
from tests.hall.house import ANNA, BRUNO, HALL, House

CLARA = Account("discord", "8", "Clara Bo", "it", "clara")


async def shown(house: House, kind: str = "mito") -> str:
    """All the words of the board of the only book of that kind."""
    [book] = await house.store.books(kind=kind)
    board, row = await house.hall.boards.of_book(book.id)
    await house.store.write(Write(changes=[row]))
    drawn = await house.hall.boards.draw(board)
    assert drawn is not None
    lines = [line for panel in drawn.panels for line in (panel.title, *panel.lines)]
    cells = [cell for panel in drawn.panels if panel.table for line in panel.table.rows for cell in line]
    return "\n".join(map(plain, (*lines, *cells)))


async def test_a_board_shows_names_until_somebody_wants_initials(house: House) -> None:
    await house.ask("/io mostra", CLARA)
    await house.ask("/mito partita @Anna @clara")
    assert "Clara Bo" in await shown(house)
    keys = await house.keys("/io mostra", CLARA)
    assert "solo le tue iniziali" in await house.press(keys["Sugli schermi: iniziali"], CLARA)
    for after in (house, await house.restarted()):
        said = await shown(after)
        assert "Clara" not in said and "C. B." in said and "Anna" in said
        assert "Clara Bo" in await after.said("/mito classifica")
    assert "solo le tue iniziali" in await house.said("/io mostra", CLARA)
    await house.press((await house.keys("/io mostra", CLARA))["Sugli schermi: nome"], CLARA)
    assert "Clara Bo" in await shown(house)


async def test_two_with_the_same_initials_are_told_apart_on_a_board(house: House) -> None:
    other = Account("discord", "9", "Ciro Bassi", "it", "ciro")
    for who in (CLARA, other):
        await house.press((await house.keys("/io mostra", who))["Sugli schermi: iniziali"], who)
    await house.ask("/mito partita @clara @ciro", CLARA)
    ids = [(await house.people.meet(who)).id for who in (CLARA, other)]
    said = await shown(house)
    assert all(f"C. B. ({id[-2:]})" in said for id in ids)


async def test_two_of_one_name_are_told_apart_on_a_board_and_where_people_are_chosen(house: House) -> None:
    other = Account("discord", "9", "Clara Bo", "it", "clara_b")
    for who in (CLARA, other):
        await house.ask("/io mostra", who)
    await house.ask("/mito partita @clara @clara_b", CLARA)
    assert {"Clara Bo (clara)", "Clara Bo (clara_b)"} <= {*re.findall(r"Clara Bo \(\w+\)", await shown(house))}
    asked = Request("c", ANNA, HALL, house.now)
    offered = await house.hall.complete(asked, "mito player", "player", "clara")
    assert {"Clara Bo (clara)", "Clara Bo (clara_b)"} <= {offer.label for offer in offered}
    assert len({offer.value for offer in offered}) == len(offered)


async def test_a_name_in_a_tournament_is_shortened_too(house: House) -> None:
    await house.ask("/diplomazia nuovo Torneo", manages=True)
    for who in (ANNA, BRUNO, CLARA):
        await house.ask(f'/diplomazia giocatore "{who.name}"', who)
    assert "Clara Bo" in await shown(house, "diplomacy")
    await house.press((await house.keys("/io mostra", CLARA))["Sugli schermi: iniziali"], CLARA)
    said = await shown(house, "diplomacy")
    assert "Clara" not in said and "C. B." in said
