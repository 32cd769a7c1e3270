"""Messages that go: a secret typed where all read it; and what is said where it cannot."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.chats.discord.permissions import NEEDED
from bot.hall.cards.card import Audience
from bot.texts import Texts
from tests.chats.discord import wire
from tests.chats.discord.answering.test_typed import ID, MAILED, SPOKEN, attached, heard, in_private, typed
from tests.chats.discord.interactions import CLOSED, card, reply
from tests.chats.discord.wire import TABLE, Front, stage

DELETED = f"DELETE /channels/{TABLE}/messages/{ID}"


def lets_delete(yes: bool) -> dict[str, Any]:
    granted = discord.Permissions(NEEDED.value)
    granted.update(manage_messages=yes)
    return wire.guild(granted=granted)


@pytest.mark.parametrize(
    ("allowed", "secret", "deleted"), [(True, True, 1), (True, False, 0), (False, True, 0)], ids=str
)
async def test_a_typed_secret_is_deleted_where_the_club_lets_us(allowed: bool, secret: bool, deleted: int) -> None:
    answer = reply(card("Segreto"), Audience.PRIVATE, conceal=secret)
    here = await heard(typed("<@900> /bid 3"), Front(answer), server=lets_delete(allowed))
    assert len(here.wire.of(DELETED)) == deleted and here.wire.of(MAILED)


async def test_in_private_nothing_is_deleted() -> None:
    answer = reply(card("Segreto"), Audience.PRIVATE, conceal=True)
    assert not (await heard(in_private("/bid 3"), Front(answer), server=lets_delete(True))).wire.of("DELETE .*")


WORDS = f"Non posso cancellare quello che hai scritto in {TABLE}: lì lo leggono ancora tutti. Cancellalo tu."
FILE = (
    f"Non posso cancellare il file che hai mandato in {TABLE}: lì lo possono aprire ancora tutti. "
    "Cancella tu il messaggio."
)


@pytest.mark.parametrize(
    ("refused", "stands"), [((404, 10008), False), ((403, 50013), True)], ids=["gone", "not allowed"]
)
async def test_a_secret_that_cannot_be_deleted_is_answered_and_said_to_stand_there_unless_it_is_gone(
    refused: tuple[int, int], stands: bool
) -> None:
    here = await stage(Front(reply(card("Segreto"), Audience.PRIVATE, conceal=True)), server=lets_delete(True))
    here.wire.refuses["DELETE .*"] = refused
    await here.told("MESSAGE_CREATE", typed("<@900> /bid 3"))
    (mailed,) = here.wire.of(MAILED)
    assert here.wire.of(DELETED) and (WORDS in mailed["content"]) is stands


@pytest.mark.parametrize("allowed", [True, False])
async def test_whoever_typed_a_secret_reads_that_it_stands_there_where_we_may_not_delete_it(allowed: bool) -> None:
    answer = reply(card("Segreto"), Audience.PRIVATE, conceal=True)
    here = await heard(typed("<@900> /bid 3"), Front(answer), server=lets_delete(allowed))
    (mailed,) = here.wire.of(MAILED)
    assert mailed["content"] == ("Segreto" if allowed else f"Segreto\n{WORDS}")


async def test_whoever_gave_a_file_for_all_to_read_hears_alone_that_it_stands_there() -> None:
    """The answer for the channel does not point the players to it."""
    given = typed("<@900> /gdr avventura", attachments=attached(3, "a.toml"))
    here = await heard(given, Front(reply(card("Caricata"), conceal=True)), server=lets_delete(False))
    assert [said["content"] for said in here.wire.of(MAILED)] == [f"🔴 {FILE}"]
    assert [said["content"] for said in here.wire.of(SPOKEN)] == ["Caricata"]


async def test_that_a_file_stands_there_is_kept_behind_a_button_where_the_private_chat_is_closed() -> None:
    given = typed("<@900> /gdr avventura", attachments=attached(3, "a.toml"))
    here = await stage(Front(reply(card("Caricata"), conceal=True)), server=lets_delete(False))
    here.wire.refuses[MAILED] = (403, CLOSED)
    await here.told("MESSAGE_CREATE", given)
    said = [said["content"] for said in here.wire.of(SPOKEN)]
    assert said == [Texts().say("it", "discord-waiting"), "Caricata"]


async def test_that_a_file_stands_there_is_kept_where_nothing_can_be_said_now() -> None:
    given = typed("<@900> /gdr avventura", attachments=attached(3, "a.toml"))
    here = await stage(Front(reply(card("Caricata"), conceal=True)), server=lets_delete(False))
    here.wire.refuses |= {MAILED: (403, CLOSED), SPOKEN: (403, 50001)}
    await here.told("MESSAGE_CREATE", given)
    assert here.front.waiting == ["discord:1/there", f"discord:{ID}"]


@pytest.mark.parametrize(("refused", "gone"), [(None, True), ((404, 10008), True), ((403, 50013), False)], ids=str)
async def test_what_was_typed_before_a_crash_is_deleted_by_its_handle(
    refused: tuple[int, int] | None, gone: bool
) -> None:
    here = await stage(Front(reply(card("Segreto"))), server=lets_delete(True))
    if refused is not None:
        here.wire.refuses["DELETE .*"] = refused
    assert await here.chat.take_away({"channel": str(TABLE), "message": str(ID)}) is gone
    assert here.wire.of(DELETED)
