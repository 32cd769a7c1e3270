"""The book of a tournament judged with RBB 2.0: its adventure, its teams and their characters, its sheets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.engines.book import Book, Entry, Refused
from bot.engines.gdr.adventure import Adventure
from bot.engines.gdr.rules import GdrRules
from bot.engines.gdr.scale import Question, Scale
from bot.engines.tournament import entering
from bot.engines.tournament.entering import Entered, check_players, next_id
from bot.engines.tournament.entrants import Entrant
from bot.engines.tournament.tournament import STANDINGS, NoticeSubject, Tournament

MEAN = "mean"
"""The decision that all sheets of a team count alike."""
RANKINGS = NoticeSubject(STANDINGS, 0)
"""What is posted when the tournament closes."""


@dataclass(frozen=True, slots=True)
class RefereeNote:
    """What a referee wrote down of a player, or of the team."""

    words: str
    given: bool
    """Whether they get it once the tournament is closed."""


@dataclass(slots=True)
class Sheet:
    """What a referee says of a team."""

    team: str
    referee: str
    answers: dict[str, str] = field(default_factory=dict)
    """By question."""
    last: str = ""
    """The question answered last."""
    handed: bool = False
    notes: dict[str, RefereeNote] = field(default_factory=dict)
    """By character; of the team under none."""


class Gdr(Tournament, kind="gdr"):
    """A tournament of role-playing."""

    rules: GdrRules

    def begin(self) -> None:
        """Nothing is known yet."""
        super().begin()
        self.adventure: Adventure | None = None
        self.casts: dict[str, tuple[str, ...]] = {}
        """The characters of each team, in the order of its players."""
        self.sheets: dict[tuple[str, str], Sheet] = {}
        """By team and referee."""
        self.tables: dict[str, tuple[str, ...]] = {}
        """The Masters and referees of each team; while there are none, any referee judges any team."""
        self.given: set[str] = set()
        """Whoever was ever given a sheet: on it stands the whole adventure."""
        self.judged: set[str] = set()
        """Whoever has answered anything, on sheets let go too."""
        self.samples: set[str] = set()
        """Teams that all referees judge before the event, to judge alike: they compete for nothing."""
        self.opened_again: set[str] = set()
        """The teams whose sheets anybody could read while the tournament was closed: no undo makes them unread."""
        self.readers: set[str] = set()
        """Whoever has read what referees answered."""
        self.genius: dict[tuple[str, str], bool] = {}
        """What the director said of the strokes of genius, by team and character."""
        self.decisions: dict[str, str] = {}
        """Of teams with several sheets: the referee whose sheet stands, or MEAN."""
        self.closed = False
        self._questions: dict[str, tuple[Question, ...]] = {}
        """What is asked of each team, once somebody wants to know."""
        self._scale: Scale | None = None
        """The mathematics of the adventure, once somebody wants to know."""

    @property
    def over(self) -> bool:
        """Whether it was closed, at its end or before."""
        return self.closed or super().over

    @property
    def begun(self) -> bool:
        """Whether anybody has answered anything."""
        return bool(self.judged)

    @property
    def keeps_untold(self) -> bool:
        """Until it is closed."""
        return not self.closed

    # --- what there is

    @property
    def scale(self) -> Scale:
        """The mathematics that hold; refused while there is no adventure."""
        if self.adventure is None:
            raise Refused("gdr-no-adventure")
        if self._scale is None or self._scale.adventure is not self.adventure:
            self._scale = Scale(self.rules, self.adventure)
        return self._scale

    @property
    def teams(self) -> list[Entrant]:
        """The teams that compete."""
        return [one for one in self._judged if one.id not in self.samples]

    @property
    def sample_teams(self) -> list[Entrant]:
        """The teams of sample tables."""
        return [one for one in self._judged if one.id in self.samples]

    @property
    def _judged(self) -> list[Entrant]:
        return [one for one in self.entrants.values() if one.fate == "in" and one.id in self.casts]

    def team(self, id: str) -> Entrant:
        """A team that is judged."""
        entrant = self.entrant(id)
        if entrant not in self._judged:
            raise Refused("gdr-team-out", team=id)
        return entrant

    def questions(self, team: str) -> tuple[Question, ...]:
        """All that is asked of a team."""
        if team not in self._questions:
            self._questions[team] = self.scale.questions(self.casts[team])
        return self._questions[team]

    def play(self, adventure: Adventure) -> None:
        """This adventure is played from now on."""
        self.adventure = adventure
        self._questions.clear()

    def sheets_of(self, team: str) -> list[Sheet]:
        """The sheets of a team on which something stands, those not handed in too."""
        return [sheet for (of, _), sheet in self.sheets.items() if of == team and sheet.answers]

    def handed(self, team: str) -> list[Sheet]:
        """The sheets of a team that were handed in."""
        return [sheet for sheet in self.sheets_of(team) if sheet.handed]

    def judges(self, person: str) -> bool:
        """Whether somebody has ever begun to judge here; whoever let the sheet go still may not see the others'."""
        return person in self.judged

    def sits_at(self, person: str, team: str) -> bool:
        """Whether a team is one that somebody may judge as its tables are assigned."""
        return team in self.samples or not self.tables or person in self.tables.get(team, ())

    def plays(self, person: str) -> bool:
        """Whether somebody plays in a team that is judged."""
        return any(person in team.players for team in self.teams)

    def apart_from_it(self, person: str) -> None:
        """Refuse whoever competes: they judge nobody, and settle nothing that others compete for."""
        if self.plays(person):
            raise Refused("gdr-competes")

    def open_to(self, person: str) -> None:
        """Refuse to settle anything once it is closed, and whoever competes in any case."""
        self.open_for_changes()
        self.apart_from_it(person)

    def after_rewriting(self, before: Book) -> None:
        """Who has read what referees answered does not come back into a team."""
        if not self.readers.isdisjoint(self.players() - before.players()):
            raise Refused("gdr-reader-plays")

    def player_of(self, team: str, character: str) -> str:
        """Who plays a character."""
        return self.entrants[team].players[self.casts[team].index(character)]

    def open_for_changes(self) -> None:
        """Refuse what only makes sense before closing."""
        if not self.name:
            raise Refused("gdr-not-begun")
        if self.closed:
            raise Refused("gdr-closed")


def enter(book: Gdr, by: str, name: str, cast: Mapping[str, str]) -> Entrant:
    """Enter a team: who plays, each with their character."""
    book.open_for_changes()
    check_players(book, list(cast))
    for player in cast:
        _knows_nothing(book, player)
    check_cast(book.scale.adventure, tuple(cast.values()))
    team = next_id(book)
    book.happen(Entered(entrant=team, name=name, players=tuple(cast), by=by))
    book.happen(CastGiven(team=team, characters=tuple(cast.values())))
    return book.entrants[team]


def replace(book: Gdr, team: str, player: str, by: str) -> Entrant:
    """A substitute takes a player's place; nobody who has seen the adventure on a sheet."""
    _knows_nothing(book, by)
    return entering.replace(book, team, player, by)


def _knows_nothing(book: Gdr, player: str) -> None:
    """Refuse whoever has seen the adventure on a sheet, has read what referees answered, or sits at a table to judge:
    they play it no more."""
    if player in book.readers:
        raise Refused("gdr-reader-plays")
    if player in book.given:
        raise Refused("gdr-knows-it", player=player)
    if any(player in referees for referees in book.tables.values()):
        raise Refused("gdr-is-at-a-table", player=player)


def check_cast(adventure: Adventure, characters: Sequence[str], **facts: Any) -> None:
    """Every character that is not optional is played, and none twice."""
    for key in characters:
        if key not in adventure.characters:
            raise Refused("gdr-cast-unknown", name=key, **facts)
        if characters.count(key) > 1:
            raise Refused("gdr-character-twice", character=key, **facts)
    for key, one in adventure.characters.items():
        if not one.optional and key not in characters:
            raise Refused("gdr-character-missing", character=key, **facts)


class GdrOpened(Entry, kind="gdr.opened"):
    """A tournament's book was laid, with the numbers that hold in it."""

    lasting = True
    rules: GdrRules

    def apply(self, book: Gdr) -> None:
        """These numbers hold here."""
        book.rules = self.rules


class CastGiven(Entry, kind="gdr.cast-given"):
    """A team's characters, in the order of its players."""

    once = ("team",)
    needed = ("team",)
    slip = True
    team: str
    characters: tuple[str, ...]

    def apply(self, book: Gdr) -> None:
        """They play these."""
        book.casts[self.team] = self.characters
