"""Founding a tournament, closing it early, entering it, marks, withdrawing, substitutes."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from bot.engines.book import Entry, Refused
from bot.engines.dice import Dice
from bot.engines.seals import ActDraw, Decided, Draw, act_of
from bot.engines.tournament.entrants import Entrant, Fate
from bot.engines.tournament.tournament import Tournament

MOST = 500
"""How many may ever enter a tournament: a file from outside with thousands would hold up everybody."""


def found(book: Tournament, by: str, name: str, places: int | None = None) -> None:
    """Open the tournament, with so many places or without a limit."""
    if book.name:
        raise Refused("tournament-begun")
    book.happen(TournamentFounded(by=by, name=name, places=places))


def abandon(book: Tournament, by: str) -> None:
    """Close the tournament before its end, so that another can take its place."""
    if not book.name or book.over:
        raise Refused("tournament-over-already")
    book.happen(Abandoned(by=by))


def check_players(book: Tournament, players: Sequence[str]) -> None:
    """Refuse somebody twice, or who plays for another entrant."""
    if len(set(players)) < len(players):
        raise Refused("tournament-player-twice")
    for player in players:
        other = book.entrant_of(player)
        if other is not None:
            raise Refused("tournament-plays-already", player=player, entrant=other.id, name=other.name)


def next_id(book: Tournament) -> str:
    """The id of the next entrant; refused where there are as many as one tournament holds."""
    if len(book.entrants) >= MOST:
        raise Refused("tournament-full", most=MOST)
    return f"t{max((int(id[1:]) for id in book.entrants), default=0) + 1}"


def lot_of(book: Tournament, number: int, players: Sequence[str], dice: Dice) -> Draw:
    """The place among the lots of who comes late, by the number in the order of entry: known, it is nobody else's."""
    places = len(book.lots) + 1
    return dice.act(name_of(number), *sorted(players)).roll(f"lot/{places}", 1, places)


def name_of(number: int) -> str:
    """What the act is called in which a late entrant's place among the lots is drawn."""
    return f"entrant/{number}"


def mark(book: Tournament, id: str, paid: bool | None = None, box: bool | None = None) -> Entrant:
    """Mark who has paid and who brings a box; None leaves a mark as it is."""
    entrant = book.entrant(id)
    if paid is None and box is None:
        raise Refused("tournament-nothing-to-mark")
    book.happen(
        Marked(entrant=id, paid=entrant.paid if paid is None else paid, box=entrant.box if box is None else box)
    )
    return entrant


def replace(book: Tournament, id: str, player: str, by: str) -> Entrant:
    """A substitute takes a player's place."""
    entrant = book.entrant(id)
    if entrant.fate != "in":
        raise Refused("tournament-out-already", entrant=id, name=entrant.name)
    if player not in entrant.players:
        raise Refused("tournament-not-in-it", player=player, entrant=id, name=entrant.name)
    check_players(book, [by])
    book.happen(Replaced(entrant=id, player=player, by=by))
    return entrant


class TournamentFounded(Entry, kind="tournament.founded"):
    """A tournament was opened."""

    by: str
    name: str
    places: int | None

    def apply(self, book: Tournament) -> None:
        """It has a name."""
        book.name, book.places = self.name, self.places


class Abandoned(Entry, kind="tournament.abandoned"):
    """A tournament was closed before its end."""

    decisive = True
    by: str

    def apply(self, book: Tournament) -> None:
        """Nothing is waited for any more."""
        book.abandoned = True
        book.clock.clear()


class Entered(Entry, kind="tournament.entered"):
    """Somebody entered; late, from a round on, with a draw for the place among the lots."""

    slip = True
    entrant: str
    name: str
    players: tuple[str, ...]
    box: bool = False
    paid: bool = False
    by: str
    since: int = 0
    lot: Draw | None = None

    @property
    def drawn(self) -> Sequence[Draw]:
        """The lot of who comes late."""
        return () if self.lot is None else (self.lot,)

    @property
    def decided(self) -> Mapping[str, Decided]:
        """Whose place it is."""
        return {act_of(draw.label): tuple(sorted(self.players)) for draw in self.drawn if isinstance(draw, ActDraw)}

    def needs(self, book: Tournament) -> frozenset[Hashable] | None:
        """Who entered and who plays; who came late changed everybody's place among the lots."""
        return frozenset((self.entrant, *self.players)) if self.lot is None else None

    def decides(self, book: Tournament) -> bool:
        """Where somebody comes back who had withdrawn: what is drawn already is laid anew for them, and whatever they
        ruled on while they had no stake in it is theirs again. So it is where a director comes in once others are
        judged."""
        if book.begun and self.by in self.players:
            return True
        out = {player for entrant in book.entrants.values() if entrant.fate != "in" for player in entrant.players}
        return (self.since > 0 or book.begun) and not out.isdisjoint(self.players)

    def apply(self, book: Tournament) -> None:
        """The last in the order of entry."""
        entrant = Entrant(
            self.entrant, len(book.entrants) + 1, self.name, list(self.players), self.box, self.paid, self.since
        )
        book.entrants[self.entrant] = entrant
        _take_lot(book, self.entrant, self.lot)


class Admitted(Entry, kind="tournament.admitted"):
    """Somebody for whom there was no place takes part from a round on."""

    decisive = True
    entrant: str
    since: int
    lot: Draw

    @property
    def drawn(self) -> Sequence[Draw]:
        """The place among the lots."""
        return (self.lot,)

    def apply(self, book: Tournament) -> None:
        """The entrant moves from the waiting list to a place among the lots."""
        book.entrants[self.entrant].since = self.since
        _take_lot(book, self.entrant, self.lot)


def _take_lot(book: Tournament, id: str, lot: Draw | None) -> None:
    """Among the lots every place is as likely as any other."""
    if lot is not None:
        book.lots.insert(lot.faces[0] - 1, id)


class Marked(Entry, kind="tournament.marked"):
    """An entrant's marks."""

    needed = ("entrant",)
    entrant: str
    paid: bool
    box: bool

    def decides(self, book: Tournament) -> bool:
        """Where who brings a box enters before others."""
        return self.box and book.places is not None

    def apply(self, book: Tournament) -> None:
        """The entrant has these marks."""
        entrant = book.entrants[self.entrant]
        entrant.paid, entrant.box = self.paid, self.box


class Withdrawn(Entry, kind="tournament.withdrawn"):
    """An entrant is out."""

    entrant: str
    fate: Fate
    by: str

    def decides(self, book: Tournament) -> bool:
        """Where it was not their own word."""
        return self.by not in book.entrants[self.entrant].players

    def needs(self, book: Tournament) -> frozenset[Hashable] | None:
        """What waits for them."""
        return book.hangs_on(self.entrant)

    def apply(self, book: Tournament) -> None:
        """What it has played stands."""
        book.entrants[self.entrant].fate = self.fate


class Replaced(Entry, kind="tournament.replaced"):
    """A substitute came in."""

    decisive = True
    entrant: str
    player: str
    by: str

    @property
    def in_one_place(self) -> tuple[str, ...]:
        """Who went and who came."""
        return self.player, self.by

    def apply(self, book: Tournament) -> None:
        """In the same seat."""
        players = book.entrants[self.entrant].players
        players[players.index(self.player)] = self.by
