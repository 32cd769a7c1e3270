"""/diplomacy new, player, drop, bond, ties, penalty: a tournament opens, players enter, leave, stay apart."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Annotated, get_args

from bot.commands.club import page_note
from bot.commands.dates.moments import read_birthday
from bot.commands.diplomacy.cog import cog, spoken
from bot.commands.diplomacy.journal import FIELDS
from bot.commands.diplomacy.names import PlayerName, all_named, found, found_first, named, names_of, own
from bot.commands.diplomacy.seating.seats import board_said
from bot.commands.journal_lines import tell
from bot.commands.seal_lines import cut_button, print_line
from bot.commands.tournament.roles import director
from bot.commands.typed_names import same, two
from bot.engines.book import Refused
from bot.engines.diplomacy import entering, voting
from bot.engines.diplomacy.entering import Bound, Penalised, Planned, Readmitted, TiesSet, TieStated
from bot.engines.diplomacy.games import Game
from bot.engines.diplomacy.rules import PresetName
from bot.engines.diplomacy.tournament import Diplomacy, DiplomacyOpened, Stated
from bot.engines.tournament.entrants import Entrant
from bot.hall.cards.card import HEAD, Argument, Audience, Button, Card, Mention, Tone, say, typed
from bot.hall.declared.call import Call, Into
from bot.hall.declared.declaration import Hidden, May
from bot.hall.declared.kinds import Choice, PersonId, Text, Whole, Yes, YesNo
from bot.hall.declared.typed_people import A_GUEST, name_of
from bot.hall.declared.values import Values
from bot.names import names_nobody

TournamentName = Annotated[str, Text(longest=60)]
NewName = Annotated[str, Text(longest=4000, people=True, list=True)]
Rounds = Annotated[int, Whole(1, entering.ROUNDS_MOST, offers=(3, 4, 5))]
PresetChoice = Annotated[PresetName, Choice(name="preset", values=get_args(PresetName))]
Reason = Annotated[str, Text(longest=200)]
Points = Annotated[int, Whole(1, 9999, offers=(25, 50, 100, 200))]
Anyway = Annotated[bool, YesNo(), Hidden()]
Day = Annotated[str, Text(longest=30)]

LONGEST_NAME = 60
_BETWEEN = re.compile(r"[,;\n]+")
_MARK = re.compile(r"(?:\(?\d{1,3}\s*[.):°]|[-–—•*·])\s+")
"""What stands before a name in a list that was pasted: its number, or a point."""
_NAME_AND_MENTION = re.compile(r"(.+?)\s+(<@!?[^<>\s]+>|@\S.*)")


@cog.opens
async def lay(call: Call[Diplomacy]) -> None:
    """A tournament's book is laid: its numbers, and the seal of its draws."""
    call.book.happen(DiplomacyOpened(rules=call.house.rules.diplomacy))
    call.set_seal()


@cog.command("new", may=May.DIRECTOR, opens=True)
@spoken
async def new(
    call: Call[Diplomacy],
    name: TournamentName,
    rounds: Rounds = 3,
    preset: PresetChoice = "standard",
    hide: Yes = False,
) -> Card:
    """Open the tournament in this room."""
    book = call.book
    entering.found(book, call.member, call.keep(name, shared=True), rounds, preset, hide)
    lines = (
        say("diplomacy-rounds-plan", rounds=rounds, preset=say(f"choices-preset.{preset}")),
        say(
            "diplomacy-preset-says",
            sitting=book.preset.sitting,
            top=int(book.preset.top),
            boards=book.rules.top.boards,
            worst=book.preset.worst,
            games=book.preset.worst_beyond,
        ),
        *([say("diplomacy-hides")] if hide else []),
        say("diplomacy-how-to-enter", command=typed("diplomacy", "player")),
        print_line(book),
    )
    row = (
        Button(say("diplomacy-enter-button"), "diplomacy player", "good"),
        Button(say("diplomacy-draft-button"), "diplomacy round"),
        cut_button(),
    )
    return Card(say("diplomacy-opened", name=call.free(book.name)), lines, buttons=(row,), tone=Tone.GOOD, heads=HEAD)


# --- players


@cog.command("player")
@spoken
async def player(call: Call[Diplomacy], name: NewName, member: PersonId | None = None) -> Card:
    """Enter a player: oneself; by a director anybody, with an account or without, or many. Who withdrew comes back."""
    book = call.book
    many = [one.strip() for one in _BETWEEN.split(name) if one.strip()]
    if len(many) > 1:
        many = [_MARK.sub("", one) for one in many]
    if len(many) > 1 and member is None and director(call):
        return await enter_all(call, many)
    if len(name) > LONGEST_NAME:
        raise Refused("too-long", longest=LONGEST_NAME, length=len(name))
    line = name
    if member is None:
        name, beside = _parted(line)
        member = await _person(call, beside) if beside else None
    alike = await _of_name(call, name)
    if member is None and director(call):
        member = _withdrawn(alike) or await _person(call, person_in(line), Into("member"))
    member = member or call.member
    name = await Values.of(call).without_mentions(name_of(name))
    if member != call.member and not director(call):
        raise Refused("diplomacy-not-yours-to-enter")
    entrant = book.entrant_of(member)
    if entrant is not None:
        raise Refused("diplomacy-entered-already", player=entrant.id)
    gone = next((one for one in book.entrants.values() if member in one.players), None)
    if gone is not None:
        entrant = entering.readmit(book, call.member, gone.id)
        return _entered_card(book, entrant, "diplomacy-readmitted", *await page_note(call))
    if alike is not None:
        raise Refused("diplomacy-name-taken", name=name)
    # The name goes with the player, whoever typed it.
    entered = entering.enter(book, call.member, call.keep(name, whose=member), member, call.dice)
    lines = () if await call.people.has_account(member) else (say("diplomacy-no-account", player=Mention(member)),)
    return _entered_card(book, entered, "diplomacy-entered", *lines, *await page_note(call))


async def enter_all(call: Call[Diplomacy], written: Sequence[str]) -> Card:
    """Enter many by their names, with a mention where there is one; who is in already stays as they are."""
    entered, stay = list[str](), list[str]()
    for at, line in enumerate(written):
        # Whoever is meant instead stands beside the name, which stays what it is in the standings.
        before = "".join(f"{one}; " for one in written[:at]) + f"{_parted(line)[0]} "
        into = Into("name", before, "".join(f"; {one}" for one in written[at + 1 :]))
        await enter_line(call, line, partial(_person, call, into=into), entered, stay)
    return all_entered(call.book, entered, stay)


async def enter_line(
    call: Call[Diplomacy], line: str, meant: Callable[[str], Awaitable[str]], entered: list[str], stay: list[str]
) -> None:
    """Enter the player of a line; who is in already stays."""
    book = call.book
    name, beside = _parted(line)
    if len(name) > LONGEST_NAME:
        raise Refused("too-long", longest=LONGEST_NAME, length=len(name))
    alike = await _of_name(call, name)
    if alike is None and names_nobody(name):
        raise Refused("names-nobody", name=name)
    member = (not beside and _withdrawn(alike)) or await meant(person_in(line))
    known = next((one for one in book.entrants.values() if one is alike or member in one.players), None)
    if known is not None and known.fate == "in":
        stay.append(known.id)
    elif known is not None:
        entered.append(entering.readmit(book, call.member, known.id).id)
    else:
        name = await Values.of(call).without_mentions(name)
        entered.append(entering.enter(book, call.member, call.keep(name, whose=member), member, call.dice).id)


def all_entered(book: Diplomacy, entered: Sequence[str], stay: Sequence[str]) -> Card:
    """Who is in now, and who was before."""
    if not entered:
        raise Refused("diplomacy-all-entered")
    lines: list[Argument] = [all_named(book, entered)]
    if stay:
        lines.append(say("diplomacy-in-already", players=all_named(book, stay)))
    lines.append(say("diplomacy-players-count", count=len(book.playing())))
    row = (Button(say("diplomacy-draft-button"), "diplomacy round"),)
    return Card(say("diplomacy-entered-many", count=len(entered)), tuple(lines), buttons=(row,), tone=Tone.GOOD)


async def _of_name(call: Call[Diplomacy], name: str) -> Entrant | None:
    """The player who has that name in the standings, in or out."""
    names = await names_of(call)
    return next((call.book.entrants[id] for id, known in names.items() if same(known) == same(name)), None)


def _withdrawn(alike: Entrant | None) -> str:
    """The person who withdrew under a name; "" if nobody did."""
    return alike.players[0] if alike is not None and alike.fate != "in" else ""


def _parted(line: str) -> tuple[str, str]:
    """A name, and what stands beside it for the person who bears it, if anything does."""
    both = _NAME_AND_MENTION.fullmatch(line)
    return (both[1], both[2]) if both is not None else (name_of(line), "")


def person_in(line: str) -> str:
    """What names the person in a line: what stands beside the name, else the name itself."""
    return _parted(line)[1] or (line if line.startswith(A_GUEST) else line.lstrip("@"))


def _entered_card(book: Diplomacy, entrant: Entrant, title: str, *more: Argument) -> Card:
    """Somebody is in: from which round on, and how many there are."""
    late = (say("diplomacy-entered-late", round=entering.first_round(book)),) if book.rounds else ()
    count = say("diplomacy-players-count", count=len(book.playing()))
    row = (Button(say("diplomacy-enter-button"), "diplomacy player"),)
    title_said = say(title, player=named(book, entrant.id))
    return Card(title_said, (*late, count, *more), buttons=(row,), tone=Tone.GOOD)


async def _person(call: Call[Diplomacy], typed: str, into: Into | None = None) -> str:
    """Who is meant: somebody known here, else a guest of that name; another is named as `into` says."""
    command = call.house.commands["diplomacy player"]
    try:
        found = await Values.of(call, into).read(command, {"name": "-", "member": typed})
        person = str(found["member"])
    except Refused as no:
        if getattr(no.facts.get("why"), "key", "") != "nobody-of-that-name" or typed.startswith("<"):
            raise
        person = (await Values.of(call, into).new_guest(typed)).id
    call.introduce(person)
    return person


@cog.command("drop", may=May.DIRECTOR)
@spoken
async def drop(call: Call[Diplomacy], player: PlayerName, anyway: Anyway = False) -> Card:
    """Withdraw a player; it is asked first where a vote waits for their ballot alone."""
    id = await found(call, player)
    waiting = voting.waiting_for(call.book, id)
    if waiting and not anyway:
        return _asked_first(call.book, id, waiting)
    one = entering.drop(call.book, call.member, id)
    voting.settle(call.book, call.dice)
    lines = (say("diplomacy-dropped-stands"), say("diplomacy-players-count", count=len(call.book.playing())))
    return Card(say("diplomacy-dropped", player=named(call.book, one.id)), lines, tone=Tone.BAD)


def _asked_first(book: Diplomacy, player: str, waiting: list[Game]) -> Card:
    """Whether votes are to be counted without who withdraws, or somebody plays on, and votes, in their place."""
    lines = [say("diplomacy-drop-votes", board=board_said(game)) for game in waiting]
    row = [Button(say("diplomacy-drop-button"), f"diplomacy drop {player} anyway:yes", "bad")]
    for game in waiting:
        if power := game.power_of(player):
            line = f"diplomacy standin {game.where.board} {power} round:{game.where.round}"
            row.append(Button(say("diplomacy-drop-standin-button", board=board_said(game)), line, ask=("player",)))
    title = say("diplomacy-drop-title", player=named(book, player))
    return Card(title, tuple(lines), buttons=(tuple(row),), tone=Tone.ASK)


@cog.command("bond")
@spoken
async def bond(call: Call[Diplomacy], player: PlayerName, other: PlayerName) -> Card:
    """Keep two players at different boards."""
    first, second = await two(partial(found, call), player, other)
    entering.bind(call.book, call.member, own(call), director(call), first, second)
    title = say("diplomacy-bound", one=named(call.book, first), other=named(call.book, second))
    return Card(title, (say("diplomacy-bound-how"),), tone=Tone.GOOD)


# --- what ties may look at


@cog.command("ties", may=May.DIRECTOR)
@spoken
async def ties(call: Call[Diplomacy], women: Yes | None = None, young: Yes | None = None) -> Card:
    """Let the ties (b) and (i) decide, or no longer."""
    entering.set_ties(call.book, women, young)
    book = call.book
    lines: list[Argument] = [
        say("diplomacy-ties-women", on=int(book.women)),
        say("diplomacy-ties-young", on=int(book.young)),
    ]
    row: tuple[Button, ...] = ()
    if book.women or book.young:
        lines.append(say("diplomacy-ties-free"))
        row = (Button(say("diplomacy-state-button"), "diplomacy state"),)
    return Card(say("diplomacy-ties-title"), tuple(lines), buttons=(row,) if row else (), tone=Tone.ASK)


@cog.command("state", hidden=True, private=True, reads=True)
@spoken
async def statement(call: Call[Diplomacy]) -> Card:
    """What one has stated, with buttons to state it."""
    book, player = call.book, own(call)
    if not player:
        raise Refused("diplomacy-not-entered")
    if not (book.women or book.young):
        raise Refused("diplomacy-ties-off")
    return _stated(book, player)


@cog.command("tell", hidden=True, private=True)
@spoken
async def state(call: Call[Diplomacy], woman: Yes | None = None, born: Day | None = None) -> Card:
    """State something about oneself."""
    player = own(call)
    if not player:
        raise Refused("diplomacy-not-entered")
    day = None if born is None else int(read_birthday(born, call.now, call.zone).strftime("%Y%m%d"))
    entering.state(call.book, player, woman, day)
    return _stated(call.book, player)


def _stated(book: Diplomacy, player: str) -> Card:
    known = book.stated.get(player, Stated())
    lines: list[Argument] = [say("diplomacy-state-free")]
    row: list[Button] = []
    if book.women:
        stated = {None: 0, True: 1, False: 2}[known.woman]
        lines.append(say("diplomacy-state-woman", known=stated))
        row += [
            Button(say("diplomacy-state-woman-button"), "diplomacy tell woman:yes"),
            Button(say("diplomacy-state-man-button"), "diplomacy tell woman:no"),
        ]
    if book.young:
        day = _day(known.born) if known.born else "–"
        lines.append(say("diplomacy-state-born", day=day))
        row.append(Button(say("diplomacy-state-born-button"), "diplomacy tell", ask=("born",)))
    return Card(
        say("diplomacy-state-title"), tuple(lines), buttons=(tuple(row),), audience=Audience.MEMBER, replaces=True
    )


def _day(born: int) -> Argument:
    """A day kept as the figures of its year, month and day."""
    return say("moment-date", year=str(born // 10_000), month=born // 100 % 100, day=born % 100)


# --- conduct


@cog.command("penalty", may=May.DIRECTOR)
@spoken
async def penalty(
    call: Call[Diplomacy], player: PlayerName, reason: Reason, points: Points | None = None, disqualify: Yes = False
) -> Card:
    """Sanction misconduct."""
    id, reason = await found_first(call, f"{player} {reason}")
    one, total = entering.penalise(call.book, call.member, id, call.keep(reason), points, disqualify)
    voting.settle(call.book, call.dice)
    lines: list[Argument] = [call.free(call.book.penalties[-1].reason)]
    if points:
        most = call.book.rules.conduct.most
        lines.append(say("diplomacy-penalty-points", points=points, total=total, most=most))
    key = "diplomacy-penalty-out" if disqualify else "diplomacy-penalty-title"
    return Card(say(key, player=named(call.book, one.id)), tuple(lines), tone=Tone.BAD)


# --- the journal's lines

tell(
    cog,
    {
        DiplomacyOpened: "diplomacy-log-opened",
        Planned: "diplomacy-rounds-plan",
        Readmitted: "diplomacy-readmitted",
        Bound: "diplomacy-bound",
        TiesSet: "diplomacy-log-ties",
        TieStated: "diplomacy-log-stated",
        Penalised: lambda entry: "diplomacy-log-out" if entry.disqualify else "diplomacy-log-penalty",
    },
    FIELDS,
)
