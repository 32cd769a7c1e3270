"""/mito fix: a referee corrects or deletes a game; everything after it is worked out again, and who moved is told."""

from __future__ import annotations

from collections.abc import Sequence

from bot.commands.mito.game_cards import word_lines
from bot.commands.mito.moments import read_moment
from bot.commands.mito.moves import move_lines
from bot.commands.mito.names import GameNumber, Players, Risikometro, WhenPlayed, mentions, odds_typed, people
from bot.engines.book import Refused
from bot.engines.mito import games
from bot.engines.mito.ladder import Game
from bot.engines.mito.league import League
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, Moment, Tone, say
from bot.hall.cards.plain_text import quoted
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog, May
from bot.hall.declared.kinds import Yes
from bot.hall.running.forms import rows

cog: Cog[League] = Cog(League, "mito")


@cog.command("fix", may=May.REFEREE)
async def fix(
    call: Call[League],
    game: GameNumber,
    players: Players | None = None,
    risikometro: Risikometro | None = None,
    when: WhenPlayed | None = None,
    delete: Yes = False,
) -> Card:
    """Correct or delete a game; later ones are worked out again."""
    before, old = call.book, call.book.game(game)
    if delete:
        entry = games.deleted(before, call.member, game)
    elif players is None and risikometro is None and when is None:
        return what_card(before, old)
    else:
        at = read_moment(when, call.now, call.zone) if when else old.at
        seats = players or old.players
        odds = kept_odds(old, seats) if risikometro is None else risikometro
        entry = games.fixed(before, call.member, game, seats, odds, at, call.now)
    after = await call.rewrite(entry)
    assert isinstance(after, League)
    new = after.games.get(game)
    moments = [old.at, *([new.at] if new else [])]
    moves = await move_lines(before, after, moments, call.now)
    lines = [*(_what(new) if new else ()), *(moves or [say("mito-moved-nobody")]), say("mito-fixed-undo")]
    key = "mito-fixed-title" if new else "mito-deleted-title"
    return Card(say(key, number=str(game)), tuple(lines), tone=Tone.GOOD)


def kept_odds(game: Game, players: Sequence[str]) -> tuple[int, ...]:
    """The risikometro of a game for other players: each keeps theirs, one who takes another's seat has that one's."""
    if not game.risikometro:
        return ()
    known = dict(zip(game.players, game.risikometro, strict=True))
    gone = [player for player in game.players if player not in players]
    come = [player for player in players if player not in known]
    if len(players) != len(game.players) or len(come) > 1:
        raise Refused("mito-fix-risikometro")
    return tuple(known[player] if player in known else known[gone[0]] for player in players)


def _what(game: Game) -> list[Argument]:
    """A game in two lines: who played, and with which risikometro."""
    lines: list[Argument] = [say("mito-fixed-players", who=Mention(game.winner), others=people(game.players[1:]))]
    if game.risikometro:
        lines.append(say("mito-fixed-risikometro", values=odds_typed(game.risikometro)))
    return [*lines, say("mito-fixed-when", at=Moment(game.at))]


def what_card(book: League, game: Game) -> Card:
    """What a referee can do about a game."""
    line = f"mito fix {game.number}"
    winners = [
        Button(
            say("mito-fix-winner-button", who=Mention(player)),
            f"{line} players:{quoted(mentions([player, *(one for one in game.players if one != player)]))}",
        )
        for player in game.players[1:]
    ]
    row = (
        Button(say("mito-fix-form-button"), line, ask=("players", "risikometro", "when")),
        Button(say("mito-delete-button"), f"{line} delete:yes", "bad"),
    )
    return Card(
        say("mito-fix-title", number=str(game.number)),
        (*_what(game), *word_lines(book, game)[1:]),
        buttons=(*rows(winners, 3), row),
        audience=Audience.MEMBER,
        tone=Tone.ASK,
    )
