"""/diplomacy draw and variant: secret votes at a board, in private, with buttons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from bot.commands.diplomacy.cog import cog, spoken
from bot.commands.diplomacy.journal import FIELDS
from bot.commands.diplomacy.names import BoardNumber, PlayerId, RoundNumber, all_named, named, own
from bot.commands.diplomacy.seating.seats import board_said, seats_said
from bot.commands.journal_lines import tell
from bot.commands.lists import listed
from bot.commands.seal_lines import lots_lines
from bot.engines.book import Refused
from bot.engines.diplomacy import voting
from bot.engines.diplomacy.centres import not_at_own
from bot.engines.diplomacy.games import VARIANTS, Ballots, Game, Where
from bot.engines.diplomacy.tournament import Diplomacy
from bot.engines.diplomacy.voting import (
    BallotCast,
    DrawDecided,
    DrawProposed,
    VariantAsked,
    VariantChosen,
    Vote,
    ballots_of,
    name_of,
)
from bot.hall.cards.card import Argument, Audience, Button, Card, Tone, say, strong
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Text
from bot.hall.declared.told import Told
from bot.hall.requests import Suggestion
from bot.hall.running.lines import line_of

Word = Annotated[str, Text(longest=12)]
VOTES: dict[str, Vote] = {"draw": "draw", "variant": "variant"}


def words_offered(call: Call[Any], typed: str) -> list[Suggestion]:
    """What can be said in a vote."""
    words = _words(VOTES[str(call.given["vote"])]) if call.given.get("vote") in VOTES else ()
    return [Suggestion(call.house.texts.name(call.language, f"diplomacy-ballot-{word}"), word) for word in words]


BallotWord = Annotated[str, Text(longest=12, suggest=words_offered)]


# --- opening a vote


@cog.command("draw")
@spoken
async def draw(call: Call[Diplomacy], board: BoardNumber, round_: RoundNumber | None = None) -> Card:
    """Propose a draw; all who are in play vote in private."""
    game = voting.propose_draw(call.book, own(call), board, round_)
    return _asked(call, game, "draw")


@cog.command("variant", may=May.REFEREE)
@spoken
async def variant(call: Call[Diplomacy], board: BoardNumber, round_: RoundNumber | None = None) -> Card:
    """Ask the six of a board which variant they play; asked again, say who is missing."""
    game = voting.open_choice(call.book, call.member, board, round_)
    return _asked(call, game, "variant")


def _asked(call: Call[Diplomacy], game: Game, vote: Vote) -> Card:
    """The vote in the room, and the question to each of those who vote."""
    book = call.book
    ballots = ballots_of(game, vote)
    assert ballots is not None
    if not ballots.given:
        _ask_all(call, game, vote, ballots)
    return vote_card(book, game, vote)


def _ask_all(call: Call[Diplomacy], game: Game, vote: Vote, ballots: Ballots) -> None:
    assert call.volume is not None
    for voter in ballots.voters:
        card = _question(call.book, game, vote, Audience.PRIVATE)
        for person in call.book.entrants[voter].players:
            key = f"vote:{call.volume.stored.id}:{game.where.round}:{game.where.board}:{vote}:{person}"
            call.told.append(Told(card, call.room_for("here"), person, key))


def vote_card(book: Diplomacy, game: Game, vote: Vote) -> Card:
    """A vote as everybody may see it: who is missing, never how anybody voted."""
    ballots = ballots_of(game, vote)
    assert ballots is not None
    lines: list[Argument] = []
    if game.vote is not None and vote == "draw":
        by = named(book, game.vote.by)
        lines.append(say("diplomacy-draw-proposed", player=by, year=str(game.vote.year)))
        lines.append(say("diplomacy-draw-rule"))
    else:
        lines.append(say("diplomacy-variant-rule"))
    lines.append(say("diplomacy-vote-missing", players=all_named(book, ballots.missing), count=len(ballots.missing)))
    one, board = game.where
    row = [
        Button(say("diplomacy-vote-button"), f"diplomacy vote {one} {board} {vote}", "good"),
        Button(say("diplomacy-vote-for-button"), f"diplomacy voters {one} {board} {vote}"),
    ]
    if vote == "variant":
        row.append(Button(say("diplomacy-vote-close-button"), f"diplomacy count {one} {board}"))
    title = say(f"diplomacy-vote-{vote}", board=board_said(game))
    return Card(title, tuple(lines), buttons=(tuple(row),), tone=Tone.ASK, replaces=True)


def _words(vote: Vote) -> tuple[str, ...]:
    return VARIANTS if vote == "variant" else (voting.YES, voting.NO)


def _question(book: Diplomacy, game: Game, vote: Vote, audience: Audience, player: str = "") -> Card:
    """What one voter is asked."""
    one, board = game.where
    of = f" player:{player}" if player else ""
    row = tuple(
        Button(say(f"diplomacy-ballot-{word}"), f"diplomacy ballot {one} {board} {vote} {word}{of}")
        for word in _words(vote)
    )
    lines = [say("diplomacy-ballot-secret"), seats_said(book, game)]
    if player:
        lines.insert(0, say("diplomacy-ballot-for", player=named(book, player)))
    title = say(f"diplomacy-vote-{vote}", board=board_said(game))
    return Card(title, tuple(lines), buttons=(row,), audience=audience, tone=Tone.ASK)


# --- voting


def _open(call: Call[Diplomacy], number: int, board: int, vote: str) -> tuple[Game, Ballots]:
    game = call.book.game_at(board, number)
    ballots = ballots_of(game, VOTES[vote])
    if ballots is None or not ballots.open:
        raise Refused("diplomacy-vote-over", board=board)
    return game, ballots


@cog.command("vote", hidden=True, private=True, reads=True)
@spoken
async def vote(call: Call[Diplomacy], round_: RoundNumber, board: BoardNumber, vote: Word) -> Card:
    """One's own ballot, in private."""
    game, ballots = _open(call, round_, board, vote)
    if own(call) not in ballots.voters:
        raise Refused("diplomacy-no-vote-for-you", board=board)
    if own(call) in ballots.given:
        raise Refused("diplomacy-voted-already")
    return _question(call.book, game, VOTES[vote], Audience.MEMBER)


@cog.command("voters", may=May.REFEREE, hidden=True, private=True, reads=True)
@spoken
async def voters(call: Call[Diplomacy], round_: RoundNumber, board: BoardNumber, vote: Word) -> Card:
    """Those who have no account tell a referee who does not play here how they vote."""
    book = call.book
    game, ballots = _open(call, round_, board, vote)
    not_at_own(book, game, call.member)
    guests = [one for one in ballots.missing if not await _has_account(call, one)]
    if not guests:
        return Card(say("diplomacy-voters-none"), audience=Audience.MEMBER)
    row = tuple(Button(named(book, one), f"diplomacy voter {round_} {board} {vote} {one}") for one in guests)
    title = say("diplomacy-voters-title")
    return Card(title, (say("diplomacy-voters-how"),), buttons=tuple((one,) for one in row), audience=Audience.MEMBER)


@cog.command("voter", may=May.REFEREE, hidden=True, private=True, reads=True)
@spoken
async def voter(call: Call[Diplomacy], round_: RoundNumber, board: BoardNumber, vote: Word, player: PlayerId) -> Card:
    """The ballot of somebody without an account."""
    game, _ = _open(call, round_, board, vote)
    not_at_own(call.book, game, call.member)
    return _question(call.book, game, VOTES[vote], Audience.MEMBER, player)


async def as_given(call: Call[Diplomacy], words: Mapping[str, str]) -> tuple[str, tuple[str, ...]]:
    """A ballot as it is changed, in a form; what it said is a secret, and no button may hold it."""
    rest = {name: word for name, word in words.items() if name != "word"}
    return line_of(call.house.commands["diplomacy ballot"], rest), ("word",)


@cog.command("ballot", hidden=True, private=True, amended=as_given)
@spoken
async def ballot(
    call: Call[Diplomacy],
    round_: RoundNumber,
    board: BoardNumber,
    vote: Word,
    word: BallotWord,
    player: PlayerId | None = None,
) -> Card:
    """A ballot."""
    game, _ = _open(call, round_, board, vote)
    who = own(call)
    if player is not None:
        if call.rank < May.REFEREE:
            raise Refused("diplomacy-no-vote-for-you", board=board)
        not_at_own(call.book, game, call.member)
        if await _has_account(call, player):
            raise Refused("diplomacy-has-account", player=player)
        who = player
    voting.cast(call.book, Where(round_, board), VOTES[vote], who, word, call.dice)
    return Card(say("diplomacy-ballot-in"), audience=Audience.MEMBER, tone=Tone.GOOD, replaces=True)


async def _has_account(call: Call[Diplomacy], player: str) -> bool:
    return bool(await call.people.accounts(call.book.entrant(player).players[0]))


@cog.command("count", may=May.REFEREE, hidden=True)
@spoken
async def count(call: Call[Diplomacy], round_: RoundNumber, board: BoardNumber) -> Card:
    """Decide the variant by the votes that are in."""
    game = voting.close_choice(call.book, board, round_, call.dice)
    return Card(say("diplomacy-counted", board=board_said(game)), tone=Tone.GOOD)


# --- what was decided


@cog.heralds(DrawDecided, topic="here")
def draw_decided(call: Call[Diplomacy], book: Diplomacy, entry: DrawDecided) -> Card:
    """All have voted: only now it is known who was against it."""
    game = book.game(entry.where)
    board = board_said(game)
    if not entry.agreed:
        who = say("diplomacy-draw-against", players=all_named(book, entry.refused), count=len(entry.refused))
        return Card(say("diplomacy-draw-failed", board=board), (who, say("diplomacy-draw-on")), tone=Tone.BAD)
    one, number = game.where
    row = (Button(say("diplomacy-finish-button"), f"diplomacy finish {number} {one}", "good"),)
    lines = (say("diplomacy-draw-all"), say("diplomacy-drawn", year=str(game.drawn)))
    return Card(say("diplomacy-draw-agreed", board=board), lines, buttons=(row,), tone=Tone.GOOD)


@cog.heralds(VariantChosen, topic="here")
def variant_chosen(call: Call[Diplomacy], book: Diplomacy, entry: VariantChosen) -> Card:
    """What the six play, with the number of votes for each."""
    game = book.game(entry.where)
    votes = [
        say("diplomacy-votes-for", variant=say(f"diplomacy-variant-{one}"), count=entry.votes[one])
        for one in VARIANTS
        if one in entry.votes
    ]
    lines: list[Argument] = [listed(votes)] if votes else []
    if entry.lot is not None:
        lines.append(say("diplomacy-variant-lot"))
    lines += lots_lines(book, name_of(entry.where))
    pieces = book.rules.short.pieces.get(game.size, 0)
    centres = book.rules.game.without_turkey
    lines += [say(f"diplomacy-variant-how-{entry.variant}", pieces=pieces, centres=centres), seats_said(book, game)]
    chosen = strong(say(f"diplomacy-variant-{entry.variant}"))
    title = say("diplomacy-variant-chosen", board=entry.where.board, variant=chosen)
    return Card(title, tuple(lines), tone=Tone.GOOD)


# --- the journal's lines

tell(
    cog,
    {
        DrawProposed: "diplomacy-log-draw",
        VariantAsked: "diplomacy-log-variant",
        BallotCast: "diplomacy-log-ballot",
        DrawDecided: lambda entry: "diplomacy-log-agreed" if entry.agreed else "diplomacy-log-refused",
        VariantChosen: "diplomacy-log-chosen",
    },
    FIELDS,
)
