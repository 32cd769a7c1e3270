"""Closing: everything that is missing is named; strokes of genius, two sheets, what a director may decide."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engines.book import Entry
from bot.engines.gdr import asked_at_once, assigning, closing, judging, loading, samples
from bot.engines.gdr.adventure import Adventure
from bot.engines.gdr.closing import Gap, GeniusJudged
from bot.engines.gdr.results import discriminations
from bot.engines.gdr.tournament import MEAN, Gdr, enter
from bot.engines.rewriting import folded
from tests.engines.codice.refusing import refused
from tests.engines.gdr.convention import BEST, DIRECTOR, RITA, SMALL, UGO, WORST, Convention, adventure


def test_every_missing_sheet_is_a_gap() -> None:
    convention = Convention(teams=3)
    convention.judge("t1", WORST)
    convention.answer("t2", "ada/voice", "flat", UGO)
    assert closing.gaps(convention.book) == [Gap("open-sheet", "t2", UGO), Gap("no-sheet", "t3")]
    with refused("gdr-not-ready"):
        convention.close()


def test_a_stroke_of_genius_waits_for_the_director() -> None:
    convention = Convention()
    convention.fill()
    convention.hand_in()
    assert closing.gaps(convention.book) == [
        Gap("unconfirmed", "t1", character="ada"),
        Gap("unconfirmed", "t1", character="ivo"),
    ]
    convention.confirm("t1", "ada")
    convention.confirm("t1", "ivo", yes=False)
    players = convention.close()["t1"].judged.players
    assert players["ada"].vsp - players["ivo"].vsp == convention.book.scale.absolute("genius")


def test_there_is_nothing_to_confirm_where_nobody_asked() -> None:
    convention = Convention()
    convention.judge("t1", WORST)
    with refused("gdr-nothing-to-confirm"):
        convention.confirm("t1", "ada")


def test_no_undo_takes_a_word_on_a_stroke_of_genius_back_and_another_takes_its_place() -> None:
    convention = Convention()
    convention.judge("t1", BEST)
    assert convention.undone().genius == convention.book.genius
    convention.confirm("t1", "ivo", yes=False)
    assert convention.book.genius == {("t1", "ada"): True, ("t1", "ivo"): False}
    before = len(convention.records)
    convention.confirm("t1", "ivo", yes=False)
    assert len(convention.records) == before, "the same again is nothing new"


def test_words_of_older_books_count_but_for_those_that_an_undo_took_back() -> None:
    convention = Convention()
    convention.fill()
    convention.hand_in()
    for character, yes in (("ada", True), ("ivo", True)):
        told = GeniusJudged(team="t1", character=character, yes=yes, by=DIRECTOR)
        convention.act(lambda told=told: convention.book.happen(told))  # type: ignore[misc]
        assert not told.untold(convention.book)
    book = convention.undone()
    assert book.genius == {("t1", "ada"): True} and closing.gaps(book) == [Gap("unconfirmed", "t1", character="ivo")]


def two_sheets(rita: int = BEST, ugo: int = WORST) -> Convention:
    """One team, judged by two apart."""
    convention = Convention()
    convention.judge("t1", rita, RITA)
    convention.judge("t1", ugo, UGO)
    return convention


def test_sheets_that_differ_wait_for_a_decision_and_show_where() -> None:
    convention = two_sheets()
    assert Gap("undecided", "t1") in closing.gaps(convention.book)
    found = closing.differences(convention.book, "t1")[0]
    assert (found.question.key, found.answers) == ("ada/fairness", ("fair", "gravely"))


def test_sheets_that_say_the_same_need_no_decision() -> None:
    assert closing.gaps(two_sheets(WORST, WORST).book) == []


def test_the_sheet_that_stands_is_the_only_one_that_counts() -> None:
    convention = two_sheets()
    convention.act(lambda: closing.decide(convention.book, DIRECTOR, "t1", RITA))
    assert convention.close()["t1"].judged.players["ada"].vsp == 100


def test_whoever_judged_the_team_leaves_it_at_the_mean() -> None:
    convention = two_sheets()
    with refused("gdr-own-sheet"):
        convention.act(lambda: closing.decide(convention.book, RITA, "t1", RITA))
    convention.act(lambda: closing.decide(convention.book, RITA, "t1", MEAN))


def test_a_decision_is_void_once_a_sheet_is_given_back() -> None:
    convention = two_sheets()
    convention.act(lambda: closing.decide(convention.book, DIRECTOR, "t1", MEAN))
    convention.act(lambda: judging.reopen(convention.book, DIRECTOR, "t1", UGO))
    assert closing.gaps(convention.book) == [Gap("open-sheet", "t1", UGO)]


def test_a_sheet_that_was_never_handed_in_may_be_let_go() -> None:
    convention = Convention()
    convention.judge("t1", WORST)
    convention.answer("t1", "ada/voice", "flat", UGO)
    convention.act(lambda: closing.discard(convention.book, DIRECTOR, "t1", UGO))
    assert closing.gaps(convention.book) == []


def test_a_director_who_lets_their_own_sheet_go_judges_all_the_same() -> None:
    convention = two_sheets()
    convention.answer("t1", "ada/voice", "flat", DIRECTOR)
    convention.act(lambda: closing.discard(convention.book, DIRECTOR, "t1", DIRECTOR))
    assert convention.book.judges(DIRECTOR)


def test_who_has_read_the_answers_judges_no_more_whatever_is_undone() -> None:
    convention = two_sheets()
    convention.act(lambda: closing.read(convention.book, DIRECTOR, "t1"))
    with refused("gdr-has-read"):
        convention.answer("t1", "ada/voice", "flat", DIRECTOR)
    assert convention.undone().readers == {DIRECTOR}


def test_who_judges_or_plays_reads_no_answers() -> None:
    convention = two_sheets()
    player = convention.book.entrants["t1"].players[0]
    for one in (RITA, player):
        with refused("gdr-eyes-shut"):
            convention.act(lambda one=one: closing.read(convention.book, one, "t1"))


@pytest.mark.parametrize("whose", ["t1", "t2"])
def test_who_competes_judges_nobody_and_settles_nothing(whose: str) -> None:
    convention = Convention(teams=2)
    convention.judge("t1", BEST, RITA)
    convention.judge("t1", WORST, UGO)
    book, player = convention.book, convention.book.entrants[whose].players[0]
    for act in (
        lambda: judging.begin(book, player, "t2" if whose == "t1" else "t1"),
        lambda: judging.reopen(book, player, "t1", RITA),
        lambda: closing.decide(book, player, "t1", RITA),
        lambda: closing.decide(book, player, "t1", MEAN),
        lambda: closing.confirm(book, player, "t1", "ada", True),
        lambda: closing.discard(book, player, "t1", UGO),
        lambda: closing.close(book, player),
    ):
        with refused("gdr-competes"):
            convention.act(act)


def test_who_has_closed_has_read_all_whatever_is_undone() -> None:
    convention = Convention()
    convention.judge("t1", WORST)
    convention.close()
    book = convention.undone()
    assert not book.closed and book.readers == {DIRECTOR}
    convention.act(lambda: judging.reopen(book, DIRECTOR, "t1", RITA))
    with refused("gdr-has-read"):
        judging.begin(book, DIRECTOR, "t1")
    assert judging.begin(book, RITA, "t1").answers


def test_who_had_no_sheet_while_all_could_be_read_begins_none_after_closing_is_undone() -> None:
    convention = Convention(teams=2)
    convention.judge("t1")
    convention.judge("t2")
    convention.close()
    book = convention.undone()
    with refused("gdr-was-closed"):
        judging.begin(book, UGO, "t1")
    assert judging.begin(book, RITA, "t1").handed, "theirs may be given back to them"


def test_who_judged_everything_alone_has_read_nothing_new_by_closing() -> None:
    convention = Convention()
    convention.judge("t1", WORST, DIRECTOR)
    convention.close()
    assert not convention.undone().readers


def test_who_competes_undoes_no_closing() -> None:
    convention = Convention()
    convention.judge("t1", WORST)
    convention.close()
    [closed] = [one.entry for one in convention.records if isinstance(one.entry, closing.Closed)]
    with refused("gdr-competes"):
        closed.undone(convention.book, convention.book.entrants["t1"].players[0])
    closed.undone(convention.book, DIRECTOR)


def test_after_closing_nothing_is_judged_until_closing_is_undone() -> None:
    convention = Convention()
    convention.judge("t1", WORST)
    convention.close()
    with refused("gdr-closed"):
        convention.act(lambda: judging.reopen(convention.book, DIRECTOR, "t1", RITA))
    assert not convention.undone().closed


def test_once_there_are_answers_the_questions_stay_as_they_are() -> None:
    convention = Convention()
    convention.answer("t1", "ada/voice", "flat")
    other = SMALL["aa"] | {"porta": {"testo": "Aprono la porta", "peso": 40, "in-parte": True}}
    with refused("gdr-other-questions"):
        convention.act(lambda: loading.load(convention.book, DIRECTOR, adventure(aa=other)))


def with_the_king(**ways: int) -> Adventure:
    """The small adventure with other ways in which it goes for the king."""
    room = SMALL["aa"]["sala"]
    return adventure(aa=SMALL["aa"] | {"sala": room | {"re": room["re"] | {"opzioni": ways}}})


def test_an_answer_keeps_its_words_when_options_change_places() -> None:
    convention = Convention()
    convention.judge("t1", lambda question: {"aa.sala.re": "1"}.get(question.key, question.answers[WORST]))
    other = with_the_king(Salvo=100, Perduto=50, Ferito=0)
    loaded = convention.act(lambda: loading.load(convention.book, DIRECTOR, other))
    assert {(one.before, one.after) for one in loaded.changes} == {("40", "0"), ("0", "50")}
    assert convention.close()["t1"].judged.progress == 0
    with refused("gdr-same-adventure"):
        convention.act(lambda: loading.load(convention.book, DIRECTOR, other))


def test_an_answer_stays_in_its_place_when_its_words_change() -> None:
    convention = Convention()
    convention.judge("t1", lambda question: {"aa.sala.re": "1"}.get(question.key, question.answers[WORST]))
    other = with_the_king(Vivo=100, Malconcio=40, Perduto=0)
    loaded = convention.act(lambda: loading.load(convention.book, DIRECTOR, other))
    assert not loaded.changes
    assert convention.close()["t1"].judged.progress == 18


def test_thresholds_left_to_the_rules_change_from_those_of_the_rules() -> None:
    convention = Convention()
    given = {"soglie": {"aa": [20, 50, 80], "vsp": [20, 40, 75]}}
    loaded = convention.act(lambda: loading.load(convention.book, DIRECTOR, adventure(**given)))
    assert [(one.place, one.before, one.after) for one in loaded.changes] == [("thresholds.vsp.min", "12", "20")]


def test_before_any_answer_an_element_may_be_added_with_options_of_its_own() -> None:
    convention = Convention()
    tower = {"testo": "La torre", "peso": 30, "opzioni": {"Presa": 100, "Persa": 0}}
    other = adventure(aa=SMALL["aa"] | {"porta": SMALL["aa"]["porta"] | {"peso": 10}, "torre": tower})
    convention.act(lambda: loading.load(convention.book, DIRECTOR, other))
    assert convention.book.adventure == other


def test_the_same_adventure_again_is_refused() -> None:
    convention = Convention()
    with refused("gdr-same-adventure"):
        convention.act(lambda: loading.load(convention.book, DIRECTOR, adventure()))


def test_the_same_items_in_another_order_are_another_adventure_until_sheets_are_begun() -> None:
    convention, turned = Convention(), dict(reversed(SMALL["aa"].items()))
    convention.act(lambda: loading.load(convention.book, DIRECTOR, adventure(aa=turned)))
    asked = [one.key for one in convention.book.questions("t1") if not one.character]
    assert asked == ["aa.sala.luce", "aa.sala.re", "aa.porta"]
    convention.answer("t1", "aa.porta", "done")
    with refused("gdr-other-questions"):
        convention.act(lambda: loading.load(convention.book, DIRECTOR, adventure()))


def test_before_closing_no_entry_shows_answers_weights_or_strokes_of_genius() -> None:
    convention = two_sheets()

    def masked() -> dict[str, tuple[str, ...]]:
        return {one.entry.kind: one.entry.sealed(convention.book) for one in convention.records}

    assert {kind: names for kind, names in masked().items() if names} == {
        "gdr.adventure-loaded": ("adventure", "changes"),
        "gdr.answered": ("answers",),
        "gdr.genius-ruled": ("team", "character", "yes"),
    }
    hidden = {one.entry.kind for one in convention.records if one.entry.untold(convention.book)}
    assert hidden == {"gdr.answered", "gdr.genius-ruled"}
    convention.act(lambda: closing.decide(convention.book, DIRECTOR, "t1", MEAN))
    convention.close()
    assert not any(masked().values())
    assert not any(one.entry.untold(convention.book) for one in convention.records)


def test_how_well_a_question_discriminated() -> None:
    convention = Convention(teams=2)
    convention.judge("t1", lambda question: question.answers[0])
    convention.judge(
        "t2", lambda question: question.answers[-1] if question.key == "ada/voice" else question.answers[0]
    )
    convention.close()
    found = {one.key: one for one in discriminations(convention.book)}
    assert (found["voice"].counts, found["voice"].used, found["voice"].top) == ((3, 0, 1), 2, 0.75)
    assert (found["aa.porta"].counts, found["aa.porta"].used, found["aa.porta"].top) == ((2, 0), 1, 1)


def test_the_entries_folded_again_make_the_same_tournament() -> None:
    convention = two_sheets()
    again = folded(Gdr, convention.records)
    assert again.sheets == convention.book.sheets
    assert again.adventure == convention.book.adventure
    assert again.genius == convention.book.genius
    assert {record.entry.kind for record in convention.records} <= set(Entry.kinds)


# --- what is refused


def test_without_teams_nothing_is_closed() -> None:
    with refused("gdr-no-teams"):
        closing.close(Convention(0).book, DIRECTOR)


def test_a_sheet_stands_that_was_handed_in_and_only_among_several() -> None:
    convention = Convention()
    convention.judge("t1", WORST)
    with refused("gdr-sheet-not-handed"):
        closing.decide(convention.book, DIRECTOR, "t1", UGO)
    with refused("gdr-one-sheet"):
        closing.decide(convention.book, DIRECTOR, "t1", RITA)
    with refused("gdr-sheet-not-handed"):
        judging.reopen(convention.book, DIRECTOR, "t1", UGO)


def test_the_mean_is_of_sheets_that_were_all_handed_in() -> None:
    convention = Convention()
    convention.judge("t1", WORST)
    convention.answer("t1", "ada/voice", "flat", UGO)
    with refused("gdr-mean-of-all"):
        closing.decide(convention.book, DIRECTOR, "t1", MEAN)


def test_a_sheet_that_was_handed_in_is_not_let_go() -> None:
    convention = Convention()
    convention.judge("t1", WORST)
    with refused("gdr-sheet-handed-by-now"):
        closing.discard(convention.book, DIRECTOR, "t1", RITA)
    with refused("gdr-sheet-handed-by-now"):
        closing.discard(convention.book, DIRECTOR, "t1", UGO)


AFTER: dict[str, Callable[[Gdr], object]] = {
    "enter": lambda book: enter(book, DIRECTOR, "w00000more", {}),
    "begin": lambda book: judging.begin(book, "p0000another", "t1"),
    "answer": lambda book: judging.answer(book, RITA, "t1", "ada/voice", "flat"),
    "praise": lambda book: asked_at_once.praise(book, RITA, "t1"),
    "hand in": lambda book: judging.hand_in(book, RITA, "t1"),
    "open again": lambda book: judging.reopen(book, DIRECTOR, "t1", RITA),
    "read": lambda book: closing.read(book, DIRECTOR, "t1"),
    "decide": lambda book: closing.decide(book, DIRECTOR, "t1", RITA),
    "confirm": lambda book: closing.confirm(book, DIRECTOR, "t1", "ada", True),
    "assign": lambda book: assigning.assign(book, DIRECTOR, "t1", [UGO]),
    "sample": lambda book: samples.make_sample(book, DIRECTOR, "t1"),
    "discard": lambda book: closing.discard(book, DIRECTOR, "t1", UGO),
    "close": lambda book: closing.close(book, DIRECTOR),
}


@pytest.mark.parametrize("deed", AFTER)
def test_once_all_is_closed_nothing_is_changed(deed: str) -> None:
    convention = two_sheets()
    convention.act(lambda: closing.decide(convention.book, DIRECTOR, "t1", MEAN))
    convention.close()
    with refused("gdr-closed"):
        convention.act(lambda: AFTER[deed](convention.book))


@pytest.mark.parametrize("deed", AFTER)
def test_before_an_adventure_is_loaded_nothing_is_done(deed: str) -> None:
    with refused("gdr-not-begun"):
        AFTER[deed](Gdr())
