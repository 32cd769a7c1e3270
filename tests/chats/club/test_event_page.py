"""The public page of a book: read by anybody, with no script, in their language; and a way to nothing else."""

from __future__ import annotations

import gzip
from dataclasses import replace
from html.parser import HTMLParser
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import make_mocked_request

from bot.chats.club.public.event_page import EventPage
from bot.hall.cards.board import DrawnBoard, DrawnCountdown, DrawnPanel
from bot.hall.cards.card import DrawnPicture, DrawnTable
from tests.chats.club.conftest import Open
from tests.chats.club.house import Front, House, drawn
from tests.chats.club.test_book_board import HOSTILE, PUBLIC, line

pytestmark = pytest.mark.asyncio
PAGE, OTHER = "e" + "a" * 24, "e" + "b" * 24


def row(*cells: str) -> tuple[Any, ...]:
    """Cells as they were drawn."""
    return tuple(map(line, cells))


def event(title: str = "Coppa", **more: Any) -> DrawnBoard:
    """Two tables, who stands where, a clock and a picture; four teams can be looked for."""
    tables = DrawnTable(row("N.", "Squadre", ""), (row("1", "▸ Orsi", "Lupi"), row("2", "Orsi neri", "Gufi")), (0,))
    standings = DrawnTable(row("Pos.", "Squadra"), (row("1", "Lupi"), row("2", "Orsi")), (0,))
    clock = DrawnCountdown(line("Tavolo 1 · Orsi"), 1_800_000_900.0, 0.0, line("21:45"))
    picture = DrawnPicture("bracket", {"title": title}, "Finali", "it")
    return DrawnBoard(
        line(title),
        line("Turno 2"),
        (
            DrawnPanel(line("Tavoli"), (), tables, None, (clock,), 12, False),
            DrawnPanel(line("Classifica"), (), standings, picture, (), 12, False),
        ),
        "it",
        (("Orsi", "Anna"), ("Lupi", "Bea"), ("Orsi neri", ""), ("Gufi", "")),
        **more,
    )


async def read(house: House, path: str = "", **headers: str) -> str:
    """The page as a browser gets it."""
    status, body = await house.anna.ask("GET", f"/event/{PAGE}{path}", headers=headers)
    assert status == 200, (status, body)
    return str(body)


def a_minute_later(house: House) -> None:
    """The clock of this house goes on by a second whenever it is looked at."""
    for _ in range(60):
        house.chat._event_page._clock()


class Read(HTMLParser):
    """What stands in a page: its elements, and the words in the sections that are somebody's own."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def named(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.tags if name == tag]


def own(page: str) -> str:
    """The part that tells of whoever was looked for."""
    return " ".join(Read(page.partition('class="mine"')[2].partition("</section>")[0]).words)


async def test_the_page_holds_what_the_book_shows_in_tables_under_headings(house: House) -> None:
    house.front.boards.show(PAGE, event())

    page = Read(await read(house))

    assert [tag for tag, _ in page.tags if tag in ("h1", "h2")] == ["h1", "h2", "h2"]
    assert len(page.named("table")) == 2
    assert [column["scope"] for column in page.named("th")] == ["col"] * 4
    words = " ".join(page.words)
    assert (
        "Turno 2" in words
        and "Orsi neri" in words
        and "Tavolo 1 · Orsi : finisce alle  21:45".replace(" ", "") in words.replace(" ", "")
    )
    (whole,) = page.named("html")
    assert whole["lang"] == "it"


async def test_an_unknown_page_and_one_that_was_turned_off_are_not_found(house: House) -> None:
    house.front.boards.show(PAGE, event())
    await read(house)

    assert (await house.anna.ask("GET", f"/event/{OTHER}"))[0] == 404
    house.front.boards.gone.add(PAGE)
    for path in ("", "/preview.png", "/it/picture/1"):
        assert (await house.anna.ask("GET", f"/event/{PAGE}{path}"))[0] == 404


async def test_whether_a_page_is_on_is_asked_once_a_second_however_many_read_it(open_house: Open) -> None:
    seconds = [1_800_000_000.0]
    house = await open_house(clock=lambda: seconds[0])
    house.front.boards.show(PAGE, event())
    for asked in (1, 2):
        await read(house)
        await read(house)
        assert house.front.boards.asked == asked
        seconds[0] += 1


async def test_a_page_that_is_turned_off_while_it_is_asked_about_is_not_found_by_the_next_reader(
    open_house: Open,
) -> None:
    house = await open_house(clock=lambda: 1_800_000_000.0)
    boards = house.front.boards

    def turned_off() -> None:
        boards.gone.add(PAGE)
        boards.changed(PAGE)

    boards.show(PAGE, event())
    boards.while_asked = turned_off
    await read(house)
    assert (await house.anna.ask("GET", f"/event/{PAGE}"))[0] == 404


async def test_the_page_is_in_the_readers_language_else_in_the_clubs(house: House) -> None:
    house.front.boards.show(PAGE, event())

    assert 'lang="en"' in await read(house, **{"Accept-Language": "fr,en;q=0.5"})
    assert 'lang="it"' in await read(house, **{"Accept-Language": "fr"})


async def test_peoples_words_stay_words(house: House) -> None:
    hostile = event(HOSTILE)
    table = DrawnTable(row(HOSTILE), (row(HOSTILE),), ())
    panel = DrawnPanel(line(HOSTILE), (line(HOSTILE),), table, None, (), 12, False)
    house.front.boards.show(PAGE, replace(hostile, panels=(panel,), entrants=((HOSTILE, HOSTILE),)))

    for page in (await read(house), await read(house, "?me=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E")):
        assert "<img" not in page
        assert HOSTILE in "".join(Read(page).words)


async def test_whoever_taps_a_name_reads_its_rows_first_and_no_others(house: House) -> None:
    house.front.boards.show(PAGE, event())
    assert "?me=Orsi" in [each["href"] for each in Read(await read(house)).named("a")]

    mine = own(await read(house, "?me=Orsi"))

    assert "▸ Orsi" in mine and "21:45" in mine and "Classifica" in mine
    assert "neri" not in mine and "Gufi" not in mine


async def test_whoever_plays_for_a_team_may_tap_their_own_name(house: House) -> None:
    house.front.boards.show(PAGE, replace(event(), entrants=(("Orsi", "Anna Bianchi, Bruno"),)))
    assert '<a href="?me=Orsi">Orsi <small>Anna Bianchi, Bruno</small></a>' in await read(house)


async def test_all_of_a_table_are_shown_to_each_who_sits_there(house: House) -> None:
    one = event()
    house.front.boards.show(PAGE, replace(one, panels=(replace(one.panels[1], together=True),)))

    assert "Lupi" in own(await read(house, "?me=Orsi"))


async def test_the_names_to_tap_stand_in_their_order_however_they_entered(house: House) -> None:
    house.front.boards.show(PAGE, event())
    page = await read(house)
    order = [page.index(f'href="?me={name}"') for name in ("Gufi", "Lupi", "Orsi", "Orsi%20neri")]
    assert order == sorted(order)


async def test_a_name_that_nobody_has_gives_the_names_to_choose_from(house: House) -> None:
    house.front.boards.show(PAGE, event())

    assert await read(house, "?me=Nessuno") == await read(house)


async def test_a_page_is_made_once_until_the_book_is_written(house: House) -> None:
    house.front.boards.show(PAGE, event())
    for _ in range(3):
        await read(house)
    assert house.front.boards.draws == 1

    house.front.boards.show(PAGE, event("Dopo"))

    assert "Dopo" in await read(house)
    assert house.front.boards.draws == 2


async def test_a_page_that_changes_while_it_is_made_is_made_anew_for_the_next_reader(house: House) -> None:
    def changes() -> None:
        house.front.boards.meanwhile = lambda: None
        house.front.boards.show(PAGE, event("Dopo"))

    house.front.boards.show(PAGE, event())
    house.front.boards.meanwhile = changes
    assert "Coppa" in await read(house) and "Dopo" in await read(house)

    house.front.boards.show(PAGE, event())
    await read(house)
    house.front.boards.meanwhile = changes
    assert "Coppa" in await read(house, "?me=Orsi") and "Dopo" in await read(house, "?me=Orsi")


async def test_a_page_is_made_anew_after_a_minute_as_clocks_run_out_by_themselves(house: House) -> None:
    house.front.boards.show(PAGE, event())
    for draws in (1, 2):
        assert await read(house) == await read(house)
        assert house.front.boards.draws == draws
        a_minute_later(house)


@pytest.mark.parametrize("path", ["/it/picture/0", "/it/picture/2", "/xx/picture/1", "/paper/it/certificates.pdf"])
async def test_of_what_is_not_there_nothing_is_found(house: House, path: str) -> None:
    house.front.boards.show(PAGE, event())
    assert (await house.anna.ask("GET", f"/event/{PAGE}{path}"))[0] == 404


async def test_a_browser_that_has_the_page_is_not_sent_it_again(house: House) -> None:
    house.front.boards.show(PAGE, event())
    address = f"{house.chat.address}event/{PAGE}"
    async with house.session.get(address) as first:
        tag = first.headers["ETag"]
        assert first.headers["Cache-Control"] == "public, no-cache"
        assert first.headers["X-Robots-Tag"] == "noindex"

    async with house.session.get(address, headers={"If-None-Match": tag}) as again:
        assert (again.status, await again.read()) == (304, b"")
    house.front.boards.show(PAGE, event("Dopo"))
    async with house.session.get(address, headers={"If-None-Match": tag}) as changed:
        assert changed.status == 200


async def test_the_page_is_sent_packed_to_whom_reads_it_so(house: House) -> None:
    house.front.boards.show(PAGE, event())
    headers = {"Accept-Encoding": "gzip"}

    async with house.session.get(f"{house.chat.address}event/{PAGE}", headers=headers, auto_decompress=False) as sent:  # type: ignore[call-arg]
        body = await sent.read()

    assert (sent.content_type, sent.charset) == ("text/html", "utf-8")
    assert "Coppa" in gzip.decompress(body).decode()
    assert sent.headers["Content-Encoding"] == "gzip" and (sent.content_type, sent.charset) == ("text/html", "utf-8")


async def test_its_pictures_are_found_and_run_nothing(house: House) -> None:
    house.front.boards.show(PAGE, event())
    (picture,) = Read(await read(house)).named("img")
    assert picture["alt"] == "Finali"

    async with house.session.get(house.chat.address.rstrip("/") + str(picture["src"])) as response:
        assert response.status == 200
        assert "sandbox" in response.headers["Content-Security-Policy"]


async def test_a_link_to_a_public_page_has_a_title_and_a_picture(open_house: Open) -> None:
    house = await open_house(public_url="https://club.example", public="board")
    house.front.boards.show(PAGE, event())

    every = Read(await read(house, **PUBLIC)).named("meta")
    told = {each["property"]: each["content"] for each in every if "property" in each}

    assert told == {
        "og:title": "Coppa",
        "og:description": "Turno 2",
        "og:type": "website",
        "og:url": f"https://club.example/event/{PAGE}",
        "og:image": f"https://club.example/event/{PAGE}/preview.png",
    }
    for path in (f"/event/{PAGE}/preview.png", "/static/event.css", "/static/event.js"):
        assert (await house.anna.ask("GET", path, headers=PUBLIC))[0] == 200, path
    for path in ("/", "/api/club", f"/event/{OTHER}"):
        assert (await house.anna.ask("GET", path, headers=PUBLIC))[0] == 404, path


async def test_beside_a_link_stands_the_first_table_under_the_title_or_the_title_alone(house: House) -> None:
    drawn_there: list[DrawnPicture] = []
    house.front.draws = lambda picture: drawn_there.append(picture) or b""  # type: ignore[func-returns-value]
    many = DrawnTable(row("N.", "Squadra"), tuple(row(str(n), f"Orsi {n}") for n in range(1, 10)), (0,))
    words = DrawnPanel(line("Regole"), (line("Si gioca"),), None, None, (), 12, False)
    for panels in ((words, replace(words, table=many)), (words,)):
        house.front.boards.show(PAGE, replace(event(), panels=panels))
        assert (await house.anna.ask("GET", f"/event/{PAGE}/preview.png"))[0] == 200
    said = {"title": "Coppa", "subtitle": "Turno 2"}
    columns = [{"title": "N.", "align": "right"}, {"title": "Squadra", "align": "left"}]
    rows = [[str(n), f"Orsi {n}"] for n in range(1, 9)]
    assert drawn_there == [
        DrawnPicture("table", {**said, "columns": columns, "rows": rows}, "Coppa", "it"),
        DrawnPicture("table", {**said, "columns": [{"title": ""}], "rows": []}, "Coppa", "it"),
    ]


async def test_a_page_takes_no_words(house: House) -> None:
    house.front.boards.show(PAGE, event())

    assert (await house.anna.ask("POST", f"/event/{PAGE}", json={}))[0] == 405


async def test_whoever_taps_a_name_reads_what_is_theirs_alone(house: House) -> None:
    house.front.boards.own["Orsi"] = (DrawnPanel(line("Poi"), (line("Contro Volpi"),), None, None, (), 12, False),)
    house.front.boards.show(PAGE, event())

    assert "Contro Volpi" in own(await read(house, "?me=Orsi"))
    assert "Contro Volpi" not in await read(house, "?me=Lupi")
    assert "Contro Volpi" not in await read(house)


class Reading:
    """Readers of a page, at moments that a test names."""

    def __init__(self) -> None:
        self.front, self.now = Front(), 1000.0
        self.front.boards.shown[PAGE] = event()
        nothing: Any = None
        self.page = EventPage(self.front, nothing, lambda: self.now)  # type: ignore[arg-type]

    async def status(self, later: float) -> int:
        """What is answered so much later."""
        self.now += later
        try:
            return (await self.page.page(make_mocked_request("GET", f"/event/{PAGE}", match_info={"id": PAGE}))).status
        except web.HTTPNotFound:
            return 404


async def test_a_page_that_was_on_is_for_a_second_more_unless_it_is_told_or_the_clock_goes_back() -> None:
    for moments, statuses in (((0.0, 0.9, 0.1), [200, 200, 404]), ((0.0, -5.0), [200, 404])):
        reading = Reading()
        found = []
        for later in moments:
            found.append(await reading.status(later))
            reading.front.boards.gone.add(PAGE)
        assert found == statuses
    reading = Reading()
    assert await reading.status(0.0) == 200
    reading.front.boards.gone.add(PAGE)
    reading.page.drop(PAGE)
    assert await reading.status(0.0) == 404


async def test_a_page_stays_made_for_sixty_seconds_and_no_longer() -> None:
    reading = Reading()
    for later, draws in ((0.0, 1), (59.9, 1), (0.1, 2)):
        assert await reading.status(later) == 200 and reading.front.boards.draws == draws


async def test_rules_are_a_page_beside_it_with_an_anchor_for_each_chapter(house: House) -> None:
    chapter = drawn("Punti", "Una mano vinta vale 1")
    house.front.boards.rules = (("", drawn("Le regole", HOSTILE)), ("points", chapter))
    house.front.boards.show(PAGE, replace(event(), rules=True))
    assert {"href": f"/event/{PAGE}/rules"} in Read(await read(house)).named("a")

    page = Read(await read(house, "/rules"))

    assert "points" in [each.get("id") for each in page.named("section")]
    assert {"href": "#points"} in page.named("a") and {"href": f"/event/{PAGE}"} in page.named("a")
    assert "Una mano vinta vale 1" in page.words and HOSTILE in "".join(page.words) and not page.named("img")


async def test_the_rules_are_in_the_readers_language_too(house: House) -> None:
    house.front.boards.rules = (("", drawn("Le regole")),)
    house.front.boards.show(PAGE, replace(event(), rules=True))
    assert 'lang="en"' in await read(house, "/rules", **{"Accept-Language": "en"})
    assert 'lang="it"' in await read(house, "/rules", **{"Accept-Language": "it"})


async def test_a_game_without_rules_has_no_page_of_them(house: House) -> None:
    house.front.boards.show(PAGE, event())

    assert "/rules" not in await read(house)
    assert (await house.anna.ask("GET", f"/event/{PAGE}/rules"))[0] == 404
