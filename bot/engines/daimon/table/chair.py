"""The Master's chair: scenes, tokens, draws, claims, keeping the role, and the players' vote for the Master's die."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from pydantic import BaseModel, ConfigDict

from bot.engines.book import Entry, Refused
from bot.engines.daimon.table.master_vote import Vote, count_votes, voters
from bot.engines.dice import Dice, Drawn

if TYPE_CHECKING:
    from bot.engines.daimon.table.campaign import Campaign

Stage = Literal["playing", "keeping", "claiming"]

PATIENCE = 60.0
"""Seconds of open claims after which anybody may have the next Master drawn, in case the last one is gone."""


class Round(BaseModel):
    """One die each: who rolled, and what. A tie for the highest is another round among the tied."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    players: tuple[str, ...]
    roll: Drawn

    @property
    def highest(self) -> tuple[str, ...]:
        """Who rolled the highest die."""
        best = max(self.roll.faces)
        return tuple(player for player, face in zip(self.players, self.roll.faces, strict=True) if face == best)


def drawn_among(players: Sequence[str], dice: Dice) -> tuple[Round, ...]:
    """A die each, the tied again, until one is the highest; nobody rolls against nobody."""
    rounds: list[Round] = []
    left = tuple(players)
    while len(left) > 1:
        rounds.append(Round(players=left, roll=dice.roll(len(left))))
        left = rounds[-1].highest
    return tuple(rounds)


def winner_of(players: Sequence[str], rounds: Sequence[Round]) -> str:
    """Who came out highest."""
    return rounds[-1].highest[0] if rounds else players[0]


@dataclass(slots=True)
class Chair:
    """Who may be Master next."""

    stage: Stage = "playing"
    tokens: set[str] = field(default_factory=set)
    openers: set[str] = field(default_factory=set)
    """Who has been first Master of a session since everybody present last had been."""
    claims: list[str] = field(default_factory=list)
    since: float = 0
    """When the claims opened."""
    vote: Vote | None = None
    leading: dict[str, int] = field(default_factory=dict)
    """Scenes led by each player, in the whole campaign."""

    def due(self) -> dict[str, float]:
        """The chair waits for people, not for time."""
        return {}

    def seated(self, book: Campaign, player: str) -> None:
        """Somebody becomes Master of the next scene and gives the token back.

        The last one back deals them all anew, also to those who have gone away for a while.
        """
        book.master = player
        self.stage, self.claims = "playing", []
        self.tokens.discard(player)
        session = book.session
        if session is not None:
            if not self.tokens & set(session.present):
                self.tokens = set(session.welcomed)
            begin_scene(book, player)


def begin_scene(book: Campaign, master: str) -> None:
    """The next scene is on."""
    assert book.session is not None
    book.scenes += 1
    book.session.scene = book.scenes
    chair = book.chair
    chair.leading[master] = chair.leading.get(master, 0) + 1
    book.session.led[master] = book.session.led.get(master, 0) + 1
    book.tech.new_scene()


# --- deciding


def end_scene(book: Campaign, at: float) -> SceneEnded:
    """Close the scene: the Master is asked whether to keep the role, the players whether the Master earned a die."""
    _playing(book)
    if book.fights.now is not None:
        raise Refused("fight-still-on")
    if book.contests.open is not None:
        raise Refused("rolls-still-sealed")
    # Whoever has not voted on the Master of the scene before will not any more.
    count_votes(book)
    ended = SceneEnded(scene=book.scenes, at=at)
    book.happen(ended)
    return ended


def keep(book: Campaign) -> Kept:
    """The Master keeps the role for a die; nobody may contest it, once the claims are not yet open."""
    if book.stable:
        raise Refused("master-is-stable")
    if book.chair.stage == "playing":
        raise Refused("scene-still-on")
    if book.chair.stage == "claiming":
        raise Refused("claims-open-already")
    if book.seat(book.master).free < book.rules.prices.master:
        raise Refused("reserve-too-small", have=book.seat(book.master).free, need=book.rules.prices.master)
    kept = Kept(player=book.master)
    book.happen(kept)
    return kept


def pass_on(book: Campaign, at: float) -> None:
    """The Master does not keep the role: whoever wants it may claim it."""
    if book.chair.stage != "keeping":
        raise Refused("nothing-to-pass-on")
    book.happen(PassedOn(at=at))


def claim(book: Campaign, player: str) -> Claimed:
    """Spend a die on the coming draw; a token is not needed."""
    seat = book.present(player)
    if book.stable:
        raise Refused("master-is-stable")
    if book.chair.stage != "claiming":
        raise Refused("claims-not-open")
    if player in book.chair.claims:
        raise Refused("claimed-already")
    if seat.free < book.rules.prices.master:
        raise Refused("reserve-too-small", have=seat.free, need=book.rules.prices.master)
    claimed = Claimed(player=player)
    book.happen(claimed)
    return claimed


def contenders(book: Campaign) -> tuple[str, ...]:
    """Who takes part in the coming draw: those who spent a die, else those present who hold their token."""
    assert book.session is not None
    here = book.session.present
    if book.chair.claims:
        return tuple(player for player in here if player in book.chair.claims)
    return tuple(player for player in here if player in book.chair.tokens) or here


def draw(book: Campaign, player: str, at: float, dice: Dice) -> MasterDrawn:
    """Draw the Master of the next scene."""
    book.present(player)
    if book.chair.stage != "claiming":
        raise Refused("draw-not-yet")
    if player != book.master and at < book.chair.since + PATIENCE:
        raise Refused("draw-is-the-masters")
    players = contenders(book)
    drawn = MasterDrawn(players=players, rounds=drawn_among(players, dice), claimed=bool(book.chair.claims))
    book.happen(drawn)
    return drawn


def _playing(book: Campaign) -> None:
    if book.session is None:
        raise Refused("no-session")
    if book.chair.stage != "playing":
        raise Refused("scene-ended-already")


# --- entries


class SceneEnded(Entry, kind="campaign.scene-ended"):
    """The scene is over."""

    scene: int
    at: float

    def apply(self, book: Campaign) -> None:
        """The Master may keep the role; the players may praise. A stable Master goes on to the next scene."""
        chair = book.chair
        if book.stable:
            begin_scene(book, book.master)
            return
        chair.stage = "keeping"
        chair.vote = Vote(self.scene, book.master, voters(book))


class Kept(Entry, kind="campaign.role-kept"):
    """The Master paid to keep the role."""

    player: str

    def apply(self, book: Campaign) -> None:
        """A die less, and the next scene."""
        book.seat(self.player).pay(book.rules.prices.master)
        book.chair.stage = "playing"
        begin_scene(book, self.player)


class PassedOn(Entry, kind="campaign.role-passed-on"):
    """The Master let go of the role: claims are open."""

    at: float

    def apply(self, book: Campaign) -> None:
        """Whoever wants the role may spend a die."""
        book.chair.stage, book.chair.since = "claiming", self.at


class Claimed(Entry, kind="campaign.role-claimed"):
    """A player spent a die on the coming draw."""

    player: str

    def apply(self, book: Campaign) -> None:
        """The die is lost, whoever wins."""
        book.seat(self.player).pay(book.rules.prices.master)
        book.chair.claims.append(self.player)


class Draw(Entry):
    """A Master was drawn: a die each, round after round."""

    players: tuple[str, ...]
    rounds: tuple[Round, ...]

    @property
    def drawn(self) -> Sequence[Drawn]:
        """The dice of every round."""
        return tuple(one.roll for one in self.rounds)

    @property
    def winner(self) -> str:
        """The new Master."""
        return winner_of(self.players, self.rounds)


class MasterDrawn(Draw, kind="campaign.master-drawn"):
    """The Master of a scene was drawn (or claimed alone)."""

    claimed: bool

    def apply(self, book: Campaign) -> None:
        """The chair is taken."""
        book.chair.seated(book, self.winner)


def left(book: Campaign, players: Iterable[str]) -> None:
    """People have gone: they claim nothing, and are waited for no more; a token waits for their coming back."""
    chair = book.chair
    for player in players:
        if player in chair.claims:
            chair.claims.remove(player)
        if chair.vote is not None and player not in chair.vote.ballots:
            chair.vote.voters = tuple(voter for voter in chair.vote.voters if voter != player)
