"""A club's public page, and the page of whoever wants one: who is on them, what is public there, how it goes."""

from __future__ import annotations

import re

import pytest

from bot.hall.cards.card import plain
from tests.hall.books.test_boards import opened_page, page_in
from tests.hall.house import ANNA, BRUNO, CARLA, House

pytestmark = pytest.mark.asyncio


def site_in(said: str) -> str:
    """The id of the club's page that an answer names; empty where it names none."""
    found = re.search("/club/(c[0-9a-z]{24})", said)
    return found[1] if found else ""


async def league(house: House) -> tuple[str, str]:
    """A ladder with a public page and a game of Anna and Bruno, and the club's page; the ids of both."""
    await opened_page(house)
    await house.ask("/io mostra", BRUNO)
    await house.ask("/mito partita @Anna @Bruno", manages=True)
    event = page_in(await house.said("/club pagina sì registro:mito", manages=True))
    return event, site_in(await house.said("/club sito sì", manages=True))


async def players(house: House, site: str) -> dict[str, str]:
    """The players' pages that the club's page leads to: their ids by name."""
    club = await house.hall.club_pages.draw(site)
    assert club is not None
    return {name: id for id, name in club.players}


async def test_the_clubs_page_lists_only_events_that_have_one(house: House) -> None:
    event, site = await league(house)
    await house.said('/campagna nuova "Notti"')

    club = await house.hall.club_pages.draw(site)

    assert club and [one.id for one in club.events] == [event]
    await house.said("/club pagina no registro:mito", manages=True)
    club = await house.hall.club_pages.draw(site)
    assert club and club.events == ()


async def test_a_new_address_ends_the_old_one_and_off_ends_it_all(house: House) -> None:
    _, site = await league(house)
    other = site_in(await house.said("/club sito nuovo", manages=True))
    assert other and other != site and await house.hall.club_pages.draw(site) is None
    await house.said("/club sito no", manages=True)
    assert await house.hall.club_pages.draw(other) is None
    assert "organiser" in await house.said("/club sito sì", CARLA)


async def test_nobody_has_a_page_of_their_own_until_they_say_so(house: House) -> None:
    _, site = await league(house)
    assert await players(house, site) == {}
    assert "Non hai una tua pagina" in await house.said("/io pubblico", BRUNO)
    assert await players(house, site) == {}

    await house.said("/io pubblico si", BRUNO)

    assert set(await players(house, site)) == {"Bruno"}


async def test_a_players_page_has_their_way_and_head_to_head(house: House) -> None:
    event, site = await league(house)
    await house.said("/io pubblico si", BRUNO)
    id = (await players(house, site))["Bruno"]

    page = await house.hall.club_pages.draw_player(site, id)

    assert page and page.name == "Bruno" and [one.id for one, _ in page.events] == [event]
    assert any(panel.picture is not None for _, panels in page.events for panel in panels)
    assert page.met and page.met.table and page.language == "it"
    assert [[plain(cell) for cell in row] for row in page.met.table.rows] == [["Anna", "1", "0", "1"]]
    english = await house.hall.club_pages.draw_player(site, id, "en")
    assert english and english.language == "en"


@pytest.mark.parametrize("line", ["/io pubblico no", "/io cancella"])
async def test_a_page_goes_at_once_when_it_is_not_wanted_or_its_player_is_forgotten(house: House, line: str) -> None:
    _, site = await league(house)
    await house.said("/io pubblico si", BRUNO)
    id = (await players(house, site))["Bruno"]
    told: list[str] = []
    house.hall.boards.open_at(
        "https://club.example/", public=True, changed=lambda id: None, named=lambda: told.append("")
    )

    keys = await house.keys(line, BRUNO)
    if "Sì, dimenticami" in keys:
        await house.press(keys["Sì, dimenticami"], BRUNO)

    assert told
    assert await players(house, site) == {}
    assert await house.hall.club_pages.draw_player(site, id) is None
    assert not [row for row in await house.store.rows("memory") if row["key"].startswith("page-of-person:")]


async def test_a_pseudonym_stands_wherever_anybody_may_read_and_nowhere_else(house: House) -> None:
    event, site = await league(house)
    await house.said('/io pubblico si pseudonimo:"Volpe Rossa"', BRUNO)

    drawn = await house.hall.boards.draw_page(event)
    assert drawn and [name for name, _ in drawn.entrants] == ["Anna", "Volpe Rossa"]
    assert set(await players(house, site)) == {"Volpe Rossa"}
    assert "Bruno" in await house.said("/mito classifica") and "Volpe" not in await house.said("/mito classifica")
    await house.press((await house.keys("/io pubblico", BRUNO))["Togli lo pseudonimo"], BRUNO)
    assert set(await players(house, site)) == {"Bruno"}


async def test_nobody_takes_anothers_name_for_a_pseudonym(house: House) -> None:
    await league(house)

    assert "somiglia" in await house.said('/io pubblico pseudonimo:"Anna"', BRUNO)
    assert "Volpe" in await house.said('/io pubblico pseudonimo:"Volpe"', ANNA)


async def test_whoever_enters_an_event_with_a_public_page_is_told(house: House) -> None:
    await opened_page(house)
    await house.said('/codice nuovo "Coppa"', manages=True)
    assert "pagina pubblica" not in await house.said('/codice squadra "Orsi" "@Uno" "@Due"', manages=True)
    await house.said("/club pagina sì", manages=True)

    said = await house.said('/codice squadra "Lupi" "@Tre" "@Quattro"', manages=True)

    assert "pagina pubblica" in said and "/io pubblico" in said
