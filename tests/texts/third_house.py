"""A house with one language more, in a process of its own: languages are found when it starts. Prints what it said."""

from __future__ import annotations

import asyncio
import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
from discord.app_commands import locale_str

from bot.chats.club.page_texts import words as page_words
from bot.chats.discord.slash_commands import Translator
from bot.hall.requests import Form, Reply
from bot.texts import LANGUAGES
from tests.hall.house import ANNA, HALL, TEXTS, opened, private, words

MORE = {
    "ladder": "/mito ladder",
    "opened": "/codice new Anna",
    "journal": "/journal",
    "mine": "/me show",
    "rules": "/help rules",
    "chapter": "/help rules codice standings",
    "seal": "/verify",
    "laboratory": "/gdr lab",
    "campaign": "/campaign new Anna",
}
"""Cards of other rooms of the house."""


async def main(folder: Path) -> dict[str, Any]:
    """What is said to somebody who speaks the language."""
    house = await opened(folder)
    who = replace(ANNA, language="de")
    found: dict[str, Any] = {"languages": LANGUAGES}

    async def said(name: str, line: str, place: Any = HALL) -> None:
        reply = await house.ask(line, who, place, manages=True)
        assert isinstance(reply, Reply), reply
        found[name] = words(reply.drawn)

    await said("start", "/start", private(who))
    await said("language", "/club language de")
    await said("roll", "/roll 5")
    await said("own-names", "/rollx 3")
    await said("date", "/me language deutsch")
    await said("refused", "/roll 500")
    form = await house.ask("", who, HALL, manages=True, press="??zone!club timezone")
    assert isinstance(form, Form), form
    found["form"] = "\n".join([form.title, *(f"{one.label} {one.about}" for one in form.fields)])
    await said("moment", "/mito game @Anna @Bruno")
    for name, line in MORE.items():
        await said(name, line)
    translated = Translator(TEXTS).translate
    context: Any = None
    for key in ("roll", "roll.about", "undo.about"):
        found[f"discord-{key}"] = await translated(locale_str("roll", key=key), discord.Locale.german, context)
    found["page"] = page_words(TEXTS, "de")["rooms"]
    found["late"] = page_words(TEXTS, "de")["private"]
    await house.store.close()
    return found


if __name__ == "__main__":
    print(json.dumps(asyncio.run(main(Path(sys.argv[1])))))
