"""Whatever is done with checks, in whatever order: reserves stay within 0…7, and the entries make the same table."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bot.engines.book import Refused
from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.checks import deciding
from bot.engines.daimon.checks.entries import CheckAsked
from bot.engines.daimon.checks.state import Result
from bot.engines.daimon.table import awards, sessions
from tests.engines import alone
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO, Table, seen

PLAYERS = (ANNA, BRUNO, CARLA, DARIO)
people = st.sampled_from(PLAYERS)
numbers = st.integers(0, 6)
claims = st.builds(
    Claim, dice=st.integers(0, 9), reserve=st.integers(0, 8), bonus=st.integers(-3, 3), by_class=st.booleans()
)
acts = st.one_of(
    st.tuples(st.just("ask"), people, st.none() | st.integers(1, 7), st.integers(-2, 2)),
    st.tuples(st.just("all"), st.integers(1, 7)),
    st.tuples(st.just("lock"), people, claims, numbers),
    st.tuples(st.just("target"), people, numbers, st.integers(1, 7)),
    st.tuples(st.just("bonus"), people, numbers, st.booleans()),
    st.tuples(st.just("assist"), people, people, numbers),
    st.tuples(st.just("drop"), numbers),
    st.tuples(st.just("award"), people),
    st.tuples(st.just("session"), people),
)


def deed(table: Table, act: tuple[Any, ...]) -> Any:
    """What is done, and what it completes."""
    done = _done(table, act)
    deciding.complete(table.book, table.dice())
    return done


def _done(table: Table, act: tuple[Any, ...]) -> Any:
    book, dice = table.book, table.dice()
    begun = [record.entry.number for record in table.records if isinstance(record.entry, CheckAsked)]

    def nth(place: int) -> int:
        return begun[-place] if 0 < place <= len(begun) else place

    match act:
        case ("ask", player, target, bonus):
            return deciding.ask(book, book.master, player, "", target, bonus)
        case ("all", target):
            asked = (BRUNO, CARLA, DARIO)
            if book.master in asked or any(map(book.checks.of, asked)):
                raise Refused("check-open-already")
            return deciding.ask_all(book, book.master, asked, "", target)
        case ("lock", player, claim, number):
            return deciding.lock(book, player, claim, "", dice, nth(number))
        case ("target", who, number, target):
            return deciding.set_target(book, who, nth(number), target, dice)
        case ("bonus", who, number, granted):
            return deciding.judge_bonus(book, who, nth(number), granted, dice)
        case ("assist", helper, player, number):
            return deciding.assist(book, helper, player, dice, nth(number))
        case ("drop", number):
            return deciding.drop(book, nth(number), dice)
        case ("award", player):
            return awards.award(book, player, "narration")
        case ("session", player):
            if book.session:
                return sessions.end(book, table.now, dice)
            return sessions.start(book, player, (), table.now, dice)
    raise AssertionError(act)


@given(st.lists(acts, min_size=1, max_size=30), st.integers(1, 200))
def test_any_evening_of_checks(evening: list[tuple[Any, ...]], seed: int) -> None:
    table = Table(*PLAYERS, seed=seed)
    table.session()
    for act in evening:
        before = seen(table.book)
        try:
            done = table.act(lambda act=act: deed(table, act))
        except Refused:
            assert seen(table.book) == before
            continue
        for seat in table.book.seats:
            assert 0 <= seat.free <= seat.reserve <= 7
        if isinstance(done, Result):
            lost = done.before - done.after
            assert lost == (done.pool.bid if done.outcome.won else min(done.pool.bid, 1))
        assert seen(table.undone()) == before
    assert seen(table.refolded()) == seen(table.book)


@given(st.lists(acts, min_size=1, max_size=30), st.integers(1, 200))
def test_what_is_undone_from_under_others_leaves_them_as_they_are(evening: list[tuple[Any, ...]], seed: int) -> None:
    table = Table(*PLAYERS, seed=seed)
    table.session()
    alone.check(table, alone.played(table, evening, deed), deed, seen)


@given(st.lists(acts, min_size=1, max_size=30), st.integers(1, 200))
def test_no_face_exists_before_its_target(evening: list[tuple[Any, ...]], seed: int) -> None:
    table = Table(*PLAYERS, seed=seed)
    table.session()
    for act in evening:
        rolls = table.book.ledger.present.dice  # type: ignore[union-attr]
        try:
            done = table.act(lambda act=act: deed(table, act))
        except Refused:
            continue
        if not isinstance(done, Result) and act[0] not in ("session", "drop", "bonus"):  # These may complete others.
            assert table.book.ledger.present.dice == rolls  # type: ignore[union-attr]
        open_now = table.book.checks.open.values()
        assert all(not check.ready or deciding.mates(table.book, check) for check in open_now)
