"""A group's twenty messages a minute: calls first, pictures last, many made one, and questions kept out of a crowd."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.chats.telegram.drawing.drawing import glance
from bot.chats.telegram.rate_limits import Limits
from bot.chats.telegram.sending.outbox import Outbox
from bot.chats.telegram.sending.sender import Spot
from bot.hall.cards.card import Audience, Drawn, DrawnFile, Key, Span
from bot.hall.requests import Account, Form, FormField, Reply
from tests.chats.telegram.test_reading import TOO_LONG
from tests.chats.telegram.wire import ANNA, Stage, card, private
from tests.ladder.proving import proves

PEOPLE = [
    {"id": 20 + number, "is_bot": False, "first_name": f"P{number}", "language_code": "it"} for number in range(6)
]


# --- many made one


def pinging(stage: Stage, *who: str) -> Drawn:
    """A card that calls these people."""
    for number, name in enumerate(who, 90):
        stage.hall.people[name] = Account("telegram", str(number), name)
    return Drawn((), (tuple(Span(name, person=name, ping=True) for name in who),))


async def steps() -> None:
    """Let what others have begun go on, however slow the machine is."""
    for _ in range(100):
        await asyncio.sleep(0)


async def paced(group: int) -> tuple[Stage, list[float]]:
    """So many messages a minute to a group, and no waiting: how long would have been waited."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        await steps()

    return await Stage(limits=Limits((10_000, 1.0), (group, 60.0), (10_000, 1.0)), sleep=sleep).open(), waited


async def test_in_a_busy_group_several_who_are_called_by_edits_share_one_message() -> None:
    stage, waited = await paced(11)
    cards = [pinging(stage, name) for name in ("Anna", "Bruno", "Carla")]
    changes = [
        stage.sender.change(Spot(-100), ((number, "text"),), drawn, patient=True, called_before=frozenset())
        for number, drawn in enumerate(cards, 1)
    ]
    await asyncio.gather(*changes)
    (call,) = stage.wire.made("sendMessage")
    assert (
        call["text"] == "Anna Bruno Carla — qui sopra c'è una novità per voi."
        and 3.0 in waited
        and "reply_parameters" not in call
    )


async def test_in_a_quiet_group_a_call_is_said_at_once_below_what_it_is_for() -> None:
    stage, waited = await paced(20)
    await stage.sender.change(
        Spot(-100), ((5, "text"),), pinging(stage, "Anna"), patient=True, called_before=frozenset()
    )
    (call,) = stage.wire.made("sendMessage")
    assert call["reply_parameters"]["message_id"] == 5 and waited == []


async def test_who_is_called_where_a_press_was_answered_gets_a_message_of_its_own_once() -> None:
    """An edit notifies nobody; who pressed has seen it, and who was called for it lately looks at it."""
    stage, _ = await paced(20)
    drawn = pinging(stage, "Anna", "Bruno")
    for _ in range(2):
        await stage.sender.change(Spot(-100), ((5, "text"),), drawn, patient=True, by="90")
        await steps()
    (call,) = stage.wire.made("sendMessage")
    assert call["text"] == "Bruno — qui sopra c'è una novità per te." and call["reply_parameters"]["message_id"] == 5
    await stage.sender.change(Spot(-100), ((6, "text"),), pinging(stage, "Anna"), patient=True)
    await steps()
    assert len(stage.wire.made("sendMessage")) == 1, "of other changes it is not known"


async def test_of_two_changes_of_one_message_only_the_newer_is_made(stage: Stage) -> None:
    async with stage.outbox.talk(-100, patient=True):
        older = asyncio.create_task(stage.sender.change(Spot(-100), ((5, "text"),), card("0–1"), patient=True))
        newer = asyncio.create_task(stage.sender.change(Spot(-100), ((5, "text"),), card("0–2"), patient=True))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    assert await older == await newer
    assert [edit["text"] for edit in stage.wire.made("editMessageText")] == ["0–2"]


async def test_of_changes_that_wait_those_that_call_go_first_and_those_with_files_last(stage: Stage) -> None:
    files = Drawn((), ((Span("ecco"),),), files=(DrawnFile("coda.csv", b"a;b"),))
    async with stage.outbox.talk(-100, patient=True):
        changes = []
        for number, drawn in enumerate((files, card("0–1"), pinging(stage, "Anna")), 5):
            change = stage.sender.change(
                Spot(-100), ((number, "text"),), drawn, patient=True, called_before=frozenset()
            )
            changes.append(asyncio.create_task(change))
            await asyncio.sleep(0)
    await asyncio.gather(*changes)
    order = [data.get("message_id") if name == "editMessageText" else name for name, data in stage.wire.calls]
    assert [one for one in order if one in (6, 7, "sendDocument")] == [7, 6, "sendDocument"]


# --- a crowd


async def questions(group: int = 20) -> Stage:
    """A press asks a question that takes the card's place; what comes of it is recorded."""
    stage, _ = await paced(group)

    def answer(request: Any) -> Reply:
        stored = request.press == "record"
        text = "Registrata" if stored else f"{request.press}: come?"
        return Reply(request.id, card(text, replaces=True), Audience.ROOM, stored=stored, recorded=stored)

    stage.hall.answer = answer
    return stage


async def crowd(stage: Stage) -> None:
    """Several press there."""
    for person in PEOPLE[:4]:
        stage.crowd.pressed(-100, str(person["id"]))


async def taps(stage: Stage, data: str, **message: Any) -> None:
    """Anna presses a button that stands there."""
    keyboard = {"inline_keyboard": [[{"text": "Premi", "callback_data": data}]]}
    await stage.presses(data, reply_markup=keyboard, **message)


async def test_a_lone_table_is_asked_on_its_card() -> None:
    stage = await questions()
    await taps(stage, "won")
    assert stage.wire.made("editMessageText")[0]["chat_id"] == -100


async def test_in_a_crowd_a_question_goes_on_in_private_and_its_end_is_on_the_card_of_the_group() -> None:
    stage = await questions()
    await crowd(stage)
    await taps(stage, "won", number=77)
    (asked,) = stage.wire.made("sendMessage")
    assert (asked["chat_id"], asked["text"]) == (11, "won: come?") and stage.wire.made("editMessageText") == []
    await taps(stage, "how", number=1001, chat=private(ANNA))
    assert [(edit["chat_id"], edit["message_id"]) for edit in stage.wire.made("editMessageText")] == [(11, 1001)]
    await taps(stage, "record", number=1001, chat=private(ANNA))
    last = stage.wire.made("editMessageText")[-1]
    assert (last["chat_id"], last["message_id"], last["text"]) == (-100, 77, "Registrata")
    assert stage.wire.made("deleteMessage") == [{"chat_id": 11, "message_id": 1001}]
    assert stage.hall.heard[-1].place.id == "-100"
    assert [one.handle["pressed"] for one in stage.hall.heard] == [77, 77, 77], "the house leaves that card to it"


async def test_a_question_that_was_asked_anew_in_private_ends_on_the_card_of_the_group_too() -> None:
    stage = await questions()
    await crowd(stage)
    await taps(stage, "won", number=77)
    stage.wire.fault("editMessageText", 400, "Bad Request: message to edit not found")
    await taps(stage, "how", number=1001, chat=private(ANNA))
    anew = stage.wire.last
    assert anew > 1001
    await taps(stage, "record", number=anew, chat=private(ANNA))
    last = stage.wire.made("editMessageText")[-1]
    assert (last["chat_id"], last["message_id"], last["text"]) == (-100, 77, "Registrata")


NEVER_STARTED = "Forbidden: bot can't initiate conversation with a user"


@proves("telegram", "aside-closed")
async def test_who_never_opened_the_private_chat_is_led_there_in_a_crowd_and_asked_on() -> None:
    stage = await questions()
    await crowd(stage)
    stage.wire.fault("sendMessage", 403, NEVER_STARTED)
    await taps(stage, "won", number=77)
    (answer,) = stage.wire.made("answerCallbackQuery")
    began, _, payload = answer["url"].partition("=")
    assert began == "https://t.me/araldo_bot?start" and stage.wire.made("editMessageText") == []
    await stage.types(f"/start {payload}", chat=private(ANNA))
    asked = stage.wire.made("sendMessage")[-1]
    assert (asked["chat_id"], asked["text"]) == (11, "won: come?")
    await taps(stage, "record", number=stage.wire.last, chat=private(ANNA))
    last = stage.wire.made("editMessageText")[-1]
    assert (last["chat_id"], last["message_id"], last["text"]) == (-100, 77, "Registrata")


@proves("telegram", "aside-led")
async def test_who_was_led_there_and_presses_again_in_the_group_is_asked_on_its_card() -> None:
    stage = await questions()
    await crowd(stage)
    stage.wire.fault("sendMessage", 403, NEVER_STARTED)
    await taps(stage, "won")
    stage.now += 2
    await taps(stage, "won")
    assert [edit["chat_id"] for edit in stage.wire.made("editMessageText")] == [-100]


async def test_a_press_that_is_too_long_for_a_link_is_asked_on_in_the_group() -> None:
    stage = await questions()
    await crowd(stage)
    stage.wire.fault("sendMessage", 403, NEVER_STARTED)
    await taps(stage, TOO_LONG)
    assert stage.wire.made("editMessageText")[0]["chat_id"] == -100


async def test_where_a_group_takes_more_a_crowd_is_asked_on_its_cards() -> None:
    stage = await questions(600)
    await crowd(stage)
    await taps(stage, "won")
    assert stage.wire.made("editMessageText")[0]["chat_id"] == -100


async def test_what_was_recorded_is_told_at_once_where_its_card_has_to_wait() -> None:
    stage = await questions()
    async with stage.outbox.talk(-100, patient=True):
        waiting = asyncio.create_task(stage.sender.say(Spot(-100), card("prima"), patient=True))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        pressing = asyncio.create_task(taps(stage, "record"))
        for _ in range(50):
            await asyncio.sleep(0)
        assert stage.wire.made("answerCallbackQuery")[0]["text"].endswith("Registrata")
        assert stage.wire.made("editMessageText") == []
    await asyncio.gather(pressing, waiting)


@pytest.mark.parametrize("length", [10, 500])
def test_a_glance_fits_over_the_chat(length: int) -> None:
    assert len(glance(card("x" * length))) == min(length, 200)


def test_an_outbox_begins_free() -> None:
    async def moved(old: int, new: int) -> None: ...

    outbox = Outbox(moved, None)
    assert outbox.free(-100) == 20 and not outbox.busy(-100)


# --- the questions of several in one message


async def together() -> Stage:
    """A crowd, and Anna, who wants no private chat: each press asks on with a button, until it is recorded."""
    stage = await questions()
    stage.answerer.meanwhile.refused(ANNA["id"])

    def answer(request: Any) -> Reply:
        stored = request.press.startswith("record")
        step, table = request.press.split()
        keys = () if stored else ((Key("Tre", f"record {table}"),),)
        drawn = replace(card("Registrata" if stored else f"Tavolo {table}: {step}?", replaces=True), buttons=keys)
        return Reply(request.id, drawn, Audience.ROOM, stored=stored, recorded=stored)

    stage.hall.answer = answer
    await crowd(stage)
    return stage


def keyboard(said: dict[str, Any]) -> list[tuple[str, str]]:
    """The buttons of a message as it was sent: label and what a press sends."""
    return [(one["text"], one["callback_data"]) for row in said["reply_markup"]["inline_keyboard"] for one in row]


async def pressed_there(stage: Stage, sent: dict[str, Any], number: int, label: str) -> None:
    """Anna presses a button of the message that holds them all."""
    data = next(data for text, data in keyboard(sent) if text == label)
    await stage.presses(data, number=number, reply_markup=sent["reply_markup"])


@proves("telegram", "aside-closed")
async def test_whose_private_chat_is_found_closed_is_asked_in_a_message_of_the_group() -> None:
    stage = await together()
    stage.answerer.meanwhile.wrote(ANNA["id"])
    stage.wire.fault("sendMessage", 403, NEVER_STARTED)
    await taps(stage, "won 1")
    private, asked = stage.wire.made("sendMessage")
    assert (private["chat_id"], asked["chat_id"], keyboard(asked)) == (11, -100, [("A · Tre", "record 1")])


async def test_who_have_no_private_chat_are_asked_in_one_message_of_the_group_and_told_their_letter_at_once() -> None:
    stage = await together()
    await asyncio.gather(taps(stage, "won 1", number=71), taps(stage, "won 2", number=72))
    (asked,) = [said for said in stage.wire.made("sendMessage") if said["chat_id"] == -100]
    assert asked["text"].splitlines()[1:] == ["A · Tavolo 1: won?", "B · Tavolo 2: won?"]
    assert keyboard(asked) == [("A · Tre", "record 1"), ("B · Tre", "record 2")]
    toasts = [answer["text"] for answer in stage.wire.made("answerCallbackQuery")]
    assert toasts == [
        "Rispondi qui sotto, alla lettera A. Tavolo 1: won?",
        "Rispondi qui sotto, alla lettera B. Tavolo 2: won?",
    ]
    assert stage.wire.made("editMessageText") == []


async def test_two_who_press_at_the_same_moment_are_asked_so_too() -> None:
    stage = await together()
    stage.now += 60
    stage.crowd.pressed(-100, str(PEOPLE[0]["id"]))
    await taps(stage, "won 1", number=71)
    (asked,) = stage.wire.made("sendMessage")
    assert (asked["chat_id"], stage.wire.made("editMessageText")) == (-100, [])


async def test_what_comes_of_it_stands_on_the_card_where_it_began_and_the_last_takes_the_message_away() -> None:
    stage = await together()
    await asyncio.gather(taps(stage, "won 1", number=71), taps(stage, "won 2", number=72))
    number = stage.wire.last
    (asked,) = [said for said in stage.wire.made("sendMessage") if said["chat_id"] == -100]
    for label in ("B · Tre", "A · Tre"):
        await pressed_there(stage, asked, number, label)
    await asyncio.sleep(0.01)
    edits = [(edit["message_id"], edit["text"]) for edit in stage.wire.made("editMessageText")]
    done = [one for one in edits if one[0] != number]  # Between the two, what is left may be shown there.
    assert done == [(72, "Registrata"), (71, "Registrata")]
    assert [one.handle["pressed"] for one in stage.hall.heard] == [71, 72, 72, 71], "the house leaves those cards to it"
    assert stage.wire.made("deleteMessage") == [{"chat_id": -100, "message_id": number}]


async def test_after_a_restart_a_press_on_it_still_acts_on_its_card_and_takes_the_rest_away() -> None:
    before = await together()
    await asyncio.gather(taps(before, "won 1", number=71), taps(before, "won 2", number=72))
    (asked,) = [said for said in before.wire.made("sendMessage") if said["chat_id"] == -100]
    stage = await Stage(before.memory).open()
    stage.wire.last = before.wire.last
    stage.hall.answer = before.hall.answer
    await pressed_there(stage, asked, before.wire.last, "B · Tre")
    assert [(edit["message_id"], edit["text"]) for edit in stage.wire.made("editMessageText")] == [(72, "Registrata")]
    assert stage.wire.made("deleteMessage") == [{"chat_id": -100, "message_id": before.wire.last}]


@proves("telegram", "aside-full")
async def test_a_question_that_does_not_fit_there_leads_to_the_private_chat() -> None:
    stage = await together()
    many = tuple((Key(str(number), f"record {number}"),) for number in range(97))
    fitting = stage.hall.answer
    stage.hall.answer = lambda request: replace(fitting(request), drawn=replace(fitting(request).drawn, buttons=many))
    await taps(stage, "won 1")
    (answer,) = stage.wire.made("answerCallbackQuery")
    assert answer["url"].startswith("https://t.me/araldo_bot?start=")


@pytest.mark.parametrize("open_", [True, False])
async def test_in_a_crowd_what_one_alone_is_asked_is_asked_in_private_at_once(open_: bool) -> None:
    """Shown to one in the group, the question and its answer would wait with the group's few messages."""
    stage = await Stage(ephemeral=True, limits=Limits(group=(10, 60.0))).open()
    for person in PEOPLE:
        stage.crowd.pressed(-100, str(person["id"]))
    field = FormField("word", "indizio", "una parola sola")
    stage.hall.answer = lambda request: Form("p", "Indizio", (field,), "it", secret=True)
    if not open_:
        stage.wire.fault("sendMessage", 403, "Forbidden: bot can't initiate conversation with a user")
    await stage.presses("b")
    sent = [one["chat_id"] for one in stage.wire.made("sendMessage")]
    assert sent == [11]
    [told] = stage.wire.made("answerCallbackQuery")
    assert told.get("url") == (None if open_ else "https://t.me/araldo_bot?start=Yg")
    if not open_:
        stage.now += 20
        for person in PEOPLE:
            stage.crowd.pressed(-100, str(person["id"]))
        await stage.presses("b")
        assert stage.wire.made("sendMessage")[-1]["chat_id"] == -100, "who did not go there is asked here"


async def test_of_several_who_are_each_asked_alone_at_once_the_later_ones_are_asked_in_private() -> None:
    """A chat takes three messages in three seconds: the answer to the last of three would wait for those before it."""
    moment = 100.0
    stage = await Stage(ephemeral=True, limits=Limits(), clock=lambda: moment).open()
    field = FormField("word", "indizio", "una parola sola")
    stage.hall.answer = lambda request: Form("p", "Indizio", (field,), "it", secret=True)
    for person in PEOPLE[:3]:
        await stage.presses("b", sender=person)
    sent = [one["chat_id"] for one in stage.wire.made("sendMessage") if one["text"].startswith("Indizio")]
    assert sent == [-100, PEOPLE[1]["id"], PEOPLE[2]["id"]], (
        "the first is shown there, after the message that proves it"
    )
    moment += 3
    await stage.presses("b", sender=PEOPLE[3])
    assert stage.wire.made("sendMessage")[-1]["chat_id"] == -100
