"""A form, one question at a time: each is a message to reply to, or to choose under, and outlives a restart."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import replace
from weakref import WeakValueDictionary

from telegram import Bot, ForceReply

from bot.chats.telegram.answering.answering import Answerer
from bot.chats.telegram.answering.asked_there import AskedThere, link
from bot.chats.telegram.answering.meanwhile import SEEN
from bot.chats.telegram.answering.origins import MemberOrigins, spot_of
from bot.chats.telegram.answering.press import Press
from bot.chats.telegram.answering.question import (
    APART,
    LEAVE_OUT,
    OTHER,
    PICK,
    FormQuestion,
    Held,
    Picked,
    key_of,
    last_key,
    shown,
    shown_answered,
)
from bot.chats.telegram.drawing.escaping import blank, clipped, seen
from bot.chats.telegram.reading import FACELESS, PLATFORM, WordsForUs, packed
from bot.chats.telegram.sending.ephemeral import Seer
from bot.chats.telegram.sending.sender import Sender, Spot
from bot.chats.telegram.sending.showing import Showing
from bot.chats.telegram.sending.waiting import Waiting
from bot.hall.cards.card import Audience, Key, Say, say
from bot.hall.front import Front
from bot.hall.people.origins import Origin
from bot.hall.requests import Account, Form, Later, Place, Recall, Remember, Unreachable
from bot.ladder.steps import Rung

PLACEHOLDER = 64
LATELY = 600.0
"""How long words in a private chat answer the last question even if they do not reply to it (seconds)."""
SKIP = ("-", "–", "—")
_WITH_NUMBER = re.compile(r"(.*[^\s,;:])[\s,;:]+(\d+)")
"""Words, and the number that the next field asks for: «sfera 2», «sfera, 2»."""
_NUMBER = re.compile(r"[+−-]?\d+(?:[.,]\d+)?")
_USERNAME = re.compile(r"(?<![\w@])@\w+(?:\.\w+)*")


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
        showing: Showing,
        waiting: Waiting,
    ) -> None:
        self._showing, self._waiting = showing, waiting
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
        """Ask the first question of a form: in the room, or where nobody else reads it if the answer is private too."""
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
                "names": field.names,
                "with_next": field.with_next,
                "counts": bool(field.keys),
            }
            for field in form.fields
        )
        question = FormQuestion(form.press, form.title, (account.id, account.name), form.language, fields, {})
        # The form's own press tells what it is for, even where the button held only a token.
        filled = replace(asked.request, line="", press=form.press)
        if asked.apart is not None:
            question = replace(question, origin=asked.origin.written())
            await self._ask_apart(question, asked.apart, asked.press, asked.request.press or question.press)
        elif asked.request.place.private or not (
            form.secret
            or asked.request.unseen
            or asked.unseen is not None
            or self._front.visibility(filled) is not Audience.ROOM
        ):
            await self._ask_openly(question, asked.spot, asked.request.place, asked.press, asked.request.press)
        elif account.id in FACELESS:
            await self._answerer.tell(asked.spot, form.language, "telegram-write-as-yourself")
        else:
            question = replace(question, origin=asked.origin.written(), unseen=True)
            await self.go_on(question, asked.spot, asked.request.place, asked.seer, asked.press, asked.request.press)

    async def _ask_openly(
        self, question: FormQuestion, spot: Spot, place: Place, press: Press | None, pressed: str
    ) -> None:
        """Ask in the room, or in private where it would wait for long there; where the room takes nothing from us, in
        private too, and its organisers hear of it."""
        if self._answerer.meanwhile.long(spot.chat) and await self._asked_aside(question, spot, place, press, pressed):
            return
        await self._answerer.meanwhile.question(spot, press, question.language, question.title)
        try:
            await self.ask(question, spot)
        except Unreachable as barred:
            step = barred.step
            if step is None or step.then is not Rung.CHAT or question.person[0] in FACELESS:
                raise
            await self._answerer.barred(place, step)
            question = replace(question, origin=Origin(place, spot.answers).written())
            await self._ask_in_private(question, spot, press, pressed or question.press)
        else:
            if press is not None and spot.chat < 0 and not question.key:
                await press.toast(self._front.texts.say(question.language, "telegram-form-below"))

    async def _asked_aside(
        self, question: FormQuestion, spot: Spot, place: Place, press: Press | None, pressed: str
    ) -> bool:
        """Ask in private what everybody may read, or lead who pressed there, if that can be done."""
        meanwhile, person = self._answerer.meanwhile, int(question.person[0])
        if question.person[0] in FACELESS or spot.chat > 0:
            return False
        origin = Origin(place, spot.answers)
        try:
            if not meanwhile.closed(person):
                await self.ask(replace(question, origin=origin.written()), Spot(person))
        except Later:
            return False
        except Unreachable:
            meanwhile.refused(person)
        if meanwhile.closed(person):
            return press is not None and await meanwhile.lead(press, person, pressed, origin)
        if press is not None:
            await press.toast(self._front.texts.say(question.language, "telegram-look-private"))
        elif spot.answers is not None:
            await meanwhile.nod(spot.chat, spot.answers, SEEN)
        return True

    async def go_on(
        self,
        question: FormQuestion,
        spot: Spot,
        place: Place,
        seer: Seer | None,
        press: Press | None = None,
        pressed: str = "",
    ) -> None:
        """Ask where the form is asked: in the room, in private, or in the room where one member alone sees it."""
        if question.origin and spot.chat > 0:
            await self._ask_apart(question, spot, press, question.press)
        elif not question.origin:
            await self._ask_openly(question, spot, place, press, pressed)
        elif (
            question.unseen
            and seer is not None
            and not self._better_apart(question, spot, press)
            and await self._asked_unseen(question, spot, seer, pressed)
        ):
            sure = self._showing.proven(seer.person)
            if press is not None and not sure:
                await press.toast(self._front.texts.say(question.language, "telegram-look-below"))
            await self._waiting.opened(spot, question.person[0], pressed, sure=sure)
        else:
            await self._ask_in_private(replace(question, unseen=False), spot, press, pressed or question.press)

    def _better_apart(self, question: FormQuestion, spot: Spot, press: Press | None) -> bool:
        """Whether it is asked in private at once, since here the question, and what comes of its answer, would wait
        with the group's few messages. Whoever was led there before and did not go is asked here."""
        meanwhile = self._answerer.meanwhile
        saves = meanwhile.scarce(spot.chat) or meanwhile.hasty(spot.chat)
        return press is not None and saves and not meanwhile.was_led(int(question.person[0]))

    async def _asked_unseen(self, question: FormQuestion, spot: Spot, seer: Seer, pressed: str) -> bool:
        """Ask where nobody else sees it, if that can be done; a button leads to the private chat, for apps that open no
        reply."""
        drawn = shown(self._front.texts, question, shared=False)
        asks = not drawn.buttons
        out = Key(self._front.texts.say(question.language, "telegram-form-in-private"), APART)
        drawn = replace(drawn, buttons=(*drawn.buttons, (out,)))
        async with self._turns.setdefault(spot.chat, asyncio.Lock()):
            became = await self._showing.show(spot, seer, drawn, asks=asks, about=pressed)
            if became is None:
                return False
            chat, person, number = became["chat"], question.person[0], became["messages"][-1]
            await self._note(question, chat, (person, number))
            # Telegram need not tell which question an unseen answer is for.
            await self._remember(last_key(chat, person), str(number))
        if question.key:
            await self._remember(question.key, "")
        return True

    async def _note(self, question: FormQuestion, chat: int, held: Held, answers: int | None = None) -> None:
        asked = replace(question, at=self._clock(), answers=answers)
        await self._remember(key_of(chat, held), asked.written())

    async def ask(self, question: FormQuestion, spot: Spot) -> None:
        """Ask the next question there, then forget the one before."""
        field = question.fields[0]
        account = Account("telegram", *question.person)
        label = seen(str(field["label"])).strip()
        asks = ForceReply(
            selective=spot.chat < 0, input_field_placeholder=None if blank(label) else clipped(label, PLACEHOLDER)
        )
        drawn = shown(
            self._front.texts, question, shared=spot.chat < 0
        )  # its buttons, if any, stand in the place of `asks`
        async with self._turns.setdefault(spot.chat, asyncio.Lock()):
            became = await self._sender.say(spot, drawn, patient=True, asks=asks, accounts={account.id: account})
            chat, message = became["chat"], became["messages"][-1]
            await self._note(question, chat, message, spot.answers)
            if chat > 0:
                await self._remember(last_key(chat), str(message))
        if question.key:
            await self._remember(question.key, "")

    async def answered(self, chat: int, account: Account, words: WordsForUs, place: Place) -> FormQuestion | Say | None:
        """The form after an answer, when these words are one; with no fields left it is complete. Words that name who
        asked to be forgotten are not kept, nor are those that are no number where one is asked for: the question waits
        for others."""
        if words.command or words.press:
            return None
        number, written = await self._meant(chat, account, words)
        if not written and (asking := self._turns.get(chat)) is not None:
            # A quick answer: the question was seen before it is written down.
            async with asking:
                number, written = await self._meant(chat, account, words)
        if not number or not written:
            return None
        question = FormQuestion.read(written, key_of(chat, number))
        if question.person[0] != account.id or not (words.replied or self._clock() - question.at < LATELY):
            return None
        there = Origin.read(PLATFORM, question.origin).place if question.origin else place
        if (gone := await self._front.forgotten_account(there, words.mentioned)) is not None:
            return gone
        field, *rest = question.fields
        named = words.line if field.get("names") else " ".join(_USERNAME.findall(words.line))
        if named and (name := await self._front.forgotten_name(there, named)):
            return say("refused-name-forgotten", name=name)
        skips = words.line in SKIP
        if field.get("counts") and not skips and not _NUMBER.fullmatch(words.line):
            return say("refused-form-number", value=words.line)  # Refused at the end, all the answers would be lost.
        said = field["value"] if skips and field["value"] else words.line
        skipped = skips and not (field["value"] or field["required"])
        values = question.values if skipped else {**question.values, field["name"]: said}
        if rest and field.get("with_next") and (both := _WITH_NUMBER.fullmatch(words.line)):
            values = {**question.values, field["name"]: both[1], rest.pop(0)["name"]: both[2]}
        mentioned = tuple((one.id, one.name, one.language, one.handle, one.bot) for one in words.mentioned)
        return replace(question, fields=tuple(rest), values=values, mentioned=question.mentioned + mentioned)

    async def _meant(self, chat: int, account: Account, words: WordsForUs) -> tuple[Held | None, str | None]:
        """The question that these words may answer, and how it was written down."""
        last = last_key(chat, account.id if words.unseen else "")
        number = words.replied or (await self._recall(last) if chat > 0 or words.unseen else None)
        if not number:
            return None, None
        held = (account.id, int(number)) if words.unseen else int(number)
        return held, await self._recall(key_of(chat, held))

    async def picked(self, chat: int, message: Held, account: Account, press: str) -> Picked | Say:
        """The form after a press on one of its choices; else the sentence for who pressed in vain."""
        key = key_of(chat, message)
        written = await self._recall(key)
        question = FormQuestion.read(written, key) if written else None
        if question is None:
            return say("refused-button-gone")
        if question.person[0] != account.id:
            return say("refused-form-not-yours", name=question.person[1])
        field, *rest = question.fields
        if press == APART:
            return Picked(replace(question, unseen=False), None)
        if press == OTHER:
            return Picked(replace(question, fields=({**field, "choices": ()}, *rest)), None)
        label, values = "–", question.values
        if press != LEAVE_OUT:
            label, value = field["choices"][int(press.removeprefix(PICK))]
            values = {**values, field["name"]: value}
        instead = shown_answered(question, label, shared=chat < 0 and not isinstance(message, tuple))
        return Picked(replace(question, fields=tuple(rest), values=values), instead)

    async def settle(self, picked: Picked, chat: int, message: Held) -> None:
        """Take the buttons of a question away, now that one was pressed."""
        if isinstance(message, tuple):
            person, number = int(message[0]), message[1]
            if picked.instead is None or not await self._showing.restate(chat, person, [number], picked.instead):
                await self._showing.remove(chat, person, number)
        elif picked.instead is None:
            await self._sender.remove(chat, message)
        else:
            await self._sender.change(Spot(chat), ((message, "text"),), picked.instead, patient=True)

    async def done(self, question: FormQuestion) -> None:
        """The form was handled: forget it."""
        await self._remember(question.key, "")

    async def _ask_apart(self, question: FormQuestion, spot: Spot, press: Press | None, key: str) -> None:
        """Ask on in the private chat; where it was closed meanwhile, from the room that the form belongs to."""
        try:
            await self.ask(question, spot)
        except Unreachable:
            await self._offer(question, spot_of(Origin.read(PLATFORM, question.origin)), press, key)

    async def _ask_in_private(self, question: FormQuestion, spot: Spot, press: Press | None, key: str) -> None:
        account = Account("telegram", *question.person)
        try:
            await self.ask(question, Spot(int(account.id)))
        except Unreachable:
            await self._offer(question, spot, press, key)
            return
        await self._answerer.reached(account, True)
        await self._waiting.opened(spot, account.id, key)
        if press is not None:
            await press.toast(self._front.texts.say(question.language, "telegram-look-private"))

    async def _offer(self, question: FormQuestion, spot: Spot, press: Press | None, key: str) -> None:
        """Where the private chat is closed: a link into it at the press, else the room's button."""
        texts, account = self._front.texts, Account("telegram", *question.person)
        await self._answerer.reached(account, False)
        payload = packed(key)
        self._answerer.meanwhile.leads(int(account.id))
        await self._origins.keep(account.id, [key], Origin.read(PLATFORM, question.origin))
        start = texts.say(question.language, "telegram-start-me", {"name": self._bot.username})
        told = press is not None and (
            await press.open(link(self._bot, payload)) if payload is not None else await press.alert(start)
        )
        if not told:
            await self._waiting.add(spot, account, key, question.language)
