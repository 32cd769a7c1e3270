"""Tables arranged by hand before a qualifying round begins: another bye, another pairing."""

from __future__ import annotations

from bot.engines.book import Refused
from bot.engines.codice.closing import post
from bot.engines.codice.pairings import Reason
from bot.engines.codice.rounds import Round
from bot.engines.codice.standings import standings
from bot.engines.codice.tournament import Codice
from bot.engines.tournament.opponents import Pairing


def move_bye(book: Codice, by: str, team: str, at: float) -> None:
    """Let a team sit out; who would have sat out takes its seat."""
    present = _open_to_hands(book)
    _seated(book, present, team)
    if not present.bye:
        raise Refused("codice-no-bye")
    if team == present.bye:
        raise Refused("codice-has-the-bye")
    _not_ones_own(book, by, team)
    _not_ones_own(book, by, present.bye)
    seats = _seats(present)
    _swap(seats, team, present.bye)
    _post(book, present, seats, at, "bye")


def pair(book: Codice, by: str, table: int, one: str, other: str, at: float) -> None:
    """Sit two teams at a table; who sat there takes their seats."""
    present = _open_to_hands(book)
    if one == other:
        raise Refused("codice-same-team")
    for team in (one, other):
        _seated(book, present, team)
        _not_ones_own(book, by, team)
    book.match_at(table)
    seats = _seats(present)
    _swap(seats, seats[table][0], one)
    _swap(seats, seats[table][1], other)
    _post(book, present, seats, at, "by-hand")


def byes_of(book: Codice, team: str) -> int:
    """How many times a team has sat out; from the second time on the director is warned."""
    return sum(one.bye == team for one in book.rounds)


def _open_to_hands(book: Codice) -> Round:
    present = book.present
    if present.phase != "swiss":
        raise Refused("codice-tables-are-fixed")
    if present.begun:
        raise Refused("codice-round-begun", round=present.number)
    return present


def _seated(book: Codice, present: Round, team: str) -> None:
    entrant = book.entrant(team)
    if team not in present.tables:
        raise Refused("codice-not-in-this-round", team=team, name=entrant.name)


def _not_ones_own(book: Codice, by: str, team: str) -> None:
    """Nobody gives themselves a bye or an opponent."""
    if by in book.entrants[team].players:
        raise Refused("codice-own-team")


def _seats(present: Round) -> dict[int, list[str]]:
    return {pairing.table: list(pairing.teams) for pairing in present.pairings}


def _swap(seats: dict[int, list[str]], one: str, other: str) -> None:
    """Two teams change seats."""
    names = {one: other, other: one}
    for teams in seats.values():
        teams[:] = [names.get(team, team) for team in teams]


def _post(book: Codice, present: Round, seats: dict[int, list[str]], at: float, why: Reason) -> None:
    """The better placed starts; in the first round the starter's seat was drawn, whoever sits in it."""
    places = standings(book, present.number - 1, present.tables).places
    pairings = []
    for stood in present.pairings:
        teams = seats[stood.table]
        if len(teams) == 1 or present.number == 1:
            starter = teams[stood.teams.index(stood.starter)] if stood.starter else ""
        else:
            teams.sort(key=lambda team: places[team])
            starter = teams[0]
        pairings.append(Pairing(table=stood.table, teams=tuple(teams), starter=starter))
    post(book, present.number, tuple(pairings), at, why)
