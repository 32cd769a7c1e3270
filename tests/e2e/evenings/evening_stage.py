"""An evening of tests/playthroughs over sockets: Araldo in a process of its own, on emulated chats."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeAlias

from bot.texts import LANGUAGES, Texts
from tests.e2e.books import unsaid
from tests.e2e.evenings.evening_discord import OnDiscord
from tests.e2e.evenings.evening_telegram import OnTelegram
from tests.lab.process import PYTHON, BotProcess
from tests.lab.stage import NoAnswer
from tests.playthroughs.script import Playthrough, Seen, Step, seconds
from tests.playthroughs.seeing import Eyes
from tests.playthroughs.stage import BEGINNING, BETWEEN, ZONES

HOME = Path(__file__).parents[3]
TEXTS = Texts()
ARALDO = [PYTHON, "-m", "tests.e2e.evenings.evening_app"]
CHATS: dict[str, type[OnDiscord] | type[OnTelegram]] = {"discord": OnDiscord, "telegram": OnTelegram}
PATIENCE = 120.0
"""Seconds after which what was not seen will not be."""
DEAD = r"did not respond|no bot session|messages/@original -> 404 code 10015"
"""What people on Discord see of a bot that crashed; and the answer that the next process asks for never was."""

Scene: TypeAlias = OnDiscord | OnTelegram


_HELP = re.compile(r"^ +/[^\n—]*(?= — )", re.MULTILINE)
"""A command with its example, where a line of a list begins with it."""
_HOW = {
    str(TEXTS.name(language, "telegram-how")): f"[{TEXTS.name(language, 'help-how-button')}]" for language in LANGUAGES
}


def cards(seen: Iterable[Seen]) -> list[str]:
    """What is seen, and by whom; over sockets an answer and a notice that comes of it may overtake each other.

    Of a line of help only what its command is for: on Discord this stands behind a way to it, without its example. What
    opens the paragraph behind a refusal is a button, or where an alert has none, a line.
    """
    return sorted(_how(_HELP.sub("/", str(one))) for one in seen)


def _how(words: str) -> str:
    for line, button in _HOW.items():
        words = words.replace(line, button)
    return words


class Evening:
    """One playthrough on its way through one chat (or those that it names)."""

    def __init__(self, play: Playthrough, scenes: dict[str, Scene], eyes: Eyes, run: str, folder: Path) -> None:
        self._scenes, self._eyes, self._folder = scenes, eyes, folder
        self._play, self._platforms = play, {room.title: room.platform or run for room in play.rooms.values()}
        self._where = {title: scenes[platform] for title, platform in self._platforms.items()}
        self._last = next(iter(scenes.values()))
        self._books = folder / "araldo.db"
        env = dict(os.environ)
        for scene in scenes.values():
            env = scene.env(env)
        env |= {
            "EVENING": str(folder),
            "EVENING_CHANCE": play.chance,
            "ARALDO_CLUB__LANGUAGE": play.language,
            "ARALDO_CLUB__TIMEZONE": ZONES[play.language],
            "ARALDO_LIMITS__COMMANDS_A_MINUTE": str(play.limit),
            "ARALDO_STORAGE__PATH": str(self._books),
            "ARALDO_PAGE__ENABLED": "no",
            "ARALDO_LOG__LEVEL": "DEBUG",
        }
        self.bot = BotProcess(ARALDO, env, cwd=HOME)
        self._now, self._rings = BEGINNING, 0
        self._crashing = self._crashed = False

    @classmethod
    async def open(cls, play: Playthrough, run: str, folder: Path) -> Evening:
        """Open the chats and start the bot."""
        eyes = Eyes()
        scenes = {name: await CHATS[name].open(play.part(name, run), eyes) for name in play.platforms(run)}
        evening = cls(play, scenes, eyes, run, folder)
        try:
            await evening._start()
        except BaseException:
            await evening.close()
            raise
        evening._look()
        eyes.taken()  # the greetings
        return evening

    async def close(self) -> None:
        """Stop the bot and the chats."""
        if self.bot.running:
            await self.bot.stop()
        for scene in self._scenes.values():
            await scene.host.close()

    async def step(self, step: Step) -> list[Seen]:
        """Let it happen; gives what is seen of it, once that is what should be, or patience has ended."""
        self._passes(BETWEEN)
        words = step.words.replace("<code>", self._eyes.code)
        self._eyes.answering = step.kind == "answers"
        if step.kind == "happens":
            await self._happens(words)
        elif self._crashing:
            await self._crash(step, words)
        else:
            await self._does(step, words)
        expected = cards(step.seen)

        def as_written() -> bool:
            self._look()
            return cards(self._eyes.seen) == expected and all(scene.handled for scene in self._scenes.values())

        with contextlib.suppress(NoAnswer):
            await self._last.host.wait_for(as_written, PATIENCE)
            if not self._crashing:
                # What is still to be drawn anew would show how things are after the next step.
                await self._settled()
                self._look()
        return self._eyes.taken()

    async def end(self) -> list[Seen]:
        """Leave nothing unsaid; gives what nobody expected to see, and complains of what the chats would refuse."""
        await self._settled()
        for scene in self._scenes.values():
            await scene.host.quiet()
            scene.host.assert_clean(ignore=DEAD if self._crashed else "")
        assert "Traceback" not in self.bot.log and " ERROR " not in self.bot.log, self.bot.log
        assert not [secret for secret in self._secrets() if secret in self.bot.log], self.bot.log
        self._look()
        return self._eyes.taken()

    def _secrets(self) -> Iterator[str]:
        """What no log may hold: tokens, the bot's and its answers', and what people said."""
        for scene in self._scenes.values():
            yield scene.host.token
            yield from getattr(scene.host, "tokens", ())
        typed = (step.words for step in self._play.steps if step.kind in ("types", "writes"))
        # The name of a command alone is nobody's words: the bot's own first lines have some.
        yield from (words for words in typed if " " in words or not words.startswith("/"))

    # --- what happens

    async def _does(self, step: Step, words: str) -> None:
        if step.kind == "types":
            self._last = self._where[step.where]
        alone = self._play.alone_on(step.who, self._platforms)
        scene = self._scenes[alone] if alone else self._last
        match step.kind:
            case "types" | "writes":
                await scene.type(step.who, step.where, words)
            case "presses":
                await scene.press(step.who, words, step.where)
            case "answers":
                await scene.answer(step.who, words.split(" | "))
            case "leaves":
                scene.leaves(step.who)
            case _:
                scene.closes(step.who, step.kind == "closes")

    async def _happens(self, words: str) -> None:
        await self._settled()
        if words == "restart":
            await self.bot.kill()
            await self._start()
        elif words == "the next answer is lost in a crash":
            self._crashing = True
        else:
            self._rings += 1
            self._passes(seconds(words))
            await self.bot.wait_log(f"the clock rang {self._rings}")

    async def _crash(self, step: Step, words: str) -> None:
        """The power goes out between the disk and the answer."""
        faults = [scene.lose_an_answer() for scene in self._scenes.values()]
        await self._does(step, words)
        await self._last.host.wait_for(lambda: any(fault.fired for fault in faults), what="an answer is lost")
        await self.bot.kill()
        for scene in self._scenes.values():
            scene.host.clear_faults()
        self._crashing, self._crashed = False, True
        self._passes(1)
        await self._start()

    # --- the bot

    async def _start(self) -> None:
        self._passes(0)
        await self.bot.start()
        for scene in self._scenes.values():
            await scene.arrived()
        # People are answered while the house still opens; time may only pass once its clock runs.
        await self.bot.wait_log("the clock runs")

    def _passes(self, span: float) -> None:
        """Time passes at the club."""
        self._now += span
        moment = self._folder / "moment"
        (written := moment.with_suffix(".new")).write_text(f"{self._now} {self._rings}")
        written.replace(moment)

    async def _settled(self) -> None:
        """Until the books know that everything was said."""
        end = time.monotonic() + PATIENCE
        scenes = self._scenes.values()
        while (left := await unsaid(self._books, self._now)) or not all(scene.handled for scene in scenes):
            assert time.monotonic() < end, f"still to be said: {left}; the bot's output:\n{self.bot.fresh_log[-3000:]}"
            await asyncio.sleep(0.02)

    def _look(self) -> None:
        assert self.bot.running, f"the bot has ended by itself:\n{self.bot.fresh_log[-3000:]}"
        for scene in self._scenes.values():
            scene.look()
