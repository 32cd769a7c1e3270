"""The projector board of a tournament: tables and hands, clocks, standings, the bracket; only what has been posted."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bot.commands.codice.bracket_card import picture
from bot.commands.codice.cog import cog
from bot.commands.codice.explaining import team_card
from bot.commands.codice.names import named, players
from bot.commands.codice.outcomes import score_said, stage_named
from bot.commands.codice.pairings import seat_lines
from bot.commands.codice.play.screen import panels as played
from bot.commands.codice.standings_card import listed, prospect_lines
from bot.engines.codice.clock_state import TableClock
from bot.engines.codice.explaining import explain
from bot.engines.codice.finals import bracket, final_places
from bot.engines.codice.matches import Match
from bot.engines.codice.public import round_told, rounds_told
from bot.engines.codice.rounds import Round
from bot.engines.codice.tournament import Codice
from bot.engines.tournament.bracket import WINNER
from bot.engines.tournament.tournament import PAIRINGS, NoticeSubject
from bot.hall.cards.board import ROWS, Board, Countdown, Findable, Met, Panel, Viewer
from bot.hall.cards.card import Argument, Free, Table, Words, say, strong

SMALL = 4
"""The largest bracket (in teams) that is drawn upright on the screen; a larger one is drawn across it."""
BENEATH = 3
"""Tables on the screen at once while a hand is played above them."""
CLOCKS = 8
"""The most clocks of tables on the screen: those that run out first."""


@cog.board
def board(viewer: Viewer, book: Codice) -> Board:
    """What stands on the board now."""
    title: Argument = Free(book.name) if book.name else say("book-codice")
    one = round_told(book)
    if book.plan is None or one is None:
        return Board(
            title, say("codice-board-entered", teams=len(_entered(book))), _entries(book), _names(book, viewer.now)
        )
    told = rounds_told(book)
    over = book.ended and told == len(book.rounds)
    hands = [] if over else played(book, viewer.now)
    panels: list[Panel] = [] if over else [*_times(book, one, viewer.now), *hands, _tables(book, one, bool(hands))]
    if not over and (leads_to := prospect_lines(book)):
        # Beside the clock and the tables, above the standings: in a row of its own it took the height of both tables.
        panels.append(Panel(say("codice-board-leads-to"), lines=tuple(leads_to)))
    if one.phase == "finals":
        # Beside the tables or the places a small bracket stands better upright.
        panels.append(Panel(picture=picture(book, across=book.plan.qualifiers > SMALL)))
    if told and (over or one.phase != "finals"):
        ranking = listed(book, told).ranking
        panels.append(Panel(ranking.title, table=ranking.whole(), name="standings"))
    if viewer.page:
        panels += _played_rounds(book, told)
    return Board(title, _subtitle(book, one, over), tuple(panels), _names(book, viewer.now), over)


def _subtitle(book: Codice, one: Round, over: bool) -> Argument:
    """Who has won; before that, the round and how many tables are missing."""
    if over:
        return say("codice-board-over", team=strong(named(book, final_places(book)[0])))
    if one.missing:
        return say("codice-board-missing", round=stage_named(book, one), count=len(one.missing))
    return stage_named(book, one)


# --- before the draw


def _entered(book: Codice) -> list[str]:
    return [one.id for one in book.entrants.values() if one.fate == "in"]


def _entries(book: Codice) -> tuple[Panel, ...]:
    """The teams that have entered."""
    rows: tuple[Words, ...] = tuple((named(book, team), players(book, team)) for team in _entered(book))
    if not rows:
        return ()
    head = (say("codice-board-column-team"), say("codice-board-column-players"))
    return (Panel(say("codice-board-teams"), table=Table(head, rows), wide=True, name="teams"),)


def _names(book: Codice, now: float) -> tuple[Findable, ...]:
    """The teams, with who plays in them."""
    return tuple(
        Findable(
            named(book, team),
            players(book, team),
            tuple(book.entrants[team].players),
            partial(_own, book, team, now),
            partial(_met_in, book, team),
        )
        for team in _entered(book)
    )


def _played_rounds(book: Codice, told: int) -> list[Panel]:
    """The results of the rounds that are over, the last one first."""
    return [
        Panel(
            stage_named(book, one),
            table=Table(_HEAD, tuple(_row(book, each) for each in one.matches.values()), (0, 2)),
            name=f"round-{one.number}",
        )
        for one in reversed(book.rounds)
        if one.number <= told
    ]


# --- the round that is on

_HEAD: Words = (say("codice-board-column-table"), say("codice-board-column-teams"), "", "", "")


def _tables(book: Codice, one: Round, beneath: bool) -> Panel:
    """Every table: who plays, how it stands, how far it is; beneath a hand in play they turn pages."""
    rows: list[Words] = [_row(book, match) for match in one.matches.values()]
    if one.bye:
        rows.append((str(one.bye_table), named(book, one.bye), "", "", say("codice-board-rests")))
    return Panel(
        say("codice-board-tables"),
        table=Table(_HEAD, tuple(rows), (0, 2)),
        rows=BENEATH if beneath else ROWS,
        wide=one.number == 1,
        name="tables",
    )


def _row(book: Codice, match: Match) -> Words:
    one, two = match.teams
    score: Argument = "–"
    if match.begun:
        score = say("codice-board-score", first=match.score(one).won, second=match.score(two).won)
    return (str(match.table), _side(book, match, one), score, _side(book, match, two), _state(match))


def _side(book: Codice, match: Match, team: str) -> Argument:
    """A team; the winner stands out, and who starts the next hand has an arrow."""
    name = named(book, team)
    if match.over:
        return strong(name) if match.winner == team else name
    return say("codice-board-starts", team=name) if not match.full and match.starter(match.next) == team else name


def _state(match: Match) -> Argument:
    if match.over:
        return say("codice-board-decided" if match.decision is not None else "codice-board-done")
    if match.called or match.disputed is not None:
        return strong(say("codice-board-referee"))
    if match.full:
        return say("codice-board-to-confirm")
    return say("codice-board-hand", hand=match.next, of=match.best_of)


# --- clocks


def _times(book: Codice, one: Round, now: float) -> list[Panel]:
    """The round's clock, and in a broad row those of the tables."""
    clocks = []
    if book.clock.round == one.number:
        clocks.append(Countdown(say("codice-board-round"), book.clock.ends, book.clock.left))
    running = [(match, match.clock) for match in one.matches.values() if match.clock is not None]
    running.sort(key=lambda pair: (pair[1].since is None, pair[1].falls or 0.0))
    clocks += [_countdown(book, match, clock, now) for match, clock in running[:CLOCKS]]
    return [Panel(clocks=tuple(clocks), wide=bool(running))] if clocks else []


def _countdown(book: Codice, match: Match, clock: TableClock, now: float) -> Countdown:
    """Whose time runs at a table, or the preparation."""
    if clock.fallen:
        return Countdown(_label(match, named(book, clock.fallen)))
    if clock.preparing(now):
        return Countdown(_label(match, say("codice-board-preparation")), clock.since, clock.preparation)
    label = _label(match, named(book, clock.turn))
    return Countdown(label, clock.falls, clock.left(clock.turn, now))


def _label(match: Match, what: Argument) -> Argument:
    return say("codice-board-clock", table=match.table, what=what)


# --- one team's own


def _own(book: Codice, team: str, now: float) -> tuple[Panel, ...]:
    """A team's table with its clocks, whom it meets next, and its way hand by hand."""
    one = round_told(book)
    if book.plan is None or one is None:
        return ()
    panels = [*_seat(book, one, team, now)]
    if meets := _next(book, one, team):
        panels.append(Panel(say("codice-board-next"), tuple(meets)))
    way = team_card(book, explain(book, team))
    return (*panels, Panel(say("board-why", who=way.title), way.lines))


def _seat(book: Codice, one: Round, team: str, now: float) -> list[Panel]:
    """Where it plays now, if it does; the round's clock, and that of its table."""
    match = one.match_of(team)
    if match is None:
        rests = team == one.bye and not one.closed
        return [Panel(stage_named(book, one), (say("codice-you-rest", hands=one.best_of),))] if rests else []
    if match.over:
        return []
    lines = (*seat_lines(book, match, team), *([score_said(book, match)] if match.begun else []))
    clocks = [clock for panel in _times(book, one, now)[:1] for clock in panel.clocks[:1]] if book.clock.round else []
    if match.clock is not None:
        clocks.append(_countdown(book, match, match.clock, now))
    return [Panel(stage_named(book, one), lines, clocks=tuple(clocks))]


def _next(book: Codice, one: Round, team: str) -> list[Argument]:
    """Whom it meets after this, as far as a schedule or the bracket tells."""
    if one.phase == "finals":
        return [
            _met(book, table.seats[other], table.teams[other])
            for table in bracket(book, book.held)
            if table.match is None and team in table.teams
            for other in (1 - table.teams.index(team),)
        ]
    number = one.number + 1
    held = NoticeSubject(PAIRINGS, number) in book.held
    if one.phase != "robin" or number > book.started.rounds or held or not book.entrants[team].playing:
        return []
    other = next((pair[1 - pair.index(team)] for pair in book.schedule[number - 1] if team in pair), "")
    entrant = book.entrants.get(other)
    if entrant is None or not entrant.playing:
        return [say("codice-board-rests-next")]
    return [say("codice-board-meets", team=strong(named(book, other)))]


def _met(book: Codice, seat: str, team: str | None) -> Argument:
    """Whom somebody meets in the bracket; of a match that is still on, its winner or its loser."""
    if team is None:
        return say("codice-board-meets-winner" if seat[0] == WINNER else "codice-board-meets-loser", match=seat[1:])
    return say("codice-board-meets", team=strong(named(book, team)))


def _met_in(book: Codice, team: str) -> Iterator[Met]:
    """The teams that a team has met in the rounds that are over and known, and who won."""
    for one in book.rounds[: rounds_told(book)]:
        match = one.match_of(team)
        if match is not None and match.over and (other := match.other(team)):
            yield named(book, other), match.winner == team if match.winner else None
