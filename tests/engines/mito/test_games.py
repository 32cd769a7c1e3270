"""Games count at once and in the order in which they were played; players confirm or dispute, referees decide."""

from __future__ import annotations

import pytest

from bot.engines.book import Refused
from bot.engines.mito import fixing, games
from bot.engines.mito.league import LATEST
from bot.engines.rewriting import Voided
from tests.engines.mito.league import LATER, MINUTE, NOW, A, B, C, D, E, Table, at, state

ODDS = (3000, 3000, 3000, 3500)


def refused(act: object, *given: object) -> str:
    """Why it is refused."""
    with pytest.raises(Refused) as no:
        act(*given)  # type: ignore[operator]
    return no.value.reason


def test_a_game_counts_in_every_ladder_at_once() -> None:
    table = Table()
    table.play(D, A, B, C, risikometro=ODDS)
    for ladder in table.book.ladders(NOW):
        assert ladder.value(D) == 100_000 + sum(ladder.stakes[0][1:])
        assert sum(score.value for score in ladder.scores.values()) == 400_000


def test_only_its_players_or_a_referee_record_a_game() -> None:
    book = Table().book
    assert refused(games.record, book, E, False, (A, B), (), NOW, NOW) == "mito-not-your-game"
    assert games.record(book, E, True, (A, B), (), NOW, NOW).source == "referee"
    assert games.record(book, A, True, (A, B), (), NOW, NOW).source == "player"


@pytest.mark.parametrize(
    ("players", "odds", "reason"),
    [
        ((A,), (), "mito-how-many"),
        ((A, B, C, D, E, "pf", "pg"), (), "mito-how-many"),
        ((A, B, A), (), "mito-player-twice"),
        ((A, B, C), (3000, 3000), "mito-risikometro-count"),
        ((A, B), (3000, 0), "mito-risikometro-positive"),
    ],
)
def test_what_is_no_game_is_refused(players: tuple[str, ...], odds: tuple[int, ...], reason: str) -> None:
    table = Table()
    assert refused(games.record, table.book, A, True, players, odds, NOW, NOW) == reason
    waits = lambda: games.record(table.book, A, False, players, odds, NOW - 9 * MINUTE, NOW, oldest=NOW)  # noqa: E731
    assert refused(waits) == reason, "nor does it wait for another's word"
    assert not table.book.games and not table.book.held


def test_no_game_has_been_played_tomorrow() -> None:
    assert refused(games.record, Table().book, A, False, (A, B), (), NOW + 1, NOW) == "mito-in-the-future"


def test_games_count_in_the_order_in_which_they_were_played() -> None:
    late, right = Table(), Table()
    for players, moment in (((A, B), NOW), ((C, A), NOW + 2 * MINUTE)):
        late.play(*players, at=moment)
    assert late.book.ladder("all-time", NOW).value(C) > 100_000
    late.play(B, C, at=NOW + MINUTE)
    for players, moment in (((A, B), NOW), ((B, C), NOW + MINUTE), ((C, A), NOW + 2 * MINUTE)):
        right.play(*players, at=moment)
    assert state(late.book) == state(right.book)


def test_of_two_games_of_the_same_moment_the_one_recorded_first_counts_first() -> None:
    table = Table()
    first, second = table.play(A, B), table.play(B, A)
    assert [game.number for game in table.book.order] == [first.number, second.number]


def test_the_present_value_alone_counts_and_the_best_is_kept() -> None:
    table = Table()
    table.play(A, B)
    table.play(B, A)
    ladder = table.book.ladder("all-time", NOW)
    assert ladder.stakes == [(2500, 2500), (2469, 2531)], "half of 2.5% of 2000 by the values, half equally"
    assert (ladder.scores[A].best, ladder.scores[A].value) == (102_500, 99_969)


def test_nobody_has_a_place_before_the_minimum_of_games() -> None:
    table = Table()
    table.play(A, B, C)
    week = table.book.ladder("week", NOW)
    assert (week.place(A), week.place(B), week.place(E)) == (0, 0, 0)
    table.play(A, B)
    week = table.book.ladder("week", NOW)
    assert (week.place(A), week.place(B), week.place(C)) == (1, 2, 0)
    assert [one.player for one in week.order()] == [A, B, C], "those below it are listed apart, at the end"


def test_equals_share_a_place() -> None:
    table = Table()
    for _ in range(2):
        table.play(A, B, C)
    week = table.book.ladder("week", NOW)
    assert [one.place for one in week.order()] == [1, 2, 2]


@pytest.mark.parametrize(
    ("source", "climbed", "decides"),
    [("import", True, True), ("import", False, False), ("referee", True, False), ("player", True, False)],
)
def test_only_a_file_read_into_ladders_that_are_climbed_decides(
    source: games.Source, climbed: bool, decides: bool
) -> None:
    table = Table()
    if climbed:
        table.play(A, B)
    games.add(table.book, "", source, (A, B), (), NOW, LATER)
    [entry] = table.book.fresh
    assert entry.decides(table.book) == decides


# --- the others' word


def test_the_others_confirm() -> None:
    table = Table()
    game = games.record(table.book, A, False, (A, B, C), (), NOW, NOW)
    assert games.waiting(table.book, game) == [B, C]
    games.confirm(table.book, B, game.number, NOW)
    assert table.book.word(game.number).confirmed == [B]
    assert games.waiting(table.book, game) == [C]
    assert refused(games.confirm, table.book, B, game.number, NOW) == "mito-confirmed-already"
    assert refused(games.confirm, table.book, A, game.number, NOW) == "mito-confirmed-already"
    assert refused(games.confirm, table.book, E, game.number, NOW) == "mito-not-at-table"
    assert refused(games.confirm, table.book, B, 99, NOW) == "mito-no-such-game"


def test_a_disputed_game_counts_until_a_referee_decides() -> None:
    table = Table()
    game = games.record(table.book, A, False, (A, B), (), NOW, NOW)
    before = state(table.book)
    games.dispute(table.book, B, game.number)
    assert table.book.word(game.number).disputed == [B]
    assert state(table.book) == before
    assert refused(games.dispute, table.book, B, game.number) == "mito-disputed-already"
    games.uphold(table.book, E, game.number, NOW, False)
    assert table.book.word(game.number).upheld == E
    assert refused(games.uphold, table.book, E, game.number, NOW, False) == "mito-not-disputed"
    assert refused(games.dispute, table.book, B, game.number) == "mito-settled"


def test_whoever_disputed_can_still_confirm() -> None:
    table = Table()
    game = games.record(table.book, A, False, (A, B), (), NOW, NOW)
    games.dispute(table.book, B, game.number)
    games.confirm(table.book, B, game.number, NOW)
    word = table.book.word(game.number)
    assert (word.confirmed, word.disputed) == ([B], [])


def test_the_same_game_reported_twice_is_noticed() -> None:
    table = Table()
    game = table.play(A, B, C)
    assert games.alike(table.book, (A, C, B), NOW + 10 * MINUTE) is game
    assert games.alike(table.book, (B, A, C), NOW + 10 * MINUTE) is game, "whoever won"
    assert games.alike(table.book, (A, B), NOW + 10 * MINUTE) is None
    assert games.alike(table.book, (A, B, C), NOW + 61 * MINUTE) is None


def test_a_game_that_waits_is_noticed_too_when_it_is_reported_again() -> None:
    table = Table()
    held = games.record(table.book, A, False, (A, B, C), (), NOW - 9 * MINUTE, NOW, oldest=NOW)
    assert games.alike(table.book, (B, A, C), NOW) is held


# --- corrections


def league() -> Table:
    """Some games, one upon the other."""
    table = Table()
    for number, players in enumerate([(A, B, C), (B, A, D), (C, D), (A, C, D, E)]):
        table.play(*players, at=NOW + number * MINUTE)
    return table


def test_a_corrected_game_recomputes_every_later_one() -> None:
    table, right = league(), Table()
    table.rewrite(fixing.fixed(table.book, E, 1, (B, A, C), (), NOW, LATER))
    for number, players in enumerate([(B, A, C), (B, A, D), (C, D), (A, C, D, E)]):
        right.play(*players, at=NOW + number * MINUTE)
    assert state(table.book) == state(right.book)
    assert table.book.games[1].settled


def test_a_deleted_game_leaves_no_trace_but_its_number() -> None:
    table, right = league(), Table()
    table.rewrite(fixing.deleted(table.book, E, 2))
    for players, moment in (((A, B, C), 0), ((C, D), 2), ((A, C, D, E), 3)):
        right.play(*players, at=NOW + moment * MINUTE)
    assert state(table.book) == state(right.book)
    assert refused(table.book.game, 2) == "mito-no-such-game"
    assert table.play(A, B, at=LATER).number == 5


def test_a_corrected_game_can_move_to_another_time() -> None:
    table = league()
    before = table.book.period("week", NOW)
    table.rewrite(fixing.fixed(table.book, E, 1, (A, B, C), (), at("2026-11-14 21:00"), LATER))
    assert len(table.book.ladder_of(before).games) == 3
    assert len(table.book.ladder("week", at("2026-11-14 21:00")).games) == 1


def test_a_correction_that_changes_nothing_is_refused() -> None:
    table = league()
    game = table.book.games[1]
    assert refused(fixing.fixed, table.book, E, 1, game.players, (), game.at, LATER) == "mito-nothing-changed"


def test_undoing_a_correction_brings_the_game_back() -> None:
    table = league()
    before = state(table.book)
    table.rewrite(fixing.fixed(table.book, E, 1, (B, A, C), (), NOW, LATER))
    table.rewrite(Voided(request=table.records[-1].request))
    assert state(table.book) == before


def test_a_number_is_never_given_twice() -> None:
    table = league()
    table.rewrite(Voided(request=table.records[-1].request))
    assert 4 not in table.book.games
    assert table.play(A, B, at=LATER).number == 5


def test_a_game_of_one_person_against_themselves_does_not_count() -> None:
    """Two names have turned out to be one person's."""
    table = Table()
    table.does(games.GamePlayed(number=1, players=(A, B, A), at=NOW, by=A))
    assert not table.book.games
    assert table.play(A, B).number == 2


def test_two_who_have_played_each_other_are_two_people() -> None:
    table = league()
    assert E in table.book.opponents(A)
    assert E not in table.book.opponents(B)


def test_a_game_that_does_not_count_makes_nobody_two_people() -> None:
    table = Table()
    games.record(table.book, A, False, (A, B), (), NOW - 60 * MINUTE, NOW, oldest=NOW - MINUTE)
    assert table.book.held and B not in table.book.opponents(A)
    game = table.play(C, D)
    assert D in table.book.opponents(C) and C not in table.book.opponents(C)
    games.dispute(table.book, D, game.number)
    assert D not in table.book.opponents(C)
    games.uphold(table.book, E, game.number, NOW, False)
    assert D in table.book.opponents(C)


def test_a_game_is_not_corrected_into_the_future_nor_into_itself() -> None:
    table = Table()
    game = table.play(A, B)
    with pytest.raises(Refused, match=r"^mito-in-the-future$"):
        fixing.fixed(table.book, "referee", game.number, (A, B), (), NOW + 1, NOW)
    with pytest.raises(Refused, match=r"^mito-nothing-changed$"):
        fixing.fixed(table.book, "referee", game.number, (A, B), (), NOW, NOW)
    assert fixing.fixed(table.book, "referee", game.number, (B, A), (), NOW, NOW)


def test_whoever_played_last_is_asked_for_the_next_date_first() -> None:
    table = Table()
    table.play(A, B, at=NOW - 2 * MINUTE)
    table.play(C, D, at=NOW - MINUTE)
    assert table.book.roster() == (C, D, A, B)


def test_whoever_came_long_ago_is_not_asked_for_it() -> None:
    table = Table()
    for number in range(LATEST):
        table.play(f"p{2 * number:03}", f"p{2 * number + 1:03}", at=NOW + number * MINUTE)
    assert len(table.book.roster()) == LATEST
    assert "p000" not in table.book.roster()
