"""A tournament played at random: reports, disputes, corrections, withdrawals, late teams, tables by hand."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from bot.engines.book import Refused
from bot.engines.codice import arranging, corrections, decisions, hands
from bot.engines.codice.matches import Match
from bot.engines.codice.rounds import Round
from tests.engines.codice.evening import DIRECTOR, REFEREE, Evening, player


class AtRandom(Evening):
    """An evening in which anything may happen."""

    def __init__(self, chance: Random, count: int, wild: float = 0.05) -> None:
        super().__init__(count, seed=chance.randrange(256))
        self.chance = chance
        self.wild = wild

    def step(self) -> None:
        """One more thing happens."""
        if self.chance.random() < self.wild:
            with suppress(Refused):
                self.chance.choice([self._drop, self._enter, self._fix, self._decide, self._lift, self._arrange])()
        elif self.book.unsettled:
            if corrections.can_pair_again(self.book) and self.chance.random() < 0.5:
                self.act(lambda: corrections.pair_again(self.book, self.now))
            else:
                self.act(lambda: corrections.keep_tables(self.book, DIRECTOR))
        else:
            self._hand()

    def to_the_end(self) -> None:
        """Until the tournament is over."""
        while not self.book.ended:
            self.step()

    # --- what happens

    def _hand(self) -> None:
        """A team reports a hand; the other agrees, keeps silent or says otherwise."""
        match = self.chance.choice(self.book.present.missing)
        side = self.chance.choice(match.teams)
        waiting = match.disputed or (match.open[-1] if match.full else None)
        if waiting is not None:
            other = match.other(waiting.side)
            self.act(lambda: hands.confirm(self.book, player(other), False, match.table, waiting.number, self.now))
            return
        winner, agents = self._result(match, match.next)
        number = match.next
        self.tell(player(side), match.table, winner, agents, hand=number)
        if self.chance.random() < 0.1 and match.open:
            with suppress(Refused):
                winner, agents = self._result(match, number)
                self.tell(player(match.other(side)), match.table, winner, agents, hand=number)

    def _result(self, match: Match, hand: int) -> tuple[str, int]:
        winner = self.chance.choice(match.teams)
        most = self.book.rules.loser_most(match.starter(hand) != winner)
        return winner, self.chance.choice([most, self.chance.randint(0, most)])

    def _drop(self) -> None:
        playing = self.book.playing()
        if len(playing) > 2:
            self.drop(self.chance.choice(playing).id, self.chance.random() < 0.5)

    def _enter(self) -> None:
        self.enter()

    def _some_match(self) -> tuple[Round, Match]:
        one = self.chance.choice([one for one in self.book.rounds if one.matches])
        return one, self.chance.choice(list(one.matches.values()))

    def _fix(self) -> None:
        one, match = self._some_match()
        if match.hands:
            hand = self.chance.randint(1, len(match.hands))
            winner, agents = self._result(match, hand)
            self.fix(match.table, hand, winner, agents, one.number)

    def _decide(self) -> None:
        one, match = self._some_match()
        loser = self.chance.choice([*match.teams, ""])
        self.act(lambda: decisions.walk_over(self.book, REFEREE, match.table, loser, self.now, one.number))

    def _lift(self) -> None:
        one, match = self._some_match()
        self.act(lambda: decisions.lift(self.book, REFEREE, match.table, self.now, one.number))

    def _arrange(self) -> None:
        one, other = self.chance.sample([team.id for team in self.book.playing()], 2)
        if self.chance.random() < 0.5:
            self.act(lambda: arranging.move_bye(self.book, DIRECTOR, one, self.now))
        else:
            self.act(lambda: arranging.pair(self.book, DIRECTOR, 1, one, other, self.now))
