"""Secret votes: on a draw (article 6), unanimous or it fails; on the variant of a board of six (8.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Literal

from bot.engines.book import Entry, Refused
from bot.engines.dice import Dice
from bot.engines.diplomacy.centres import complete, finish, not_at_own
from bot.engines.diplomacy.games import VARIANTS, Ballots, DrawVote, Game, Variant, Where
from bot.engines.diplomacy.tournament import Diplomacy
from bot.engines.seals import Decided, Draw

Vote = Literal["draw", "variant"]
VOTES: tuple[Vote, ...] = ("draw", "variant")
YES, NO = "yes", "no"


LEAST = 3
"""With fewer ballots what comes of them would tell who voted how."""


def propose_draw(book: Diplomacy, player: str, board: int, number: int | None = None) -> Game:
    """Propose a draw on the centres of the last autumn: once a game, by somebody still in play."""
    game = _drawable(book, board, number, player)
    if game.vote is not None and game.vote.year == game.year:
        raise Refused("diplomacy-voted-this-year", board=board, year=game.year)
    if player in game.proposers:
        raise Refused("diplomacy-proposed-already", board=board)
    return _proposed(book, game, player)


def propose_again(book: Diplomacy, by: str, board: int, number: int | None = None) -> Game:
    """A director who does not play there has a board vote on a draw, also where it has voted this year."""
    game = _drawable(book, board, number)
    not_at_own(book, game, by)
    return _proposed(book, game, "")


def _drawable(book: Diplomacy, board: int, number: int | None, player: str = "") -> Game:
    """A board whose last autumn can be voted on; by a player only where they speak for a power in play."""
    game = book.game_at(board, number)
    power = game.voice_of(player) if player else None
    if player and power is None:
        raise Refused("diplomacy-not-at-board", board=board)
    if game.over or complete(book, game):
        raise Refused("diplomacy-nothing-to-draw", board=board)
    if game.year is None:
        raise Refused("diplomacy-draw-after-autumn", board=board)
    if game.year in game.disputed:
        raise Refused("diplomacy-draw-disputed", board=board, year=game.year)
    if power is not None and power not in game.in_play():
        raise Refused("diplomacy-eliminated", board=board)
    if game.vote is not None and game.vote.open:
        raise Refused("diplomacy-vote-on", board=board)
    if not book.voices(game):
        raise Refused("diplomacy-nobody-votes", board=board)
    return game


def _proposed(book: Diplomacy, game: Game, player: str) -> Game:
    assert game.year is not None
    book.happen(DrawProposed(where=game.where, player=player, year=game.year, voters=book.voices(game)))
    return game


def open_choice(book: Diplomacy, by: str, board: int, number: int | None = None) -> Game:
    """Ask the six of a board which variant they play."""
    game = book.game_at(board, number)
    if not game.undecided:
        raise Refused("diplomacy-no-variant", board=board)
    if game.choice is None:
        book.happen(VariantAsked(where=game.where, by=by, voters=book.voices(game)))
    return game


def close_choice(book: Diplomacy, by: str, board: int, number: int | None, dice: Dice) -> Game:
    """Decide the variant by the votes that are in; a tie is drawn by lot. Not by who plays there, nor upon a few."""
    game = book.game_at(board, number)
    if game.choice is None or not game.choice.open:
        raise Refused("diplomacy-no-vote", board=board)
    not_at_own(book, game, by)
    if len(game.choice.given) < LEAST:
        raise Refused("diplomacy-few-ballots", board=board, least=LEAST)
    _decide(book, game, dice)
    return game


def cast(book: Diplomacy, where: Where, vote: Vote, player: str, word: str, dice: Dice, at: float) -> None:
    """A ballot; with the last one the vote is decided, and a draw that all who are asked want closes its board."""
    game = book.game_at(where.board, where.round)
    ballots = ballots_of(game, vote)
    if ballots is None or not ballots.open:
        raise Refused("diplomacy-vote-over", board=where.board)
    if player not in ballots.voters:
        raise Refused("diplomacy-no-vote-for-you", board=where.board)
    if player in ballots.given:
        raise Refused("diplomacy-voted-already", board=where.board)
    if word not in (VARIANTS if vote == "variant" else (YES, NO)):
        raise Refused("diplomacy-no-such-vote")
    if book.waited(ballots) == (player,):
        _as_before(where, ballots, {**ballots.given, player: word}, dice)
    year, again = (ballots.year, ballots.again) if isinstance(ballots, DrawVote) else (0, 0)
    book.happen(BallotCast(where=where, vote=vote, player=player, word=word, year=year, again=again))
    if not book.waited(ballots):
        _count(book, game, ballots, dice)
        if wanted_by_all(game):
            finish(book, "", where.board, at, where.round)


def wanted_by_all(game: Game) -> bool:
    """Whether a draw needs nobody's word but that of those who were asked: all said yes, and nothing at the board says
    otherwise. Where somebody left without a ballot, or a winter is disputed or was told since, a referee looks first.
    """
    if game.vote is None or game.drawn is None or game.disputed or game.told is not None:
        return False
    return all(game.vote.given.get(voter) == YES for voter in game.vote.voters)


def waiting_for(book: Diplomacy, player: str) -> list[Game]:
    """The boards with a vote that waits for this player alone: without them its ballots are counted."""
    found = []
    for _, game in book.games():
        votes = filter(None, (ballots_of(game, vote) for vote in VOTES))
        if any(one.open and one.given and book.waited(one) == (player,) for one in votes):
            found.append(game)
    return found


def settle(book: Diplomacy, dice: Dice) -> None:
    """Somebody has left: the votes that waited for nobody else are decided."""
    for _, game in list(book.games()):
        for vote in VOTES:
            ballots = ballots_of(game, vote)
            if ballots is not None and ballots.open and ballots.given and not book.waited(ballots):
                _as_before(game.where, ballots, ballots.given, dice)
                _count(book, game, ballots, dice)


def _as_before(where: Where, ballots: Ballots, given: Mapping[str, str], dice: Dice) -> None:
    """Ballots that were counted before are counted otherwise only if somebody else agrees."""
    if isinstance(ballots, DrawVote):
        dice.same(count_of(where, ballots.year, ballots.again), *_against(ballots, given))
    else:
        dice.same(name_of(where), *sorted(Counter(given.values()).items()))


def _count(book: Diplomacy, game: Game, on: Ballots, dice: Dice) -> None:
    """All who are there have voted."""
    if not isinstance(on, DrawVote):
        _decide(book, game, dice)
        return
    against = _against(on, on.given)
    book.happen(DrawDecided(where=game.where, agreed=not against, refused=against, year=on.year, again=on.again))


def _against(ballots: Ballots, given: Mapping[str, str]) -> tuple[str, ...]:
    """Who said no; who has left without a ballot says nothing."""
    return tuple(voter for voter in ballots.voters if given.get(voter, YES) != YES)


def ballots_of(game: Game, vote: Vote) -> Ballots | None:
    """The ballots of a vote at a board."""
    return game.vote if vote == "draw" else game.choice


def _decide(book: Diplomacy, game: Game, dice: Dice) -> None:
    assert game.choice is not None
    votes = Counter(game.choice.given.values())
    most = max(votes.values(), default=0)
    tied = [variant for variant in VARIANTS if votes[variant] == most]
    throwing = dice.act(name_of(game.where), *sorted(votes.items()))
    lot = throwing.roll(f"variant/{len(tied)}", 1, len(tied)) if len(tied) > 1 else None
    variant = tied[lot.faces[0] - 1] if lot is not None else tied[0]
    book.happen(VariantChosen(where=game.where, variant=variant, votes=dict(votes), lot=lot))


def _of_vote(where: Where, voters: Iterable[str]) -> frozenset[Hashable]:
    """A vote at a board, with the ballot of each: one ballot does not stand on another."""
    return frozenset((where, *((where, voter) for voter in voters)))


def name_of(where: Where) -> str:
    """The count of the votes on the variant of a board, with the throw that decides a tie."""
    return f"board/{where.round}-{where.board}"


def count_of(where: Where, year: int, again: int) -> str:
    """The count of the votes on a draw: like what dice have fallen upon, ballots that were counted stay as they are."""
    return f"vote/{where.round}-{where.board}/{year}" + (f"-{again}" if again else "")


class DrawProposed(Entry, kind="diplomacy.draw-proposed"):
    """A player proposed a draw."""

    where: Where
    player: str
    year: int
    voters: tuple[str, ...]

    def needs(self, book: Diplomacy) -> frozenset[Hashable]:
        """The board, every ballot, and who sits there without one."""
        return _of_vote(self.where, {*self.voters, *book.seated_at(self.where)})

    def apply(self, book: Diplomacy) -> None:
        """All who are in play vote."""
        game = book.game(self.where)
        if self.player:
            game.proposers.add(self.player)
        game.vote = DrawVote(self.voters, by=self.player, year=self.year, again=game.votes[self.year])
        game.votes[self.year] += 1


class VariantAsked(Entry, kind="diplomacy.variant-asked"):
    """Six players vote on their variant."""

    where: Where
    by: str
    voters: tuple[str, ...]

    def needs(self, book: Diplomacy) -> frozenset[Hashable]:
        """The board, every ballot, and who sits there without one."""
        return _of_vote(self.where, {*self.voters, *book.seated_at(self.where)})

    def apply(self, book: Diplomacy) -> None:
        """In secret."""
        book.game(self.where).choice = Ballots(self.voters)


class BallotCast(Entry, kind="diplomacy.ballot-cast"):
    """A ballot."""

    may_seal = ("word",)
    slip = True
    where: Where
    vote: Vote
    player: str
    word: str
    year: int = 0
    """Of a vote on a draw: the winter that it is about."""
    again: int = 0
    """And how many votes there were on it before."""

    @property
    def for_throw(self) -> str:
        """The count that it goes into."""
        return count_of(self.where, self.year, self.again) if self.vote == "draw" else name_of(self.where)

    def needs(self, book: Diplomacy) -> frozenset[Hashable]:
        """The ballot alone."""
        return frozenset({(self.where, self.player)})

    def sealed(self, book: Diplomacy) -> tuple[str, ...]:
        """Nobody sees it; only what was decided on a draw is told by name, once all have voted."""
        return ("word",)

    def apply(self, book: Diplomacy) -> None:
        """One more is in."""
        ballots = ballots_of(book.game(self.where), self.vote)
        if ballots is not None:
            ballots.given[self.player] = self.word


class DrawDecided(Entry, kind="diplomacy.draw-decided"):
    """All have voted on a draw."""

    once = ("where", "year")
    where: Where
    agreed: bool
    refused: tuple[str, ...]
    """Who voted against it."""
    year: int = 0
    again: int = 0

    @property
    def decided(self) -> Mapping[str, Decided]:
        """Who was for it and who was not."""
        return {count_of(self.where, self.year, self.again): self.refused} if self.year else {}

    def needs(self, book: Diplomacy) -> frozenset[Hashable]:
        """The board, and every ballot."""
        return _of_vote(self.where, book.seated_at(self.where))

    def apply(self, book: Diplomacy) -> None:
        """Unanimous, the game ends on that autumn's centres; else it goes on."""
        game = book.game(self.where)
        if game.vote is not None:
            game.vote.open = False
        if self.agreed:
            game.drawn = game.year


class VariantChosen(Entry, kind="diplomacy.variant-chosen"):
    """What a board of six plays."""

    once = ("where",)
    where: Where
    variant: Variant
    votes: dict[str, int]
    lot: Draw | None = None

    def decides(self, book: Diplomacy) -> bool:
        """Where somebody closed the vote before all were in."""
        return sum(self.votes.values()) < len(book.seated_at(self.where))

    @property
    def drawn(self) -> Sequence[Draw]:
        """The lot that broke a tie."""
        return () if self.lot is None else (self.lot,)

    def needs(self, book: Diplomacy) -> frozenset[Hashable]:
        """The board, and every ballot."""
        return _of_vote(self.where, book.seated_at(self.where))

    @property
    def decided(self) -> Mapping[str, Decided]:
        """How many voted for each variant."""
        return {name_of(self.where): tuple(sorted(self.votes.items()))}

    def apply(self, book: Diplomacy) -> None:
        """The powers are known now."""
        game = book.game(self.where)
        if game.choice is not None:
            game.choice.open = False
        game.variant = self.variant
        book.settle_variant(game)
