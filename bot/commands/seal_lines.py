"""How cards, journals and exports speak of seals: their prints and cuts, and the acts that dice belong to."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engines.book import Book
from bot.engines.codice.play.friendly import Friendly
from bot.engines.seal_entries import SealOpened
from bot.engines.seals import ActDraw, Draw, Seal, Throw, kind_of
from bot.engines.tournament.tournament import Tournament
from bot.hall.cards.card import Argument, Button, Free, Mention, code, say
from bot.hall.cards.lists import dotted


def draw_name(book: Book, drawn: Draw | Throw) -> Argument:
    """The name of a draw: `7f3a·prova 12`, or of the first edition `7f3a·12`."""
    draw = drawn.draws[0] if isinstance(drawn, Throw) else drawn
    short = book.ledger.seals[draw.seal - 1].short
    return say("seal-of", seal=short, act=act_name(draw.act)) if isinstance(draw, ActDraw) else f"{short}·{draw.number}"


def act_name(act: str) -> Argument:
    """What an act is called: `prova 12`."""
    return say(f"act-{kind_of(act)}", number=act.partition("/")[2])


def seal_line(book: Book, drawn: Draw | Throw) -> Argument:
    """The line of a card by which its dice can be checked. It says where they were known when something was changed, or
    were thrown in the place of known ones that had been taken away."""
    draw = drawn.draws[0] if isinstance(drawn, Throw) and drawn.draws else drawn
    act = draw.act if isinstance(draw, ActDraw) else ""
    known = act in book.ledger.otherwise
    line = say("roll-seal-known" if known else "roll-seal", seal=code(draw_name(book, drawn)))
    for gone in book.ledger.after.get(act, ()):
        if gone.act != act:
            line = say("roll-seal-after", line=line, act=act_name(gone.act), why=Free(gone.why))
        elif known:
            line = say("roll-seal-why", line=line, why=Free(gone.why))
    return line


def lots_lines(book: Book, act: str) -> list[Argument]:
    """That lots were known when something was decided otherwise."""
    return [say("lots-known")] if act in book.ledger.otherwise else []


def print_line(book: Book, strand: str = "") -> Argument:
    """The print of a strand's present seal, and who cut it: a line of the card that opens something."""
    seal = book.ledger.now(strand)
    return None if seal is None or seal.edition == 1 else printed(seal)


def printed(seal: Seal) -> Argument:
    """A seal's print in groups of four, and who cut it last."""
    if seal.edition == 1:
        return say("verify-commitment", commitment=code(seal.commitment))
    signs = " ".join(seal.commitment[at : at + 4] for at in range(0, len(seal.commitment), 4))
    by: Argument = Mention(seal.cuts[-1].by) if seal.cuts else ""
    cuts = -1 if seal.retired and not seal.cuts else len(seal.cuts)  # It never will be.
    return say(f"seal-print-{seal.strand.partition('-')[0] or 'dice'}", print=code(signs), cuts=cuts, by=by)


def opened_line(book: Book, opened: SealOpened) -> Argument:
    """The seed of a seal, on the card of what opened it."""
    return say("seal-opened-here", seal=code(book.ledger.seals[opened.number - 1].short), seed=code(opened.seed))


def cut_button() -> Button:
    """It opens the form for a word that is cut into the seal."""
    return Button(say("seal-cut-button"), "verify", ask=("cut",))


def acts_of(seal: Seal) -> Argument:
    """How many acts of each kind were opened under a seal; of the first edition, how many rolls."""
    counts = {"roll": seal.rolls} if seal.edition == 1 else seal.acts
    return dotted(say(f"acts-{kind}", count=count) for kind, count in counts.items() if count) or say("acts-none")


def of_lots(book: Book) -> int:
    """1 where people speak of lots, 0 where they speak of dice."""
    return int(isinstance(book, Tournament | Friendly))


def drawn_now(book: Book) -> Sequence[Draw]:
    """What the command that is being answered has drawn."""
    return [draw for entry in book.fresh for draw in entry.drawn]
