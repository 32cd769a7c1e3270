"""A club's public page: the events that have one, what is on and what was, when they go on; and whose page is there."""

from __future__ import annotations

from collections import defaultdict

from bot.hall.books.board_links import BoardLinks, Looked
from bot.hall.cards.board import DrawnPanel, Met, Panel
from bot.hall.cards.card import Card, Mention, Table, plain, say
from bot.hall.cards.ids import Ids
from bot.hall.cards.public import DrawnClub, DrawnEvent, DrawnPlayer
from bot.hall.people.languages import Languages
from bot.hall.people.people import People
from bot.storage.contract import Drop, Put, Store

_CLUB, _PERSON = "page-of-club:", "page-of-person:"


class ClubPages:
    """The public pages of clubs and of their people; the id of each is in its address, and tells nothing."""

    def __init__(self, store: Store, people: People, languages: Languages, boards: BoardLinks, ids: Ids) -> None:
        self._store, self._people, self._languages, self._boards, self._ids = store, people, languages, boards, ids

    # --- which there are

    def link(self, id: str) -> str:
        """The full address of a club's page."""
        return f"{self._boards.address}club/{id}"

    async def of_club(self, club: str) -> str:
        """The id of a club's page; empty while it has none."""
        rows = await self._store.rows("memory", key=_CLUB + club)
        return str(rows[0]["value"]) if rows else ""

    def new(self, club: str) -> tuple[str, Put]:
        """A new id for a club's page, and the row that keeps it; the one before leads nowhere from then on."""
        id = self._ids.fresh("c", 24)
        return id, Put("memory", {"key": _CLUB + club, "value": id})

    def none(self, club: str) -> Drop:
        """What takes a club's page away."""
        return Drop("memory", {"key": _CLUB + club})

    async def of_person(self, person: str) -> tuple[str, Put]:
        """The id of a player's page, the one they have or a new one, and the row that keeps it."""
        rows = await self._store.rows("memory", key=_PERSON + person)
        id = str(rows[0]["value"]) if rows else self._ids.fresh("p", 24)
        return id, Put("memory", {"key": _PERSON + person, "value": id})

    def no_person(self, person: str) -> Drop:
        """What takes a player's page away."""
        return Drop("memory", {"key": _PERSON + person})

    async def all(self) -> list[str]:
        """The ids of the pages of all clubs that have one."""
        return [str(row["value"]) for row in await self._store.rows("memory") if row["key"].startswith(_CLUB)]

    async def _behind(self, id: str, sort: str) -> str:
        rows = await self._store.rows("memory", value=id)
        return next((row["key"].removeprefix(sort) for row in rows if row["key"].startswith(sort)), "")

    # --- what they show

    async def draw(self, id: str, language: str = "") -> DrawnClub | None:
        """A club's page in a language, or in its own; None where there is none."""
        club = await self._people.club(await self._behind(id, _CLUB))
        if club is None:
            return None
        looked = await self._looked(club.id, language)
        found: dict[str, tuple[str, str]] = {}
        for one in looked:
            for entrant in one.board.entrants:
                for person in entrant.people:
                    if person not in found and (page := await self._page_of(person)):
                        found[person] = (page, await self._name(person, one))
        events = tuple([await self._event(one) for one in looked])
        players = tuple(sorted(found.values(), key=lambda player: player[1].casefold()))
        return DrawnClub(club.title, language or self._languages.language_of_club(club), events, players)

    async def draw_player(self, id: str, player: str, language: str = "") -> DrawnPlayer | None:
        """A player's page in a club; None where there is no such page, or nothing of theirs is public there."""
        club = await self._people.club(await self._behind(id, _CLUB))
        person = await self._behind(player, _PERSON)
        if club is None or not person or not await self._page_of(person):
            return None
        events, met, name = [], list[tuple[Looked, Met]](), ""
        for one in await self._looked(club.id, language):
            mine = [entrant for entrant in one.board.entrants if person in entrant.people]
            if not mine:
                continue
            name = await self._name(person, one)
            panels = [await self._boards.panel(panel, one) for entrant in mine for panel in entrant.own()]
            events.append((await self._event(one), tuple(panels)))
            met += [(one, other) for entrant in mine for other in entrant.met()]
        if not events:
            return None
        return DrawnPlayer(
            name, language or self._languages.language_of_club(club), tuple(events), await self._head_to_head(met)
        )

    async def event(self, id: str, language: str = "") -> DrawnEvent | None:
        """An event by the id of its page."""
        one = await self._boards.look(id, language)
        return await self._event(one) if one is not None else None

    async def _looked(self, club: str, language: str) -> list[Looked]:
        """The events of a club that have a page, the last used first."""
        found = []
        for book in await self._store.books(clubs=self._people.links.circle(club)):
            page = await self._boards.page_of(book.id)
            looked = await self._boards.look(page, language) if page else None
            if looked is not None:
                found.append(looked)
        return found

    async def _event(self, one: Looked) -> DrawnEvent:
        head = await self._boards.drawn(Card(one.board.title, (one.board.subtitle,)), one)
        dates = [await self._boards.panel(panel, one) for panel in self._boards.next_date(one)]
        date = one.book.next_date if dates else None
        where = await self._people.words(date.place) if date is not None and date.place else ""
        said = tuple(line for panel in dates for line in panel.lines)
        when = date.when if date is not None else None
        return DrawnEvent(one.page, head.title, head.lines[0], one.board.over, when, where or "", said)

    async def _head_to_head(self, met: list[tuple[Looked, Met]]) -> DrawnPanel | None:
        """How often everybody was met, and how often it was won and lost; those met most often first."""
        counts: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
        for one, (other, won) in met:
            name = plain((await self._boards.drawn(Card(other), one)).title)
            counts[name][0] += 1
            if won is not None:
                counts[name][1 if won else 2] += 1
        if not counts:
            return None
        order = sorted(counts, key=lambda name: (-counts[name][0], name.casefold()))
        rows = tuple((name, *map(str, counts[name])) for name in order)
        head = tuple(say(f"player-page-{column}") for column in ("other", "met-times", "won", "lost"))
        table = Table(head, rows, (1, 2, 3))
        return await self._boards.panel(Panel(say("player-page-met"), table=table, name="met"), met[0][0])

    async def _page_of(self, person: str) -> str:
        """The id of somebody's page, while they want one."""
        if not (await self._people.person(person)).public:
            return ""
        rows = await self._store.rows("memory", key=_PERSON + person)
        return str(rows[0]["value"]) if rows else ""

    async def _name(self, person: str, one: Looked) -> str:
        return plain((await self._boards.drawn(Card(Mention(person)), one)).title)
