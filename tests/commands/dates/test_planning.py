"""/session plan in the house: who is reminded, where news of a date go, and what stands among a place's own events."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hall.cards.card import plain
from bot.hall.requests import Account, Form, Place, Reply
from tests.hall.house import ANNA, BRUNO, CARLA, HALL, House, opened, words

DAY = 86_400
PATIENCE = 60
"""After which buttons are taken away of what a press answers anew."""
LIST = Place("discord", "lista", "lista", house=HALL.house)


@pytest.fixture
async def house(tmp_path: Path) -> House:
    """A campaign of three in a place that has a list of events."""
    found = await opened(tmp_path)
    found.chat.events = True
    await found.ask("/campagna nuova Aria", ANNA, manages=True)
    for who in (BRUNO, CARLA):
        await found.ask("/campagna entra", who)
    return found


async def listed(house: House) -> list[tuple[str, list[str], float]]:
    """The events: their names, places and beginnings, in days from now."""
    await house.heralded()
    return [
        (plain(one.title), [*map(plain, one.lines)], one.happening.starts)
        for one in house.chat.listed.values()
        if one.happening is not None
    ]


async def test_a_date_stands_among_the_events_and_moves_there(house: House) -> None:
    await house.ask('/sessione programma quando:"17/1/2026 21:00" dove:"da Bruno"', BRUNO)
    [(name, where, starts)] = await listed(house)
    assert (name, where) == ("Aria", ["da Bruno"])
    [event] = house.chat.listed
    await house.ask('/sessione programma "18/1/2026 21:00"', CARLA)
    [(_, where, later)] = await listed(house)
    assert (where, later) == (["da Bruno"], starts + DAY)
    assert [*house.chat.listed] == [event], "it is the same event"


async def test_who_may_not_move_a_date_hears_so_at_the_press_and_fills_in_no_form(house: House) -> None:
    move = (await house.keys('/sessione programma "17/1/2026 21:00"', ANNA))["Sposta…"]
    stranger = await house.ask(press=move.id, who=Account("discord", "77", "Eva", "it", "eva"))
    assert isinstance(stranger, Reply)
    assert isinstance(await house.ask(press=move.id, who=BRUNO), Form)
    await house.ask("/sessione programma annulla:si", ANNA)
    assert isinstance(await house.ask(press=move.id, who=BRUNO), Reply), "there is no such date any more"


async def test_a_date_that_is_called_off_is_no_event_until_that_is_undone(house: House) -> None:
    await house.ask('/sessione programma "17/1/2026 21:00"', ANNA)
    before = await listed(house)
    await house.ask("/sessione programma annulla:si", ANNA)
    assert await listed(house) == []
    [yes] = (await house.keys("/annulla", ANNA, manages=True)).values()
    [confirm] = (await house.keys(press=yes.id, who=ANNA, manages=True)).values()
    await house.press(confirm, BRUNO)
    assert await listed(house) == before


async def test_a_planned_date_that_is_undone_is_no_event(house: House) -> None:
    await house.ask('/sessione programma "17/1/2026 21:00"', ANNA)
    assert len(await listed(house)) == 1
    [yes] = (await house.keys("/annulla", ANNA, manages=True)).values()
    [confirm] = (await house.keys(press=yes.id, who=ANNA, manages=True)).values()
    await house.press(confirm, BRUNO)
    assert await listed(house) == []


async def test_an_answer_undone_under_a_later_one_is_on_the_card_no_more_and_put_back_stands_beside_it(
    house: House,
) -> None:
    keys = await house.keys('/sessione programma "17/1/2026 21:00"', ANNA, id="plan")
    await house.hall.acknowledged("plan", {"message": 77})
    for who, id in ((BRUNO, "bruno"), (CARLA, "carla")):
        await house.ask(press=keys["Ci sono"].id, who=who, id=id)
        await house.hall.acknowledged(id, {"message": 77})
    await house.heralded()
    [yes] = (await house.keys("/annulla 9", ANNA, manages=True)).values()
    since = len(house.chat.said)
    undone = await house.keys(press=yes.id, who=ANNA, manages=True)
    await house.heralded()
    [shown] = [one for one in house.chat.said[since:] if one.edits == {"message": 77}]
    assert "C'è Carla\n" in words(shown.drawn)
    since = len(house.chat.said)
    await house.press(undone["Rimetti"], ANNA, manages=True)
    await house.heralded()
    [shown] = [one for one in house.chat.said[since:] if one.edits == {"message": 77}]
    assert "Ci sono Bruno e Carla" in words(shown.drawn) or "Ci sono Bruno, Carla" in words(shown.drawn)


async def test_where_a_chat_has_no_events_none_is_told_of(house: House) -> None:
    house.chat.events = False
    await house.ask('/sessione programma "17/1/2026 21:00"', ANNA)
    assert await listed(house) == []


async def test_the_reminder_is_one_message_and_private_only_for_who_wants_such_lines(house: House) -> None:
    keys = await house.keys('/sessione programma "17/1/2026 21:00"', ANNA)
    await house.press(keys["Ci sono"], BRUNO)
    await house.ask("/io avvisi si", CARLA)
    await house.heralded()
    house.now += 6 * DAY
    before = len(house.chat.said)
    await house.clock.tick()
    await house.heralded()
    new = house.chat.said[before:]
    [room] = [one for one in new if one.account is None]
    assert "ci siete? Anna, Carla" in words(room.drawn)
    assert {one.account.id for one in new if one.account is not None} == {CARLA.id}


async def reminded(house: House) -> None:
    """A date is planned, and its reminder is out: in the room, and in private to Carla."""
    await house.ask('/sessione programma "17/1/2026 21:00"', ANNA)
    await house.ask("/io avvisi si", CARLA)
    await house.heralded()
    house.now += 6 * DAY
    await house.clock.tick()
    assert len(await house.heralded()) == 2


async def reminders_edited(house: House, since: int) -> list[str]:
    """How the reminders read now that were edited since; Carla's Discord is English."""
    house.now += PATIENCE
    await house.heralded()
    edited = {str(one.edits): words(one.drawn) for one in house.chat.said[since:] if one.edits}
    return [said for said in edited.values() if "ci siete?" in said or "are you in?" in said]


async def test_a_reminder_is_struck_with_its_date_and_stands_again_with_it(house: House) -> None:
    await reminded(house)
    since = len(house.chat.said)
    [yes] = (await house.keys("/annulla", ANNA, manages=True)).values()
    [agree] = (await house.keys(press=yes.id, who=ANNA, manages=True)).values()
    undone = await house.keys(press=agree.id, who=BRUNO)
    struck = await reminders_edited(house, since)
    assert len(struck) == 2 and all(said.startswith(("Annullato", "Undone")) for said in struck)
    since = len(house.chat.said)
    [agree] = (await house.keys(press=undone["Rimetti"].id, who=ANNA, manages=True)).values()
    await house.press(agree, BRUNO)
    again = await reminders_edited(house, since)
    assert len(again) == 2 and not any(said.startswith(("Annullato", "Undone")) for said in again)


@pytest.mark.parametrize("line", ['/sessione programma "18/1/2026 21:00"', "/sessione programma annulla:si"])
async def test_a_reminder_of_a_date_that_is_moved_or_called_off_says_so(house: House, line: str) -> None:
    await reminded(house)
    since = len(house.chat.said)
    await house.ask(line, ANNA)
    corrected = await reminders_edited(house, since)
    assert len(corrected) == 2 and all(said.startswith(("Corretto", "Corrected")) for said in corrected)
    since = len(house.chat.said)
    [yes] = (await house.keys("/annulla", ANNA, manages=True)).values()
    [agree] = (await house.keys(press=yes.id, who=ANNA, manages=True)).values()
    await house.press(agree, BRUNO)
    again = await reminders_edited(house, since)
    assert len(again) == 2 and not any(said.startswith(("Corretto", "Corrected")) for said in again)


async def test_a_reminder_stays_where_an_answer_is_undone(house: House) -> None:
    await reminded(house)
    keys = await house.keys("/sessione programma", BRUNO)
    await house.press(keys["Ci sono"], BRUNO)
    await house.heralded()
    since = len(house.chat.said)
    [yes] = (await house.keys("/annulla", ANNA, manages=True)).values()
    assert "Anna ha annullato" in await house.press(yes, ANNA, manages=True)
    assert await reminders_edited(house, since) == []


async def test_the_same_date_is_not_reminded_twice(house: House) -> None:
    await house.ask('/sessione programma "17/1/2026 21:00"', ANNA)
    house.now += 6 * DAY
    await house.clock.tick()
    assert len(await house.heralded()) == 1
    house = await house.restarted()
    await house.clock.tick()
    assert await house.heralded() == []


async def test_the_club_hears_of_a_date_where_it_hears_of_sessions(house: House) -> None:
    await house.ask("/club avvisi sessioni", ANNA, LIST, manages=True)
    await house.ask('/sessione programma "17/1/2026 21:00"', BRUNO)
    assert await house.heralded() == ["Aria: ci si vede sabato 17/01/2026 21:00"], "who comes is seen in one place"
