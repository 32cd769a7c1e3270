"""What the oracle has answered, the event log and the technology log, as they stand."""

from __future__ import annotations

from dataclasses import dataclass, field

from pydantic import BaseModel, ConfigDict

from bot.engines.book import Refused


class OracleWord(BaseModel):
    """What one table said: the cell's key and how its side dice fell."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    table: str
    key: str
    signs: tuple[tuple[str, bool], ...] = ()
    """Side dice by name (gender, sign, reality); true on an even face."""


@dataclass(slots=True)
class Answer:
    """An answer of the oracle."""

    number: int
    master: str
    aloud: float
    """When the Master is offered to read it to all."""
    words: list[OracleWord]
    question: str
    faces: tuple[tuple[int, ...], ...] = ()
    """The dice of each word's cell: of two, the light one is the row; none of the first edition."""
    open: bool = False
    """Whether it was read to all."""
    sides: int = 0
    """Further dice that were rolled to read it by."""
    offered: bool = False
    """Whether the Master was offered to read it, or has done something with it."""


@dataclass(slots=True)
class Note:
    """A later note to a line of the event log, and key words; both ids of words."""

    text: str
    keywords: str
    kept: bool
    """It was written to an answer that the Master had not read aloud: only Masters see it while the adventure lasts."""


@dataclass(slots=True)
class Event:
    """A line of the event log; its texts are ids of words. An oracle's answer stands there by its number."""

    number: int
    by: str
    text: str = ""
    answer: int = 0
    notes: list[Note] = field(default_factory=list)
    keywords: str = ""


@dataclass(slots=True)
class Oracle:
    """What the oracle has answered, and the event log."""

    answers: dict[int, Answer] = field(default_factory=dict)
    events: list[Event] = field(default_factory=list)
    aloud: list[int] = field(default_factory=list)
    """The answers that a Master has read to all, as they were read."""

    def due(self) -> dict[str, float]:
        """The offer to read the last answer aloud."""
        waiting = [answer.aloud for answer in self.answers.values() if not (answer.open or answer.offered)]
        return {"oracle.offer": min(waiting)} if waiting else {}

    def reveal(self) -> None:
        """The adventure is over: nothing that the oracle said in it is secret."""
        for answer in self.answers.values():
            answer.open = answer.offered = True
        for event in self.events:
            for note in event.notes:
                note.kept = False

    def answer(self, number: int) -> Answer:
        """An answer by its number."""
        found = self.answers.get(number)
        if found is None:
            raise Refused("no-such-answer")
        return found


@dataclass(slots=True)
class Technology:
    """A line of the log: what it is, what it gives, and its price to pay; every text is an id of words."""

    number: int
    by: str
    name: str
    details: str
    bonus: str
    limit: str
    strategic: bool


@dataclass(slots=True)
class TechLog:
    """The technologies of a campaign, and who brought one in this scene."""

    log: list[Technology] = field(default_factory=list)
    enriched: set[str] = field(default_factory=set)
    """Who has enriched this scene."""
    rewarded: set[str] = field(default_factory=set)
    """Whose enrichment of this scene was rewarded."""
    strategist: str = ""
    """Who brought this scene's strategic technology."""

    def new_scene(self) -> None:
        """Everybody may bring something again."""
        self.enriched.clear()
        self.rewarded.clear()
        self.strategist = ""
