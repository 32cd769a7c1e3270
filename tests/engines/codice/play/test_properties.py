"""Hands of a tournament played at random to their ends: what must hold of any."""

from __future__ import annotations

from functools import partial
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bot.engines.book import Refused
from bot.engines.codice import played_here
from bot.engines.codice.hands import report
from bot.engines.codice.matches import Where
from bot.engines.codice.play import clues, dealing, times, turns
from bot.engines.codice.play.state import SIZE, Play, operatives
from bot.rules import rulebook
from tests.engines.codice.evening import REFEREE, Evening, player, seen

DECK = rulebook().words["it"].words
seeds = st.integers(0, 2**32)


class Played(Evening):
    """A tournament of four teams whose table 1 plays here, at random."""

    def __init__(self, seed: int) -> None:
        super().__init__(4, seed=seed % 256)
        self.chance = Random(seed)
        self.seal("key-1")
        self.where = Where(1, 1, 1)

    @property
    def play(self) -> Play:
        """The hand."""
        return self.book.plays[self.where]

    def begin(self) -> None:
        """To the end of the preparation."""
        book, one = self.book, self.match(1).teams[0]
        self.act(lambda: played_here.deal(book, player(one), False, 1, DECK, "it", self.now, self.dice()))
        for team in self.play.teams:
            by = player(team)
            self.act(partial(dealing.clear, book, by, self.where, self.now, self.dice("key-1")))
        self.now += 60
        self.act(lambda: times.prepared(book, self.now))

    def to_the_end(self) -> None:
        """Clues, words, passes, objections and words covered again, until the hand is over."""
        while not self.play.over:
            self.now += self.chance.choice([0, 1, 5, 40])
            self.step()
            self.act(lambda: played_here.settled(self.book, self.now))

    def step(self) -> None:
        """One more press, by whoever may."""
        book, play, where, now = self.book, self.play, self.where, self.now
        chief, other = (play.chiefs[team] for team in (play.turn, play.other(play.turn)))
        mate = operatives(book, play, play.turn)[0]
        free = [place for place in range(SIZE) if place not in play.uncovered]
        deeds = [
            lambda: clues.give(book, chief, where, "w00000clue", self.chance.choice([0, 1, 2, 3]), now),
            lambda: turns.point(book, mate, where, self.chance.choice(free), now),
            lambda: turns.point(book, mate, where, self.chance.choice(free), now),
            lambda: turns.pass_on(book, mate, where, now),
            lambda: clues.object_(book, other, where, now),
            lambda: clues.decide(book, REFEREE, True, where, self.chance.random() < 0.5, now),
            lambda: turns.cover_own(book, chief, where, self.chance.choice(free), now),
            lambda: turns.take_back(book, self.chance.choice([mate, other]), where, now),
            lambda: times.stop(book, REFEREE, where, now),
        ]
        try:
            self.act(self.chance.choice(deeds))
        except Refused:
            self.act(lambda: times.flags(book, now))


@given(seeds)
def test_a_hand_that_was_played_counts_as_the_same_hand_that_is_reported(seed: int) -> None:
    here, told = Played(seed), Evening(4, seed=seed % 256)
    here.begin()
    here.to_the_end()
    [hand] = here.match(1).hands
    outcome = hand.outcome
    assert outcome == here.play.outcome
    told.act(
        lambda: report(told.book, REFEREE, True, 1, outcome.winner, outcome.ending, outcome.loser_agents, told.now, 1)
    )
    assert told.match(1).hands[0].outcome == outcome
    assert [told.match(1).score(team) for team in told.match(1).teams] == [
        here.match(1).score(team) for team in here.match(1).teams
    ]
    assert hand.standing == "confirmed"


@given(seeds)
def test_the_entries_of_a_hand_folded_again_make_the_same_book(seed: int) -> None:
    here = Played(seed)
    here.begin()
    for _ in range(12):
        if not here.play.over:
            here.step()
    assert seen(here.refolded()) == seen(here.book)


@given(seeds)
def test_a_team_never_finds_more_agents_than_it_has_and_a_hand_ends_once(seed: int) -> None:
    here = Played(seed)
    here.begin()
    here.to_the_end()
    play = here.play
    assert all(play.found(team) <= play.agents(team) for team in play.teams)
    assert [one.entry.kind for one in here.records].count("codice.hand-played") == 1
    assert play.due() == {}
    assert sum(len(turn.found) for turn in play.turns) == len(play.uncovered)
