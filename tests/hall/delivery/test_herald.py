"""The herald says every notice: in order, once, again after failures, and privately only to whom it is for."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from bot.hall.cards import as_json
from bot.hall.cards.card import Audience, Card, Mention, say
from bot.hall.requests import HeldBack, Later, Notice, Place, Unreachable
from bot.storage.contract import Put, Write
from bot.storage.stored import StoredNotice, of_answer
from tests.hall.house import ANNA, BRUNO, CORNER, HALL, House, private


async def notice(
    house: House,
    text: str,
    *,
    key: str = "",
    room: str = "",
    person: str = "",
    audience: Audience = Audience.ROOM,
    book: str = "",
) -> None:
    """Let something be said."""
    card = as_json.dumps(Card(say("journal-voided", line=text), audience=audience))
    await house.store.write(Write(notices=[StoredNotice(key, card, house.now, room, person, book)]))


async def room_of(house: House, place: object = HALL) -> str:
    return (await house.people.enter(place)).id  # type: ignore[arg-type]


async def test_notices_of_a_room_are_said_in_their_order(house: House) -> None:
    room = await room_of(house)
    for number in range(5):
        await notice(house, str(number), room=room)
    assert [one[0] for one in await house.heralded()] == ["0", "1", "2", "3", "4"]
    assert await house.heralded() == []


async def test_what_could_not_be_said_holds_back_what_comes_after_it_there_alone(house: House) -> None:
    room, other = await room_of(house), await room_of(house, CORNER)
    await notice(house, "1", room=room)
    await notice(house, "2", room=room)
    house.chat.failures.append(Later(30))
    assert await house.heralded() == []
    await notice(house, "elsewhere", room=other)
    said = await house.heralded()
    assert [one for one in said if one.startswith("elsewhere")]
    house.now += 31
    await house.heralded()
    assert [one[0] for one in house.chat.words()] == ["e", "1", "2"]


@pytest.mark.parametrize("gathers", [None, 2.0], ids=["one by one", "together"])
async def test_an_edit_of_what_was_said_that_is_put_off_keeps_nothing_new_waiting(
    house: House, gathers: float | None
) -> None:
    """Discord takes few edits of messages older than an hour."""
    room, house.chat.gathers = await room_of(house), gathers
    await notice(house, "old", room=room, book="b1", key="old")
    await house.heralded()
    house.now += 2
    (old,) = await house.store.under("old")
    card = as_json.dumps(Card(say("struck-corrected-bare")))
    await house.store.write(Write(notices=[StoredNotice("s", card, house.now, room, strikes=old.ref)]))
    house.chat.failures.append(Later(30))
    assert await house.heralded() == []
    await notice(house, "tables", room=room, book="b1")
    house.now += 2
    (first,) = await house.heralded()
    house.now += 30
    assert first.startswith("tables") and await house.heralded() == ["Corretto"]


@pytest.mark.parametrize("again", [False, True], ids=["at once", "after a restart"])
async def test_a_card_that_is_kept_right_and_put_off_keeps_nothing_new_waiting(house: House, again: bool) -> None:
    """Of twelve tables in one group one's board is as urgent as another's."""
    room = await room_of(house)
    await notice(house, "board", key="play:1", room=room)
    await house.heralded()
    await notice(house, "board moved", key="play:1", room=room)
    house.chat.failures.append(Later(30))
    assert await house.heralded() == []
    if again:
        house = await house.restarted()
        await house.herald.recover()
    await notice(house, "tables", room=room)
    assert [one.split(" — ")[0] for one in await house.heralded()] == ["tables"]
    house.now += 31
    assert [one.split(" — ")[0] for one in await house.heralded()] == ["board moved"]
    assert house.chat.said[-1].edits == {"message": 1}


async def test_what_strikes_a_message_that_was_heard_calls_nobody_once_more(house: House) -> None:
    room, anna = await room_of(house), await house.people.meet(ANNA)
    card = as_json.dumps(Card(say("journal-voided", line=Mention(anna.id, ping=True))))
    await house.store.write(Write(notices=[StoredNotice("old", card, house.now, room)]))
    await house.heralded()
    (old,) = await house.store.under("old")
    await house.store.write(Write(notices=[StoredNotice("new", card, house.now, room, strikes=old.ref)]))
    await house.heralded()
    pings = [[span.ping for span in one.drawn.title if span.text == "Anna"] for one in house.chat.said]
    assert pings == [[True], [False]]


async def test_a_newer_notice_of_the_same_key_takes_the_place_of_one_not_yet_said(house: House) -> None:
    room = await room_of(house)
    await notice(house, "old", key="k", room=room)
    await notice(house, "new", key="k", room=room)
    assert await house.heralded() == ["new — annullato"]


async def test_a_newer_notice_of_the_same_key_edits_the_one_that_was_said(house: House) -> None:
    room = await room_of(house)
    await notice(house, "old", key="k", room=room)
    await house.heralded()
    await notice(house, "new", key="k", room=room)
    await house.heralded()
    assert house.chat.said[-1].edits == {"message": 1}


async def test_a_bug_in_a_chat_is_tried_again_and_given_up_at_last(house: House) -> None:
    await notice(house, "x", room=await room_of(house))
    house.chat.failures += [RuntimeError("bug")] * 20
    for _ in range(20):
        await house.heralded()
        house.now += 3600
    assert len(house.chat.failures) >= 10
    assert await house.store.waiting(house.now) == []


async def test_what_waits_outlives_a_restart_and_is_said_once(house: House) -> None:
    await notice(house, "x", room=await room_of(house))
    house = await house.restarted()
    assert await house.heralded() == ["x — annullato"]
    house = await house.restarted()
    assert await house.heralded() == []


async def test_what_a_private_chat_does_not_take_is_not_said_to_wait_there(house: House) -> None:
    room = await room_of(house, private(BRUNO))
    person = (await house.people.meet(BRUNO)).id
    house.chat.failures.append(Unreachable("closed"))
    await notice(house, "1", room=room, person=person, audience=Audience.MEMBER)
    assert await house.heralded() == [] and not await house.store.rows("presses")


async def test_a_private_notice_with_closed_messages_is_a_button_that_its_addressee_alone_opens(house: House) -> None:
    await house.ask("/aiuto", BRUNO)
    bruno = await house.people.meet(BRUNO)
    house.chat.closed.add(BRUNO.id)
    await notice(house, "secret", room=await room_of(house), person=bruno.id)
    said = await house.heralded()
    assert said == ["Bruno, ho una risposta solo per te."]
    key = house.chat.said[-1].drawn.buttons[0][0]
    assert "secret" not in await house.press(key, ANNA, manages=True)
    assert "secret" in await house.press(key, BRUNO)


async def test_a_button_of_which_the_room_can_be_told_later_opens_the_same_then(house: House) -> None:
    bruno = await house.people.meet(BRUNO)
    house.chat.failures += [Unreachable("closed"), Later(30)]
    await notice(house, "secret", room=await room_of(house), person=bruno.id)
    assert await house.heralded() == []
    house.chat.closed.add(BRUNO.id)
    house.now += 60
    assert len(await house.heralded()) == len(await house.store.rows("presses")) == 1


async def test_what_took_the_place_of_a_button_that_could_not_be_told_opens_itself(house: House) -> None:
    bruno, room = await house.people.meet(BRUNO), await room_of(house)
    house.chat.failures += [Unreachable("closed"), Later(30)]
    await notice(house, "first", key="turn", room=room, person=bruno.id)
    await house.heralded()
    house.chat.closed.add(BRUNO.id)
    house.now += 60
    await notice(house, "second", key="turn", room=room, person=bruno.id)
    assert await house.heralded() == ["Bruno, ho una risposta solo per te."]
    assert "second" in await house.press(house.chat.said[-1].drawn.buttons[0][0], BRUNO)


async def test_where_private_messages_are_held_back_the_answer_is_a_button_in_the_room(house: House) -> None:
    bruno = await house.people.meet(BRUNO)
    house.chat.failures.append(HeldBack(600))
    await notice(house, "secret", room=await room_of(house), person=bruno.id)
    assert await house.heralded() == ["Bruno, ho una risposta solo per te."]


async def test_what_is_for_private_messages_alone_is_never_given_up_and_holds_back_nothing(house: House) -> None:
    await house.ask("/io avvisi sì", BRUNO)
    bruno, room = await house.people.meet(BRUNO), await room_of(house)
    house.chat.closed.add(BRUNO.id)
    await notice(house, "alone", room=room, person=bruno.id, audience=Audience.PRIVATE)
    await notice(house, "turn", room=room, person=bruno.id)
    assert await house.heralded() == ["Bruno, ho una risposta solo per te."]
    for _ in range(3):
        house.now += 86_400
        assert await house.heralded() == []
    house.chat.closed.clear()
    house.now += 86_400
    assert await house.heralded() == ["alone — annullato"]
    house.now += 10 * 86_400
    assert await house.heralded() == []


async def test_what_was_refused_for_speed_alone_comes_when_it_may(house: House) -> None:
    await house.ask("/io avvisi sì", BRUNO)
    bruno = await house.people.meet(BRUNO)
    house.chat.failures.append(HeldBack(60))
    await notice(house, "alone", room=await room_of(house), person=bruno.id, audience=Audience.PRIVATE)
    assert await house.heralded() == []
    house.now += 61
    assert await house.heralded() == ["alone — annullato"]


async def test_a_private_notice_is_said_in_private_in_the_readers_language(house: House) -> None:
    await house.ask("/io lingua inglese", BRUNO)
    bruno = await house.people.meet(BRUNO)
    await notice(house, "x", room=await room_of(house), person=bruno.id)
    assert await house.heralded() == ["x — undone"]
    assert house.chat.said[-1].account is not None


async def test_what_was_put_off_holds_back_what_comes_after_it_there_also_after_a_restart(house: House) -> None:
    room, other = await room_of(house), await room_of(house, CORNER)
    await notice(house, "1", room=room)
    house.chat.failures.append(Later(30))
    await house.heralded()
    house = await house.restarted()
    await house.herald.recover()
    await notice(house, "2", room=room)
    await notice(house, "elsewhere", room=other)
    assert [one[0] for one in await house.heralded()] == ["e"]
    house.now += 31
    assert [one[0] for one in await house.heralded()] == ["1", "2"]


async def test_after_a_restart_a_room_waits_for_the_last_of_what_was_put_off_there(house: House) -> None:
    room = await room_of(house)
    card = as_json.dumps(Card(say("journal-voided", line="late")))
    put_off = [StoredNotice("", card, house.now, room, due=house.now + seconds, tries=1) for seconds in (60, 2)]
    await house.store.write(Write(notices=put_off))
    house = await house.restarted()
    await house.herald.recover()
    house.now += 30
    await notice(house, "new", room=room)
    assert await house.heralded() == []


async def test_a_room_that_is_gone_holds_up_nobody(house: House) -> None:
    await notice(house, "1", room=await room_of(house))
    house.chat.failures.append(Unreachable("gone"))
    await house.heralded()
    assert await house.store.waiting(house.now) == []


async def test_what_is_being_said_is_not_said_by_another_look(house: House) -> None:
    room = await room_of(house)
    await notice(house, "x", room=room)
    begun: list[Notice] = []
    said = asyncio.Event()

    async def slow(notice: Notice) -> Mapping[str, Any]:
        begun.append(notice)
        await said.wait()
        return {}

    house.chat.say = slow  # type: ignore[method-assign]
    for number in range(3):
        await house.herald.say_notices()
        await asyncio.sleep(0.01)
        await notice(house, str(number), room=room)
    assert len(begun) == 1
    said.set()
    await house.herald.stop()
    await house.herald.say_notices()
    await house.herald.stop()
    assert len(begun) == 4


async def test_a_new_seal_stands_on_the_card_of_its_first_roll_and_is_no_message_of_its_own(house: House) -> None:
    first, second = await house.said("/tira 5"), await house.said("/tira 5")
    assert "non ancora tagliato" in first and "tagliato" not in second
    assert house.chat.words() == []


async def test_where_the_seal_cannot_be_said_now_the_dice_are_answered_all_the_same(house: House) -> None:
    house.chat.failures.append(Later(30))
    assert "Anna" in await house.said("/tira 5")
    assert house.chat.words() == []


async def test_what_is_for_a_room_that_is_no_more_is_given_up(house: House) -> None:
    await notice(house, "x", room="r0gone")
    assert await house.heralded() == [] and await house.store.waiting(house.now + 9999) == []


async def test_what_is_for_a_platform_that_is_not_connected_waits_a_minute(house: House) -> None:
    there = Place("club", "1", "Sala", house="club")
    await notice(house, "x", room=await room_of(house, there))
    assert await house.heralded() == []
    (waiting,) = await house.store.waiting(house.now + 9999)
    assert waiting.due == house.now + 60


async def test_a_private_notice_that_nobody_can_be_told_is_given_up(house: House) -> None:
    person = await house.people.meet(BRUNO)
    house.chat.closed.add(BRUNO.id)
    await notice(house, "x", person=person.id, audience=Audience.MEMBER)
    assert await house.heralded() == [] and await house.store.waiting(house.now + 9999) == []


async def test_what_was_answered_in_private_is_edited_there_once_it_is_struck(house: House) -> None:
    await house.said("/tira 5", where=private(ANNA), id="roll", handle={"token": "t"})
    await house.hall.acknowledged("roll", {"message": 77})
    await house.store.write(Write())
    card = as_json.dumps(Card(say("journal-voided", line="1"), audience=Audience.MEMBER))
    anna = (await house.people.meet(ANNA)).id
    await house.store.write(Write(notices=[StoredNotice("", card, house.now, "", anna, strikes=of_answer("roll"))]))
    await house.heralded()
    said = house.chat.said[-1]
    assert (said.account and said.account.id, said.edits) == (ANNA.id, {"token": "t", "message": 77})


async def test_what_a_room_reads_already_is_not_edited(house: House) -> None:
    room = await room_of(house)
    for text in ("old", "old", "new"):
        await notice(house, text, key="k", room=room)
        await house.heralded()
    assert [one[:3] for one in house.chat.words()] == ["old", "new"]


@pytest.mark.parametrize(("heads", "place"), [((), {"message": 1}), (("1 · abcd",), None)], ids=["none", "one"])
async def test_no_head_that_is_forgotten_is_edited_away(
    house: House, heads: tuple[str, ...], place: dict[str, int] | None
) -> None:
    """What stands on a message of a month ago nobody knows any more."""
    room = await room_of(house)
    for text in ("old", "new"):
        card = as_json.dumps(Card(say("journal-voided", line=text), heads=heads))
        await house.store.write(Write(notices=[StoredNotice("k", card, house.now, room)]))
        await house.heralded()
        house.now += 31 * 86_400
        await house.store.sweep(house.now)
    assert [one.edits for one in house.chat.said] == [None, place]


async def test_who_is_on_two_platforms_is_told_on_that_of_the_room(house: House) -> None:
    group = Place("telegram", "-1", "Gruppo", house="-1")
    anna = (await house.people.meet(ANNA)).id
    other = (await house.people.meet(replace(ANNA, platform="telegram", id="71"))).id
    linked = Put("aliases", {"club": "", "old": other, "person": anna, "at": 0.0})
    await house.store.write(Write(changes=[linked]))
    house = await house.restarted()
    for where in (HALL, group):
        await notice(house, "x", room=await room_of(house, where), person=anna)
        await house.heralded()
    assert [len(house.chat.said), len(house.telegram.said)] == [1, 1]


async def test_in_private_namesakes_are_told_apart_in_the_club_whose_book_it_tells_of(house: House) -> None:
    await house.ask("/tira 3")
    await house.ask("/aiuto", replace(ANNA, id="80", handle="altra"))
    [book] = await house.store.books()
    anna, bruno = [(await house.people.meet(who)).id for who in (ANNA, BRUNO)]
    card = as_json.dumps(Card(say("journal-voided", line=Mention(anna))))
    await house.store.write(Write(notices=[StoredNotice("", card, house.now, "", bruno, book.id)]))
    assert await house.heralded() == ["Anna (anna) — annullato"]
