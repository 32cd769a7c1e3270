"""/roll: dice at a table with no campaign."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any
from zoneinfo import ZoneInfo

from bot.commands import formulas
from bot.commands.daimon.checks import bystanders, checks
from bot.commands.daimon.checks.claim_parameters import Attribute, Skill, Trait
from bot.commands.daimon.contests import bidding
from bot.commands.seal_lines import cut_button, draw_name, print_line, seal_line
from bot.engines.book import Book, Recorded, Refused
from bot.engines.daimon.table import bystanders as watching
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.rewriting import voided_by
from bot.engines.rolls import (
    RESERVE,
    DiceTable,
    FormulaRolled,
    Rolled,
    RollOutcome,
    TableClosed,
    TableOpened,
    TableRules,
    returned,
)
from bot.engines.seal_entries import open_seal
from bot.hall.cards.card import HEAD, Argument, Button, Card, Free, Mention, Moment, Table, Tone, code, say, strong
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog
from bot.hall.declared.kinds import Text, Whole, Yes
from bot.hall.declared.to_ask import Missing

LARGEST = 50
"""The most dice that are asked for by their number; a bonus may add to them."""
DiceCount = Annotated[int, Whole(0, LARGEST, offers=tuple(range(1, 11)))]
Reserve = Annotated[int, Whole(0, RESERVE)]
Target = Annotated[int, Whole(1, 50)]
Bonus = Annotated[int, Whole(-20, 20)]
Note = Annotated[str, Text(longest=200)]

MOST = 60
"""The most dice of one roll."""
SEASONS = {"month": 1, "quarter": 3, "year": 12}
"""How many months each is."""

cog: Cog[DiceTable] = Cog(DiceTable)


@cog.opens
async def lay(call: Call[DiceTable]) -> None:
    """Open a table with its numbers, and set a seal before any die is rolled."""
    quiet, until = call.settings.table.quiet_hours * 3600, season_end(call.settings.table.season, call.now, call.zone)
    before = await call.house.books.ever(call.room, DiceTable)
    last = max(before, key=lambda book: book.opened).id if before else ""
    call.book.happen(TableOpened(rules=TableRules(quiet=quiet, until=until), follows=last))
    call.set_seal()


def season_end(season: str, at: float, zone: str) -> float | None:
    """The moment at which a table's season ends; None where none does."""
    if season == "never":
        return None
    day = datetime.fromtimestamp(at, ZoneInfo(zone))
    long = SEASONS[season]
    months = ((day.month - 1) // long + 1) * long
    return datetime(day.year + months // 12, months % 12 + 1, 1, tzinfo=ZoneInfo(zone)).timestamp()


def aloud(call: Call[Any]) -> Card | None:
    """For a roll that may give away an answer to an open contest, a refusal that says how to give it."""
    return bidding.typed_aloud(call) if isinstance(call.book, Campaign) else None


@cog.command("roll", opens=True, rather=Campaign, aloud=aloud)
async def roll(
    call: Call[Any],
    dice: DiceCount | None = None,
    reserve: Reserve = 0,
    attribute: Attribute | None = None,
    skill: Skill | None = None,
    class_: Yes | None = None,
    trait: Trait | None = None,
    bonus: Bonus = 0,
    target: Target | None = None,
    note: Note | None = None,
    formula: formulas.Formula | None = None,
) -> Card:
    """Roll dice and reserve dice, and count the successes; or dice as other games write them."""
    if formula is not None:
        if dice is not None or reserve or attribute or skill or class_ or trait or bonus or target is not None:
            raise Refused("formula-alone")
        return formulas.roll(call, formula, note)
    if isinstance(call.book, Campaign):
        if target is not None:
            raise Refused("target-is-the-masters")
        if watching.watches(call.book, call.member):
            plain = not (reserve or attribute or skill or class_ or trait)
            return bystanders.roll(call, dice, bonus, note, plain)
        said = dice is not None or attribute is not None or reserve
        if said and (refused := aloud(call)) is not None:
            return refused
        return await checks.roll(call, dice, reserve, attribute, skill, class_, trait, bonus, note)
    if attribute or skill or class_ or trait:
        raise Refused("no-sheet-here")
    if dice is None:
        command = call.house.commands["roll"]
        given = {"reserve": reserve, "bonus": bonus, "target": target, "note": note}
        raise Missing(command, command["dice"], {name: value for name, value in given.items() if value})
    pool = max(dice + bonus, 0)
    if pool + reserve > MOST:
        raise Refused("too-many-dice", most=MOST)
    rolled = call.book.roll(call.member, call.now, pool, reserve, target, call.keep(note), call.dice)
    return rolled_card(call, rolled)


def rolled_card(call: Call[DiceTable], rolled: Rolled) -> Card:
    """What was rolled: the result first, the faces, what comes back, the seal."""
    outcome, count, reserve = rolled.outcome, rolled.successes, rolled.reserve_faces
    dice = len(rolled.roll.faces) - len(reserve)
    faces: Argument = code(_shown(rolled.faces)) if dice else say("roll-only-reserve")
    lines: list[Argument] = []
    successes = strong(say("roll-successes", count=count))
    if outcome is not None:
        successes = strong(say("roll-successes-of", count=count, target=outcome.target))
    if reserve:
        lines.append(say("roll-faces-reserve", faces=faces, reserve=code(_shown(reserve)), sum=successes))
    else:
        lines.append(say("roll-faces", faces=faces, sum=successes))
    if outcome is not None:
        lines.append(_margin(outcome))
    if rolled.reserve:
        lines.append(_returned(rolled.reserve, outcome))
    lines.append(seal_line(call.book, rolled.roll))
    seal = call.book.ledger.present
    first = seal is not None and seal.acts.total() == 1
    if first:
        lines.append(print_line(call.book))
        if call.book.follows and len(call.book.ledger.seals) == 1:
            lines.append(say("table-season-new"))
    buttons = (*_again(rolled, dice), cut_button()) if first else _again(rolled, dice)
    who = Mention(rolled.member)
    title = say("roll-title-note", who=who, note=call.free(rolled.note)) if rolled.note else say("roll-title", who=who)
    if outcome is None:
        return Card(title, tuple(lines), buttons=(buttons,), heads=HEAD if first else ())
    result = say("roll-won" if outcome.won else "roll-lost")
    if outcome.outstanding:
        result = say("roll-won-outstanding" if outcome.won else "roll-lost-outstanding")
    return Card(
        say("roll-title-result", title=title, result=result),
        tuple(lines),
        buttons=(buttons,),
        tone=Tone.GOOD if outcome.won else Tone.BAD,
        heads=HEAD if first else (),
    )


def _shown(faces: tuple[int, ...]) -> str:
    return " ".join(str(face) for face in faces)


def _margin(outcome: RollOutcome) -> Argument:
    if outcome.margin == 0:
        return say("roll-margin-none")
    return say("roll-margin-over" if outcome.won else "roll-margin-short", margin=abs(outcome.margin))


def _returned(bid: int, outcome: RollOutcome | None) -> Argument:
    """What comes back to the reserve: known once there is a target, else for success and for failure."""
    if outcome is None:
        return say("roll-returned-either", bid=bid, back=returned(bid, won=False))
    return say("roll-returned", bid=bid, back=returned(bid, outcome.won))


def _again(rolled: Rolled, dice: int) -> tuple[Button, ...]:
    words = [f"roll {min(dice, LARGEST)}"]
    if dice > LARGEST:
        words.append(f"bonus:{dice - LARGEST}")
    if rolled.reserve:
        words.append(f"reserve:{rolled.reserve}")
    if rolled.target is not None:
        words.append(f"target:{rolled.target}")
    odds = f"odds {dice + rolled.reserve}"
    if rolled.target is not None:
        odds += f" {rolled.target}"
    return (Button(say("roll-again"), " ".join(words)), Button(say("roll-odds"), odds))


@cog.tells(Rolled)
def rolled_line(call: Call[Book], entry: Rolled) -> Argument:
    """The journal's line of a roll."""
    note = call.free(entry.note)
    if entry.reserve:
        faces = say("roll-line-both", faces=code(_shown(entry.faces)), reserve=code(_shown(entry.reserve_faces)))
        if not entry.faces:
            faces = say("roll-line-reserve", reserve=code(_shown(entry.reserve_faces)))
    else:
        faces = say("roll-line-plain", faces=code(_shown(entry.faces)))
    line = say("roll-line", who=Mention(entry.member), faces=faces, count=entry.successes)
    return say("roll-line-note", line=line, note=note) if note else line


cog.tells(FormulaRolled)(formulas.line)
cog.tells(watching.FormulaRolled)(formulas.line)


@cog.tells(TableOpened)
def opened_line(call: Call[Book], entry: TableOpened) -> Argument:
    """The journal's line of a new table."""
    return say("table-opened-anew" if entry.follows else "table-opened")


@cog.tells(TableClosed)
def closed_line(call: Call[Book], entry: TableClosed) -> Argument:
    """The journal's line of a season that is over."""
    return say("table-closed")


@cog.sheet
def rolls_sheet(book: DiceTable, records: list[Recorded]) -> Table:
    """Every roll that stands, for the export."""
    voided = voided_by(record.entry for record in records)
    rows = tuple(
        (
            draw_name(book, roll.roll),
            Moment(record.at),
            Mention(roll.member),
            *_columns(roll),
            Free(roll.note) if roll.note else "",
        )
        for record in records
        if isinstance(roll := record.entry, Rolled | FormulaRolled) and record.request not in voided
    )
    names = ("number", "at", "who", "dice", "reserve", "successes", "target", "note")
    return Table(tuple(say(f"roll-column-{name}") for name in names), rows)


def _columns(roll: Rolled | FormulaRolled) -> tuple[str, str, str, str]:
    """The faces, and what they count; of a formula all in the column of the dice."""
    if isinstance(roll, FormulaRolled):
        return f"{roll.written}: {roll.shown} = {roll.total}", "", "", ""
    target = "" if roll.target is None else str(roll.target)
    return _shown(roll.faces), _shown(roll.reserve_faces), str(roll.successes), target


@cog.timer("table.quiet")
async def quiet(call: Call[DiceTable]) -> Card:
    """Open the seal once the table has been quiet for long enough, so that its dice can be checked."""
    call.open_seal()
    return Card()


@cog.timer("table.season")
async def season(call: Call[DiceTable]) -> Card:
    """Close the book of a season that is over, with its seal open: the next roll begins another."""
    assert call.volume is not None
    if call.book.ledger.to_open():
        open_seal(call.book, call.volume.seeds, "")
    call.book.happen(TableClosed())
    return Card()
