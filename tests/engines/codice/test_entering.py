"""Chapter 1 of the rules: teams, places, the fewest that can play; late teams, withdrawals, substitutes."""

from __future__ import annotations

import pytest

from bot.engines.codice import entering as teams
from bot.engines.codice import hands
from bot.engines.codice.standings import standings
from bot.engines.codice.tournament import Codice
from bot.engines.seal_check import checked
from bot.engines.tournament import entering
from tests.engines.codice.evening import DIRECTOR, NOW, Evening, player
from tests.engines.codice.refusing import refused


def enter(evening: Evening, by: str, *players: str, director: bool = False) -> str:
    return evening.act(lambda: teams.enter(evening.book, by, director, "w-new", players, NOW, evening.dice())).id


def test_art_1_a_team_is_two_people() -> None:
    evening = Evening()
    for players in (("anna",), ("anna", "bruno", "carla")):
        with refused("codice-team-of-two"):
            enter(evening, "anna", *players)
    with refused("tournament-player-twice"):
        enter(evening, "anna", "anna", "anna")
    assert enter(evening, "anna", "anna", "bruno") == "t1"


def test_art_3_players_enter_themselves_and_a_director_enters_others() -> None:
    evening = Evening()
    with refused("codice-team-not-yours"):
        enter(evening, "carla", "anna", "bruno")
    assert enter(evening, "carla", "anna", "bruno", director=True) == "t1"
    with refused("tournament-plays-already"):
        enter(evening, "anna", "anna", "dario")


def test_no_team_enters_where_there_is_no_tournament() -> None:
    with refused("codice-no-tournament"):
        teams.enter(Codice(), "anna", True, "w-new", ("anna", "bruno"), NOW, Evening().dice())


def test_art_4_beyond_the_places_a_box_comes_before_an_earlier_entry() -> None:
    evening = Evening(6, places=5, started=False)
    evening.act(lambda: entering.mark(evening.book, "t6", box=True))
    evening.start()
    assert [team.id for team in evening.book.playing()] == ["t1", "t2", "t3", "t4", "t6"]
    assert evening.book.entrants["t5"].waiting


def test_art_4_a_place_that_is_left_goes_to_the_next() -> None:
    evening = Evening(6, places=5, started=False)
    evening.drop("t2")
    evening.start()
    assert [team.id for team in evening.book.playing()] == ["t1", "t3", "t4", "t5", "t6"]


def test_art_5_three_teams_cannot_start() -> None:
    evening = Evening(3, started=False)
    with refused("codice-too-few-teams"):
        evening.start()
    evening.enter()
    evening.start()
    assert evening.book.plan is not None


def test_a_tournament_starts_once() -> None:
    evening = Evening(5)
    with refused("codice-started-already"):
        evening.start()


def test_undoing_the_start_opens_the_entries_again() -> None:
    evening = Evening(5)
    book = evening.undone()
    assert (book.plan, book.rounds, book.lots) == (None, [], [])
    assert book.ledger.seals[0].dice == evening.book.ledger.seals[0].dice


# --- late teams


def test_after_the_draw_only_a_director_enters_a_team() -> None:
    evening = Evening(6)
    with refused("codice-entries-closed"):
        enter(evening, "anna", "anna", "bruno")


def test_a_team_that_comes_before_the_first_hand_meets_who_would_sit_out() -> None:
    evening = Evening(7)
    alone = evening.book.present.bye
    late = evening.enter()
    assert evening.tables()[-1] == (alone, late)
    assert evening.match(4).pairing.starter in (alone, late)
    assert evening.book.present.bye == ""
    assert sorted(evening.book.lots) == sorted(evening.book.entrants)


def test_a_team_that_comes_before_the_first_hand_sits_out_where_all_have_opponents() -> None:
    evening = Evening(6)
    late = evening.enter()
    assert (evening.book.present.bye, evening.book.present.bye_table) == (late, 4)


def test_a_team_that_comes_during_a_round_plays_from_the_next_with_nothing_before() -> None:
    evening = Evening(6)
    evening.play(1, 0)
    late = evening.enter()
    assert late not in evening.book.present.tables
    evening.play(1, 0, 0)
    evening.play_round(but=[1])
    assert late in evening.book.present.tables
    assert standings(evening.book, 1).order[-1] == late


def test_a_team_that_comes_between_rounds_is_paired_with_the_others() -> None:
    evening = Evening(6)
    evening.play_round()
    late = evening.enter()
    assert (evening.book.present.number, evening.book.present.bye) == (2, late)


def test_no_team_comes_once_the_last_qualifying_round_has_begun() -> None:
    evening = Evening(5)
    evening.play_round()
    evening.play_round()
    evening.play(1, 0)
    with refused("codice-too-late"):
        evening.enter()


def test_no_team_joins_a_round_robin() -> None:
    evening = Evening(4)
    with refused("codice-robin-closed"):
        evening.enter()


def test_a_team_without_a_place_is_admitted_later() -> None:
    evening = Evening(6, places=5)
    waiting = next(team.id for team in evening.book.entrants.values() if team.waiting)
    evening.act(lambda: teams.admit(evening.book, waiting, NOW, evening.dice()))
    assert waiting in evening.book.present.tables
    with refused("codice-team-not-waiting"):
        teams.admit(evening.book, waiting, NOW, evening.dice())


def test_lateness_changes_neither_rounds_nor_finals() -> None:
    evening = Evening(8)
    plan = evening.book.plan
    evening.enter()
    assert evening.book.plan == plan


# --- withdrawals


def test_a_team_that_withdraws_in_mid_round_gives_its_match_away() -> None:
    evening = Evening(6)
    match = evening.match(1)
    evening.play(1, 0)
    evening.drop(match.teams[0])
    assert match.decision == match.teams[1]
    assert match.score(match.teams[1]) == (3, 27, 27)
    assert match.teams[0] not in evening.order()


def test_the_results_of_a_team_that_withdraws_stand() -> None:
    evening = Evening(6)
    evening.play_round()
    first = evening.book.rounds[0].matches[1]
    evening.drop(first.teams[0])
    assert evening.book.rounds[0].scores()[first.teams[1]] == first.score(first.teams[1])
    assert first.decision is None


def test_a_match_that_was_told_to_its_end_stands_though_nobody_has_confirmed_it_when_a_team_withdraws() -> None:
    evening = Evening(6)
    match = evening.match(1)
    one, two = match.teams
    for hand in (1, 2, 3):
        evening.tell(player(one), 1, one, hand=hand)
    evening.drop(one)
    assert (match.decision, match.over) == (None, False)
    evening.act(lambda: hands.confirm(evening.book, player(two), False, 1, 3, NOW))
    assert match.over
    assert match.score(one).won == 3


def test_a_hand_in_dispute_is_settled_also_when_a_team_has_withdrawn() -> None:
    evening = Evening(6)
    match = evening.match(1)
    evening.play(1, 0, 0)
    evening.tell(player(match.teams[0]), 1, match.teams[0])
    evening.tell(player(match.teams[1]), 1, match.teams[1], hand=3)
    evening.drop(match.teams[0])
    assert match.decision is None
    evening.rule(1, match.teams[0])
    assert match.score(match.teams[0]).won == 3


def test_between_rounds_the_tables_are_made_anew_and_parity_with_them() -> None:
    evening = Evening(6)
    evening.play_round()
    first, *others = evening.order()
    evening.drop(first)
    assert evening.tables() == [tuple(others[:2]), tuple(others[2:4]), (others[4],)]


def test_art_9_before_the_first_hand_who_sits_out_takes_the_seat_that_was_left() -> None:
    evening = Evening(7)
    bye, match = evening.book.present.bye, evening.match(2)
    leaving, staying = match.teams
    started = match.pairing.starter
    evening.drop(leaving)
    assert set(evening.match(2).teams) == {bye, staying}
    assert evening.match(2).pairing.starter == (bye if started == leaving else started)
    assert evening.book.present.bye == ""


def test_before_the_first_hand_an_opponent_who_is_left_sits_out() -> None:
    evening = Evening(6)
    leaving, staying = evening.match(1).teams
    evening.drop(leaving)
    assert (evening.book.present.bye, evening.book.present.bye_table) == (staying, 3)
    assert set(evening.book.present.matches) == {1, 2}


def test_who_sits_out_withdraws_and_nobody_else_moves() -> None:
    evening = Evening(7)
    tables = evening.tables()[:-1]
    evening.drop(evening.book.present.bye)
    assert evening.tables() == tables


def test_a_team_withdraws_once() -> None:
    evening = Evening(6)
    evening.drop("t1")
    with refused("tournament-out-already"):
        evening.drop("t1")


def test_a_withdrawal_can_close_the_round() -> None:
    evening = Evening(6)
    evening.play_round(but=[1])
    evening.drop(evening.match(1).teams[0])
    assert evening.book.present.number == 2


def test_players_of_a_team_that_is_out_may_play_for_another() -> None:
    evening = Evening(6)
    evening.drop("t1")
    evening.act(lambda: entering.replace(evening.book, "t2", player("t2"), player("t1")))
    assert evening.book.entrants["t2"].players[0] == player("t1")


def test_art_46_a_team_that_is_disqualified_is_out_too() -> None:
    evening = Evening(6)
    evening.drop("t1", disqualify=True)
    assert evening.book.entrants["t1"].fate == "disqualified"


def test_art_6_a_director_gives_nobody_away_at_their_own_table() -> None:
    evening = Evening(6)
    match = evening.match(1)
    evening.play(1, 0)
    with refused("codice-own-table"):
        teams.drop(evening.book, player(match.teams[0]), match.teams[1], NOW)
    evening.act(lambda: teams.drop(evening.book, player(match.teams[0]), match.teams[0], NOW))


# --- chiefs (article 19)


def chiefs(evening: Evening, team: str, number: int) -> list[int]:
    """Which of its players is chief in the three hands of a round."""
    players = evening.book.entrants[team].players
    return [players.index(evening.book.chief(team, number, hand)) + 1 for hand in (1, 2, 3)]


def test_art_19_players_are_chief_in_turn_and_on_from_round_to_round() -> None:
    evening = Evening(6)
    evening.play_round()
    assert chiefs(evening, "t1", 1) == [1, 2, 1]
    assert chiefs(evening, "t1", 2) == [2, 1, 2]


def test_art_19_a_round_in_which_nothing_was_played_takes_no_turn() -> None:
    evening = Evening(7)
    alone = evening.book.present.bye
    evening.play_round()
    assert chiefs(evening, alone, 2) == [1, 2, 1]


def test_art_19_a_team_may_change_turns_until_its_first_hand() -> None:
    evening = Evening(6)
    assert evening.act(lambda: teams.swap_chiefs(evening.book, player("t1"), False, "t1")) == 1
    assert chiefs(evening, "t1", 1) == [2, 1, 2]
    evening.play(evening.book.present.tables["t1"], 0)
    assert evening.act(lambda: teams.swap_chiefs(evening.book, player("t1"), False, "t1")) == 2
    assert chiefs(evening, "t1", 1) == [2, 1, 2]
    assert chiefs(evening, "t1", 2) == [2, 1, 2]


def test_art_19_nobody_changes_the_turns_of_others() -> None:
    evening = Evening(6)
    with refused("codice-team-not-yours"):
        teams.swap_chiefs(evening.book, player("t2"), False, "t1")
    evening.act(lambda: teams.swap_chiefs(evening.book, DIRECTOR, True, "t1"))


@pytest.mark.parametrize("count", [4, 5, 17, 33])
def test_a_seal_checks_every_draw_of_the_start(count: int) -> None:
    evening = Evening(count)
    seal = evening.book.ledger.seals[0]
    seal.seed = evening.seeds[1].hex()
    drawn = [roll for record in evening.records for roll in record.entry.drawn]
    assert checked(seal, drawn).sound
    assert len(drawn) == 2 * (count - 1) + 1
