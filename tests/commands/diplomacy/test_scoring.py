"""A game's score, line by line, in both languages."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path

from bot.commands.diplomacy.names import factor_said
from bot.hall.cards.card import say
from tests.commands.diplomacy.weekend import EVEN, UGO, Weekend, weekend


async def test_art_2_3_1_the_score_says_every_step_of_445_9(played: Weekend) -> None:
    said = await played.said("/diplomazia punteggio 1 1")
    name = await played.at("austria")
    assert (
        f"1. {name} (Austria) 445,9: (72 (18 centri) + 1 (in gioco) + 70 (1º posto) + 30 (distacco) "
        "+ 170 (vittoria a 18)) × 1,3 = 445,9\n" in said
    )
    assert said.splitlines()[1] == "Moltiplicatore 1,3: 4 con almeno 3 centri"


def test_a_multiplier_is_shown_with_as_many_decimals_as_it_has() -> None:
    """A club may set what a survivor adds."""
    for factor, rest in (
        (Fraction(13, 10), "3"),
        (Fraction(145, 100), "45"),
        (Fraction(105, 100), "05"),
        (Fraction(1), "0"),
    ):
        assert factor_said(factor) == say("decimal", whole="1", rest=rest)


async def test_in_english_with_a_point(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7, language="en")
    await found.winter(1, 1901, "18 6 6 4 0 0 0")
    await found.said("/diplomacy finish 1", UGO)
    assert any("Multiplier 1.3: 4 with 3 centres or more" in one for one in await found.house.heralded())


async def test_a_score_can_be_seen_before_the_end(tmp_path: Path) -> None:
    found = await weekend(tmp_path)
    assert "non è stato registrato" in await found.said("/diplomazia punteggio 1")
    await found.winter(1, 1901)
    assert "Se finisse con il 1901" in await found.said("/diplomazia punteggio 1")


async def test_points_that_are_multiplied_are_shown_before_and_after(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 13, posted=False)
    await found.post("/diplomazia round doppi:Ada")
    for board in (1, 2):
        await found.play(board, EVEN)
    shown = next(one for one in (await found.said("/diplomazia punteggio 1")).splitlines() if "+15% due tavoli" in one)
    assert re.search(r"= (\d+,\d); \+15% due tavoli: \1 × 1,15 = \d+,\d$", shown)
