"""Contests: secret answers, one reveal, places, what comes back, advantage, characters of the story, undo."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engines.daimon.character.character import Implant, Leaning
from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.contests import first_round, opening
from bot.engines.daimon.contests.contest_rounds import view
from bot.engines.daimon.table import awards, chair, sessions
from tests.engines.daimon.contests.duel import fall, gives, opened, played, refused, says, spoken_for, tied
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO, Loaded, Table, hero, seen
from tests.engines.daimon.table.evening import started


@pytest.fixture
def table() -> Table:
    """Four people at the table."""
    table = Table(ANNA, BRUNO, CARLA, DARIO)
    table.session()
    return table


# --- bids are secret until all are in


def test_nothing_is_rolled_before_the_last_answer(table: Table) -> None:
    contest = opened(table, ANNA, BRUNO, CARLA)
    gives(table, ANNA, 4, 2)
    gives(table, BRUNO, 4)
    assert not contest.reveals
    assert contest.awaited == (CARLA,)


def test_a_sealed_bid_still_shows_in_the_reserve_but_is_not_free(table: Table) -> None:
    opened(table, ANNA, BRUNO)
    gives(table, ANNA, 4, 3)
    assert (table.book.seat(ANNA).reserve, table.book.seat(ANNA).free) == (7, 4)


def test_each_sees_only_their_own_answer(table: Table) -> None:
    contest = opened(table, ANNA, BRUNO)
    gives(table, ANNA, 4, 3)
    assert view(table.book, contest, ANNA).claim == Claim(dice=4, reserve=3)
    assert view(table.book, contest, BRUNO).claim is None
    refused(table, "contest-not-in-it", lambda: view(table.book, contest, CARLA))


def test_an_answer_may_be_changed_until_the_last_is_in(table: Table) -> None:
    contest = opened(table, ANNA, BRUNO)
    gives(table, ANNA, 4, 7)
    gives(table, ANNA, 4, 1)
    assert table.book.seat(ANNA).free == 6
    gives(table, BRUNO, 4, 0, fall(4, 5), fall(1, 4))
    assert contest.reveals[0].scores[0].thrown.bid == 1


def test_everybodys_dice_fall_at_once_and_come_from_the_seal(table: Table) -> None:
    opened(table, ANNA, BRUNO)
    before = table.book.ledger.present.dice  # type: ignore[union-attr]
    book, dice = table.book, table.dice()
    table.act(lambda: first_round.answer(book, ANNA, 1, Claim(dice=4, reserve=1), table.now, dice))
    table.act(lambda: first_round.answer(book, BRUNO, 1, Claim(dice=3), table.now, table.dice()))
    assert table.book.ledger.present.dice == before + 8  # type: ignore[union-attr]


# --- the result


def test_most_successes_win_and_the_winners_bid_is_discarded(table: Table) -> None:
    contest = played(table, {ANNA: (4, 2, 4), BRUNO: (4, 0, 2)})
    assert contest.reveals[0].leaders == (ANNA,)
    assert contest.reveals[0].outcome == "won"
    assert table.book.seat(ANNA).reserve == 5
    assert contest.over


def test_the_loser_gets_back_all_but_one(table: Table) -> None:
    played(table, {ANNA: (4, 0, 4), BRUNO: (4, 3, 2)})
    assert table.book.seat(BRUNO).reserve == 6


@pytest.mark.parametrize(("hits", "reserve"), [(3, 6), (1, 6)])
def test_a_bid_of_one_die_is_always_lost(table: Table, hits: int, reserve: int) -> None:
    played(table, {ANNA: (4, 0, 2), BRUNO: (4, 1, hits)})
    assert table.book.seat(BRUNO).reserve == reserve


def test_a_bid_of_nothing_costs_nothing(table: Table) -> None:
    played(table, {ANNA: (4, 0, 4), BRUNO: (4, 0, 2)})
    assert [table.book.seat(who).reserve for who in (ANNA, BRUNO)] == [7, 7]


@pytest.mark.parametrize(("hits", "margin", "clear"), [(3, 2, False), (2, 3, True), (0, 5, True)])
def test_a_margin_of_three_is_a_clear_win(table: Table, hits: int, margin: int, clear: bool) -> None:
    reveal = played(table, {ANNA: (5, 0, 5), BRUNO: (5, 0, hits)}).reveals[0]
    assert (reveal.margin, reveal.clear) == (margin, clear)


def test_the_margin_is_over_the_next_not_over_the_last(table: Table) -> None:
    reveal = played(table, {ANNA: (5, 0, 5), BRUNO: (5, 0, 0), CARLA: (5, 0, 4)}).reveals[0]
    assert (reveal.margin, reveal.clear) == (1, False)


def test_with_three_or_more_the_order_of_successes_is_the_result(table: Table) -> None:
    reveal = played(table, {ANNA: (5, 0, 1), BRUNO: (5, 0, 5), CARLA: (5, 0, 3)}).reveals[0]
    assert [(score.who, score.place) for score in reveal.scores] == [(BRUNO, 1), (CARLA, 2), (ANNA, 3)]


def test_equal_successes_share_a_place(table: Table) -> None:
    reveal = played(table, {ANNA: (5, 0, 2), BRUNO: (5, 0, 5), CARLA: (5, 0, 2), DARIO: (5, 0, 1)}).reveals[0]
    assert {score.who: score.place for score in reveal.scores} == {BRUNO: 1, ANNA: 2, CARLA: 2, DARIO: 4}


def test_everybody_but_the_winner_gets_back_all_but_one(table: Table) -> None:
    played(table, {ANNA: (5, 4, 1), BRUNO: (5, 4, 5), CARLA: (5, 4, 3)})
    assert [table.book.seat(who).reserve for who in (ANNA, BRUNO, CARLA)] == [6, 3, 6]


def test_a_roll_counts_in_the_statistics_of_the_session(table: Table) -> None:
    played(table, {ANNA: (4, 2, 4), BRUNO: (4, 0, 2)})
    session = table.book.session
    assert session is not None
    rolling = session.rolling[ANNA]
    assert (rolling.rolls, rolling.dice, rolling.successes, rolling.bids, rolling.bid_dice) == (1, 6, 4, 1, 2)


def test_whoever_has_no_dice_at_all_still_answers(table: Table) -> None:
    reveal = played(table, {ANNA: (0, 0, 0), BRUNO: (1, 0, 1)}).reveals[0]
    assert reveal.leaders == (BRUNO,)


# --- from the sheet


def test_scores_come_from_the_sheet_as_in_a_check(table: Table) -> None:
    hero(table.book, ANNA, power=4, brawling=3)
    opened(table, ANNA, BRUNO)
    says(table, ANNA, Claim(attribute="power", skill="brawling", by_class=True))
    gives(table, BRUNO, 3, 0, fall(8, 8), fall(0, 3))
    reveal = table.book.contests.known[1].reveals[0]
    pool = reveal.scores[0].thrown.pool
    assert pool is not None
    assert [(part.what, part.dice) for part in pool.parts] == [("attribute", 4), ("skill", 3), ("class", 1)]


def test_wounds_take_dice(table: Table) -> None:
    hero(table.book, ANNA, power=3).wounds = 1
    opened(table, ANNA, BRUNO)
    says(table, ANNA, Claim(attribute="power"))
    gives(table, BRUNO, 3, 0, fall(2, 2), fall(0, 3))
    assert table.book.contests.known[1].over


def test_a_skill_that_was_tried_counts_as_used_and_an_implant_has_a_mark(table: Table) -> None:
    character = hero(table.book, ANNA, power=4, brawling=3)
    character.implants = [Implant(1, "Braccio", "cyber", False, (Leaning(score="power", bonus=1),))]
    opened(table, ANNA, BRUNO)
    says(table, ANNA, Claim(attribute="power", skill="brawling"))
    gives(table, BRUNO, 3, 0, fall(8, 8), fall(0, 3))
    assert character.used == {"brawling"}
    assert character.implants[0].marks == 1


def test_a_bonus_is_not_claimed_in_a_contest(table: Table) -> None:
    opened(table, ANNA, BRUNO)
    refused(
        table,
        "contest-no-bonus",
        lambda: first_round.answer(table.book, ANNA, 1, Claim(dice=3, bonus=2), table.now, table.dice()),
    )


# --- advantage


@pytest.fixture
def judged() -> Table:
    """Carla is Master, Dario sits at the right of those who contest."""
    return started(CARLA, ANNA, BRUNO, DARIO)


def advance(table: Table, by: str, player: str, dice: int) -> Callable[[], object]:
    return lambda: opening.advance(table.book, by, player, dice, table.now, table.dice())


def test_advantage_adds_dice_at_the_reveal(judged: Table) -> None:
    opened(judged, ANNA, BRUNO)
    judged.act(advance(judged, CARLA, ANNA, 2))
    judged.act(advance(judged, CARLA, BRUNO, -4))
    gives(judged, ANNA, 3)
    gives(judged, BRUNO, 3, 0, fall(5, 5), fall(0, 0))
    assert judged.book.contests.known[1].reveals[0].leaders == (ANNA,)


def test_advantage_is_set_not_added_and_can_be_taken_back(judged: Table) -> None:
    contest = opened(judged, ANNA, BRUNO)
    for dice in (2, 4, 0):
        judged.act(advance(judged, CARLA, ANNA, dice))
        assert contest.rivals[ANNA].advantage == dice


@pytest.mark.parametrize(
    ("player", "dice", "reason"),
    [
        (CARLA, 2, "contest-not-among-them"),
        (ANNA, 5, "contest-advantage-too-large"),
        (ANNA, -5, "contest-advantage-too-large"),
        (ANNA, 0, "contest-advantage-same"),
    ],
)
def test_an_advantage_out_of_order_is_refused(judged: Table, player: str, dice: int, reason: str) -> None:
    opened(judged, ANNA, BRUNO)
    refused(judged, reason, advance(judged, CARLA, player, dice))


def test_nobody_is_given_advantage_once_somebody_has_answered(judged: Table) -> None:
    opened(judged, ANNA, BRUNO)
    gives(judged, BRUNO, 3)
    refused(judged, "contest-advantage-late", advance(judged, CARLA, BRUNO, -2))


def test_in_a_contest_of_the_masters_own_whoever_sits_at_the_right_and_is_not_in_it_gives_advantage(
    judged: Table,
) -> None:
    contest = opened(judged, CARLA, ANNA)
    for dice in (1, -1):
        assert refused(judged, "advantage-is-for", advance(judged, CARLA, ANNA, dice)).facts == {"who": BRUNO}
    refused(judged, "advantage-is-for", advance(judged, ANNA, CARLA, -2))
    judged.act(advance(judged, BRUNO, CARLA, 2))
    assert contest.rivals[CARLA].advantage == 2


def test_where_all_are_in_the_contest_nobody_gives_advantage() -> None:
    table = started(CARLA, ANNA)
    opened(table, CARLA, ANNA)
    refused(table, "advantage-of-nobody", advance(table, CARLA, ANNA, -2))


def test_without_a_master_nobody_gives_advantage(judged: Table) -> None:
    opened(judged, ANNA, BRUNO)
    judged.act(lambda: sessions.go(judged.book, CARLA, judged.now, judged.dice()))
    refused(judged, "no-master-now", advance(judged, ANNA, BRUNO, -2))


def test_a_master_in_a_stalemate_does_not_say_whom_it_serves(judged: Table) -> None:
    tied(judged, CARLA, ANNA)
    refused(judged, "advantage-is-for", lambda: opening.serve(judged.book, CARLA, 1, CARLA))
    judged.act(lambda: opening.serve(judged.book, BRUNO, 1, ANNA))


def test_advantage_after_the_reveal_is_refused(judged: Table) -> None:
    played(judged, {ANNA: (4, 0, 2), BRUNO: (4, 0, 2)})
    refused(judged, "contest-revealed-already", advance(judged, CARLA, ANNA, 1))


def test_advantage_without_a_contest_is_refused(judged: Table) -> None:
    refused(judged, "no-contest-open", advance(judged, CARLA, ANNA, 1))


# --- characters of the story


def test_the_master_answers_for_a_character_of_the_story(table: Table) -> None:
    master = table.book.master
    other = next(who for who in (ANNA, BRUNO) if who != master)
    contest = opened(table, other, by=master, npc="w0000colonel")
    gives(table, other, 4, 2)
    gives(table, master, 6, 0, fall(1, 6), fall(6, 6), npc=True)
    assert [score.who for score in contest.reveals[0].scores] == ["npc", other]
    assert table.book.seat(other).reserve == 6


def test_the_masters_own_character_and_one_of_the_story_may_meet(table: Table) -> None:
    master = table.book.master
    contest = opened(table, master, by=master, npc="w0000colonel")
    gives(table, master, 4, 1)
    gives(table, master, 6, 0, fall(5, 5), fall(1, 6), npc=True)
    assert contest.reveals[0].leaders == (master,)


def test_a_character_of_the_story_never_bids(table: Table) -> None:
    master = table.book.master
    opened(table, master, by=master, npc="w0000colonel")
    voice = spoken_for(table)
    refused(
        table,
        "contest-npc-dice-alone",
        lambda: first_round.answer(table.book, voice, 1, Claim(dice=3, reserve=1), table.now, table.dice(), npc=True),
    )


def test_nobody_else_answers_for_a_character_of_the_story(table: Table) -> None:
    master = table.book.master
    other = next(who for who in (ANNA, BRUNO) if who != master)
    opened(table, other, by=master, npc="w0000colonel")
    refused(
        table,
        "contest-npc-not-yours",
        lambda: first_round.answer(table.book, other, 1, Claim(dice=3), table.now, table.dice(), npc=True),
    )


def test_a_stable_master_opens_contests_and_answers_for_a_character_of_the_story() -> None:
    table = Table(ANNA, BRUNO, CARLA, stable=True)
    table.act(lambda: sessions.start(table.book, BRUNO, (), table.now, table.dice()))
    contest = opened(table, BRUNO, CARLA, by=ANNA, npc="w0000colonel")
    for who in (BRUNO, CARLA):
        gives(table, who, 2)
    gives(table, ANNA, 2, 0, fall(0, 2), fall(1, 2), fall(2, 2), npc=True)
    assert contest.reveals[0].leaders == ("npc",)


def test_only_the_master_brings_a_character_of_the_story(table: Table) -> None:
    other = next(who for who in (ANNA, BRUNO) if who != table.book.master)
    refused(
        table,
        "contest-npc-is-the-masters",
        lambda: opening.challenge(table.book, other, (other,), table.now, npc="w0000colonel"),
    )


# --- people and time around it


def test_a_master_in_the_contest_does_not_answer_for_who_is_set_against_them(judged: Table) -> None:
    contest = opened(judged, CARLA, npc="w0000colonel")
    for who in (CARLA, BRUNO, DARIO):
        refused(judged, "contest-npc-not-yours", lambda who=who: view(judged.book, contest, who, npc=True))
    assert view(judged.book, contest, ANNA, npc=True).claim is None


def test_the_next_master_does_not_see_what_the_last_one_said_for_the_character_of_the_story() -> None:
    table = started(ANNA, BRUNO, CARLA)
    contest = opened(table, BRUNO, by=ANNA, npc="w0000colonel")
    gives(table, ANNA, 6, npc=True)
    assert view(table.book, contest, ANNA, npc=True).claim == Claim(dice=6)
    table.act(lambda: sessions.go(table.book, ANNA, table.now, table.dice()))
    table.act(lambda: chair.draw(table.book, BRUNO, table.now, Loaded(table.book, [1, 6])))
    assert view(table.book, contest, CARLA, npc=True).claim is None
    assert contest.awaited == (BRUNO,)


def test_called_off_everything_is_given_back_unseen(table: Table) -> None:
    contest = opened(table, ANNA, BRUNO)
    gives(table, ANNA, 4, 5)
    entry = table.records[-1].entry
    table.act(lambda: opening.call_off(table.book, 1, table.dice()))
    assert (table.book.seat(ANNA).free, contest.over, contest.reveals) == (7, True, [])
    assert entry.sealed(table.book) == ("claim",)
    refused(table, "contest-over", lambda: opening.call_off(table.book, 1, table.dice()))


def test_dice_that_come_in_the_meantime_do_not_free_what_is_bid(table: Table) -> None:
    played(table, {ANNA: (4, 4, 4), BRUNO: (4, 0, 1)})
    opened(table, ANNA, CARLA)
    gives(table, ANNA, 4, 3)
    master = table.book.master
    if master != ANNA:
        table.act(lambda: awards.award(table.book, ANNA, "interpretation"))
        assert table.book.seat(ANNA).free == 1


def test_undo_goes_back_step_by_step_also_over_the_reveal(table: Table) -> None:
    states = [seen(table.book)]
    for step in (
        lambda: opened(table, ANNA, BRUNO),
        lambda: gives(table, ANNA, 4, 2),
        lambda: gives(table, ANNA, 4, 1),
        lambda: gives(table, BRUNO, 4, 2, fall(3, 5), fall(3, 6)),
    ):
        step()
        assert seen(table.refolded()) == seen(table.book)
        assert seen(table.undone()) == states[-1]
        states.append(seen(table.book))


def test_after_an_undone_reveal_the_answers_are_no_secret_any_more(table: Table) -> None:
    opened(table, ANNA, BRUNO)
    gives(table, ANNA, 4, 2)
    answer = table.records[-1].entry
    assert answer.sealed(table.book) == ("claim",)
    gives(table, BRUNO, 4, 0, fall(3, 6), fall(2, 4))
    assert answer.sealed(table.book) == ()
    table.undo()
    assert answer.sealed(table.book) == ()


def test_an_answer_that_was_changed_before_the_reveal_stays_unseen(table: Table) -> None:
    opened(table, ANNA, BRUNO)
    gives(table, ANNA, 4, 7)
    changed = table.records[-1].entry
    gives(table, ANNA, 4, 2)
    gives(table, BRUNO, 4, 0, fall(3, 6), fall(2, 4))
    assert changed.sealed(table.book) == ("claim",)
