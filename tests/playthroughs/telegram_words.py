"""What a reader sees of Telegram's messages and questions, as the playthroughs write it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from tests.playthroughs.seeing import LANGUAGES, TEXTS, buttons, moment, own_words

_STAMPS = {"wD": "date", "t": "time", "wDt": "both", "r": "relative"}
_JOINER = "\u2060"  # unseen; it keeps Telegram from making a link of what is none


def plain(text: str, entities: Iterable[dict[str, Any]] | None) -> str:
    """The characters, with moments written out."""
    units = text.encode("utf-16-le")
    for mark in sorted(entities or [], key=lambda mark: -mark["offset"]):
        if mark["type"] == "date_time":
            start, end = 2 * mark["offset"], 2 * (mark["offset"] + mark["length"])
            stamp = moment(mark["unix_time"], _STAMPS[mark["date_time_format"]])
            units = units[:start] + stamp.encode("utf-16-le") + units[end:]
    return units.decode("utf-16-le").replace(_JOINER, "")


LATE = "telegram-working"
"""What who pressed reads where the machine is slow: it ends a press before the platform gives it up."""
_COMING = re.compile(
    "|".join(
        re.escape(TEXTS.say(language, key, {"seconds": "SECONDS", "words": ""}).strip()).replace("SECONDS", r"\d+")
        for key in ("telegram-meanwhile", "telegram-meanwhile-recorded", "telegram-coming", "telegram-form-below", LATE)
        for language in LANGUAGES
    )
)
"""In a full group whoever pressed reads at once when the card comes, with its first words, or where a question is."""


def lines(words: str, media: str, labels: Iterable[str], rooms: Iterable[str] = ()) -> list[str]:
    """A message line by line; without what these rooms say only here, where the bot may not take a message away."""
    still = set().union(*(own_words("telegram-still", room=room) for room in rooms))
    said = [line for line in words.split("\n") if line not in still] if words else []
    return [*said, *filter(None, [media]), *buttons(labels)]


def question(who: str, words: Sequence[str]) -> list[str]:
    """A question that opened somebody's reply, without how to give it and whom it calls."""
    own = own_words("telegram")
    return [line.removeprefix(f"{who} · ") for line in words if line not in own]


def is_only_a_pointer(toast: str, rooms: Iterable[str]) -> bool:
    """Whether what shows over the chat for a moment only tells where the answer stands, or when it comes."""
    return _COMING.match(toast) is not None or any(toast in own_words("telegram", room=room) for room in rooms)
