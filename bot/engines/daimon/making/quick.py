"""A character in five minutes: three answers, the dice that the document rolls, and every other choice made for it.

Each choice goes through the step that the long way takes, so nothing comes of it that the rules refuse.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from bot.engines.book import Entry, Refused
from bot.engines.daimon.character.character import RESOURCES, Leaning
from bot.engines.daimon.character.definitions import class_rule, every_skill, skill_rule, suggested
from bot.engines.daimon.character.skills import obstacle_at_creation, specifics_of
from bot.engines.daimon.making import attributes, daimon, gear, implants, origins, skills, steps
from bot.engines.daimon.making.origins import Offer, classes_of, offers
from bot.engines.daimon.making.state import Making, Wish
from bot.engines.daimon.making.steps import making_of, name_of
from bot.engines.daimon.rules.quick import QuickRules, WayOut
from bot.engines.daimon.rules.rules import ATTRIBUTES
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.dice import Dice

POWER = "power"
EVEN = 3
"""Points are spread so that no skill is higher than this, where those of the class can hold them so."""
BROAD = 2
"""So many generic skills come before the specific ones of a class: without these they stay low."""
_WIDTHS = (4, 3, 5)
"""Over how many skills that go with a class its points are spread at best."""
DAIMON = ("daimon", "look", "nature")
"""What of a dàimon stays when the rest of its character is made anew."""


def fill(
    book: Campaign, player: str, quick: QuickRules, wish: Wish, called: Mapping[str, str], dice: Dice, *own: str
) -> None:
    """Make a whole character of a wish; dice that were seen stay. `called` names its things, `own` its dàimon."""
    making = making_of(book, player)
    way = _fitting(book, making, quick, wish)
    points = making.shared or _points(book, quick, wish, way)
    _unknown(book, player, making, points, dice)
    being = own or tuple(making.character.free[key] for key in DAIMON if key in making.character.free)
    if making.past:
        steps.start_over(book, player, "random")
    book.happen(QuickBegun(player=player, wish=wish))
    attributes.share(book, player, points)
    attributes.roll_attributes(book, player, dice)
    origins.roll_origins(book, player, dice)
    number, klass, _ = taken(book, making, wish)
    origins.take_offer(book, player, number, klass)
    _live(book, player, dice)
    origins.take_class(book, player, _second(quick, making, wish))
    _learn(book, player, way)
    if being:
        daimon.give_daimon(book, player, *being)
    else:
        steps.leave(book, player, "daimon")
    _equip(book, player, way, wish, called)


def _fitting(book: Campaign, making: Making, quick: QuickRules, wish: Wish) -> WayOut:
    """Refuse, before anything happens, what the questions do not offer; gives the way out of trouble."""
    if making.method != "random":
        raise Refused("making-by-hand")
    class_rule(book.rules, book.sheets.defined, wish.klass)
    if wish.offer:
        taken(book, making, wish)
    if wish.way not in quick.ways or wish.best not in ATTRIBUTES:
        raise Refused("button-gone")
    return quick.ways[wish.way]


def _unknown(book: Campaign, player: str, making: Making, points: tuple[int, ...], dice: Dice) -> None:
    """Ask, before anything happens, for the yes that dice need which were known when other points stood."""
    if not making.attributes:
        dice.same(name_of(book, player, "attributes"), points)
    for what, fallen in (("origins", making.origins), ("event", making.event)):
        if not fallen:
            dice.same(name_of(book, player, what))


Pair = tuple[int, str, str]
"""The number of an offer of the dice, a class of it, and its trait."""


def pairs(book: Campaign, making: Making) -> list[Pair]:
    """What the dice allow to choose from."""
    found: Sequence[Offer] = offers(book, making)
    return [
        (number, klass, offer.trait)
        for number, offer in enumerate(found, 1)
        if offer not in found[: number - 1]
        for klass in classes_of(book.rules, offer.klass)
    ]


def name_of_pair(pair: Pair) -> str:
    """A pair as a wish names it."""
    return f"{pair[0]}.{pair[1]}"


def taken(book: Campaign, making: Making, wish: Wish) -> Pair:
    """The pair that a wish takes; where it names none, the first one of another class than the free one."""
    every = pairs(book, making)
    for pair in sorted(every, key=lambda one: one[1] == wish.klass):
        if wish.offer in ("", name_of_pair(pair)):
            return pair
    raise Refused("button-gone")


def _points(book: Campaign, quick: QuickRules, wish: Wish, way: WayOut) -> tuple[int, ...]:
    """The points of the six: the best attribute, that of the way, power, which bears wounds, then what skills use."""
    rules, known = book.rules, every_skill(book.rules, book.sheets.defined)
    used: Counter[str] = Counter(known[key].attribute for key in suggested(rules, book.sheets.defined, wish.klass))
    rest = sorted(ATTRIBUTES, key=lambda one: -used[one])
    order = list(dict.fromkeys((wish.best, way.attribute, POWER, *rest)))
    return tuple(quick.sharing[order.index(one)] for one in ATTRIBUTES)


def _live(book: Campaign, player: str, dice: Dice) -> None:
    """The event of its life; where its trait is there already, the first other one of the table."""
    origins.roll_event(book, player, dice)
    making = making_of(book, player)
    if making.step == "event":
        held = {one.key for one in making.character.traits}
        table = origins.events(book.rules, making.character).traits
        origins.choose_event(book, player, "", next(one for one in table if one not in held))


def _second(quick: QuickRules, making: Making, wish: Wish) -> str:
    """The free class: the wished one, or another of its kind where the dice gave that one already."""
    kind = next((one.classes for one in quick.archetypes.values() if wish.klass in one.classes), ())
    every = (one for archetype in quick.archetypes.values() for one in archetype.classes)
    held = {one.key for one in making.character.classes}
    return next(one for one in (wish.klass, *kind, *every) if one not in held)


# --- skills


def _learn(book: Campaign, player: str, way: WayOut) -> None:
    """The points of both classes on what goes with them, the free ones on the way out of trouble."""
    rules = book.rules.making
    character = making_of(book, player).character
    for number, points in ((1, rules.first_points), (2, rules.second_points)):
        near = suggested(book.rules, book.sheets.defined, character.classes[number - 1].key)
        _spread(book, player, number, points, near)
    _spread(book, player, 2, rules.free_points, (*way.skills, *character.classes[1].skills))
    skills.close_skills(book, player)


def _spread(book: Campaign, player: str, number: int, points: int, near: Iterable[str]) -> None:
    """Spend points of a class on the first skills that can hold them all, as evenly as they may stand."""
    character = making_of(book, player).character
    elsewhere = {key for at, held in enumerate(character.classes, 1) if at != number for key in held.skills}
    known = every_skill(book.rules, book.sheets.defined)
    own = [key for key in dict.fromkeys(near) if key in known and key not in {RESOURCES, *elsewhere}]
    broad = [key for key in own if known[key].sort == "generic"][BROAD:]
    own = [key for key in own if key not in broad] + broad
    wanted = [*own, *(key for key in known if key not in {RESOURCES, *elsewhere, *own})]
    near_by = [(width, most) for most in (EVEN, book.rules.making.skill_most) for width in _WIDTHS if width <= len(own)]
    far = [(width, EVEN) for width in range(book.rules.making.skills_a_class, len(wanted))]
    plans = (plan for width, most in [*near_by, *far] if (plan := _planned(book, player, points, wanted[:width], most)))
    for key, score in next(plans).items():
        skills.learn(book, player, number, key, score)


def _planned(book: Campaign, player: str, points: int, keys: Sequence[str], most: int) -> dict[str, int] | None:
    """The scores of these skills when the points are spent on them; None where they cannot hold so many."""
    before = making_of(book, player).character.skills
    scores = dict(before)
    for _ in range(points):
        open_ = [key for key in keys if scores.get(key, 0) < most and _may_rise(book, scores, key)]
        if not open_:
            return None
        lowest = min(open_, key=lambda key: scores.get(key, 0))
        scores[lowest] = scores.get(lowest, 0) + 1
    return {key: score for key, score in scores.items() if score != before.get(key, 0)}


def _may_rise(book: Campaign, scores: Mapping[str, int], key: str) -> bool:
    """Whether a skill of a new character may be one higher beside the others."""
    rules, defined = book.rules, book.sheets.defined
    if skill_rule(rules, defined, key).sort != "generic":
        return True
    score = scores.get(key, 0) + 1
    return obstacle_at_creation(score, specifics_of(rules, defined, scores, key)) is None


# --- things


def _equip(book: Campaign, player: str, way: WayOut, wish: Wish, called: Mapping[str, str]) -> None:
    """An implant that its class pays, a weapon and a protection: as far as a new character may have them."""
    rules, defined, character = book.rules, book.sheets.defined, making_of(book, player).character
    if wish.implant:
        dear, cheap = Leaning(score=way.attribute, bonus=1), Leaning(score=way.skills[0], bonus=1)
        price = implants.price(rules, defined, "cybernetic", False, [dear])
        helped = dear if price <= implants.points(character) else cheap
        implants.take(book, player, called["implant"], "cybernetic", False, [helped])
    steps.leave(book, player, "implants")
    for sort, piece in (("weapon", way.weapon), ("protection", way.protection)):
        more = gear.left(rules, defined, character, piece.value)
        if more is None or more > 0:
            gear.take(book, player, called[sort], "weapon" if sort == "weapon" else "protection", piece.value)
    steps.leave(book, player, "gear")


class QuickBegun(Entry, kind="campaign.making-quick"):
    """Somebody answered three questions: a whole character is made of them."""

    needed = ("player",)
    player: str
    wish: Wish

    def apply(self, book: Campaign) -> None:
        """It is known what the character was made of."""
        book.sheets.making[self.player].wish = self.wish
