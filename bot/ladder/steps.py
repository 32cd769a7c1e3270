"""The words in which the ladder is written, and how a step of it is found."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum

REFUSED = "organisers-refused"
"""What organisers hear of one message that a platform takes in no form: there is nothing to switch on."""


class Way(Enum):
    """A way of telling."""

    ANSWER = "an answer"
    NOTICE = "a notice"
    CHANGE = "a change of what was said"
    PICTURE = "a picture"
    FILE = "a file"
    PRIVATE = "a private word"
    MEANWHILE = "a word while a group's few messages keep the answer waiting"
    ASIDE = "a question while a group's messages are few"
    TURN = "whose turn it is, while a group's messages are few"
    EVENT = "a date among the server's events"
    BUTTONS = "a board of buttons"
    LAYOUT = "a card in the newer components"


class Rung(Enum):
    """What is tried; and so what follows where something else was refused."""

    REPLY = "the platform's own reply to a command or a press"
    MESSAGE = "a message in the room"
    ANEW = "a message of its own in the room"
    UNLINKED = "the same, but under nothing that was said before"
    WORDS = "its words alone, with the names of files"
    PLAIN = "the same as a message of words with its rows of buttons under it"
    DOCUMENT = "the picture as a file"
    BARE = "its words alone, and the commands are to be typed"
    EDIT = "an edit of the message"
    ALERT = "an alert at the press"
    TOAST = "its first words over the chat at the press, and when it comes"
    NOD = "a reaction to the command: recorded (✍), or seen (👀)"
    UNSEEN = "a message in the room that one member sees"
    CHAT = "a message in their private chat"
    BUTTON = "a button, a link or an unseen reply in the room, for them alone"
    EVENT = "an event of the server, made, changed or taken away"
    AFRESH = "another event in its place"
    CARD = "nothing more: the date stands on its card in the room, and `/club check` names what is missing"
    TOGETHER = "a line and buttons in the group's one message for several"
    LINK = "at the press a link to their private chat, where it is asked once they start it"
    LATER = "the same again, once the platform takes it"
    KEPT = "the same again, for a day, until the room takes it"
    THERE = "the same where the group has gone"
    SORRY = "a word to who asked that it could not be said"
    DONE = "nothing: it stands there as it should"
    NOBODY = "nothing more in that room"


class Heard(StrEnum):
    """Where the organisers hear of it: at the first refusal, and again when it works."""

    NOT = ""
    ROOM = "in the room"
    PRIVATE = "in private"
    CLUB = "behind a button in a room of their club"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A refusal in the platform's own words: its codes, its statuses, or a pattern of what it says."""

    shown: str
    """As documents and people quote it."""
    codes: tuple[int, ...] = ()
    statuses: tuple[int, ...] = ()
    says: str = ""
    """A pattern; case does not count."""

    def fits(self, said: Said) -> bool:
        """Whether this is what was said. One without codes, statuses and words is any refusal at all."""
        if self.codes or self.statuses:
            return said.code in self.codes or said.status in self.statuses
        return re.search(self.says, said.words, re.IGNORECASE) is not None


@dataclass(frozen=True, slots=True)
class Said:
    """What a platform said when it refused something."""

    status: int = 0
    code: int = 0
    words: str = ""


ANYTHING = Refusal("anything else")
SLOWLY = Refusal("429 Too Many Requests", statuses=(429,))
BROKEN = Refusal("500 to 504, or no reply at all", statuses=(0, *range(500, 505)))


@dataclass(frozen=True, slots=True)
class Step:
    """One step: where this was tried in this way and refused so, that follows."""

    name: str
    ways: tuple[Way, ...]
    tried: Rung
    refusal: Refusal
    then: Rung
    heard: Heard = Heard.NOT
    switch: str = ""
    """The text key of what an organiser is to turn on, as the platform's own client calls it."""
    pause: float = 0.0
    """Seconds to wait where the platform names none."""


class ChatLadder:
    """The steps of one chat, in the order in which they are looked through."""

    def __init__(self, chat: str, steps: Sequence[Step]) -> None:
        self.chat = chat
        self.steps = steps

    def after(self, tried: Rung, said: Said, *ways: Way) -> Step:
        """What follows a refusal of this; the ways are asked one after the other, the most particular first."""
        for way in ways:
            for step in self.steps:
                if step.tried is tried and way in step.ways and step.refusal.fits(said):
                    return step
        raise LookupError(f"no step on {self.chat} after {tried.name} of {[way.name for way in ways]}")

    def step(self, name: str) -> Step:
        """The step of this name."""
        return next(step for step in self.steps if step.name == name)

    def order(self, way: Way, first: Rung) -> list[Rung]:
        """What is tried in this way, from here on: after each what follows where it is refused for good."""
        rungs = [first]
        while following := [step.then for step in self.steps if way in step.ways and step.tried is rungs[-1]]:
            rungs.append(following[-1])
        return rungs
