"""What somebody has in each book, on the page about oneself and on the director's: every game says it in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.commands import COGS
from bot.engines.book import Book
from bot.hall.requests import File
from tests.commands.daimon.evening import begun
from tests.commands.daimon.heroes import sheet
from tests.commands.diplomacy.weekend import weekend
from tests.commands.gdr.hall import PIA, hall
from tests.hall.house import ANNA, BRUNO, opened

NO_GAMES = {"table", "club"}
"""Kinds of books in which nobody has a result: plain rolls, and who is who."""
MINE = "/io mostra"


def test_every_game_says_what_somebody_has_in_it() -> None:
    say_so = {cog.book.kind for cog in COGS if cog.book is not None and cog.told_of is not None}
    assert say_so == {kind for kind in Book.kinds if Book.kinds[kind].__module__.startswith("bot.")} - NO_GAMES


async def test_a_ladder_says_what_stands_on_the_longest_of_those_that_a_club_keeps(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    await house.ask("/tira 1", BRUNO)
    game = File("partite.csv", b"data;vincitore;giocatore2\n12/12/2025 21:00;Bruno;Gigi\n")
    await house.ask("/mito importa", manages=True, file=game)
    assert "Metaclassifica: 1 partita, vale 1025,00" in await house.said(MINE, BRUNO), "of a year that is over too"
    assert "Metaclassifica: 1 partita, vale 975,00" in await house.said("/club persone @Gigi", manages=True)
    await house.store.close()


async def test_a_tournament_of_diplomacy_says_points_and_place(tmp_path: Path) -> None:
    found = await weekend(tmp_path)
    assert "Coppa: iscrizione fatta" in await found.said(MINE, BRUNO)
    await found.play(1)
    mine = await found.said(MINE, BRUNO)
    assert "Coppa: 1 tavolo, " in mine and " punti" in mine
    await found.house.store.close()


async def test_a_judged_tournament_says_team_and_character_and_their_places_once_closed(tmp_path: Path) -> None:
    async with hall(tmp_path, {"I Corvi": 4}) as found:
        await found.house.turned_out((await found.house.named("I Corvi Mara")).id, PIA)
        assert "Faro: squadra I Corvi, nei panni di Mara" in await found.said(MINE, PIA)
        assert "squadra 1ª" not in await found.said(MINE, PIA)
        await found.filled(next(iter((await found.book()).entrants)))
        await found.closed()
        assert "squadra 1ª, personaggio 1º" in await found.said(MINE, PIA)


async def test_a_campaign_says_character_and_sessions(tmp_path: Path) -> None:
    evening = await begun(tmp_path, ANNA, BRUNO)
    assert "Neon e cenere: un posto al tavolo" in await evening.alone(MINE, BRUNO)
    evening.house.people.learn((await sheet(evening, BRUNO)).name, "Nadir")
    assert "Neon e cenere: nei panni di Nadir, 1 sessione" in await evening.alone(MINE, BRUNO)
    await evening.house.store.close()


@pytest.mark.parametrize(("language", "told"), [("it", "Master fisso"), ("en", "always the Master")])
async def test_a_stable_master_has_no_character(tmp_path: Path, language: str, told: str) -> None:
    house = await opened(tmp_path)
    await house.ask(f"/me language {language}")
    await house.ask('/campaign new "Neon" master:stable')
    assert f"Neon: {told}" in await house.said("/me show")
    await house.store.close()
