"""A session that begins again soon is the same one: no beginning gives a die that the document does not give."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engines.book import Refused
from bot.engines.daimon.character.character import Gear
from bot.engines.daimon.table import chair, leaving, scenes, sessions
from tests.engines.daimon.fights.brawl import put
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, Loaded, Table, refused, seen
from tests.engines.daimon.table.evening import reserves, started

HOUR = 3600.0
WITHIN = 8 * HOUR


@pytest.fixture
def table() -> Table:
    """Anna is Master of a session; the others have given dice away."""
    table = started(ANNA, BRUNO, CARLA)
    table.book.seat(BRUNO).reserve = table.book.seat(CARLA).reserve = 3
    return table


def ended(table: Table, hours: float = 0) -> None:
    table.act(lambda: sessions.end(table.book, table.now, table.dice()))
    table.now += hours * HOUR


def resumed(table: Table, player: str = ANNA, *absent: str) -> object:
    return lambda: sessions.resume(table.book, player, absent, table.now, WITHIN)


def test_a_session_resumed_gives_no_die_and_keeps_master_scene_and_tokens(table: Table) -> None:
    ended(table, 7)
    table.act(resumed(table))
    assert reserves(table) == {ANNA: 7, BRUNO: 3, CARLA: 3}
    assert (table.book.master, table.book.chair.tokens, table.book.sessions) == (ANNA, {BRUNO, CARLA}, 1)
    assert (table.book.scenes, table.book.scene_on) == (1, 1)


def test_after_eight_hours_nothing_is_resumed(table: Table) -> None:
    ended(table, 8)
    assert not sessions.resumable(table.book, table.now, WITHIN)
    with pytest.raises(Refused, match="session-long-over") as no:
        table.act(resumed(table))  # type: ignore[arg-type]
    assert no.value.facts == {"hours": 8}


def test_a_claim_that_was_paid_for_still_counts(table: Table) -> None:
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: scenes.pass_on(table.book, table.now))
    table.act(lambda: chair.claim(table.book, BRUNO, table.dice()))
    ended(table)
    table.act(resumed(table))
    assert (table.book.chair.stage, chair.contenders(table.book)) == ("claiming", (BRUNO,))


def test_the_chair_of_a_master_who_has_not_come_back_is_free(table: Table) -> None:
    ended(table)
    table.act(resumed(table, BRUNO, ANNA))
    assert (table.book.master, table.book.chair.stage) == ("", "claiming")
    table.act(lambda: chair.draw(table.book, CARLA, table.now, Loaded(table.book, [6, 1])))
    assert table.book.master == BRUNO


def test_who_was_away_and_resumes_it_is_there_without_another_die(table: Table) -> None:
    table.act(lambda: sessions.go(table.book, CARLA, table.now, table.dice()))
    ended(table)
    table.act(resumed(table, CARLA))
    assert table.book.session is not None
    assert set(table.book.session.present) == {ANNA, BRUNO, CARLA}
    assert reserves(table)[CARLA] == 3


def test_what_was_procured_for_the_session_is_there_again() -> None:
    table = started(ANNA, BRUNO)
    character = put(table, BRUNO)
    character.gear = [Gear(1, "w0000rifle0", "weapon", 2, lent=True)]
    ended(table)
    assert not character.gear
    table.act(resumed(table))
    assert [gear.name for gear in character.gear] == ["w0000rifle0"]


def test_a_session_resumed_is_refused_where_one_is_on_or_none_was(table: Table) -> None:
    assert refused(table, resumed(table)) == "session-on-already"
    assert refused(Table(ANNA, BRUNO), resumed(Table(ANNA, BRUNO))) == "session-long-over"
    ended(table)
    assert refused(table, resumed(table, BRUNO, BRUNO)) == "absent-yourself"
    assert refused(table, resumed(table, "p000watcher", ANNA, BRUNO, CARLA)) == "nobody-present"


def test_who_had_a_part_in_what_the_session_ended_with_is_known_while_it_can_be_resumed(table: Table) -> None:
    def had() -> list[str]:
        return [one for one in (ANNA, BRUNO, CARLA) if sessions.had_open(table.book, one)]

    assert had() == []
    ended(table)
    assert had() == [ANNA]
    table.act(resumed(table))
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: scenes.pass_on(table.book, table.now))
    table.act(lambda: sessions.go(table.book, BRUNO, table.now, table.dice()))
    ended(table)
    assert had() == [ANNA, BRUNO, CARLA]


def test_ended_again_and_resumed_again_it_folds_to_the_same() -> None:
    table = started(ANNA, BRUNO, CARLA)
    for _ in range(3):
        ended(table, 1)
        table.act(resumed(table, BRUNO))
    assert seen(table.refolded()) == seen(table.book)


def test_undone_the_session_is_over_again_and_can_be_resumed_again() -> None:
    table = started(ANNA, BRUNO, CARLA)
    ended(table)
    before = seen(table.refolded())
    table.act(resumed(table))
    table.undo()
    assert seen(table.book) == before
    table.act(resumed(table))
    assert table.book.master == ANNA


PEOPLE = (ANNA, BRUNO, CARLA)
steps = st.lists(
    st.tuples(
        st.sampled_from(("begin", "end", "go", "come", "leave", "sit", "claim", "adventure", "spend", "wait")),
        st.sampled_from(PEOPLE),
        st.integers(0, 5),
    ),
    min_size=30,
    max_size=80,
)


def begun(table: Table, player: str) -> object:
    """Whatever /session start comes to."""
    if sessions.resumable(table.book, table.now, WITHIN):
        return sessions.resume(table.book, player, (), table.now, WITHIN)
    return sessions.start(table.book, player, (), table.now, table.dice())


@given(steps)
def test_no_sequence_of_sessions_and_adventures_gives_more_than_each_gives_in_eight_hours(
    evening: list[tuple[str, str, int]],
) -> None:
    table = Table(*PEOPLE)
    for seat in table.book.seats:
        seat.reserve = 0
    most = dict.fromkeys(PEOPLE, 0)
    opened = 0.0
    for act, player, hours in evening:
        book, dice = table.book, table.dice()
        deeds = {
            "begin": lambda: begun(table, player),  # noqa: B023
            "end": lambda: sessions.end(book, table.now, table.dice()),  # noqa: B023
            "go": lambda: sessions.go(book, player, table.now, dice),  # noqa: B023
            "come": lambda: sessions.come(book, player),  # noqa: B023
            "leave": lambda: book.leave(player),  # noqa: B023
            "sit": lambda: book.sit(player),  # noqa: B023
            "claim": lambda: chair.claim(book, player, dice),  # noqa: B023
            "adventure": lambda: book.begin_adventure("", table.now, WITHIN),  # noqa: B023
        }
        if act == "wait":
            table.now += hours * HOUR
            continue
        if act == "spend":
            if (seat := book.seat_of(player)) is not None:  # Whatever it holds: into evolution, say.
                most[player] -= seat.reserve
                seat.reserve = 0
            continue
        number, full = book.sessions, book.filled
        try:
            table.act(deeds.get(act, deeds["begin"]), lambda: leaving.settle(book, table.now, dice))  # type: ignore[arg-type] # noqa: B023
        except Refused:
            continue
        if book.sessions > number:
            assert not opened or table.now >= opened + WITHIN
            opened = table.now
            most = {one: left + 1 for one, left in most.items()}
        if full is not None and book.filled != full:
            assert table.now >= full + WITHIN
            most = {one: left + 7 for one, left in most.items()}
        for seat in book.seats:
            assert seat.reserve <= most[seat.player]
