"""/oracle: its answers, which only the Master sees until they are read aloud."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated

from bot.commands.daimon.character.names import dice_row
from bot.commands.daimon.cog import cog
from bot.commands.daimon.journal import FIELDS
from bot.commands.journal_lines import tell
from bot.commands.seal_lines import drawn_now, seal_line
from bot.engines.daimon.oracle import oracle as engine
from bot.engines.daimon.oracle.oracle import AnswerShared, OracleAsked, ShareOffered, SideRolled
from bot.engines.daimon.oracle.state import Answer, OracleWord
from bot.engines.daimon.table.campaign import ORACLE, Campaign
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, Tone, code, say, strong
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Hidden, May
from bot.hall.declared.kinds import Choice, Text, Whole
from bot.hall.declared.told import Told

Table = Annotated[
    str,
    Choice(
        name="oracle-table",
        values=(
            "yesno", "body", "npc", "adjective", "event", "action", "place", "subject", "random", "opening",
        ),
    ),
]  # fmt: skip
Question = Annotated[str, Text(longest=200)]
Opening = Annotated[int, Whole(0, 9), Hidden()]
Number = Annotated[int, Whole(1, 100_000)]
Before = Annotated[int, Whole(1, 100_000), Hidden()]


@cog.command("oracle", may=May.MASTER, private=True)
async def oracle(
    call: Call[Campaign],
    table: Table,
    question: Question | None = None,
    opening: Opening | None = None,
    again: Before | None = None,
) -> Card:
    """Ask the oracle, in private; `again` is the answer whose question is asked once more."""
    if table == "opening" and opening is None:
        return _which_opening(call, question)
    words = call.book.oracle.answer(again).question if again else call.keep(question)
    asked = engine.ask(call.book, table, call.now, words, call.dice_of(ORACLE), opening or 0)
    return answer_card(call, call.book.oracle.answer(asked.number), table, opening)


def _which_opening(call: Call[Campaign], question: str | None) -> Card:
    """An adventure can open in more than one way."""
    more = f' question:"{question}"' if question else ""
    row = tuple(
        Button(
            say("oracle-opening-of", first=_table(tables[2]), then=_table(tables[3])),
            f"oracle opening opening:{number}{more}",
        )
        for number, tables in enumerate(call.book.rules.asking.openings)
    )
    return Card(say("oracle-opening-which"), buttons=(row,), audience=Audience.MEMBER, tone=Tone.ASK)


def _table(name: str) -> Argument:
    return say(f"daimon-oracle-{name}")


def word_line(word: OracleWord, faces: Sequence[int] = ()) -> Argument:
    """One word of an answer, with its table, the faces that chose it, and its side dice."""
    told = {"table": _table(word.table), "word": strong(say(f"daimon-says-{word.table}-{word.key}"))}
    line = say("oracle-word-of", **told, faces=code(dice_row(faces))) if faces else say("oracle-word", **told)
    for side, even in word.signs:
        line = say("oracle-signed", line=line, sign=say(f"daimon-sides-{side}-{'even' if even else 'odd'}"))
    return line


def answer_lines(call: Call[Campaign], answer: Answer) -> list[Argument]:
    """The question and the words of an answer."""
    lines: list[Argument] = []
    if answer.question:
        lines.append(say("oracle-question", question=call.free(answer.question)))
    faces = answer.faces or ((),) * len(answer.words)
    return lines + [word_line(word, shown) for word, shown in zip(answer.words, faces, strict=True)]


def answer_card(
    call: Call[Campaign], answer: Answer, table: str, opening: int | None, die: SideRolled | None = None
) -> Card:
    """An answer, for the Master's eyes; after a side die, what it shows."""
    lines = answer_lines(call, answer)
    if die is not None:
        sign = say(f"daimon-sides-sign-{'even' if die.positive else 'odd'}")
        lines.append(say("oracle-side-rolled", die=code(str(die.roll.faces[0])), sign=sign))
    lines += [seal_line(call.book, draw) for draw in drawn_now(call.book)[:1]]
    of = table if opening is None else f"{table} opening:{opening}"
    row = [
        Button(say("oracle-side-button"), f"oracle-side {answer.number} {of}"),
        Button(say("oracle-again-button"), f"oracle {of} again:{answer.number}"),
    ]
    if not answer.open:
        row.insert(0, Button(say("oracle-share-button"), f"oracle-share {answer.number}", "good"))
    event = next((one.number for one in call.book.oracle.events if one.answer == answer.number), 0)
    if event:
        row.append(Button(say("oracle-note-button"), f"events number:{event}", ask=("text", "keywords")))
    return Card(say("oracle-title"), tuple(lines), buttons=(tuple(row),), audience=Audience.MEMBER, tone=Tone.PLAIN)


@cog.command("oracle-side", may=May.MASTER, hidden=True, private=True)
async def side(call: Call[Campaign], number: Number, table: Table, opening: Opening | None = None) -> Card:
    """Roll another die to read an answer by."""
    rolled = engine.side(call.book, number, call.dice_of(ORACLE))
    return replace(answer_card(call, call.book.oracle.answer(number), table, opening, rolled), replaces=True)


@cog.command("oracle-share", may=May.MASTER, hidden=True)
async def share(call: Call[Campaign], number: Number) -> Card:
    """Read an answer aloud to all."""
    answer = engine.share(call.book, number)
    lines = tuple(answer_lines(call, answer))
    for reminder in await call.actions.reminders(engine.reminded_of(number)):
        for message in await call.store.messages(reminder.request):  # What it offers is done.
            if message.person and not message.struck and message.state in ("waiting", "said"):
                call.told.append(Told(Card(say("oracle-title"), lines), message.room, message.person, instead=message))
    return Card(say("oracle-shared", who=Mention(call.member)), lines)


@cog.timer("oracle.offer")
async def offer(call: Call[Campaign]) -> Card:
    """An answer has been kept for a while: its Master is offered to read it aloud."""
    for answer in list(call.book.oracle.answers.values()):
        if not answer.offered and not answer.open and answer.aloud <= call.now:
            call.book.happen(ShareOffered(number=answer.number))
            if answer.master in call.book.masters():
                row = (Button(say("oracle-share-button"), f"oracle-share {answer.number}", "good"),)
                lines = (say("oracle-offer"), *answer_lines(call, answer))
                call.tell(answer.master, Card(say("oracle-title"), lines, buttons=(row,), tone=Tone.ASK))
    return Card()


# --- journal

tell(
    cog,
    {
        OracleAsked: "oracle-line-asked",
        SideRolled: "oracle-line-side",
        AnswerShared: "oracle-line-shared",
        ShareOffered: "oracle-line-offered",
    },
    FIELDS,
)
