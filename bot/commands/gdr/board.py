"""The projector board: before closing who plays and whose sheet is in, afterwards the rankings."""

from __future__ import annotations

from bot.commands.gdr.cog import cog
from bot.commands.gdr.names import character_named, named
from bot.commands.number_format import figure
from bot.engines.gdr import closing
from bot.engines.gdr.results import character_ranking, results, team_ranking
from bot.engines.gdr.tournament import Gdr
from bot.hall.cards.board import Board, Findable, Panel, Viewer
from bot.hall.cards.card import Argument, Free, Mention, Table, Words, say, strong
from bot.hall.cards.lists import listed


@cog.board
def board(viewer: Viewer, book: Gdr) -> Board:
    """What stands on the board now."""
    title: Argument = Free(book.name) if book.name else say("book-gdr")
    if book.closed:
        found = results(book)
        first = team_ranking(found).groups[0]
        winners = listed(strong(named(book, team)) for team in first)
        over = say("gdr-board-over", teams=winners, count=len(first))
        return Board(title, over, (*_rankings(book), *_source(viewer)), _names(book), True)
    subtitle = book.adventure.title if book.adventure is not None else say("gdr-board-no-adventure")
    panels = (_teams(book), _players(book)) if book.teams else ()
    return Board(title, subtitle, (*panels, *_source(viewer)), _names(book))


def _source(viewer: Viewer) -> tuple[Panel, ...]:
    """Whose rules these are, on the page that anybody may read: their authors ask for it."""
    return (Panel(say("gdr-source-title"), lines=(say("gdr-source"),), wide=True),) if viewer.page else ()


def _names(book: Gdr) -> tuple[Findable, ...]:
    """The teams and their players: each is ranked by themselves too."""
    teams = [Findable(named(book, team.id)) for team in book.teams]
    return (*teams, *(Findable(Mention(player), people=(player,)) for team in book.teams for player in team.players))


def _teams(book: Gdr) -> Panel:
    """Whose sheet is in."""
    waiting = closing.without_sheets(book)
    rows: tuple[Words, ...] = tuple(
        (named(book, team.id), say("gdr-board-waits" if team.id in waiting else "gdr-board-in")) for team in book.teams
    )
    return Panel(
        say("gdr-board-teams"), table=Table((say("gdr-column-team"), say("gdr-board-sheet")), rows), name="teams"
    )


def _players(book: Gdr) -> Panel:
    """Who plays whom, and for which team."""
    rows: tuple[Words, ...] = tuple(
        (Mention(player), character_named(book, character), named(book, team.id))
        for team in book.teams
        for player, character in zip(team.players, book.casts[team.id], strict=True)
    )
    head = (say("gdr-column-player"), say("gdr-sheet-character"), say("gdr-column-team"))
    return Panel(say("gdr-board-players"), table=Table(head, rows), name="players")


def _rankings(book: Gdr) -> tuple[Panel, ...]:
    """The teams, and those who played each character."""
    found = results(book)
    order = team_ranking(found)
    teams: tuple[Words, ...] = tuple(
        (str(order.places[team]), named(book, team), figure(found[team].team.total)) for team in order.order
    )
    head = (say("gdr-column-place"), say("gdr-column-team"), say("gdr-column-score"))
    panels = [Panel(say("gdr-standings-teams"), table=Table(head, teams, (0, 2)), name="standings")]
    for character in book.scale.adventure.characters:
        ranking = character_ranking(found, character)
        rows: tuple[Words, ...] = tuple(
            (
                str(ranking.places[team]),
                Mention(book.player_of(team, character)),
                figure(found[team].players[character].total),
            )
            for team in ranking.order
        )
        if rows:
            head = (say("gdr-column-place"), say("gdr-column-player"), say("gdr-column-score"))
            panels.append(
                Panel(character_named(book, character), table=Table(head, rows, (0, 2)), name=f"character-{character}")
            )
    return tuple(panels)
