"""What the pictures say: the target, the rare ends folded, the pages and halves of long tables."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

from bot.pictures import svg, table
from tests.pictures.samples import odds, standings


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


def test_rare_ends_of_many_dice_are_folded_but_not_across_the_target() -> None:
    shown = texts("odds", odds(52, 45))
    assert {"0–14", "38–44", "45–52"} <= set(shown)
    assert shown.index("38–44") < shown.index("almeno 45") < shown.index("45–52")


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
