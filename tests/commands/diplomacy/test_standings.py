"""The standings, and what decided between two players."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from bot.commands.diplomacy.names import named, points_said
from bot.commands.diplomacy.standings import listed
from bot.engines.diplomacy.tournament import Stated
from bot.hall.cards.card import say
from tests.commands.diplomacy.weekend import Weekend, weekend


async def test_the_standings_list_everybody_who_has_played(played: Weekend) -> None:
    said = await played.said("/diplomazia classifica")
    assert said.startswith("Classifica · round 1 di 3")
    assert f"1 {await played.at('austria')} 445,9" in said
    assert "decide l'articolo 5" in said, "six lost to the same solo"


async def test_what_no_round_gave_stands_beside_the_rounds_that_the_points_are_the_sum_of(played: Weekend) -> None:
    assert say("diplomacy-column-other") not in listed(await played.book()).ranking.head
    guilty = await played.at("turkey")
    await played.said(f'/diplomazia penalita {guilty} "insulti" 50')
    book = await played.book()
    shown = listed(book).ranking
    assert shown.head[-2:] == (say("diplomacy-column-other"), say("diplomacy-column-points"))
    rows = {row[1]: row[2:] for row in shown.rows}
    assert rows[named(book, await played.id(guilty))] == tuple(points_said(Fraction(one)) for one in (1, -50, -49))
    winner = rows[named(book, await played.id(await played.at("austria")))]
    assert winner[1] == "–" and winner[0] == winner[2]


async def test_before_the_first_board_is_closed_there_are_no_standings(tmp_path: Path) -> None:
    found = await weekend(tmp_path)
    assert "quando si chiude il primo tavolo" in await found.said("/diplomazia classifica")


async def test_explain_says_what_decided(played: Weekend) -> None:
    one, other = await played.at("austria"), await played.at("austria", 2)
    said = await played.said(f"/diplomazia spiega {other} {one}")
    assert said.startswith(f"{one} davanti a {other}")
    assert "Decide: i punti, 445,9 contro 149,8" in said
    own = await played.said(f"/diplomazia spiega {other}")
    assert "149,8 punti" in own
    assert "Round 1, tavolo 2, Austria: (36 (9 centri)" in own


async def test_art_5_equal_points_are_told_apart_by_the_power(played: Weekend) -> None:
    one, other = await played.at("italy"), await played.at("turkey")
    said = await played.said(f"/diplomazia spiega {one} {other}")
    assert "(f) la potenza del round 1, Italia contro Turchia" in said


@pytest.mark.parametrize(("other", "told"), [(True, "(f) la potenza del round 1"), (False, "(b) prima le donne")])
async def test_nobody_is_told_what_was_stated_beyond_that_it_decides(played: Weekend, other: bool, told: str) -> None:
    await played.said("/diplomazia spareggi donne:si giovani:si")
    book, seats = await played.book(), (await played.game()).seats
    book.stated |= {player: Stated(other or power == "italy", 19900131) for power, player in seats.items()}
    said = await played.said(f"/diplomazia spiega {await played.at('italy')} {await played.at('turkey')}")
    assert f"Decide: {told}" in said
    assert not [word for word in ("donna", "uomo", "giovane") if word in said]
    assert ("donne" in said) is not other
