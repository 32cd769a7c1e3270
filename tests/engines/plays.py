"""Books of every kind in which anything happens, at random; some of it undone at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any, Protocol

from bot.engines.book import Refused
from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.checks import deciding
from bot.engines.daimon.contests import ties
from bot.engines.daimon.fights import shots, strikes
from bot.engines.daimon.growth import by_hand, gear, growth, wealth
from bot.engines.daimon.table import awards, chair, scenes, sessions
from bot.engines.daimon.table.master_vote import praise
from bot.engines.daimon.wounds import care, wounds
from bot.engines.diplomacy.games import VARIANTS
from bot.engines.gdr import asked_at_once, closing, judging, loading
from bot.engines.gdr.tournament import Gdr, GdrOpened, enter
from bot.engines.mito import fixing, games
from bot.engines.mito.league import League, LeagueOpened
from bot.engines.mito.settings import change
from bot.engines.tournament import entering
from tests.engines.club import test_club_book as people
from tests.engines.codice import test_redone as codice
from tests.engines.codice.evening import Evening
from tests.engines.daimon.checks import test_at_random as tries
from tests.engines.daimon.contests import test_at_random as contests
from tests.engines.daimon.fights import test_at_random as fights
from tests.engines.daimon.fights.brawl import armed, put, tavern
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, Table
from tests.engines.diplomacy import test_redone as diplomacy
from tests.engines.diplomacy.test_way_back import WINTERS
from tests.engines.diplomacy.weekend import Weekend
from tests.engines.gdr.convention import DIRECTOR, RITA, UGO, adventure
from tests.engines.gdr.convention import RULES as JUDGING
from tests.engines.kept import NOW, Kept
from tests.engines.mito.league import RULES as LADDERS


class Play(Protocol):
    """Gives a book in which something happened, where so many of the acts were undone."""

    def __call__(self, chance: Random, undos: float = 0.0) -> Kept[Any]: ...


def acted(
    kept: Kept[Any],
    chance: Random,
    deeds: Sequence[Callable[[], object]],
    count: int = 30,
    undos: float = 0.0,
    again: Sequence[Callable[[], object]] = (),
) -> None:
    """So many of these deeds, whichever; what is refused does nothing. So often the last is undone and done again
    alike, or what stayed decided is revealed again."""
    luck = Random(chance.random())
    for _ in range(count):
        kept.now += 60
        before, done = chance.getstate(), len(kept.records)
        tries_to(kept, chance.choice(deeds))
        if len(kept.records) > done and luck.random() < undos:
            after = chance.getstate()
            with suppress(Refused):
                kept.undo(kept.records[-1].request)
            for reveal in again:
                tries_to(kept, reveal)
            chance.setstate(before)
            tries_to(kept, chance.choice(deeds))
            chance.setstate(after)


def tries_to(kept: Kept[Any], deed: Callable[[], object]) -> None:
    """Do something, if it is not refused."""
    with suppress(Refused):
        kept.act(deed)


def reveals(table: Table) -> Sequence[Callable[[], object]]:
    """Whatever may be revealed again in a campaign, upon what it was decided with."""
    return (
        lambda: deciding.reveal(table.book, table.book.ledger.last.get("check", 0), table.dice()),
        lambda: ties.reveal_again(table.book, table.book.contests.count, table.now, table.dice()),
        lambda: strikes.reveal(table.book, 0, table.now, table.dice()),
        lambda: shots.reveal(table.book, table.book.fights.shots_count, table.dice()),
    )


def ladders(chance: Random, undos: float = 0.0) -> Kept[Any]:
    opened = LeagueOpened(rules=LADDERS, zone="Europe/Rome", at=NOW)
    kept = Kept(League(), opened, strands=())
    book, four = kept.book, ["pa", "pb", "pc", "pd"]

    def some() -> list[str]:
        return chance.sample(four, chance.randint(2, 4))

    def number() -> int:
        return chance.randint(1, max(book.last, 1))

    acted(
        kept,
        chance,
        [
            *[lambda: games.add(book, "pa", "player", some(), (), kept.now, kept.now + 1)] * 3,
            lambda: games.record(book, "pa", False, ["pa", *chance.sample(four[1:], 2)], (), kept.now - 9e5, kept.now),
            lambda: games.confirm(book, chance.choice(four), number(), kept.now),
            lambda: games.dispute(book, chance.choice(four), number()),
            lambda: games.uphold(book, "pz", number(), kept.now, True),
            lambda: change(book, "pa", "week", kept.now, minimum=chance.randint(1, 9)),
            lambda: book.happen(fixing.deleted(book, "pz", number())),
        ],
        undos=undos,
    )
    return kept


def sheets(chance: Random, undos: float = 0.0) -> Kept[Any]:
    kept = Kept(Gdr(), GdrOpened(rules=JUDGING), strands=())
    book = kept.book
    kept.act(lambda: entering.found(book, DIRECTOR, "w00000name"))
    kept.act(lambda: loading.load(book, DIRECTOR, adventure()))
    for team in range(2):
        cast = {f"p00{team}00000{place}": key for place, key in enumerate(("ada", "ivo"))}
        kept.act(lambda cast=cast, team=team: enter(book, DIRECTOR, f"w0000team{team}", cast))  # type: ignore[misc]

    def sheet() -> tuple[str, str]:
        return chance.choice(("t1", "t2")), chance.choice((RITA, UGO))

    def filled() -> None:
        team, by = sheet()
        judging.begin(book, by, team)
        while left := judging.missing(book, book.sheets[team, by]):
            judging.answer(book, by, team, left[0].key, chance.choice(left[0].answers))
        judging.hand_in(book, by, team)

    def reopened() -> None:
        team, by = sheet()
        judging.reopen(book, DIRECTOR, team, by)

    def taken_back() -> None:
        team, by = sheet()
        asked_at_once.take_back(book, by, team, next(iter(judging.open_sheet(book, by, team).answers), ""))

    acted(
        kept,
        chance,
        [
            *[filled] * 3,
            reopened,
            taken_back,
            lambda: closing.confirm(book, DIRECTOR, sheet()[0], "ada", chance.random() < 0.5),
            lambda: closing.decide(book, DIRECTOR, sheet()[0], chance.choice((RITA, UGO))),
            lambda: closing.discard(book, DIRECTOR, *sheet()),
            lambda: closing.close(book, DIRECTOR),
        ],
        undos=undos,
    )
    return kept


def club(chance: Random, undos: float = 0.0) -> Kept[Any]:
    kept = people.laid()
    deeds = ("ask", "confirm", "refuse", "join", "part", "apart", "rename")
    who = (people.GUEST, people.MEMBER, people.KNOWS, people.OTHER)
    acted(kept, chance, [lambda: people.done(kept.book, chance.choice(deeds), *chance.choices(who, k=3))], undos=undos)
    return kept


def brawl(chance: Random, undos: float = 0.0) -> Kept[Any]:
    table = tavern(BRUNO, CARLA)
    put(table, BRUNO, armed(shield=True), power=4, surgery=1)
    acts = (*fights.OFTEN * 4, *fights.RARELY, "end")

    def deed() -> object:
        numbers = chance.randint(0, 7), chance.randint(0, 5), chance.randint(-1, 3)
        return fights.do(table, chance.choice(acts), chance.choice((ANNA, BRUNO, CARLA)), *numbers)

    acted(table, chance, [deed], 40, undos, reveals(table))
    return table


def duels(chance: Random, undos: float = 0.0) -> Kept[Any]:
    table = Table(*contests.PEOPLE)
    table.session()

    def deed() -> object:
        small, who = chance.randint(0, 4), chance.choice(contests.PEOPLE)
        choice, three = chance.choice(contests.CHOICES), chance.sample(contests.PEOPLE, 3)
        step: tuple[Any, ...] = chance.choice(
            [
                ("open", three, chance.randint(2, 3), chance.random() < 0.5),
                *[("round", small, chance.randint(0, 4), choice)] * 3,
                ("answer", who, small, chance.randint(0, 4)),
                ("advance", who, chance.randint(-4, 4)),
                ("off",),
                ("award", who),
            ]
        )
        return contests.act(table, *step)()

    acted(table, chance, [deed], undos=undos, again=reveals(table))
    return table


def life(chance: Random, undos: float = 0.0) -> Kept[Any]:
    """Growth, wealth, wounds and cures, with scenes and sessions around them."""
    table = tavern(BRUNO, CARLA)
    put(table, BRUNO, armed(), level=3, surgery=2)

    def who() -> str:
        return chance.choice((ANNA, BRUNO, CARLA))

    acted(
        table,
        chance,
        [
            lambda: growth.buy_point(table.book, who()),
            lambda: growth.grow_attribute(table.book, who(), chance.choice(("power", "spirit"))),
            lambda: growth.grow_skill(table.book, who(), "surgery"),
            lambda: growth.gain_trait(table.book, who(), "brave"),
            lambda: growth.gain_class(table.book, who(), "thief"),
            lambda: gear.gain_gear(table.book, who(), "w00000thing", "weapon", 1),
            lambda: gear.upgrade_gear(table.book, who(), 1),
            lambda: wealth.buy(table.book, who(), chance.choice(("immediate", "request")), "w00000thing"),
            lambda: wealth.reward(table.book, who(), chance.randint(1, 3), 1),
            lambda: by_hand.set_number(table.book, who(), "evo", chance.randint(0, 9), table.now),
            lambda: wounds.add(table.book, who(), chance.randint(1, 3), table.now),
            lambda: wounds.day(table.book, table.now),
            lambda: care.heal(table.book, who(), who(), chance.choice(("clinic", "kit")), who()),
            lambda: care.reload(table.book, who(), who(), 1),
            lambda: awards.award(table.book, who(), "danger"),
            lambda: scenes.end_scene(table.book, table.now),
            lambda: scenes.keep(table.book, table.dice()),
            lambda: scenes.pass_on(table.book, table.now),
            lambda: chair.claim(table.book, who(), table.dice()),
            lambda: chair.draw(table.book, who(), table.now, table.dice()),
            lambda: praise(table.book, who(), chance.random() < 0.5),
            lambda: sessions.end(table.book, table.now, table.dice()),
            lambda: sessions.start(table.book, who(), (), table.now, table.dice()),
        ],
        50,
        undos,
        reveals(table),
    )
    return table


def checks(chance: Random, undos: float = 0.0) -> Kept[Any]:
    table = Table(*tries.PLAYERS)
    table.session()

    def deed() -> object:
        who, other = chance.sample(tries.PLAYERS, 2)
        number, claim = chance.randint(0, 2), Claim(dice=chance.randint(0, 6), reserve=chance.randint(0, 3))
        act: tuple[Any, ...] = chance.choice(
            [
                ("ask", who, chance.choice((None, 3)), 0),
                *[("lock", who, claim, 0)] * 4,
                *[("target", table.book.master, number, chance.randint(1, 7))] * 4,
                ("assist", other, who, 0),
                ("drop", number),
                ("award", who),
                ("session", who),
            ]
        )
        return tries.deed(table, act)

    acted(table, chance, [deed], undos=undos, again=reveals(table))
    return table


def teams(chance: Random, undos: float = 0.0) -> Kept[Any]:
    evening = Evening(chance.choice((4, 5, 6)), started=False)

    def deed() -> object:
        table, one, other, agents = chance.randint(1, 3), *chance.choices((0, 1), k=2), chance.randint(0, 8)
        act: tuple[Any, ...] = chance.choice(
            [
                *[("start",)] * 2,
                ("late", chance.randint(1, 9)),
                *[("report", table, one, other, agents)] * 6,
                *[("confirm", table, one)] * 3,
                ("dispute", table, one),
                ("fix", table, chance.randint(1, 3), one, agents),
                ("decide", table, one),
                ("lift", table),
                ("swap", chance.randint(1, 6)),
                ("drop", chance.randint(1, 6)),
            ]
        )
        return codice.deed(evening, act)

    acted(evening, chance, [deed], 40, undos)
    return evening


def boards(chance: Random, undos: float = 0.0) -> Kept[Any]:
    weekend = Weekend(chance.choice((6, 7, 13)), steps=1000)

    def deed() -> object:
        board, seat, power = chance.randint(1, 2), chance.randint(0, 6), chance.randint(0, 6)
        act: tuple[Any, ...] = chance.choice(
            [
                *[("draft",), ("publish",)] * 3,
                ("enter",),
                ("choose", board),
                *[("ballot", board, seat, chance.choice(VARIANTS))] * 4,
                ("count", board),
                *[("winter", board, chance.choice(WINTERS))] * 3,
                ("fix", board, 0, chance.choice(WINTERS)),
                ("late", board, power),
                ("propose", board, power),
                *[("vote", board, power, True)] * 3,
                ("finish", board),
                ("bond", *chance.sample(range(1, 8), 2)),
            ]
        )
        seated = len(weekend.book.entrants) in (6, 7, 12, 13, 14)
        return diplomacy.deed(weekend, act if seated or act != ("draft",) else ("enter",))

    acted(weekend, chance, [deed], 40, undos)
    return weekend


EVERY: tuple[Play, ...] = (ladders, sheets, club, brawl, duels, life, checks, teams, boards)
"""A book of every kind, and of Dàimon every subject."""
THROWN: tuple[Play, ...] = (brawl, duels, life, checks, teams, boards)
"""Those in which dice fall."""
