"""A ranking by pages: the rows of each, what its picture says, and the way to the others."""

from __future__ import annotations

import pytest

from bot.commands.card_pictures import ON_A_PHONE
from bot.commands.tournament.ranking import Page, Ranking
from bot.hall.cards.card import say

COUNT = 2 * ON_A_PHONE + 1
WHOLE = Ranking(
    "Standings",
    ("#", "Who", "Points"),
    tuple((str(place), f"team {place}", str(COUNT - place)) for place in range(1, COUNT + 1)),
    highlight=ON_A_PHONE + 2,
)


@pytest.mark.parametrize(("wanted", "first", "last"), [(1, 1, ON_A_PHONE), (2, ON_A_PHONE + 1, 2 * ON_A_PHONE)])
def test_a_page_has_as_many_rows_as_a_phone_shows_well(wanted: int, first: int, last: int) -> None:
    rows = Page.of(WHOLE, wanted).table().rows
    assert (rows[0][0], rows[-1][0], len(rows)) == (str(first), str(last), ON_A_PHONE)


@pytest.mark.parametrize("wanted", [3, 4, 99])
def test_the_last_page_has_the_rest_and_stands_for_all_beyond_it(wanted: int) -> None:
    page = Page.of(WHOLE, wanted)
    assert (page.number, [row[0] for row in page.table().rows]) == (3, [str(COUNT)])


def test_a_page_says_which_places_it_shows() -> None:
    values = Page.of(WHOLE, 2).picture("Cup", "codice-standings-part", teams=COUNT).values
    places = {"first": ON_A_PHONE + 1, "last": 2 * ON_A_PHONE, "teams": COUNT}
    assert values["subtitle"] == say("codice-standings-part", name="Cup", **places)
    assert [row[0] for row in values["rows"]] == [str(place) for place in range(ON_A_PHONE + 1, 2 * ON_A_PHONE + 1)]


def test_a_single_page_says_whose_it_is_alone() -> None:
    short = Ranking("Standings", WHOLE.head, WHOLE.rows[:ON_A_PHONE])
    assert Page.of(short, 1).picture("Cup", "codice-standings-part", teams=ON_A_PHONE).values["subtitle"] == "Cup"
    assert Page.of(short, 1).turns("codice standings", "codice-standings-page") == []


@pytest.mark.parametrize(("number", "standing_out"), [(1, ON_A_PHONE + 2), (2, 2), (3, 0)])
def test_who_stands_out_does_so_on_the_page_where_they_are(number: int, standing_out: int) -> None:
    assert Page.of(WHOLE, number).picture("Cup").values["highlight"] == standing_out


@pytest.mark.parametrize(("number", "others"), [(1, [2]), (2, [1, 3]), (3, [2])])
def test_buttons_lead_to_the_pages_before_and_after(number: int, others: list[int]) -> None:
    turns = Page.of(WHOLE, number).turns("codice standings round:2", "codice-standings-page")
    assert [one.line for one in turns] == [f"codice standings round:2 page:{page}" for page in others]
    last = min(others[-1] * ON_A_PHONE, COUNT)
    first = (others[-1] - 1) * ON_A_PHONE + 1
    assert turns[-1].label == say("codice-standings-page", page=others[-1], first=first, last=last)


def test_a_phone_may_see_fewer_columns_in_another_order() -> None:
    narrow = Ranking("S", ("#", "Who", "Points"), (("1", "A", "9"),), 0, ("#", "Points", "Who"), (("1", "9", "A"),), 2)
    table = Page.of(narrow, 1).table()
    assert (table.head, table.rows, table.right) == (("#", "Points", "Who"), (("1", "9", "A"),), (0, 1))
    assert Page.of(narrow, 1).picture("Cup").values["rows"] == [("1", "A", "9")]
    assert (narrow.whole().rows, narrow.whole().right) == ((("1", "A", "9"),), (0, 2))
