"""Diplomacy: lots, seats, powers of the urn and ties of a vote fall the same, undone and done again alike."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bot.engines.diplomacy import top_table, voting
from bot.engines.diplomacy.games import VARIANTS
from bot.engines.diplomacy.seating import drafting
from bot.engines.diplomacy.tournament import Diplomacy
from tests.engines import redone
from tests.engines.diplomacy import test_way_back as way_back
from tests.engines.diplomacy.weekend import DIRECTOR, NOW, REFEREE, Weekend, top_weekend

acts = st.one_of(
    way_back.acts,
    st.just(("draft",)),
    st.just(("draft",)),
    st.just(("publish",)),
    st.just(("publish",)),
    st.just(("enter",)),
    st.just(("declare",)),
    st.just(("urn",)),
    st.tuples(st.just("choose"), st.integers(1, 2)),
    st.tuples(st.just("ballot"), st.integers(1, 2), st.integers(0, 6), st.sampled_from(VARIANTS)),
    st.tuples(st.just("count"), st.integers(1, 2)),
)


def deed(weekend: Weekend, act: tuple[Any, ...]) -> object:
    book = weekend.book
    match act:
        case ("draft",):
            return weekend.drafted()
        case ("enter",):
            return weekend.entered()
        case ("publish",):
            return drafting.publish(book, DIRECTOR, NOW)
        case ("declare",):
            return top_table.declare(book, DIRECTOR, True, False)
        case ("urn",):
            return top_table.draw_powers(book, weekend.dice())
        case ("choose", board):
            return voting.open_choice(book, REFEREE, board)
        case ("ballot", board, seat, word):
            game = book.game_at(board)
            voter = [*game.seats.values()][seat % len(game.seats)]
            return voting.cast(book, game.where, "variant", voter, word, weekend.dice(), NOW)
        case ("count", board):
            return voting.close_choice(book, REFEREE, board, None, weekend.dice())
    return way_back.deed(weekend, act)


def seen(book: Diplomacy) -> object:
    """All that lots decide: their order, the draft, who sits where and plays what."""
    seats = [(game.where, dict(game.seats), game.variant) for _, game in book.games()]
    return book.lots, book.draft, seats, dict(book.top.powers), {id: one.players for id, one in book.entrants.items()}


@given(st.sampled_from([6, 7, 13, 14]), st.lists(acts, min_size=4, max_size=25), st.integers(0, 2**32))
def test_lots_fall_the_same_whatever_is_undone_and_done_again(count: int, happened: list[Any], luck: int) -> None:
    everything = [("enter",)] * count + [("draft",), ("publish",), *happened]
    redone.check(lambda: Weekend(steps=1000), everything, deed, seen, Random(luck))


def test_a_tie_of_votes_is_counted_again_upon_the_same_ballots() -> None:
    words = ["italy", "turkey"] * 3
    ballots = [("ballot", 1, seat, word) for seat, word in enumerate(words)]
    everything = [("enter",)] * 6 + [("draft",), ("publish",), ("choose", 1), *ballots]
    found = [redone.check(lambda: Weekend(steps=1000), everything, deed, seen, Random(luck)) for luck in range(5)]
    assert all(found)


def test_the_urn_of_the_top_table_and_its_round_are_drawn_again() -> None:
    everything = [("urn",), ("draft",), ("publish",)]
    found = [redone.check(top_weekend, everything, deed, seen, Random(luck)) for luck in range(5)]
    assert all(found)
