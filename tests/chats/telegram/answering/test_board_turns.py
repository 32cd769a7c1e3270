"""Whose turn it is on a board of a group: told at once, also where the group's minute is full."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
import pytest_asyncio

from bot.chats.telegram.rate_limits import Limits
from bot.chats.telegram.sending.sender import Spot
from bot.hall.cards.card import Audience, Card, Drawn, DrawnPicture, Key, Span, Tone
from bot.hall.requests import Account, Later, Place, Reply
from bot.texts import Texts
from tests.chats.telegram.wire import ANNA, BRUNO, Stage, card, private
from tests.ladder.proving import proves

GROUP = Place("telegram", "-100", "Club", house="-100", house_title="Club")
CLOSED = (403, "Forbidden: bot can't initiate conversation with a user")


def board(text: str, *awaits: str, act: str = "Passo", table: int = 1, over: bool = False) -> Drawn:
    """A board of three words, with what else can be pressed, and whose turn it is."""
    words = tuple(Key(word, f"word {table} {place}") for place, word in enumerate(("topo", "luna", "mare")))
    acts = (Key(act, f"act {table}", "good"), Key("Altro", f"more {table}"))
    title = (Span(f"Tavolo {table}"),)
    if over:
        return Drawn(title, ((Span(text),),), buttons=((Key("Rivedi", f"walk {table}"),),))
    lines = ((Span(text),), (Span("Tempi: 7:00"),))
    return Drawn(title, lines, buttons=(words, acts), grid=True, awaits=awaits, short=(title, lines[0]))


async def steps(count: int = 1000) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


@pytest_asyncio.fixture
async def full() -> Stage:
    """A group that takes eight messages more in its minute: they are kept. Anna and Bruno play."""
    few = Limits((10_000, 1.0), (8, 60.0), (10_000, 1.0))
    stage = await Stage(limits=few, sleep=lambda _: steps(100), address="https://t.me/araldo_bot").open()
    stage.hall.people = {name: Account("telegram", str(one["id"]), name) for name, one in _PEOPLE.items()}
    return stage


_PEOPLE: dict[str, dict[str, Any]] = {"Anna": ANNA, "Bruno": BRUNO}


async def tells(stage: Stage, drawn: Drawn, message: int = 50) -> frozenset[str]:
    """The house changes the board's card in the group."""
    told: frozenset[str] = frozenset()
    try:
        told = await stage.turns.told(GROUP, Spot(-100), message, drawn)
    except Later:
        told = frozenset(("put off",))
    await steps()
    return told


def said(stage: Stage, chat: int, *methods: str) -> Sequence[dict[str, Any]]:
    """What was said, or changed, in a chat."""
    return [one for one in stage.wire.made(*(methods or ("sendMessage",))) if one["chat_id"] == chat]


async def test_whose_turn_it_is_has_the_board_in_private_where_the_group_is_full(full: Stage) -> None:
    assert await tells(full, board("sfera 2", "Anna")) == {"put off"}
    (copy,) = said(full, 11)
    assert copy["text"].splitlines()[:2] == ["Tavolo 1", "sfera 2"]
    assert copy["text"].endswith("Il gruppo è al suo limite di messaggi: gioca pure da qui, vale lo stesso.")
    assert [len(row) for row in copy["reply_markup"]["inline_keyboard"]] == [3, 2]
    assert said(full, -100, "sendMessage", "editMessageText") == []


async def test_what_is_pressed_there_is_pressed_in_the_group_and_told_over_the_chat(full: Stage) -> None:
    await tells(full, board("sfera 2", "Anna"))
    drawn, word = card("È un vostro agente!"), Card(audience=Audience.MEMBER, needless=True)
    full.hall.answer = lambda request: Reply(request.id, drawn, Audience.MEMBER, card=word)
    markup = said(full, 11)[0]["reply_markup"]
    await full.presses("word 1 0", number=full.wire.last, chat=private(ANNA), reply_markup=markup)
    assert full.hall.heard[-1].place.id == "-100"
    (alert,) = full.wire.made("answerCallbackQuery")
    assert (alert["text"], alert["show_alert"]) == ("È un vostro agente!", True)
    assert len(said(full, 11)) == 1


async def test_the_copy_stands_as_the_board_does_and_comes_below_at_ones_turn(full: Stage) -> None:
    await tells(full, board("sfera 2", "Anna"))
    first = full.wire.last
    await tells(full, board("sfera 2: topo trovato", "Anna"))
    await tells(full, board("tocca a Bruno", "Bruno"))
    assert [edit["message_id"] for edit in said(full, 11, "editMessageText")] == [first, first]
    await tells(full, board("tocca ad Anna", "Anna"))
    assert [one["message_id"] for one in full.wire.made("deleteMessage")] == [first]
    assert [one["text"].splitlines()[1] for one in said(full, 11)] == ["sfera 2", "tocca ad Anna"]
    assert [one["text"].splitlines()[1] for one in said(full, 12)] == ["tocca a Bruno"]


async def test_the_same_is_told_once(full: Stage) -> None:
    for _ in range(3):
        await tells(full, board("sfera 2", "Anna"))
    assert len(said(full, 11)) == 1
    assert said(full, 11, "editMessageText") == []


async def test_a_hand_that_is_over_is_over_in_the_copies_too_and_waits_for_nothing(full: Stage) -> None:
    await tells(full, board("sfera 2", "Anna"))
    assert "put off" not in await tells(full, board("Mano agli Orsi", over=True))
    (edit,) = said(full, 11, "editMessageText")
    assert edit["text"] == "Tavolo 1\nMano agli Orsi"
    assert all(not value for value in full.memory.held.values() if ":turn:" in value)
    await tells(full, board("Altro", over=True))
    assert len(said(full, 11, "editMessageText")) == 1


@pytest.mark.parametrize(("group", "waits"), [(8, True), (9, False)])
async def test_the_last_eight_messages_of_a_minute_are_kept_for_who_is_told_so(group: int, waits: bool) -> None:
    stage = await Stage(limits=Limits((10_000, 1.0), (group, 60.0), (10_000, 1.0)), sleep=lambda _: steps(100)).open()
    stage.hall.people = {"Anna": Account("telegram", "11", "Anna")}
    try:
        await stage.turns.told(GROUP, Spot(-100), 50, board("sfera 2", "Anna"))
    except Later as later:
        assert later.seconds == 5.0
    assert bool(said(stage, 11)) is waits


async def test_in_private_nobody_is_told_whose_turn_it_is(full: Stage) -> None:
    assert await full.turns.told(Place("telegram", "11"), Spot(11), 50, board("sfera 2", "Anna")) == frozenset()
    assert full.wire.calls == []


async def test_whose_private_chat_is_full_reads_it_in_the_group_s_message(full: Stage) -> None:
    full.outbox.line(11).closed_until = full.outbox.clock() + 20
    assert await tells(full, board("sfera 2", "Anna")) == {"put off"}
    assert not said(full, 11) and said(full, -100)[0]["text"].endswith("A · Tavolo 1 · sfera 2")


async def test_whoever_has_blocked_us_since_has_no_copy_any_more(full: Stage) -> None:
    await tells(full, board("sfera 2", "Anna"))
    blocked = (403, "Forbidden: bot was blocked by the user")
    full.wire.fault("editMessageText", *blocked)
    full.wire.fault("sendMessage", *blocked)
    await tells(full, board("sfera 2: topo trovato", "Anna"))
    assert full.answerer.meanwhile.closed(11)
    assert all(not value for name, value in full.memory.held.items() if ":turn:11:" in name)


async def test_the_copy_of_a_board_that_is_a_picture_has_its_words(full: Stage) -> None:
    await tells(full, replace(board("sfera 2", "Anna"), picture=DrawnPicture("chart", {}, "griglia", "it")))
    assert "sfera 2" in said(full, 11)[0]["text"] and not full.wire.made("sendPhoto")


async def test_where_the_group_takes_more_the_board_alone_says_it() -> None:
    stage = await Stage().open()
    stage.hall.people = {"Anna": Account("telegram", "11", "Anna")}
    assert await tells(stage, board("sfera 2", "Anna")) == frozenset()
    assert stage.wire.made("sendMessage") == []


@proves("telegram", "turn-closed")
async def test_who_never_opened_the_private_chat_reads_it_in_the_groups_one_message_for_all_tables(full: Stage) -> None:
    full.wire.fault("sendMessage", *CLOSED)
    await tells(full, board("sfera 2", "Anna"))
    full.answerer.meanwhile.refused(12)
    await tells(full, board("vento 1", "Bruno", act="Indizio", table=2), message=60)
    news = said(full, -100, "sendMessage", "editMessageText")
    title, *lines = news[-1]["text"].splitlines()
    assert title == Texts().say("it", "telegram-turns-title")
    assert lines == ["A · Tavolo 1 · sfera 2", "B · Tavolo 2 · vento 1"]
    *rows, last = news[-1]["reply_markup"]["inline_keyboard"]
    assert last == [{"text": "In privato è subito", "url": "https://t.me/araldo_bot"}]
    assert [[(key["text"], key["callback_data"]) for key in row] for row in rows] == [
        [("A · Passo", "act 1"), ("B · Indizio", "act 2")]
    ]


async def test_what_stands_there_goes_once_the_board_says_it(full: Stage) -> None:
    full.answerer.meanwhile.refused(11)
    await tells(full, board("sfera 2", "Anna"))
    full.turns.stands(Spot(-100), 50)
    await steps()
    assert [one["chat_id"] for one in full.wire.made("deleteMessage")] == [-100]


async def test_what_is_asked_once_that_message_has_gone_is_asked_in_a_new_one(full: Stage) -> None:
    full.answerer.meanwhile.refused(11)
    for text in ("sfera 2", "vento 1"):
        await tells(full, board(text, "Anna"))
        full.turns.stands(Spot(-100), 50)
        await steps()
    _, second = said(full, -100)
    assert second["text"].endswith("A · Tavolo 1 · vento 1") and not said(full, -100, "editMessageText")


@proves("telegram", "turn-full")
async def test_where_no_letter_is_left_the_board_itself_says_it_and_calls_as_ever(full: Stage) -> None:
    for one in full.hall.people.values():
        full.answerer.meanwhile.refused(int(one.id))
    for number in range(26):
        await tells(full, board("sfera 2", "Anna", table=number), message=100 + number)
    assert await tells(full, board("sfera 2", "Anna", table=99), message=99) == frozenset()


async def test_after_a_restart_the_copies_are_kept_right(full: Stage) -> None:
    await tells(full, board("sfera 2", "Anna"))
    again = await Stage(full.memory).open()
    again.hall.people, again.wire.last = full.hall.people, full.wire.last
    await tells(again, replace(board("sfera 2: topo trovato", "Anna"), tone=Tone.GOOD))
    assert [one["chat_id"] for one in again.wire.made("deleteMessage")] == [11]
    assert [one["text"].splitlines()[1] for one in said(again, 11)] == ["sfera 2: topo trovato"]


def told(table: int = 1, tone: Tone = Tone.ASK) -> Drawn:
    """A board of which somebody has told something that anybody else there confirms."""
    title, said = (Span(f"Tavolo {table}"),), (Span("Inverno 1901, detto da Anna"),)
    answers = (Key("Confermo", f"yes {table}", "good"), Key("Non è così", f"no {table}", "bad"))
    buttons = (answers, (Key("Centri 1902", f"next {table}", "good"),))
    if tone is not Tone.ASK:
        return Drawn(title, (), buttons=buttons[1:], tone=tone)
    return Drawn(title, (said, (Span("Vale con un tocco"),)), buttons=buttons, tone=tone, short=(title, said))


async def test_what_several_tables_ask_of_anybody_there_is_one_message_and_opens_nobodys_chat(full: Stage) -> None:
    for table in (1, 2):
        assert await tells(full, told(table), message=table) == {"put off"}
    news = said(full, -100, "sendMessage", "editMessageText")
    title, *lines = news[-1]["text"].splitlines()
    assert title == Texts().say("it", "telegram-tables-ask-title")
    assert lines == [
        f"{letter} · Tavolo {table} · Inverno 1901, detto da Anna" for letter, table in (("A", 1), ("B", 2))
    ]
    keys = [key["text"] for row in news[-1]["reply_markup"]["inline_keyboard"] for key in row]
    assert keys == ["A · Confermo", "A · Non è così", "B · Confermo", "B · Non è così"]
    assert {one["chat_id"] for one in full.wire.made("sendMessage", "editMessageText")} == {-100}


async def test_what_they_ask_goes_once_it_is_answered_and_their_cards_leave_the_last_messages_to_others() -> None:
    stage = await Stage(limits=Limits((10_000, 1.0), (4, 60.0), (10_000, 1.0)), sleep=lambda _: steps(100)).open()
    assert await tells(stage, told()) == {"put off"}
    (sheet,) = said(stage, -100)
    assert await tells(stage, told(tone=Tone.PLAIN)) == {"put off"}
    assert [one["chat_id"] for one in stage.wire.made("deleteMessage")] == [-100]
    assert sheet["text"].startswith("Il gruppo è al suo limite di messaggi")


@pytest.mark.parametrize(("group", "waits"), [(5, True), (6, False)])
async def test_a_card_that_asks_no_more_leaves_four_messages_to_those_that_ask(group: int, waits: bool) -> None:
    stage = await Stage(limits=Limits((10_000, 1.0), (group, 60.0), (10_000, 1.0)), sleep=lambda _: steps(100)).open()
    assert await tells(stage, told()) == {"put off"} and len(said(stage, -100)) == 1
    assert (await tells(stage, told(tone=Tone.PLAIN)) == {"put off"}) is waits


async def test_where_the_group_takes_more_the_card_itself_asks() -> None:
    stage = await Stage().open()
    assert await tells(stage, told()) == frozenset()
    assert stage.wire.calls == []


@pytest.mark.parametrize("who", ["Ospite", "Discorde"])
async def test_who_has_no_account_there_is_told_nothing(full: Stage, who: str) -> None:
    full.hall.people["Discorde"] = Account("discord", "99", "Discorde")
    assert await tells(full, board("sfera 2", who)) == {"put off"}
    assert full.wire.calls == []
