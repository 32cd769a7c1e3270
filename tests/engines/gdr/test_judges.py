"""Judges beyond doubt: notes, sample tables, severity, likeness; and a sheet on paper typed in as one line an item."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bot.engines.book import Entry
from bot.engines.gdr import assigning, closing, judging, notes, on_paper, samples, severity
from bot.engines.gdr.in_words import in_words
from bot.engines.gdr.notes import NoteWritten
from bot.engines.gdr.results import results
from bot.engines.gdr.tournament import MEAN, Gdr
from bot.engines.rewriting import folded
from tests.engines.codice.refusing import refused
from tests.engines.gdr.convention import BEST, DIRECTOR, RITA, UGO, WORST, Convention

PIA = "p0000000pia"


# --- notes


def noted() -> Convention:
    """Rita noted something of Ada and of the team; what she wrote of Ivo she keeps."""
    convention = Convention()
    convention.fill()
    for character, words in (("ada", "w00000ada01"), ("ivo", "w00000ivo01"), ("", "w0000team01")):
        convention.act(lambda c=character, w=words: notes.write(convention.book, RITA, "t1", c, w))  # type: ignore[misc]
    convention.act(lambda: notes.turn(convention.book, RITA, "t1", "ivo"))
    return convention


def test_a_note_is_given_after_closing_if_its_referee_wishes() -> None:
    convention = noted()
    with refused("gdr-not-closed"):
        notes.given(convention.book, "t1", "ada")
    convention.judge()
    convention.close()
    assert notes.given(convention.book, "t1", "ada") == [(RITA, "w00000ada01")]
    assert notes.given(convention.book, "t1", "") == [(RITA, "w0000team01")]
    assert notes.given(convention.book, "t1", "ivo") == []


def test_a_note_goes_with_an_empty_one_and_stays_as_it_is_once_handed_in() -> None:
    convention = noted()
    convention.act(lambda: notes.write(convention.book, RITA, "t1", "ada", ""))
    assert set(convention.sheet().notes) == {"ivo", ""}
    convention.hand_in()
    with refused("gdr-sheet-handed"):
        notes.write(convention.book, RITA, "t1", "ada", "w00000ada02")


def test_no_entry_tells_of_a_note_before_closing_and_of_a_kept_one_never() -> None:
    convention = noted()
    found = [one.entry for one in convention.records if isinstance(one.entry, NoteWritten)]
    assert all(entry.sealed(convention.book) == ("character", "words", "given") for entry in found)
    assert all(entry.untold(convention.book) for entry in found)
    convention.judge()
    convention.close()
    assert [bool(entry.sealed(convention.book)) for entry in found] == [False, False, False, True]


# --- the sample table


def sampled() -> Convention:
    """The second team is a sample; Rita gave it the best, Ugo the worst of everything."""
    convention = Convention(teams=2)
    convention.act(lambda: samples.make_sample(convention.book, DIRECTOR, "t2"))
    for by, pick in ((RITA, BEST), (UGO, WORST)):
        convention.fill("t2", pick, by)
        convention.hand_in("t2", by)
    return convention


def test_a_sample_table_is_judged_by_all_waited_for_by_none_and_ranked_nowhere() -> None:
    convention = sampled()
    convention.act(lambda: assigning.assign(convention.book, DIRECTOR, "t1", [RITA]))
    assert judging.may_judge(convention.book, PIA, "t2").referee == PIA
    convention.judge("t1")
    assert closing.gaps(convention.book) == []
    assert set(convention.close()) == {"t1"}
    assert folded(Gdr, convention.records).samples == {"t2"}


def test_what_all_said_of_a_sample_is_for_who_has_handed_in() -> None:
    convention = sampled()
    assert samples.may_see(convention.book, RITA, "t2") and not samples.may_see(convention.book, PIA, "t2")


def test_a_sample_shows_where_referees_are_farthest_apart_and_who_is_severe() -> None:
    convention = sampled()
    splits = samples.splits(convention.book, "t2")
    assert [one.apart for one in splits] == sorted((one.apart for one in splits), reverse=True)
    assert splits[0].answers[splits[0].question.answers[0]] == [RITA]
    rita, ugo = samples.leanings(convention.book, "t2")
    assert (rita.below, ugo.above) == (0, 0) and rita.above == ugo.below == len(splits)


def test_no_team_becomes_a_sample_by_who_competes_or_once_its_sheet_is_begun() -> None:
    convention = Convention(teams=2)
    with refused("gdr-competes"):
        samples.make_sample(convention.book, convention.book.entrants["t1"].players[0], "t2")
    convention.fill("t2")
    with refused("gdr-sample-begun"):
        samples.make_sample(convention.book, DIRECTOR, "t2")


# --- severity and likeness


def both_judged() -> Convention:
    """Rita and Ugo judged the first team alike but for metagaming, the second is Ugo's alone."""
    convention = Convention(teams=2)
    convention.fill("t1", BEST, RITA)
    convention.hand_in("t1", RITA)
    convention.fill("t1", lambda one: one.answers[-1 if one.descriptor == "metagame" else 0], UGO)
    convention.hand_in("t1", UGO)
    for character in judging.strokes(convention.book, convention.book.handed("t1")):
        convention.confirm("t1", character)
    convention.act(lambda: closing.decide(convention.book, DIRECTOR, "t1", MEAN))
    convention.judge("t2", BEST, UGO)
    convention.close()
    return convention


def test_who_gives_less_for_the_same_team_is_found_severe_and_the_ranking_stays() -> None:
    convention = both_judged()
    ugo, rita = severity.severities(convention.book)
    assert (ugo.referee, ugo.sheets, rita.sheets) == (UGO, 2, 1) and ugo.points < rita.points
    before = results(convention.book)
    _, totals = severity.corrected(convention.book)
    assert totals["t2"] - before["t2"].team.total > totals["t1"] - before["t1"].team.total
    assert results(convention.book) == before, "it is shown, never applied"


def test_two_sheets_of_one_team_are_compared_answer_by_answer() -> None:
    (one,) = severity.likenesses(both_judged().book)
    assert (one.team, {one.first, one.second}) == ("t1", {RITA, UGO})
    assert one.asked - one.same == 2 and one.opposite == 2 and one.near == 0


def test_severity_is_nobodys_before_closing() -> None:
    convention = Convention()
    convention.judge()
    with refused("gdr-not-closed"):
        severity.severities(convention.book)


def test_referees_with_the_same_answers_are_equally_severe() -> None:
    convention = Convention(teams=3)
    for team, by in (("t1", RITA), ("t2", UGO), ("t3", PIA)):
        convention.judge(team, BEST, by)
    convention.close()
    assert {one.points for one in severity.severities(convention.book)} == {Fraction(0)}


def test_opposite_answers_are_shown_only_once_both_sheets_are_in() -> None:
    convention = Convention()
    convention.fill("t1", BEST, RITA)
    convention.fill("t1", WORST, UGO)
    convention.hand_in("t1", RITA)
    assert severity.opposites(convention.book, "t1", RITA) == []
    convention.hand_in("t1", UGO)
    assert ("aa.porta", UGO) in severity.opposites(convention.book, "t1", RITA)


# --- in words


def test_what_gave_less_than_half_was_missed_and_nothing_is_named_as_both() -> None:
    """«Condemns him like a stranger» stood in both lists of one player."""
    convention = Convention()
    convention.judge("t1", lambda one: one.answers[len(one.answers) // 2])
    convention.close()
    for character in ("", "ada", "ivo"):
        found = in_words(convention.book, "t1", character)
        gave, missed = ({one.question.key for one in each} for each in (found.gave, found.missed))
        assert missed and not gave & missed
        assert all(2 * one.points >= one.most for one in found.gave)


def test_an_explanation_names_what_gave_most_and_what_was_missed() -> None:
    convention = Convention()
    convention.judge("t1", lambda one: one.answers[-1 if one.key in ("aa.porta", "ada/cd.onore") else 0])
    convention.close()
    found = in_words(convention.book, "t1", "")
    assert [one.question.key for one in found.missed] == ["aa.porta"]
    assert found.gave[0].question.key == "aa.sala.re"
    assert [one.question.key for one in in_words(convention.book, "t1", "ada").missed] == ["ada/cd.onore"]


# --- on paper


def on_paper_text(convention: Convention, letter: str = "A") -> str:
    """The same letter for every row of every item."""
    items = on_paper.numbered(convention.book, "t1")
    return "; ".join(f"{number} {letter * len(screen)}" for number, screen in items.items())


def test_a_sheet_typed_in_line_by_line_is_the_sheet_that_was_touched() -> None:
    typed, touched = Convention(), Convention()
    typed.act(lambda: judging.begin(typed.book, RITA, "t1"))
    typed.act(lambda: on_paper.transcribe(typed.book, RITA, "t1", on_paper_text(typed)))
    touched.fill()
    assert typed.sheet_answers() == touched.sheet_answers()
    assert sum(isinstance(one.entry, Entry.kinds["gdr.answered"]) for one in typed.records) == 1


def test_a_dash_leaves_a_row_and_what_follows_from_another_answer_is_not_taken() -> None:
    convention = Convention()
    convention.act(lambda: judging.begin(convention.book, RITA, "t1"))
    items = on_paper.numbered(convention.book, "t1")
    direct = next(number for number, one in items.items() if one[0].descriptor == "direct")
    text = f"{direct} D-\n{direct + 1}: a b"
    convention.act(lambda: on_paper.transcribe(convention.book, RITA, "t1", text))
    first, second = items[direct][0], items[direct + 1][1]
    assert dict(convention.sheet_answers()) == {first.key: first.answers[3], second.key: second.answers[1]}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("99 AA", "gdr-paper-number"),
        ("1 AAA", "gdr-paper-count"),
        ("1 AH", "gdr-paper-letter"),
        ("1 AA; Ada male", "gdr-paper-unread"),
        ("AA", "gdr-paper-unread"),
        ("1 AZ", "gdr-paper-unread"),
    ],
)
def test_a_line_that_does_not_fit_is_refused_and_nothing_is_taken(text: str, reason: str) -> None:
    convention = Convention()
    convention.act(lambda: judging.begin(convention.book, RITA, "t1"))
    with refused(reason):
        convention.act(lambda: on_paper.transcribe(convention.book, RITA, "t1", text))
    assert not convention.sheet_answers()
