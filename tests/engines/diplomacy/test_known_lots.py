"""Lots that were seen: undone and drawn again they fall the same, and upon nothing else unless somebody else agrees."""

from __future__ import annotations

import pytest

from bot.engines.book import Known, Refused
from bot.engines.diplomacy import top_table, voting
from bot.engines.diplomacy.games import Game
from bot.engines.diplomacy.seating import drafting
from bot.engines.diplomacy.standings import standings
from tests.engines.diplomacy.weekend import DIRECTOR, EVEN, REFEREE, Weekend, top_weekend
from tests.engines.kept import NOW


def test_the_powers_of_the_top_table_fall_the_same() -> None:
    weekend = top_weekend()
    weekend.act(lambda: top_table.draw_powers(weekend.book, weekend.dice()))
    powers = dict(weekend.book.top.powers)
    weekend.undo()
    weekend.act(lambda: top_table.draw_powers(weekend.book, weekend.dice()))
    assert weekend.book.top.powers == powers


def test_the_powers_of_the_top_table_are_not_drawn_anew_for_others() -> None:
    weekend = top_weekend()
    weekend.act(lambda: top_table.draw_powers(weekend.book, weekend.dice()))
    weekend.undo()
    weekend.drop(standings(weekend.book).order[0])
    with pytest.raises(Known):
        weekend.act(lambda: top_table.draw_powers(weekend.book, weekend.dice()))


def last_ballot(weekend: Weekend, game: Game, word: str) -> None:
    *_, last = game.seats.values()
    weekend.act(lambda: voting.cast(weekend.book, game.where, "variant", last, word, weekend.dice(), NOW))


@pytest.fixture
def six() -> Weekend:
    """A board of six whose variant was drawn between two that had three votes each; and this is undone."""
    six = Weekend(6)
    six.draft()
    six.act(lambda: drafting.publish(six.book, DIRECTOR, NOW))
    game = six.act(lambda: voting.open_choice(six.book, REFEREE, 1))
    for voter, word in zip(list(game.seats.values())[:-1], ["italy"] * 3 + ["turkey"] * 2, strict=True):
        six.act(
            lambda voter=voter, word=word: voting.cast(six.book, game.where, "variant", voter, word, six.dice(), NOW)
        )
    last_ballot(six, game, "turkey")
    six.drawn = six.book.game_at(1).variant  # type: ignore[attr-defined]
    six.undo()
    return six


def test_the_lot_between_two_variants_falls_the_same_upon_the_ballots_that_were_counted(six: Weekend) -> None:
    with pytest.raises(Refused, match="diplomacy-voted-already"):
        last_ballot(six, six.book.game_at(1), "italy")
    six.act(lambda: voting.close_choice(six.book, REFEREE, 1, None, six.dice()))
    assert six.book.game_at(1).variant == six.drawn  # type: ignore[attr-defined]


def test_a_ballot_that_was_counted_is_taken_back_and_given_otherwise_only_with_somebody_elses_yes(six: Weekend) -> None:
    last = next(one.request for one in reversed(six.records) if isinstance(one.entry, voting.BallotCast))
    with pytest.raises(Known):
        six.undo(last)
    six.undo(last, "board/1-1")
    with pytest.raises(Known):
        last_ballot(six, six.book.game_at(1), "italy")


@pytest.mark.parametrize("words", [["yes"] * 7, ["no"] + ["yes"] * 6])
def test_ballots_on_a_draw_stay_as_they_were_counted(weekend: Weekend, words: list[str]) -> None:
    weekend.winter(1, 1901, *EVEN)
    player = weekend.book.game_at(1).seats["france"]
    game = weekend.act(lambda: voting.propose_draw(weekend.book, player, 1))
    for voter, word in zip(game.seats.values(), words, strict=True):
        weekend.act(
            lambda voter=voter, word=word: voting.cast(
                weekend.book, game.where, "draw", voter, word, weekend.dice(), NOW
            )
        )
    weekend.undo()
    vote = weekend.book.game_at(1).vote
    assert vote is not None and vote.open and not vote.missing
    last = next(one.request for one in reversed(weekend.records) if isinstance(one.entry, voting.BallotCast))
    with pytest.raises(Known):
        weekend.undo(last)
