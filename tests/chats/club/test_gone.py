"""What a reader sees at an address that leads nowhere: a small page in their language, silent on what was there."""

from __future__ import annotations

import pytest

from bot.storage.contract import Trouble
from tests.chats.club.conftest import Open
from tests.chats.club.house import House, Seat
from tests.chats.club.test_book_board import BOARD, OTHER, PUBLIC
from tests.chats.club.test_event_page import PAGE, event

pytestmark = pytest.mark.asyncio

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
NOWHERE = (
    *(f"/{kind}/{OTHER}" for kind in ("event", "board", "club")),
    *(f"/event/{PAGE}/{rest}" for rest in ("paper/nothing", "rules", "data/it/nothing.csv", "nothing")),
    *(
        f"/{path}"
        for path in ("", "nothing", "event/", "board/nothing", "club/nothing/player/nothing", "static/app.js")
    ),
)


@pytest.mark.parametrize(("language", "said"), [("it-IT,it", "Qui non c&#x27;è niente"), ("en", "Nothing here")])
async def test_at_a_public_address_all_that_leads_nowhere_says_the_same(
    open_house: Open, language: str, said: str
) -> None:
    house = await open_house(public_url="https://club.example", public="board")
    house.front.boards.show(PAGE, event())
    reader = Seat(house.session, house.chat.address, headers={**PUBLIC, **BROWSER, "Accept-Language": language})
    pages = set()
    for path in NOWHERE:
        status, page = await reader.ask("GET", path)
        assert status == 404 and said in page, path
        pages.add(page)
    (page,) = pages
    assert f'<html lang="{language[:2]}">' in page and "/static/look.css" in page and "404" not in page


async def test_what_was_turned_off_is_told_like_what_never_was(house: House) -> None:
    house.front.boards.show(PAGE, event())
    assert (await house.anna.ask("GET", f"/event/{PAGE}", headers=BROWSER))[0] == 200
    house.front.boards.gone.add(PAGE)
    house.front.boards.changed(PAGE)
    gone = await house.anna.ask("GET", f"/event/{PAGE}", headers=BROWSER)
    assert gone == await house.anna.ask("GET", f"/event/{OTHER}", headers=BROWSER) and gone[0] == 404


@pytest.mark.parametrize("path", [f"/board/{BOARD}/now", f"/event/{PAGE}/data/it/tables.json", "/api/picture/gone"])
async def test_scripts_and_programs_are_answered_as_before(house: House, path: str) -> None:
    assert await house.anna.ask("GET", path) == (404, "404: Not Found")


async def test_a_name_that_is_not_ours_says_which_address_to_open(house: House) -> None:
    reader = Seat(house.session, house.chat.address, headers={**BROWSER, "Host": "araldo.local:8090"})
    status, page = await reader.ask("GET", "/", headers={"Accept-Language": "it"})
    assert status == 421 and "Questo indirizzo non porta al club" in page


async def test_a_reader_is_told_in_words_that_the_database_is_away(house: House) -> None:
    async def troubled(id: str) -> str:
        raise Trouble("unreachable")

    house.front.boards.book_of_page = troubled  # type: ignore[method-assign]
    status, page = await house.anna.ask("GET", f"/event/{PAGE}", headers={**BROWSER, "Accept-Language": "it"})
    assert status == 503 and "riprova fra un momento" in page and "<h1>Adesso la pagina non si apre</h1>" in page
    assert house.front.watch.heard == ["unreachable"]
