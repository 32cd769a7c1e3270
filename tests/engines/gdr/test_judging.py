"""Judges at their sheets: answers, what follows from them, what is missing, handing in, giving back."""

from __future__ import annotations

import pytest

from bot.engines.gdr import asked_at_once, assigning, closing, judging, loading
from bot.engines.gdr.tournament import Gdr, GdrOpened, check_cast, enter, replace
from bot.engines.tournament import entering
from tests.engines.codice.refusing import refused
from tests.engines.gdr.convention import BEST, DIRECTOR, RITA, RULES, UGO, WORST, Convention, adventure


def test_everything_is_asked_of_each_character_and_then_of_the_team() -> None:
    asked = [question.key for question in judging.asked(Convention().book, Convention().sheet())]
    assert asked[:3] == ["ada/fairness", "ada/punctuality", "ada/presence"]
    assert "ada/cd.onore" in asked and "ada/cd.leo" not in asked
    assert asked[-3:] == ["aa.porta", "aa.sala.luce", "aa.sala.re"]


def test_before_the_adventure_is_there_nobody_judges() -> None:
    book = Gdr()
    book.happen(GdrOpened(rules=RULES))
    entering.found(book, DIRECTOR, "w00000name")
    with refused("gdr-no-adventure"):
        judging.may_judge(book, RITA, "t1")


def test_who_never_speaks_directly_is_not_asked_how_easily() -> None:
    convention = Convention()
    convention.answer("t1", "ada/direct", "never")
    keys = [question.key for question in judging.asked(convention.book, convention.sheet())]
    assert "ada/direct-ease" not in keys and "ivo/direct-ease" in keys
    assert judging.answered(convention.book, convention.sheet())["ada/direct-ease"] == "never"


def test_who_speaks_after_all_is_asked_again_or_has_the_answer_of_before() -> None:
    convention = Convention()
    convention.answer("t1", "ada/gesture-ease", "striking")
    convention.answer("t1", "ada/gesture", "never")
    assert judging.answered(convention.book, convention.sheet())["ada/gesture-ease"] == "never"
    convention.answer("t1", "ada/gesture", "often")
    assert judging.answered(convention.book, convention.sheet())["ada/gesture-ease"] == "striking"


def test_nothing_to_say_against_the_others_conduct_answers_all_that_is_open_of_it() -> None:
    convention = Convention()
    convention.answer("t1", "ada/fairness", "often")
    convention.act(lambda: asked_at_once.praise(convention.book, RITA, "t1"))
    best = {"fairness": "fair", "punctuality": "punctual", "presence": "there"}
    expected = {f"{one}/{key}": given for one in ("ada", "ivo") for key, given in best.items()}
    assert dict(convention.sheet_answers()) == expected | {"ada/fairness": "often"}


def test_one_press_answers_for_all_who_are_left_of_a_screen_and_changes_nobodys_answer() -> None:
    convention = Convention()
    convention.answer("t1", "ada/voice", "well")
    convention.act(lambda: asked_at_once.fill(convention.book, RITA, "t1", "ada/voice", "plainly"))
    assert dict(convention.sheet_answers()) == {"ada/voice": "well", "ivo/voice": "plainly"}
    before = len(convention.book.sheets["t1", RITA].answers)
    convention.act(lambda: asked_at_once.fill(convention.book, RITA, "t1", "ivo/voice", "flat"))
    assert len(convention.sheet_answers()) == before and dict(convention.sheet_answers())["ivo/voice"] == "plainly"
    with refused("button-gone"):
        asked_at_once.fill(convention.book, RITA, "t1", "ada/voice", "often")


def test_the_screens_of_a_sheet_are_all_that_is_asked_once_each_and_at_most_five_rows() -> None:
    convention = Convention()
    convention.act(lambda: judging.begin(convention.book, RITA, "t1"))
    book, sheet = convention.book, convention.sheet()
    shown = asked_at_once.screens(book, sheet)
    assert sorted(one.key for screen in shown for one in screen) == sorted(one.key for one in book.questions("t1"))
    assert all(len(screen) <= asked_at_once.MOST for screen in shown)
    assert [one.character for one in asked_at_once.screen_of(book, sheet, "ivo/voice")] == ["ada", "ivo"]


def test_a_screen_is_taken_back_as_a_whole() -> None:
    convention = Convention()
    convention.answer("t1", "ada/voice", "well")
    convention.answer("t1", "ada/direct", "always")
    convention.act(lambda: asked_at_once.take_back(convention.book, RITA, "t1", "ivo/voice"))
    assert dict(convention.sheet_answers()) == {"ada/direct": "always"}
    with refused("button-gone"):
        asked_at_once.take_back(convention.book, RITA, "t1", "ada/voice")


def test_a_sheet_with_a_missing_answer_is_not_handed_in_and_says_what_is_missing() -> None:
    convention = Convention()
    convention.fill()
    del convention.book.sheets["t1", RITA].answers["ivo/voice"]
    with refused("gdr-sheet-incomplete") as no:
        convention.hand_in()
    assert [question.key for question in no.value.facts["missing"]] == ["ivo/voice"]


def test_a_sheet_that_is_handed_in_changes_no_more() -> None:
    convention = Convention()
    convention.judge()
    with refused("gdr-sheet-handed"):
        convention.answer("t1", "ada/voice", "flat")


def test_a_sheet_given_back_can_be_changed_and_handed_in_again() -> None:
    convention = Convention()
    convention.judge()
    convention.act(lambda: judging.reopen(convention.book, DIRECTOR, "t1", RITA))
    convention.answer("t1", "ada/voice", "flat")
    convention.hand_in()
    assert convention.sheet_answers()["ada/voice"] == "flat"


def test_nobody_judges_their_own_team() -> None:
    convention = Convention()
    player = convention.book.entrants["t1"].players[0]
    with refused("gdr-own-team"):
        convention.answer("t1", "ada/voice", "flat", by=player)


def test_a_team_that_is_out_is_not_judged() -> None:
    convention = Convention()
    convention.act(lambda: convention.book.happen(entering.Withdrawn(entrant="t1", fate="withdrawn", by=DIRECTOR)))
    with refused("gdr-team-out"):
        convention.answer("t1", "ada/voice", "flat")


@pytest.mark.parametrize(("key", "given"), [("ada/volume", "flat"), ("ada/voice", "loud"), ("leo/voice", "flat")])
def test_what_is_not_asked_is_not_answered(key: str, given: str) -> None:
    with refused("button-gone"):
        Convention().answer("t1", key, given)


def test_two_referees_have_a_sheet_each() -> None:
    convention = Convention()
    convention.answer("t1", "ada/voice", "flat", RITA)
    convention.answer("t1", "ada/voice", "well", UGO)
    assert convention.sheet_answers(by=RITA)["ada/voice"] == "flat"
    assert convention.sheet_answers(by=UGO)["ada/voice"] == "well"


def test_no_undo_takes_answers_back_but_a_team_that_is_no_more_has_none() -> None:
    convention = Convention()
    entered = convention.records[-1].request
    convention.fill("t1", WORST)
    assert convention.undone(convention.records[-1].request).sheets["t1", RITA].answers == convention.sheet_answers()
    assert not convention.undone(entered).sheets


# --- teams


def test_a_team_needs_every_character_that_is_not_optional() -> None:
    convention = Convention(teams=0)
    with refused("gdr-character-missing"):
        convention.act(lambda: enter(convention.book, DIRECTOR, "w", {"p1": "ada", "p2": "leo"}))


def test_nobody_plays_in_two_teams_and_no_character_is_played_twice() -> None:
    convention = Convention()
    player = convention.book.entrants["t1"].players[0]
    with refused("tournament-plays-already"):
        convention.act(lambda: enter(convention.book, DIRECTOR, "w", {player: "ada", "p9": "ivo"}))
    with refused("gdr-character-twice"):
        convention.act(lambda: enter(convention.book, DIRECTOR, "w", {"p7": "ada", "p8": "ivo", "p9": "ada"}))


def test_a_substitute_has_the_same_character() -> None:
    convention = Convention()
    player = convention.book.entrants["t1"].players[1]
    convention.act(lambda: entering.replace(convention.book, "t1", player, "p0000newone"))
    assert convention.book.player_of("t1", "ivo") == "p0000newone"


def test_a_sheet_is_kept_when_the_best_is_given_twice() -> None:
    convention = Convention()
    convention.fill("t1", BEST)
    before = len(convention.records)
    last = convention.sheet().last
    convention.answer("t1", last, convention.sheet_answers()[last])
    assert len(convention.records) == before


# --- what is refused


def test_nothing_is_loaded_or_changed_where_no_tournament_was_opened() -> None:
    with refused("gdr-not-begun"):
        loading.load(Gdr(), DIRECTOR, adventure())
    with refused("gdr-not-begun"):
        Gdr().open_for_changes()


def test_a_team_plays_characters_of_the_adventure_and_each_once() -> None:
    with refused("gdr-cast-unknown"):
        check_cast(adventure(), ("ada", "ivo", "lea"))
    with refused("gdr-character-twice"):
        check_cast(adventure(), ("ada", "ivo", "ada"))
    check_cast(adventure(), ("ada", "ivo"))


def test_once_a_table_is_assigned_each_team_is_judged_by_those_of_its_table_alone() -> None:
    convention = Convention(teams=2)
    book = convention.book
    convention.act(lambda: judging.begin(book, UGO, "t1"))
    convention.act(lambda: assigning.assign(book, DIRECTOR, "t1", [RITA, RITA]))
    convention.act(lambda: judging.begin(book, RITA, "t1"))
    for person, team in ((UGO, "t1"), (RITA, "t2"), (UGO, "t2")):
        with refused("gdr-other-table"):
            judging.open_sheet(book, person, team)
    with refused("gdr-same-table"):
        assigning.assign(book, DIRECTOR, "t1", [RITA])
    convention.act(lambda: assigning.assign(book, DIRECTOR, "t2", [UGO]))
    convention.act(lambda: judging.begin(book, UGO, "t2"))


def test_who_plays_is_at_no_table_and_assigns_none() -> None:
    convention = Convention(teams=2)
    player = convention.book.teams[1].players[0]
    with refused("gdr-referee-plays"):
        assigning.assign(convention.book, DIRECTOR, "t1", [player])
    with refused("gdr-competes"):
        assigning.assign(convention.book, player, "t1", [RITA])


def test_whoever_was_given_a_sheet_knows_the_adventure_and_plays_it_in_no_team() -> None:
    convention = Convention(teams=2)
    convention.act(lambda: judging.begin(convention.book, RITA, "t1"))
    with refused("gdr-knows-it"):
        enter(convention.book, DIRECTOR, "w", {RITA: "ada", "p0000newone": "ivo"})
    with refused("gdr-knows-it"):
        replace(convention.book, "t2", convention.book.entrants["t2"].players[0], RITA)


def test_whoever_has_read_the_answers_plays_in_no_team_whatever_is_undone_or_put_back() -> None:
    """A director read the rivals' sheets, let the worse one stand, and entered a team."""
    convention = Convention(teams=2)
    convention.judge("t1", BEST, RITA)
    convention.judge("t1", WORST, UGO)
    book, player = convention.book, convention.book.entrants["t2"].players[0]
    convention.act(lambda: book.happen(entering.Withdrawn(entrant="t2", fate="withdrawn", by=player)))
    withdrawal = convention.records[-1].request
    convention.act(lambda: closing.read(book, player, "t1"))
    for again in (
        lambda: enter(book, DIRECTOR, "w", {player: "ada", "p0000newone": "ivo"}),
        lambda: replace(book, "t1", book.entrants["t1"].players[0], player),
        lambda: convention.undone(withdrawal).after_rewriting(book),
    ):
        with refused("gdr-reader-plays"):
            again()
    book.after_rewriting(convention.undone(withdrawal))


def test_whoever_has_read_the_answers_is_given_no_table_to_judge() -> None:
    convention = Convention(teams=2)
    convention.judge("t1", BEST, RITA)
    convention.act(lambda: closing.read(convention.book, DIRECTOR, "t1"))
    with refused("gdr-reader-judges"):
        assigning.assign(convention.book, DIRECTOR, "t2", [RITA, DIRECTOR])
    convention.act(lambda: assigning.assign(convention.book, DIRECTOR, "t2", [RITA]))


def test_whoever_sits_at_a_table_to_judge_plays_in_no_team() -> None:
    convention = Convention(teams=2)
    convention.act(lambda: assigning.assign(convention.book, DIRECTOR, "t1", [UGO]))
    with refused("gdr-is-at-a-table"):
        enter(convention.book, DIRECTOR, "w", {UGO: "ada", "p0000newone": "ivo"})
    with refused("gdr-is-at-a-table"):
        replace(convention.book, "t2", convention.book.entrants["t2"].players[0], UGO)
