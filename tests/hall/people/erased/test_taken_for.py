"""A first name that was typed for somebody and taken for them goes with them, as their own names do."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from bot.hall.cards.plain_text import quoted
from bot.hall.requests import Account, Place, Reply
from bot.storage.contract import Put, Write
from tests.hall.house import ANNA, ELSEWHERE, HALL, House, private, words
from tests.storage import on_disk

ZEB = Account("discord", "200005222", "Zebedeo Quasimodo", "it", "zq.77")
BEA = Account("discord", "300005333", "Bea Rossi", "it", "bear.77")


def found(folder: Path) -> set[str]:
    """The files in which their first name stands."""
    files = [file for file in folder.rglob("*") if file.is_file()]
    return {file.name for file in files if b"zebedeo" in file.read_bytes().lower()}


async def forgotten(house: House) -> None:
    keys = await house.keys("/io cancella", ZEB)
    assert "Fatto" in await house.press(keys["Sì, dimenticami"], ZEB)


async def played(house: House, players: str = "Anna @Zebedeo @Bea") -> dict[str, str]:
    """The buttons of a game that somebody recorded, by their labels."""
    await house.ask("/tira 3", ZEB)
    await house.ask("/tira 3", BEA)
    game = await house.ask(path="mito game", values={"players": players}, who=ANNA)
    assert isinstance(game, Reply) and ZEB.name in words(game.drawn)
    return {key.label: key.id for row in game.drawn.buttons for key in row}


@pytest.mark.parametrize("players", ["Anna @Zebedeo @Bea", "Anna @ZEBEDEO @Bea", "Anna Zebedeo @Bea"])
async def test_a_button_whose_line_names_them_goes_and_is_refused_kindly(
    house: House, tmp_path: Path, players: str
) -> None:
    keys = await played(house, players)
    await forgotten(house)
    assert not found(tmp_path)
    for label in ("No, Bea Rossi è un ospite", "Correggi"):
        assert "non vale più" in await house.press(keys[label], ANNA)
    await house.store.settled()
    assert not found(tmp_path) and not await house.store.rows("guests", key="zebedeo")


async def test_a_question_whether_they_are_meant_by_a_name_like_theirs_goes(house: House, tmp_path: Path) -> None:
    await house.ask("/tira 3", ZEB)
    line = '/mito partita @Anna @"Zebedeo Quasimod" @Bruno @Carla @Dario risikometro:30,30,30,30,30'
    keys = await house.keys(line, ANNA)
    await house.ask("/mito partita @Anna @Bruno @+Zelda @Carla @Dario risikometro:30,30,30,30,30", ANNA)
    before = {row["token"] for row in await house.store.rows("presses")}
    await forgotten(house)
    assert not found(tmp_path)
    [new] = [id for label, id in keys.items() if "nuovo" in label]
    assert "non vale più" in await house.press(new, ANNA)
    left = {row["token"] for row in await house.store.rows("presses")}
    assert left and left < before, "what names another stays"


@pytest.mark.parametrize(
    ("note", "left"),
    [
        ("e @Zebedeo al bar", "e ex membro al bar"),
        ("con @zebedeo!", "con ex membro!"),
        ('e @"Zebedeo", al bar', "e ex membro, al bar"),
    ],
)
async def test_a_note_and_a_title_lose_a_mention_of_them(house: House, tmp_path: Path, note: str, left: str) -> None:
    await house.ask("/tira 3", ZEB)
    await house.ask(f"/tira 3 nota:{quoted(note)}", ANNA)
    await house.ask("/codice nuovo Coppa @Zebedeo", manages=True)
    await forgotten(house)
    [book] = await house.store.books(kind="codice")
    texts = [book.title, *(row["text"] for row in await house.store.rows("words"))]
    assert {re.sub(r"ex membro \w+", "ex membro", text) for text in texts} == {left, "Coppa ex membro"}
    assert not found(tmp_path)


async def test_what_may_mean_anything_or_another_stays(house: House) -> None:
    keys = await played(house)
    await house.ask('/tira 3 nota:"uno zebedeo d\'oro"', ANNA)
    await house.ask('/tira 3 nota:"e @Zebedeone"', ANNA)
    await house.ask('/tira 3 nota:"e @Zebedeo"', ANNA, ELSEWHERE)
    for token, line, room in (("a", "!mito game players:@Zebedeone", HALL), ("b", "!mito game @Zebedeo", ELSEWHERE)):
        row = {"token": token, "line": line, "room": (await house.people.enter(room)).id, "at": house.now}
        await house.store.write(Write(changes=[Put("presses", row)]))
    await forgotten(house)
    assert {row["text"] for row in await house.store.rows("words")} == {
        "uno zebedeo d'oro",
        "e @Zebedeone",
        "e @Zebedeo",
    }
    assert {row["token"] for row in await house.store.rows("presses")} >= {"a", "b"}
    assert "non vale più" in await house.press(keys["Correggi"], ANNA)


async def test_a_first_name_that_is_a_guests_own_stays(house: House) -> None:
    await house.ask("/mito partita @Anna @+Zebedeo @Bruno", ANNA)
    await house.ask("/tira 3", ZEB)
    await house.ask('/tira 3 nota:"e @Zebedeo"', ANNA)
    before = await house.store.rows("presses")
    await forgotten(house)
    assert [row["text"] for row in await house.store.rows("words")] == ["e @Zebedeo"]
    assert await house.store.rows("presses") == before


async def test_a_first_name_that_is_a_word_of_ours_is_theirs_after_an_at_alone(house: House) -> None:
    await house.ask("/tira 3", replace(ZEB, name="Game Quasimodo"))
    await house.ask("/mito partita @Anna @Bruno", ANNA)
    before = await house.store.rows("presses")
    await forgotten(house)
    assert before and await house.store.rows("presses") == before


async def test_a_message_of_the_local_page_and_a_form_that_mention_them_go(house: House, tmp_path: Path) -> None:
    await house.ask("/tira 2", ZEB, Place("club", "r", "Sala", house="club"))
    lines = {"g1": "con @Zebedeo", "g2": "uno zebedeo", "g3": "con @Zebedeone", "g4": "/mito partita Anna Zebedeo"}
    for id, said in lines.items():
        body = json.dumps({"text": said})
        await house.store.write(Write(changes=[Put("page_messages", {"id": id, "room": "r", "body": body})]))
    for key in ("telegram:form:club:1", "telegram:form:other:1"):
        row = {"key": key, "value": json.dumps({"players": 'Anna "Zebedeo"'}), "at": house.now}
        await house.store.write(Write(changes=[Put("passing", row)]))
    await forgotten(house)
    assert {row["id"] for row in await house.store.rows("page_messages")} == {"g2", "g3"}
    assert [row["key"] for row in await house.store.rows("passing")] == ["telegram:form:other:1"]


async def test_a_private_chat_of_their_club_is_looked_through_too(house: House) -> None:
    await house.ask("/tira 3", ZEB)
    await house.ask("/tira 3", ANNA)
    await house.ask("/tira 3", BEA, ELSEWHERE)
    for who in (ANNA, BEA):
        await house.ask("/tira 3", who, private(who))
        room = (await house.people.enter(private(who))).id
        row = {"token": who.name, "line": "!mito game players:@Zebedeo", "room": room, "at": house.now}
        await house.store.write(Write(changes=[Put("presses", row)]))
    await forgotten(house)
    tokens = {row["token"] for row in await house.store.rows("presses")}
    assert BEA.name in tokens and ANNA.name not in tokens


@pytest.mark.evenings
async def test_on_postgresql_no_file_holds_it_either(postgresql: str) -> None:
    from bot.storage.postgresql_store import PostgresStore

    store = PostgresStore(postgresql)
    await store.open()
    house = House(store)
    await house.hall.open()
    try:
        await played(house)
        await house.ask('/tira 3 nota:"e @Zebedeo al bar"', ANNA)
        await house.ask('/diplomazia nuovo "Trofeo @Zebedeo"', manages=True)
        assert await on_disk.found(store, ["@Zebedeo"])
        await forgotten(house)
        assert not await on_disk.found(store, ["Zebedeo"])
    finally:
        await store.close()


@pytest.mark.parametrize(("name", "left"), [("Ivo", "contro ex membro"), ("Li", "contro Li")])
async def test_a_name_of_three_letters_is_looked_for_in_what_others_wrote_and_one_of_two_is_not(
    house: House, name: str, left: str
) -> None:
    short = Account("discord", "200005224", name, "it", "ivo.lindi")
    await house.ask("/tira 1", short)
    await house.ask(f'/tira 3 nota:"contro {name}"')
    keys = await house.keys("/io cancella", short)
    await house.press(keys["Sì, dimenticami"], short)
    [row] = await house.store.rows("words")
    assert re.sub(r"ex membro \w+", "ex membro", row["text"]) == left
