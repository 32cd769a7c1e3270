"""Telegram's limits one by one, and the parsers of texts."""

import time

import pytest

from tests.lab.selftest.worlds import telegram_world
from tests.lab.telegram import Message, parse_html, parse_markdown, parse_markdown_v2
from tests.lab.telegram.ephemeral import keep, new
from tests.lab.telegram.methods.media import KINDS
from tests.lab.telegram.methods.table import METHODS
from tests.lab.telegram.text.units import auto_entities

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize(
    "what,answer",
    [
        ("html", "can't find end tag corresponding to start tag"),
        ("tag", 'unsupported start tag "nobr"'),
        ("less", "unsupported start tag"),
        ("md2", "is reserved and must be escaped"),
        ("md", "can't find end of the entity"),
        ("long", "Message is too long"),
        ("data", "Button_data_invalid"),
        ("url", "is invalid"),
        ("caption", "Message caption is too long"),
        ("notphoto", "Image_process_failed"),
        ("cmd", "Bot_command_invalid"),
        ("cmds", "Bot_commands_too_much"),
        ("empty", "Message text is empty"),
    ],
)
async def test_limits_met_by_a_stock_bot(tw, what, answer):
    r = await tw.anna.say(tw.g, f"/raw {what}")
    assert r.text.startswith("BadRequest: ") and answer in r.text and len(tw.host.errors) == 1


async def test_keyboards(tw):
    async def send(n, data):
        row = [{"text": str(i), "callback_data": data} for i in range(n)]
        keyboard = {"inline_keyboard": [row[i : i + 8] for i in range(0, n, 8)]}
        return await tw.refused("sendMessage", chat_id=tw.g.id, text="x", reply_markup=keyboard)

    assert await send(100, "a") == ""
    assert await send(101, "a") == "Bad Request: reply markup is too long"
    assert await send(99, "a" * 64) == "Bad Request: reply markup is too long"
    assert await send(1, "a" * 64) == "" and await send(1, "a" * 65) == "Bad Request: BUTTON_DATA_INVALID"
    assert await send(1, "é" * 32) == "" and await send(1, "é" * 33) == "Bad Request: BUTTON_DATA_INVALID"
    assert await send(1, "") == "Bad Request: BUTTON_DATA_INVALID"
    assert "Text buttons" in await send(1, None)


async def test_forced_replies(tw):
    async def send(**markup):
        return await tw.refused("sendMessage", chat_id=tw.g.id, text="x", reply_markup=markup)

    assert await send(force_reply=True, input_field_placeholder="x" * 64) == ""
    assert "PLACEHOLDER" in await send(force_reply=True, input_field_placeholder="x" * 65)
    assert "object expected" in await send(nothing=True)
    mentioned = await tw.call(
        "sendMessage",
        chat_id=tw.g.id,
        text=f"@{tw.bob.username}, how many?",
        reply_markup={"force_reply": True, "selective": True},
    )
    m = tw.g.log[mentioned["result"]["message_id"]]
    assert m.is_for(tw.bob) and not m.is_for(tw.anna)


async def test_answers_to_a_press(tw):
    sent = await tw.call(
        "sendMessage",
        chat_id=tw.g.id,
        text="x",
        reply_markup={"inline_keyboard": [[{"text": "b", "callback_data": "nothing"}]]},
    )
    message = tw.g.log[sent["result"]["message_id"]]

    async def answer(**kw):
        r = tw.anna.fire_click(message, "b")
        return await tw.refused("answerCallbackQuery", callback_query_id=r.query_id, **kw), r

    assert (await answer(text="x" * 201))[0] == "Bad Request: MESSAGE_TOO_LONG"
    refused, r = await answer(text="x" * 200, show_alert=True)
    assert refused == "" and r.alert and r.toast == "x" * 200
    me = tw.host.me.username
    for url in (
        "https://example.org",
        "https://t.me/another_bot?start=1",
        f"https://t.me/{me}",
        f"tg://resolve?domain={me}&start=1",
        f"https://t.me/{me}?start=not good",
    ):
        assert (await answer(url=url))[0] == "Bad Request: URL_INVALID", url
    for url in (f"https://t.me/{me}?start=abc-1_2", f"t.me/{me}?start=x", f"https://telegram.me/{me}?start=x"):
        refused, r = await answer(url=url)
        assert refused == "" and r.url == url
    assert "query is too old" in await tw.refused("answerCallbackQuery", callback_query_id=r.query_id)  # a second time
    assert "query is too old" in await tw.refused("answerCallbackQuery", callback_query_id="1")
    old = tw.anna.fire_click(message, "b")
    old.started -= tw.host.callback_lifetime + 1
    assert "query is too old" in await tw.refused("answerCallbackQuery", callback_query_id=old.query_id)


async def test_edits(tw):
    here = {"chat_id": tw.g.id}
    sent = await tw.call("sendMessage", **here, text="one", entities=[])
    mid = sent["result"]["message_id"]
    same = await tw.refused("editMessageText", **here, message_id=mid, text="one")
    assert same.startswith("Bad Request: message is not modified")
    long = await tw.refused("editMessageText", **here, message_id=mid, text="x" * 4097)
    assert long == "Bad Request: MESSAGE_TOO_LONG"
    assert await tw.refused("editMessageText", **here, message_id=mid, text="x" * 4096) == ""
    said = await tw.bob.say(tw.g, "mine")
    theirs = await tw.refused("editMessageText", **here, message_id=said.sent.id, text="x")
    assert theirs == "Bad Request: message can't be edited"
    tw.host.errors.clear()
    tw.anna.delete(tw.g.log[mid])
    gone = await tw.refused("editMessageText", **here, message_id=mid, text="two")
    assert gone == "Bad Request: message to edit not found"
    gone = await tw.refused("editMessageReplyMarkup", **here, message_id=mid)
    assert gone == "Bad Request: message to edit not found"
    tw.host.assert_clean()


async def test_rights_to_delete(tw):
    g = tw.host.group("Tidy")
    eve = g.member("Eve")

    async def delete(m):
        return await tw.refused("deleteMessage", chat_id=m.chat.id, message_id=m.id)

    def said(chat, who, **kw):
        m = Message(chat, who, text="x")
        vars(m).update(kw)
        chat.log[m.id] = m
        return m

    old = int(time.time()) - 49 * 3600
    can_not, too_old = "Bad Request: message can't be deleted", "Bad Request: message can't be deleted for everyone"
    assert await delete(said(g, tw.host.me)) == "" and await delete(said(g, eve)) == can_not
    assert await delete(said(g, tw.host.me, date=old)) == too_old
    g.promote_bot("can_pin_messages")
    assert await delete(said(g, eve)) == can_not
    g.promote_bot("can_delete_messages")
    assert await delete(said(g, eve)) == "" and await delete(said(g, eve, date=old)) == too_old
    assert await delete(g.topic("Round 1").header) == can_not
    eve.started = True
    assert await delete(said(eve.dm, eve)) == "" and await delete(said(eve.dm, eve, date=old)) == too_old
    assert await delete(said(eve.dm, tw.host.me, kind="dice")) == too_old
    m = said(g, tw.host.me)
    assert await delete(m) == "" and await delete(m) == "Bad Request: message to delete not found"
    tw.host.assert_clean()


async def test_updates_come_until_they_are_confirmed():
    w = await telegram_world()  # no bot: this test polls
    try:
        zoe = w.host.user("Zoe", started=True)
        for word in ("one", "two", "three"):
            await zoe.say(zoe.dm, word, timeout=0, quiet=0)

        async def poll(**kw):
            w.host.polled_from = -1  # as if time had passed: what comes of asking at once is tested by itself
            return [u["message"]["text"] for u in (await w.call("getUpdates", **kw))["result"]]

        assert await poll() == ["one", "two", "three"]
        assert await poll(offset=0) == ["one", "two", "three"]
        first = next(iter(w.host.updates))
        assert await poll(offset=first) == ["one", "two", "three"]  # the same offset: nothing is confirmed
        assert await poll(offset=first, limit=1) == ["one"]
        assert await poll(offset=first + 1) == ["two", "three"] == await poll(offset=first + 1)
        assert await poll(offset=-1) == ["three"]
        assert await poll(offset=first + 3) == [] == list(w.host.updates)
        w.host.assert_clean()
    finally:
        await w.host.close()


async def test_every_method_answers():
    """None breaks within the lab, whether it is given everything or nothing."""
    w = await telegram_world()  # no bot
    try:
        g = w.host.group("All", forum=True)
        g.promote_bot()
        zoe = w.host.user("Zoe", started=True)
        w.host.files["f"] = ("f.png", b"\x89PNG\r\n\x1a\n")
        photo = {"type": "photo", "media": "f"}
        everything = {
            "chat_id": g.id,
            "from_chat_id": g.id,
            "user_id": zoe.id,
            "text": "x",
            "caption": "c",
            "receiver_user_id": zoe.id,
            "ephemeral_message_id": 1,
            "name": "n",
            "question": "q",
            "options": ["a", "b"],
            "file_id": "f",
            "message_ids": [1],
            "commands": [],
            "action": "typing",
            "media": photo,
            **dict.fromkeys(KINDS, "f"),
        }
        refused = set()
        for name in METHODS:
            topic, g.has_bot = g.topic("One"), True
            topic.closed = name == "reopenforumtopic"
            message = Message(g, w.host.me, text="base", topic=topic)
            g.log[message.id] = message
            if name in ("editmessagecaption", "editmessagereplymarkup"):
                message.kind, message.media, message.keyboard = "photo", [], {"inline_keyboard": []}
            if "ephemeral" in name:
                g.ephemerals.clear()
                keep(alone := new(g, w.host.me, zoe, text="base"))
                if name == "editephemeralmessagecaption":
                    alone.kind, alone.media = "photo", []
                if name == "editephemeralmessagereplymarkup":
                    alone.keyboard = {"inline_keyboard": []}
            params = {**everything, "message_id": message.id, "message_thread_id": topic.id}
            if name == "sendmediagroup":
                params["media"] = [photo, photo]
            full, empty = await w.call(name, **params), await w.call(name)
            assert full.get("error_code") != 500 and empty.get("error_code") != 500, name
            refused |= set() if full["ok"] else {name}
        assert refused == {"answercallbackquery"}  # there was no press
    finally:
        await w.host.close()


async def test_parsers():
    text, ents = parse_html(
        'a &lt; <b>x<i>y</i></b> <a href="https://e.org?a=1&amp;b=2">l</a> '
        '<pre><code class="language-py">c</code></pre> <tg-spoiler>s</tg-spoiler> 🎲<code>z</code>'
    )
    assert text == "a < xy l c s 🎲z"
    assert {(e["type"], e["offset"], e["length"]) for e in ents} == {
        ("bold", 4, 2),
        ("italic", 5, 1),
        ("text_link", 7, 1),
        ("pre", 9, 1),
        ("spoiler", 11, 1),
        ("code", 15, 1),
    }
    assert next(e for e in ents if e["type"] == "text_link")["url"] == "https://e.org?a=1&b=2"
    assert next(e for e in ents if e["type"] == "pre")["language"] == "py"
    assert parse_markdown_v2("__u__ ||s|| ~x~ `a.b`")[0] == "u s x a.b"
    text, ents = parse_markdown_v2("> quoted\n> on\nplain [x](https://a.b/\\))\n```py\nc```")
    assert text == " quoted\n on\nplain x\nc"
    assert [e["type"] for e in ents] == ["blockquote", "text_link", "pre"] and ents[1]["url"] == "https://a.b/)"
    assert parse_markdown("*b* [l](a.b) \\_x")[0] == "b l _x"


async def test_eight_buttons_stand_abreast(tw):
    async def send(n):
        keyboard = {"inline_keyboard": [[{"text": "x", "callback_data": "x"}] * n]}
        return await tw.refused("sendMessage", chat_id=tw.g.id, text="x", reply_markup=keyboard)

    assert await send(8) == "" and "too long" in await send(9)
    tw.host.forget_errors()


@pytest.mark.parametrize("text", ["/roll", "/roll@table_lab_bot 5", "go /roll", "(/roll)"])
async def test_what_telegram_marks_as_a_command(text):
    assert [e["type"] for e in auto_entities(text, [])][:1] == ["bot_command"]


@pytest.mark.parametrize("text", ["/probabilità", "a/roll", "//roll", "/roll/", "</roll", "/roll>"])
async def test_what_telegram_marks_as_none(text):
    """tdlib/td, MessageEntity.cpp 312."""
    assert "bot_command" not in [e["type"] for e in auto_entities(text, [])]


async def test_an_update_lives_for_a_day(tw):
    """tdlib/telegram-bot-api, Client.cpp 17053."""
    await tw.bot.stop()
    await tw.call("getUpdates", offset=-1)
    tw.host.updates.clear()
    await tw.anna.say(tw.g, "/roll", quiet=0.01)
    assert len((await tw.call("getUpdates"))["result"]) == 1
    tw.host.update_lifetime = 0.0
    assert (await tw.call("getUpdates", offset=1))["result"] == []
    tw.host.update_lifetime = 86400.0
    await tw.bot.start()
    await tw.host.ready()
