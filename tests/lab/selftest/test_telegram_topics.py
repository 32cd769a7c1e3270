"""Forums: topics of a supergroup."""

import pytest

from tests.lab.telegram import Refused

pytestmark = pytest.mark.asyncio(loop_scope="module")
NOT_FOUND = "Bad Request: message thread not found"


async def test_a_bot_answers_in_its_topic(tw):
    g = tw.host.group("Forum", forum=True)
    tina = g.member("Tina", admin=True)
    topic, other = g.topic("Round 1"), g.topic("Round 2")
    assert g.topic("Round 1") is topic and g.payload()["is_forum"]
    r = await tina.say(topic, "/topics", expect=2)
    assert [m.text for m in topic.messages] == ["/topics", f"here {topic.id} True", "Message thread not found"]
    assert r.messages == topic.messages[1:] and topic.last is r.last
    assert [m.text for m in r.all_messages if m.topic is None] == ["in general"]
    assert other.messages == [] and tw.host.errors[0].description == NOT_FOUND
    tw.host.errors.clear()
    r = await tina.say(topic, "/roll 5")
    c = await tina.click(r.message, "Re-roll")
    assert c.edits == [r.message] and r.message.topic is topic
    r = await tina.say(topic, "/raw many", expect=0)
    assert r.messages == [] and len(r.all_messages) == 5  # sent to the chat without a thread: General
    r = await tina.say(g, "/topics")
    assert r.messages[0].text == "here None None"
    assert topic.messages[-1].text == "/raw many"


async def test_what_the_bot_reads(tw):
    """A message in a topic 'replies' to its opening; General has no thread; a chain of replies there has one that is
    no topic."""
    g = tw.host.group("Read", forum=True)
    tina = g.member("Tina")
    topic = g.topic("Hall")
    m = (await tina.say(topic, "/none")).sent.payload()
    assert m["message_thread_id"] == topic.id and m["is_topic_message"] and m["chat"]["is_forum"]
    assert m["reply_to_message"]["forum_topic_created"]["name"] == "Hall"
    general = (await tina.say(g, "/none")).sent
    assert "message_thread_id" not in general.payload() and "reply_to_message" not in general.payload()
    reply = (await tina.say(g, "/none", reply_to=general)).sent
    chained = (await tina.say(g, "/none", reply_to=reply)).sent.payload()
    assert chained["message_thread_id"] == general.id and "is_topic_message" not in chained
    refused = await tw.refused("sendMessage", chat_id=g.id, text="x", message_thread_id=general.id)
    assert refused == NOT_FOUND


async def test_where_messages_may_go(tw):
    g = tw.host.group("Where", forum=True)
    tina, topic, plain = g.member("Tina"), g.topic("Open"), tw.host.group("Plain")

    async def send(chat=g, **kw):
        return await tw.refused("sendMessage", chat_id=chat.id, text="x", **kw)

    assert await send(message_thread_id=topic.id) == "" and topic.last.text == "x"
    assert await send(message_thread_id=1) == NOT_FOUND  # General is not a thread
    assert await send(plain, message_thread_id=topic.id) == NOT_FOUND
    said = (await tina.say(topic, "hello")).sent
    assert await send(reply_parameters={"message_id": said.id}) == "" and topic.last.reply_to is said
    for method in ("sendPhoto", "sendDocument", "sendDice", "sendChatAction", "sendPoll"):
        extra = {"photo": "x", "document": "x", "question": "q", "options": ["a", "b"], "action": "typing"}
        tw.host.files["x"] = ("x.png", b"\x89PNG\r\n\x1a\n")
        assert await tw.refused(method, chat_id=g.id, message_thread_id=4711, **extra) == NOT_FOUND, method
        assert await tw.refused(method, chat_id=g.id, message_thread_id=topic.id, **extra) == "", method
    tw.host.forget_errors()
    topic.close()
    assert await send(message_thread_id=topic.id) == "Bad Request: TOPIC_CLOSED"
    with pytest.raises(Refused, match="closed"):
        await tina.say(topic, "hello?")
    topic.reopen()
    assert await send(message_thread_id=topic.id) == ""
    g.close_general()
    assert await send() == "Bad Request: TOPIC_CLOSED" and await send(message_thread_id=topic.id) == ""
    topic.delete()
    assert await send(message_thread_id=topic.id) == NOT_FOUND and topic.messages == []
    tw.host.assert_clean()


async def test_the_bot_makes_topics(tw):
    g = tw.host.group("Makers", forum=True)
    refused = await tw.refused("createForumTopic", chat_id=g.id, name="Round 1")
    assert refused == "Bad Request: not enough rights to create a topic"
    g.promote_bot()
    made = (await tw.call("createForumTopic", chat_id=g.id, name="Round 1"))["result"]
    topic = g.topics[made["message_thread_id"]]
    assert topic.title == "Round 1" and topic.header.sender is tw.host.me
    here = {"chat_id": g.id, "message_thread_id": topic.id}
    assert (await tw.call("editForumTopic", **here, name="Final"))["ok"] and topic.title == "Final"
    assert (await tw.call("closeForumTopic", **here))["ok"] and topic.closed
    assert (await tw.call("reopenForumTopic", **here))["ok"] and not topic.closed
    assert (await tw.call("deleteForumTopic", **here))["ok"] and topic.deleted
    assert "TOPIC_ID_INVALID" in await tw.refused("closeForumTopic", **here)
    plain = tw.host.group("No forum")
    assert await tw.refused("createForumTopic", chat_id=plain.id, name="x") == "Bad Request: the chat is not a forum"
