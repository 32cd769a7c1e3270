"""Notices on Discord: where they are said, what a correction changes, and which failures are worth another try."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.chats.discord.gateway.failures import MailHeldBack
from bot.chats.discord.sending.message_maker import MessageMaker
from bot.chats.discord.sending.notices import PAUSE, Crier
from bot.hall.cards.card import Audience, Drawn, Span
from bot.hall.requests import Account, HeldBack, Later, Notice, Place, Unreachable
from tests.chats.discord import wire
from tests.chats.discord.interactions import ANNA, ROOM, Front, card, refused, sender
from tests.chats.discord.wire import Front as WiredFront
from tests.chats.discord.wire import stage

LONG = card(*("parola " * 60 for _ in range(10)))
EARLIER = {"channel": "20", "messages": ["500", "501"]}


class Discord:
    """The channels, and what was done in them; a method can fail."""

    def __init__(self, closed: bool = False) -> None:
        self.calls: list[tuple[str, int, dict[str, Any]]] = []
        self.failures: dict[str, Exception] = {}
        self.closed = closed
        self._numbers = iter(range(101, 200))

    def is_closed(self) -> bool:
        return self.closed

    @property
    def done(self) -> list[tuple[str, int]]:
        return [(name, where) for name, where, _ in self.calls]

    def _do(self, name: str, where: int, given: dict[str, Any]) -> SimpleNamespace:
        if name in self.failures:
            raise self.failures[name]
        self.calls.append((name, where, given))
        return SimpleNamespace(id=next(self._numbers))

    def get_partial_messageable(self, id: int) -> SimpleNamespace:
        async def send(**given: Any) -> SimpleNamespace:
            return self._do("send", id, given)

        return SimpleNamespace(id=id, send=send, get_partial_message=self._message)

    def _message(self, id: int) -> SimpleNamespace:
        async def edit(**given: Any) -> None:
            self._do("edit", id, given)

        async def delete() -> None:
            self._do("delete", id, {})

        return SimpleNamespace(edit=edit, delete=delete)


class Mail:
    """Private messages, taken or not."""

    def __init__(self, failure: Exception | None = None) -> None:
        self.failure = failure
        self.written: list[Account] = []

    async def write(self, account: Account, messages: Any, of: str, room: Any) -> dict[str, Any]:
        if self.failure is not None:
            raise self.failure
        self.written.append(account)
        return {"channel": "dm", "messages": ["900"]}


def notice(drawn: Drawn | None = None, **more: Any) -> Notice:
    return Notice(7, drawn or card("Avviso"), **{"place": ROOM, **more})


async def said(notice: Notice, there: Discord, mail: Mail | None = None) -> Any:
    maker = MessageMaker(Front(None))  # type: ignore[arg-type]
    crier = Crier(maker, mail or Mail(), there, sender(maker))  # type: ignore[arg-type]
    return await crier.say(notice)


async def test_a_notice_for_a_room_is_said_there_in_all_its_parts() -> None:
    there = Discord()
    became = await said(notice(LONG), there)
    assert there.done == [("send", 20)] * 3 and became == {
        "channel": "20",
        "messages": ["101", "102", "103"],
        "calls": [],
    }
    assert len({given["nonce"] for _, _, given in there.calls}) == 3


async def test_the_same_notice_bears_the_same_nonce_again() -> None:
    once, again = Discord(), Discord()
    await said(notice(), once)
    await said(notice(), again)
    assert once.calls[0][2]["nonce"] == again.calls[0][2]["nonce"]


@pytest.mark.parametrize("audience", [Audience.MEMBER, Audience.PRIVATE])
async def test_a_notice_for_one_person_is_not_said_in_the_room(audience: Audience) -> None:
    there, mail = Discord(), Mail()
    await said(notice(account=ANNA, audience=audience), there, mail)
    assert there.calls == [] and mail.written == [ANNA]


async def test_a_private_notice_without_an_account_is_unreachable() -> None:
    with pytest.raises(Unreachable):
        await said(notice(audience=Audience.PRIVATE), Discord())


# --- corrections


async def test_a_correction_changes_what_it_corrects_and_deletes_what_is_left_over() -> None:
    there = Discord()
    became = await said(notice(edits=EARLIER), there)
    assert there.done == [("edit", 500), ("delete", 501)]
    assert became == {"channel": "20", "messages": ["500"], "calls": []}


async def test_whom_a_correction_calls_for_the_first_time_a_message_calls() -> None:
    there = Discord()
    drawn = Drawn((), ((Span("Anna", person="anna", ping=True), Span(", tocca a te")),), language="it")
    became = await said(notice(drawn, edits={**EARLIER, "messages": ["500"], "calls": []}), there)
    assert there.done == [("edit", 500), ("send", 20)]
    assert there.calls[1][2]["allowed_mentions"].users[0].id == int(ANNA.id)
    await said(notice(drawn, edits=became), there)
    assert there.done[2:] == [("edit", 500)]


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


async def test_a_correction_that_discord_takes_only_later_is_tried_again() -> None:
    hook = Hook(hidden=True, loading=False)
    hook.failure = refused(503)
    with pytest.raises(Later):
        await corrected(hook)


# --- answers to presses, from before a restart


async def test_an_answer_that_replaces_takes_the_place_of_the_message_that_was_pressed() -> None:
    there = Discord()
    handle = {"request": "discord:9", "pressed": "55"}
    became = await said(notice(card("Ora", replaces=True), handle=handle), there)
    assert there.done == [("edit", 55)] and became["messages"] == ["55"]


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


# --- answers to interactions, from before a restart


class Hook:
    """What stands on Discord as the answer to an interaction, and what was done to it."""

    def __init__(self, *, hidden: bool, loading: bool, id: int = 60) -> None:
        flags = SimpleNamespace(ephemeral=hidden, loading=loading)
        self.original: Any = SimpleNamespace(id=id, flags=flags)
        self.calls: list[tuple[str, Any]] = []
        self.failure: Exception | None = None

    async def fetch_message(self, _: object) -> Any:
        if self.failure is not None:
            raise self.failure
        return self.original

    async def delete_message(self, id: int) -> None:
        self.calls.append(("delete", id))

    async def edit_message(self, id: int, *, content: str, **_: object) -> None:
        if self.failure is not None:
            raise self.failure
        self.calls.append(("edit", content))

    async def send(self, *, ephemeral: bool, content: str, **_: object) -> Any:
        self.calls.append(("follow", ephemeral))
        return SimpleNamespace(id=61)


def crier(there: Discord, hook: Hook, mail: Mail) -> Crier:
    """What says notices, where this hook answers an interaction."""

    class Resuming(Crier):
        def _hook(self, handle: Any) -> Any:
            return hook

    maker = MessageMaker(Front(None))  # type: ignore[arg-type]
    return Resuming(maker, mail, there, sender(maker))  # type: ignore[arg-type]


async def resumed(
    hook: Hook, there: Discord, audience: Audience, drawn: Drawn | None = None, mail: Mail | None = None, **more: Any
) -> Any:
    """What becomes of the answer that the process before had not finished."""
    handle = {"request": "discord:9", "token": "t", "application": "8", "channel": "20", **more}
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


async def test_what_stands_there_already_is_not_said_again() -> None:
    hook, there = Hook(hidden=False, loading=False), Discord()
    became = await resumed(hook, there, Audience.ROOM)
    assert hook.calls == [] and there.calls == [] and became["messages"] == ["60"]


async def test_the_second_part_of_a_hidden_answer_is_hidden_too() -> None:
    hook, there = Hook(hidden=True, loading=True), Discord()
    await resumed(hook, there, Audience.MEMBER, LONG)
    assert hook.calls[1:] == [("follow", True), ("follow", True)] and there.calls == []


async def test_the_second_part_for_all_goes_on_in_the_room() -> None:
    hook, there = Hook(hidden=False, loading=True), Discord()
    await resumed(hook, there, Audience.ROOM, LONG)
    assert there.done == [("send", 20)] * 2


async def test_a_private_answer_leaves_only_a_word_of_it_in_the_room() -> None:
    hook, there = Hook(hidden=True, loading=True), Discord()
    became = await resumed(hook, there, Audience.PRIVATE)
    ((done, words),) = hook.calls
    assert done == "edit" and "Avviso" not in words and became["channel"] == "dm"


async def test_a_pressed_message_is_not_taken_for_the_answer_unless_that_replaces_it() -> None:
    hook, there = Hook(hidden=False, loading=False, id=55), Discord()
    await resumed(hook, there, Audience.ROOM, pressed="55")
    assert hook.calls == [] and there.done == [("send", 20)]
    await resumed(hook, there, Audience.ROOM, card("Ora", replaces=True), pressed="55")
    assert hook.calls == [("edit", "Ora")]


@pytest.mark.parametrize("status", [401, 404])
async def test_where_nothing_of_it_is_on_discord_it_is_said_as_a_message(status: int) -> None:
    hook, there = Hook(hidden=False, loading=False), Discord()
    hook.failure = refused(status)
    await resumed(hook, there, Audience.ROOM)
    assert there.done == [("send", 20)]


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


@pytest.mark.parametrize("failure", [refused(403), MailHeldBack(600)], ids=["closed", "too fast"])
async def test_a_private_answer_that_cannot_be_written_fills_the_hidden_defer(failure: Exception) -> None:
    hook, there = Hook(hidden=True, loading=True), Discord()
    became = await resumed(hook, there, Audience.PRIVATE, mail=Mail(failure))
    assert hook.calls == [("edit", "Avviso")] and became["hidden"] is True


async def test_a_private_answer_that_discord_takes_only_later_is_tried_again() -> None:
    hook, there = Hook(hidden=True, loading=True), Discord()
    with pytest.raises(Later):
        await resumed(hook, there, Audience.PRIVATE, mail=Mail(refused(500)))
    assert not hook.calls


async def test_private_messages_that_are_held_back_hold_only_those() -> None:
    with pytest.raises(HeldBack) as held:
        await said(notice(account=ANNA, audience=Audience.PRIVATE), Discord(), Mail(MailHeldBack(600)))
    assert held.value.seconds == 600


# --- failures


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
        (TimeoutError(), PAUSE),
    ],
)
async def test_what_passes_is_tried_again(failure: Exception, seconds: float) -> None:
    there = Discord()
    there.failures["send"] = failure
    with pytest.raises(Later) as later:
        await said(notice(), there)
    assert later.value.seconds == seconds


@pytest.mark.parametrize(
    "failure", [discord.Forbidden(refused(403).response, ""), discord.NotFound(refused(404).response, ""), refused(400)]
)
async def test_what_stays_is_given_up(failure: Exception) -> None:
    there = Discord()
    there.failures["send"] = failure
    with pytest.raises(Unreachable):
        await said(notice(), there)


async def test_a_connection_that_we_closed_is_tried_again_after_the_next_start() -> None:
    there = Discord(closed=True)
    there.failures["send"] = RuntimeError("Session is closed")
    with pytest.raises(Later):
        await said(notice(), there)
    there.closed = False
    with pytest.raises(RuntimeError):
        await said(notice(), there)


async def test_an_answer_is_finished_with_the_token_of_its_interaction() -> None:
    here = await stage(WiredFront())
    there = Place("discord", wire.TABLE, house=wire.GUILD)
    handle = {"request": "discord:9", "token": "secret", "application": "900", "channel": wire.TABLE}
    became = await here.chat.say(notice(place=there, handle=handle))
    asked = [(method, path) for method, path, _ in here.wire.asked]
    assert asked[0] == ("GET", "/webhooks/900/secret/messages/%40original") and became["messages"] == ["101"]
