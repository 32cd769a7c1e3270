"""A number of dice of somebody with a sheet: the Master sees it before the roll, and lets it count or not."""

from __future__ import annotations

import pytest

from tests.commands.daimon.contests.duels import contest
from tests.commands.daimon.evening import Evening
from tests.commands.daimon.fights.brawls import labelled
from tests.commands.daimon.heroes import sheet
from tests.hall.house import words


async def test_a_number_of_dice_is_shown_to_the_master_whose_target_confirms_it(evening: Evening) -> None:
    one, _ = evening.others
    await sheet(evening, one)
    keys = await evening.keys("/tira 9", one)
    asked = await evening.asks("", evening.master, press=keys["Target"].id)
    assert f"{one.name} propone 9 dadi, senza prenderli dalla scheda: fissando" in words(asked.drawn)
    told = await evening.room("", evening.master, press=asked.drawn.buttons[0][1].id)
    assert "9 dadi" in told and "ne servivano 2" in told


async def test_dice_that_the_question_did_not_show_are_shown_first(evening: Evening) -> None:
    one, _ = evening.others
    await sheet(evening, one)
    asking = await evening.keys(f"/prova {one.name} salto", evening.master)
    before = await evening.keys("", evening.master, press=asking["Target"].id)
    await evening.asks("/tira 40", one)
    shown = await evening.alone("", evening.master, press=labelled(before, "2 ·"))
    assert f"{one.name} propone 40 dadi" in shown
    assert (await evening.book()).checks.open[1].target is None


async def test_the_master_has_dice_chosen_from_the_sheet(evening: Evening) -> None:
    one, _ = evening.others
    await sheet(evening, one)
    await evening.asks(f"/prova @{one.name} target:2", evening.master, unseen=True)
    keys = await evening.keys("/tira 40", one)
    choice = await evening.keys("", evening.master, press=keys["Dadi proposti"].id)
    assert list(choice) == ["Sì, 40 dadi", "No, dalla scheda"]
    told = await evening.room("", evening.master, press=choice["No, dalla scheda"].id)
    assert f"{one.name}: i dadi si prendono dalla scheda" in told
    assert "No, dalla scheda" not in await evening.keys("", one, press="!check-dice 1")


async def test_dice_that_the_master_lets_count_are_rolled_where_nothing_else_is_missing(evening: Evening) -> None:
    one, _ = evening.others
    await sheet(evening, one)
    await evening.asks(f"/prova @{one.name} target:2", evening.master, unseen=True)
    keys = await evening.keys("/tira 12", one)
    choice = await evening.keys("", evening.master, press=keys["Dadi proposti"].id)
    told = await evening.room("", evening.master, press=choice["Sì, 12 dadi"].id)
    assert "ne servivano 2" in told and "12 dadi" in told


@pytest.mark.parametrize("line", ["/tira dadi:9 caratteristica:spirito", "/tira 9 abilita:Medicina"])
async def test_a_number_of_dice_and_an_attribute_together_are_refused(evening: Evening, line: str) -> None:
    assert (await evening.alone(line, evening.others[0])).startswith("O un numero di dadi, o la caratteristica")


async def test_in_a_contest_and_in_a_round_where_nobody_could_look_first_it_is_refused(evening: Evening) -> None:
    one, _ = evening.others
    await sheet(evening, one)
    await contest(evening)
    assert (await evening.alone("", one, press="!contest-give 1 d9")).startswith("Hai una scheda: qui i dadi vengono")
    await evening.room("/scontro inizia Guardia", evening.master)
    assert (await evening.alone("/scontro attacca 9", one)).startswith("Hai una scheda: qui i dadi vengono da lì")


async def test_who_has_no_sheet_yet_finishes_it_first_where_nobody_could_look(evening: Evening) -> None:
    one, other = evening.others
    await sheet(evening, one)
    await contest(evening)
    for asked in ("!contest-give 1 d40", "!contest-answer 1"):
        assert "prima finisci la tua con /scheda nuova" in await evening.alone("", other, press=asked)
    await evening.room("/scontro inizia Guardia", evening.master)
    assert "prima finisci la tua" in await evening.alone("/scontro attacca 40", other)


async def test_of_who_has_no_sheet_yet_the_master_sees_the_number_and_others_hear_whose_word_it_is(
    evening: Evening,
) -> None:
    one, other = evening.others
    await sheet(evening, one)
    await evening.asks(f"/prova @{other.name} target:2", evening.master, unseen=True)
    keys = await evening.keys("/tira 25", other)
    assert "Se i dadi proposti valgono lo dice il Master" in await evening.alone(
        "", one, press=keys["Dadi proposti"].id
    )
    assert "Sì, 25 dadi" in await evening.keys("", evening.master, press=keys["Dadi proposti"].id)


async def test_of_an_aimed_shot_the_master_sees_it_with_the_figures(evening: Evening) -> None:
    one, other = evening.others
    await sheet(evening, one)
    for who in (one, other):
        keys = await evening.keys("/scontro mira 1 2 dadi:12", who)
        asked = await evening.alone("", evening.master, press=next(key.id for key in keys.values()))
        assert "Dadi proposti, senza scheda: 12" in asked


async def test_a_pressed_button_that_nobody_drew_is_a_proposal_too(evening: Evening) -> None:
    one, _ = evening.others
    await sheet(evening, one)
    told = await evening.room("", one, press="!check-roll 0 d40.apower")
    assert "ha scelto dadi e puntata" in told
    keys = await evening.keys("", evening.master, press="!check-target 1")
    assert "No, dalla scheda" in keys
