"""Slips as they are typed, at a table whose teams have names like those of others."""

from __future__ import annotations

from typing import Any

import pytest

from bot.commands.codice.slips import Slips
from bot.engines.book import Refused

NAMES = {
    "t13": "Squadra 13",
    "t14": "Squadra 14",
    "t1": "Squadra 1",
    "orsi": "Orsi",
    "gli": "Gli Orsi",
    "x": "Le Volpi",
}
ENDINGS: Any = {"assassin": ["assassino"], "referee": ["arbitro"], "time": ["tempo"], "agents": ["agenti"]}


def read(typed: str, *seats: str, table: int = 5) -> list[str]:
    """Who won each hand at a table, and what the others had found."""
    teams = {table: {team: NAMES[team] for team in seats}, 7: {"x": "Le Volpi", "t1": "Squadra 1"}}
    return [
        f"{one.winner} {one.loser_agents if one.loser_agents is not None else one.ending}"
        for one in Slips(typed, teams, NAMES.values(), ENDINGS).read(table)[table]
    ]


@pytest.mark.parametrize(
    ("typed", "seats", "hands"),
    [
        ("Squadra 14 5, Orsi A, Squadra 14 2", ("t14", "orsi"), ["t14 5", "orsi assassin", "t14 2"]),
        ("14 5, Orsi A, 14 2", ("t14", "orsi"), ["t14 5", "orsi assassin", "t14 2"]),
        ("squadra 5, orsi a", ("t14", "orsi"), ["t14 5", "orsi assassin"]),
        ("gli orsi 5 squadra 13 t3", ("gli", "t13"), ["gli 5", "t13 3"]),
        ("gli 5, squadra 3", ("gli", "t13"), ["gli 5", "t13 3"]),
    ],
)
def test_a_whole_name_is_read_before_its_beginning(typed: str, seats: tuple[str, ...], hands: list[str]) -> None:
    assert read(typed, *seats) == hands


@pytest.mark.parametrize(
    ("typed", "seats"),
    [
        ("Squadra 1 5, Orsi A, Squadra 1 2", ("t13", "orsi")),
        ("Squadra 1 5", ("t13", "orsi")),
        ("Orsi 5", ("gli", "t13")),
        ("Squadra 13 5, Orsi A", ("gli", "t13")),
    ],
)
def test_the_whole_name_of_a_team_that_sits_elsewhere_is_nobodys_here(typed: str, seats: tuple[str, ...]) -> None:
    with pytest.raises(Refused) as no:
        read(typed, *seats)
    assert no.value.reason == "codice-slips-unread"
