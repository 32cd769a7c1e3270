"""A member's data is all of it: every book they take part in, whoever wrote it and wherever they were seen."""

from __future__ import annotations

import json

from bot.hall.requests import Account, Place
from bot.storage.contract import Put, Write
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
    assert (where["kind"], where["room"]["title"], where["title"]) == ("table", "Sala", False)
    [line] = where["lines"]
    journal = (await house.said("/diario 20", CARLA, HALL)).splitlines()
    assert ["Bruno bara sempre" in one for one in journal if one.startswith(f"{line} · ")] == [True]
    assert "bara" not in text
    assert "Carla" not in text


async def test_a_book_that_is_called_after_one_is_listed_too(house: House) -> None:
    await house.ask("/io mostra", BRUNO, CORNER)
    await house.ask('/codice nuovo "Coppa Bruno"', manages=True)
    data = await data_of(house, BRUNO)
    [where] = data["named_by_others"]
    assert (where["kind"], where["room"]["title"], where["title"]) == ("codice", "Sala", True)
    assert where["room"]["club"] == "Club", "rooms of several clubs may have one name"
    assert "Coppa" not in json.dumps(data)


async def test_what_one_wrote_on_the_local_page_is_there_and_nobody_elses(house: House) -> None:
    member = Account("club", "m1", "Bruno", "it", "Bruno")
    await house.ask("/io mostra", member, Place("club", "r1", "Tavolo", house="club"))
    for id, author, text in (("g1", "m1", "ciao a tutti"), ("g2", "m2", "altro")):
        row = {"id": id, "room": "r1", "author": author, "at": 5.0, "body": json.dumps({"kind": "line", "text": text})}
        await house.store.write(Write(changes=[Put("page_messages", row)]))
    assert (await data_of(house, member))["messages"] == [{"at": 5.0, "text": "ciao a tutti"}]


async def test_nothing_of_who_only_played_along_is_there(house: House) -> None:
    await house.ask("/mito partita @Anna @bruno @carla")
    assert "bruno" not in json.dumps(await data_of(house, ANNA))


async def test_what_the_clubs_book_says_of_one_is_there_and_what_it_says_of_others_is_not(house: House) -> None:
    await house.ask("/io mostra", BRUNO)
    await house.ask("/mito partita @Anna @+Ugo @+Zita")
    ugo, zita = [(await house.named(name)).id for name in ("Ugo", "Zita")]
    bruno = (await house.people.meet(BRUNO)).id
    for line in (f"rename guest:<@{zita}> name:Zitella", f"rename guest:<@{ugo}> name:Ugone"):
        await house.press(f"!club {line}", CARLA, manages=True)
    await house.press(f"!club join old:<@{ugo}> into:<@{bruno}> sure:yes", CARLA, manages=True)
    [book] = [book for book in (await data_of(house, BRUNO))["books"] if book["kind"] == "club"]
    kinds = [entry["kind"] for entry in book["entries"]]
    assert kinds == ["club.first-name", "club.renamed", "club.joined"]
    assert book["room"] and zita not in json.dumps(book)


async def test_of_a_list_of_many_in_the_clubs_book_ones_own_part_is_there(house: House) -> None:
    await house.ask("/mito partita @Anna @+Ugo @+Zita")
    ugo, zita = [(await house.named(name)).id for name in ("Ugo", "Zita")]
    await house.turned_out(ugo, BRUNO)
    await house.turned_out(zita, CARLA)
    anna, carla = [(await house.people.meet(who)).id for who in (ANNA, CARLA)]
    await house.press(f"!club apart one:<@{anna}> other:<@{carla}>", CARLA, manages=True)
    [book] = [book for book in (await data_of(house, BRUNO))["books"] if book["kind"] == "club"]
    assert [entry["kind"] for entry in book["entries"]] == ["club.opened"]
    assert ugo in json.dumps(book) and zita not in json.dumps(book)
