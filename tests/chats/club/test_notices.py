"""What the hall says of its own accord: where it belongs, once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.hall.cards.card import Audience, Key
from bot.hall.requests import Account, Departed, Notice, Place, Unheard, Unreachable
from bot.ladder.steps import Rung
from tests.chats.club.house import House, drawn, words
from tests.ladder.proving import proves

pytestmark = pytest.mark.asyncio


def in_room(house: House, id: int, words: str) -> Notice:
    return Notice(id, drawn(words), place=Place("club", house.room))


def to_anna(house: House, id: int, words: str) -> Notice:
    account = Account("club", house.anna.id, "Anna")
    return Notice(id, drawn(words), account=account, audience=Audience.PRIVATE)


async def test_of_a_page_that_is_ours_all_is_known(house: House) -> None:
    there, anna = Place("club", house.room), Account("club", house.anna.id, "Anna")
    assert await house.chat.unheard() == Unheard() and await house.chat.take_away({})
    assert await house.chat.gone(there, [anna.id]) == Departed() and not house.chat.is_a_bots("anna_bot")
    named = await house.chat.members_named(there, ["Anna"], nothing)
    assert {"Anna", "Bruno"} <= {one.name for one in named.people} and not named.not_told
    assert [one.name for one in await house.chat.members_called(there, "AN")] == ["Anna"]
    assert [one.name for one in await house.chat.members(there, [anna.id, "m-nobody"])] == ["Anna"]


async def nothing(_: int) -> None: ...


async def test_a_notice_for_a_room_is_seen_by_everybody_there(house: House) -> None:
    await house.chat.say(in_room(house, 1, "turno 2"))

    assert await house.bruno.reads(house.room) == ["turno 2"]


async def test_what_no_longer_counts_leads_to_a_message_of_the_page(house: House) -> None:
    new = await house.chat.say(in_room(house, 1, "turno 2"))
    link = Key("Vedi", "", url=house.chat.link_to(None, new))
    await house.chat.say(replace(in_room(house, 2, "turno 1"), drawn=replace(drawn("turno 1"), buttons=((link,),))))
    shown = await house.anna.sees(house.room)
    assert shown[1]["card"]["buttons"][0][0]["url"] == f"#message-{shown[0]['id']}"


async def test_a_notice_for_a_person_comes_in_private(house: House) -> None:
    await house.chat.say(to_anna(house, 1, "tocca a te"))

    assert await house.anna.reads(house.private) == ["tocca a te"]
    assert await house.anna.reads(house.room) == []


async def test_the_same_notice_is_said_once(house: House) -> None:
    first = await house.chat.say(in_room(house, 1, "turno 2"))
    again = await house.chat.say(in_room(house, 1, "turno 2"))

    assert first == again
    assert await house.bruno.reads(house.room) == ["turno 2"]


async def test_a_correction_takes_the_place_of_what_it_corrects(house: House) -> None:
    became = await house.chat.say(in_room(house, 1, "turno 2"))

    await house.chat.say(replace(in_room(house, 2, "turno 3"), edits=became))

    assert await house.bruno.reads(house.room) == ["turno 3"]


async def test_an_answer_already_said_is_not_said_again_after_a_restart(house: House) -> None:
    house.front.reply("/roll", "4 successi")
    await house.anna.say(house.room, "/roll 5")
    handle = house.front.requests[0].handle

    await house.chat.say(replace(in_room(house, 1, "4 successi"), handle=handle))

    assert await house.anna.reads(house.room) == ["/roll 5", "4 successi"]


@pytest.mark.parametrize(
    ("audience", "room", "bruno", "private"),
    [
        (Audience.ROOM, ["/roll 5", "ecco"], ["/roll 5", "ecco"], []),
        (Audience.MEMBER, ["/roll 5", "ecco"], [], []),
        (Audience.PRIVATE, ["/roll 5"], [], ["ecco"]),
    ],
)
async def test_an_unsaid_answer_finds_its_reader(
    house: House, audience: Audience, room: list[str], bruno: list[str], private: list[str]
) -> None:
    def crash(_: object) -> None:
        raise RuntimeError("the house fell before it answered")

    house.front.answers["/roll"] = crash
    await house.anna.ask(
        "POST", "/api/say", json={"as": house.anna.id, "room": house.room, "id": "act-lost", "text": "/roll 5"}
    )
    handle = house.front.requests[0].handle

    became = await house.chat.say(
        Notice(1, drawn("ecco"), place=Place("club", house.room), handle=handle, audience=audience)
    )

    assert await house.anna.reads(house.room) == room
    there = house.private if audience is Audience.PRIVATE else house.room
    assert became == {"message": (await house.anna.sees(there))[-1]["id"]}
    assert await house.bruno.reads(house.room) == bruno
    assert await house.anna.reads(house.private) == private


async def test_in_a_private_conversation_nothing_is_marked_as_for_one_alone(house: House) -> None:
    house.front.reply("/mine", "ecco", audience=Audience.MEMBER)
    await house.anna.say(house.private, "/mine")
    handle = house.front.requests[0].handle
    unsaid = Notice(1, drawn("altro"), handle={**handle, "request": "club:other"}, audience=Audience.MEMBER)
    await house.chat.say(unsaid)
    seen = [(words(one), one["private"]) for one in await house.anna.sees(house.private)]
    assert seen == [("/mine", False), ("ecco", False), ("altro", False)]


async def test_an_answer_goes_to_the_room_where_it_was_asked_and_else_to_its_reader_before_any_place(
    house: House,
) -> None:
    anna, here = Account("club", house.anna.id, "Anna"), Place("club", house.room)
    handle = {"request": "club:lost", "room": house.room, "member": house.anna.id}
    await house.chat.say(Notice(1, drawn("in stanza"), account=anna, handle=handle))
    await house.chat.say(Notice(2, drawn("in privato"), account=anna, place=here))
    assert await house.anna.reads(house.room) == ["in stanza"]
    assert await house.anna.reads(house.private) == ["in privato"]


@proves("club", "room-gone")
async def test_a_room_that_is_gone_cannot_be_told(house: House) -> None:
    with pytest.raises(Unreachable) as refused:
        await house.chat.say(Notice(1, drawn("turno 2"), place=Place("club", "rgone")))
    assert refused.value.step is not None and refused.value.step.then is Rung.NOBODY


async def test_the_page_lacks_no_permission(house: House) -> None:
    assert await house.chat.lacks(Place("club", house.room)) == ()
