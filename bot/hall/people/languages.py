"""In which language, and by which clock, somebody is spoken to: their own, else that of the room's club."""

from __future__ import annotations

from bot.hall.people.accounts import language_of, likely_language
from bot.hall.people.people import People
from bot.hall.people.person import Person
from bot.hall.people.rooms import Club, Room
from bot.hall.requests import Account
from bot.texts import LANGUAGES, Texts


class Languages:
    """Chooses the language of what is said, and the clock; `language` and `zone` are the host's."""

    def __init__(self, people: People, texts: Texts, language: str, zone: str) -> None:
        self._people = people
        self._language = language
        self._zones = {one: _zone_of(texts, one, zone) for one in LANGUAGES}

    async def speech(self, account: Account, person: Person | None, room: Room | None) -> str:
        """The language of what this member alone reads: their own if it is known, else the room's."""
        own = person.language if person else ""
        own = own or language_of(account.language) or self._people.language_told(account)
        if not own and (room is None or not room.club):
            own = likely_language(account.language)
        return own or await self.language_of_room(room)

    async def language_of_room(self, room: Room | None) -> str:
        """The language that a room's club speaks."""
        return self.language_of_club(await self._club(room))

    async def zone_of_room(self, room: Room | None) -> str:
        """The time zone of a room's club."""
        return self.zone_of_club(await self._club(room))

    def language_of_club(self, club: Club | None) -> str:
        """The language that a club speaks."""
        return club.language if club else self._language

    def zone_of_club(self, club: Club | None) -> str:
        """The time zone of a club; until somebody has said one, that in which its language is most likely spoken."""
        return club.zone if club and club.zone else self._zones[self.language_of_club(club)]

    async def _club(self, room: Room | None) -> Club | None:
        return await self._people.club(room.club) if room else None


def likely_zones(texts: Texts, language: str) -> list[str]:
    """Where those live who speak a language, the likeliest first."""
    return str(texts.name(language, "club-likely-zones")).split()


def _zone_of(texts: Texts, language: str, hosts: str) -> str:
    """The host's time zone, unless those live there who speak another language of ours, and not this one."""
    own = likely_zones(texts, language)
    others = {zone for one in LANGUAGES for zone in likely_zones(texts, one)}
    return own[0] if hosts in others and hosts not in own else hosts
