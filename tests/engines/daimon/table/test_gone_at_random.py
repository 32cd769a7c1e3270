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
from bot.engines.daimon.fights import rounds, shots, strikes
from bot.engines.daimon.fights.lent_dice import help_shot, help_strike
from bot.engines.daimon.fights.shots import ShotTaken
from bot.engines.daimon.fights.state import Figures
from bot.engines.daimon.fights.strike_entries import StrikeRolled
from bot.engines.daimon.table import chair, leaving, sessions
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds import wounds
from tests.engines.daimon.fights.brawl import HeroPut, put
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO, Table, seen
from tests.engines.daimon.table.evening import started

PEOPLE = (ANNA, BRUNO, CARLA, DARIO)
person = st.sampled_from(PEOPLE)
ACTS = (
    "check", "check", "target", "help", "help", "lend", "lend", "open", "open", "give", "give", "give", "give",
    "fight", "strike", "strike", "strike", "difficulty", "aim", "aim", "fire",
    "wound", "wound", "go", "go", "come", "come", "come", "new", "new", "new", "draw", "draw",
)  # fmt: skip
steps = st.lists(st.tuples(st.sampled_from(ACTS), person, st.integers(0, 6)), min_size=40, max_size=90)


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
    if others := likely(book, act):  # Often whoever it is about: of the others most is refused, and nothing happens.
        who = others[number % len(others)] if number > 1 else who
    match act:
        case "check":
            return lambda: deciding.lock(book, who, claim, "", dice)
        case "target":
            by = deciding.judge_of(book, check.player) if check is not None and book.master else who
            return lambda: deciding.set_target(book, by, check.number if check is not None else 1, 2, dice)
        case "help":
            helped = check.player if check is not None else PEOPLE[number % 4]
            return lambda: deciding.assist(book, who, helped, dice)
        case "lend" if contest is not None:
            return lambda: help_rival(book, who, PEOPLE[number % 4], now, dice)
        case "lend" if shot is not None and number % 2:
            return lambda: help_shot(book, who, shot, dice)
        case "lend":
            return lambda: help_strike(book, who, PEOPLE[number % 4], dice)
        case "open":
            by = book.master if npc else who
            return lambda: opening.challenge(book, by, rivals, now, npc=npc, armed=number > 3)
        case "give" if not round_:
            return lambda: first_round.answer(book, who, on, claim, now, dice)
        case "give":
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
            return lambda: wounds.add(book, who, 1 + number % 4, now)
        case "new" if book.character_of(who) is None:
            return lambda: book.happen(HeroPut(player=who, scores={}, gear=(), level=0))
        case "go":
            return lambda: sessions.go(book, who, now, dice)
        case "come":
            return lambda: sessions.come(book, who)
    return lambda: chair.draw(book, who, now, dice)


def likely(book: Campaign, act: str) -> list[str]:
    """Who is waited for; or who is in something that is open, where somebody falls or goes."""
    contest, fight = book.contests.open, book.fights.now
    match act:
        case "give" if contest is not None:
            return [who for who in contest.left if who in PEOPLE and not contest.has_answered(who)]
        case "strike" if fight is not None:
            return [*rounds.awaited(book, fight)]
        case "wound" | "go":
            found = [check.player for check in book.checks.open.values()]
            found += [shot.player for shot in book.fights.shots.values()]
            found += [one.player for one in fight.sealed] if fight is not None else []
            found += [who for who in contest.left if who in PEOPLE] if contest is not None else []
            return [*found, *(seat.player for seat in book.seats if seat.held)]
        case "help" | "lend":
            return [who for who in PEOPLE if fit(book, who) and who != book.master]
        case "come":
            return [who for who in PEOPLE if not book.here(who)]
        case "new":
            return [who for who in PEOPLE if book.character_of(who) is None]
    return []


def fit(book: Campaign, player: str) -> bool:
    """Whether somebody is here with a character that stands, told apart from how the campaign tells it."""
    hero, session = book.character_of(player), book.session
    here = session is not None and player in (*session.present, book.master)
    return here and hero is not None and hero.wounds < 2 * hero.attributes["power"]


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
        book, able, before = table.book, {one for one in PEOPLE if fit(table.book, one)}, len(table.records)
        try:
            table.act(deed(table, act, who, number))
        except Refused:
            continue
        now_able = {one for one in PEOPLE if fit(book, one)}
        if act in ("wound", "go"):
            able &= now_able
        elif act == "come":  # Whoever is back has locked still what they had locked: the round may be rolled with it.
            able = now_able
        table.act(lambda: leaving.settle(book, table.now, table.dice()))  # noqa: B023
        for record in table.records[before:]:
            assert {*rolling(book, record.entry)} <= able
        held = {seat.player for seat in book.seats if seat.held}
        assert all(fit(book, player) for player in held)
        contest = book.contests.open
        assert contest is None or contest.awaited or not contest.left, "it waits for nobody, and goes on"
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
