"""Contests out of order: each its own refusal."""

from __future__ import annotations

import pytest

from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.contests import opening
from bot.engines.daimon.contests.first_round import answer
from tests.engines.daimon.contests.duel import opened, played, refused
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO, Table, hero


@pytest.fixture
def table() -> Table:
    """Four people at the table."""
    table = Table(ANNA, BRUNO, CARLA, DARIO)
    table.session()
    return table


def test_a_bid_above_the_reserve_is_refused(table: Table) -> None:
    opened(table, ANNA, BRUNO)
    no = refused(
        table,
        "bid-too-high",
        lambda: answer(table.book, ANNA, 1, Claim(dice=3, reserve=8), table.now, table.dice()),
    )
    assert no.facts == {"have": 7}


def test_a_bid_after_the_reveal_is_refused(table: Table) -> None:
    played(table, {ANNA: (4, 0, 2), BRUNO: (4, 0, 1)})
    refused(table, "contest-over", lambda: answer(table.book, ANNA, 1, Claim(dice=3), table.now, table.dice()))


def test_an_answer_in_a_tie_is_no_bid_of_the_first_round(table: Table) -> None:
    played(table, {ANNA: (4, 0, 2), BRUNO: (4, 0, 2)})
    refused(
        table,
        "contest-revealed-already",
        lambda: answer(table.book, ANNA, 1, Claim(dice=3), table.now, table.dice()),
    )


def test_somebody_who_is_not_in_it_does_not_answer(table: Table) -> None:
    opened(table, ANNA, BRUNO)
    refused(
        table,
        "contest-not-in-it",
        lambda: answer(table.book, CARLA, 1, Claim(dice=3), table.now, table.dice()),
    )


def test_one_contest_at_a_time(table: Table) -> None:
    opened(table, ANNA, BRUNO)
    refused(table, "contest-on-already", lambda: opening.challenge(table.book, CARLA, (CARLA, DARIO), table.now))


@pytest.mark.parametrize(
    ("players", "reason"),
    [((ANNA,), "contest-needs-two"), ((), "contest-needs-two"), ((ANNA, ANNA), "contest-player-twice")],
)
def test_a_contest_wants_two_characters(table: Table, players: tuple[str, ...], reason: str) -> None:
    refused(table, reason, lambda: opening.challenge(table.book, ANNA, players, table.now))


def test_an_absent_player_is_refused() -> None:
    table = Table(ANNA, BRUNO, CARLA)
    table.session(CARLA)
    refused(table, "player-absent", lambda: opening.challenge(table.book, ANNA, (ANNA, CARLA), table.now))
    refused(table, "player-absent", lambda: opening.challenge(table.book, CARLA, (ANNA, BRUNO), table.now))


def test_a_character_who_is_down_is_in_no_contest(table: Table) -> None:
    hero(table.book, ANNA, power=2).wounds = 4
    refused(table, "character-down", lambda: opening.challenge(table.book, BRUNO, (ANNA, BRUNO), table.now))


def test_without_a_session_there_is_no_contest() -> None:
    table = Table(ANNA, BRUNO)
    refused(table, "no-session", lambda: opening.challenge(table.book, ANNA, (ANNA, BRUNO), table.now))


def test_gear_of_nobody_is_refused(table: Table) -> None:
    refused(
        table,
        "contest-gear-of-nobody",
        lambda: opening.challenge(table.book, ANNA, (ANNA, BRUNO), table.now, gear=2),
    )


def test_whoever_opens_it_need_not_take_part(table: Table) -> None:
    assert opened(table, ANNA, BRUNO, by=DARIO).players == (ANNA, BRUNO)
