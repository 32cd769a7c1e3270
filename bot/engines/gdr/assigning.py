"""Who judges at which table: the Masters and referees of each team, once a director assigns them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engines.book import Entry, Refused
from bot.engines.gdr.tournament import Gdr


def assign(book: Gdr, by: str, team: str, referees: Sequence[str]) -> None:
    """Give a team its Masters and referees; nobody who plays decides this or is one, nor who has read answers."""
    book.open_to(by)
    given = tuple(dict.fromkeys(referees))
    for person in given:
        if book.plays(person):
            raise Refused("gdr-referee-plays", player=person)
        if person in book.readers:
            raise Refused("gdr-reader-judges", player=person)
    if book.tables.get(book.team(team).id) == given:
        raise Refused("gdr-same-table", team=team)
    book.happen(TableAssigned(team=team, referees=given, by=by))


class TableAssigned(Entry, kind="gdr.table-assigned"):
    """A team has these Masters and referees."""

    needed = ("team",)
    team: str
    referees: tuple[str, ...]
    by: str

    def apply(self, book: Gdr) -> None:
        """They alone judge it; of teams without any, nobody does any more."""
        book.tables[self.team] = self.referees
