"""What an interaction says of itself, before discord.py's own object is made of it and after."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.chats.discord.gateway.interaction import HeardInteraction, heard_of
from tests.chats.discord.wire import Front, interaction, stage

HIDDEN, LAID = 1 << 6, 1 << 15


def heard(**more: Any) -> HeardInteraction:
    client: Any = SimpleNamespace(get_guild=lambda id: SimpleNamespace(name="Club") if id == 2 else None)
    return HeardInteraction({"id": "5", "token": "t", "type": 3, "data": {}, **more}, client, None)  # type: ignore[arg-type]


def test_it_has_its_id_its_token_its_sort_and_what_was_pressed() -> None:
    pressed = heard(data={"custom_id": "!x"}, attachment_size_limit=9_000_000)
    assert (pressed.id, pressed.token, pressed.type, pressed.custom_id, pressed.heaviest) == (
        5,
        "t",
        3,
        "!x",
        9_000_000,
    )
    assert heard().custom_id == ""


@pytest.mark.parametrize("flags", [0, HIDDEN, LAID, HIDDEN | LAID])
def test_the_message_that_was_pressed_tells_whether_one_sees_it_and_how_it_is_laid_out(flags: int) -> None:
    pressed = heard(message={"id": "55", "flags": flags})
    assert (pressed.hidden, pressed.laid) == (bool(flags & HIDDEN), bool(flags & LAID))


def test_a_command_and_a_message_without_flags_are_neither_hidden_nor_laid_out() -> None:
    for one in (heard(), heard(message={"id": "55"})):
        assert not one.hidden and not one.laid
    assert heard().message is None


@pytest.mark.parametrize(("more", "name"), [({"guild_id": "2"}, "Club"), ({"guild_id": "3"}, ""), ({}, "")])
def test_its_server_is_named_where_it_is_known(more: dict[str, Any], name: str) -> None:
    assert heard(**more).house == name


async def test_discord_pys_own_object_is_made_once_and_knows_whether_it_was_answered() -> None:
    here = await stage(Front())
    one = HeardInteraction(interaction({"name": "x"}), here.client, None)  # type: ignore[arg-type]
    assert not one.answered
    whole = one.whole
    assert one.whole is whole and heard_of(whole) is one and not one.answered
    await whole.response.defer()
    assert one.answered
