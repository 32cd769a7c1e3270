"""The ladder on the local page: what is said stands in the house's own log, and whoever comes later reads it there."""

from __future__ import annotations

from bot.ladder.steps import ChatLadder, Refusal, Rung, Step, Way

LADDER = ChatLadder(
    "club",
    (
        Step(
            "room-gone",
            (Way.ANSWER, Way.NOTICE, Way.PRIVATE),
            Rung.MESSAGE,
            Refusal("the room or the member is no longer there"),
            Rung.NOBODY,
        ),
    ),
)
