"""The first draw: plan, lots, tables, starters and the bye; and who joins or leaves before anything was played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engines.book import Entry, Refused
from bot.engines.codice.closing import post
from bot.engines.codice.tournament import Codice
from bot.engines.dice import Dice, shuffled
from bot.engines.seals import Decided, Draw
from bot.engines.tournament import entering
from bot.engines.tournament.entrants import admitted
from bot.engines.tournament.opponents import Pairing, neighbours, round_robin
from bot.engines.tournament.rounds import draw_of


def start(book: Codice, by: str, at: float, dice: Dice) -> None:
    """Close the entries, fix rounds and finals, and draw the first round."""
    if not book.name:
        raise Refused("codice-no-tournament")
    if book.plan is not None:
        raise Refused("codice-started-already")
    teams = tuple(team.id for team in admitted(book.entrants.values(), book.places))
    if len(teams) < book.rules.entries.least:
        raise Refused("codice-too-few-teams", have=len(teams), least=book.rules.entries.least)
    throwing = dice.act(draw_of(1), *teams)
    started = Started(
        by=by,
        at=at,
        teams=teams,
        order=throwing.order("tables", len(teams)),
        starters=throwing.roll("starters", len(teams) // 2, 2),
        lots=throwing.order("lots", len(teams)),
    )
    book.happen(started)
    post(book, 1, started.tables(), at, "draw")


class Started(Entry, kind="codice.started"):
    """The first draw was made."""

    once = ()
    by: str
    at: float
    teams: tuple[str, ...]
    """Those who take part, in order of entry."""
    order: tuple[Draw, ...]
    """Puts the teams in the order of the tables."""
    starters: Draw
    """A coin for each table: 1 if the first listed starts."""
    lots: tuple[Draw, ...]
    """Puts the teams in the order that decides where article 42 cannot."""

    @property
    def drawn(self) -> Sequence[Draw]:
        """Tables, starters and lots."""
        return (*self.order, self.starters, *self.lots)

    @property
    def decided(self) -> Mapping[str, Decided]:
        """Who takes part."""
        return {draw_of(1): self.teams}

    def tables(self) -> tuple[Pairing, ...]:
        """The tables of the first round, as they were drawn; who is left over sits out."""
        tables = []
        pairs = neighbours(shuffled(self.teams, self.order))
        for table, teams in enumerate(pairs, 1):
            starter = teams[self.starters.faces[table - 1] - 1] if len(teams) > 1 else ""
            tables.append(Pairing(table=table, teams=teams, starter=starter))
        return tuple(tables)

    def apply(self, book: Codice) -> None:
        """Rounds and finals are fixed; all the lots are known."""
        book.plan = book.rules.plan(len(self.teams))
        for team in self.teams:
            book.entrants[team].since = 1
        book.lots = shuffled(self.teams, self.lots)
        if book.plan.robin:
            book.schedule = tuple(tuple(pairs) for pairs in round_robin_of(self.tables()))


def round_robin_of(first: Sequence[Pairing]) -> list[list[tuple[str, str]]]:
    """Every round of everybody against everybody, beginning with these tables."""
    ones, others = zip(*(pairing.teams for pairing in first), strict=True)
    return round_robin([*ones, *reversed(others)])


def joined(tables: Sequence[Pairing], team: str, number: int, dice: Dice) -> tuple[tuple[Pairing, ...], Draw | None]:
    """The first round with one more team: it meets who would sit out, a coin says who starts; or it sits out."""
    bye = next((pairing for pairing in tables if pairing.bye), None)
    if bye is None:
        return (*tables, Pairing(table=len(tables) + 1, teams=(team,))), None
    roll = dice.act(f"{entering.name_of(number)}/starter").roll("", 1, 2)
    teams = (*bye.teams, team)
    new = Pairing(table=bye.table, teams=teams, starter=teams[roll.faces[0] - 1])
    return (*(pairing for pairing in tables if not pairing.bye), new), roll


def parted(tables: Sequence[Pairing], team: str) -> tuple[Pairing, ...]:
    """The first round without a team: who sits out takes its seat, or its opponent sits out."""
    bye = next((pairing.teams[0] for pairing in tables if pairing.bye), "")
    if bye == team:
        return tuple(pairing for pairing in tables if not pairing.bye)
    left = [pairing for pairing in tables if not pairing.bye]
    at = next(place for place, pairing in enumerate(left) if team in pairing.teams)
    if bye:
        teams = tuple(bye if one == team else one for one in left[at].teams)
        starter = bye if left[at].starter == team else left[at].starter
        left[at] = left[at].model_copy(update={"teams": teams, "starter": starter})
        return tuple(left)
    alone = next(one for one in left.pop(at).teams if one != team)
    tables = [pairing.model_copy(update={"table": table}) for table, pairing in enumerate(left, 1)]
    return (*tables, Pairing(table=len(tables) + 1, teams=(alone,)))
