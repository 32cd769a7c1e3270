"""Contests for tests: they are opened, people answer, and the dice of the reveal fall as told."""

from __future__ import annotations

import pytest

from bot.engines.book import Refused
from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.contests import first_round, opening, ties
from bot.engines.daimon.contests.contest_rounds import voice_of
from bot.engines.daimon.contests.reveals import Choice
from bot.engines.daimon.contests.state import Contest
from tests.engines.daimon.laid_table import Loaded, Table

HIT, MISS = 6, 1


def opened(table: Table, *players: str, by: str = "", **terms: object) -> Contest:
    book = table.book
    return table.act(
        lambda: opening.challenge(book, by or players[0], players, table.now, **terms)  # type: ignore[arg-type]
    )


def gives(
    table: Table, who: str, dice: int, bid: int = 0, *falls: list[int], npc: bool = False, **more: object
) -> None:
    """Somebody answers with so many dice; the falls are those of the reveal."""
    says(table, who, Claim(dice=dice, reserve=bid, **more), *falls, npc=npc)  # type: ignore[arg-type]


def says(table: Table, who: str, claim: Claim, *falls: list[int], npc: bool = False) -> None:
    book = table.book
    dice = Loaded(book, *falls)
    if npc:
        who = spoken_for(table)
    table.act(lambda: first_round.answer(book, who, book.contests.count, claim, table.now, dice, npc))


def fall(hits: int, dice: int) -> list[int]:
    return [HIT] * hits + [MISS] * (dice - hits)


def played(table: Table, results: dict[str, tuple[int, int, int]], **terms: object) -> Contest:
    """A contest from beginning to reveal: dice, bid and successes of each."""
    contest = opened(table, *results, **terms)
    falls = [fall(hits, dice + bid) for dice, bid, hits in results.values()]
    *first, last = results
    for who in first:
        gives(table, who, results[who][0], results[who][1])
    gives(table, last, results[last][0], results[last][1], *falls)
    return contest


def refused(table: Table, reason: str, deed: object) -> Refused:
    with pytest.raises(Refused) as no:
        table.act(deed)  # type: ignore[arg-type]
    assert no.value.reason == reason
    return no.value


def tied(table: Table, *players: str, bid: int = 0, **terms: object) -> Contest:
    """A contest that these have tied, with such a bid each."""
    return played(table, dict.fromkeys(players, (4, bid, 2)), **terms)


def answers(table: Table, who: str, choice: Choice, bid: int = 0, *falls: list[int], npc: bool = False) -> None:
    book = table.book
    contest = book.contests.open
    assert contest is not None
    dice = Loaded(book, *falls)
    if npc:
        who = spoken_for(table)
    table.act(lambda: ties.decide(book, who, contest.number, contest.round, choice, bid, table.now, dice, npc=npc))


def reserves(table: Table, *players: str) -> list[int]:
    return [table.book.seat(who).reserve for who in players]


def without_dice(table: Table, who: str) -> None:
    """Put an empty reserve before somebody."""
    table.book.seat(who).reserve = 0


def spoken_for(table: Table) -> str:
    """Who answers for the character of the story."""
    contest = table.book.contests.open
    assert contest is not None
    return voice_of(table.book, contest)
