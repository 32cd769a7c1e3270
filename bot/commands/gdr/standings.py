"""/gdr standings, and what is posted after closing: the teams, and a ranking for each character, as pictures too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from bot.commands import card_pictures
from bot.commands.gdr.names import CharacterName, character_found, character_named, named, spoken
from bot.commands.number_format import figure
from bot.engines.book import Entry, Refused, Voided
from bot.engines.gdr.closing import Closed
from bot.engines.gdr.loading import AdventureLoaded
from bot.engines.gdr.results import character_ranking, results, team_ranking
from bot.engines.gdr.scoring import Score
from bot.engines.gdr.tournament import Gdr
from bot.engines.tournament.standings import Standings
from bot.engines.tournament.tournament import STANDINGS
from bot.hall.cards.card import Argument, Button, Card, Free, Mention, Table, Tone, Words, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog, Hidden
from bot.hall.declared.kinds import Whole
from bot.hall.declared.told import Told
from bot.hall.running.forms import rows as in_rows

cog: Cog[Gdr] = Cog(Gdr, "gdr")

Page = Annotated[int, Whole(1, 99), Hidden()]


@cog.command("standings", reads=True)
@spoken
async def show(call: Call[Gdr], character: CharacterName | None = None, page: Page = 1) -> Card:
    """The ranking of the teams, or of those who played a character."""
    if not call.book.closed:
        raise Refused("gdr-not-closed")
    if character is None:
        return team_card(call.book, page)
    return character_card(call.book, character_found(call.book, character), page)


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
    page: int,
    character: str = "",
) -> Card:
    """A ranking, a page at a time: a table as wide as a phone, its figures first, and a picture with all."""
    many = card_pictures.pages(len(shown))
    first = (min(page, many) - 1) * card_pictures.ON_A_PHONE
    rows: tuple[Words, ...] = tuple(
        (str(order.places[team]), name, figure(score.total), figure(score.vsp), figure(score.aa))
        for team, (name, score) in zip(order.order, shown, strict=True)
    )[first : first + card_pictures.ON_A_PHONE]
    head = (say("gdr-column-place"), who, say("gdr-column-score"), say("gdr-column-vsp"), say("gdr-column-aa"))
    columns = [{"title": one, "align": "left" if at == 1 else "right"} for at, one in enumerate(head)]
    winners = len(order.groups[0]) if first == 0 else 0
    picture = card_pictures.standings(title, Free(book.name), columns, rows, highlight=winners)
    line = f"gdr standings {character}" if character else "gdr standings"
    turns = [
        Button(say("gdr-page-button", page=other), f"{line} page:{other}")
        for other in (page - 1, page + 1)
        if 1 <= other <= many
    ]
    narrow = Table((head[0], head[2], who), tuple((row[0], row[2], row[1]) for row in rows), right=(0, 1))
    others = in_rows([*turns, *_others(book, character)], 3)
    return Card(title, table=narrow, picture=picture, buttons=others, tone=Tone.GOOD)


def _others(book: Gdr, character: str) -> list[Button]:
    """To the other rankings."""
    buttons = [Button(say("gdr-teams-button"), "gdr standings")] if character else []
    played = {one for team in book.teams for one in book.casts[team.id]}
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
def undone(call: Call[Any], book: Gdr, entry: Voided) -> Sequence[Told]:
    """An undo may open the tournament again, or bring other mathematics back."""
    if not isinstance(call.book, Gdr) or not call.book.closed:
        return ()
    if book.closed:
        return posted(call, book)
    card = Card(say("gdr-open-again"), tone=Tone.BAD)
    return [Told(card, call.room_for(STANDINGS), key=key_of(call, what)) for what in ("", *_played(call.book))]


def posted(call: Call[Any], book: Gdr) -> list[Told]:
    """The ranking of teams and those of each character, each in the place of the one before."""
    room = call.room_for(STANDINGS)
    told = [Told(character_card(book, key), room, key=key_of(call, key)) for key in _played(book)]
    return [*told, Told(team_card(book), room, key=key_of(call, ""))]


def _played(book: Gdr) -> list[str]:
    played = {one for team in book.teams for one in book.casts[team.id]}
    return [key for key in book.scale.adventure.characters if key in played]


def key_of(call: Call[Any], what: str) -> str:
    """What a posted ranking is known by: a newer one takes its place."""
    return f"gdr.standings:{call.volume.stored.id if call.volume else ''}:{what}"
