"""A weekend for tests: a tournament of Diplomacy with players, and what they do in it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from bot.engines.diplomacy import centres as counting
from bot.engines.diplomacy import entering, top_table, voting
from bot.engines.diplomacy.games import Game
from bot.engines.diplomacy.rules import POWERS, Power, PresetName
from bot.engines.diplomacy.seating import arranging, drafting
from bot.engines.diplomacy.seating.arranging import Wanted
from bot.engines.diplomacy.tournament import Diplomacy, DiplomacyOpened, Round, RoundDraft
from bot.engines.tournament.entrants import Entrant
from bot.engines.tournament.rounds import draw_of
from bot.rules import rulebook
from tests.engines.kept import NOW, Kept

DIRECTOR, REFEREE = "p0director0", "p00referee0"
STEPS = 20_000
"""The search of most tests is short."""
EVEN, LED = (5, 5, 5, 5, 5, 5, 4), (9, 7, 6, 5, 4, 2, 1)
"""Centres at the end of a game: nobody is ahead; everybody has another number."""


def person(number: int) -> str:
    """The person of a player."""
    return f"p{number:010}"


def centres(*counts: int) -> dict[Power, int]:
    """Centres in the order of the powers: Austria, England, France, Germany, Italy, Russia, Turkey."""
    return dict(zip(POWERS, (*counts, *(0,) * (7 - len(counts))), strict=True))


class Weekend(Kept[Diplomacy]):
    """A tournament being played."""

    def __init__(
        self, count: int = 0, *, rounds: int = 3, preset: PresetName = "standard", seed: int = 1, steps: int = STEPS
    ) -> None:
        rules = rulebook().diplomacy
        rules = rules.model_copy(update={"seating": rules.seating.model_copy(update={"steps": steps})})
        super().__init__(Diplomacy(), DiplomacyOpened(rules=rules), seed=seed)
        self.act(lambda: entering.found(self.book, DIRECTOR, "w00000name", rounds, preset))
        for _ in range(count):
            self.enter()

    def enter(self) -> str:
        """One more player."""
        return self.act(self.entered).id

    def entered(self) -> Entrant:
        """One more player, as a part of an act."""
        number = len(self.book.entrants) + 1
        return entering.enter(self.book, DIRECTOR, f"w{number:010}", person(number), self.dice())

    def draft(self, **wanted: object) -> RoundDraft:
        """Seats for the next round; somebody else agrees to others than were there before."""
        return self.act(lambda: self.drafted(True, **wanted))

    def drafted(self, agreed: bool = False, **wanted: object) -> RoundDraft:
        """The same as a part of an act."""
        asked = Wanted(**wanted)  # type: ignore[arg-type]
        number = drafting.next_number(self.book)
        name, upon = draw_of(number), arranging.drawn_for(self.book, asked)
        roll = self.dice("", *[name] * agreed).act(name, *upon).roll("seats", 1, 1 << 32)
        task = arranging.arrangement(self.book, number, asked)
        boards = arranging.arrange(task, Random(roll.faces[0]).random)
        return drafting.draft(self.book, DIRECTOR, asked, boards, roll)

    def post(self, **wanted: object) -> Round:
        """Seats for the next round, posted."""
        self.draft(**wanted)
        one = self.act(lambda: drafting.publish(self.book, DIRECTOR, NOW))
        for board in one.games:
            self.choose(board, "italy")
        return one

    def choose(self, board: int, word: str) -> None:
        """The six of a board agree on a variant, if they have to."""
        game = self.book.game_at(board)
        if not game.undecided:
            return
        self.act(lambda: voting.open_choice(self.book, REFEREE, board))
        for player in list(game.seats.values()):
            self.act(
                lambda player=player: voting.cast(self.book, game.where, "variant", player, word, self.dice(), NOW)
            )

    def winter(self, board: int, year: int, *counts: int, number: int | None = None) -> Game:
        """The centres of a winter."""
        self.act(lambda: counting.record(self.book, REFEREE, board, year, centres(*counts), number))
        return self.book.game_at(board, number)

    def fix(self, board: int, year: int, *counts: int, number: int | None = None) -> Game:
        """The centres of a winter, corrected."""
        self.act(lambda: counting.correct(self.book, REFEREE, board, year, centres(*counts), number))
        return self.book.game_at(board, number)

    def finish(self, board: int, *, early: bool = False) -> Game:
        """Close a board."""
        game = self.book.game_at(board)
        self.act(lambda: counting.finish(self.book, REFEREE, board, NOW, early=early))
        return game

    def play(self, board: int, *last: int, before: Mapping[int, tuple[int, ...]] | None = None) -> Game:
        """Play a board to its last year or a solo: every winter alike, unless others are given for a year."""
        game = self.book.game_at(board)
        for year in range(1901, game.last_year + 1):
            if not counting.complete(self.book, game):
                self.winter(board, year, *(before or {}).get(year, last))
        return self.finish(board)

    def play_round(self, *last: int) -> None:
        """Play every board of the round alike."""
        for board, game in list(self.book.numbered(None).games.items()):
            counts = [count if power in game.seats else 0 for power, count in centres(*last).items()]
            self.play(board, *counts)

    def drop(self, player: str) -> None:
        """The director withdraws a player."""
        self.act(lambda: entering.drop(self.book, DIRECTOR, player))


def power_at(game: Game, player: str) -> Power:
    """What somebody plays at a board."""
    power = game.power_of(player)
    assert power is not None
    return power


def by_power(weekend: Weekend, board: int = 1, number: int | None = None) -> dict[str, str]:
    return dict[str, str](weekend.book.game_at(board, number).seats)


def top_weekend(count: int = 14, rounds: int = 2, *, open_choice: bool = False) -> Weekend:
    """The rounds before a top table are over; it was declared in time."""
    weekend = Weekend(count, rounds=rounds)
    for number in range(1, rounds):
        weekend.post()
        if number == rounds - 1:
            weekend.act(lambda: top_table.declare(weekend.book, DIRECTOR, True, open_choice))
        weekend.play_round(*LED)
    return weekend


def board(weekend: Weekend) -> Game:
    return weekend.book.game_at(1)


def played(weekend: Weekend, rounds: int, **wanted: object) -> None:
    """Rounds that are over; the last ones drafted are not the last of the tournament."""
    for _ in range(rounds):
        weekend.post(**wanted)
        weekend.play_round(*LED)
