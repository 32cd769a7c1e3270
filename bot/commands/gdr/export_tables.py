"""The tables of an export: teams and characters; once all is closed, scores, and every answer of every sheet."""

from __future__ import annotations

from bot.commands.gdr.cog import cog
from bot.commands.gdr.names import answer_named, character_named, named, question_named
from bot.commands.number_format import figure
from bot.engines.book import Recorded
from bot.engines.gdr.closing import counting
from bot.engines.gdr.results import answers_of, character_ranking, results, team_ranking
from bot.engines.gdr.tournament import Gdr
from bot.hall.cards.card import Argument, Mention, Table, Words, say


def _head(*names: str) -> Words:
    return tuple(say(f"gdr-sheet-{name}") for name in names)


@cog.sheet
def teams_sheet(book: Gdr, records: list[Recorded]) -> Table:
    """Who plays what, and for whom."""
    rows: list[Words] = [
        (str(team.number), named(book, team.id), Mention(player), character_named(book, character))
        for team in book.teams
        for player, character in zip(team.players, book.casts[team.id], strict=True)
    ]
    return Table(_head("number", "team", "player", "character"), tuple(rows))


@cog.sheet
def team_scores_sheet(book: Gdr, records: list[Recorded]) -> Table:
    """The teams in their order; nothing before closing."""
    rows: list[Words] = []
    if book.closed:
        found = results(book)
        order = team_ranking(found)
        rows = [
            (str(order.places[team]), named(book, team), figure(score.total), figure(score.vsp), figure(score.aa))
            for team, score in ((team, found[team].team) for team in order.order)
        ]
    return Table(_head("place", "team", "score", "vsp", "aa"), tuple(rows))


@cog.sheet
def player_scores_sheet(book: Gdr, records: list[Recorded]) -> Table:
    """Each character's ranking; nothing before closing."""
    rows: list[Words] = []
    if book.closed:
        found = results(book)
        for character in book.scale.adventure.characters:
            order = character_ranking(found, character)
            for team in order.order:
                score = found[team].players[character]
                who = (
                    character_named(book, character),
                    str(order.places[team]),
                    Mention(book.player_of(team, character)),
                )
                rows.append((*who, named(book, team), figure(score.total), figure(score.vsp), figure(score.aa)))
    return Table(_head("character", "place", "player", "team", "score", "vsp", "aa"), tuple(rows))


@cog.sheet
def answers_sheet(book: Gdr, records: list[Recorded]) -> Table:
    """Every answer that counts; nothing before closing."""
    rows: list[Words] = []
    for team in book.teams if book.closed else ():
        for sheet in counting(book, team.id):
            answers = answers_of(book, sheet)
            for question in book.questions(team.id):
                who: Argument = character_named(book, question.character) if question.character else ""
                said = answer_named(question, answers[question.key])
                rows.append((named(book, team.id), Mention(sheet.referee), who, question_named(question), said))
    return Table(_head("team", "referee", "character", "question", "answer"), tuple(rows))
