"""What is laid out in newer components is sent so, corrected so, and said in words where Discord refuses it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.chats.discord.sending.message_maker import MessageMaker, edited, laid, told
from bot.hall.cards.card import Audience, Drawn, DrawnFile, DrawnPicture, Key
from bot.hall.requests import Notice
from tests.chats.discord.interactions import ANNA, Front, Interaction, answer, card, refused, reply
from tests.chats.discord.sending.pretended import Discord, Hook, Mail, crier, notice, said
from tests.ladder.proving import proves

ROWS = tuple((Key(f"{n}", f"!{n}"),) for n in range(7))
BOARD = card("Scegli", buttons=ROWS)
PLAIN = card("Annullato")
STOOD = {"channel": "20", "messages": ["500"], "laid": ["500"]}
STOOD_IN_WORDS = {"channel": "20", "messages": ["500"]}


def newer(given: dict[str, Any]) -> bool:
    """Whether Discord was told of newer components."""
    return bool(given.get("view")) and given["view"].has_components_v2()


def contents(given: dict[str, Any]) -> list[str]:
    return [part["content"] for part in given["view"].to_components() if part["type"] == 10]


class Refusing(Discord):
    """Takes no newer components."""

    def _do(self, name: str, where: int, given: dict[str, Any]) -> Any:
        if newer(given):
            raise refused(400, 50035)
        return super()._do(name, where, given)


async def test_a_notice_that_is_laid_out_has_no_words_beside_it_and_is_known_as_such() -> None:
    there = Discord()
    became = await said(notice(BOARD), there)
    ((_, _, given),) = there.calls
    assert newer(given) and "content" not in given and "suppress_embeds" not in given and given["nonce"]
    assert became["laid"] == became["messages"]


async def test_a_notice_in_words_is_known_as_such() -> None:
    assert "laid" not in await said(notice(PLAIN), Discord())


async def test_words_take_the_place_of_a_layout_in_newer_components() -> None:
    """No message gives these up again: Discord refuses words beside them."""
    there = Discord()
    became = await said(notice(PLAIN, edits=STOOD), there)
    ((name, _, given),) = there.calls
    assert name == "edit" and newer(given) and contents(given) == ["Annullato"]
    assert (given["content"], given["embeds"]) == (None, []) and became["laid"] == ["500"]


async def test_words_take_the_place_of_words_as_they_always_did() -> None:
    there = Discord()
    became = await said(notice(PLAIN, edits=STOOD_IN_WORDS), there)
    ((_, _, given),) = there.calls
    assert given["content"] == "Annullato" and not newer(given) and "laid" not in became


async def test_that_a_press_was_in_a_layout_says_nothing_of_what_answered_it() -> None:
    there = Discord()
    became = await said(notice(PLAIN, edits={**STOOD_IN_WORDS, "laid": True}), there)
    ((_, _, given),) = there.calls
    assert given["content"] == "Annullato" and not newer(given) and "laid" not in became


async def test_a_layout_takes_the_place_of_words_that_are_given_up() -> None:
    there = Discord()
    became = await said(notice(BOARD, edits=STOOD_IN_WORDS), there)
    ((_, _, given),) = there.calls
    assert newer(given) and (given["content"], given["embeds"]) == (None, []) and became["laid"] == ["500"]


@proves("discord", "newer-refused")
async def test_where_discord_refuses_it_a_notice_is_said_in_words() -> None:
    there = Refusing()
    became = await said(notice(BOARD), there)
    ((_, _, given),) = there.calls
    assert given["content"] == "Scegli" and len(given["view"].to_components()) == 2 and "laid" not in became


async def test_what_was_refused_once_is_not_tried_again() -> None:
    maker = MessageMaker(Front(None))  # type: ignore[arg-type]
    (first,) = await maker.ready(BOARD)
    assert maker.plainer(first) and not maker.plainer(first)
    (second,) = await maker.ready(BOARD)
    assert "layout" not in second


async def test_a_picture_that_was_read_on_its_first_way_goes_whole_on_the_second() -> None:
    class Drawing(Front):
        async def draw_picture(self, picture: DrawnPicture) -> bytes:
            return b"png"

    maker = MessageMaker(Drawing(None))  # type: ignore[arg-type]
    (message,) = await maker.ready(replace(BOARD, picture=DrawnPicture("ladder", {}, "the ladder", "en")))
    (file,) = message["files"]
    assert file.fp.read() == b"png" and maker.plainer(message)
    assert file.fp.read() == b"png"


async def test_another_refusal_is_no_reason_to_say_it_otherwise() -> None:
    there = Discord()
    there.failures["send"] = refused(500)
    with pytest.raises(Exception, match="500"):
        await said(notice(BOARD), there)


# --- answers


async def test_an_answer_that_is_laid_out_goes_out_at_once() -> None:
    interaction, front = Interaction(), Front(reply(BOARD))
    await answer(interaction, front)
    (posted,) = interaction.of("post")
    assert posted["flags"] == discord.MessageFlags.components_v2.flag and "content" not in posted
    assert front.said["discord:1"]["laid"] == front.said["discord:1"]["messages"]


async def test_after_a_defer_what_is_laid_out_is_an_edit_of_the_answer() -> None:
    interaction = Interaction()
    await answer(interaction, Front(reply(BOARD)), late=True)
    assert interaction.names == ["defer", "edit_original"] and newer(interaction.of("edit_original")[0])


async def test_an_answer_that_discord_does_not_take_laid_out_is_said_in_words() -> None:
    class Older(Interaction):
        def _note(self, name: str, **given: Any) -> Any:
            if given.get("flags", 0) & discord.MessageFlags.components_v2.flag:
                raise refused(400, 50035)
            return super()._note(name, **given)

    interaction, front = Older(), Front(reply(BOARD))
    await answer(interaction, front)
    assert [posted["content"] for posted in interaction.of("post")] == ["Scegli"]
    assert "laid" not in front.said["discord:1"]


async def test_an_answer_in_the_place_of_a_layout_stays_one() -> None:
    interaction, front = Interaction(pressed=True), Front(reply(card("Fatto", replaces=True)))
    interaction.laid = True
    await answer(interaction, front)
    (given,) = interaction.of("edit")
    assert newer(given) and contents(given) == ["Fatto"] and front.said["discord:1"]["laid"] == ["55"]


async def test_after_a_restart_an_answer_takes_the_place_of_a_layout() -> None:
    handle = {"pressed": "500", "laid": True, "channel": "20"}
    there = Discord()
    became = await said(notice(card("Fatto", replaces=True), handle=handle), there)
    ((name, where, given),) = there.calls
    assert (name, where) == ("edit", 500) and newer(given) and became["laid"] == ["500"]


class OldHook(Hook):
    """Takes no newer components."""

    def _made(self, given: dict[str, Any]) -> None:
        if newer(given):
            raise refused(400, 50035)
        super()._made(given)


def hidden(drawn: Drawn, *, below: bool = False, **more: Any) -> Notice:
    """A correction of what one member alone sees."""
    edits = {**STOOD, "hidden": True, "token": "t", "application": "8", **more}
    return notice(drawn, edits=edits, audience=Audience.MEMBER, account=ANNA, in_place=below)


async def test_what_one_member_sees_laid_out_stays_so_unless_it_is_said_anew_below() -> None:
    for correction, stands, given in (
        (hidden(PLAIN), ["500"], True),
        (hidden(PLAIN, laid=[]), None, False),
        (hidden(BOARD, laid=[]), ["500"], True),
        (hidden(PLAIN, below=True), None, False),
        (hidden(BOARD, below=True), ["61"], True),
    ):
        hook = Hook(hidden=True, loading=False)
        became = await crier(Discord(), hook, Mail()).say(correction)
        assert became.get("laid") == stands and [newer(one) for one in hook.given] == [given]


@pytest.mark.parametrize("below", [False, True])
async def test_where_discord_refuses_it_one_member_too_is_told_in_words(below: bool) -> None:
    hook = OldHook(hidden=True, loading=False)
    became = await crier(Discord(), hook, Mail()).say(hidden(BOARD, laid=[], below=below))
    assert [given["content"] for given in hook.given] == ["Scegli"] and "laid" not in became


@pytest.mark.parametrize(
    ("drawn", "stood", "laid_out"), [(PLAIN, True, True), (BOARD, False, True), (PLAIN, False, False)]
)
async def test_after_a_restart_a_defer_is_filled_as_it_stands(drawn: Drawn, stood: bool, laid_out: bool) -> None:
    hook = Hook(hidden=False, loading=True)
    hook.original.flags.components_v2 = stood
    handle = {"token": "t", "application": "8", "channel": "20"}
    became = await crier(Discord(), hook, Mail()).say(notice(drawn, handle=handle))
    assert [newer(given) for given in hook.given] == [laid_out]
    assert became.get("laid") == (["60"] if laid_out else None)


async def test_the_word_that_it_was_written_in_private_keeps_a_layout_too() -> None:
    hook = Hook(hidden=True, loading=True)
    hook.original.flags.components_v2 = True
    handle = {"token": "t", "application": "8", "channel": "20"}
    await crier(Discord(), hook, Mail()).say(notice(PLAIN, handle=handle, audience=Audience.PRIVATE, account=ANNA))
    assert [newer(given) for given in hook.given] == [True]


# --- what Discord is told


def test_a_message_of_words_is_told_as_it_is() -> None:
    message = {"content": "x", "suppress_embeds": True}
    assert told(message) == message and edited(message) == {"content": "x", "view": None, "attachments": []}


def test_only_what_is_laid_out_is_noted() -> None:
    messages: list[dict[str, Any]] = [{"content": "x"}, {"content": "y", "layout": []}]
    assert laid(messages, ["1", "2"]) == {"laid": ["2"]} and laid(messages[:1], ["1"]) == {}
    assert laid(messages[:1], ["1"], before=["1"]) == {"laid": ["1"]}


async def test_a_picture_that_comes_as_a_file_is_shown_once_and_described() -> None:
    maker = MessageMaker(Front(None))  # type: ignore[arg-type]
    files = (DrawnFile("episode-1.pdf", b"%PDF"), DrawnFile("episode-1.png", b"PNG"))
    picture = DrawnPicture("episode", {}, "the page of an evening", "en")
    (message,) = await maker.ready(replace(BOARD, picture=picture, files=files))
    shown = [(file.filename, file.description) for file in message["files"]]
    assert shown == [("episode-1.pdf", None), ("episode-1.png", "the page of an evening")]
