"""Random evenings of people who die, fall and leave: nobody who cannot act is in a roll, and every contest ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bot.engines.book import Refused
from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.checks import deciding
from bot.engines.daimon.checks.entries import CheckRolled
from bot.engines.daimon.contests import first_round, opening, ties
from bot.engines.daimon.contests.first_round import ContestRevealed
from bot.engines.daimon.contests.lent_dice import help_rival
from bot.engines.daimon.contests.reveals import CHOICES
from bot.engines.daimon.contests.ties import TieRevealed
from bot.engines.daimon.fights import opening as fights
from bot.engines.daimon.fights import shots, strikes
from bot.engines.daimon.fights.lent_dice import help_shot, help_strike
from bot.engines.daimon.fights.shots import ShotTaken
from bot.engines.daimon.fights.state import Figures
from bot.engines.daimon.fights.strike_entries import StrikeRolled
from bot.engines.daimon.table import chair, leaving, sessions
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds import wounds
from bot.engines.daimon.wounds.on_feet import can_act
from tests.engines.daimon.fights.brawl import put
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO, Table, seen
from tests.engines.daimon.table.evening import started

PEOPLE = (ANNA, BRUNO, CARLA, DARIO)
person = st.sampled_from(PEOPLE)
ACTS = (
    "check", "target", "help", "lend", "lend", "open", "give", "give", "tie", "fight", "strike", "difficulty",
    "aim", "fire", "wound", "wound", "go", "come", "draw",
)  # fmt: skip
steps = st.lists(st.tuples(st.sampled_from(ACTS), person, st.integers(0, 6)), min_size=15, max_size=45)


def deed(table: Table, act: str, who: str, number: int) -> Callable[[], Any]:
    """What somebody tries to do."""
    book, now, dice, claim = table.book, table.now, table.dice(), Claim(dice=3, reserve=number % 3)
    contest = book.contests.open
    check = next(iter(book.checks.open.values()), None)
    shot = next(iter(book.fights.shots.values()), None)
    on = contest.number if contest is not None else 1
    round_ = contest.round if contest is not None else 1
    rivals = tuple(dict.fromkeys((who, PEOPLE[number % 4], PEOPLE[(number + 1) % 4])))
    npc = "w0000colonel" if number == 0 else ""
    aim = Figures(distance=1, size=1)
    match act:
        case "check":
            return lambda: deciding.lock(book, who, claim, "", dice)
        case "target":
            by = deciding.judge_of(book, check.player) if check is not None and book.master else who
            return lambda: deciding.set_target(book, by, check.number if check is not None else 1, 2, dice)
        case "help":
            return lambda: deciding.assist(book, who, PEOPLE[number % 4], dice)
        case "lend" if contest is not None:
            return lambda: help_rival(book, who, PEOPLE[number % 4], now, dice)
        case "lend" if shot is not None and number % 2:
            return lambda: help_shot(book, who, shot, dice)
        case "lend":
            return lambda: help_strike(book, who, PEOPLE[number % 4], dice)
        case "open":
            by = book.master if npc else who
            return lambda: opening.challenge(book, by, rivals, now, npc=npc, armed=number > 3)
        case "give":
            return lambda: first_round.answer(book, who, on, claim, now, dice)
        case "tie":
            return lambda: ties.decide(book, who, on, round_, CHOICES[number % 3], number % 3, now, dice)
        case "fight":
            return lambda: fights.start(book, "w00000guard", number % 3, "rounds", 2, 1, False)
        case "strike":
            return lambda: strikes.strike(book, who, claim, "none", 0, now, dice)
        case "difficulty":
            return lambda: strikes.set_difficulty(book, 1, 1 + number, now, dice)
        case "aim":
            return lambda: shots.aim(book, who, claim, aim)
        case "fire":
            by = deciding.judge_of(book, shot.player) if shot is not None and book.master else who
            return lambda: shots.judge(book, by, shot.number if shot is not None else 1, aim, 0, dice)
        case "wound":
            return lambda: wounds.add(book, who, 1 + number, now)
        case "go":
            return lambda: sessions.go(book, who, now, dice)
        case "come":
            return lambda: sessions.come(book, who)
    return lambda: chair.draw(book, who, now, dice)


def rolling(book: Campaign, entry: object) -> tuple[str, ...]:
    """Whose dice an entry has rolled."""
    match entry:
        case CheckRolled():
            helper = book.checks.results[entry.number].helper
            return (entry.player, *([helper] if helper else []))
        case StrikeRolled():
            (one,) = (strike for strike in book.fights.rolled if strike.number == entry.number)
            return (entry.player, *([one.helper] if one.helper else []))
        case ShotTaken():
            return (entry.player,)
        case ContestRevealed() | TieRevealed():
            reveals = book.contests.known[entry.contest].reveals
            reveal = reveals[entry.round if isinstance(entry, TieRevealed) else 0]
            dice = [one for score in reveal.scores for one in (score.who, score.thrown.helper)]
            return tuple(one for one in dice if book.seat_of(one) is not None)
    return ()


@given(steps)
def test_nobody_who_cannot_act_is_in_a_roll_and_every_contest_ends(evening: list[tuple[str, str, int]]) -> None:
    table = started(*PEOPLE)
    for player in PEOPLE:
        put(table, player)
    for act, who, number in evening:
        book, able, before = table.book, {one for one in PEOPLE if can_act(table.book, one)}, len(table.records)
        try:
            table.act(deed(table, act, who, number))
        except Refused:
            continue
        able -= {one for one in able if act in ("wound", "go") and not can_act(book, one)}
        table.act(lambda: leaving.settle(book, table.now, table.dice()))  # noqa: B023
        for record in table.records[before:]:
            assert {*rolling(book, record.entry)} <= able
        held = {seat.player for seat in book.seats if seat.held}
        assert all(can_act(book, player) for player in held)
    assert seen(table.refolded()) == seen(table.book)
    ends(table)


def ends(table: Table) -> None:
    """All but one go: whoever is left can end what is open, and the session."""
    book = table.book
    assert book.session is not None
    left, *others = book.session.present
    for player in others:
        table.act(
            lambda player=player: sessions.go(book, player, table.now, table.dice()),  # type: ignore[misc]
            lambda: leaving.settle(book, table.now, table.dice()),
        )
    if not book.master:
        table.act(lambda: chair.draw(book, left, table.now, table.dice()))
    if book.contests.open is not None:
        number = book.contests.open.number
        table.act(lambda: opening.call_off(book, number, table.dice()))
    for check in list(book.checks.open):
        table.act(lambda check=check: deciding.drop(book, check, table.dice()))  # type: ignore[misc]
    if book.fights.now is not None:
        table.act(lambda: fights.end(book, table.dice()))
    if book.fights.shots:
        table.act(lambda: shots.hold(book, left, table.dice()))
    table.act(lambda: sessions.end(book, table.now, table.dice()))
