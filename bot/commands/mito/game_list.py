"""/mito list: the games by their numbers; of one, how it was told, and what its reader can do about it."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from bot.commands.mito.cog import cog
from bot.commands.mito.game_cards import RECENT, accounts_button, confirm_button, dispute_button, what_lines, word_lines
from bot.commands.mito.names import GameNumber, Page, mentions, odds_typed, people, referee_of
from bot.engines.book import Refused
from bot.engines.mito import games
from bot.engines.mito.ladder import Game
from bot.engines.mito.league import League
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, Moment, say, strong
from bot.hall.cards.plain_text import quoted
from bot.hall.declared.call import Call
from bot.hall.running.forms import rows
from bot.hall.running.said import slips

SHOWN = 10
"""Games of a page, each with its button."""
ABREAST = 5
"""Their buttons in a row."""


@cog.command("list", reads=True)
async def list_games(call: Call[League], game: GameNumber | None = None, page: Page | None = None) -> Card:
    """The games, the latest first; or one of them, with what can be done about it."""
    if game is not None:
        return await _game_card(call, call.book.game(game))
    return _page_card(call.book, page)


def _page_card(book: League, page: int | None) -> Card:
    """A page of the list."""
    played = sorted([*book.order, *book.held.values()], reverse=True)
    if not played:
        return Card(say("mito-list-title"), (say("mito-ladder-empty"),))
    many = -(-len(played) // SHOWN)
    at = min(page or 1, many)
    first = (at - 1) * SHOWN
    shown = played[first : first + SHOWN]
    which = say("mito-list-page", first=str(first + 1), last=str(first + len(shown)), count=len(played))
    numbers = rows([Button(str(game.number), f"mito list {game.number}") for game in shown], ABREAST)
    near = (("later", at - 1), ("earlier", at + 1))
    turns = tuple(Button(say(f"mito-list-{way}"), f"mito list page:{to}") for way, to in near if 1 <= to <= many)
    buttons = tuple(row for row in (*numbers, turns) if row)
    lines = (*(_line(book, game) for game in shown), which)
    return Card(say("mito-list-title"), lines, buttons=buttons, replaces=page is not None)


def _line(book: League, game: Game) -> Argument:
    """A game in one line: its number, when it was, who won, who else played; and what it still waits for."""
    told: dict[str, Argument] = {
        "number": str(game.number),
        "at": Moment(game.at, "date"),
        "who": strong(Mention(game.winner)),
        "others": people(game.players[1:]),
    }
    word = book.word(game.number)
    if word.disputed and not word.upheld:
        return say("mito-list-disputed", **told)
    return say("mito-list-waits" if game.number in book.held else "mito-list-game", **told)


async def _game_card(call: Call[League], game: Game) -> Card:
    """A game for its reader alone."""
    book, waits = call.book, game.number in call.book.held
    first = [accounts_button(game)] if not waits and book.since(game) <= RECENT else []
    first += _word_buttons(book, game, call.member)
    second = await _own_buttons(call, game) or (_referee_buttons(game) if referee_of(call) else [])
    lines = (*what_lines(game)[:-1], *word_lines(book, game))
    if waits:
        lines = (*lines, strong(say(f"mito-held-{book.why[game.number]}")))
    title = say("mito-game-title", number=str(game.number), who=Mention(game.winner))
    buttons = tuple(tuple(row) for row in (first, second) if row)
    return Card(title, lines, buttons=buttons, audience=Audience.MEMBER)


def _word_buttons(book: League, game: Game, reader: str) -> list[Button]:
    """By which one of its players says that a game was so, or was not, as long as they have not said it."""
    if game.source == "import" or games.settled(book, game) or reader not in game.players:
        return []
    if reader in book.word(game.number).disputed:
        return [confirm_button(game)]
    return [confirm_button(game)] * (reader in games.waiting(book, game)) + [dispute_button(game)]


def _referee_buttons(game: Game) -> list[Button]:
    line = f"mito fix {game.number}"
    return [Button(say("mito-fix-button"), line), Button(say("mito-delete-button"), f"{line} delete:yes", "bad")]


async def _own_buttons(call: Call[League], game: Game) -> list[Button]:
    """By which its reader corrects a game that they have just recorded, or takes it back."""
    request = (await call.actions.at(game.seq)).request
    try:
        await slips.own(call, request)
    except Refused:
        return []
    back = Button(say("slip-take-back"), f"take-back action:{request}")
    if game.source == "table":
        return [back]
    when = datetime.fromtimestamp(game.at, ZoneInfo(call.zone))
    line = f'%{request} mito game players:{quoted(mentions(game.players))} when:"{when:%d/%m/%Y %H:%M:%S}"'
    if game.risikometro:
        line += f" risikometro:{quoted(odds_typed(game.risikometro))}"
    return [Button(say("slip-correct"), line, ask=("players", "risikometro", "when")), back]
