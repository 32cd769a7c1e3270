"""A companion's die of help in a contest, which is a kind of check (chapters Aiuto da altri, Confronti)."""

from __future__ import annotations

from bot.engines.daimon.contests import lent_dice, opening
from tests.engines.daimon.contests.duel import fall, gives, opened, refused
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO, Table


def evening() -> Table:
    table = Table(ANNA, BRUNO, CARLA, DARIO)
    table.session()
    return table


def lend(table: Table, helper: str, player: str) -> None:
    table.act(lambda: lent_dice.help_rival(table.book, helper, player, table.now, table.dice()))


def reserve(table: Table, player: str) -> tuple[int, int]:
    seat = table.book.seat(player)
    return seat.reserve, seat.free


def test_a_lent_die_is_rolled_at_the_reveal_and_gone_for_winner_and_loser_alike() -> None:
    table = evening()
    contest = opened(table, ANNA, BRUNO)
    lend(table, CARLA, ANNA)
    lend(table, DARIO, BRUNO)
    assert reserve(table, CARLA) == reserve(table, DARIO) == (7, 6)
    gives(table, ANNA, 3)
    gives(table, BRUNO, 3, 0, fall(4, 4), fall(1, 4))
    winner, loser = (contest.reveals[0].score(who) for who in (ANNA, BRUNO))
    assert winner is not None and loser is not None
    assert (winner.thrown.successes, winner.thrown.helper, loser.thrown.helper) == (4, CARLA, DARIO)
    assert reserve(table, CARLA) == reserve(table, DARIO) == (6, 6)


def test_a_rival_helps_nobody_and_nobody_is_helped_twice() -> None:
    table = evening()
    opened(table, ANNA, BRUNO)

    def deed(helper: str, player: str) -> object:
        return lambda: lent_dice.help_rival(table.book, helper, player, table.now, table.dice())

    refused(table, "help-of-a-rival", deed(BRUNO, ANNA))
    refused(table, "help-yourself", deed(ANNA, ANNA))
    lend(table, CARLA, ANNA)
    refused(table, "help-already", deed(DARIO, ANNA))


def test_a_die_lent_to_a_contest_that_is_withdrawn_comes_back() -> None:
    table = evening()
    contest = opened(table, ANNA, BRUNO)
    lend(table, CARLA, ANNA)
    table.act(lambda: opening.call_off(table.book, contest.number, table.dice()))
    assert reserve(table, CARLA) == (7, 7)


def test_an_escalation_is_of_reserve_dice_alone() -> None:
    table = evening()
    contest = opened(table, ANNA, BRUNO)
    gives(table, ANNA, 2)
    gives(table, BRUNO, 2, 0, fall(1, 2), fall(1, 2))
    assert contest.round == 1
    refused(
        table,
        "contest-revealed-already",
        lambda: lent_dice.help_rival(table.book, CARLA, ANNA, table.now, table.dice()),
    )
