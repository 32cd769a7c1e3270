"""Secret votes: on a draw (article 6), unanimous or it fails; on the variant of a board of six (8.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Literal

from bot.engines.book import Entry, Refused
from bot.engines.dice import Dice
from bot.engines.diplomacy.centres import complete
from bot.engines.diplomacy.games import VARIANTS, Ballots, DrawVote, Game, Variant, Where
from bot.engines.diplomacy.tournament import Diplomacy
from bot.engines.seals import Decided, Draw

Vote = Literal["draw", "variant"]
YES, NO = "yes", "no"


def propose_draw(book: Diplomacy, player: str, board: int, number: int | None = None) -> Game:
    """Propose a draw on the centres of the last autumn: once a game, by somebody still in play."""
    game = book.game_at(board, number)
    power = game.power_of(player)
    if power is None:
        raise Refused("diplomacy-not-at-board", board=board)
    if game.over or complete(book, game):
        raise Refused("diplomacy-nothing-to-draw", board=board)
    if game.year is None:
        raise Refused("diplomacy-draw-after-autumn", board=board)
    if power not in game.in_play():
        raise Refused("diplomacy-eliminated", board=board)
    if game.vote is not None and game.vote.open:
        raise Refused("diplomacy-vote-on", board=board)
    if game.vote is not None and game.vote.year == game.year:
        raise Refused("diplomacy-voted-this-year", board=board, year=game.year)
    if player in game.proposers:
        raise Refused("diplomacy-proposed-already", board=board)
    voters = tuple(game.seats[one] for one in game.in_play())
    book.happen(DrawProposed(where=game.where, player=player, year=game.year, voters=voters))
    return game


def open_choice(book: Diplomacy, by: str, board: int, number: int | None = None) -> Game:
    """Ask the six of a board which variant they play."""
    game = book.game_at(board, number)
    if not game.undecided:
        raise Refused("diplomacy-no-variant", board=board)
    if game.choice is None:
        book.happen(VariantAsked(where=game.where, by=by, voters=tuple(game.seats.values())))
    return game


def close_choice(book: Diplomacy, board: int, number: int | None, dice: Dice) -> Game:
    """Decide the variant by the votes that are in; a tie is drawn by lot."""
    game = book.game_at(board, number)
    if game.choice is None or not game.choice.open:
        raise Refused("diplomacy-no-vote", board=board)
    _decide(book, game, dice)
    return game


def cast(book: Diplomacy, where: Where, vote: Vote, player: str, word: str, dice: Dice) -> None:
    """A ballot; with the last one the vote is decided."""
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
    given = {**ballots.given, player: word}
    against = tuple(voter for voter in ballots.voters if given.get(voter) != YES)
    year = game.vote.year if vote == "draw" and game.vote is not None else 0
    if ballots.missing == (player,):  # Counted before, it is counted otherwise only if somebody else agrees.
        if vote == "draw":
            dice.same(count_of(where, year), *against)
        else:
            dice.same(name_of(where), *sorted(Counter(given.values()).items()))
    book.happen(BallotCast(where=where, vote=vote, player=player, word=word, year=year))
    if ballots.missing:
        return
    if vote == "draw":
        book.happen(DrawDecided(where=where, agreed=not against, refused=against, year=year))
    else:
        _decide(book, game, dice)


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


def count_of(where: Where, year: int) -> str:
    """The count of the votes on a draw: like what dice have fallen upon, ballots that were counted stay as they are."""
    return f"vote/{where.round}-{where.board}/{year}"


class DrawProposed(Entry, kind="diplomacy.draw-proposed"):
    """A player proposed a draw."""

    where: Where
    player: str
    year: int
    voters: tuple[str, ...]

    def needs(self, book: Diplomacy) -> frozenset[Hashable]:
        """The board, and every ballot."""
        return _of_vote(self.where, self.voters)

    def apply(self, book: Diplomacy) -> None:
        """All who are in play vote."""
        game = book.game(self.where)
        game.proposers.add(self.player)
        game.vote = DrawVote(self.voters, by=self.player, year=self.year)


class VariantAsked(Entry, kind="diplomacy.variant-asked"):
    """Six players vote on their variant."""

    where: Where
    by: str
    voters: tuple[str, ...]

    def needs(self, book: Diplomacy) -> frozenset[Hashable]:
        """The board, and every ballot."""
        return _of_vote(self.where, self.voters)

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

    @property
    def for_throw(self) -> str:
        """The count that it goes into."""
        return count_of(self.where, self.year) if self.vote == "draw" else name_of(self.where)

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

    where: Where
    agreed: bool
    refused: tuple[str, ...]
    """Who voted against it."""
    year: int = 0

    @property
    def decided(self) -> Mapping[str, Decided]:
        """Who was for it and who was not."""
        return {count_of(self.where, self.year): self.refused} if self.year else {}

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
