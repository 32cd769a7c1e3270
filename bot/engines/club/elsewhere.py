"""What the club's book hears of elsewhere: who was erased, which clubs joined this one, who linked their accounts.

Each stands until the next of its kind: what it tells is taken back where it was done, never here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.engines.book import Entry
from bot.engines.club.club_book import ClubBook


def heard_who_is_gone(book: ClubBook, people: Iterable[str]) -> None:
    """These were erased: what was asked about them waits for nobody any more."""
    for who in people:
        book.happen(Gone(who=who))


def heard_of_parts(book: ClubBook, parts: Mapping[str, str]) -> None:
    """These clubs are part of this one now, each by a word from that room."""
    for club, room in [*book.parts.items()]:
        if club not in parts:
            book.happen(PartLeft(club=club, room=room))
    for club, room in parts.items():
        if club not in book.parts:
            book.happen(PartJoined(club=club, room=room))


def heard_of_strangers(book: ClubBook, olds: Iterable[str]) -> None:
    """These counted as somebody of a club that is one with this one no longer, or were guests of it themselves."""
    for old in olds:
        book.happen(PartedWithClub(old=old, called=book.joins[old].called))


def heard_of_names(book: ClubBook, names: Mapping[str, str]) -> None:
    """These are guests of a club that is one with this one no longer, and are called so (ids of words) as theirs."""
    for guest, name in names.items():
        book.happen(NameGivenBack(guest=guest, name=name))


def heard_of_accounts(book: ClubBook, linked: Mapping[str, str]) -> None:
    """These ids are others' now, by what they themselves said with an account of each."""
    for old, into in [*book.accounts.items()]:
        if linked.get(old) != into:
            book.happen(AccountsParted(old=old, into=into))
    for old, into in linked.items():
        if book.accounts.get(old) != into:
            book.happen(AccountsLinked(old=old, into=into))


class Gone(Entry, kind="club.gone"):
    """Somebody of whom a claim was asked was erased."""

    lasting = True
    who: str

    def apply(self, book: ClubBook) -> None:
        """Nothing is asked about them; nor is it again where an answer is undone."""
        book.asked.discard(self.who)
        for claim in [claim for claim in book.claims if self.who in claim]:
            del book.claims[claim]


class PartJoined(Entry, kind="club.part-joined"):
    """Another club became part of this one."""

    lasting = True
    stays = "undo-stays-link"
    club: str
    room: str

    def apply(self, book: ClubBook) -> None:
        """It is one with this one."""
        book.parts[self.club] = self.room


class PartLeft(Entry, kind="club.part-left"):
    """Another club is its own again."""

    lasting = True
    stays = "undo-stays-link"
    club: str
    room: str

    def apply(self, book: ClubBook) -> None:
        """It is another club."""
        book.parts.pop(self.club, None)


class PartedWithClub(Entry, kind="club.parted-with-club"):
    """Two who were one only while two clubs were are two again, as if nobody had ever joined them."""

    lasting = True
    stays = "undo-stays-link"
    old: str
    called: str

    def apply(self, book: ClubBook) -> None:
        """What had waited for an answer waits again, but for what was asked of who was erased."""
        join = book.joins.pop(self.old, None)
        for claim in join.answered if join else ():
            if {claim.guest, claim.member} <= book.asked:
                book.claims[claim.guest, claim.member] = claim


class NameGivenBack(Entry, kind="club.name-given-back"):
    """A guest of a club that was one with this one is called as their own club calls them: no name given here holds."""

    lasting = True
    stays = "undo-stays-link"
    guest: str
    name: str

    def apply(self, book: ClubBook) -> None:
        """So they are called; from now on that is no matter of this book."""
        book.names[self.guest] = self.name
        book.called.pop(self.guest, None)


class AccountsLinked(Entry, kind="club.accounts-linked"):
    """Somebody made their two accounts one."""

    lasting = True
    stays = "undo-stays-accounts"
    old: str
    into: str

    def apply(self, book: ClubBook) -> None:
        """The one counts as the other, everywhere."""
        book.accounts[self.old] = self.into


class AccountsParted(Entry, kind="club.accounts-parted"):
    """Somebody parted their accounts again."""

    lasting = True
    stays = "undo-stays-accounts"
    old: str
    into: str

    def apply(self, book: ClubBook) -> None:
        """Each counts for itself."""
        book.accounts.pop(self.old, None)
