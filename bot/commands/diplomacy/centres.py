"""/diplomacy centres, finish, chart: winters are recorded, corrected by a referee, and boards closed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, NamedTuple

from bot.commands.diplomacy.board_cards import board_card, chart, leaps_said, now_said, seven_said
from bot.commands.diplomacy.cog import cog, spoken, told
from bot.commands.diplomacy.counts_read import Taken, atlas_of, counts_read, named_powers, taken_read
from bot.commands.diplomacy.journal import FIELDS
from bot.commands.diplomacy.map_cards import map_card
from bot.commands.diplomacy.names import BoardNumber, Centres, RoundNumber, Year, all_named, power_said
from bot.commands.diplomacy.referees_called import call_referees
from bot.commands.diplomacy.scoring import score_card
from bot.commands.diplomacy.seating.seats import board_buttons, board_said
from bot.commands.journal_lines import tell
from bot.commands.named_refusals import before_its_form
from bot.commands.tournament.roles import director, referee
from bot.engines.book import Refused
from bot.engines.diplomacy import centres as winters
from bot.engines.diplomacy import ownership, told_winters, top_table
from bot.engines.diplomacy.centres import BoardReopened, CentresCorrected, CentresCounted, GameFinished
from bot.engines.diplomacy.games import Counts, Game, Owners
from bot.engines.diplomacy.rules import POWERS
from bot.engines.diplomacy.tournament import Diplomacy
from bot.hall.cards.card import Argument, Audience, Button, Card, Table, Tone, say, strong
from bot.hall.cards.lists import joined
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Hidden, May
from bot.hall.declared.kinds import Text, YesNo
from bot.hall.declared.lines import line_of
from bot.hall.declared.to_ask import Missing
from bot.hall.running.said.taken_places import in_place_of_own

SevenNumbers = Annotated[str, Text(longest=200)]
Anyway = Annotated[bool, YesNo(), Hidden()]
OnTheMap = Annotated[bool, YesNo(as_command=True)]


async def as_seven(call: Call[Diplomacy], words: Mapping[str, str]) -> tuple[str, tuple[str, ...]]:
    """A winter as it is corrected: its seven numbers in a form."""
    counts = words.get("counts") or " ".join(words.get(power, "0") for power in POWERS)
    number = words.get("round") or str(call.book.game_at(int(words["board"])).where.round)
    given = {"round": number, "board": words["board"], "year": words["year"], "counts": counts}
    return line_of(call.house.commands["diplomacy winter"], given), ("counts",)


@cog.command("centres", private=True, amended=as_seven)
@spoken
async def centres(
    call: Call[Diplomacy],
    board: BoardNumber,
    year: Year,
    austria: Centres | None = None,
    england: Centres | None = None,
    france: Centres | None = None,
    germany: Centres | None = None,
    italy: Centres | None = None,
    russia: Centres | None = None,
    turkey: Centres | None = None,
    round_: RoundNumber | None = None,
) -> Card:
    """Record the centres of a winter; who has none left need not be named."""
    numbers = (austria, england, france, germany, italy, russia, turkey)
    given = {power: number for power, number in zip(POWERS, numbers, strict=True) if number is not None}
    game = call.book.game_at(board, round_)
    named = named_powers(game, year)
    missing = next((power for power in named if power not in given), None)
    if missing is not None:
        command = call.house.commands["diplomacy centres"]
        raise Missing(
            command, command[missing], {**{power: "0" for power in POWERS if power not in named}, **call.given}
        )
    return await _recorded(call, board, year, {power: given.get(power, 0) for power in POWERS}, round_)


def _tells(call: Call[Diplomacy]) -> None:
    game = call.book.game_at(int(call.given["board"]), int(call.given["round"]))
    told_winters.may_tell(call.book, game, call.member, referee(call))


@cog.command("winter", private=True, hidden=True, amended=as_seven, fields=before_its_form(told, _tells))
@spoken
async def winter(
    call: Call[Diplomacy],
    round_: RoundNumber,
    board: BoardNumber,
    year: Year,
    counts: SevenNumbers,
    anyway: Anyway = False,
) -> Card:
    """The same by a form: seven numbers on one line."""
    return await _recorded(
        call, board, year, counts_read(counts, call.book.game_at(board, round_), year), round_, anyway
    )


@cog.command("owners", private=True, hidden=True)
@spoken
async def owners(
    call: Call[Diplomacy],
    round_: RoundNumber,
    board: BoardNumber,
    year: Year,
    taken: Taken = "",
    anyway: Anyway = False,
) -> Card:
    """The same by the centres that changed hands."""
    game, atlas = call.book.game_at(board, round_), atlas_of()
    now = ownership.told(game, atlas, year, taken_read(taken))
    return await _recorded(call, board, year, ownership.counts_of(now), round_, anyway, Owned(now, taken))


class Owned(NamedTuple):
    """Whose every centre is, and what was pressed to say so."""

    owners: Owners
    taken: str


async def _recorded(
    call: Call[Diplomacy],
    board: int,
    year: int,
    counts: Counts,
    number: int | None,
    anyway: bool = False,
    owned: Owned | None = None,
) -> Card:
    """A new winter, asked about where it should be: who plays there tells it, a referee records it. Of one that is
    there already the correction is offered."""
    book, game = call.book, call.book.game_at(board, number)
    plays = bool(told_winters.may_tell(book, game, call.member, referee(call)))
    if year in game.counts:
        return _correction(book, game, year, counts)
    winters.due(book, game, year)
    why = [] if anyway else _why_not_yet(book, game, year, counts, owned)
    if why:
        return _asked_first(game, year, counts, why, owned)
    now = owned.owners if owned is not None else None
    news: list[Argument] = []
    if plays:
        what = told_winters.report(book, call.member, board, year, counts, call.now, number, now)
        news.append(say(f"diplomacy-report-{what}", year=str(year)))
        if what == "doubted":
            await call_referees(call, game, year)
    else:
        winters.record(book, call.member, board, year, counts, number, now)
    card = replace(board_card(book, game, *news), audience=Audience.MEMBER, replaces=owned is not None)
    return replace(card, needless=plays)  # The board's own card says who told what, and for whom it waits.


def _why_not_yet(book: Diplomacy, game: Game, year: int, counts: Counts, owned: Owned | None = None) -> list[Argument]:
    """Why it is asked before a winter is recorded: it overtakes a vote, ends a board with what can hardly be, or names
    owners that leave centres out, or took more than they had units."""
    why: list[Argument] = []
    if game.vote is not None and game.vote.open:
        missing = book.waited(game.vote)
        why.append(say("diplomacy-overtake-title", year=str(game.vote.year)))
        why.append(say("diplomacy-vote-missing", players=all_named(book, missing), count=len(missing)))
        why.append(say("diplomacy-overtake-what"))
    if top_table.seated_otherwise(book):
        why.append(say("diplomacy-top-otherwise"))
    if winters.would_end(book, game, year, counts):
        why += leaps_said(winters.leaps(book, game, year, counts))
    if owned is not None:
        before = game.counts.get(year - 1, counts)
        if lost := max(0, sum(before.values()) - sum(counts.values())):
            why.append(say("diplomacy-step-lost", count=lost))
        gains = ownership.gains(book, game, atlas_of(), year, owned.owners)
        why += [
            say("diplomacy-gained", power=power_said(one.power), gained=one.gained, units=one.units) for one in gains
        ]
    return why


def _asked_first(game: Game, year: int, counts: Counts, why: list[Argument], owned: Owned | None = None) -> Card:
    where = f"{game.where.round} {game.where.board} {year}"
    line = f'diplomacy winter {where} "{seven_said(counts)}" anyway:yes'
    back = Button(say("slip-correct"), f"diplomacy winter {where}", "good", ask=("counts",))
    if owned is not None:
        line = f'diplomacy owners {where} "{owned.taken}" anyway:yes'
        back = Button(say("slip-correct"), f'diplomacy take {where} "{owned.taken}"', "good")
    row = (Button(say("diplomacy-record-button", year=str(year)), line, "bad"), back)
    title = say("diplomacy-sure-title", board=board_said(game), year=str(year))
    return Card(title, tuple(why), buttons=(row,), audience=Audience.MEMBER, tone=Tone.ASK)


# --- corrections


def _correction(book: Diplomacy, game: Game, year: int, counts: Counts) -> Card:
    """What stands, what would stand, and a button for a referee."""
    winters.check(book, game, year, counts)
    changed = [power for power in POWERS if counts.get(power, 0) != game.centres(power, year)]
    if not changed:
        raise Refused("diplomacy-nothing-changed", board=game.where.board, year=year)
    rows = [(power_said(power), str(game.centres(power, year)), str(counts.get(power, 0))) for power in changed]
    head = tuple(say(f"diplomacy-column-{name}") for name in ("power", "stands", "would"))
    where = f"{game.where.round} {game.where.board} {year}"
    line = f'diplomacy correct {where} "{seven_said(game.counts[year])}" "{seven_said(counts)}"'
    button = Button(say("diplomacy-correct-button"), line, "bad")
    key = "diplomacy-correct-closed" if game.over else "diplomacy-correct-open"
    title = say("diplomacy-correct-title", board=board_said(game), year=str(year))
    table = Table(head, tuple(rows), right=(1, 2))
    return Card(title, (say(key),), table, buttons=((button,),), audience=Audience.MEMBER, tone=Tone.ASK)


@cog.command("correct", may=May.REFEREE, hidden=True)
@spoken
async def correct(
    call: Call[Diplomacy],
    round_: RoundNumber,
    board: BoardNumber,
    year: Year,
    before: SevenNumbers,
    counts: SevenNumbers,
) -> Card:
    """A winter as it really was."""
    game = call.book.game_at(board, round_)
    was = dict(game.counts.get(year, {}))
    if was and seven_said(was) != before:
        raise Refused("diplomacy-changed-since")
    winters.correct(call.book, call.member, board, year, counts_read(counts, game, year), round_)
    news: list[Argument] = [say("diplomacy-corrected", year=str(year)), strong(_change_said(was, game.counts[year]))]
    if top_table.seated_otherwise(call.book):
        news.append(strong(say("diplomacy-top-otherwise")))
    # What is done at the board is pressed on its one card.
    said = board_card(call.book, game, *news)
    return in_place_of_own(call, Card(said.title, said.lines, buttons=board_buttons([game])))


def _change_said(before: Counts, after: Counts) -> Argument:
    """Whose centres were told wrong."""
    pairs = [(power, before.get(power, 0), after.get(power, 0)) for power in POWERS]
    changed = (
        say("diplomacy-corrected-power", power=power_said(power), before=was, after=now)
        for power, was, now in pairs
        if was != now
    )
    return joined("diplomacy-seats-and", changed)


# --- the end of a board


@cog.command("finish", may=May.REFEREE, private=True)
@spoken
async def finish(call: Call[Diplomacy], board: BoardNumber, round_: RoundNumber | None = None) -> Card:
    """Close a board; a director is asked before it is closed early."""
    game = call.book.game_at(board, round_)
    early = game.year is not None and not game.over and not winters.complete(call.book, game)
    if early and director(call) and not game.undecided:
        title = say("diplomacy-early-title", board=board_said(game), year=str(game.year), last=str(game.last_year))
        line = f"diplomacy close {game.where.round} {board} {game.year}"
        button = Button(say("diplomacy-early-button"), line, "bad")
        what: list[Argument] = [say("diplomacy-early-what")]
        if game.told is not None:
            what.append(strong(say("diplomacy-early-told", year=str(game.told.year))))
        return Card(title, tuple(what), buttons=((button,),), audience=Audience.MEMBER, tone=Tone.ASK)
    winters.finish(call.book, call.member, board, call.now, round_)
    return replace(score_card(call.book, game), audience=Audience.MEMBER)


@cog.command("close", may=May.DIRECTOR, private=True, hidden=True)
@spoken
async def close(call: Call[Diplomacy], round_: RoundNumber, board: BoardNumber, year: Year) -> Card:
    """Close a board before its last year."""
    game = call.book.game_at(board, round_)
    if game.year != year:
        raise Refused("diplomacy-changed-since")
    winters.finish(call.book, call.member, board, call.now, round_, early=True)
    return replace(score_card(call.book, game), audience=Audience.MEMBER)


# --- to look at


@cog.command("chart", reads=True)
@spoken
async def show_chart(
    call: Call[Diplomacy], board: BoardNumber, round_: RoundNumber | None = None, map_: OnTheMap = False
) -> Card:
    """The centres by year, as a picture, or whose every centre is; before the first winter, who plays what.

    What is done at the board is pressed on its one card."""
    game = call.book.game_at(board, round_)
    if map_ and game.year is not None:
        return map_card(game)
    card, where = board_card(call.book, game), f"{game.where.round} {board}"
    to_board = Button(say("diplomacy-board-button", board=board), f"diplomacy show-board {where}")
    if game.year is None:
        return replace(card, tone=Tone.PLAIN, short=(), buttons=((to_board,),))
    to_map = Button(say("diplomacy-map-button"), f"diplomacy map {where}")
    return Card(card.title, card.lines, card.table, chart(call.book, game), buttons=((to_map, to_board),))


@cog.command("years", private=True, hidden=True, reads=True)
@spoken
async def show_years(call: Call[Diplomacy], round_: RoundNumber, board: BoardNumber) -> Card:
    """The centres by year, for who presses alone: the room has the board's card."""
    game = call.book.game_at(board, round_)
    if game.year is None:
        raise Refused("diplomacy-no-centres", board=board)
    card = board_card(call.book, game)
    see = Button(say("diplomacy-map-button"), f"diplomacy map {game.where.round} {board}")
    picture = chart(call.book, game)
    return Card(card.title, (), card.table, picture, buttons=((see,),), audience=Audience.MEMBER)


@cog.command("show-board", private=True, hidden=True, reads=True, grows_old=True)
@spoken
async def show_board(call: Call[Diplomacy], round_: RoundNumber, board: BoardNumber) -> Card:
    """The card of a board, for who asks alone: the room has its own."""
    book, game = call.book, call.book.game_at(board, round_)
    own = now_said(book, game) if book.hide and told_winters.own_voice(book, game, call.member) else []
    card = board_card(book, game)
    return replace(card, lines=(*card.lines, *own), audience=Audience.MEMBER)


# --- the journal's lines

tell(
    cog,
    {
        CentresCounted: "diplomacy-log-counted",
        CentresCorrected: "diplomacy-log-corrected",
        GameFinished: "diplomacy-log-finished",
        BoardReopened: "diplomacy-log-reopened",
    },
    FIELDS,
)
