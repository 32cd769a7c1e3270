"""The oracle is asked: its tables and side dice; its answers are the Master's alone until they are read aloud."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engines.book import Entry, Refused
from bot.engines.daimon.oracle.state import Answer, Event, OracleWord
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.dice import Dice, Throwing
from bot.engines.seals import ActDraw, Decided, Draw

CELL = "cell"
"""What the dice that choose a cell are called in their labels."""


def ask(book: Campaign, table: str, at: float, question: str, dice: Dice, opening: int = 0) -> OracleAsked:
    """Ask the oracle; the answer is for the Master alone."""
    if book.session is None:
        raise Refused("no-session")
    rolls: list[Draw] = []
    asked_for = table
    asking = book.rules.asking
    number = undone(book) or book.ledger.next("oracle")
    throwing = dice.act(name_of(number), table, opening)
    if table == "random":
        rolls.append(throwing.roll("table", 1))
        tables: Sequence[str] = (asking.random[rolls[0].faces[0] - 1],)
    else:
        tables = asking.openings[opening] if table == "opening" else (table,)
    words = [_word(book, one, place, rolls, throwing) for place, one in enumerate(tables, 1)]
    asked = OracleAsked(
        number=number,
        master=book.master,
        at=at,
        question=question,
        words=tuple(words),
        rolls=tuple(rolls),
        table=asked_for,
        opening=opening,
    )
    book.happen(asked)
    return asked


def name_of(number: int) -> str:
    """The act of a question."""
    return f"oracle/{number}"


def undone(book: Campaign) -> int:
    """The number of a question that was undone: the next one is that again, so that nobody chooses among answers."""
    numbers = range(1, book.ledger.next("oracle"))
    lost = (number for number in numbers if number not in book.oracle.answers and name_of(number) in book.ledger.fallen)
    return next(lost, 0)


def _word(book: Campaign, table: str, place: int, rolls: list[Draw], throwing: Throwing) -> OracleWord:
    """One word of one table: the light die chooses the row, the dark one the column."""

    def rolled(what: str, count: int) -> tuple[int, ...]:
        rolls.append(throwing.roll(f"word-{place}/{what}", count))
        return rolls[-1].faces

    rules = book.rules.oracle[table]
    if rules.odd and rolled("odd", 1)[0] % 2:
        table, rules = rules.odd, book.rules.oracle[rules.odd]
    if len(rules.cells) == 1:
        key = rules.cells[0][rolled(CELL, 1)[0] - 1]
    else:
        light, dark = rolled(CELL, 2)
        key = rules.cells[light - 1][dark - 1]
    signs = tuple((side, rolled(side, 1)[0] % 2 == 0) for side in rules.sides)
    return OracleWord(table=table, key=key, signs=signs)


def side(book: Campaign, number: int, dice: Dice) -> SideRolled:
    """Another die to read an answer by: even is positive for the characters."""
    answer = book.oracle.answer(number)
    roll = dice.act(f"{name_of(number)}/side-{answer.sides + 1}").roll("", 1)
    rolled = SideRolled(number=answer.number, roll=roll)
    book.happen(rolled)
    return rolled


def share(book: Campaign, number: int) -> Answer:
    """Read an answer aloud to all."""
    answer = book.oracle.answer(number)
    if answer.open:
        raise Refused("answer-shared-already")
    book.happen(AnswerShared(number=number))
    return answer


def reminded_of(number: int) -> tuple[str, int]:
    """What an answer, a die that it is read by, and the reminder of it tell."""
    return ("oracle", number)


class OracleAsked(Entry, kind="campaign.oracle-asked"):
    """The Master asked the oracle."""

    may_seal = ("question", "words", "rolls")
    number: int
    master: str
    at: float
    question: str
    words: tuple[OracleWord, ...]
    rolls: tuple[Draw, ...]
    table: str = ""
    """Which table was asked; empty in what was written before it stood here."""
    opening: int = 0

    @property
    def subject(self) -> tuple[str, int]:
        """An answer."""
        return reminded_of(self.number)

    @property
    def opens(self) -> Sequence[str]:
        """The question, with all the dice that its answer is read by."""
        return (name_of(self.number),)

    @property
    def decided(self) -> Mapping[str, Decided]:
        """Which table was asked."""
        return {name_of(self.number): (self.table, self.opening)} if self.table else {}

    @property
    def drawn(self) -> Sequence[Draw]:
        """Every die of the answer."""
        return self.rolls

    def sealed(self, book: Campaign) -> tuple[str, ...]:
        """All of it, until it is read aloud or the adventure is over, and with it the seal."""
        answer = book.oracle.answers.get(self.number)
        told = name_of(self.number) in book.ledger.told
        return () if told or (answer is not None and answer.open) else ("question", "words", "rolls")

    def apply(self, book: Campaign) -> None:
        """The answer stands, also in the event log."""
        oracle = book.oracle
        for answer in oracle.answers.values():
            # Whoever asks on has made something of it, or nothing.
            answer.offered = True
        aloud = self.at + book.rules.asking.aloud
        faces = tuple(
            roll.faces for roll in self.rolls if isinstance(roll, ActDraw) and roll.label.endswith(f"/{CELL}")
        )
        oracle.answers[self.number] = Answer(self.number, self.master, aloud, list(self.words), self.question, faces)
        oracle.events.append(Event(len(oracle.events) + 1, self.master, answer=self.number))


class SideRolled(Entry, kind="campaign.oracle-side"):
    """The Master rolled another die to read an answer by."""

    may_seal = ("roll",)
    number: int
    roll: Draw

    @property
    def subject(self) -> tuple[str, int]:
        """An answer, which it is read by."""
        return reminded_of(self.number)

    @property
    def drawn(self) -> Sequence[Draw]:
        """The one die."""
        return (self.roll,)

    @property
    def positive(self) -> bool:
        """Even is positive for the characters."""
        return self.roll.faces[0] % 2 == 0

    def sealed(self, book: Campaign) -> tuple[str, ...]:
        """As secret as the answer that it reads."""
        answer = book.oracle.answers.get(self.number)
        told = name_of(self.number) in book.ledger.told
        return () if told or (answer is not None and answer.open) else ("roll",)

    def apply(self, book: Campaign) -> None:
        """The answer's sign, from now on."""
        answer = book.oracle.answers[self.number]
        answer.sides += 1
        last = answer.words[-1]
        signs = tuple(sign for sign in last.signs if sign[0] != "sign")
        answer.words[-1] = last.model_copy(update={"signs": (*signs, ("sign", self.positive))})


class AnswerShared(Entry, kind="campaign.oracle-shared"):
    """The Master read an answer to all."""

    once = ("number",)
    number: int

    def apply(self, book: Campaign) -> None:
        """It is no secret any more."""
        answer = book.oracle.answers[self.number]
        answer.open = answer.offered = True
        book.oracle.aloud.append(self.number)


class ShareOffered(Entry, kind="campaign.oracle-offered"):
    """The Master was offered to read an answer to all."""

    lasting = True
    retells = True
    number: int

    @property
    def about(self) -> tuple[str, int]:
        """The answer, which it shows once more."""
        return reminded_of(self.number)

    def apply(self, book: Campaign) -> None:
        """Once is enough; the answer itself may have been undone."""
        answer = book.oracle.answers.get(self.number)
        if answer is not None:
            answer.offered = True
