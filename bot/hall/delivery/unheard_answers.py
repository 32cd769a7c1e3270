"""Says again, where they were asked for, the answers that nobody is known to have heard; those of a room in order."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from bot.hall.cards import as_json
from bot.hall.cards.card import Audience, Card, Tone, say
from bot.hall.delivery.overtaken import by_newer
from bot.hall.delivery.speaker import Speaker
from bot.hall.hall import Hall
from bot.hall.people.rooms import Room
from bot.hall.requests import PATIENCE, HeldBack, Later, Notice, Place, Unreachable
from bot.hall.running.left_standing import told_standing
from bot.ladder.steps import Heard, Rung
from bot.storage.contract import Trouble
from bot.storage.stored import CONCEALS, StoredRequest, of_answer

log = logging.getLogger(__name__)

KEPT = 86_400.0
"""Seconds for which an answer, or a notice, is kept for a room that takes nothing from us."""


class UnheardAnswers:
    """Says them again."""

    def __init__(self, hall: Hall, speaker: Speaker) -> None:
        self._hall = hall
        self._house = hall.house
        self._speaker = speaker
        self._said_apart: set[str] = set()
        """The answers beside which something was said to who asked alone, however often they are tried."""

    async def say_again(self) -> None:
        """Try each answer once, those of a room in their order; what cannot be said now waits for the next call."""
        tried: set[str] = set()
        claim, claimed = self._hall.claims.claim, self._house.store.claim_answers
        while ours := [
            one for one in await claimed(self._house.chats) if one.id not in tried and claim(one.id, PATIENCE)
        ]:
            tried.update(request.id for request in ours)
            lines: dict[str, list[StoredRequest]] = defaultdict(list)
            for request in ours:
                lines[request.room].append(request)
            await asyncio.gather(*map(self._answer_all, lines.values()))

    async def _answer_all(self, requests: list[StoredRequest]) -> None:
        for request in requests:
            await self._answer(request)

    async def _answer(self, request: StoredRequest) -> None:
        became: Mapping[str, object] = {}
        try:
            became = await self._repeat(request)
        except Later as later:
            log.info("answer %s: later (%s)", request.id, later)
            self._hall.claims.release(request.id)
            return
        except Unreachable as refused:
            log.info("answer %s cannot be said: %s", request.id, refused)
            await self._keep_for_room(request, refused)
            became = await self._sorry(request, refused)
        except Trouble:
            raise
        except Exception:
            log.exception("answer %s", request.id)
            return
        self._hall.claims.heard(request.id)
        self._house.store.acknowledge(request.id, json.dumps(dict(became)) if became else "")

    async def _keep_for_room(self, request: StoredRequest, refused: Unreachable) -> None:
        """Keep an answer for a room that takes nothing from us, among what else waits there, where its organisers hear
        of it."""
        step, room = refused.step, await self._house.people.room(request.room)
        if step is None or room is None:
            return
        if step.heard is Heard.PRIVATE:
            await self._hall.organisers.barred(room, step)
        if step.then is Rung.KEPT and self._house.clock() - request.at < KEPT:
            answer = as_json.loads(request.answer)
            await self._hall.organisers.kept(room, answer, request.id, request.at, request.person)

    async def _sorry(self, request: StoredRequest, refused: Unreachable) -> Mapping[str, object]:
        """Where no form of an answer is taken, a word that it is so."""
        if refused.step is not None and refused.step.then in (Rung.SORRY, Rung.NOBODY):
            with contextlib.suppress(Unreachable):
                audience = as_json.loads(request.answer).audience
                return await self._repeat(request, Card(lines=(say("answer-refused"),), audience=audience))
        return {}

    async def _repeat(self, request: StoredRequest, instead: Card | None = None) -> Mapping[str, object]:
        """Say it where it was asked; where private messages are closed, a word there with a button that opens it."""
        room = await self._house.people.room(request.room)
        if room is None:
            raise Unreachable("no such room")
        chat = self._speaker.chat(room.platform)
        person = await self._house.people.person(request.person)
        # Once others have answered what it asks, it is said as it stands now, and calls nobody.
        edited = await self._house.store.edit_of(of_answer(request.id))
        card = instead or as_json.loads(edited.replace('"ping":true', '"ping":false') or request.answer)
        account = next(
            (one for one in await self._house.people.accounts(person.id) if one.platform == room.platform), None
        )
        own = card.audience is not Audience.ROOM or room.private
        if own:
            language = await self._speaker.language(person, account, room)
        else:
            language = await self._house.languages.language_of_room(room)
        handle = json.loads(request.handle)
        place = Place(room.platform, room.place, room.title, room.parent, room.house, "", room.private)
        if (handle.get(CONCEALS) or card.conceals) and not (room.private or await chat.take_away(handle)):
            told = told_standing(room.title, bool(handle.get(CONCEALS)))
            if own:
                card = replace(card, lines=(*card.lines, told), needless=False)
            else:  # The room need not hear what there is to be read.
                await self._apart(request, Card(lines=(told,), audience=Audience.MEMBER, tone=Tone.BAD), room)
        drawn = await self._hall.draw(card, language, room)
        nonce = _nonce(request.id if instead is None else f"{request.id}/sorry")
        newer = partial(by_newer, self._house.store, request, card, room)
        said = Notice(nonce, drawn, place, account, handle=handle, newer=newer, audience=card.audience)
        try:
            return await chat.say(said)
        except (Unreachable, HeldBack):
            if not own or room.private:
                raise
            return await self._speaker.waits(nonce, person, card, room, place)

    async def _apart(self, request: StoredRequest, card: Card, room: Room) -> None:
        """Say something once to who asked alone, beside the answer for all."""
        if request.id not in self._said_apart:
            self._said_apart.add(request.id)
            await self._hall.organisers.kept(room, card, f"{request.id}/there", self._house.clock(), request.person)


def _nonce(request: str) -> int:
    """A number for an answer said late: the same at every try, and negative, unlike the numbers of notices."""
    return -int.from_bytes(hashlib.sha256(request.encode()).digest()[:7], "big")
