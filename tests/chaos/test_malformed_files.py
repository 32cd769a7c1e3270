"""Settings, rules, uploads and what the webhook is brought, bent until nothing of them is right: no trace of ours."""

from __future__ import annotations

import gc
import json
import random
import shutil
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.chats.telegram.gateway.webhook import HEADER, Address, Webhook
from bot.hall.declared.kinds import Upload
from bot.hall.requests import File
from bot.places import SETTINGS_FILE
from bot.rules import WrongRule, rulebook
from bot.settings import WrongSetting, read_settings
from bot.texts import LANGUAGES, Texts
from bot.texts.words import RULES
from tests.chaos import MUCH
from tests.chaos.bending import ODD, bent
from tests.chaos.test_malformed import given, house
from tests.chats.telegram.wire import CLUB, Stage, written
from tests.hall.house import House

__all__ = ["house"]
SEED = 50_027
TEXTS = Texts()


def spoilt(text: str, chance: random.Random) -> str:
    """A file with one or a few of its lines bent."""
    lines = text.splitlines()
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        place = chance.randrange(len(lines))
        lines[place] = bent(lines[place], lines, chance)
    return "\n".join(lines)


def test_bent_settings_are_named_in_a_sentence(tmp_path: Path) -> None:
    chance, file = random.Random(SEED), tmp_path / "settings.toml"
    for _ in range(100 * MUCH):
        file.write_text(spoilt(SETTINGS_FILE.read_text("utf-8"), chance), "utf-8")
        try:
            read_settings(file, None)
        except WrongSetting as wrong:
            assert all(TEXTS.say(language, f"setting-{wrong.reason}", wrong.facts) for language in LANGUAGES)


def test_bent_rules_are_named_by_file_and_line(tmp_path: Path) -> None:
    chance = random.Random(SEED)
    files = sorted(file.relative_to(RULES) for file in RULES.rglob("*.toml"))
    folder = tmp_path / "rules"
    shutil.copytree(RULES, folder)
    for _ in range(12 * MUCH):
        file = chance.choice(files)
        whole = (RULES / file).read_text("utf-8")
        (folder / file).write_text(spoilt(whole, chance), "utf-8")
        try:
            rulebook.__wrapped__(folder)
        except WrongRule as wrong:
            assert wrong.line >= 0
            for language in LANGUAGES:
                assert wrong.named(TEXTS, language)["reason"]
        (folder / file).write_text(whole, "utf-8")


async def test_bent_uploads_are_refused_with_a_sentence(house: House) -> None:
    takers = [
        (command.name, parameter.name)
        for command in house.hall.commands.values()
        for parameter in command.parameters
        if isinstance(parameter.kind, Upload)
    ]
    if not takers:
        pytest.skip("no command takes a file")
    chance = random.Random(SEED)
    table = "squadra;giocatore1;giocatore2\nLupi;Anna;Bruno\nVolpi;Carla;Dario\n"
    for number in range(40 * MUCH):
        path, name = chance.choice(takers)
        content = spoilt(table, chance).encode(chance.choice(("utf-8", "utf-16", "utf-7")), "surrogatepass")
        file = File(chance.choice(("a.csv", "a.toml", *ODD[:6])), content[: chance.choice((0, 1, 10**6))])
        await given(house, f"file {number}", path=path, values={name: file}, manages=True)


class Brought:
    """What aiohttp hands to the webhook: headers, and a body that may be no JSON."""

    def __init__(self, headers: Mapping[str, str], body: str) -> None:
        self.headers, self._body = headers, body

    async def json(self) -> Any:
        return json.loads(self._body)


@pytest.fixture
async def stage() -> AsyncIterator[Stage]:
    yield await Stage().open()


@pytest.mark.filterwarnings("error:coroutine:RuntimeWarning")  # Nothing was begun that nobody waits for.
async def test_a_bent_update_is_passed_over_and_the_next_is_handled(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    webhook = Webhook(stage.bot, Address("http://127.0.0.1", "127.0.0.1", 0), stage.receiver.handle)
    await webhook.announce()
    headers = {HEADER: webhook._secret}
    chance = random.Random(SEED)
    pressed = {"id": "q", "from": CLUB, "chat_instance": "1", "data": "roll 5", "message": written("x")}
    whole = [
        json.dumps({"update_id": 1, **update})
        for update in (
            {"message": written("/roll 5")},
            {"callback_query": pressed},
            {"edited_message": written("/roll")},
        )
    ]
    for number in range(300 * MUCH):
        body = _another_value(chance.choice(whole), chance) if number % 2 else bent(chance.choice(whole), whole, chance)
        answer = await webhook._brought(Brought(headers, body))  # type: ignore[arg-type]
        assert answer.status == 200, body
    assert (await webhook._brought(Brought(headers, "[" * 100_000))).status == 200  # type: ignore[arg-type]
    assert (await webhook._brought(Brought({HEADER: "è"}, whole[0]))).status == 404  # type: ignore[arg-type]
    assert "Traceback" not in str(stage.wire.calls)
    await stage.types("/roll 5")
    assert stage.hall.heard[-1].line == "/roll 5"
    caplog.clear()  # The traces in it hold what was begun.
    gc.collect()


def _another_value(text: str, chance: random.Random) -> str:
    """The update with one of its values made another, however deep."""
    update = json.loads(text)
    within: Any = update
    while True:
        key = chance.choice([*within] if isinstance(within, dict) else [*range(len(within))])
        if isinstance(within[key], dict | list) and within[key] and chance.random() < 0.7:
            within = within[key]
            continue
        within[key] = chance.choice((*ODD, None, -1, 10**30, 1.5, True, [], {}, [{}], {"id": "x"}))
        return json.dumps(update)
