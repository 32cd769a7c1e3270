"""/gdr judge: a referee's sheet in private, one question at a time, on whatever device or chat they go on with it."""

from __future__ import annotations

from bot.commands.gdr import sheet_cards as cards
from bot.commands.gdr.names import Place, TeamId, TeamName, named, player_named, spoken, team_found
from bot.commands.tournament.reaching import at_home
from bot.engines.book import Refused
from bot.engines.gdr import judging
from bot.engines.gdr.scale import Question
from bot.engines.gdr.tournament import Gdr, Sheet
from bot.hall.cards.card import Argument, Button, Card, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog, May

cog: Cog[Gdr] = Cog(Gdr, "gdr")


@cog.command("judge", may=May.REFEREE, private=True)
@spoken
async def judge(call: Call[Gdr], team: TeamName) -> Card:
    """Open the judge's sheet, or go on with it."""
    book, found = call.book, await team_found(call, team)
    sheet = judging.begin(book, call.member, found)
    at_home(call, [call.member])
    if sheet.handed or not judging.missing(book, sheet):
        return cards.index_card(call, sheet)
    news = () if sheet.answers else (say("gdr-how-it-goes"),)
    return cards.question_card(call, sheet, cards.next_of(book, sheet), *news)


@cog.command("ask", private=True, hidden=True, reads=True)
@spoken
async def ask(call: Call[Gdr], team: TeamId, number: Place) -> Card:
    """A question, whether it is answered or not."""
    sheet = judging.open_sheet(call.book, call.member, team)
    return cards.question_card(call, sheet, _numbered(call.book, sheet, number))


@cog.command("say", private=True, hidden=True)
@spoken
async def answer(call: Call[Gdr], team: TeamId, number: Place, given: Place) -> Card:
    """An answer, and what is still to be asked after it."""
    sheet = judging.open_sheet(call.book, call.member, team)
    question = _numbered(call.book, sheet, number)
    if given not in question.numbered:
        raise Refused("button-gone")
    return _next(call, judging.answer(call.book, call.member, team, question.key, question.numbered[given]))


@cog.command("praise", private=True, hidden=True)
@spoken
async def praise(call: Call[Gdr], team: TeamId, place: Place) -> Card:
    """Nothing to say against somebody's conduct."""
    cast = call.book.casts.get(team, ())
    if place >= len(cast):
        raise Refused("button-gone")
    return _next(call, judging.praise(call.book, call.member, team, cast[place]))


def _next(call: Call[Gdr], sheet: Sheet) -> Card:
    if not judging.missing(call.book, sheet):
        return cards.index_card(call, sheet)
    return cards.question_card(call, sheet, cards.next_of(call.book, sheet))


def _numbered(book: Gdr, sheet: Sheet, number: int) -> Question:
    """A question by its place; one that follows from another answer is not asked."""
    every = book.questions(sheet.team)
    if number >= len(every) or every[number] not in judging.asked(book, sheet):
        raise Refused("button-gone")
    return every[number]


@cog.command("index", private=True, hidden=True, reads=True)
@spoken
async def index(call: Call[Gdr], team: TeamId) -> Card:
    """What is missing, part by part."""
    return cards.index_card(call, judging.open_sheet(call.book, call.member, team))


@cog.command("rest", private=True, hidden=True, reads=True)
@spoken
async def rest(call: Call[Gdr], team: TeamId) -> Card:
    """Enough for now."""
    return cards.rest_card(call, judging.open_sheet(call.book, call.member, team))


@cog.command("done", private=True, hidden=True)
@spoken
async def done(call: Call[Gdr], team: TeamId) -> Card:
    """Hand the sheet in."""
    book = call.book
    sheet = judging.hand_in(book, call.member, team)
    lines: list[Argument] = [say("gdr-handed-thanks")]
    lines += [
        say("gdr-handed-genius", player=player_named(book, team, one))
        for one in judging.strokes(book, [sheet])
        if (team, one) not in book.genius
    ]
    others = [one for one in book.teams if not book.sheets_of(one.id) and call.member not in one.players]
    row = [Button(say("gdr-judge-next", team=named(book, one.id)), f"gdr judge {one.id}") for one in others[:4]]
    shown = cards.card(say("gdr-handed-in", team=named(book, team)), lines, [(one,) for one in row])
    return Card(shown.title, shown.lines, buttons=shown.buttons, audience=shown.audience, tone=Tone.GOOD, replaces=True)
