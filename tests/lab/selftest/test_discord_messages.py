"""Messages, files, private chats, threads, nonces, what the bot may read."""

import aiohttp
import pytest

from tests.lab.discord import Refused
from tests.lab.selftest.worlds import discord_world

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_prefix_command_and_reply(dw):
    m = await dw.anna.say(dw.ch, "!ping")
    assert dw.ch.last.text == "pong" and dw.ch.last.reference is m and dw.ch.last.type == 19


async def test_files(dw):
    r = await dw.anna.slash(dw.ch, "export")
    assert r.message.files == {"table.csv": b"a;b\n1;2\n"}
    async with aiohttp.ClientSession() as s, s.get(r.message.attachments[0].url) as resp:
        assert await resp.read() == b"a;b\n1;2\n"
    r = await dw.anna.slash(dw.ch, "board")
    assert r.message.files["board.png"].startswith(b"\x89PNG")
    assert "/cdn/attachments/" in r.message.embeds[0]["image"]["url"]
    dw.host.assert_clean()


async def test_private_messages(dw):
    before = len(dw.anna.dms)
    r = await dw.anna.slash(dw.ch, "dm")
    assert r.text == "sent" and [m.text for m in dw.anna.dms[before:]] == ["hello in private"]
    c = await dw.anna.click(dw.anna.dms[-1], custom_id="lab:join")
    assert c.text == "Anna joined"
    dw.anna.close_dms()
    r = await dw.anna.slash(dw.ch, "dm")
    assert r.text == "cannot: 50007"
    assert len(dw.anna.dms) == before + 2  # the message, and the answer to the press
    dw.host.assert_clean()


async def test_edit_and_delete(dw):
    r = await dw.anna.slash(dw.ch, "life")
    sent = r.interaction.messages
    await dw.host.wait_for(lambda: len(sent) == 2 and sent[1].deleted)
    assert r.message.text == "two" and r.message.history[0]["content"] == "one"
    assert dw.ch.last.text == "standing corrected" and dw.ch.last.edited
    dw.host.assert_clean()


async def test_thread(dw):
    await dw.anna.slash(dw.ch, "thread", name="Round 1")
    await dw.host.wait_for(lambda: dw.ch.threads and dw.ch.threads[-1].messages)
    t = dw.ch.threads[-1]
    assert t.name == "Round 1" and [m.text for m in t.messages] == ["first post"]
    await dw.bob.say(t, "!ping")
    assert t.last.text == "pong"
    dw.host.assert_clean()


async def test_thread_opened_by_a_person(dw):
    t = dw.ch.thread("Corner", by=dw.bob)
    assert dw.ch.thread("Corner") is t and t.parent is dw.ch
    await dw.bob.say(t, "!ping", expect=1)
    assert t.last.text == "pong"
    dw.host.assert_clean()


async def test_locked_thread(dw):
    await dw.anna.slash(dw.ch, "thread", name="Closed")
    t = await dw.host.wait_for(lambda: next((t for t in dw.ch.threads if t.name == "Closed" and t.messages), None))
    t.archived = True
    status, _ = await dw.call("POST", f"/channels/{t.id}/messages", {"content": "x"})
    assert status == 200 and not t.archived  # sending opens it again
    t.locked = True
    status, body = await dw.call("POST", f"/channels/{t.id}/messages", {"content": "x"})
    assert (status, body["code"]) == (403, 160005)
    dw.host.assert_clean()


async def test_people_edit_delete_and_react(dw):
    m = await dw.bob.say(dw.ch, "hello")
    await dw.bob.edit(m, "hello you")
    await dw.bob.react(m, "👍")
    assert dw.ch.last.text == "reaction 👍"
    with pytest.raises(Refused):
        await dw.bob.react(m, "👍")
    await dw.bob.delete(m)
    assert m not in dw.ch.messages
    dw.host.assert_clean()


async def test_enforced_nonce(dw):
    """Message > Create message > enforce_nonce."""
    n = len(dw.ch.messages)
    body = {"content": "once", "nonce": "n-1", "enforce_nonce": True}
    _, first = await dw.send(body)
    _, again = await dw.send({**body, "content": "twice"})
    assert first["id"] == again["id"] and again["content"] == "once" and again["nonce"] == "n-1"
    assert len(dw.ch.messages) == n + 1
    await dw.send({"content": "free", "nonce": "n-1"})  # not enforced
    await dw.send({"content": "other", "nonce": "n-2", "enforce_nonce": True})
    assert [m.text for m in dw.ch.messages[n:]] == ["once", "free", "other"]
    dw.host.nonce_lifetime = 0.0  # some minutes later
    _, late = await dw.send(body)
    dw.host.nonce_lifetime = 180.0
    assert late["id"] != first["id"]


async def test_enforced_nonce_after_a_lost_answer(dw):
    """The request took effect, the answer was lost: the second try finds the first message."""
    n = len(dw.ch.messages)
    dw.host.fault(method="POST", path=r"/messages$", abort=True)
    body = {"content": "hello", "nonce": "lost", "enforce_nonce": True}
    with pytest.raises(aiohttp.ClientError):
        await dw.send(body)
    status, _ = await dw.send(body)
    assert status == 200 and len(dw.ch.messages) == n + 1


async def test_discord_py_sends_nonces_enforced(dw):
    n = len(dw.ch.messages)
    await dw.anna.slash(dw.ch, "nonce", word="abc")
    assert [m.text for m in dw.ch.messages[n:]] == ["said abc"] and dw.ch.last.nonce == "abc"
    sent = [r for r in dw.host.requests if isinstance(r.body, dict) and r.body.get("nonce") == "abc"]
    assert len(sent) == 2 and all(r.body["enforce_nonce"] for r in sent)


async def test_what_the_bot_reads_without_the_content_intent():
    """Gateway > Message content intent: private chats, mentions and its own messages only."""
    async with await discord_world({"NO_CONTENT": "1"}) as w:
        await w.anna.say(w.ch, "!ping")
        assert w.ch.last.text == "!ping"
        await w.anna.say(w.ch, f"{w.host.mention} !ping")
        assert w.ch.last.text == "heard: !ping"
        answer = w.ch.last
        await w.anna.say(w.ch, "and you?", reply_to=answer)  # a reply mentions, too
        assert w.ch.last.text == "heard: and you?"
        await w.anna.say(w.anna.dm, "!ping")
        assert w.anna.dms[-1].text == "pong"
        w.host.assert_clean()


async def test_a_mention_of_a_command_has_to_lead_to_one():
    async with await discord_world() as dw:
        roll = dw.host.commands()["roll"]["root"]["id"]
        for content in (f"</roll:{roll}>", f"`</tira:{roll}>`", f"\\</tira:{roll}>"):
            await dw.send({"content": content})
        dw.host.assert_clean()
        for content in (f"</tira:{roll}>", "</roll:1>"):
            await dw.send({"content": content})
        assert [one.message for one in dw.host.errors] == [
            f"</tira:{roll}> leads to no command",
            "</roll:1> leads to no command",
        ]
        dw.host.errors.clear()
