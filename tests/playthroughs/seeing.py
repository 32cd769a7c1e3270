"""What a chat shows, as plain words: the same for every chat, up to the substitutes named here."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.texts import LANGUAGES
from tests.hall.house import TEXTS
from tests.playthroughs.script import Seen

ZONE = ZoneInfo("Europe/Rome")

SUBSTITUTES = {
    "discord": ("discord-wrote-in-private", "discord-fill-in", "discord-ask-again"),
    "telegram": (
        "telegram-look-private",
        "telegram-look-below",
        "telegram-only-you-see",
        "telegram-said-there",
        "telegram-form-optional",
    ),
    "discord-waiting": ("discord-waiting",),
    "telegram-keys": ("telegram-form-in-private",),
    "telegram-still": ("still-there-words", "still-there-file", "still-there-files"),
}
"""What a chat says of its own, to tell that the answer stands elsewhere or how to give one: text keys."""

FIRST_FIELD = 3
"""Lines of a form that are told: its title, and its first field with what it is for."""

SIGNS = ("🟢 ", "🔴 ", "🔵 ")
"""A card's tone, which Discord shows by a sign before its title, the page by colour and Telegram not at all."""

_PERSON = re.compile(r"(?<=sei |are )p[0-9a-z]{10}\b")
ERASED = re.compile(r"((?:ex membro|former member) )[0-9a-z]{4}\b")
_CHAT = re.compile(r"(?:Discord|Telegram|Local club|Club locale): ")
_BOOK = re.compile(r"\bb[0-9a-z]{7}(?=\.(?:jsonl|csv))")
_CODE = re.compile(r"\b(?:me|io|club) (?:link|collega) ([A-HJ-NP-Z2-9]{8})\b")


_HEAD = re.compile(r"(?:-# )?(\d+) · [a-z2-7]{4}(?: [a-z2-7]{4}){7}$")
"""The head of a chain, which is small on Discord: its signs are others in each chat, for a book's ids are."""


def moment(at: float, style: str) -> str:
    """A moment, as written in a playthrough: in Rome, whatever the chat makes of it."""
    form = {"time": "%H:%M", "date": "%d/%m/%Y"}.get(style, "%d/%m/%Y %H:%M")
    return datetime.fromtimestamp(at, ZONE).strftime(form)


def own_words(chat: str, **facts: str) -> set[str]:
    """The sentences of a chat's own that stand for nothing on the others."""
    every = {"room": "", "name": "", **facts}
    return {TEXTS.say(language, key, every) for key in SUBSTITUTES[chat] for language in LANGUAGES}


LINKS = tuple(f"[{TEXTS.say(language, 'struck-new')}]" for language in LANGUAGES)
"""To what stands now: where messages are for one alone, Telegram has no links."""
NEWS_ABOVE = tuple(
    TEXTS.say(language, f"{chat}-news-above", {"count": count})
    for chat in ("discord", "telegram")
    for language in LANGUAGES
    for count in (1, 2)
)


@dataclass
class Eyes:
    """Collects what is seen, hides what chance named, and remembers the codes that were read aloud."""

    seen: list[Seen] = field(default_factory=list)
    code: str = ""
    answering: bool = False
    """Somebody fills in a form: what Telegram asks field by field stands in one window elsewhere, and only Discord
    knows which card the form was opened from, to answer in its place."""

    def see(self, head: str, lines: Iterable[str], changed: bool = False, alert: bool = False) -> None:
        """Somebody sees this now; a card in the place of another is told apart, of a form its title and first field."""
        words = tuple(self._plain(line) for line in lines)
        if len(words) == 1 and words[0].endswith(NEWS_ABOVE):
            return  # Calls who is named in an edit, which calls nobody; the page has no need of it.
        if head.endswith(" is asked"):
            if self.answering:
                return
            words = words[:FIRST_FIELD]
        if head.endswith(" alone"):
            words = tuple(line for line in words if line not in LINKS)
        last = self.seen[-1] if self.seen else None
        if last and last.head == head and words and all(word.startswith("(file ") for word in words):
            # Telegram sends each further file by itself.
            self.seen[-1] = Seen(head, last.lines + words)
            return
        self.seen.append(Seen(f"{head}, in its place" if changed and not self.answering else head, words, alert))

    def goes(self, head: str) -> None:
        """What somebody saw alone is taken away: what they were shown last has come in its place, further down."""
        for place, last in reversed([*enumerate(self.seen)]):
            if last.head == head:
                self.seen[place] = replace(last, head=f"{head}, in its place")
                return

    def taken(self) -> list[Seen]:
        """What was seen since the last time."""
        seen, self.seen = self.seen, []
        return seen

    def _plain(self, line: str) -> str:
        code = _CODE.search(line)
        if code:
            self.code = code[1]
            line = line.replace(code[1], "<code>")
        line = _HEAD.sub(r"\1 · <head>", line)
        line = _BOOK.sub("<book>", _PERSON.sub("<person>", line)).rstrip()
        return ERASED.sub(r"\1<id>", _CHAT.sub("<chat>: ", line))


def buttons(labels: Iterable[str]) -> list[str]:
    """Buttons as a line of words, however the chat lays them out."""
    words = " ".join(f"[{label}]" for label in labels)
    return [words] if words else []
