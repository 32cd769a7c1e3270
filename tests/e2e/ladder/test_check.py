"""/club check on Discord and Telegram: what a server or group takes away is named as its own client names it."""

from __future__ import annotations

import pytest

from tests.e2e.ladder.ladder_stage import LadderStage

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize(
    ("permission", "name"),
    [
        ("view_channel", "Visualizza canale"),
        ("send_messages", "Invia messaggi"),
        ("attach_files", "Allega file"),
        ("read_message_history", "Leggi cronologia"),
    ],
)
async def test_what_a_channel_denies_is_named_with_the_way(st: LadderStage, permission: str, name: str) -> None:
    room = st.channel(f"prova {permission}")
    assert "Non mi manca niente" in (await st.manager.slash(room, "club check")).text
    room.deny_bot(permission)
    said = await st.manager.slash(room, "club check")
    assert said.ephemeral and name in said.text and "impostazioni del canale, Permessi" in said.text
    room.allow_bot(permission)


async def test_a_locked_thread_and_what_threads_alone_need(st: LadderStage) -> None:
    room = st.channel("fili")
    thread = room.thread("tavolo")
    for also, named in (((), "«Invia messaggi nei thread»"), (("attach_files",), "«Allega file»")):
        room.deny_bot("send_messages_in_threads", *also)
        said = (await st.manager.slash(thread, "club check")).text
        assert named in said and ("Allega" in said) is bool(also)
        room.allow_bot("send_messages_in_threads", *also)
    thread.locked = True
    thread.changed()
    await st.discord.quiet()
    assert "Gestisci thread" in (await st.manager.slash(thread, "club check")).text
    thread.locked = False


async def test_a_post_of_a_forum_is_a_room_like_any_other_also_once_it_is_archived(st: LadderStage) -> None:
    forum, room = st.server.channel("giochi", type=15), st.channel("sala del forum")
    post = forum.thread("Neon", by=st.manager)
    assert "la campagna è aperta" in (await st.manager.slash(post, "campaign new", name="Neon")).text
    forum.deny_bot("send_messages")  # There it stands for opening posts.
    assert "Non mi manca niente" in (await st.manager.slash(post, "club check")).text
    post.archived = True
    post.changed()
    await st.discord.quiet()
    assert "Neon (Campagna)" not in (await st.manager.slash(room, "club check")).text
    post.locked = True
    said = (await st.manager.slash(room, "club check")).text
    assert "Neon (Campagna)" in said and "Gestisci thread" in said and "Visualizza canale" not in said


@pytest.mark.parametrize(("what", "name"), [("photos", "«Foto»"), ("documents", "«File»")])
async def test_what_a_group_lets_nobody_send_is_named_with_the_way(st: LadderStage, what: str, name: str) -> None:
    group = st.group(f"Prova {what}")
    assert "Non mi manca niente" in await asked(st, group)
    group.forbid(what)
    said = await asked(st, group)
    assert name in said and "impostazioni del gruppo, Permessi" in said


async def test_in_privacy_mode_it_is_said_what_is_not_heard(st: LadderStage) -> None:
    group = st.group("Prova sorda")
    said = await asked(st, group)
    assert "Non mi manca niente" in said and "La modalità privacy è accesa" in said
    group.promote_bot()
    assert "privacy" not in await asked(st, group)


async def test_a_muted_bot_says_so_in_private(st: LadderStage) -> None:
    group = st.group("Prova muta")
    group.mute_bot()
    assert "«Invia messaggi»" in await asked(st, group)


async def test_a_closed_topic_in_which_games_are_announced_is_found(st: LadderStage) -> None:
    group = st.group("Prova chiusa")
    topic = await st.announced(group)
    topic.close()
    said = await asked(st, group)
    assert "Avvisi (avvisi: metaclassifiche)" in said and "riapritelo" in said
    group.promote_bot("can_manage_topics")
    assert "Non mi manca niente" in await asked(st, group)


async def asked(st: LadderStage, group: object) -> str:
    """What Anna is told in private when she asks in a group."""
    before = len(st.anna.dms)
    await st.anna.say(group, "/club check")
    return str((await st.seen(lambda: st.anna.dms[before:], "manca")).text)
