"""A member's data is all of it: every book they take part in, whoever wrote it and wherever they were seen."""

from __future__ import annotations

import json

from tests.hall.books.test_own_data import data_of
from tests.hall.house import ANNA, BRUNO, CARLA, CORNER, HALL, House


async def test_games_that_others_recorded_are_there(house: House) -> None:
    await house.ask("/io mostra", BRUNO, CORNER)
    await house.ask("/mito partita @Anna @bruno", ANNA, HALL)
    [book] = (await data_of(house, BRUNO))["books"]
    assert "mito.game-played" in [entry["kind"] for entry in book["entries"]]


async def test_closed_books_and_books_of_rooms_that_one_never_entered_are_there(house: House) -> None:
    await house.ask("/io mostra", BRUNO, CORNER)
    await house.ask("/codice nuovo Torneo", manages=True)
    await house.ask("/codice squadra Orsi @Anna @bruno", manages=True)
    await house.ask("/codice nuovo Altro", manages=True)
    assert "codice" in [book["kind"] for book in (await data_of(house, BRUNO))["books"]]


async def test_where_others_named_one_is_listed_without_their_words(house: House) -> None:
    await house.ask("/io mostra", BRUNO, CORNER)
    await house.ask('/tira 3 nota:"Bruno bara sempre"', CARLA, HALL)
    text = json.dumps(data := await data_of(house, BRUNO))
    [where] = data["named_by_others"]
    assert (where["kind"], where["room"]) == ("table", "Sala")
    assert "bara" not in text
    assert "Carla" not in text


async def test_nothing_of_who_only_played_along_is_there(house: House) -> None:
    await house.ask("/mito partita @Anna @bruno @carla")
    assert "bruno" not in json.dumps(await data_of(house, ANNA))
