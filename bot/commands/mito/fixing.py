"""/mito fix: a referee corrects or deletes a game; everything after it is worked out again, and who moved is told."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.commands.dates import whose_clock
from bot.commands.dates.moments import read_moment
from bot.commands.journal_lines import tell
from bot.commands.mito.closing import told_again
from bot.commands.mito.cog import TOPIC, cog
from bot.commands.mito.game_cards import game_line, what_lines, word_lines
from bot.commands.mito.names import NUMBER, GameNumber, Players, Risikometro, WhenPlayed, mentions
from bot.commands.mito.who_moved import move_lines, of_joined, period_lines
from bot.engines.book import Refused
from bot.engines.mito import fixing
from bot.engines.mito.fixing import GameDropped, GameFixed
from bot.engines.mito.games import GamePlayed
from bot.engines.mito.ladder import Game
from bot.engines.mito.league import League
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, Tone, say
from bot.hall.cards.plain_text import quoted
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Yes
from bot.hall.declared.told import Told
from bot.hall.running.forms import rows

WEIGHED = 50
"""Games that change at once whose gains are still worked out before they do."""


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
        entry = fixing.deleted(before, call.member, game)
    elif players is None and risikometro is None and when is None:
        return what_card(before, old)
    else:
        at = read_moment(when, call.now, call.zone) if when else old.at
        seats = players or old.players
        odds = kept_odds(old, seats) if risikometro is None else risikometro
        entry = fixing.fixed(before, call.member, game, seats, odds, at, call.now)
    after = await call.rewrite(entry)
    assert isinstance(after, League)
    new = after.games.get(game)
    moments = [old.at, *([new.at] if new else [])]
    moves = await move_lines(before, after, moments, call.now)
    lines = [*(what_lines(new) if new else ()), *(moves or [say("mito-moved-nobody")]), say("mito-fixed-undo")]
    key = "mito-fixed-title" if new else "mito-deleted-title"
    card = Card(say(key, number=str(game)), tuple(lines), tone=Tone.GOOD)
    return whose_clock.told(call, card) if when else card


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
        (*what_lines(game), *word_lines(book, game)[1:]),
        buttons=(*rows(winners, 3), row),
        audience=Audience.MEMBER,
        tone=Tone.ASK,
    )


# --- what whoever is asked for a yes, the journal and the club's rooms are told


@cog.gains
async def gains(before: League, after: League, now: float, but: Collection[str]) -> Sequence[Argument]:
    """Who moves in every ladder; where people become one, or two again (`but`), who moves besides them.

    A change of very many games, such as an import, is shown in the present ladders alone.
    """
    if but:
        return await period_lines(before, after, of_joined(before, after, now, but), now, but)
    known = before.games.keys() | after.games.keys()
    changed = [number for number in known if before.games.get(number) != after.games.get(number)]
    moments = [games[number].at for games in (before.games, after.games) for number in changed if number in games]
    return await move_lines(before, after, sorted(moments) if 0 < len(changed) <= WEIGHED else [now], now)


@cog.tells(GameFixed)
def fixed_line(call: Call[League], entry: GameFixed) -> Argument:
    """The journal's line of a correction or a deletion."""
    if entry.deletes:
        return say("mito-line-deleted", number=str(entry.number), by=Mention(entry.by))
    return game_line("mito-line-fixed", GamePlayed.model_validate(entry.body), Mention(entry.by))


tell(cog, {GameDropped: "mito-line-dropped"}, NUMBER)


@cog.heralds(GameFixed, topic=TOPIC)
def fixed(call: Call[League], book: League, entry: GameFixed) -> Sequence[Told]:
    """Announce anew the closed periods that a correction changed."""
    games = [book.games.get(entry.number) for book in (call.book, book)]
    return told_again(call, book, [game.at for game in games if game is not None])
