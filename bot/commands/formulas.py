"""/roll with dice as other games write them: `2d6+3`, in any room, sealed like the rest and counted as nobody's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from bot.commands.seal_lines import cut_button, print_line, seal_line
from bot.engines import formulas
from bot.engines.book import Book
from bot.engines.daimon.table import bystanders
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.formulas import Bounds, FormulaThrown
from bot.engines.rolls import FormulaRolled
from bot.hall.cards.card import HEAD, Argument, Button, Card, Mention, code, say, strong
from bot.hall.cards.plain_text import quoted
from bot.hall.declared.call import Call
from bot.hall.declared.kinds import Text

PIECES = 10
"""The most dice and numbers that one formula adds up."""
NUMBER = 10_000


@dataclass(frozen=True, slots=True)
class WrittenFormula(Text):
    """A formula, and the words after it."""

    def claims(self, words: str) -> bool:
        """Whether dice are written there as other games write them."""
        return formulas.looks_like(words)

    def goes_on(self, word: str, before: str = "", people: int = 0) -> bool:
        """All that follows is more of it, or what it is rolled for."""
        return True


Formula = Annotated[str, WrittenFormula(longest=200)]


def bounds(call: Call[Any]) -> Bounds:
    """How much a formula may hold here."""
    table = call.settings.table
    return Bounds(table.formula_dice, table.formula_sides, table.formula_explosions, PIECES, NUMBER)


def roll(call: Call[Any], formula: str, note: str | None) -> Card:
    """Throw a formula's dice; the words after it are what it is thrown for."""
    within = bounds(call)
    pieces, words = formulas.read(formula, within)
    number = call.book.ledger.next("roll")
    thrown = formulas.throw(pieces, call.dice.act(f"roll/{number}"), within)
    kind = bystanders.FormulaRolled if isinstance(call.book, Campaign) else FormulaRolled
    about = call.keep(", ".join(filter(None, (words, note))) or None)
    entry = kind(member=call.member, at=call.now, pieces=pieces, note=about, roll=thrown, number=number)
    call.book.happen(entry)
    return _card(call, entry)


def _card(call: Call[Any], entry: FormulaThrown) -> Card:
    """What fell in the place of the dice, and what it comes to; the seal."""
    lines: list[Argument] = [say("roll-faces", faces=code(entry.shown), sum=strong(str(entry.total)))]
    if entry.stopped:
        lines.append(say("formula-stopped", most=bounds(call).explosions))
    if isinstance(call.book, Campaign):
        lines.append(say("formula-nobodys"))
    lines.append(seal_line(call.book, entry.drawn[0]))
    again: tuple[Button, ...] = (Button(say("roll-again"), f"roll formula:{quoted(entry.written)}"),)
    seal = call.book.ledger.present
    first = not isinstance(call.book, Campaign) and seal is not None and seal.acts.total() == 1
    if first:
        lines.append(print_line(call.book))
        again = (*again, cut_button())
    return Card(_title(call, entry), tuple(lines), buttons=(again,), heads=HEAD if first else ())


def _title(call: Call[Any], entry: FormulaThrown) -> Argument:
    title = say("formula-title", who=Mention(entry.member), formula=entry.written)
    return say("roll-line-note", line=title, note=call.free(entry.note)) if entry.note else title


def line(call: Call[Book], entry: FormulaThrown) -> Argument:
    """The journal's line of such a throw."""
    told = say("formula-line", who=Mention(entry.member), formula=entry.written, faces=code(entry.shown))
    told = say("roll-faces", faces=told, sum=str(entry.total))
    return say("roll-line-note", line=told, note=call.free(entry.note)) if entry.note else told
