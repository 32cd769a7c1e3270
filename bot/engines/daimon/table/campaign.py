"""The book of a campaign: seats in order with their reserves, characters, the session and the scene that are on."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable
from typing import Literal

from bot.engines.book import Book, Entry, Refused
from bot.engines.daimon.character.character import Character
from bot.engines.daimon.checks.state import Checks
from bot.engines.daimon.contests.state import Contests
from bot.engines.daimon.fights.state import Fights
from bot.engines.daimon.making.state import Sheets
from bot.engines.daimon.oracle.state import Oracle, TechLog
from bot.engines.daimon.rules.rules import Rules
from bot.engines.daimon.table.state import SILENCE, Chair, Chronicle, Rolling, Seat, Session
from bot.engines.daimon.wounds.state import wounds_due

ORACLE = "oracle"
"""The strand of the oracle's seal, opened when the adventure ends."""


class Campaign(Book, kind="campaign"):
    """A campaign of Dàimon 2090."""

    rules: Rules

    def begin(self) -> None:
        """An empty table."""
        self.name = ""
        self.adventure = ""
        self.adventures = 0
        self.filled: float | None = None
        """When an adventure last filled the reserves: the first of all with the first session; None before that."""
        self.founder = ""
        self.stable = ""
        """The player who is always Master, where the table has chosen so."""
        self.seats: list[Seat] = []
        self.characters: dict[str, Character] = {}
        self.left: dict[str, Seat] = {}
        """Seats of those who went away: they find them again as they left them."""
        self.session: Session | None = None
        self.past: Session | None = None
        """The last session that was closed."""
        self.sessions = 0
        self.scenes = 0
        self.master = ""
        """Who holds the Master's chair."""
        self.chair = Chair()
        self.checks = Checks()
        self.contests = Contests()
        self.fights = Fights()
        self.oracle = Oracle()
        self.sheets = Sheets()
        self.tech = TechLog()
        self.chronicle = Chronicle()

    def due(self) -> dict[str, float]:
        """What the campaign waits for, by the name of its timer."""
        growing = self.living_characters() if self.session is not None else ()
        summoned = self.session.summoned if self.session is not None else {}
        silence = {SILENCE: min(summoned.values())} if summoned else {}
        return self.contests.due() | self.oracle.due() | wounds_due(growing, self.rules) | silence

    @property
    def scene_on(self) -> int:
        """The number of the scene that is on; 0 between sessions."""
        return self.session.scene if self.session is not None else 0

    # --- who is who

    def thing(self, value: Hashable) -> Hashable:
        """A character is its player: what happened to one is the other's."""
        return self.characters[value].player if isinstance(value, str) and value in self.characters else value

    def behind(self, name: Hashable) -> Iterable[str]:
        """A character is its player's, and so is a check; a contest is its players'."""
        match name:
            case ("contest", int(number)) if number in self.contests.known:
                return self.contests.known[number].players
            case ("number", int(number)):
                check = self.checks.open.get(number) or self.checks.results.get(number)
                return (check.player,) if check is not None else ()
        return super().behind(self.thing(name))

    def deciders(self, throw: str) -> tuple[str, ...]:
        """In a check, a strike or a shot who rolls and who judges, in a contest all its players, in a draw those who
        took part and are here."""
        kind, number = throw.split("/")[:2]
        fight = self.fights.now
        match kind:
            case "check":
                return self._with_judge(one.player for one in self.checks.open.values() if one.number == int(number))
            case "strike" if fight is not None:
                return self._with_judge(one.player for one in fight.sealed if one.number == int(number))
            case "shot":
                return self._with_judge(one.player for one in self.fights.shots.values() if one.number == int(number))
            case "fight" if fight is not None:
                return tuple(fight.strikes)
            case "contest" if int(number) in self.contests.known:
                return self.contests.known[int(number)].players
            case "vacancy" | "session" if self.session is not None:
                return tuple(one for one in self.session.present if one in self.ledger.fallen.get(throw, ()))
        return ()

    def _with_judge(self, players: Iterable[str]) -> tuple[str, ...]:
        """Somebody who rolls, and who judges that."""
        return tuple(
            who for one in players for who in (one, self.right_of(one) if one == self.master else self.master) if who
        )

    def masters(self) -> frozenset[str]:
        """The Master of the scene."""
        return frozenset({self.master} if self.master else ())

    def players(self) -> frozenset[str]:
        """Everybody who has a seat, and a stable Master, who has none."""
        return frozenset(seat.player for seat in self.seats) | frozenset({self.stable} if self.stable else ())

    def roster(self) -> tuple[str, ...]:
        """In the order of the seats; a stable Master last."""
        return tuple(dict.fromkeys((*(seat.player for seat in self.seats), *([self.stable] if self.stable else ()))))

    def opponents(self, person: str) -> frozenset[str]:
        """Who have a place of their own at somebody's table."""
        return self.met(person) - {person}

    def seat(self, player: str) -> Seat:
        """A player's seat; who has none is refused."""
        found = self.seat_of(player)
        if found is None:
            raise Refused("no-seat", player=player)
        return found

    def seat_of(self, player: str) -> Seat | None:
        """A player's seat, if there is one."""
        return next((seat for seat in self.seats if seat.player == player), None)

    def character_of(self, player: str) -> Character | None:
        """The living character of a player, if there is one."""
        seat = self.seat_of(player)
        return self.characters.get(seat.character) if seat and seat.character else None

    def living_characters(self) -> list[Character]:
        """The living characters at the table, in the order of the seats."""
        held = (self.characters.get(seat.character) for seat in self.seats)
        return [character for character in held if character is not None]

    @property
    def on_sheets(self) -> bool:
        """Whether this table keeps sheets here: then nobody's number of dice counts unseen, not even of who has none
        yet. Where all keep theirs on paper, dice are counted at the table."""
        return any(character.attributes for character in self.living_characters())

    def latest_of(self, player: str) -> Character | None:
        """The living character of a player, else the last one who died."""
        mine = [character for character in self.characters.values() if character.player == player]
        return self.character_of(player) or (mine[-1] if mine else None)

    def right_of(self, player: str, but: Collection[str] = ()) -> str:
        """Who sits at a player's right among those present, these apart: the next in the order of the seats."""
        order = [seat.player for seat in self.seats]
        start = order.index(player)
        around = order[start + 1 :] + order[:start]
        here = self.session.present if self.session else tuple(order)
        return next((other for other in around if other in here and other not in but), "")

    def here(self, player: str) -> bool:
        """Whether somebody is at the table tonight."""
        return self.session is not None and player in self.session.present

    def present(self, player: str) -> Seat:
        """The seat of somebody who plays tonight; refused without a session, a seat or a person."""
        if self.session is None:
            raise Refused("no-session")
        seat = self.seat(player)
        if player not in self.session.present:
            raise Refused("player-absent", player=player)
        return seat

    def rolled(self, player: str, dice: int, successes: int, bid: int) -> None:
        """Count a roll for the statistics of the session."""
        if self.session is None:
            return
        rolling = self.session.rolling.setdefault(player, Rolling())
        rolling.rolls += 1
        rolling.dice += dice
        rolling.successes += successes
        rolling.bids += bid > 0
        rolling.bid_dice += bid

    def lend(self, helper: str, key: str) -> None:
        """A helper's die is lent to a roll that is still to fall: it stays in the reserve, but is no longer free."""
        self.seat(helper).held[f"help-{key}"] = self.rules.reserve.help

    def unlend(self, helper: str, key: str, *, used: bool = False) -> None:
        """A lent die has been rolled, and is gone, or it comes back."""
        seat = self.seat_of(helper)
        if seat is not None and (dice := seat.held.pop(f"help-{key}", 0)) and used:
            seat.pay(dice)

    # --- seats

    def found(self, player: str, name: str, adventure: str, master: Literal["rotating", "stable"]) -> None:
        """Begin the campaign; its maker takes the first seat, or the chair of a stable Master."""
        if self.founder:
            raise Refused("campaign-begun")
        stable = master == "stable"
        self.happen(CampaignFounded(player=player, name=name, adventure=adventure, stable=stable))
        if not stable:
            self.happen(SeatTaken(player=player))

    def sit(self, player: str, named: str = "") -> None:
        """Take a seat, perhaps with a name for the character to come."""
        if self.seat_of(player):
            raise Refused("seat-taken-already")
        if player == self.stable:
            raise Refused("seat-of-the-master")
        self.happen(SeatTaken(player=player, named=named))

    def leave(self, player: str) -> None:
        """Give a seat up."""
        seat = self.seat(player)
        if self.session is not None and player in self.session.present:
            raise Refused("leave-the-session-first")
        if seat.held:
            raise Refused("dice-still-sealed")
        self.happen(SeatLeft(player=player))

    def begin_adventure(self, name: str, at: float, within: float) -> AdventureBegun:
        """A new adventure: every reserve is full again, unless one has filled them that short a time ago, or nobody has
        played yet."""
        if bidder := next((seat.player for seat in self.seats if seat.held), ""):
            raise Refused("roll-still-sealed", player=bidder)
        begun = AdventureBegun(name=name, at=at, dry=self.filled is None or at < self.filled + within)
        self.happen(begun)
        return begun


class CampaignOpened(Entry, kind="campaign.opened"):
    """A campaign's book was laid, with the numbers that hold in it."""

    lasting = True
    rules: Rules

    def apply(self, book: Campaign) -> None:
        """These numbers hold here."""
        book.rules = self.rules


class CampaignFounded(Entry, kind="campaign.founded"):
    """Somebody began the campaign."""

    player: str
    name: str
    adventure: str
    stable: bool

    def apply(self, book: Campaign) -> None:
        """It has a name, a first adventure, and perhaps a stable Master."""
        book.founder, book.name, book.adventure = self.player, self.name, self.adventure
        book.adventures = 1
        if self.stable:
            book.stable = book.master = self.player


class SeatTaken(Entry, kind="campaign.seat-taken"):
    """Somebody sat down, at the end of the order."""

    player: str
    named: str = ""

    def apply(self, book: Campaign) -> None:
        """A seat with a full reserve, or the one that was left; in a session, a token too."""
        known = book.left.pop(self.player, None)
        seat = known or Seat(self.player, book.rules.reserve.start, number=len(book.seats) + len(book.left) + 1)
        if not seat.character:
            seat.named = self.named or seat.named
        book.seats.append(seat)
        session = book.session
        if session is not None:
            session.present = (*session.present, self.player)
            if self.player not in session.welcomed:
                book.chair.tokens.add(self.player)
            if known is not None and self.player not in session.welcomed:
                seat.gain(book.rules.reserve.new_session, book.rules.reserve.most)
            session.welcomed.add(self.player)


class SeatLeft(Entry, kind="campaign.seat-left"):
    """Somebody gave a seat up."""

    player: str

    def apply(self, book: Campaign) -> None:
        """The others move together; what was theirs waits for them."""
        seat = book.seat(self.player)
        book.seats.remove(seat)
        book.left[self.player] = seat


class AdventureBegun(Entry, kind="campaign.adventure-begun"):
    """A new adventure began: dice for everybody, the Master among them, who cannot say so alone."""

    decisive = True
    name: str
    at: float = 0.0
    dry: bool = False
    """It brings no dice."""

    def apply(self, book: Campaign) -> None:
        """What the oracle said in the last adventure is no secret any more."""
        book.adventure = self.name
        book.adventures += 1
        book.oracle.reveal()
        if not self.dry:
            book.filled = self.at or book.filled
            for seat in (*book.seats, *book.left.values()):
                seat.gain(book.rules.reserve.start, book.rules.reserve.start)
