"""What is said on being invited somewhere, and to whoever starts."""

from __future__ import annotations

from typing import Literal

from bot.hall.cards.card import Button, Card, say
from bot.texts import LANGUAGES

TRIES = {"roll": "roll 5 reserve:2", "odds": "odds 5 2", "help": "help"}
"""The three things to try first."""


def greeting(whose: Literal["club", "me"], language: str, platform: str = "") -> Card:
    """Who we are and what can be done, in one language; how to have another, in that one; and three things to try. A
    club hears who organises it, as its platform calls them."""
    organisers = [say(f"greeting-organisers-{platform}")] if whose == "club" else []
    lines = [say("greeting-what"), *organisers, say("greeting-things")]
    tries = tuple(Button(say(f"greeting-try-{word}"), line) for word, line in TRIES.items())
    likely = sorted(LANGUAGES, key=lambda one: one != language)
    speak = tuple(Button(say(f"greeting-speak-{one}"), f"{whose} language {one}") for one in likely)
    lines += [say(f"greeting-other-{one}") for one in likely[1:]]
    return Card(say("greeting-title"), tuple(lines), buttons=(tries, speak))
