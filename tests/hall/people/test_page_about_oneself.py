"""The page about oneself: what is kept of the member, and one press each to change it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta
from itertools import count
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from bot.hall.cards.card import Key
from bot.hall.requests import Account, File, Form, Reply
from bot.storage.sqlite_store import SqliteStore
from tests.hall.house import ANNA, BRUNO, CARLA, ELSEWHERE, HALL, House, opened, private, words

PAGE = "Che cosa so di te"


async def pressed(house: House, label: str, where: str = "/io mostra") -> Reply:
    key = (await house.keys(where, BRUNO))[label]
    reply = await house.ask(who=BRUNO, press=key.id)
    assert isinstance(reply, Reply)
    return reply


@pytest.mark.parametrize(
    ("press", "now", "back"),
    [
        ("Accendi gli avvisi", "Avvisi in privato: sì", "Spegni gli avvisi"),
        ("Sugli schermi: iniziali", "solo le tue iniziali", "Sugli schermi: nome"),
    ],
)
async def test_a_press_changes_it_and_the_page_says_so_in_its_place(
    house: House, press: str, now: str, back: str
) -> None:
    before = await house.said("/io mostra", BRUNO)
    reply = await pressed(house, press)
    said, labels = words(reply.drawn), [key.label for row in reply.drawn.buttons for key in row]
    assert said.startswith(PAGE) and now in said and now not in before and reply.drawn.replaces
    assert back in labels and press not in labels
    assert words((await pressed(house, back)).drawn) == before


async def test_the_language_is_chosen_there_and_the_page_speaks_it(house: House) -> None:
    asked = await pressed(house, "Lingua")
    english = next(key for row in asked.drawn.buttons for key in row if key.label == "inglese")
    reply = await house.ask(who=BRUNO, press=english.id)
    assert isinstance(reply, Reply) and reply.drawn.replaces
    for said in (words(reply.drawn), await house.said("/me show", BRUNO)):
        assert said.startswith("What I know about you") and "English" in said, said


async def test_typed_it_is_answered_in_a_line(house: House) -> None:
    await house.ask("/aiuto", ANNA)
    assert await house.said("/io avvisi si", ANNA) == "Avvisi in privato: sì"


# --- the guests of a large club


def games(names: Sequence[str]) -> File:
    """A file of past games between so many people, two by two."""
    pairs = zip(names[::2], names[1::2], strict=True)
    days = (date(2024, 1, 1) + timedelta(days=number // 20) for number in count())
    lines = [
        f"{day} {number % 20:02}:00,{one},{one},{two}"
        for number, (day, (one, two)) in enumerate(zip(days, pairs, strict=False))
    ]
    return File("partite.csv", "\n".join(["data,vincitore,giocatore1,giocatore2", *lines]).encode())


async def offered(house: House, line: str = "/io mostra", **more: Any) -> dict[str, Key]:
    keys = await house.keys(line, BRUNO, **more)
    offers = ("Sono ", "Un altro", "Tutti gli", "Pagina")
    return {label: key for label, key in keys.items() if label.startswith(offers)}


async def test_of_many_guests_those_are_offered_who_are_called_like_the_member(house: House) -> None:
    names = [f"Aldo{number}" for number in range(10, 20)]
    await house.ask("/mito importa", ANNA, manages=True, file=games([*names, "Brunno", "Bruno Rossi"]))
    keys = await offered(house)
    assert [*keys] == ["Sono Brunno", "Sono Bruno Rossi", "Un altro nome…", "Tutti gli ospiti"]
    keys = await offered(house, "", press=keys["Tutti gli ospiti"].id)
    assert [*keys] == [*(f"Sono {name}" for name in names[:9]), "Pagina 2", "Un altro nome…"]
    keys = await offered(house, "", press=keys["Pagina 2"].id)
    assert [*keys] == [f"Sono {names[9]}", "Pagina 1", "Un altro nome…"]


async def test_of_many_guests_one_is_found_by_name(house: House) -> None:
    await house.ask("/mito importa", ANNA, manages=True, file=games([f"Aldo{number}" for number in range(10, 30)]))
    form = await house.ask(who=BRUNO, press=(await offered(house))["Un altro nome…"].id)
    assert isinstance(form, Form), "the name is typed"
    keys = await offered(house, "/io collega nome:aldo27")
    assert "sei Aldo27?" in await house.press(keys["Sono Aldo27"], BRUNO)
    assert "Nessun ospite qui si chiama «Zeno»" in await house.said("/io collega nome:Zeno", BRUNO)


async def test_in_a_clubs_room_no_guest_of_another_club_is_offered(house: House) -> None:
    await house.ask("/mito partita @Anna @Rocco", ANNA)
    await house.ask("/mito partita @Carla @Tino", CARLA, ELSEWHERE)
    for where in (HALL, ELSEWHERE):
        await house.ask("/aiuto", BRUNO, where)
    assert [*await offered(house)] == ["Sono Rocco"]
    assert [*await offered(house, where=ELSEWHERE)] == ["Sono Tino"]
    keys = await offered(house, where=private(BRUNO))
    assert {*keys} == {"Sono Rocco (Club)", "Sono Tino (Altro club)"}
    for name, label in (("Rocco", "Sono Rocco (Club)"), ("Tino", "Sono Tino (Altro club)")):
        assert f"sei {name}?" in (await house.press(keys[label], BRUNO, private(BRUNO)))


async def test_of_few_guests_all_are_offered_those_first_who_are_called_like_the_member(house: House) -> None:
    await house.ask("/mito importa", ANNA, manages=True, file=games(["Aldo", "Bruno Rossi"]))
    assert [*await offered(house)] == ["Sono Bruno Rossi", "Sono Aldo"]


async def work(house: House, line: str) -> tuple[int, int]:
    """How many functions are called for an answer, and how often the disk is read."""
    calls = reads = 0

    def called(frame: FrameType, event: str, arg: object) -> None:
        nonlocal calls, reads
        calls += event == "call"
        reads += event == "call" and frame.f_code is SqliteStore._rows.__code__

    sys.setprofile(called)
    try:
        await house.ask(line, ANNA, manages=True)
    finally:
        sys.setprofile(None)
    return calls, reads


@pytest.mark.evenings
@pytest.mark.parametrize("line", ["/io mostra", "/club persone"])
async def test_ten_times_as_many_guests_are_no_more_reads_and_not_much_more_than_ten_times_the_work(
    tmp_path: Path, line: str
) -> None:
    found = []
    for guests in (100, 1000):
        (tmp_path / str(guests)).mkdir()
        house = await opened(tmp_path / str(guests))
        names = [f"Nome {number}" for number in range(guests)]
        await house.ask("/mito importa", ANNA, manages=True, file=games(["Anna", "Bruno", *names]))
        found.append(await work(house, line))
        await house.store.close()
    (few, some_reads), (many, reads) = found
    assert reads <= some_reads and many < 15 * few


async def test_dice_rolled_in_several_rooms_are_one_line(house: House) -> None:
    await house.ask("/tira 5", BRUNO)
    await house.ask("/tira 5", BRUNO, replace(HALL, id="dado", title="Dadi"))
    assert (await house.said("/io mostra", BRUNO)).count("Tiri al tavolo") == 1


@pytest.mark.parametrize("word", ["dimenticami", "dimentica", "elimina", "delete", "forget", "cancella"])
async def test_the_words_that_come_to_mind_lead_to_being_forgotten(house: House, word: str) -> None:
    assert "Vuoi che ti dimentichi?" in await house.said(f"/io {word}", BRUNO)


async def test_who_has_nothing_in_the_books_reads_so(house: House) -> None:
    assert "Nei registri non hai ancora niente." in await house.said("/io mostra", ANNA)
    await house.ask("/tira 3", ANNA)
    assert "Nei registri ci sono i tuoi tiri" in await house.said("/io mostra", ANNA)


async def test_what_a_guest_was_called_is_no_text_of_who_they_were(house: House) -> None:
    await house.ask("/io mostra", BRUNO)
    await house.ask("/mito game @Anna @Bruno @Marco", ANNA)
    marco = Account("discord", "9", "Marco Rossi", "it", "marco")
    await house.ask("/io mostra", marco)
    await house.heralded()
    [yes] = [key for said in house.chat.said for row in said.drawn.buttons for key in row if key.style == "good"][-1:]
    assert "Marco" in await house.press(yes, BRUNO, manages=True)
    assert "Nessun tuo testo libero" in await house.said("/io mostra", marco)
