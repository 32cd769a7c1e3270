"""The ladder on Discord: each refusal in Discord's own words, and what people and organisers then see."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.e2e.ladder.ladder_stage import SHORTLY, LadderStage
from tests.ladder.proving import proves

pytestmark = pytest.mark.asyncio(loop_scope="module")

PICTURE = "odds 5 2"
"""A command whose answer has a picture."""
ODDS, PLAYED, UNDONE = "quanti successi", "vince Anna", "Annullato da Anna"


@proves("discord", "reply-late")
async def test_an_answer_that_comes_too_late_is_a_message_of_its_own(st: LadderStage) -> None:
    room = st.channel("tardi")
    st.discord.fault(method="POST", path=r"/callback", status=404, code=10062, message="Unknown interaction")
    st.player.fire_slash(room, "roll", dice=5)
    await st.bot.wait_log("could not be answered: reply-late")
    st.passes(SHORTLY)
    await st.seen(room.bot_messages, "Bob tira")


@proves("discord", "files-barred")
async def test_without_its_picture_the_words_come_and_the_organisers_hear_once_and_when_it_is_over(
    st: LadderStage,
) -> None:
    room = st.channel("parole")
    room.deny_bot("attach_files")
    for time in (1, 2):
        await st.types(st.player, room, PICTURE)
        await st.seen(room.bot_messages, ODDS, time)
    await st.seen(room.bot_messages, "Allega file")
    assert len(room.bot_messages()) == 3
    room.allow_bot("attach_files")
    for time in (3, 4):
        await st.types(st.player, room, PICTURE)
        assert (await st.seen(room.bot_messages, ODDS, time)).attachments
    await st.seen(room.bot_messages, "di nuovo mandare")
    assert len(room.bot_messages()) == 6


@proves("discord", "files-heavy")
async def test_a_file_too_heavy_for_discord_leaves_its_words(st: LadderStage) -> None:
    room = st.channel("pesante")
    refusal = {"status": 413, "code": 40005, "message": "Request entity too large"}
    st.discord.fault(method="POST", path=rf"{room.id}/messages$", **refusal)
    await st.types(st.player, room, PICTURE)
    assert not (await st.seen(room.bot_messages, ODDS)).attachments


@proves("discord", "buttons-refused")
async def test_buttons_that_discord_refuses_leave_their_words(st: LadderStage) -> None:
    room = st.channel("pulsanti")
    refusal = {"status": 400, "code": 50035, "message": "Invalid Form Body"}
    st.discord.fault(method="POST", path=rf"{room.id}/messages$", **refusal)
    await st.types(st.player, room, "roll 3")
    said = await st.seen(room.bot_messages, "Bob tira")
    assert "/aiuto" in said.text and not said.labels


@proves("discord", "broken")
async def test_what_discord_cannot_take_now_is_said_later(st: LadderStage) -> None:
    room = st.channel("dopo")
    await st.announces(room)
    st.discord.fault(method="POST", path=rf"{room.id}/messages$", status=503)
    await st.plays()
    st.passes(SHORTLY)
    await st.seen(room.bot_messages, PLAYED)


@proves("discord", "notice-barred", "notice-unseen")
@pytest.mark.parametrize(
    ("permission", "name"), [("send_messages", "Invia messaggi"), ("view_channel", "Visualizza canale")]
)
async def test_a_notice_waits_for_its_room_and_the_organisers_hear_what_to_switch_on_and_when_it_is_over(
    st: LadderStage, permission: str, name: str
) -> None:
    room = st.channel(f"avvisi {permission}")
    await st.announces(room)
    room.deny_bot(permission)
    await st.plays()
    told = await st.seen(lambda: st.manager.dms, name)
    assert "permessi" in told.text.casefold() and not room.bot_messages()
    heard = len(st.manager.dms)
    await st.plays()
    await st.quiet()
    assert len(st.manager.dms) == heard
    room.allow_bot(permission)
    st.passes(SHORTLY)
    await st.seen(room.bot_messages, PLAYED, times=2)
    await st.seen(lambda: st.manager.dms[heard:], "posso scrivere di nuovo")


@proves("discord", "notice-locked")
async def test_a_locked_thread_is_waited_for_too(st: LadderStage) -> None:
    thread = st.channel("col filo").thread("tavolo")
    await st.manager.slash(thread, "club announce", topic="ladder")
    thread.locked = True
    await st.plays()
    await st.seen(lambda: st.manager.dms, "Gestisci thread")
    thread.locked = False
    st.passes(SHORTLY)
    await st.seen(thread.bot_messages, PLAYED)


@proves("discord", "notice-full")
@pytest.mark.parametrize("full", ["server", "thread"])
async def test_where_no_more_threads_are_open_or_a_thread_is_full_it_is_waited_for(st: LadderStage, full: str) -> None:
    thread = st.channel(f"col filo {full}").thread("tavolo")
    await st.manager.slash(thread, "club announce", topic="ladder")
    if full == "server":
        thread.archived = thread.guild.threads_full = True
    else:
        thread.full = True
        thread.thread_members.discard(st.discord.app_user.id)
    await st.plays()
    await st.seen(lambda: st.manager.dms, "thread aperti")
    thread.full = thread.guild.threads_full = False
    st.passes(SHORTLY)
    await st.seen(thread.bot_messages, PLAYED)


@proves("discord", "answer-barred", "answer-unseen", "answer-locked", "answer-full", "answer-gone")
@pytest.mark.parametrize(
    ("code", "words"),
    [
        (50013, "Missing Permissions"),
        (50001, "Missing Access"),
        (160005, "Thread is locked"),
        (160006, "Maximum number of active threads reached"),
        (30033, "Maximum number of thread participants reached (1000)"),
        (10003, "Unknown Channel"),
    ],
)
async def test_where_the_room_takes_no_answer_who_asked_has_it_in_private(
    st: LadderStage, code: int, words: str
) -> None:
    room = st.channel(f"zitta {code}")
    status = 404 if code == 10003 else 403
    st.discord.fault(method="POST", path=rf"{room.id}/messages$", status=status, code=code, message=words)
    before = len(st.player.dms)
    await st.types(st.player, room, "roll 4")
    await st.seen(lambda: st.player.dms[before:], "Bob tira")
    assert "adesso non posso scrivere" in st.player.dms[before].text
    await st.seen(lambda: st.manager.dms, room.name)


async def test_who_reads_no_private_chat_hears_within_a_minute_of_the_rooms_being_opened(st: LadderStage) -> None:
    room = st.channel("muta per tutti")
    room.deny_bot("send_messages")
    st.player.close_dms()
    for line in ("roll 4", "verify", "codice new Coppa"):
        await st.types(st.player, room, line)
    await st.seen(lambda: st.manager.dms, room.name)
    await asyncio.sleep(0.5)
    assert room.bot_messages() == []
    room.allow_bot("send_messages")
    st.passes(61)
    await st.seen(room.bot_messages, "Bob tira")
    await st.seen(room.bot_messages, "I dadi si controllano")
    assert (await st.seen(room.bot_messages, "solo per te")).labels == ["Leggi"]


@proves("discord", "answer-refused")
async def test_an_answer_that_discord_takes_in_no_form_is_a_word_that_it_is_so(st: LadderStage) -> None:
    room = st.channel("moderata")
    refusal = {"status": 400, "code": 200000, "message": "Message was blocked by automatic moderation"}
    st.discord.fault(method="POST", path=rf"{room.id}/messages$", **refusal)
    await st.types(st.player, room, "roll 4")
    assert "/diario" in (await st.seen(room.bot_messages, "non è passata")).text
    await st.seen(lambda: st.manager.dms, "moderata")


@proves("discord", "notice-gone")
async def test_of_a_room_that_is_gone_the_organisers_hear(st: LadderStage) -> None:
    room = st.channel("sparita")
    await st.announces(room)
    room.deleted = True
    await st.plays()
    told = await st.seen(lambda: st.manager.dms, "sparita")
    assert "/club avvisi" in told.text


@proves("discord", "notice-refused")
async def test_of_a_notice_that_discord_takes_in_no_form_the_organisers_hear(st: LadderStage) -> None:
    room = st.channel("filtrata")
    await st.announces(room)
    refusal = {"status": 400, "code": 200000, "message": "Message was blocked by automatic moderation"}
    st.discord.fault(method="POST", path=rf"{room.id}/messages$", **refusal)
    await st.plays()
    await st.seen(lambda: st.manager.dms, "filtrata")
    assert not [one for one in room.bot_messages() if PLAYED in one.text]


@proves("discord", "edit-refused", "edit-broken")
@pytest.mark.parametrize(
    ("refusal", "anew"),
    [
        ({"status": 404, "code": 10008, "message": "Unknown Message"}, True),
        ({"status": 400, "code": 50083, "message": "Thread is archived"}, True),
        ({"status": 503}, False),
    ],
    ids=["gone", "archived", "broken"],
)
async def test_a_change_that_is_refused_is_said_anew_or_made_later(
    st: LadderStage, refusal: dict[str, Any], anew: bool
) -> None:
    room = st.channel(f"errata {refusal['status']} {anew}")
    await st.announces(room)
    await st.plays()
    first = await st.seen(room.bot_messages, PLAYED)
    st.discord.fault(method="PATCH", path=rf"{room.id}/messages/", **refusal)
    asked = await st.manager.slash(st.hall, "undo")
    await st.manager.click(asked.message, asked.message.labels[0])
    st.passes(SHORTLY)
    assert ((await st.seen(room.bot_messages, UNDONE)) is first) is not anew


async def test_more_edits_of_old_messages_than_discord_takes_are_made_later(st: LadderStage) -> None:
    room = st.channel("vecchia")
    await st.announces(room)
    for _ in range(4):
        await st.plays()
    await st.seen(room.bot_messages, PLAYED, times=4)
    st.discord.old_after = 0.0
    st.passes(3601)
    for _ in range(4):
        asked = await st.manager.slash(st.hall, "undo")
        await st.manager.click(asked.message, asked.message.labels[0])
    await st.seen(room.bot_messages, UNDONE, times=4)
    st.discord.old_after = 3600.0
    assert len(st.discord.limiter.old_edits[room.id]) >= 1
    assert 30046 not in [one.code for one in st.discord.rejections]


@proves("discord", "private-closed", "private-fast", "private-flagged")
@pytest.mark.parametrize("code", [50007, 50278, 40003, 20026])
async def test_a_private_word_that_is_refused_is_behind_a_button_for_one(st: LadderStage, code: int) -> None:
    room = st.channel(f"chiusa {code}")
    if code == 50007:
        st.player.close_dms()
    else:
        st.discord.dms_refused = code
    await st.types(st.player, room, "me show")
    waiting = await st.seen(room.bot_messages, "non posso scriverti")  # what organisers are to hear waits there, too
    opened = await st.player.click(waiting, "Leggi")
    assert opened.ephemeral and "Bob" in opened.text
    assert ("private-flagged" in st.bot.log) is (code == 20026)
    checked = await st.manager.slash(room, "club check")
    assert ("quarantena" in checked.text) is (code == 20026)
    st.passes(3601)
