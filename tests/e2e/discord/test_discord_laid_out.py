"""Cards in Discord's newer components: a picture by its table, rows as they were meant, and what becomes of them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.discord.discord_stage import DiscordStage
from tests.lab.discord import FLAG_V2, Message, walk
from tests.ladder.proving import proves

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.again]

FRAME, WORDS, GALLERY, ROW = 17, 10, 12, 1


def parts(message: Message) -> list[int]:
    """The sorts of components in a message's frame, in their order."""
    (frame,) = message.components
    assert frame["type"] == FRAME
    return [part["type"] for part in frame["components"]]


async def test_a_picture_stands_between_the_words_and_the_table(st: DiscordStage) -> None:
    r = await st.anna.slash(st.ch, "many", what="picture")
    assert parts(r.message) == [WORDS, GALLERY, WORDS, ROW, ROW, ROW]
    assert r.message.text.split("\n")[0] == "🟢 the ladder" and r.message.files == {"ladder.png": b"\x89PNG ladder"}
    assert r.message.components[0]["accent_color"] > 0 and r.message.content == ""
    (gallery,) = [part for part in walk(r.message.components) if part["type"] == GALLERY]
    assert gallery["items"][0]["description"] == "the ladder"
    st.host.assert_clean()


async def test_more_than_five_rows_stay_rows(st: DiscordStage) -> None:
    r = await st.anna.slash(st.ch, "many", what="rows")
    assert parts(r.message) == [WORDS, *[ROW] * 8] and r.message.labels == [f"K{n}" for n in range(8)]
    pressed = await st.bob.click(r.message, "K7")
    assert pressed.text == "key7 by Bob"
    st.host.assert_clean()


async def test_what_is_laid_out_can_be_replaced_by_words_at_once_and_late(st: DiscordStage) -> None:
    for label, words in (("Replace", "replace by Bob"), ("Slow replace", "slow-replace by Bob")):
        r = await st.anna.slash(st.ch, "many", what="picture")
        await st.bob.click(r.message, label)
        await st.host.wait_for(lambda words=words, r=r: r.message.text.startswith(words))
        assert r.message.flags & FLAG_V2 and not r.message.files and r.message.labels
    st.host.assert_clean()


@pytest.mark.parametrize("guess", ["room", "member"])
async def test_a_deferred_answer_becomes_what_is_laid_out(st: DiscordStage, guess: str) -> None:
    r = await st.anna.slash(st.ch, "many", what="picture", after=600, guess=guess)
    await st.acknowledged(r.interaction)
    assert r.deferred and parts(st.ch.last) == [WORDS, GALLERY, WORDS, ROW, ROW, ROW]
    st.host.assert_clean()


async def test_where_no_picture_may_be_attached_the_words_come_as_words(st: DiscordStage) -> None:
    st.ch.deny_bot("attach_files")
    try:
        said = await st.bob.say(st.ch, f"{st.host.mention} many picture")
        await st.acknowledged(said)
    finally:
        st.ch.allow_bot("attach_files")
    answer = next(message for message in st.ch.messages if message.reference is said)
    assert "the ladder" in answer.content and not answer.flags & FLAG_V2 and answer.buttons


@proves("discord", "newer-refused")
@pytest.mark.asyncio(loop_scope="function")
async def test_a_server_that_refuses_the_newer_components_gets_words_and_the_whole_picture(
    fresh_club: DiscordStage,
) -> None:
    """And it is asked no more, in an answer, a message of the bot's own and an edit."""
    st = fresh_club

    def laid(_: str, __: str, body: dict[str, Any] | None) -> bool:
        return bool((((body or {}).get("data") or body or {}).get("flags") or 0) & FLAG_V2)

    refusal = st.host.fault(method="POST", status=400, code=50035, times=None, when=laid)
    for _ in range(2):
        r = await st.anna.slash(st.ch, "many", what="picture")
        assert r.message.content.startswith("🟢 the ladder\n```")
        assert r.message.files == {"ladder.png": b"\x89PNG ladder"} and r.message.buttons
    said = await st.bob.say(st.ch, f"{st.host.mention} many picture")
    await st.acknowledged(said)
    assert st.ch.last.files == {"ladder.png": b"\x89PNG ladder"}
    assert refusal.fired == 1
