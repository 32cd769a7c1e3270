"""What Discord does not refuse at once, and what people or its operators make of it."""

import aiohttp
import pytest

from tests.lab.discord import Refused
from tests.lab.discord.model.user import User
from tests.lab.discord.people import windows
from tests.lab.discord.routes import account
from tests.lab.selftest.worlds import discord_world

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_what_an_edit_mentions_rings_for_nobody(dw):
    """discord/discord-api-docs#1419; Message > Allowed mentions object."""
    _, m = await dw.send({"content": "hello"})
    said = dw.ch.last
    await dw.call("PATCH", f"/channels/{dw.ch.id}/messages/{m['id']}", {"content": f"<@{dw.bob.id}>"})
    assert [u.id for u in said.mentions] == [dw.bob.id] and said.calls == []
    await dw.send({"content": f"<@{dw.bob.id}>"})
    assert [u.id for u in dw.ch.last.calls] == [dw.bob.id]
    await dw.send({"content": f"<@{dw.bob.id}>", "flags": 1 << 12})
    assert dw.ch.last.calls == [], "SUPPRESS_NOTIFICATIONS"


async def test_an_answer_to_an_interaction_mentions_users_alone_where_it_says_nothing(dw):
    """Message > Allowed mentions object."""
    role = dw.g.role("Judge")
    told = f"<@&{role.id}> <@{dw.bob.id}>"
    r = dw.anna.fire_slash(dw.ch, "slow", seconds=30)
    await dw.host.wait_for(lambda: r.interaction.acked)
    path = f"/webhooks/{dw.host.app_id}/{r.interaction.token}/messages/@original"
    await dw.call("PATCH", path, {"content": told})
    assert r.message.mention_roles == [] and [u.id for u in r.message.mentions] == [dw.bob.id]
    await dw.send({"content": told})
    assert dw.ch.last.mention_roles == [role]


async def test_a_message_of_its_own_is_seen_by_all_whatever_its_flags(dw):
    """Message > Create message > flags."""
    await dw.send({"content": "your hand", "flags": 1 << 6})
    assert dw.ch.last.visible_to(dw.bob)
    assert "everybody would read it" in str(dw.host.errors)
    dw.host.forget_errors()


async def test_whoever_deletes_thinking_leaves_nothing_to_follow(dw):
    """discord/discord-api-docs#3087."""
    r = dw.anna.fire_slash(dw.ch, "slow", seconds=30, private=True)
    await dw.host.wait_for(lambda: r.interaction.acked)
    with pytest.raises(Refused):
        await dw.bob.dismiss(r.interaction.original)
    await dw.anna.dismiss(r.interaction.original)
    for method, path in (("POST", ""), ("PATCH", "/messages/@original")):
        path = f"/webhooks/{dw.host.app_id}/{r.interaction.token}{path}"
        status, body = await dw.call(method, path, {"content": "late"})
        assert (status, body["code"]) == (404, 10008)
    dw.host.assert_clean()


async def test_the_26th_private_chat_of_a_minute_is_one_too_many(dw):
    """User > Create DM; team-reflex/DiscordPHP#467."""
    strangers = [User(dw.host, f"stranger {number}") for number in range(account.CHATS + 1)]
    for one in strangers:
        assert not dw.host.errors
        await dw.call("POST", "/users/@me/channels", {"recipient_id": str(one.id)})
    assert "flagged as spam" in str(dw.host.errors)
    dw.host.chats_opened.clear()
    dw.host.forget_errors()


async def test_a_page_of_cloudflares_is_no_json_and_bears_no_via(dw):
    """Rate Limits > Invalid request limit."""
    dw.host.fault(method="POST", path=r"/messages$", status=429, cloudflare=True, retry_after=2)
    url = f"{dw.host.url}/api/v10/channels/{dw.ch.id}/messages"
    headers = {"Authorization": f"Bot {dw.host.token}"}
    async with aiohttp.ClientSession(headers=headers) as s, s.post(url, json={"content": "x"}) as r:
        assert (r.status, r.content_type, r.headers["Retry-After"]) == (429, "text/plain", "2")
        assert "Via" not in r.headers


async def test_in_an_archived_thread_no_command_is_offered(dw):
    """Threads > Active & archived threads."""
    t = dw.ch.thread("Asleep", by=dw.bob)
    t.archived = True
    with pytest.raises(Refused, match="archived"):
        await dw.anna.slash(t, "board")


async def test_a_server_has_so_many_open_threads_and_a_thread_so_many_participants(dw):
    """Opcodes and Status Codes > JSON error codes."""
    dw.g.threads_full = True
    status, body = await dw.call("POST", f"/channels/{dw.ch.id}/threads", {"name": "One more", "type": 11})
    dw.g.threads_full = False
    assert (status, body["code"]) == (400, 160006)
    t = dw.ch.thread("Crowded", by=dw.anna)
    t.full = True
    status, body = await dw.call("PUT", f"/channels/{t.id}/thread-members/{dw.bob.id}")
    assert (status, body["code"]) == (400, 30033)


async def test_not_more_than_a_thousand_members_are_searched_at_once(dw):
    """Guild > Search guild members."""
    status, _ = await dw.call("GET", f"/guilds/{dw.g.id}/members/search?query=a&limit=1001")
    assert status == 400
    dw.host.forget_errors()


async def test_what_is_chosen_before_can_be_taken_away_only_where_nothing_need_be(dw):
    """discord/discord-api-docs#8272."""
    menu = {"type": 3, "custom_id": "m", "required": False, "options": [{"label": "a", "value": "a", "default": True}]}
    with pytest.raises(Refused, match="min_values"):
        windows.Filler._field(dw.anna, dw.ch, menu, "menu", [], {})
    assert windows.Filler._field(dw.anna, dw.ch, {**menu, "min_values": 0}, "menu", [], {}) == {"values": []}


async def test_a_reply_to_an_answer_tells_no_words_without_the_content_intent():
    """You might not need a privileged intent: only replies to the bot's ordinary messages do."""
    async with await discord_world({"NO_CONTENT": "1"}) as w:
        r = await w.anna.slash(w.ch, "board")
        before = len(w.ch.bot_messages())
        await w.anna.say(w.ch, "and you?", reply_to=r.message)
        assert len(w.ch.bot_messages()) == before
        await w.anna.say(w.ch, f"{w.host.mention} and you?", reply_to=r.message)
        assert w.ch.last.text == "heard: and you?"
