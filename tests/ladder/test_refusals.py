"""What the platforms say when they refuse, and the step of the ladder that follows."""

from __future__ import annotations

from functools import partial

import pytest

from bot.ladder.steps import REFUSED, Rung, Said, Way
from tests.ladder.proving import LADDERS


def bad(*words: str) -> list[Said]:
    """What Telegram says, as its Bot API begins it."""
    return [Said(400, words=f"Bad Request: {each}") for each in words]


SLOWLY, BROKEN, NEVER_HEARD = [Said(429)], [Said(), Said(500), Said(504)], [Said(418, 12345), Said(499), Said(505)]
DISCORD_ROOM = {"slowly": SLOWLY, "broken": BROKEN}
TELEGRAM_ROOM = {
    **DISCORD_ROOM,
    "token": [Said(401)],
    "moved": bad("group chat was upgraded to a supergroup chat"),
    "reply-gone": bad("message to be replied not found"),
}
TELEGRAM_EDIT = {"edit-slowly": SLOWLY, "edit-broken": BROKEN, "edit-token": [Said(401)]}

FOLLOWS = {
    "discord": {
        (Way.LAYOUT, Rung.MESSAGE): {"newer-refused": [Said(400), Said(413, 50035)]},
        (Way.BUTTONS, Rung.MESSAGE): {"buttons-refused": [Said(400, 50035)]},
        (Way.PICTURE, Rung.MESSAGE): {"files-barred": [Said(403, 50013)], "files-heavy": [Said(413), Said(400, 40005)]},
        (Way.FILE, Rung.MESSAGE): {"files-barred": [Said(403, 50013)], "files-heavy": [Said(413), Said(400, 40005)]},
        (Way.ANSWER, Rung.MESSAGE): {
            **DISCORD_ROOM,
            "answer-unseen": [Said(403, 50001)],
            "answer-barred": [Said(403, 50013)],
            "answer-locked": [Said(400, 160005)],
            "answer-full": [Said(400, 160006), Said(400, 30033)],
            "answer-gone": [Said(403), Said(404), Said(400, 10003), Said(400, 10004)],
            "answer-refused": NEVER_HEARD,
        },
        (Way.NOTICE, Rung.MESSAGE): {
            **DISCORD_ROOM,
            "notice-unseen": [Said(403, 50001)],
            "notice-barred": [Said(403, 50013)],
            "notice-locked": [Said(400, 160005)],
            "notice-full": [Said(400, 160006), Said(400, 30033)],
            "notice-gone": [Said(403), Said(404), Said(400, 10003), Said(400, 10004)],
            "notice-refused": NEVER_HEARD,
        },
        (Way.CHANGE, Rung.EDIT): {"edit-slowly": SLOWLY, "edit-broken": BROKEN, "edit-refused": [Said(404, 10008)]},
        (Way.PRIVATE, Rung.CHAT): {
            "private-fast": [Said(400, 40003)],
            "private-flagged": [Said(400, 20026)],
            "private-slowly": SLOWLY,
            "private-broken": BROKEN,
            "private-closed": [Said(403, 50007), Said(403, 50278)],
        },
        (Way.EVENT, Rung.EVENT): {
            "event-slowly": SLOWLY,
            "event-broken": BROKEN,
            "event-gone": [Said(404), Said(400, 10070)],
            "event-refused": [Said(403, 50013)],
        },
    },
    "telegram": {
        (Way.PICTURE, Rung.MESSAGE): {
            "photos-barred": bad("not enough rights to send photos to the chat"),
            "photo-odd": bad("PHOTO_INVALID_DIMENSIONS"),
        },
        (Way.FILE, Rung.MESSAGE): {"files-barred": bad("not enough rights to send documents to the chat")},
        (Way.BUTTONS, Rung.MESSAGE): {"buttons-refused": bad("BUTTON_DATA_INVALID")},
        (Way.ANSWER, Rung.MESSAGE): {
            **TELEGRAM_ROOM,
            "answer-topic": bad("TOPIC_CLOSED"),
            "answer-barred": bad("not enough rights to send text messages to the chat"),
            "answer-gone": bad("chat not found", "message thread not found"),
            "answer-refused": [*NEVER_HEARD, *bad("message is too long")],
        },
        (Way.NOTICE, Rung.MESSAGE): {
            **TELEGRAM_ROOM,
            "notice-topic": bad("TOPIC_CLOSED"),
            "notice-barred": bad("not enough rights to send text messages to the chat"),
            "notice-gone": bad("chat not found", "message thread not found"),
            "notice-refused": [*NEVER_HEARD, *bad("message is too long")],
        },
        (Way.PRIVATE, Rung.MESSAGE): {"token": [Said(401)], "private-closed": [Said(403, words="blocked by the user")]},
        (Way.CHANGE, Rung.EDIT): {
            **TELEGRAM_EDIT,
            "edit-moved": bad("group chat was upgraded to a supergroup chat"),
            "edit-same": bad("message is not modified"),
            "edit-refused": bad("message to edit not found"),
        },
        (Way.PRIVATE, Rung.UNSEEN): {"unseen-slowly": SLOWLY, "unseen-refused": bad("USER_NOT_PARTICIPANT")},
    },
}
"""Of each chat what follows where something was tried in some way, by what the platform said."""

PAUSES = {
    "discord": {
        10: ["slowly", "broken", *(f"{one}-{why}" for one in ("edit", "private", "event") for why in DISCORD_ROOM)],
        600: ["private-fast"],
        3600: ["private-flagged"],
    },
    "telegram": {5: ["broken", "edit-broken"], 60: ["token", "edit-token"]},
    "club": {},
}
"""Seconds that are waited where the platform names none."""


@pytest.mark.parametrize("chat", FOLLOWS)
def test_what_a_platform_says_leads_to_the_step_that_is_for_it(chat: str) -> None:
    for (way, tried), followed in FOLLOWS[chat].items():
        for name, refusals in followed.items():
            for said in refusals:
                assert LADDERS[chat].after(tried, said, way).name == name, said


@pytest.mark.parametrize("way", [Way.PICTURE, Way.FILE, Way.BUTTONS])
def test_the_most_particular_way_is_asked_first_and_where_it_knows_nothing_the_next(way: Way) -> None:
    discord, telegram = (partial(LADDERS[chat].after, Rung.MESSAGE) for chat in ("discord", "telegram"))
    [text], [photos] = bad("not enough rights to send text messages"), bad("not enough rights to send photos")
    assert telegram(text, way, Way.NOTICE).name == "notice-barred"
    assert telegram(photos, Way.PICTURE, Way.NOTICE).name == "photos-barred"
    assert discord(Said(403, 50001), way, Way.ANSWER).name == "answer-unseen"


def test_what_a_platform_does_not_say_is_nothing() -> None:
    assert Said() == Said(0, 0, "")


def test_what_no_chat_does_that_way_follows_from_nothing() -> None:
    with pytest.raises(LookupError, match="no step on club after EDIT of \\['CHANGE'\\]"):
        LADDERS["club"].after(Rung.EDIT, Said(), Way.CHANGE)


@pytest.mark.parametrize("chat", PAUSES)
def test_where_a_platform_names_no_time_so_long_is_waited(chat: str) -> None:
    waited = {step.name: step.pause for step in LADDERS[chat].steps if step.pause}
    assert waited == {name: pause for pause, names in PAUSES[chat].items() for name in names}


@pytest.mark.parametrize("chat", ["discord", "telegram"])
def test_of_what_is_taken_in_no_form_organisers_hear_that_there_is_nothing_to_switch_on(chat: str) -> None:
    refused = {step.name for step in LADDERS[chat].steps if step.switch == REFUSED}
    assert refused == {"answer-refused", "notice-refused"}
