"""An adventure in the laboratory: simulated tables, and other weights tried on what was judged."""

from __future__ import annotations

from typing import Any

import pytest

from bot.adventures.simulating import Simulated, reach, simulate
from bot.engines.gdr import trying
from bot.engines.gdr.results import results
from bot.engines.gdr.scale import TEAM
from tests.engines.codice.refusing import refused
from tests.engines.gdr.convention import BEST, SMALL, WORST, Convention, adventure, scale


@pytest.fixture(scope="module")
def found() -> Simulated:
    """The small adventure on a hundred tables of each sort."""
    return simulate(scale(), tables=100)


def test_better_tables_have_better_scores(found: Simulated) -> None:
    for each in (found.teams, found.players):
        assert each["weak"].middle < each["middling"].middle < each["good"].middle
    assert all(one.low <= one.middle <= one.high for one in found.teams.values())
    assert max(found.overlaps) < 0.5


def test_the_same_seed_makes_the_same_tables(found: Simulated) -> None:
    assert simulate(scale(), tables=100) == found
    assert simulate(scale(), seed=2, tables=100) != found


def test_an_item_moves_the_score_of_its_player_and_of_the_team(found: Simulated) -> None:
    """Of the progress, 45 points: between thresholds 60 apart they are 45/60 of 15 for each, and of 50 for the team."""
    king = next(one for one in found.items if one.question.key == "aa.sala.re")
    assert king.player == pytest.approx(45 / 60 * 15) and king.team == pytest.approx(45 / 60 * 50)
    assert sum(one.decides for one in found.items) == pytest.approx(1)


def test_what_decides_too_much_and_what_decides_nothing_is_named() -> None:
    one = {"porta": {"testo": "Aprono la porta", "peso": 99}, "luce": {"testo": "Fanno luce", "peso": 1}}
    found = simulate(scale(aa=one), tables=60)
    assert "aa.porta" in [item.question.key for item in found.too_much]
    assert "aa.luce" in [item.question.key for item in found.nothing]
    assert all(not item.conduct for item in found.nothing)


def test_better_thresholds_hold_about_eight_of_ten() -> None:
    tight = simulate(scale(soglie={"aa": [45, 50, 55], "vsp": [45, 50, 55]}), tables=100)
    vsp, aa = tight.better
    eased = simulate(scale(soglie={"aa": list(aa), "vsp": list(vsp)}), tables=100)
    for before, after in zip(tight.inside, eased.inside, strict=True):
        assert before < 0.3 and after > 0.6


def judged(*picks: int) -> Convention:
    """So many teams, each with the best or the worst of everything, closed."""
    convention = Convention(teams=len(picks))
    for number, pick in enumerate(picks, 1):
        convention.judge(f"t{number}", pick)
    convention.close()
    return convention


def test_what_an_author_is_told_that_scores_can_come_to_is_what_the_best_and_the_worst_sheet_come_to() -> None:
    """With the progress: of a team's and of each character's."""
    convention = judged(BEST, WORST)
    found, one = results(convention.book), convention.book.scale
    for who in (TEAM, *found["t1"].players):
        scores = [team.team if who == TEAM else team.players[who] for team in found.values()]
        scored = sorted(float(score.total) for score in scores)
        assert reach(one, who) == pytest.approx(scored)


def test_who_fell_between_the_thresholds_is_counted_character_by_character() -> None:
    convention = judged(BEST, WORST, BEST)
    for one in trying.players_within(convention.book).values():
        assert (one.inside, one.below, one.above, one.of) == (0, 1, 2, 3)
    vsp, aa = trying.teams_within(convention.book)
    assert (vsp.below, vsp.above, aa.below, aa.above) == (1, 2, 1, 2)


def test_whoever_scored_just_the_threshold_is_between_them() -> None:
    found = trying._within([(score, 1, 5) for score in (0, 1, 3, 5, 6)])
    assert (found.below, found.inside, found.above) == (1, 3, 1)


def test_what_everybody_did_and_nobody_did_is_named() -> None:
    everybody, nobody = trying.by_all_or_nobody(judged(BEST, BEST).book)
    assert {one.question.key for one in everybody} >= {"aa.porta", "ada/cd.onore"} and nobody == []
    everybody, nobody = trying.by_all_or_nobody(judged(WORST).book)
    assert everybody == [] and {one.question.key for one in nobody} >= {"aa.porta", "ada/cd.onore"}


def other() -> Any:
    """The small adventure with the door worth next to nothing."""
    return adventure(aa={"porta": {**SMALL["aa"]["porta"], "peso": 1}, "sala": {**SMALL["aa"]["sala"], "peso": 99}})


def test_other_weights_are_tried_on_the_same_answers_and_nothing_is_changed() -> None:
    convention = Convention(teams=2)
    convention.judge("t1", lambda one: one.answers[0 if one.key == "aa.porta" else -1])
    convention.judge("t2", lambda one: one.answers[0 if one.key == "aa.sala.luce" else -1])
    now = convention.close()
    then = trying.tried(convention.book, other())
    assert now["t1"].team.total > now["t2"].team.total and then["t1"].team.total < then["t2"].team.total
    assert results(convention.book) == now


def test_a_trial_of_other_questions_or_before_closing_is_refused() -> None:
    convention = judged(BEST)
    with refused("gdr-other-questions"):
        trying.tried(convention.book, adventure(aa={"porta": {"testo": "Aprono", "peso": 100}}))
    with refused("gdr-not-closed"):
        trying.tried(Convention().book, other())
