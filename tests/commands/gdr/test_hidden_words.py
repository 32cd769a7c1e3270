"""A director's word on a stroke of genius: before closing nobody else can tell that there was one, by anything they
read; then it is told, and can be checked."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.checker.verdict import Grade
from bot.hall.cards.card import Audience
from bot.hall.requests import File
from bot.storage.contract import News
from tests.commands.gdr.hall import EXAMPLES, PIA, RITA, UGO, Hall, hall, keys
from tests.exported import grade_of
from tests.hall.house import ANNA, HALL, House, words
from tests.hall.running.test_secrets import everything, unhashed

TYPED = '/gdr conferma "Le Gazze" "@Le Gazze Mara"'


@pytest.fixture
async def floor(tmp_path: Path) -> AsyncIterator[Hall]:
    """Pia plays in I Corvi and directs; of Le Gazze, whose sheet is in, Mara had a stroke of genius."""
    async with hall(tmp_path, {"I Corvi": 4, "Le Gazze": 4}) as found:
        await found.said("/aiuto", PIA)
        await found.said('/gdr sostituisci "I Corvi" "@I Corvi Mara" @Pia')
        await found.said("/club ruolo @Pia direttore")
        await found.filled("t1", 1)
        await found.filled("t2", 1, genius=("mara",))
        await found.house.heralded()
        yield found


async def word(floor: Hall, yes: bool = True) -> str:
    """Anna's word, by a press on her card of what is missing."""
    drawn = await floor.card("/gdr stato")
    [key] = [key for key in keys(drawn).values() if key.id.endswith("mara yes" if yes else "mara no")]
    return await floor.said(press=key.id)


@pytest.mark.parametrize(
    "line",
    [
        *("/diario 30", "/diario 1", "/annulla", "/annulla 8", "/annulla 99", "/esporta", "/verifica", "!me data"),
        *("/gdr stato", "/gdr chiudi", "/gdr classifica", '/gdr confronta "Le Gazze"', '/gdr valuta "Le Gazze"'),
        *('/gdr giudizio "Le Gazze"', "/gdr resoconto", "/gdr arbitri", "/club schermo", "/club pagina sì", TYPED),
    ],
)
async def test_whatever_a_director_who_competes_asks_for_reads_alike_before_and_after_it(
    floor: Hall, line: str
) -> None:
    asked = {"press": line} if line.startswith("!") else {"line": line, "unseen": True}
    before = unhashed(everything(await floor.card(who=PIA, **asked)))
    await word(floor)
    await word(floor, yes=False)
    assert unhashed(everything(await floor.card(who=PIA, **asked))) == before


async def test_the_room_hears_nothing_of_it_and_no_card_is_edited(floor: Hall) -> None:
    await floor.card("/gdr stato", PIA, id="shown")
    before = len(floor.house.chat.said)
    await word(floor)
    floor.house.now += 20
    await floor.house.heralded()
    theirs = [one for one in floor.house.chat.said[before:] if one.account is None or one.account.id != ANNA.id]
    assert theirs == []


async def board_of(floor: Hall) -> str:
    """The id of the board that shows the tournament in the hall."""
    await floor.card("/club schermo")
    [row] = [one for one in await floor.house.store.rows("memory") if one["key"].startswith("board:")]
    return str(row["key"].removeprefix("board:"))


async def test_no_screen_is_told_of_it(floor: Hall) -> None:
    told: list[str] = []
    boards = floor.house.hall.house.boards
    boards.open_at("http://club/", public=False, changed=told.append)
    board = await board_of(floor)
    shown = await boards.draw(board)
    await word(floor)
    assert told == [] and await boards.draw(board) == shown
    await floor.said('/gdr riapri "Le Gazze"')
    assert told != []


async def test_nor_one_that_another_process_shows(floor: Hall) -> None:
    told: list[str] = []
    other = House(floor.house.store)
    await other.hall.open()
    boards = other.hall.house.boards
    for one in (boards, floor.house.hall.house.boards):
        one.open_at("http://club/", public=False, changed=told.append if one is boards else lambda id: None)
    board = await board_of(floor)
    await boards.draw(board)

    async def hears() -> list[str]:
        await floor.house.store.settled()
        [book] = await floor.house.store.books(kind="gdr")
        await boards.heard(News({book.id: book.version}).books)
        return told

    await word(floor)
    assert await hears() == []
    await floor.said('/gdr riapri "Le Gazze"')
    assert await hears() == [board]
    assert await hears() == [board], "which it has told by now"


async def test_what_the_room_was_shown_a_moment_ago_is_not_shown_anew_for_it(floor: Hall) -> None:
    await floor.card("/diario 5", RITA)
    await word(floor)
    assert "poco più su" in await floor.said(who=PIA, press="!journal 5")
    await floor.said('/gdr riapri "Le Gazze"')
    assert "poco più su" not in await floor.said(who=PIA, press="!journal 5")


async def test_ones_own_data_count_the_lines_of_the_journal(floor: Hall) -> None:
    await word(floor)
    await floor.said('/gdr ritira "I Corvi"', PIA)
    [line] = (await floor.said("/diario 1", PIA)).splitlines()[1:]
    [file] = (await floor.card(who=PIA, press="!me data")).files
    own = [entry for book in json.loads(file.content)["books"] for entry in book["entries"] if book["kind"] == "gdr"]
    assert line.startswith(f"{own[-1]['seq']} "), (line, own[-1])


async def test_what_was_undone_can_be_put_back_as_before(floor: Hall) -> None:
    written = (EXAMPLES / "punta-cenere.it.toml").read_bytes().replace(b"= 50", b"= 55", 1)
    await floor.card("/gdr avventura", file=File("avventura.toml", written))
    undone = await floor.card(press=keys(await floor.card("/annulla"))["Sì, annulla"].id, id="undone")
    assert "Rimetti" in keys(undone)
    await floor.house.heralded()
    before = len(floor.house.chat.said)
    await word(floor)
    await floor.house.heralded()
    assert floor.house.chat.said[before:] == []


async def test_whoever_bears_a_players_name_gives_none_and_the_room_is_not_asked(floor: Hall) -> None:
    await floor.said('/gdr sostituisci "I Corvi" "@I Corvi Vito" @Zoe')
    zoe = type(PIA)("discord", "34", "Zoe", "it", "zoetta")
    await floor.house.ask("/aiuto", zoe)
    await floor.said("/club ruolo @zoetta direttore")
    await floor.house.heralded()
    said = await floor.card(TYPED, zoe, unseen=True)
    assert "davanti a tutti" in words(said) and not (await floor.book()).genius
    assert await floor.house.heralded() == []


async def test_typed_where_all_can_read_it_is_taken_away_and_asked_for_in_private(floor: Hall) -> None:
    reply = await floor.house.ask(TYPED, ANNA, HALL, manages=True)
    assert reply is not None and reply.audience is not Audience.ROOM
    assert not (await floor.book()).genius


async def test_the_director_reads_what_was_said_and_says_otherwise(floor: Hall) -> None:
    assert "Confermata la risoluzione geniale" in await word(floor)
    assert "★ Le Gazze · risoluzione geniale: Le Gazze Mara" in (said := await floor.said("/gdr stato"))
    assert "da confermare" not in said
    assert "Niente risoluzione geniale" in await word(floor, yes=False)
    assert "☆ Le Gazze · risoluzione geniale negata: Le Gazze Mara" in await floor.said("/gdr stato")
    assert (await floor.book()).genius == {("t2", "mara"): False}


async def test_the_same_word_again_is_no_other(floor: Hall) -> None:
    await word(floor)
    before = len(await floor.house.entries())
    assert "Confermata" in await floor.said(TYPED, unseen=True)
    assert len(await floor.house.entries()) == before


async def test_no_undo_takes_it_back_and_the_sheet_before_it_can_be_given_back(floor: Hall) -> None:
    await word(floor)
    asked = await floor.card("/annulla")
    assert "Rita consegna" in words(asked) and "genial" not in words(asked)
    await floor.card(press=keys(asked)["Sì, annulla"].id)
    book = await floor.book()
    assert not book.handed("t2") and book.genius == {("t2", "mara"): True}
    assert "★" not in await floor.said("/gdr stato"), "nothing asks for it until the sheet is in again"


async def test_after_closing_it_is_told_and_checked(floor: Hall) -> None:
    await word(floor)
    await word(floor, yes=False)
    hidden = (await floor.card("/esporta")).files[0].content.decode()
    assert "genius-ruled" not in hidden and grade_of(hidden) is not Grade.FALSE
    await floor.said("/gdr chiudi")
    journal = await floor.said("/diario 12")
    assert "Risoluzione geniale confermata: Le Gazze Mara" in journal
    assert "Risoluzione geniale non confermata: Le Gazze Mara" in journal
    told = (await floor.card("/esporta")).files[0].content.decode()
    assert "genius-ruled" in told and grade_of(told) is not Grade.FALSE


async def test_a_referee_is_told_at_each_handing_in_that_the_director_has_to_confirm_it(floor: Hall) -> None:
    """Else the second would be told, by what is left out, that the first saw one too."""
    await word(floor)
    await floor.filled("t2", 1, UGO, genius=("mara",))
    await floor.said('/gdr riapri "Le Gazze" @Ugo')
    assert "vale se il direttore la conferma" in await floor.said(who=UGO, press="!gdr done t2")


async def test_who_competes_closes_nothing_whatever_is_missing(floor: Hall) -> None:
    refused = await floor.said("/gdr chiudi", PIA)
    await word(floor)
    assert await floor.said("/gdr chiudi", PIA) == refused and "Giochi in questo torneo" in refused
    assert not (await floor.book()).closed
    await floor.said("/club ruolo @rita direttore")
    assert "Torneo chiuso" in await floor.said("/gdr chiudi", RITA)
