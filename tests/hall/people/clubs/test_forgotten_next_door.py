"""Who asks to be forgotten takes nothing from a club they are not in, whatever they were called."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.hall.requests import Account, File
from bot.storage.contract import Write
from bot.storage.stored import StoredRequest
from tests.hall.house import ANNA, ELSEWHERE, HALL, House

FILE = File("f.csv", b"data,vincitore,giocatore1,giocatore2\n2026-01-02 21:00,Anna,Anna,Marcoo\n")


def called(name: str) -> Account:
    return Account("discord", "900000001", name, "it", "lollo")  # no made id has an l or an o


async def forgotten(house: House, who: Account) -> None:
    sure = await house.keys("/io cancella", who, ELSEWHERE)
    assert "Fatto" in await house.press(sure["Sì, dimenticami"], who, ELSEWHERE)


async def asked(house: House) -> dict[str, str]:
    """The buttons of a question about a file, in the club next door to Marco's."""
    await house.ask("/mito partita @Anna @Bruno @Marco", ANNA)
    keys = await house.keys("/mito import", manages=True, file=FILE)
    return {label: key.id for label, key in keys.items()}


@pytest.mark.parametrize("name", ["Marco", "mito", "lines", "import", "doubts", "answers"])
async def test_no_question_next_door_loses_its_file_or_its_buttons(house: House, name: str) -> None:
    await house.ask("/tira 2", called(name), ELSEWHERE)
    keys = await asked(house)
    before = {table: await house.store.rows(table) for table in ("presses", "uploads", "passing")}
    answer = (await house.store.request("discord:2")) or None
    await forgotten(house, called(name))
    assert {table: await house.store.rows(table) for table in before} == before
    assert await house.store.request("discord:2") == answer
    assert "1 partita importata su 1" in await house.press(keys["Marco"], manages=True)


@pytest.mark.parametrize("name", ["Marco", "mito", "lines"])
async def test_no_news_next_door_stays_unsaid(house: House, name: str) -> None:
    await house.ask("/tira 2", called(name), ELSEWHERE)
    await house.ask("/mito partita @Anna @Bruno @Marco", ANNA)
    await house.ask("/tira 2", Account("discord", "77", "Marco", "it", "marco"))
    waiting = len(await house.store.waiting(house.now + 1))
    assert waiting
    await forgotten(house, called(name))
    assert len(await house.store.waiting(house.now + 1)) == waiting


@pytest.mark.parametrize("name", ["mito", "lines", "import", "doubts"])
async def test_no_name_takes_with_it_what_only_has_a_word_of_ours(house: House, name: str) -> None:
    keys = await asked(house)
    await house.ask("/tira 2", called(name))
    before = await house.store.rows("presses")
    sure = await house.keys("/io cancella", called(name))
    await house.press(sure["Sì, dimenticami"], called(name))
    assert [row for row in before if row not in await house.store.rows("presses")] == []
    assert "1 partita importata su 1" in await house.press(keys["Marco"], manages=True)


@pytest.mark.parametrize("platform", ["discord", "telegram"])
@pytest.mark.parametrize("typed", ["@Marco", "@marco", '@"Marco"'])
async def test_nobody_next_door_hears_that_one_of_that_name_asked_to_be_forgotten(
    house: House, platform: str, typed: str
) -> None:
    await house.ask("/tira 2", replace(called("Marco"), handle="marco"), ELSEWHERE)
    await forgotten(house, replace(called("Marco"), handle="marco"))
    anna, where = replace(ANNA, platform=platform), replace(HALL, platform=platform)
    assert "Partita 1: vince Anna" in await house.said(f"/mito partita @Anna {typed}", anna, where)
    other = Account(platform, "123", "Marco", "it", "marco")
    assert "Partita 2: vince Anna" in await house.said("/mito partita @Anna <@123>", anna, where, mentioned=(other,))
    games = b"data,vincitore,giocatore1\n2026-01-02 21:00,Anna,marco\n"
    assert "dimenticat" not in await house.said("/mito import", anna, where, manages=True, file=File("f.csv", games))


async def test_a_short_name_is_looked_for_where_it_is_a_name(house: House) -> None:
    rita, room = replace(called("Margherita"), handle="rita"), (await house.people.enter(HALL)).id
    await house.ask("/tira 2", rita)
    for id, told in (("named", '{"name":"rita"}'), ("mentioned", '"con @rita"'), ("other", '{"say":"inheritance"}')):
        await house.store.write(Write(StoredRequest(id, "p", room, house.now, told, "{}")))
    sure = await house.keys("/io cancella", rita)
    await house.press(sure["Sì, dimenticami"], rita)
    left = {id: (await house.store.request(id)) for id in ("named", "mentioned", "other")}
    assert [id for id, one in left.items() if one is not None and one.answer] == ["other"]
