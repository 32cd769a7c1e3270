"""A hand for tests: two teams of two (or more) in a friendly, and what they do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from bot.engines.book import Entry, Refused
from bot.engines.codice.matches import Where
from bot.engines.codice.play import clues, dealing, friendly, times, turns
from bot.engines.codice.play.friendly import Friendly, FriendlyOpened
from bot.engines.codice.play.state import ASSASSIN, BYSTANDER, SIZE, Play
from bot.rules import rulebook
from tests.engines.kept import Kept

ALDO, BEA, CARLO, DINA, EVA, FRANCO = (f"p00000{name}" for name in ("aldo", "0bea", "carl", "dina", "0eva", "fran"))
DECK = rulebook().words["it"].words


class Hand(Kept[Friendly]):
    """A friendly whose words are laid; Aldo and Carlo are the chiefs of the first hand."""

    def __init__(self, *more: str, seed: int = 1) -> None:
        super().__init__(Friendly(), FriendlyOpened(rules=rulebook().codice), seed=seed, strands=("", "key-1"))
        teams = ((ALDO, BEA, *more), (CARLO, DINA))
        self.act(lambda: friendly.begin(self.book, ALDO, teams, self.now, self.dice()))
        self.deal()

    def deal(self) -> Play:
        """Lay the words of the next hand."""
        return self.act(lambda: friendly.deal(self.book, ALDO, DECK, "it", self.now, self.dice()))

    @property
    def where(self) -> Where:
        """The hand that was dealt last."""
        return list(self.book.plays)[-1]

    @property
    def play(self) -> Play:
        """How it stands."""
        return self.book.plays[self.where]

    def chief(self, team: str = "") -> str:
        """The chief of a team; of whose turn it is."""
        return self.play.chiefs[team or self.play.turn]

    def mates(self, team: str = "") -> list[str]:
        """The operatives of a team; of whose turn it is."""
        team = team or self.play.turn
        return [one for one in self.book.seated(self.where, team) if one != self.chief(team)]

    @property
    def others(self) -> str:
        """Whose turn it is not."""
        return self.play.other(self.play.turn)

    # --- what they do

    def clear(self, by: str) -> Play:
        """Somebody says that their team knows the words."""
        return self.act(lambda: dealing.clear(self.book, by, self.where, self.now, self.dice("key-1")))

    def begin(self) -> None:
        """Words are known, the key drawn, the preparation over."""
        self.clear(BEA)
        self.clear(DINA)
        self.prepare()

    def prepare(self) -> None:
        """The preparation passes."""
        self.now += self.book.rules.clock.before
        self.act(lambda: times.prepared(self.book, self.now))

    def give(self, number: int, word: str = "w000000clue") -> Play:
        """The chief whose turn it is gives a clue."""
        return self.act(lambda: clues.give(self.book, self.chief(), self.where, word, number, self.now))

    def point(self, colour: str, by: str = "") -> Play:
        """An operative whose turn it is points at a word of a colour."""
        return self.point_at(self.place(colour), by)

    def point_at(self, place: int, by: str = "") -> Play:
        """An operative whose turn it is points at a place."""
        by = by or self.mates()[0]
        return self.act(lambda: turns.point(self.book, by, self.where, place, self.now))

    def pass_on(self, by: str = "") -> Play:
        """An operative passes."""
        by = by or self.mates()[0]
        return self.act(lambda: turns.pass_on(self.book, by, self.where, self.now))

    def later(self, seconds: float) -> None:
        """Time passes, and what was due happens."""
        self.now += seconds
        for ring in (turns.marks, times.prepared, times.flags):
            self.act(partial(ring, self.book, self.now))

    def place(self, colour: str) -> int:
        """A place of a colour that is not uncovered."""
        return next(at for at in range(SIZE) if self.play.key[at] == colour and at not in self.play.uncovered)

    def kinds(self) -> list[str]:
        """The kinds of all entries."""
        return [record.entry.kind for record in self.records]

    def last(self) -> Entry:
        """The last entry."""
        return self.records[-1].entry


def refuses(deed: Callable[[], object]) -> str:
    """Why something is refused."""
    with pytest.raises(Refused) as no:
        deed()
    return no.value.reason


__all__ = ["ALDO", "ASSASSIN", "BEA", "BYSTANDER", "CARLO", "DECK", "DINA", "EVA", "FRANCO", "Hand", "refuses"]
