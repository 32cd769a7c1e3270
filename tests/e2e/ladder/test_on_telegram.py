"""The ladder on Telegram: each refusal in Telegram's own words, and what people and organisers then see."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.ladder.ladder_stage import SHORTLY, LadderStage
from tests.ladder.proving import proves

pytestmark = pytest.mark.asyncio(loop_scope="module")

PICTURE = "/odds 5 2"
"""A command whose answer has a picture."""
ODDS, PLAYED, UNDONE = "quanti successi", "vince Anna", "Annullato da Anna"


@proves("telegram", "photos-barred")
async def test_without_its_picture_the_words_come_and_the_group_hears_once_what_to_allow(st: LadderStage) -> None:
    group = st.group("Parole")
    group.forbid("photos")
    for time in (1, 2):
        await st.bob.say(group, PICTURE)
        await st.seen(group.bot_messages, ODDS, time)
    await st.seen(group.bot_messages, "«Foto»")
    assert len(group.bot_messages()) == 3


@proves("telegram", "photo-odd", "files-barred")
@pytest.mark.parametrize("files", [True, False], ids=["files", "no files"])
async def test_a_picture_too_long_for_a_photo_goes_as_a_file_where_files_may_go(st: LadderStage, files: bool) -> None:
    group = st.group(f"Lunga {files}")
    if not files:
        group.forbid("documents")
    st.telegram.fault(method="sendPhoto", status=400, description="Bad Request: PHOTO_INVALID_DIMENSIONS")
    await st.bob.say(group, PICTURE)
    assert (await st.seen(group.bot_messages, ODDS)).kind == ("document" if files else "text")
    if not files:
        await st.seen(group.bot_messages, "«File»")


@proves("telegram", "buttons-refused")
async def test_buttons_that_telegram_refuses_leave_their_words(st: LadderStage) -> None:
    group = st.group("Pulsanti")
    st.telegram.fault(method="sendMessage", status=400, description="Bad Request: BUTTON_DATA_INVALID")
    await st.bob.say(group, "/roll 3")
    said = await st.seen(group.bot_messages, "Bob tira")
    assert "/aiuto" in said.text and not said.labels


@proves("telegram", "slowly", "broken", "token")
@pytest.mark.parametrize(
    "refusal",
    [{"status": 429, "retry_after": 1}, {"status": 502}, {"status": 401, "description": "Unauthorized"}],
    ids=str,
)
async def test_what_telegram_cannot_take_now_is_said_later(st: LadderStage, refusal: dict[str, Any]) -> None:
    group = st.group(f"Dopo {refusal['status']}")
    topic = await st.announced(group)
    st.telegram.fault(method="sendMessage", when=_in(topic.id), **refusal)
    await st.records(group)
    st.passes(SHORTLY)
    await st.seen(topic.bot_messages, PLAYED)


@proves("telegram", "notice-topic")
async def test_a_closed_topic_is_waited_for_and_the_organisers_hear_what_to_open(st: LadderStage) -> None:
    group = st.group("Chiuso")
    topic = await st.announced(group)
    topic.close()
    await st.records(group)
    told = await st.seen(lambda: st.anna.dms, "argomento")
    assert "Avvisi" in told.text and not [one for one in topic.bot_messages() if PLAYED in one.text]
    topic.reopen()
    st.passes(SHORTLY)
    await st.seen(topic.bot_messages, PLAYED)
    await st.seen(lambda: st.anna.dms, "posso scrivere di nuovo")


@proves("telegram", "notice-barred", "answer-barred")
async def test_a_muted_bot_answers_in_private_and_keeps_its_notices_for_the_group(st: LadderStage) -> None:
    group = st.group("Muto")
    topic = await st.announced(group)
    group.mute_bot()
    await st.records(group)
    await st.seen(lambda: st.anna.dms, PLAYED)
    told = await st.seen(lambda: st.anna.dms, "Invia messaggi")
    assert "Permessi" in told.text
    group.mute_bot(False)
    st.passes(SHORTLY)
    await st.seen(topic.bot_messages, PLAYED)


async def test_who_reads_no_private_chat_hears_from_a_muted_bot_within_a_minute_of_its_being_unmuted(
    st: LadderStage,
) -> None:
    group = st.group("Muto per tutti")
    await st.anna.say(group, "/roll 1", expect=1)
    st.bob.block()
    group.mute_bot()
    lines = ["/roll 3", "/verify", "/codice new Coppa", "/mito game"]
    for line in lines:
        await st.bob.say(group, line)
    await st.telegram.quiet()
    assert [one for one in group.bot_messages() if one.text.startswith("Bob")] == []
    group.mute_bot(False)
    st.passes(61)
    await st.seen(group.bot_messages, "Bob tira")
    await st.seen(group.bot_messages, "I dadi si controllano")
    assert (await st.seen(group.bot_messages, "solo per te")).labels == ["Leggi"]


@proves("telegram", "answer-topic")
async def test_in_a_closed_topic_who_asked_is_answered_in_private(st: LadderStage) -> None:
    group = st.group("Chiusa la porta")
    topic = group.topic("Tavolo")
    await st.bob.say(topic, "/roll 3", expect=1)
    topic.close()
    before = len(st.bob.dms)
    await st.bob.click(topic.bot_messages()[-1], "Tira ancora")
    answered = await st.seen(lambda: st.bob.dms[before:], "Bob tira")
    assert "adesso non posso scrivere" in answered.text


@proves("telegram", "answer-gone")
async def test_in_a_topic_that_is_gone_who_asked_is_answered_in_private(st: LadderStage) -> None:
    group = st.group("Via di qui")
    topic = group.topic("Tavolo")
    await st.bob.say(topic, "/roll 3", expect=1)
    refusal = "Bad Request: message thread not found"
    st.telegram.fault(method="sendMessage", status=400, description=refusal, when=_in(topic.id))
    before = len(st.bob.dms)
    await st.bob.say(topic, "/roll 4")
    await st.seen(lambda: st.bob.dms[before:], "Bob tira")


@proves("telegram", "answer-refused")
async def test_an_answer_that_telegram_takes_in_no_form_is_a_word_that_it_is_so(st: LadderStage) -> None:
    group = st.group("In nessun modo")
    await st.anna.say(group, "/roll 3", expect=1)
    refusal = "Bad Request: can't parse entities"
    st.telegram.fault(method="sendMessage", status=400, description=refusal, times=1)
    await st.bob.say(group, "/roll 3")
    await st.seen(group.bot_messages, "non è passata")
    await st.seen(lambda: st.anna.dms, "In nessun modo")


@proves("telegram", "notice-refused")
async def test_of_a_notice_that_telegram_takes_in_no_form_the_organisers_hear(st: LadderStage) -> None:
    group = st.group("Avviso perso")
    topic = await st.announced(group)
    refusal = "Bad Request: can't parse entities"
    st.telegram.fault(method="sendMessage", status=400, description=refusal, times=1, when=_in(topic.id))
    await st.records(group)
    await st.seen(lambda: st.anna.dms, "Avvisi")
    assert not [one for one in topic.bot_messages() if PLAYED in one.text]


@proves("telegram", "alert-late")
async def test_a_press_too_old_for_an_alert_is_answered_in_private(st: LadderStage) -> None:
    group = st.group("Vecchia pressione")
    st.bob.block()
    await st.bob.say(group, "/me show")
    waiting = await st.seen(group.bot_messages, "solo per te")
    before = len(st.anna.dms)
    late = "Bad Request: query is too old and response timeout expired or query ID is invalid"
    st.telegram.fault(method="answerCallbackQuery", status=400, description=late)
    await st.anna.click(waiting, "Leggi")
    await st.seen(lambda: st.anna.dms[before:], "un'altra persona")


@proves("telegram", "reply-gone")
async def test_what_answers_a_message_that_is_gone_elsewhere_is_said_without_it(st: LadderStage) -> None:
    group = st.group("Risposta a niente")
    before = len(st.bob.dms)
    gone = "Bad Request: message to be replied not found"
    st.telegram.fault(method="sendMessage", status=400, description=gone)
    await st.bob.say(group, "/me show")
    assert (await st.seen(lambda: st.bob.dms[before:], "Bob")).reply_to is None


@proves("telegram", "notice-gone")
async def test_of_a_topic_that_is_gone_the_organisers_hear(st: LadderStage) -> None:
    group = st.group("Sparito")
    topic = await st.announced(group)
    topic.delete()
    await st.records(group)
    told = await st.seen(lambda: st.anna.dms, "non arriva più niente")
    assert "Avvisi" in told.text and "club avvisi" in told.text


@proves("telegram", "edit-refused", "edit-slowly", "edit-broken", "edit-token")
@pytest.mark.parametrize(
    ("refusal", "anew"),
    [
        ({"status": 400, "description": "Bad Request: message can't be edited"}, True),
        ({"status": 429, "retry_after": 1}, False),
        ({"status": 502}, False),
        ({"status": 401, "description": "Unauthorized"}, False),
    ],
    ids=["refused", "slowly", "broken", "token"],
)
async def test_a_change_that_is_refused_is_said_anew_or_made_later(
    st: LadderStage, refusal: dict[str, Any], anew: bool
) -> None:
    group = st.group(f"Errata {refusal['status']}")
    topic = await st.announced(group)
    await st.records(group)
    first = await st.seen(topic.bot_messages, PLAYED)
    st.telegram.fault(method="editMessageText", when=lambda _, p: p["message_id"] == str(first.id), **refusal)
    await st.anna.say(group, "/undo")
    asked = await st.seen(lambda: st.anna.dms, "Annullo")
    await st.anna.click(asked, asked.labels[0])
    st.passes(SHORTLY)
    assert ((await st.seen(topic.bot_messages, UNDONE)) is first) is not anew


@proves("telegram", "private-closed", "chat-closed")
async def test_who_blocked_the_bot_opens_the_answer_by_a_button(st: LadderStage) -> None:
    group = st.group("Bloccato")
    st.bob.block()
    await st.bob.say(group, "/me show")
    waiting = await st.seen(group.bot_messages, "solo per te")
    assert waiting.labels == ["Leggi"]


def _in(topic: int) -> Any:
    """Whether a message is for this topic."""
    return lambda _, p: p.get("message_thread_id") == str(topic)
