"""/gdr standings, and what is posted after closing: the teams, and a ranking for each character, as pictures too."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.commands.gdr.cog import cog, spoken
from bot.commands.gdr.names import CharacterName, character_found, character_named, named
from bot.commands.number_format import figure
from bot.commands.tournament.gains import moved_points
from bot.commands.tournament.notices import key_of
from bot.commands.tournament.ranking import Page, PageNumber, Ranking
from bot.engines.book import Entry, Refused
from bot.engines.gdr.closing import Closed
from bot.engines.gdr.loading import AdventureLoaded
from bot.engines.gdr.results import character_ranking, results, team_ranking
from bot.engines.gdr.scoring import Score
from bot.engines.gdr.tournament import RANKINGS, Gdr
from bot.engines.rewriting import Restored, Voided
from bot.engines.tournament.entrants import Entrant
from bot.engines.tournament.standings import Standings
from bot.engines.tournament.tournament import STANDINGS
from bot.hall.cards.card import Argument, Button, Card, Free, Mention, Tone, Words, say
from bot.hall.cards.lists import dotted
from bot.hall.declared.call import Call
from bot.hall.declared.rules_pages import how
from bot.hall.declared.told import Told
from bot.hall.running.forms import rows as in_rows


@cog.command("standings", reads=True)
@spoken
async def show(call: Call[Gdr], character: CharacterName | None = None, page: PageNumber = 1) -> Card:
    """The ranking of the teams, or of those who played a character."""
    if not call.book.closed:
        raise Refused("gdr-not-closed")
    if character is None:
        return team_card(call.book, page)
    return character_card(call.book, character_found(call.book, character), page)


@cog.result
def result(call: Call[Any], book: Gdr, who: str) -> Argument | None:
    """Somebody's team and character; after closing, where both stand."""
    return dotted(_of_team(book, team, who) for team in book.entrants_of(who) if team.id in book.casts)


def _of_team(book: Gdr, team: Entrant, who: str) -> Argument:
    character = book.casts[team.id][team.players.index(who)]
    plays = say("gdr-result", team=named(book, team.id), character=character_named(book, character))
    if not book.closed:
        return plays
    found = results(book)
    places = {"place": team_ranking(found).places[team.id], "own": character_ranking(found, character).places[team.id]}
    return say("gdr-result-stands", plays=plays, **places)


@cog.gains
async def gains(before: Gdr, after: Gdr, *_: object) -> Sequence[Argument]:
    """The teams whose score would change; nothing unless the tournament is closed before and after, for scores are
    secret till then."""
    if not (before.closed and after.closed):
        return ()
    was, now = ({team: one.team.total for team, one in results(book).items()} for book in (before, after))
    return moved_points(was, now, partial(named, after), figure)


def team_card(book: Gdr, page: int = 1) -> Card:
    """The teams from the first on."""
    found = results(book)
    order = team_ranking(found)
    shown = [(named(book, team), found[team].team) for team in order.order]
    return _card(book, say("gdr-standings-teams"), order, shown, say("gdr-column-team"), page)


def character_card(book: Gdr, character: str, page: int = 1) -> Card:
    """Those who played a character, from the best on."""
    found = results(book)
    order = character_ranking(found, character)
    shown: list[tuple[Argument, Score]] = [
        (
            say("gdr-player-of", who=Mention(book.player_of(team, character)), team=named(book, team)),
            found[team].players[character],
        )
        for team in order.order
    ]
    title = say("gdr-standings-character", name=character_named(book, character))
    return _card(book, title, order, shown, say("gdr-column-player"), page, character)


def _card(
    book: Gdr,
    title: Argument,
    order: Standings,
    shown: Sequence[tuple[Argument, Score]],
    who: Argument,
    wanted: int,
    character: str = "",
) -> Card:
    """A ranking, a page at a time: a table as wide as a phone, its figures first, and a picture with all."""
    rows: tuple[Words, ...] = tuple(
        (str(order.places[team]), name, figure(score.total), figure(score.vsp), figure(score.aa))
        for team, (name, score) in zip(order.order, shown, strict=True)
    )
    head = (say("gdr-column-place"), who, say("gdr-column-score"), say("gdr-column-vsp"), say("gdr-column-aa"))
    narrow = tuple((place, score, name) for place, name, score, *_ in rows)
    ranking = Ranking(title, head, rows, len(order.groups[0]), (head[0], head[2], who), narrow, name_at=2)
    page = Page.of(ranking, wanted)
    line = f"gdr standings {character}" if character else "gdr standings"
    buttons = in_rows([*page.turns(line, "gdr-page-button"), *_others(book, character), how("rbb", "shares")], 3)
    source = () if character else (say("gdr-source"),)
    return Card(
        title, source, table=page.table(), picture=page.picture(Free(book.name)), buttons=buttons, tone=Tone.GOOD
    )


def _others(book: Gdr, character: str) -> list[Button]:
    """To the other rankings."""
    buttons = [Button(say("gdr-teams-button"), "gdr standings")] if character else []
    played = {one for team in book.teams for one in book.casts[team.id]}
    buttons.append(Button(say("gdr-review-button"), "gdr review"))
    return buttons + [
        Button(character_named(book, key), f"gdr standings {key}")
        for key in book.scale.adventure.characters
        if key in played and key != character
    ]


# --- what is posted


@cog.heralds(Closed, topic=STANDINGS)
def closed(call: Call[Any], book: Gdr, entry: Entry) -> Sequence[Told]:
    """All rankings."""
    return posted(call, book)


@cog.heralds(AdventureLoaded, topic=STANDINGS)
def recounted(call: Call[Any], book: Gdr, entry: AdventureLoaded) -> Sequence[Told]:
    """After closing, other mathematics make other rankings: where they were posted they are corrected."""
    return posted(call, book) if book.closed else ()


@cog.heralds(Voided, topic=STANDINGS)
@cog.heralds(Restored, topic=STANDINGS)
def undone(call: Call[Any], book: Gdr, entry: Voided | Restored) -> Sequence[Told]:
    """An undo may bring other mathematics back."""
    return posted(call, book) if call.book.closed and book.closed else ()


def posted(call: Call[Any], book: Gdr) -> list[Told]:
    """The ranking of teams and those of each character, each in the place of the one before."""
    told = [Told(character_card(book, key), key=_key_of(call, book, key)) for key in _played(book)]
    return [*told, Told(team_card(book), key=_key_of(call, book, ""))]


def _played(book: Gdr) -> list[str]:
    played = {one for team in book.teams for one in book.casts[team.id]}
    return [key for key in book.scale.adventure.characters if key in played]


def _key_of(call: Call[Any], book: Gdr, which: str) -> str:
    return f"{key_of(call, book, STANDINGS, RANKINGS)}:{which}"
