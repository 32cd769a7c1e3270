"""Everybody can have all that is kept of them, as a file: it holds nothing of anybody else, and nothing sealed."""

from __future__ import annotations

import json
from typing import Any

from bot.hall.cards.card import Audience
from bot.hall.requests import Account, Reply
from tests.hall.house import ANNA, BRUNO, House


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
