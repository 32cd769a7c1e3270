"""/codice new, team, entry, drop, replace, start: a tournament is opened, teams enter and leave, the draw is made."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated

from bot.commands.club import page_note
from bot.commands.codice.cog import cog, spoken
from bot.commands.codice.journal import FIELDS
from bot.commands.codice.names import NewName, TeamId, TeamName, found, free_name, named, players
from bot.commands.codice.outcomes import decision_said, score_said, team_said
from bot.commands.codice.pairings import changed_lines, teams_count, tell_changed
from bot.commands.journal_lines import tell
from bot.commands.named_refusals import open_seal
from bot.commands.number_format import euro
from bot.commands.tournament.known_draws import drawn_otherwise
from bot.commands.tournament.roles import director
from bot.engines.book import Known
from bot.engines.codice import entering as teams
from bot.engines.codice import first_draw
from bot.engines.codice.closing import MatchDecided, last_round
from bot.engines.codice.first_draw import Started
from bot.engines.codice.public import tables_held
from bot.engines.codice.tournament import Codice
from bot.engines.tournament import entering
from bot.engines.tournament.entrants import Entrant, admitted
from bot.engines.tournament.opponents import Pairing
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, Table, Tone, say
from bot.hall.cards.lists import listed
from bot.hall.declared.asking_first import AskingFirst
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Hidden, May
from bot.hall.declared.kinds import PersonId, Yes, YesNo

Sure = Annotated[bool, YesNo(), Hidden()]
LEFT_OUT = 10
"""The most buttons for teams for whom there was no place."""


@cog.command("team")
@spoken
async def team(call: Call[Codice], name: NewName, player1: PersonId, player2: PersonId) -> Card:
    """Enter a team."""
    book, before = call.book, seats(call.book)
    kept = call.keep(await free_name(call, name), shared=True)
    entrant = teams.enter(book, call.member, director(call), kept, (player1, player2), call.now, call.dice)
    return await _entered(call, entrant, before)


@cog.command("admit", may=May.DIRECTOR, hidden=True)
@spoken
async def admit(call: Call[Codice], team: TeamId) -> Card:
    """A place for a team for which there was none."""
    before = seats(call.book)
    return await _entered(call, teams.admit(call.book, team, call.now, call.dice), before)


def seats(book: Codice) -> tuple[Pairing, ...]:
    """The tables of the last round, as they are posted now."""
    return book.round.pairings if book.round is not None else ()


async def _entered(call: Call[Codice], entrant: Entrant, before: tuple[Pairing, ...]) -> Card:
    """A team is in: before the draw with its marks, afterwards with the round in which it begins."""
    book = call.book
    title = say("codice-entered", team=named(book, entrant.id))
    lines: list[Argument] = [players(book, entrant.id)]
    lines += await page_note(call)
    if entrant.since:
        lines.append(say("codice-entered-late", round=entrant.since))
        lines += changed_lines(book, before)
        tell_changed(call, before)
        return Card(title, tuple(lines), tone=Tone.GOOD)
    lines.append(say("codice-teams-count", count=teams_count(book)))
    if entrant not in admitted(book.entrants.values(), book.places):
        lines.append(say("codice-waits", places=book.places or 0))
    return Card(title, tuple(lines), buttons=(_marks(entrant),), tone=Tone.GOOD)


# --- marks


def _marks(entrant: Entrant) -> tuple[Button, ...]:
    """Marks that a director can set with a press."""
    row = []
    if not entrant.paid:
        row.append(Button(say("codice-paid-button"), f"codice mark {entrant.id} paid:yes"))
    if not entrant.box:
        row.append(Button(say("codice-box-button"), f"codice mark {entrant.id} box:yes"))
    return tuple(row)


@cog.command("entry", may=May.DIRECTOR)
@spoken
async def entry(call: Call[Codice], team: TeamName, paid: Yes | None = None, box: Yes | None = None) -> Card:
    """Mark who has paid and who brings a box."""
    return _marked(call.book, entering.mark(call.book, await found(call, team), paid, box))


@cog.command("mark", may=May.DIRECTOR, hidden=True)
@spoken
async def mark(call: Call[Codice], team: TeamId, paid: Yes | None = None, box: Yes | None = None) -> Card:
    """The same with a press."""
    return _marked(call.book, entering.mark(call.book, team, paid, box))


def _marked(book: Codice, entrant: Entrant) -> Card:
    lines = (
        players(book, entrant.id),
        say("tournament-paid" if entrant.paid else "tournament-not-paid"),
        say("tournament-box" if entrant.box else "tournament-no-box"),
        *_fees(book),
    )
    row = _marks(entrant)
    return Card(named(book, entrant.id), lines, buttons=(row,) if row else (), tone=Tone.GOOD, replaces=True)


def _fee_of(book: Codice, entrant: Entrant) -> Argument:
    """What a team owes (article 2), with a mark if it has paid."""
    mark, rules = "✓" if entrant.paid else "–", book.rules.entries
    return say("codice-fee", sum=euro(rules.owed(len(entrant.players))), mark=mark) if rules.fee else mark


def _fees(book: Codice) -> tuple[Argument, ...]:
    """What all who are in owe, and what they have paid."""
    rules = book.rules.entries
    inside = [one for one in book.entrants.values() if one.fate == "in" or one.paid]
    if not rules.fee or not inside:
        return ()
    due, paid = (
        sum(rules.owed(len(one.players)) for one in some) for some in (inside, [one for one in inside if one.paid])
    )
    return (say("codice-fees", paid=euro(paid), due=euro(due), each=euro(rules.fee), left=euro(due - paid)),)


def entries_card(book: Codice) -> Card:
    """Who has entered, with their marks, before the draw."""
    inside = [one for one in book.entrants.values() if one.fate == "in"]
    first = admitted(inside, book.places)
    rows = tuple(
        (
            str(one.number),
            named(book, one.id),
            players(book, one.id),
            _fee_of(book, one),
            "✓" if one.box else "–",
            "" if one in first else say("codice-is-waiting"),
        )
        for one in inside
    )
    names = ("number", "team", "players", "paid", "box", "place-kept")
    head = tuple(say(f"codice-head-{name}") for name in names)
    lines = (
        say("codice-teams-count", count=len(inside)),
        say("codice-boxes-count", count=sum(one.box for one in inside), tables=-(-len(first) // 2)),
        *_fees(book),
    )
    row = (
        Button(say("codice-enter-button"), "codice team", "good"),
        Button(say("codice-start-button"), "codice start"),
    )
    table = Table(head, rows, right=(0,)) if rows else None
    return Card(say("codice-entries-title"), lines, table, buttons=(row,), short=lines)


# --- leaving and coming in


@cog.command("drop", may=May.DIRECTOR)
@spoken
async def drop(call: Call[Codice], team: TeamName, disqualify: Yes = False, sure: Sure = False) -> Card:
    """Withdraw a team, or disqualify it; where that would end the tournament it is asked first."""
    book, before = call.book, seats(call.book)
    number, over = len(book.rounds), book.ended
    one = teams.drop(book, call.member, await found(call, team), call.now, disqualify)
    if book.ended and not over and not sure:
        raise AskingFirst(_the_last_to_go(book, one, disqualify))
    lines: list[Argument] = []
    decided = next((each for each in book.fresh if isinstance(each, MatchDecided)), None)
    if decided is not None and decided.where.round == number and tables_held(book):
        lines.append(say("codice-held-changed"))
    elif decided is not None and decided.where.round == number:
        lines.append(decision_said(book, book.match(decided.where)))
    elif len(book.rounds) == number:
        match = book.round.match_of(one.id) if book.round is not None else None
        if match is not None and match.full and match.decision is None:
            lines.append(say("codice-result-stands", table=match.table, result=score_said(book, match)))
        lines += changed_lines(book, before)
        tell_changed(call, before)
    key = "codice-disqualified" if disqualify else "codice-withdrawn"
    return Card(say(key, team=named(book, one.id)), tuple(lines), buttons=_room_for(book), tone=Tone.BAD, replaces=sure)


def _the_last_to_go(book: Codice, one: Entrant, disqualify: bool) -> Card:
    """Whether a team is to go though the tournament ends with it."""
    title = say("codice-drop-ends", team=named(book, one.id))
    left = [named(book, other.id) for other in book.entrants.values() if other.playing]
    lines = (say("codice-drop-ends-left", teams=listed(left), count=len(left)), say("codice-drop-ends-how"))
    line = f"codice drop {one.id} disqualify:{'yes' if disqualify else 'no'} sure:yes"
    yes = Button(say("codice-drop-ends-yes"), line, "bad")
    return Card(title, lines, buttons=((yes,),), audience=Audience.MEMBER, tone=Tone.ASK)


def _room_for(book: Codice) -> tuple[tuple[Button, ...], ...]:
    """Teams for whom there was no place at the draw, where they could still come in."""
    plan, present = book.plan, book.round
    if plan is None or plan.robin or present is None or book.ended or present.number > plan.rounds:
        return ()
    left = [one for one in book.entrants.values() if one.waiting]
    return tuple(
        (Button(say("codice-admit-button", team=named(book, one.id)), f"codice admit {one.id}"),)
        for one in left[:LEFT_OUT]
    )


@cog.command("replace", may=May.DIRECTOR)
@spoken
async def replace(call: Call[Codice], team: TeamName, player: PersonId, by: PersonId) -> Card:
    """A substitute takes a player's place."""
    one = entering.replace(call.book, await found(call, team), player, by)
    title = say("codice-replaced", by=Mention(by), player=Mention(player), team=named(call.book, one.id))
    return Card(title, tone=Tone.GOOD)


# --- the draw


@cog.command("start", may=May.DIRECTOR)
@spoken
async def start(call: Call[Codice]) -> Card:
    """Close the entries, and draw the first round."""
    book = call.book
    first_draw.start(book, call.member, call.now, call.dice)
    if not book.hold:  # else whoever knew the seed could redo the draw of tables that nobody is to see yet
        open_seal(call)
    plan = book.started
    lines: list[Argument] = []
    if plan.robin:
        lines.append(say("codice-rounds-plan-robin", rounds=plan.rounds))
    else:
        lines.append(say("codice-rounds-plan", rounds=plan.rounds, qualifiers=plan.qualifiers))
        lines.append(say("codice-rounds-plan-finals", rounds=last_round(book) - plan.rounds))
    if plan.extended:
        lines.append(say("codice-rounds-plan-extended", teams=plan.teams))
    left = [one for one in book.entrants.values() if one.waiting]
    lines += [say("codice-left-out", team=team_said(book, one.id)) for one in left]
    return Card(say("codice-started", teams=plan.teams), tuple(lines), buttons=_room_for(book), tone=Tone.GOOD)


@cog.weighs("round")
def weighed(call: Call[Codice], known: Known) -> Sequence[Argument]:
    """Which teams the first draw would be made for that it was not, and which are left out."""
    return drawn_otherwise(known, partial(named, call.book))


# --- the journal's lines

tell(
    cog,
    {
        Started: "codice-line-started",
    },
    FIELDS,
)
