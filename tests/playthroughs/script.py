"""A playthrough as a text file: who is where, what they type or press, and what each of them sees.

    # Una sera al tavolo
    language: it
    room Tavolo: Anna (organiser), Bruno, Carla (en)

    ## what happens now, for the reader
    Anna @ Tavolo> /tira 5 riserva:2
    Tavolo:
        Anna tira
        ...
        [Tira ancora] [Probabilità]
    Bruno presses "Tira ancora"
    Bruno alone:
        ...

`seed: 7` chooses the dice (else the title does), `reaches:` names the commands that only buttons give and that were
pressed in it (the program writes it), `limit: 3` sets the commands a minute, `chats: telegram` runs it there alone,
`names: typed` lets nobody choose a member on Discord from what is offered, so that names are words there as elsewhere,
`room Sala (discord): ...` puts a room on one chat for good, `Carla (en)` has her app in English, `Bruno (old app)` one
of Telegram that shows no message to him alone in a group, and
`presses "X" under "Y"` picks the last card that begins with Y.
A command may come `(with config/settings.toml)`: with that file of ours attached. Who `keeps pressing button 2 until
"X"` takes the second button of the newest card (the last, where there are fewer) again and again, and only the card
that offers X is written down; `button 2 of "Per "` is the second of those whose words begin so, where there are any,
and `, at most 60 times` holds it to that.
Between dashes: `--- restart ---`, `--- 12 hours later ---`, `--- the next answer is lost in a crash ---`. A person can
`answer` what they `are asked` (fields parted by ` | `), `close` or `open` their private messages, and on Discord
`leave` the server. Whatever a step
shows to anybody stands under it: to a room, to one alone, `, in its place` where a card took the place of another;
`Bruno alone (telegram):` is shown on that chat and on no other (`(club, discord)` on these two).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

HERE = Path(__file__).parent

_STEPS = {
    "types": re.compile(r"(?P<who>\w+) @ (?P<where>[^>]+)> (?P<words>.+)"),
    "writes": re.compile(r"(?P<who>\w+) in private> (?P<words>.+)"),
    "presses": re.compile(r'(?P<who>\w+) presses "(?P<words>[^"]+)"(?: under "(?P<where>[^"]+)")?'),
    "keeps": re.compile(
        r'(?P<who>\w+) keeps pressing button (?P<where>.+?) until (?P<words>"[^"]+"(?:, at most \d+ times)?)'
    ),
    "answers": re.compile(r"(?P<who>\w+) answers (?P<words>.+)"),
    "closes": re.compile(r"(?P<who>\w+) closes private messages"),
    "leaves": re.compile(r"(?P<who>\w+) leaves the server"),
    "opens": re.compile(r"(?P<who>\w+) opens private messages"),
    "happens": re.compile(r"--- (?P<words>.+) ---"),
}
_WITH = re.compile(r"(.+) \(with ([^()]+)\)")
_PERSON = re.compile(r"(\w+)(?: \(([^)]*)\))?")
_SPANS = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}


@dataclass(frozen=True)
class Seen:
    """What somebody sees at one moment: the head (who, or which room), and the words line by line."""

    head: str
    lines: tuple[str, ...]
    alert: bool = False
    """Whether it was said by an alert, which has words alone."""
    chats: tuple[str, ...] = ()
    """On which chats alone it is seen; none where it is on all of them."""

    def __str__(self) -> str:
        where = f" ({', '.join(self.chats)})" if self.chats else ""
        return "\n".join([f"{self.head}{where}:", *(f"    {line}" for line in self.lines)])


@dataclass(frozen=True)
class Step:
    """One thing that somebody does, or that happens; and what is seen of it."""

    line: int
    written: str
    kind: str
    who: str
    where: str
    words: str
    seen: tuple[Seen, ...]
    file: str = ""
    """What comes with it, by its place among our files."""


@dataclass(frozen=True)
class Person:
    """Somebody at the club."""

    name: str
    language: str
    number: int
    old_app: bool = False
    """Whether their app of Telegram is from before it showed messages to one member of a group."""


@dataclass
class Room:
    """A room, its club (named after the room), and on which chat it stands if on one for good."""

    title: str
    people: list[str]
    organisers: set[str]
    platform: str = ""


@dataclass
class Playthrough:
    """One evening."""

    path: Path
    title: str = ""
    language: str = "it"
    limit: int = 1000
    names_typed: bool = False
    seed: str = ""
    reaches: tuple[str, ...] = ()
    """Commands that only buttons give, and that are pressed in it."""
    chats: tuple[str, ...] = ("club", "discord", "telegram")
    rooms: dict[str, Room] = field(default_factory=dict)
    people: dict[str, Person] = field(default_factory=dict)
    steps: list[Step] = field(default_factory=list)
    prologue: list[str] = field(default_factory=list)
    """The lines before the first step."""
    headings: dict[int, list[str]] = field(default_factory=dict)
    """Headings and empty lines before each step."""

    @property
    def chance(self) -> str:
        """What the dice of the evening grow from."""
        return self.seed or self.title

    @property
    def runs(self) -> tuple[str, ...]:
        """The chats it is run on, one after the other; or `all`, where its rooms stand on several."""
        return ("all",) if any(room.platform for room in self.rooms.values()) else self.chats

    def platforms(self, run: str) -> list[str]:
        """The chats that one run needs."""
        return sorted({room.platform for room in self.rooms.values()}) if run == "all" else [run]

    def alone_on(self, who: str, platforms: Mapping[str, str]) -> str:
        """The only chat on which somebody is, by the chats of the rooms; empty where there are several."""
        found = {platforms[title] for title, room in self.rooms.items() if who in room.people}
        return found.pop() if len(found) == 1 else ""

    def on(self, run: str) -> Playthrough:
        """The playthrough as it goes in one run: without what is seen on other chats alone."""
        there = [
            replace(step, seen=tuple(replace(one, chats=()) for one in step.seen if not one.chats or run in one.chats))
            for step in self.steps
        ]
        return replace(self, steps=there)

    def part(self, chat: str, run: str) -> Playthrough:
        """The playthrough as one chat knows it: its own rooms alone."""
        own = {title: room for title, room in self.rooms.items() if (room.platform or run) == chat}
        there = {who for room in own.values() for who in room.people}
        return replace(self, rooms=own, people={who: one for who, one in self.people.items() if who in there})


def playthroughs() -> Iterator[Path]:
    """Every playthrough there is."""
    return iter(sorted(HERE.glob("*.txt")))


def seconds(words: str) -> int:
    """How long `12 hours later` is."""
    count, span, _ = words.split(" ", 2)
    return int(count) * _SPANS[span.rstrip("s")]


def read(path: Path) -> Playthrough:
    """The playthrough in a file."""
    play = Playthrough(path)
    lines = list(enumerate(path.read_text("utf-8").splitlines(), 1))
    between: list[str] = []
    while lines:
        number, line = lines.pop(0)
        if not line.strip() or line.startswith("## "):
            between.append(line)
        elif not play.steps and _header(play, line):
            play.prologue += [*between, line]
            between = []
        else:
            step = _step(number, line, lines)
            play.headings[len(play.steps)], between = between, []
            play.steps.append(step)
    return play


def _header(play: Playthrough, line: str) -> bool:
    name, _, value = line.partition(":")
    value = value.strip()
    if line.startswith("# "):
        play.title = line.removeprefix("# ")
    elif name == "language":
        play.language = value
    elif name == "limit":
        play.limit = int(value)
    elif name == "names":
        play.names_typed = value == "typed"
    elif name == "seed":
        play.seed = value
    elif name == "reaches":
        play.reaches = tuple(value.split(", "))
    elif name == "chats":
        play.chats = tuple(value.split(", "))
    elif name.startswith("room "):
        title, _, platform = name.removeprefix("room ").partition(" (")
        room = Room(title, [], set(), platform.rstrip(")"))
        for who, marks in _PERSON.findall(value):
            room.people.append(who)
            if "organiser" in marks:
                room.organisers.add(who)
            language = next((mark for mark in marks.split() if mark in ("it", "en")), play.language)
            old_app = "old app" in marks
            play.people.setdefault(who, Person(who, language, len(play.people) + 1, old_app))
        play.rooms[title] = room
    else:
        return False
    return True


def _step(number: int, line: str, rest: list[tuple[int, str]]) -> Step:
    for kind, form in _STEPS.items():
        found = form.fullmatch(line)
        if found:
            groups = {"who": "", "where": "", "words": "", **found.groupdict("")}
            if attached := _WITH.fullmatch(groups["words"]):
                groups["words"], groups["file"] = attached.groups()
            return Step(number, line, kind, **groups, seen=tuple(_seen(rest)))
    raise ValueError(f"line {number} is no step: {line}")


def _seen(rest: list[tuple[int, str]]) -> Iterator[Seen]:
    while rest and rest[0][1].endswith(":") and not rest[0][1].startswith((" ", "#")):
        head, _, chats = rest.pop(0)[1].removesuffix(":").partition(" (")
        lines = []
        while rest and rest[0][1].startswith("    "):
            lines.append(rest.pop(0)[1].removeprefix("    "))
        yield Seen(head, tuple(lines), chats=tuple(chats.removesuffix(")").split(", ")) if chats else ())
