"""Random evenings of contests: reserves stay within bounds, folding gives the same, and no answer is seen too early."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from bot.engines.book import Refused
from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.contests import deadlines, first_round, lent_dice, opening, ties
from bot.engines.daimon.contests.contest_rounds import contest_on, view, voice_of
from bot.engines.daimon.contests.first_round import ContestAnswered
from bot.engines.daimon.contests.reveals import CHOICES, Choice
from bot.engines.daimon.contests.state import NPC
from bot.engines.daimon.contests.ties import TieAnswered
from bot.engines.daimon.table import awards
from bot.engines.daimon.table.campaign import Campaign
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, Table, hero, seen

PEOPLE = (ANNA, BRUNO, CARLA)
person = st.sampled_from(PEOPLE)
small = st.integers(0, 4)
steps = st.lists(
    st.one_of(
        st.tuples(st.just("open"), st.permutations(PEOPLE), st.integers(2, 3), st.booleans()),
        st.tuples(st.just("answer"), person, small, small),
        st.tuples(st.just("round"), small, small, st.sampled_from(CHOICES)),
        st.tuples(st.just("npc"), small),
        st.tuples(st.just("decide"), person, st.sampled_from(CHOICES), small, st.booleans()),
        st.tuples(st.just("round"), small, small, st.just("escalate")),
        st.tuples(st.just("advance"), person, st.integers(-4, 4)),
        st.tuples(st.just("help"), person, person),
        st.tuples(st.just("wait"), person),
        st.tuples(st.just("late")),
        st.tuples(st.just("off")),
        st.tuples(st.just("award"), person),
    ),
    min_size=20,
    max_size=40,
)


def act(table: Table, kind: str, *rest: object) -> Callable[[], object]:
    """What somebody tries to do."""
    book, now, dice = table.book, table.now, table.dice()
    contest = book.contests.open
    number, round_ = (contest.number, contest.round) if contest else (1, 1)
    voice = voice_of(book, contest) if contest else book.master
    match kind, rest:
        case "open", (people, many, armed):
            npc = "w0000colonel" if book.master == people[0] else ""  # type: ignore[index]
            return lambda: opening.challenge(book, people[0], people[:many], now, npc=npc, armed=armed)  # type: ignore[index]
        case "answer", (who, count, bid):
            return lambda: first_round.answer(book, who, number, Claim(dice=count, reserve=bid), now, dice)  # type: ignore[arg-type]
        case "npc", (count,):
            return lambda: first_round.answer(book, voice, number, Claim(dice=count), now, dice, npc=True)  # type: ignore[arg-type]
        case "decide", (who, choice, bid, npc):
            who = voice if npc else who
            return lambda: ties.decide(book, who, number, round_, choice, bid, now, dice, npc=npc)  # type: ignore[arg-type]
        case "round", (count, bid, choice):
            return lambda: everybody(table, count, bid, choice)  # type: ignore[arg-type]
        case "advance", (who, count):
            return lambda: opening.advance(book, book.master, who, count, now, dice)  # type: ignore[arg-type]
        case "help", (helper, who):
            return lambda: lent_dice.help_rival(book, helper, who, now, dice)  # type: ignore[arg-type]
        case "wait", (who,):
            return lambda: deadlines.set_deadline(book, who, number, 5, now)  # type: ignore[arg-type]
        case "late", _:
            return lambda: deadlines.let_pass(book, now, dice)
        case "off", _:
            return lambda: opening.call_off(book, number, dice)
    return lambda: awards.award(book, rest[0], "danger")  # type: ignore[arg-type]


def everybody(table: Table, count: int, bid: int, choice: Choice) -> None:
    """Whoever is awaited answers, until something is revealed."""
    book, dice = table.book, table.dice()
    contest = contest_on(book)
    for who in contest.awaited:
        npc = who == NPC
        by, own = (voice_of(book, contest), 0) if npc else (who, min(bid, book.seat(who).free))
        if contest.round:
            least = own or (0 if npc else min(1, book.seat(who).free))
            ties.decide(book, by, contest.number, contest.round, choice, least, table.now, dice, npc=npc)
        else:
            first_round.answer(book, by, contest.number, Claim(dice=count, reserve=own), table.now, dice, npc=npc)


@given(steps)
def test_reserves_keep_within_bounds_and_folding_gives_the_same_campaign(evening: list[tuple[object, ...]]) -> None:
    table = Table(*PEOPLE)
    table.session()
    for kind, *rest in evening:
        before = {seat.player: (seat.reserve, seat.free) for seat in table.book.seats}
        try:
            table.act(act(table, str(kind), *rest))
        except Refused:
            after = {seat.player: (seat.reserve, seat.free) for seat in table.book.seats}
            assert after == before
        check(table.book)
    assert seen(table.refolded()) == seen(table.book)


def check(book: Campaign) -> None:
    """What always holds."""
    contest = book.contests.open
    helps = contest.helps if contest is not None else {}
    lent = {(helper, f"help-contest-{contest.number}-{who}") for who, helper in helps.items() if contest is not None}
    assert lent == {(seat.player, key) for seat in book.seats for key in seat.held if key.startswith("help-")}
    for seat in book.seats:
        assert 0 <= seat.free <= seat.reserve <= book.rules.reserve.most
        if contest is None or seat.player not in contest.rivals or not contest.has_answered(seat.player):
            assert not [key for key in seat.held if not key.startswith("help-")]
    if contest is not None:
        assert len(contest.left) >= 2
        assert contest.awaited


@given(steps)
def test_no_export_shows_an_answer_before_its_reveal_to_others(evening: list[tuple[object, ...]]) -> None:
    table = Table(*PEOPLE)
    table.session()
    hero(table.book, ANNA)
    for kind, *rest in evening:
        try:
            table.act(act(table, str(kind), *rest))
        except Refused:
            continue
        contest = table.book.contests.open
        if contest is None:
            continue
        for record in table.records:
            entry = record.entry
            if isinstance(entry, ContestAnswered) and entry.contest == contest.number and not contest.round:
                assert entry.sealed(table.book) == ("claim",)
            if isinstance(entry, TieAnswered) and (entry.contest, entry.round) == (contest.number, contest.round):
                assert entry.sealed(table.book) == ("choice", "bid")
        for viewer in PEOPLE:
            for npc in (False, True):
                try:
                    rival = view(table.book, contest, viewer, npc)
                except Refused:
                    continue
                assert rival.who == (NPC if npc else viewer)
                assert not npc or viewer == voice_of(table.book, contest)
