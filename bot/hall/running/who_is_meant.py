"""Those whom a name may mean, each with what tells them from the others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.hall.cards.card import Argument, Mention, say
from bot.hall.house import House


async def who_is_meant(house: House, people: Iterable[str], circle: str) -> list[tuple[Argument, str]]:
    """Each of them, and what stands for them in a line. The sign of a guest says which one it is to nobody who did not
    see it before: where clubs are one, it is said whose guest each is."""
    found = [*people]
    whose = await _whose_guests(house, found)
    return [await _one(house, id, circle, whose) for id in found]


async def _one(house: House, id: str, circle: str, whose: Mapping[str, Argument]) -> tuple[Argument, str]:
    if (account := house.people.unmet(id)) is not None:  # Their id is forgotten with the next start.
        return say("ask-whose-member", name=Mention(id), username=account.handle), f"<@{account.id}>"
    name = await _whom_we_know(house, id, circle)
    return say("ask-whose-club", who=name, club=whose[id]) if id in whose else name, f"<@{id}>"


async def _whom_we_know(house: House, id: str, circle: str) -> Argument:
    if (await house.people.known_in(circle)).mark(id):
        return Mention(id)  # It is drawn with its mark.
    person = await house.people.person(id)
    if person.guest:
        return say("offer-guest", name=Mention(id))
    handles = [account.handle for account in await house.people.accounts(id, circle) if account.handle]
    return say("ask-whose-member", name=Mention(id), username=handles[0]) if handles else Mention(id)


async def _whose_guests(house: House, people: Iterable[str]) -> dict[str, Argument]:
    """Whose guest each of these is, where they are of several clubs: by its title, or its platform where that is the
    same."""
    homes = {id: await house.people.club_of(id) for id in people}
    clubs = {club for id in {*homes.values()} if (club := await house.people.club_itself(id)) is not None}
    if len(clubs) < 2:
        return {}
    called: dict[str, Argument] = {club.id: club.title for club in clubs}
    if len({club.title for club in clubs}) < len(clubs):
        for id in called:
            for room in await house.people.rooms(id):
                if room.club == id:
                    called[id] = say(f"platform-{room.platform}")
    return {id: called[club] for id, club in homes.items() if club in called}
