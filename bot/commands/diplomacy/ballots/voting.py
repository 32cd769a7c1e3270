"""/diplomacy draw and variant: secret votes at a board, in private, with buttons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any

from bot.commands.diplomacy.ballots.vote_cards import vote_card
from bot.commands.diplomacy.cog import cog, spoken
from bot.commands.diplomacy.journal import FIELDS
from bot.commands.diplomacy.names import BoardNumber, PlayerId, RoundNumber, named, own
from bot.commands.diplomacy.seating.seats import board_said, seats_said
from bot.commands.journal_lines import tell
from bot.commands.tournament.roles import director
from bot.engines.book import Refused
from bot.engines.diplomacy import voting
from bot.engines.diplomacy.centres import DrawLapsed, not_at_own
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
)
from bot.hall.cards.card import Audience, Button, Card, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Text
from bot.hall.declared.lines import line_of
from bot.hall.declared.told import Told
from bot.hall.requests import Suggestion

Word = Annotated[str, Text(longest=12)]
VOTES: dict[str, Vote] = {vote: vote for vote in voting.VOTES}


def words_offered(call: Call[Any], typed: str) -> list[Suggestion]:
    """What can be said in a vote."""
    words = _words(VOTES[str(call.given["vote"])]) if call.given.get("vote") in VOTES else ()
    return [Suggestion(call.house.texts.name(call.language, f"diplomacy-ballot-{word}"), word) for word in words]


BallotWord = Annotated[str, Text(longest=12, suggest=words_offered)]


# --- opening a vote


@cog.command("draw", private=True)
@spoken
async def draw(call: Call[Diplomacy], board: BoardNumber, round_: RoundNumber | None = None) -> Card:
    """Propose a draw, as a director also again; all who are in play vote in private."""
    player = own(call)
    if director(call) and not call.book.game_at(board, round_).here(player):
        game = voting.propose_again(call.book, call.member, board, round_)
    else:
        game = voting.propose_draw(call.book, player, board, round_)
    return _asked(call, game, "draw")


@cog.command("variant", may=May.REFEREE, private=True)
@spoken
async def variant(call: Call[Diplomacy], board: BoardNumber, round_: RoundNumber | None = None) -> Card:
    """Ask the six of a board which variant they play; asked again, say who is missing."""
    game = voting.open_choice(call.book, call.member, board, round_)
    return _asked(call, game, "variant")


def _asked(call: Call[Diplomacy], game: Game, vote: Vote) -> Card:
    """The question to each of those who vote; in the room stands the card of the vote."""
    book = call.book
    ballots = ballots_of(game, vote)
    assert ballots is not None
    if not ballots.given:
        _ask_all(call, game, vote, ballots)
    return replace(vote_card(book, game, vote), audience=Audience.MEMBER)


def _ask_all(call: Call[Diplomacy], game: Game, vote: Vote, ballots: Ballots) -> None:
    assert call.volume is not None
    for voter in ballots.voters:
        card = _question(call.book, game, vote, Audience.PRIVATE)
        for person in call.book.entrants[voter].players:
            key = f"vote:{call.volume.stored.id}:{game.where.round}:{game.where.board}:{vote}:{person}"
            call.told.append(Told(card, call.room_for("here"), person, key))


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
    guests = [one for one in book.waited(ballots) if not await _has_account(call, one)]
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
    voting.cast(call.book, Where(round_, board), VOTES[vote], who, word, call.dice, call.now)
    return Card(say("diplomacy-ballot-in"), audience=Audience.MEMBER, tone=Tone.GOOD, replaces=True)


async def _has_account(call: Call[Diplomacy], player: str) -> bool:
    return await call.people.has_account(call.book.entrant(player).players[0])


@cog.command("count", may=May.DIRECTOR, hidden=True)
@spoken
async def count(call: Call[Diplomacy], round_: RoundNumber, board: BoardNumber) -> Card:
    """Decide the variant by the votes that are in."""
    game = voting.close_choice(call.book, call.member, board, round_, call.dice)
    return Card(say("diplomacy-counted", board=board_said(game)), tone=Tone.GOOD)


# --- the journal's lines

tell(
    cog,
    {
        DrawProposed: "diplomacy-log-draw",
        VariantAsked: "diplomacy-log-variant",
        BallotCast: "diplomacy-log-ballot",
        DrawDecided: lambda entry: "diplomacy-log-agreed" if entry.agreed else "diplomacy-log-refused",
        VariantChosen: "diplomacy-log-chosen",
        DrawLapsed: lambda entry: f"diplomacy-log-lapsed-{entry.why}",
    },
    FIELDS,
)
