"""Anna makes a character at a laid table; the dice fall as told."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from bot.engines.book import Refused
from bot.engines.daimon.character.character import Character
from bot.engines.daimon.making import (
    attributes,
    daimon,
    origins,
    skills,
    steps,
    stories,
)
from bot.engines.daimon.making.state import Making
from bot.rules import rulebook
from tests.engines.daimon.laid_table import ANNA, BRUNO, Loaded, Table, seen

RULES = rulebook().daimon
NADIR = "w00000nadir"
FLAT = (2, 2, 2, 2, 2, 2)
NOMAD = {"survival": 2, "tracking": 3, "hiding": 2}
CRACKER = {"computers": 2, "hacking": 4, "advanced-computing": 4, "underworld": 1}


class Maker:
    """Anna makes a character; the dice fall as told."""

    def __init__(self, method: steps.Method = "random", level: int = 0) -> None:
        self.table = Table(ANNA, BRUNO)
        self.book = self.table.book
        if method == "manual":
            self.table.act(lambda: stories.agree(self.book, BRUNO))
        self.table.act(lambda: steps.begin(self.book, ANNA, NADIR, method, level))

    @property
    def making(self) -> Making:
        return self.book.sheets.making[ANNA]

    @property
    def so_far(self) -> Character:
        return self.making.character

    def do(self, deed: Callable[..., object], *arguments: object) -> None:
        self.table.act(lambda: deed(self.book, ANNA, *arguments))

    def refused(self, deed: Callable[..., object], *arguments: object) -> str:
        before = seen(self.making)
        with pytest.raises(Refused) as no:
            self.do(deed, *arguments)
        assert seen(self.making) == before
        return no.value.reason

    def loaded(self, *falls: Sequence[int]) -> Loaded:
        return Loaded(self.book, *falls)

    def attributes(self, points: Sequence[int] = FLAT) -> Maker:
        self.do(attributes.share, points)
        self.do(attributes.place, ("power", "agility"))
        return self

    def example(self) -> Maker:
        """The worked example up to the second class: a nomad, ambitious and distrustful, who is a cracker."""
        self.attributes()
        self.do(origins.roll_origins, self.loaded((3, 5, 1, 3)))
        self.do(origins.take_offer, 2, "nomad")
        self.do(origins.roll_event, self.loaded((4,)))
        self.do(origins.take_class, "cracker")
        return self

    def manual(self, origin: int, social: int, first: str = "nomad", second: str = "musician") -> Maker:
        """A character by choice, up to the skills."""
        self.attributes()
        self.do(origins.choose_origins, origin, social)
        self.do(origins.begin_with, first, "curious")
        self.do(origins.choose_event, "", "brave")
        self.do(origins.take_class, second)
        return self

    def learn(self, number: int, **scores: int) -> None:
        for skill, score in scores.items():
            self.do(skills.learn, number, skill.replace("_", "-"), score)

    def skilled(self) -> Maker:
        """All eighteen points spent."""
        for skill, score in NOMAD.items():
            self.do(skills.learn, 1, skill, score)
        for skill, score in CRACKER.items():
            self.do(skills.learn, 2, skill, score)
        self.do(skills.close_skills)
        return self

    def embodied(self) -> Maker:
        """With a dàimon, at the implants."""
        self.do(daimon.give_daimon, "w0000000ada", "w0000000owl", "w0000000wry")
        return self

    def armed(self) -> Maker:
        """At the gear."""
        self.skilled().embodied()
        self.do(steps.leave, "implants")
        return self


def refused(deed: Callable[[], object]) -> str:
    with pytest.raises(Refused) as no:
        deed()
    return no.value.reason
