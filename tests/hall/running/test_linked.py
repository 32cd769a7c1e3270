"""What no longer counts is linked to what told the same anew: a correction, or the same thing given again."""

from __future__ import annotations

import math
from typing import Any

from bot.hall.cards import as_json
from bot.hall.cards.card import Card, Key, plain, say
from bot.hall.requests import Account, Later, Notice, Reply
from bot.storage.contract import Write
from bot.storage.stored import StoredNotice
from tests.hall.house import ANNA, BRUNO, CARLA, CORNER, HALL, House

NEW = "Quello che vale ora"


async def heard(house: House, number: int, line: str = "", who: Account = BRUNO, **more: Any) -> dict[str, Key]:
    """An answer that its chat said as the message of that number; gives its buttons."""
    id = f"answer:{number}"
    reply = await house.ask(line, who, id=id, **more)
    assert isinstance(reply, Reply), reply
    await house.hall.acknowledged(id, {"message": number})
    return {key.label: key for row in reply.drawn.buttons for key in row}


async def edits(house: House) -> dict[int, str]:
    """Where the herald's edits lead now, by the message that is edited."""
    since = len(house.chat.said)
    await house.heralded()
    return {one.edits["message"]: _link(one) for one in house.chat.said[since:] if one.edits}


def _link(notice: Notice) -> str:
    keys = [key for row in notice.drawn.buttons for key in row]
    assert [key.label for key in keys] in ([], [NEW])
    return keys[0].url if keys else ""


async def game(house: House) -> dict[str, Key]:
    """Bruno records a game of his with Carla, as message 70."""
    await house.ask("/aiuto", CARLA)
    return await heard(house, 70, "/mito partita @Bruno @Carla")


async def test_what_its_author_puts_right_leads_to_what_stands(house: House) -> None:
    keys = await game(house)
    values = {"players": "@Carla @Bruno", "risikometro": "", "when": ""}
    await heard(house, 71, press=keys["Correggi"].id, values=values)
    assert await edits(house) == {70: "https://discord/71"}


async def test_what_a_referee_corrects_leads_to_the_correction(house: House) -> None:
    await game(house)
    await heard(house, 71, "/mito correggi 1 @Carla @Bruno", ANNA, manages=True)
    assert await edits(house) == {70: "https://discord/71"}


async def test_what_is_undone_leads_nowhere_until_the_same_is_given_again(house: House) -> None:
    await game(house)
    undo = (await house.keys("/annulla mito", ANNA, manages=True))["Sì, annulla"]
    await heard(house, 71, press=undo.id, who=ANNA, manages=True)
    assert await edits(house) == {70: ""}
    await heard(house, 72, "/mito partita @Anna @Bruno")
    assert await edits(house) == {}, "another game is not this one"
    await heard(house, 73, "/mito partita @Carla @Bruno")
    assert await edits(house) == {70: "https://discord/73", 71: ""}, "nor is there anything to put back"
    await heard(house, 74, "/mito partita @Carla @Bruno")
    assert await edits(house) == {}


async def test_who_undid_it_is_named_when_somebody_else_gives_it_again(house: House) -> None:
    await game(house)
    undo = (await house.keys("/annulla mito", ANNA, manages=True))["Sì, annulla"]
    await house.press(undo, ANNA, manages=True)
    await edits(house)
    house = await house.restarted()
    await heard(house, 71, "/mito partita @Carla @Bruno")
    assert [words for words in await house.heralded() if words.startswith("Annullato da Anna · Partita 1")]


async def test_what_is_put_back_leads_nowhere(house: House) -> None:
    await game(house)
    undo = (await house.keys("/annulla mito", ANNA, manages=True))["Sì, annulla"]
    back = (await heard(house, 71, press=undo.id, who=ANNA, manages=True))["Rimetti"]
    await edits(house)
    await house.press(back, ANNA, manages=True)
    since = len(house.chat.said)
    await house.heralded()
    [again] = house.chat.said[since:]
    assert {key.label for row in again.drawn.buttons for key in row} >= {"Confermo", "Contesto", "Correggi", "Togli"}
    await heard(house, 72, "/mito partita @Carla @Bruno")
    assert await edits(house) == {}


async def test_a_link_waits_until_what_is_new_was_said(house: House) -> None:
    keys = await game(house)
    values = {"players": "@Carla @Bruno", "risikometro": "", "when": ""}
    await house.ask(who=BRUNO, press=keys["Correggi"].id, values=values, id="new")
    assert await edits(house) == {}
    assert await edits(house) == {}
    await house.hall.acknowledged("new", {"message": 71})
    assert await edits(house) == {70: "https://discord/71"}


async def test_a_link_that_waits_lets_pass_what_came_behind_it(house: House) -> None:
    keys = await game(house)
    values = {"players": "@Carla @Bruno", "risikometro": "", "when": ""}
    await house.ask(who=BRUNO, press=keys["Correggi"].id, values=values, id="new")
    room = await house.people.enter(HALL)
    behind = StoredNotice("", as_json.dumps(Card(say("help-title"))), house.now, room.id)
    await house.store.write(Write(notices=[behind]))
    house.chat.failures.append(Later(30))
    assert await edits(house) == {}
    assert [bool(one.strikes) for one in await house.store.waiting(math.inf)] == [False, True]


async def test_what_took_its_very_place_is_not_linked_whomever_it_called(house: House) -> None:
    keys = await game(house)
    values = {"players": "@Carla @Bruno", "risikometro": "", "when": ""}
    await house.ask(who=BRUNO, press=keys["Correggi"].id, values=values, id="new")
    await house.hall.acknowledged("new", {"message": 70, "calls": ["carla"]})
    assert await edits(house) == {}


async def test_an_answer_that_nobody_hears_keeps_nothing_from_being_struck(house: House) -> None:
    keys = await game(house)
    values = {"players": "@Carla @Bruno", "risikometro": "", "when": ""}
    await house.ask(who=BRUNO, press=keys["Correggi"].id, values=values, id="new")
    await edits(house)
    house.now += 61
    assert await edits(house) == {70: ""}


async def test_what_is_put_back_meanwhile_is_not_struck_by_what_waited_for_its_link(house: House) -> None:
    keys = await game(house)
    values = {"players": "@Carla @Bruno", "risikometro": "", "when": ""}
    await house.ask(who=BRUNO, press=keys["Correggi"].id, values=values, id="new")
    await edits(house)
    undo = (await house.keys("/annulla mito", ANNA, manages=True))["Sì, annulla"]
    await house.press(undo, ANNA, manages=True)
    await house.press((await house.keys("/annulla mito 2", ANNA, manages=True))["Rimetti"], ANNA, manages=True)
    await house.store.write(Write())
    house.now += 70
    since = len(house.chat.said)
    await house.heralded()
    about = [one for one in house.chat.said[since:] if one.edits and one.edits.get("message") == 70]
    assert len(about) == 1


async def test_a_correction_given_in_another_room_is_said_where_the_first_one_was(house: House) -> None:
    await game(house)
    await heard(house, 71, "/mito correggi 1 @Carla @Bruno", ANNA, where=CORNER, manages=True)
    since = len(house.chat.said)
    assert await edits(house) == {70: "https://discord/1"}
    here = [one for one in house.chat.said[since:] if one.place is not None and one.place.id == HALL.id]
    assert [plain(one.drawn.title) for one in here] == ["Partita 1 corretta", "Corretto · Partita 1: vince Bruno"]


async def test_what_another_room_heard_leads_to_what_it_hears_anew(house: House) -> None:
    await house.ask("/club avvisi metaclassifiche", ANNA, CORNER, manages=True)
    await game(house)
    await house.heralded()
    undo = (await house.keys("/annulla mito", ANNA, manages=True))["Sì, annulla"]
    await house.press(undo, ANNA, manages=True)
    assert await edits(house) == {1: "", 70: ""}
    await heard(house, 71, "/mito partita @Carla @Bruno")
    assert await edits(house) == {1: "https://discord/2", 70: "https://discord/71"}
