"""Opening a tournament, players and their bonds, withdrawing, what is stated for ties, penalties."""

from __future__ import annotations

from collections.abc import Hashable

from bot.engines.book import Entry, Refused
from bot.engines.dice import Dice
from bot.engines.diplomacy.games import Game, Where
from bot.engines.diplomacy.rules import Power, PresetName
from bot.engines.diplomacy.tournament import Diplomacy, Sanction, Stated
from bot.engines.tournament import entering
from bot.engines.tournament.entering import Entered, Withdrawn
from bot.engines.tournament.entrants import Entrant

ROUNDS_MOST = 20


def found(book: Diplomacy, by: str, name: str, rounds: int, preset: PresetName, hide: bool = False) -> None:
    """Open the tournament."""
    entering.found(book, by, name)
    book.happen(Planned(rounds=rounds, preset=preset, hide=hide))


def enter(book: Diplomacy, by: str, name: str, player: str, dice: Dice) -> Entrant:
    """Enter a player, with a place among the lots; also between rounds."""
    since = first_round(book)
    entering.check_players(book, [player])
    id = entering.next_id(book)
    lot = entering.lot_of(book, len(book.entrants) + 1, (player,), dice)
    book.happen(Entered(entrant=id, name=name, players=(player,), by=by, since=since, lot=lot))
    return book.entrants[id]


def drop(book: Diplomacy, by: str, id: str) -> Entrant:
    """Withdraw a player: what was played stands."""
    entrant = book.entrant(id)
    if entrant.fate != "in":
        raise Refused("diplomacy-out-already", player=id)
    book.happen(Withdrawn(entrant=id, fate="withdrawn", by=by))
    return entrant


def stand_in(book: Diplomacy, by: str, board: int, power: Power, player: str, number: int | None = None) -> Game:
    """Somebody plays on in the place of who sits there: they propose and vote; the points stay where they are."""
    game = book.game_at(board, number)
    if game.over:
        raise Refused("diplomacy-board-over", board=board, round=game.where.round)
    if power not in game.seats:
        raise Refused("diplomacy-not-played", board=board, power=power)
    if book.entrant(player).fate != "in":
        raise Refused("diplomacy-not-in", player=player)
    if game.voice(power) == player:
        raise Refused("diplomacy-stands-already", player=player, power=power, board=board)
    if game.here(player) and game.seats[power] != player:
        raise Refused("diplomacy-plays-there", player=player, board=board)
    book.happen(StoodIn(where=game.where, power=power, player=player, by=by))
    return game


def first_round(book: Diplomacy) -> int:
    """The first round that somebody who enters now can play in; refused where there is none left."""
    book.opened()
    one = book.round
    first = len(book.rounds) + 1 if one is None or one.closed or one.begun else one.number
    if book.ended:
        raise Refused("diplomacy-ended")
    if first > book.planned:
        raise Refused("diplomacy-too-late")
    return first


def readmit(book: Diplomacy, by: str, id: str) -> Entrant:
    """Who withdrew comes back, with what was played; who was disqualified does not."""
    first_round(book)
    entrant = book.entrant(id)
    if entrant.fate == "disqualified":
        raise Refused("diplomacy-disqualified", player=id)
    book.happen(Readmitted(entrant=id, by=by))
    return entrant


def bind(book: Diplomacy, by: str, own: str, director: bool, one: str, other: str) -> None:
    """Declare a bond between two players; one's own, unless a director declares it."""
    book.opened()
    if one == other:
        raise Refused("diplomacy-same-player")
    if not director and own not in (one, other):
        raise Refused("diplomacy-not-your-bond")
    first, second = sorted((one, other), key=lambda id: book.entrant(id).number)
    if (first, second) in book.bonds:
        raise Refused("diplomacy-bound-already", player=first, other=second)
    book.happen(Bound(by=by, one=first, other=second))


def set_ties(book: Diplomacy, women: bool | None, young: bool | None) -> None:
    """Let the ties (b) and (i) of article 5 decide, or no longer."""
    book.opened()
    if women is None and young is None:
        raise Refused("diplomacy-ties-which")
    women = book.women if women is None else women
    young = book.young if young is None else young
    book.happen(TiesSet(women=women, young=young))


def state(book: Diplomacy, player: str, woman: bool | None, born: int | None) -> None:
    """State something about oneself for the ties; what is left out stays as it was."""
    before = book.stated.get(player, Stated())
    if not (book.women or book.young):
        raise Refused("diplomacy-ties-off")
    woman = before.woman if woman is None else woman
    book.happen(TieStated(player=player, woman=woman, born=before.born if born is None else born))


def penalise(
    book: Diplomacy, by: str, player: str, reason: str, points: int | None, disqualify: bool
) -> tuple[Entrant, int]:
    """Sanction misconduct; gives the points that it has cost the player so far."""
    entrant = book.entrant(player)
    if not points and not disqualify:
        raise Refused("diplomacy-penalty-what")
    before = penalty_of(book, player)
    most = book.rules.conduct.most
    if points and before + points > most:
        raise Refused("diplomacy-penalty-most", most=most, before=before)
    if disqualify and entrant.fate == "disqualified":
        raise Refused("diplomacy-out-already", player=player)
    book.happen(Penalised(player=player, reason=reason, points=points or 0, disqualify=disqualify, by=by))
    return entrant, before + (points or 0)


def penalty_of(book: Diplomacy, player: str) -> int:
    """The points that misconduct has cost a player."""
    return sum(one.points for one in book.penalties if one.player == player)


class Planned(Entry, kind="diplomacy.planned"):
    """How many rounds are played, and with which optional rules."""

    rounds: int
    preset: PresetName
    hide: bool = False
    """Whether points of boards that are on are for those who play there alone."""

    def apply(self, book: Diplomacy) -> None:
        """The tournament has so many rounds and this preset."""
        book.planned, book.preset_name, book.hide = self.rounds, self.preset, self.hide


class Readmitted(Entry, kind="diplomacy.readmitted"):
    """A player who withdrew came back."""

    entrant: str
    by: str

    def decides(self, book: Diplomacy) -> bool:
        """Once something was posted: whoever was out had no stake, and whatever they ruled on then is theirs again."""
        return bool(book.rounds)

    def needs(self, book: Diplomacy) -> frozenset[Hashable]:
        """The player, and what waits for them."""
        return book.hangs_on(self.entrant)

    def apply(self, book: Diplomacy) -> None:
        """From the next draft on, as the same player."""
        book.entrants[self.entrant].fate = "in"


class StoodIn(Entry, kind="diplomacy.stood-in"):
    """Somebody plays on in the place of another at a board, or the other is back."""

    decisive = True
    where: Where
    power: Power
    player: str
    by: str

    def needs(self, book: Diplomacy) -> frozenset[Hashable]:
        """The board, who plays there by now and for whom, and their ballots: other boards are another matter."""
        two = (self.player, book.game(self.where).seats[self.power])
        return frozenset({self.where, *two, *((self.where, one) for one in two)})

    def apply(self, book: Diplomacy) -> None:
        """They speak for that power, also where a vote is on and the other has not voted."""
        game = book.game(self.where)
        before = game.voice(self.power)
        if game.seats[self.power] == self.player:
            game.stand_ins.pop(self.power, None)
        else:
            game.stand_ins[self.power] = self.player
        for ballots in (game.vote, game.choice):
            if ballots is not None and ballots.open and before not in ballots.given:
                ballots.voters = tuple(self.player if one == before else one for one in ballots.voters)


class Bound(Entry, kind="diplomacy.bound"):
    """Two players are to be kept apart."""

    slip = True
    by: str
    one: str
    other: str

    def needs(self, book: Diplomacy) -> frozenset[Hashable]:
        """The two."""
        return self.alters(book) | {self.one, self.other}

    def alters(self, book: Diplomacy) -> frozenset[Hashable]:
        """Their bond: seats that were laid upon it stay."""
        return frozenset({("bond", self.one, self.other)})

    def apply(self, book: Diplomacy) -> None:
        """From the next draft on."""
        book.bonds.append((self.one, self.other))


class TiesSet(Entry, kind="diplomacy.ties-set"):
    """Which of the ties that look at persons decide."""

    decisive = True
    women: bool
    young: bool

    def apply(self, book: Diplomacy) -> None:
        """At once."""
        book.women, book.young = self.women, self.young


class TieStated(Entry, kind="diplomacy.tie-stated"):
    """A player stated something about themselves."""

    needed = ("player",)
    may_seal = ("woman", "born")
    player: str
    woman: bool | None
    born: int | None

    def sealed(self, book: Diplomacy) -> tuple[str, ...]:
        """It is nobody else's business."""
        return ("woman", "born")

    def apply(self, book: Diplomacy) -> None:
        """It counts where a tie asks for it."""
        book.stated[self.player] = Stated(self.woman, self.born)


class Penalised(Entry, kind="diplomacy.penalised"):
    """Misconduct was sanctioned."""

    decisive = True
    player: str
    reason: str
    points: int
    disqualify: bool
    by: str

    def needs(self, book: Diplomacy) -> frozenset[Hashable]:
        """The player and their points; of who is out, what waits for them."""
        own = book.hangs_on(self.player) if self.disqualify else frozenset({self.player})
        return own | {("penalty", self.player)}

    def alters(self, book: Diplomacy) -> frozenset[Hashable] | None:
        """The points that misconduct has cost the player: what was posted with them stays, and is told anew."""
        return None if self.disqualify else frozenset({("penalty", self.player)})

    def apply(self, book: Diplomacy) -> None:
        """Points off, or out."""
        book.penalties.append(Sanction(self.player, self.reason, self.points, self.disqualify))
        if self.disqualify:
            book.entrants[self.player].fate = "disqualified"
