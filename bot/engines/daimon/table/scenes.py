"""Scenes: each begins and ends, and its Master keeps the role for a die or passes it on."""

from __future__ import annotations

from bot.engines.book import Entry, Refused
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.table.closing import happened
from bot.engines.daimon.table.master_vote import count_votes, voters
from bot.engines.daimon.table.state import Vote
from bot.engines.dice import Dice


def begin_scene(book: Campaign, master: str) -> None:
    """The next scene is on."""
    assert book.session is not None
    book.scenes += 1
    book.session.scene = book.scenes
    chair = book.chair
    chair.leading[master] = chair.leading.get(master, 0) + 1
    book.session.led[master] = book.session.led.get(master, 0) + 1
    book.session.scenes.append((book.scenes, master))
    book.session.begun[book.scenes] = happened(book)
    book.tech.new_scene()


# --- deciding


def may_end(book: Campaign) -> bool:
    """Whether the scene can be closed as things stand."""
    return book.chair.stage == "playing" and book.fights.now is None and book.contests.open is None


def end_scene(book: Campaign, at: float) -> SceneEnded:
    """Close the scene: the Master is asked whether to keep the role, the players whether the Master earned a die."""
    _playing(book)
    if book.fights.now is not None:
        raise Refused("fight-still-on")
    if book.contests.open is not None:
        raise Refused("rolls-still-sealed")
    # Whoever has not voted on the Master of the scene before will not any more.
    count_votes(book)
    ended = SceneEnded(scene=book.scenes, at=at)
    book.happen(ended)
    return ended


def name_scene(book: Campaign, player: str, words: str, scene: int = 0) -> SceneNamed:
    """Give a scene its title: whoever led it, or leads now, the one that is meant or the last that began.

    A second title takes the place of the first.
    """
    session = book.session or book.past
    led = dict(session.scenes) if session is not None else {}
    scene = scene or max(led, default=0)
    if session is None or scene not in led:
        raise Refused("scene-not-tonight")
    if player not in (led[scene], book.master):
        raise Refused("scene-not-yours", who=led[scene])
    named = SceneNamed(player=player, session=session.number, scene=scene, words=words)
    book.happen(named)
    return named


def vacancy(scene: int, again: int) -> str:
    """The act of the Master's chair: it is vacant until this scene begins."""
    return f"vacancy/{scene}-{again}" if again else f"vacancy/{scene}"


def drawn_anew(book: Campaign) -> int:
    """How often a draw for the next scene was undone until the seal of its dice was opened: it has other dice then."""
    again = 0
    while book.ledger.over(vacancy(book.scenes + 1, again)):
        again += 1
    return again


def vacancy_now(book: Campaign) -> str:
    """The act of the chair's next draw."""
    return vacancy(book.scenes + 1, drawn_anew(book))


def keep_draw(book: Campaign, dice: Dice) -> None:
    """Refuse to do without a draw that fell, and was undone, where those who took part in it have not agreed."""
    name = vacancy_now(book)
    dice.keep(name, asks=book.deciders(name))


def keep(book: Campaign, dice: Dice) -> Kept:
    """The Master keeps the role for a die; nobody may contest it, once the claims are not yet open.

    Where it was drawn already, and that was undone, those who were in the draw have to agree.
    """
    if book.stable and book.master == book.stable:
        raise Refused("master-is-stable")
    if book.chair.stage == "playing":
        raise Refused("scene-still-on")
    if book.chair.stage == "claiming":
        raise Refused("claims-open-already")
    if book.seat(book.master).free < book.rules.prices.master:
        raise Refused("reserve-too-small", have=book.seat(book.master).free, need=book.rules.prices.master)
    keep_draw(book, dice)
    kept = Kept(player=book.master)
    book.happen(kept)
    return kept


def pass_on(book: Campaign, at: float) -> None:
    """The Master does not keep the role: whoever wants it may claim it."""
    if book.chair.stage != "keeping":
        raise Refused("nothing-to-pass-on")
    book.happen(PassedOn(at=at))


def _playing(book: Campaign) -> None:
    if book.session is None:
        raise Refused("no-session")
    if book.chair.stage != "playing":
        raise Refused("scene-ended-already")


# --- entries


class SceneEnded(Entry, kind="campaign.scene-ended"):
    """The scene is over."""

    once = ("scene",)
    scene: int
    at: float

    def apply(self, book: Campaign) -> None:
        """The Master may keep the role; the players may praise. A stable Master goes on to the next scene."""
        chair = book.chair
        if book.stable and book.master == book.stable:
            begin_scene(book, book.master)
            return
        chair.stage = "keeping"
        asked = voters(book)
        chair.vote = Vote(self.scene, book.master, asked, asked=len(asked))


class SceneNamed(Entry, kind="campaign.scene-named"):
    """A Master said what a scene is called in the story of the evening."""

    once = ("scene",)
    needed = ("scene",)
    slip = True
    player: str
    session: int
    scene: int
    words: str

    def apply(self, book: Campaign) -> None:
        """It stands over that scene."""
        book.chronicle.evenings[self.session].titles[self.scene] = self.words


class Kept(Entry, kind="campaign.role-kept"):
    """The Master paid to keep the role."""

    slip = True
    player: str

    def apply(self, book: Campaign) -> None:
        """A die less, and the next scene."""
        book.seat(self.player).pay(book.rules.prices.master)
        book.chair.stage = "playing"
        begin_scene(book, self.player)


class PassedOn(Entry, kind="campaign.role-passed-on"):
    """The Master let go of the role: claims are open."""

    at: float

    def apply(self, book: Campaign) -> None:
        """Whoever wants the role may spend a die."""
        book.chair.stage, book.chair.since = "claiming", self.at
