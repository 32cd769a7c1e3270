"""One question of a form: how it is kept, and how it is shown before and after its answer."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.hall.cards.card import Drawn, Key, Line, Span
from bot.hall.requests import Account
from bot.texts import Texts

PICK = "="
"""How the ids of a question's own buttons begin; no id of the hall does. A choice's number follows."""
OTHER, LEAVE_OUT, APART = f"{PICK}+", f"{PICK}-", f"{PICK}>"

OLDEST, LATER = 9, (None, False)
"""How much is kept of the oldest questions, and what is meant where the rest is not."""

Held: TypeAlias = int | tuple[str, int]
"""A question's message; one that only a member sees is named by that member and its id."""


@dataclass(frozen=True, slots=True)
class FormQuestion:
    """A form under way: what is still to ask, the first now, and what was said so far."""

    press: str
    title: str
    person: tuple[str, str]
    language: str
    fields: tuple[Mapping[str, Any], ...]
    values: Mapping[str, str]
    mentioned: tuple[tuple[str, str, str, str, bool], ...] = ()
    at: float = 0.0
    origin: str = ""
    """The room it belongs to, where it is asked in private."""
    answers: int | None = None
    """The message that it answers: its writer is the one who is asked to reply."""
    unseen: bool = False
    """Whether it is asked in the room it belongs to, where nobody else sees it."""
    key: str = ""
    """Under which the question before is remembered."""

    @property
    def accounts(self) -> tuple[Account, ...]:
        """The accounts that the answers mention."""
        return tuple(
            Account("telegram", id, name, language, handle, bot=bot)
            for id, name, language, handle, bot in self.mentioned
        )

    def written(self) -> str:
        """The question as it is kept."""
        return json.dumps([getattr(self, name) for name in self.__slots__ if name != "key"], ensure_ascii=False)

    @classmethod
    def read(cls, written: str, key: str) -> FormQuestion:
        """The question as it was kept."""
        kept: list[Any] = json.loads(written)
        kept += LATER[len(kept) - OLDEST :]
        press, title, (id, name), language, fields, values, mentioned, at, origin, answers, unseen = kept
        accounts = tuple((one, called, code, handle, any(bot)) for one, called, code, handle, *bot in mentioned)
        return cls(
            press, title, (id, name), language, tuple(fields), values, accounts, at, origin, answers, unseen, key
        )


@dataclass(frozen=True, slots=True)
class Picked:
    """A choice that was made: what is left of the form, and what now stands where the buttons were, if anything."""

    question: FormQuestion
    instead: Drawn | None


def shown(texts: Texts, question: FormQuestion, shared: bool) -> Drawn:
    """The question as a card; in a room it calls who is asked, so that only they are asked to reply."""
    field, language = question.fields[0], question.language
    person, name = question.person
    about = [str(field["about"])] if field["about"] else []
    label = str(field["label"])
    if field.get("with_next") and len(question.fields) > 1:
        both = {"first": label, "then": str(question.fields[1]["label"])}
        label = texts.say(language, "telegram-form-two", both)
        about.append(texts.say(language, "telegram-form-two-about", both))
    if field["value"]:
        about.append(texts.say(language, "telegram-form-now", {"value": field["value"]}))
    buttons = _buttons(texts, field, language)
    if not (field["required"] or field["value"]) and not buttons:
        about.append(texts.say(language, "telegram-form-optional"))
    who = (Span(name or person, person=person, ping=True), Span(" · ")) if shared else ()
    lines = ((*who, Span(label, "strong")), *((Span(line),) for line in about))
    return Drawn(_title(question), lines, buttons=buttons, language=language)


def _buttons(texts: Texts, field: Mapping[str, Any], language: str) -> tuple[tuple[Key, ...], ...]:
    """The choices of a question, if it has any, and how to go past them."""
    choices = tuple(Key(label, f"{PICK}{number}") for number, (label, _) in enumerate(field.get("choices", ())))
    if not choices:
        return ()
    past = []
    if field["free"]:
        past.append(Key(texts.say(language, "ask-other"), OTHER))
    if not field["required"]:
        past.append(Key(texts.say(language, "telegram-form-leave-out"), LEAVE_OUT))
    return (choices, tuple(past)) if past else (choices,)


def shown_answered(question: FormQuestion, label: str, shared: bool) -> Drawn:
    """A question that was answered with a button."""
    person, name = question.person
    who = (Span(name or person), Span(" · ")) if shared else ()
    line = (*who, Span(f"{question.fields[0]['label']}: "), Span(label, "strong"))
    return Drawn(_title(question), (line,), language=question.language)


def _title(question: FormQuestion) -> Line:
    return (Span(question.title),) if question.title else ()


def key_of(chat: int, message: Held) -> str:
    """The name under which the question of a message is remembered."""
    if isinstance(message, tuple):
        return f"telegram:form:{chat}:{message[0]}:{message[1]}"
    return f"telegram:form:{chat}:{message}"


def last_key(chat: int, person: str = "") -> str:
    """The name under which it is remembered which question came last; in a group of those that one person sees."""
    return f"telegram:asking:{chat}:{person}" if person else f"telegram:asking:{chat}"
