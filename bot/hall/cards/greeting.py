"""What is said on being invited somewhere, and to whoever starts."""

from __future__ import annotations

from bot.hall.cards.card import Audience, Button, Card, Tone, say

TRIES = {"roll": "roll 5 reserve:2", "odds": "odds 5 2", "help": "help"}
"""The three things to try first."""


def greeting(audience: Audience = Audience.ROOM) -> Card:
    """Who we are, what can be done, and three buttons to try it."""
    return Card(
        say("greeting-title"),
        (say("greeting-what"), say("greeting-organisers"), say("greeting-things")),
        buttons=(tuple(Button(say(f"greeting-try-{word}"), line) for word, line in TRIES.items()),),
        audience=audience,
        tone=Tone.GOOD,
    )
