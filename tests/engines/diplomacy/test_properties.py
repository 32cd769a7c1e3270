"""What always holds, whatever a weekend brings: the fold, undo, corrections, and the order of recording."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engines.diplomacy import centres
from bot.engines.diplomacy.rules import POWERS
from bot.engines.diplomacy.standings import standings
from bot.engines.diplomacy.totals import totals
from bot.engines.diplomacy.tournament import Diplomacy
from tests import examples
from tests.engines.diplomacy.weekend import Weekend

chances = st.randoms(use_true_random=False)
few = settings(max_examples=examples(10), deadline=None)


def winters(chance: Random, weekend: Weekend, board: int) -> list[tuple[int, ...]]:
    """Centres of some years that may follow each other."""
    game = weekend.book.game_at(board)
    found: list[tuple[int, ...]] = []
    for _ in range(chance.randint(1, 7)):
        alive = [power for power in POWERS if power in game.seats and (not found or found[-1][POWERS.index(power)])]
        owners = [chance.choice(alive) for _ in range(chance.randint(22, 34))]
        found.append(tuple(owners.count(power) for power in POWERS))
        if max(found[-1]) >= weekend.book.rules.score.solo_centres:
            break
    return found


def play(weekend: Weekend, board: int, years: list[tuple[int, ...]]) -> None:
    """A board with these winters, closed."""
    for year, counts in enumerate(years, 1901):
        weekend.winter(board, year, *counts)
    weekend.finish(board, early=True)


def results(book: Diplomacy) -> object:
    """Everybody's points and places."""
    return totals(book), standings(book).order


@given(chances, st.integers(12, 21), st.integers(0, 255))
@few
def test_standings_do_not_depend_on_the_order_of_recording(chance: Random, count: int, seed: int) -> None:
    weekends = [Weekend(count, seed=seed, steps=2000) for _ in range(2)]
    if count in (15, 16, 17):
        return
    for weekend in weekends:
        weekend.post()
    one, other = weekends
    boards = list(one.book.numbered(1).games)
    years = {board: winters(chance, one, board) for board in boards}
    for weekend, order in ((one, boards), (other, chance.sample(boards, len(boards)))):
        for board in order:
            play(weekend, board, years[board])
    assert results(one.book) == results(other.book)


@given(chances, st.integers(0, 255))
@few
def test_a_correction_and_its_reverse_restore_everything_and_the_fold_agrees(chance: Random, seed: int) -> None:
    weekend = Weekend(14, seed=seed, steps=2000)
    weekend.post()
    for board in (1, 2):
        play(weekend, board, winters(chance, weekend, board))
    before = results(weekend.book)
    game = weekend.book.game_at(chance.randint(1, 2))
    board, last = game.where.board, game.year
    assert last is not None
    stood = tuple(game.counts[last].values())
    alive = [at for at, count in enumerate(stood) if count]
    other = list(stood)
    if len(alive) > 1 and other[alive[0]] > 1:
        other[alive[0]] -= 1
        other[alive[1]] += 1
        weekend.fix(board, last, *other)
        assert results(weekend.refolded()) == results(weekend.book)
        weekend.fix(board, last, *stood)
    assert results(weekend.book) == before


@given(chances, st.integers(0, 255))
@few
def test_undo_of_a_winter_restores_the_tournament_before_it(chance: Random, seed: int) -> None:
    weekend = Weekend(7, seed=seed, steps=2000)
    weekend.post()
    years = winters(chance, weekend, 1)
    for year, counts in enumerate(years, 1901):
        weekend.winter(1, year, *counts)
    undone = weekend.undone().game_at(1)
    assert list(undone.counts) == list(range(1901, 1900 + len(years)))
    assert not centres.complete(weekend.book, undone) or undone.year == undone.last_year
