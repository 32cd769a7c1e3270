"""A round is drafted, changed by hand, and posted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.engines.book import Entry, Refused
from bot.engines.dice import Dice
from bot.engines.diplomacy.games import Seated
from bot.engines.diplomacy.rules import Power
from bot.engines.diplomacy.seating.arranging import Wanted, bonds_among, check
from bot.engines.diplomacy.seating.changes import changes, upon
from bot.engines.diplomacy.top_table import next_up
from bot.engines.diplomacy.tournament import Diplomacy, Round, RoundDraft
from bot.engines.seals import Decided, Draw
from bot.engines.tournament.rounds import draw_of
from bot.engines.tournament.tournament import PAIRINGS


def draft(book: Diplomacy, by: str, wanted: Wanted, boards: tuple[Seated, ...], roll: Draw) -> RoundDraft:
    """Keep the seats that were found for the next round."""
    check(book, wanted)
    given = book.preset.sitting if wanted.points is None else wanted.points
    book.happen(
        RoundDrafted(
            by=by,
            number=next_number(book),
            years=wanted.years or book.rules.game.years,
            boards=boards,
            absent=wanted.absent,
            sitting=wanted.sitting,
            sitting_points=given,
            doubles=wanted.doubles,
            bonds=bonds_among(book, {player for seated in boards for player in seated.players}),
            roll=roll,
        )
    )
    return drafted(book)


def next_number(book: Diplomacy) -> int:
    """The round that is drafted next: the one after the last, or that one anew while nothing is recorded in it."""
    book.opened()
    one = book.round
    if book.ended or (one is not None and one.closed and one.number >= book.planned):
        raise Refused("diplomacy-ended")
    if one is None or one.closed:
        return len(book.rounds) + 1
    if one.begun:
        boards = tuple(game.where.board for game in one.missing)
        raise Refused("diplomacy-round-on", round=one.number, boards=boards)
    return one.number


def drafted(book: Diplomacy) -> RoundDraft:
    """The draft; refused where there is none."""
    if book.draft is None:
        raise Refused("diplomacy-no-draft")
    return book.draft


def swap(book: Diplomacy, by: str, one: str, other: str, dice: Dice) -> RoundDraft:
    """Two players change seats, which are known; whoever has none takes the other's."""
    now = drafted(book)
    if one == other:
        raise Refused("diplomacy-same-player")
    for player in (one, other):
        if book.entrant(player).fate != "in":
            raise Refused("diplomacy-out-already", player=player)
    mine, theirs = _seats(now, one), _seats(now, other)
    if not mine and not theirs:
        raise Refused("diplomacy-neither-seated")
    top = now.top.players if now.top is not None else ()
    if one in top or other in top:
        raise Refused("diplomacy-top-swapped", player=one if one in top else other, other=next_up(book))
    boards = [dict(seated.seats) for seated in now.boards]
    if mine and theirs:
        found = next(
            (
                (a, b)
                for a in mine
                for b in theirs
                if a[0] == b[0] or (b[0] not in {at for at, _ in mine} and a[0] not in {at for at, _ in theirs})
            ),
            None,
        )
        if found is None:
            raise Refused("diplomacy-both-there")
        (a, mine_power), (b, theirs_power) = found
        boards[a][mine_power], boards[b][theirs_power] = other, one
    else:
        (at, power), *_ = mine or theirs
        boards[at][power] = other if mine else one
    seats = tuple(
        seated.model_copy(update={"seats": changed}) for seated, changed in zip(now.boards, boards, strict=True)
    )
    dice.keep(draw_of(now.number), now=moved(now.boards, seats, one, other))
    book.happen(SeatsSwapped(by=by, one=one, other=other, boards=seats))
    return drafted(book)


class SeatMoved(NamedTuple):
    """A player whose seat changes, with the new board and power; None for both where they play at no board."""

    player: str
    seated: Seated | None = None
    power: Power | None = None


def moved(was: Sequence[Seated], now: Sequence[Seated], *players: str) -> tuple[SeatMoved, ...]:
    """Where these players sit at the boards as they are now, and did not before."""
    before = {(one.board, power, who) for one in was for power, who in one.seats.items()}
    seats = [(one, power, who) for one in now for power, who in one.seats.items()]
    new = {who: SeatMoved(who, one, power) for one, power, who in seats if (one.board, power, who) not in before}
    return tuple(new.get(one, SeatMoved(one)) for one in players)


def _seats(now: RoundDraft, player: str) -> list[tuple[int, Power]]:
    return [(at, power) for at, seated in enumerate(now.boards) for power, one in seated.seats.items() if one == player]


def to_post(book: Diplomacy) -> RoundDraft:
    """The draft of the round that is to be posted next."""
    now = drafted(book)
    if now.number != next_number(book):
        raise Refused("diplomacy-no-draft")
    return now


def publish(book: Diplomacy, by: str, at: float, known: int = 0) -> Round:
    """Post the round that was drafted; where something has changed since, whoever posts it knows how many things."""
    now = to_post(book)
    found = changes(book, now)
    if found.gone:
        raise Refused("diplomacy-draft-gone", player=found.gone[0])
    if found.top or found.count != known:
        raise Refused("diplomacy-draft-old")
    posting = RoundPosted if now.number > len(book.rounds) else RoundPostedAnew
    book.happen(posting(round=now.number, by=by, at=at))
    return book.numbered(now.number)


class RoundDrafted(Entry, kind="diplomacy.round-drafted"):
    """Seats were found for a round."""

    by: str
    number: int
    years: int
    boards: tuple[Seated, ...]
    absent: tuple[str, ...]
    sitting: tuple[str, ...]
    sitting_points: int
    doubles: tuple[str, ...]
    """Who was asked to play at two boards."""
    bonds: tuple[tuple[str, str], ...] = ()
    """Who was kept apart."""
    roll: Draw
    """What the search grew from."""

    def decides(self, book: Diplomacy) -> bool:
        """Where somebody has players sit out, or play at two boards."""
        return bool(self.sitting or self.doubles)

    @property
    def drawn(self) -> Sequence[Draw]:
        """One draw for all."""
        return (self.roll,)

    @property
    def decided(self) -> Mapping[str, Decided]:
        """Whom it was drawn for, whoever has two seats twice; and who was kept apart."""
        players = sorted(one for seated in self.boards for one in seated.players)
        return {draw_of(self.number): (*players, *self.bonds)}

    def apply(self, book: Diplomacy) -> None:
        """The director looks at it."""
        book.draft = RoundDraft(
            self.number,
            self.years,
            self.boards,
            self.absent,
            self.sitting,
            self.sitting_points,
            upon=upon(book, self.number),
        )


class SeatsSwapped(Entry, kind="diplomacy.seats-swapped"):
    """The director changed the draft."""

    decisive = True
    by: str
    one: str
    other: str
    boards: tuple[Seated, ...]

    def apply(self, book: Diplomacy) -> None:
        """As the director wants it."""
        if book.draft is not None:
            book.draft.swapped(self.one, self.other, self.boards)


class RoundPosted(Entry, kind="diplomacy.round-posted"):
    """A round was posted."""

    once = ("round",)
    tells_of = True
    round: int
    by: str
    at: float

    @property
    def about(self) -> tuple[object, ...]:
        """The seats of that round."""
        return ("diplomacy-seats", self.round)

    def apply(self, book: Diplomacy) -> None:
        """Everybody knows where to sit."""
        now, book.draft = book.draft, None
        if now is None:
            return
        one = Round(now.number, now.years, {}, now.sitting, now.sitting_points, swaps=now.swaps)
        here = {player for seated in now.boards for player in seated.players}
        if book.top.declared and now.number == book.planned:
            one.declined = tuple(player for player in book.top.declined if player in here)
        book.seated(one, now.boards)
        book.rounds[now.number - 1 :] = [one]
        book.clock.clear()
        book.announce(PAIRINGS, now.number)


class RoundPostedAnew(RoundPosted, kind="diplomacy.round-posted-anew"):
    """A round was posted once more, before anything was recorded in it: its seats are others now."""

    corrects = True
