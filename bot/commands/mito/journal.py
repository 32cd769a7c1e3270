"""The journal's lines of the ladders: one for every kind of entry."""

from __future__ import annotations

from bot.commands.journal_lines import Fields, Lines, person, plain, tell
from bot.commands.mito.names import amount, called, people, period_said
from bot.engines.mito.closing import PeriodClosed
from bot.engines.mito.games import GameConfirmed, GameDisputed, GameDropped, GameFixed, GamePlayed, GameUpheld
from bot.engines.mito.league import League, LeagueOpened, ZoneSet
from bot.engines.mito.points import hundredths
from bot.engines.mito.settings import LadderChanged
from bot.hall.cards.card import Argument, Free, Mention, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog

cog: Cog[League] = Cog(League, "mito")

LINES: Lines = {
    LeagueOpened: "mito-line-opened",
    ZoneSet: "mito-line-zone",
    GameDropped: "mito-line-dropped",
    GameConfirmed: "mito-line-confirmed",
    GameDisputed: "mito-line-disputed",
    GameUpheld: "mito-line-upheld",
}
FIELDS: Fields = {
    **plain("zone"),
    **person("by", "who"),
    "number": ("number", lambda book, entry, number: str(number)),
}

tell(cog, LINES, FIELDS)


@cog.tells(GamePlayed)
def played_line(call: Call[League], entry: GamePlayed) -> Argument:
    """A game, and who recorded it."""
    return _game("mito-line-played", entry, Mention(entry.by))


@cog.tells(GameFixed)
def fixed_line(call: Call[League], entry: GameFixed) -> Argument:
    """A correction, or that the game is gone."""
    if entry.deletes:
        return say("mito-line-deleted", number=str(entry.number), by=Mention(entry.by))
    return _game("mito-line-fixed", GamePlayed.model_validate(entry.body), Mention(entry.by))


def _game(key: str, game: GamePlayed, by: Mention) -> Argument:
    winner, *others = game.players
    return say(key, number=str(game.number), who=Mention(winner), others=people(others), by=by)


@cog.tells(LadderChanged)
def changed_line(call: Call[League], entry: LadderChanged) -> Argument:
    """A ladder's name and numbers."""
    rules = entry.rules
    return say(
        "mito-line-changed" if rules.active else "mito-line-off",
        ladder=Free(entry.name) if entry.name else called(call.book, entry.which),
        start=amount(rules.first),
        pot=amount(hundredths(rules.share)),
        minimum=rules.minimum,
        who=Mention(entry.by),
    )


@cog.tells(PeriodClosed)
def closed_line(call: Call[League], entry: PeriodClosed) -> Argument:
    """A period that closed."""
    period = period_said(call.book.period(entry.which, entry.start))
    return say("mito-line-closed", ladder=called(call.book, entry.which), period=period)
