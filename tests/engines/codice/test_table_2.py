"""Table 2 (article 14) as the document prints it, walked by itself and compared with the program, whoever wins."""

from __future__ import annotations

import copy
import random
import re

import pytest

from bot.engines.codice.finals import bracket, final_places
from tests.engines.codice.evening import Evening

PRINTED = {
    6: (["A: s1-s2"], "1) v. A 2) p. A"),
    9: (["A: s1-s4 B: s2-s3", "C: vA – vB D: pA – pB"], "1) v. C 2) p. C 3) v. D 4) p. D"),
    33: (
        [
            "A: s1-s8 B: s4-s5 C: s3-s6 D: s2-s7",
            "E: vA – vD F: vC – vB G: pA – pD H: pC – pB",
            "I: vE – vF J: pE – pF K: vG – vH L: pG – pH",
        ],
        "1) v. I 2) p. I 3) v. J 4) p. J 5) v. K 6) p. K 7) v. L 8) p. L",
    ),
}
"""The stages and the places, by a number of teams that has such finals."""
MATCH = re.compile(r"([A-L]): ([svp]\w) ?[-–] ?([svp]\w)")
PLACE = re.compile(r"\d\) ([vp])\. ([A-L])")


@pytest.fixture(scope="module")
def qualified() -> dict[int, Evening]:
    """Tournaments whose finals have just been posted."""
    evenings = {count: Evening(count) for count in PRINTED}
    for evening in evenings.values():
        while evening.book.present.phase != "finals":
            evening.play_round()
    return evenings


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("count", PRINTED)
def test_art_14_pairings_and_places_are_those_of_the_printed_table(
    qualified: dict[int, Evening], count: int, seed: int
) -> None:
    evening = copy.deepcopy(qualified[count])
    order = evening.order()
    chance = random.Random(seed)
    who = {f"s{place}": team for place, team in enumerate(order, 1)}
    stages, places = PRINTED[count]
    for stage in stages:
        printed = {letter: (who[one], who[other]) for letter, one, other in MATCH.findall(stage)}
        posted = list(evening.book.present.matches.values())
        assert {match.pairing.letter: match.teams for match in posted} == printed
        for match in posted:
            side = chance.randrange(2)
            letter = match.pairing.letter
            who[f"v{letter}"], who[f"p{letter}"] = printed[letter][side], printed[letter][1 - side]
            evening.play(match.table, *[side] * (match.best_of // 2 + 1))
    first = tuple(who[sort + letter] for sort, letter in PLACE.findall(places))
    assert evening.book.ended
    assert final_places(evening.book) == (*first, *(team for team in order if team not in first))


@pytest.mark.parametrize("count", PRINTED)
def test_art_14_the_bracket_is_shown_with_the_printed_letters_and_seats(
    qualified: dict[int, Evening], count: int
) -> None:
    stages, _ = PRINTED[count]
    printed = [(letter, (one, other)) for stage in stages for letter, one, other in MATCH.findall(stage)]
    assert [(table.letter, table.seats) for table in bracket(qualified[count].book)] == printed
