"""News of one book that are one message where messages are few, and what becomes of a part of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from bot.hall.cards import as_json
from bot.hall.cards.card import Button, Card, Drawn, DrawnTable, Key, Span, Table, Tone, say
from bot.hall.delivery.together import joined
from bot.hall.requests import Later, Notice
from bot.storage.contract import Write
from bot.storage.stored import StoredNotice
from tests.hall.delivery.test_herald import notice, room_of
from tests.hall.house import BRUNO, CORNER, HALL, House


def lines(said: str) -> list[str]:
    """The first letter of each line."""
    return [line[0] for line in said.split("\n") if line]


async def test_news_of_one_book_that_wait_where_messages_are_few_are_one_message(house: House) -> None:
    room, house.chat.gathers = await room_of(house), 2.0
    for text, book in (("1", "b1"), ("2", "b1"), ("3", "b2"), ("4", "b1"), ("5", "b1")):
        await notice(house, text, room=room, book=book)
    assert [lines(one) for one in await house.heralded()] == [["1", "2"], ["3"], ["4", "5"]]


async def test_one_message_holds_ten_news(house: House) -> None:
    room, house.chat.gathers = await room_of(house), 2.0
    for number in range(11):
        await notice(house, str(number), room=room, book="b1")
    assert [len(lines(one)) for one in await house.heralded()] == [10]
    house.now += 2
    assert [len(lines(one)) for one in await house.heralded()] == [1]


def test_of_news_that_are_one_message_each_keeps_its_words_and_keys_and_the_first_its_title() -> None:
    def line(text: str, style: str = "plain") -> tuple[Span, ...]:
        return (Span(text, style),)

    def key(label: str) -> tuple[Key, ...]:
        return (Key(label, label),)

    first = Drawn(line("one"), (line("a"),), tone=Tone.GOOD, foot=(line("head"),), buttons=(key("k"),))
    last = Drawn(line("three"), (), DrawnTable((), ()), foot=(line("head"), line("tail")), buttons=(key("l"),))
    one = joined([first, Drawn((), (line("b"),), tone=Tone.BAD), last])
    title = (*line("1 · "), *line("one"))
    assert (one.title, one.tone, one.table, one.foot) == (title, Tone.GOOD, last.table, last.foot)
    assert one.lines == (line("a"), (), line("b"), (), (*line("3 · ", "strong"), *line("three", "strong")))
    assert one.buttons == ((Key("k 1", "k"),), (Key("l 3", "l"),))
    assert joined([replace(first, buttons=()), last]).buttons == (key("l"),)


async def test_where_messages_are_few_what_is_new_comes_before_edits_that_take_old_buttons_away(house: House) -> None:
    room, house.chat.gathers = await room_of(house), 2.0
    await notice(house, "old", room=room, book="b1", key="old")
    await house.heralded()
    house.now += 5
    (old,) = await house.store.under("old")
    card = as_json.dumps(Card(say("struck-corrected-bare")))
    await house.store.write(Write(notices=[StoredNotice("s", card, house.now, room, strikes=old.ref)]))
    await notice(house, "results", room=room, book="b1")
    (first,) = await house.heralded()
    await notice(house, "tables", room=room, book="b1")
    house.now += 2
    (second,) = await house.heralded()
    house.now += 2
    assert first.startswith("results") and second.startswith("tables") and await house.heralded() == ["Corretto"]


@pytest.mark.parametrize(("after", "first"), [(299, "tables"), (300, "Corretto")])
async def test_an_edit_that_has_let_others_pass_for_five_minutes_comes_in_its_order(
    house: House, after: int, first: str
) -> None:
    room, house.chat.gathers = await room_of(house), 2.0
    await notice(house, "old", room=room, book="b1", key="old")
    await house.heralded()
    (old,) = await house.store.under("old")
    card = as_json.dumps(Card(say("struck-corrected-bare")))
    await house.store.write(Write(notices=[StoredNotice("s", card, house.now, room, strikes=old.ref)]))
    house.now += after
    await notice(house, "tables", room=room, book="b1")
    said = await house.heralded()
    house.now += 2
    said += await house.heralded()
    assert len(said) == 2 and said[0].startswith(first)


async def test_where_messages_cost_nothing_each_news_is_its_own(house: House) -> None:
    room = await room_of(house)
    for text in ("1", "2"):
        await notice(house, text, room=room, book="b1")
    assert len(await house.heralded()) == 2


async def test_news_are_said_at_once_and_only_what_follows_waits_a_moment_for_company(house: House) -> None:
    room, other, house.chat.gathers = await room_of(house), await room_of(house, CORNER), 2.0
    await notice(house, "1", room=room, book="b1")
    assert len(await house.heralded()) == 1
    for text in ("2", "3"):
        await notice(house, text, room=room, book="b1")
    await notice(house, "elsewhere", room=other, book="b1")
    assert [lines(one) for one in await house.heralded()] == [["e"]]
    house.now += 2
    assert [lines(one) for one in await house.heralded()] == [["2", "3"]]


async def test_only_the_last_of_one_message_has_buttons(house: House) -> None:
    room, house.chat.gathers = await room_of(house), 2.0
    for text in ("1", "2", "3", "4"):
        rows = ((Button(say("private-open"), "/help"),),) if text in "24" else ()
        card = as_json.dumps(Card(say("journal-voided", line=text), buttons=rows))
        await house.store.write(Write(notices=[StoredNotice("", card, house.now, room, "", "b1")]))
    assert [lines(one) for one in await house.heralded()] == [["1", "2"], ["3", "4"]]
    assert all(one.drawn.buttons for one in house.chat.said)


async def together(house: House, *texts: str) -> str:
    """News that are one message, each with itself as its key; gives their room."""
    room, house.chat.gathers = await room_of(house), 2.0
    for text in texts:
        await notice(house, text, key=text[0], room=room, book="b1")
    await house.heralded()
    return room


async def changed(house: House, room: str, text: str) -> str:
    """What the room reads once a part of a message was told otherwise."""
    house.now += 2
    await notice(house, text, key=text[0], room=room, book="b1")
    (said,) = await house.heralded()
    last = house.chat.said[-1]
    assert (last.edits or {}).get("message") == 1 and last.place is not None and last.place.id == HALL.id
    return said


async def test_changes_of_parts_of_two_messages_are_two_edits(house: House) -> None:
    say_so, numbers = house.chat.say, count(1)

    async def as_telegram(notice: Notice) -> Mapping[str, Any]:
        await say_so(notice)
        return {"chat": -100, "messages": (notice.edits or {}).get("messages") or [next(numbers)]}

    house.chat.say = as_telegram  # type: ignore[method-assign]
    for texts in (("1 old", "2 old"), ("3 old", "4 old")):
        room = await together(house, *texts)
        house.now += 60
    for text in ("1 new", "3 new"):
        await notice(house, text, key=text[0], room=room, book="b1")
    assert [lines(one) for one in await house.heralded()] == [["1", "2"], ["3", "4"]]
    assert [(one.edits or {}).get("messages") for one in house.chat.said[-2:]] == [[1], [2]]


async def test_a_change_of_a_part_of_a_message_leaves_the_others_as_they_are(house: House) -> None:
    room = await together(house, "1 old", "2 old", "3 old")
    first = await changed(house, room, "1 new")
    assert [line for line in first.split("\n") if line] == [
        "1 new — annullato",
        "2 old — annullato",
        "3 old — annullato",
    ]
    second = await changed(house, room, "2 new")
    assert "1 new" in second and "2 new" in second and "3 old" in second
    third = await changed(house, room, "1 last")
    assert "1 last" in third and "2 new" in third and "3 old" in third


async def test_a_part_that_is_struck_stays_among_the_others(house: House) -> None:
    await together(house, "1", "2")
    house.now += 2
    first, *_ = await house.store.under("1")
    card = as_json.dumps(Card(say("struck-corrected-bare")))
    await house.store.write(Write(notices=[StoredNotice("s", card, house.now, first.room, strikes=first.ref)]))
    (said,) = await house.heralded()
    assert "1 —" not in said and "2 — annullato" in said
    assert (house.chat.said[-1].edits or {}).get("message") == 1


async def test_a_change_that_the_others_leave_no_room_for_is_a_message_of_its_own(house: House) -> None:
    room = await together(house, "1", "2")
    house.now += 2
    card = as_json.dumps(Card(say("journal-voided", line="1"), buttons=((Button(say("private-open"), "/help"),),)))
    await house.store.write(Write(notices=[StoredNotice("1", card, house.now, room, "", "b1")]))
    assert [lines(one) for one in await house.heralded()] == [["1"]]
    assert house.chat.said[-1].edits is None


async def test_a_change_beside_words_that_were_forgotten_is_a_message_of_its_own(house: House) -> None:
    room = await together(house, "1", "2")
    house.now += 31 * 86_400
    await house.store.sweep(house.now)
    await notice(house, "1 bis", key="1", room=room, book="b1")
    await house.heralded()
    assert house.chat.said[-1].edits is None


async def test_news_of_no_book_and_what_one_person_alone_is_told_are_each_their_own(house: House) -> None:
    bruno = (await house.people.meet(BRUNO)).id
    room, house.chat.gathers = await room_of(house), 2.0
    for text in "12":
        await notice(house, text, room=room, person=bruno, book="b1")
    assert [lines(one) for one in await house.heralded()] == [["1"], ["2"]]
    for text in "34":
        await notice(house, text, room=room)
    assert [lines(one) for one in await house.heralded()] == [["3"], ["4"]], "the room was told nothing before"


async def test_news_that_cannot_be_said_now_wait_together(house: House) -> None:
    room, house.chat.gathers = await room_of(house), 2.0
    for text in "12":
        await notice(house, text, room=room, book="b1")
    house.chat.failures.append(Later(30))
    assert await house.heralded() == []
    house.now += 29
    assert await house.heralded() == []
    house.now += 1
    assert [lines(one) for one in await house.heralded()] == [["1", "2"]]


async def test_news_that_a_chat_cannot_say_in_one_message_are_said_one_by_one(house: House) -> None:
    room, house.chat.gathers = await room_of(house), 2.0
    for text in "12":
        await notice(house, text, room=room, book="b1")
    house.chat.failures.append(RuntimeError("bug"))
    assert [lines(one) for one in await house.heralded()] == [["1"], ["2"]]


@pytest.mark.parametrize(
    ("ends", "messages"),
    [
        ({"table": Table(("a",), (("b",),))}, 2),
        ({"buttons": ((Button(say("private-open"), "/help"),),)}, 2),
        ({"buttons": ((Button(say("private-open"), "/help"),),), "numbered": True}, 1),
    ],
    ids=["a table", "buttons", "buttons with a number"],
)
async def test_behind_what_must_stand_last_comes_another_message(
    house: House, ends: dict[str, Any], messages: int
) -> None:
    room, house.chat.gathers = await room_of(house), 2.0
    card = as_json.dumps(Card(say("journal-voided", line="1"), **ends))
    await house.store.write(Write(notices=[StoredNotice("", card, house.now, room, "", "b1")]))
    await notice(house, "2", room=room, book="b1")
    assert len(await house.heralded()) == messages


def test_links_alone_need_no_number() -> None:
    there, pressed = (
        Drawn((), (), buttons=((Key("there", "", url="https://x"),),)),
        Drawn((), (), buttons=((Key("k", "k"),),)),
    )
    assert joined([there, pressed]).buttons == (*there.buttons, *pressed.buttons)
