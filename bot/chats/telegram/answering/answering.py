"""Answering a person: in the room, or to them alone by an alert, a private message, a deep link or a button."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Coroutine, Mapping
from dataclasses import replace
from typing import Any

from telegram import Bot, Chat, Update

from bot.chats.telegram.administrators import Administrators
from bot.chats.telegram.answering.asked_there import AskedThere, language_of, link, sentence
from bot.chats.telegram.answering.concealing import Concealing
from bot.chats.telegram.answering.meanwhile import SEEN, WRITTEN, Meanwhile
from bot.chats.telegram.answering.origins import MemberOrigins
from bot.chats.telegram.answering.press import Press
from bot.chats.telegram.answering.together import AskedTogether
from bot.chats.telegram.drawing.drawing import brief, glance, shorter
from bot.chats.telegram.rate_limits import Crowd
from bot.chats.telegram.reading import FACELESS, account_of, number_of, packed, topic_of, words_for
from bot.chats.telegram.sending.ephemeral import Seer
from bot.chats.telegram.sending.outbox import Outbox, Urgency
from bot.chats.telegram.sending.sender import Sender, Spot
from bot.chats.telegram.sending.showing import Showing
from bot.chats.telegram.sending.waiting import Waiting
from bot.hall.cards.card import Audience, Drawn, Say, Span, Tone
from bot.hall.delivery.behind_button import OPENS
from bot.hall.front import Front
from bot.hall.people.origins import Origin
from bot.hall.requests import Account, Form, Later, Notice, Place, Reply, Unreachable
from bot.hall.running.left_standing import left_standing
from bot.ladder.steps import Rung, Step, Way
from bot.ladder.telegram import LADDER
from bot.storage.contract import Trouble
from bot.storage.stored import BUTTON

log = logging.getLogger(__name__)


class Answerer:
    """Says replies, whoever is to see them."""

    def __init__(
        self,
        bot: Bot,
        front: Front,
        sender: Sender,
        showing: Showing,
        waiting: Waiting,
        outbox: Outbox,
        origins: MemberOrigins,
        administrators: Administrators,
        crowd: Crowd,
        together: AskedTogether,
    ) -> None:
        self._administrators = administrators
        self.concealed = Concealing(bot, administrators, outbox).done
        self.meanwhile = Meanwhile(bot, front, sender, outbox, origins, crowd, together)
        self._bot = bot
        self._front = front
        self._sender = sender
        self._showing, self._waiting = showing, waiting
        self._outbox = outbox
        self._origins = origins
        self._reached: dict[str, bool] = {}

    async def answer(self, asked: AskedThere, reply: Reply) -> None:
        """Say a reply and tell the hall; one that cannot be said now is left to the herald."""
        if reply.repeated and reply.acknowledged:
            return
        if asked.press is not None:
            asked.press.if_late(lambda: self.meanwhile.coming(reply.drawn))
        shared = not asked.request.place.private
        if reply.conceal and shared and asked.typed is not None:
            gone = await self.concealed(asked.spot.chat, asked.typed)
            if gone:
                asked = replace(asked, typed=None, spot=replace(asked.spot, answers=None))  # It cannot be replied to.
            # Of several files sent together each is a message of its own, and the others did not come with words to us.
            if not gone or (asked.request.file and asked.request.file.unread == "several-files"):
                reply = await self._standing(asked, reply)
        try:
            became = await self._said(asked, reply)
        except (Later, Unreachable, Trouble) as failure:
            elsewhere = await self._elsewhere(asked, reply, failure) if isinstance(failure, Unreachable) else None
            if elsewhere is None:
                log.warning("telegram: answer to %s not said: %s", reply.request, failure)
                if isinstance(failure, Unreachable) or not reply.stored:  # Else the herald tries again.
                    await self.unheard(asked, reply)
                return
            became = elsewhere
        if asked.request.press and not became.get("waiting"):
            sure = "receiver" not in became or self._showing.proven(became["receiver"])
            await self._waiting.opened(asked.spot, asked.request.account.id, asked.request.press, became, sure=sure)
        if reply.stored:
            await self._front.acknowledged(reply.request, became)

    async def _said(self, asked: AskedThere, reply: Reply) -> dict[str, Any]:
        if asked.apart is not None:
            return await self._from_apart(asked, asked.apart, reply)
        if not asked.request.place.private and reply.audience is not Audience.ROOM:
            return await self._apart(asked, reply)
        return await self._openly(asked, asked.spot, reply)

    async def _elsewhere(self, asked: AskedThere, reply: Reply, barred: Unreachable) -> dict[str, Any] | None:
        """Where the room takes nothing from us: to who asked, in private, and its organisers hear of it."""
        step, person = barred.step, asked.request.account
        if step is None or step.then not in (Rung.CHAT, Rung.SORRY):
            return None
        await self.barred(asked.request.place, step)
        if step.then is Rung.SORRY:
            with contextlib.suppress(Later, Unreachable):
                return await self._sender.say(
                    asked.spot, sentence(self._front.texts, reply.drawn.language, "answer-refused"), patient=False
                )
        became = None if person.id in FACELESS else await self._told_elsewhere(asked, reply)
        if became is None and asked.typed is not None:  # Who is not to be told anywhere sees at least that it was read.
            await self.meanwhile.nod(asked.spot.chat, asked.typed, WRITTEN if reply.recorded else SEEN)
        return became

    async def barred(self, place: Place, step: Step) -> None:
        """Report that a room takes no messages: the organisers are told, or those who manage the group."""
        managers = await self._administrators.people(int(place.house)) if place.house else ()
        await self._front.barred(place, step, sorted(map(str, managers)))

    async def _told_elsewhere(self, asked: AskedThere, reply: Reply) -> dict[str, Any] | None:
        """In private, what the room does not take; None where that is closed."""
        person = asked.request.account
        if self.meanwhile.closed(int(person.id)):
            return None
        room = asked.request.place.title or asked.request.place.house_title
        here = Span(self._front.texts.say(reply.drawn.language, "answer-said-elsewhere", {"room": room}))
        try:
            drawn = replace(reply.drawn, lines=((here,), *reply.drawn.lines))
            became = await self._sender.say(Spot(int(person.id)), drawn, patient=False)
        except (Later, Unreachable):
            if asked.press is not None:
                await asked.press.alert(glance(reply.drawn))
            return None
        await self._keep(asked, reply, became)
        await self._front.told_apart(reply, asked.request.place)
        if asked.press is not None:
            await asked.press.toast(self._front.texts.say(reply.drawn.language, "telegram-look-private"))
        return became

    async def unheard(self, asked: AskedThere, reply: Reply | Form) -> None:
        """Store an answer until it can be sent. While the database does not answer, the herald sends it if it was
        stored before."""
        if not asked.request.place.private and asked.request.account.id not in FACELESS:
            with contextlib.suppress(Trouble):
                await self._front.unheard(reply, asked.request)

    async def again(self, notice: Notice) -> Mapping[str, Any]:
        """Say the answer to a request from before a restart."""
        handle = notice.handle or {}
        spot = Spot(handle["chat"], handle.get("topic"), handle.get("message"))
        if notice.audience is not Audience.ROOM and not handle.get("private"):
            apart = Spot(int(handle["person"]), None, spot.answers, spot.chat)
            became = await self._sender.say(apart, notice.drawn, patient=False)
            if notice.place is not None and notice.drawn.buttons:
                await self._origins.keep(apart.chat, became["messages"], Origin(notice.place, spot.answers))
            return became
        return await self._sender.say(spot, notice.drawn, patient=False, urgency=Urgency.KEPT)

    async def waits(self, notice: Notice, account: Account) -> dict[str, Any]:
        """Tell in a room that something waits for somebody there, in its one message for all."""
        assert notice.place is not None
        await self._origins.keep(account.id, [notice.opens], Origin(notice.place))
        return await self._waiting.add(
            Spot.at(notice.place.id), account, notice.opens, notice.drawn.language, patient=False, signed=True
        )

    async def reached(self, account: Account, yes: bool) -> None:
        """Tell the hall whether a person can be written to in private, where that is news."""
        (self.meanwhile.wrote if yes else self.meanwhile.refused)(int(account.id))
        if self._reached.get(account.id) is not yes:
            with contextlib.suppress(Trouble):  # It will be news again at the next answer.
                await self._front.reachable(account, yes)
                self._reached[account.id] = yes

    async def tell(self, spot: Spot, language: str, key: str, **arguments: str | int) -> None:
        """Say a sentence of our own."""
        await self._sender.say(spot, sentence(self._front.texts, language, key, **arguments), patient=True)

    async def refuse(self, asked: AskedThere, why: Say) -> None:
        """Refuse what we find out by ourselves: as an alert, and where that is too late down the same ladder."""
        await self.answer(asked, await self._front.refused(asked.request, why))

    def sorry(self, update: Update, press: Press | None, trouble: Trouble) -> Coroutine[Any, Any, object] | None:
        """Tell whoever asked us for something that nothing came of it; nothing is said to what people say to each
        other."""
        message, key = update.message, f"trouble-{trouble.reason}"
        user = update.effective_user
        if user is None:
            return None
        language = language_of(account_of(user))
        if press is not None:
            return self._sorry(press, user.id, language, key)
        words = words_for(message, self._bot.bot) if message is not None else None
        if message is None or words is None or not (words.command or message.chat.type == Chat.PRIVATE):
            return None
        return self.tell(Spot(message.chat.id, topic_of(message), number_of(message)), language, key)

    async def _sorry(self, press: Press, person: int, language: str, key: str) -> None:
        if not await press.alert(self._front.texts.say(language, key)):
            with contextlib.suppress(Later, Unreachable):
                await self.tell(Spot(person), language, key)

    async def greet(self, spot: Spot, drawn: Drawn) -> None:
        """Say who we are, where we were invited."""
        await self._sender.say(spot, drawn, patient=True)

    async def _from_apart(self, asked: AskedThere, apart: Spot, reply: Reply) -> dict[str, Any]:
        """An answer to a press in private that belongs to a room: said there, or here if it is for them alone."""
        if reply.audience is not Audience.ROOM:
            try:
                became = await self._openly(asked, apart, reply)
            except Unreachable:  # Their chat was closed since.
                await self.reached(asked.request.account, False)
                return await self._closed(asked, reply)
            await self._keep(asked, reply, became)
            return became
        beside = await self.meanwhile.stands_for(asked)
        if beside is not None and reply.drawn.replaces and not reply.recorded:
            became = await self._openly(asked, apart, reply)
            await self.meanwhile.stand(beside, became)
            return became
        card = ((beside.message, "text"),) if beside and beside.message and reply.drawn.replaces else ()
        became = await self.meanwhile.said(asked, asked.spot, reply, card)
        if asked.press is not None:
            room = asked.request.place.title or asked.request.place.house_title
            await asked.press.toast(self._front.texts.say(reply.drawn.language, "telegram-said-there", {"room": room}))
        if reply.drawn.replaces and asked.held is not None:
            await self._sender.remove(apart.chat, asked.held[0])
        return became

    async def on_its_card(self, asked: AskedThere) -> AskedThere:
        """The press, with the card in whose place its answer may go: the house leaves it that; or that it was own."""
        beside = await self.meanwhile.stands_for(asked)
        own = beside is None and (asked.apart is not None or asked.unseen is not None)
        card = beside.message if beside is not None else asked.held[0] if asked.held is not None and not own else None
        more = {"hidden": True} if own else {"pressed": card} if card is not None else {}
        return replace(asked, request=replace(asked.request, handle={**asked.request.handle, **more}))

    async def _keep(self, asked: AskedThere, reply: Reply, became: Mapping[str, Any]) -> None:
        """Remember which room the buttons of a private message act in."""
        if reply.drawn.buttons:
            await self._origins.keep(became["chat"], became["messages"], asked.origin)

    async def _openly(self, asked: AskedThere, spot: Spot, reply: Reply) -> dict[str, Any]:
        """An answer for everybody there; a button's message becomes it, where it asks for that."""
        press, drawn = asked.press, reply.drawn
        if press is None:
            return await self.meanwhile.said(asked, spot, reply)
        if (aside := await self.meanwhile.aside(asked, spot, reply)) is not None:
            return aside
        if asked.unseen is not None and drawn.replaces:
            await self._showing.remove(spot.chat, int(asked.request.account.id), asked.unseen)
        needless = reply.card is not None and reply.card.needless
        passing = (drawn.tone is Tone.BAD or needless) and reply.audience is Audience.MEMBER and not drawn.replaces
        words = brief(drawn, self._front.texts) if passing else None
        if words is not None and await press.alert(words):
            return {"chat": spot.chat, "messages": []}
        said = (asked.held,) if drawn.replaces and asked.held else ()
        if spot.chat > 0 and self._outbox.wait(spot.chat) > 0:
            # Whoever presses fast is ahead of the private chat's pace: the key rests, though the card is still to come.
            await press.quiet()
        became = await self.meanwhile.said(asked, spot, reply, said)
        await press.quiet()
        return became

    async def _apart(self, asked: AskedThere, reply: Reply) -> dict[str, Any]:
        """An answer for one person, down the ladder. What fits in an alert is one: it is sure to be seen, and costs no
        pace; for the others see below."""
        by = {
            Rung.ALERT: self._alerted,
            Rung.UNSEEN: self._shown,
            Rung.CHAT: self._written,
            Rung.BUTTON: self._closed,
        }
        for rung in LADDER.order(Way.PRIVATE, Rung.ALERT):
            if (became := await by[rung](asked, reply)) is not None:
                return became
        raise Unreachable("there is no way to say it to them alone")

    async def _alerted(self, asked: AskedThere, reply: Reply) -> dict[str, Any] | None:
        """As an alert at the press."""
        drawn = reply.drawn
        words = brief(drawn, self._front.texts) if reply.audience is Audience.MEMBER else None
        if words is None and self.meanwhile.scarce(asked.spot.chat):
            words = shorter(drawn)
        if words is None and reply.audience is Audience.MEMBER and self._outbox.busy(asked.spot.chat):
            words = brief(drawn)  # The group's next message comes late, and would say the same once more.
        in_its_place = asked.unseen is not None and (reply.drawn.replaces or reply.drawn.tone is not Tone.BAD)
        if asked.press is None or words is None or in_its_place or not await asked.press.alert(words):
            return None
        return {"chat": asked.spot.chat, "messages": []}

    async def _shown(self, asked: AskedThere, reply: Reply) -> dict[str, Any] | None:
        """In the group to who asked alone, if that can be done. Who may not see it hears how to ask again."""
        if asked.request.account.id in FACELESS:
            return await self._faceless(asked, reply)
        if asked.seer is None:
            return None
        drawn = reply.drawn
        instead = asked.unseen if drawn.replaces else None
        shown = await self._showing.show(asked.spot, asked.seer, drawn, instead=instead, about=asked.request.press)
        if shown is not None and asked.press is not None and not self._showing.proven(asked.seer.person):
            await asked.press.toast(self._front.texts.say(drawn.language, "telegram-look-below"))
        return shown

    async def _written(self, asked: AskedThere, reply: Reply) -> dict[str, Any] | None:
        """In their private chat; None where that is closed."""
        person = asked.request.account
        spot = Spot(int(person.id), None, asked.spot.answers, asked.spot.chat)
        if self.meanwhile.closed(spot.chat):
            return None
        try:
            async with self._origins.keeping(spot.chat):
                became = await self._sender.say(spot, reply.drawn, patient=True)
                await self._keep(asked, reply, became)
        except Unreachable:
            await self.reached(person, False)
            return None
        await self.reached(person, True)
        if asked.press is not None:
            await asked.press.toast(self._front.texts.say(reply.drawn.language, "telegram-look-private"))
        elif asked.typed is not None:
            await self.meanwhile.nod(asked.spot.chat, asked.typed, SEEN)
        return became

    async def restate(self, notice: Notice, became: Mapping[str, Any]) -> Mapping[str, Any]:
        """Edit what one member was shown in a group. Where that fails, it is sent to their private chat. A card that
        replaces one in its place is first shown anew there, if the member's app is known to show such messages: it
        may be too long for an edit, or belong below newer messages."""
        spot, seer, old = Spot(became["chat"], became.get("topic")), Seer(became["receiver"]), became["messages"]
        if notice.below and (shown := await self._showing.show(spot, seer, notice.drawn, instead=old[0], below=True)):
            return shown
        if await self._showing.restate(became["chat"], became["receiver"], old, notice.drawn):
            return became
        if notice.in_place:
            if shown := await self._showing.show(spot, seer, notice.drawn, instead=old[0]):
                return shown
            raise Unreachable("what it edits is gone")
        return await self._sender.say(Spot(int(became["receiver"])), notice.drawn, patient=False)

    async def _closed(self, asked: AskedThere, reply: Reply) -> dict[str, Any]:
        """For a member whose private chat is closed: a deep link at the press, else the group's one button for all such
        members.

        While the database does not answer, so that nothing can be kept to be opened later, only the group is told.
        Nobody is called for what the group has read.
        """
        if reply.card is not None and reply.card.needless:
            if asked.typed is not None:
                await self.meanwhile.nod(asked.spot.chat, asked.typed, WRITTEN if reply.recorded else SEEN)
            return {"chat": asked.spot.chat, "messages": []}
        try:
            opening = asked.request.press.startswith(OPENS)
            key = asked.request.press if opening else await self._front.undelivered(reply, asked.request)
            await self._origins.keep(asked.request.account.id, [key], asked.origin)
        except Trouble as trouble:
            if reply.stored:  # The herald says it when the database is back.
                raise
            drawn = sentence(self._front.texts, reply.drawn.language, f"trouble-{trouble.reason}")
            return {**await self._sender.say(asked.spot, drawn, patient=True), "waiting": True}
        payload = packed(key)
        if asked.press is not None and payload is not None and await asked.press.open(link(self._bot, payload)):
            return {"chat": asked.spot.chat, "messages": [], "waiting": True, BUTTON: key}
        signed = asked.typed is not None and await self.meanwhile.nod(asked.spot.chat, asked.typed, SEEN)
        became = await self._waiting.add(
            asked.spot, asked.request.account, key, reply.spoken or reply.drawn.language, signed=signed
        )
        return {**became, "waiting": True, BUTTON: key}

    async def _faceless(self, asked: AskedThere, reply: Reply) -> dict[str, Any]:
        """Who hides behind the group's or a channel's name cannot be told anything alone."""
        drawn = sentence(self._front.texts, reply.drawn.language, "telegram-write-as-yourself")
        return {**await self._sender.say(asked.spot, drawn, patient=True), "waiting": True}

    async def _standing(self, asked: AskedThere, reply: Reply) -> Reply:
        """The answer, once who typed a secret that we may not take away has heard, or will read in it, that it stands
        there. Who hides behind the group's name can be told so in the group alone."""
        reply, beside = left_standing(reply, asked.request, self._front.texts)
        if beside is not None:
            hidden = asked.request.account.id in FACELESS
            said = replace(beside, audience=Audience.ROOM) if hidden else beside
            try:
                await self._said(asked, said)
            except (Later, Unreachable, Trouble) as failure:
                log.warning("telegram: that a secret stays in %s was not said: %s", asked.spot.chat, failure)
                await self.unheard(replace(asked, request=replace(asked.request, id=beside.request)), beside)
        return reply
