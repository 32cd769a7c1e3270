"""Ties are settled in private, within their time."""

from __future__ import annotations

import re

import pytest

from bot.hall.cards.card import Audience
from tests.commands.daimon.contests.duels import against, contest, gives, sheet, tied
from tests.commands.daimon.evening import Evening
from tests.hall.house import words
from tests.hall.running.said.test_spent_buttons import Room, labels


async def test_a_tie_asks_those_tied_in_private(evening: Evening) -> None:
    one, other = evening.others
    told = await tied(evening)
    assert f"parità fra {one.name}, {other.name}" in told
    assert "Chi è in parità decide in segreto" in told
    asked = await evening.asks("", one, press="!contest-tie 1 1")
    assert asked.audience is Audience.MEMBER
    assert [[key.label for key in row] for row in asked.drawn.buttons] == [
        ["Rilancia 1", "Rilancia 2", "Rilancia 3", "Rilancia 4", "Rilancia 5"],
        ["Rilancia 6", "Rilancia 7"],
        ["Accetta lo stallo", "Cedi"],
    ]
    answered = await evening.alone("", one, press="!contest-escalate 1 1 3")
    assert answered.splitlines()[:2] == ["Risposta registrata", "Rilancia 3"]
    assert f"{one.name} ha risposto\nSi aspetta: {other.name}" in await evening.house.heralded()
    marked = await evening.keys("", one, press="!contest-tie 1 1")
    assert "✓ Rilancia 3" in marked
    told = await evening.room("", other, press="!contest-settle 1 1")
    assert f"vince {one.name}" in told
    assert f"{one.name} rilancia (3): non si tira nessun dado" in told
    assert f"{other.name} accetta lo stallo" in told


async def test_an_escalation_shows_its_dice(evening: Evening) -> None:
    one, other = evening.others
    await tied(evening)
    await evening.alone("", one, press="!contest-escalate 1 1 3")
    told = await evening.room("", other, press="!contest-escalate 1 1 1")
    assert re.search(rf"\d\. {one.name}: \d \d \d → ", told)
    assert re.search(r"Puntata 3, .*: Riserva 7 → [46]", told)


async def test_a_stalemate_that_stands_can_serve_somebody_and_be_followed_by_another_strategy(
    evening: Evening,
) -> None:
    one, other = evening.others
    await tied(evening)
    await evening.alone("", one, press="!contest-settle 1 1")
    room = Room(evening.house)
    card, stands = await room.says("", other, press="!contest-settle 1 1")
    assert f"stallo fra {one.name}, {other.name}" in words(stands.drawn)
    keys = {key.label: key.id for row in stands.drawn.buttons for key in row}
    told = await evening.room("", evening.master, press=keys[f"Ci guadagna {one.name}"])
    assert f"Dallo stallo ci guadagna {one.name}, dice {evening.master.name}" in told
    await room.edits()
    assert f"{one.name} contro {other.name}" in await evening.room("", other, press=keys["Cambio di strategia"])
    assert not any(label.startswith("Ci guadagna") for label in labels((await room.edits())[card]))


async def test_once_a_tie_is_won_nobody_is_offered_as_whom_it_serves(evening: Evening) -> None:
    one, other = evening.others
    await contest(evening)
    await gives(evening, one, "d0")
    room = Room(evening.house)
    card, tie = await room.says("", other, press="!contest-give 1 d0")
    assert any(label.startswith("Ci guadagna") for label in labels(tie.drawn))
    await evening.alone("", one, press="!contest-settle 1 1")
    await evening.room("", other, press="!contest-yield 1 1")
    assert not any(label.startswith("Ci guadagna") for label in labels((await room.edits())[card]))


async def test_nobody_is_offered_as_whom_a_stalemate_serves_where_everybody_is_in_it(evening: Evening) -> None:
    one, other = evening.others
    await evening.room(f'/confronto "@{one.name} @{other.name} @{evening.master.name}"', one)
    for player in (one, other):
        await gives(evening, player, "d0")
    tie = await evening.asks("", evening.master, press="!contest-give 1 d0")
    assert "parità fra" in words(tie.drawn) and "Rilancia 1" in labels(tie.drawn)
    assert not any(label.startswith("Ci guadagna") for label in labels(tie.drawn))


@pytest.mark.parametrize(
    ("claim", "named"), [("apower.smedicine", "Potenza con Medicina"), ("apower", "Potenza da sola")]
)
async def test_a_strategy_that_led_to_a_stalemate_is_named_and_refused(
    evening: Evening, claim: str, named: str
) -> None:
    one, other = evening.others
    for who in (one, other):
        made = await sheet(evening, who)
        made.skills["medicine"], made.attributes["power"] = 0, 0  # no dice: a tie
    await contest(evening)
    await gives(evening, one, claim)
    await gives(evening, other, claim)
    await evening.alone("", one, press="!contest-settle 1 1")
    await evening.room("", other, press="!contest-settle 1 1")
    told = await evening.room(f"/confronto {against(evening)}", one)
    assert f"{one.name} deve cambiare strategia: non vale più {named}" in told
    refused = await evening.alone("", one, press=f"!contest-give 2 {claim}")
    assert refused.startswith("L'hai già tentato in questo modo")


async def test_silence_yields_when_the_time_of_a_tie_is_over(evening: Evening) -> None:
    one, other = evening.others
    await tied(evening)
    told = await evening.room("", evening.master, press="!contest-wait 1 5")
    assert "chi tace cede" in told
    await evening.alone("", one, press="!contest-settle 1 1")
    house = await evening.house.restarted()
    house.now += 5 * 60
    await house.clock.tick()
    told = "\n".join(await house.heralded())
    assert f"vince {one.name}" in told
    assert f"{other.name} non ha risposto: cede" in told


async def test_a_lone_die_is_needed_to_escalate(evening: Evening) -> None:
    await tied(evening)
    told = await evening.alone("", evening.others[0], press="!contest-escalate 1 1 0")
    assert told.startswith("Per rilanciare punta almeno un dado")


@pytest.mark.parametrize("alone", [True, False])
async def test_the_private_question_goes_with_what_comes_of_it_and_the_rooms_card_stays(
    evening: Evening, *, alone: bool
) -> None:
    one, other = evening.others
    await tied(evening)
    await evening.alone("", one, press="!contest-settle 1 1")
    told = await evening.asks("", other, press="!contest-settle 1 1", handle={"pressed": "1", "hidden": alone})
    assert told.audience is Audience.ROOM
    assert told.drawn.replaces is alone
