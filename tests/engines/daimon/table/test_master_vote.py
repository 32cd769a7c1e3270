"""The players' vote on the Master's die: unseen, and told only when it is decided."""

from __future__ import annotations

import pytest

from bot.engines.book import Refused
from bot.engines.daimon.table import chair, scenes, sessions
from bot.engines.daimon.table.master_vote import praise
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO, refused, seen
from tests.engines.daimon.table.evening import reserves, started

EMMA = "p0000emma00"


@pytest.mark.parametrize(
    ("ballots", "reserve"), [((True, True), 4), ((True, False), 3), ((False, False), 3), ((True,), 3)]
)
def test_the_masters_own_die_is_decided_by_a_majority_of_the_players(ballots: tuple[bool, ...], reserve: int) -> None:
    table = started(ANNA, BRUNO, CARLA)
    table.book.seat(ANNA).reserve = 3
    table.act(lambda: scenes.end_scene(table.book, table.now))
    for player, yes in zip((BRUNO, CARLA), ballots, strict=False):
        table.act(lambda player=player, yes=yes: praise(table.book, player, yes))  # type: ignore[misc]
    assert reserves(table)[ANNA] == reserve


def test_nobody_votes_on_themselves_or_the_same_twice_and_ballots_stay_sealed() -> None:
    table = started(ANNA, BRUNO, CARLA, DARIO)
    table.act(lambda: scenes.end_scene(table.book, table.now))
    with pytest.raises(Refused, match="no-vote-for-you"):
        table.act(lambda: praise(table.book, ANNA, True))
    table.act(lambda: praise(table.book, BRUNO, False))
    with pytest.raises(Refused, match="voted-already"):
        table.act(lambda: praise(table.book, BRUNO, False))
    assert table.records[-1].entry.sealed(table.book) == ("yes",)


def test_a_vote_can_be_changed_until_it_closes() -> None:
    table = started(ANNA, BRUNO, CARLA)
    table.book.seat(ANNA).reserve = 3
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: praise(table.book, BRUNO, False))
    table.act(lambda: praise(table.book, BRUNO, True))
    assert table.book.chair.vote and table.book.chair.vote.awaited == (CARLA,)
    table.act(lambda: praise(table.book, CARLA, True))
    assert reserves(table)[ANNA] == 4
    assert refused(table, lambda: praise(table.book, BRUNO, False)) == "vote-over"


def test_nothing_is_told_of_a_vote_before_all_have_voted_or_another_scene_has_ended() -> None:
    table = started(ANNA, BRUNO, CARLA)
    table.book.seat(ANNA).reserve = 3
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: praise(table.book, BRUNO, False))
    assert not any(record.entry.kind == "campaign.praise-decided" for record in table.records)
    table.act(lambda: scenes.pass_on(table.book, table.now))
    table.act(lambda: chair.draw(table.book, ANNA, table.now, table.dice()))
    assert not any(record.entry.kind == "campaign.praise-decided" for record in table.records)
    table.act(lambda: scenes.end_scene(table.book, table.now))
    assert any(record.entry.kind == "campaign.praise-decided" for record in table.records)


def test_the_vote_stays_open_while_the_next_scene_is_played() -> None:
    table = started(ANNA, BRUNO, CARLA)
    table.book.seat(ANNA).reserve = 3
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: praise(table.book, BRUNO, True))
    table.act(lambda: scenes.keep(table.book, table.dice()))
    assert table.book.chair.vote and table.book.chair.vote.awaited == (CARLA,)
    table.act(lambda: praise(table.book, CARLA, True))
    assert reserves(table)[ANNA] == 3


def test_the_end_of_the_session_decides_no_open_vote_and_the_session_resumed_goes_on_with_it() -> None:
    table = started(ANNA, BRUNO, CARLA)
    table.book.seat(ANNA).reserve = 3
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: praise(table.book, BRUNO, True))
    table.act(lambda: sessions.end(table.book, table.now, table.dice()))
    assert not any(record.entry.kind == "campaign.praise-decided" for record in table.records)
    assert table.book.chair.vote is None
    table.act(lambda: sessions.resume(table.book, ANNA, (), table.now, 1))
    assert table.book.chair.vote and table.book.chair.vote.awaited == (CARLA,)
    table.act(lambda: praise(table.book, CARLA, True))
    assert reserves(table)[ANNA] == 4
    assert seen(table.refolded().chair) == seen(table.book.chair)


def test_a_master_who_leaves_may_still_have_earned_the_die_of_the_last_scene() -> None:
    table = started(ANNA, BRUNO, CARLA)
    table.book.seat(ANNA).reserve = 3
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: sessions.go(table.book, ANNA, table.now, table.dice()))
    for player in (BRUNO, CARLA):
        table.act(lambda player=player: praise(table.book, player, True))
    assert reserves(table)[ANNA] == 4


def test_a_vote_is_counted_when_the_last_who_has_not_voted_leaves() -> None:
    table = started(ANNA, BRUNO, CARLA, DARIO)
    table.book.seat(ANNA).reserve = 3
    table.act(lambda: scenes.end_scene(table.book, table.now))
    for player in (BRUNO, DARIO):
        table.act(lambda player=player: praise(table.book, player, True))
    table.act(lambda: sessions.go(table.book, CARLA, table.now, table.dice()))
    assert reserves(table)[ANNA] == 4


def test_where_one_alone_is_left_to_vote_of_several_nothing_is_decided_and_nobody_reads_the_ballot() -> None:
    table = started(ANNA, BRUNO, CARLA)
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: praise(table.book, BRUNO, True))
    table.act(lambda: sessions.go(table.book, CARLA, table.now, table.dice()))
    table.act(lambda: scenes.keep(table.book, table.dice()))
    table.act(lambda: scenes.end_scene(table.book, table.now))
    assert not any(record.entry.kind == "campaign.praise-decided" for record in table.records)


def test_there_is_no_vote_before_a_scene_has_ended_nor_on_another_scene() -> None:
    table = started(ANNA, BRUNO, CARLA)
    assert refused(table, lambda: praise(table.book, BRUNO, True)) == "no-vote-open"
    table.act(lambda: scenes.end_scene(table.book, table.now))
    assert refused(table, lambda: praise(table.book, BRUNO, True, 2)) == "no-vote-open"
    table.act(lambda: praise(table.book, BRUNO, True, 1))


def test_a_decided_vote_is_over() -> None:
    table = started(ANNA, BRUNO)
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: praise(table.book, BRUNO, True))
    assert refused(table, lambda: praise(table.book, BRUNO, False)) == "vote-over"
    assert table.book.chair.vote is not None and table.book.chair.vote.awaited == ()


def test_half_of_the_players_are_no_majority() -> None:
    table = started(ANNA, BRUNO, CARLA, DARIO, EMMA)
    table.book.seat(ANNA).reserve = 3
    table.act(lambda: scenes.end_scene(table.book, table.now))
    for player, yes in ((BRUNO, True), (CARLA, True), (DARIO, False), (EMMA, False)):
        table.act(lambda player=player, yes=yes: praise(table.book, player, yes))  # type: ignore[misc]
    assert reserves(table)[ANNA] == 3
