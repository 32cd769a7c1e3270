"""Looking for the best seats: annealing by swaps, first who sits where, then powers, groups and neighbours.

A constraint solver (OR-Tools CP-SAT, two workers) was no better after twenty seconds and weighs 290 MB; this takes
tenths of a second and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp

from bot.engines.diplomacy.seating.task import SAME, Seats, Task, pairs_alike

POWER, BOND = 100_000, 1000
"""What a repeated power and a broken bond weigh beside a meeting."""
OFTEN = 6
"""What the third meeting of a pair weighs more than its games; further ones with the square."""
GROUP = 8
"""What a repeated group weighs beside a repeated neighbour."""
HOT, COLD = 3.0, 0.15
"""The temperature of the annealing at its beginning and its end: how readily worse seats are taken."""
FIRST = 0.6
"""The share of the steps for powers, bonds and meetings; what they do not need falls to the rest."""


def best_seats(task: Task, chance: Callable[[], float], least: int) -> Seats:
    """The best seats that are found; `chance` gives numbers from 0 to 1, `least` is the fewest meetings possible."""
    search = _Search(task, chance)
    used = search.main(int(task.steps * FIRST), least)
    search.finer((task.steps - used) // 3)
    return search.seats()


class _Search:
    """The seats as they stand: for every player a board and a slot."""

    def __init__(self, task: Task, chance: Callable[[], float]) -> None:
        self._task, self._chance = task, chance
        self._count = len(task.players)
        self._doubles = task.doubles
        order = _shuffled(list(range(self._count)), chance)
        tables = task.tables or _dealt(order, task.sizes)
        self._board = [0] * self._count
        self._slot = [0] * self._count
        for board, (slots, table) in enumerate(zip(task.boards, tables, strict=True)):
            for slot, player in zip(slots, _shuffled(list(table), chance), strict=True):
                self._board[player], self._slot[player] = board, slot
        self._members = [
            [player for player in range(self._count) if self._board[player] == board]
            for board in range(len(task.sizes))
        ]
        self._weight = [
            [_weight(met) + BOND * bound for met, bound in zip(mets, bounds, strict=True)]
            for mets, bounds in zip(task.met, task.bound, strict=True)
        ]
        self._with = [[other for other, weight in enumerate(row) if weight] for row in self._weight]
        self._at = [[0] * len(task.sizes) for _ in range(self._count)]
        for player, others in enumerate(self._with):
            for other in others:
                self._at[player][self._board[other]] += self._weight[player][other]

    def seats(self) -> Seats:
        """Who sits where."""
        found = []
        for board, slots in enumerate(self._task.boards):
            here = sorted(self._members[board], key=lambda player: (self._slot[player], player))
            assert [self._slot[player] for player in here] == sorted(slots)
            by_slot = dict(zip(sorted(range(len(slots)), key=slots.__getitem__), here, strict=True))
            found.append(tuple(by_slot[at] for at in range(len(slots))))
        return tuple(found)

    def _pick(self) -> tuple[int, int]:
        """Two players; of the same board where tables are fixed."""
        chance = self._chance
        one = int(chance() * self._count)
        if self._task.tables:
            members = self._members[self._board[one]]
            return one, members[int(chance() * len(members))]
        return one, int(chance() * self._count)

    def _change(self, one: int, other: int) -> int:
        """What a swap would change in powers, bonds and meetings."""
        a, b = self._board[one], self._board[other]
        s, t = self._slot[one], self._slot[other]
        change = 0
        if s != t:
            mine, theirs = self._task.played[one], self._task.played[other]
            change = POWER * (mine[t] + theirs[s] - mine[s] - theirs[t])
            change += self._twins(one, s, t) + self._twins(other, t, s)
        if a != b:
            here, there = self._at[one], self._at[other]
            change += here[b] - here[a] + there[a] - there[b] - 2 * self._weight[one][other]
            if len(self._doubles) > 1 and (self._task.twins[one] >= 0 or self._task.twins[other] >= 0):
                change += self._twice_changed(one, other)
        return change

    def _twice_changed(self, one: int, other: int) -> int:
        """What a swap would change in how many meet at both of two boards."""
        board, before = self._board, self._twice()
        board[one], board[other] = board[other], board[one]
        after = self._twice()
        board[one], board[other] = board[other], board[one]
        return after - before

    def _twice(self) -> int:
        """How many pairs with two seats meet at both their boards."""
        board = self._board
        return pairs_alike(frozenset((board[one], board[twin])) for one, twin in self._doubles)

    def _twins(self, player: int, before: int, after: int) -> int:
        """Whether somebody with two seats would play one power twice."""
        twin = self._task.twins[player]
        if twin < 0:
            return 0
        same = SAME[self._slot[twin]]
        return POWER * (same[after] - same[before])

    def _swap(self, one: int, other: int) -> None:
        a, b = self._board[one], self._board[other]
        self._slot[one], self._slot[other] = self._slot[other], self._slot[one]
        if a == b:
            return
        self._board[one], self._board[other] = b, a
        here, there = self._members[a], self._members[b]
        here[here.index(one)], there[there.index(other)] = other, one
        for player, source, target in ((one, a, b), (other, b, a)):
            weights = self._weight[player]
            for friend in self._with[player]:
                at = self._at[friend]
                at[source] -= weights[friend]
                at[target] += weights[friend]

    def main(self, steps: int, least: int) -> int:
        """Powers, bonds and meetings; gives the steps that it took."""
        cost = self._cost()
        best, kept = cost, (self._board[:], self._slot[:])
        warmth, cooling = HOT, (COLD / HOT) ** (1 / steps)
        chance, step = self._chance, 0
        while step < steps and best > least:
            step += 1
            warmth *= cooling
            one, other = self._pick()
            change = self._change(one, other)
            if change <= 0 or (change < 9 * warmth and chance() < exp(-change / warmth)):
                self._swap(one, other)
                cost += change
                if cost < best:
                    best, kept = cost, (self._board[:], self._slot[:])
        self._restore(*kept)
        return step

    def finer(self, steps: int) -> None:
        """Groups and neighbours, where nothing that comes before them gets worse."""
        task = self._task
        quiet = not any(map(any, task.grouped)) and not any(map(any, task.beside))
        if quiet or steps < 1:
            return
        cost = best = 0
        kept = (self._board[:], self._slot[:])
        warmth, cooling = float(GROUP), (COLD / GROUP) ** (1 / steps)
        chance, board = self._chance, self._board
        for step in range(steps):
            warmth *= cooling
            one, other = self._pick()
            if step % 2:  # half of them within a board
                members = self._members[board[one]]
                other = members[int(chance() * len(members))]
            if one == other or self._change(one, other) > 0:
                continue
            change = self._finer_change(one, other)
            if change <= 0 or (change < 9 * warmth and chance() < exp(-change / warmth)):
                self._swap(one, other)
                cost += change
                if cost < best:
                    best, kept = cost, (self._board[:], self._slot[:])
                    board = self._board
        self._restore(*kept)

    def _finer_change(self, one: int, other: int) -> int:
        task = self._task
        s, t = self._slot[one], self._slot[other]
        mine, theirs = task.grouped[one], task.grouped[other]
        change = GROUP * (mine[t] + theirs[s] - mine[s] - theirs[t])
        for player, rival, before, after in ((one, other, s, t), (other, one, t, s)):
            beside = task.beside[player]
            for friend in self._members[self._board[player]]:
                if beside[friend] and friend != rival and friend != player:
                    change -= task.near[before][self._slot[friend]] * beside[friend]
            for friend in self._members[self._board[rival]]:
                if beside[friend] and friend != rival and friend != player:
                    change += task.near[after][self._slot[friend]] * beside[friend]
        return change

    def _cost(self) -> int:
        meetings = sum(self._at[player][self._board[player]] for player in range(self._count)) // 2
        powers = sum(self._task.played[player][self._slot[player]] for player in range(self._count))
        twins = sum(SAME[self._slot[one]][self._slot[twin]] for one, twin in self._doubles)
        return meetings + self._twice() + POWER * (powers + twins)

    def _restore(self, board: list[int], slot: list[int]) -> None:
        """Back to seats that were better."""
        self._board, self._slot = board, slot
        self._members = [
            [player for player in range(self._count) if board[player] == at] for at in range(len(self._task.sizes))
        ]
        for player, others in enumerate(self._with):
            at = [0] * len(self._task.sizes)
            for other in others:
                at[board[other]] += self._weight[player][other]
            self._at[player] = at


def _weight(met: int) -> int:
    """What it weighs that two meet again who have met so often: a third time more than several second ones."""
    return met + OFTEN * max(0, met - 1) ** 2


def _shuffled(things: list[int], chance: Callable[[], float]) -> list[int]:
    for at in range(len(things) - 1, 0, -1):
        other = int(chance() * (at + 1))
        things[at], things[other] = things[other], things[at]
    return things


def _dealt(order: list[int], sizes: tuple[int, ...]) -> Seats:
    """The players dealt to boards of these sizes."""
    found, start = [], 0
    for size in sizes:
        found.append(tuple(order[start : start + size]))
        start += size
    return tuple(found)
