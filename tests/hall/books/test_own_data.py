"""Everybody can have all that is kept of them, as a file: it holds nothing of anybody else, and nothing sealed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot import __version__
from bot.hall.books.book_files import FIRST
from bot.hall.cards.card import Audience, Card, say
from bot.hall.requests import Account, Reply
from tests.hall.house import ANNA, BRUNO, CARLA, House
from tests.hall.people.test_claims import EVA, claimed


async def data_of(house: House, who: Account) -> dict[str, Any]:
    key = (await house.keys("/io mostra", who))["I miei dati"]
    reply = await house.ask(who=who, press=key.id)
    assert isinstance(reply, Reply) and reply.audience is Audience.MEMBER
    [file] = reply.drawn.files
    data: dict[str, Any] = json.loads(file.content)
    return data


async def test_the_file_holds_accounts_rooms_words_and_what_the_member_did(house: House) -> None:
    await house.ask("/tira 5 nota:scappo")
    data = await data_of(house, ANNA)
    assert [account["name"] for account in data["accounts"]] == ["Anna"]
    assert [room["title"] for room in data["rooms"]] == ["Sala"]
    assert [word["text"] for word in data["words"]] == ["scappo"]
    [book] = data["books"]
    assert [entry["kind"] for entry in book["entries"]] == ["table.opened", "seal-set", "table.rolled"]


async def test_the_file_holds_nothing_of_anybody_else(house: House) -> None:
    # No id and no digest has capitals.
    await house.ask("/tira 5 nota:MIA")
    await house.ask("/tira 4 nota:SUA", BRUNO)
    bruno = (await house.people.meet(BRUNO)).id
    text = json.dumps(await data_of(house, ANNA))
    assert "MIA" in text and not any(other in text for other in ("SUA", "Bruno", bruno))


async def test_a_book_in_which_nothing_is_theirs_does_not_stand_in_it(house: House) -> None:
    await claimed(house)  # it stands in the club's own book
    await house.ask("/tira 5", EVA)
    assert all((await data_of(house, EVA))["books"])


async def test_the_file_holds_no_seed(house: House) -> None:
    await house.ask("/tira 5")
    [book] = await house.store.books()
    seeds = (await house.store.seeds(book.id)).values()
    data = json.dumps(await data_of(house, ANNA))
    assert not any(seed.hex() in data for seed in seeds)


async def test_what_was_done_under_another_account_is_there_once_they_are_one(house: House) -> None:
    await house.ask("/tira 5", BRUNO)
    code = (await house.said("/io collega", BRUNO)).split("/io collega ")[1].split()[0]
    await house.press((await house.keys(f"/io collega {code}"))["Sì, unisci"])
    assert len(next(iter((await data_of(house, ANNA))["books"]))["entries"]) == 3


@pytest.mark.parametrize("one", [ANNA, BRUNO], ids=["Anna", "Bruno"])
async def test_what_waits_for_one_is_theirs_under_another_account_too(house: House, one: Account) -> None:
    opens = await house.hall.keep_for((await house.people.meet(one)).id, Card(say("refused-nothing-to-undo")))
    code = (await house.said("/io collega", BRUNO)).split("/io collega ")[1].split()[0]
    await house.press((await house.keys(f"/io collega {code}"))["Sì, unisci"])
    for who in (ANNA, BRUNO):
        assert "per un'altra persona" not in (said := await house.said(press=opens, who=who)) and said
    assert "for somebody else" in await house.said(press=opens, who=CARLA)


def changed(who: Account, name: str) -> Account:
    return Account(who.platform, who.id, name, who.language, who.handle)


async def test_what_one_said_while_still_another_is_not_what_others_say(house: House) -> None:
    await house.ask("/tira 5 nota:Anna", BRUNO)
    former = (await house.people.meet(BRUNO)).id
    code = (await house.said("/io collega", BRUNO)).split("/io collega ")[1].split()[0]
    await house.press((await house.keys(f"/io collega {code}"))["Sì, unisci"])
    data = await data_of(house, ANNA)
    ids = {data["person"]["id"], *data["former"]}
    assert len(ids) == 2 and former in ids
    assert [word["text"] for word in data["words"]] == ["Anna"] and data["named_by_others"] == []


@pytest.mark.parametrize(
    ("name", "said", "found"),
    [("Io", "Io baro", 0), ("Ugo", "Ugo bara", 1), ("Ugo", "Ugolino bara", 0), ("Ugo", "bara solo ÙGO!", 1)],
    ids=["two letters are many words", "three are a name", "not in a longer word", "however it is spelled"],
)
async def test_one_is_named_by_others_where_their_very_name_stands(
    house: House, name: str, said: str, found: int
) -> None:
    who = Account("discord", "7", name, "it")
    await house.ask("/io mostra", who)
    await house.ask(f'/tira 3 nota:"{said}"', BRUNO)
    assert len((await data_of(house, who))["named_by_others"]) == found


async def test_the_file_holds_former_names_and_offices(house: House) -> None:
    await house.ask("/io mostra", ANNA)
    await house.ask("/club ruolo @Anna direttore", BRUNO, manages=True)
    data = await data_of(house, changed(ANNA, "Annetta"))
    assert data["person"]["name"] == "Annetta" and [row["name"] for row in data["names"]] == ["Anna"]
    assert len(data["roles"]) == 1 and data["format"] == FIRST and data["araldo"] == __version__
    assert data["rooms"] == [{"id": data["rooms"][0]["id"], "platform": "discord", "title": "Sala", "club": "Club"}]
