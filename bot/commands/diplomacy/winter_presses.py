"""The winter of one's own board by presses: number by number or centre by centre; a rival's yes or no."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from bot.commands.diplomacy.board_cards import disputed_said, seven_said
from bot.commands.diplomacy.cog import cog, spoken
from bot.commands.diplomacy.counts_read import Taken, atlas_of, counts_read, taken_read, taken_said
from bot.commands.diplomacy.journal import FIELDS
from bot.commands.diplomacy.names import BoardNumber, PowerName, RoundNumber, Year, power_said
from bot.commands.diplomacy.referees_called import call_referees
from bot.commands.diplomacy.seating.seats import board_said
from bot.commands.journal_lines import tell
from bot.commands.shown_in_rooms import word
from bot.commands.tournament.roles import referee
from bot.engines.book import Refused
from bot.engines.diplomacy import centres as winters
from bot.engines.diplomacy import objections, ownership, told_winters
from bot.engines.diplomacy.games import Counts, Game, Owners
from bot.engines.diplomacy.objections import WinterDisputed, WinterUpheld
from bot.engines.diplomacy.rules import POWERS, STARTS, Power
from bot.engines.diplomacy.told_winters import WinterConfirmed, WinterDoubted, WinterReported
from bot.engines.diplomacy.tournament import Diplomacy
from bot.hall.cards.card import Argument, Audience, Button, Card, Table, Tone, say, strong
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Text, Whole
from bot.hall.running.forms import rows

Seven = Annotated[str, Text(longest=40)]
PageNumber = Annotated[int, Whole(1, 4)]
A_PAGE = 15
"""Centres that stand on a card together; the nearest ones first."""
PAIRS = 4
"""Buttons in a row of steps: two powers, each up and down."""


# --- number by number


@cog.command("step", private=True, hidden=True, reads=True, in_live=True)
@spoken
async def step(call: Call[Diplomacy], round_: RoundNumber, board: BoardNumber, year: Year, counts: Seven = "") -> Card:
    """The seven numbers of a winter, each changed by a press."""
    book, game = call.book, call.book.game_at(board, round_)
    told_winters.may_tell(book, game, call.member, referee(call))
    winters.due(book, game, year)
    before = _before(book, game)
    return _step_card(book, game, year, before, counts_read(counts, game) if counts else before)


def _before(book: Diplomacy, game: Game) -> Counts:
    """The centres of the winter before; at the beginning what the map gives everybody."""
    if game.year is not None:
        return game.counts[game.year]
    if game.escalation:
        pieces = winters.units(book, game, book.rules.game.first_year)
        return {power: pieces[power] for power in POWERS if power in game.seats}
    italy = ("italy",) if game.variant == "italy" else ()
    return {power: STARTS[power] for power in POWERS if power in (*game.seats, *italy)}


def _step_card(book: Diplomacy, game: Game, year: int, before: Counts, now: Counts) -> Card:
    total, most = sum(now.values()), winters.most(book, game)
    # An escalation begins with pieces, and a piece may stand where there is no centre.
    had = 0 if game.escalation and game.year is None else sum(before.values())
    shown = [power for power in POWERS if before.get(power, 0)]
    table = [(power_said(power), str(before[power]), str(now.get(power, 0))) for power in shown]
    head = tuple(say(f"diplomacy-column-{name}") for name in ("power", "stands", "would"))
    lines: list[Argument] = [say("diplomacy-step-sum", total=total, neutral=most - total, most=most)]
    if total < had:
        lines.append(say("diplomacy-step-lost", count=had - total))
    steps = []
    for power in shown:
        for change, key in ((-1, "less"), (1, "more")):
            if now.get(power, 0) + change >= 0 and total + change <= most:
                after = {**now, power: now.get(power, 0) + change}
                line = _line("step", game, year, seven_said(after))
                steps.append(Button(say(f"diplomacy-step-{key}", power=power_said(power)), line))
    send: tuple[tuple[Button, ...], ...] = ()
    if had <= total and any(now.get(power, 0) for power in game.seats):
        label = say("diplomacy-record-button", year=str(year))
        send = ((Button(label, _line("winter", game, year, seven_said(now)), "good"),),)
    return Card(
        say("diplomacy-step-title", board=board_said(game), year=str(year)),
        tuple(lines),
        Table(head, tuple(table), right=(1, 2)),
        buttons=(*rows(steps, PAIRS), *send),
        audience=Audience.MEMBER,
        tone=Tone.ASK,
        replaces=True,
    )


def _line(command: str, game: Game, year: int, words: str = "", *more: object) -> str:
    said = f'diplomacy {command} {game.where.round} {game.where.board} {year} "{words}"'
    return " ".join((said, *map(str, more)))


# --- centre by centre


@cog.command("take", private=True, hidden=True, reads=True, in_live=True)
@spoken
async def take(
    call: Call[Diplomacy],
    round_: RoundNumber,
    board: BoardNumber,
    year: Year,
    taken: Taken = "",
    power: PowerName | None = None,
    page: PageNumber = 1,
) -> Card:
    """The centres that changed hands since the last winter: who has taken one, and which."""
    book, game, atlas = call.book, call.book.game_at(board, round_), atlas_of()
    told_winters.may_tell(book, game, call.member, referee(call))
    winters.due(book, game, year)
    changed = taken_read(taken)
    now = ownership.told(game, atlas, year, changed)
    known = ownership.known(game, atlas, year - 1)
    lines: list[Argument] = []
    if game.year is not None and known.year != game.year:
        key = "diplomacy-take-since" if known.year else "diplomacy-take-beginning"
        lines.append(say(key, year=str(known.year)))
    lines += [_taken_said(key, owner, known.owners) for key, owner in changed.items()]
    lines.append(say("diplomacy-take-which", power=power_said(power)) if power else say("diplomacy-take-who"))
    buttons = _centres(game, year, changed, now, power, page) if power else _takers(game, year, changed, now)
    return Card(
        say("diplomacy-step-title", board=board_said(game), year=str(year)),
        tuple(lines),
        buttons=buttons,
        audience=Audience.MEMBER,
        tone=Tone.ASK,
        replaces=True,
    )


def _taken_said(key: str, owner: Power, before: Owners) -> Argument:
    centre = strong(say(f"diplomacy-provinces-{key}"))
    if key not in before:
        return say("diplomacy-taken-neutral", centre=centre, power=power_said(owner))
    return say("diplomacy-taken", centre=centre, before=power_said(before[key]), power=power_said(owner))


def _takers(game: Game, year: int, changed: Owners, now: Owners) -> tuple[tuple[Button, ...], ...]:
    """Who has taken one more? Or one of those said is taken back; or all is said."""
    powers = [power for power in POWERS if power in game.in_play() or power in now.values()]
    row = [Button(power_said(power), _line("take", game, year, taken_said(changed), power)) for power in powers]
    back = []
    for key in list(changed)[-5:]:
        rest = taken_said({one: owner for one, owner in changed.items() if one != key})
        back.append(Button(say("diplomacy-untake-button", centre=key.capitalize()), _line("take", game, year, rest)))
    label = say("diplomacy-record-button", year=str(year))
    send = Button(label, _line("owners", game, year, taken_said(changed)), "good")
    return (*rows(row), *rows(back), (send,))


def _centres(
    game: Game, year: int, changed: Owners, now: Owners, power: Power, page: int
) -> tuple[tuple[Button, ...], ...]:
    """The centres that a power can have taken, the nearest first."""
    keys = ownership.nearest(atlas_of(), now, power)
    buttons = []
    for key in keys[(page - 1) * A_PAGE : page * A_PAGE]:
        line = _line("take", game, year, taken_said({**changed, key: power}), power)
        buttons.append(Button(_centre(key, now), line))
    more = [Button(say("diplomacy-take-back"), _line("take", game, year, taken_said(changed)))]
    if len(keys) > page * A_PAGE:
        line = _line("take", game, year, taken_said(changed), power, page + 1)
        more.append(Button(say("diplomacy-take-more"), line))
    return (*rows(buttons), tuple(more))


def _centre(key: str, now: Owners) -> Argument:
    owner = now.get(key)
    if owner is None:
        return say("diplomacy-centre-neutral", centre=key.capitalize())
    return say("diplomacy-centre-of", centre=key.capitalize(), power=power_said(owner))


# --- a rival's word


@cog.command("confirm", private=True, hidden=True)
@spoken
async def confirm(
    call: Call[Diplomacy], round_: RoundNumber, board: BoardNumber, year: Year, counts: Seven = ""
) -> Card:
    """Say the same as who told a winter of one's board: to the numbers that one was shown, and no others."""
    told = call.book.game_at(board, round_).told
    if told is not None and told.year == year and counts != seven_said(told.counts):
        raise Refused("diplomacy-changed-since")
    game = told_winters.confirm(call.book, call.member, board, year, call.now, round_, referee=referee(call))
    return _word(game, say("diplomacy-report-confirmed", year=str(year)))


def _word(game: Game, *news: Argument) -> Card:
    """A word to whoever pressed on the card of a board, which is edited there for all."""
    title = say("diplomacy-board-of", board=board_said(game), round=game.where.round)
    return replace(word(*news), title=title)


@cog.command("doubt", private=True, hidden=True)
@spoken
async def doubt(call: Call[Diplomacy], round_: RoundNumber, board: BoardNumber, year: Year) -> Card:
    """Say that a winter of one's board was not so."""
    game = told_winters.doubt(call.book, call.member, board, year, call.now, round_)
    await call_referees(call, game, year)
    return _word(game, say("diplomacy-report-doubted", year=str(year)))


# --- what two have confirmed, and a third says otherwise


@cog.command("object", private=True, hidden=True)
@spoken
async def object_(call: Call[Diplomacy], round_: RoundNumber, board: BoardNumber, year: Year, counts: Seven) -> Card:
    """Say that a winter that two others confirmed was not so: a referee is called, until then it stands."""
    _unchanged(call.book.game_at(board, round_), year, counts)
    game = objections.dispute(call.book, call.member, board, year, call.now, round_)
    await call_referees(call, game, year)
    return _word(game, *disputed_said(call.book, game))


@cog.command("uphold", may=May.REFEREE, private=True, hidden=True)
@spoken
async def uphold(call: Call[Diplomacy], round_: RoundNumber, board: BoardNumber, year: Year, counts: Seven) -> Card:
    """Say that a disputed winter was so."""
    _unchanged(call.book.game_at(board, round_), year, counts)
    game = objections.uphold(call.book, call.member, board, year, round_)
    return _word(game, say("diplomacy-upheld", year=str(year)))


def _unchanged(game: Game, year: int, counts: str) -> None:
    """Whoever presses speaks of the numbers that they were shown, and no others."""
    if year in game.counts and seven_said(game.counts[year]) != counts:
        raise Refused("diplomacy-changed-since")


# --- the journal's lines

tell(
    cog,
    {
        WinterReported: "diplomacy-log-reported",
        WinterConfirmed: "diplomacy-log-confirmed",
        WinterDoubted: "diplomacy-log-doubted",
        WinterDisputed: "diplomacy-log-disputed",
        WinterUpheld: "diplomacy-log-upheld",
    },
    FIELDS,
)
