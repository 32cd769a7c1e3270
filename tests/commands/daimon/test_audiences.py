"""Whose eyes an answer is for: questions and secrets are for who asked alone, what has happened is for the room."""

from __future__ import annotations

import pytest

from tests.commands.daimon.evening import Evening
from tests.commands.daimon.fights.brawls import labelled
from tests.commands.daimon.making.maker import Maker
from tests.hall.house import ANNA


@pytest.fixture
async def brawl(armed: Evening) -> Evening:
    """Two players with characters who face three guards."""
    await armed.room("/scontro inizia Guardia avversari:3", armed.master)
    return armed


PUBLIC = ("/campagna mostra", "/riserva mostra", "/riserva prezzi", "/tecnologia elenco", "/tira 4 nota:salto")


@pytest.mark.parametrize("line", PUBLIC)
async def test_what_a_player_shows_or_does_is_for_the_room(evening: Evening, line: str) -> None:
    await evening.room(line, evening.others[0])


@pytest.mark.parametrize("line", ["/tira", "/eventi"])
async def test_what_a_player_chooses_or_reads_is_for_the_player(evening: Evening, line: str) -> None:
    await evening.alone(line, evening.others[0])


@pytest.mark.parametrize("line", ["/oracolo si-no", "/oracolo apertura"])
async def test_what_the_oracle_says_or_asks_is_for_the_master(evening: Evening, line: str) -> None:
    await evening.alone(line, evening.master)


@pytest.mark.parametrize("line", ['/eventi "Una cena"', "/scena fine", "/campagna avventura Altrove"])
async def test_what_the_master_does_is_for_the_room(evening: Evening, line: str) -> None:
    await evening.room(line, evening.master)


async def test_both_openings_of_an_adventure_are_for_the_master_and_differ(evening: Evening) -> None:
    keys = await evening.keys("/oracolo apertura", evening.master)
    assert len(keys) == 2
    for key in keys.values():
        assert evening.others[0].name not in await evening.alone("", evening.master, press=key.id)
    answers = (await evening.book()).oracle.answers.values()
    assert [answer.words[2].table for answer in answers] == ["event", "action"]


async def test_a_note_on_a_sealed_answer_is_for_the_master_and_on_an_open_one_for_all(evening: Evening) -> None:
    keys = await evening.keys("/oracolo si-no", evening.master)
    await evening.alone('/eventi "Mente" voce:1', evening.master)
    await evening.room("", evening.master, press=labelled(keys, "📣"))
    await evening.room('/eventi "Dice il vero" voce:1', evening.master)


async def test_a_vote_on_the_master_is_answered_to_who_votes(evening: Evening) -> None:
    keys = await evening.keys("/scena fine", evening.master)
    assert evening.others[0].name not in await evening.alone("", evening.others[0], press=keys["👍 Sì"].id)


async def test_the_questions_of_a_check_are_for_whom_they_ask(evening: Evening) -> None:
    player = evening.others[0]
    keys = await evening.keys(f"/prova {player.name} salto", evening.master)
    await evening.alone("", player, press=keys["Scegli i dadi"].id)
    targets = await evening.keys("", evening.master, press=keys["Target"].id)
    assert "3" in await evening.alone("", evening.master, press=labelled(targets, "3 ·"))
    assert "Ritira" in keys
    await evening.room("", evening.master, press=keys["Ritira"].id)


async def test_a_claimed_bonus_is_asked_of_the_master_alone(evening: Evening) -> None:
    player = evening.others[0]
    keys = await evening.keys(f"/prova {player.name} salto", evening.master)
    targets = await evening.keys("", evening.master, press=keys["Target"].id)
    await evening.room("/tira 4 bonus:2", player)
    asked = await evening.asks("", evening.master, press=labelled(targets, "3 ·"))
    assert asked.audience.value == "member"
    answers = {key.label: key for row in asked.drawn.buttons for key in row}
    assert "dal Master" not in await evening.room("", evening.master, press=answers["No"].id)


async def test_in_a_fight_the_questions_are_private_and_what_is_done_is_public(brawl: Evening) -> None:
    master, player = brawl.master, brawl.others[0]
    keys = await brawl.keys("/scontro mostra", master)
    await brawl.alone("", player, press=labelled(keys, "Attacca"))
    await brawl.alone("", player, press=keys["Mi arrendo"].id)
    await brawl.alone("", master, press=labelled(keys, "Difficoltà"))
    more = await brawl.keys("", master, press=keys["Master…"].id)
    assert len([label for label in more if "fugge" in label]) == 3
    await brawl.alone("", master, press=keys["Master…"].id)
    whom = await brawl.keys("", master, press=keys["Chi contro chi"].id)
    faced = await brawl.keys("", master, press=labelled(whom, player.name))
    await brawl.alone("", master, press=labelled(whom, player.name))
    await brawl.room("", master, press=labelled(faced, "Guardia"))
    await brawl.room("", master, press=labelled(more, "Guardia 3"))


async def test_an_aimed_shot_is_composed_and_judged_in_private(brawl: Evening) -> None:
    player = brawl.others[0]
    await brawl.room("/scontro fine", brawl.master)
    await brawl.alone("/scontro mira 1 1", player)
    keys = await brawl.keys("/scontro mira 1 1 dadi:5", player)
    await brawl.alone("", brawl.master, press=keys["Conferma o correggi"].id)


async def test_growth_is_asked_in_private_and_told_to_the_room(anna: Maker) -> None:
    evening = anna.evening
    await evening.room("/sheet set evo 5 player:@anna", evening.master)
    await evening.alone("/evolvi", ANNA)
    await evening.alone("/evolvi caratteristica", ANNA)
    await evening.room("/evolvi caratteristica Potenza", ANNA)
    await evening.room("/riserva spendi evoluzione", ANNA)


async def test_what_means_one_has_is_private_and_what_was_bought_is_public(anna: Maker) -> None:
    await anna.line("/scheda mostra")
    await anna.press("Risorse")
    assert anna.last is not None and anna.last.audience.value == "member"
    await anna.evening.room('/risorse compra richiesta "Pistola a noleggio"', ANNA)
    await anna.line('/risorse compra immediata "un coltello"')
    await anna.press("È un'arma")
    assert anna.last.audience.value == "member"


async def test_which_skill_a_new_one_belongs_to_is_asked_in_private(evening: Evening) -> None:
    await evening.alone("/scheda definisci abilita Magia", evening.master)
    await evening.room("/scheda definisci abilita Magia dettagli:Mira", evening.master)
