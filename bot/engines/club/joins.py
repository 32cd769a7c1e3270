"""Joins: two ids that are one person in the club's books, parted again, or kept apart; and what a guest is called."""

from __future__ import annotations

from bot.engines.book import Entry, Refused
from bot.engines.club.club_book import ClubBook, Join, pair


def join(book: ClubBook, old: str, into: str, called: str, by: str, into_called: str = "", of: str = "") -> None:
    """Let two be one in this club: what `old` played, who is called so (an id of words), counts for `into`, who may be
    a member `of` another one that is one with it."""
    if old in book.joins:
        raise Refused("joined-already", who=old, whole=book.whole(old))
    if book.whole(into) == old:
        raise Refused("already-one")
    book.happen(Joined(old=old, into=into, called=called, by=by, into_called=into_called, of=of))


def part(book: ClubBook, old: str, by: str) -> None:
    """Let one who counts as another be themselves again."""
    if old not in book.joins:
        raise Refused("not-joined", who=old)
    book.happen(Parted(old=old, called=book.joins[old].called, by=by))


def keep_apart(book: ClubBook, one: str, other: str, by: str, called: tuple[str, str] = ("", "")) -> None:
    """Say that two are two, so that nobody is asked again."""
    if book.whole(one) == book.whole(other):
        raise Refused("already-one")
    if pair(one, other) in book.apart:
        raise Refused("kept-apart", one=one, other=other)
    book.happen(KeptApart(one=one, other=other, by=by, known_as=called))


def rename(book: ClubBook, guest: str, name: str, before: str, by: str) -> None:
    """Call a guest otherwise; `name` and `before` are ids of words: what the guest is called from now on, and was."""
    if guest not in book.called:
        book.happen(FirstName(guest=guest, name=before))
    book.happen(Renamed(guest=guest, name=name, by=by, before=before))


class Joined(Entry, kind="club.joined"):
    """A director made two one."""

    needed = ("old", "into")
    decisive = True
    old: str
    into: str
    called: str
    by: str
    into_called: str = ""
    """What the other was called then, if a guest too."""
    of: str = ""
    """The club of the other, a member, whom this one knew by their link alone."""

    def apply(self, book: ClubBook) -> None:
        """One counts as the other; what was asked about that one is answered."""
        book.joins[self.old] = Join(self.into, self.called, self.of, book.answer(self.old))
        book.apart.discard(pair(self.old, self.into))


class Parted(Entry, kind="club.parted"):
    """A director parted who had become one."""

    needed = ("old",)
    decisive = True
    old: str
    called: str
    by: str

    def apply(self, book: ClubBook) -> None:
        """They are two again."""
        book.joins.pop(self.old, None)


class KeptApart(Entry, kind="club.kept-apart"):
    """A director said that two are two."""

    needed = ("one", "other")
    one: str
    other: str
    by: str
    known_as: tuple[str, str] = ("", "")
    """What each was called then who is a guest: ids of words. Who turns out to be another has that one's name."""

    def apply(self, book: ClubBook) -> None:
        """Nobody is asked about them any more."""
        book.apart.add(pair(self.one, self.other))
        for claim in ((self.one, self.other), (self.other, self.one)):
            book.claims.pop(claim, None)


class FirstName(Entry, kind="club.first-name"):
    """What a guest was called before any director gave a name: it is there again when that is undone."""

    lasting = True
    guest: str
    name: str

    def apply(self, book: ClubBook) -> None:
        """So the guest is called, until another name follows."""
        if self.guest not in book.called:
            book.called[self.guest] = [self.name]
            book.names[self.guest] = self.name


class Renamed(Entry, kind="club.renamed"):
    """A director gave a guest another name."""

    needed = ("guest",)
    guest: str
    name: str
    by: str
    before: str = ""
    """What the guest was called just then."""

    def apply(self, book: ClubBook) -> None:
        """So the guest is called now."""
        book.called.setdefault(self.guest, []).append(self.name)
        book.names[self.guest] = self.name
