"""Gives entries their place in the book's chain, tells what is no secret any more, and moves old books into it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace

from bot.engines.book import Book, Entry
from bot.engines.house_entries import SecretTold
from bot.engines.rewriting import Corrected, Restored, Voided
from bot.engines.seal_entries import SealSet
from bot.engines.seals import ActDraw
from bot.hall.books.chain import SECRET, Chain, is_untold
from bot.hall.books.long_books import aside, pages
from bot.hall.books.shelf import Volume
from bot.hall.cards.card import HEAD, Card
from bot.storage.contract import Store
from bot.storage.stored import StoredEntry


def begun(volume: Volume, chance: Callable[[int], bytes]) -> Chain:
    """The chain of a book begins, with a secret that is to be kept with its seeds."""
    volume.seeds[0] = chance(SECRET)
    volume.chain = Chain.begun(volume.stored.id, volume.seeds[0])
    return volume.chain


def now_told(volume: Volume, book: Book) -> list[Entry]:
    """What nobody was to know and everybody may know from now on."""
    if volume.chain is None or book.keeps_untold:
        return []
    return [
        SecretTold(number=number, since=hidden.since, line=hidden.line)
        for number, hidden in volume.chain.untold.items()
    ]


def headed(card: Card, volume: Volume | None) -> Card:
    """The card with the head of the chain as it is now, where it is to bear it."""
    if card.heads != HEAD:
        return card
    return replace(card, heads=(volume.chain.shown,) if volume is not None and volume.chain is not None else ())


class ChainWriter:
    """Links new entries to those on disk."""

    def __init__(self, store: Store, chance: Callable[[int], bytes]) -> None:
        self._store = store
        self._chance = chance

    async def moved(self, volume: Volume, entries: Collection[Entry]) -> list[tuple[int, bytes]]:
        """An older book goes into a chain with its next seal: the first line binds all before it; gives its secret."""
        if volume.chain is not None or not any(isinstance(entry, SealSet) for entry in entries):
            return []
        await self._store.settled()
        chain = begun(volume, self._chance)
        async for page in pages(self._store, volume.stored.id):
            await aside(len(page), lambda page=page: chain.take_all(page))  # type: ignore[misc]
        return [(0, chain.secret)]

    async def linked(self, volume: Volume, book: Book, entry: Entry, stored: StoredEntry) -> StoredEntry:
        """An entry with its place, if the book is in a chain; `book` is how it stands after all that is written."""
        chain = volume.chain
        if chain is None:
            return stored
        aims = await self._aim(volume.stored.id, entry) if entry.rewrites else 0
        return chain.add(stored, untold=entry.untold(book), aims=aims, opens=_opens(book, entry))

    async def _aim(self, book: str, entry: Entry) -> int:
        """The line that an entry voids, restores or corrects; 0 for all others."""
        match entry:
            case Voided() | Restored():
                aimed = await self._store.entries(book, request=entry.request)
            case Corrected():
                aimed = await self._store.entries(book, after=entry.seq - 1, first=1)
            case _:
                return 0
        # An entry from before the chain has no line: there its number in the book serves.
        return next(one.line or one.seq for one in aimed if not is_untold(one))


def _opens(book: Book, entry: Entry) -> list[tuple[int, str]]:
    """The acts that an entry opens, or goes on with, each with its seal."""
    acts = book.ledger.acts
    seals = {act: acts[act].seal for act in entry.opens if act in acts}  # not so if the same request opened their seal
    seals |= {draw.act: draw.seal for draw in entry.drawn if isinstance(draw, ActDraw)}
    return [(seal, act) for act, seal in seals.items()]
