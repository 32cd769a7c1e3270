"""Groups, private chats, presses, files: a stock bot on Telegram."""

import asyncio
import time

import pytest

from tests.lab.selftest.worlds import telegram_world
from tests.lab.telegram import Refused
from tests.lab.telegram.methods.table import BURST

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_commands_menu(tw):
    assert tw.host.commands() == {"roll": "Roll dice", "start": "Begin"}
    assert tw.host.commands(language="it") == {"roll": "Tira i dadi"}
    assert tw.anna.commands() == {"roll": "Tira i dadi"}
    assert tw.bob.commands() == {"roll": "Roll dice", "start": "Begin"}
    assert tw.bob.commands(tw.g) == {"roll": "Roll in the group"}


async def test_menus_by_scope(tw):
    """BotCommandScope > Determining list of commands: the narrowest scope first, with the language or without."""
    g, bob, anna = tw.host.group("Menus"), tw.bob, tw.anna
    g.members.update({bob.id: bob, anna.id: anna})
    g.admins.add(anna.id)

    async def put(word, **kw):
        assert (await tw.call("setMyCommands", commands=[{"command": word, "description": "d"}], **kw))["ok"]

    await put("all_admins", scope={"type": "all_chat_administrators"})
    assert list(anna.commands(g)) == ["all_admins"] and list(bob.commands(g)) == ["roll"]
    await put("here", scope={"type": "chat", "chat_id": g.id})
    await put("qui", scope={"type": "chat", "chat_id": g.id}, language_code="it")
    assert list(anna.commands(g)) == ["qui"] and list(bob.commands(g)) == ["here"]
    await put("admins", scope={"type": "chat_administrators", "chat_id": g.id})
    await put("bob", scope={"type": "chat_member", "chat_id": g.id, "user_id": bob.id})
    assert list(anna.commands(g)) == ["admins"] and list(bob.commands(g)) == ["bob"]
    got = await tw.call("getMyCommands", scope={"type": "chat", "chat_id": g.id}, language_code="it")
    assert got["result"] == [{"command": "qui", "description": "d"}]
    bad = {"type": "chat", "chat_id": -100123}
    assert await tw.refused("setMyCommands", commands=[], scope=bad) == "Bad Request: chat not found"
    assert "language code" in await tw.refused("setMyCommands", commands=[], language_code="ita")
    await tw.call("deleteMyCommands", scope={"type": "all_chat_administrators"})


async def test_group_command(tw):
    r = await tw.anna.say(tw.g, "/roll 5 reserve:2")
    assert r.text == "Rolled 5 dice for it" and r.message.bold() == ["5"]
    assert r.message.rows == [["Re-roll", "Rules"], ["Same", "Slow"]]
    r = await tw.bob.say(tw.g, f"/roll@{tw.host.me.username} 2")
    assert r.text == "Rolled 2 dice for en"
    r = await tw.bob.say(tw.g, "/roll@another_bot 2")
    assert r.messages == []
    tw.host.assert_clean()


async def test_privacy_mode(tw):
    r = await tw.bob.say(tw.g, "just talking")
    assert r.messages == []
    assert (await tw.bob.send_file(tw.g, "x.csv", b"1,2")).messages == []
    r = await tw.bob.say(tw.g, "/roll 3")
    r2 = await tw.bob.say(tw.g, "nice one", reply_to=r.message)
    assert r2.text == "heard: nice one" and r2.message.reply_to is r2.sent


async def test_press(tw):
    r = await tw.anna.say(tw.g, "/roll 5")
    c = await tw.bob.click(r.message, "Re-roll")
    assert c.answered and c.toast == "Rolling again" and not c.alert
    assert r.message.text == "Rolled again 5" and r.message.edited
    assert c.edits == [r.message] and r.message.history[0]["text"] == "Rolled 5 dice for it"
    tw.host.assert_clean()
    c = await tw.anna.click(r.message, "Same")
    assert c.alert and "not modified" in c.toast and "not modified" in str(tw.host.errors[0])
    with pytest.raises(Refused, match="not a callback"):
        await tw.anna.click(r.message, "Rules")
    with pytest.raises(Refused, match="no button"):
        await tw.anna.click(r.message, "Nope")
    c = await tw.anna.click(r.message, "Slow", timeout=0.2)
    assert not c.answered and c in tw.host.unanswered


async def test_press_that_opens_the_private_chat(tw):
    r = await tw.bob.say(tw.g, "/private")
    c = await tw.bob.click(r.message, "Open")
    assert c.url == f"https://t.me/{tw.host.me.username}?start=secret_7"
    assert (await tw.bob.follow(c)).text == "Hello Bob payload=['secret_7']"
    with pytest.raises(Refused):
        await tw.bob.follow("https://t.me/another_bot?start=x")
    tw.host.assert_clean()


async def test_private_chat_rules(tw):
    carl = tw.g.member("Carl")
    with pytest.raises(Refused):
        await carl.say(carl.dm, "hello")
    r = await carl.say(tw.g, "/tell")
    assert r.text == "cannot: Forbidden: bot can't initiate conversation with a user" and carl.dms == []
    r = await carl.start("tavolo_7")
    assert r.text == "Hello Carl payload=['tavolo_7']"
    r = await carl.say(tw.g, "/tell")
    assert r.text == "told" and [m.text for m in carl.dms][-1] == "a private word"
    carl.block()
    r = await carl.say(tw.g, "/tell")
    assert r.text == "cannot: Forbidden: bot was blocked by the user"
    await carl.start()
    assert (await carl.say(tw.g, "/tell")).text == "told"
    await tw.bot.wait_log("my status kicked")
    await tw.bot.wait_log("my status member")
    with pytest.raises(Refused):
        await carl.start("not a payload!")
    r = await tw.anna.start_in_group(tw.g, "evt1")
    assert "payload=['evt1']" in r.text
    stranger = tw.host.user("Stranger")
    assert await tw.refused("sendMessage", chat_id=stranger.id, text="x") == "Bad Request: chat not found"
    tw.host.assert_clean()


async def test_good_media_and_markup(tw):
    r = await tw.anna.say(tw.g, "/raw photo")
    assert r.message.kind == "photo" and r.message.caption == "board two"
    assert r.message.data.startswith(b"\x89PNG") and r.message.history[0]["text"] == "board"
    r = await tw.anna.say(tw.g, "/raw doc")
    assert r.message.kind == "document" and r.message.filename == "t.csv" and r.message.data == b"a;b\n"
    assert len((await tw.anna.say(tw.g, "/raw album")).messages) == 2
    r = await tw.anna.say(tw.g, "/raw md2ok")
    assert r.text == "bold it code x 1. done!"
    assert [e["type"] for e in r.message.entities] == ["bold", "italic", "code", "text_link"]
    r = await tw.anna.say(tw.g, "/raw del")
    assert r.messages == []
    r = await tw.anna.say(tw.g, "/raw who")
    assert r.text == "['Anna'] creator Club"
    await tw.bob.start()
    r = await tw.bob.say(tw.bob.dm, "/raw keyboard")
    assert (await tw.bob.press(tw.bob.dm, "Yes")).text == "heard: Yes"
    with pytest.raises(Refused):
        await tw.bob.press(tw.bob.dm, "Maybe")
    r = await tw.bob.send_file(tw.bob.dm, "x.csv", b"1,2,3")
    assert r.text == "x.csv has 5 bytes"
    tw.host.assert_clean()


async def test_forced_reply_of_one_person(tw):
    r = await tw.bob.say(tw.g, "/ask")
    assert r.message.forces_reply and tw.bob.prompt(tw.g) is r.message and tw.anna.prompt(tw.g) is None
    with pytest.raises(Refused):
        await tw.anna.answer(tw.g, "7")
    r = await tw.bob.answer(tw.g, "5")
    assert r.text == "heard: 5" and r.sent.reply_to.forces_reply and tw.bob.prompt(tw.g) is None
    tw.host.assert_clean()


async def test_group_becomes_a_supergroup(tw):
    g = tw.host.group("Cellar", type="group")
    dan = g.member("Dan")
    assert (await dan.say(g, "/roll 1")).text.startswith("Rolled 1")
    new = g.migrate()
    tw.host.assert_clean()
    assert (await dan.say(new, "/roll 2")).text.startswith("Rolled 2")
    with pytest.raises(Refused):
        await dan.say(g, "anybody here?")
    body = await tw.call("sendMessage", chat_id=g.id, text="x")
    assert body["error_code"] == 400 and body["parameters"]["migrate_to_chat_id"] == new.id
    new.mute_bot()
    r = await dan.say(new, "/roll 3")
    assert r.messages == [] and "not enough rights" in tw.host.rejections[-1].description
    new.mute_bot(False)
    new.kick_bot()
    r = await dan.say(new, "/roll 3")
    assert r.messages == []
    refused = await tw.refused("sendMessage", chat_id=new.id, text="x")
    assert refused == "Forbidden: bot was kicked from the supergroup chat"
    tw.host.assert_clean()


async def test_floods_and_faults(tw):
    f = tw.host.fault(method="sendMessage", status=429, retry_after=1)
    t = time.monotonic()
    r = await tw.anna.say(tw.g, "/raw many", expect=1, timeout=15)
    assert r.text == "after the flood" and f.fired == 1 and time.monotonic() - t >= 1
    tw.host.fault(method="sendMessage", status=403, description="Forbidden: bot was kicked from the supergroup chat")
    assert "bot was kicked" in (await tw.anna.say(tw.g, "/raw many")).text
    tw.host.fault(method="sendMessage", delay=0.3)
    t = time.monotonic()
    await tw.anna.say(tw.g, "/raw many", expect=5)
    assert time.monotonic() - t > 0.3
    tw.host.fault(method="sendMessage", abort=True)
    n = len(tw.g.messages)
    await tw.anna.say(tw.g, "/roll 9")
    assert tw.g.messages[n + 1].text.startswith("Rolled 9")  # it took effect although the bot saw a network error
    tw.host.assert_clean()


async def test_real_flood_limits(tw):
    tw.host.flood = "real"
    tw.g.sent_at += [time.monotonic()] * BURST
    r = await tw.anna.say(tw.g, "/raw many", expect=1, timeout=15)
    tw.host.flood = "relaxed"
    first = next(v for v in tw.host.rejections if v.status == 429)
    assert first.description == "Too Many Requests: retry after 1" and r.last.text == "after the flood"


async def test_outage_and_bad_polls():
    async with await telegram_world() as w:
        w.host.fault(method="getUpdates", status=502, times=1)  # the bot keeps polling
        assert (await w.anna.say(w.g, "/roll 1", timeout=15, expect=1)).text.startswith("Rolled 1")
        await w.host.outage()
        r = await w.anna.say(w.g, "/roll 4", timeout=0.5)
        assert r.messages == []
        await w.host.outage(False)
        await r.wait(1, timeout=20)
        assert r.text.startswith("Rolled 4")
        await asyncio.sleep(0)
        w.host.assert_clean()


async def test_what_a_channel_posts_comes_to_its_discussion_by_itself(tw):
    """tdlib/telegram-bot-api, Client.cpp 18157; of bots only administrators get it."""
    before = tw.host.update_id
    tw.g.channel_posts("News", "tonight")
    assert tw.host.update_id == before
    tw.g.promote_bot()
    m = tw.g.channel_posts("News", "tonight")
    told = tw.host.updates[max(tw.host.updates)]["message"] if tw.host.updates else m.payload()
    assert told["from"]["id"] == 777000 and told["is_automatic_forward"]
    tw.g.demote_bot()
