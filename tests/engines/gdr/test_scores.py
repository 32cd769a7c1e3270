"""Scores from answers: the evaluation, the progress, optional characters, thresholds, players and teams (3, 4, 5)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from bot.engines.gdr import closing, loading
from bot.engines.gdr.results import character_ranking, results, team_ranking
from bot.engines.gdr.scale import Question
from bot.engines.gdr.tournament import MEAN
from tests.engines.gdr.convention import BEST, DIRECTOR, SMALL, WORST, Convention, adventure, points_of, scale


def closed(pick: Any, players: int = 2, **changes: Any) -> Any:
    """The result of one team whose sheet is filled like that."""
    convention = Convention(players=players, **changes)
    convention.judge("t1", pick)
    return convention.close()["t1"]


def by_key(**answers: str) -> Any:
    """The best answers, but for those given by descriptor or element."""
    return lambda question: answers.get(question.key.rpartition("/")[2].replace("-", "_"), question.answers[0])


def test_the_best_sheet_makes_100() -> None:
    assert closed(BEST).judged.players["ada"].vsp == 100


def test_the_worst_sheet_makes_50_below_0() -> None:
    assert closed(WORST).judged.players["ada"].vsp == -50


def test_the_evaluation_of_a_team_is_85_at_most() -> None:
    assert closed(BEST).team.vsp == 85


def test_conduct_only_takes_points_away() -> None:
    one = closed(by_key(fairness="often", punctuality="late")).judged.players["ada"]
    assert one.parts["conduct"] == Fraction("-7.5")
    assert one.vsp == Fraction("92.5")


def test_consistency_is_24_by_the_elements_that_were_done() -> None:
    def pick(question: Question) -> str:
        if question.key == "ada/cd.onore":
            return "undone"
        return question.answers[0]

    # Without Leo only one element is left, and it is everything.
    assert closed(pick, players=2).judged.players["ada"].vsp == 76
    # With him it weighs its 60.
    assert closed(pick, players=3).judged.players["ada"].vsp == 100 - Fraction(60, 100) * 24


def test_an_emptied_section_gives_its_weight_to_its_siblings() -> None:
    assert scale().worths(("ada", "ivo"))["ivo/cd.paura"] == 24
    three = scale().worths(("ada", "ivo", "leo"))
    assert (three["ivo/cd.paura"], three["ivo/cd.amici.leo"]) == (12, 12)


def test_progress_is_the_weighed_sum_of_a_tree() -> None:
    half = closed(by_key(**{"aa.sala.luce": "part", "aa.sala.re": "1"}))
    assert half.judged.progress == 40 + 60 * (Fraction(25, 100) / 2 + Fraction(75, 100) * Fraction(40, 100))


def test_a_part_may_be_worth_something_else_than_half() -> None:
    aa = {"luce": {"testo": "Fanno luce", "peso": 100, "in-parte": 30}}
    assert closed(by_key(**{"aa.luce": "part"}), aa=aa).judged.progress == 30


def test_a_players_score_by_hand() -> None:
    """VSP 92.5 between 12 and 75, AA 100 between 20 and 80, shares 85 and 15; beyond 100 it is not cut."""
    score = closed(by_key(fairness="often", punctuality="late")).players["ada"]
    assert score.total == (Fraction("92.5") - 12) / 63 * 85 + Fraction(100 - 20, 60) * 15
    assert score.total > 100


def test_a_teams_score_by_hand() -> None:
    """The mean of the players without their sense of the adventure, between 12 and 75 of which 85% count."""
    score = closed(by_key(fairness="often", punctuality="late")).team
    low, high = Fraction(12) * 85 / 100, Fraction(75) * 85 / 100
    assert score.vsp_thresholds == (low, high)
    assert score.total == (Fraction("77.5") - low) / (high - low) * 50 + Fraction(80, 60) * 50


def test_the_worst_score_is_below_0() -> None:
    assert closed(WORST).players["ada"].total == Fraction(-50 - 12, 63) * 85 + Fraction(-20, 60) * 15


def test_an_interpretive_adventure_looks_at_progress_for_teams_alone() -> None:
    result = closed(by_key(**{"aa.porta": "undone"}), tipo="interpretive")
    assert result.players["ada"].from_aa == 0
    assert result.team.from_aa == Fraction(60 - 20, 60) * 40


def test_ones_own_shares_count() -> None:
    quote = {"giocatore": {"vsp": 70, "aa": 30}, "squadra": {"vsp": 10, "aa": 90}}
    result = closed(BEST, tipo="propria", quote=quote)
    assert (result.players["ada"].share, result.team.share) == (70, 10)


def test_thresholds_for_players_and_teams_may_be_given() -> None:
    soglie = {"aa": [0, 50, 100], "vsp": [10, 40, 90], "squadra": [5, 30, 80]}
    assert scale(soglie=soglie).player_thresholds("ada") == (10, 90)
    assert scale(soglie=soglie).team_thresholds(("ada", "ivo")) == (5, 80)
    assert scale(soglie={"aa": [0, 50, 100], "vsp": [10, 40, 90]}).team_thresholds(("ada",)) == (
        Fraction("8.5"),
        Fraction("76.5"),
    )


def test_thresholds_by_descriptor_are_summed_and_a_teams_are_the_mean_without_sense() -> None:
    voci = {key: [0, 1, 2] for key, one in scale().rules.asked.items() if scale().first(key).weight > 0}
    cd = {"ada": [4, 8, 12], "ivo": [6, 8, 20], "leo": [0, 1, 2]}
    one = scale(soglie={"aa": [0, 50, 100], "voci": voci, "cd": cd})
    assert one.player_thresholds("ada") == (4, 12 + 2 * 23)
    assert one.player_thresholds("ivo") == (6, 20 + 2 * 23)
    # Seven of the 23 are sense of the adventure.
    assert one.team_thresholds(("ada", "ivo")) == (5, 16 + 2 * 16)


def test_diceless_asks_nothing_technical_and_its_level_is_the_authors() -> None:
    pesi = {"interpretation": 70, "restraint": 12, "sense": 18}
    one = scale(**{"senza-dadi": True, "pesi": pesi})
    assert not [question for question in one.questions(("ada",)) if question.descriptor == "frequency"]
    assert closed(BEST, **{"senza-dadi": True, "pesi": pesi}).judged.players["ada"].vsp == 100
    assert one.for_team == Fraction(82, 100)


def test_own_values_of_answers_count() -> None:
    one = scale(valori={"voice": [100, 90, 0], "fairness": [0, 50, 60, 100]})
    assert points_of(one, "voice", "plainly") == Fraction("1.62") * 9 / 10
    assert points_of(one, "fairness", "slips") == Fraction("-17.5")


def test_two_referees_count_by_their_mean() -> None:
    convention = Convention()
    convention.judge("t1", BEST, "p000000rita")
    convention.judge("t1", WORST, "p0000000ugo")
    convention.act(lambda: closing.decide(convention.book, DIRECTOR, "t1", MEAN))
    result = convention.close()["t1"]
    assert result.judged.players["ada"].vsp == 25
    assert result.judged.progress == 50


def test_equal_scores_share_a_place() -> None:
    convention = Convention(teams=3)
    for team, pick in (("t1", WORST), ("t2", BEST), ("t3", BEST)):
        convention.judge(team, pick)
    found = convention.close()
    assert team_ranking(found).places == {"t2": 1, "t3": 1, "t1": 3}


def test_each_character_has_a_ranking_of_those_who_played_it() -> None:
    convention = Convention()
    convention.enter(3)
    for team in ("t1", "t2"):
        convention.judge(team)
    found = convention.close()
    assert set(character_ranking(found, "ada").places) == {"t1", "t2"}
    assert set(character_ranking(found, "leo").places) == {"t2"}


def test_nobody_has_a_score_before_closing() -> None:
    convention = Convention()
    convention.judge()
    with pytest.raises(Exception, match="gdr-not-closed"):
        results(convention.book)


def test_changed_mathematics_change_the_scores_and_no_answer() -> None:
    convention = Convention()
    convention.judge("t1", by_key(voice="plainly"))
    before = convention.close()["t1"].players["ada"].total
    answers = dict(convention.sheet_answers())
    changed = adventure(soglie=SMALL["soglie"] | {"vsp": [20, 40, 85]}, valori={"voice": [100, 20, 0]})
    loaded = convention.act(lambda: loading.load(convention.book, DIRECTOR, changed))
    assert results(convention.book)["t1"].players["ada"].total < before
    assert dict(convention.sheet_answers()) == answers
    assert {one.place: (one.before, one.after) for one in loaded.changes} == {
        "values.voice.2": ("50", "20"),
        "thresholds.vsp.min": ("12", "20"),
        "thresholds.vsp.max": ("75", "85"),
    }
