"""Who has everything undone that displeases them, and gets nobody's yes, ends where who undoes nothing ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bot.engines.book import Refused
from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.checks import deciding
from bot.engines.daimon.contests import first_round, opening, ties
from bot.engines.daimon.fights import opening as fights
from bot.engines.daimon.fights import shots, strikes
from bot.engines.daimon.fights.state import Figures
from bot.engines.daimon.oracle import oracle
from bot.engines.daimon.table import chair, scenes
from bot.engines.daimon.table.campaign import ORACLE
from tests.engines.daimon.checks.trial import evening
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO, Table, seen

Deed = Callable[[Table], object]
PEOPLE = (ANNA, BRUNO, CARLA, DARIO)


def bids(table: Table, dice: int, reserve: int, number: int = 0) -> object:
    return deciding.lock(table.book, BRUNO, Claim(dice=dice, reserve=reserve), "", table.dice(), number)


def answers(table: Table, who: str, dice: int, reserve: int) -> object:
    contest = table.book.contests.count
    return first_round.answer(table.book, who, contest, Claim(dice=dice, reserve=reserve), table.now, table.dice())


def decides(table: Table, who: str, choice: Any, bid: int) -> object:
    now = table.book.contests.known[table.book.contests.count]
    return ties.decide(table.book, who, now.number, now.round, choice, bid, table.now, table.dice())


def strikes_at(table: Table, dice: int, reserve: int) -> object:
    claim = Claim(dice=dice, reserve=reserve)
    return strikes.strike(table.book, BRUNO, claim, "none", 0, table.now, table.dice())


def draws(table: Table) -> object:
    return chair.draw(table.book, table.book.master, table.now, table.dice())


def asks_oracle(table: Table, which: str) -> object:
    return oracle.ask(table.book, which, table.now, "", table.dice(ORACLE))


def shot_of(table: Table) -> int:
    return table.book.fights.shots_count


CHECK: tuple[Deed, ...] = (
    lambda table: deciding.ask(table.book, ANNA, BRUNO, "", 3, 0),
    lambda table: bids(table, 3, 2),
)
CONTEST: tuple[Deed, ...] = (
    lambda table: opening.challenge(table.book, ANNA, (BRUNO, CARLA), table.now),
    lambda table: answers(table, BRUNO, 4, 1),
    lambda table: answers(table, CARLA, 4, 0),
)
TIE: tuple[Deed, ...] = (
    lambda table: decides(table, BRUNO, "escalate", 2),
    lambda table: decides(table, CARLA, "escalate", 1),
)
SETTLED: tuple[Deed, ...] = (
    lambda table: decides(table, BRUNO, "settle", 0),
    lambda table: decides(table, CARLA, "yield", 0),
)
FIGHT: tuple[Deed, ...] = (
    lambda table: fights.start(table.book, "w00000guard", 3, "single", 1, 0, False, (BRUNO,)),
    lambda table: strikes_at(table, 4, 1),
    lambda table: fights.end(table.book, table.dice()),
)
SHOT: tuple[Deed, ...] = (
    lambda table: shots.aim(table.book, BRUNO, Claim(dice=4, reserve=1), Figures(distance=2, size=1)),
    lambda table: shots.judge(table.book, ANNA, shot_of(table), Figures(distance=2, size=1), 0, table.dice()),
)
ORACLES: tuple[Deed, ...] = (lambda table: asks_oracle(table, "npc"), lambda table: asks_oracle(table, "random"))
CHAIR: tuple[Deed, ...] = (
    lambda table: scenes.end_scene(table.book, table.now),
    lambda table: scenes.pass_on(table.book, table.now),
    draws,
)
EVENING = (*CHECK, *CHECK, *CONTEST, *TIE, *TIE, *SETTLED, *ORACLES, *FIGHT, *SHOT, *CHECK, *CHAIR)

Trick = Callable[[Table, int, str], object]


def check_of(table: Table) -> int:
    return table.book.ledger.last["check"]


def contest_of(table: Table) -> int:
    return table.book.contests.count


TRICKS: dict[str, tuple[Trick, ...]] = {
    "check": (
        lambda table, a, who: bids(table, 3, a, check_of(table)),
        lambda table, a, who: bids(table, a, 2, check_of(table)),
        lambda table, a, who: deciding.set_target(table.book, ANNA, check_of(table), 1 + a % 7, table.dice()),
        lambda table, a, who: deciding.assist(table.book, who, BRUNO, table.dice()),
        lambda table, a, who: deciding.drop(table.book, check_of(table), table.dice(), "w0000000why"),
        lambda table, a, who: deciding.ask(table.book, ANNA, BRUNO, "", 1 + a % 7, 0),
    ),
    "contest": (
        lambda table, a, who: answers(table, who, 4, a),
        lambda table, a, who: answers(table, who, a, 0),
        lambda table, a, who: decides(table, who, "escalate", a),
        lambda table, a, who: decides(table, who, "settle" if a % 2 else "yield", 0),
        lambda table, a, who: opening.advance(table.book, ANNA, who, 1 + a % 4, table.now, table.dice()),
        lambda table, a, who: opening.call_off(table.book, contest_of(table), table.dice(), "w0000000why"),
    ),
    "strike": (
        lambda table, a, who: strikes_at(table, 4, a),
        lambda table, a, who: strikes_at(table, a, 1),
        lambda table, a, who: strikes.set_difficulty(table.book, 1, 1 + a % 7, table.now, table.dice()),
        lambda table, a, who: fights.end(table.book, table.dice()),
        lambda table, a, who: fights.flee(table.book, 1, table.dice()),
    ),
    "shot": (
        lambda table, a, who: shots.hold(table.book, BRUNO, table.dice()),
        lambda table, a, who: shots.judge(
            table.book, ANNA, shot_of(table), Figures(distance=a % 4, size=1), 0, table.dice()
        ),
    ),
    "oracle": (lambda table, a, who: asks_oracle(table, ("yesno", "body", "event")[a % 3]),),
    "vacancy": (
        lambda table, a, who: chair.claim(table.book, who, table.dice()),
        lambda table, a, who: scenes.keep(table.book, table.dice()),
        lambda table, a, who: draws(table),
    ),
}
"""By the kind of an act: what somebody may try who knows its faces."""


def tries(table: Table, deed: Deed) -> bool:
    """Whether somebody may do that, and does it."""
    try:
        table.act(lambda: deed(table))
    except Refused:
        return False
    return True


def reveals(table: Table) -> None:
    """Whatever was undone is revealed again, upon what it was decided with."""
    book, now = table.book, table.now
    number = book.ledger.last.get("check", 0)
    for again in (
        lambda: deciding.reveal(book, number, table.dice()),
        lambda: ties.reveal_again(book, book.contests.count, now, table.dice()),
        lambda: strikes.reveal(book, 0, now, table.dice()),
        lambda: shots.reveal(book, shot_of(table), table.dice()),
    ):
        tries(table, lambda _, again=again: again())  # type: ignore[misc]


def drawn_of(table: Table) -> str:
    """The kind of act whose dice the last request has thrown; empty for none."""
    last = table.records[-1].request
    draws = [draw for record in table.records if record.request == last for draw in record.entry.drawn]
    return draws[0].label.split("/")[0] if draws else ""  # type: ignore[union-attr]


def played(seed: int, tricks: Sequence[Sequence[tuple[int, int, str]]] = ()) -> Table:
    """The evening; after each throw some tricks, with the throw undone before each of them."""
    table = evening(*PEOPLE)
    for _ in range(seed):  # Another seed, another evening.
        table.act(table.seal)
    left = list(tricks)
    for deed in EVENING:
        if not tries(table, deed) or not (kind := drawn_of(table)) or not left:
            continue
        before = seen(table.book)
        for which, a, who in left.pop():
            if drawn_of(table):
                table.undo()
            trick = TRICKS[kind][which % len(TRICKS[kind])]
            tries(table, lambda table, trick=trick, a=a, who=who: trick(table, a, who))  # type: ignore[misc]
        reveals(table)
        if seen(table.book) != before:
            tries(table, deed)
        assert seen(table.book) == before, kind
    return table


trick = st.tuples(st.integers(0, 5), st.integers(0, 7), st.sampled_from(PEOPLE))
evenings = st.lists(st.lists(trick, min_size=1, max_size=5), min_size=12, max_size=14)


@given(st.integers(1, 30), evenings)
def test_who_undoes_at_will_without_a_yes_ends_as_who_undoes_nothing(seed: int, tricks: Any) -> None:
    table = played(seed, tricks)
    assert seen(table.book) == seen(played(seed).book)
    shown: dict[tuple[int, str], tuple[int, ...]] = {}
    for record in table.records:
        for draw in record.entry.drawn:
            faces = shown.setdefault((draw.seal, draw.label), draw.faces)  # type: ignore[union-attr]
            assert faces == draw.faces
