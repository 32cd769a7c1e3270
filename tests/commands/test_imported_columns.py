"""How the first line of an imported file may name its columns, and what it must name to be such a line."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import pytest

from bot.commands import csv_files
from bot.commands.codice import importing as teams
from bot.commands.diplomacy import importing as players
from bot.commands.mito import importing as games
from bot.engines.book import Refused

SEATS = range(1, 7)
TEAMS = {
    "name": ["squadra", "nome", "team", "name"],
    **{f"player{n}": [f"giocatore{n}", f"giocatore {n}", f"player{n}", f"player {n}"] for n in (1, 2)},
    "paid": ["pagato", "paid"],
    "box": ["scatola", "box"],
}
PLAYERS = {
    "name": ["nome", "giocatore", "nome in classifica", "name", "player"],
    "surname": ["cognome", "surname", "last name"],
}
GAMES = {
    games.WHEN: ["data", "quando", "date", "when"],
    games.TIME: ["ora", "time"],
    games.ODDS: ["risikometro"],
    games.WINNER: ["vincitore", "winner"],
    **{f"player{n}": [f"giocatore{n}", f"giocatore {n}", f"player{n}", f"player {n}"] for n in SEATS},
    **{f"odds{n}": [f"risikometro{n}", f"risikometro {n}"] for n in SEATS},
}


@pytest.mark.parametrize(
    ("known", "written"),
    [(teams.COLUMNS, TEAMS), (players.COLUMNS, PLAYERS), (games.COLUMNS, GAMES)],
    ids=["teams", "players", "games"],
)
def test_every_word_for_a_column_names_it(
    known: Mapping[str, Collection[str]], written: Mapping[str, Collection[str]]
) -> None:
    for column, words in written.items():
        for word in words:
            assert csv_files.head([word, word.upper(), "altro"], known, ()) == [column, column, ""], word


@pytest.mark.parametrize("needed", ["squadra", "giocatore1", "giocatore2"])
def test_a_line_without_a_team_and_both_players_names_no_columns(needed: str) -> None:
    def read(*cells: str) -> list[int]:
        return [line.number for line in teams.read(";".join(cells).encode())]

    named = ["squadra", "giocatore1", "giocatore2", "pagato"]
    assert read(*named) == []
    assert read(*(cell for cell in named if cell != needed)) == [1]


@pytest.mark.parametrize(
    ("cells", "names"),
    [("data;vincitore", True), ("data;giocatore1", True), ("data;giocatore2", False), ("ora;vincitore", False)],
)
def test_a_line_without_a_date_and_a_winner_or_a_first_player_names_no_columns(cells: str, names: bool) -> None:
    assert [line.number for line in games.read(cells.encode())] == [1] * (not names)


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (("si", "sì", "Sì", "yes", "y", "s", "x", "X", "1", "true", "vero", "✓"), True),
        (("", "no", "NO", "n", "0", "false", "falso", "-", "–"), False),
    ],
    ids=["yes", "no"],
)
def test_every_word_for_a_mark_is_read(words: tuple[str, ...], meant: bool) -> None:
    assert {word: teams.TeamLine(1, {"paid": word}).mark("paid") for word in words} == dict.fromkeys(words, meant)
    assert teams.TeamLine(1, {}).mark("paid") is False
    with pytest.raises(Refused):
        teams.TeamLine(1, {"paid": "forse"}).mark("paid")
