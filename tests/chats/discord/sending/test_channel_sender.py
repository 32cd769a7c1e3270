"""A channel where the bot may attach nothing gets the words, and hears once which permission to give."""

from __future__ import annotations

import io
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.chats.discord.sending.message_maker import MessageMaker
from bot.hall.requests import Later
from tests.chats.discord.interactions import Front, card, refused, sender

MISSING, BLIND = 50013, 50001


class Channel:
    """A channel that takes no files."""

    id = 20

    def __init__(self, code: int = MISSING) -> None:
        self.code = code
        self.sent: list[dict[str, Any]] = []

    async def send(self, content: str = "", **given: Any) -> Any:
        self.sent.append({"content": content, **given})
        if given.get("files") or given.get("attachments"):
            failure = refused(403, self.code)
            raise discord.Forbidden(failure.response, {"code": self.code, "message": ""})
        return SimpleNamespace(id=len(self.sent))

    def message(self) -> Any:
        """One that stands there and is to be changed."""
        return SimpleNamespace(id=500, channel=self, edit=self.send)


def message(content: str, *names: str) -> dict[str, Any]:
    return {"content": content, "files": [discord.File(io.BytesIO(b"x"), name) for name in names]}


async def said(channel: Channel, *messages: dict[str, Any]) -> list[str]:
    sending: Any = sender(MessageMaker(Front(None)))  # type: ignore[arg-type]
    for number, one in enumerate(messages):
        await sending.send(channel, 20, one, f"notice:{number}", 0, "it")
    return [one["content"] for one in channel.sent if "files" not in one]


async def test_the_words_come_and_the_channel_hears_once_what_to_allow() -> None:
    channel = Channel()
    first, told, second = await said(channel, message("Classifica", "table.png"), message("Turno 2", "table.png"))
    assert (first, second) == ("Classifica", "Turno 2") and "Allega file" in told
    assert channel.sent[0]["nonce"] == channel.sent[1]["nonce"]


class Healing(Channel):
    """It takes files once it is permitted."""

    permitted = False

    async def send(self, content: str = "", **given: Any) -> Any:
        if self.permitted:
            self.sent.append({"content": content, **given})
            return SimpleNamespace(id=len(self.sent))
        return await super().send(content, **given)


@pytest.mark.parametrize("names", [("table.png",), ("club.csv",), ("table.png", "club.csv")])
async def test_once_files_go_through_again_the_channel_hears_that_once_each_word_known_to_discord_once(
    names: tuple[str, ...],
) -> None:
    channel = Healing()
    sending: Any = sender(MessageMaker(Front(None)))  # type: ignore[arg-type]
    for number in range(4):
        channel.permitted = number > 0
        await sending.send(channel, 20, message("Turno", *names), f"notice:{number}", 0, "it")
        if number == 1:
            await sending.send(channel, 20, {"content": "Solo parole"}, "notice:9", 0, "it")
    held, over = [one for one in channel.sent if "Per chi organizza" in one["content"]]
    assert "Allega file" in held["content"] and "di nuovo" in over["content"]
    others = {one["nonce"] for one in channel.sent if one not in (held, over)}
    assert held["nonce"] != over["nonce"] and not {held["nonce"], over["nonce"]} & {*others, None}
    assert [one["content"] for one in channel.sent[-2:]] == ["Turno", "Turno"], "told once"


async def test_what_is_laid_out_around_a_picture_comes_in_words_where_no_picture_may_be() -> None:
    channel = Channel()
    first, _ = await said(channel, {**message("Classifica", "table.png"), "layout": [{"type": 10, "content": "Bello"}]})
    assert first == "Classifica" and channel.sent[0]["view"].has_components_v2() and "view" not in channel.sent[1]


async def test_a_message_is_said_under_what_it_answers_on_its_way_down_too() -> None:
    channel, sending = Channel(), sender(MessageMaker(Front(None)))  # type: ignore[arg-type]
    given: Any = (channel, 20, message("Classifica", "table.png"), "notice:1", 0, "it")
    await sending.send(*given, reference="55")
    assert [one.get("reference") for one in channel.sent] == ["55", "55", None], "what organisers hear answers nothing"


async def test_edits_of_old_messages_count_against_those_that_follow() -> None:
    channel, sending = Channel(), sender(MessageMaker(Front(None)))  # type: ignore[arg-type]
    for turn in range(3):
        sending.old_edits.held(20, [500])
        await sending.edit(channel.message(), {"content": f"Turno {turn}"}, "it", laid=False)
    with pytest.raises(Later):
        sending.old_edits.held(20, [500])


async def test_a_file_that_is_left_out_is_named() -> None:
    first, _ = await said(Channel(), message("Ecco", "club.csv"))
    assert first == "Ecco\nQui non posso allegare club\\.csv: chiedimelo in privato."


async def test_a_picture_without_words_is_named_too() -> None:
    first, _ = await said(Channel(), message("", "table.png"))
    assert "table\\.png" in first


async def test_a_message_that_may_hold_no_picture_any_more_is_changed_in_words() -> None:
    channel = Channel()
    sending: Any = sender(MessageMaker(Front(None)))  # type: ignore[arg-type]
    await sending.edit(channel.message(), message("Classifica", "table.png"), "it", laid=False)
    await sending.edit(channel.message(), message("Turno 2", "table.png"), "it", laid=False)
    first, told, second = (one for one in channel.sent if not one.get("attachments"))
    assert (first["content"], second["content"]) == ("Classifica", "Turno 2") and "Allega file" in told["content"]
    assert first["attachments"] == []


async def test_a_change_that_is_refused_for_another_reason_is_refused_as_before() -> None:
    sending: Any = sender(MessageMaker(Front(None)))  # type: ignore[arg-type]
    with pytest.raises(discord.Forbidden):
        await sending.edit(Channel(BLIND).message(), message("Classifica", "table.png"), "it", laid=False)


@pytest.mark.parametrize(("length", "named"), [(1943, True), (1944, False)])
async def test_words_that_fill_a_message_are_not_cut_for_the_names_of_files(length: int, named: bool) -> None:
    first, _ = await said(Channel(), message("a" * length, "club.csv"))
    assert first.startswith("a" * length) and ("club" in first) is named and len(first) <= 2000


async def test_where_the_bot_sees_nothing_it_is_refused_as_before() -> None:
    with pytest.raises(discord.Forbidden):
        await said(Channel(BLIND), message("Classifica", "table.png"))


@pytest.mark.parametrize("names", [(), ("table.png",)], ids=["words", "with a picture"])
async def test_where_buttons_are_refused_the_words_say_what_to_do_without_them(names: tuple[str, ...]) -> None:
    class Strict(Channel):
        """It takes no buttons."""

        async def send(self, content: str = "", **given: Any) -> Any:
            self.sent.append({"content": content, **given})
            if "view" in given:
                raise refused(400, 50035)
            return SimpleNamespace(id=len(self.sent))

    channel, files = Strict(), message("Ecco", *names) if names else {"content": "Ecco"}
    await said(channel, {**files, "view": discord.ui.View()})
    assert channel.sent[-1]["content"] == "Ecco\n" + Front.texts.say("it", "buttons-held")
    assert not {"view", "files"} & channel.sent[-1].keys()


async def test_a_link_in_a_message_is_shown_as_no_picture() -> None:
    (sent,) = await MessageMaker(Front(None)).ready(card("https://example.org/"))  # type: ignore[arg-type]
    assert sent["suppress_embeds"] is True
