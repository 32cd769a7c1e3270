"""Aimed shots at the table: the Master's figures, what may be claimed for them, and the buttons that make one."""

from __future__ import annotations

from bot.hall.requests import Form
from tests.commands.daimon.evening import Evening
from tests.commands.daimon.fights.brawls import labelled, put
from tests.hall.house import private, words
from tests.hall.running.said.test_spent_buttons import Room, labels


async def test_an_aimed_shot_waits_for_the_masters_figures(brawl: Evening) -> None:
    player = brawl.others[0]
    reply = await brawl.asks("/scontro mira 0 1 dadi:6 riserva:2", player)
    said, keys = words(reply.drawn), {key.label: key for row in reply.drawn.buttons for key in row}
    assert "Breve" in said and "Medio" in said
    figures = labelled(keys, "Conferma")
    assert "lo decide il Master" in await brawl.alone("", brawl.others[1], press=figures)
    question = await brawl.keys("", brawl.master, press=figures)
    question = await brawl.keys("", brawl.master, press=labelled(question, "Distanza 2"))
    said = await brawl.room("", brawl.master, press=labelled(question, "target 3"))
    assert "ne servivano 3" in said and "Lunga" in said and "Puntata 2" in said


async def test_a_shot_whose_faces_are_known_is_thought_better_of_with_a_reason_and_a_yes(brawl: Evening) -> None:
    player = brawl.others[0]
    keys = await brawl.keys("/scontro mira 0 1 dadi:6 riserva:2", player)
    question = await brawl.keys("", brawl.master, press=labelled(keys, "Conferma"))
    await brawl.room("", brawl.master, press=labelled(question, "target"))
    undo = await brawl.keys("/annulla campagna", brawl.master, manages=True)
    await brawl.asks("", brawl.master, press=labelled(undo, "Sì"), manages=True)
    form = await brawl.house.ask(press=labelled(keys, "Ci ripenso"), who=player)
    assert isinstance(form, Form)
    said = words((await brawl.asks("", player, press=form.press, values={"why": "si è arreso"})).drawn)
    assert "Facce note · motivo: si è arreso" in said and "Facce note · con il sì di" in said
    assert "facce note · motivo: si è arreso" in await brawl.room("/diario 5 campagna", player)


async def test_a_shot_that_was_taken_is_thought_better_of_no_more(brawl: Evening) -> None:
    room, player = Room(brawl.house), brawl.others[0]
    card, aimed = await room.says("/scontro mira 0 1 dadi:6", player)
    assert "Ci ripenso" in labels(aimed.drawn)
    keys = {key.label: key for row in aimed.drawn.buttons for key in row}
    question = await brawl.keys("", brawl.master, press=labelled(keys, "Conferma"))
    await brawl.room("", brawl.master, press=labelled(question, "target"))
    assert labels((await room.edits())[card]) == []


async def test_a_die_is_lent_to_an_aimed_shot_by_one_press_on_its_card_and_by_no_second_one(brawl: Evening) -> None:
    room, (first, second) = Room(brawl.house), brawl.others
    card, aimed = await room.says("/scontro mira 0 1 dadi:6", first)
    keys = {key.label: key for row in aimed.drawn.buttons for key in row}
    assert f"{second.name} presta un dado" in await brawl.room("", second, press=labelled(keys, "Presta un dado"))
    assert labels((await room.edits())[card]) == ["Conferma o correggi", "Ci ripenso"]


async def test_a_companion_lends_a_die_to_an_aimed_shot_and_in_a_contest(brawl: Evening) -> None:
    first, second = brawl.others
    keys = await brawl.keys("/scontro mira 0 1 caratteristica:potenza", first)
    await brawl.room(f"/assisti @{first.name}", second)
    question = await brawl.keys("", brawl.master, press=labelled(keys, "Conferma"))
    assert " + aiuto " in await brawl.room("", brawl.master, press=labelled(question, "target 1"))
    await put(brawl, brawl.master)
    await brawl.room(f'/confronto "@{brawl.master.name} @{first.name}"', second)
    await brawl.room(f"/assisti @{first.name}", second)
    await brawl.asks("/punta caratteristica:potenza", first, private(first))
    said = words((await brawl.asks("/punta caratteristica:potenza", brawl.master, private(brawl.master))).drawn)
    assert " + aiuto " in said and f"Il dado prestato da {second.name} è speso comunque" in said


async def test_class_and_trait_count_for_a_typed_shot(brawl: Evening) -> None:
    """Six dice counted at the table, and one each for the class and the trait that matter."""
    keys = await brawl.keys("/scontro mira 0 1 dadi:6 classe:si tratto:preciso", brawl.others[0])
    question = await brawl.keys("", brawl.master, press=labelled(keys, "Conferma"))
    said = await brawl.room("", brawl.master, press=labelled(question, "target 1"))
    assert "6 dadi · classe +1 · Preciso +1 = 8 dadi" in said


async def test_a_bonus_that_is_not_granted_for_a_shot_is_told(brawl: Evening) -> None:
    keys = await brawl.keys("/scontro mira 0 1 dadi:6 bonus:2", brawl.others[0])
    question = await brawl.keys("", brawl.master, press=labelled(keys, "Conferma"))
    question = await brawl.keys("", brawl.master, press=labelled(question, "Bonus 1"))
    said = await brawl.room("", brawl.master, press=labelled(question, "target 1"))
    assert "bonus +1" in said and "Bonus di +1 chiesto e non concesso" in said


async def test_an_aimed_shot_can_be_composed_with_buttons(brawl: Evening) -> None:
    player = brawl.others[0]
    keys = await brawl.keys("/scontro mira 1 2", player)
    keys = await brawl.keys("", player, press=labelled(keys, "Destrezza"))
    keys = await brawl.keys("", player, press=labelled(keys, "Pistola"))
    assert "prende la mira" in await brawl.room("", player, press=labelled(keys, "Mira"))
    keys = await brawl.keys("/scontro mostra", player)
    book = await brawl.book()
    assert next(iter(book.fights.shots.values())).worth == 1
