"""The top table, from its declaration to the urn of the powers."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engines.diplomacy.rules import POWERS
from bot.engines.diplomacy.standings import standings
from tests.commands.codice.club_evening import keys
from tests.commands.diplomacy.weekend import LED, UGO, Weekend, weekend
from tests.hall.house import words
from tests.hall.scenes import played_once


@played_once
async def declared(tmp_path: Path) -> Weekend:
    """Two boards play the last round but one; the top table was declared in time."""
    found = await weekend(tmp_path, 14)
    for board in (1, 2):
        await found.play(board, LED)
    await found.post()
    assert "non dichiarato" in await found.said("/diplomazia top")
    assert "si sa dopo 2 round" in await found.said("/diplomazia top dichiara:si")
    for board in (1, 2):
        await found.play(board, LED)
    return found


@pytest.mark.evenings
async def test_the_top_table_from_declaration_to_the_urn(tmp_path: Path) -> None:
    found = await declared(tmp_path)
    card = await found.keys("/diplomazia top")
    assert "Prima servono le potenze" in await found.said("/diplomazia round")
    said = await found.said(press=card["Pesca dall'urna"].id)
    assert "Le potenze ci sono" in said
    assert "top table" in await found.said("/diplomazia round")


async def test_who_gains_by_a_top_table_is_not_known_when_it_is_decided(tmp_path: Path) -> None:
    found = await declared(tmp_path)
    said = await found.said("/diplomazia top dichiara:no")
    assert "Del round 2 c'è già un inverno" in said
    assert "/annulla" in said


async def test_it_is_asked_when_the_round_before_the_last_is_posted(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 28, posted=False, rounds=2)
    card = await found.card("/diplomazia round")
    card = await found.card(press=keys(card)["Pubblica"].id)
    assert "Top table? Con 4 tavoli" in words(card)
    assert "Dichiaralo" in await found.keys(press=keys(card)["Top table"].id)


async def test_the_card_says_who_comes_in_and_nobody_is_swapped_in(tmp_path: Path) -> None:
    found = await declared(tmp_path)
    order = standings(await found.book()).order
    first, eighth, last = [await found.name(order[place]) for place in (0, 7, 13)]
    card = await found.card("/diplomazia top")
    assert f"Se uno rinuncia entra il prossimo in classifica: {eighth}" in words(card)
    await found.said(press=keys(card)["Pesca dall'urna"].id)
    await found.said("/diplomazia round")
    said = await found.said(f"/diplomazia scambia {first} {last}")
    assert "non si scambia" in said
    assert eighth in said


async def test_a_draft_without_the_top_table_of_now_is_drafted_anew(tmp_path: Path) -> None:
    found = await declared(tmp_path)
    card = await found.keys("/diplomazia top")
    await found.said(press=card["Pesca dall'urna"].id)
    await found.said("/diplomazia round")
    first = await found.name(standings(await found.book()).order[0])
    await found.said(f"/diplomazia top rinuncia:{first}")
    card = await found.card("/diplomazia pubblica")
    assert "Il top table non è più quello della bozza" in words(card)
    assert list(keys(card)) == ["Rifai la bozza"]


@played_once
async def posted(tmp_path: Path) -> Weekend:
    """The last round is posted with its top table."""
    found = await declared(tmp_path)
    await found.said(press=(await found.keys("/diplomazia top"))["Pesca dall'urna"].id)
    await found.post()
    return found


OTHERWISE = "I tavoli pubblicati hanno un altro top table"


async def test_once_posted_the_card_shows_the_top_table_that_is_played(tmp_path: Path) -> None:
    found = await posted(tmp_path)
    seats = (await found.game()).seats
    card = await found.card("/diplomazia top")
    assert list(keys(card)) == ["Tavolo 1", "Rinuncia…"] and OTHERWISE not in words(card)
    for power, player in (("Austria", seats["austria"]), ("Turchia", seats["turkey"])):
        assert f"{await found.name(player)} {power}" in words(card)
    await found.winter(1, 1901)
    assert list(await found.keys("/diplomazia top")) == ["Tavolo 1"]


async def test_a_refusal_after_the_seats_are_posted_says_that_they_are_others_and_a_first_winter_is_asked_about(
    tmp_path: Path,
) -> None:
    found = await posted(tmp_path)
    first = await found.at("austria")
    assert OTHERWISE in await found.said(f"/diplomazia top rinuncia:{first}")
    assert OTHERWISE in await found.said(press=f"!@{await found.stored()} diplomacy mine")
    assert OTHERWISE in await found.said("/diplomazia centri 1 1901 5 5 5 5 5 5 4", UGO)
    assert (await found.game()).year is None
    await found.said(press=(await found.keys("/diplomazia top"))["Pesca dall'urna"].id)
    await found.post()
    assert OTHERWISE not in await found.said("/diplomazia top")
    assert first not in [await found.name(player) for player in (await found.game()).seats.values()]


async def test_a_correction_after_the_seats_are_posted_says_that_they_are_others(tmp_path: Path) -> None:
    """Whoever stood last has won alone: whatever was drawn, they are at the top table now."""
    found = await posted(tmp_path)
    book = await found.book()
    last = standings(book).order[-1]
    [(board, game)] = [(at, game) for at, game in book.rounds[1].games.items() if last in game.seats.values()]
    counts = " ".join("18" if power == game.power_of(last) else "2" for power in POWERS)
    card = await found.card(f"/diplomazia centri {board} 1907 {counts} 2", UGO)
    assert OTHERWISE in await found.said(who=UGO, press=keys(card)["Correggi"].id)
