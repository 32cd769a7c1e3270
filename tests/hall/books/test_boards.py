"""The boards of books: who gets the link, what is shown to nobody in particular, and word of every change."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.commands import COGS
from bot.engines.book import Book
from bot.hall.cards.board import Board, Countdown, DrawnBoard, Panel, Viewer
from bot.hall.cards.card import Mention, Moment, Picture, Table, plain, say
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.declaration import Cog
from bot.hall.requests import Reply
from bot.storage.contract import Put, Write
from bot.storage.stored import StoredBook
from tests.hall.house import ANNA, BRUNO, CARLA, CORNER, HALL, House, private

pytestmark = pytest.mark.asyncio
ADDRESS = "https://club.example/"
OTHER = "e" + "0" * 24


async def opened_page(house: House, public: bool = True) -> list[str]:
    """The page is open; gives the ids of boards that it is told to look at again."""
    told: list[str] = []
    house.hall.boards.open_at(ADDRESS, public=public, changed=told.append)
    return told


async def linked(house: House, words: str = "/club tabellone") -> str:
    """The id of the board that a director is given."""
    said = await house.said(words, manages=True)
    found = re.search(f"{ADDRESS}board/(v[0-9a-z]+)", said)
    assert found, said
    return found[1]


def text(board: DrawnBoard | None) -> str:
    """All the words of a board."""
    assert board is not None
    lines = [board.title, board.subtitle]
    for panel in board.panels:
        lines += [panel.title, *panel.lines, *(clock.label for clock in panel.clocks)]
        if panel.table:
            lines += [*panel.table.head, *(cell for row in panel.table.rows for cell in row)]
    return " | ".join(map(plain, lines))


async def test_a_director_is_given_the_link_and_the_same_one_again_after_a_restart(house: House) -> None:
    await opened_page(house)
    await house.said('/campagna nuova "Notti"')
    first = await linked(house)

    assert len(first) == 25
    assert await linked(house) == first
    await house.restarted()
    await opened_page(house)
    assert await linked(house) == first


async def test_the_public_link_is_posted_with_a_button(house: House) -> None:
    await opened_page(house)
    await house.said('/campagna nuova "Notti"')

    keys = await house.keys("/club tabellone", manages=True)

    assert keys["Apri lo schermo"].url.startswith(ADDRESS + "board/v")


async def test_the_public_link_is_posted_with_the_code_that_phones_follow_by(house: House) -> None:
    await opened_page(house)
    await house.said('/campagna nuova "Notti"')
    board = await linked(house)
    reply = await house.ask("/club schermo", manages=True)
    assert isinstance(reply, Reply) and reply.drawn.picture is not None
    assert reply.drawn.picture.values["link"] == f"{ADDRESS}board/{board}"

    page = page_in(await house.said("/club pagina sì", manages=True))
    reply = await house.ask("/club schermo", manages=True)
    assert isinstance(reply, Reply) and reply.drawn.picture is not None
    assert reply.drawn.picture.values["link"] == f"{ADDRESS}event/{page}"


async def test_without_a_public_address_only_who_asks_hears_where_it_opens(house: House) -> None:
    await opened_page(house, public=False)
    await house.said('/campagna nuova "Notti"')

    said = await house.said("/club tabellone", manages=True)

    assert "computer dove gira Araldo" in said
    assert f"{ADDRESS}board/" in said


async def test_without_the_page_a_director_hears_how_to_turn_it_on(house: House) -> None:
    await house.said('/campagna nuova "Notti"')

    assert "enabled" in await house.said("/club tabellone", manages=True)


async def test_a_book_that_shows_nothing_has_no_board(house: House) -> None:
    await opened_page(house)
    await house.said("/tira 5", where=CORNER)

    assert "non ha uno schermo" in await house.said("/club tabellone", where=CORNER, manages=True)


@pytest.mark.parametrize("line", ["/club schermo", "/club pagina sì"])
async def test_a_die_that_was_rolled_beside_it_does_not_stand_before_a_tournament(house: House, line: str) -> None:
    await opened_page(house)
    await house.said('/codice nuovo "Coppa"', where=CORNER, manages=True)
    await house.said("/tira 5", where=CORNER)

    assert ": Coppa" in await house.said(line, where=CORNER, manages=True)


async def test_the_link_is_for_directors(house: House) -> None:
    await opened_page(house)
    await house.said('/campagna nuova "Notti"')

    assert "direttore" in await house.said("/club tabellone", BRUNO)


async def test_in_private_too_the_rank_is_that_of_the_books_club(house: House) -> None:
    await opened_page(house)
    await house.said('/campagna nuova "Notti"')
    await house.said("/campagna entra", BRUNO)

    assert "direttore" in await house.said("/club tabellone", BRUNO, private(BRUNO))


# --- the public page


def page_in(said: str) -> str:
    """The id of the public page that an answer names; empty where it names none."""
    found = re.search(f"{ADDRESS}event/(e[0-9a-z]{{24}})", said)
    return found[1] if found else ""


async def paged(house: House) -> str:
    """The id of the public page of a campaign of which somebody is a player."""
    await opened_page(house)
    await house.said('/campagna nuova "Notti"')
    await house.said("/campagna entra", BRUNO)
    return page_in(await house.said("/club pagina sì", manages=True))


async def test_a_public_page_is_off_until_a_director_turns_it_on(house: House) -> None:
    await opened_page(house)
    await house.said('/campagna nuova "Notti"')
    asked = await house.said("/club pagina", manages=True)
    assert "Pagina pubblica: Notti" in asked and not page_in(asked)
    assert "direttore" in await house.said("/club pagina sì", BRUNO)

    keys = await house.keys("/club pagina", manages=True)
    id = page_in(await house.press(keys["Accendi"], manages=True))

    assert "Notti" in text(await house.hall.boards.draw_page(id))
    for words in ("/club pagina", "/club pagina sì"):
        assert page_in(await house.said(words, manages=True)) == id


async def test_a_page_that_is_turned_off_is_not_there_any_more(house: House) -> None:
    id = await paged(house)

    assert "spenta" in await house.said("/club pagina no", manages=True)

    assert await house.hall.boards.draw_page(id) is None


async def test_a_new_address_ends_the_old_one_and_is_told_to_whoever_shows_it(house: House) -> None:
    told = await opened_page(house)
    id = await paged(house)
    told = await opened_page(house)
    await house.hall.boards.draw_page(id)

    other = page_in(await house.said("/club pagina nuovo", manages=True))

    assert other != id and told == [id]
    assert await house.hall.boards.draw_page(id) is None
    assert "Notti" in text(await house.hall.boards.draw_page(other))


async def test_a_page_and_a_board_of_one_book_have_ids_of_their_own(house: House) -> None:
    id = await paged(house)
    board = await linked(house)

    assert await house.hall.boards.draw(id) is None
    assert await house.hall.boards.draw_page(board) is None


async def test_who_takes_part_can_be_looked_for_by_the_name_that_all_read(house: House) -> None:
    id = await paged(house)

    drawn = await house.hall.boards.draw_page(id)
    assert drawn and ("Bruno", "") in drawn.entrants

    await house.press((await house.keys("/io mostra", BRUNO))["Sugli schermi: iniziali"], BRUNO)
    drawn = await house.hall.boards.draw_page(id)
    assert drawn and ("B.", "") in drawn.entrants and "Bruno" not in text(drawn)


async def test_the_board_on_the_wall_bears_the_code_of_the_page_while_it_is_on(house: House) -> None:
    id = await paged(house)
    board = await linked(house)
    drawn = await house.hall.boards.draw(board)
    assert drawn and drawn.page and drawn.page.values["link"] == f"{ADDRESS}event/{id}"
    told = await opened_page(house)

    await house.said("/club pagina no", manages=True)

    drawn = await house.hall.boards.draw(board)
    assert board in told and drawn and drawn.page is None


async def test_without_a_public_address_there_is_no_code(house: House) -> None:
    await paged(house)
    board = await linked(house)
    await opened_page(house, public=False)

    drawn = await house.hall.boards.draw(board)
    assert drawn and drawn.page is None


async def test_a_page_without_a_public_address_says_how_to_get_one(house: House) -> None:
    await opened_page(house, public=False)
    await house.said('/campagna nuova "Notti"')

    assert "public_url" in await house.said("/club pagina sì", manages=True)


async def test_a_page_says_when_and_where_it_goes_on(house: House) -> None:
    id = await paged(house)
    await house.said('/sessione programma quando:"17/1/2026 21:00" dove:Circolo', BRUNO)

    shown = text(await house.hall.boards.draw_page(id))

    assert "Prossima data" in shown and "Circolo" in shown
    assert "Prossima data" not in text(await house.hall.boards.draw(await linked(house)))
    house.now += 90 * 86_400
    assert "Prossima data" not in text(await house.hall.boards.draw_page(id))


async def test_a_page_has_the_rules_by_the_numbers_of_its_book(house: House) -> None:
    await opened_page(house)
    await house.said('/codice nuovo "Coppa"', manages=True)
    id = page_in(await house.said("/club pagina sì", manages=True))

    drawn = await house.hall.boards.draw_page(id)
    about, *chapters = await house.hall.boards.draw_rules(id, "it")

    assert drawn and drawn.rules
    assert about[0] == "" and "points" in dict(chapters)
    assert await house.hall.boards.draw_rules(OTHER) == ()


async def test_a_game_without_rules_in_our_words_names_none(house: House) -> None:
    id = await paged(house)
    house.hall.boards._rules = {}

    drawn = await house.hall.boards.draw_page(id)
    assert drawn and not drawn.rules
    assert await house.hall.boards.draw_rules(id) == ()


async def test_the_board_of_a_campaign_shows_seats_and_reserves(house: House) -> None:
    await opened_page(house)
    await house.said('/campagna nuova "Notti"')
    id = await linked(house)
    await house.said("/campagna entra", BRUNO)

    shown = text(await house.hall.boards.draw(id))

    assert shown.startswith("Notti | Nessuna sessione ancora")
    assert "2. Bruno | 7" in shown


async def test_the_board_speaks_the_clubs_language_unless_another_is_asked_for(house: House) -> None:
    await opened_page(house)
    await house.said('/campagna nuova "Notti"')
    id = await linked(house)

    assert "Riserva" in text(await house.hall.boards.draw(id))
    assert "Reserve" in text(await house.hall.boards.draw(id, "en"))
    await house.said("/club lingua inglese", manages=True)
    assert "Reserve" in text(await house.hall.boards.draw(id))


async def test_every_write_on_the_book_is_told_once_somebody_looks(house: House) -> None:
    told = await opened_page(house)
    await house.said('/campagna nuova "Notti"')
    id = await linked(house)
    assert told == []
    await house.hall.boards.draw(id)

    await house.said("/campagna entra", BRUNO)
    assert told == [id]
    await house.said("/tira 5", where=CORNER)
    await house.said("/campagna mostra")
    assert told == [id]


async def test_an_undo_is_told_and_shown(house: House) -> None:
    told = await opened_page(house)
    await house.said('/campagna nuova "Notti"')
    id = await linked(house)
    await house.said("/campagna entra", BRUNO)
    assert "Bruno" in text(await house.hall.boards.draw(id))

    keys = await house.keys("/annulla", manages=True)
    await house.press(next(iter(keys.values())), manages=True)

    assert told == [id]
    assert "Bruno" not in text(await house.hall.boards.draw(id))


async def test_a_new_language_of_the_club_is_told_too(house: House) -> None:
    told = await opened_page(house)
    await house.said('/campagna nuova "Notti"')
    id = await linked(house)
    await house.hall.boards.draw(id)

    await house.said("/club lingua inglese", manages=True)

    assert told == [id]


@pytest.mark.parametrize("id", ["", "v", "v" + "a" * 24, "greeted:discord:5", "%"])
async def test_there_is_nothing_behind_an_unknown_link(house: House, id: str) -> None:
    await opened_page(house)
    await house.said('/campagna nuova "Notti"')
    await linked(house)

    assert await house.hall.boards.draw(id) is None
    assert await house.hall.boards.book(id) == ""


async def test_a_panel_shows_twelve_rows_at_once_beside_others_unless_it_says_otherwise(house: House) -> None:
    assert (Panel().rows, Panel().wide, Countdown().until, Countdown().left) == (12, False, None, 0.0)


class Parade(Book, kind="parade"):
    """A book that shows everything a board can."""


async def test_all_parts_of_a_board_are_drawn_for_nobody(house: House) -> None:
    person = (await house.people.meet(ANNA)).id
    cog: Cog[Parade] = Cog(Parade)
    seen: list[Viewer] = []

    @cog.board
    def parade(viewer: Viewer, book: Parade) -> Board:
        seen.append(viewer)
        return Board(
            Mention(person),
            panels=(
                Panel(
                    say("campaign-board-seats"), (Moment(0, "date"), "<b>"), Table(("a",), ((Mention(person),),), (0,)),
                    Picture("table", {"title": Mention(person)}),
                    (Countdown(Mention(person), left=60), Countdown("Turno", until=3600.0)), 5, True,
                ),
            ),
        )  # fmt: skip

    house = await house.rebuilt(commands=Commands((*COGS, cog)))
    room = await house.people.enter(HALL)
    stored = StoredBook("b0000001", "parade", room.club, room.id, "", 0.0)
    await house.store.write(Write(opens=stored, changes=[Put("memory", {"key": "board:vx", "value": stored.id})]))
    board = await house.hall.boards.draw("vx")

    assert board is not None
    (panel,) = board.panels
    assert text(board) == "Anna |  | Al tavolo | 01/01/1970 | <b> | Anna | Turno | a | Anna"
    assert panel.picture is not None and panel.picture.values["title"] == "Anna"
    assert (panel.clocks[0].left, panel.clocks[0].until, panel.rows, panel.wide) == (60, None, 5, True)
    assert [(clock.until, plain(clock.ends)) for clock in panel.clocks] == [(None, ""), (3600.0, "02:00")]
    assert [viewer.member for viewer in seen] == [""]


@pytest.mark.parametrize("bid", ["/bid 1 reserve:0", "/bid 4 reserve:3", "/bid 2 reserve:1"])
async def test_what_is_bid_in_secret_changes_no_public_page(house: House, bid: str) -> None:
    await opened_page(house)
    await house.said('/campaign new "Nights" master:stable')
    for who in (BRUNO, CARLA):
        await house.said("/campaign join", who)
    await house.said("/session start", BRUNO)
    id = page_in(await house.said("/club page on", manages=True))
    assert "Carla" in await house.said('/contest "@Bruno @Carla"', BRUNO)
    before = await house.hall.boards.draw_page(id)
    entries = len(await house.entries())

    await house.said(bid, BRUNO, private(BRUNO))

    assert len(await house.entries()) > entries
    after = await house.hall.boards.draw_page(id)
    assert before and after and replace(after, head="") == replace(before, head="")
