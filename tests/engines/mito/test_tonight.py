"""Tables of an evening: who sits there, the risikometro, one tells who won, another says so too, or it lapses."""

from __future__ import annotations

from collections.abc import Callable, Collection

import pytest

from bot.engines.book import Refused
from bot.engines.mito import closing
from bot.engines.mito import tonight as tables
from bot.engines.mito.league import CLOSING, LAPSING, League
from bot.engines.mito.tonight import ConfirmingWord
from tests.engines.mito.league import HOUR, A, B, C, D, Table, at

SUNDAY = at("2026-11-22 21:00")
MONDAY = at("2026-11-23 00:00")


def opened(*players: str, now: float = SUNDAY) -> League:
    """A league with one table, at which these sit."""
    book = Table(opened=at("2026-11-16 20:00")).book
    tables.open_table(book, A, "r1", "", players, now, 5)
    return book


def ended(
    book: League, by: str = B, *, now: float, guests: Collection[str] = (), known: bool = True, referee: bool = False
) -> int:
    """The number of the game that somebody's yes makes of the first table."""
    return tables.end(book, 1, ConfirmingWord(by, known, referee), guests, now).number


def reason(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.reason


def test_one_tells_who_won_and_another_of_the_table_says_so_too() -> None:
    book = opened(A, B, C)
    tables.note(book, A, 1, 0, {0: 3000, 1: 3000, 2: 3500})
    tables.tell(book, A, 1, C)
    with pytest.raises(Refused) as refused:
        ended(book, A, now=SUNDAY + HOUR)
    assert reason(refused) == "mito-table-told-by-you"
    with pytest.raises(Refused) as refused:
        ended(book, D, now=SUNDAY + HOUR)
    assert reason(refused) == "mito-table-not-there"
    assert not book.games
    game = book.games[ended(book, now=SUNDAY + HOUR)]
    assert (game.players, game.risikometro, game.at) == ((C, A, B), (3500, 3000, 3000), SUNDAY + HOUR)
    assert book.word(game.number).confirmed == [B]
    assert not book.tables


def test_a_game_that_ends_past_midnight_is_of_the_evening_in_which_its_table_was_opened() -> None:
    book = opened(A, B, C)
    tables.tell(book, A, 1, A)
    game = book.games[ended(book, now=MONDAY + HOUR)]
    assert game.at == MONDAY - 60
    again = tables.open_table(book, A, "r1", "", (A, B, C), MONDAY + HOUR, 5)
    assert again.moment(MONDAY + 2 * HOUR) == MONDAY - 60


def test_the_week_is_told_of_once_the_tables_of_its_last_evening_are_over() -> None:
    book = opened(A, B, C, now=SUNDAY - 24 * HOUR)
    tables.tell(book, A, 1, A)
    ended(book, now=SUNDAY - 20 * HOUR)
    tables.open_table(book, A, "r1", "", (A, B, C), SUNDAY, 5)
    assert book.due()[CLOSING] == MONDAY + 5 * HOUR
    closing.close(book, MONDAY)
    assert not book.closed
    tables.tell(book, A, 2, B)
    tables.end(book, 2, ConfirmingWord(B, False, False), (), MONDAY + HOUR)
    assert book.due()[CLOSING] == MONDAY
    closing.close(book, MONDAY + HOUR)
    assert [len(book.ladder_of(book.period(*one)).games) for one in book.closed] == [2]


def test_where_the_week_was_told_of_its_winner_stays_until_a_director_says_otherwise() -> None:
    book = opened(A, B, C)
    for winner, other in ((A, B), (B, A)):
        tables.open_table(book, A, "r1", "", (A, B, C), SUNDAY - 3 * HOUR, 5)
        tables.tell(book, other, book.last_table, winner)
        tables.end(book, book.last_table, ConfirmingWord(winner, True, False), (), SUNDAY)
    closing.close(book, MONDAY + 5 * HOUR)
    week = book.period("week", SUNDAY)
    assert book.ladder_of(week).winners() == [B]
    tables.tell(book, A, 1, A)
    with pytest.raises(Refused) as refused:
        ended(book, now=MONDAY + 6 * HOUR, known=False)
    assert reason(refused) == "agree-not-known"
    assert ended(book, now=MONDAY + 6 * HOUR) in book.held
    assert book.ladder_of(week).winners() == [B]


def test_a_table_of_more_guests_than_members_takes_the_word_of_somebody_known() -> None:
    book = opened(A, B, C, D, "pe")
    tables.tell(book, A, 1, A)
    with pytest.raises(Refused) as refused:
        ended(book, now=SUNDAY + HOUR, guests=(C, D, "pe"), known=False)
    assert reason(refused) == "agree-not-known"
    assert ended(book, now=SUNDAY + HOUR, guests=(C, D, "pe")) in book.games


def test_three_make_a_table_and_six_fill_it() -> None:
    book = opened(A, B)
    with pytest.raises(Refused) as refused:
        tables.tell(book, A, 1, A)
    assert reason(refused) == "mito-table-few"
    tables.sit(book, C, 1, (C, D, "pe", "pf"))
    with pytest.raises(Refused) as refused:
        tables.sit(book, A, 1, ("pg",))
    assert reason(refused) == "mito-table-full"


def test_the_risikometro_is_noted_for_all_or_for_nobody_and_of_those_who_sit_there() -> None:
    book = opened(A, B, C)
    tables.note(book, A, 1, 0, {0: 3000})
    with pytest.raises(Refused) as refused:
        tables.tell(book, A, 1, A)
    assert reason(refused) == "mito-table-odds-missing"
    tables.stand_up(book, C, 1, C)
    tables.sit(book, D, 1, (D,))
    with pytest.raises(Refused) as refused:
        tables.note(book, A, 1, 0, {1: 3000, 2: 3000})
    assert reason(refused) == "mito-table-changed"
    tables.note(book, A, 1, 2, {1: 3000, 2: 3500})
    assert book.tables[1].seats == {A: 3000, B: 3000, D: 3500}


def test_whoever_sits_down_or_gets_other_points_leaves_nothing_told_of_the_winner() -> None:
    book = opened(A, B, C)
    for change in (
        lambda: tables.sit(book, D, 1, (D,)),
        lambda: tables.note(book, A, 1, 1, dict.fromkeys(range(4), 1)),
    ):
        tables.tell(book, A, 1, A)
        change()
        assert not book.tables[1].winner


def test_what_nobody_ends_lapses_at_noon_and_what_is_called_off_at_once() -> None:
    book = opened(A, B, C)
    assert book.due()[LAPSING] == MONDAY + 12 * HOUR
    assert not tables.lapse(book, MONDAY + 11 * HOUR)
    assert [table.by for table in tables.lapse(book, MONDAY + 12 * HOUR)] == [A]
    tables.open_table(book, A, "r1", "", (), MONDAY, 5)
    with pytest.raises(Refused):
        tables.call_off(book, B, 2)
    tables.call_off(book, A, 2)
    assert not book.tables
    assert LAPSING not in book.due()


def noted(*odds: int) -> League:
    """Three sit at a table, with so much each."""
    book = opened(A, B, C)
    tables.note(book, A, 1, 0, dict(enumerate(odds)))
    return book


def told_of(winner: str) -> League:
    """One of three has told who won."""
    book = noted(3000, 3000, 3500)
    tables.tell(book, A, 1, winner)
    return book


REFUSED: dict[str, tuple[Callable[[], League], Callable[[League], object], str]] = {
    "sit down twice": (lambda: opened(A, B), lambda book: tables.sit(book, B, 1, (A, B)), "mito-table-sits-already"),
    "sit as usual with nobody to sit with": (
        lambda: opened(A),
        lambda book: tables.sit_as_usual(book, A, 1),
        "mito-table-changed",
    ),
    "make who is not there stand up": (
        lambda: opened(A, B),
        lambda book: tables.stand_up(book, A, 1, C),
        "mito-table-not-there",
    ),
    "make others stand up from elsewhere": (
        lambda: opened(A, B),
        lambda book: tables.stand_up(book, C, 1, A),
        "mito-table-not-there",
    ),
    "note what was noted for other seats": (
        lambda: opened(A, B),
        lambda book: tables.note(book, A, 1, 1, {0: 2500}),
        "mito-table-changed",
    ),
    "note what stands already": (
        lambda: noted(2500, 3000, 3500),
        lambda book: tables.note(book, B, 1, 0, {0: 2500, 2: 3500}),
        "mito-table-odds-same",
    ),
    "note for a seat that there is not": (
        lambda: opened(A, B),
        lambda book: tables.note(book, B, 1, 0, {2: 2500}),
        "mito-table-odds-same",
    ),
    "tell of a winner who is not there": (
        lambda: noted(2500, 3000, 3500),
        lambda book: tables.tell(book, A, 1, D),
        "mito-table-winner-not-there",
    ),
    "tell the same again": (
        lambda: told_of(C),
        lambda book: tables.tell(book, B, 1, C),
        "mito-table-told-already",
    ),
    "end what nobody has told": (
        lambda: noted(2500, 3000, 3500),
        lambda book: ended(book, now=SUNDAY + HOUR),
        "mito-table-no-winner",
    ),
    "sit at a table that is over": (
        lambda: opened(A, B),
        lambda book: tables.sit(book, C, 2, (C,)),
        "mito-table-over",
    ),
}


@pytest.mark.parametrize(("made", "deed", "why"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_done_at_a_table_is_refused_before_anything_happens(
    made: Callable[[], League], deed: Callable[[League], object], why: str
) -> None:
    book = made()
    book.taken()
    with pytest.raises(Refused) as refused:
        deed(book)
    assert reason(refused) == why
    assert not book.taken()


def test_a_referee_makes_anybody_stand_up() -> None:
    book = opened(A, B, C)
    tables.stand_up(book, D, 1, B, referee=True)
    assert [*book.tables[1].seats] == [A, C]
