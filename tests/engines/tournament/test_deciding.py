"""What a director who plays does not do alone: whatever rules on who plays, where, and for how much."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.engines.book import Entry
from bot.engines.codice.clock import ClockStarted as TableClockStarted
from bot.engines.codice.closing import MatchDecided
from bot.engines.codice.entering import ChiefsSwapped
from bot.engines.codice.hands import HandConfirmed, HandDisputed, HandFixed, HandReported
from bot.engines.codice.matches import Where as Table
from bot.engines.codice.pairings import Reason, RoundPaired
from bot.engines.diplomacy.conduct import ClockStarted, MinuteTaken
from bot.engines.diplomacy.entering import TiesSet
from bot.engines.diplomacy.games import Where
from bot.engines.diplomacy.top_table import PowerChosen, TopDeclared, TopDeclined
from bot.engines.diplomacy.voting import VariantChosen
from bot.engines.tournament.directing import HoldSet
from bot.engines.tournament.entering import Abandoned, Entered, Marked, Withdrawn
from tests.engines.codice.evening import DIRECTOR, Evening, player
from tests.engines.diplomacy.weekend import Weekend, person
from tests.engines.gdr.convention import Convention
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


HAND = Table(1, 1, 1)


@pytest.mark.parametrize(
    ("entry", "decides"),
    [
        *(
            (kind.model_construct(where=HAND, side=side, agreed=agreed), not side and not agreed)
            for kind in (HandReported, HandConfirmed, HandDisputed)
            for side in ("", "t1")
            for agreed in (("", "p2") if kind is HandReported else ("",))
        ),
        (HandFixed.model_construct(where=HAND, agreed=""), True),
        (HandFixed.model_construct(where=HAND, agreed="p2"), False),
        (MatchDecided.model_construct(where=HAND, by="p9", agreed=""), True),
        (MatchDecided.model_construct(where=HAND, by="p9", agreed="p2"), False),
        (MatchDecided.model_construct(where=HAND, by="", agreed=""), False),
        *(
            (RoundPaired.model_construct(round=1, why=why), why in ("bye", "by-hand", "correction"))
            for why in get_args(Reason)
        ),
    ],
    ids=str,
)
def test_at_an_evening_of_nome_in_codice(entry: Entry, decides: bool) -> None:
    assert entry.decides(Evening(4).book) is decides


def test_who_presses_at_the_clock_of_another_table_rules_on_it() -> None:
    book = Evening(4).book
    one, other = (player(book.match_at(table).teams[0]) for table in (1, 2))
    pressed = [TableClockStarted(where=HAND._replace(table=1), by=by, at=NOW) for by in (one, other, DIRECTOR)]
    assert [entry.decides(book) for entry in pressed] == [False, True, True]


def test_who_withdraws_another_rules_on_them_and_who_lets_back_who_had_gone_on_all() -> None:
    evening = Evening(6)
    own, team = player("t3"), "t3"
    assert not Withdrawn(entrant=team, fate="withdrawn", by=own).decides(evening.book)
    assert Withdrawn(entrant=team, fate="withdrawn", by=DIRECTOR).decides(evening.book)
    back = Entered(entrant="t9", name="w0", players=(own, "p0new"), by=DIRECTOR, since=2)
    assert not back.decides(evening.book)
    evening.drop(team)
    assert back.decides(evening.book)
    assert not back.model_copy(update={"players": ("p0new", "p1new")}).decides(evening.book)
    assert not back.model_copy(update={"since": 0}).decides(evening.book), "nothing is drawn anew for them"


def test_who_lets_a_team_back_rules_on_it_once_it_was_judged() -> None:
    convention = Convention(2)
    gone = convention.book.entrants["t1"]
    gone.fate = "withdrawn"
    back = Entered(entrant="t9", name="w0", players=(gone.players[0],), by=DIRECTOR)
    assert not back.decides(convention.book)
    convention.fill("t2")
    assert back.decides(convention.book)


def test_the_chiefs_of_others_are_not_swapped_alone() -> None:
    book = Evening(4).book
    assert ChiefsSwapped(team="t1", since=1, by=player("t2")).decides(book)
    assert not ChiefsSwapped(team="t1", since=1, by=player("t1")).decides(book)


@pytest.mark.parametrize(("asked", "decides"), [({}, False), ({"sitting": ("t8",)}, True)])
def test_who_sits_out_at_the_directors_wish_is_ruled_on(asked: dict[str, tuple[str, ...]], decides: bool) -> None:
    weekend = Weekend(7 + len(asked))
    weekend.draft(**asked)
    assert weekend.records[-1].entry.decides(weekend.book) is decides
