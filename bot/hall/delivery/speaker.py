"""What all that the herald says needs: the chat, the language, and a word where something waits in private."""

from __future__ import annotations

from bot.hall.cards.card import Button, Card, Mention, Tone, say
from bot.hall.hall import Hall
from bot.hall.people.person import Person
from bot.hall.people.rooms import Room
from bot.hall.requests import Account, Chat, Later, Notice, Place, Unreachable
from bot.storage.stored import BUTTON


class Speaker:
    """Finds how somebody, or a room, is spoken to."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._kept: dict[tuple[int, str], str] = {}
        """What was kept for somebody behind a button of which the room could not be told yet: tried again it is the
        same, since a chat may have named it by then."""

    async def language(self, person: Person, account: Account | None, room: Room | None) -> str:
        """The language in which somebody is written to on that account."""
        own = person.language or (account.language if account else "")
        return own or await self._hall.house.languages.language_of_room(room)

    def chat(self, platform: str) -> Chat:
        """The chat of a platform; later where it is not connected."""
        chat = self._hall.house.chats.get(platform)
        if chat is None:
            raise Later(60, f"{platform} is not connected")
        return chat

    async def waits(self, number: int, person: Person, card: Card, room: Room, place: Place) -> dict[str, object]:
        """Tell a room that something waits for somebody, with a button that only they can open."""
        trying = (number, person.id)
        press = self._kept[trying] = self._kept.get(trying) or await self._hall.keep_for(person.id, card)
        waiting = Card(
            lines=(say("private-waiting", who=Mention(person.id, ping=True)),),
            buttons=((Button(say("private-open"), press),),),
            tone=Tone.ASK,
        )
        drawn = await self._hall.draw(waiting, await self._hall.house.languages.language_of_room(room), room)
        accounts = await self._hall.house.people.accounts(person.id)
        account = next((one for one in accounts if one.platform == room.platform), None)
        try:
            became = await self.chat(room.platform).say(Notice(number, drawn, place, account, opens=press))
        except Unreachable:
            del self._kept[trying]
            raise
        del self._kept[trying]
        return {**became, "waiting": True, BUTTON: press}
