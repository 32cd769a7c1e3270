"""Messages of a crowded group that hold the questions of several, and whose turn it is on their boards: for each a line
and buttons, under a letter.

A group takes twenty messages a minute, and edits count: twelve tables that were each asked on their own card would wait
for one another. Here one edit asks all who pressed within moments. A press on it acts as one on the card where the
question began, which shows what came of it; that card keeps its own buttons, so nothing is lost with such a message.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from string import ascii_uppercase
from weakref import WeakValueDictionary

from bot.chats.telegram.drawing.drawing import glance
from bot.chats.telegram.sending.merging import BUSY
from bot.chats.telegram.sending.outbox import Outbox, Urgency
from bot.chats.telegram.sending.sender import Sender, Spot
from bot.hall.cards.card import Drawn, Key, Span
from bot.hall.requests import Later, Recall, Remember, Unreachable
from bot.texts import Texts

GATHERS = 0.5
"""Seconds for which questions are gathered."""
CALM = 4.5
"""Seconds between two edits for what can wait for company so long: twelve boards together take thirteen a minute."""
TIDIES = 10.0
"""Seconds after which a question that was answered is taken away from others that still wait."""
MOST, HEAVIEST = 96, 7500
"""Buttons of one message, and about as many bytes of them: more would be too much for one keyboard."""
ABREAST = 2
"""Buttons in a row of those whose turn it is."""
EACH, TURNS, ASKED = "telegram-asked-together-title", "telegram-turns-title", "telegram-tables-ask-title"
"""What is asked of each who pressed, whose turn it is, what is asked of anybody at a table: the titles."""
LETTERED = re.compile(r"[A-Z] · ")
"""How the labels of its buttons begin."""


@dataclass(slots=True)
class _Question:
    """A question under its letter."""

    letter: str
    drawn: Drawn
    calm: bool = False
    """Whether nobody pressed for it: it says whose turn it is, or what a table asks."""
    title: str = EACH

    @property
    def keys(self) -> list[Key]:
        """Its buttons."""
        return [key for row in self.drawn.buttons for key in row]


@dataclass(slots=True)
class _Sheet:
    """One such message: the questions on it by the card where each began, and the card of each press it ever held."""

    message: int = 0
    questions: dict[int, _Question] = field(default_factory=dict)
    cards: dict[str, int] = field(default_factory=dict)
    shown: dict[int, _Question] = field(default_factory=dict)
    showing: asyncio.Task[None] | None = None
    calm: asyncio.Task[None] | None = None
    """Shows it too, but later."""
    at: float = 0.0
    """When it was last shown."""

    def takes(self, card: int, question: _Question) -> bool:
        """Whether there is room for it, and none of its buttons is another card's."""
        others = [key for held, one in self.questions.items() if held != card for key in one.keys]
        return _fit([*others, *question.keys]) and all(self.cards.get(key.id, card) == card for key in question.keys)


class AskedTogether:
    """The questions that are asked together, by group and topic."""

    def __init__(
        self,
        texts: Texts,
        sender: Sender,
        outbox: Outbox,
        recall: Recall,
        remember: Remember,
        address: Callable[[], str],
    ) -> None:
        self._texts, self._sender, self._outbox = texts, sender, outbox
        self._recall, self._remember = recall, remember
        self._sheets: dict[tuple[int, int | None], list[_Sheet]] = {}
        self._turns: WeakValueDictionary[tuple[int, int | None], asyncio.Lock] = WeakValueDictionary()
        self._tidying: set[asyncio.Task[None]] = set()
        self._address = address
        """Where our private chat is opened."""

    def ask(
        self, spot: Spot, card: int, drawn: Drawn, *, calm: bool = False, title: str = EACH
    ) -> tuple[str, asyncio.Task[None]] | None:
        """Ask this among the others, soon or in `calm`; its letter, and what to wait for until it is seen. None where
        it does not fit."""
        where = spot.chat, spot.topic
        sheets = self._sheets.setdefault(where, [])
        letter = self._letter(sheets, card)
        question = _Question(letter, drawn, calm, title)
        if not letter or drawn.table or drawn.picture or drawn.files or not question.keys or not _fit(question.keys):
            return None
        before = next((one for one in sheets if card in one.questions), None)
        fits = (one for one in (*filter(None, (before,)), *sheets) if one.takes(card, question))
        if (sheet := next(fits, None)) is None:
            sheets.append(sheet := _Sheet())
        if before is not None and before is not sheet:
            del before.questions[card]
            self._tidy(where, before)
        sheet.questions[card] = question
        sheet.cards |= {key.id: card for key in question.keys}
        if calm and sheet.showing is None:
            if sheet.calm is None:
                sheet.calm = asyncio.create_task(self._gathered(where, sheet, calm=True), name="telegram turns")
                self._tidying.add(sheet.calm)
                sheet.calm.add_done_callback(self._tidying.discard)
            return letter, sheet.calm
        if sheet.showing is None:
            sheet.showing = asyncio.create_task(self._gathered(where, sheet), name="telegram questions")
        return letter, sheet.showing

    async def card(self, spot: Spot, message: int, press: str) -> int | None:
        """The card where the question began to which this press on such a message belongs. After a restart what is left
        of the message goes: the cards have buttons of their own."""
        for sheet in self._sheets.get((spot.chat, spot.topic), ()):
            if press in sheet.cards and sheet.message in (0, message):
                return sheet.cards[press]
        kept = await self._recall(_name(spot.chat, message))
        if not kept:
            return None
        await self._sender.remove(spot.chat, message)
        await self._remember(_name(spot.chat, message), "")
        card: int | None = json.loads(kept).get(press)
        return card

    def answered(self, spot: Spot, card: int) -> None:
        """What was asked for this card is over."""
        where = spot.chat, spot.topic
        for sheet in self._sheets.get(where, ()):
            if sheet.questions.pop(card, None) is not None:
                self._tidy(where, sheet)

    def stop(self) -> None:
        """Nothing more is tidied up."""
        for task in self._tidying:
            task.cancel()

    def _letter(self, sheets: list[_Sheet], card: int) -> str:
        """The letter of this card's question before, else the first that is free; empty if none is."""
        shown = [questions for sheet in sheets for questions in (sheet.shown, sheet.questions)]
        taken = {held: one.letter for questions in shown for held, one in questions.items()}
        return taken.get(card) or next((one for one in ascii_uppercase if one not in taken.values()), "")

    async def _gathered(self, where: tuple[int, int | None], sheet: _Sheet, *, calm: bool = False) -> None:
        if calm:
            pause = max(CALM, self._outbox.even(where[0]))
            await self._outbox.sleep(max(GATHERS, sheet.at + pause - self._outbox.clock()))
            sheet.calm = None
            with contextlib.suppress(Later, Unreachable):  # The boards themselves say it.
                await self._shown(where, sheet)
            return
        await self._outbox.sleep(GATHERS)
        sheet.showing = None
        await self._shown(where, sheet)

    async def _shown(self, where: tuple[int, int | None], sheet: _Sheet) -> None:
        """Show it: sent but once; of edits that wait the newest is made alone."""
        if sheet.message:
            await self._show(where, sheet)
            return
        async with self._turns.setdefault(where, asyncio.Lock()):
            await self._show(where, sheet)

    def _tidy(self, where: tuple[int, int | None], sheet: _Sheet) -> None:
        task = asyncio.create_task(self._tidied(where, sheet), name="telegram questions answered")
        self._tidying.add(task)
        task.add_done_callback(self._tidying.discard)

    async def _tidied(self, where: tuple[int, int | None], sheet: _Sheet) -> None:
        """Show what is left: at once where that is nothing, else once the group has messages to spare."""
        while sheet.questions:
            await self._outbox.sleep(TIDIES)
            if self._outbox.free(where[0]) >= BUSY:
                break
        if sheet.showing is None:
            with contextlib.suppress(Later, Unreachable):  # What is left on it is refused at a press, or done once.
                await self._shown(where, sheet)

    async def _show(self, where: tuple[int, int | None], sheet: _Sheet) -> None:
        """Have the message show what is asked now; one that asks nothing goes."""
        spot = Spot(*where)
        if sheet.questions == sheet.shown:
            return
        if not sheet.questions:
            sheet.shown = {}
            if sheet in self._sheets.get(where, ()):
                self._sheets[where].remove(sheet)
            if sheet.message:
                await self._sender.remove(spot.chat, sheet.message)
                await self._remember(_name(spot.chat, sheet.message), "")
            return
        asked = dict(sheet.questions)
        said = ((sheet.message, "text"),) if sheet.message else ()
        sheet.at = self._outbox.clock()
        became = await self._sender.change(spot, said, self._drawn(asked), patient=True, urgency=Urgency.CALL)
        sheet.message, sheet.shown = became["messages"][0], asked
        await self._remember(_name(spot.chat, sheet.message), json.dumps(sheet.cards))

    def _drawn(self, questions: Mapping[int, _Question]) -> Drawn:
        asked = sorted(questions.values(), key=lambda one: one.letter)
        language = asked[0].drawn.language
        calm = [one for one in asked if one.calm]
        title = next((one.title for one in calm), EACH)
        lines = tuple((Span(f"{one.letter} · {glance(one.drawn)}"),) for one in asked)
        rows = [row for one in asked if not one.calm for row in _rows(one)]
        rows += _batched([key for one in calm for row in _rows(one) for key in row], ABREAST)
        if any(one.title == TURNS for one in calm) and (address := self._address()):
            rows.append((Key(self._texts.say(language, "telegram-turns-private"), "", url=address),))
        return Drawn((Span(self._texts.say(language, title)),), lines, buttons=tuple(rows), language=language)


def _rows(question: _Question) -> Iterator[tuple[Key, ...]]:
    for row in question.drawn.buttons:
        yield tuple(Key(f"{question.letter} · {key.label}", key.id, key.style, key.url) for key in row)


def _batched(keys: list[Key], count: int) -> Iterator[tuple[Key, ...]]:
    """Rows of so many."""
    return (tuple(keys[start : start + count]) for start in range(0, len(keys), count))


def _fit(keys: list[Key]) -> bool:
    """Whether one keyboard holds them, each with its letter."""
    weight = sum(len(json.dumps({"text": f"A · {key.label}", "callback_data": key.id})) + 2 for key in keys)
    return len(keys) <= MOST and weight <= HEAVIEST


def _name(chat: int, message: int) -> str:
    return f"telegram:together:{chat}:{message}"
