"""What the pictures say: the target, the rare ends folded, the pages and halves of long tables."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pictures import pairings as pairing
from bot.pictures import svg, table
from bot.pictures.axes import AxisScale
from bot.pictures.drawing import MARGIN, WIDTH
from bot.pictures.powers import COLOURS
from bot.texts import Texts
from tests.pictures.samples import bars as alike
from tests.pictures.samples import bracket, centres, history, odds, pairings, standings


def texts(name: str, values: dict[str, Any], language: str = "it") -> list[str]:
    """All that can be read in a picture, from top to bottom as drawn."""
    root = ElementTree.fromstring(svg(name, values, language))
    return [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}text")]


def test_every_number_of_successes_of_few_dice_has_its_bar() -> None:
    shown = texts("odds", odds(5))[2:]
    assert shown == ["0", "3,1%", "1", "15,6%", "2", "31,3%", "3", "31,3%", "4", "15,6%", "5", "3,1%"]


def test_the_legend_gives_the_chance_of_each_side_in_the_language() -> None:
    assert texts("odds", odds(3, 1), "en")[2:6] == ["Successo", "87.5%", "Fallimento", "12.5%"]


def test_the_mark_stands_between_failure_and_success() -> None:
    shown = texts("odds", odds(5, 3))
    assert shown.index("2") < shown.index("almeno 3") < shown.index("3")


def test_without_target_there_is_no_mark_and_no_legend() -> None:
    assert not {"Successo", "Fallimento"} & set(texts("odds", odds(5)))


def test_an_impossible_target_is_a_certain_failure() -> None:
    assert texts("odds", odds(2, 3))[2:6] == ["Successo", "0%", "Fallimento", "100%"]


def test_a_nearly_certain_success_is_not_called_certain() -> None:
    assert texts("odds", odds(52, 1))[3] == ">99,9%"
    bars = [{"label": "0", "chance": 1e-20}, {"label": "1", "chance": 1}]
    assert texts("odds", {"title": "x", "bars": bars, "from": 1})[1:3] == [">99,9%", "<0,1%"]


def test_rare_ends_of_many_dice_are_folded_but_not_across_the_target() -> None:
    shown = texts("odds", odds(52, 45))
    assert {"0–14", "38–44", "45–52"} <= set(shown)
    assert shown.index("38–44") < shown.index("almeno 45") < shown.index("45–52")


@pytest.mark.parametrize(("likely", "folded"), [(6, False), (7, True)])
def test_of_thirteen_bars_and_more_two_rare_ones_at_an_end_are_one(likely: int, folded: bool) -> None:
    chances = [0.0003, 0.0001, 0.0005, *[0.999 / likely] * likely, 0.0001, 0.00045, 0.00045]
    chances[4] += 1 - sum(chances)
    bars = [{"label": str(at), "chance": chance} for at, chance in enumerate(chances)]
    shown = texts("odds", {"title": "Rari", "bars": bars})
    last = len(bars) - 1
    assert ("0–1" in shown, f"{last - 2}–{last}" in shown) == (folded, folded)
    assert {"2", "3"} <= set(shown) and ("0" in shown, str(last) in shown) == (not folded, not folded)


def test_one_rare_bar_at_an_end_is_not_called_another() -> None:
    bars = [{"label": str(at), "chance": chance} for at, chance in enumerate([0.0001, *[0.0769] * 13, 0.0002])]
    shown = texts("odds", {"title": "Rari", "bars": bars})
    assert [shown[1], shown[-2]] == ["0", "14"]


@pytest.mark.parametrize(
    ("bars", "size", "columns"), [(9, 30, 1), (10, 26, 1), (16, 26, 1), (17, 24, 1), (30, 24, 1), (31, 26, 2)]
)
def test_the_more_bars_there_are_the_smaller_they_are_and_then_they_stand_in_two_columns(
    bars: int, size: int, columns: int
) -> None:
    root = ElementTree.fromstring(svg("odds", alike(bars), "it"))
    figures = [one for one in root.iter("{http://www.w3.org/2000/svg}text") if "%" in (one.text or "")]
    assert {one.get("font-size") for one in figures} == {str(size)}
    assert len({one.get("x") for one in figures}) == columns


def test_sixty_common_bars_are_all_shown() -> None:
    bars = [{"label": str(at), "chance": 1 / 60} for at in range(60)]
    assert texts("odds", {"title": "60", "bars": bars}).count("1,7%") == 60


def test_numbers_in_cells_take_the_decimals_of_their_column() -> None:
    assert texts("table", standings(1), "en")[-5:] == ["1", "Compagnia della Rosa 1", "88.5", "7", "3.37"]


def test_a_long_narrow_table_stands_in_two_halves() -> None:
    narrow = {"columns": standings(0)["columns"][:3], "rows": [row[:3] for row in standings(64)["rows"]]}
    assert texts("table", standings(64) | narrow).count("Squadra") == 2


def test_a_long_wide_table_stays_in_one_piece() -> None:
    assert texts("table", standings(64)).count("Squadra") == 1


@pytest.mark.parametrize(("rows", "size", "halves"), [(20, 26, 1), (21, 23, 1), (34, 23, 1), (35, 23, 2)])
def test_many_rows_are_smaller_and_stand_side_by_side(rows: int, size: int, halves: int) -> None:
    narrow = {"columns": standings(0)["columns"][1:3], "rows": [["Orsi", at] for at in range(rows)]}
    root = ElementTree.fromstring(svg("table", standings(rows) | narrow, "it"))
    names = [one for one in root.iter("{http://www.w3.org/2000/svg}text") if one.text == "Orsi"]
    assert {one.get("font-size") for one in names} == {str(size)}
    assert len({one.get("x") for one in names}) == halves


def test_rows_beyond_a_page_are_on_the_next_with_its_number() -> None:
    values = standings(100, page=2, per_page=60)
    shown = texts("table", values)
    assert table.pages(values) == 2
    assert "Compagnia della Rosa 61" in shown
    assert "Compagnia della Rosa 60" not in shown
    assert shown[-1] == "2 / 2"


def test_a_single_page_shows_no_number() -> None:
    assert "1 / 1" not in texts("table", standings(9))


def test_the_first_rows_stand_out_in_weight_on_the_first_page_only() -> None:
    assert svg("table", standings(70), "it").count('font-weight="600"') == 1 + 4 * 5
    assert svg("table", standings(70, page=2), "it").count('font-weight="600"') == 1


def test_a_bracket_says_who_is_awaited_where_nobody_is_known() -> None:
    shown = texts("bracket", bracket(4, name="Orsi"))
    assert "vincente Orsi" in shown


def test_the_winner_of_a_match_stands_out_in_weight() -> None:
    drawn = svg("bracket", bracket(2, 2), "it")
    assert 'font-weight="600" fill="#fbf7f0">Compagnia della Rosa<' in drawn
    assert 'font-weight="400" fill="#665d54">Compagnia della Rosa 0<' in drawn


def test_a_bracket_of_eight_has_its_places_below() -> None:
    shown = texts("bracket", bracket(8, title="Finali"))
    assert shown.count("3º posto") == 4
    assert shown.index("3º posto") > shown.index("0 · Compagnia della Rosa")


def test_tables_beyond_a_page_are_on_the_next_and_who_rests_on_the_last() -> None:
    values = pairings([(f"a{at}", f"b{at}") for at in range(40)], rest="Riposa: Gnomi")
    assert pairing.pages(values) == 2
    assert "Riposa: Gnomi" not in texts("pairings", values)
    assert {"a39", "Riposa: Gnomi", "2 / 2"} <= set(texts("pairings", values | {"page": 2}))


def test_a_page_of_tables_is_full_before_the_next_begins() -> None:
    met = [(f"a{at}", f"b{at}") for at in range(1, 34)]
    assert [pairing.pages(pairings(met[:count], per_page=32)) for count in (1, 32, 33)] == [1, 1, 2]
    shown = texts("pairings", pairings(met, per_page=32, page=2))
    assert {"a33", "b33"} <= set(shown)
    assert not {"a32", "b32"} & set(shown)


def test_a_page_of_a_table_is_full_before_the_next_begins() -> None:
    assert [table.pages(standings(rows, per_page=32)) for rows in (1, 32, 33, 64, 65)] == [1, 1, 2, 2, 3]
    assert "Compagnia della Rosa 32" in texts("table", standings(33, per_page=32))
    assert "Compagnia della Rosa 33" in texts("table", standings(33, per_page=32, page=2))


def test_who_starts_is_marked_with_an_arrow_and_explained() -> None:
    met = [("Orsi", "Lupi")]
    assert svg("pairings", pairings(met, 2), "it").count("<polygon") == 2
    assert svg("pairings", pairings(met, 0), "it").count("<polygon") == 0
    assert "comincia" not in texts("pairings", pairings(met, 0))


def test_a_thousand_rows_are_split_into_pages() -> None:
    values = standings(1000, per_page=40, page=25)
    assert table.pages(values) == 25
    assert "Compagnia della Rosa 1000" in texts("table", values)


def test_a_history_counts_what_was_won_and_lost_and_names_the_best_and_the_last_value() -> None:
    shown = texts("history", history([1010, 1040, 990, 1005]))
    assert shown[1:5] == ["vinte", "2", "perse", "1"]
    assert {"massimo 1040", "1005"} <= set(shown)


def test_many_games_are_marked_in_a_strip_of_their_own() -> None:
    few, many = (svg("history", history([1000.0 + at % 7 for at in range(games)]), "it") for games in (30, 300))
    assert few.count("<circle") > 0
    assert many.count("<circle") <= 2
    assert many.count("<line") > 200


def test_the_powers_stand_in_the_order_of_their_centres() -> None:
    shown = texts("centres", centres([[3, 3, 3, 3, 3, 4, 3], [0, 9, 5, 3, 4, 6, 7]]))
    powers = [
        word for word in shown if word in {"Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"}
    ]
    assert powers == ["England", "Turkey", "Russia", "France", "Italy", "Germany", "Austria"]


SEVEN_COUNTS = st.lists(st.lists(st.integers(1, 20), min_size=7, max_size=7), min_size=1, max_size=12)


@given(SEVEN_COUNTS)
def test_every_point_of_a_chart_of_centres_stands_at_its_value(counts: list[list[int]]) -> None:
    root = ElementTree.fromstring(svg("centres", centres(counts), "it"))
    heights = {float(dot.attrib["cy"]) for dot in root.iter("{http://www.w3.org/2000/svg}circle")}
    assert len(heights) == len({count for year in counts for count in year})


@given(SEVEN_COUNTS)
def test_points_of_one_year_do_not_hide_each_other(counts: list[list[int]]) -> None:
    root = ElementTree.fromstring(svg("centres", centres(counts), "it"))
    dots = [(dot.attrib["cx"], dot.attrib["cy"]) for dot in root.iter("{http://www.w3.org/2000/svg}circle")]
    assert len(dots) == len(set(dots))


@given(SEVEN_COUNTS, st.lists(st.text("Wamil", min_size=1, max_size=14), min_size=7, max_size=7))
def test_every_name_of_a_chart_of_centres_is_whole_or_cut_and_never_lost(
    counts: list[list[int]], names: list[str]
) -> None:
    values = centres(counts)
    for power, name in zip(values["powers"], names, strict=True):
        power["note"] = name
    shown = texts("centres", values)
    for name in names:
        assert any(one == name or (one.endswith("…") and len(one) > 1 and name.startswith(one[:-1])) for one in shown)


def test_every_power_has_its_usual_colour() -> None:
    drawn = svg("centres", centres([[3] * 7, [4] * 7]), "it")
    assert all(drawn.count(colour) >= 3 for power, colour in COLOURS.items() if power != "russia")


def test_two_columns_of_many_bars_share_what_the_margins_leave() -> None:
    bars = [{"label": str(at), "chance": 1 / 60} for at in range(60)]
    root = ElementTree.fromstring(svg("odds", {"title": "60", "bars": bars}, "it"))
    words = list(root.iter("{http://www.w3.org/2000/svg}text"))
    figures = {float(one.get("x", "")) for one in words if one.text == "1,7%"}
    gap = 40
    assert len(figures) == 2 and max(figures) - min(figures) == (WIDTH - 2 * MARGIN - gap) / 2 + gap


@pytest.mark.parametrize(
    ("values", "least", "figures"),
    [
        ([0, 5], 1, [0, 1, 2, 3, 4, 5]),
        ([0, 9], 1, [0, 2, 4, 6, 8, 10]),
        ([0, 20], 1, [0, 5, 10, 15, 20]),
        ([0, 31], 1, [0, 10, 20, 30, 40]),
        ([995, 1290], 1, [900, 1000, 1100, 1200, 1300]),
        ([3, 3], 1, [3, 4]),
        ([0, 1], 3, [0, 5]),
    ],
)
def test_lines_across_a_chart_are_round_figures_that_hold_all_its_values(
    values: list[float], least: float, figures: list[float]
) -> None:
    assert AxisScale.around(values, least).figures == figures


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("how", ["gdr-report-picture-how", "gdr-lab-picture-how"])
def test_what_a_picture_means_is_read_whole_beside_the_longest_name_of_a_tournament(language: str, how: str) -> None:
    said = Texts().say(language, how)
    one = {"label": "Mara", "low": 15.0, "middle": 42.0, "high": 76.0}
    values = {"title": "Punti", "subtitle": f"{'Trofeo faro ' * 5}· {said}", "rows": [one]}
    assert said in " ".join(texts("spread", values, language))


@pytest.mark.parametrize(
    ("values", "least", "told"),
    [
        ([0, 1], 0.1, ["0,0", "0,2", "0,4", "0,6", "0,8", "1,0"]),
        ([0.11, 0.12], 0.01, ["0,11", "0,12"]),
        ([0, 20], 0.1, ["0", "5", "10", "15", "20"]),
    ],
)
def test_figures_beside_a_chart_have_the_decimals_that_tell_them_apart(
    values: list[float], least: float, told: list[str]
) -> None:
    scale = AxisScale.around(values, least)
    assert [scale.told(figure, "it") for figure in scale.figures] == told


def test_a_long_head_is_cut_only_where_the_columns_need_its_room() -> None:
    head = "Il più grande scarto di punti"
    few = {"title": "t", "columns": [{"title": "Squadra"}, {"title": head, "align": "right"}], "rows": [["Orsi", 1]]}
    assert head in texts("table", few)
    many = [{"title": f"{head} {at}", "align": "right"} for at in range(8)]
    crowded = {"title": "t", "columns": [{"title": "Squadra"}, *many], "rows": [["Orsi", *range(8)]]}
    assert not any(text.startswith(head) for text in texts("table", crowded))
