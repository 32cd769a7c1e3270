"""What comes twice: a press is a finger that slipped for a second; a window, once it recorded something, is over."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.chats.discord.answering.turns import Doubles
from bot.chats.discord.gateway.interaction import HeardInteraction
from bot.hall.cards.card import Audience
from bot.hall.people.double_press import TWICE
from bot.hall.requests import Request
from tests.chats.discord.interactions import ANNA, EPHEMERAL, ROOM, card, reply

REQUEST = Request("discord:1", ANNA, ROOM, 0.0, press="roll 5")
PRESS, WINDOW = discord.InteractionType.component.value, discord.InteractionType.modal_submit.value


def heard(sort: int, *, hidden: bool = False) -> HeardInteraction:
    """A press, or a window that was sent off."""
    message = {"id": "77", "flags": EPHEMERAL if hidden else 0}
    nobody: Any = None
    return HeardInteraction({"type": sort, "data": {"custom_id": "roll 5"}, "message": message}, nobody, nobody)


@pytest.mark.parametrize(
    ("sort", "recorded", "replaces", "again"),
    [
        (PRESS, False, False, True),  # it opened a card: once is enough
        (PRESS, True, False, False),  # it recorded something: so may the next
        (PRESS, False, True, False),  # the card changed in its place: there is another to press
        (WINDOW, True, False, True),  # each opening of a window has an id of its own
        (WINDOW, False, False, False),  # it was refused: what was written may be mended
    ],
)
def test_what_may_be_meant_twice(sort: int, recorded: bool, replaces: bool, again: bool) -> None:
    doubles = Doubles(lambda: 100.0)
    what = heard(sort)
    assert not doubles.again(what, REQUEST)
    doubles.done(what, REQUEST, reply(card("ciao", replaces=replaces), recorded=recorded))
    assert doubles.again(what, REQUEST) is again


def test_a_card_that_comes_for_one_alone_takes_no_place_in_the_room() -> None:
    doubles = Doubles(lambda: 100.0)
    doubles.done(heard(PRESS), REQUEST, reply(card("ciao", replaces=True), Audience.MEMBER))
    assert doubles.again(heard(PRESS), REQUEST)


@pytest.mark.parametrize(("sort", "later"), [(PRESS, False), (WINDOW, True)])
def test_a_press_is_meant_anew_after_a_second_and_a_window_never(sort: int, later: bool) -> None:
    now = [100.0]
    doubles = Doubles(lambda: now[0])
    doubles.done(heard(sort), REQUEST, reply(card("ciao"), recorded=sort == WINDOW))
    now[0] += TWICE
    assert doubles.again(heard(sort), REQUEST) is later
