"""However a round was told, disputed and corrected, and in whatever order: its scores are those of a round told right
the first time."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engines.diplomacy import centres as counting
from bot.engines.diplomacy import conduct, told_winters, top_table
from bot.engines.diplomacy.games import Game
from bot.engines.diplomacy.rules import Power
from bot.engines.diplomacy.seating.drafting import RoundDrafted, RoundPosted
from bot.engines.diplomacy.standings import standings
from bot.engines.diplomacy.totals import totals
from tests import examples
from tests.engines.diplomacy.test_properties import winters
from tests.engines.diplomacy.weekend import DIRECTOR, NOW, REFEREE, Weekend, centres

Winter = tuple[int, ...]
SEATS = (RoundDrafted, RoundPosted)


class Late(NamedTuple):
    """A winter that is put right when its round is over."""

    round: int
    board: int
    year: int
    winter: Winter


def mistaken(chance: Random, winter: Winter) -> Winter:
    """A slip: two powers that are in play have each other's centres, or the first is given a solo."""
    alive = [at for at, count in enumerate(winter) if count]
    wrong = list(winter)
    most = max(alive, key=lambda at: winter[at])
    if 12 <= winter[most] < 18 and sum(winter) - len(alive) + 1 >= 18:
        for at in alive:
            moved = min(wrong[at] - 1, 18 - wrong[most]) if at != most else 0
            wrong[at], wrong[most] = wrong[at] - moved, wrong[most] + moved
    elif len(alive) > 1:
        one, other = chance.sample(alive, 2)
        wrong[one], wrong[other] = winter[other], winter[one]
    return tuple(wrong)


def told(chance: Random, found: Weekend, board: int, year: int, winter: Winter) -> None:
    """A winter comes to be counted: by a referee, by two who play there, or by a referee after they differed."""
    game = found.book.game_at(board)
    here = [found.book.entrants[one].players[0] for one in game.seats.values() if found.book.entrants[one].fate == "in"]
    teller, rival = chance.sample(here, 2)
    way = chance.choice(["referee", "rivals", "agreed", "differed"])
    if way != "referee":
        first = winter if way == "rivals" else mistaken(chance, winter)
        found.act(lambda: told_winters.report(found.book, teller, board, year, centres(*first), NOW))
        if first == winter:
            found.act(lambda: told_winters.confirm(found.book, rival, board, year, NOW))
            return
        found.act(lambda: told_winters.report(found.book, rival, board, year, centres(*winter), NOW))
        if way == "agreed":
            found.act(lambda: told_winters.confirm(found.book, teller, board, year, NOW))
            return
    found.winter(board, year, *winter)


def steps(
    chance: Random, found: Weekend, board: int, years: list[Winter], late: list[Late] | None = None
) -> Iterator[None]:
    """A board as it is told with slips, each put right at some time, step by step; some only in the next round, where
    there is one."""
    number = found.book.game_at(board).where.round
    wrong: dict[int, Winter] = {}
    for year, winter in enumerate(years, 1901):
        slip = mistaken(chance, winter) if chance.random() < 0.4 else winter
        if slip != winter and max(slip) >= 18 > max(winter):
            told(chance, found, board, year, slip)
            yield
            close(found, found.book.game_at(board))
            yield
            found.fix(board, year, *winter)  # Its solo is none: the board is played on.
        else:
            told(chance, found, board, year, slip)
            if slip != winter:
                wrong[year] = winter
        yield
        if wrong and chance.random() < 0.3:
            right = chance.choice(sorted(wrong))
            found.fix(board, right, *wrong.pop(right))
            yield
    close(found, found.book.game_at(board))
    yield
    for year in chance.sample(sorted(wrong), len(wrong)):
        if late is not None and chance.random() < 0.6:
            late.append(Late(number, board, year, wrong[year]))
            continue
        found.fix(board, year, *wrong[year])
        yield


def close(found: Weekend, game: Game) -> None:
    """A referee closes a board that has not closed itself."""
    if not game.over:
        found.finish(game.where.board, early=True)


def playing(found: Weekend, game: Game) -> bool:
    """Whether a board is played."""
    return not game.over and not counting.complete(found.book, game)


@given(st.randoms(use_true_random=False), st.sampled_from([14, 20, 21]), st.integers(0, 255))
@settings(max_examples=examples(15), deadline=None)
def test_corrections_in_any_order_leave_the_scores_of_a_round_told_right(chance: Random, count: int, seed: int) -> None:
    one, other = (Weekend(count, seed=seed, steps=2000) for _ in range(2))
    for found in (one, other):
        found.post()
    boards = list(one.book.numbered(1).games)
    years = {board: winters(chance, one, board) for board in boards}
    for board in boards:
        for year, winter in enumerate(years[board], 1901):
            one.winter(board, year, *winter)
        one.finish(board, early=True)
    going = {board: steps(chance, other, board, years[board]) for board in boards}
    gone = chance.choice([*other.book.entrants])
    other.drop(gone)
    one.drop(gone)
    while going:
        board = chance.choice(sorted(going))
        if next(going[board], StopIteration) is StopIteration:
            del going[board]
        elif chance.random() < 0.1 and playing(other, game := other.book.game_at(board)):
            power = chance.choice(game.in_play())
            other.act(lambda board=board, power=power: conduct.late(other.book, REFEREE, board, power))
    assert totals(other.book) == totals(one.book)
    assert standings(other.book).order == standings(one.book).order


def put_right(chance: Random, found: Weekend, late: list[Late]) -> Iterator[None]:
    """What was wrong in the round before, in any order, while the next is played."""
    for one in chance.sample(late, len(late)):
        found.fix(one.board, one.year, *one.winter, number=one.round)
        yield


def seated_alike(found: Weekend, like: Weekend) -> None:
    """The last round posted with the seats that another weekend has: they stand, whatever is put right later."""
    draft, posted = (next(one.entry for one in reversed(like.records) if isinstance(one.entry, kind)) for kind in SEATS)
    found.act(lambda: found.book.happen(draft))
    found.act(lambda: found.book.happen(posted))
    for board in found.book.numbered(3).games:
        found.choose(board, "italy")


def top_drawn(found: Weekend) -> None:
    """The last round is posted, with those at its top table who were first then."""
    found.act(lambda: top_table.draw_powers(found.book, found.dice()))
    found.post()


@given(st.randoms(use_true_random=False), st.integers(0, 255))
@settings(max_examples=examples(8), deadline=None)
def test_so_they_do_over_three_rounds_with_a_top_table_and_somebody_at_two_boards(chance: Random, seed: int) -> None:
    """The double plays at both boards of the first two rounds; some of what was wrong is put right only when the top
    table is drawn, posted and played: its seats stand."""
    one, other = (Weekend(13, seed=seed, steps=1000) for _ in range(2))
    late: list[Late] = []
    for number in range(1, 4):
        if number == 3:
            top_drawn(other)
            seated_alike(one, other)
        else:
            for found in (one, other):
                found.post(doubles=(f"t{number}",))
        if number == 2:
            for found in (one, other):
                found.act(lambda found=found: top_table.declare(found.book, DIRECTOR, True, False))
        boards = list(one.book.numbered(number).games)
        seats = by_board(other, number)
        assert by_board(one, number) == seats
        years = {board: winters(chance, one, board) for board in boards}
        for board in boards:
            for year, winter in enumerate(years[board], 1901):
                one.winter(board, year, *winter)
            close(one, one.book.game_at(board))
        before, late = late, []
        if number == 2:
            kept = chance.sample(before, len(before) // 2)
            before, late = [wrong for wrong in before if wrong not in kept], kept
        going = {board: steps(chance, other, board, years[board], late if number < 3 else None) for board in boards}
        going[0] = put_right(chance, other, before)
        while going:
            board = chance.choice(sorted(going))
            if next(going[board], StopIteration) is StopIteration:
                del going[board]
        assert late or totals(other.book) == totals(one.book)
        assert by_board(other, number) == seats
    assert other.book.numbered(3).games[1].top and len(totals(one.book)) == 13
    assert not late and totals(other.book) == totals(one.book)
    assert standings(other.book).order == standings(one.book).order
    assert totals(other.refolded()) == totals(one.book)


def by_board(found: Weekend, number: int) -> list[dict[Power, str]]:
    """Who sits where in a round."""
    return [dict(game.seats) for game in found.book.numbered(number).games.values()]
