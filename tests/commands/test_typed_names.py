"""Names as people type them: whole, in part, two of them one after the other."""

from __future__ import annotations

import pytest

from bot.commands.typed_names import alike, one_or_two, two
from bot.engines.book import Refused

NAMES = {"a": "Gli Orsi", "b": "I Lupi", "c": "I Lupi Grigi", "d": "Corsari", "e": ""}


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("gli  ÓRSI", ["a"]),
        ("i lupi", ["b"]),
        ("lupi", ["b", "c"]),
        ("ors", ["a"]),
        ("orsari", ["d"]),
        ("gatti", []),
        (" ", []),
    ],
)
def test_the_whole_name_counts_first_then_words_of_it_then_a_part(typed: str, found: list[str]) -> None:
    assert alike(NAMES, typed) == found


def test_the_whole_name_of_another_is_not_taken_for_a_longer_one() -> None:
    assert alike(NAMES, "orsi", ["Gatti", "Orsi"]) == []
    assert alike(NAMES, "i lupi", ["I Lupi"]) == ["b"]
    assert alike(NAMES, "ors", ["Orsi"]) == ["a"]


async def find(typed: str) -> str:
    match alike(NAMES, typed):
        case [one]:
            return one
    raise Refused("codice-no-such-team", name=typed)


async def test_two_names_without_quotes_are_told_apart() -> None:
    assert await one_or_two(find, "gli orsi") == ("a",)
    assert await one_or_two(find, "gli orsi i lupi") == ("a", "b")
    assert await two(find, "i", "lupi grigi gli orsi") == ("c", "a")


async def test_what_cannot_be_told_apart_is_refused_with_the_name_that_is_unknown() -> None:
    with pytest.raises(Refused) as no:
        await two(find, "gli orsi", "i gatti")
    assert no.value.facts == {"name": "i gatti"}
