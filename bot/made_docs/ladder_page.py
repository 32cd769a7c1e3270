"""Writes docs/ladder.md from the ladder itself: `python -m bot.made_docs.ladder_page docs/ladder.md`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from bot.ladder.club import LADDER as CLUB
from bot.ladder.discord import LADDER as DISCORD
from bot.ladder.steps import REFUSED, ChatLadder, Heard, Step, Way
from bot.ladder.telegram import LADDER as TELEGRAM
from bot.texts import LANGUAGES, Texts

LADDERS = {"Discord": DISCORD, "Telegram": TELEGRAM, "The local page": CLUB}
HEAD = """\
# The ladder

Written by `make docs` from `bot/ladder/`, which everything that sends asks what follows a refusal; a test keeps this
page true, and each step has a test in which the platform itself refuses so. Rows are looked through from above. What
organisers hear they hear once, and once more when it is over: in the room, or in private where the room takes nothing.
The hall adds three rules for all chats: an answer that nobody has acknowledged is said again as a message; an answer
for all that only who asked could be told is kept for the room too, where anything was done or is asked; and a private
word that is only for private messages is tried for ever. `/club check` names what is missing before it is needed.
"""


def page(texts: Texts) -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for title, ladder in LADDERS.items() for line in _section(title, ladder, texts))])


def _section(title: str, ladder: ChatLadder, texts: Texts) -> Iterator[str]:
    yield f"## {title}\n"
    for way in Way:
        steps = [step for step in ladder.steps if way in step.ways]
        if steps:
            yield f"### {way.value[0].upper()}{way.value[1:]}\n"
            yield "| what is tried | what refuses it | what follows | what organisers hear | step |"
            yield "| --- | --- | --- | --- | --- |"
            yield from (_row(step, texts) for step in steps)
            yield ""


def _row(step: Step, texts: Texts) -> str:
    follows = f"{step.then.value}; {_pause(step.pause)} no other such message" if step.pause >= 600 else step.then.value
    return f"| {step.tried.value} | {step.refusal.shown} | {follows} | {_heard(step, texts)} | `{step.name}` |"


def _pause(seconds: float) -> str:
    return f"for {seconds / 60:.0f} minutes"


def _heard(step: Step, texts: Texts) -> str:
    if step.heard is Heard.NOT:
        return "–"
    if step.switch in ("", REFUSED):
        return f"{step.heard}, that it is so"
    return f"{step.heard}: " + " · ".join(texts.say(language, step.switch) for language in reversed(LANGUAGES))


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(Texts()), "utf-8")
