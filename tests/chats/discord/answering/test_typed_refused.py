"""Typed words whose answer Discord does not take: it is tried again, said elsewhere, kept, or shown to be read."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.chats.discord.drawing.drawing import APART
from bot.chats.discord.sending.message_maker import nonce
from bot.hall.cards.card import Audience, Card, Key
from bot.hall.people.origins import Origins
from bot.hall.requests import Form, FormField, Reply
from bot.texts import Texts
from tests.chats.discord.answering.test_typed import HERE, ID, MAILED, SPOKEN, heard, in_private, typed
from tests.chats.discord.interactions import CLOSED, card, reply
from tests.chats.discord.wire import TABLE, Front, Stage, stage
from tests.ladder.proving import proves

FORM = Form("!filled", "Squadra", (FormField("name", "Nome", ""),), "en", opens="?name!filled")


async def refused(
    answer: Reply | Form | None, *, room: tuple[int, int] | None = None, mail: tuple[int, int] | None = None
) -> Stage:
    """What comes of a typed line where the room, or the private chat, takes no messages."""
    here = await stage(Front(answer))
    here.wire.refuses |= {asked: why for asked, why in ((SPOKEN, room), (MAILED, mail)) if why is not None}
    await here.told("MESSAGE_CREATE", typed("<@900> /roll 5"))
    return here


@pytest.mark.parametrize(("stored", "slept"), [(False, [1.0, 4.0]), (True, [])], ids=["not on disk", "on disk"])
async def test_what_discord_cannot_take_now_is_tried_again_where_nobody_else_will_say_it(
    stored: bool, slept: list[float]
) -> None:
    here = await stage(Front(reply(card("No"), stored=stored)))
    here.wire.refuses[SPOKEN] = (501, 0)
    await here.told("MESSAGE_CREATE", typed("<@900> /roll 5"))
    assert here.slept == slept and here.front.waiting == [f"discord:{ID}"] * (not stored)


async def test_what_discord_never_takes_there_is_tried_once_and_written_in_private() -> None:
    here = await stage(Front(reply(card("No"), stored=False)))
    here.wire.refuses[SPOKEN] = (403, 50001)
    await here.told("MESSAGE_CREATE", typed("<@900> /roll 5"))
    assert here.slept == [] and len(here.wire.of(SPOKEN)) == 1 and here.wire.of(MAILED)[-1]["content"] == "No"


async def test_an_answer_that_discord_did_not_take_is_left_to_the_herald() -> None:
    here = await stage(Front(reply(card("Fatto"))))
    here.wire.refuses[SPOKEN] = (503, 0)
    await here.told("MESSAGE_CREATE", typed("<@900> /roll 5"))
    assert here.front.asked and not here.front.said


async def test_where_the_room_takes_no_answer_it_is_written_in_private_and_the_organisers_hear() -> None:
    here = await stage(Front(reply(card("Fatto"))))
    here.wire.refuses[SPOKEN] = (403, 50001)
    await here.told("MESSAGE_CREATE", typed("<@900> /roll 5"))
    said = [said["content"] for said in here.wire.of(MAILED)]
    assert len(said) == 2 and said[1] == "Fatto" and here.front.barring == ["answer-unseen"]
    assert len(here.front.apart) == 1


async def test_where_the_room_refuses_these_very_words_it_hears_so_in_a_message_of_its_own() -> None:
    here = await stage(Front(reply(card("Fatto"))))
    here.wire.refuses[SPOKEN] = (400, 50035)
    await here.told("MESSAGE_CREATE", typed("<@900> /roll 5"))
    refused, instead = here.wire.of(SPOKEN)
    assert (refused["content"], instead["content"]) == ("Fatto", Texts().say("it", "answer-refused"))
    assert refused["nonce"] != instead["nonce"], "else Discord takes it for what it has refused"
    assert here.front.barring == ["answer-refused"]


@proves("discord", "answer-untold")
@pytest.mark.parametrize(("recorded", "sign"), [(False, "%F0%9F%91%80"), (True, "%E2%9C%8D%EF%B8%8F")], ids=["👀", "✍"])
async def test_who_cannot_be_told_anywhere_sees_that_it_was_read(recorded: bool, sign: str) -> None:
    here = await stage(Front(reply(card("Fatto"), recorded=recorded)))
    here.wire.refuses |= {SPOKEN: (403, 50013), MAILED: (403, CLOSED)}
    await here.told("MESSAGE_CREATE", typed("<@900> /roll 5"))
    nods = [path for verb, path, _ in here.wire.asked if verb == "PUT"]
    assert nods == [f"/channels/{TABLE}/messages/{ID}/reactions/{sign}/@me"]
    assert here.front.waiting == [f"discord:{ID}"] and not here.front.said and not here.front.apart


async def test_what_discord_cannot_take_now_is_left_to_the_herald() -> None:
    here = await stage(Front(reply(card("Segreto"), Audience.PRIVATE)))
    here.wire.refuses[MAILED] = (501, 0)
    await here.told("MESSAGE_CREATE", typed("<@900> /me"))
    assert not here.wire.of(SPOKEN) and not here.front.said


async def test_a_form_that_discord_cannot_take_now_is_tried_again_and_kept() -> None:
    here = await refused(FORM, room=(501, 0))
    assert here.slept == [1.0, 4.0] and here.front.waiting == [f"discord:{ID}"]


async def test_in_private_nothing_is_kept_for_the_room_and_nobody_hears_that_it_is_closed() -> None:
    for answer, refusal in ((reply(card("No"), stored=False), (501, 0)), (reply(card("No")), (403, CLOSED))):
        here = await stage(Front(answer))
        here.wire.refuses[MAILED] = refusal
        await here.told("MESSAGE_CREATE", in_private("/roll 5"))
        assert not here.front.waiting and not here.front.barring and not here.front.said


async def test_what_is_said_elsewhere_speaks_its_own_language_and_names_the_room() -> None:
    here = await refused(reply(replace(card("Done"), language="en")), room=(403, 50001))
    first, second = here.wire.of(MAILED)
    assert first["content"] == Texts().say("en", "answer-said-elsewhere", {"room": TABLE})
    assert second["content"] == "Done" and len({first["nonce"], second["nonce"]}) == 2
    assert first["nonce"] == nonce(f"discord:{ID}", 800, 0)


async def test_what_these_very_words_are_refused_for_is_said_in_their_language() -> None:
    here = await refused(reply(replace(card("Done"), language="en")), room=(400, 50035))
    _, instead = here.wire.of(SPOKEN)
    assert instead["content"] == Texts().say("en", "answer-refused")


async def test_a_form_is_offered_elsewhere_by_a_button_that_acts_in_its_room() -> None:
    here = await refused(FORM, room=(403, 50001))
    first, second = here.wire.of(MAILED)
    assert first["content"] == Texts().say("en", "answer-said-elsewhere", {"room": TABLE})
    (button,) = second["components"][0]["components"]
    assert button["custom_id"] == f"?name!filled{APART}1/1" and not here.front.apart
    assert await acts_in(here, "7") == [HERE, HERE]


async def acts_in(here: Stage, person: str) -> list[Any]:
    """The rooms of the private messages that somebody got."""
    origins = Origins("discord", here.recall, here.remember)
    kept = [key.rpartition(":")[2] for key in here.kept if f"origin:{person}:" in key]
    return [found.place for message in kept if (found := await origins.of(person, message)) is not None]


async def test_buttons_of_a_private_answer_act_in_the_room_that_was_asked_in() -> None:
    buttons = ((Key("Ancora", "!again"),),)
    here = await refused(reply(card("Segreto", buttons=buttons), Audience.PRIVATE))
    assert await acts_in(here, "7") == [HERE]
    assert here.wire.of(MAILED)[0]["nonce"] == nonce(f"discord:{ID}", 800, 0)


async def test_of_a_form_that_nobody_can_be_asked_to_fill_in_it_is_shown_that_it_was_read() -> None:
    here = await refused(FORM, room=(403, 50013), mail=(403, CLOSED))
    assert [path for verb, path, _ in here.wire.asked if verb == "PUT"]
    assert here.front.waiting == [f"discord:{ID}"]


async def test_where_not_even_a_sign_is_taken_the_answer_is_kept() -> None:
    here = await stage(Front(reply(card("Fatto"))))
    here.wire.refuses |= {SPOKEN: (403, 50013), MAILED: (403, CLOSED), "PUT .*": (403, 50013)}
    await here.told("MESSAGE_CREATE", typed("<@900> /roll 5"))
    assert here.front.waiting == [f"discord:{ID}"]


async def test_a_button_for_what_waits_is_no_answer_and_speaks_the_answers_language_where_the_room_has_none() -> None:
    kept = Card(audience=Audience.MEMBER)
    here = await refused(reply(replace(card("Secret"), language="en"), Audience.MEMBER, card=kept), mail=(403, CLOSED))
    (said,) = here.wire.of(SPOKEN)
    assert said["content"] == Texts().say("en", "discord-waiting")
    assert said["components"][0]["components"][0]["label"] == Texts().say("en", "discord-open")
    assert said["nonce"] == nonce(f"discord:{ID}/open", int(TABLE), 0)


async def test_which_parts_of_an_answer_are_laid_out_is_told_to_the_hall() -> None:
    rows = tuple((Key(str(number), f"!{number}"),) for number in range(7))
    here = await heard(typed("<@900> /board"), Front(reply(card("Scegli", buttons=rows))))
    assert here.front.said["discord:1"] == {"channel": TABLE, "messages": ["101"], "laid": ["101"]}
