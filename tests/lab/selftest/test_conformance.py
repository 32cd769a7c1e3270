"""Bodies are held against the platforms' published specifications: what these tables refuse, the services never asked
for."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lab.conformance import discord, telegram

pytestmark = pytest.mark.lab
BUTTON = {"type": 2, "style": 1, "label": "Sì", "custom_id": "y"}
SPOKEN = {"content": "Ciao", "components": [{"type": 1, "components": [BUTTON]}]}
SAID = {
    "chat_id": "-1001",
    "text": "Ciao",
    "reply_markup": '{"inline_keyboard": [[{"text": "Sì", "callback_data": "y"}]]}',
}


def test_the_tables_say_what_they_were_made_from() -> None:
    assert "commit 74fda0f of 2026-07-18" in discord.TABLE.source
    assert telegram.TABLE.source.startswith("Bot API 10.1 of June 11, 2026; Bot API 10.2 and 10.3")


def test_every_shape_that_is_named_is_there() -> None:
    for table in (discord.TABLE, telegram.TABLE):
        for shape in (*table.requests.values(), *table.shapes.values()):
            table.wrong(shape, {}, "body")
            table.wrong(shape, [{}], "body")


@pytest.mark.parametrize(
    "change, told",
    [
        ({}, []),
        ({"contents": "Ciao"}, ["body has no field contents"]),
        ({"content": 5}, ["body.content is int, not string or null"]),
        ({"content": "a" * 4001}, ["body.content has 4001 characters, not 0 to 4000"]),
        ({"nonce": "n" * 26}, ["body.nonce has 26 characters, not 0 to 25"]),
        ({"embeds": [{}] * 11}, ["body.embeds has 11 items, not 0 to 10"]),
        ({"components": [{"type": 1}]}, ["body.components[0] lacks components"]),
        (
            {"components": [{"type": 1, "components": [{**BUTTON, "label": "a" * 81}]}]},
            ["body.components[0].components[0].label has 81 characters, not 0 to 80"],
        ),
    ],
)
def test_a_message_on_discord(change: dict[str, Any], told: list[str]) -> None:
    assert discord.faults("POST", "/channels/1429/messages", {**SPOKEN, **change}) == told


def test_a_modal_on_discord() -> None:
    name = {"type": 18, "label": "Nome", "component": {"type": 4, "custom_id": "name", "style": 1}}
    modal = {"type": 9, "data": {"custom_id": "f", "title": "Squadra", "components": [name]}}
    assert discord.faults("POST", "/interactions/12/aW50ZXJ/callback", modal) == []
    modal["data"]["title"] = "S" * 46  # type: ignore[index]
    assert discord.faults("POST", "/interactions/12/aW50ZXJ/callback", modal) == [
        "body.data.title has 46 characters, not 1 to 45"
    ]


@pytest.mark.parametrize(
    "change, told",
    [
        ({}, []),
        ({"disable_notification": "true", "message_thread_id": "7"}, []),
        ({"ephemeral_message_parameters": '{"receiver_user_id": 42}'}, []),
        ({"ephemeral_message_parameters": "{}"}, ["body.ephemeral_message_parameters lacks receiver_user_id"]),
        ({"ephemeral": "true"}, ["body has no field ephemeral"]),
        ({"message_thread_id": "seven"}, ["body.message_thread_id is str, not integer"]),
        ({"reply_parameters": '{"message": 1}'}, ["body.reply_parameters has no field message"]),
    ],
)
def test_a_message_on_telegram(change: dict[str, str], told: list[str]) -> None:
    assert telegram.faults("sendMessage", {**SAID, **change}) == told


def test_a_picture_on_telegram_comes_as_a_file_or_by_name() -> None:
    words = {"chat_id": "-1001", "caption": "Classifica"}
    assert telegram.faults("sendPhoto", words, files=["photo"]) == []
    assert telegram.faults("sendPhoto", {**words, "photo": "attach://p"}, files=["p"]) == []
    assert telegram.faults("sendPhoto", words) == ["body lacks photo"]
