"""What always holds, in leagues played at random: zero-sum, order, places, corrections, folding again."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engines.book import Refused
from bot.engines.mito import closing, fixing, games, tonight
from bot.engines.mito.ladder import Game, Ladder
from bot.engines.mito.rules import EVERY, PERIODIC
from bot.engines.mito.tonight import ConfirmingWord
from bot.engines.rewriting import Voided
from tests import examples
from tests.engines.mito.league import LATER, NOW, Table, state

DAY = 86_400.0
PEOPLE = [f"p{number}" for number in range(8)]
chances = st.integers(0, 2**32).map(Random)
few = settings(max_examples=examples(15), deadline=None)


def seats(chance: Random) -> tuple[str, ...]:
    """Who plays, the winner first."""
    return tuple(chance.sample(PEOPLE, chance.randint(2, 6)))


def odds(chance: Random, players: tuple[str, ...]) -> tuple[int, ...]:
    """A risikometro, or none."""
    return tuple(chance.randint(1, 9000) for _ in players) if chance.random() < 0.7 else ()


def league(chance: Random, games: int = 40) -> Table:
    """Games of some weeks, recorded in any order; ladders are looked at in between."""
    table = Table(opened=NOW - 60 * DAY)
    for _ in range(games):
        players = seats(chance)
        table.play(*players, risikometro=odds(chance, players), at=NOW - chance.choice((0, 1, 5, 40)) * DAY)
        if chance.random() < 0.5:
            table.book.ladders(NOW)
    return table


def ladders(table: Table) -> list[Ladder]:
    """The ladders of two moments."""
    return [ladder for moment in (NOW, NOW - 40 * DAY) for ladder in table.book.ladders(moment)]


@given(chances)
@few
def test_every_game_and_every_ladder_is_zero_sum(chance: Random) -> None:
    for ladder in ladders(league(chance)):
        assert sum(score.value for score in ladder.scores.values()) == len(ladder.scores) * 100_000
        assert all(score.value >= 0 and score.best >= score.value for score in ladder.scores.values())


@given(chances)
@few
def test_a_ladder_kept_up_game_by_game_is_the_one_computed_at_once(chance: Random) -> None:
    table = league(chance)
    for ladder in ladders(table):
        anew = Ladder(ladder.period, ladder.rules)
        anew.play([game for game in table.book.order if ladder.period.holds(game.at)])
        assert anew.order() == ladder.order()
        assert list(anew.values) == list(ladder.values)


@given(chances)
@few
def test_places_follow_values_and_nobody_below_the_minimum_has_one(chance: Random) -> None:
    for ladder in ladders(league(chance)):
        placed = [one for one in ladder.order() if one.place]
        assert [one.value for one in placed] == sorted((one.value for one in placed), reverse=True)
        for one in placed:
            assert one.place == 1 + sum(other.value > one.value for other in placed)
            assert one.games >= ladder.rules.minimum
        assert all(one.games < ladder.rules.minimum for one in ladder.order() if not one.place)


@given(chances)
@few
def test_the_entries_folded_again_make_the_same_ladders(chance: Random) -> None:
    table = league(chance)
    before = state(table.book)
    again = table.folded()
    assert state(again) == before
    assert again.due() == table.book.due()


@given(chances)
@few
def test_taking_games_back_and_playing_them_again_changes_nothing(chance: Random) -> None:
    table = league(chance)
    for ladder in ladders(table):
        if ladder.games:
            before, games = ladder.order(), list(ladder.games)
            at = chance.randrange(len(games))
            ladder.back_to(games[at])
            assert ladder.games == games[:at]
            ladder.play(games[at:])
            assert ladder.order() == before


@given(chances)
@few
def test_a_game_that_comes_late_makes_the_ladder_that_it_would_have_made_in_its_time(chance: Random) -> None:
    for ladder in ladders(league(chance)):
        if ladder.games:
            late, anew = chance.choice(ladder.games), Ladder(ladder.period, ladder.rules)
            anew.play([game for game in ladder.games if game != late])
            anew.insert(late)
            assert anew.games == ladder.games
            assert anew.stakes == ladder.stakes
            assert anew.order() == ladder.order()
            assert anew.winners() == ladder.winners()
            assert list(anew.values) == list(ladder.values)
            anew.back_to(ladder.games[0])
            assert not anew.scores


@given(chances)
@few
def test_a_ladder_without_a_game_is_as_if_it_had_not_been_played(chance: Random) -> None:
    for ladder in ladders(league(chance, 20)):
        if ladder.games:
            game, before = chance.choice(ladder.games), ladder.order()
            others = Ladder(ladder.period, ladder.rules)
            others.play([one for one in ladder.games if one != game])
            assert ladder.without(game).order() == others.order()
            assert list(ladder.without(game).values) == list(others.values)
            assert ladder.order() == before


@given(chances)
@few
def test_a_ladder_with_a_game_is_as_if_it_had_been_played(chance: Random) -> None:
    for ladder in ladders(league(chance, 20)):
        if ladder.games:
            game = Game(chance.choice(ladder.games).at, 0, seats(chance), (), 0, "", "player", False)
            before, more = ladder.order(), Ladder(ladder.period, ladder.rules)
            more.play(sorted([*ladder.games, game]))
            assert ladder.with_(game).order() == more.order()
            assert list(ladder.with_(game).values) == list(more.values)
            assert ladder.order() == before


def published(table: Table) -> list[Ladder]:
    """The ladders that were over when the players began."""
    moments = [NOW - days * DAY for days in (7, 8, 40, 90)]
    periods = {table.book.period(which, moment) for which in PERIODIC for moment in moments}
    return [table.book.ladder_of(period) for period in periods if period.end <= NOW]


def plays_on(table: Table, chance: Random, people: list[str]) -> None:
    """What these members, who are no referees, record, confirm, dispute and play at tables, in any order."""
    closing.close(table.book, NOW)
    table.does()
    for _ in range(12):
        by, players = chance.choice(people), seats(chance)
        at, number = NOW - chance.choice((0, 1, 7, 8, 40, 90)) * DAY, chance.randint(1, max(table.book.last, 1))
        with suppress(Refused):
            match chance.choice(("record", "confirm", "dispute", "table")):
                case "record":
                    games.record(table.book, by, False, players, (), at, NOW, guests=PEOPLE[2:], oldest=NOW - 2 * DAY)
                case "confirm":
                    games.confirm(table.book, by, number, NOW)
                case "dispute":
                    games.dispute(table.book, by, number)
                case _:
                    one = tonight.open_table(table.book, by, "r1", "", players, at, 5).number
                    tonight.tell(table.book, by, one, players[-1])
                    tonight.end(table.book, one, ConfirmingWord(chance.choice(people), True, False), PEOPLE[2:], NOW)
        table.does()


@given(chances)
@few
def test_no_player_alone_or_with_guests_changes_a_published_period(chance: Random) -> None:
    table = league(chance, 20)
    before = {ladder.period: ladder.order() for ladder in published(table)}
    plays_on(table, chance, PEOPLE[:1])
    assert {ladder.period: ladder.order() for ladder in published(table)} == before
    assert state(table.folded()) == state(table.book)


@given(chances)
@few
def test_no_players_together_change_who_won_a_published_period(chance: Random) -> None:
    table = league(chance, 20)
    before = {ladder.period: set(ladder.winners()) for ladder in published(table)}
    plays_on(table, chance, PEOPLE[:2])
    assert {ladder.period: set(ladder.winners()) for ladder in published(table)} == before


@given(chances)
@few
def test_a_correction_is_as_if_the_game_had_always_been_so_and_undo_restores(chance: Random) -> None:
    table = league(chance, 20)
    before = state(table.book)
    number = chance.choice(list(table.book.games))
    game, players = table.book.games[number], seats(chance)
    given = odds(chance, players)
    if (players, given) == (game.players, game.risikometro):
        return
    right = Table(opened=NOW - 60 * DAY)
    for one in table.book.games.values():
        played = (players, given) if one.number == number else (one.players, one.risikometro)
        right.play(*played[0], risikometro=played[1], at=one.at)
    table.rewrite(fixing.fixed(table.book, "pz", number, players, given, game.at, LATER))
    assert state(table.book) == state(right.book)
    table.rewrite(Voided(request=table.records[-1].request))
    assert state(table.book) == before


@given(chances)
@few
def test_the_way_of_a_player_leads_to_their_value(chance: Random) -> None:
    table = league(chance)
    for which in EVERY:
        ladder = table.book.ladder(which, NOW)
        for player, score in ladder.scores.items():
            steps = list(ladder.way(player))
            assert steps[-1][2] == score.value
            assert len(steps) == score.games
            assert max(100_000, *(value for _, _, value in steps)) == score.best
            assert sum(change > 0 for _, change, _ in steps) <= score.wins
