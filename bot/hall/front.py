"""What a chat may ask of the hall."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Protocol

from bot.hall.books.board_links import BoardLinks
from bot.hall.books.club_pages import ClubPages
from bot.hall.cards.card import Audience, Drawn, DrawnPicture, Say
from bot.hall.declared.catalogue import Commands
from bot.hall.requests import Account, Form, Place, Reply, Request, Suggestion
from bot.hall.running.watch import Watch
from bot.ladder.steps import Step
from bot.texts import Texts


class Front(Protocol):
    """The hall as a chat knows it."""

    commands: Commands
    texts: Texts
    boards: BoardLinks
    club_pages: ClubPages
    watch: Watch

    async def handle(self, request: Request) -> Reply | Form | None:
        """Do what was asked, durably, and say what to answer; None when the words were not for us."""

    def visibility(self, request: Request) -> Audience:
        """Who will most likely see the answer, known before it is made (for a deferral)."""

    def takes_file(self, request: Request) -> bool:
        """Whether a file that comes with these words is wanted: it need not be fetched otherwise."""

    async def acknowledged(self, request: str, became: Mapping[str, Any]) -> None:
        """The reply to this request was said and became these messages."""

    def unsaid(self, request: str) -> None:
        """The reply to this request was refused for good: the herald says it at once."""

    async def complete(self, request: Request, command: str, parameter: str, typed: str) -> list[Suggestion]:
        """What could stand for this parameter, at most 25, best first; quick even over a large book."""

    async def draw_picture(self, picture: DrawnPicture, form: str = "png") -> bytes:
        """The picture as "png", or as "svg" for a page."""

    async def accounts(self, person: str) -> tuple[Account, ...]:
        """The accounts of a person, to mention them."""

    async def greeting(self, place: Place, added_by: Account | None) -> Drawn | None:
        """What to say on being invited somewhere; None when it was said there before."""

    async def moved(self, platform: str, old: str, new: str) -> None:
        """A group has a new id (a migrated Telegram group); its rooms and books follow."""

    async def left(self, place: Place, account: Account, update: str, at: float) -> None:
        """Somebody is a member of this server or group no more; `update` is the platform's id of what said so."""

    async def reachable(self, account: Account, yes: bool) -> None:
        """This person can, or can no longer, be written to in private."""

    async def undelivered(self, reply: Reply, request: Request) -> str:
        """Keep a private answer that could not be said; gives the button id that opens it, for its addressee only."""

    async def forgotten_account(self, place: Place, accounts: Iterable[Account]) -> Say | None:
        """What is said where one of these accounts is of somebody who asked to be forgotten: nothing that names them is
        kept, and a club that never knew them does not hear why. None where there is none."""

    async def forgotten_name(self, place: Place, words: str) -> str:
        """The name among these by which the place's club called somebody who asked to be forgotten, unless it is now
        another's there; empty for none."""

    async def refused(self, request: Request, why: Say) -> Reply:
        """What is answered where a chat itself finds out that something cannot be."""

    async def unnamed(self, request: Request, words: str) -> str:
        """What was typed, as it may be kept: those who asked to be forgotten there are not named in it."""

    async def barred(self, place: Place, step: Step, managers: Collection[str] = ()) -> None:
        """A room takes nothing from us, as this step of the ladder has it: its organisers hear so, once; where none is
        known, those of the accounts that manage it there whom we have met."""

    async def held_back(self, account: Account, step: Step) -> None:
        """This person's platform takes no private word from us: the organisers of their clubs there hear so, once."""

    async def held_back_no_more(self, platform: str) -> None:
        """This platform takes private words from us: whoever heard that it did not hears that it is over."""

    async def may_speak(self, place: Place) -> None:
        """Our rights here, or in this server or group, have changed: what is kept for its rooms is tried at once."""

    async def unheard(self, reply: Reply | Form, request: Request) -> None:
        """No way of saying this was taken: it is kept for its room, or for who asked, until one of them takes it."""

    async def told_apart(self, reply: Reply, place: Place) -> None:
        """An answer for all was said to who asked alone: what was done, or is asked, is kept for the room."""
