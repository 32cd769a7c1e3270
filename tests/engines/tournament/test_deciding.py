"""What a director who plays does not do alone: whatever rules on who plays, where, and for how much."""

from __future__ import annotations

import pytest

from bot.engines.book import Entry
from bot.engines.codice.entering import ChiefsSwapped
from bot.engines.diplomacy.conduct import ClockStarted, MinuteTaken
from bot.engines.diplomacy.entering import TiesSet
from bot.engines.diplomacy.games import Where
from bot.engines.diplomacy.top_table import PowerChosen, TopDeclared, TopDeclined
from bot.engines.diplomacy.voting import VariantChosen
from bot.engines.tournament.directing import HoldSet
from bot.engines.tournament.entering import Abandoned, Marked
from tests.engines.codice.evening import DIRECTOR, Evening, player
from tests.engines.diplomacy.weekend import Weekend, person
from tests.engines.kept import NOW

WHERE = (1, 1)
SIX = {"italy": 4, "turkey": 2}


@pytest.mark.parametrize(
    ("entry", "decides"),
    [
        (TiesSet(women=True, young=False), True),
        (TopDeclared(by=DIRECTOR, declared=True, open=False), True),
        (TopDeclined(by=DIRECTOR, player="t1"), True),
        (TopDeclined(by=person(1), player="t1"), False),
        (PowerChosen(by=DIRECTOR, player="t1", power="italy"), True),
        (PowerChosen(by=person(1), player="t1", power="italy"), False),
        (VariantChosen(where=WHERE, variant="italy", votes=SIX), False),  # type: ignore[arg-type]
        (VariantChosen(where=WHERE, variant="italy", votes={"italy": 3}), True),  # type: ignore[arg-type]
        (Abandoned(by=DIRECTOR), True),
        (HoldSet(on=True), True),
        (HoldSet(on=False), False),
        (MinuteTaken(where=Where(1, 1), power="austria", by=DIRECTOR), True),
        (ClockStarted(round=1, minutes=15, phase="movement", at=NOW), False),
        (ClockStarted(round=1, minutes=15, phase="movement", at=NOW, again=True), True),
    ],
)
def test_at_a_weekend(entry: Entry, decides: bool) -> None:
    weekend = Weekend(6)
    weekend.post()
    assert entry.decides(weekend.book) is decides


def test_who_takes_their_own_minute_rules_on_nobody() -> None:
    weekend = Weekend(7)
    weekend.post()
    where, seats = Where(1, 1), weekend.book.game_at(1).seats
    power, player = next(iter(seats.items()))
    own = weekend.book.entrants[player].players[0]
    assert not MinuteTaken(where=where, power=power, by=own).decides(weekend.book)


@pytest.mark.parametrize("places", [None, 4])
def test_a_box_rules_on_who_enters_where_there_are_so_many_places(places: int | None) -> None:
    book = Evening(6, places=places, started=False).book
    assert Marked(entrant="t1", paid=False, box=True).decides(book) is (places is not None)
    assert not Marked(entrant="t1", paid=True, box=False).decides(book)


def test_the_chiefs_of_others_are_not_swapped_alone() -> None:
    book = Evening(4).book
    assert ChiefsSwapped(team="t1", since=1, by=player("t2")).decides(book)
    assert not ChiefsSwapped(team="t1", since=1, by=player("t1")).decides(book)


@pytest.mark.parametrize(("asked", "decides"), [({}, False), ({"sitting": ("t8",)}, True)])
def test_who_sits_out_at_the_directors_wish_is_ruled_on(asked: dict[str, tuple[str, ...]], decides: bool) -> None:
    weekend = Weekend(7 + len(asked))
    weekend.draft(**asked)
    assert weekend.records[-1].entry.decides(weekend.book) is decides
