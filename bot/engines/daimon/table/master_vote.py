"""The players' vote on whether the Master of a scene has earned a die: unseen, and told only when it is decided."""

from __future__ import annotations

from bot.engines.book import Entry, Over, Refused
from bot.engines.daimon.table.campaign import Campaign


def praise(book: Campaign, player: str, yes: bool, scene: int | None = None) -> None:
    """Vote on whether the last scene's Master has earned a die, or vote otherwise while the vote is open."""
    book.present(player)
    vote = book.chair.vote
    if vote is None or (scene is not None and scene != vote.scene):
        raise Refused("no-vote-open")
    if player not in vote.voters:
        raise Refused("no-vote-for-you")
    if vote.decided:
        raise Over("vote-over")
    if vote.ballots.get(player) is yes:
        raise Refused("voted-already")
    book.happen(PraiseVoted(scene=vote.scene, player=player, yes=yes))
    if vote.complete:
        count_votes(book)


def count_votes(book: Campaign) -> None:
    """Decide on the Master's die: all have voted, or another scene ends."""
    vote = book.chair.vote
    if vote is None or vote.decided or not vote.ballots or vote.readable:
        return
    book.happen(PraiseDecided(scene=vote.scene, master=vote.master, yes=vote.result))


def voters(book: Campaign) -> tuple[str, ...]:
    """The players who judge the Master of the scene."""
    assert book.session is not None
    return tuple(player for player in book.session.present if player != book.master)


# --- entries


class PraiseVoted(Entry, kind="campaign.praise-voted"):
    """A player voted on the Master's die; a later ballot takes the place of an earlier one."""

    needed = ("player",)
    may_seal = ("yes",)
    slip = True
    scene: int
    player: str
    yes: bool

    def sealed(self, book: Campaign) -> tuple[str, ...]:
        """A ballot stays the voter's own."""
        return ("yes",)

    def apply(self, book: Campaign) -> None:
        """The player's ballot."""
        if book.chair.vote is not None:
            book.chair.vote.ballots[self.player] = self.yes


class PraiseDecided(Entry, kind="campaign.praise-decided"):
    """The players have decided on the Master's die."""

    once = ("scene",)
    scene: int
    master: str
    yes: bool

    def apply(self, book: Campaign) -> None:
        """A die for good work."""
        if book.chair.vote is not None:
            book.chair.vote.decided = True
        seat = book.seat_of(self.master)
        if self.yes and seat is not None:
            seat.gain(book.rules.awards.master, book.rules.reserve.most)
