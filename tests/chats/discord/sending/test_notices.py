"""Notices on Discord: where they are said, what a correction changes, and which failures are worth another try."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import aiohttp
import discord
import pytest

from bot.chats.discord.sending.message_maker import nonce
from bot.chats.discord.sending.notices import PAUSE, Crier
from bot.hall.cards.card import Audience, Drawn, Span
from bot.hall.requests import HeldBack, Later, Notice, Place, Unreachable
from bot.texts import Texts
from tests.chats.discord.interactions import ANNA, BEA, ROOM, card, refused
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
from tests.ladder.proving import proves

EARLIER = {"channel": "20", "messages": ["500", "501"]}


async def test_a_notice_for_a_room_is_said_there_in_all_its_parts() -> None:
    there = Discord()
    became = await said(notice(LONG), there)
    assert there.done == [("send", 20)] * 3 and became == {
        "channel": "20",
        "messages": ["101", "102", "103"],
        "hidden": False,
        "calls": [],
    }
    assert len({given["nonce"] for _, _, given in there.calls}) == 3


async def test_the_same_notice_bears_the_same_nonce_again() -> None:
    once, again = Discord(), Discord()
    await said(notice(), once)
    await said(notice(), again)
    assert once.calls[0][2]["nonce"] == again.calls[0][2]["nonce"]


async def test_an_answer_bears_the_nonce_of_its_request_and_else_of_its_notice() -> None:
    there = Discord()
    for handle in ({"request": "discord:9"}, {"channel": "20"}, None):
        await said(notice(handle=handle), there)
    of = ["discord:9", "notice:7", "notice:7"]
    assert [given["nonce"] for _, _, given in there.calls] == [nonce(one, 20, 0) for one in of]


def test_a_nonce_is_of_one_message_of_one_room_and_has_at_most_the_25_characters_that_discord_takes() -> None:
    several = {nonce(*of) for of in (("a", 1, 0), ("b", 1, 0), ("a", 2, 0), ("a", 1, 1))}
    assert len(several) == 4 and max(map(len, several)) <= 25


@pytest.mark.parametrize("audience", [Audience.ROOM, Audience.MEMBER, Audience.PRIVATE])
async def test_in_a_private_chat_a_notice_is_said_there_whoever_may_see_it(audience: Audience) -> None:
    there, mail = Discord(), Mail()
    private = Place("discord", "30", "Anna", private=True)
    await said(notice(place=private, account=ANNA, audience=audience), there, mail)
    assert there.done == [("send", 30)] and not mail.written


@pytest.mark.parametrize("audience", [Audience.MEMBER, Audience.PRIVATE])
async def test_a_notice_for_one_person_is_not_said_in_the_room(audience: Audience) -> None:
    there, mail = Discord(), Mail()
    await said(notice(account=ANNA, audience=audience), there, mail)
    assert there.calls == [] and mail.written == [ANNA] and mail.given == [("notice:7", ROOM)]


async def test_a_private_notice_without_an_account_is_unreachable() -> None:
    with pytest.raises(Unreachable):
        await said(notice(audience=Audience.PRIVATE), Discord())


# --- corrections


async def test_a_correction_changes_what_it_corrects_and_deletes_what_is_left_over() -> None:
    there = Discord()
    became = await said(notice(edits=EARLIER), there)
    assert there.done == [("edit", 500), ("delete", 501)]
    assert became == {"channel": "20", "messages": ["500"], "hidden": False, "calls": []}


async def test_what_all_can_see_is_changed_there_again_though_it_answers_a_press_of_a_card_for_one_alone() -> None:
    there, hook = Discord(), Hook(hidden=True, loading=False)
    pressed = {"pressed": "400", "hidden": True, "token": "t", "application": "8"}
    became = await said(notice(edits={**pressed, **EARLIER, "messages": ["500"], "hidden": False}), there)
    await crier(there, hook, Mail()).say(notice(edits={**pressed, **became}))
    assert there.done == [("edit", 500)] * 2 and not hook.calls


async def test_whom_a_correction_calls_for_the_first_time_a_message_calls() -> None:
    there = Discord()
    drawn = Drawn((), ((Span("Anna", person="anna", ping=True), Span(", tocca a te")),), language="it")
    became = await said(notice(drawn, edits={**EARLIER, "messages": ["500"], "calls": []}), there)
    assert there.done == [("edit", 500), ("send", 20)]
    sent = there.calls[1][2]
    assert sent["content"] == f"<@{ANNA.id}> " + Texts().say("it", "discord-news-above", {"count": 1}) and sent["nonce"]
    assert sent["reference"].message_id == 500 and not sent["reference"].fail_if_not_exists
    assert sent["allowed_mentions"].to_dict() == {"parse": [], "users": [int(ANNA.id)]}
    await said(notice(drawn, edits=became), there)
    assert there.done[2:] == [("edit", 500)]


async def test_a_correction_calls_those_alone_whom_none_of_it_called_under_its_first_message() -> None:
    there = Discord()
    people = [Span(person, person=person, ping=True) for person in ("bea", "anna")]
    became = await said(notice(Drawn((), (tuple(people),), language="it"), edits={**EARLIER, "calls": []}), there)
    assert became["calls"] == [int(ANNA.id), int(BEA.id)]
    assert there.done == [("edit", 500), ("delete", 501), ("send", 20)]
    sent = there.calls[2][2]
    words = Texts().say("it", "discord-news-above", {"count": 2})
    assert sent["content"] == f"<@{ANNA.id}> <@{BEA.id}> {words}" and sent["nonce"] == nonce("notice:7", 20, 1)
    assert (sent["reference"].message_id, sent["reference"].channel_id) == (500, 20)
    await said(notice(Drawn((), (tuple(people),), language="it"), edits={**became, "calls": [int(ANNA.id)]}), there)
    assert there.calls[-1][2]["content"].startswith(f"<@{BEA.id}> ")


async def test_a_fourth_correction_of_an_old_message_within_six_seconds_is_for_later() -> None:
    there = Discord()
    crying = crier(there, Hook(hidden=False, loading=False), Mail())
    pressed = notice(card("Ora", replaces=True), handle={"request": "discord:9", "pressed": "55"})
    for _ in range(3):
        await crying.say(pressed)
    for late in (pressed, notice(edits=EARLIER)):
        with pytest.raises(Later):
            await crying.say(late)
    assert there.done == [("edit", 55)] * 3


async def test_where_it_is_not_known_whom_an_answer_called_its_correction_calls_nobody() -> None:
    there = Discord()
    drawn = Drawn((), ((Span("Anna", person="anna", ping=True), Span(", tocca a te")),), language="it")
    became = await said(notice(drawn, edits={**EARLIER, "messages": ["500"]}), there)
    assert there.done == [("edit", 500)] and became["calls"] == [int(ANNA.id)]


async def test_a_correction_of_as_many_parts_deletes_none() -> None:
    there = Discord()
    await said(notice(card(*("parola " * 60 for _ in range(5))), edits=EARLIER), there)
    assert there.done == [("edit", 500), ("edit", 501)]


@pytest.mark.parametrize(
    "edits", [{**EARLIER, "messages": ["500"]}, {**EARLIER, "hidden": True}, {}], ids=["longer", "hidden", "unsaid"]
)
async def test_where_a_correction_does_not_fit_it_is_said_anew(edits: dict[str, Any]) -> None:
    there = Discord()
    await said(notice(LONG, edits=edits), there)
    assert there.done == [("send", 20)] * 3


async def test_a_correction_of_what_is_gone_is_said_anew() -> None:
    there = Discord()
    there.failures["edit"] = discord.NotFound(refused(404).response, "")
    await said(notice(edits=EARLIER), there)
    assert there.done == [("send", 20)]


# --- corrections of what one member alone sees


async def corrected(hook: Hook, drawn: Drawn | None = None, **more: Any) -> tuple[Any, Discord, Mail]:
    """What becomes of a hidden answer of two messages that is corrected."""
    there, mail = Discord(), Mail()
    edits = {**EARLIER, "hidden": True, "token": "t", "application": "8", **more}
    alone = notice(drawn, edits=edits, audience=Audience.MEMBER, account=ANNA)
    return await crier(there, hook, mail).say(alone), there, mail


async def test_a_correction_changes_what_one_member_sees_and_deletes_what_is_left_over() -> None:
    hook = Hook(hidden=True, loading=False)
    became, there, mail = await corrected(hook)
    assert hook.calls == [("edit", "Avviso"), ("delete", 501)] and not there.calls and not mail.written
    assert became == {"channel": "20", "messages": ["500"], "hidden": True}


async def test_just_before_the_quarter_of_an_hour_is_over_it_is_still_changed() -> None:
    hook = Hook(hidden=True, loading=False)
    await corrected(hook, request=asked(880))
    assert hook.calls[0] == ("edit", "Avviso")


async def test_a_quarter_of_an_hour_later_it_is_written_in_private_and_its_token_is_not_tried() -> None:
    hook = Hook(hidden=True, loading=False)
    _, there, mail = await corrected(hook, request=asked(901))
    assert not hook.calls and not there.calls and mail.written == [ANNA]


async def test_without_the_token_a_correction_for_one_member_is_written_in_private() -> None:
    hook = Hook(hidden=True, loading=False)
    _, there, mail = await corrected(hook, token="")
    assert not hook.calls and not there.calls and mail.written == [ANNA]


@pytest.mark.parametrize("status", [401, 403, 404])
async def test_a_correction_that_comes_after_the_token_has_ended_is_written_in_private(status: int) -> None:
    hook = Hook(hidden=True, loading=False)
    hook.failure = refused(status)
    _, there, mail = await corrected(hook)
    assert not there.calls and mail.written == [ANNA]


async def test_a_live_card_after_the_token_has_ended_is_written_nowhere() -> None:
    hook, there, mail = Hook(hidden=True, loading=False), Discord(), Mail()
    hook.failure = refused(401)
    edits = {**EARLIER, "hidden": True, "token": "t", "application": "8"}
    alone = replace(notice(edits=edits, audience=Audience.PRIVATE, account=ANNA), in_place=True)
    with pytest.raises(Unreachable):
        await crier(there, hook, mail).say(alone)
    assert not there.calls and not mail.written


def asking(hook: Hook, *, anew: bool = True) -> tuple[Crier, Notice]:
    """A card that one member sees, kept up to date, which asks them something new."""
    edits = {**EARLIER, "messages": ["500"], "hidden": True, "token": "t", "application": "8"}
    drawn = replace(card("Tocca a te"), live=True, replaces=not anew)
    alone = replace(notice(drawn, edits=edits, audience=Audience.PRIVATE, account=ANNA), in_place=True)
    return crier(Discord(), hook, Mail()), alone


async def test_a_live_card_that_asks_something_new_goes_below_what_was_said_since() -> None:
    hook = Hook(hidden=True, loading=False)
    crier, alone = asking(hook)
    assert await crier.say(alone) == {"channel": "20", "messages": ["61"], "hidden": True}
    assert hook.calls == [("follow", True), ("delete", 500)]


async def test_a_live_card_that_asks_nothing_new_stays_where_it_stands() -> None:
    hook = Hook(hidden=True, loading=False)
    crier, alone = asking(hook, anew=False)
    assert (await crier.say(alone))["messages"] == ["500"]
    assert hook.calls == [("edit", "Tocca a te")]


async def test_a_live_card_whose_reader_dismissed_it_is_said_below_all_the_same() -> None:
    hook = Hook(hidden=True, loading=False)
    hook.refused_deletion = refused(404)
    crier, alone = asking(hook)
    assert (await crier.say(alone))["messages"] == ["61"]


async def test_a_live_card_that_asks_after_the_token_has_ended_is_said_nowhere() -> None:
    hook = Hook(hidden=True, loading=False)
    hook.failure = refused(401)
    crier, alone = asking(hook)
    with pytest.raises(Unreachable):
        await crier.say(alone)
    assert hook.calls == []


async def test_a_correction_that_discord_takes_only_later_is_tried_again() -> None:
    hook = Hook(hidden=True, loading=False)
    hook.failure = refused(503)
    with pytest.raises(Later):
        await corrected(hook)


# --- failures


async def test_private_messages_that_are_held_back_hold_only_those() -> None:
    with pytest.raises(HeldBack) as held:
        await said(
            notice(account=ANNA, audience=Audience.PRIVATE),
            Discord(),
            Mail(TOO_FAST),
        )
    assert held.value.seconds == 600


async def test_who_takes_no_private_messages_is_not_reached_for_that_reason() -> None:
    with pytest.raises(Unreachable) as never:
        await said(notice(account=ANNA, audience=Audience.PRIVATE), Discord(), Mail(CLOSED))
    assert never.value.step is CLOSED.step


def overloaded(status: int, wait: str | None) -> discord.HTTPException:
    error = refused(status)
    error.response.headers = {"Retry-After": wait} if wait else {}  # type: ignore[assignment, union-attr]
    return error


@pytest.mark.parametrize(
    ("failure", "seconds"),
    [
        (discord.RateLimited(40.0), 40.0),
        (overloaded(429, "12"), 12.0),
        (overloaded(500, None), PAUSE),
        (overloaded(503, "3"), 3.0),
        (aiohttp.ClientConnectionError(), PAUSE),
        (discord.ClientException(), 10.0),
        (TimeoutError(), PAUSE),
    ],
)
async def test_what_passes_is_tried_again(failure: Exception, seconds: float) -> None:
    there = Discord()
    there.failures["send"] = failure
    with pytest.raises(Later) as later:
        await said(notice(), there)
    assert later.value.seconds == seconds


@proves("discord", "notice-gone", "notice-refused")
@pytest.mark.parametrize(
    ("failure", "step"),
    [
        (discord.Forbidden(refused(403).response, ""), "notice-gone"),
        (discord.NotFound(refused(404).response, ""), "notice-gone"),
        (refused(400), "notice-refused"),
    ],
)
async def test_what_stays_is_given_up(failure: Exception, step: str) -> None:
    there = Discord()
    there.failures["send"] = failure
    with pytest.raises(Unreachable) as never:
        await said(notice(), there)
    assert never.value.step is not None and never.value.step.name == step


async def test_a_connection_that_we_closed_is_tried_again_after_the_next_start() -> None:
    there = Discord(closed=True)
    there.failures["send"] = RuntimeError("Session is closed")
    with pytest.raises(Later):
        await said(notice(), there)
    there.closed = False
    with pytest.raises(RuntimeError):
        await said(notice(), there)
