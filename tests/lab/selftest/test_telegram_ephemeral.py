"""Telegram's ephemeral messages and commands, one rule at a time, over a host that nobody polls."""

import time

import pytest
import pytest_asyncio

from tests.lab.selftest.worlds import telegram_world
from tests.lab.telegram import Refused
from tests.lab.telegram.ephemeral import KEPT, keep, new

KEYS = {"inline_keyboard": [[{"text": "Guarda", "callback_data": "look"}]]}


@pytest_asyncio.fixture
async def w():
    """A club with Bob and Carl, and no bot."""
    world = await telegram_world()
    world.carl = world.g.member("Carl")
    yield world
    await world.host.close()


async def said(w, **kw):
    """A public message with a button."""
    return w.g.log[
        (await w.call("sendMessage", chat_id=w.g.id, text="x", reply_markup=KEYS, **kw))["result"]["message_id"]
    ]


def for_bob(w, **more):
    return {"chat_id": w.g.id, "text": "5", "ephemeral_message_parameters": {"receiver_user_id": w.bob.id, **more}}


async def types(w, who, text, **kw):
    return await who.say(w.g, text, timeout=0, quiet=0, **kw)


def newest(w):
    return list(w.host.updates.values())[-1]


async def test_a_press_opens_the_window_to_its_presser_for_fifteen_seconds(w):
    r = w.bob.fire_click(await said(w))
    sent = (await w.call("sendMessage", **for_bob(w, callback_query_id=r.query_id)))["result"]
    assert (sent["message_id"], sent["ephemeral_message_id"]) == (0, 1) and sent["receiver_user"]["id"] == w.bob.id
    assert [m.text for m in w.bob.ephemerals(w.g)] == ["5"] and w.carl.ephemerals(w.g) == []
    r.started -= 16
    assert "too old" in await w.refused("sendMessage", **for_bob(w, callback_query_id=r.query_id))
    theirs = w.carl.fire_click(await said(w))
    assert "too old" in await w.refused("sendMessage", **for_bob(w, callback_query_id=theirs.query_id))


async def test_with_neither_press_nor_answer_only_an_administrator_may(w):
    assert "administrator" in await w.refused("sendMessage", **for_bob(w))
    w.g.promote_bot("can_pin_messages")
    assert await w.refused("sendMessage", **for_bob(w)) == ""
    nobody = {"receiver_user_id": 1087968824}
    assert "member" in await w.refused("sendMessage", chat_id=w.g.id, text="x", ephemeral_message_parameters=nobody)
    assert w.host.errors


async def test_a_marked_command_goes_to_the_bot_alone_and_an_old_client_sends_it_to_all(w):
    marked = [{"command": "bid", "description": "d", "is_ephemeral": True}]
    await w.call("setMyCommands", commands=marked)
    before = len(w.g.messages)
    await types(w, w.bob, "/bid 5")
    told = newest(w)["message"]
    assert (told["message_id"], told["ephemeral_message_id"], told["text"]) == (0, 1, "/bid 5")
    assert len(w.g.messages) == before
    answer = {**for_bob(w), "reply_parameters": {"ephemeral_message_id": 1}}
    assert await w.refused("sendMessage", **answer) == ""
    w.g.ephemerals[w.bob.id, 1].date -= 20
    assert "not found" in await w.refused("sendMessage", **answer)
    w.bob.old_client = True
    await types(w, w.bob, "/bid 5")
    assert "ephemeral_message_id" not in newest(w)["message"] and len(w.g.messages) == before + 1


async def test_an_answer_to_an_unseen_message_is_unseen_too(w):
    r = w.bob.fire_click(await said(w))
    await w.call("sendMessage", **for_bob(w, callback_query_id=r.query_id))
    (question,) = w.bob.ephemerals(w.g)
    await types(w, w.bob, "7", reply_to=question)
    told = newest(w)["message"]
    assert told["text"] == "7" and told["message_id"] == 0 and "reply_to_message" not in told


async def test_in_a_topic_an_unseen_command_has_no_thread_but_answers_its_opening(w):
    await w.call("setMyCommands", commands=[{"command": "bid", "description": "d", "is_ephemeral": True}])
    topic = w.g.topic("Tavolo")
    await w.bob.say(topic, "/bid 5", timeout=0, quiet=0)
    told = newest(w)["message"]
    assert "message_thread_id" not in told and told["reply_to_message"]["message_thread_id"] == topic.id


async def test_an_older_server_posts_the_unknown_shape_for_all(w):
    w.host.version = (10, 0)
    r = w.bob.fire_click(await said(w))
    sent = (await w.call("sendMessage", **for_bob(w, callback_query_id=r.query_id)))["result"]
    assert "ephemeral_message_id" not in sent and w.g.last.text == "5"
    own = {"reply_parameters": {"ephemeral_message_id": 700}}
    assert "not specified" in await w.refused("sendMessage", **for_bob(w), **own)


async def test_the_shape_of_the_version_before_is_public_now(w):
    r = w.bob.fire_click(await said(w))
    old = {"receiver_user_id": w.bob.id, "callback_query_id": r.query_id}
    assert "ephemeral_message_id" not in (await w.call("sendMessage", chat_id=w.g.id, text="5", **old))["result"]
    w.host.version = (10, 2)
    assert "ephemeral_message_id" in (await w.call("sendMessage", chat_id=w.g.id, text="5", **old))["result"]


async def test_a_reply_to_message_zero_is_posted_for_all_and_noted(w):
    await w.call("sendMessage", chat_id=w.g.id, text="5", reply_parameters={"message_id": 0})
    assert w.g.last.text == "5" and "posted for all" in str(w.host.errors[0])


async def test_edits_and_deletes_name_chat_receiver_and_id(w):
    w.g.promote_bot()
    for who in (w.bob, w.carl):
        await w.call("sendMessage", chat_id=w.g.id, text="5", ephemeral_message_parameters={"receiver_user_id": who.id})
    one = {"chat_id": w.g.id, "receiver_user_id": w.bob.id, "ephemeral_message_id": 1}
    assert (await w.call("editEphemeralMessageText", **one, text="6"))["result"] is True
    assert [m.text for m in w.bob.ephemerals(w.g)] == ["6"] and [m.text for m in w.carl.ephemerals(w.g)] == ["5"]
    assert "CAPTION_TOO_LONG" in await w.refused("editEphemeralMessageText", **one, text="x" * 1025)
    w.host.errors.clear()
    assert await w.refused("deleteEphemeralMessage", **one) == "" and w.bob.ephemerals(w.g) == []
    w.host.assert_clean()
    assert "not found" in await w.refused("deleteMessage", chat_id=w.g.id, message_id=0)
    assert w.host.errors


async def test_an_old_client_shows_nothing_though_all_seems_well(w):
    w.bob.old_client = True
    r = w.bob.fire_click(await said(w))
    assert "ephemeral_message_id" in (await w.call("sendMessage", **for_bob(w, callback_query_id=r.query_id)))["result"]
    assert w.bob.ephemerals(w.g) == []


async def test_only_its_receiver_presses_an_unseen_message_and_its_press_says_so(w):
    w.g.promote_bot()
    await w.call("sendMessage", **for_bob(w), reply_markup=KEYS)
    (m,) = w.bob.ephemerals(w.g)
    with pytest.raises(Refused, match="only Bob"):
        w.carl.fire_click(m)
    r = w.bob.fire_click(m)
    told = newest(w)["callback_query"]
    assert told["chat_instance"] == "0" and told["message"]["ephemeral_message_id"] == 1
    replacing = for_bob(w, callback_query_id=r.query_id, replace_callback_query_message=True)
    assert "can't be replaced" in await w.refused("sendMessage", **replacing)
    assert await w.refused("sendMessage", **for_bob(w, callback_query_id=r.query_id)) == ""


async def test_it_disappears_with_the_app_and_nobody_tells_the_bot(w):
    w.g.promote_bot()
    await w.call("sendMessage", **for_bob(w))
    w.bob.restart_app(w.g)
    assert w.bob.ephemerals(w.g) == []
    one = {"chat_id": w.g.id, "receiver_user_id": w.bob.id, "ephemeral_message_id": 1}
    assert (await w.call("editEphemeralMessageText", **one, text="6"))["result"] is True


async def test_polls_dice_and_copies_know_nothing_of_it(w):
    w.g.promote_bot()
    await w.call("sendDice", **for_bob(w))
    assert w.g.last.kind == "dice"


async def test_edits_share_the_pace_of_messages(w):
    w.host.flood = "real"
    m = await said(w)
    w.g.sent_at += [time.monotonic() - 30] * 20
    refused = await w.refused("editMessageText", chat_id=w.g.id, message_id=m.id, text="y")
    assert refused.startswith("Too Many Requests")


async def test_anonymous_administrators_and_channels_write_without_a_face(w):
    w.g.disguise(w.anna)
    await types(w, w.anna, "/roll 5")
    told = newest(w)["message"]
    assert told["from"]["id"] == 1087968824 and told["sender_chat"]["id"] == w.g.id
    w.anna.fire_click(await said(w))
    assert newest(w)["callback_query"]["from"]["id"] == w.anna.id
    w.g.disguise(w.anna, "Notizie")
    await types(w, w.anna, "/roll 5")
    assert newest(w)["message"]["from"]["id"] == 136817688 and newest(w)["message"]["sender_chat"]["type"] == "channel"


async def test_what_faded_can_be_pressed_but_not_read(w):
    m = await said(w)
    m.fade()
    w.bob.fire_click(m)
    assert newest(w)["callback_query"]["message"] == {"chat": m.chat.payload(), "message_id": m.id, "date": 0}


async def test_mentions_do_not_come_and_bare_commands_go_to_the_last_bot(w):
    before = len(w.host.updates)
    await types(w, w.bob, f"ciao @{w.host.me.username}")
    w.g.another_bot_writes("Dadi", "eccomi")
    await types(w, w.bob, "/roll 5")
    assert len(w.host.updates) == before
    await types(w, w.bob, f"/roll@{w.host.me.username} 5")
    await said(w)
    await types(w, w.bob, "/roll 5")
    assert len(w.host.updates) == before + 2


async def test_a_client_keeps_a_hundred_of_them(w):
    """td MessagesManager.h 1682: and those for seven days; the bot is not told."""
    for number in range(KEPT + 1):
        keep(new(w.g, w.host.me, w.bob, text=str(number)))
    assert [m.text for m in w.bob.ephemerals(w.g)][:1] == ["1"] and len(w.bob.ephemerals(w.g)) == KEPT
