"""The sides of a fight: it is opened with its foes, people join and give up, the Master orders them and closes it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.engines.book import Entry, Over, Refused
from bot.engines.daimon.character.wear import mark
from bot.engines.daimon.checks.deciding import judge_of
from bot.engines.daimon.fights.clashes import faced
from bot.engines.daimon.fights.foes import Band, Foe
from bot.engines.daimon.fights.rounds import (
    begin_round,
    decided,
    feel,
    fight_on,
    go_on,
    hidden,
    judges,
    newcomers,
    release,
    unhelped,
)
from bot.engines.daimon.fights.state import Fight, Mode, Strike, strike_name
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.table.state import Fought
from bot.engines.daimon.wounds.on_feet import able, can_act
from bot.engines.dice import Dice


def start(
    book: Campaign,
    foe: str,
    difficulty: int,
    mode: Mode,
    foes: int,
    gear: int,
    at_range: bool,
    players: Sequence[str] = (),
) -> Fight:
    """Open a fight against so many foes of a kind. Where nobody is named, everybody present is in it but the Master."""
    if book.session is None:
        raise Refused("no-session")
    if book.chair.stage != "playing":
        raise Refused("scene-ended-already")
    if book.fights.now is not None:
        raise Refused("fight-on-already")
    if not foe or not foes:
        raise Refused("fight-without-foe")
    for player in players:
        able(book, player)
    chosen = players or _everybody(book)
    fighters = tuple(seat.player for seat in book.seats if seat.player in chosen)
    if not fighters:
        raise Refused("fight-without-fighters")
    _allowed(book, difficulty)
    book.happen(
        FightStarted(
            number=book.fights.count + 1,
            mode=mode,
            foe=foe,
            difficulty=difficulty,
            foes=foes,
            gear=gear,
            at_range=at_range,
            fighters=fighters,
        )
    )
    return fight_on(book)


def add(book: Campaign, foe: str, difficulty: int, gear: int) -> Band:
    """Another foe comes: at once while nobody has struck in this round, else with the next."""
    fight = fight_on(book)
    if not foe:
        raise Refused("fight-without-foe")
    _allowed(book, difficulty)
    book.happen(FoeCame(fight=fight.number, band=len(fight.bands) + 1, foe=foe, difficulty=difficulty, gear=gear))
    return fight.bands[-1]


def flee(book: Campaign, number: int, dice: Dice) -> Foe:
    """A foe flees or gives up, as the Master tells it."""
    fight = fight_on(book)
    foe = fight.foe(number)
    if not foe.standing:
        raise Refused("foe-not-there")
    _kept(book, [one for one in fight.sealed if fight.faced_by(one.player) == [foe]], dice)
    book.happen(FoeWent(foe=number, spares=_fighting_master(book, fight)))
    return foe


def join(book: Campaign, player: str) -> Fight:
    """Somebody comes into the fight: at once while nobody has struck in this round, else with the next."""
    fight = fight_on(book)
    able(book, player)
    if player in (*fight.fighters, *fight.joining) and player not in fight.gone:
        raise Refused("fighting-already")
    book.happen(FighterJoined(player=player))
    return fight


def give_up(book: Campaign, player: str) -> Fight:
    """Somebody gives up."""
    fight = fight_on(book)
    if not fight.holds(player):
        raise Refused("not-in-the-fight")
    book.happen(FighterYielded(player=player))
    return fight


def advance(book: Campaign, by: str, player: str, dice: int) -> None:
    """A position is rewarded or punished with dice, until it changes: before its strike is locked.

    A Master who fights gives none: whoever sits at the right does, before anybody strikes in the round.
    """
    fight = fight_on(book)
    if player not in (*fight.fighters, *fight.joining):
        raise Refused("not-in-the-fight")
    judges(book, fight, by, player)
    if any(one.player == player for one in fight.sealed):
        raise Refused("fight-advantage-late")
    if abs(dice) > book.rules.fights.advantage:
        raise Refused("advantage-too-large", most=book.rules.fights.advantage)
    book.happen(AdvantageTaken(player=player, dice=dice))


def face(book: Campaign, round_: int, player: str, foe: int) -> Fight:
    """The Master has a player's character face this foe, before anybody strikes in the round."""
    fight = fight_on(book)
    if round_ != fight.round or fight.strikes:
        raise Refused("round-begun")
    near = [one for clash in fight.clashes for one in clash.foes]  # Who came once all had given up is in no clash.
    if fight.clash_of(player) is None or not fight.foe(foe).standing or foe not in near:
        raise Refused("foe-not-there")
    faced(fight.clashes, player, foe)  # refuses what changes nothing
    book.happen(FoeFaced(player=player, foe=foe))
    return fight


def call_round(book: Campaign, round_: int) -> Fight:
    """The Master calls the next round: whoever has not struck has let this one pass."""
    fight = fight_on(book)
    if round_ != fight.round:
        raise Over("round-over")
    if fight.sealed or fight.choices:
        raise Refused("round-waits")
    if decided(book, fight):
        raise Refused("fight-decided")
    book.happen(RoundCalled(round=fight.round + 1))
    return fight


def end(book: Campaign, dice: Dice) -> Fight:
    """Close the fight."""
    fight = fight_on(book)
    _kept(book, fight.sealed, dice)
    spares = "" if decided(book, fight) else _fighting_master(book, fight)
    book.happen(FightEnded(number=fight.number, spares=spares))
    return fight


def _fighting_master(book: Campaign, fight: Fight) -> str:
    """A Master who fights, for whom a foe less, or no fight any more, may be worth something."""
    return book.master if fight.holds(book.master) else ""


def _kept(book: Campaign, falling_away: Iterable[Strike], dice: Dice) -> None:
    """Refuse to drop strikes whose faces are known, where nobody has agreed to it."""
    for one in falling_away:
        dice.keep(strike_name(one.number), asks=(one.player, judge_of(book, one.player)))


def _everybody(book: Campaign) -> tuple[str, ...]:
    """Who is in a fight unless somebody says otherwise: whoever is here and on their feet, the Master apart."""
    assert book.session is not None
    return tuple(player for player in book.session.present if player != book.master and can_act(book, player))


def _allowed(book: Campaign, difficulty: int) -> None:
    """Refuse a difficulty that there is not; 0 is one still to be set."""
    lowest, highest = book.rules.dice.targets
    if difficulty and not lowest <= difficulty <= highest:
        raise Refused("difficulty-out-of-range", low=lowest, high=highest)


# --- used by entries


def close(book: Campaign, fight: Fight) -> None:
    """A fight is over."""
    for character, gear in fight.used.items():
        mark(book.characters[character], gear, book.rules)
    for strike in fight.sealed:
        release(book, strike.player)
    feel(book, fight)
    unhelped(book, fight)
    if fight.last:
        book.chronicle.fought.append(_fought(fight))
    book.fights.now = None


def _fought(fight: Fight) -> Fought:
    """What is told of a fight that is over."""
    foes = Counter(foe.band.name for foe in fight.foes)
    begun = any(strike.roll is not None for strike in fight.strikes.values())
    beaten = sum(foe.beaten for foe in fight.foes) if fight.mode == "rounds" else None
    return Fought(tuple(foes.items()), tuple(fight.last), fight.round if begun else fight.round - 1, beaten)


# --- entries


class FightStarted(Entry, kind="campaign.fight-started"):
    """The Master opened a fight."""

    may_seal = ("difficulty",)
    number: int
    mode: Mode
    foe: str
    difficulty: int
    """0 where it is still to be set."""
    foes: int
    gear: int
    at_range: bool
    fighters: tuple[str, ...]

    def sealed(self, book: Campaign) -> tuple[str, ...]:
        """The difficulty, until a strike against one of these foes is revealed."""
        return ("difficulty",) if hidden(book, self.number, 1) else ()

    def apply(self, book: Campaign) -> None:
        """The first round begins."""
        band = Band(1, self.foe, self.gear, self.difficulty)
        foes = [Foe(number, band) for number in range(1, self.foes + 1)]
        book.fights.count = self.number
        book.fights.unseen.add((self.number, 1))
        book.fights.now = Fight(self.number, self.mode, self.at_range, [band], foes, list(self.fighters))
        begin_round(book, book.fights.now)


class FoeCame(Entry, kind="campaign.foe-came"):
    """The Master brought another foe into the fight."""

    may_seal = ("difficulty",)
    fight: int
    band: int
    foe: str
    difficulty: int
    gear: int

    def sealed(self, book: Campaign) -> tuple[str, ...]:
        """The difficulty, until a strike against it is revealed."""
        return ("difficulty",) if hidden(book, self.fight, self.band) else ()

    def apply(self, book: Campaign) -> None:
        """It is faced at once, or from the next round."""
        fight = fight_on(book)
        band = Band(self.band, self.foe, self.gear, self.difficulty)
        fight.bands.append(band)
        fight.foes.append(Foe(len(fight.foes) + 1, band))
        book.fights.unseen.add((self.fight, self.band))
        newcomers(book, fight)


class FoeWent(Entry, kind="campaign.foe-went"):
    """A foe fled or gave up."""

    foe: int
    spares: str = ""
    """The Master who told it, if they fight."""

    def decides(self, book: Campaign) -> bool:
        """A Master who fights rules for themselves."""
        return bool(self.spares)

    def apply(self, book: Campaign) -> None:
        """The foe fights no more."""
        fight = fight_on(book)
        fight.foe(self.foe).gone = True
        go_on(book)


class FighterJoined(Entry, kind="campaign.fighter-joined"):
    """Somebody came into the fight."""

    player: str

    def apply(self, book: Campaign) -> None:
        """At once, or from the next round."""
        fight = fight_on(book)
        fight.gone.discard(self.player)
        if self.player not in fight.fighters:
            fight.joining.append(self.player)
        newcomers(book, fight)


class FighterYielded(Entry, kind="campaign.fighter-yielded"):
    """Somebody gave up."""

    player: str

    def apply(self, book: Campaign) -> None:
        """They fight no more; a strike that is already declared is still rolled."""
        fight = fight_on(book)
        fight.gone.add(self.player)
        go_on(book)


class AdvantageTaken(Entry, kind="campaign.advantage-taken"):
    """The Master gave dice for a position, or took them."""

    player: str
    dice: int

    def apply(self, book: Campaign) -> None:
        """The dice count for the player's strikes until the position changes."""
        fight_on(book).advantages[self.player] = self.dice


class FoeFaced(Entry, kind="campaign.foe-faced"):
    """The Master had a player's character face a foe."""

    player: str
    foe: int

    def apply(self, book: Campaign) -> None:
        """The clashes are arranged anew."""
        fight = fight_on(book)
        fight.clashes = faced(fight.clashes, self.player, self.foe)


class RoundCalled(Entry, kind="campaign.round-called"):
    """The Master called the next round."""

    round: int

    def apply(self, book: Campaign) -> None:
        """The next round begins."""
        begin_round(book, fight_on(book))


class FightEnded(Entry, kind="campaign.fight-ended"):
    """The fight is over."""

    once = ("number",)
    number: int
    spares: str = ""
    """The Master who closed it while both sides stood, if they fight."""

    def decides(self, book: Campaign) -> bool:
        """A Master who fights rules for themselves."""
        return bool(self.spares)

    def apply(self, book: Campaign) -> None:
        """Gear that was used has a mark more; what was still sealed goes back to the reserves."""
        close(book, fight_on(book))
