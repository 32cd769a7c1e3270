"""What whoever gave a secret reads where we may not delete it: all can still read it, and they are to take it away."""

from __future__ import annotations

from dataclasses import replace

from pydantic_core import to_json

from bot.hall.cards import as_json
from bot.hall.cards.card import Audience, Card, Drawn, Say, Span, Tone, say
from bot.hall.requests import Reply, Request
from bot.hall.running.answer_claims import AnswerClaims
from bot.storage.contract import Repeated, Store, Trouble, Write
from bot.storage.stored import ONLY_READ, StoredRequest
from bot.texts import Texts


def told_standing(room: str, file: bool, several: bool = False) -> Say:
    """The sentence itself."""
    return say("still-there-files" if several else "still-there-file" if file else "still-there-words", room=room)


async def kept(store: Store, claims: AnswerClaims, request: Request, person: str, room: str, card: Card) -> bool:
    """Keep the answer to what is yet to be taken away, though nothing came of it: after a crash it is taken away as the
    answer is said again. Whether it is kept; in trouble the answer is said without."""
    handle = to_json({**request.handle, ONLY_READ: True}).decode()
    mine = claims.claim(request.id, request.patience)
    try:
        await store.write(Write(StoredRequest(request.id, person, room, request.at, as_json.dumps(card), handle)))
    except (Trouble, Repeated):
        if mine:
            claims.release(request.id)
        return False
    return True


def left_standing(reply: Reply, request: Request, texts: Texts) -> tuple[Reply, Reply | None]:
    """The answer with that sentence; where the answer is for the room, what is said beside it to its giver alone: the
    room need not hear what there is to be read."""
    language, room = reply.drawn.language, request.place.title or request.place.house_title
    several = request.file is not None and request.file.unread == "several-files"
    told = told_standing(room, request.attached or request.file is not None, several)
    words = (Span(texts.say(language, told.key, told.arguments)),)
    if reply.audience is Audience.ROOM:
        card = Card(lines=(told,), audience=Audience.MEMBER, tone=Tone.BAD)
        drawn = Drawn((), (words,), tone=Tone.BAD, language=language)
        return reply, Reply(f"{reply.request}/there", drawn, Audience.MEMBER, card=card, spoken=reply.spoken)
    drawn = replace(reply.drawn, lines=(*reply.drawn.lines, words))
    kept = reply.card and replace(reply.card, lines=(*reply.card.lines, told), needless=False)
    return replace(reply, drawn=drawn, card=kept), None
