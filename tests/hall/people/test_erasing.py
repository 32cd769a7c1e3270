"""Being forgotten: nothing of a person stays on disk but an opaque id in the entries."""

import re
import sqlite3
from pathlib import Path

import pytest

from bot.hall.requests import Account, Reply
from tests.exported import head_of
from tests.hall.house import ANNA, BRUNO, ELSEWHERE, HALL, House, private
from tests.hall.people.test_claims import MARCO, claimed

UGO = Account("telegram", "200005222", "Ugolino Personale", "it", "ugolino")


def everything(database: Path) -> str:
    """All that stands in the database, as one text."""
    connection = sqlite3.connect(database)
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    rows = [row for table in tables for row in connection.execute(f"SELECT * FROM {table}")]
    connection.close()
    return "\n".join(map(str, rows))


async def test_nothing_is_left_of_who_was_forgotten(house: House, tmp_path: Path) -> None:
    await house.ask("/tira 3 nota:SEGRETISSIMA", UGO)
    await house.ask("/io mostra", UGO)
    await house.ask("/tira 2", UGO, private(UGO))
    keys = await house.keys("/io cancella", UGO)
    assert UGO.name in everything(next(tmp_path.rglob("*.db")))
    await house.press(keys["Sì, dimenticami"], UGO)
    left = everything(next(tmp_path.rglob("*.db")))
    for trace in (UGO.name, UGO.id, UGO.handle, "SEGRETISSIMA"):
        assert trace not in left


async def test_nothing_is_left_of_who_had_become_one_with_another(house: House, tmp_path: Path) -> None:
    await house.ask("/tira 3 nota:SEGRETISSIMA", UGO)
    code = (await house.said("/io collega", UGO, private(UGO))).split("/io collega ")[1].split()[0]
    await house.press((await house.keys(f"/io collega {code}", ANNA))["Sì, unisci"], ANNA)
    await house.ask("/tira 1", UGO)
    keys = await house.keys("/io cancella", ANNA)
    await house.press(keys["Sì, dimenticami"], ANNA)
    left = everything(next(tmp_path.rglob("*.db")))
    for trace in (UGO.name, UGO.id, "SEGRETISSIMA", "'Anna'"):
        assert trace not in left


@pytest.mark.parametrize(
    "line",
    [
        "/codice new NOME-DI-TUTTI",
        "/diplomacy new NOME-DI-TUTTI",
        "/gdr new NOME-DI-TUTTI",
        "/campaign new NOME-DI-TUTTI",
        "/mito settings year name:NOME-DI-TUTTI",
    ],
)
async def test_what_many_play_at_keeps_its_name(house: House, tmp_path: Path, line: str) -> None:
    await house.ask(line, manages=True)
    keys = await house.keys("/io cancella", ANNA)
    await house.press(keys["Sì, dimenticami"], ANNA)
    assert "NOME-DI-TUTTI" in everything(next(tmp_path.rglob("*.db")))


async def test_the_results_stay_under_a_pseudonym(house: House) -> None:
    await house.ask("/tira 3", UGO)
    keys = await house.keys("/io cancella", UGO)
    await house.press(keys["Sì, dimenticami"], UGO)
    assert "ex membro" in await house.said("/diario", ANNA, HALL)


async def test_in_an_export_the_forgotten_have_no_name(house: House) -> None:
    await house.ask("/tira 3", UGO)
    await house.ask("/tira 3", ANNA)
    keys = await house.keys("/io cancella", UGO)
    await house.press(keys["Sì, dimenticami"], UGO)
    reply = await house.ask("/esporta", manages=True)
    assert isinstance(reply, Reply)
    [text] = [file.content.decode() for file in reply.drawn.files if file.name.endswith(".jsonl")]
    assert sorted(head_of(text)["people"].values()) == ["", "Anna"]


async def test_nobody_is_made_a_guest_by_any_name_that_the_forgotten_had(house: House) -> None:
    await house.ask("/tira 3", ANNA)
    twin = Account("telegram", "71", "Annuccia Bellissima", "it", "annuccia")
    await house.ask("/tira 3", twin)
    code = (await house.said("/io collega", ANNA, private(ANNA))).split("/io collega ")[1].split()[0]
    await house.press((await house.keys(f"/io collega {code}", twin))["Sì, unisci"], twin)
    keys = await house.keys("/io cancella", ANNA)
    await house.press(keys["Sì, dimenticami"], ANNA)
    for name in ("Anna", "Annuccia Bellissima", "annuccia"):
        assert "ha chiesto di essere dimenticato" in await house.said(f'/mito partita @+Zeno @"{name}"', BRUNO)
    assert "Anna" in await house.said("/mito partita @bruno @+Anna", BRUNO), "somebody else may be called so"


async def test_a_club_knows_them_by_one_pseudonym_as_the_guest_they_were_too(house: House) -> None:
    key, _ = await claimed(house)
    await house.ask("/tira 2", MARCO)
    await house.ask('/tira 2 nota:"contro @Marco"', BRUNO)
    await house.press(key, BRUNO)
    await house.press((await house.keys("/io cancella", MARCO))["Sì, dimenticami"], MARCO)
    books = ("club", "mito", "tavolo")
    said = " ".join([await house.said(f"/diario 10 registro:{book}", manages=True) for book in books])
    assert len({*re.findall(r"ex membro (\w+)", said)}) == 1, said


async def test_two_clubs_know_them_by_two_which_tell_nobody_that_they_are_one(house: House) -> None:
    for place in (HALL, ELSEWHERE):
        await house.ask("/tira 3", UGO, place)
        await house.ask('/tira 2 nota:"per Ugolino Personale"', ANNA, place)
    await house.press((await house.keys("/io cancella", UGO))["Sì, dimenticami"], UGO)
    signs = [{*re.findall(r"ex membro (\w+)", await house.said("/diario 9", ANNA, one))} for one in (HALL, ELSEWHERE)]
    assert [len(one) for one in signs] == [1, 1] and signs[0] != signs[1], "in what others wrote, too"


async def test_who_comes_back_is_somebody_else_also_where_others_named_them_before_they_spoke(house: House) -> None:
    named = (await house.people.known(UGO)).id
    await house.ask("/tira 3", UGO)
    assert (await house.people.meet(UGO)).id == named
    keys = await house.keys("/io cancella", UGO)
    await house.press(keys["Sì, dimenticami"], UGO)
    assert (await house.people.known(UGO)).id != named
    assert (await house.people.meet(UGO)).id != named
