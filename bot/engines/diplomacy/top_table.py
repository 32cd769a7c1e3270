"""The top table (8.2 and 8.3): declared before the last round, refused, its powers drawn from the urn or chosen."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from bot.engines.book import Entry, Refused
from bot.engines.dice import Dice, shuffled
from bot.engines.diplomacy.games import Game, Seated
from bot.engines.diplomacy.rules import POWERS, SEVEN, Power
from bot.engines.diplomacy.standings import standings
from bot.engines.diplomacy.tournament import Diplomacy
from bot.engines.seals import Decided, Draw
from bot.engines.tournament.rounds import draw_of


def proposed(book: Diplomacy) -> bool:
    """Whether a top table is usual here, and may still be declared: the round before the last has boards enough."""
    one = book.round
    return (
        book.preset.top
        and not book.top.declared
        and one is not None
        and one.number == book.planned - 1
        and len(one.games) >= book.rules.top.boards
        and not locked(book)
    )


def locked(book: Diplomacy) -> bool:
    """Whether it is decided for good: with the first winter of the round before the last, some know who gains by it."""
    before = book.rounds[book.planned - 2 : book.planned - 1]
    return len(book.rounds) >= book.planned or any(game.counts for one in before for game in one.games.values())


def qualified(book: Diplomacy) -> tuple[str, ...]:
    """Who plays at the top table as the standings are now; the next ones replace who refuses."""
    return _in_order(book)[:SEVEN]


def qualified_now(book: Diplomacy) -> tuple[str, ...]:
    """Who would play at it if the boards of the round before the last ended now; nobody in any other round."""
    one = book.round
    if not book.top.declared or one is None or one.closed or one.number != book.planned - 1:
        return ()
    return _in_order(book, now=True)[:SEVEN]


def posted(book: Diplomacy) -> Game | None:
    """The top table of the last round, once that is posted; none before."""
    one = book.round
    return one.top if one is not None and one.number == book.planned else None


def seated_otherwise(book: Diplomacy) -> bool:
    """Whether the top table that is posted is not the one that would be seated now: somebody refused or left, or a
    correction changed the standings. From the first winter of the last round on it stands."""
    game, one = posted(book), book.round
    if game is None or one is None or one.begun:
        return False
    return dict(game.seats) != {book.top.powers.get(player): player for player in qualified(book)}


def next_up(book: Diplomacy) -> str:
    """Who comes in where one of the seven refuses; "" for nobody."""
    return next(iter(_in_order(book)[SEVEN:]), "")


def _in_order(book: Diplomacy, *, now: bool = False) -> tuple[str, ...]:
    """Everybody who may play it, by the standings."""
    order = (player for player in standings(book, now=now).order if book.entrants[player].fate == "in")
    return tuple(player for player in order if player not in book.top.declined)


def declare(book: Diplomacy, by: str, wanted: bool, open_choice: bool) -> None:
    """The last round has a top table, or has not."""
    book.opened()
    if book.planned < 2:
        raise Refused("diplomacy-top-one-round")
    if len(book.rounds) >= book.planned:
        raise Refused("diplomacy-top-too-late")
    if wanted == book.top.declared and (not wanted or open_choice == book.top.open):
        raise Refused("diplomacy-top-declared") if wanted else Refused("diplomacy-top-not-declared")
    if locked(book) and wanted != book.top.declared:
        raise Refused("diplomacy-top-locked", round=book.planned - 1)
    book.happen(TopDeclared(by=by, declared=wanted, open=open_choice))


def decline(book: Diplomacy, by: str, player: str) -> None:
    """A player who is qualified refuses, and is replaced by the next."""
    _ready(book)
    if player in book.top.declined:
        raise Refused("diplomacy-declined-already", player=player)
    if player not in qualified(book):
        raise Refused("diplomacy-not-qualified", player=player)
    book.happen(TopDeclined(by=by, player=player))


def draw_powers(book: Diplomacy, dice: Dice) -> None:
    """Each draws a power from the urn, the one with most points first."""
    players = _full(book)
    if book.top.open:
        raise Refused("diplomacy-top-open")
    if not chooser(book):
        raise Refused("diplomacy-top-drawn")
    name = f"{draw_of(book.planned)}/top-{len(book.top.declined)}"
    throwing = dice.act(name, *players)
    book.happen(PowersDrawn(players=players, order=throwing.order("powers", SEVEN), name=name))


def chooser(book: Diplomacy) -> str:
    """The first who has no power yet, and whose turn it is where they are chosen; "" for nobody."""
    return next((player for player in qualified(book) if player not in book.top.powers), "")


def free_powers(book: Diplomacy) -> tuple[Power, ...]:
    """The powers that none of the seven has."""
    taken = {book.top.powers.get(player) for player in qualified(book)}
    return tuple(power for power in POWERS if power not in taken)


def choose(book: Diplomacy, by: str, own: str, director: bool, power: Power) -> None:
    """The next player chooses a power, or a director enters the choice."""
    _full(book)
    if not book.top.open:
        raise Refused("diplomacy-top-urn")
    player = chooser(book)
    if not player:
        raise Refused("diplomacy-top-drawn")
    if own != player and not director:
        raise Refused("diplomacy-not-your-turn", player=player)
    if power not in free_powers(book):
        raise Refused("diplomacy-power-taken", power=power)
    book.happen(PowerChosen(by=by, player=player, power=power))


def top_seats(book: Diplomacy, away: Collection[str]) -> Seated:
    """The seats of the top table for the last round."""
    players = _full(book)
    missing = next((player for player in players if player in away), None)
    if missing is not None:
        raise Refused("diplomacy-top-away", player=missing)
    if chooser(book):
        raise Refused("diplomacy-top-powers")
    return Seated(board=1, seats={book.top.powers[player]: player for player in players}, top=True)


def _before_last(book: Diplomacy) -> None:
    book.opened()
    if len(book.rounds) >= book.planned and book.rounds[-1].begun:
        raise Refused("diplomacy-top-too-late")


def _ready(book: Diplomacy) -> None:
    """The top table is declared, and the rounds before it are over."""
    _before_last(book)
    if not book.top.declared:
        raise Refused("diplomacy-top-not-declared")
    if book.closed < book.planned - 1:
        raise Refused("diplomacy-top-rounds", rounds=book.planned - 1)


def _full(book: Diplomacy) -> tuple[str, ...]:
    """The seven of the top table."""
    _ready(book)
    players = qualified(book)
    if len(players) < SEVEN:
        raise Refused("diplomacy-top-few", have=len(players))
    return players


class TopDeclared(Entry, kind="diplomacy.top-declared"):
    """The last round has a top table, or has not."""

    decisive = True
    by: str
    declared: bool
    open: bool

    def apply(self, book: Diplomacy) -> None:
        """Powers drawn before count no longer."""
        book.top.declared, book.top.open = self.declared, self.open
        book.top.powers = {}


class TopDeclined(Entry, kind="diplomacy.top-declined"):
    """A player refused the top table."""

    by: str
    player: str

    def decides(self, book: Diplomacy) -> bool:
        """Where it was not their own word."""
        return self.by not in book.entrants[self.player].players

    def apply(self, book: Diplomacy) -> None:
        """The powers are to be drawn again."""
        book.top.declined.append(self.player)
        book.top.powers = {}


class PowersDrawn(Entry, kind="diplomacy.powers-drawn"):
    """The powers of the top table came from the urn."""

    players: tuple[str, ...]
    """The one with most points first."""
    order: tuple[Draw, ...]
    name: str = ""
    """That of the throws: drawn anew, by others, after somebody refused."""

    @property
    def decided(self) -> Mapping[str, Decided]:
        """Who draws, in this order."""
        return {self.name: self.players} if self.name else {}

    @property
    def drawn(self) -> Sequence[Draw]:
        """One after the other."""
        return self.order

    def powers(self) -> dict[str, Power]:
        """What each drew."""
        return dict(zip(self.players, shuffled(POWERS, self.order), strict=True))

    def apply(self, book: Diplomacy) -> None:
        """They are known."""
        book.top.powers = self.powers()


class PowerChosen(Entry, kind="diplomacy.power-chosen"):
    """A player of the top table chose a power."""

    by: str
    player: str
    power: Power

    def decides(self, book: Diplomacy) -> bool:
        """Where it was not their own word."""
        return self.by not in book.entrants[self.player].players

    def apply(self, book: Diplomacy) -> None:
        """The next one chooses."""
        book.top.powers[self.player] = self.power
