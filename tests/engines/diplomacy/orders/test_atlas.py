"""The map holds together, and its provinces are found by their names."""

from __future__ import annotations

import pytest

from bot.engines.diplomacy.orders.atlas import breaks
from tests.engines.diplomacy.orders.slip import ATLAS, MAP, judged
from tests.hall.house import TEXTS


def test_the_map_holds_together() -> None:
    assert list(breaks(MAP)) == []
    assert len(MAP.provinces) == 75
    assert sum(one.home is not None for one in MAP.provinces.values()) == 34


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_province_is_found_by_its_name(language: str) -> None:
    for key in MAP.provinces:
        assert ATLAS.exact(TEXTS.say(language, f"diplomacy-provinces-{key}", {})) == key
        assert ATLAS.meant(key) == (key,)


def test_no_abbreviation_means_two_provinces() -> None:
    seen: dict[str, str] = {}
    for key, province in MAP.provinces.items():
        for name in (key, *province.also):
            assert seen.setdefault(name, key) == key, name


@pytest.mark.parametrize("name", ATLAS.hyphened)
def test_a_dash_within_a_name_is_no_move(name: str) -> None:
    (held,), (moved,) = judged(f"A {name} H"), judged(f"F Lon - {name}")
    assert held.order.place is not None and held.order.place.key == ATLAS.exact(name) != ""
    assert moved.order.to is not None and moved.order.to.key == ATLAS.exact(name)


def test_names_with_a_dash_are_looked_for_the_longest_first() -> None:
    assert {"mid-atlantic", "paesi-bassi"} < set(ATLAS.hyphened) and all("-" in name for name in ATLAS.hyphened)
    assert list(map(len, ATLAS.hyphened)) == sorted(map(len, ATLAS.hyphened), reverse=True)
