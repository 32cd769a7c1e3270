"""A form, one question at a time: each is a message to reply to, or to choose under, and outlives a restart."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any
from weakref import WeakValueDictionary

from telegram import Bot, ForceReply

from bot.chats.telegram.answering import Answerer, AskedThere, language_of, link, only_for
from bot.chats.telegram.escaping import blank, clipped, seen
from bot.chats.telegram.origins import MemberOrigins
from bot.chats.telegram.reading import FACELESS, WordsForUs, packed
from bot.chats.telegram.sender import Sender, Spot
from bot.hall.cards.card import Audience, Drawn, Key, Line, Span
from bot.hall.front import Front
from bot.hall.requests import Account, Form, Unreachable

Recall = Callable[[str], Awaitable[str | None]]
Remember = Callable[[str, str], Awaitable[None]]

PLACEHOLDER = 64
PRESS = 64
"""Bytes that a button's id may have."""
LATELY = 600.0
"""How long words in a private chat answer the last question even if they do not reply to it (seconds)."""
SKIP = ("-", "–", "—")
PICK = "="
"""How the ids of a question's own buttons begin; no id of the hall does. A choice's number follows."""
_OTHER, _LEAVE_OUT = f"{PICK}+", f"{PICK}-"


@dataclass(frozen=True, slots=True)
class FormQuestion:
    """A form under way: what is still to ask, the first now, and what was said so far."""

    press: str
    title: str
    person: tuple[str, str]
    language: str
    fields: tuple[Mapping[str, Any], ...]
    values: Mapping[str, str]
    mentioned: tuple[tuple[str, str, str, str], ...] = ()
    at: float = 0.0
    origin: str = ""
    """The room it belongs to, where it is asked in private."""
    answers: int | None = None
    """The message that it answers: its writer is the one who is asked to reply."""
    key: str = ""
    """Under which the question before is remembered."""

    @property
    def accounts(self) -> tuple[Account, ...]:
        """The accounts that the answers mention."""
        return tuple(Account("telegram", *one) for one in self.mentioned)

    def written(self) -> str:
        """The question as it is kept."""
        return json.dumps([getattr(self, name) for name in self.__slots__ if name != "key"], ensure_ascii=False)

    @classmethod
    def read(cls, written: str, key: str) -> FormQuestion:
        """The question as it was kept."""
        press, title, (id, name), language, fields, values, mentioned, at, origin, *rest = json.loads(written)
        accounts = tuple((one, called, code, handle) for one, called, code, handle in mentioned)
        answers = rest[0] if rest else None
        return cls(press, title, (id, name), language, tuple(fields), values, accounts, at, origin, answers, key)


@dataclass(frozen=True, slots=True)
class Picked:
    """A choice that was made: what is left of the form, and what now stands where the buttons were, if anything."""

    question: FormQuestion
    instead: Drawn | None


class FormQuestions:
    """Forms under way."""

    def __init__(
        self,
        bot: Bot,
        front: Front,
        sender: Sender,
        answerer: Answerer,
        recall: Recall,
        remember: Remember,
        clock: Callable[[], float],
        origins: MemberOrigins,
    ) -> None:
        self._bot = bot
        self._front = front
        self._sender = sender
        self._answerer = answerer
        self._recall = recall
        self._remember = remember
        self._clock = clock
        self._origins = origins
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Held while a question is sent and written down, so that a quick answer finds it."""

    async def begin(self, asked: AskedThere, form: Form) -> None:
        """Ask the first question of a form: in the room, or in private where the answer would be private too."""
        account = asked.request.account
        fields = tuple(
            {
                "name": field.name,
                "label": field.label,
                "about": field.about,
                "required": field.required,
                "value": field.value,
                "choices": [(choice.label, choice.value) for choice in field.choices],
                "free": field.free,
            }
            for field in form.fields
        )
        question = FormQuestion(form.press, form.title, (account.id, account.name), form.language, fields, {})
        # The form's own press tells what it is for, even where the button held only a token.
        filled = replace(asked.request, line="", press=form.press)
        if asked.apart is not None:
            await self.ask(replace(question, origin=asked.origin.written()), asked.apart)
        elif asked.request.place.private or self._front.visibility(filled) is Audience.ROOM:
            await self.ask(question, asked.spot)
        elif account.id in FACELESS:
            await self._answerer.tell(asked.spot, form.language, "telegram-write-as-yourself")
        else:
            await self._ask_apart(question, asked, account)

    async def ask(self, question: FormQuestion, spot: Spot) -> None:
        """Ask the next question there, then forget the one before."""
        field = question.fields[0]
        account = Account("telegram", *question.person)
        label = seen(str(field["label"])).strip()
        asks = ForceReply(
            selective=spot.chat < 0, input_field_placeholder=None if blank(label) else clipped(label, PLACEHOLDER)
        )
        drawn = self._drawn(question, shared=spot.chat < 0)  # its buttons, if any, stand in the place of `asks`
        async with self._turns.setdefault(spot.chat, asyncio.Lock()):
            became = await self._sender.say(spot, drawn, patient=True, asks=asks, accounts={account.id: account})
            chat, message = became["chat"], became["messages"][-1]
            asked = replace(question, at=self._clock(), answers=spot.answers)
            await self._remember(_key(chat, message), asked.written())
            if chat > 0:
                await self._remember(_last(chat), str(message))
        if question.key:
            await self._remember(question.key, "")

    async def answered(self, chat: int, account: Account, words: WordsForUs) -> FormQuestion | None:
        """The form after an answer, when these words are one; with no fields left it is complete."""
        if words.command or words.press:
            return None
        number, written = await self._meant(chat, words)
        if not written and (asking := self._turns.get(chat)) is not None:
            # A quick answer: the question was seen before it is written down.
            async with asking:
                number, written = await self._meant(chat, words)
        if not number or not written:
            return None
        question = FormQuestion.read(written, _key(chat, number))
        if question.person[0] != account.id or not (words.replied or self._clock() - question.at < LATELY):
            return None
        field, *rest = question.fields
        skipped = not field["required"] and words.line in SKIP
        values = question.values if skipped else {**question.values, field["name"]: words.line}
        said = tuple((one.id, one.name, one.language, one.handle) for one in words.mentioned)
        return replace(question, fields=tuple(rest), values=values, mentioned=question.mentioned + said)

    async def _meant(self, chat: int, words: WordsForUs) -> tuple[str | None, str | None]:
        """The question that these words may answer, and how it was written down."""
        number = words.replied or (await self._recall(_last(chat)) if chat > 0 else None)
        return number, await self._recall(_key(chat, number)) if number else None

    async def picked(self, chat: int, message: int, account: Account, press: str) -> Picked | str:
        """The form after a press on one of its choices; else the sentence for who pressed in vain."""
        texts, key = self._front.texts, _key(chat, message)
        written = await self._recall(key)
        question = FormQuestion.read(written, key) if written else None
        if question is None:
            return texts.say(language_of(account), "refused-button-gone")
        if question.person[0] != account.id:
            return texts.say(language_of(account), "telegram-form-not-yours", {"name": question.person[1]})
        field, *rest = question.fields
        if press == _OTHER:
            return Picked(replace(question, fields=({**field, "choices": ()}, *rest)), None)
        label, values = "–", question.values
        if press != _LEAVE_OUT:
            label, value = field["choices"][int(press.removeprefix(PICK))]
            values = {**values, field["name"]: value}
        instead = self._answered(question, label, shared=chat < 0)
        return Picked(replace(question, fields=tuple(rest), values=values), instead)

    async def settle(self, picked: Picked, chat: int, message: int) -> None:
        """Take the buttons of a question away, now that one was pressed."""
        if picked.instead is None:
            await self._sender.remove(chat, message)
        else:
            await self._sender.change(Spot(chat), ((message, "text"),), picked.instead, patient=True)

    async def done(self, question: FormQuestion) -> None:
        """The form was handled: forget it."""
        await self._remember(question.key, "")

    async def _ask_apart(self, question: FormQuestion, asked: AskedThere, account: Account) -> None:
        press, texts = asked.press, self._front.texts
        try:
            await self.ask(replace(question, origin=asked.origin.written()), Spot(int(account.id)))
        except Unreachable:
            await self._answerer.reached(account, False)
            key = asked.request.press or question.press
            payload = packed(key)
            await self._origins.keep(account.id, [key], asked.origin)
            if press is None or payload is None or not await press.open(link(self._bot, payload)):
                url = "" if len(key.encode()) <= PRESS else link(self._bot)
                drawn = only_for(texts, account.name, key, question.language, url)
                await self._sender.say(asked.spot, drawn, patient=True)
            return
        await self._answerer.reached(account, True)
        if press is not None:
            await press.toast(texts.say(question.language, "telegram-look-private"))

    def _drawn(self, question: FormQuestion, shared: bool) -> Drawn:
        """The question as a card; in a room it calls who is asked, so that only they are asked to reply."""
        field, texts, language = question.fields[0], self._front.texts, question.language
        person, name = question.person
        about = [str(field["about"])] if field["about"] else []
        if field["value"]:
            about.append(texts.say(language, "telegram-form-now", {"value": field["value"]}))
        buttons = self._buttons(field, language)
        if not field["required"] and not buttons:
            about.append(texts.say(language, "telegram-form-optional"))
        who = (Span(name or person, person=person, ping=True), Span(" · ")) if shared else ()
        lines = ((*who, Span(str(field["label"]), "strong")), *((Span(line),) for line in about))
        return Drawn(_title(question), lines, buttons=buttons, language=language)

    def _buttons(self, field: Mapping[str, Any], language: str) -> tuple[tuple[Key, ...], ...]:
        """The choices of a question, if it has any, and how to go past them."""
        choices = tuple(Key(label, f"{PICK}{number}") for number, (label, _) in enumerate(field.get("choices", ())))
        if not choices:
            return ()
        past = []
        if field["free"]:
            past.append(Key(self._front.texts.say(language, "ask-other"), _OTHER))
        if not field["required"]:
            past.append(Key(self._front.texts.say(language, "telegram-form-leave-out"), _LEAVE_OUT))
        return (choices, tuple(past)) if past else (choices,)

    def _answered(self, question: FormQuestion, label: str, shared: bool) -> Drawn:
        """A question that was answered with a button."""
        person, name = question.person
        who = (Span(name or person), Span(" · ")) if shared else ()
        line = (*who, Span(f"{question.fields[0]['label']}: "), Span(label, "strong"))
        return Drawn(_title(question), (line,), language=question.language)


def _title(question: FormQuestion) -> Line:
    return (Span(question.title),) if question.title else ()


def _key(chat: int, message: int | str | None) -> str:
    return f"telegram:form:{chat}:{message}"


def _last(chat: int) -> str:
    return f"telegram:asking:{chat}"
