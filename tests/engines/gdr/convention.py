"""A convention for tests: an adventure, teams, referees who answer; every act is a request whose entries are kept."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from bot.engines.book import Entry, Recorded
from bot.engines.gdr import closing, judging, loading
from bot.engines.gdr.adventure import Adventure
from bot.engines.gdr.adventure_made import read
from bot.engines.gdr.results import TeamResult, results
from bot.engines.gdr.scale import Question, Scale
from bot.engines.gdr.tournament import Gdr, GdrOpened, enter
from bot.engines.rewriting import Voided, folded
from bot.engines.tournament import entering
from bot.rules import rulebook

T = TypeVar("T")
DIRECTOR, RITA, UGO = "p0director0", "p000000rita", "p0000000ugo"
RULES = rulebook().gdr
DOCUMENTED = Path(__file__).parents[3] / "docs" / "adventures"

BEST, WORST = 0, -1

SMALL: dict[str, Any] = {
    "titolo": "Prova",
    "tipo": "standard",
    "personaggi": {"ada": {"nome": "Ada"}, "ivo": {"nome": "Ivo"}, "leo": {"nome": "Leo", "facoltativo": True}},
    "soglie": {"aa": [20, 50, 80]},
    "aa": {
        "porta": {"testo": "Aprono la porta", "peso": 40},
        "sala": {
            "testo": "La sala",
            "peso": 60,
            "luce": {"testo": "Fanno luce", "peso": 25, "in-parte": True},
            "re": {"testo": "Il re", "peso": 75, "opzioni": {"Salvo": 100, "Ferito": 40, "Perduto": 0}},
        },
    },
    "cd": {
        "ada": {
            "onore": {"testo": "Tiene alla parola", "peso": 60},
            "leo": {"testo": "Protegge Leo", "peso": 40, "riguarda": "leo"},
        },
        "ivo": {
            "paura": {"testo": "Ha paura", "peso": 50, "in-parte": True},
            "amici": {
                "testo": "Gli amici",
                "peso": 50,
                "riguarda": ["leo"],
                "leo": {"testo": "Cerca Leo", "peso": 100},
            },
        },
        "leo": {"voglia": {"testo": "Vuole tornare a casa", "peso": 100}},
    },
}
"""Two characters and an optional one, every kind of element."""


def adventure(**changes: Any) -> Adventure:
    """The small adventure, with other parts where they are given."""
    return read(SMALL | changes, RULES, {})


def scale(**changes: Any) -> Scale:
    """What counts in it."""
    return Scale(RULES, adventure(**changes))


def points_of(one: Scale, key: str, answer: str) -> Fraction:
    """What an answer to a descriptor gives, or takes."""
    cast = tuple(one.adventure.characters)
    asked = next(found for found in one.questions(cast) if found.descriptor == key and found.element is None)
    return one.worths(cast)[asked.key] * one.part(asked, answer)


class Convention:
    """A tournament being judged."""

    def __init__(self, teams: int = 1, players: int = 2, **changes: Any) -> None:
        self.book = Gdr()
        self.records: list[Recorded] = []
        self._requests = itertools.count(1)
        self.act(lambda: self.book.happen(GdrOpened(rules=RULES)))
        self.act(lambda: entering.found(self.book, DIRECTOR, "w00000name"))
        self.act(lambda: loading.load(self.book, DIRECTOR, adventure(**changes)))
        for _ in range(teams):
            self.enter(players)

    # --- requests

    def act(self, deed: Callable[[], T]) -> T:
        """Do something as one request; nothing is kept of what is refused."""
        try:
            result = deed()
        except Exception:
            assert not self.book.taken(), "a refusal must come before anything has happened"
            raise
        request = f"r{next(self._requests)}"
        for entry in self.book.taken():
            again = Entry.kinds[entry.kind].model_validate_json(entry.model_dump_json())
            self.records.append(Recorded(len(self.records) + 1, request, 0.0, "", again))
        return result

    def undone(self, request: str | None = None) -> Gdr:
        """The tournament after the last request, or another, is voided."""
        last = request or self.records[-1].request
        voided = Recorded(len(self.records) + 1, "undo", 0.0, "", Voided(request=last))
        return folded(Gdr, [*self.records, voided])

    # --- what people do

    def enter(self, players: int = 2) -> str:
        """A team with the first characters; gives its id."""
        number = len(self.book.entrants) + 1
        assert self.book.adventure is not None
        cast = {
            f"p00{number:02}{place:06}": key
            for place, key in enumerate(self.book.adventure.characters)
            if place < players
        }
        return self.act(lambda: enter(self.book, DIRECTOR, f"w0000team{number}", cast)).id

    def answer(self, team: str, key: str, given: str, by: str = RITA) -> None:
        """One answer."""
        if (team, by) not in self.book.sheets:
            self.act(lambda: judging.begin(self.book, by, team))
        self.act(lambda: judging.answer(self.book, by, team, key, given))

    def fill(self, team: str = "t1", pick: int | Callable[[Question], str] = BEST, by: str = RITA) -> None:
        """Answer everything that is missing: always the best, always the worst, or as is picked."""
        while left := judging.missing(self.book, self.sheet(team, by)):
            question = left[0]
            given = pick(question) if callable(pick) else question.answers[pick]
            self.answer(team, question.key, given, by)

    def hand_in(self, team: str = "t1", by: str = RITA) -> None:
        """The sheet is handed in."""
        self.act(lambda: judging.hand_in(self.book, by, team))

    def judge(self, team: str = "t1", pick: int | Callable[[Question], str] = BEST, by: str = RITA) -> None:
        """A whole sheet; strokes of genius are confirmed."""
        self.fill(team, pick, by)
        self.hand_in(team, by)
        for character in judging.strokes(self.book, [self.sheet(team, by)]):
            self.confirm(team, character)

    def confirm(self, team: str, character: str, yes: bool = True) -> None:
        """The director's word."""
        self.act(lambda: closing.confirm(self.book, DIRECTOR, team, character, yes))

    def close(self) -> Mapping[str, TeamResult]:
        """All is closed; gives the results."""
        self.act(lambda: closing.close(self.book, DIRECTOR))
        return results(self.book)

    def sheet_answers(self, team: str = "t1", by: str = RITA) -> Mapping[str, str]:
        """What stands on a sheet."""
        return self.book.sheets[team, by].answers

    def sheet(self, team: str = "t1", by: str = RITA) -> Any:
        """A referee's sheet."""
        return judging.may_judge(self.book, by, team)


def at_random(chance: Random) -> Callable[[Question], str]:
    """Any answer."""
    return lambda question: chance.choice(question.answers)


def decimals(*values: str) -> tuple[Decimal, ...]:
    """Numbers as they are written."""
    return tuple(map(Decimal, values))
