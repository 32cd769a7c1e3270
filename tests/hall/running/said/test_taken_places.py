"""An answer goes in the place of the message that was pressed, if the same people read both."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.hall.cards import as_json
from bot.hall.cards.card import Audience, Card
from bot.hall.running.said.taken_places import (
    in_place_of_own,
    messages_of,
    place_taken,
    takes_its_place,
    was_alone,
)
from bot.storage.contract import Write
from bot.storage.stored import Message, StoredRequest

ROOM, MEMBER, PRIVATE = Audience.ROOM, Audience.MEMBER, Audience.PRIVATE


@pytest.mark.parametrize(
    ("handle", "audience", "replaces", "private", "place"),
    [
        ({"pressed": 7}, ROOM, True, False, "7"),
        ({"pressed": 7}, ROOM, False, False, ""),
        ({}, ROOM, True, False, ""),
        ({"pressed": 7}, MEMBER, True, False, ""),
        ({"pressed": 7, "hidden": True}, MEMBER, True, False, "7"),
        ({"pressed": 7, "hidden": True}, ROOM, True, False, ""),
        ({"pressed": 7, "apart": True}, ROOM, True, False, ""),
        ({"pressed": 7}, MEMBER, True, True, "7"),
        ({"pressed": 7}, PRIVATE, True, True, "7"),
        ({"pressed": 7}, ROOM, True, True, "7"),
    ],
    ids=[
        "what all read, of what all read",
        "what stands beside it",
        "nothing was pressed",
        "what one reads, of what all read",
        "what one reads, of what they alone saw",
        "what all read, of what one alone saw",
        "what was pressed stands in another chat",
        "in a room of one's own",
        "in private",
        "for all in a room of one's own",
    ],
)
def test_an_answer_takes_the_place_of_what_its_own_readers_saw(
    handle: dict[str, Any], audience: Audience, replaces: bool, private: bool, place: str
) -> None:
    assert place_taken(handle, Card(audience=audience, replaces=replaces), private=private) == place


@pytest.mark.parametrize(("handle", "alone"), [({"hidden": True}, True), ({"apart": True}, True), ({}, False)])
def test_who_pressed_may_have_been_alone_with_the_card(handle: dict[str, Any], alone: bool) -> None:
    assert was_alone(handle) is alone


@pytest.mark.parametrize(
    ("became", "messages"),
    [("", []), ('{"messages": [7, 8]}', ["7", "8"]), ('{"message": 7}', []), ("7", [])],
    ids=["nothing", "messages", "of another sort", "in an older form"],
)
def test_what_something_became_is_told_by_its_messages(became: str, messages: list[str]) -> None:
    assert messages_of(became) == messages


SHOWN = as_json.dumps(Card(audience=ROOM, replaces=True))
SAID = Message("notice 1", "r1", "", SHOWN, 0.0, "room", "", 0, "said", False, '{"messages": [7]}')
ON_ITS_WAY = SAID._replace(ref="answer r1", state="waiting", became="", handle='{"pressed": 7}')
ALONE = ON_ITS_WAY._replace(card=as_json.dumps(Card(audience=MEMBER, replaces=True)))


@pytest.mark.parametrize(
    ("message", "private", "takes"),
    [
        (SAID, False, True),
        (SAID._replace(room="other"), False, False),
        (SAID._replace(became='{"messages": [8]}'), False, False),
        (ON_ITS_WAY, False, True),
        (ON_ITS_WAY._replace(handle='{"pressed": 8}'), False, False),
        (ON_ITS_WAY._replace(ref="notice 1"), False, False),
        (ON_ITS_WAY._replace(card=""), False, False),
        (ALONE, False, False),
        (ALONE, True, True),
    ],
    ids=[
        "said there",
        "said in another room",
        "said elsewhere",
        "on its way there",
        "on its way elsewhere",
        "a notice that was not said yet",
        "what was forgotten",
        "what one alone will read",
        "what one alone will read in private",
    ],
)
def test_an_answer_goes_where_what_was_said_stands_or_is_about_to(message: Message, private: bool, takes: bool) -> None:
    call: Any = SimpleNamespace(
        room=SimpleNamespace(id="room", private=private), request=SimpleNamespace(handle={"pressed": 7})
    )
    answer = StoredRequest("r2", "p1", "room", 1.0, ALONE.card if private else SHOWN)
    assert takes_its_place(Write(answer), call, message) is takes
    assert takes_its_place(Write(), call, message) is False, "nothing is answered"
    call.request.handle = {}
    assert takes_its_place(Write(answer), call, ON_ITS_WAY._replace(handle="{}")) is False, "nothing was pressed"


@pytest.mark.parametrize(
    ("handle", "live", "replaces"),
    [({"hidden": True}, False, True), ({"hidden": True}, True, False), ({}, False, False)],
    ids=["what its presser alone saw", "what is kept up to date", "what all read"],
)
def test_a_question_goes_that_its_presser_alone_was_shown(handle: dict[str, Any], live: bool, replaces: bool) -> None:
    call: Any = SimpleNamespace(request=SimpleNamespace(handle=handle), live=live)
    assert in_place_of_own(call, Card()).replaces is replaces
