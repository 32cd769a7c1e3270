"""A fight as it stands: its foes, who is in it, the round that is on with its strikes, and how the next one begins."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from bot.engines.book import Refused
from bot.engines.daimon.character.pool import Claim, Pool
from bot.engines.daimon.fights.clashes import Clash, split
from bot.engines.daimon.fights.foes import Band, Foe
from bot.engines.daimon.wounds.wounds import on_feet
from bot.engines.dice import Drawn
from bot.engines.rolls import successes

if TYPE_CHECKING:
    from bot.engines.daimon.character.character import Character
    from bot.engines.daimon.fights.shots import Shot
    from bot.engines.daimon.table.campaign import Campaign

Mode = Literal["single", "rounds"]
Strategy = Literal["none", "defence", "desperate"]


@dataclass(slots=True)
class Strike:
    """A character's check of a round: declared, perhaps sealed for a while, then rolled."""

    player: str
    claim: Claim
    strategy: Strategy
    foe: int
    gear: tuple[int, ...]
    """The numbers of the weapon, the protection and the shield that are used in it."""
    worth: int
    """What they are worth together."""
    granted: int | None
    """The bonus that counts; None while nobody has confirmed what was claimed."""
    faced: tuple[int, ...] = ()
    """The foes of its kind that the character faced."""
    judged: int = 0
    """The target of the Master's own character, as the player on the right set it; 0 where the foe's difficulty is."""
    pool: Pool | None = None
    roll: Drawn | None = None
    target: int = 0
    wounds: int = 0
    """Taken after a failure, dealt after a success."""
    foe_wounds: int = 0
    """How many its foe had after it."""
    outstanding: bool = False
    felled: bool = False
    """Its character went down in it."""

    @property
    def successes(self) -> int:
        """Successes of all its dice."""
        return successes(self.roll.faces) if self.roll is not None else 0

    @property
    def margin(self) -> int:
        """Successes beyond (or short of) the target."""
        return self.successes - self.target

    @property
    def won(self) -> bool:
        """Whether the target was reached."""
        return self.margin >= 0

    @property
    def players_tale(self) -> bool:
        """Whether the player narrates: a great success, or an ordinary failure that leaves the character standing."""
        return self.won == self.outstanding and not self.felled


@dataclass(slots=True)
class Fight:
    """One fight."""

    number: int
    mode: Mode
    at_range: bool
    bands: list[Band]
    foes: list[Foe]
    fighters: list[str]
    """Whose characters are in it, in the order of the seats."""
    joining: list[str] = field(default_factory=list)
    """Who comes into it with the next round."""
    gone: set[str] = field(default_factory=set)
    """Who has given up, or died in it."""
    round: int = 0
    clashes: list[Clash] = field(default_factory=list)
    strikes: dict[str, Strike] = field(default_factory=dict)
    """Of this round, by player, in their order."""
    choices: dict[str, int] = field(default_factory=dict)
    """Wounds dealt that wait for somebody to say whose they are, by the player who struck."""
    advantages: dict[str, int] = field(default_factory=dict)
    """Dice that the Master has given or taken for somebody's position, until it changes."""
    last: dict[str, Strike] = field(default_factory=dict)
    """The strike that each player rolled last: the next one begins as it was."""
    used: dict[str, set[int]] = field(default_factory=dict)
    """Gear that was used, by the id of its character: one mark each at the end."""

    # --- looking

    def band(self, number: int) -> Band:
        """A band by its number."""
        return self.bands[number - 1]

    def foe(self, number: int) -> Foe:
        """A foe by its number; refused if there is none."""
        if not 0 < number <= len(self.foes):
            raise Refused("foe-not-there")
        return self.foes[number - 1]

    def clash_of(self, player: str) -> Clash | None:
        """Whom a player's character faces this round, and with whom."""
        return next((clash for clash in self.clashes if player in clash.players), None)

    def faced_by(self, player: str) -> list[Foe]:
        """The foes still standing that a player's character faces this round."""
        clash = self.clash_of(player)
        return [foe for number in clash.foes if (foe := self.foe(number)).standing] if clash is not None else []

    @property
    def standing(self) -> list[Foe]:
        """The foes that still fight."""
        return [foe for foe in self.foes if foe.standing]

    @property
    def sealed(self) -> list[Strike]:
        """Strikes that are declared and not yet rolled."""
        return [strike for strike in self.strikes.values() if strike.roll is None]

    def active(self, book: Campaign, player: str) -> bool:
        """Whether somebody can go on fighting: here tonight, not given up, and on their feet."""
        here = book.session is not None and player in book.session.present
        return here and player not in self.gone and on_feet(book, player)

    def holds(self, player: str) -> bool:
        """Whether somebody is in it, or coming, and has not given up."""
        return player in (*self.fighters, *self.joining) and player not in self.gone

    def awaited(self, book: Campaign) -> list[str]:
        """Who still has to strike this round."""
        return [
            player
            for player in self.fighters
            if player not in self.strikes and self.faced_by(player) and self.active(book, player)
        ]

    def decided(self, book: Campaign) -> bool:
        """Whether one side has nobody left."""
        return not self.standing or not any(self.active(book, player) for player in (*self.fighters, *self.joining))

    def over(self, book: Campaign) -> bool:
        """Whether nothing is left to do in this round."""
        return not self.sealed and not self.choices and not self.awaited(book)

    # --- inside apply

    def begin_round(self, book: Campaign) -> None:
        """Difficulties and numbers are fixed, and wounds of the last round take dice from now on."""
        self.round += 1
        self.strikes, self.choices = {}, {}
        order = [seat.player for seat in book.seats]
        self.fighters = sorted({*self.fighters, *self.joining} & {*order}, key=order.index)
        self.joining = []
        self.feel(book)
        for foe in self.foes:
            foe.stand(book.rules.fights)
        self.line_up(book)

    def line_up(self, book: Campaign) -> None:
        """Split the sides into clashes."""
        players = [player for player in self.fighters if self.active(book, player)]
        self.clashes = split(players, [foe.number for foe in self.standing])

    def newcomers(self, book: Campaign) -> None:
        """Somebody came to one side: faced at once while nobody has struck in this round, else from the next."""
        if self.over(book):
            self.go_on(book)
        elif not self.strikes:
            order = [seat.player for seat in book.seats]
            self.fighters = sorted({*self.fighters, *self.joining} & {*order}, key=order.index)
            self.joining = []
            for foe in self.foes:
                foe.stand(book.rules.fights)
            self.line_up(book)

    def feel(self, book: Campaign) -> None:
        """Wounds of the round take dice from now on."""
        for player in self.fighters:
            character = book.character_of(player)
            if character is not None:
                character.fresh = 0

    def go_on(self, book: Campaign) -> None:
        """After anything: what has become pointless falls away, and the next round begins when this one is over."""
        for strike in self.sealed:
            if not self.faced_by(strike.player) or not on_feet(book, strike.player):
                del self.strikes[strike.player]
                release(book, strike.player)
        if self.mode == "rounds" and self.over(book) and not self.decided(book):
            self.begin_round(book)


@dataclass(slots=True)
class Fights:
    """The fights and the aimed shots of a campaign."""

    count: int = 0
    now: Fight | None = None
    unseen: set[tuple[int, int]] = field(default_factory=set)
    """Bands, by fight and number, of which no strike was ever revealed: their difficulties stay secret."""
    veiled: set[tuple[int, int, str]] = field(default_factory=set)
    """Strikes, by fight, round and player, that were declared and never revealed."""
    rolled: list[Strike] = field(default_factory=list)
    """Every strike that was rolled, for the export."""
    shots: dict[int, Shot] = field(default_factory=dict)
    """Aimed shots that wait for the Master's figures."""
    shots_count: int = 0
    unfired: set[int] = field(default_factory=set)
    """Shots that were aimed and never taken: their bids stay secret."""

    def fights_in(self, player: str) -> bool:
        """Whether somebody is in a round that is on."""
        return self.now is not None and player in self.now.fighters

    def go_on(self, book: Campaign) -> None:
        """Somebody may have fallen or gone away: the round may be over."""
        if self.now is not None:
            self.now.go_on(book)

    def fell(self, book: Campaign, character: Character) -> None:
        """Somebody's character is down: it shoots no more, and dead it is out of the fight."""
        player = character.player
        for shot in [shot for shot in self.shots.values() if shot.player == player]:
            self.lower(book, shot)
        if character.dead and self.now is not None and player in (*self.now.fighters, *self.now.joining):
            self.now.gone.add(player)

    def lower(self, book: Campaign, shot: Shot) -> None:
        """An aimed shot is taken, or is no more: its bid is held back no longer."""
        del self.shots[shot.number]
        seat = book.seat_of(shot.player)
        if seat is not None:
            seat.held.pop(held_for(shot.number), None)


HELD = "fight"
"""Under which name dice bid in a sealed strike are held."""


def held_for(shot: int) -> str:
    """Under which name the bid of an aimed shot is held."""
    return f"shot-{shot}"


def release(book: Campaign, player: str) -> None:
    """A sealed strike is revealed, or has become pointless: its bid is held back no longer."""
    seat = book.seat_of(player)
    if seat is not None:
        seat.held.pop(HELD, None)


def fight_on(book: Campaign, number: int = 0) -> Fight:
    """The fight that is on; refused if there is none, or if it is another than the one of that number."""
    if book.fights.now is None:
        raise Refused("no-fight")
    if number not in (0, book.fights.now.number):
        raise Refused("round-over")
    return book.fights.now
