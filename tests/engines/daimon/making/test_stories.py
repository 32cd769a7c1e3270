"""Stories are chosen instead of rolled if the whole table agrees (chapter Storia personale)."""

from __future__ import annotations

from bot.engines.daimon.making import steps, stories
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, Table, refused, seen

NADIR = "w00000nadir"


def test_who_is_alone_chooses_and_at_a_table_everybody_agrees_first() -> None:
    alone = Table(ANNA)
    alone.act(lambda: steps.begin(alone.book, ANNA, NADIR, "manual", 0))
    table = Table(ANNA, BRUNO, CARLA)
    assert refused(table, lambda: steps.begin(table.book, ANNA, NADIR, "manual", 0)) == "stories-not-agreed"
    assert table.act(lambda: stories.agree(table.book, ANNA)) == (BRUNO, CARLA)
    assert refused(table, lambda: stories.agree(table.book, ANNA)) == "stories-said-already"
    assert table.act(lambda: stories.agree(table.book, BRUNO)) == (CARLA,)
    assert table.act(lambda: stories.agree(table.book, CARLA)) == ()
    assert refused(table, lambda: stories.agree(table.book, CARLA)) == "stories-agreed-already"
    table.act(lambda: steps.begin(table.book, ANNA, NADIR, "manual", 0))
    assert seen(table.refolded()) == seen(table.book)


def test_in_a_session_those_are_asked_who_are_here() -> None:
    table = Table(ANNA, BRUNO, CARLA)
    table.session(CARLA)
    assert stories.missing(table.book) == (ANNA, BRUNO)


def test_a_stable_master_is_asked_too() -> None:
    table = Table(ANNA, BRUNO, stable=True)
    assert stories.missing(table.book) == (BRUNO, ANNA)


def test_dice_for_the_story_need_nobodys_yes() -> None:
    table = Table(ANNA, BRUNO)
    table.act(lambda: steps.begin(table.book, ANNA, NADIR, "random", 0))
    assert refused(table, lambda: steps.start_over(table.book, ANNA, "manual")) == "stories-not-agreed"
