"""The Master's chair: players claim it for a die, and the Master of the next scene is drawn."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence

from pydantic import BaseModel, ConfigDict

from bot.engines.book import Entry, Refused
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.table.scenes import begin_scene, drawn_anew, vacancy, vacancy_now
from bot.engines.dice import Dice
from bot.engines.seals import Decided, Draw, Throw

PATIENCE = 60.0
"""Seconds of open claims after which anybody may have the next Master drawn, in case the last one is gone."""


class DieRound(BaseModel):
    """One die each: who rolled, and what. A tie for the highest is another round among the tied."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    players: tuple[str, ...]
    roll: Throw

    @property
    def highest(self) -> tuple[str, ...]:
        """Who rolled the highest die."""
        best = max(self.roll.faces)
        return tuple(player for player, face in zip(self.players, self.roll.faces, strict=True) if face == best)


def drawn_among(book: Campaign, players: Sequence[str], name: str, dice: Dice) -> tuple[DieRound, ...]:
    """A die each, the tied again, until one is the highest; nobody rolls against nobody."""
    rounds: list[DieRound] = []
    left = tuple(players)
    asks = [*players, *book.deciders(name), *left_out(book, name)]
    throwing = dice.act(name, *players, asks=asks)
    while len(left) > 1:
        parts = [(f"{name}/{len(rounds) + 1}/{book.seat(player).label}", 1) for player in left]
        rounds.append(DieRound(players=left, roll=throwing.throw(parts)))
        left = rounds[-1].highest
    return tuple(rounds)


def left_out(book: Campaign, name: str) -> tuple[str, ...]:
    """Who was in the first draw of a session that is not open, if its dice are known: whoever declares them absent
    leaves them out, so they have a say. Who has left the campaign still counts here, and is not waited for."""
    return tuple(str(one) for one in book.ledger.fallen.get(name, ())) if book.session is None else ()


def winner_of(players: Sequence[str], rounds: Sequence[DieRound]) -> str:
    """Who came out highest."""
    return rounds[-1].highest[0] if rounds else players[0]


# --- used by entries


def seated(book: Campaign, player: str) -> None:
    """Somebody becomes Master of the next scene and gives the token back.

    The last one back deals them all anew, also to those who have gone away for a while.
    """
    chair, session = book.chair, book.session
    book.master = player
    chair.stage, chair.claims = "playing", []
    chair.tokens.discard(player)
    if session is not None:
        if not chair.tokens & set(session.present):
            chair.tokens = set(session.welcomed)
        begin_scene(book, player)


def vacate(book: Campaign, at: float) -> None:
    """The Master is gone: there is none to wait for, and anybody may have the next one drawn at once."""
    book.master = ""
    book.chair.stage, book.chair.since = "claiming", at - PATIENCE


def left(book: Campaign, players: Iterable[str]) -> None:
    """People have gone: their claims lapse and their votes are not waited for; a token is kept until they come back."""
    chair = book.chair
    for player in players:
        if player in chair.claims:
            chair.claims.remove(player)
        if chair.vote is not None and player not in chair.vote.ballots:
            chair.vote.voters = tuple(voter for voter in chair.vote.voters if voter != player)


# --- deciding


def claim(book: Campaign, player: str, dice: Dice) -> Claimed:
    """Spend a die on the coming draw; a token is not needed. Who was not in a draw whose dice are known needs the yes
    of those who were."""
    seat = book.present(player)
    if book.stable and book.master == book.stable:
        raise Refused("master-is-stable")
    if book.chair.stage != "claiming":
        raise Refused("claims-not-open")
    if player in book.chair.claims:
        raise Refused("claimed-already")
    if seat.free < book.rules.prices.master:
        raise Refused("reserve-too-small", have=seat.free, need=book.rules.prices.master)
    name, again = vacancy_now(book), drawn_anew(book)
    claimed = Claimed(player=player, scene=book.scenes + 1, again=again)
    if dice.fell(name):
        claims = (*book.chair.claims, player)
        players = tuple(one for one in book.session.present if one in claims) if book.session is not None else ()
        dice.same(name, *players, asks=book.deciders(name))
        claimed = Claimed(player=player, scene=book.scenes + 1, again=again, entrants=players)
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
    scene, again = book.scenes + 1, drawn_anew(book)
    rounds = drawn_among(book, players, vacancy(scene, again), dice)
    drawn = MasterDrawn(players=players, rounds=rounds, claimed=bool(book.chair.claims), scene=scene, again=again)
    book.happen(drawn)
    return drawn


# --- entries


class Claimed(Entry, kind="campaign.role-claimed"):
    """A player spent a die on the coming draw."""

    needed = ("player", "#chair")
    slip = True
    player: str
    scene: int = 0
    """The scene whose Master is drawn."""
    again: int = 0
    """How often its draw had been undone until its seal was opened."""
    entrants: tuple[str, ...] = ()
    """Who takes part now, where the dice of the draw are known and all agreed."""

    @property
    def for_throw(self) -> str:
        """Who takes part in the draw."""
        return vacancy(self.scene, self.again)

    @property
    def decided(self) -> Mapping[str, Decided]:
        """Those who take part, where it had been drawn among others."""
        return {self.for_throw: self.entrants} if self.entrants else {}

    def apply(self, book: Campaign) -> None:
        """The die is lost, whoever wins."""
        book.seat(self.player).pay(book.rules.prices.master)
        book.chair.claims.append(self.player)


class MasterDraw(Entry):
    """A Master was drawn: a die each, round after round."""

    players: tuple[str, ...]
    rounds: tuple[DieRound, ...]

    @property
    def drawn(self) -> Sequence[Draw]:
        """The dice of every round."""
        return tuple(draw for one in self.rounds for draw in one.roll.draws)

    @property
    @abstractmethod
    def throw(self) -> str:
        """The name of its throws."""

    @property
    def decided(self) -> Mapping[str, Decided]:
        """Those who took part."""
        return {self.throw: self.players} if self.rounds else {}

    @property
    def winner(self) -> str:
        """The new Master."""
        return winner_of(self.players, self.rounds)


class MasterDrawn(MasterDraw, kind="campaign.master-drawn"):
    """The Master of a scene was drawn (or claimed alone)."""

    once = ("scene",)
    claimed: bool
    scene: int = 0
    again: int = 0
    """How often a draw for this scene had been undone until its seal was opened."""

    @property
    def throw(self) -> str:
        """Of the vacancy of the chair."""
        return vacancy(self.scene, self.again)

    def apply(self, book: Campaign) -> None:
        """The chair is taken."""
        seated(book, self.winner)
