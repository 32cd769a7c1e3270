"""Where two of a board tell a winter otherwise, who may decide is called: not one of them looks at every board."""

from __future__ import annotations

from bot.commands.diplomacy.board_cards import disputed_said, objection_buttons, told_buttons, told_said
from bot.commands.diplomacy.seating.seats import board_said
from bot.commands.tournament.reaching import everywhere
from bot.engines.diplomacy.centres import plays_at
from bot.engines.diplomacy.games import Game
from bot.engines.diplomacy.tournament import Diplomacy
from bot.hall.cards.card import Button, Card, Mention, Tone, say
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call


async def call_referees(call: Call[Diplomacy], game: Game, year: int) -> None:
    """Those who may decide are called where the tournament is: the club's referees who do not play there, else who
    manages it."""
    able = await call.people.deciding(call.club, lambda person: plays_at(call.book, game, person))
    said = say("diplomacy-referees-called", who=listed(Mention(person, ping=True) for person in able))
    title = say("diplomacy-disputed-title", board=board_said(game), year=str(year))
    board = f"diplomacy show-board {game.where.round} {game.where.board}"
    card = Card(
        title,
        (
            *told_said(call.book, game),
            *disputed_said(call.book, game),
            said if able else say("diplomacy-referee-wanted"),
        ),
        buttons=(
            *told_buttons(call.book, game),
            *objection_buttons(call.book, game),
            (Button(say("diplomacy-board-button", board=game.where.board), board),),
        ),
        tone=Tone.BAD,
    )
    call.told += everywhere(call, card)
