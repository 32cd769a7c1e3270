"""Who is who in a friendly: teams, their hands, and whom somebody has met at any of its tables."""

from __future__ import annotations

from bot.engines.codice.play.state import Where
from tests.engines.codice.play.hand import ALDO, BEA, CARLO, DINA, Hand


def test_a_hand_is_its_game_and_that_is_its_players() -> None:
    book, where = Hand().book, Where(1, 1, 2)
    game = book.thing(where)
    assert game == book.thing(Where(1, 1, 1)) != book.thing(Where(2, 1, 1)) and book.thing("words") == "words"
    assert {*book.behind(game)} == {ALDO, BEA, CARLO, DINA}
    assert [*book.behind(book.thing(Where(2, 1, 1)))] == [], "it was not played"
    assert {*book.behind(ALDO)} == {ALDO}


def test_a_side_is_its_team_and_whoever_plays_in_none_is_alone() -> None:
    book = Hand().book
    assert (book.side(ALDO), book.side(DINA), book.side("elsa")) == ({ALDO, BEA}, {CARLO, DINA}, {"elsa"})


def test_all_at_a_table_have_met() -> None:
    book = Hand().book
    assert book.met(ALDO) == book.opponents(ALDO) == {BEA, CARLO, DINA} and book.met("elsa") == frozenset()
