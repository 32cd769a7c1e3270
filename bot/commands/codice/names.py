"""What teams are called: words kept apart from the entries, found however people type them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Annotated, Any, get_args

from bot.commands.tournament.roles import director
from bot.commands.typed_names import alike, offered, same
from bot.engines.book import Refused
from bot.engines.codice.matches import Ending, Match
from bot.engines.codice.public import round_told
from bot.engines.codice.rounds import Round
from bot.engines.codice.tournament import Codice
from bot.hall.cards.card import Argument, Free, Mention, say
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call
from bot.hall.declared.kinds import Choice, Text, Whole
from bot.hall.requests import Suggestion

# --- how they are shown


def named(book: Codice, team: str) -> Argument:
    """A team by its name; nobody, where a seat is empty."""
    if not team:
        return say("codice-nobody")
    entrant = book.entrants.get(team)
    return Free(entrant.name) if entrant is not None else say("codice-team-gone")


def teams_listed(book: Codice, teams: Iterable[str]) -> Argument:
    """Several teams by their names."""
    return listed(named(book, team) for team in teams)


def players(book: Codice, team: str, *, ping: bool = False) -> Argument:
    """The players of a team."""
    entrant = book.entrants.get(team)
    return listed(Mention(player, ping) for player in entrant.players) if entrant is not None else ""


# --- how they are found


async def words_of(call: Call[Codice], teams: Collection[str] | None = None) -> dict[str, str]:
    """What teams are called, by id."""
    entrants = call.book.entrants
    wanted = entrants if teams is None else [team for team in teams if team]
    return {team: await call.people.words(entrants[team].name) or "" for team in wanted}


async def found(call: Call[Codice], typed: str, first: Collection[str] = ()) -> str:
    """The team that somebody typed: its name, words of it, or part of it; those of a table are looked at first."""
    every = await words_of(call)
    for names in ({team: every[team] for team in first if team}, every):
        team = _found(names, typed, every.values())
        if team:
            return team
    if typed in call.book.entrants:
        return typed
    raise Refused("codice-no-such-team", name=typed)


def _found(names: dict[str, str], typed: str, every: Collection[str]) -> str:
    like = alike(names, typed, every)
    if len(like) > 1:
        raise Refused("codice-team-of-many", name=typed, names=", ".join(names[team] for team in like))
    return like[0] if like else ""


async def free_name(call: Call[Codice], name: str) -> str:
    """A name that no team of the tournament has yet."""
    if same(name) in {same(known) for known in (await words_of(call)).values()}:
        raise Refused("codice-name-taken", name=name)
    return name


# --- what is offered


async def teams_offered(call: Call[Any], typed: str) -> list[Suggestion]:
    """The teams that are in, one's own first."""
    return await _offered(call, [one.id for one in call.book.entrants.values() if one.fate == "in"], typed)


async def winners_offered(call: Call[Any], typed: str) -> list[Suggestion]:
    """The teams that sit at a table now; at one's own table, these alone."""
    present = _round_seen(call)
    if present is None:
        return []
    own = _own(call, present.matches.values())
    matches = [own] if own is not None else present.matches.values()
    return await _offered(call, [team for match in matches for team in match.teams if team], typed)


async def tables_offered(call: Call[Any], typed: str) -> list[Suggestion]:
    """The tables of the round that is on: one's own, then those that are missing."""
    present = _round_seen(call)
    if present is None:
        return []
    own = _own(call, present.matches.values())
    matches = sorted(present.matches.values(), key=lambda match: (match is not own, match.over, match.table))
    shown = []
    for match in matches:
        names = (await words_of(call, match.teams)).values()
        label = f"{match.table} · {' – '.join(names)}"
        if same(typed) in same(label):
            shown.append(Suggestion(label, str(match.table)))
    return shown


def _round_seen(call: Call[Any]) -> Round | None:
    """The last round whose tables the member may see: a director also those that are held."""
    return call.book.round if director(call) else round_told(call.book)


def _own(call: Call[Any], matches: Iterable[Match]) -> Match | None:
    """The match at which the member plays."""
    return next((match for match in matches if call.book.side_of(call.member, match)), None)


async def _offered(call: Call[Any], teams: Collection[str], typed: str) -> list[Suggestion]:
    entrants = call.book.entrants
    return offered(await words_of(call, teams), typed, lambda team: call.member in entrants[team].players)


NewName = Annotated[str, Text(longest=40)]
TeamName = Annotated[str, Text(longest=60, suggest=teams_offered)]
WinnerName = Annotated[str, Text(longest=60, suggest=winners_offered)]
TableNumber = Annotated[int, Whole(1, 9999, suggest=tables_offered)]
RoundNumber = Annotated[int, Whole(1, 99)]
HandNumber = Annotated[int, Whole(1, 11, offers=(1, 2, 3))]
NamedHand = Annotated[int, Whole(1, 11, offers=(1, 2, 3), by_name=True)]
Agents = Annotated[int, Whole(0, 99)]
EndingKind = Annotated[Ending, Choice(name="ending", values=get_args(Ending))]
TeamId = Annotated[str, Text(longest=8)]
"""A team as a button names it."""
