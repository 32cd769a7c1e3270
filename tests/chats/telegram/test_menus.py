"""The menus that Telegram shows: a name for each command or group, in both languages, sent when they changed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import pytest

from bot.chats.telegram.menus import HEAVIEST, menu, put_up
from bot.hall.cards.card import Card
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.declaration import Answerer, Cog, May, Secret
from bot.hall.declared.kinds import Whole
from bot.texts import Texts
from tests.chats.telegram.wire import Stage

NAMES = {
    "it": "roll = tira\n    .about = Tira\nclub = club\n    .about = Il club\nhelp = aiuto\n    .about = Aiuta\n",
    "en": "roll = roll\n    .about = Rolls dice\nclub = club\n    .about = The club\nhelp = help\n    .about = Helps\n",
}


async def _nothing(call: object) -> Card:
    return Card()


async def _whispered(call: object, dice: Annotated[int, Whole(1, 9), Secret()]) -> Card:
    return Card()


def commands() -> Commands:
    one: Cog[object] = Cog()  # type: ignore[type-var]
    club: Cog[object] = Cog(group="club")  # type: ignore[type-var]
    one.command("help")(_nothing)
    one.command("roll")(_nothing)
    one.command("again", hidden=True)(_nothing)
    club.command("language", May.ORGANISER)(_nothing)
    club.command("role", May.ORGANISER)(_nothing)
    return Commands((one, club))


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    for language, names in NAMES.items():
        (tmp_path / language).mkdir()
        about = f"telegram-description = D {language}\ntelegram-short = S {language}\n"
        (tmp_path / language / "all.ftl").write_text(names + about, "utf-8")
    return Texts(tmp_path)


async def test_a_menu_names_each_command_and_group_once(texts: Texts) -> None:
    assert menu(commands(), texts, "it") == (
        ("aiuto", "Aiuta", False),
        ("tira", "Tira", False),
        ("club", "Il club", False),
    )
    assert [name for name, *_ in menu(commands(), texts, "en")] == ["help", "roll", "club"]


async def test_what_only_organisers_may_is_for_administrators(texts: Texts) -> None:
    assert [name for name, *_ in menu(commands(), texts, "en", everything=False)] == ["help", "roll"]


async def test_a_group_of_commands_is_for_all_where_one_of_them_is_for_more_than_who_helps(texts: Texts) -> None:
    for may, shown in ((May.DIRECTOR, []), (May.REFEREE, ["club"])):
        club: Cog[object] = Cog(group="club")  # type: ignore[type-var]
        club.command("language", May.ORGANISER)(_nothing)
        club.command("role", may)(_nothing)
        assert [name for name, *_ in menu(Commands((club,)), texts, "en", everything=False)] == shown


@pytest.mark.parametrize(("roll", "secret"), [(_nothing, True), (_whispered, False)], ids=["all of it", "a parameter"])
async def test_secret_commands_and_those_that_answer_only_who_asks_come_to_us_alone(
    stage: Stage, texts: Texts, roll: Answerer, secret: bool
) -> None:
    one: Cog[object] = Cog()  # type: ignore[type-var]
    club: Cog[object] = Cog(group="club")  # type: ignore[type-var]
    one.command("help", private=True)(_nothing)
    one.command("roll", secret=secret)(roll)
    club.command("language")(_nothing)
    club.command("role", private=True)(_nothing)
    stage.hall.commands, stage.hall.texts = Commands((one, club)), texts
    await put_up(stage.bot, stage.hall, stage.memory.recall, stage.memory.remember, ephemeral=True)
    alone = {
        call["scope"]["type"]: [command["command"] for command in call["commands"] if command.get("is_ephemeral")]
        for call in stage.wire.made("setMyCommands")
        if call.get("language_code") == "en"
    }
    assert alone["all_group_chats"] == alone["all_chat_administrators"] == ["help", "roll"]
    assert alone["all_private_chats"] == alone["default"] == []


async def test_menus_are_sent_for_every_scope_and_language(stage: Stage, texts: Texts) -> None:
    stage.hall.commands, stage.hall.texts = commands(), texts
    assert await put_up(stage.bot, stage.hall, stage.memory.recall, stage.memory.remember)
    sent = stage.wire.made("setMyCommands")
    scopes = {(call["scope"]["type"], call.get("language_code")) for call in sent}
    assert len(scopes) == len(sent) == 12
    names = {
        call.get("language_code"): [command["command"] for command in call["commands"]]
        for call in sent
        if call["scope"]["type"] == "all_group_chats"
    }
    assert names == {None: ["help", "roll"], "it": ["aiuto", "tira"], "en": ["help", "roll"]}
    whole = {call["scope"]["type"] for call in sent if len(call["commands"]) == 3}
    assert whole == {"default", "all_private_chats", "all_chat_administrators"}
    for method, told in (("setMyDescription", "D"), ("setMyShortDescription", "S")):
        said = [(call.get("language_code"), *call.values()) for call in stage.wire.made(method)]
        assert [(code, next(value for value in values if " " in value)) for code, *values in said] == [
            (None, f"{told} en"),
            ("it", f"{told} it"),
            ("en", f"{told} en"),
        ]


async def test_menus_that_did_not_change_are_not_sent_again(stage: Stage, texts: Texts) -> None:
    stage.hall.commands, stage.hall.texts = commands(), texts
    await put_up(stage.bot, stage.hall, stage.memory.recall, stage.memory.remember)
    stage.wire.calls.clear()
    assert not await put_up(stage.bot, stage.hall, stage.memory.recall, stage.memory.remember)
    assert stage.wire.calls == []


async def test_menus_that_could_not_be_sent_are_sent_the_next_time(stage: Stage, texts: Texts) -> None:
    stage.hall.commands, stage.hall.texts = commands(), texts
    stage.wire.fault("setMyShortDescription", 502, "Bad Gateway")
    with pytest.raises(Exception, match="Bad Gateway"):
        await put_up(stage.bot, stage.hall, stage.memory.recall, stage.memory.remember)
    assert await put_up(stage.bot, stage.hall, stage.memory.recall, stage.memory.remember)


async def test_a_menu_is_light_enough_for_telegram(tmp_path: Path) -> None:
    one: Cog[object] = Cog()  # type: ignore[type-var]
    names = [f"c{number:02}" for number in range(90)]
    for name in names:
        one.command(name)(_nothing)
    (tmp_path / "it").mkdir()
    (tmp_path / "it" / "all.ftl").write_text("".join(f"{n} = {n}\n    .about = {'à' * 200}\n" for n in names), "utf-8")
    entries = menu(Commands((one,)), Texts(tmp_path), "it")
    weight = len(json.dumps([{"command": n, "description": a} for n, a, _ in entries], ensure_ascii=False).encode())
    assert weight <= HEAVIEST and len(entries) > 50 and all(about for _, about, _ in entries)


async def test_of_commands_too_many_for_any_words_the_last_are_left_out_and_of_all_those_telegram_can_not_take(
    tmp_path: Path,
) -> None:
    one: Cog[object] = Cog()  # type: ignore[type-var]
    names = ["a", *(f"c{number:031}" for number in range(90))]
    for name in names:
        one.command(name)(_nothing)
    (tmp_path / "it").mkdir()
    called = {name: "è" if name == "a" else name for name in names}
    (tmp_path / "it" / "all.ftl").write_text(
        "".join(f"{n} = {c}\n    .about = x\n" for n, c in called.items()), "utf-8"
    )
    found = [name for name, *_ in menu(Commands((one,)), Texts(tmp_path), "it")]
    assert found == names[1 : len(found) + 1] and 40 < len(found) < 90


@pytest.mark.parametrize("over", [0, 1])
async def test_a_menu_as_heavy_as_telegram_takes_loses_nothing_and_a_heavier_one_its_last_words(
    tmp_path: Path, over: int
) -> None:
    one: Cog[object] = Cog()  # type: ignore[type-var]
    names = [f"c{number:02}" for number in range(20)]
    for name in names:
        one.command(name)(_nothing)
    about = dict.fromkeys(names, "a" * 130)
    bare = len(json.dumps([{"command": name, "description": words} for name, words in about.items()]))
    about[names[-1]] += "a" * (HEAVIEST - bare + over)
    (tmp_path / "it").mkdir()
    written = "".join(f"{name} = {name}\n    .about = {words}\n" for name, words in about.items())
    (tmp_path / "it" / "all.ftl").write_text(written, "utf-8")
    found = {name: words for name, words, _ in menu(Commands((one,)), Texts(tmp_path), "it")}
    assert list(found) == names and (found == about) is (over == 0)


async def test_menus_go_on_where_telegram_made_them_wait(stage: Stage, texts: Texts) -> None:
    stage.hall.commands, stage.hall.texts = commands(), texts
    stage.wire.fault("setMyCommands", 429, "Too Many Requests: retry after 7", retry_after=7)
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    assert await put_up(stage.bot, stage.hall, stage.memory.recall, stage.memory.remember, sleep=sleep)
    assert len(stage.wire.made("setMyCommands")) == 13 and slept == [7]
