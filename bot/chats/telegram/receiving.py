"""Updates become requests, in order for each chat; what the hall answers is then said."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from telegram import Bot, CallbackQuery, Chat, Message, Update

from bot.chats.telegram import reading
from bot.chats.telegram.administrators import Administrators
from bot.chats.telegram.answering.answering import Answerer
from bot.chats.telegram.answering.asked_there import AskedThere, language_of
from bot.chats.telegram.answering.files import Files
from bot.chats.telegram.answering.form_questions import FormQuestions
from bot.chats.telegram.answering.origins import MemberOrigins
from bot.chats.telegram.answering.press import Press
from bot.chats.telegram.answering.question import PICK, FormQuestion, Held, Picked
from bot.chats.telegram.answering.together import LETTERED
from bot.chats.telegram.membership import Membership
from bot.chats.telegram.rate_limits import Crowd
from bot.chats.telegram.request_maker import RequestMaker, asked_there
from bot.chats.telegram.sending.ephemeral import WINDOW, Seer
from bot.chats.telegram.sending.outbox import Outbox
from bot.chats.telegram.sending.sender import Said, Sender, Spot
from bot.chats.telegram.sending.showing import Showing
from bot.chats.telegram.sending.waiting import PRESS as WAITS
from bot.chats.telegram.sending.waiting import Waiting
from bot.chats.telegram.topics import Topics
from bot.hall.cards.card import Say, say
from bot.hall.delivery.behind_button import OPENS
from bot.hall.front import Front
from bot.hall.people.double_press import LatelyPressed
from bot.hall.people.origins import Origin
from bot.hall.requests import Account, Form, Later, Place, Recall, Remember, Unreachable
from bot.storage.contract import Trouble

log = logging.getLogger(__name__)

LAST = 3.0
"""Time given at shutdown to the answers that still wait (seconds)."""

Todo = Coroutine[Any, Any, object]


class Receiver:
    """Everything between an update and its answer."""

    def __init__(
        self,
        bot: Bot,
        front: Front,
        outbox: Outbox,
        sender: Sender,
        answerer: Answerer,
        recall: Recall,
        remember: Remember,
        clock: Callable[[], float],
        origins: MemberOrigins,
        administrators: Administrators,
        showing: Showing,
        waiting: Waiting,
        crowd: Crowd,
        *,
        press_patience: float,
    ) -> None:
        self._press_patience = press_patience
        self._bot, self._front, self._outbox, self._answerer = bot, front, outbox, answerer
        self._clock = clock
        self._origins = origins
        self._asking = FormQuestions(bot, front, sender, answerer, recall, remember, clock, origins, showing, waiting)
        self._administrators, self._showing, self._waiting = administrators, showing, waiting
        self._crowd = crowd
        self._files = Files(bot, front)
        self._slips = LatelyPressed(clock)
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._topics = Topics(recall, remember)
        self._membership = Membership(front, answerer, administrators, showing)
        self._requests = RequestMaker(clock, administrators)
        self._answering: set[asyncio.Task[None]] = set()

    async def handle(self, update: Update) -> asyncio.Task[None] | None:
        """One update: done in its chat's order; gives its answer, under way, the chat's queue keeping the order.

        It is not waited for: what was done is stored, and a group that may not be written to for a minute would keep
        Telegram from hearing that it was.
        """
        chat = update.effective_chat
        if chat is None:
            return None
        press = Press(self._bot, update.callback_query.id, self._press_patience) if update.callback_query else None
        answering = None
        try:
            async with self._turns.setdefault(chat.id, asyncio.Lock()):
                todo = await self._understood(update, press)
                if todo is not None:
                    answering = asyncio.create_task(self._answer(todo, press), name="telegram answer")
                    self._answering.add(answering)
                    answering.add_done_callback(self._answering.discard)
        finally:
            if press is not None and answering is None:
                await press.quiet()
        return answering

    async def stop(self, last: float = LAST) -> None:
        """Give what is still to be said a last moment."""
        if self._answering:
            _, late = await asyncio.wait(self._answering, timeout=last)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _answer(self, todo: Todo, press: Press | None) -> None:
        try:
            await todo
        except (Later, Unreachable) as failure:
            log.warning("telegram: not said: %s", failure)
        except Exception:
            log.exception("telegram: an answer failed")
        finally:
            if press is not None:
                await press.quiet()

    async def _understood(self, update: Update, press: Press | None) -> Todo | None:
        """What is to be said; where the database is away, that nothing was done."""
        try:
            return await self._understand(update, press)
        except Trouble as trouble:
            log.error("telegram: update %s: the database: %s", update.update_id, trouble)
            return self._answerer.sorry(update, press, trouble)

    async def _understand(self, update: Update, press: Press | None) -> Todo | None:
        """Have done what an update asks; what is left is to say the answer."""
        if update.my_chat_member is not None:
            return await self._membership.changed(update.my_chat_member)
        if update.callback_query is not None and press is not None:
            return await self._pressed(update.update_id, update.callback_query, press)
        if update.message is not None:
            return await self._message(update.update_id, update.message)
        if update.edited_message is not None:
            return await self._edited(update.update_id, update.edited_message)
        return None

    # --- presses ------------------------------------------------------------------------------------------------

    async def _pressed(self, number: int, query: CallbackQuery, press: Press) -> Todo | None:
        held = query.message
        if held is None or not query.data:
            return None
        chat, topic, answers, unseen = held.chat, None, held.message_id, None
        said: Said | None = (held.message_id, "text")
        # Of a message that is too old Telegram tells the number alone, and no date.
        if isinstance(held, Message) and held.date.timestamp():
            topic, unseen = reading.topic_of(held), reading.unseen_id(held)
            said = (held.message_id, reading.kind_of(held)) if reading.holds(held, query.data) else None
        spot, account = Spot(chat.id, topic, answers or None), reading.account_of(query.from_user)
        press.if_late(lambda: self._front.texts.say(language_of(account), "telegram-working"))
        place = reading.place_of(chat, topic, await self._topics.title(chat, topic), account.language)
        more: dict[str, Any] = {"press": press, "held": said}
        if chat.type != Chat.PRIVATE:
            self._crowd.pressed(chat.id, account.id)
            more["seer"] = Seer(query.from_user.id, self._clock() + WINDOW, query.id)
        if unseen is not None:
            await self._sees(query.from_user.id)
            more |= {"held": None, "unseen": unseen if said else None}
        data = query.data
        if said is not None and isinstance(held, Message) and LETTERED.match(reading.label_of(held, data)):
            card = await self._answerer.meanwhile.together.card(spot, held.message_id, data)
            if card is not None:
                more["held"], spot = (card, "text"), replace(spot, answers=card)
        if data == WAITS:
            return await self._wants_theirs(number, account, place, spot, {**more, "held": None})
        if data.startswith(PICK):
            held_by = answers if unseen is None else (account.id, unseen)
            more["held"] = None
            return await self._picked(number, query.data, account, place, spot, held_by, more)
        origin = await self._origin_of(chat.id, held.message_id) if chat.type == Chat.PRIVATE else None
        request = await self._requests.made(number, account, origin.place if origin else place, press=data)
        return await self._ask_hall(await self._answerer.on_its_card(asked_there(request, spot, origin, **more)))

    async def _wants_theirs(
        self, number: int, account: Account, place: Place, spot: Spot, more: dict[str, Any]
    ) -> Todo | None:
        """All that waits there for who pressed, at once. Who was shown all of it and presses again did not see it, as
        the first press told them to, and is given it in private."""
        if self._slips.slipped(press := (spot.chat, account.id, WAITS)):
            return None
        self._slips.opened(press)
        keys, shown = await self._waiting.keys(spot, account.id), await self._waiting.shown(spot, account.id)
        await self._waiting.pressed(spot, account.id)
        if not keys:
            request = await self._requests.made(number, account, place, press=WAITS)
            return self._answerer.refuse(asked_there(request, spot, None, **more), say("refused-not-your-card"))
        fresh = [key for key in keys if key not in shown]
        seer: Seer | None = more.get("seer")
        more["seer"] = seer and replace(seer, again=not fresh)
        request = await self._requests.made(number, account, place, press=(fresh or keys)[0])
        asked = asked_there(request, spot, None, **more)
        todo = await self._ask_hall(asked)
        return None if todo is None else self._and_the_rest(todo, asked)

    async def _origin_of(self, chat: int, message: int) -> Origin | None:
        async with self._origins.keeping(chat):
            return await self._origins.of(chat, message)

    async def _picked(
        self, number: int, pick: str, account: Account, place: Place, spot: Spot, held: Held, more: dict[str, Any]
    ) -> Todo | None:
        """A choice of a form's question: the next question, or the form as a whole."""
        picked = await self._asking.picked(spot.chat, held, account, pick)
        press, seer = more["press"], more.get("seer")
        if isinstance(picked, Say):
            request = await self._requests.made(number, account, place, press=pick)
            return self._answerer.refuse(asked_there(request, spot, None, **more), picked)
        then: Todo | None
        if picked.question.fields:
            where = replace(spot, answers=picked.question.answers)
            then = self._asking.go_on(picked.question, where, place, seer, press)
        else:
            then = await self._filled(number, picked.question, account, place, spot, press=press, seer=seer)
        return self._settling(then, picked, spot.chat, held)

    async def _settling(self, then: Todo | None, picked: Picked, chat: int, message: Held) -> None:
        """Go on, and take away the buttons that were answered."""
        try:
            if then is not None:
                await then
        finally:
            await self._asking.settle(picked, chat, message)

    # --- messages -----------------------------------------------------------------------------------------------

    async def _message(self, number: int, message: Message) -> Todo | None:
        chat, user, topic = message.chat, message.from_user, reading.topic_of(message)
        if message.migrate_to_chat_id is not None:
            await self._outbox.moved(chat.id, message.migrate_to_chat_id)
        elif message.migrate_from_chat_id is not None:
            await self._outbox.moved(message.migrate_from_chat_id, chat.id)
        if (gone := message.left_chat_member) is not None and not gone.is_bot:
            self._origins.left(chat.id, gone.id)
            place, account = reading.place_of(chat), reading.account_of(gone)
            await self._front.left(place, account, f"telegram:{number}", self._clock())
        title = await self._topics.title(chat, topic, message)
        words = reading.words_for(message, self._bot.bot)
        if chat.type == Chat.PRIVATE and user is not None:
            await self._answerer.reached(reading.account_of(user), True)  # they have pressed Start
        if words is None or user is None:
            return None
        spot, account = Spot(chat.id, topic, reading.number_of(message)), reading.account_of(user)
        anonymous = message.sender_chat is not None and message.sender_chat.id == chat.id
        if message.sender_chat is not None and not anonymous:
            language = language_of(account)
            return self._answerer.tell(spot, language, "telegram-write-as-yourself") if words.command else None
        if user.is_bot and not anonymous:
            return None
        place = reading.place_of(chat, topic, title, account.language)
        if reading.unseen_id(message) is not None:
            await self._sees(user.id)
        more: dict[str, Any] = {"typed": spot.answers, "seer": self._seer_of(message)}
        question = await self._asking.answered(chat.id, account, words, place)
        if isinstance(question, Say):
            request = await self._requests.made(number, account, place, words)
            return self._answerer.refuse(asked_there(request, spot, None, **more), question)
        if question is not None and question.fields:
            return self._asking.go_on(question, spot, place, more["seer"])
        if question is not None:
            return await self._filled(number, question, account, place, spot, anonymous=anonymous, **more)
        # What a deep link opens, in private alone, may belong to a room.
        origin = await self._origins.of(user.id, words.press) if words.press else None
        place = origin.place if origin else place
        request = await self._requests.made(number, account, place, words, press=words.press, anonymous=anonymous)
        file = await self._files.fetch(message, words, request)
        asked = asked_there(replace(request, file=file), spot, origin, **more)
        todo = await self._ask_hall(asked)
        return self._and_the_rest(todo, asked) if origin and words.press.startswith(OPENS) else todo

    async def _and_the_rest(self, first: Todo | None, asked: AskedThere) -> None:
        """Give what a link or a press opens, then what else waits for that member in the group, as long as it can be
        given the same way."""
        if first is not None:
            await first
        person, last = asked.request.account.id, asked.request.press
        for key in await self._waiting.keys(asked.spot, person):
            if key == last or not key.startswith(OPENS) or not await self._comes_too(key, asked, last):
                continue
            request = replace(asked.request, id=f"{asked.request.id}/{key}", press=key)
            todo = await self._ask_hall(replace(asked, request=request, press=None))
            if todo is not None:
                await todo
            last = key

    async def _comes_too(self, key: str, asked: AskedThere, last: str) -> bool:
        """Whether this can be given as well: all of it after a link, or where the last answer went to the private chat;
        after a press in the group only what was not shown before."""
        person = asked.request.account.id
        if asked.press is None:
            return True
        if asked.seer is None or asked.seer.again:
            return last not in await self._waiting.keys(asked.spot, person)
        shown = await self._waiting.shown(asked.spot, person)
        return key not in shown and (last in shown or self._showing.proven(int(person)))

    async def _edited(self, number: int, message: Message) -> Todo | None:
        """Words changed in a group: a secret among them is refused, and nothing else is heard anew."""
        chat, user, topic = message.chat, message.from_user, reading.topic_of(message)
        words = reading.words_for(message, self._bot.bot)
        if chat.type == Chat.PRIVATE or user is None or user.is_bot or words is None:
            return None
        spot, account = Spot(chat.id, topic, reading.number_of(message)), reading.account_of(user)
        place = reading.place_of(chat, topic, await self._topics.title(chat, topic), account.language)
        request = replace(await self._requests.made(number, account, place, words), edited=True)
        return await self._ask_hall(asked_there(request, spot, None, typed=spot.answers, seer=self._seer_of(message)))

    async def _sees(self, person: int) -> None:
        """What only a client does that shows somebody what they alone see."""
        self._showing.sees(person)
        await self._waiting.saw(str(person))

    def _seer_of(self, message: Message) -> Seer | None:
        """By what who wrote in a group may be shown something alone."""
        if message.chat.type == Chat.PRIVATE or message.from_user is None:
            return None
        person, number = message.from_user.id, reading.unseen_id(message)
        if number is None:
            return Seer(person)
        return Seer(person, message.date.timestamp() + WINDOW, answers=number)

    async def _filled(
        self,
        number: int,
        question: FormQuestion,
        account: Account,
        place: Place,
        spot: Spot,
        *,
        anonymous: bool = False,
        **more: Any,
    ) -> Todo | None:
        """A form with all its answers, done in the room it belongs to."""
        apart = question.origin and place.private
        origin = Origin.read(reading.PLATFORM, question.origin) if apart else None
        origin = origin and await self._origins.still(account.id, origin)
        words = reading.WordsForUs(press=question.press, mentioned=question.accounts)
        request = await self._requests.made(
            number, account, origin.place if origin else place, words, press=question.press, anonymous=anonymous
        )
        request = replace(request, values=dict(question.values))
        todo = await self._ask_hall(asked_there(request, spot, origin, **more))
        await self._asking.done(question)
        return todo

    # --- both ---------------------------------------------------------------------------------------------------

    async def _ask_hall(self, asked: AskedThere) -> Todo | None:
        held = asked.held[0] if asked.held else asked.unseen
        press = (asked.spot.chat, asked.request.account.id, held, asked.request.press)
        if asked.press is not None and self._slips.slipped(press):
            return None
        reply = await self._front.handle(asked.request)
        if reply is None:
            return None
        if asked.press is not None and (isinstance(reply, Form) or not reply.recorded):
            self._slips.opened(press)
        if isinstance(reply, Form):
            return self._begin(asked, reply)
        return self._answerer.answer(asked, reply)

    async def _begin(self, asked: AskedThere, form: Form) -> None:
        """Ask the questions of a form; where nothing can be sent now, it is stored for the member."""
        try:
            await self._asking.begin(asked, form)
        except Unreachable as failure:
            log.warning("telegram: question of %s not said: %s", asked.request.id, failure)
            await self._answerer.unheard(asked, form)
