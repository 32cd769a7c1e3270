"""Buttons hold complete commands within 64 bytes; who may press, and when, is decided at the press."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.hall.cards import press_id
from bot.hall.cards.card import Button, Card
from bot.hall.cards.ids import Ids
from bot.hall.requests import Reply, Request
from bot.hall.running.chain_writer import ChainWriter
from bot.hall.running.scribe import Scribe
from bot.storage.contract import Put
from bot.storage.sqlite_store import SqliteStore
from tests.hall.house import ANNA, BRUNO, CORNER, ELSEWHERE, HALL, House, private, words

lines = st.text(st.characters(codec="utf-8", blacklist_characters="~"), min_size=1, max_size=120).map(
    lambda text: "roll 5 note:" + text
)

PLAIN: dict[str, object] = {
    **dict.fromkeys(("line", "book", "instead_of", "agrees"), ""),
    **dict.fromkeys(("in_words", "slip", "beside", "anew", "live"), False),
    "ask": (),
}
"""What an id without marks says."""


@given(lines, st.lists(st.sampled_from(["dice", "note"]), max_size=2, unique=True).map(tuple))
def test_an_id_has_room_everywhere_and_means_the_whole_command(line: str, ask: tuple[str, ...]) -> None:
    chain_writer = ChainWriter(SqliteStore(Path("none")), bytes)
    asked = Card(buttons=((Button("x", line, ask=ask),),))
    card, rows = Scribe((), Ids(), float, chain_writer).pin(asked, "b1234567", "r1")
    id = card.buttons[0][0].line
    assert len(id.encode()) <= 64
    text = rows[0].row["line"] if rows else id
    assert rows == [] or id == f"~{rows[0].row['token']}"
    assert asdict(press_id.read(text)) == {**PLAIN, "line": line, "book": "b1234567", "ask": ask}


@pytest.mark.parametrize(
    ("id", "says"),
    [
        ("!roll 5", {}),
        ("?note!roll 5", {"ask": ("note",)}),
        ("??note,dice!roll 5", {"ask": ("note", "dice"), "in_words": True}),
        ("!@b1 roll 5", {"book": "b1"}),
        ("!=roll 5", {"beside": True}),
        ("!+roll 5", {"live": True}),
        ("!=+@b1 roll 5", {"beside": True, "live": True, "book": "b1"}),
        ("!^r1 roll 5", {"instead_of": "r1"}),
        ("!%r1 roll 5", {"instead_of": "r1", "slip": True}),
        ("!@b1 &p1,0,3 %r1 roll 5", {"book": "b1", "agrees": "p1,0,3", "instead_of": "r1", "slip": True}),
        ("!@b1 *roll 5", {"book": "b1", "anew": True}),
    ],
)
def test_each_mark_of_an_id_says_one_thing(id: str, says: dict[str, object]) -> None:
    pressed = press_id.read(id)
    assert asdict(pressed) == {**PLAIN, "line": "roll 5", **says}
    marks = press_id.before(pressed)
    if not (pressed.ask or pressed.agrees or pressed.anew):
        assert (f"{marks}roll 5" if marks else "!roll 5") == id


def test_an_id_of_a_card_that_stays_or_lives_says_so_once() -> None:
    assert press_id.staying("?note!@b1 roll 5") == "?note!=@b1 roll 5"
    assert press_id.living("?note!@b1 roll 5") == press_id.living("?note!+@b1 roll 5") == "?note!+@b1 roll 5"


def test_what_is_kept_for_a_button_again_has_the_id_that_it_had() -> None:
    id, row = press_id.kept(Ids(), "!roll 5", 7.0, "hall", "~tabc")
    assert (id, row) == ("~tabc", Put("presses", {"token": "tabc", "line": "!roll 5", "at": 7.0, "room": "hall"}))


async def test_a_long_command_is_kept_and_outlives_a_restart(house: House) -> None:
    keys = await house.keys(path="roll", values={"note": "n" * 150})
    assert keys["4"].id.startswith("~")
    house = await house.restarted()
    assert "n" * 150 in await house.press(keys["4"])


async def test_a_button_acts_on_the_book_it_was_drawn_for(house: House) -> None:
    keys = await house.keys("/tira 3")
    await house.press(keys["Tira ancora"], where=private(ANNA))
    assert len([one for one in await house.entries(HALL) if one.kind == "table.rolled"]) == 2


async def test_a_button_of_another_room_is_refused_unless_notices_go_there(house: House) -> None:
    keys = await house.keys("/tira 3")
    assert (await house.press(keys["Tira ancora"], where=CORNER)).startswith("Questo pulsante non vale più")
    await house.ask("/club avvisi tutto", where=CORNER, manages=True)
    await house.press(keys["Tira ancora"], where=CORNER)
    assert len([one for one in await house.entries(HALL) if one.kind == "table.rolled"]) == 2


async def test_a_button_of_another_clubs_book_is_refused(house: House) -> None:
    keys = await house.keys("/tira 3")
    said = await house.press(keys["Tira ancora"], BRUNO, ELSEWHERE)
    assert said.startswith("Questo pulsante non vale più")


async def test_a_forged_button_is_refused_like_a_typed_line(house: House) -> None:
    await house.ask("/tira 3")
    for forged in (
        "!",
        "~",
        "~nothing",
        "?dice!",
        "!@b0000000 roll 5",
        "!zzz",
        "!roll 99",
        "",
        "!export",
        "?x,y!roll",
        "?action!undo",
        "?dice!club",
    ):
        if forged:
            reply = await house.ask(who=BRUNO, press=forged)
            assert not isinstance(reply, Reply) or "rotto" not in words(reply.drawn), forged
    assert len(await house.entries()) == 3


async def test_a_button_drawn_for_an_organiser_is_refused_to_another(house: House) -> None:
    await house.ask("/tira 3")
    keys = await house.keys("/annulla", manages=True)
    assert "Questo lo può fare un direttore" in await house.press(keys["Sì, annulla"], BRUNO)
    assert (await house.press(keys["Sì, annulla"], manages=True)).startswith("Anna ha annullato")


async def test_who_is_no_longer_an_organiser_may_no_longer_press(house: House) -> None:
    await house.ask("/tira 3")
    await house.ask("/aiuto", BRUNO)
    await house.ask("/club ruolo @bruno direttore", manages=True, mentioned=())
    keys = await house.keys("/annulla", BRUNO)
    await house.ask("/club ruolo @bruno nessuno", manages=True)
    assert "Questo lo può fare un direttore" in await house.press(keys["Sì, annulla"], BRUNO)


async def test_an_undo_is_done_once(house: House) -> None:
    await house.ask("/tira 3")
    keys = await house.keys("/annulla", manages=True)
    await house.press(keys["Sì, annulla"], manages=True)
    assert "ha già fatto quel che doveva" in await house.press(keys["Sì, annulla"], manages=True)


async def test_what_waits_for_one_is_opened_by_no_other(house: House) -> None:
    reply = await house.ask("/io mostra", BRUNO)
    assert isinstance(reply, Reply)
    id = await house.hall.undelivered(reply, Request("x", BRUNO, HALL, house.now))
    assert len(id.encode()) <= 64
    assert "un'altra persona" in await house.press(id, ANNA)
    assert "Nome: Bruno" in await house.press(id, BRUNO)
    assert "Nome: Bruno" in await house.press(id, BRUNO, private(BRUNO))


async def test_rank_gives_nothing_that_waits_for_another(house: House) -> None:
    reply = await house.ask("/io mostra", BRUNO)
    assert isinstance(reply, Reply)
    id = await house.hall.undelivered(reply, Request("x", BRUNO, HALL, house.now))
    assert "un'altra persona" in await house.press(id, ANNA, manages=True)


async def test_a_button_that_names_a_book_of_another_game_is_gone(house: House) -> None:
    await house.ask('/campaign new "Neon"')
    room = await house.people.enter(HALL)
    [book] = await house.store.books(room=room.id)
    assert "più" in await house.press(f"!@{book.id} codice tables")
