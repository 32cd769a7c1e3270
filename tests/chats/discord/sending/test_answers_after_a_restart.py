"""Answers that the process before had not said to the end: they take their place, and are seen by nobody else."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.chats.discord.sending.message_maker import nonce
from bot.hall.cards.card import Audience, Drawn, Span
from bot.hall.requests import Later, Place
from bot.texts import Texts
from tests.chats.discord import wire
from tests.chats.discord.interactions import ANNA, ROOM, card, refused
from tests.chats.discord.sending.pretended import (
    CLOSED,
    LONG,
    TOO_FAST,
    Discord,
    Hook,
    Mail,
    asked,
    crier,
    notice,
    said,
)
from tests.chats.discord.wire import Front as WiredFront
from tests.chats.discord.wire import stage


async def test_an_answer_that_replaces_takes_the_place_of_the_message_that_was_pressed() -> None:
    there = Discord()
    handle = {"request": "discord:9", "pressed": "55"}
    became = await said(notice(card("Ora", replaces=True), handle=handle), there)
    assert there.done == [("edit", 55)] and became["messages"] == ["55"]


async def test_what_is_longer_than_the_message_that_was_pressed_goes_on_below_it_as_its_further_parts() -> None:
    there = Discord()
    became = await said(notice(replace(LONG, replaces=True), handle={"request": "discord:9", "pressed": "55"}), there)
    assert there.done == [("edit", 55), ("send", 20), ("send", 20)]
    assert [given["nonce"] for _, _, given in there.calls[1:]] == [nonce("discord:9", 20, part) for part in (1, 2)]
    assert became == {"channel": "20", "messages": ["55", "102", "103"], "hidden": False, "calls": []}


async def test_an_answer_tells_whom_it_called() -> None:
    drawn = Drawn((), ((Span("Anna", person="anna", ping=True),),), language="it", replaces=True)
    became = await said(notice(drawn, handle={"request": "discord:9", "pressed": "55"}), Discord())
    assert became["calls"] == [int(ANNA.id)]


@pytest.mark.parametrize("more", [{"hidden": True}, {"apart": True}])
async def test_what_was_pressed_where_others_do_not_see_is_not_replaced_in_the_room(more: dict[str, Any]) -> None:
    there = Discord()
    await said(notice(card("Ora", replaces=True), handle={"request": "discord:9", "pressed": "55", **more}), there)
    assert there.done == [("send", 20)]


async def test_an_answer_whose_pressed_message_is_gone_is_a_message_of_its_own() -> None:
    there = Discord()
    there.failures["edit"] = discord.NotFound(refused(404).response, "")
    await said(notice(card("Ora", replaces=True), handle={"request": "discord:9", "pressed": "55"}), there)
    assert there.done == [("send", 20)]


async def test_an_answer_that_cannot_be_put_in_its_place_just_now_waits_and_is_no_message_of_its_own() -> None:
    there = Discord()
    there.failures["edit"] = refused(503)
    with pytest.raises(Later):
        await said(notice(card("Ora", replaces=True), handle={"request": "discord:9", "pressed": "55"}), there)
    assert there.done == []


# --- answers to interactions


async def test_where_an_interaction_is_over_nothing_is_tried_by_its_token() -> None:
    hook, there = Hook(hidden=False, loading=True), Discord()
    hook.failure = AssertionError("asked")
    await resumed(hook, there, Audience.ROOM, request=asked(901))
    assert not hook.calls and there.done == [("send", 20)]


async def resumed(
    hook: Hook, there: Discord, audience: Audience, drawn: Drawn | None = None, mail: Mail | None = None, **more: Any
) -> Any:
    """What becomes of the answer that the process before had not finished."""
    handle = {"request": asked(), "token": "t", "application": "8", "channel": "20", **more}
    unsaid = notice(drawn, handle=handle, audience=audience, account=ANNA)
    return await crier(there, hook, mail or Mail()).say(unsaid)


@pytest.mark.parametrize(("audience", "hidden"), [(Audience.ROOM, False), (Audience.MEMBER, True)])
async def test_a_defer_is_filled_after_a_restart(audience: Audience, hidden: bool) -> None:
    hook, there = Hook(hidden=hidden, loading=True), Discord()
    became = await resumed(hook, there, audience)
    assert hook.calls == [("edit", "Avviso")] and there.calls == []
    assert became == {"channel": "20", "messages": ["60"], "hidden": hidden}


async def test_a_defer_that_all_saw_is_deleted_and_its_secret_goes_to_the_member() -> None:
    hook, there = Hook(hidden=False, loading=True), Discord()
    became = await resumed(hook, there, Audience.MEMBER)
    assert hook.calls == [("delete", 60)] and there.calls == [] and became["channel"] == "dm"


async def test_a_hidden_defer_is_deleted_and_what_is_for_all_is_said_in_the_room() -> None:
    hook, there = Hook(hidden=True, loading=True), Discord()
    await resumed(hook, there, Audience.ROOM)
    assert hook.calls == [("delete", 60)] and there.done == [("send", 20)]


@pytest.mark.parametrize(("audience", "filled"), [(Audience.MEMBER, True), (Audience.ROOM, False)])
async def test_what_was_pressed_in_private_for_a_room_is_answered_in_the_room_alone(
    audience: Audience, filled: bool
) -> None:
    hook, there = Hook(hidden=audience is Audience.MEMBER, loading=True), Discord()
    await resumed(hook, there, audience, apart=True)
    assert (bool(hook.calls), there.done) == (filled, [] if filled else [("send", 20)])


async def test_what_stands_there_already_is_not_said_again() -> None:
    hook, there = Hook(hidden=False, loading=False), Discord()
    became = await resumed(hook, there, Audience.ROOM)
    assert hook.calls == [] and there.calls == [] and became["messages"] == ["60"]


async def test_the_second_part_of_a_hidden_answer_is_hidden_too() -> None:
    hook, there = Hook(hidden=True, loading=True), Discord()
    await resumed(hook, there, Audience.MEMBER, LONG)
    assert hook.calls[1:] == [("follow", True), ("follow", True)] and there.calls == []


async def test_the_second_part_for_all_goes_on_in_the_room() -> None:
    hook, there, once = Hook(hidden=False, loading=True), Discord(), asked()
    await resumed(hook, there, Audience.ROOM, LONG, request=once)
    assert there.done == [("send", 20)] * 2
    assert [given["nonce"] for _, _, given in there.calls] == [nonce(once, 20, part) for part in (1, 2)]


async def test_an_apology_that_one_member_sees_stays_and_what_is_for_all_is_said_in_the_room() -> None:
    hook, there = Hook(hidden=True, loading=False), Discord()
    await resumed(hook, there, Audience.ROOM)
    assert not hook.calls and there.done == [("send", 20)]


async def test_in_a_private_chat_nothing_is_hidden_and_a_defer_is_filled_whoever_may_see_it() -> None:
    hook, there = Hook(hidden=False, loading=True), Discord()
    handle = {"request": asked(), "token": "t", "application": "8", "channel": "30"}
    private = Place("discord", "30", "Anna", private=True)
    became = await crier(there, hook, Mail()).say(
        notice(handle=handle, audience=Audience.PRIVATE, account=ANNA, place=private)
    )
    assert hook.calls == [("edit", "Avviso")] and became == {"channel": "30", "messages": ["60"], "hidden": False}


async def test_a_private_answer_leaves_only_a_word_of_it_in_the_room() -> None:
    hook, there, mail = Hook(hidden=True, loading=True), Discord(), Mail()
    became = await resumed(hook, there, Audience.PRIVATE, mail=mail, request=(request := asked()))
    assert mail.given == [(request, ROOM)]
    ((done, words),) = hook.calls
    assert done == "edit" and "Avviso" not in words and became["channel"] == "dm"


@pytest.mark.parametrize("language", ["it", "en"])
async def test_that_word_is_in_the_language_of_who_asked(language: str) -> None:
    hook, handle = Hook(hidden=True, loading=True), {"token": "t", "application": "8", "channel": "20"}
    asking = replace(ANNA, language=language)
    await crier(Discord(), hook, Mail()).say(notice(handle=handle, audience=Audience.PRIVATE, account=asking))
    assert hook.calls == [("edit", Texts().say(language, "discord-wrote-in-private"))]


async def test_a_private_answer_to_nobody_fills_the_hidden_defer() -> None:
    hook, handle = Hook(hidden=True, loading=True), {"token": "t", "application": "8", "channel": "20"}
    await crier(Discord(), hook, Mail()).say(notice(handle=handle, audience=Audience.PRIVATE))
    assert hook.calls == [("edit", "Avviso")]


async def test_a_pressed_message_is_not_taken_for_the_answer_unless_that_replaces_it() -> None:
    hook, there = Hook(hidden=False, loading=False, id=55), Discord()
    await resumed(hook, there, Audience.ROOM, pressed="55")
    assert hook.calls == [] and there.done == [("send", 20)]
    await resumed(hook, there, Audience.ROOM, card("Ora", replaces=True), pressed="55")
    assert hook.calls == [("edit", "Ora")]


async def test_an_answer_is_not_put_where_something_newer_stands() -> None:
    async def newer() -> Any:
        return {"channel": "20", "messages": ["55"], "calls": []}

    async def on_its_way() -> Any:
        raise Later(1)

    hook, there = Hook(hidden=False, loading=False, id=55), Discord()
    handle = {"request": "discord:9", "pressed": "55"}
    for more in ({}, {"token": "t", "application": "8", "channel": "20"}):
        unsaid = notice(card("Ora", replaces=True), handle=handle | more, newer=newer)
        assert await crier(there, hook, Mail()).say(unsaid) == await newer()
        with pytest.raises(Later):
            await crier(there, hook, Mail()).say(replace(unsaid, newer=on_its_way))
    assert (hook.calls, there.calls) == ([], [])
    await said(notice(newer=newer), there)
    assert there.done == [("send", 20)], "what takes no place is said"


@pytest.mark.parametrize("status", [401, 404])
async def test_where_nothing_of_it_is_on_discord_it_is_said_as_a_message(status: int) -> None:
    hook, there = Hook(hidden=False, loading=False), Discord()
    hook.failure = refused(status)
    await resumed(hook, there, Audience.ROOM)
    assert there.done == [("send", 20)]


@pytest.mark.parametrize(("audience", "done"), [(Audience.ROOM, [("send", 20)]), (Audience.MEMBER, [])])
async def test_a_defer_that_takes_no_answer_any_more_is_left_for_a_message(audience: Audience, done: list[Any]) -> None:
    hook, there, mail = Hook(hidden=audience is not Audience.ROOM, loading=True), Discord(), Mail()
    hook.refused_edit = refused(401)
    became = await resumed(hook, there, audience, mail=mail)
    assert hook.calls == [] and there.done == done and became["messages"] != ["60"]


async def test_what_was_written_in_private_is_said_though_its_room_takes_no_word_of_it() -> None:
    hook, there = Hook(hidden=True, loading=True), Discord()
    hook.refused_edit = refused(401)
    became = await resumed(hook, there, Audience.PRIVATE)
    assert there.calls == [] and became["channel"] == "dm"


async def test_a_defer_is_filled_later_while_discord_is_broken() -> None:
    hook, there = Hook(hidden=False, loading=True), Discord()
    hook.refused_edit = refused(503)
    with pytest.raises(Later):
        await resumed(hook, there, Audience.ROOM)
    assert not there.calls


async def test_while_discord_does_not_tell_what_stands_there_nothing_is_said() -> None:
    hook, there = Hook(hidden=False, loading=False), Discord()
    hook.failure = refused(503)
    with pytest.raises(Later):
        await resumed(hook, there, Audience.ROOM)
    assert not there.calls


async def test_a_hidden_word_that_it_was_written_in_private_stays() -> None:
    hook, there, mail = Hook(hidden=True, loading=False), Discord(), Mail()
    became = await resumed(hook, there, Audience.PRIVATE, mail=mail)
    assert not hook.calls and not mail.written
    assert became == {"channel": "20", "messages": ["60"], "hidden": True}


@pytest.mark.parametrize("failure", [CLOSED, TOO_FAST], ids=["closed", "too fast"])
async def test_a_private_answer_that_cannot_be_written_fills_the_hidden_defer(failure: Exception) -> None:
    hook, there = Hook(hidden=True, loading=True), Discord()
    became = await resumed(hook, there, Audience.PRIVATE, mail=Mail(failure))
    assert hook.calls == [("edit", "Avviso")] and became["hidden"] is True


async def test_a_private_answer_that_discord_takes_only_later_is_tried_again() -> None:
    hook, there = Hook(hidden=True, loading=True), Discord()
    with pytest.raises(Later):
        await resumed(hook, there, Audience.PRIVATE, mail=Mail(refused(500)))
    assert not hook.calls


async def test_an_answer_is_finished_with_the_token_of_its_interaction() -> None:
    here = await stage(WiredFront())
    there = Place("discord", wire.TABLE, house=wire.GUILD)
    handle = {"request": asked(), "token": "secret", "application": "900", "channel": wire.TABLE}
    became = await here.chat.say(notice(place=there, handle=handle))
    done = [(method, path) for method, path, _ in here.wire.asked]
    assert done[0] == ("GET", "/webhooks/900/secret/messages/%40original") and became["messages"] == ["101"]
