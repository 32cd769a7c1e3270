"""Try a scene by hand: both emulators, a server and a group, and a small language to act in them.

    python -m tests.lab.serve -- python -m bot run        # starts the bot, too
    python -m tests.lab.serve                             # prints the environment to start it with elsewhere

Then, line by line (a leading t is for Telegram, d for Discord):

    d Anna /roll dice=5 reserve=2      a slash command; @Bob as a value is a member
    d Anna hello there                 words in the channel
    d Bob [Re-roll]                    the button (or the choice of a menu) of the newest message that has it
    t Anna start                       opens the private chat
    t Anna /roll 5                     in the group;  t Anna dm: /roll 5  in private
    t Bob [Re-roll]
    errors                             what the real services would have refused
    log                                what the bot printed last

Anna is Italian and an administrator; other names are English and appear when they are used.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import re
import shlex
import sys
from typing import Any

from tests.lab.discord import BotProcess, DiscordHost
from tests.lab.stage import NoAnswer, Refused
from tests.lab.telegram import TelegramHost

ENVIRONMENT = ("PYTHONPATH", "LAB_DISCORD_URL", "LAB_TELEGRAM_URL", "DISCORD_TOKEN", "TELEGRAM_TOKEN")
BUTTON = re.compile(r"\[(.+)\]")


class Scene:
    """What stands on the stage, and what each line does."""

    def __init__(self, discord: DiscordHost, telegram: TelegramHost):
        self.discord, self.telegram = discord, telegram
        self.guild, self.group = discord.guild("Club"), telegram.group("Club")
        self.channel = self.guild.channel("general")
        self.bot: BotProcess | None = None

    async def line(self, text: str) -> str:
        """Do what a line says; what came of it."""
        if text == "errors":
            return "\n".join(map(str, self.discord.errors + self.telegram.errors)) or "none"
        if text == "log":
            return "\n".join(self.bot.output[-30:]) if self.bot else "the bot was started elsewhere"
        parts = text.split(maxsplit=2)
        if len(parts) < 3 or parts[0] not in ("d", "t"):
            return (__doc__ or "").split("\n\n", 2)[2]
        with contextlib.suppress(NoAnswer):
            return await (self.on_discord if parts[0] == "d" else self.on_telegram)(parts[1], parts[2])
        return "(no answer)"

    async def on_discord(self, name: str, what: str) -> str:
        """A person acts on Discord."""
        who = self.guild.member(name, admin=name == "Anna", locale="it" if name == "Anna" else "en-US")
        pressed = BUTTON.fullmatch(what)
        if pressed:
            word = pressed[1]
            for m in reversed(who.sees(self.channel)):
                if any(b.is_called(word) for b in m.buttons):
                    return _show((await who.click(m, word)).messages or [m])
                if any(s.offers(word) for s in m.selects):
                    return _show((await who.select(m, word)).messages or [m])
            raise Refused(f"nothing is called {word}")
        if what.startswith("/"):
            words = shlex.split(what[1:])
            path = " ".join(w for w in words if "=" not in w)
            options = dict(w.split("=", 1) for w in words if "=" in w)
            leaf = self.discord.commands().get(path, {"options": {}})["options"]
            given = {k: self._value(leaf.get(k, {}).get("type", 3), v) for k, v in options.items()}
            r = await who.slash(self.channel, path, given)
            window = f"[window {r.modal.title}: {r.modal.labels}]" if r.has_modal else ""
            return _show(r.messages) + window
        before = len(self.channel.messages)
        await who.say(self.channel, what)
        return _show(self.channel.messages[before + 1 :])

    def _value(self, kind: int, text: str) -> Any:
        if text.startswith("@"):
            return self.guild.member(text[1:])
        return {4: int, 10: float, 5: lambda t: t.lower() in ("true", "yes", "1")}.get(kind, str)(text)

    async def on_telegram(self, name: str, what: str) -> str:
        """A person acts on Telegram."""
        who = self.group.member(name, admin=name == "Anna", locale="it" if name == "Anna" else "en")
        word, *more = what.split()
        if word == "start":
            return _show((await who.start(*more[:1])).all_messages)
        pressed = BUTTON.fullmatch(what)
        if pressed:
            for chat in (self.group, who.dm):
                for m in reversed(chat.messages):
                    if pressed[1] in m.labels:
                        c = await who.click(m, pressed[1])
                        return f"({'alert' if c.alert else 'toast'}: {c.toast})\n" + _show(c.all_messages or c.edits)
            raise Refused(f"nothing is called {pressed[1]}")
        private = what.startswith("dm:")
        place = who.dm if private else self.group
        return _show((await who.say(place, what.removeprefix("dm:").strip() if private else what)).all_messages)


def _show(messages: list[Any]) -> str:
    out = []
    for m in messages:
        buttons = " ".join(f"[{b}]" for b in m.labels)
        menus = " ".join(f"[{' | '.join(s.labels)}]" for s in getattr(m, "selects", []))
        out.append(" ".join(filter(None, [m.text, buttons, menus])))
    return "\n".join(out) or "(no answer)"


async def play(a: argparse.Namespace) -> None:
    """Serve, and read lines until the end of the input."""
    discord, telegram = DiscordHost(), TelegramHost()
    await discord.listen(a.discord_port)
    await telegram.listen(a.telegram_port)
    async with discord, telegram, contextlib.AsyncExitStack() as stack:
        scene = Scene(discord, telegram)
        env = telegram.env(base=discord.env())
        for key in ENVIRONMENT:
            print(f"export {key}={shlex.quote(env[key])}")
        if a.program:
            scene.bot = await stack.enter_async_context(BotProcess(a.program, env))
            await scene.bot.ready(discord, telegram)
        loop = asyncio.get_running_loop()
        while line := await loop.run_in_executor(None, sys.stdin.readline):
            try:
                print(await scene.line(line.strip()) if line.strip() else "", flush=True)
            except (Refused, ValueError) as e:
                print(f"refused: {e}", flush=True)


def main() -> None:
    """The command line."""
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--discord-port", type=int, default=8400)
    ap.add_argument("--telegram-port", type=int, default=8500)
    ap.add_argument("program", nargs="*", help="the bot's command line, after --")
    asyncio.run(play(ap.parse_args()))


if __name__ == "__main__":
    main()
