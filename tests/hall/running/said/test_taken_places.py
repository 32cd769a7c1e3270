"""An answer goes in the place of the message that was pressed, if the same people read both."""

from __future__ import annotations

from typing import Any

import pytest

from bot.hall.cards.card import Audience, Card
from bot.hall.running.said.taken_places import messages_of, place_taken, was_alone

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
