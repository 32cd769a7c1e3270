"""Teams enter, before the draw or late; they get a place, withdraw, are disqualified; their chiefs change turns."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engines.book import Entry, Refused
from bot.engines.codice import first_draw
from bot.engines.codice.closing import decided, post, settle
from bot.engines.codice.pairings import Reason, expected
from bot.engines.codice.rounds import Round
from bot.engines.codice.tournament import Codice
from bot.engines.dice import Dice
from bot.engines.seals import Draw
from bot.engines.tournament.entering import Admitted, Entered, Withdrawn, check_players, lot_of, next_id
from bot.engines.tournament.entrants import Entrant, Fate


def enter(
    book: Codice,
    by: str,
    director: bool,
    name: str,
    players: Sequence[str],
    at: float,
    dice: Dice,
    *,
    box: bool = False,
    paid: bool = False,
) -> Entrant:
    """Enter a team of two; after the draw only a director does, and it has nothing from the rounds missed."""
    if not book.name:
        raise Refused("codice-no-tournament")
    if len(players) != book.rules.entries.players:
        raise Refused("codice-team-of-two", players=book.rules.entries.players)
    if by not in players and not director:
        raise Refused("codice-team-not-yours")
    check_players(book, players)
    since, lot = _late(book, len(book.entrants) + 1, players, director, dice)
    entrant = next_id(book)
    book.happen(
        Entered(entrant=entrant, name=name, players=tuple(players), box=box, paid=paid, by=by, since=since, lot=lot)
    )
    _seat_late(book, entrant, at, dice)
    return book.entrants[entrant]


def admit(book: Codice, team: str, at: float, dice: Dice) -> Entrant:
    """Give a place, after the draw, to a team for which there was none."""
    entrant = book.entrant(team)
    if book.plan is None:
        raise Refused("codice-not-started")
    if not entrant.waiting:
        raise Refused("codice-team-not-waiting", team=team, name=entrant.name)
    since, lot = _late(book, entrant.number, entrant.players, True, dice)
    assert lot is not None
    book.happen(Admitted(entrant=team, since=since, lot=lot))
    _seat_late(book, team, at, dice)
    return entrant


def _late(book: Codice, number: int, players: Sequence[str], director: bool, dice: Dice) -> tuple[int, Draw | None]:
    """The first round of a team that enters now, and its place among the lots; 0 and none before the draw."""
    if book.plan is None:
        return 0, None
    if not director:
        raise Refused("codice-entries-closed")
    if book.plan.robin:
        raise Refused("codice-robin-closed", teams=book.plan.teams)
    present = book.round
    assert present is not None
    since = present.number if _untouched(present) else present.number + 1
    if since > book.plan.rounds or book.ended:
        raise Refused("codice-too-late", rounds=book.plan.rounds)
    return since, lot_of(book, number, players, dice)


def _untouched(one: Round) -> bool:
    """Whether the tables of a round can still be laid anew."""
    return one.phase == "swiss" and not one.begun and not one.closed


def _seat_late(book: Codice, team: str, at: float, dice: Dice) -> None:
    """A team that comes before a round has begun plays in it."""
    present = book.round
    if present is None or book.entrants[team].since != present.number:
        return
    if present.number == 1:
        pairings, roll = first_draw.joined(present.pairings, team, book.entrants[team].number, dice)
        post(book, 1, pairings, at, "entry", roll)
    else:
        _pair_anew(book, present, at, "entry")


def _pair_anew(book: Codice, present: Round, at: float, why: Reason) -> None:
    """Those who play now, paired as if the round had not been posted."""
    post(book, present.number, expected(book, present.number, anew=True), at, why)


def drop(book: Codice, by: str, team: str, at: float, disqualify: bool = False) -> Entrant:
    """Withdraw a team. In the midst of its match the opponents walk over; before the round, it is paired anew.

    A match that has been told to its end stays as it was played, also while its last words are missing.
    """
    entrant = book.entrant(team)
    if entrant.fate != "in":
        raise Refused("tournament-out-already", entrant=team, name=entrant.name)
    fate: Fate = "disqualified" if disqualify else "withdrawn"
    withdrawn = Withdrawn(entrant=team, fate=fate, by=by)
    present = book.round
    if present is None or present.closed or team not in present.tables:
        book.happen(withdrawn)
        return entrant
    match = present.match_of(team)
    anew = _untouched(present) or _finals_to_begin(book, present)
    walks_over = match is not None and not match.full and not anew
    if match is not None and walks_over and book.side_of(by, match) not in ("", team):
        raise Refused("codice-own-table", table=match.table)
    book.happen(withdrawn)
    if anew and present.number == 1:
        post(book, 1, first_draw.parted(present.pairings, team), at, "withdrawal")
    elif anew:
        _pair_anew(book, present, at, "withdrawal")
    elif match is not None and walks_over:
        other = match.other(team)
        playing = bool(other) and book.entrants[other].playing
        book.happen(decided(match, other if playing else "", by, at))
    settle(book, at)
    return entrant


def _finals_to_begin(book: Codice, one: Round) -> bool:
    """Whether the first stage of the finals has not begun: the next in the standings steps in."""
    return one.number == book.started.rounds + 1 and not one.begun


def swap_chiefs(book: Codice, by: str, director: bool, team: str) -> int:
    """The players of a team change turns as chief, from its next match on; gives the round from which."""
    entrant = book.entrant(team)
    if by not in entrant.players and not director:
        raise Refused("codice-team-not-yours")
    present = book.round
    since = 1
    if present is not None:
        match = present.match_of(team)
        since = present.number + (present.closed or match is None or match.begun)
    book.happen(ChiefsSwapped(team=team, since=since, by=by))
    return since


class ChiefsSwapped(Entry, kind="codice.chiefs-swapped"):
    """The players of a team changed turns as chief."""

    team: str
    since: int
    by: str

    def decides(self, book: Codice) -> bool:
        """Where it was not their own word."""
        return self.by not in book.entrants[self.team].players

    def apply(self, book: Codice) -> None:
        """From that round on."""
        book.swaps.setdefault(self.team, []).append(self.since)
