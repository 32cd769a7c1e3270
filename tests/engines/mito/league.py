"""A league of a few people, to be played in tests."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.engines.book import Recorded
from bot.engines.mito import games
from bot.engines.mito.ladder import Game
from bot.engines.mito.league import League, LeagueOpened
from bot.engines.mito.rules import EVERY
from bot.engines.rewriting import folded
from bot.rules import rulebook

RULES = rulebook().mito
ROME = "Europe/Rome"
A, B, C, D, E = "pa", "pb", "pc", "pd", "pe"
LATER = 4e9


def at(words: str, zone: str = ROME) -> float:
    """A moment as people write it."""
    return datetime.fromisoformat(words).replace(tzinfo=ZoneInfo(zone)).timestamp()


NOW = at("2026-11-21 21:00")
MINUTE = 60.0
HOUR = 3600.0


class Table:
    """A league, and the requests that made it."""

    def __init__(self, zone: str = ROME, opened: float = NOW) -> None:
        self.book = League()
        self.records: list[Recorded] = []
        self.does(LeagueOpened(rules=RULES, zone=zone, at=opened))

    def does(self, entry: object = None) -> None:
        """An entry happens; whatever happened is kept as one request's."""
        if entry is not None:
            self.book.happen(entry)  # type: ignore[arg-type]
        request = f"r{len(self.records)}"
        for one in self.book.taken():
            self.records.append(Recorded(len(self.records) + 1, request, NOW, "", one))

    def play(self, *players: str, risikometro: Sequence[int] = (), at: float = NOW) -> Game:
        """A game, the winner first."""
        game = games.add(self.book, "", "referee", players, risikometro, at, LATER)
        self.does()
        return game

    def rewrite(self, entry: object) -> League:
        """An entry that changes what history counts for: the book is folded again, as the hall does."""
        self.records.append(Recorded(len(self.records) + 1, f"r{len(self.records)}", NOW, "", entry))  # type: ignore[arg-type]
        self.book = self.folded()
        return self.book

    def folded(self) -> League:
        """The book that the entries make."""
        return folded(League, self.records)


def state(book: League, moment: float = NOW) -> dict[str, object]:
    """Everything that the ladders of a moment say."""
    return {which: book.ladder(which, moment).order() for which in EVERY}
