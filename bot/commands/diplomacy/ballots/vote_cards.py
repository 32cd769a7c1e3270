"""The card of a secret vote in the room, edited as ballots come, and what is said when it is decided or lapses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.commands.diplomacy.cog import cog
from bot.commands.diplomacy.names import all_named, named
from bot.commands.diplomacy.seating.seats import board_said, rules_said, seats_said
from bot.commands.seal_lines import lots_lines
from bot.commands.tournament.reaching import everywhere
from bot.engines.diplomacy.centres import DrawLapsed
from bot.engines.diplomacy.entering import StoodIn
from bot.engines.diplomacy.games import VARIANTS, DrawVote, Game
from bot.engines.diplomacy.tournament import Diplomacy
from bot.engines.diplomacy.voting import (
    VOTES,
    BallotCast,
    DrawDecided,
    DrawProposed,
    VariantAsked,
    VariantChosen,
    Vote,
    ballots_of,
    name_of,
    wanted_by_all,
)
from bot.hall.cards.card import Argument, Button, Card, Tone, say, strong
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call
from bot.hall.declared.told import Told


def vote_card(book: Diplomacy, game: Game, vote: Vote) -> Card:
    """A vote as everybody may see it: who is missing, never how anybody voted."""
    ballots = ballots_of(game, vote)
    assert ballots is not None
    title = say(f"diplomacy-vote-{vote}", board=board_said(game))
    lines = _about(book, game, vote)
    if not ballots.open:
        return Card(title, (*lines, say("diplomacy-vote-closed")), replaces=True)
    missing = book.waited(ballots)
    lines.append(say("diplomacy-vote-missing", players=all_named(book, missing), count=len(missing)))
    one, board = game.where
    row = [
        Button(say("diplomacy-vote-button"), f"diplomacy vote {one} {board} {vote}", "good"),
        Button(say("diplomacy-vote-for-button"), f"diplomacy voters {one} {board} {vote}"),
    ]
    if vote == "variant":
        row.append(Button(say("diplomacy-vote-close-button"), f"diplomacy count {one} {board}"))
    return Card(title, tuple(lines), buttons=(tuple(row),), tone=Tone.ASK, replaces=True)


def _about(book: Diplomacy, game: Game, vote: Vote) -> list[Argument]:
    """What is voted on."""
    if vote == "variant" or game.vote is None:
        return [say("diplomacy-variant-rule")]
    key = "diplomacy-draw-proposed" if game.vote.by else "diplomacy-draw-asked"
    proposed = say(key, player=named(book, game.vote.by), year=str(game.vote.year))
    return [proposed, say("diplomacy-draw-rule")]


def _standing(call: Call[Diplomacy], book: Diplomacy, game: Game, vote: Vote) -> list[Told]:
    """The card of a vote, in the place of what it said before, where those who vote are: on each platform."""
    assert call.volume is not None
    ballots = ballots_of(game, vote)
    on = f"{ballots.year}-{ballots.again}" if isinstance(ballots, DrawVote) else ""
    key = f"ballots:{call.volume.stored.id}:{game.where.round}:{game.where.board}:{vote}:{on}"
    return [replace(one, key=key) for one in everywhere(call, vote_card(book, game, vote))]


# --- while it is on


@cog.heralds(DrawProposed, topic="here")
def draw_proposed(call: Call[Diplomacy], book: Diplomacy, entry: DrawProposed) -> Sequence[Told]:
    """A vote on a draw is on."""
    return _standing(call, book, book.game(entry.where), "draw")


@cog.heralds(VariantAsked, topic="here")
def variant_asked(call: Call[Diplomacy], book: Diplomacy, entry: VariantAsked) -> Sequence[Told]:
    """A vote on a variant is on."""
    return _standing(call, book, book.game(entry.where), "variant")


@cog.heralds(BallotCast, topic="here")
def ballot_cast(call: Call[Diplomacy], book: Diplomacy, entry: BallotCast) -> Sequence[Told]:
    """One fewer is missing."""
    return _standing(call, book, book.game(entry.where), entry.vote)


@cog.heralds(StoodIn, topic="here")
def stood_in(call: Call[Diplomacy], book: Diplomacy, entry: StoodIn) -> Sequence[Told]:
    """Another is waited for."""
    game = book.game(entry.where)
    on = [vote for vote in VOTES if (ballots := ballots_of(game, vote)) is not None and ballots.open]
    return [told for vote in on for told in _standing(call, book, game, vote)]


# --- what came of it


@cog.heralds(DrawLapsed, topic="here")
def draw_lapsed(call: Call[Diplomacy], book: Diplomacy, entry: DrawLapsed) -> Sequence[Told]:
    """A proposal is overtaken, or an agreed draw falls."""
    game = book.game(entry.where)
    year = str(entry.year)
    title = say("diplomacy-draw-lapsed", board=board_said(game), year=year)
    lines = (say(f"diplomacy-lapsed-{entry.why}", year=year), say("diplomacy-propose-again"))
    return everywhere(call, Card(title, lines, tone=Tone.BAD))


@cog.heralds(DrawDecided, topic="here")
def draw_decided(call: Call[Diplomacy], book: Diplomacy, entry: DrawDecided) -> Sequence[Told]:
    """All have voted: only now it is known who was against it."""
    game = book.game(entry.where)
    return [*_standing(call, book, game, "draw"), *everywhere(call, _decided(book, game, entry))]


def _decided(book: Diplomacy, game: Game, entry: DrawDecided) -> Card:
    board = board_said(game)
    if not entry.agreed:
        who = say("diplomacy-draw-against", players=all_named(book, entry.refused), count=len(entry.refused))
        return Card(
            say("diplomacy-draw-failed", board=board),
            (who, say("diplomacy-draw-on"), say("diplomacy-propose-again")),
            tone=Tone.BAD,
        )
    one, number = game.where
    lines = (say("diplomacy-draw-all"), say("diplomacy-drawn", year=str(game.drawn)))
    title = say("diplomacy-draw-agreed", board=board)
    if wanted_by_all(game):
        return Card(title, lines, tone=Tone.GOOD)  # The board is closed with it, and its result told.
    row = (Button(say("diplomacy-finish-button"), f"diplomacy finish {number} {one}", "good"),)
    return Card(title, (*lines, say("diplomacy-draw-waits")), buttons=(row,), tone=Tone.GOOD)


@cog.heralds(VariantChosen, topic="here")
def variant_chosen(call: Call[Diplomacy], book: Diplomacy, entry: VariantChosen) -> Sequence[Told]:
    """What the six play, with the number of votes for each."""
    game = book.game(entry.where)
    return [*_standing(call, book, game, "variant"), *everywhere(call, _chosen(book, game, entry))]


def _chosen(book: Diplomacy, game: Game, entry: VariantChosen) -> Card:
    votes = [
        say("diplomacy-votes-for", variant=say(f"diplomacy-variant-{one}"), count=entry.votes[one])
        for one in VARIANTS
        if one in entry.votes
    ]
    if sum(entry.votes.values()) < game.size and len(entry.votes) == 1:
        votes = []  # All of the few who have voted said the same: their number would tell how each voted.
    lines: list[Argument] = [listed(votes)] if votes else []
    if entry.lot is not None:
        lines.append(say("diplomacy-variant-lot"))
    lines += lots_lines(book, name_of(entry.where))
    lines += [*rules_said(book, game), seats_said(book, game)]
    chosen = strong(say(f"diplomacy-variant-{entry.variant}"))
    title = say("diplomacy-variant-chosen", board=entry.where.board, variant=chosen)
    return Card(title, tuple(lines), tone=Tone.GOOD)
