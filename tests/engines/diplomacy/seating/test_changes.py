"""What has changed since a draft is said before it is posted; a top table that is another is never posted."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engines.diplomacy import entering, roll_call, top_table
from bot.engines.diplomacy.roll_call import RollCalled
from bot.engines.diplomacy.seating import drafting
from bot.engines.diplomacy.seating.changes import changes
from bot.engines.diplomacy.standings import standings
from tests.engines.codice.refusing import refused
from tests.engines.diplomacy.weekend import DIRECTOR, EVEN, LED, NOW, Weekend, played


def posted(weekend: Weekend, known: int) -> None:
    weekend.act(lambda: drafting.publish(weekend.book, DIRECTOR, NOW, known))


def found(weekend: Weekend) -> dict[str, object]:
    """What has changed, by its name."""
    assert weekend.book.draft is not None
    all_of = changes(weekend.book, weekend.book.draft)
    return {name: getattr(all_of, name) for name in all_of.__slots__ if getattr(all_of, name)}


def bound(weekend: Weekend) -> None:
    weekend.act(lambda: entering.bind(weekend.book, DIRECTOR, "", True, "t1", "t2"))


def penalised(weekend: Weekend) -> None:
    weekend.act(lambda: entering.penalise(weekend.book, DIRECTOR, "t1", "w00reason00", 50, False))


CHANGES: list[tuple[Callable[[Weekend], object], dict[str, object]]] = [
    (bound, {"bonds": (("t1", "t2"),)}),
    (penalised, {"penalised": ("t1",)}),
    (lambda weekend: weekend.enter(), {"entered": ("t15",)}),
]


@pytest.mark.parametrize(("change", "what"), CHANGES)
def test_what_has_changed_since_the_draft_is_known_before_it_is_posted(
    change: Callable[[Weekend], object], what: dict[str, object]
) -> None:
    weekend = Weekend(14)
    weekend.draft()
    assert not found(weekend)
    change(weekend)
    assert found(weekend) == what
    with refused("diplomacy-draft-old"):
        posted(weekend, 0)
    posted(weekend, 1)


def test_drafted_anew_nothing_has_changed() -> None:
    weekend = Weekend(14)
    weekend.draft()
    bound(weekend)
    weekend.draft()
    posted(weekend, 0)


def test_a_draft_with_a_seat_of_who_has_left_is_not_posted() -> None:
    weekend = Weekend(14)
    weekend.draft()
    weekend.drop("t3")
    assert found(weekend) == {"gone": ("t3",)}
    with refused("diplomacy-draft-gone"):
        posted(weekend, 1)


def test_who_was_away_and_leaves_changes_nothing() -> None:
    weekend = Weekend(15)
    weekend.draft(absent=("t15",))
    weekend.drop("t15")
    posted(weekend, 0)


def test_who_comes_after_all_or_is_not_there_after_all_changes_the_draft() -> None:
    weekend = Weekend(8)

    def called(*away: str) -> None:
        weekend.act(lambda: weekend.book.happen(RollCalled(date=1, round=1, away=away, held=True)))

    called("t8")
    weekend.draft(absent=("t8",))
    assert not found(weekend)
    weekend.act(lambda: roll_call.arrive(weekend.book, DIRECTOR, "t8", 1))
    assert found(weekend) == {"entered": ("t8",)}
    called("t1", "t8")
    assert found(weekend) == {"gone": ("t1",)}
    with refused("diplomacy-draft-gone"):
        posted(weekend, 1)


def test_art_8_2_a_draft_whose_top_table_is_another_now_is_not_posted() -> None:
    weekend = Weekend(14, rounds=2)
    weekend.post()
    weekend.act(lambda: top_table.declare(weekend.book, DIRECTOR, True, False))
    weekend.play_round(*LED)
    weekend.act(lambda: top_table.draw_powers(weekend.book, weekend.dice()))
    weekend.draft()
    first = standings(weekend.book).order[0]
    weekend.act(lambda: top_table.decline(weekend.book, DIRECTOR, first))
    assert found(weekend) == {"top": True}
    for known in (0, 1):
        with refused("diplomacy-draft-old"):
            posted(weekend, known)


def test_before_the_last_round_other_standings_are_a_change() -> None:
    weekend = Weekend(14, rounds=2)
    played(weekend, 1)
    weekend.draft()
    weekend.fix(1, 1907, *EVEN)
    assert found(weekend) == {"standings": True}
