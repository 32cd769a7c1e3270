"""What comes twice: a press is a finger that slipped for a second; a window, once it recorded something, is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.chats.discord.answering.turns import Doubles
from bot.chats.discord.gateway.interaction import HeardInteraction
from bot.hall.cards.card import Audience
from bot.hall.people.double_press import TWICE
from bot.hall.requests import Account, Form, Place, Request
from tests.chats.discord.interactions import ANNA, EPHEMERAL, ROOM, card, reply

REQUEST = Request("discord:1", ANNA, ROOM, 0.0, press="roll 5")
PRESS, WINDOW = discord.InteractionType.component.value, discord.InteractionType.modal_submit.value


def heard(
    sort: int, *, hidden: bool = False, held: str = "77", id: str = "roll 5", values: Sequence[str] = ()
) -> HeardInteraction:
    """A press, or a window that was sent off."""
    message = {"id": held, "flags": EPHEMERAL if hidden else 0}
    data = {"custom_id": id, **({"values": [*values]} if values else {})}
    nobody: Any = None
    return HeardInteraction({"type": sort, "data": data, "message": message}, nobody, nobody)


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


def test_in_private_and_for_one_alone_a_card_changes_in_its_place_too() -> None:
    for what, request, audience in (
        (heard(PRESS), replace(REQUEST, place=Place("discord", "20", "Anna", private=True)), Audience.MEMBER),
        (heard(PRESS, hidden=True), REQUEST, Audience.MEMBER),
    ):
        doubles = Doubles(lambda: 100.0)
        doubles.done(what, request, reply(card("ciao", replaces=True), audience))
        assert not doubles.again(what, request)


def test_what_is_for_all_takes_no_place_of_a_card_that_one_sees_alone() -> None:
    doubles = Doubles(lambda: 100.0)
    doubles.done(heard(PRESS, hidden=True), REQUEST, reply(card("ciao", replaces=True)))
    assert doubles.again(heard(PRESS, hidden=True), REQUEST)


@pytest.mark.parametrize(
    ("what", "by"),
    [
        (heard(PRESS, values=("b",)), ANNA.id),
        (heard(PRESS, values=("a",), held="78"), ANNA.id),
        (heard(PRESS, values=("a",), id="roll 6"), ANNA.id),
        (heard(PRESS, values=("a",)), "31"),
    ],
    ids=["another choice", "another message", "another button", "another member"],
)
def test_only_the_same_press_of_the_same_member_on_the_same_message_comes_twice(
    what: HeardInteraction, by: str
) -> None:
    doubles, chosen = Doubles(lambda: 100.0), heard(PRESS, values=("a",))
    doubles.done(chosen, REQUEST, reply(card("ciao")))
    assert not doubles.again(what, replace(REQUEST, account=Account("discord", by, "Anna")))
    assert doubles.again(chosen, REQUEST)


@pytest.mark.parametrize("answer", [None, Form("!filled", "Squadra", (), "it")], ids=["nothing", "form"])
def test_a_press_that_was_answered_with_no_card_may_be_meant_twice(answer: Form | None) -> None:
    """A form that was closed by mistake is opened again at once."""
    doubles = Doubles(lambda: 100.0)
    doubles.done(heard(PRESS), REQUEST, answer)
    assert not doubles.again(heard(PRESS), REQUEST)


def test_a_command_is_never_taken_for_the_one_before() -> None:
    doubles, command = Doubles(lambda: 100.0), heard(discord.InteractionType.application_command.value, id="")
    doubles.done(command, REQUEST, reply(card("ciao")))
    assert not doubles.again(command, REQUEST)
