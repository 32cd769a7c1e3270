"""What always holds, in tournaments played at random: 4 to 64 teams, withdrawals, late teams, corrections."""

from __future__ import annotations

from contextlib import suppress
from fractions import Fraction
from random import Random
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.engines.book import Refused
from bot.engines.codice import hands, silence
from bot.engines.codice.finals import final_places
from bot.engines.codice.silence import HandStood
from bot.engines.codice.standings import standings
from bot.engines.codice.tournament import Codice
from bot.engines.rewriting import folded
from tests import examples
from tests.engines.codice.at_random import AtRandom
from tests.engines.codice.evening import Evening, player, seen

chances = st.integers(0, 2**32).map(Random)
sizes = st.integers(4, 64)
wilds = st.sampled_from([0.0, 0.05, 0.2])
few = settings(max_examples=examples(5), deadline=None)
STEPS = 900


def played(chance: Random, size: int, wild: float, steps: int = STEPS) -> AtRandom:
    """A tournament after so many things have happened, or at its end."""
    evening = AtRandom(chance, size, wild)
    while not evening.book.ended and steps:
        evening.step()
        steps -= 1
    return evening


@given(chances, sizes, wilds)
@few
def test_each_team_plays_once_a_round(chance: Random, size: int, wild: float) -> None:
    book = played(chance, size, wild).book
    for one in book.rounds:
        seated = [team for pairing in one.pairings for team in pairing.teams if team]
        assert sorted(seated) == sorted(set(seated)) == sorted(one.tables)
        assert set(one.matches) == set(range(1, len(one.matches) + 1))
    present = book.rounds[-1]
    if present.phase != "finals" and not present.closed:
        assert {team.id for team in book.playing(present.number)} <= set(present.tables)


@given(chances, sizes, wilds)
@few
def test_the_points_of_a_match_are_its_hands_and_the_shares_make_one(chance: Random, size: int, wild: float) -> None:
    book = played(chance, size, wild).book
    for one in book.rounds:
        for match in one.matches.values():
            if not match.over or match.decision == "":
                continue
            scores = [match.score(team) for team in match.teams]
            if one.phase != "finals":
                assert sum(score.won for score in scores) == match.best_of == 3
            assert sum(score.pbg for score in scores) == 1


@given(chances, sizes, wilds)
@few
def test_standings_are_a_total_order_of_those_who_play(chance: Random, size: int, wild: float) -> None:
    book = played(chance, size, wild).book
    scores = [one.scores() for one in book.rounds]
    for after in range(book.qualified_after + 1):
        found = standings(book, after)
        assert all(len(group) == 1 for group in found.groups)
        assert sorted(found.order) == sorted(team.id for team in book.playing())
        totals = [sum(one.get(team, (0,))[0] for one in scores[:after]) for team in found.order]
        assert totals == sorted(totals, reverse=True)


@given(st.integers(0, 255), sizes, st.integers(0, 2**32))
@settings(max_examples=examples(8), deadline=None)
def test_standings_do_not_depend_on_the_order_of_recording(seed: int, size: int, shuffle: int) -> None:
    one, other = Evening(size, seed=seed), Evening(size, seed=seed)
    mixed = Random(shuffle)
    for _ in range(2):
        number = one.book.present.number
        for evening, mix in ((one, False), (other, True)):
            tables = list(evening.book.present.matches.items())
            if mix:
                mixed.shuffle(tables)
            for table, match in tables:
                of_this = Random(f"{number} {sorted(match.teams)}")
                winners = [of_this.choice(sorted(match.teams)) for _ in range(3)]
                for winner in winners:
                    evening.rule(table, winner, of_this.randint(0, 7))
        assert one.order() == other.order()
        assert one.tables() == other.tables()


@given(chances, sizes, wilds, st.integers(1, STEPS))
@few
def test_the_entries_folded_again_make_the_same_tournament(chance: Random, size: int, wild: float, steps: int) -> None:
    evening = played(chance, size, wild, steps)
    assert seen(evening.refolded()) == seen(evening.book)


@given(chances, sizes, wilds, st.integers(1, STEPS))
@few
def test_undo_of_the_last_request_restores_the_tournament_before_it(
    chance: Random, size: int, wild: float, steps: int
) -> None:
    evening = played(chance, size, wild, steps)
    last = evening.records[-1].request
    before = folded(Codice, [record for record in evening.records if record.request != last])
    assert not any(isinstance(record.entry, HandStood) for record in evening.records)
    assert seen(evening.undone()) == seen(before)


@given(chances, sizes, st.sampled_from([0.0, 0.05]), st.integers(20, STEPS))
@example(Random(321), 4, 0.05, 25)  # the director kept a table that the fix would have again, and its reverse not
@few
def test_a_fix_and_its_reverse_restore_everything(chance: Random, size: int, wild: float, steps: int) -> None:
    evening = played(chance, size, wild, steps)
    confirmed = [
        (one.number, match, hand)
        for one in evening.book.rounds
        if one.phase != "finals"
        for match in one.matches.values()
        for hand in match.hands
        if match.decision is None and not match.called and hand.standing == "confirmed"
    ]
    if not confirmed or evening.book.unsettled:
        return
    number, match, hand = chance.choice(confirmed)
    stood = hand.outcome
    before, order = seen(evening.book), evening.order()
    other = match.other(stood.winner)
    evening.fix(match.table, hand.number, other, 3, number)
    evening.fix(match.table, hand.number, stood.winner, stood.loser_agents, number)
    assert seen(evening.book) == before
    assert evening.order() == order


alone = st.one_of(
    st.tuples(st.just("report"), st.integers(1, 2), st.integers(1, 4), st.integers(0, 1), st.integers(0, 8)),
    st.tuples(st.just("confirm"), st.integers(1, 2), st.integers(1, 4)),
    st.tuples(st.just("dispute"), st.integers(1, 2), st.integers(1, 4)),
    st.tuples(st.just("time"), st.integers(0, 600)),
)


@given(st.lists(alone, max_size=30), st.booleans())
def test_no_player_and_no_team_alone_makes_a_hand_final(acts: list[tuple[Any, ...]], referee: bool) -> None:
    """Not even a team whose players are referees, whatever time goes by."""
    evening = Evening(4)
    book, match = evening.book, evening.match(1)
    for act in acts:
        with suppress(Refused):
            match act:
                case ("report", who, hand, winner, agents):
                    by, team = player(match.teams[0], who), match.teams[winner]
                    hands.report(book, by, referee, 1, team, "agents", agents, evening.now, hand)
                case ("confirm", who, hand):
                    hands.confirm(book, player(match.teams[0], who), referee, 1, hand, evening.now)
                case ("dispute", who, hand):
                    hands.dispute(book, player(match.teams[0], who), referee, 1, evening.now, hand)
                case ("time", seconds):
                    evening.now += seconds
                    silence.stand(book, evening.now)
    assert all(hand.standing != "confirmed" for hand in match.hands)


@given(chances, sizes, wilds)
@few
def test_the_shares_of_a_round_are_between_nothing_and_everything(chance: Random, size: int, wild: float) -> None:
    book = played(chance, size, wild).book
    for one in book.rounds:
        for score in one.scores().values():
            assert 0 <= score.own <= score.all
            assert Fraction(0) <= score.pbg <= 1


@given(chances, st.integers(4, 20), wilds)
@settings(max_examples=examples(8), deadline=None)
def test_every_tournament_comes_to_its_end_and_places_everybody(chance: Random, size: int, wild: float) -> None:
    evening = AtRandom(chance, size, wild)
    evening.to_the_end()
    book = evening.book
    places = final_places(book)
    assert len(set(places)) == len(places)
    assert {team.id for team in book.playing()} <= set(places)
    assert all(book.entrants[team].fate != "disqualified" for team in places)
    assert book.due() == {}
