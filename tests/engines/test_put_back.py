"""Undo, then put back, is the identity: in every game, whatever happened, wherever nothing stands on what is undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import BaseModel

from bot.engines.book import Book, Recorded, Refused
from bot.engines.daimon.growth import by_hand, gear, growth, wealth
from bot.engines.daimon.table import awards, chair, scenes, sessions
from bot.engines.daimon.table.master_vote import praise
from bot.engines.daimon.wounds import care, wounds
from bot.engines.gdr import closing, judging, loading
from bot.engines.gdr.tournament import Gdr, GdrOpened, enter
from bot.engines.mito import fixing, games
from bot.engines.mito.league import League, LeagueOpened
from bot.engines.mito.settings import change
from bot.engines.rewriting import Restored, Voided, folded
from bot.engines.tournament import entering
from bot.engines.way_back import actions
from tests.engines import alone
from tests.engines.club import test_club_book as people
from tests.engines.daimon.contests import test_at_random as contests
from tests.engines.daimon.fights import test_at_random as fights
from tests.engines.daimon.fights.brawl import armed, put, tavern
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, Table
from tests.engines.gdr.convention import DIRECTOR, RITA, UGO, adventure
from tests.engines.gdr.convention import RULES as JUDGING
from tests.engines.kept import NOW, Kept
from tests.engines.mito.league import RULES as LADDERS

UNTOLD = ("version", "ledger", "fresh", "void")
"""What counts on whatever is undone, and what a book keeps for who writes it down."""


def whole(thing: Any) -> Any:
    """All that a state says, of whatever kind, to compare two."""
    if isinstance(thing, BaseModel | str | int | float | frozenset | None):
        return thing
    if isinstance(thing, dict):
        return {key: whole(value) for key, value in thing.items()}
    if isinstance(thing, list | tuple):
        return [whole(value) for value in thing]
    slots = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    names = [*getattr(thing, "__dict__", {}), *slots]
    told = {name: getattr(thing, name) for name in names if name not in UNTOLD and hasattr(thing, name)}
    return {name: whole(value) for name, value in told.items()} or thing


def put_back(book: Book, records: Sequence[Recorded]) -> int:
    """Undo each action on which nothing stands, and put it back; gives how many there were."""
    now, found = whole(folded(type(book), records)), 0
    for action in actions(records, {}):
        if alone.standing(book, action, [one for one in records if one.seq > action.records[-1].seq]):
            continue
        seq, found = len(records), found + 1
        void = Recorded(seq + 1, "undo", NOW, "", Voided(request=action.request))
        back = Recorded(seq + 2, "back", NOW, "", Restored(request=action.request))
        assert whole(folded(type(book), [*records, void, back])) == now, action
    return found


Play = Callable[[Random], Kept[Any]]


def acted(kept: Kept[Any], chance: Random, deeds: Sequence[Callable[[], object]], count: int = 30) -> None:
    """So many of these deeds, whichever; those that are refused do nothing."""
    for _ in range(count):
        kept.now += 60
        try:
            kept.act(chance.choice(deeds))
        except Refused:
            continue


def ladders(chance: Random) -> Kept[Any]:
    opened = LeagueOpened(rules=LADDERS, zone="Europe/Rome", at=NOW)
    kept = Kept(League(), opened, strands=())
    book, four = kept.book, ["pa", "pb", "pc", "pd"]

    def some() -> list[str]:
        return chance.sample(four, chance.randint(2, 4))

    def number() -> int:
        return chance.randint(1, max(book.last, 1))

    acted(
        kept,
        chance,
        [
            *[lambda: games.add(book, "pa", "player", some(), (), kept.now, kept.now + 1)] * 3,
            lambda: games.record(book, "pa", False, ["pa", *chance.sample(four[1:], 2)], (), kept.now - 9e5, kept.now),
            lambda: games.confirm(book, chance.choice(four), number(), kept.now),
            lambda: games.dispute(book, chance.choice(four), number()),
            lambda: games.uphold(book, "pz", number(), kept.now, True),
            lambda: change(book, "pa", "week", kept.now, minimum=chance.randint(1, 9)),
            lambda: book.happen(fixing.deleted(book, "pz", number())),
        ],
    )
    return kept


def sheets(chance: Random) -> Kept[Any]:
    kept = Kept(Gdr(), GdrOpened(rules=JUDGING), strands=())
    book = kept.book
    kept.act(lambda: entering.found(book, DIRECTOR, "w00000name"))
    kept.act(lambda: loading.load(book, DIRECTOR, adventure()))
    for team in range(2):
        cast = {f"p00{team}00000{place}": key for place, key in enumerate(("ada", "ivo"))}
        kept.act(lambda cast=cast, team=team: enter(book, DIRECTOR, f"w0000team{team}", cast))  # type: ignore[misc]

    def sheet() -> tuple[str, str]:
        return chance.choice(("t1", "t2")), chance.choice((RITA, UGO))

    def filled() -> None:
        team, by = sheet()
        judging.begin(book, by, team)
        while left := judging.missing(book, book.sheets[team, by]):
            judging.answer(book, by, team, left[0].key, chance.choice(left[0].answers))
        judging.hand_in(book, by, team)

    def reopened() -> None:
        team, by = sheet()
        judging.reopen(book, DIRECTOR, team, by)

    def taken_back() -> None:
        team, by = sheet()
        judging.take_back(book, by, team, [*judging.open_sheet(book, by, team).answers][:2])

    acted(
        kept,
        chance,
        [
            *[filled] * 3,
            reopened,
            taken_back,
            lambda: closing.confirm(book, DIRECTOR, sheet()[0], "ada", chance.random() < 0.5),
            lambda: closing.decide(book, DIRECTOR, sheet()[0], chance.choice((RITA, UGO))),
            lambda: closing.discard(book, DIRECTOR, *sheet()),
            lambda: closing.close(book, DIRECTOR),
        ],
    )
    return kept


def club(chance: Random) -> Kept[Any]:
    kept = people.laid()
    deeds = ("ask", "confirm", "refuse", "join", "part", "apart", "rename")
    who = (people.GUEST, people.MEMBER, people.KNOWS, people.OTHER)
    acted(kept, chance, [lambda: people.done(kept.book, chance.choice(deeds), *chance.choices(who, k=3))])
    return kept


def brawl(chance: Random) -> Kept[Any]:
    table = tavern(BRUNO, CARLA)
    put(table, BRUNO, armed(shield=True), power=4, surgery=1)
    acts = (*fights.OFTEN * 4, *fights.RARELY, "end")

    def deed() -> object:
        numbers = chance.randint(0, 7), chance.randint(0, 5), chance.randint(-1, 3)
        return fights.do(table, chance.choice(acts), chance.choice((ANNA, BRUNO, CARLA)), *numbers)

    acted(table, chance, [deed], 40)
    return table


def duels(chance: Random) -> Kept[Any]:
    table = Table(*contests.PEOPLE)
    table.session()

    def deed() -> object:
        small, who = chance.randint(0, 4), chance.choice(contests.PEOPLE)
        choice, three = chance.choice(contests.CHOICES), chance.sample(contests.PEOPLE, 3)
        step: tuple[Any, ...] = chance.choice(
            [
                ("open", three, chance.randint(2, 3), chance.random() < 0.5),
                *[("round", small, chance.randint(0, 4), choice)] * 3,
                ("answer", who, small, chance.randint(0, 4)),
                ("advance", who, chance.randint(-4, 4)),
                ("off",),
                ("award", who),
            ]
        )
        return contests.act(table, *step)()

    acted(table, chance, [deed])
    return table


def life(chance: Random) -> Kept[Any]:
    """Growth, wealth, wounds and cures, with scenes and sessions around them."""
    table = tavern(BRUNO, CARLA)
    put(table, BRUNO, armed(), level=3, surgery=2)
    book = table.book

    def who() -> str:
        return chance.choice((ANNA, BRUNO, CARLA))

    acted(
        table,
        chance,
        [
            lambda: growth.buy_point(book, who()),
            lambda: growth.grow_attribute(book, who(), chance.choice(("power", "spirit"))),
            lambda: growth.grow_skill(book, who(), "surgery"),
            lambda: growth.gain_trait(book, who(), "brave"),
            lambda: growth.gain_class(book, who(), "thief"),
            lambda: gear.gain_gear(book, who(), "w00000thing", "weapon", 1),
            lambda: gear.upgrade_gear(book, who(), 1),
            lambda: wealth.buy(book, who(), chance.choice(("immediate", "request")), "w00000thing"),
            lambda: wealth.reward(book, who(), chance.randint(1, 3), 1),
            lambda: by_hand.set_number(book, who(), "evo", chance.randint(0, 9), table.now),
            lambda: wounds.add(book, who(), chance.randint(1, 3), table.now),
            lambda: wounds.day(book, table.now),
            lambda: care.heal(book, who(), who(), chance.choice(("clinic", "kit")), who()),
            lambda: care.reload(book, who(), who(), 1),
            lambda: awards.award(book, who(), "danger"),
            lambda: scenes.end_scene(book, table.now),
            lambda: scenes.keep(book, table.dice()),
            lambda: scenes.pass_on(book, table.now),
            lambda: chair.claim(book, who(), table.dice()),
            lambda: chair.draw(book, who(), table.now, table.dice()),
            lambda: praise(book, who(), chance.random() < 0.5),
            lambda: sessions.end(book, table.now, table.dice()),
            lambda: sessions.start(book, who(), (), table.now, table.dice()),
        ],
        50,
    )
    return table


@pytest.mark.parametrize("play", [ladders, sheets, club, brawl, duels, life])
@given(st.integers(0, 2**32).map(Random))
@settings(max_examples=8, deadline=None)
def test_what_is_undone_and_put_back_is_as_it_was(play: Play, chance: Random) -> None:
    kept = play(chance)
    ends = [action.records[-1].seq for action in actions(kept.records, {})]
    for end in {*chance.sample(ends, min(len(ends), 6)), ends[-1]}:
        records = kept.records[:end]
        assert put_back(folded(type(kept.book), records), records)
