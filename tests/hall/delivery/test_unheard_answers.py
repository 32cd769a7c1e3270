"""An answer that nobody is known to have heard is said again after a restart, once, as it stands by then."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from bot.hall.cards import as_json
from bot.hall.cards.card import Card, Mention, say
from bot.hall.requests import PATIENCE, Later, Notice, Place, Reply, Request, Unreachable
from bot.ladder.discord import LADDER
from bot.storage.contract import Drop, Trouble, Write
from bot.storage.stored import StoredNotice
from tests.hall.delivery.test_herald import notice, room_of
from tests.hall.house import ANNA, BRUNO, CARLA, CORNER, HALL, THREAD, House, private, words


async def test_an_answer_that_nobody_is_known_to_have_heard_is_said_after_a_restart(house: House) -> None:
    said = await house.said("/tira 5", handle={"token": "t"})
    house = await house.restarted()
    await house.herald.say_again()
    assert said in house.chat.words()
    assert house.chat.said[-1].handle == {"token": "t"}
    before = len(house.chat.said)
    house = await house.restarted()
    await house.herald.say_again()
    assert len(house.chat.said) == before


async def test_an_unheard_answer_that_was_edited_meanwhile_is_said_as_it_stands_now_and_calls_nobody(
    house: House,
) -> None:
    """A question was answered by who had it from elsewhere: asked only now, it would call for nothing."""
    said = await house.said("/tira 5", id="r1")
    room = await room_of(house)
    answer = await house.store.message("answer r1")
    assert answer is not None
    now = Card(say("journal-voided", line="now"), lines=(Mention(answer.person, ping=True),))
    edit = StoredNotice(
        "strike answer r1", as_json.dumps(now), house.now, room, due=house.now + 60, strikes="answer r1"
    )
    await house.store.write(Write(notices=[edit]))
    house = await house.restarted()
    await house.herald.say_again()
    (words,) = house.chat.words()
    assert words.startswith("now") and words != said
    assert not any(span.ping for line in house.chat.said[-1].drawn.lines for span in line)


async def test_an_acknowledged_answer_is_not_said_again(house: House) -> None:
    await house.said("/tira 5", id="r1")
    await house.hall.acknowledged("r1", {})
    house = await house.restarted()
    await house.herald.say_again()
    assert not [one for one in house.chat.words() if "Anna tira" in one]


async def test_an_answer_to_a_room_that_is_known_no_more_is_given_up(house: House) -> None:
    await house.said("/tira 5")
    await house.store.write(Write(changes=[Drop("rooms", {"id": await room_of(house)})]))
    house = await house.restarted()
    await house.herald.say_again()
    await house.store.write(Write())
    assert (house.chat.words(), await house.store.unanswered(house.now + 1)) == ([], [])


async def test_an_unheard_private_answer_with_closed_messages_waits_behind_a_button(house: House) -> None:
    await house.ask("/io lingua italiano", BRUNO, id="r1")
    house.chat.closed.add(BRUNO.id)
    house = await house.restarted()
    await house.herald.say_again()
    assert house.chat.words() == ["Bruno, ho una risposta solo per te."]


async def test_an_unheard_answer_that_cannot_be_said_now_is_said_at_the_next_look(house: House) -> None:
    await house.ask("/io lingua italiano", BRUNO, id="r1")
    house = await house.restarted()
    house.chat.failures += [Unreachable("closed"), Later(30)]
    await house.herald.say_again()
    assert house.chat.words() == []
    await house.herald.say_again()
    assert len(house.chat.words()) == 1


class Away:
    """A database that is away when it is asked how an answer was edited, the first time."""

    def __init__(self, store: Any) -> None:
        self._store, self._there = store, False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def edit_of(self, ref: str) -> str:
        if not self._there:
            self._there = True
            raise Trouble("unreachable")
        edited: str = await self._store.edit_of(ref)
        return edited


async def test_an_answer_that_could_not_be_looked_up_is_said_at_a_later_look(house: House) -> None:
    said = await house.said("/tira 5")
    house.store = Away(house.store)  # type: ignore[assignment]
    house = await house.restarted()
    with pytest.raises(Trouble):
        await house.herald.say_again()
    assert house.chat.words() == []
    house.now += PATIENCE
    await house.herald.say_again()
    assert house.chat.words() == [said]


async def test_a_bug_in_a_chat_at_one_answer_holds_up_no_other(house: House) -> None:
    await house.said("/tira 5", id="r1")
    said = await house.said("/tira 5", id="r2")
    house = await house.restarted()
    house.chat.failures.append(RuntimeError("bug"))
    await house.herald.say_again()
    assert house.chat.words()[-1] == said


async def test_an_answer_that_its_chat_gave_up_is_said_at_the_next_look(house: House) -> None:
    said = await house.said("/tira 5", id="r1")
    await house.herald.say_again()
    assert said not in house.chat.words()
    house.hall.unsaid("r1")
    await house.herald.say_again()
    assert house.chat.words() == [said]


async def test_an_answer_that_is_kept_for_its_room_is_not_said_besides(house: House) -> None:
    reply = await house.ask("/tira 5", id="r1")
    assert isinstance(reply, Reply)
    await house.hall.unheard(reply, Request("r1", ANNA, HALL, house.now, line="/tira 5"))
    house = await house.restarted()
    house.now += 61
    await house.heralded()
    await house.herald.say_again()
    assert house.chat.words() == [words(reply.drawn)]


async def test_an_answer_that_takes_long_to_say_again_holds_up_no_notice(house: House) -> None:
    await house.said("/tira 5")
    house = await house.restarted()
    await notice(house, "x", room=await room_of(house, CORNER))
    say_at_once, heard = house.chat.say, asyncio.Event()

    async def slow(said: Notice) -> Mapping[str, Any]:
        if said.handle is not None:
            await asyncio.Event().wait()
        heard.set()
        return await say_at_once(said)

    house.chat.say = slow  # type: ignore[method-assign]
    running = asyncio.create_task(house.herald.run())
    await asyncio.wait_for(heard.wait(), 5)
    running.cancel()


async def test_an_answer_that_its_chat_keeps_waiting_is_not_said_meanwhile(house: House) -> None:
    said = await house.said("/tira 5", patience=600.0)
    house.now += 599
    await house.herald.say_again()
    assert said not in house.chat.words()
    house.now += 1
    await house.herald.say_again()
    assert said in house.chat.words()


async def test_an_answer_in_a_thread_is_said_again_there(house: House) -> None:
    said = await house.said("/tira 5", where=THREAD)
    house = await house.restarted()
    await house.herald.say_again()
    place = house.chat.said[-1].place
    assert place is not None and house.chat.words() == [said]
    assert (place.id, place.parent, place.house, place.private) == (THREAD.id, THREAD.parent, THREAD.house, False)


@pytest.mark.parametrize(
    ("line", "where", "again"),
    [
        ("/roll 5", HALL, "Carla tira"),
        ("/roll 5", private(CARLA), "Carla rolls"),
        ("/me language english", HALL, "In private: English"),
    ],
    ids=["in the room", "in private", "for one alone"],
)
async def test_it_is_said_again_in_the_language_of_who_reads_it(
    house: House, line: str, where: Place, again: str
) -> None:
    said = await house.said(line, CARLA, where, id="r1")
    house = await house.restarted()
    await house.herald.say_again()
    assert house.chat.words() == [said] and said.startswith(again)
    place = house.chat.said[-1].place
    assert place is not None and place.private is where.private


@pytest.mark.parametrize(("age", "kept"), [(86_399, 1), (86_400, 0)])
async def test_for_a_room_that_takes_nothing_an_answer_is_kept_for_a_day(house: House, age: int, kept: int) -> None:
    await house.said("/tira 5")
    asked = house.now
    house = await house.restarted()
    house.now = asked + age
    house.chat.failures.append(Unreachable("Missing Permissions", LADDER.step("notice-barred")))
    await house.herald.say_again()
    assert len(await house.store.waiting(house.now + 3600)) == kept


async def test_what_a_private_chat_does_not_take_waits_there_behind_no_button(house: House) -> None:
    await house.ask("/io lingua italiano", BRUNO, private(BRUNO))
    house = await house.restarted()
    house.chat.failures.append(Unreachable("closed"))
    await house.herald.say_again()
    assert house.chat.words() == [] and not await house.store.rows("presses")
