"""Whatever way a making goes: what comes into play keeps all the limits, and every step can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engines.book import Refused
from bot.engines.daimon.character.character import Character, Leaning
from bot.engines.daimon.character.skills import obstacle_at_creation, specifics_of
from bot.engines.daimon.making import attributes, daimon, gear, implants, origins, skills, steps, thirds
from bot.engines.daimon.making.state import Step
from bot.engines.daimon.rules.rules import ATTRIBUTES
from bot.engines.daimon.table.campaign import Campaign
from bot.rules import rulebook
from tests import examples
from tests.engines.daimon.laid_table import ANNA, Table, seen

RULES = rulebook().daimon
SKILLS = (
    "aim",
    "pistol",
    "rifle",
    "bow",
    "cars",
    "driving",
    "hacking",
    "computers",
    "mechanics",
    "empathy",
    "resources",
)
TRAITS = tuple(RULES.traits)
CLASSES = tuple(RULES.classes)


class Walk:
    """Somebody who presses whatever comes."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.table = Table(ANNA)
        self.book: Campaign = self.table.book
        self.method: steps.Method = chance.choice(("random", "manual"))
        self.table.act(lambda: steps.begin(self.book, ANNA, "w00000nadir", self.method, 0))

    def press(self) -> bool:
        """One press; whether anything happened."""
        records = len(self.table.records)
        making_now = self.book.sheets.making[ANNA]
        acts = self.acts(making_now.step)
        if self.chance.random() < 0.03:
            acts = [lambda: steps.step_back(self.book, ANNA)]
        try:
            self.table.act(self.chance.choice(acts))
        except Refused:
            return False
        return len(self.table.records) > records

    def acts(self, step: Step) -> list[Callable[[], object]]:
        book, pick = self.book, self.chance.choice
        dice = self.table.dice
        match step:
            case "points":
                points = [1] * 6
                for _ in range(self.chance.choice((5, 6, 6, 6))):
                    points[self.chance.randrange(6)] += 1
                return [lambda: attributes.draft(book, ANNA, points), lambda: attributes.share(book, ANNA, points)]
            case "raise":
                two = [pick(ATTRIBUTES), pick(ATTRIBUTES)]
                return [
                    lambda: attributes.roll_attributes(book, ANNA, dice()),
                    lambda: attributes.place(book, ANNA, two),
                ]
            case "origins":
                one, other = self.chance.randrange(8), self.chance.randrange(1, 7)
                return [
                    lambda: origins.roll_origins(book, ANNA, dice()),
                    lambda: origins.choose_origins(book, ANNA, one, other),
                ]
            case "cross":
                offers = origins.offers(book, book.sheets.making[ANNA])
                offered = [key for offer in offers for key in origins.classes_of(RULES, offer.klass)]
                return [
                    lambda: origins.take_offer(book, ANNA, pick((1, 2)), pick(offered or CLASSES)),
                    lambda: origins.begin_with(book, ANNA, pick(CLASSES), pick(TRAITS)),
                ]
            case "event":
                return [
                    lambda: origins.roll_event(book, ANNA, dice()),
                    lambda: origins.choose_event(book, ANNA, "", pick(TRAITS)),
                ]
            case "second":
                return [lambda: origins.take_class(book, ANNA, pick(CLASSES))]
            case "skills":
                learn = lambda: skills.learn(  # noqa: E731
                    book, ANNA, pick((1, 2, 1, 2, 3)), pick(SKILLS), self.chance.randrange(6)
                )
                return [
                    *[learn] * 24,
                    lambda: origins.take_class(book, ANNA, pick(CLASSES)),
                    lambda: thirds.take_trait(book, ANNA, pick(TRAITS)),
                    lambda: thirds.drop_class(book, ANNA),
                    lambda: thirds.drop_trait(book, ANNA),
                    *[lambda: skills.close_skills(book, ANNA)] * 4,
                ]
            case "daimon":
                return [
                    lambda: daimon.give_daimon(book, ANNA, "w0000000ada", "", ""),
                    lambda: steps.leave(book, ANNA, "daimon"),
                ]
            case "implants":
                scores = [pick((*SKILLS, *ATTRIBUTES)) for _ in range(self.chance.choice((1, 1, 2)))]
                given = [Leaning(score=score, bonus=pick((1, 1, 2))) for score in scores]
                sort: implants.Sort = pick(("cybernetic", "nano", "genetic"))
                return [
                    lambda: implants.take(book, ANNA, "w0000000eye", sort, pick((True, False)), given),
                    lambda: implants.drop(book, ANNA, 1),
                    lambda: steps.leave(book, ANNA, "implants"),
                ]
            case "gear":
                kind: gear.Sort = pick(("weapon", "protection", "shield"))
                return [
                    *[lambda: gear.take(book, ANNA, "w00000thing", kind, self.chance.randrange(6))] * 4,
                    lambda: gear.drop(book, ANNA, 1),
                    lambda: steps.leave(book, ANNA, "gear"),
                ]
        return [lambda: steps.finish(book, ANNA)]


def keeps_all_limits(character: Character) -> None:
    """Every limit of creation, looked at from outside."""
    assert all(1 <= score <= 7 for score in character.attributes.values())
    assert 12 <= sum(character.attributes.values()) <= 18
    assert 1 <= character.origin <= 6
    assert 1 <= character.social <= 6
    assert character.resources == character.social
    assert 2 <= len(character.classes) <= 3
    assert 2 <= len(character.traits) <= 3
    assert len({held.key for held in character.classes}) == len(character.classes)
    assert len({held.key for held in character.traits}) == len(character.traits)
    assert all(1 <= score <= 4 for score in character.skills.values())
    assert "resources" not in character.skills
    seated = [skill for held in character.classes for skill in held.skills]
    assert sorted(seated) == sorted(character.skills)
    paid = (len(character.classes) > 2) + sum(skills.trait_cost(RULES, held.leaning) for held in character.traits[2:])
    assert sum(character.skills.values()) == 7 + 6 + 5 - paid
    for held, points, least in zip(character.classes, (7, 6, 2), (3, 3, 1), strict=False):
        assert sum(character.skills[skill] for skill in held.skills) >= points
        assert len(held.skills) >= least
    for skill, score in character.skills.items():
        if RULES.skills[skill].sort == "generic":
            assert obstacle_at_creation(score, specifics_of(RULES, {}, character.all_skills, skill)) is None
    assert len(character.implants) <= 6
    assert implants.spent(RULES, {}, character) <= max(character.origin, character.social)
    for value in (2, 3, 4):
        most = gear.allowed(RULES, {}, character, value)
        held_so = sum(item.value == value for item in character.gear if item.sort != "shield")
        assert most is None or held_so <= most


@settings(max_examples=examples(5), deadline=None)
@given(st.integers(0, 10**9))
def test_any_walk_that_is_accepted_ends_within_all_limits(seed: int) -> None:
    walk = Walk(Random(seed))
    for press in range(600):
        before = seen(walk.book) if press % 40 == 0 else None
        if walk.press() and before is not None:
            assert seen(walk.table.undone()) == before
        if ANNA not in walk.book.sheets.making:
            break
    assert seen(walk.table.refolded()) == seen(walk.book)
    for character in walk.book.characters.values():
        keeps_all_limits(character)


def test_walks_do_come_to_an_end() -> None:
    ends = 0
    for seed in range(10):
        walk = Walk(Random(seed))
        for _ in range(600):
            walk.press()
            if ANNA not in walk.book.sheets.making:
                ends += 1
                break
    assert ends > 2
