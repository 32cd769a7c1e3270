"""Words for people hold no raw mention: who is known is named there, of anybody else it is said that it is somebody."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.hall.requests import Account, Form, Place
from bot.storage.contract import Put, Write
from tests.hall.house import ANNA, BRUNO, ELSEWHERE, HALL, House, private

BEA = Account("discord", "142913", "Bea", "it", "bea_99")
GROUP = Place("telegram", "-1", "Gruppo", house="-1", house_title="Gruppo")
UGO = Account("discord", "200005222", "Ugolino Personale", "it", "ugolinus")


async def forgotten(house: House, who: Account) -> None:
    keys = await house.keys("/io cancella", who)
    assert "Fatto" in await house.press(keys["Sì, dimenticami"], who)


async def test_whoever_is_mentioned_in_a_note_is_named_there(house: House) -> None:
    await house.ask("/io mostra", BEA)
    for mention in ("<@142913>", "<@!142913>"):
        assert "contro Bea," in await house.said(f'/tira 3 nota:"contro {mention}, da soli"')
    assert "contro Bea," in await house.said("/diario tavolo")


async def test_of_two_of_one_name_it_is_told_which_is_meant(house: House) -> None:
    for who in (BEA, Account("discord", "142914", "Bea", "it", "bea_00")):
        await house.ask("/io mostra", who)
    assert "contro Bea (bea_99)" in await house.said('/tira 3 nota:"contro <@142913>"')


@pytest.mark.parametrize("mention", ["<@502>", "<@!502>", "<@&502>", "<@p000000502x>"])
async def test_of_somebody_unknown_nothing_raw_is_shown(house: House, mention: str) -> None:
    assert "contro qualcuno" in await house.said(f'/tira 3 nota:"contro {mention}"')
    assert "Amici di qualcuno" in await house.said(f'/codice nuovo "Amici di {mention}"', manages=True)
    team = await house.said(f'/codice squadra "Soci di {mention}" @Anna @Bruno', manages=True)
    assert "Soci di qualcuno" in team
    assert not [row for row in await house.store.rows("people") if "502" in row["name"] or "qualcuno" in row["name"]]


async def test_who_is_in_another_club_alone_is_not_named_here(house: House) -> None:
    await house.ask("/io mostra", BEA, ELSEWHERE)
    assert "contro qualcuno" in await house.said('/tira 3 nota:"contro <@142913>"')


async def test_whoever_shares_no_club_cannot_be_named_in_private_by_a_number(house: House) -> None:
    await house.ask("/mito partita @Anna @Bruno")
    await house.ask("/io mostra", BEA, ELSEWHERE)
    said = await house.said("/mito giocatore <@142913>", ANNA, private(ANNA))
    assert "Bea" not in said and "non conosco nessuno" in said
    await house.ask("/aiuto", BRUNO)
    assert "Bruno" in await house.said("/mito giocatore <@2>", ANNA, private(ANNA))


async def test_who_enters_a_tournament_by_a_mention_has_a_name_there(house: House) -> None:
    await house.ask("/diplomazia nuovo Torneo", manages=True)
    assert "Anna" in (said := await house.said("/diplomazia giocatore <@1>")) and "<@" not in said
    await house.ask("/io mostra", BEA)
    assert "Bea" in (said := await house.said("/diplomazia giocatore <@142913>", manages=True)) and "<@" not in said


async def test_a_mention_names_nobody_who_asked_to_be_forgotten(house: House, tmp_path: Path) -> None:
    await house.ask("/tira 3", UGO)
    await forgotten(house, UGO)
    assert "contro qualcuno" in await house.said('/tira 3 nota:"contro <@200005222>"', mentioned=(UGO,))
    await house.store.settled()
    found = [file.name for file in tmp_path.rglob("*") if file.is_file() and UGO.name.encode() in file.read_bytes()]
    assert not found


async def test_mentions_that_stand_from_before_go_with_whoever_is_erased(house: House, tmp_path: Path) -> None:
    await house.ask("/tira 3", UGO)
    await house.ask('/tira 3 nota:"contro nessuno"')
    [words] = await house.store.rows("words", text="contro nessuno")
    text = f"contro <@{UGO.id}> e <@!{UGO.id}>"
    await house.store.write(Write(changes=[Put("words", {**words, "text": text})]))
    house = await house.restarted()
    await forgotten(house, UGO)
    said = await house.said("/diario tavolo")
    assert said.count("ex membro") >= 2 and UGO.id not in said
    assert not [file for file in tmp_path.rglob("*") if file.is_file() and UGO.id.encode() in file.read_bytes()]


@pytest.mark.parametrize("where", [HALL, GROUP], ids=["discord", "telegram"])
async def test_a_mention_of_nobody_known_is_no_guest(house: House, where: Place) -> None:
    who = replace(ANNA, platform=where.platform)
    for line in ("/mito partita @Anna <@502>", '/mito partita @Anna @+"<@502>"'):
        said = await house.said(line, who, where)
        assert "<@" not in said and "questa menzione" in said, said
    assert not await house.store.rows("guests")


async def test_a_form_filled_in_before_shows_no_raw_mention(house: House) -> None:
    await house.ask("/io mostra", BEA)
    form = await house.ask(press='?note!roll 3 note:"contro <@142913> e <@502>"')
    assert isinstance(form, Form) and form.fields[0].value == "contro @Bea e qualcuno"
