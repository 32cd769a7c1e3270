"""A director who plays, and what they would do alone: hands and winters of others, the clock, notices held back."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hall.declared.known_before import A_WHILE
from bot.hall.requests import Account
from tests.commands.codice.club_evening import ClubEvening, evening, keys
from tests.commands.diplomacy.weekend import EVEN, UGO, weekend
from tests.commands.gdr import hall as gdr_hall
from tests.hall.house import BRUNO, CARLA, words

pytestmark = pytest.mark.asyncio
ASKED, CONFIRM = "vuole registrare:", "Conferma"
WINTER = f"/diplomazia centri 1 1901 {EVEN}"


@pytest.mark.parametrize("line", ["/codice mano 2 {team} assassin", "/codice tavolino 2 {team} mano:1"])
async def test_a_hand_of_others_needs_the_yes_of_somebody_on_another_side(tmp_path: Path, line: str) -> None:
    async with evening(tmp_path, 4) as tonight:
        director = await playing(tonight, 1)
        team = (await tonight.match(2)).teams[0]
        asked = await tonight.card(line.format(team=team), director)
        assert ASKED in str(asked) and not (await tonight.match(2)).hands
        there = await tonight.player(team)
        said = await tonight.said("", there, press=asked.buttons[0][0].id)
        assert f"Con il sì di {there.name}" in said and len((await tonight.match(2)).hands) == 1


async def test_a_guest_of_ones_side_who_may_be_whoever_presses_agrees_to_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        director = await playing(tonight, 1)
        team, book = (await tonight.match(1)).teams[0], await tonight.book()
        mate = (await tonight.house.people.person(book.entrants[team].players[1])).name
        asked = await tonight.card(f"/codice mano 2 {(await tonight.match(2)).teams[0]} assassin", director)
        other = Account("discord", "991", mate, "it", "somebody")
        assert "potresti essere tu" in await tonight.said("", other, press=asked.buttons[0][0].id)
        assert not (await tonight.match(2)).hands


async def test_a_referee_who_may_be_a_guest_that_plays_rules_on_nobody_alone(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        book = await tonight.book()
        guest = (await tonight.house.people.person(book.entrants["t1"].players[0])).name
        other = Account("discord", "991", guest, "it", "somebody")
        await tonight.said("/aiuto", other)
        for who in await tonight.house.store.rows("accounts", account="991"):
            await tonight.said(f"/club ruolo <@{who['person']}> direttore")
        assert ASKED in await tonight.said("/codice pausa 10", other)


async def test_ones_own_hand_is_told_as_by_anybody(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        director = await playing(tonight, 1)
        said = await tonight.said(f"/codice mano 1 {(await tonight.match(1)).teams[0]} assassin", director)
        assert ASKED not in said and (await tonight.match(1)).hands[0].standing == "reported"


@pytest.mark.parametrize(
    "line", ["/codice pausa 10", "/codice pausa", "/codice trattieni si", "!codice clock-start 1 2 1"]
)
async def test_nobody_who_plays_moves_the_clock_or_holds_notices_alone(tmp_path: Path, line: str) -> None:
    async with evening(tmp_path, 4) as tonight:
        director = await playing(tonight, 1)
        before = (await tonight.book()).version
        press = {"press": line} if line.startswith("!") else {}
        assert ASKED in await tonight.said("" if press else line, director, **press)
        assert (await tonight.book()).version == before


async def test_a_director_who_plays_nowhere_asks_nobody(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        for line in ("/codice pausa 10", "/codice pausa", "/codice trattieni si"):
            assert ASKED not in await tonight.said(line)


async def test_a_winter_told_by_a_player_counts_with_the_yes_of_another(tmp_path: Path) -> None:
    found = await weekend(tmp_path)
    await found.said("/club ruolo @bruno arbitro")
    told = await found.card(WINTER, BRUNO)
    assert "vale quando un'altra persona del tavolo lo conferma" in words(told)
    assert (await found.game()).year is None
    assert "Inverno 1901 confermato" in await found.said("", UGO, press=keys(told)["Confermo"].id)
    assert (await found.game()).year == 1901


async def test_a_phase_with_time_left_is_not_begun_again_alone(tmp_path: Path) -> None:
    found = await weekend(tmp_path)
    await found.said("/club ruolo @bruno direttore")
    assert ASKED not in await found.said("/diplomazia orologio 15", BRUNO)
    assert ASKED in await found.said("/diplomazia orologio 15", BRUNO)
    found.house.now += 16 * 60
    assert ASKED not in await found.said("/diplomazia orologio 15", BRUNO)


async def playing(tonight: ClubEvening, table: int) -> Account:
    """A director who plays at a table."""
    account = await tonight.player((await tonight.match(table)).teams[0])
    await tonight.said(f'/club ruolo "@{account.name}" direttore')
    return account


async def test_who_left_and_ruled_on_others_comes_back_with_anothers_yes(tmp_path: Path) -> None:
    found = await weekend(tmp_path)
    await found.said("/club ruolo @bruno direttore")
    assert ASKED not in await found.said("/diplomazia ritira Bruno", BRUNO)
    assert ASKED not in await found.said(WINTER, BRUNO), "who is out has no stake"
    await found.said("/aiuto", CARLA)  # the club knows her a while before she is asked
    found.house.now += A_WHILE
    asked = await found.keys("/diplomazia giocatore Bruno", BRUNO)
    assert (await found.book()).entrants[await found.id("Bruno")].fate == "withdrawn"
    assert "Con il sì di Carla" in await found.said("", CARLA, press=asked[CONFIRM].id)


async def test_a_team_that_was_withdrawn_is_judged_anew_with_anothers_yes(tmp_path: Path) -> None:
    found = await gdr_hall.entered(tmp_path, {"I Corvi": 4, "I Gufi": 4})
    await found.competing()
    await found.filled("t2")
    await found.said('/gdr ritira "I Corvi"')
    line = '/gdr squadra "Nuova" «@anna Mara, @"N2" Vito, @"N3" Elio, @"N4" Agata»'
    asked = await found.card(line)
    assert ASKED in str(asked) and len((await found.book()).teams) == 1


async def test_whoever_agrees_to_undo_an_open_draw_reads_that_the_same_alone_can_come_back(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        director = await playing(tonight, 1)
        undo = await tonight.keys("/annulla codice", director)
        asked = await tonight.said("", director, press=undo["Sì, annulla"].id)
        assert "vuole annullare:" in asked and "Annullato, può solo tornare lo stesso" in asked
