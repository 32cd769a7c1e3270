"""Claims: a member may be a guest of the club; somebody else who can know confirms it, or says no, as the
member may."""

from __future__ import annotations

from bot.engines.book import Entry, Refused
from bot.engines.club.club_book import ClubBook, GuestClaim, How, Join, pair


def may_ask(book: ClubBook, guest: str, member: str) -> bool:
    """Whether it can be asked if this member is that guest: nobody has answered yet, and nobody is being asked."""
    return (
        guest != member
        and guest not in book.joins
        and book.whole(guest) != member
        and pair(guest, member) not in book.apart
        and (guest, member) not in book.claims
    )


def ask(book: ClubBook, guest: str, member: str, called: str, how: How, at: float, *, own: bool = True) -> None:
    """Ask whether a member is a guest, who is called so (an id of words); what was answered is not asked again, unless
    the members themselves (their `own` word) had said no."""
    if (guest, member) in book.claims:
        raise Refused("claim-waits", guest=guest)
    if pair(guest, member) in book.apart or ((guest, member) in book.denied and not own):
        raise Refused("kept-apart", one=guest, other=member)
    if not may_ask(book, guest, member):
        raise Refused("not-a-guest")
    book.happen(ClaimAsked(guest=guest, member=member, called=called, how=how, at=at))


def confirm(book: ClubBook, guest: str, member: str, by: str) -> None:
    """Say that they are one."""
    claim = _to_answer(book, guest, member, by)
    book.happen(ClaimConfirmed(guest=guest, member=member, called=claim.called, by=by))


def refuse(book: ClubBook, guest: str, member: str, by: str) -> None:
    """Say that they are two, so that it is not asked again."""
    claim = _to_answer(book, guest, member, by)
    book.happen(ClaimRefused(guest=guest, member=member, called=claim.called, by=by))


def deny(book: ClubBook, guest: str, member: str, called: str, by: str) -> None:
    """Say of oneself that one is not that guest, who is called so, whether it was asked or not."""
    if guest in book.joins or (guest, member) in book.denied:
        raise Refused("claim-gone")
    claim = book.claims.get((guest, member))
    known_as = claim.called if claim is not None else called
    book.happen(ClaimRefused(guest=guest, member=member, called=known_as, by=by, own=True))


def _to_answer(book: ClubBook, guest: str, member: str, by: str) -> GuestClaim:
    """The open claim; nobody answers their own."""
    claim = book.claims.get((guest, member))
    if claim is None:
        raise Refused("claim-gone")
    if book.whole(by) in (guest, member, book.whole(member)):
        raise Refused("claim-own")
    return claim


class ClaimAsked(Entry, kind="club.claim-asked"):
    """It was asked whether a member is a guest."""

    needed = ("guest", "member")
    guest: str
    member: str
    called: str
    how: How
    at: float

    def apply(self, book: ClubBook) -> None:
        """It waits for an answer."""
        book.claims[self.guest, self.member] = GuestClaim(self.guest, self.member, self.called, self.how, self.at)
        book.asked |= {self.guest, self.member}
        book.denied.discard((self.guest, self.member))


class ClaimAnswered(Entry):
    """Somebody answered whether a member is a guest."""

    needed = ("guest", "member")
    guest: str
    member: str
    called: str
    by: str


class ClaimConfirmed(ClaimAnswered, kind="club.claim-confirmed"):
    """Somebody said that a member is the guest."""

    def apply(self, book: ClubBook) -> None:
        """In this club's books they are one; nobody else is asked about that guest."""
        answered = book.answer(self.guest)
        if book.whole(self.member) == self.guest:
            # What the member did here had counted as the guest's until it was confirmed.
            book.joins.pop(self.member)
        book.joins[self.guest] = Join(self.member, self.called, answered=answered)


class ClaimRefused(ClaimAnswered, kind="club.claim-refused"):
    """Somebody said that a member is not the guest."""

    own: bool = False
    """Whether it was the member."""

    def apply(self, book: ClubBook) -> None:
        """They are two; as far as only the member says so, others are not told that it is known."""
        book.claims.pop((self.guest, self.member), None)
        if self.own:
            book.denied.add((self.guest, self.member))
        else:
            book.apart.add(pair(self.guest, self.member))
