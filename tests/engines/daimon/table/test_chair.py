"""The Master's chair (chapter "Il sistema ad Oracolo", and the rulings on the rotating Master)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engines.book import Refused
from bot.engines.daimon.table import chair, scenes, sessions
from bot.engines.daimon.table.chair import MasterDrawn
from bot.engines.daimon.table.master_vote import praise
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO, Loaded, Table, seen


def reserves(table: Table) -> dict[str, int]:
    return {seat.player: seat.reserve for seat in table.book.seats}


def started(*players: str, **more: object) -> Table:
    """A session in which the first player named is Master."""
    table = Table(*players)
    falls = [6] + [1] * (len(players) - 1)
    dice = Loaded(table.book, falls) if len(players) > 1 else Loaded(table.book)
    table.act(lambda: sessions.start(table.book, players[0], (), table.now, dice))
    assert table.book.master == players[0]
    return table


def test_the_highest_die_makes_the_first_master_and_the_tied_roll_again() -> None:
    table = Table(ANNA, BRUNO, CARLA)
    dice = Loaded(table.book, (5, 5, 2), (3, 3), (1, 4))
    table.act(lambda: sessions.start(table.book, ANNA, (), table.now, dice))
    assert table.book.master == BRUNO


def test_a_new_session_gives_everybody_present_a_die_up_to_seven() -> None:
    table = Table(ANNA, BRUNO, CARLA)
    table.book.seat(ANNA).reserve = 3
    table.book.seat(CARLA).reserve = 3
    table.session(CARLA)
    assert reserves(table) == {ANNA: 4, BRUNO: 7, CARLA: 3}


def test_who_has_opened_a_session_is_out_of_the_first_draw_until_everyone_present_has() -> None:
    table = Table(ANNA, BRUNO)
    openers = []
    for _ in range(4):
        table.session()
        openers.append(table.book.master)
        table.act(lambda: sessions.end(table.book, table.now))
    assert set(openers[:2]) == {ANNA, BRUNO} == set(openers[2:])


def test_the_first_master_gives_the_token_back_at_once() -> None:
    table = started(ANNA, BRUNO, CARLA)
    assert table.book.chair.tokens == {BRUNO, CARLA}


def test_only_those_who_hold_their_token_take_part_in_a_draw() -> None:
    table = started(ANNA, BRUNO, CARLA)
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: scenes.pass_on(table.book, table.now))
    assert chair.contenders(table.book) == (BRUNO, CARLA)
    table.act(lambda: chair.draw(table.book, ANNA, table.now, Loaded(table.book, (2, 5))))
    assert table.book.master == CARLA
    assert table.book.chair.tokens == {BRUNO}


def test_when_the_last_token_is_back_all_get_one_again() -> None:
    table = started(ANNA, BRUNO)
    next_scene(table)
    assert table.book.master == BRUNO
    assert table.book.chair.tokens == {ANNA, BRUNO}


def next_scene(table: Table) -> MasterDrawn:
    book = table.book
    table.act(lambda: scenes.end_scene(book, table.now))
    table.act(lambda: scenes.pass_on(book, table.now))
    return table.act(lambda: chair.draw(book, book.master, table.now, table.dice()))


def test_one_die_takes_the_role_outright_token_or_not() -> None:
    table = started(ANNA, BRUNO, CARLA)
    next_scene(table)
    rested = ANNA  # has given the token back
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: scenes.pass_on(table.book, table.now))
    table.act(lambda: chair.claim(table.book, rested))
    drawn = table.act(lambda: chair.draw(table.book, table.book.master, table.now, Loaded(table.book)))
    assert (drawn.winner, drawn.rounds, reserves(table)[rested]) == (ANNA, (), 6)


def test_if_others_spend_too_only_the_spenders_roll_and_all_lose_the_die() -> None:
    table = started(ANNA, BRUNO, CARLA, DARIO)
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: scenes.pass_on(table.book, table.now))
    for player in (ANNA, CARLA):
        table.act(lambda player=player: chair.claim(table.book, player))  # type: ignore[misc]
    drawn = table.act(lambda: chair.draw(table.book, ANNA, table.now, Loaded(table.book, (2, 3))))
    assert drawn.winner == CARLA
    assert reserves(table) == {ANNA: 6, BRUNO: 7, CARLA: 6, DARIO: 7}


def test_keeping_the_role_costs_a_die_and_comes_before_the_claims() -> None:
    table = started(ANNA, BRUNO)
    table.act(lambda: scenes.end_scene(table.book, table.now))
    with pytest.raises(Refused, match="claims-not-open"):
        table.act(lambda: chair.claim(table.book, BRUNO))
    table.act(lambda: scenes.keep(table.book))
    assert (table.book.master, reserves(table)[ANNA], table.book.scenes) == (ANNA, 6, 2)


def test_a_role_that_was_passed_on_cannot_be_kept_any_more() -> None:
    table = started(ANNA, BRUNO)
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: scenes.pass_on(table.book, table.now))
    with pytest.raises(Refused, match="claims-open-already"):
        table.act(lambda: scenes.keep(table.book))


def test_the_outgoing_master_starts_the_draw_and_after_a_minute_anybody() -> None:
    table = started(ANNA, BRUNO)
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: scenes.pass_on(table.book, table.now))
    with pytest.raises(Refused, match="draw-is-the-masters"):
        table.act(lambda: chair.draw(table.book, BRUNO, table.now + 59, table.dice()))
    table.act(lambda: chair.draw(table.book, BRUNO, table.now + 60, table.dice()))


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


def test_nobody_votes_on_themselves_or_twice_and_ballots_stay_sealed() -> None:
    table = started(ANNA, BRUNO, CARLA, DARIO)
    table.act(lambda: scenes.end_scene(table.book, table.now))
    with pytest.raises(Refused, match="no-vote-for-you"):
        table.act(lambda: praise(table.book, ANNA, True))
    table.act(lambda: praise(table.book, BRUNO, False))
    with pytest.raises(Refused, match="voted-already"):
        table.act(lambda: praise(table.book, BRUNO, True))
    assert table.records[-1].entry.sealed(table.book) == ("yes",)


def test_a_stable_master_has_no_seat_and_goes_on_from_scene_to_scene() -> None:
    table = Table(ANNA, BRUNO, CARLA, stable=True)
    table.session()
    assert (table.book.master, table.book.seat_of(ANNA), table.book.chair.tokens) == (ANNA, None, {BRUNO, CARLA})
    table.act(lambda: scenes.end_scene(table.book, table.now))
    assert (table.book.master, table.book.scenes) == (ANNA, 2)
    with pytest.raises(Refused, match="master-is-stable"):
        table.act(lambda: scenes.keep(table.book))


def test_a_master_who_leaves_lets_go_of_the_chair() -> None:
    table = started(ANNA, BRUNO, CARLA)
    table.act(lambda: sessions.go(table.book, ANNA, table.now))
    assert table.book.masters() == frozenset()
    table.act(lambda: chair.draw(table.book, BRUNO, table.now, table.dice()))
    assert table.book.master in (BRUNO, CARLA)


def test_who_comes_late_has_the_die_and_the_token_of_everybody_once() -> None:
    table = Table(ANNA, BRUNO, CARLA)
    table.book.seat(CARLA).reserve = 2
    table.session(CARLA)
    for _ in range(2):
        table.act(lambda: sessions.come(table.book, CARLA))
        table.act(lambda: sessions.go(table.book, CARLA, table.now))
    assert reserves(table)[CARLA] == 3


def test_the_daimon_is_played_by_the_player_on_the_right_among_those_present() -> None:
    table = Table(ANNA, BRUNO, CARLA)
    assert [table.book.right_of(player) for player in (ANNA, BRUNO, CARLA)] == [BRUNO, CARLA, ANNA]
    table.session(BRUNO)
    assert table.book.right_of(ANNA) == CARLA


steps = st.lists(st.tuples(st.integers(0, 9), st.sampled_from([ANNA, BRUNO, CARLA]), st.booleans()), max_size=60)


@given(steps)
@settings(max_examples=60, deadline=None)
def test_evenings_of_scenes_refold_undo_and_keep_every_reserve_in_bounds(
    evening: list[tuple[int, str, bool]],
) -> None:
    table = Table(ANNA, BRUNO, CARLA)
    book = table.book
    for act, player, yes in evening:
        table.now += 30
        before = seen(book)
        try:
            match act:
                case 0 | 1:
                    table.session()
                case 2 | 3:
                    table.act(lambda: scenes.end_scene(book, table.now))
                case 4:
                    table.act(lambda: scenes.keep(book))
                case 5:
                    table.act(lambda: scenes.pass_on(book, table.now))
                case 6:
                    table.act(lambda player=player: chair.claim(book, player))  # type: ignore[misc]
                case 7:
                    table.act(lambda player=player: chair.draw(book, player, table.now, table.dice()))  # type: ignore[misc]
                case 8:
                    table.act(lambda player=player, yes=yes: praise(book, player, yes))  # type: ignore[misc]
                case 9:
                    table.act(lambda: sessions.end(book, table.now))
        except Refused:
            assert seen(book) == before
            continue
        assert seen(table.undone()) == before
        assert seen(table.refolded()) == seen(book)
        assert all(0 <= dice <= 7 for dice in reserves(table).values())
        assert not book.session or book.master or book.chair.stage == "claiming"


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
    table.act(lambda: scenes.keep(table.book))
    assert table.book.chair.vote and table.book.chair.vote.awaited == (CARLA,)
    table.act(lambda: praise(table.book, CARLA, True))
    assert reserves(table)[ANNA] == 3


def test_the_end_of_the_session_counts_an_open_vote_and_silence_is_not_yes() -> None:
    table = started(ANNA, BRUNO, CARLA)
    table.book.seat(ANNA).reserve = 3
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: praise(table.book, BRUNO, True))
    table.act(lambda: sessions.end(table.book, table.now))
    decided = [record.entry for record in table.records if record.entry.kind == "campaign.praise-decided"]
    assert [entry.yes for entry in decided] == [False]  # type: ignore[attr-defined]


def test_a_master_who_leaves_may_still_have_earned_the_die_of_the_last_scene() -> None:
    table = started(ANNA, BRUNO, CARLA)
    table.book.seat(ANNA).reserve = 3
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: sessions.go(table.book, ANNA, table.now))
    for player in (BRUNO, CARLA):
        table.act(lambda player=player: praise(table.book, player, True))
    assert reserves(table)[ANNA] == 4


def test_a_vote_is_counted_when_the_last_who_has_not_voted_leaves() -> None:
    table = started(ANNA, BRUNO, CARLA)
    table.book.seat(ANNA).reserve = 3
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: praise(table.book, BRUNO, True))
    table.act(lambda: sessions.go(table.book, CARLA, table.now))
    assert reserves(table)[ANNA] == 4


def test_a_token_waits_for_who_went_and_comes_back() -> None:
    table = started(ANNA, BRUNO, CARLA)
    table.act(lambda: sessions.go(table.book, CARLA, table.now))
    assert chair.contenders(table.book) == (BRUNO,)
    table.act(lambda: sessions.come(table.book, CARLA))
    assert chair.contenders(table.book) == (BRUNO, CARLA)


def test_who_comes_back_after_the_tokens_were_dealt_anew_has_one_too() -> None:
    table = started(ANNA, BRUNO, CARLA)
    table.act(lambda: sessions.go(table.book, CARLA, table.now))
    table.act(lambda: scenes.end_scene(table.book, table.now))
    table.act(lambda: scenes.pass_on(table.book, table.now))
    table.act(lambda: chair.draw(table.book, ANNA, table.now, Loaded(table.book)))
    assert table.book.master == BRUNO
    table.act(lambda: sessions.come(table.book, CARLA))
    assert table.book.chair.tokens == {ANNA, BRUNO, CARLA}


def test_a_seat_given_up_and_taken_again_brings_no_second_token() -> None:
    table = started(ANNA, BRUNO, CARLA)
    table.act(lambda: sessions.go(table.book, ANNA, table.now))
    table.act(lambda: table.book.leave(ANNA))
    table.act(lambda: table.book.sit(ANNA))
    assert ANNA not in table.book.chair.tokens


def test_once_everybody_present_has_opened_a_session_the_turn_begins_anew_for_all() -> None:
    table = Table(ANNA, BRUNO, CARLA)
    for _ in range(3):
        table.session()
        table.act(lambda: sessions.end(table.book, table.now))
    table.session(CARLA)
    assert table.book.chair.openers == {table.book.master}
