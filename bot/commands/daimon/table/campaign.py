"""/campaign: opening a campaign, its seats and adventures, how its table stands, and its projector board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any

from bot.commands.club import page_note
from bot.commands.daimon.character import names
from bot.commands.daimon.cog import cog
from bot.commands.daimon.journal import FIELDS
from bot.commands.daimon.table.chair import end_button, pocket_button, stage_buttons, stage_lines
from bot.commands.daimon.table.waiting import ROWS, waiting_buttons, waiting_lines
from bot.commands.journal_lines import tell
from bot.commands.seal_lines import cut_button, print_line
from bot.engines.book import Refused
from bot.engines.daimon.table.campaign import (
    ORACLE,
    AdventureBegun,
    Campaign,
    CampaignFounded,
    CampaignOpened,
    SeatLeft,
    SeatTaken,
)
from bot.engines.daimon.table.scenes import may_end
from bot.engines.daimon.table.state import Seat
from bot.hall.cards.board import Board, Findable, Panel, Viewer
from bot.hall.cards.card import HEAD, Argument, Button, Card, Free, Mention, Table, Tone, code, say, strong
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Choice, Text

Name = Annotated[str, Text(longest=60)]
MasterKind = Annotated[str, Choice(name="master", values=("rotating", "stable"))]


@cog.opens
async def lay(call: Call[Campaign]) -> None:
    """A campaign's book is laid: its numbers, a seal for the dice and one for the oracle."""
    call.book.happen(CampaignOpened(rules=call.house.rules.daimon))
    call.set_seal()
    call.set_seal(ORACLE)


@cog.command("campaign new", opens=True)
async def new(call: Call[Campaign], name: Name, adventure: Name | None = None, master: MasterKind = "rotating") -> Card:
    """Begin a campaign in this room."""
    called, first = call.keep(name, shared=True), call.keep(adventure, shared=True)
    call.book.found(call.member, called, first, "stable" if master == "stable" else "rotating")
    book = call.book
    lines: list[Argument] = []
    if book.adventure:
        lines.append(say("campaign-of-adventure", name=call.free(book.adventure)))
    lines.append(say("campaign-master-stable" if book.stable else "campaign-master-rotating", who=Mention(call.member)))
    lines.append(say("campaign-what-next"))
    lines += [print_line(book), print_line(book, ORACLE)]
    row = (
        Button(say("campaign-join-button"), "campaign join", "good"),
        Button(say("campaign-sheet-button"), "sheet new"),
        Button(say("campaign-start-button"), "session start"),
        cut_button(),
    )
    return Card(
        say("campaign-begun", name=call.free(book.name)), tuple(lines), buttons=(row,), tone=Tone.GOOD, heads=HEAD
    )


@cog.command("campaign show", reads=True)
async def show(call: Call[Campaign]) -> Card:
    """Seats in order, reserves, wounds, Master, tokens."""
    book = call.book
    lines: list[Argument] = []
    if book.adventure:
        lines.append(say("campaign-of-adventure", name=call.free(book.adventure)))
    if book.session is not None:
        lines.append(say("campaign-session", number=book.session.number, scene=book.session.scene))
    else:
        lines.append(say("campaign-no-session", number=book.sessions))
    if book.master:
        leaving = book.chair.stage == "claiming"
        lines.append(say("campaign-master-leaving" if leaving else "campaign-master", who=Mention(book.master)))
    lines += stage_lines(book)
    lines += waiting_lines(call)
    lines += _order(book)
    table = _seats(book) if book.seats else None
    seal = book.ledger.present
    if seal is not None:
        lines.append(say("campaign-seal", seal=code(seal.short)))
    row = [Button(say("reserve-prices-button"), "reserve prices"), Button(say("events-button"), "events")]
    if any(not seat.character for seat in book.seats):
        row.insert(0, Button(say("campaign-sheet-button"), "sheet new"))
    if book.session is None:
        row.insert(0, Button(say("campaign-join-button"), "campaign join"))
        if book.seats:
            row.insert(0, Button(say("campaign-start-button"), "session start", "good"))
    else:
        if may_end(book):
            row.append(end_button(book))
        row.append(pocket_button())
        if any(seat.player not in book.session.present for seat in book.seats):
            row.append(Button(say("session-here-button"), "session here"))
    title = say("campaign-title", name=call.free(book.name)) if book.name else say("campaign-title-none")
    stage = stage_buttons(book)
    waiting = waiting_buttons(book, ROWS - len(stage))
    return Card(title, tuple(lines), table, buttons=(*stage, *waiting, tuple(row)))


@cog.result
def result(call: Call[Any], book: Campaign, who: str) -> Argument | None:
    """Somebody's character, and how many sessions were played."""
    if who == book.stable:
        return say("campaign-result-master", sessions=book.sessions)
    character = book.latest_of(who)
    if character is None:
        return say("campaign-result-seat") if book.seat_of(who) else None
    return say("campaign-result", character=call.free(character.name), sessions=book.sessions)


@cog.gains
async def gains(before: Campaign, after: Campaign, *_: object) -> Sequence[Argument]:
    """Reserves and wounds that the change would alter; nothing if it lets dice fall, for that would tell how they
    fall."""
    if any(entry.drawn for entry in after.fresh):
        return ()
    pairs = [("campaign-gains-reserve", player, was, now) for player, was, now in _others(_reserves, before, after)]
    pairs += [("campaign-gains-wounds", player, was, now) for player, was, now in _others(_wounds, before, after)]
    return [say(key, who=Mention(player), before=was, after=strong(str(now))) for key, player, was, now in pairs]


def _others(read: Callable[[Campaign], dict[str, int]], *books: Campaign) -> list[tuple[str, int, int]]:
    """The players whose number differs, with the number in the first book and in the second; whoever is not in both is
    left out."""
    was, now = map(read, books)
    return [(player, was[player], now[player]) for player in now if was.get(player, now[player]) != now[player]]


def _reserves(book: Campaign) -> dict[str, int]:
    return {seat.player: seat.reserve for seat in book.seats}


def _wounds(book: Campaign) -> dict[str, int]:
    characters = {seat.player: book.latest_of(seat.player) for seat in book.seats}
    return {player: character.wounds for player, character in characters.items() if character is not None}


@cog.command("campaign join")
async def join(call: Call[Campaign], character: Name | None = None) -> Card:
    """Take a seat."""
    back = call.member in call.book.left
    call.book.sit(call.member, call.keep(character))
    seat = call.book.seat(call.member)
    row = () if seat.character else ((Button(say("campaign-sheet-button"), "sheet new"),),)
    return Card(
        say("campaign-joined", who=Mention(call.member)),
        (say("campaign-joined-back" if back else "campaign-joined-dice", dice=seat.reserve), *await page_note(call)),
        buttons=row,
        tone=Tone.GOOD,
    )


@cog.command("campaign leave", may=May.PLAYER)
async def leave(call: Call[Campaign], character: Name | None = None) -> Card:
    """Give a seat up; another player may take one, and who comes back finds it as it was."""
    held = call.book.character_of(call.member)
    if character and (held is None or (await call.people.words(held.name) or "").casefold() != character.casefold()):
        raise Refused("no-such-character", name=character)
    call.book.leave(call.member)
    return Card(say("campaign-left", who=Mention(call.member)))


@cog.command("campaign adventure", may=May.MASTER)
@names.spoken
async def adventure(call: Call[Campaign], name: Name) -> Card:
    """Begin a new adventure: full reserves, unless they were filled not long ago, and the oracle's seal renewed."""
    hours = call.settings.session.resume_hours
    begun = call.book.begin_adventure(call.keep(name, shared=True), call.now, hours * 3600)
    if call.book.ledger.to_open(ORACLE):
        call.open_seal(ORACLE)
    most = call.book.rules.reserve.start
    filled, not_yet = say("campaign-reserves-full", dice=most), say("campaign-reserves-not-full", hours=round(hours))
    return Card(
        say("campaign-adventure-begun", name=call.free(call.book.adventure)),
        (not_yet if begun.dry else filled,),
        buttons=((Button(say("oracle-opening-button"), "oracle opening"),),),
        tone=Tone.GOOD,
    )


@cog.board
def board(viewer: Viewer, book: Campaign) -> Board:
    """The projector board: who holds the Master's chair, and everybody's reserve and wounds."""
    where = (
        say("campaign-session", number=book.session.number, scene=book.session.scene)
        if book.session is not None
        else say("campaign-no-session", number=book.sessions)
    )
    panels = []
    if book.master:
        lines = (strong(Mention(book.master)), *stage_lines(book))
        panels.append(Panel(say("campaign-board-chair"), lines, wide=True))
    elif waiting := stage_lines(book):
        panels.append(Panel(say("campaign-board-chair"), tuple(waiting), wide=True))
    if book.seats:
        panels.append(
            Panel(say("campaign-board-seats"), table=_seats(book, tokens=not book.stable), wide=True, name="seats")
        )
    title = say("campaign-title", name=Free(book.name)) if book.name else say("campaign-title-none")
    subtitle = say("campaign-board-where", adventure=Free(book.adventure), where=where) if book.adventure else where
    return Board(
        title,
        subtitle,
        tuple(panels),
        tuple(Findable(Mention(seat.player), people=(seat.player,)) for seat in book.seats),
    )


def _order(book: Campaign) -> list[Argument]:
    """Who still holds the token of the Master's chair, and who plays whose dàimon."""
    here = [seat.player for seat in book.seats if _is_here(book, seat.player)]
    lines: list[Argument] = []
    if holders := [Mention(player) for player in here if player in book.chair.tokens and not book.stable]:
        lines.append(say("campaign-tokens", who=listed(holders)))
    if len(here) > 1:
        lines.append(say("campaign-daimons", who=listed(map(Mention, here))))
    return lines


def _is_here(book: Campaign, player: str) -> bool:
    return book.session is None or player in book.session.present


def _seats(book: Campaign, tokens: bool = False) -> Table:
    """The seats in their order; a phone has room for no more columns, a projector shows the tokens too."""
    columns = ["seat", "reserve", "wounds", *(["token"] if tokens else [])]
    rows = []
    for number, seat in enumerate(book.seats, 1):
        cells = _cells(book, number, seat)
        rows.append(tuple(cells[column] for column in columns))
    return Table(tuple(say(f"campaign-column-{column}") for column in columns), tuple(rows), right=(1,))


def _cells(book: Campaign, number: int, seat: Seat) -> dict[str, Argument]:
    """A seat by columns: the dice that are sealed in a roll still count here."""
    character = book.characters.get(seat.character)
    wounds: Argument = "–"
    if character is not None and character.attributes:
        health, most = character.health(book.rules), character.most_wounds(book.rules)
        wounds = f"0/{most}"
        if health != "sound":
            wounds = say("campaign-wounds", wounds=character.wounds, most=most, health=say(f"health-{health}"))
    token: Argument = "○" if book.session is not None else ""
    if seat.player == book.master:
        token = say("campaign-is-master-with-token" if seat.player in book.chair.tokens else "campaign-is-master")
    elif seat.player in book.chair.tokens:
        token = "●"
    player = say("campaign-seat", number=number, who=Mention(seat.player))
    if character and character.name:
        player = say("campaign-seat-of", seat=player, name=Free(character.name))
    if not _is_here(book, seat.player):
        player = say("campaign-seat-absent", seat=player)
    return {"seat": player, "reserve": str(seat.reserve), "wounds": wounds, "token": token}


# --- journal

tell(
    cog,
    {
        CampaignOpened: "campaign-line-opened",
        CampaignFounded: "campaign-line-founded",
        SeatTaken: "campaign-joined",
        SeatLeft: "campaign-left",
        AdventureBegun: "campaign-adventure-begun",
    },
    FIELDS,
)
